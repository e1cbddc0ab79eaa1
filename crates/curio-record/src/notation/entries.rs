//! The lines before the moves, one by one: `Date: 2026-11-21`, and `[Date "2026-11-21"]` as in
//! lists of chess.

use curio_rules::{Colour, excerpt};

use super::lines::Line;
use crate::{RecordError, texts};

/// What the head of a list may say besides who plays.
const KEYS: [&str; 11] = [
    "game", "event", "date", "time", "options", "clock", "seed", "stakes", "used", "position",
    "result",
];

/// After the colour: what the player is, if not a person.
pub(super) const KIND: &str = "Kind";

/// The most lines over which a tag may go.
const LONGEST_TAG: usize = 10;

/// A line before the moves: `Date: 2026-11-21`, or `[Date "2026-11-21"]` as in lists of chess.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub key: String,
    pub value: String,
    /// Whether it stands between brackets, where anything may be said.
    pub is_tag: bool,
    pub line: usize,
    pub column: usize,
}

impl Entry {
    /// Whether this is the entry called `key`.
    pub fn is(&self, key: &str) -> bool {
        self.key.eq_ignore_ascii_case(key)
    }

    pub fn is_known(&self) -> bool {
        KEYS.iter().any(|key| self.is(key)) || Colour::ALL.iter().any(|it| self.is_of(*it))
    }

    pub fn is_of(&self, colour: Colour) -> bool {
        self.is(colour.key()) || self.is_kind_of(colour)
    }

    pub fn is_kind_of(&self, colour: Colour) -> bool {
        self.is(&format!("{}{KIND}", colour.key()))
    }

    /// An error in this line.
    pub fn wrong(&self, why: impl Into<RecordError>) -> RecordError {
        RecordError::InList {
            line: self.line,
            column: self.column,
            why: Box::new(why.into()),
        }
    }

    pub fn unreadable(&self, reason: String) -> RecordError {
        RecordError::Unreadable {
            line: self.line,
            column: self.column,
            reason,
        }
    }

    /// The value, unless it has more characters than are kept.
    pub fn within(&self, most: usize) -> Result<&str, RecordError> {
        if self.value.len() > most && self.value.chars().nth(most).is_some() {
            let reason = texts::record_list_entry_long(&excerpt(&self.key), most);
            return Err(self.unreadable(reason));
        }
        Ok(&self.value)
    }
}

/// The entries in a line, or none. A tag may go over several lines; then their number is
/// greater than one.
pub(super) fn entries_at(lines: &[Line<'_>]) -> Option<(Vec<Entry>, usize)> {
    let first = lines.first()?;
    if first.text.starts_with('[') {
        return tags_at(lines);
    }
    let (key, value) = first.text.split_once([':', '：'])?;
    let key = key.trim_end();
    let is_word = !key.is_empty() && key.chars().all(|c| c.is_ascii_alphabetic());
    let entry = Entry {
        key: key.to_owned(),
        value: value.trim().to_owned(),
        is_tag: false,
        line: first.number,
        column: first.indent + 1,
    };
    // The moves of some games have a colon of their own: `place:0,0,0`.
    let is_apart = value.starts_with(char::is_whitespace) && !value.trim().is_empty();
    let is_entry = is_word && (entry.is_known() || is_apart);
    is_entry.then(|| (vec![entry], 1))
}

/// The tags in the brackets with which these lines begin.
fn tags_at(lines: &[Line<'_>]) -> Option<(Vec<Entry>, usize)> {
    let first = lines.first()?;
    let mut text = String::new();
    let mut count = 0;
    for line in lines
        .iter()
        .take(LONGEST_TAG)
        .take_while(|it| !it.is_blank())
    {
        text.push_str(if count == 0 { "" } else { " " });
        text.push_str(line.text);
        count += 1;
        if line.text.ends_with(']') {
            break;
        }
    }
    let mut entries = Vec::new();
    let mut rest = text.as_str();
    while !rest.is_empty() {
        let before = text.len() - rest.len();
        let inside = rest.strip_prefix('[')?.trim_start();
        let end = inside.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_'))?;
        let (key, value) = inside
            .split_at_checked(end)
            .filter(|(key, _)| !key.is_empty())?;
        let (value, after) = quotation(value.trim_start())?;
        entries.push(Entry {
            key: key.to_owned(),
            value,
            is_tag: true,
            line: first.number,
            column: first.indent + text.get(..before)?.chars().count() + 1,
        });
        rest = after.trim_start().strip_prefix(']')?.trim_start();
    }
    Some((entries, count))
}

/// A text between quotation marks of any kind, in which `\` stands before marks that belong to
/// it, and what follows.
fn quotation(text: &str) -> Option<(String, &str)> {
    const OPENING: [char; 7] = ['"', '“', '”', '„', '«', '»', '＂'];
    let inside = text.strip_prefix(OPENING)?;
    // Only the mark before the bracket ends it.
    let closing = |(at, _): &(usize, char)| {
        let after = inside
            .get(*at..)
            .unwrap_or_default()
            .trim_start_matches(OPENING);
        after.trim_start().starts_with(']')
    };
    let mut marks = inside.char_indices().filter(|(_, c)| OPENING.contains(c));
    let (end, mark) = marks.find(closing)?;
    let value = inside
        .get(..end)?
        .replace("\\\"", "\"")
        .replace("\\\\", "\\");
    Some((value, inside.get(end + mark.len_utf8()..)?))
}
