//! What the coach answers.

use crate::{Line, Verdict, explain::Words, margins, texts};

/// How good a move is, the worst first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum AdviceKind {
    /// It throws away a win, walks into a loss, or gives away a great deal.
    Blunder,
    /// It gives away a good deal.
    Mistake,
    /// Nothing is known against it.
    Fine,
    /// Nothing better is found.
    Best,
    /// It is the best, and every other move is far worse.
    OnlyMove,
}

impl AdviceKind {
    /// Whether a better move is known.
    pub const fn is_warning(self) -> bool {
        matches!(self, Self::Blunder | Self::Mistake)
    }
}

/// What is proven of a position, and of the one after the move that is judged, each for the
/// player to move there; where that is, the coach need not find out.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Known {
    /// Of the position.
    pub before: Option<Line>,
    /// Of the position after the move.
    pub after: Option<Line>,
}

impl Known {
    /// What the proof of a position tells of a move that is made in it.
    pub fn from_proof(line: Line, mv: &str) -> Self {
        let is_its_move = line.moves.first().is_some_and(|first| first == mv);
        let after = is_its_move.then(|| Line {
            verdict: line.verdict.reversed().after_ply(),
            moves: line.moves[1..].to_vec(),
        });
        Self {
            before: Some(line),
            after,
        }
    }
}

/// What the coach says of a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// How good the move is.
    pub kind: AdviceKind,
    /// What the move gives away against the best one, in hundredths as in
    /// [`Verdict::Estimate`](crate::Verdict::Estimate); a won game counts a thousand.
    pub loss: i32,
    /// What the best move leads to, for the player who made this one,
    pub best: Verdict,
    /// and what this one leads to.
    pub played: Verdict,
    /// Two short sentences at most.
    pub said: Words,
    /// The better move, if the coach warns of this one.
    pub better: Option<String>,
    /// The places on the board that the words speak of.
    pub places: Vec<String>,
    /// How the game may go on; after a bad move, what the opponents can make of
    /// it. Empty when the move ends the game.
    pub refutation: Vec<String>,
}

impl Advice {
    /// Whether it is known what the move gives away in the game: a won position is known to stay
    /// won, and a game without margins to give nothing away, only by a proof.
    pub fn is_known(&self, game: &str) -> bool {
        let needs_proof = self.best.is_proven() || margins(game).is_none();
        !needs_proof || self.played.is_proven()
    }

    /// What stands before the words about a guess at the next move of a match.
    pub fn guess_head(&self, game: &str) -> &'static str {
        match self.kind {
            AdviceKind::Blunder | AdviceKind::Mistake => texts::guess_better(),
            _ if self.is_known(game) => texts::guess_fine(),
            _ => texts::guess_not_known(),
        }
    }
}
