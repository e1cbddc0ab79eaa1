//! Texts from outside in messages: short, and without characters that do something
//! to a terminal.

use std::borrow::Cow;

/// The most letters of a foreign text that a message repeats.
const LONGEST_QUOTE: usize = 200;

/// What stands for a character that is not shown.
const REPLACEMENT: char = char::REPLACEMENT_CHARACTER;

/// Whether a character is not a letter or sign but an instruction: to the terminal,
/// to begin another line, or to write in the other direction. All of these can make
/// a text look like another one.
pub fn is_instruction(c: char) -> bool {
    c.is_control()
        || matches!(c,
            // Line and paragraph separators.
            '\u{2028}' | '\u{2029}'
            // Marks, embeddings, overrides and isolates of the writing direction.
            | '\u{061c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}'
            // The byte order mark.
            | '\u{feff}')
}

/// The text with a sign in the place of each [instruction](is_instruction) except
/// line breaks and tabs.
pub fn printable(text: &str) -> Cow<'_, str> {
    let is_odd = |c| is_instruction(c) && !matches!(c, '\n' | '\t');
    if text.contains(is_odd) {
        Cow::Owned(text.replace(is_odd, &REPLACEMENT.to_string()))
    } else {
        Cow::Borrowed(text)
    }
}

/// A text from outside as a message repeats it: its beginning on one line.
pub fn excerpt(text: &str) -> Cow<'_, str> {
    let is_long = text.len() > LONGEST_QUOTE && text.chars().nth(LONGEST_QUOTE).is_some();
    if !is_long && !text.contains(is_instruction) {
        return Cow::Borrowed(text);
    }
    let mut short: String = text
        .chars()
        .take(LONGEST_QUOTE)
        .map(|c| if is_instruction(c) { REPLACEMENT } else { c })
        .collect();
    if is_long {
        short.push('…');
    }
    Cow::Owned(short)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ordinary_texts_stay_as_they_are() {
        for text in ["", "d4", "Ægir Øster", "דנה", "👩‍🚀", "a\u{301}"] {
            assert_eq!(excerpt(text), text);
            assert_eq!(printable(text), text);
        }
        assert_eq!(printable("one\ttwo\nthree"), "one\ttwo\nthree");
    }

    #[test]
    fn instructions_are_replaced() {
        assert_eq!(
            excerpt("a\u{1b}[31mb\r\n"),
            "a\u{fffd}[31mb\u{fffd}\u{fffd}"
        );
        assert_eq!(printable("a\u{1b}[2Jb\n"), "a\u{fffd}[2Jb\n");
        for c in ['\u{7}', '\u{9b}', '\u{202e}', '\u{2067}', '\u{feff}'] {
            assert_eq!(printable(&c.to_string()), "\u{fffd}");
        }
    }

    #[test]
    fn long_texts_are_cut() {
        let long = "ä".repeat(1_000_000);
        let short = excerpt(&long);
        assert_eq!(short.chars().count(), LONGEST_QUOTE + 1);
        assert!(short.ends_with('…'));
        let most = "ä".repeat(LONGEST_QUOTE);
        assert_eq!(excerpt(&most), most);
    }
}
