//! The Universal Game Interface, as far as both sides share it: `curio engine`
//! and the programs that `ugi:COMMAND` starts.

use core::time::Duration;

use curio_engine::{Limits, Report, Verdict};
use curio_rules::LONGEST_PERFT;

/// A `go` command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Go {
    /// Find the best move.
    Think {
        /// When the search ends.
        limits: Limits,
        /// Whether to answer only after `stop`.
        infinite: bool,
    },
    /// Count the sequences of this many moves.
    Perft(u32),
}

/// How long to think when words about the limits were given, but no limit.
const BY_DEFAULT: Duration = Duration::from_secs(1);

/// Limits beyond these may outlive everybody who waits for the answer.
const LONGEST_WAIT: Duration = Duration::from_secs(86_400);
const MOST_NODES: u64 = 1_000_000_000_000;
const DEEPEST: u32 = 1_000;

/// The turns that a clock has to last for, unless it is said.
const TURNS: u64 = 20;

impl Go {
    /// Reads the text after `go`, for the player on seat `seat`.
    ///
    /// What cannot be understood is skipped, since whoever asks waits for an answer. A
    /// number below zero is zero: clocks run out before anybody notices.
    ///
    /// # Errors
    /// A message if moves are to be counted, and it is unclear how many.
    pub fn read(text: &str, seat: usize) -> Result<Self, String> {
        let text = text.to_ascii_lowercase();
        let mut limits = Limits::default();
        let mut infinite = text.trim().is_empty();
        let (mut left, mut increment, mut turns) = (None, Duration::ZERO, TURNS);
        let mut words = text.split_whitespace().peekable();
        while let Some(word) = words.next() {
            let mut number = || {
                let number = number_in(words.peek()?)?;
                words.next();
                Some(number)
            };
            match word {
                "infinite" => infinite = true,
                "perft" => {
                    let depth = number().ok_or("perft needs a number")?;
                    return u32::try_from(depth)
                        .ok()
                        .filter(|depth| *depth <= LONGEST_PERFT)
                        .map(Self::Perft)
                        .ok_or_else(|| {
                            format!("{depth} is too deep: the limit is {LONGEST_PERFT}")
                        });
                }
                "movetime" => limits.time = number().map(Duration::from_millis).or(limits.time),
                "depth" => {
                    let depth = number().map(|depth| depth.max(1).try_into().unwrap_or(u32::MAX));
                    limits.depth = depth.or(limits.depth);
                }
                "nodes" => limits.nodes = number().map(|nodes| nodes.max(1)).or(limits.nodes),
                "movestogo" => turns = number().map_or(turns, |turns| turns.clamp(2, TURNS)),
                clock => {
                    if let Some((player, what)) = clock_word(clock)
                        && let Some(time) = number().map(Duration::from_millis)
                    {
                        match what {
                            _ if player != seat => {}
                            "time" => left = Some(time),
                            _ => increment = time,
                        }
                    }
                }
            }
        }
        if let Some(left) = left {
            let share = left / turns as u32 + increment / 2;
            let share = share.min(left / 2).max(Duration::from_millis(1));
            limits.time = Some(limits.time.map_or(share, |time| time.min(share)));
        }
        if !infinite && limits == Limits::default() {
            limits.time = Some(BY_DEFAULT);
        }
        Ok(Self::Think { limits, infinite })
    }
}

/// Whether somebody may wait for these limits to be reached.
pub fn is_bounded(limits: &Limits) -> bool {
    limits.depth.is_some_and(|depth| depth <= DEEPEST)
        || limits.time.is_some_and(|time| time <= LONGEST_WAIT)
        || limits.nodes.is_some_and(|nodes| nodes <= MOST_NODES)
}

/// A number as any program may write it, without its fraction.
fn number_in(word: &str) -> Option<u64> {
    if let Ok(number) = word.parse() {
        return Some(number);
    }
    // This also reads the word `infinity`.
    let is_number = word.starts_with(|c: char| c.is_ascii_digit() || "+-.".contains(c));
    let number: f64 = word.parse().ok().filter(|_| is_number)?;
    // Numbers out of range become the nearest that there is.
    Some(number as u64)
}

/// The seat that a clock belongs to, and what is said of it: `p2time` is the time of seat
/// 1, and `winc` what seat 0 gets for each move.
fn clock_word(word: &str) -> Option<(usize, &str)> {
    let (player, what) = match word.split_at_checked(1)? {
        ("w", what) => (1, what),
        ("b", what) => (2, what),
        ("p", numbered) => {
            let (number, what) = numbered.split_at_checked(1)?;
            (number.parse().ok()?, what)
        }
        _ => return None,
    };
    (matches!(what, "time" | "inc") && player > 0).then(|| (player - 1, what))
}

/// A verdict as a score: `cp N` in hundredths, or `mate N` for a win in `N` plies,
/// negative for a loss.
pub fn score_words(verdict: Verdict) -> String {
    match verdict {
        Verdict::Win { plies } => format!("mate {plies}"),
        Verdict::Loss { plies } => format!("mate -{plies}"),
        Verdict::Draw => "cp 0".to_owned(),
        Verdict::Estimate(hundredths) => format!("cp {hundredths}"),
    }
}

/// The `info` lines of a search: one for each principal variation.
pub fn info_lines(report: &Report) -> Vec<String> {
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
pub(crate) fn command_words(command: &str) -> Option<Vec<String>> {
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
        let clocks = "wtime 1000 btime 60000 winc 0 binc 1000 movestogo 5";
        assert_eq!(Go::read(clocks, 0), share(200));
        assert_eq!(Go::read(clocks, 1), share(12_500));
        for wrong in ["perft x", "perft", "perft 99999999999", "perft 1001"] {
            assert!(Go::read(wrong, 0).is_err(), "{wrong}");
        }
    }

    #[test]
    fn limits_out_of_the_ordinary_are_read() {
        let time = |text, seat, millis| {
            let limits = Limits::time(Duration::from_millis(millis));
            let expected = Go::Think {
                limits,
                infinite: false,
            };
            assert_eq!(Go::read(text, seat), Ok(expected), "{text}");
        };
        time("p1time 165661 p2time -170671 p1inc 2000 p2inc 2000", 1, 1);
        time("movetime -5", 0, 0);
        time("movetime 1.5", 0, 1);
        time("movetime 1e3", 0, 1000);
        time("movetime 99999999999999999999", 0, u64::MAX);
        time("movetime -99999999999999999999", 0, 0);
        time("MoveTime 7 searchmoves d4 g6", 0, 7);
        time("wtime 2000 movetime 5", 0, 5);
        // What says nothing about our time.
        for text in [
            "ponder",
            "movestogo 5",
            "movetime",
            "movetime x",
            "depth nodes",
            "p2time 1000",
            "p0time 3",
            "wtime infinity",
            "sideways 3",
        ] {
            time(text, 0, 1000);
        }
        let endless = Ok(Go::Think {
            limits: Limits::default(),
            infinite: true,
        });
        assert_eq!(Go::read("movetime infinite", 0), endless);
        assert!(is_bounded(&Limits::time(Duration::from_secs(60))));
        assert!(!is_bounded(&Limits::nodes(u64::MAX)));
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
