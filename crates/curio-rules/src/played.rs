//! A move on its way: asked for, and then played, with all that there is to show of it.
//!
//! A [`RequestedMove`] goes from the board or an opponent to the match. What comes back is
//! a [`PlayedMove`], which goes to everybody who shows it, so that nobody has to read the
//! text of a move and play it again.

use core::{any::Any, fmt};
use std::{borrow::Cow, sync::Arc};

use super::{AnyGame, Game, MoveError, ParseError, Retirement, texts};

/// A move that somebody asks for, legal or not.
#[derive(Clone, Debug)]
pub enum RequestedMove {
    /// In the types of its game: see [`RequestedMove::typed`].
    Typed(Arc<dyn Any + Send + Sync>),
    /// In any form that the game reads: from a file, a key, another program.
    Text(String),
}

impl RequestedMove {
    /// A move of the game `G`.
    pub fn typed<G: Game>(mv: G::Move) -> Self {
        Self::Typed(Arc::new(mv))
    }

    /// The move in the types of the game of `position`.
    ///
    /// # Errors
    /// When the text is no move, or the move is one of another game.
    pub fn in_types_of<G: Game>(&self, position: &G) -> Result<Cow<'_, G::Move>, ParseError> {
        match self {
            Self::Typed(mv) => mv
                .downcast_ref()
                .map(Cow::Borrowed)
                .ok_or_else(|| ParseError::new("this move", "it is a move of another game")),
            Self::Text(text) => position.parse_move(text).map(Cow::Owned),
        }
    }
}

impl<T: Into<String>> From<T> for RequestedMove {
    fn from(text: T) -> Self {
        Self::Text(text.into())
    }
}

/// A move with its text.
#[derive(Clone, Debug)]
pub struct WrittenMove {
    /// The text.
    pub text: String,
    /// The move that it means.
    pub mv: RequestedMove,
}

impl WrittenMove {
    /// A move of the game of `position`, as it is written there.
    pub fn new<G: Game>(position: &G, mv: G::Move) -> Self {
        Self {
            text: position.move_text(&mv),
            mv: RequestedMove::typed::<G>(mv),
        }
    }
}

impl From<WrittenMove> for RequestedMove {
    fn from(written: WrittenMove) -> Self {
        written.mv
    }
}

/// In one position, moves of the same text are the same.
impl PartialEq for WrittenMove {
    fn eq(&self, other: &Self) -> bool {
        self.text == other.text
    }
}

impl Eq for WrittenMove {}

impl From<&str> for WrittenMove {
    fn from(text: &str) -> Self {
        Self {
            text: text.to_owned(),
            mv: text.into(),
        }
    }
}

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
    /// See [`Game::narration`].
    fn narration(&self) -> Option<String>;
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

    fn narration(&self) -> Option<String> {
        match Retirement::from_text(&self.text()) {
            Some(Retirement::Resigned) => Some(texts::resigned().to_owned()),
            Some(Retirement::OutOfTime) => Some(texts::out_of_time().to_owned()),
            None => G::narration(self),
        }
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl dyn AnyPlayedMove + '_ {
    /// The move in the types of its game; nothing when it is of another game.
    pub fn downcast<G: Game>(&self) -> Option<&PlayedMove<G>> {
        self.as_any().downcast_ref()
    }
}

/// Plays a move in the position `before`, which stays as it is.
pub(super) fn played<G: Game>(
    before: &G,
    mv: &RequestedMove,
) -> Result<Arc<dyn AnyPlayedMove>, MoveError> {
    let mv = mv.in_types_of(before)?;
    match PlayedMove::new(before, G::Move::clone(&mv)) {
        Ok(played) => Ok(Arc::new(played)),
        Err(refusal) => Err(MoveError::Illegal {
            text: before.move_text(&mv),
            reason: refusal.to_string(),
        }),
    }
}
