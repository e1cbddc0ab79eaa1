//! How parts of sentences are joined.

use crate::{
    texts,
    words::{Language, language},
};

/// The text with a capital first letter, unless it begins with the name of a
/// place such as `d4`.
#[must_use]
pub(crate) fn sentence(text: &str) -> String {
    let first = text.split_whitespace().next().unwrap_or_default();
    if first.chars().any(|c| c.is_ascii_digit()) {
        return text.to_owned();
    }
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_uppercase().chain(chars).collect()
    })
}

/// A label or sentence as it goes on within another. German nouns keep their capitals.
#[must_use]
pub(crate) fn within(text: &str) -> String {
    if language() == Language::German {
        return text.to_owned();
    }
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| {
        first.to_lowercase().chain(chars).collect()
    })
}

/// Names one after the other: "Red and Blue".
#[must_use]
pub(crate) fn listed(names: &[&str]) -> String {
    let mut names = names.iter();
    let first = names
        .next()
        .map_or_else(String::new, |name| (*name).to_owned());
    names.fold(first, |before, name| texts::board_and(&before, name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sentences_begin_with_a_capital() {
        assert_eq!(sentence("white"), "White");
        assert_eq!(sentence(""), "");
        assert_eq!(sentence("d4 is gone"), "d4 is gone");
    }
}
