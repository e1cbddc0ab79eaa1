//! What a crate says: its messages in each language as `curio-words-build` writes them, and how
//! their gaps are filled.
//!
//! The messages of a language stand one after another, each ended by [`MESSAGE`]. Within one, a
//! mark below says where an argument stands, or what is said for which argument; arguments are
//! named by a letter, `A` for the first. Programs carry these texts; pages for browsers
//! [fetch](bring) those of one language.

use std::sync::OnceLock;

use super::{Language, language, plural};

/// Ends a message, or the name before a translation.
pub const MESSAGE: char = '\u{1e}';
/// Ends what one crate says, and the name of the crate before it.
pub const CRATE: char = '\u{1d}';
/// An argument: its letter follows.
pub const ARGUMENT: char = '\u{1}';
/// A choice by an argument: its letter, and cases until [`END`].
pub const CHOICE: char = '\u{2}';
/// Behind what is said in a case, where another follows.
pub const CASE: char = '\u{3}';
/// Behind the case itself: `=1` or `=word`, `*Few` for a form, or nothing for all others.
pub const THEN: char = '\u{4}';
/// Ends a choice.
pub const END: char = '\u{5}';

/// How many languages there are.
const LANGUAGES: usize = Language::ALL.len() + 1;

/// What a crate says, or what its texts are in other languages.
#[derive(Debug)]
pub struct Words {
    source: fn(Language) -> &'static str,
    split: [OnceLock<Vec<&'static str>>; LANGUAGES],
}

impl Words {
    /// The messages that stand in these texts.
    pub const fn new(source: fn(Language) -> &'static str) -> Self {
        Self {
            source,
            split: [const { OnceLock::new() }; LANGUAGES],
        }
    }

    fn all(&self) -> &[&'static str] {
        let read = language();
        let split = || (self.source)(read).split_terminator(MESSAGE).collect();
        let kept = self.split.get(read as usize);
        kept.map_or(&[], |kept| kept.get_or_init(split))
    }

    /// A message without gaps.
    pub fn text(&self, message: usize) -> &'static str {
        self.all().get(message).copied().unwrap_or_default()
    }

    /// A message with its gaps filled; numbers are written in digits.
    pub fn said(&self, message: usize, values: &[&str]) -> String {
        let rest = self.text(message);
        let mut said = String::with_capacity(rest.len());
        Reader { rest, values }.say(&mut said);
        said
    }

    /// The translation of a text by its name, where names and translations alternate.
    pub fn translated(&self, name: &str) -> Option<&'static str> {
        let (all, []) = self.all().as_chunks::<2>() else {
            return None;
        };
        let at = all.binary_search_by(|[known, _]| (*known).cmp(name)).ok()?;
        all.get(at).map(|[_, text]| *text)
    }
}

/// What is left of a message, and what fills its gaps.
struct Reader<'a> {
    rest: &'a str,
    values: &'a [&'a str],
}

impl<'a> Reader<'a> {
    /// The text up to the next mark, and the mark.
    fn part(&mut self) -> (&'a str, char) {
        let end = self.rest.find(|c| c <= END).unwrap_or(self.rest.len());
        let (text, rest) = self.rest.split_at(end);
        let mut rest = rest.chars();
        let mark = rest.next().unwrap_or(END);
        self.rest = rest.as_str();
        (text, mark)
    }

    fn value(&mut self) -> &'a str {
        let mut rest = self.rest.chars();
        let letter = rest.next().unwrap_or('A');
        self.rest = rest.as_str();
        let mut values = ('A'..).zip(self.values);
        values.find(|it| it.0 == letter).map_or("", |it| it.1)
    }

    /// Says what stands before a mark that is not for a gap, and gives the mark.
    fn say(&mut self, said: &mut String) -> char {
        loop {
            let (text, mark) = self.part();
            said.push_str(text);
            match mark {
                ARGUMENT => said.push_str(self.value()),
                CHOICE => self.choose(said),
                mark => return mark,
            }
        }
    }

    /// Says the first case that fits.
    fn choose(&mut self, said: &mut String) {
        let value = self.value();
        let mut is_open = true;
        loop {
            let (case, _) = self.part();
            let fits = is_open && fits(case, value);
            is_open &= !fits;
            let mut unsaid = String::new();
            if self.say(if fits { said } else { &mut unsaid }) != CASE {
                return;
            }
        }
    }
}

/// Whether a case is that of a value.
fn fits(case: &str, value: &str) -> bool {
    let form = |number| format!("{:?}", plural(language(), number));
    match case.split_at_checked(1) {
        None => case.is_empty(),
        Some(("*", wanted)) => value.parse().is_ok_and(|number| form(number) == wanted),
        Some((_, exact)) => value == exact,
    }
}

/// What was fetched, by language.
static BROUGHT: [OnceLock<String>; LANGUAGES] = [const { OnceLock::new() }; LANGUAGES];

/// Brings what all crates say in a language, for programs that carry none of it; once.
pub fn bring(language: Language, words: String) {
    if let Some(kept) = BROUGHT.get(language as usize) {
        kept.get_or_init(|| words);
    }
}

/// What was brought of a crate; nothing where nothing was.
pub fn brought(crate_name: &str, language: Language) -> &'static str {
    let all = BROUGHT.get(language as usize).and_then(OnceLock::get);
    let mut parts = all.map_or("", String::as_str).split(CRATE);
    parts.find(|name| *name == crate_name);
    parts.next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::in_language;

    const ALL: &str = "Plain\u{1e}\u{1}B: \u{2}A=0\u{4}none\u{3}*One\u{4}one\u{3}\u{4}\u{1}A\u{5}!\u{1e}\
        \u{2}B=x\u{4}X\u{2}A=1\u{4}1\u{3}\u{4}?\u{5}\u{3}\u{4}Y\u{5}.\u{1e}";
    static WORDS: Words = Words::new(|language| match language {
        Language::German => "a\u{1e}Eins\u{1e}b\u{1e}Zwei\u{1e}",
        _ => ALL,
    });

    #[test]
    fn gaps_are_filled_and_choices_made() {
        for (message, number, text, expected) in [
            (0, "0", "", "Plain"),
            (1, "0", "who", "who: none!"),
            (1, "1", "who", "who: one!"),
            (1, "-7", "who", "who: -7!"),
            (2, "1", "x", "X1."),
            (2, "2", "x", "X?."),
            (2, "1", "z", "Y."),
            (3, "0", "", ""),
        ] {
            assert_eq!(WORDS.said(message, &[number, text]), expected);
        }
        let translated = |name| in_language(Language::German, || WORDS.translated(name));
        assert_eq!((translated("b"), translated("c")), (Some("Zwei"), None));
    }

    #[test]
    fn cut_texts_end() {
        for (end, _) in ALL.char_indices() {
            let (rest, values) = (ALL.get(..end).unwrap_or_default(), &["1", "x"]);
            let mut reader = Reader { rest, values };
            while !reader.rest.is_empty() {
                reader.say(&mut String::new());
            }
        }
    }

    #[test]
    fn what_was_brought_is_found_by_its_crate() {
        assert_eq!(brought("a words", Language::French), "");
        let words = "a words\u{1d}Un\u{1e}\u{1d}b words\u{1d}Deux\u{1e}\u{1d}";
        bring(Language::French, words.to_owned());
        assert_eq!(brought("b words", Language::French), "Deux\u{1e}");
        assert_eq!(brought("c words", Language::French), "");
    }
}
