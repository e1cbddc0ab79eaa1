//! The notation of the book: what a short move may mean, and how a move is
//! written short.
//!
//! `-X` incorporates a common block on X, `=X` incorporates or moves the
//! special, `X` moves a common block there; a column or a row of the source
//! stands before it where needed (`MM13`, `2A12`), and both in the long form
//! (`D4D9`). `x` marks a capture. A target row may be missing where the move
//! stays in its row (`B13L`), and with a capture (`BxJ`). `TOP` and `CIMA` are
//! the ascent of the special.
//!
//! The book itself is careless: dashes are missing or too many, small letters
//! occur. What can only mean one thing is read as that.

use super::{
    moves::Move,
    notation,
    position::{Special, Xima},
    square::{Square, column_of, row_of},
};
use crate::{ParseError, texts};

/// A part of a move's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    Column(u8),
    Row(u8),
    Cross,
}

fn items(text: &str) -> Option<Vec<Item>> {
    let mut items = Vec::new();
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        if c.is_ascii_digit() {
            let end = rest
                .find(|c: char| !c.is_ascii_digit())
                .unwrap_or(rest.len());
            items.push(Item::Row(row_of(&rest[..end])?));
            rest = &rest[end..];
            continue;
        }
        items.push(match c {
            'x' | 'X' | '\u{d7}' => Item::Cross,
            c => Item::Column(column_of(c)?),
        });
        rest = &rest[c.len_utf8()..];
    }
    Some(items)
}

/// What a text says about a move of a block.
#[derive(Clone, Copy, Debug, Default)]
struct Pattern {
    from_column: Option<u8>,
    from_row: Option<u8>,
    to_column: Option<u8>,
    to_row: Option<u8>,
    is_capture: bool,
}

impl Pattern {
    fn read(text: &str) -> Option<Self> {
        use Item::{Column, Cross, Row};
        let items = items(text)?;
        let crosses = items.iter().filter(|item| **item == Cross).count();
        if crosses > 1 {
            return None;
        }
        let mut pattern = Self {
            is_capture: crosses == 1,
            ..Self::default()
        };
        let at_cross = items.iter().position(|item| *item == Cross);
        let plain: Vec<Item> = items.into_iter().filter(|item| *item != Cross).collect();
        match plain[..] {
            [Column(column)] if at_cross == Some(0) => pattern.to_column = Some(column),
            [Column(column), Row(row)] => {
                pattern.to_column = Some(column);
                pattern.to_row = Some(row);
            }
            [Column(from), Column(to)] if at_cross == Some(1) => {
                pattern.from_column = Some(from);
                pattern.to_column = Some(to);
            }
            [Row(from), Column(to)] if at_cross == Some(1) => {
                pattern.from_row = Some(from);
                pattern.to_column = Some(to);
            }
            [Column(from), Column(to), Row(row)] => {
                pattern.from_column = Some(from);
                pattern.to_column = Some(to);
                pattern.to_row = Some(row);
            }
            [Row(from), Column(to), Row(row)] => {
                pattern.from_row = Some(from);
                pattern.to_column = Some(to);
                pattern.to_row = Some(row);
            }
            // The row is not said again where it stays the same.
            [Column(from), Row(row), Column(to)] => {
                pattern.from_column = Some(from);
                pattern.from_row = Some(row);
                pattern.to_column = Some(to);
                pattern.to_row = Some(row);
            }
            [Column(from), Row(from_row), Column(to), Row(row)] => {
                pattern.from_column = Some(from);
                pattern.from_row = Some(from_row);
                pattern.to_column = Some(to);
                pattern.to_row = Some(row);
            }
            _ => return None,
        }
        Some(pattern)
    }

    fn from(&self) -> Option<Square> {
        Square::new(self.from_column?, self.from_row?)
    }

    fn to(&self) -> Option<Square> {
        Square::new(self.to_column?, self.to_row?)
    }

    fn names_source(&self) -> bool {
        self.from_column.is_some() || self.from_row.is_some()
    }

    fn fits(&self, from: Square, to: Square) -> bool {
        let is = |said: Option<u8>, there: u8| said.is_none_or(|said| said == there);
        is(self.from_column, from.column())
            && is(self.from_row, from.row())
            && is(self.to_column, to.column())
            && is(self.to_row, to.row())
    }
}

fn unreadable(text: &str) -> ParseError {
    ParseError::new(text, texts::xima_read_move())
}

/// Every move that a text may mean, the likeliest first; not empty.
pub(super) fn readings(position: &Xima, text: &str) -> Result<Vec<Move>, ParseError> {
    let word = text.trim();
    if let Some(mv) = notation::read_word(word) {
        return Ok(vec![mv]);
    }
    if word.eq_ignore_ascii_case(notation::TOP) || word.eq_ignore_ascii_case("CIMA") {
        return Ok(vec![special_to(position, Square::SUMMIT)]);
    }
    if let Some((entry, die)) = word.split_once('/') {
        return by_die(entry, die)
            .map(|mv| vec![mv])
            .ok_or_else(|| unreadable(text));
    }
    let body = word.trim_start_matches(['-', '=', '\u{2013}', '\u{2212}']);
    let pattern = Pattern::read(body).ok_or_else(|| unreadable(text))?;
    let is_special = word.starts_with('=');
    let is_from_reserve = body.len() < word.len() && !is_special;
    if let (Some(from), Some(to)) = (pattern.from(), pattern.to()) {
        return Ok(vec![Move::Step { from, to }]);
    }
    if !pattern.names_source()
        && let Some(to) = pattern.to()
    {
        if is_special {
            return Ok(vec![special_to(position, to)]);
        }
        if is_from_reserve {
            return Ok(vec![Move::Enter(to)]);
        }
    }
    let mut legal = Vec::new();
    position.list_legal(&mut legal);
    let matching = |wants_special: bool| -> Vec<Move> {
        let steps = legal.iter().filter(|mv| match **mv {
            Move::Step { from, to } => {
                pattern.fits(from, to)
                    && (!pattern.is_capture || pattern.to().is_some() || position.captures(to))
                    && position
                        .top(from)
                        .is_some_and(|top| top.is_special == wants_special)
            }
            _ => false,
        });
        steps.copied().collect()
    };
    let mut found = matching(is_special);
    if found.is_empty() && !is_special {
        found = matching(true);
    }
    if let Some(to) = pattern.to()
        && found.is_empty()
        && !pattern.names_source()
        && legal.contains(&Move::Enter(to))
    {
        found.push(Move::Enter(to));
    }
    if found.is_empty() {
        return Err(ParseError::new(text, texts::xima_read_no_block()));
    }
    Ok(found)
}

/// `-B1/5`: a block comes in with the die that shows 5.
fn by_die(entry: &str, die: &str) -> Option<Move> {
    let is_special = match entry.chars().next()? {
        '=' => true,
        '-' | '\u{2013}' | '\u{2212}' => false,
        _ => return None,
    };
    let body = entry.trim_start_matches(['-', '=', '\u{2013}', '\u{2212}']);
    let pattern = Pattern::read(body).filter(|pattern| !pattern.names_source())?;
    let die = notation::read_dice(die, ',').filter(|throw| throw.second == 0)?;
    Some(Move::EnterBy {
        is_special,
        to: pattern.to()?,
        die: die.first,
    })
}

/// The one special of the player to move goes to a square.
fn special_to(position: &Xima, to: Square) -> Move {
    match position.special(position.to_move()) {
        Special::Board { at, .. } => Move::Step { from: at, to },
        Special::Reserve | Special::Captured { .. } => Move::EnterSpecial(to),
    }
}

/// Reads a move that can mean one thing only.
pub(super) fn read_move(position: &Xima, text: &str) -> Result<Move, ParseError> {
    let found = readings(position, text)?;
    match found[..] {
        [mv] => Ok(mv),
        _ => {
            let moves = found
                .iter()
                .map(|mv| notation::write_move(position, *mv))
                .reduce(|one, other| texts::xima_read_either(&one, &other))
                .unwrap_or_default();
            Err(ParseError::new(text, texts::xima_read_ambiguous(&moves)))
        }
    }
}

impl Xima {
    /// A move in the short form of the book, with as much of the source as tells
    /// it from the other legal moves: its column, else its row, else both.
    pub fn short_text(&self, mv: Move) -> String {
        let Move::Step { from, to } = mv else {
            return notation::write_move(self, mv);
        };
        let long = notation::write_move(self, mv);
        let Some(block) = self.top(from) else {
            return long;
        };
        if long == notation::TOP {
            return long;
        }
        let mark = if self.captures(to) { "x" } else { "" };
        if block.is_special {
            return format!("={mark}{to}");
        }
        let mut legal = Vec::new();
        self.list_legal(&mut legal);
        let rivals: Vec<Square> = legal
            .into_iter()
            .filter_map(|other| match other {
                Move::Step {
                    from: source,
                    to: target,
                } if target == to && source != from => self
                    .top(source)
                    .is_some_and(|top| !top.is_special)
                    .then_some(source),
                _ => None,
            })
            .collect();
        if rivals.is_empty() {
            format!("{mark}{to}")
        } else if rivals.iter().all(|other| other.column() != from.column()) {
            format!("{}{mark}{to}", from.letter())
        } else if rivals.iter().all(|other| other.row() != from.row()) {
            format!("{}{mark}{to}", from.row() + 1)
        } else {
            long
        }
    }
}
