//! Links: a match as a word of letters and digits that stands behind the `#` of an address, or
//! the lessons and puzzles that were [done](DoneTasks).
//!
//! The word of a match holds what a record holds, each move as its number among the legal ones, and a sum
//! by which a cut or changed word is known. Reading replays the match, so what a link says is
//! as true as a record. Where a link leads to, and who opens it, is the business of others.
//! `docs/formats.md` describes the format.

mod bits;
mod branches;
mod done;
mod moves;
mod terms;

use bits::{BitReader, BitWriter, are_letters, from_letters, letters, sum};
use moves::Numbered;

use super::{Branch, Match, RecordError, bounds::one_line, branches::TreeSize};

pub use done::DoneTasks;

/// What the word of a match begins with.
const MATCH: char = 'c';

/// What the word of what was done begins with.
const DONE: char = 'p';

/// What follows: the version of the format.
const VERSION: char = '1';

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
    /// Comments, marks and branches, and the occasion.
    pub comments: bool,
    /// The clock, the time of day, and how long each turn took.
    pub times: bool,
    /// The seed, which tells the dice to come.
    pub seed: bool,
}

impl LinkContents {
    /// All that a link can hold.
    pub const ALL: Self = Self {
        names: true,
        comments: true,
        times: true,
        seed: true,
    };

    /// The moves alone.
    pub const MOVES: Self = Self {
        names: false,
        comments: false,
        times: false,
        seed: false,
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
    KnownMoves::default().write(game, contents)
}

/// The numbers of the moves of one match, for links that are written again and again while it is
/// played: only the positions before new moves are looked at.
#[derive(Debug, Default)]
pub struct KnownMoves(Vec<Numbered>);

impl KnownMoves {
    /// The match as a word, as [`write()`] does it. It has the same options each time.
    ///
    /// # Errors
    /// As with [`write()`].
    pub fn write(&mut self, game: &Match, contents: LinkContents) -> Result<String, RecordError> {
        let kept = if contents.comments {
            game.branches()
        } else {
            &[]
        };
        match self.written(game, contents, kept) {
            // What was played goes before what was not.
            Err(RecordError::LinkTooLong) => self.written(game, contents, &[]),
            written => written,
        }
    }

    fn written(
        &mut self,
        game: &Match,
        contents: LinkContents,
        kept: &[Branch],
    ) -> Result<String, RecordError> {
        if game.len() + TreeSize::of_all(kept).plies > MOST_LINKED_MOVES {
            return Err(RecordError::LinkTooLong);
        }
        let mut to = BitWriter::default();
        terms::write(game, contents, !kept.is_empty(), &mut to);
        moves::write(game, &mut self.0, &mut to);
        if !kept.is_empty() {
            branches::write(game.position_at(0), 0, game.plies(), kept, &mut to);
        }
        let mut bytes = to.into_bytes();
        let sums = [sum(&bytes), position_sum(game)];
        for sum in sums {
            bytes.extend_from_slice(&sum.to_be_bytes()[1..]);
        }
        word_of(MATCH, &bytes)
    }

    /// Reads a word, as [`read()`] does it, and knows the moves of its match.
    ///
    /// # Errors
    /// As with [`read()`].
    pub fn read(&mut self, word: &str) -> Result<Match, RecordError> {
        if is_marked(word, DONE) {
            return Err(RecordError::LinkOfDone);
        }
        let bytes = bytes_of(word, MATCH)?;
        let at = bytes.len().checked_sub(SUMS);
        let parts = at.and_then(|at| bytes.split_at_checked(at));
        let (bytes, sums) = parts.ok_or(RecordError::LinkChanged)?;
        let mut sums = BitReader::new(sums);
        if sums.bits(24) != Some(sum(bytes).into()) {
            return Err(RecordError::LinkChanged);
        }
        let mut from = BitReader::new(bytes);
        let (mut game, said) = terms::read(&mut from)?;
        self.0.clear();
        moves::read(&mut from, &mut game, &said, &mut self.0)?;
        if said.has_branches {
            let most = MOST_LINKED_MOVES - game.len();
            branches::read(&mut from, &mut game, most)?;
        }
        if !from.is_at_end() {
            return Err(RecordError::LinkChanged);
        }
        match sums.bits(24) == Some(position_sum(&game).into()) {
            true => Ok(game),
            false => Err(RecordError::LinkOtherRules),
        }
    }
}

fn word_of(kind: char, bytes: &[u8]) -> Result<String, RecordError> {
    let word = format!("{kind}{VERSION}{}", letters(bytes));
    match word.len() > LONGEST_LINK {
        true => Err(RecordError::LinkTooLong),
        false => Ok(word),
    }
}

fn bytes_of(word: &str, kind: char) -> Result<Vec<u8>, RecordError> {
    let rest = word.strip_prefix(kind);
    match rest.and_then(|it| it.strip_prefix(VERSION)) {
        _ if word.len() > LONGEST_LINK => Err(RecordError::LinkTooLong),
        Some(rest) => from_letters(rest).ok_or(RecordError::LinkChanged),
        None if is_marked(word, kind) => Err(RecordError::LinkNewer),
        None => Err(RecordError::LinkChanged),
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
    KnownMoves::default().read(word)
}

/// Whether a word begins as those of a kind and any version do.
fn is_marked(word: &str, kind: char) -> bool {
    let version = word.strip_prefix(kind).and_then(|rest| rest.chars().next());
    version.is_some_and(|version| version.is_ascii_digit()) && are_letters(word)
}

/// The word in a link, of a match or of what was done: what stands behind the `#` of an address, or a word by itself.
pub fn word(link: &str) -> Option<&str> {
    parts(link).map(|(word, _)| word)
}

/// How many moves are played in the position that a link opens at, if it says so: it stands
/// behind its word and a point.
pub fn ply(link: &str) -> Option<usize> {
    parts(link)?.1
}

fn parts(link: &str) -> Option<(&str, Option<usize>)> {
    /// A word by itself that is shorter could be a name.
    const SHORTEST: usize = 24;

    let (word, shortest) = match link.trim().rsplit_once('#') {
        Some((_, word)) => (word, 0),
        None => (link.trim(), SHORTEST),
    };
    let is_number = |text: &str| !text.is_empty() && text.bytes().all(|it| it.is_ascii_digit());
    let (word, ply) = match word.split_once('.') {
        // A number that is too large lies behind every end.
        Some((word, text)) if is_number(text) => (word, Some(text.parse().unwrap_or(usize::MAX))),
        _ => (word, None),
    };
    let is_link = [MATCH, DONE].iter().any(|kind| is_marked(word, *kind));
    (is_link && word.len() >= shortest).then_some((word, ply))
}

/// The word in the first link of a text that somebody was sent.
pub fn word_in(text: &str) -> Option<&str> {
    let around = |c: char| ".,;:!?()<>\"'“”„«»".contains(c);
    let mut words = text.split_whitespace();
    words.find_map(|one| word(one.trim_matches(around)))
}

/// The beginning of a link, as a message names it.
pub fn beginning(word: &str) -> String {
    let mut text = format!("#{word}");
    one_line(&mut text, 16);
    text
}

/// A word whose sum is made to fit again, for tests that want to get past it.
#[doc(hidden)]
pub fn resealed(word: &str) -> Option<String> {
    let mut bytes = bytes_of(word, MATCH).ok()?;
    let at = bytes.len().checked_sub(SUMS)?;
    let (content, sums) = bytes.split_at_mut_checked(at)?;
    let sealed = sum(content).to_be_bytes();
    sums.get_mut(..3)?.copy_from_slice(&sealed[1..]);
    word_of(MATCH, &bytes).ok()
}
