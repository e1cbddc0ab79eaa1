//! Squares of a board of up to 13 by 13, their names, and sets of them.
//!
//! A square is numbered as on a board of 16 files with a border around it, so
//! that a walk in any direction meets the border before it leaves the array,
//! and so that numbers do not depend on the size of the board.

use core::fmt::{self, Write as _};

use crate::{
    IndexSet, ParseError,
    squares::{read_name, row_name},
    texts,
};

/// The most files and ranks that a board has.
pub const LARGEST: u8 = 13;

/// A square, `a1` to `m13`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// Steps to the four squares beside a square.
pub(super) const BESIDE: [u8; 4] = [1, 16, 255, 240];
/// Steps to the four squares that share only a corner with it.
pub(super) const CORNERS: [u8; 4] = [17, 15, 239, 241];
/// Steps to all eight.
pub(super) const AROUND: [u8; 8] = [1, 16, 255, 240, 17, 15, 239, 241];
/// Steps of a knight.
pub(super) const LEAPS: [u8; 8] = [33, 31, 18, 14, 223, 225, 238, 242];

impl Square {
    /// A corner of the border, where no move leads.
    pub(super) const NONE: Self = Self(0);

    /// The square in this file and rank, both counted from 0.
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < LARGEST && rank < LARGEST {
            Some(Self((rank + 1) * 16 + file + 1))
        } else {
            None
        }
    }

    /// The file, from 0 for a.
    pub const fn file(self) -> u8 {
        (self.0 & 15).saturating_sub(1)
    }

    /// The rank, from 0 for rank 1.
    pub const fn rank(self) -> u8 {
        (self.0 >> 4).saturating_sub(1)
    }

    /// Reads a name such as `e5`.
    pub fn read(name: &str) -> Option<Self> {
        let (file, rank) = read_name(name)?;
        Self::new(file, rank)
    }

    /// All squares of a board of this size, rank by rank from a1.
    pub fn all(size: u8) -> impl Iterator<Item = Self> {
        (0..size).flat_map(move |rank| (0..size).filter_map(move |file| Self::new(file, rank)))
    }

    /// Whether two squares touch, at a side or at a corner.
    pub const fn touches(self, other: Self) -> bool {
        let (dx, dy) = self.apart(other);
        dx <= 1 && dy <= 1 && dx + dy > 0
    }

    /// How many files and ranks lie between.
    pub(super) const fn apart(self, other: Self) -> (u8, u8) {
        (
            self.file().abs_diff(other.file()),
            self.rank().abs_diff(other.rank()),
        )
    }

    /// The step that leads straight from here to `other`, and how often.
    pub(super) const fn line_to(self, other: Self) -> Option<(u8, u8)> {
        let (dx, dy) = self.apart(other);
        if (dx != dy && dx != 0 && dy != 0) || dx + dy == 0 {
            return None;
        }
        let mut step = 0_u8;
        if other.file() > self.file() {
            step = step.wrapping_add(1);
        } else if other.file() < self.file() {
            step = step.wrapping_sub(1);
        }
        if other.rank() > self.rank() {
            step = step.wrapping_add(16);
        } else if other.rank() < self.rank() {
            step = step.wrapping_sub(16);
        }
        Some((step, if dx > dy { dx } else { dy }))
    }

    /// The number as an index into tables of squares with their border.
    #[inline]
    pub(super) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square one step further, which may belong to the border.
    #[inline]
    pub(super) const fn walk(self, step: u8) -> Self {
        Self(self.0.wrapping_add(step))
    }

    /// The square from which a step leads here.
    #[inline]
    pub(super) const fn walk_back(self, step: u8) -> Self {
        Self(self.0.wrapping_sub(step))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.file()))?;
        f.write_str(row_name(self.rank()))
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// Reads the name of a square of a board of `size`, for texts.
pub(super) fn read_square(size: u8, name: &str, text: &str) -> Result<Square, ParseError> {
    Square::read(name)
        .filter(|square| square.file() < size && square.rank() < size)
        .ok_or_else(|| {
            let last = char::from(b'a' + size.saturating_sub(1));
            ParseError::new(
                text,
                texts::mathematichess_unread_square(name, &format!("{last}{size}")),
            )
        })
}

crate::sets::numbered!(Square(u8));

/// A set of squares.
pub type SquareSet = IndexSet<Square, 4>;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back() {
        for square in Square::all(LARGEST) {
            assert_eq!(Square::read(&square.to_string()), Some(square));
        }
        for name in ["", "a", "a0", "n1", "a14", "a01", "a+1", "1a", "é1"] {
            assert_eq!(Square::read(name), None, "{name}");
        }
    }

    #[test]
    fn lines_lead_from_one_square_to_the_other() {
        for from in Square::all(7) {
            for to in Square::all(7) {
                let Some((step, count)) = from.line_to(to) else {
                    continue;
                };
                let walked = (0..count).fold(from, |at, _| at.walk(step));
                assert_eq!(walked, to, "{from}{to}");
                assert!(AROUND.contains(&step));
            }
        }
        let at = |name| Square::read(name).unwrap();
        assert_eq!(at("a1").line_to(at("b3")), None);
        assert!(at("a1").touches(at("b2")) && !at("a1").touches(at("a1")));
    }
}
