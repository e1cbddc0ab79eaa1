//! The board of Konane: squares, and sets of squares as the bits of a number.
//!
//! Stones of both colours lie on every other square, and a jump always covers an
//! even number of squares, so the square alone tells the colour of what lies on
//! it.

use curio::rules::Player;

/// Squares of a row are neighbours in the number; rows are this far apart.
const ROW: u32 = 8;

/// How large the board is: 6 or 8 squares a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum Size {
    /// Six by six.
    #[default]
    Six,
    /// Eight by eight.
    Eight,
}

impl Size {
    /// The number of squares along a side.
    pub const fn side(self) -> u8 {
        match self {
            Self::Six => 6,
            Self::Eight => 8,
        }
    }

    /// All squares of the board.
    #[must_use]
    pub const fn squares(self) -> Squares {
        match self {
            Self::Six => Squares(0x0000_3f3f_3f3f_3f3f),
            Self::Eight => Squares(u64::MAX),
        }
    }
}

/// A square, counted from `a1` along the rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

impl Square {
    /// The square in this column and row, from 0 to 7.
    const fn at(file: u8, rank: u8) -> Self {
        Self(rank * ROW as u8 + file)
    }

    /// The square in this column and row, where a board of this size has it.
    pub fn new(size: Size, file: u8, rank: u8) -> Option<Self> {
        (file < size.side() && rank < size.side()).then(|| Self::at(file, rank))
    }

    /// The column, from 0.
    pub const fn file(self) -> u8 {
        self.0 % ROW as u8
    }

    /// The row, from 0 at Black's side.
    pub const fn rank(self) -> u8 {
        self.0 / ROW as u8
    }

    /// The place in tables of 64.
    pub const fn index(self) -> usize {
        self.0 as usize & 63
    }

    /// The player whose stones may lie here.
    #[must_use]
    pub const fn owner(self) -> Player {
        Player((self.file() + self.rank()) % 2)
    }

    /// The square `steps` away, where a board of this size has it.
    #[must_use]
    pub fn step(self, size: Size, direction: Direction, steps: u8) -> Option<Self> {
        let (file, rank) = direction.vector();
        let along =
            |from: u8, by: i8| u8::try_from(i16::from(from) + i16::from(by) * i16::from(steps));
        let (file, rank) = (
            along(self.file(), file).ok()?,
            along(self.rank(), rank).ok()?,
        );
        Self::new(size, file, rank)
    }

    /// Reads the name of a square, such as `c4`.
    pub fn parse(size: Size, name: &str) -> Option<Self> {
        let mut chars = name.chars();
        let file = chars.next()?.to_ascii_lowercase();
        let rank = chars.next()?.to_digit(10)?.checked_sub(1)?;
        let file = u32::from(file).checked_sub(u32::from('a'))?;
        let (file, rank) = (u8::try_from(file).ok()?, u8::try_from(rank).ok()?);
        if chars.next().is_some() {
            return None;
        }
        Self::new(size, file, rank)
    }
}

impl core::fmt::Display for Square {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.file()), self.rank() + 1)
    }
}

/// One of the four ways along the lines of the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards White.
    North,
    /// To Black's right.
    East,
    /// Towards Black.
    South,
    /// To Black's left.
    West,
}

impl Direction {
    /// All four.
    pub const ALL: [Self; 4] = [Self::North, Self::East, Self::South, Self::West];

    const fn vector(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::East => (1, 0),
            Self::South => (0, -1),
            Self::West => (-1, 0),
        }
    }

    /// The way from one square straight to another, and how far it is.
    pub fn between(from: Square, to: Square) -> Option<(Self, u8)> {
        let (files, ranks) = (
            from.file().abs_diff(to.file()),
            from.rank().abs_diff(to.rank()),
        );
        let direction = match (files, ranks) {
            (0, 1..) if to.rank() > from.rank() => Self::North,
            (0, 1..) => Self::South,
            (1.., 0) if to.file() > from.file() => Self::East,
            (1.., 0) => Self::West,
            _ => return None,
        };
        Some((direction, files.max(ranks)))
    }
}

/// A set of squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct Squares(u64);

impl Squares {
    /// The squares on which a player's stones may lie.
    const OF: [Self; 2] = [Self(0xaa55_aa55_aa55_aa55), Self(!0xaa55_aa55_aa55_aa55)];
    /// The two columns from which no jump leads to the right.
    const RIGHT: u64 = 0xc0c0_c0c0_c0c0_c0c0;
    /// The two columns from which no jump leads to the left.
    const LEFT: u64 = 0x0303_0303_0303_0303;

    /// Whether a square is among them.
    pub const fn contains(self, square: Square) -> bool {
        (self.0 >> square.index()) & 1 != 0
    }

    /// The set with a square added.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | (1 << square.index()))
    }

    /// The set with a square taken out.
    #[must_use]
    pub const fn without(self, square: Square) -> Self {
        Self(self.0 & !(1 << square.index()))
    }

    /// How many they are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Those that are not in `other`.
    #[must_use]
    pub const fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// Those that hold a player's stones.
    #[must_use]
    pub const fn of(self, player: Player) -> Self {
        Self(self.0 & Self::OF[player.index() & 1].0)
    }

    /// The stones of a player that can jump in a direction over a neighbour to an
    /// empty square, where these are all stones on the board.
    #[must_use]
    pub fn jumpers(self, size: Size, player: Player, direction: Direction) -> Self {
        let own = self.of(player).0;
        let enemy = self.of(player.other()).0;
        let empty = size.squares().0 & !self.0;
        Self(match direction {
            Direction::North => own & (enemy >> ROW) & (empty >> (2 * ROW)),
            Direction::East => own & (enemy >> 1) & (empty >> 2) & !Self::RIGHT,
            Direction::South => own & (enemy << ROW) & (empty << (2 * ROW)),
            Direction::West => own & (enemy << 1) & (empty << 2) & !Self::LEFT,
        })
    }
}

impl Iterator for Squares {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let first = u8::try_from(self.0.trailing_zeros())
            .ok()
            .filter(|bit| *bit < 64)?;
        self.0 &= self.0 - 1;
        Some(Square(first))
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::default(), Self::with)
    }
}
