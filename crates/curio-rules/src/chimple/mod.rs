//! Chimple: a game written down as memes. Deployment descriptors say what an
//! agent on a square may do, and matrices of bits say which of them are eligible.
//!
//! The rules follow the author's essay; where it leaves a question open, the
//! ruling is named by its number (C1 to C8) in `docs/rules/chimple.md`. How a
//! side chooses among its eligible memes is no rule of the game: that is left to
//! the opponents.
//!
//! [`Memes`] is the list of descriptors, [`View`] a state seen by one side with
//! its number, [`Chimple`] a position of a match.

mod descriptor;
mod game;
mod lead;
mod memes;
mod moves;
mod notation;
mod options;
mod parts;
mod position;
mod refusal;
mod squares;
mod view;

pub use descriptor::{Act, Condition, Descriptor};
pub use memes::{LISTING, Memes};
pub use moves::{Change, End, Move, Step};
pub use options::{Options, StuckRule};
pub use position::{Chimple, TURN_LIMIT};
pub use refusal::Refusal;
pub use squares::{Direction, MOST_SQUARES, Matrix, Size, Square};
pub use view::View;
