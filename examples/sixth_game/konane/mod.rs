//! Konane, the checkers of Hawaii: a whole game added to Curio from outside.
//!
//! The rules and the opponent need no window. [`GAME`] makes them known to
//! everything that works with games by their names.

pub mod board;
mod game;
mod notation;
mod opponent;
pub mod position;

use curio::{
    GameBundle,
    engine::Opponents,
    rules::{
        Game,
        registry::{Entry, Rules},
    },
};

pub use position::Konane;

/// The one registration: rules, opponents, and matches, of which there are none.
pub const GAME: GameBundle = GameBundle {
    entry: &ENTRY,
    opponents: &OPPONENTS,
    matches: &[],
};

static ENTRY: Entry = Entry {
    id: Konane::INFO.id,
    name: Konane::INFO.name,
    inventor: "traditional, from Hawaii",
    pitch: "Every jump takes a stone away, and the last player who can jump wins.",
    summary: [
        "The board is full of stones, and each player begins by taking one off.",
        "From then on a turn is a jump over neighbouring stones, straight ahead.",
        "The player who cannot jump loses.",
    ],
    rules: Some(Rules::of::<Konane>()),
};

static OPPONENTS: Opponents = Opponents::searching::<Konane>();
