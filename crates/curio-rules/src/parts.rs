//! A position taken apart, so that it can be put together by hand.
//!
//! Each game says what can be put where. Undoing steps, other boards and the question
//! whether the rules allow what was put together are left to [`Composer`](super::Composer).

use core::fmt;

use super::{AnyGame, Colour, Player, excerpt, texts};

/// What a click puts on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Brush {
    /// What it is, as players read it.
    pub name: String,
    /// Whose it is, if it is anybody's.
    pub owner: Option<Player>,
    /// How many are left to be put, where they are counted.
    pub left: Option<u32>,
    /// Whether it is put wherever the mouse is dragged.
    pub paints: bool,
}

/// Something about a position that is not chosen on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Dial {
    /// What it is about.
    pub name: String,
    /// What can be chosen.
    pub choices: Vec<String>,
    /// Which of them is.
    pub chosen: usize,
}

/// Something that cannot be done to a position, or why it cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ComposeError {
    /// The board has no such place.
    #[error("{}", texts::compose_no_place(&excerpt(.0)))]
    NoPlace(String),
    /// There is nothing to take away or to move.
    #[error("{}", texts::compose_empty(.0))]
    Empty(String),
    /// Somebody has no more of it.
    #[error("{}", texts::compose_none_left(owner, what))]
    NoneLeft {
        /// The player who has used up their stock.
        owner: String,
        /// The name of one of them.
        what: String,
    },
    /// It cannot stand or lie there.
    #[error("{0}")]
    NotThere(String),
    /// There is no such brush, dial or choice.
    #[error("{}", texts::compose_no_choice())]
    NoChoice,
    /// The rules do not know such a position.
    #[error("{0}")]
    Rules(String),
    /// The text is no position of the game.
    #[error("{}", excerpt(.0))]
    Text(String),
    /// Nobody is to move any more.
    #[error("{}", texts::compose_over(.0))]
    Over(String),
    /// Nobody can move.
    #[error("{}", texts::compose_no_move())]
    NoMove,
    /// The game has no positions to be set up.
    #[error("{}", texts::compose_no_parts())]
    NoParts,
}

/// A position of a game taken apart.
///
/// Places have the names that the game's texts give them.
pub trait Parts: fmt::Debug + Send + Sync {
    /// What can be put on the board, in the order it is offered.
    fn brushes(&self) -> Vec<Brush>;

    /// What else there is to choose.
    fn dials(&self) -> Vec<Dial>;

    /// Puts something on a place.
    ///
    /// # Errors
    /// When it cannot be there.
    fn put(&mut self, brush: usize, at: &str) -> Result<(), ComposeError>;

    /// Takes away what is on a place, the top of it where there is more.
    ///
    /// # Errors
    /// When there is nothing.
    fn take(&mut self, at: &str) -> Result<(), ComposeError>;

    /// Carries what is on one place to another.
    ///
    /// # Errors
    /// When there is nothing, or it cannot be there.
    fn carry(&mut self, from: &str, to: &str) -> Result<(), ComposeError>;

    /// Sets a dial to another choice.
    ///
    /// # Errors
    /// When that is not a choice.
    fn set_dial(&mut self, dial: usize, choice: usize) -> Result<(), ComposeError>;

    /// Takes everything off the board.
    fn clear(&mut self);

    /// The parts as a position to be looked at, whether or not the rules allow it.
    fn shown(&self) -> Box<dyn AnyGame>;

    /// A copy.
    fn boxed_clone(&self) -> Box<dyn Parts>;
}

impl Clone for Box<dyn Parts> {
    fn clone(&self) -> Self {
        self.as_ref().boxed_clone()
    }
}

/// A dial for whose turn it is.
pub(crate) fn turn_dial(colours: &[Colour], to_move: Player) -> Dial {
    Dial {
        name: texts::compose_to_move().to_owned(),
        choices: colours
            .iter()
            .map(|colour| colour.name().to_owned())
            .collect(),
        chosen: to_move.index(),
    }
}

/// The player of a choice of [`turn_dial`].
pub(crate) fn player_of(choice: usize, players: usize) -> Result<Player, ComposeError> {
    match u8::try_from(choice) {
        Ok(seat) if choice < players => Ok(Player(seat)),
        _ => Err(ComposeError::NoChoice),
    }
}
