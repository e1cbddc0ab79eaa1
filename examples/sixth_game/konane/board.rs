//! The board of Konane.
//!
//! Stones of both colours lie on every other square, and a jump always covers an
//! even number of squares, so the square alone tells the colour of what lies on
//! it.

use curio::rules::{IndexSet, Player, squares};

/// A square of the board, named as in chess.
pub type Square = squares::Square<8>;

/// A set of squares.
pub type Squares = IndexSet<Square>;

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
        Squares::from_words(match self {
            Self::Six => [0x0000_3f3f_3f3f_3f3f],
            Self::Eight => [u64::MAX],
        })
    }
}

/// The player whose stones may lie on a square.
#[must_use]
pub const fn owner(square: Square) -> Player {
    Player((square.column() + square.row()) % 2)
}

/// Those of these squares that hold a player's stones.
#[must_use]
pub const fn of_player(stones: Squares, player: Player) -> Squares {
    const OF: [u64; 2] = [0xaa55_aa55_aa55_aa55, !0xaa55_aa55_aa55_aa55];
    stones.intersection(&Squares::from_words([OF[player.index() & 1]]))
}
