//! A move that has been played, with all that there is to show of it.
//!
//! It goes from whoever plays the move to everybody who shows it, so that
//! nobody has to read the text of a move and play it again.

use core::{any::Any, fmt};
use std::sync::Arc;

use super::{AnyGame, Game, MoveError};

/// A move of a game: the position before, the move, what it changed, and the
/// position after.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayedMove<G: Game> {
    /// The position before.
    pub before: G,
    /// The move.
    pub mv: G::Move,
    /// What it changed, in the order it happened.
    pub changes: Vec<G::Change>,
    /// The position after.
    pub after: G,
}

impl<G: Game> PlayedMove<G> {
    /// Plays `mv` in the position `before`.
    ///
    /// # Errors
    /// The rule that forbids the move.
    pub fn new(before: &G, mv: G::Move) -> Result<Self, G::Refusal> {
        let mut after = before.clone();
        let changes = after.play(&mv)?;
        Ok(Self {
            before: before.clone(),
            mv,
            changes,
            after,
        })
    }
}

/// A [`PlayedMove`] of some game, for code that serves all games alike.
pub trait AnyPlayedMove: fmt::Debug + Send + Sync {
    /// The position before.
    fn before(&self) -> &dyn AnyGame;
    /// The position after.
    fn after(&self) -> &dyn AnyGame;
    /// The canonical text of the move.
    fn text(&self) -> String;
    /// The move as [`PlayedMove`] of its own game.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyPlayedMove for PlayedMove<G> {
    fn before(&self) -> &dyn AnyGame {
        &self.before
    }

    fn after(&self) -> &dyn AnyGame {
        &self.after
    }

    fn text(&self) -> String {
        self.before.move_text(&self.mv)
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl dyn AnyPlayedMove + '_ {
    /// The move in the types of its game; nothing when it is of another game.
    #[must_use]
    pub fn of<G: Game>(&self) -> Option<&PlayedMove<G>> {
        self.as_any().downcast_ref()
    }
}

/// Plays a move given as text in the position `before`, which stays as it is.
pub(super) fn played<G: Game>(before: &G, text: &str) -> Result<Arc<dyn AnyPlayedMove>, MoveError> {
    let mv = before.parse_move(text)?;
    let canonical = before.move_text(&mv);
    match PlayedMove::new(before, mv) {
        Ok(played) => Ok(Arc::new(played)),
        Err(refusal) => Err(MoveError::Illegal {
            text: canonical,
            reason: refusal.to_string(),
        }),
    }
}
