//! Lessons, puzzles and the matches that come with the program, in every language: all that
//! they say is translated, and what is kept of them is not.

use std::{collections::BTreeMap, path::PathBuf};

use super::{
    Folder,
    languages::{ends, root, wrong},
};
use curio::{
    engine::{lessons::lessons, puzzles::puzzles},
    record::{format, notation, said, shipped},
    rules::registry,
    words::{Language, in_language},
};
use curio_words_build::sentences;

/// The languages into which all of it is translated.
const TRANSLATED: &[Language] = Language::ALL.split_at(1).1;

/// English texts by the names of their translations.
pub(super) type Texts = BTreeMap<String, String>;

/// What lessons, puzzles and matches say in English, with the folders of the translations.
pub(super) fn english() -> [(PathBuf, Texts); 3] {
    let games = registry::games().into_iter().map(|entry| entry.id);
    let lessons = games.clone().flat_map(lessons).flat_map(|lesson| {
        let mut lesson = lesson.clone();
        let texts = lesson.texts().into_iter();
        texts
            .map(|(name, text)| (name, text.clone()))
            .collect::<Vec<_>>()
    });
    let puzzles = games.flat_map(puzzles).flat_map(|puzzle| {
        let texts = [("title", &puzzle.title), ("task", &puzzle.task)];
        texts.map(|(part, text)| (puzzle.text_name(part), text.clone()))
    });
    let matches = shipped().into_iter().flat_map(|it| it.texts().unwrap());
    let crates = root().join("crates");
    [
        (crates.join("curio-engine/lessons"), lessons.collect()),
        (crates.join("curio-engine/puzzles"), puzzles.collect()),
        (crates.join("curio-record/matches"), matches.collect()),
    ]
}

/// What is wrong with the translations of a folder.
fn faults(folder: &std::path::Path, english: &Texts, language: Language) -> Vec<String> {
    let code = language.code();
    let translated = sentences(folder, language).unwrap();
    let missing = english.keys().filter(|id| !translated.contains_key(*id));
    let mut faults: Vec<String> = missing
        .map(|id| format!("{code}: {id} is missing"))
        .collect();
    for (id, forms) in translated {
        let Some(original) = english.get(&id) else {
            faults.push(format!("{code}: {id} is nobody’s"));
            continue;
        };
        for text in forms {
            // The words of memes are a language of their own.
            let memes = ["up!", "down!", "left!", "right!"];
            let plain = memes
                .iter()
                .fold(text.clone(), |it, word| it.replace(word, ""));
            if let Some(what) = wrong(language, &plain) {
                faults.push(format!("{code}: {id}: {what}: {text}"));
            }
            // Titles are no sentences, whatever they end with.
            let is_title = id.ends_with("-title") || id.ends_with("-event");
            if !is_title && ends(&text) != ends(original) {
                faults.push(format!("{code}: {id} ends unlike English: {text}"));
            }
        }
    }
    faults
}

#[test]
fn all_that_the_collection_says_is_translated() {
    let mut all = Vec::new();
    for (folder, english) in english() {
        assert!(english.len() > 100, "{}", folder.display());
        for language in TRANSLATED {
            all.extend(faults(&folder, &english, *language));
        }
    }
    assert!(all.is_empty(), "{} faults\n{}", all.len(), all.join("\n"));
}

/// A text of a match is said by its translation, and one of a person as it is.
#[test]
fn matches_are_said_by_their_english_texts() {
    for language in TRANSLATED {
        for one in shipped() {
            let texts = one.texts().unwrap();
            let unsaid = texts.iter().filter(|(_, text)| {
                let translated = in_language(*language, || said(one.game, text));
                // Some names are the same.
                translated == text && text.split(' ').count() > 4
            });
            let unsaid: Vec<_> = unsaid.collect();
            assert!(unsaid.is_empty(), "{language:?}: {unsaid:?}");
        }
        let own = "White plays this because I say so.";
        assert_eq!(in_language(*language, || said("xafka", own)), own);
    }
    let puzzle = &puzzles("xafka")[0];
    let title = |text| in_language(Language::German, || said("xafka", text).to_owned());
    let german = in_language(Language::German, || puzzle.said().title);
    assert_eq!(title(&puzzle.title), german);
    assert_ne!(german, puzzle.title);
}

/// The records of all matches are the same in all languages, as both kinds of files.
#[test]
fn records_of_the_collection_know_no_language() {
    let written = |language| {
        in_language(language, || {
            let all = shipped().into_iter().map(|it| {
                let game = it.load().unwrap();
                format::write(&game) + &notation::write(&game, notation::Form::Long)
            });
            all.collect::<Vec<_>>()
        })
    };
    let english = written(Language::English);
    for language in TRANSLATED {
        assert!(written(*language) == english, "{language:?}");
    }
}

/// People read puzzles in their language, and programs in English.
#[test]
fn puzzles_are_listed_in_the_language() {
    let folder = Folder::new();
    let listed = |more: &str| folder.run(&format!("puzzles xafka {more}")).out;
    let puzzle = &puzzles("xafka")[0];
    let german = in_language(Language::German, || puzzle.said());
    assert!(listed("").contains(&puzzle.task));
    let said = listed("--lang de");
    assert!(
        said.contains(german.task) && said.contains(german.title),
        "{said}"
    );
    assert!(!said.contains(&puzzle.task), "{said}");
    assert_eq!(listed("--json --lang de"), listed("--json"));
}

/// A page is in the language of whoever makes it, with the comments of a shipped match.
#[test]
fn pages_say_comments_in_the_language() {
    let folder = Folder::new();
    let name = "bundled:xafka-the-wrong-colour";
    folder.done(&format!("export {name} -o match.html --lang de"));
    let html = folder.read("match.html");
    let shipped = shipped();
    let one = shipped.iter().find(|it| it.name() == name[8..]).unwrap();
    let comments = one.texts().unwrap();
    for (_, comment) in comments.iter().filter(|(_, text)| text.contains(' ')) {
        assert!(!html.contains(comment.as_str()), "{comment}");
        let german = in_language(Language::German, || said("xafka", comment));
        assert!(html.contains(german), "{german}");
    }
}
