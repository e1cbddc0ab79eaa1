//! The squares of the two boards and matrices of them: sets of squares as bits.
//!
//! The author numbers squares from the bottom right, leftwards and then
//! upwards, so that the number of a square is also the place of its digit in
//! the number of a state.

use crate::IndexSet;

/// Which board is played on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Size {
    /// Nine squares, two characters a side.
    #[default]
    Three,
    /// Sixteen squares, four characters a side.
    Four,
}

/// The most squares that a board has.
pub const MOST_SQUARES: usize = 16;

const ROWS_3: [&str; 3] = ["Bot", "Mid", "Top"];
const ROWS_4: [&str; 4] = ["Bot", "Low", "High", "Top"];
const COLUMNS_3: [&str; 3] = ["Right", "Mid", "Left"];
const COLUMNS_4: [&str; 4] = ["Right", "MidRight", "MidLeft", "Left"];

impl Size {
    /// Both boards.
    pub const ALL: [Self; 2] = [Self::Three, Self::Four];

    /// Squares along an edge.
    pub const fn side(self) -> u8 {
        match self {
            Self::Three => 3,
            Self::Four => 4,
        }
    }

    /// Squares in all.
    pub const fn squares(self) -> u8 {
        self.side() * self.side()
    }

    /// Characters that a side begins with, and the most it can have.
    pub const fn characters(self) -> u32 {
        match self {
            Self::Three => 2,
            Self::Four => 4,
        }
    }

    /// How many numbers of states there are, possible and impossible ones.
    pub const fn states(self) -> u32 {
        3_u32.pow(self.squares() as u32)
    }

    /// Where a side's characters stand in the beginning, seen by that side.
    #[must_use]
    pub const fn home(self) -> Matrix {
        match self {
            Self::Three => Matrix::from_bits(0b101),
            Self::Four => Matrix::from_bits(0b1111),
        }
    }

    /// All squares, from number 1 up.
    pub fn all(self) -> impl DoubleEndedIterator<Item = Square> + ExactSizeIterator {
        (0..self.squares()).map(Square)
    }

    /// The square of a number from 1 up.
    #[must_use]
    pub fn square(self, number: u32) -> Option<Square> {
        (1..=u32::from(self.squares()))
            .contains(&number)
            .then(|| Square(number as u8 - 1))
    }

    /// The square of a row, counted from the bottom, and a column, counted from
    /// the right.
    #[must_use]
    pub fn at(self, row: i32, column: i32) -> Option<Square> {
        let range = 0..i32::from(self.side());
        (range.contains(&row) && range.contains(&column))
            .then(|| Square((row * i32::from(self.side()) + column) as u8))
    }

    /// The square that has this name in descriptors, such as `BotRight`.
    #[must_use]
    pub fn named(self, name: &str) -> Option<Square> {
        self.all().find(|square| square.is_named(self, name))
    }
}

/// A square, counted from 0 at the bottom right.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub u8);

impl Square {
    /// The author's number, from 1 at the bottom right.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// The square as an index into tables.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The row, counted from the bottom.
    pub fn row(self, size: Size) -> i32 {
        i32::from(self.0 / size.side())
    }

    /// The column, counted from the right.
    pub fn column(self, size: Size) -> i32 {
        i32::from(self.0 % size.side())
    }

    /// The same square as the other side of the board sees it.
    #[must_use]
    pub const fn rotated(self, size: Size) -> Self {
        Self((size.squares() - 1).saturating_sub(self.0))
    }

    /// The neighbour in a direction, if the board goes on there.
    #[must_use]
    pub fn toward(self, direction: Direction, size: Size) -> Option<Self> {
        let (up, left) = direction.delta();
        size.at(self.row(size) + up, self.column(size) + left)
    }

    /// Where it lies, for texts: `corner`, `edge` or `middle`.
    pub(crate) fn kind_of_place(self, size: Size) -> &'static str {
        let is_outer = |at: i32| at == 0 || at == i32::from(size.side()) - 1;
        match (is_outer(self.row(size)), is_outer(self.column(size))) {
            (true, true) => "corner",
            (false, false) => "middle",
            _ => "edge",
        }
    }

    /// The name in descriptors, such as `BotRight`. On sixteen squares the rows
    /// are Bot, Low, High and Top, the columns `Right`, `MidRight`, `MidLeft`, `Left`.
    #[must_use]
    pub fn name(self, size: Size) -> String {
        let (row, column) = self.words(size);
        format!("{row}{column}")
    }

    fn words(self, size: Size) -> (&'static str, &'static str) {
        let (rows, columns): (&[&'static str], &[&'static str]) = match size {
            Size::Three => (&ROWS_3, &COLUMNS_3),
            Size::Four => (&ROWS_4, &COLUMNS_4),
        };
        let word = |words: &[&'static str], index: i32| {
            words.get(index as usize).copied().unwrap_or("Off")
        };
        (word(rows, self.row(size)), word(columns, self.column(size)))
    }

    fn is_named(self, size: Size, name: &str) -> bool {
        let (row, column) = self.words(size);
        name.strip_prefix(row) == Some(column)
    }
}

/// A direction on the board, as the side that moves sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Direction {
    /// Away from one's own edge.
    Up,
    /// Towards one's own edge.
    Down,
    /// To the left.
    Left,
    /// To the right.
    Right,
    /// Up and left.
    UpLeft,
    /// Up and right.
    UpRight,
    /// Down and left.
    DownLeft,
    /// Down and right.
    DownRight,
}

impl Direction {
    /// The directions of steps.
    pub const STRAIGHT: [Self; 4] = [Self::Up, Self::Left, Self::Right, Self::Down];
    /// The directions of captures.
    pub const SLANTING: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];

    /// Rows up and columns to the left.
    pub const fn delta(self) -> (i32, i32) {
        match self {
            Self::Up => (1, 0),
            Self::Down => (-1, 0),
            Self::Left => (0, 1),
            Self::Right => (0, -1),
            Self::UpLeft => (1, 1),
            Self::UpRight => (1, -1),
            Self::DownLeft => (-1, 1),
            Self::DownRight => (-1, -1),
        }
    }

    /// Whether it leads towards one's own edge.
    pub const fn is_backward(self) -> bool {
        self.delta().0 < 0
    }

    /// The word in descriptors.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Up => "up",
            Self::Down => "down",
            Self::Left => "left",
            Self::Right => "right",
            Self::UpLeft => "up-left",
            Self::UpRight => "up-right",
            Self::DownLeft => "down-left",
            Self::DownRight => "down-right",
        }
    }
}

crate::sets::numbered!(Square(u8));

/// A matrix of bits over the board: a set of squares.
pub type Matrix = IndexSet<Square>;

impl Matrix {
    /// The matrix with these bits, the lowest for the square at the bottom right.
    #[inline]
    pub const fn from_bits(bits: u16) -> Self {
        Self::from_words([bits as u64])
    }

    /// The bits, the lowest for the square at the bottom right.
    #[inline]
    pub const fn bits(self) -> u16 {
        let [bits] = self.words();
        bits as u16
    }

    /// Both superposed, in the author's words: OR.
    #[must_use]
    pub const fn or(self, other: Self) -> Self {
        self.union(&other)
    }

    /// What both have, in the author's words: AND.
    #[must_use]
    pub const fn and(self, other: Self) -> Self {
        self.intersection(&other)
    }

    /// The matrix as the other side of the board sees it.
    #[must_use]
    pub const fn rotated(self, size: Size) -> Self {
        Self::from_bits(self.bits().reverse_bits() >> (16 - size.squares()))
    }

    /// The rows from the top, squares from the left: `1.1/.../...`.
    #[must_use]
    pub fn rows(self, size: Size) -> String {
        let mut text = String::new();
        for square in size.all().rev() {
            text.push(if self.contains(square) { '1' } else { '.' });
            if square.column(size) == 0 && square.row(size) > 0 {
                text.push('/');
            }
        }
        text
    }
}
