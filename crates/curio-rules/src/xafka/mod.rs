//! Xafka: two or three pieces on hexagons that vanish under them, and a
//! traffic light that decides late whether the stuck player wins or loses.
//!
//! The rules follow the inventor's page; where it leaves a question open, the
//! ruling is named by its number (A1 to A9) in `docs/rules/xafka.md`.
//!
//! [`Board`] knows the hexagons and the lines over them, [`Xafka`] is a
//! position, [`Move`] and [`Refusal`] are what a player does and may not do.

mod board;
mod cells;
mod game;
mod hashing;
mod lead;
mod moves;
mod notation;
mod options;
mod parts;
mod position;
mod refusal;

pub use board::{Board, Shape};
pub use cells::{Cell, CellSet};
pub use moves::{Change, Goal, Light, Move};
pub use options::{CornerLines, LockedStuck, Options};
pub use position::{Stuck, Xafka};
pub use refusal::Refusal;
