//! The Universal Game Interface, as far as both sides share it: `curio engine`
//! and the programs that `ugi:COMMAND` starts.

use core::time::Duration;

use crate::{
    engine::{Limits, Report, Verdict},
    rules::{LONGEST_PERFT, excerpt},
};

/// A `go` command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Go {
    /// Find the best move.
    Think {
        limits: Limits,
        /// Whether to answer only after `stop`.
        infinite: bool,
    },
    /// Count the sequences of this many moves.
    Perft(u32),
}

impl Go {
    /// Reads the text after `go`, for the player on seat `seat`.
    ///
    /// # Errors
    /// A message if the text is wrong.
    pub fn read(text: &str, seat: usize) -> Result<Self, String> {
        let mut limits = Limits::default();
        let mut infinite = false;
        let (mut left, mut increment) = (None, Duration::ZERO);
        let mut words = text.split_whitespace();
        while let Some(word) = words.next() {
            let mut number = || {
                words
                    .next()
                    .and_then(|number| number.parse::<u64>().ok())
                    .ok_or_else(|| format!("{word} needs a number"))
            };
            match word {
                "infinite" => infinite = true,
                "perft" => {
                    let depth = number()?;
                    return u32::try_from(depth)
                        .ok()
                        .filter(|depth| *depth <= LONGEST_PERFT)
                        .map(Self::Perft)
                        .ok_or_else(|| {
                            format!("{depth} is too deep: the limit is {LONGEST_PERFT}")
                        });
                }
                "movetime" => limits.time = Some(Duration::from_millis(number()?)),
                "depth" => limits.depth = Some(number()?.try_into().unwrap_or(u32::MAX)),
                "nodes" => limits.nodes = Some(number()?.max(1)),
                clock => {
                    let Some((player, what)) = clock_word(clock) else {
                        return Err(format!("`{}` is unknown", excerpt(clock)));
                    };
                    let time = Duration::from_millis(number()?);
                    match what {
                        _ if player != seat => {}
                        "time" => left = Some(time),
                        _ => increment = time,
                    }
                }
            }
        }
        if let Some(left) = left {
            // Reckon with about twenty more turns.
            let share = left / 20 + increment / 2;
            limits.time = Some(share.min(left / 2).max(Duration::from_millis(1)));
        }
        infinite |= limits == Limits::default();
        Ok(Self::Think { limits, infinite })
    }
}

/// `p2time` is the time of seat 1.
fn clock_word(word: &str) -> Option<(usize, &str)> {
    let (number, what) = word.strip_prefix('p')?.split_at_checked(1)?;
    let player: usize = number.parse().ok()?;
    (matches!(what, "time" | "inc") && player > 0).then(|| (player - 1, what))
}

/// A verdict as a score: `cp N` in hundredths, or `mate N` for a win in `N` plies,
/// negative for a loss.
pub(super) fn score_words(verdict: Verdict) -> String {
    match verdict {
        Verdict::Win { plies } => format!("mate {plies}"),
        Verdict::Loss { plies } => format!("mate -{plies}"),
        Verdict::Draw => "cp 0".to_owned(),
        Verdict::Estimate(hundredths) => format!("cp {hundredths}"),
    }
}

/// The `info` lines of a search: one for each principal variation.
pub(super) fn info_lines(report: &Report) -> Vec<String> {
    let millis = report.elapsed.as_millis();
    let micros = report.elapsed.as_micros().max(1);
    let nps = u128::from(report.nodes) * 1_000_000 / micros;
    report
        .lines
        .iter()
        .enumerate()
        .map(|(number, line)| {
            let multipv = if report.lines.len() > 1 {
                format!("multipv {} ", number + 1)
            } else {
                String::new()
            };
            format!(
                "info depth {} {multipv}score {} nodes {} nps {nps} time {millis} pv {}",
                report.depth,
                score_words(line.verdict),
                report.nodes,
                line.moves.join(" ")
            )
        })
        .collect()
}

/// Splits a command line into words. Quotation marks protect spaces.
pub(super) fn command_words(command: &str) -> Option<Vec<String>> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote = None;
    for c in command.chars() {
        match quote {
            Some(mark) if c == mark => quote = None,
            None if c == '"' || c == '\'' => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            None if c.is_whitespace() => words.extend(word.take()),
            _ => word.get_or_insert_default().push(c),
        }
    }
    words.extend(word);
    (quote.is_none() && !words.is_empty()).then_some(words)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn limits_are_read() {
        let think = |limits, infinite| Ok(Go::Think { limits, infinite });
        assert_eq!(Go::read("", 0), think(Limits::default(), true));
        assert_eq!(Go::read("depth 5", 0), think(Limits::depth(5), false));
        assert_eq!(
            Go::read("movetime 250", 0),
            think(Limits::time(Duration::from_millis(250)), false)
        );
        assert_eq!(
            Go::read("nodes 9 infinite", 0),
            think(Limits::nodes(9), true)
        );
        assert_eq!(Go::read("perft 3", 0), Ok(Go::Perft(3)));
        let clocks = "p1time 1000 p2time 60000 p1inc 0 p2inc 1000";
        let share = |millis| think(Limits::time(Duration::from_millis(millis)), false);
        assert_eq!(Go::read(clocks, 0), share(50));
        assert_eq!(Go::read(clocks, 1), share(3500));
        for wrong in [
            "depth",
            "depth x",
            "sideways 3",
            "perft 99999999999",
            "perft 1001",
            "p0time 3",
        ] {
            assert!(Go::read(wrong, 0).is_err(), "{wrong}");
        }
    }

    #[test]
    fn commands_are_split_as_a_shell_would() {
        let words = |text| command_words(text);
        assert_eq!(
            words("'my engine' --name \"a b\"c  x").unwrap(),
            ["my engine", "--name", "a bc", "x"]
        );
        assert_eq!(words("''").unwrap(), [""]);
        assert!(words("'open").is_none());
        assert!(words("  ").is_none());
    }
}
