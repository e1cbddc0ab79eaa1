//! The figures printed in the book for its own games, and their contradictions.
//!
//! Our figures come from replaying the moves. The printed ones are shown beside
//! them with the reasons for any difference.

use core::fmt;

use crate::{Match, is_rated, texts};

/// The printed figures of one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PrintedPlayer {
    /// The game force.
    pub force: f64,
    /// The game power.
    pub power: f64,
    /// The effective time.
    pub effective_time: f64,
    /// The player's turns.
    pub turns: usize,
}

/// A contradiction, as a sentence in the language that is read.
#[derive(Clone, Copy, Debug)]
pub struct Contradiction(fn() -> &'static str);

impl fmt::Display for Contradiction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str((self.0)())
    }
}

/// The printed figures of one game.
#[derive(Clone, Copy, Debug)]
pub struct Printed {
    /// The name of the match in the book, as the event of a record has it.
    pub title: &'static str,
    /// The players in seat order.
    pub players: [PrintedPlayer; 2],
    /// The game level.
    pub level: f64,
    /// Delta, the correction of CIMAX.
    pub delta: f64,
    /// Contradictions within the book or with the formulas.
    pub contradictions: &'static [Contradiction],
}

const fn player(force: f64, power: f64, effective_time: f64, turns: usize) -> PrintedPlayer {
    PrintedPlayer {
        force,
        power,
        effective_time,
        turns,
    }
}

/// The games of *Scientific XIMA* with a table of magnitudes.
pub(super) const PRINTED: [Printed; 4] = [
    Printed {
        title: "Example Game",
        players: [player(40.0, 0.98, 0.40, 31), player(50.5, 1.36, 0.26, 31)],
        level: 90.5,
        delta: 100.15,
        contradictions: &[
            Contradiction(texts::record_printed_example_figure),
            Contradiction(texts::record_printed_example_move),
            Contradiction(texts::record_printed_example_level),
            Contradiction(texts::record_printed_example_delta),
        ],
    },
    Printed {
        title: "Game 1",
        players: [player(39.0, 1.08, 0.21, 31), player(56.57, 1.34, 0.44, 31)],
        level: 95.57,
        delta: 107.5,
        contradictions: &[
            Contradiction(texts::record_printed_game_1_red),
            Contradiction(texts::record_printed_game_1_blue),
            Contradiction(texts::record_printed_game_1_end),
        ],
    },
    Printed {
        title: "Game 2",
        players: [player(62.0, 1.55, 0.51, 28), player(32.0, 0.75, 0.65, 27)],
        level: 94.0,
        delta: 136.9,
        contradictions: &[
            Contradiction(texts::record_printed_game_2_red),
            Contradiction(texts::record_printed_game_2_level),
        ],
    },
    Printed {
        title: "Game 3",
        players: [player(50.62, 1.48, 0.36, 24), player(54.85, 1.78, 0.51, 24)],
        level: 105.47,
        delta: 118.2,
        contradictions: &[
            Contradiction(texts::record_printed_game_3_blue),
            Contradiction(texts::record_printed_game_3_times),
        ],
    },
];

/// The printed figures of a match, which is recognised by its event.
pub fn printed(game: &Match) -> Option<&'static Printed> {
    let terms = game.terms();
    let title = terms.event.rsplit(':').next().unwrap_or_default().trim();
    let mut known = PRINTED.iter().filter(|_| is_rated(&terms.game));
    known.find(|printed| printed.title == title)
}

#[cfg(test)]
mod tests {
    use super::super::cimax;
    use super::*;

    /// What is printed agrees with itself but for what is named.
    #[test]
    fn powers_follow_from_forces_times_and_turns() {
        for Printed { title, players, .. } in &PRINTED {
            for (number, player) in players.iter().enumerate() {
                // In Game 3 the times stand in each other's rows.
                let time = match *title {
                    "Game 3" => players[1 - number].effective_time,
                    _ => player.effective_time,
                };
                let power = cimax::power(player.force, time, player.turns);
                let near = (power - player.power).abs() < 0.011;
                assert!(near, "{title}: {power} is printed as {}", player.power);
            }
        }
    }

    #[test]
    fn levels_and_deltas_follow_from_forces_and_powers() {
        for Printed {
            title,
            players: [red, blue],
            level,
            delta,
            ..
        } in &PRINTED
        {
            assert!((red.force + blue.force - level).abs() < 0.011, "{title}");
            let beta = cimax::beta(red.power, blue.power);
            let alpha = match *title {
                "Example Game" => 0.93,
                _ => 1.0,
            };
            assert!((alpha * beta * level - delta).abs() < 0.2, "{title}");
        }
    }
}
