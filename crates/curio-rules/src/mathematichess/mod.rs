//! Mathematichess: 162 pieces on 169 squares, and the few that stay empty are
//! what everything is about. Each is worth what stands around it.
//!
//! The rules follow the inventor's page; where it leaves a question open, the
//! ruling is named by its number (M1 to M27) in `docs/rules/mathematichess.md`.
//!
//! [`Board`] holds the pieces with territories and score kept up to date,
//! [`Mathematichess`] is a position, [`Territory`] tells players what an empty
//! square is worth and why, [`Preview`] what a move would change.

mod board;
mod ending;
mod game;
mod hashing;
mod lead;
mod legality;
mod listing;
mod moves;
mod notation;
mod options;
mod parts;
mod pieces;
mod position;
mod preview;
mod refusal;
mod seen;
pub mod set_up;
mod squares;
mod territory;
mod zones;

pub use board::{Board, Undo};
pub use ending::{Achievement, EarlyEnds, End};
pub use moves::{Change, Move, Shift};
pub use options::{Advantage, GuardLeap, Majority, Options, SIZES};
pub use pieces::{Army, Kind, Piece};
pub use position::Mathematichess;
pub use preview::Preview;
pub use refusal::Refusal;
pub use squares::{LARGEST, Square, SquareSet};
pub use territory::{Settler, Territory};
