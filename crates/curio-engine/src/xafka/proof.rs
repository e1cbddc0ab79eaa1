//! Proofs of who wins a position of Xafka: the winner's move in every position that
//! can come up, as a text. A proof is checked with the rules alone, by playing every
//! move of the other player; nothing of the solver is trusted.
//!
//! Where that would be too long, a proof may leave positions to the solver: then the rules
//! show that only these matter, and the solver that the winner wins them.

use core::fmt::Write as _;
use std::collections::{BTreeMap, BTreeSet};

use super::tree::first_alike;
use curio_rules::{
    Game, Player, excerpt, in_english,
    xafka::{Move, Options, Xafka},
};

/// How a proof begins; the number is that of the format, the second with positions that are
/// left to the solver.
const HEADS: [&str; 2] = ["curio proof 1", "curio proof 2"];
const ARROW: &str = " -> ";
/// What stands in the place of a move where a position is left to the solver.
const SOLVE: &str = "solve";

/// Who wins a position, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Proof {
    /// The position.
    pub start: Xafka,
    /// Who wins it.
    pub winner: Player,
    /// The winner's moves, by the positions as texts.
    moves: BTreeMap<String, String>,
    /// Positions that are left to the solver, as texts.
    left_to_solve: BTreeSet<String>,
}

/// Why a text is no proof.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ProofError {
    /// A line of the text says something else than it should.
    #[error("line {line}: {reason}")]
    Line {
        /// Its number, from 1.
        line: usize,
        /// What is wrong with it.
        reason: String,
    },
    /// A position can come up for which there is no move.
    #[error(
        "there is no move for `{position}`, which comes up after {}",
        path(after)
    )]
    Missing {
        /// The position.
        position: String,
        /// The moves that lead to it.
        after: Vec<String>,
    },
    /// The move for a position is not legal there.
    #[error("the move `{}` for `{position}` is not legal: {reason}", excerpt(mv))]
    Illegal {
        /// The position.
        position: String,
        /// The move.
        mv: String,
        /// What the rules say.
        reason: String,
    },
    /// A game ends with the wrong winner.
    #[error("the other player wins by {}", path(after))]
    Lost {
        /// The moves.
        after: Vec<String>,
    },
}

fn path(moves: &[String]) -> String {
    if moves.is_empty() {
        "no move".to_owned()
    } else {
        moves.join(" ")
    }
}

/// What the check of a proof has come upon.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Checked {
    /// Positions that can come up.
    pub positions: usize,
    /// Of these with the winner to move.
    pub moves: usize,
    /// After how many plies the game is over at the latest, or left to the solver.
    pub plies: u32,
    /// The positions that are left to the solver; of those that symmetries of the board make
    /// the same, one.
    pub left_to_solve: Vec<Xafka>,
}

impl Proof {
    pub(super) fn new(
        start: Xafka,
        winner: Player,
        moves: impl IntoIterator<Item = (String, String)>,
    ) -> Self {
        Self {
            start,
            winner,
            moves: moves.into_iter().collect(),
            left_to_solve: BTreeSet::new(),
        }
    }

    /// The same, with positions that are left to the solver.
    pub(super) fn leaving(self, left_to_solve: BTreeSet<String>) -> Self {
        Self {
            left_to_solve,
            ..self
        }
    }

    /// Its positions with the winner's moves; without a move those that it leaves to the solver.
    pub(super) fn into_answers(self) -> impl Iterator<Item = (String, Option<String>)> {
        let left = self.left_to_solve.into_iter().map(|text| (text, None));
        let moves = self.moves.into_iter();
        moves.map(|(text, mv)| (text, Some(mv))).chain(left)
    }

    /// How many moves it gives.
    pub fn len(&self) -> usize {
        self.moves.len()
    }

    /// How many positions it leaves to the solver.
    pub fn left_to_solve(&self) -> usize {
        self.left_to_solve.len()
    }

    /// Whether it gives no move: the game ends by the other player's.
    pub fn is_empty(&self) -> bool {
        self.moves.is_empty()
    }

    /// The proof as a text, a line for each move.
    pub fn write(&self) -> String {
        let [head, second] = HEADS;
        let is_second = !self.left_to_solve.is_empty();
        let mut text = format!("{}\n", if is_second { second } else { head });
        // Writing to a string does not fail.
        for (key, value) in Xafka::write_options(&self.start.options()) {
            let _ = writeln!(text, "option {key}={value}");
        }
        let _ = writeln!(text, "start {}", self.start.position_text());
        let name = self.start.colours().get(self.winner.index());
        let _ = writeln!(
            text,
            "winner {}",
            name.map_or("", |colour| in_english(|| colour.name()))
        );
        for (position, mv) in &self.moves {
            let _ = writeln!(text, "{position}{ARROW}{mv}");
        }
        for position in &self.left_to_solve {
            let _ = writeln!(text, "{position}{ARROW}{SOLVE}");
        }
        text
    }

    /// Reads a proof. Whether it is true is for [`Proof::check`] to say.
    ///
    /// # Errors
    /// When a line cannot be read; which, and why.
    pub fn read(text: &str) -> Result<Self, ProofError> {
        let mut lines = text
            .lines()
            .enumerate()
            .map(|(n, line)| (n + 1, line.trim()));
        let wrong = |line: usize, reason: String| ProofError::Line { line, reason };
        let (number, head) = lines.next().unwrap_or((1, ""));
        if !HEADS.contains(&head) {
            let [first, _] = HEADS;
            let reason = format!("a proof begins with `{first}`, not `{}`", excerpt(head));
            return Err(wrong(number, reason));
        }
        let mut values = curio_rules::OptionValues::new();
        let (mut last, mut start) = (number, None);
        for (number, line) in lines.by_ref() {
            last = number;
            if let Some((key, value)) = line
                .strip_prefix("option ")
                .and_then(|pair| pair.split_once('='))
            {
                values.insert(key.to_owned(), value.to_owned());
            } else if let Some(position) = line.strip_prefix("start ") {
                start = Some(read_start(&values, position).map_err(|why| wrong(number, why))?);
                break;
            } else {
                let reason = format!(
                    "expected `option ..` or `start ..`, not `{}`",
                    excerpt(line)
                );
                return Err(wrong(number, reason));
            }
        }
        let start = start.ok_or_else(|| wrong(last + 1, "expected `start ..`".to_owned()))?;
        let (number, line) = lines.next().unwrap_or((last + 1, ""));
        let winner = line.strip_prefix("winner ").and_then(|name| {
            let colours = start.colours();
            in_english(|| colours.iter().position(|colour| colour.name() == name))
        });
        let Some(winner) = winner.and_then(|seat| u8::try_from(seat).ok()) else {
            let reason = format!("expected `winner ..`, not `{}`", excerpt(line));
            return Err(wrong(number, reason));
        };
        let (mut moves, mut left_to_solve) = (BTreeMap::new(), BTreeSet::new());
        for (number, line) in lines.filter(|(_, line)| !line.is_empty()) {
            let Some((position, mv)) = line.split_once(ARROW) else {
                let reason = format!("expected a position and a move, not `{}`", excerpt(line));
                return Err(wrong(number, reason));
            };
            if mv == SOLVE {
                left_to_solve.insert(position.to_owned());
            } else {
                moves.insert(position.to_owned(), mv.to_owned());
            }
        }
        Ok(Self {
            start,
            winner: Player(winner),
            moves,
            left_to_solve,
        })
    }

    /// Checks the proof: plays the winner's moves against every move of the other
    /// player, to the end or to a position that is left to the solver. What is left
    /// is for the caller to have solved.
    ///
    /// # Errors
    /// With the first game in which the winner has no move, an illegal one, or loses.
    pub fn check(&self) -> Result<Checked, ProofError> {
        let mut check = Check {
            proof: self,
            seen: BTreeMap::new(),
            moves: BTreeSet::new(),
            left_to_solve: BTreeMap::new(),
            path: Vec::new(),
        };
        let plies = check.follow(&self.start)?;
        Ok(Checked {
            positions: check.seen.len(),
            moves: check.moves.len(),
            plies,
            left_to_solve: check.left_to_solve.into_values().collect(),
        })
    }
}

fn read_start(values: &curio_rules::OptionValues, text: &str) -> Result<Xafka, String> {
    let options: Options = Xafka::read_options(values).map_err(|error| error.to_string())?;
    Xafka::parse_position(&options, text).map_err(|error| error.to_string())
}

/// The positions of a proof that were looked at, and the way to the one at hand.
struct Check<'a> {
    proof: &'a Proof,
    /// How many plies are left at most.
    seen: BTreeMap<String, u32>,
    moves: BTreeSet<String>,
    left_to_solve: BTreeMap<String, Xafka>,
    path: Vec<String>,
}

impl Check<'_> {
    fn follow(&mut self, position: &Xafka) -> Result<u32, ProofError> {
        if position.is_over() {
            return if position.winner() == Some(self.proof.winner) {
                Ok(0)
            } else {
                Err(ProofError::Lost {
                    after: self.path.clone(),
                })
            };
        }
        let text = position.position_text();
        if let Some(plies) = self.seen.get(&text) {
            return Ok(*plies);
        }
        if self.proof.left_to_solve.contains(&text) {
            let (position, alike) = first_alike(position);
            self.left_to_solve.insert(alike, position);
            self.seen.insert(text, 0);
            return Ok(0);
        }
        let moves = if position.to_move() == self.proof.winner {
            self.moves.insert(text.clone());
            vec![self.winners_move(position, &text)?]
        } else {
            position.legal_moves()
        };
        let mut plies = 0;
        for mv in moves {
            let mut next = *position;
            next.play(&mv).map_err(|refusal| ProofError::Illegal {
                position: text.clone(),
                mv: position.move_text(&mv),
                reason: refusal.to_string(),
            })?;
            self.path.push(position.move_text(&mv));
            plies = plies.max(1 + self.follow(&next)?);
            self.path.pop();
        }
        self.seen.insert(text, plies);
        Ok(plies)
    }

    fn winners_move(&self, position: &Xafka, text: &str) -> Result<Move, ProofError> {
        let mv = self.proof.moves.get(text);
        let mv = mv.ok_or_else(|| ProofError::Missing {
            position: text.to_owned(),
            after: self.path.clone(),
        })?;
        position
            .parse_move(mv)
            .map_err(|error| ProofError::Illegal {
                position: text.to_owned(),
                mv: mv.clone(),
                reason: error.to_string(),
            })
    }
}
