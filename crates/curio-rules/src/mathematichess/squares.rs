//! Squares of a board of up to 13 by 13, their names, and sets of them.
//!
//! A square is numbered as on a board of 16 files with a border around it, so
//! that a walk in any direction meets the border before it leaves the array,
//! and so that numbers do not depend on the size of the board.

use core::fmt;

use crate::ParseError;

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
    /// The square in this file and rank, both counted from 0.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Self> {
        if file < LARGEST && rank < LARGEST {
            Some(Self((rank + 1) * 16 + file + 1))
        } else {
            None
        }
    }

    /// The file, from 0 for a.
    #[must_use]
    pub const fn file(self) -> u8 {
        (self.0 & 15).saturating_sub(1)
    }

    /// The rank, from 0 for rank 1.
    #[must_use]
    pub const fn rank(self) -> u8 {
        (self.0 >> 4).saturating_sub(1)
    }

    /// Reads a name such as `e5`.
    #[must_use]
    pub fn read(name: &str) -> Option<Self> {
        let mut chars = name.chars();
        let file = chars.next()?.to_ascii_lowercase();
        let digits = chars.as_str();
        if !file.is_ascii_lowercase() || digits.starts_with('0') || digits.starts_with('+') {
            return None;
        }
        let rank: u8 = digits.parse().ok()?;
        Self::new(file as u8 - b'a', rank.checked_sub(1)?)
    }

    /// All squares of a board of this size, rank by rank from a1.
    pub fn all(size: u8) -> impl Iterator<Item = Self> {
        (0..size).flat_map(move |rank| (0..size).filter_map(move |file| Self::new(file, rank)))
    }

    /// Whether two squares touch, at a side or at a corner.
    #[must_use]
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

    pub(super) const fn raw(self) -> u8 {
        self.0
    }

    pub(super) const fn from_raw(raw: u8) -> Self {
        Self(raw)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}{}",
            char::from(b'a' + self.file()),
            u32::from(self.rank()) + 1
        )
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
                format!("`{name}` is not a square from a1 to {last}{size}"),
            )
        })
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet([u64; 4]);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self([0; 4]);

    /// Whether `square` is among them.
    #[must_use]
    pub const fn contains(&self, square: Square) -> bool {
        self.has(square.0)
    }

    /// Whether there are none.
    #[must_use]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many they are.
    #[must_use]
    pub const fn len(&self) -> u32 {
        self.0[0].count_ones()
            + self.0[1].count_ones()
            + self.0[2].count_ones()
            + self.0[3].count_ones()
    }

    /// Adds a square.
    pub const fn insert(&mut self, square: Square) {
        self.add(square.0);
    }

    /// The squares of both sets.
    #[must_use]
    pub const fn union(&self, other: &Self) -> Self {
        let (a, b) = (&self.0, &other.0);
        Self([a[0] | b[0], a[1] | b[1], a[2] | b[2], a[3] | b[3]])
    }

    /// The squares that are in both.
    #[must_use]
    pub const fn intersection(&self, other: &Self) -> Self {
        let (a, b) = (&self.0, &other.0);
        Self([a[0] & b[0], a[1] & b[1], a[2] & b[2], a[3] & b[3]])
    }

    /// The squares that are not in `other`.
    #[must_use]
    pub const fn minus(&self, other: &Self) -> Self {
        let (a, b) = (&self.0, &other.0);
        Self([a[0] & !b[0], a[1] & !b[1], a[2] & !b[2], a[3] & !b[3]])
    }

    /// Whether some square is in both.
    #[must_use]
    pub const fn meets(&self, other: &Self) -> bool {
        !self.intersection(other).is_empty()
    }

    /// The squares from a1 on, rank by rank.
    pub fn iter(&self) -> impl Iterator<Item = Square> + use<> {
        let mut left = *self;
        core::iter::from_fn(move || left.take_first().map(Square))
    }

    #[inline]
    pub(super) const fn has(&self, raw: u8) -> bool {
        self.0[(raw >> 6) as usize] >> (raw & 63) & 1 != 0
    }

    #[inline]
    pub(super) const fn add(&mut self, raw: u8) {
        self.0[(raw >> 6) as usize] |= 1 << (raw & 63);
    }

    #[inline]
    pub(super) const fn drop(&mut self, raw: u8) {
        self.0[(raw >> 6) as usize] &= !(1 << (raw & 63));
    }

    /// Takes the first square out.
    #[inline]
    pub(super) const fn take_first(&mut self) -> Option<u8> {
        let mut word = 0;
        while word < 4 {
            let bits = self.0[word];
            if bits != 0 {
                self.0[word] = bits & (bits - 1);
                return Some((word as u8) << 6 | bits.trailing_zeros() as u8);
            }
            word += 1;
        }
        None
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        let mut set = Self::EMPTY;
        for square in squares {
            set.insert(square);
        }
        set
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

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
                let walked = (0..count).fold(from.raw(), |at, _| at.wrapping_add(step));
                assert_eq!(walked, to.raw(), "{from}{to}");
                assert!(AROUND.contains(&step));
            }
        }
        let at = |name| Square::read(name).unwrap();
        assert_eq!(at("a1").line_to(at("b3")), None);
        assert!(at("a1").touches(at("b2")) && !at("a1").touches(at("a1")));
    }
}
