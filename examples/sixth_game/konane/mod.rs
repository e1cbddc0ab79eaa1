//! Konane, the checkers of Hawaii: a whole game added to Curio from outside.
//!
//! The rules and the opponent need no window. [`GAME`] makes them known to
//! everything that works with games by their names; `table` is the plugin for
//! the window.

pub mod board;
#[cfg(test)]
pub mod counts;
mod diagram;
mod game;
#[cfg(feature = "client")]
pub mod layout;
#[cfg(feature = "client")]
mod marks;
mod notation;
mod opponent;
#[cfg(feature = "client")]
mod page;
#[cfg(feature = "client")]
pub mod pointing;
pub mod position;
#[cfg(feature = "client")]
pub mod table;
#[cfg(feature = "client")]
mod view;
#[cfg(feature = "client")]
mod words;

use curio::{diagram::Drawing, engine::Opponents, rules::registry::Entry};

pub use position::Konane;

/// All that is registered: the rules, what is said of the game, its opponents and drawing.
pub static GAME: Entry = Entry {
    inventor: || "traditional, from Hawaii",
    pitch: || "Every jump takes a stone away, and the last player who can jump wins.",
    aim: || "Be the last player who can jump.",
    summary: [
        || "The board is full of stones, and each player begins by taking one off.",
        || "From then on a turn is a jump over neighbouring stones, straight ahead.",
        || "The player who cannot jump loses.",
    ],
    extensions: &[&OPPONENTS, &Drawing::new::<Konane>()],
    ..Entry::new::<Konane>()
};

static OPPONENTS: Opponents = Opponents::searching::<Konane>();
