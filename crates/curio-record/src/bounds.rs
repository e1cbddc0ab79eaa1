//! The bounds of what comes from outside: records, journals, lists of moves.
//!
//! Files may be damaged, and may have been made by somebody who means harm. What
//! is too large is refused before it takes memory, and texts about a match are cut
//! where it is made or changed, so that everything behind it (lists, the window,
//! ratings, the terminal) can rely on them.

use std::{
    io::{self, Read},
    path::Path,
};

use curio_rules::is_instruction;

use super::{decoding::decoded, place::open_file};

/// The largest file that is read as a text, in bytes: twice what the longest match
/// takes without comments.
pub const LARGEST_FILE: u64 = 16 << 20;

/// The largest journal, in bytes. It also holds what was undone.
pub(crate) const LARGEST_JOURNAL: u64 = 64 << 20;

/// The most moves of a match. Where somebody thinks, a match takes a few hundred of them;
/// random moves may go on for ever. Beyond that, players can still resign.
pub const LONGEST_MATCH: usize = 100_000;

/// The most branches of a match, those within others included. Their moves are together at most
/// [`LONGEST_MATCH`], beside those of the match itself.
pub const MOST_BRANCHES: usize = 10_000;

/// How deep branches may lie within one another: those that leave the match itself are 1 deep.
pub const DEEPEST_BRANCH: usize = 16;

/// The longest name of a player, and the longest date or time, in characters.
pub const LONGEST_NAME: usize = 200;

/// The longest text about the occasion of a match, in characters.
pub const LONGEST_EVENT: usize = 1_000;

/// The longest comment on a move, in characters.
pub const LONGEST_COMMENT: usize = 10_000;

/// The longest text of a kind of player, in bytes: the command of another program,
/// or a model with its settings.
pub const LONGEST_KIND: usize = 4_096;

/// The most seats and the most options of a record; no game has as many.
pub(crate) const MOST_SEATS: usize = 16;
pub(crate) const MOST_OPTIONS: usize = 100;

/// The most lines before the moves of a list of moves.
pub(crate) const MOST_HEAD_LINES: usize = 100;

/// Reads all of `source`, unless it is larger than `most` bytes.
///
/// # Errors
/// When it cannot be read, or is too large.
pub fn read_within(source: impl Read, most: u64) -> io::Result<Vec<u8>> {
    let mut bytes = Vec::new();
    source.take(most + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > most {
        return Err(too_large(most));
    }
    Ok(bytes)
}

/// Reads a file as a text of at most [`LARGEST_FILE`], in UTF-8, UTF-16 or Windows-1252; a
/// byte-order mark at its beginning is not part of it.
///
/// # Errors
/// When it cannot be read, or is too large.
pub fn read_text(path: &Path) -> io::Result<String> {
    read_file(path, LARGEST_FILE).map(decoded)
}

/// Reads a text of at most [`LARGEST_FILE`] from anywhere, as [`read_text`] does.
///
/// # Errors
/// When it cannot be read, or is too large.
pub fn read_text_from(source: impl Read) -> io::Result<String> {
    read_within(source, LARGEST_FILE).map(decoded)
}

/// Reads a file of at most `most` bytes.
pub(crate) fn read_file(path: &Path, most: u64) -> io::Result<Vec<u8>> {
    let file = open_file(path)?;
    if file.metadata()?.len() > most {
        return Err(too_large(most));
    }
    read_within(file, most)
}

fn too_large(most: u64) -> io::Error {
    let reason = format!("it is larger than {} MiB", most >> 20);
    io::Error::new(io::ErrorKind::FileTooLarge, reason)
}

/// A text of one line, with at most `most` characters.
pub fn one_line(text: &mut String, most: usize) {
    clean(text, most, |_| false);
}

/// A comment: of several lines perhaps.
pub(crate) fn comment(text: &mut String) {
    clean(text, LONGEST_COMMENT, |c| matches!(c, '\n' | '\t'));
}

/// Takes out characters that are [instructions](is_instruction), except those that
/// are kept, and cuts the text.
fn clean(text: &mut String, most: usize, is_kept: impl Fn(char) -> bool) {
    let is_odd = |c: char| is_instruction(c) && !is_kept(c);
    let is_long = text.len() > most && text.chars().nth(most).is_some();
    if !is_long && !text.contains(is_odd) {
        return;
    }
    let mut cleaned = text.chars().filter_map(|c| match c {
        _ if !is_odd(c) => Some(c),
        _ if c.is_whitespace() => Some(' '),
        _ => None,
    });
    let mut short: String = cleaned.by_ref().take(most).collect();
    if cleaned.next().is_some() {
        short.pop();
        short.push('…');
    }
    *text = short;
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(text: &str) -> String {
        let mut text = text.to_owned();
        one_line(&mut text, LONGEST_NAME);
        text
    }

    #[test]
    fn texts_are_cleaned_once() {
        assert_eq!(line("Ann \"A\" Bé 日本 👩‍🚀"), "Ann \"A\" Bé 日本 👩‍🚀");
        assert_eq!(line("A\u{1b}[31m\u{202e}B\nC\tD\u{7}"), "A[31mB C D");
        let long = line(&"ä".repeat(10_000));
        assert_eq!(long.chars().count(), LONGEST_NAME);
        assert!(long.ends_with('…'));
        assert_eq!(line(&long), long);
        let full = "x".repeat(LONGEST_NAME);
        assert_eq!(line(&format!("{full}\u{7}")), full);
        let mut remark = "one\r\ntwo\u{200f}".to_owned();
        comment(&mut remark);
        assert_eq!(remark, "one \ntwo");
    }

    #[test]
    fn what_is_endless_is_refused() {
        let error = read_within(io::repeat(b'x'), 1 << 20).unwrap_err();
        assert_eq!(error.to_string(), "it is larger than 1 MiB");
        assert_eq!(read_within(&b"abc"[..], 3).unwrap(), b"abc");
        assert!(read_within(&b"abcd"[..], 3).is_err());
        assert_eq!(read_text_from(&b"\xef\xbb\xbfd4"[..]).unwrap(), "d4");
        assert_eq!(read_text_from(&b"\xff\xfed\x004\x00"[..]).unwrap(), "d4");
    }
}
