//! The squares of the pyramid, sets of them, and the lines that run over them.

use core::fmt;

use serde::{Deserialize, Serialize};

/// Squares on a side of the board.
pub(super) const SIDE: u8 = 13;
/// Squares on the board.
pub(super) const SQUARES: usize = 169;

/// A square: columns A to M from the left, rows 1 to 13 from the near edge.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Square(u8);

impl Square {
    /// The one square of the fourth floor, G7.
    pub const SUMMIT: Self = Self(6 + 6 * SIDE);

    /// The square in a column (0 is A) and a row (0 is 1).
    #[must_use]
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE {
            Some(Self(column + row * SIDE))
        } else {
            None
        }
    }

    /// The `index`-th square, row by row from A1; nothing past M13.
    #[must_use]
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < SQUARES {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// A number below 169: row by row from A1.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 for A.
    #[must_use]
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The row, 0 for 1.
    #[must_use]
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// The floor, 1 to 4: rings of the board two squares wide, and the summit.
    #[must_use]
    pub const fn floor(self) -> u8 {
        FLOORS[self.0 as usize]
    }

    /// The height of the bare square in blocks: 0, 2, 4 or 6.
    #[must_use]
    pub const fn base(self) -> u8 {
        2 * (self.floor() - 1)
    }

    /// The letter of the column, `A` to `M`.
    #[must_use]
    pub const fn letter(self) -> char {
        (b'A' + self.column()) as char
    }

    /// Reads a name as `G7`, in either case.
    #[must_use]
    pub fn parse(name: &str) -> Option<Self> {
        let mut chars = name.chars();
        let column = column_of(chars.next()?)?;
        Self::new(column, row_of(chars.as_str())?)
    }

    /// All squares, row by row from A1.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..SQUARES as u8).map(Self)
    }

    /// The next square in a direction.
    #[must_use]
    pub const fn step(self, direction: Direction) -> Option<Self> {
        let (dx, dy) = direction.delta();
        let column = self.column() as i8 + dx;
        let row = self.row() as i8 + dy;
        if column < 0 || row < 0 {
            return None;
        }
        Self::new(column as u8, row as u8)
    }

    /// The direction and the number of steps to another square, where it lies
    /// on a line with this one.
    #[must_use]
    pub fn line_to(self, other: Self) -> Option<(Direction, u8)> {
        let dx = other.column() as i8 - self.column() as i8;
        let dy = other.row() as i8 - self.row() as i8;
        if (dx == 0 && dy == 0) || !(dx == 0 || dy == 0 || dx.abs() == dy.abs()) {
            return None;
        }
        Direction::ALL
            .into_iter()
            .find(|direction| direction.delta() == (dx.signum(), dy.signum()))
            .map(|direction| (direction, dx.unsigned_abs().max(dy.unsigned_abs())))
    }
}

/// The number of a column by its letter.
pub(super) fn column_of(letter: char) -> Option<u8> {
    let letter = letter.to_ascii_uppercase();
    ('A'..='M').contains(&letter).then(|| letter as u8 - b'A')
}

/// The number of a row by its digits.
pub(super) fn row_of(digits: &str) -> Option<u8> {
    if digits.is_empty() || digits.starts_with('0') || !digits.bytes().all(|b| b.is_ascii_digit()) {
        return None;
    }
    let row: u8 = digits.parse().ok()?;
    (1..=SIDE).contains(&row).then(|| row - 1)
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.letter(), self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

const FLOORS: [u8; SQUARES] = {
    let mut floors = [0; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let (column, row) = (index as u8 % SIDE, index as u8 / SIDE);
        let mut ring = column;
        let others = [row, SIDE - 1 - column, SIDE - 1 - row];
        let mut n = 0;
        while n < 3 {
            if others[n] < ring {
                ring = others[n];
            }
            n += 1;
        }
        floors[index] = ring / 2 + 1;
        index += 1;
    }
    floors
};

/// One of the eight directions, counted from the columns upwards against the
/// clock: 0 leads towards M, 2 towards row 13.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Direction(u8);

impl Direction {
    /// All of them.
    pub const ALL: [Self; 8] = [
        Self(0),
        Self(1),
        Self(2),
        Self(3),
        Self(4),
        Self(5),
        Self(6),
        Self(7),
    ];

    /// A number below 8.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The opposite direction.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self((self.0 + 4) % 8)
    }

    /// Columns and rows of one step.
    #[must_use]
    pub const fn delta(self) -> (i8, i8) {
        match self.0 {
            0 => (1, 0),
            1 => (1, 1),
            2 => (0, 1),
            3 => (-1, 1),
            4 => (-1, 0),
            5 => (-1, -1),
            6 => (0, -1),
            _ => (1, -1),
        }
    }
}

/// A set of squares.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct SquareSet([u64; 3]);

impl SquareSet {
    /// No square.
    pub const EMPTY: Self = Self([0; 3]);

    /// The set of one square.
    #[must_use]
    pub const fn only(square: Square) -> Self {
        let mut words = [0; 3];
        words[(square.0 >> 6) as usize] = 1 << (square.0 & 63);
        Self(words)
    }

    /// Whether `square` is in the set.
    #[must_use]
    pub const fn contains(self, square: Square) -> bool {
        self.0[(square.0 >> 6) as usize] >> (square.0 & 63) & 1 != 0
    }

    /// How many squares are in the set.
    #[must_use]
    pub const fn len(self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones()
    }

    /// Whether no square is in the set.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0[0] | self.0[1] | self.0[2] == 0
    }

    /// What is in this set or in `other`.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        Self([
            self.0[0] | other.0[0],
            self.0[1] | other.0[1],
            self.0[2] | other.0[2],
        ])
    }

    /// What is in this set and in `other`.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        Self([
            self.0[0] & other.0[0],
            self.0[1] & other.0[1],
            self.0[2] & other.0[2],
        ])
    }

    /// What is in this set and not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self([
            self.0[0] & !other.0[0],
            self.0[1] & !other.0[1],
            self.0[2] & !other.0[2],
        ])
    }

    /// The set with `square` added.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        self.union(Self::only(square))
    }

    /// The set with `square` taken out.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        self.minus(Self::only(square))
    }

    pub(super) const fn insert(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] |= 1 << (square.0 & 63);
    }

    pub(super) const fn remove(&mut self, square: Square) {
        self.0[(square.0 >> 6) as usize] &= !(1 << (square.0 & 63));
    }

    /// The `n`-th square of the set, counted from 0.
    #[must_use]
    pub fn nth(self, mut n: u32) -> Option<Square> {
        for (word, bits) in self.0.into_iter().enumerate() {
            let count = bits.count_ones();
            if n < count {
                let mut bits = bits;
                for _ in 0..n {
                    bits &= bits - 1;
                }
                return Some(Square(64 * word as u8 + bits.trailing_zeros() as u8));
            }
            n -= count;
        }
        None
    }
}

impl IntoIterator for SquareSet {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        Squares(self.0)
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

/// The squares of a set in the order of their numbers.
#[derive(Clone, Debug)]
pub struct Squares([u64; 3]);

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        for (word, bits) in self.0.iter_mut().enumerate() {
            if *bits != 0 {
                let bit = bits.trailing_zeros() as u8;
                *bits &= *bits - 1;
                return Some(Square(64 * word as u8 + bit));
            }
        }
        None
    }
}
