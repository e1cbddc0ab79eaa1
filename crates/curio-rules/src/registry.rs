//! The one list of games.
//!
//! A game that is added here is known to the command line, the records and the
//! client at once.

use super::{
    AnyGame, Game, GameInfo, OptionError, OptionSpec, OptionValues, ParseError, chimple,
    mathematichess, xafka, xima, xong,
};

/// A game of the collection.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The name in commands and records.
    pub id: &'static str,
    /// The name as players read it.
    pub name: &'static str,
    /// Who invented it.
    pub inventor: &'static str,
    /// One sentence that makes curious.
    pub pitch: &'static str,
    /// How it is played, in three sentences.
    pub summary: [&'static str; 3],
    /// The rules, where they are built; games without are announced only.
    pub rules: Option<Rules>,
}

/// How to get at the rules of a game.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Name and nature of the game.
    pub info: GameInfo,
    /// The options that a match may be given.
    pub option_specs: fn() -> &'static [OptionSpec],
    start: fn(&OptionValues) -> Result<Box<dyn AnyGame>, OptionError>,
    parse_position: fn(&OptionValues, &str) -> Result<Box<dyn AnyGame>, SetUpError>,
}

/// A position that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetUpError {
    /// There is no such game.
    #[error("there is no game `{id}`; known are {known}")]
    UnknownGame {
        /// The name that was given.
        id: String,
        /// The games that can be played, separated by commas.
        known: String,
    },
    /// The game is announced, but cannot be played yet.
    #[error("{name} is still being built and cannot be played yet")]
    Coming {
        /// The name of the game.
        name: &'static str,
    },
    /// An option is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The text of the position is wrong.
    #[error(transparent)]
    Position(#[from] ParseError),
}

impl Rules {
    const fn of<G: Game>() -> Self {
        Self {
            info: G::INFO,
            option_specs: G::option_specs,
            start: |values| Ok(Box::new(G::start(&G::read_options(values)?))),
            parse_position: |values, text| {
                Ok(Box::new(G::parse_position(
                    &G::read_options(values)?,
                    text,
                )?))
            },
        }
    }

    /// The position before the first move.
    ///
    /// # Errors
    /// When an option is unknown or does not take its value.
    pub fn start(&self, options: &OptionValues) -> Result<Box<dyn AnyGame>, OptionError> {
        (self.start)(options)
    }

    /// Reads a position.
    ///
    /// # Errors
    /// When an option or the text is wrong.
    pub fn parse_position(
        &self,
        options: &OptionValues,
        text: &str,
    ) -> Result<Box<dyn AnyGame>, SetUpError> {
        (self.parse_position)(options, text)
    }
}

/// The games of the collection, in the order they are shown.
pub const GAMES: [Entry; 5] = [
    Entry {
        id: xima::Xima::INFO.id,
        name: xima::Xima::INFO.name,
        inventor: "Yosdel V. Muiño Acevedo, Liz Power Suarez",
        pitch: "Towers climb a pyramid, and every step is weighed.",
        summary: [
            "Ten blocks a side climb a pyramid of four floors, one step at a time.",
            "A block on top holds all that lies beneath it, and a majority captures.",
            "Whoever brings the block with the star to the summit wins.",
        ],
        rules: Some(Rules::of::<xima::Xima>()),
    },
    Entry {
        id: xafka::Xafka::INFO.id,
        name: xafka::Xafka::INFO.name,
        inventor: "Frank, about 1980",
        pitch: "The walls close in. Decide late whether being stuck wins or loses.",
        summary: [
            "Two pieces slide along straight lines, and every hexagon they land on falls away.",
            "Nobody may end where the other could go.",
            "Late in the game the traffic light decides whether being stuck loses or wins.",
        ],
        rules: Some(Rules::of::<xafka::Xafka>()),
    },
    Entry {
        id: mathematichess::Mathematichess::INFO.id,
        name: mathematichess::Mathematichess::INFO.name,
        inventor: "Florin Lupusoru",
        pitch: "A crowded board, a few holes, and arithmetic for a score.",
        summary: [
            "Eighty-one pieces a side fill the board but for a few holes.",
            "Pieces step, leap, swap and push around the holes, and nothing is captured.",
            "Who has more pieces at a hole owns it, and its neighbours’ values are the score.",
        ],
        rules: Some(Rules::of::<mathematichess::Mathematichess>()),
    },
    Entry {
        id: xong::Xong::INFO.id,
        name: xong::Xong::INFO.name,
        inventor: "Nathan Smith",
        pitch: "Your opponent hands you the piece, never twice the same shape.",
        summary: [
            "You lay the piece that your opponent has made for you, of the sides of hexagons.",
            "No shape may come twice, and every shape must fit.",
            "Hexagons that only you touch are your points.",
        ],
        rules: Some(Rules::of::<xong::Xong>()),
    },
    Entry {
        id: chimple::Chimple::INFO.id,
        name: chimple::Chimple::INFO.name,
        inventor: "the author of the Chimple essay",
        pitch: "A whole chess in nine squares and forty memes.",
        summary: [
            "Two pieces a side step along the lines and capture along the diagonals.",
            "Every turn plays one of forty descriptors that is eligible now.",
            "Who has no piece left, or no move, has lost.",
        ],
        rules: Some(Rules::of::<chimple::Chimple>()),
    },
];

/// The games that can be played.
pub fn playable() -> impl Iterator<Item = (&'static Entry, &'static Rules)> {
    GAMES
        .iter()
        .filter_map(|entry| Some((entry, entry.rules.as_ref()?)))
}

/// The rules of the game `id`.
///
/// # Errors
/// When there is no such game, or it cannot be played yet.
pub fn rules(id: &str) -> Result<&'static Rules, SetUpError> {
    match GAMES.iter().find(|entry| entry.id == id) {
        Some(Entry {
            rules: Some(rules), ..
        }) => Ok(rules),
        Some(Entry { name, .. }) => Err(SetUpError::Coming { name }),
        None => Err(SetUpError::UnknownGame {
            id: id.to_owned(),
            known: playable()
                .map(|(entry, _)| entry.id)
                .collect::<Vec<_>>()
                .join(", "),
        }),
    }
}

/// The position before the first move of a match of game `id`.
///
/// # Errors
/// When the game or an option is wrong.
pub fn start(id: &str, options: &OptionValues) -> Result<Box<dyn AnyGame>, SetUpError> {
    Ok(rules(id)?.start(options)?)
}
