//! The squares of the pyramid, sets of them, and the lines that run over them.

use core::fmt::{self, Write as _};

use serde::{Deserialize, Serialize};

use crate::{
    IndexSet,
    squares::{read_name, row_name},
};

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
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE {
            Some(Self(column + row * SIDE))
        } else {
            None
        }
    }

    /// The `index`-th square, row by row from A1; nothing past M13.
    pub const fn from_index(index: usize) -> Option<Self> {
        if index < SQUARES {
            Some(Self(index as u8))
        } else {
            None
        }
    }

    /// A number below 169: row by row from A1.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The column, 0 for A.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The row, 0 for 1.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// The floor, 1 to 4: rings of the board two squares wide, and the summit.
    pub const fn floor(self) -> u8 {
        FLOORS[self.0 as usize]
    }

    /// The height of the bare square in blocks: 0, 2, 4 or 6.
    pub const fn base(self) -> u8 {
        2 * (self.floor() - 1)
    }

    /// The letter of the column, `A` to `M`.
    pub const fn letter(self) -> char {
        (b'A' + self.column()) as char
    }

    /// Reads a name as `G7`, in either case.
    pub fn parse(name: &str) -> Option<Self> {
        let (column, row) = read_name(name)?;
        Self::new(column, row)
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
        f.write_char(self.letter())?;
        f.write_str(row_name(self.row()))
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

/// One of the eight directions, counted anticlockwise: 0 leads towards M, 2 towards row 13.
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

    /// The opposite direction.
    #[must_use]
    pub const fn reversed(self) -> Self {
        Self((self.0 + 4) % 8)
    }

    /// Columns and rows of one step.
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

crate::sets::numbered!(Square(u8));

/// A set of squares.
pub type SquareSet = IndexSet<Square, 3>;
