//! Xong: pieces made of the legs of hexagons, each shape played once, handed
//! over by the opponent.
//!
//! The rules follow the inventor's document; where it leaves a question open,
//! the ruling is named by its number in `docs/rules/xong.md`.
//!
//! [`Board`] knows hexes and legs, [`Xoid`] is a shape, [`catalogue`] knows the
//! small ones, [`Xong`] is a position, [`Move`] and [`Refusal`] are what a
//! player does and may not do.

mod board;
pub mod catalogue;
mod drawing;
mod game;
mod generator;
mod habitat;
mod hashing;
mod lattice;
mod moves;
mod nicknames;
mod notation;
mod options;
mod parts;
mod placement;
mod position;
mod refusal;
mod scoring;
mod sets;
mod workshop;
mod xoid;

pub use board::{Board, BoardError, MOST_CELLS, WIDEST};
pub use drawing::{DrawingError, Regular};
pub use generator::USUAL;
pub use lattice::{DIRECTIONS, Mid, Side};
pub use moves::{Change, Move, Placement};
pub use options::{FirstGive, Options, Source};
pub use position::Xong;
pub use refusal::Refusal;
pub use scoring::{Cold, Statistics, Tally};
pub use sets::{Cell, CellSet, Leg, LegSet, MOST_LEGS};
pub use workshop::{Offer, Species, Status};
pub use xoid::{Xoid, XoidError};
