//! XIMA: towers of blocks climb a pyramid of four floors; the first special on
//! the summit wins, and every block is weighed in ximas on the way.
//!
//! The rules follow the book "Scientific XIMA" and the games recorded in it;
//! where it leaves a question open, the ruling is named by its number (R1 to
//! R23) in `docs/rules/xima.md`, and most rulings are options.
//!
//! [`Xima`] is a position. What a table on a screen needs of it:
//!
//! - [`Xima::tower`] and [`Block`]: who stands where, bottom to top;
//! - [`Xima::reach`] and [`Xima::entrances`]: where a block may come to rest;
//! - [`Xima::path`]: the squares that a block runs over, with their heights, or
//!   the [`Refusal`] that names the step which is too high; [`Xima::attempt`] says
//!   how far it gets as well;
//! - [`Change`]: what a move did, in the order it happens;
//! - [`Xima::force`] and its [`Force`]: the magnitudes of a player, exactly.

mod draw;
mod game;
mod hashing;
mod history;
mod lead;
pub mod magnitudes;
mod moves;
mod notation;
mod options;
mod parts;
mod path;
mod placing;
mod play;
mod position;
mod reach;
mod readings;
mod refusal;
mod score;
mod square;
mod terrain;
mod tower;

pub use lead::Climb;
pub use magnitudes::{Force, Grade};
pub use moves::{Block, Change, Move, Origin, Throw, Tread};
pub use options::{
    Dice, DominatedSpecial, First, FirstSquare, MoreBlocks, Options, Partners, Repetition,
    SummitValue,
};
pub use path::Attempt;
pub use position::{Gone, Special, Victory, Xima};
pub use refusal::Refusal;
pub use square::{Direction, Square, SquareSet};
