//! Links: a match as a word of letters and digits that stands behind the `#` of an address.
//!
//! The word holds what a record holds, each move as its number among the legal ones, and a sum
//! by which a cut or changed word is known. Reading replays the match, so what a link says is
//! as true as a record. Where a link leads to, and who opens it, is the business of others.
//! `docs/formats.md` describes the format.

mod bits;
mod moves;
mod terms;

use bits::{BitReader, BitWriter, are_letters, from_letters, letters, sum};

use super::{Match, RecordError, bounds::one_line};

/// What the word begins with: `c`, and the version of the format.
const MARK: &str = "c1";

/// The longest word that is read or written, in characters.
pub const LONGEST_LINK: usize = 65_536;

/// The most moves of a match in a link: with that number, reading takes seconds at most.
pub const MOST_LINKED_MOVES: usize = 5_000;

/// The bytes of the sums at the end: that of the bytes before, and that of the last position.
const SUMS: usize = 6;

/// What of a match goes into a link, besides its terms and moves. Who a person is, by
/// [`PersonId`](super::PersonId), never does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LinkContents {
    /// The names of the players.
    pub names: bool,
    /// Comments and marks, and the occasion.
    pub comments: bool,
    /// The clock, the time of day, and how long each turn took.
    pub times: bool,
}

impl LinkContents {
    /// All that a link can hold.
    pub const ALL: Self = Self {
        names: true,
        comments: true,
        times: true,
    };
}

/// Names and comments, without times.
impl Default for LinkContents {
    fn default() -> Self {
        Self {
            times: false,
            ..Self::ALL
        }
    }
}

/// A match as a word. The same match and contents give the same word.
///
/// # Errors
/// [`RecordError::LinkTooLong`] when the match is longer than a link can be.
pub fn write(game: &Match, contents: LinkContents) -> Result<String, RecordError> {
    if game.len() > MOST_LINKED_MOVES {
        return Err(RecordError::LinkTooLong);
    }
    let mut to = BitWriter::default();
    terms::write(game, contents, &mut to);
    moves::write(game, &mut to);
    let mut bytes = to.into_bytes();
    let sums = [sum(&bytes), position_sum(game)];
    for sum in sums {
        bytes.extend_from_slice(&sum.to_be_bytes()[1..]);
    }
    let word = format!("{MARK}{}", letters(&bytes));
    match word.len() > LONGEST_LINK {
        true => Err(RecordError::LinkTooLong),
        false => Ok(word),
    }
}

/// The sum of the last position, which tells whether the rules have led to the same one.
fn position_sum(game: &Match) -> u32 {
    sum(&game.position().hash().to_be_bytes())
}

/// Reads a word that [`write()`] made, and replays the match.
///
/// # Errors
/// When the word is cut, changed, too long or from a newer version, or what it says makes no
/// match.
pub fn read(word: &str) -> Result<Match, RecordError> {
    if word.len() > LONGEST_LINK {
        return Err(RecordError::LinkTooLong);
    }
    let Some(rest) = word.strip_prefix(MARK) else {
        return Err(match is_marked(word) {
            true => RecordError::LinkNewer,
            false => RecordError::LinkChanged,
        });
    };
    let bytes = from_letters(rest).ok_or(RecordError::LinkChanged)?;
    let at = bytes.len().checked_sub(SUMS);
    let parts = at.and_then(|at| bytes.split_at_checked(at));
    let (bytes, sums) = parts.ok_or(RecordError::LinkChanged)?;
    let mut sums = BitReader::new(sums);
    if sums.bits(24) != Some(sum(bytes).into()) {
        return Err(RecordError::LinkChanged);
    }
    let mut from = BitReader::new(bytes);
    let (mut game, said) = terms::read(&mut from)?;
    moves::read(&mut from, &mut game, &said)?;
    if !from.is_at_end() {
        return Err(RecordError::LinkChanged);
    }
    match sums.bits(24) == Some(position_sum(&game).into()) {
        true => Ok(game),
        false => Err(RecordError::LinkOtherRules),
    }
}

/// Whether a word begins as those of any version do.
fn is_marked(word: &str) -> bool {
    let version = word.strip_prefix('c').and_then(|rest| rest.chars().next());
    version.is_some_and(|version| version.is_ascii_digit()) && are_letters(word)
}

/// The word in a link: what stands behind the `#` of an address, or a word by itself.
#[must_use]
pub fn word(link: &str) -> Option<&str> {
    /// A word by itself that is shorter could be a name.
    const SHORTEST: usize = 24;

    let link = link.trim();
    match link.rsplit_once('#') {
        Some((_, word)) => Some(word).filter(|word| is_marked(word)),
        None => Some(link).filter(|word| word.len() >= SHORTEST && is_marked(word)),
    }
}

/// The word in the first link of a text that somebody was sent.
#[must_use]
pub fn word_in(text: &str) -> Option<&str> {
    let around = |c: char| ".,;:!?()<>\"'“”„«»".contains(c);
    let mut words = text.split_whitespace();
    words.find_map(|one| word(one.trim_matches(around)))
}

/// The beginning of a link, as a message names it.
#[must_use]
pub fn beginning(word: &str) -> String {
    let mut text = format!("#{word}");
    one_line(&mut text, 16);
    text
}

/// A word whose sum is made to fit again, for tests that want to get past it.
#[doc(hidden)]
#[must_use]
pub fn resealed(word: &str) -> Option<String> {
    let mut bytes = from_letters(word.strip_prefix(MARK)?)?;
    let at = bytes.len().checked_sub(SUMS)?;
    let (content, sums) = bytes.split_at_mut_checked(at)?;
    let sealed = sum(content).to_be_bytes();
    sums.get_mut(..3)?.copy_from_slice(&sealed[1..]);
    Some(format!("{MARK}{}", letters(&bytes)))
}
