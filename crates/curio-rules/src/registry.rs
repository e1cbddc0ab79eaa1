//! The one list of games.
//!
//! A game in this list is known to the opponents, the records, the command line
//! and the client. Five come with the collection; a program that brings a game
//! of its own adds it with [`register`] when it starts. Its entry carries what the
//! layers above know of it, so that there is nothing else to register.
//!
//! The list belongs to the process and is not passed round as a value: records
//! are read, options checked and positions set up in places that have nothing in
//! common but the name of a game. It only ever grows, and entries never change,
//! so the answer for a name that is known stays the same.

use core::any::Any;
use std::sync::{PoisonError, RwLock};

use super::{
    Achievement, AnyGame, Game, GameInfo, OptionError, OptionKind, OptionSpec, OptionValues,
    ParseError, Said, achievements, chimple, excerpt, mathematichess, texts, xafka, xima, xong,
};

/// A game of the collection.
#[derive(Clone, Copy, Debug)]
pub struct Entry {
    /// The name in commands and records.
    pub id: &'static str,
    /// The name as players read it.
    pub name: &'static str,
    /// Who invented it.
    pub inventor: Said,
    /// One sentence that arouses curiosity.
    pub pitch: Said,
    /// What a player tries to do, in a line that is read from afar.
    pub aim: Said,
    /// How it is played, in three sentences.
    pub summary: [Said; 3],
    /// A picture for each of these: a block of a page of rules, from its game and options on;
    /// empty for none.
    pub figures: [&'static str; 3],
    /// The options of a newcomer's first matches, where the usual board is too much
    /// to begin with.
    pub first_options: &'static [(&'static str, &'static str)],
    /// What can be achieved in a match of it.
    pub achievements: &'static [Achievement],
    /// Its rules.
    pub rules: Rules,
    /// What layers above the rules know of a game from outside: opponents, matches. Each
    /// looks for a type of its own with [`Entry::extension`].
    pub extensions: &'static [&'static Extension],
}

/// Something of a game that the rules do not know.
pub type Extension = dyn Any + Send + Sync;

impl Entry {
    /// The entry of a game of which nothing is said yet.
    pub const fn new<G: Game>() -> Self {
        Self {
            id: G::INFO.id,
            name: G::INFO.name,
            inventor: || "",
            pitch: || "",
            aim: || "",
            summary: [|| ""; 3],
            figures: [""; 3],
            first_options: &[],
            achievements: &[],
            rules: Rules::new::<G>(),
            extensions: &[],
        }
    }

    /// The extension of the type `T`, if the game brings one.
    pub fn extension<T: Any>(&self) -> Option<&'static T> {
        self.extensions
            .iter()
            .find_map(|extension| extension.downcast_ref())
    }
}

/// How to reach the rules of a game.
#[derive(Clone, Copy, Debug)]
pub struct Rules {
    /// Name and nature of the game.
    pub info: GameInfo,
    /// The options that a match may be given.
    pub option_specs: fn() -> &'static [OptionSpec],
    start: fn(&OptionValues) -> Result<Box<dyn AnyGame>, OptionError>,
    parse_position: fn(&OptionValues, &str) -> Result<Box<dyn AnyGame>, SetUpError>,
    shown: fn(&str) -> String,
}

/// A position that cannot be set up.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SetUpError {
    /// There is no such game.
    #[error("{}", texts::game_unknown(&excerpt(id), known))]
    UnknownGame {
        /// The name that was given.
        id: String,
        /// The games that there are, separated by commas.
        known: String,
    },
    /// An option is wrong.
    #[error(transparent)]
    Option(#[from] OptionError),
    /// The text of the position is wrong.
    #[error(transparent)]
    Position(#[from] ParseError),
}

impl Rules {
    /// The rules that `G` implements.
    pub const fn new<G: Game>() -> Self {
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
            shown: G::shown,
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

/// A game that cannot be added to the list.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RegisterError {
    /// Another game has this name already.
    #[error("there is already a game `{0}`")]
    Taken(&'static str),
    /// The name could not be used in commands and as part of file names.
    #[error("`{0}` cannot be the name of a game: only a-z, 0-9 and _ are allowed")]
    BadName(&'static str),
}

/// The games that come with the collection, in the order they are shown.
static BUILT_IN: [Entry; 5] = [
    Entry {
        inventor: texts::game_xima_inventor,
        pitch: texts::game_xima_pitch,
        aim: texts::game_xima_aim,
        summary: [
            texts::game_xima_summary_1,
            texts::game_xima_summary_2,
            texts::game_xima_summary_3,
        ],
        figures: [
            "xima\nstartpos moves -C1 -M13\nway C1 C5",
            "xima\nstartpos moves -A1 -A2 -B1 A2A1 -D1 -M13\nway D1 A1",
            "xima\nF7:Rr;A1:B R8/B8b - R\nway F7 G7",
        ],
        achievements: &achievements::XIMA,
        ..Entry::new::<xima::Xima>()
    },
    Entry {
        inventor: texts::game_xafka_inventor,
        pitch: texts::game_xafka_pitch,
        aim: texts::game_xafka_aim,
        summary: [
            texts::game_xafka_summary_1,
            texts::game_xafka_summary_2,
            texts::game_xafka_summary_3,
        ],
        figures: [
            "xafka\nstartpos moves d4 f3 e6\nshow destinations",
            "xafka\nstartpos moves d4\nshow first",
            "xafka board=19\nstartpos moves b4 c1 b3 e5 c2 d5 green\nshow both",
        ],
        achievements: &achievements::XAFKA,
        ..Entry::new::<xafka::Xafka>()
    },
    Entry {
        inventor: texts::game_mathematichess_inventor,
        pitch: texts::game_mathematichess_pitch,
        aim: texts::game_mathematichess_aim,
        summary: [
            texts::game_mathematichess_summary_1,
            texts::game_mathematichess_summary_2,
            texts::game_mathematichess_summary_3,
        ],
        figures: [
            "mathematichess size=5\n1qbnf/ktBNr/gR1Rp/PKnGr/QTNF1 W - -",
            "mathematichess size=5\n1qbnf/ktBNr/gR1Rp/PKnGr/QTNF1 W - -\narrow b1 e1",
            "mathematichess size=5\n1qbnf/ktBNr/gR1Rp/PKnGr/QTNF1 W - -\nsettlers c3",
        ],
        first_options: &[("size", "7")],
        achievements: &achievements::MATHEMATICHESS,
        ..Entry::new::<mathematichess::Mathematichess>()
    },
    Entry {
        inventor: texts::game_xong_inventor,
        pitch: texts::game_xong_pitch,
        aim: texts::game_xong_aim,
        summary: [
            texts::game_xong_summary_1,
            texts::game_xong_summary_2,
            texts::game_xong_summary_3,
        ],
        figures: [
            "xong board=-1:0..1/0:-1..1/1:-1..0\nstartpos moves place:0,0,0 give:boomerang place:-1,0,3;-1,0,4",
            "xong board=-1:0..1/0:-1..1/1:-1..0\nstartpos moves place:0,-1,0 give:boomerang \
             place:-1,1,1;-1,1,2 give:bowl place:0,0,1;1,-1,0;1,0,2",
            "xong board=-1:0..1/0:-1..1/1:-1..0\nstartpos moves place:0,0,0 give:boomerang place:0,0,1;0,0,2",
        ],
        first_options: &[(
            "board",
            "-3:0..3/-2:-1..3/-1:-2..3/0:-3..3/1:-3..2/2:-3..1/3:-3..0",
        )],
        achievements: &achievements::XONG,
        ..Entry::new::<xong::Xong>()
    },
    Entry {
        inventor: texts::game_chimple_inventor,
        pitch: texts::game_chimple_pitch,
        aim: texts::game_chimple_aim,
        summary: [
            texts::game_chimple_summary_1,
            texts::game_chimple_summary_2,
            texts::game_chimple_summary_3,
        ],
        figures: [
            "chimple\nstartpos\nshow memes",
            "chimple\n200010201 b\nshow memes",
            "chimple\n000200120 b",
        ],
        achievements: &achievements::CHIMPLE,
        ..Entry::new::<chimple::Chimple>()
    },
];

/// The games that were added, in the order in which they were.
static ADDED: RwLock<Vec<&'static Entry>> = RwLock::new(Vec::new());

/// Adds a game to the list, after those that are there.
///
/// Adding the same entry again changes nothing.
///
/// # Errors
/// When its name is taken by another game, or cannot be the name of one.
pub fn register(entry: &'static Entry) -> Result<(), RegisterError> {
    let fits = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_';
    if entry.id.is_empty() || !entry.id.chars().all(fits) {
        return Err(RegisterError::BadName(entry.id));
    }
    let mut added = ADDED.write().unwrap_or_else(PoisonError::into_inner);
    let mut known = BUILT_IN.iter().chain(added.iter().copied());
    match known.find(|known| known.id == entry.id) {
        Some(known) if core::ptr::eq(known, entry) => Ok(()),
        Some(_) => Err(RegisterError::Taken(entry.id)),
        None => {
            added.push(entry);
            Ok(())
        }
    }
}

/// All games, in the order they are shown: those of the collection, then those
/// that were added.
pub fn games() -> Vec<&'static Entry> {
    let added = ADDED.read().unwrap_or_else(PoisonError::into_inner);
    BUILT_IN.iter().chain(added.iter().copied()).collect()
}

/// The game `id`.
pub fn find(id: &str) -> Option<&'static Entry> {
    games().into_iter().find(|entry| entry.id == id)
}

/// The text of a move of the game `id` as it is read, see [`Game::shown`].
pub fn shown(id: &str, mv: &str) -> String {
    find(id).map_or_else(|| mv.to_owned(), |entry| (entry.rules.shown)(mv))
}

/// The rules of the game `id`.
///
/// # Errors
/// When there is no such game.
pub fn rules(id: &str) -> Result<&'static Rules, SetUpError> {
    match find(id) {
        Some(entry) => Ok(&entry.rules),
        None => Err(SetUpError::UnknownGame {
            id: id.to_owned(),
            known: games()
                .iter()
                .map(|entry| entry.id)
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

/// A position of game `id`: a given one, or the first if it is empty, and some moves from it.
///
/// # Errors
/// What is wrong with the game, an option, the position or a move.
pub fn set_up(
    id: &str,
    options: &OptionValues,
    position: &str,
    moves: &[String],
) -> Result<Box<dyn AnyGame>, String> {
    let rules = rules(id).map_err(|error| error.to_string())?;
    let mut position = match position.is_empty() {
        true => rules.start(options).map_err(|error| error.to_string())?,
        false => {
            let read = rules.parse_position(options, position);
            read.map_err(|error| error.to_string())?
        }
    };
    for mv in moves {
        position.play_text(mv).map_err(|error| error.to_string())?;
    }
    Ok(position)
}

/// The options with another seed where the start is random, as on a random board of Xong;
/// otherwise they are returned unchanged. `number` may be any number.
pub fn drawn_anew(id: &str, options: &OptionValues, number: u64) -> OptionValues {
    let Ok(rules) = rules(id) else {
        return options.clone();
    };
    let mut drawn = options.clone();
    for spec in (rules.option_specs)() {
        let OptionKind::Number { min, max, .. } = spec.kind else {
            continue;
        };
        if spec.is_seed() {
            let count = min.abs_diff(max).saturating_add(1);
            let other = min.saturating_add_unsigned(number % count);
            drawn.insert(spec.key.to_owned(), other.to_string());
        }
    }
    let text = |options: &OptionValues| Some(rules.start(options).ok()?.position_text());
    if text(&drawn) == text(options) {
        options.clone()
    } else {
        drawn
    }
}
