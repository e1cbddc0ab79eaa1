//! The lines of a text that somebody was sent: without what mail programs put before them,
//! and with the way back to where everything stood.

use std::borrow::Cow;

/// A line as it counts.
#[derive(Clone, Copy, Debug)]
pub(super) struct Line<'a> {
    /// Its number in the text, from 1.
    pub number: usize,
    /// How many characters were left out before it.
    pub indent: usize,
    /// What it says.
    pub text: &'a str,
}

impl Line<'_> {
    pub fn is_blank(&self) -> bool {
        self.text.is_empty()
    }

    /// Whether it is blank or a sentence without numbers, as greetings and names are.
    pub fn is_in_words(&self) -> bool {
        let begins = self.text.chars().next().is_none_or(char::is_uppercase);
        let is_of_words = |c: char| c.is_alphabetic() || c.is_whitespace() || ",.!'’-".contains(c);
        begins && self.text.chars().all(is_of_words)
    }

    /// Whether it is meant for other programs, as in lists of chess.
    pub fn is_for_others(&self) -> bool {
        self.text.starts_with('%')
    }
}

/// The lines of a text, without the `>` of quotations and the blanks around them.
pub(super) fn lines(text: &str) -> Vec<Line<'_>> {
    text.split('\n')
        .flat_map(|line| line.strip_suffix('\r').unwrap_or(line).split('\r'))
        .zip(1..)
        .map(|(line, number)| {
            let is_quotation = |c: char| c == '>' || c.is_whitespace() || is_invisible(c);
            let text = line.trim_start_matches(is_quotation);
            let before = line.get(..line.len() - text.len()).unwrap_or_default();
            Line {
                number,
                indent: before.chars().count(),
                // A line that separates a signature ends in a blank.
                text: text.trim_end_matches(|c: char| c.is_whitespace() || is_invisible(c)),
            }
        })
        .collect()
}

/// Characters that take no room, and that word processors and mail programs strew about.
fn is_invisible(c: char) -> bool {
    matches!(c, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{2069}' | '\u{feff}')
}

/// A word of a list of moves as a keyboard writes it: with plain hyphens, letters of the usual
/// width, and nothing invisible.
pub(super) fn plain(word: &str) -> Cow<'_, str> {
    if word.is_ascii() {
        return Cow::Borrowed(word);
    }
    let mut text = String::with_capacity(word.len());
    for c in word.chars() {
        match c {
            c if is_invisible(c) => {}
            // Hyphens, dashes and the sign for minus.
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' => text.push('-'),
            '×' => text.push('x'),
            '…' => text.push_str("..."),
            '⇒' => text.push_str("=>"),
            '½' => text.push_str("1/2"),
            '‼' => text.push_str("!!"),
            '⁇' => text.push_str("??"),
            '⁈' => text.push_str("?!"),
            '⁉' => text.push_str("!?"),
            // Full width, as Chinese and Japanese keyboards write.
            '\u{ff01}'..='\u{ff5e}' => {
                text.extend(char::from_u32(c as u32 - 0xff01 + 0x21));
            }
            c => text.push(c),
        }
    }
    Cow::Owned(text)
}

/// A word without the number of a move before it: `d4` of `12.d4`, nothing of `12...`. The
/// number alone, without a full stop or a bracket, is left as it is.
pub(super) fn without_number(word: &str) -> &str {
    let rest = word.trim_start_matches(|c: char| c.is_ascii_digit());
    let stops = rest.trim_start_matches(['.', ')']);
    let is_number = rest.len() < word.len() && stops.len() < rest.len();
    let is_dots = rest.len() == word.len() && rest.starts_with('.');
    if is_number || is_dots { stops } else { word }
}

/// Whether a line separates the signature of a mail from its text.
pub(super) fn is_signature(line: &Line<'_>) -> bool {
    line.text == "--"
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotations_are_taken_off_and_columns_remembered() {
        let text = "one\r\n> > two\u{a0}\r>\n\u{feff}three";
        let found: Vec<(usize, usize, &str)> = lines(text)
            .iter()
            .map(|line| (line.number, line.indent, line.text))
            .collect();
        let expected = [(1, 0, "one"), (2, 4, "two"), (3, 1, ""), (4, 1, "three")];
        assert_eq!(found, expected);
    }

    #[test]
    fn words_are_read_as_a_keyboard_writes_them() {
        for (word, expected) in [
            ("–K3", "-K3"),
            ("4−8", "4-8"),
            ("H×D9", "HxD9"),
            ("１．ｄ４", "1.d4"),
            ("g6‼", "g6!!"),
            ("d\u{ad}4\u{200b}", "d4"),
            ("½–½", "1/2-1/2"),
        ] {
            assert_eq!(plain(word), expected);
        }
    }

    #[test]
    fn numbers_are_taken_off_moves() {
        for (word, expected) in [
            ("1.", ""),
            ("1...", ""),
            ("1)", ""),
            ("...", ""),
            ("12.d4", "d4"),
            ("2...g5", "g5"),
            ("3-6", "3-6"),
            ("4D9", "4D9"),
            ("12", "12"),
            ("1:0", "1:0"),
            ("d4", "d4"),
        ] {
            assert_eq!(without_number(word), expected, "{word}");
        }
    }
}
