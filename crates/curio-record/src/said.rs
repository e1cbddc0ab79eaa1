//! What matches that come with the program say, in the language that is read.
//!
//! A record is English, also when it is kept, copied or sent. What it says is translated
//! where it is shown, and known by its English text, so that a copy is translated as well.

use std::{
    collections::BTreeMap,
    sync::{Mutex, PoisonError},
};

#[cfg(not(target_family = "wasm"))]
use curio_engine::puzzles::puzzles;
use curio_rules::registry;
use curio_words::{Language, language};

use super::shipped;

/// Translations by their English texts.
type Translations = BTreeMap<String, &'static str>;

/// A title, an occasion or a comment of a match of this game in the language that is read:
/// the translation where the text is that of a match that comes with the program, or the
/// title of a puzzle that a match began with, and any other text as it is.
pub fn said<'a>(game: &str, text: &'a str) -> &'a str {
    if text.is_empty() || language() == Language::English {
        return text;
    }
    let all = registry::find(game).map(|entry| translations(entry.id));
    all.and_then(|all| all.get(text).copied()).unwrap_or(text)
}

/// The translations of a game, made once for each language.
fn translations(game: &'static str) -> &'static Translations {
    static MADE: Mutex<Vec<(&str, Language, &Translations)>> = Mutex::new(Vec::new());
    let mut made = MADE.lock().unwrap_or_else(PoisonError::into_inner);
    let language = language();
    let known = made
        .iter()
        .find(|known| (known.0, known.1) == (game, language));
    if let Some((.., all)) = known {
        return all;
    }
    let all: &'static Translations = Box::leak(Box::new(of_game(game)));
    made.push((game, language, all));
    all
}

fn of_game(game: &str) -> Translations {
    let mut all = Translations::new();
    // To a browser they would bring all opponents along, for a title.
    #[cfg(not(target_family = "wasm"))]
    for puzzle in puzzles(game) {
        let translated = puzzle.said().title;
        if translated != puzzle.title {
            all.insert(puzzle.title.clone(), translated);
        }
    }
    for shipped in shipped().into_iter().filter(|it| it.game == game) {
        all.extend(shipped.translations());
    }
    all
}
