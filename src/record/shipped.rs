//! The matches that come with the program: games recorded in the books of their
//! inventors, with comments in our own words.
//!
//! They are lists of moves (`assets/matches/*.txt`) in the form that
//! [`super::notation`] reads, embedded so that they are there wherever the
//! program is started.

use super::{Match, RecordError, notation};
use crate::rules::OptionValues;

/// A match that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// The game, by its name in commands and records.
    pub game: &'static str,
    /// The name of the match.
    pub title: &'static str,
    text: &'static str,
}

/// The matches that come with the program.
pub const SHIPPED: [Shipped; 5] = [
    Shipped {
        game: "xima",
        title: "Example Game",
        text: include_str!("../../assets/matches/xima-example-game.txt"),
    },
    Shipped {
        game: "xima",
        title: "Game 1",
        text: include_str!("../../assets/matches/xima-game-1.txt"),
    },
    Shipped {
        game: "xima",
        title: "Game 3",
        text: include_str!("../../assets/matches/xima-game-3.txt"),
    },
    Shipped {
        game: "xima",
        title: "Exercise 2",
        text: include_str!("../../assets/matches/xima-exercise-2.txt"),
    },
    Shipped {
        game: "xima",
        title: "Notation example",
        text: include_str!("../../assets/matches/xima-notation-example.txt"),
    },
];

impl Shipped {
    /// The match, played through by the rules.
    ///
    /// # Errors
    /// When the game cannot be played, or the rules forbid a move; a test
    /// proves that none of the collection does.
    pub fn load(&self) -> Result<Match, RecordError> {
        notation::read(self.game, &OptionValues::new(), self.text)
    }
}
