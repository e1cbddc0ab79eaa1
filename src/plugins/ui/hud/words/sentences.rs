//! How parts of sentences are joined, and what a move is called within them.

use super::AnyWords;
use crate::{
    engine::explain::capital,
    rules::Retirement,
    texts,
    words::{Language, language},
};

/// The text with a capital first letter, unless it begins with the name of a
/// place such as `d4`.
pub(crate) fn sentence(text: &str) -> String {
    let first = text.split_whitespace().next().unwrap_or_default();
    if first.chars().any(|c| c.is_ascii_digit()) {
        return text.to_owned();
    }
    capital(text)
}

/// What German labels begin with besides nouns.
const SMALL: [&str; 23] = [
    "Am", "An", "Auf", "Aus", "Bei", "Das", "Der", "Die", "Ein", "Eine", "Für", "Im", "In", "Mit",
    "Nach", "Nicht", "Noch", "Ohne", "Unter", "Von", "Vor", "Zu", "Zum",
];

/// A label or sentence as it goes on within another. German nouns keep their capitals.
pub(crate) fn within(text: &str) -> String {
    let first = text.split(' ').next().unwrap_or_default();
    if language() == Language::German && !SMALL.contains(&first) {
        return text.to_owned();
    }
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(chars).collect()
    })
}

/// Names one after the other: "Red and Blue".
pub(crate) fn listed(names: &[&str]) -> String {
    let mut names = names.iter();
    let first = names
        .next()
        .map_or_else(String::new, |name| (*name).to_owned());
    names.fold(first, |before, name| texts::board_and(&before, name))
}

/// A move in as few words as possible; in the notation of the game where it needs none.
pub(crate) fn move_words(mv: &str, words: &dyn AnyWords) -> String {
    match Retirement::from_text(mv) {
        Some(Retirement::Resigned) => texts::moves_resigns().to_owned(),
        Some(Retirement::OutOfTime) => texts::moves_out_of_time().to_owned(),
        None => words.short(mv).unwrap_or_else(|| mv.to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::words::in_language;

    #[test]
    fn labels_within_sentences_keep_the_capitals_of_nouns() {
        let german = |text| in_language(Language::German, || within(text));
        assert_eq!(german("In der Ablage"), "in der Ablage");
        assert_eq!(german("Kraft"), "Kraft");
        assert_eq!(within("In the tray"), "in the tray");
    }

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(sentence("white"), "White");
        assert_eq!(sentence(""), "");
        assert_eq!(sentence("d4 is gone"), "d4 is gone");
    }
}
