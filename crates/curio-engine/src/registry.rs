//! Which opponents play which game.
//!
//! The opponents of the collection's five games are listed here. A game from outside has
//! its [`Opponents`] among the extensions of its entry in the [list of games](registry).

use rand_pcg::Pcg64Mcg;

use super::{
    Baseline, CancelToken, Models, Searchable, Styles, baseline, chimple,
    choice::Choice,
    mathematichess,
    searcher::Searcher,
    theme::{Course, Theme},
    thinker::{AnyThinker, Thinker},
    xafka, xima, xong,
};
use crate::texts;
use curio_rules::{AnyGame, Game, registry};

/// What plays a game, and what there is to be solved in it.
#[derive(Clone, Copy, Debug)]
pub struct Opponents {
    /// The game, by its name in commands and records.
    pub game: &'static str,
    /// A thinker that knows nothing yet.
    pub thinker: fn() -> Box<dyn AnyThinker>,
    /// The puzzles of the game: the text of a file such as `puzzles/xafka.ron`
    /// of this crate; empty where there are none.
    pub puzzles: &'static str,
    /// What a puzzle of the game is about, besides how long it is.
    pub themes: fn(&Course) -> Vec<Theme>,
    /// The lessons of the game: the text of a file such as `lessons/xafka.ron`
    /// of this crate; empty where there are none.
    pub lessons: &'static str,
    /// The translation of a text of lessons and puzzles by its name, in the language that is
    /// read: what a build script makes of folders such as `lessons` of this crate.
    pub translated: fn(&str) -> Option<&'static str>,
    /// The decision models that a seat can be given; most games have none.
    pub models: Option<Models>,
    /// The styles that the levels can play in; nothing where the game has none.
    pub styles: Option<fn() -> Styles>,
    /// Whether levels have good and bad days in matches like the one that a position is
    /// of: in one match of three each but the lowest and the highest plays like the level
    /// below, in one like the level above.
    pub has_form: fn(&dyn AnyGame) -> bool,
    /// The number of the highest level that answers within two seconds on a telephone four
    /// times slower than a desk computer, as `crates/curio-web/tests/levels.mjs` measures it.
    pub highest_on_phones: u8,
    /// Chooses a move by a [`Baseline`].
    pub baseline: Measure,
}

/// Chooses a move by a baseline; nothing when it is no player's turn.
pub type Measure = fn(&dyn AnyGame, Baseline, &mut Pcg64Mcg, &CancelToken) -> Option<Choice>;

impl Opponents {
    /// Opponents by the search that the games share, without puzzles.
    pub const fn searching<G: Searchable>() -> Self {
        Self::thinking::<Searcher<G>>()
    }

    /// Opponents by a thinker of the game's own, without puzzles.
    pub const fn thinking<T: Thinker + Default>() -> Self {
        Self {
            game: <T::Game as Game>::INFO.id,
            thinker: || Box::new(T::default()),
            puzzles: "",
            themes: |_| Vec::new(),
            lessons: "",
            translated: texts::translated,
            models: None,
            styles: None,
            has_form: |_| false,
            highest_on_phones: 4,
            baseline: baseline::choose_move::<T::Game>,
        }
    }
}

/// The opponents of the games of the collection.
static BUILT_IN: [Opponents; 5] = [
    Opponents {
        puzzles: include_str!("../puzzles/xima.ron"),
        themes: xima::themes,
        lessons: include_str!("../lessons/xima.ron"),
        highest_on_phones: 8,
        styles: Some(xima::styles),
        // From a beginner to the strongest level it is farther than seven steps of 60 to 80 %
        // can span.
        has_form: |_| true,
        baseline: |position, by, dice, stop| {
            baseline::choose_by(&xima::RULES, position, by, dice, stop)
        },
        ..Opponents::thinking::<xima::XimaThinker>()
    },
    Opponents {
        puzzles: include_str!("../puzzles/xafka.ron"),
        themes: xafka::themes,
        lessons: include_str!("../lessons/xafka.ron"),
        // Level 8 takes up to 2.3 s.
        highest_on_phones: 7,
        baseline: |position, by, dice, stop| {
            baseline::choose_by(&xafka::RULES, position, by, dice, stop)
        },
        ..Opponents::thinking::<xafka::XafkaThinker>()
    },
    Opponents {
        puzzles: include_str!("../puzzles/mathematichess.ron"),
        themes: mathematichess::themes,
        lessons: include_str!("../lessons/mathematichess.ron"),
        highest_on_phones: 8,
        styles: Some(mathematichess::styles),
        has_form: mathematichess::has_form,
        baseline: |position, by, dice, stop| {
            baseline::choose_by(&mathematichess::RULES, position, by, dice, stop)
        },
        ..Opponents::thinking::<mathematichess::MathematichessThinker>()
    },
    Opponents {
        puzzles: include_str!("../puzzles/xong.ron"),
        themes: xong::themes,
        lessons: include_str!("../lessons/xong.ron"),
        highest_on_phones: 8,
        styles: Some(xong::styles),
        baseline: |position, by, dice, stop| {
            baseline::choose_by(&xong::RULES, position, by, dice, stop)
        },
        ..Opponents::thinking::<xong::XongThinker>()
    },
    Opponents {
        puzzles: include_str!("../puzzles/chimple.ron"),
        themes: chimple::themes,
        lessons: include_str!("../lessons/chimple.ron"),
        highest_on_phones: 8,
        models: Some(chimple::models::MODELS),
        baseline: |position, by, dice, stop| {
            baseline::choose_by(&chimple::RULES, position, by, dice, stop)
        },
        ..Opponents::thinking::<chimple::ChimpleThinker>()
    },
];

/// The opponents of the game `id`; nothing when there is no such game, or nobody
/// plays it.
pub fn opponents(id: &str) -> Option<&'static Opponents> {
    let own = BUILT_IN.iter().find(|known| known.game == id);
    own.or_else(|| registry::find(id)?.extension())
}
