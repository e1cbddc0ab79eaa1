//! The matches that come with the program, all with comments of our own: games
//! from the books of the inventors, and games that the program has played against
//! itself.
//!
//! They are embedded from `assets/matches`, as move lists (`.txt`) for
//! [`super::notation`] or as records (`.curio`) for [`mod@super::format`]. To add
//! one, add a file and a line in the list below. Games from outside add theirs
//! with [`add_shipped`].

use std::sync::{PoisonError, RwLock};

use super::{Match, RecordError, format, notation};
use curio_rules::OptionValues;

/// A match that comes with the program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shipped {
    /// The game, by its name in commands and records.
    pub game: &'static str,
    /// The name of the match.
    pub title: &'static str,
    /// Its origin.
    pub source: Source,
    text: &'static str,
}

/// The origin of a shipped match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// A book by the game's inventor.
    Book,
    /// The program, playing against itself.
    Computer,
}

impl Source {
    /// Both origins, in the order of the lists.
    pub const ALL: [Self; 2] = [Self::Computer, Self::Book];

    /// The heading of the list of these matches.
    #[must_use]
    pub const fn title(self) -> &'static str {
        match self {
            Self::Book => "From the books of the inventors",
            Self::Computer => "Played by the program, with comments",
        }
    }
}

/// A line of [`BUILT_IN`]: game, name, source and file.
macro_rules! shipped {
    ($game:literal, $title:literal, $source:ident, $file:literal) => {
        Shipped {
            game: $game,
            title: $title,
            source: Source::$source,
            text: include_str!(concat!("../../../assets/matches/", $file)),
        }
    };
}

/// The matches of the collection's games.
static BUILT_IN: &[Shipped] = &[
    shipped!("xima", "Example Game", Book, "xima-example-game.txt"),
    shipped!("xima", "Game 1", Book, "xima-game-1.txt"),
    shipped!("xima", "Game 3", Book, "xima-game-3.txt"),
    shipped!("xima", "Exercise 2", Book, "xima-exercise-2.txt"),
    shipped!(
        "xima",
        "Notation example",
        Book,
        "xima-notation-example.txt"
    ),
    shipped!("xima", "The ransom", Computer, "xima-the-ransom.txt"),
    shipped!("xima", "Buried on M4", Computer, "xima-buried-on-m4.txt"),
    shipped!(
        "xima",
        "A lead of twenty-seven turns",
        Computer,
        "xima-a-lead-of-twenty-seven-turns.txt"
    ),
    shipped!(
        "xima",
        "A siege of forty-three turns",
        Computer,
        "xima-a-siege.txt"
    ),
    shipped!(
        "xima",
        "Three colours in a tower",
        Computer,
        "xima-three-colours.txt"
    ),
    shipped!(
        "xima",
        "A step for the partner",
        Computer,
        "xima-a-step-for-the-partner.txt"
    ),
    shipped!(
        "xafka",
        "Red at the first chance",
        Computer,
        "xafka-red-at-the-first-chance.txt"
    ),
    shipped!(
        "xafka",
        "White leaves the light alone",
        Computer,
        "xafka-the-light-left-to-the-other.txt"
    ),
    shipped!(
        "xafka",
        "One step into the wrong corner",
        Computer,
        "xafka-one-step-to-the-wrong-corner.txt"
    ),
    shipped!(
        "chimple",
        "Lost from the first move",
        Computer,
        "chimple-lost-from-the-first-move.txt"
    ),
    shipped!(
        "chimple",
        "The matchbox holds",
        Computer,
        "chimple-the-matchbox-holds.txt"
    ),
    shipped!(
        "chimple",
        "The vote for the corner",
        Computer,
        "chimple-the-vote-for-the-corner.txt"
    ),
    shipped!(
        "chimple",
        "Thirty-two turns away",
        Computer,
        "chimple-four-by-four.txt"
    ),
    shipped!(
        "mathematichess",
        "Two Kings at a hole",
        Computer,
        "mathematichess-two-kings-at-a-hole.txt"
    ),
    shipped!(
        "mathematichess",
        "The Terminator makes room",
        Computer,
        "mathematichess-the-terminator-makes-room.txt"
    ),
    shipped!(
        "mathematichess",
        "The large board",
        Computer,
        "mathematichess-the-large-board.txt"
    ),
    shipped!(
        "xong",
        "One point after thirty-three turns",
        Computer,
        "xong-one-point-after-thirty-three-turns.txt"
    ),
    shipped!(
        "xong",
        "The harmless straight five",
        Computer,
        "xong-the-harmless-straight-five.txt"
    ),
    shipped!(
        "xong",
        "Seventy-six random hexes",
        Computer,
        "xong-seventy-six-hexes-by-chance.txt"
    ),
];

/// The matches that were added.
static ADDED: RwLock<Vec<&'static Shipped>> = RwLock::new(Vec::new());

/// Adds the matches of a game from outside. A match is added only once.
pub fn add_shipped(matches: &'static [Shipped]) {
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    for one in matches {
        if !added.iter().any(|known| core::ptr::eq(*known, one)) {
            added.push(one);
        }
    }
}

/// All shipped matches, always in the same order.
#[must_use]
pub fn shipped() -> Vec<&'static Shipped> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    BUILT_IN.iter().chain(added.iter().copied()).collect()
}

impl Shipped {
    /// A match that the program has played against itself, from the text of a
    /// list of moves or a record.
    #[must_use]
    pub const fn by_computer(game: &'static str, title: &'static str, text: &'static str) -> Self {
        Self {
            game,
            title,
            source: Source::Computer,
            text,
        }
    }

    /// Replays the match.
    ///
    /// # Errors
    /// When a move is illegal; a test proves that none of the collection is.
    pub fn load(&self) -> Result<Match, RecordError> {
        // Records begin with a comment.
        if self.text.starts_with("//") {
            format::read(self.text)
        } else {
            notation::read(self.game, &OptionValues::new(), self.text)
        }
    }
}
