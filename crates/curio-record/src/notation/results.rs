//! How lists of moves say that a match ended.

use curio_rules::{Colour, Player, in_english};

use super::{OPEN, entries::Entry};
use crate::Match;

/// How a match is said to have ended: `1-0`, `*`, or a sentence.
pub(super) struct Claim {
    pub text: String,
    pub place: (usize, usize),
    /// After how many moves it stands, unless in the head.
    pub after: Option<usize>,
}

impl Claim {
    pub fn of_entry(entry: &Entry) -> Self {
        Self {
            text: entry.value.clone(),
            place: (entry.line, entry.column),
            after: None,
        }
    }

    /// Whether a word says how a match ended.
    pub fn is_result(word: &str) -> bool {
        word == "*" || scores(word).is_some()
    }

    fn is_open(&self) -> bool {
        matches!(self.text.as_str(), "" | "*" | "?")
    }

    pub fn agrees(&self, game: &Match) -> bool {
        let collapsed = |text: &str| {
            text.split_whitespace()
                .collect::<Vec<_>>()
                .join(" ")
                .to_lowercase()
        };
        let text = collapsed(&self.text);
        match in_english(|| game.outcome()) {
            _ if self.is_open() => true,
            None => text == OPEN,
            Some(outcome) => {
                collapsed(&outcome.explanation) == text
                    || scores(&self.text).is_some_and(|scores| {
                        let of = |player: Player| scores.get(player.index()).copied().unwrap_or(0);
                        let players = || (0_u8..).map(Player).take(scores.len());
                        let best = players().map(of).max().unwrap_or(0);
                        let won = |player: Player| of(player) == best;
                        let is_draw = players().all(won);
                        let as_said = |seat: &dyn Fn(Player) -> Player| {
                            players()
                                .all(|player| outcome.winners.contains(seat(player)) == won(player))
                        };
                        scores.len() == game.seats().len()
                            && if outcome.winners.is_empty() {
                                is_draw
                            } else {
                                // In chess, the first number is White's.
                                let turned = |player: Player| Player(1 - player.0.min(1));
                                let may_turn = scores.len() == 2
                                    && game.position().colours().get(1) == Some(&Colour::White);
                                as_said(&|player| player) || may_turn && as_said(&turned)
                            }
                    })
            }
        }
    }

    /// Whether the moves say otherwise.
    pub fn contradicts(&self, game: &Match) -> bool {
        let Some(outcome) = game.outcome() else {
            // It may have been resigned, or broken off.
            return false;
        };
        let text = self.text.to_lowercase();
        let colours = game.position().colours();
        let wins = |colour: &Colour| text.contains(&format!("{} wins", colour.key()));
        let winner = colours.iter().position(wins);
        scores(&self.text).is_some()
            || text == OPEN
            || winner.is_some_and(|seat| !outcome.winners.contains(Player(seat as u8)))
    }
}

/// The half points of a result such as `1-0`, `1/2-1/2` or `1:0`.
fn scores(text: &str) -> Option<Vec<u8>> {
    let scores: Vec<u8> = text
        .split(['-', ':'])
        .map(|part| match part {
            "0" => Some(0),
            "1/2" | "0.5" | "0,5" => Some(1),
            "1" => Some(2),
            _ => None,
        })
        .collect::<Option<_>>()?;
    (scores.len() > 1).then_some(scores)
}
