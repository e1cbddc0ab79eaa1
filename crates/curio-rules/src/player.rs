//! Who takes part: players by seat, and the colours they are known by.

use core::fmt;

use serde::{Deserialize, Serialize};

use crate::texts;

/// A seat at the table, counted from 0 in the order of the first turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Player(pub u8);

impl Player {
    /// The player who has the first turn.
    pub const FIRST: Self = Self(0);
    /// The player who has the second turn.
    pub const SECOND: Self = Self(1);

    /// The seat as an index into per-player arrays.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// The other player of a game for two.
    #[must_use]
    pub const fn other(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// All seats of a table for `count` players, in turn order.
    pub fn all(count: u8) -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..count).map(Self)
    }
}

/// The colours by which players are named in texts and scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Colour {
    /// White.
    White,
    /// Black.
    Black,
    /// Red.
    Red,
    /// Blue.
    Blue,
    /// Yellow.
    Yellow,
    /// Green.
    Green,
}

impl Colour {
    /// All colours.
    pub const ALL: [Self; 6] = [
        Self::White,
        Self::Black,
        Self::Red,
        Self::Blue,
        Self::Yellow,
        Self::Green,
    ];

    /// The name in lower case, as in scores and records.
    pub const fn key(self) -> &'static str {
        match self {
            Self::White => "white",
            Self::Black => "black",
            Self::Red => "red",
            Self::Blue => "blue",
            Self::Yellow => "yellow",
            Self::Green => "green",
        }
    }

    /// The letter by which positions are written, the same in every language.
    pub const fn letter(self) -> char {
        match self {
            Self::White => 'W',
            Self::Black | Self::Blue => 'B',
            Self::Red => 'R',
            Self::Yellow => 'Y',
            Self::Green => 'G',
        }
    }

    /// The name as a player reads it.
    pub fn name(self) -> &'static str {
        match self {
            Self::White => texts::colour_white(),
            Self::Black => texts::colour_black(),
            Self::Red => texts::colour_red(),
            Self::Blue => texts::colour_blue(),
            Self::Yellow => texts::colour_yellow(),
            Self::Green => texts::colour_green(),
        }
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of players, as small as a byte.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct PlayerSet(u8);

impl PlayerSet {
    /// Nobody.
    pub const EMPTY: Self = Self(0);

    /// The set of one player.
    pub const fn only(player: Player) -> Self {
        Self(1 << (player.0 & 7))
    }

    /// Everybody at a table for `count`.
    pub const fn everybody(count: u8) -> Self {
        Self(((1_u16 << count) - 1) as u8)
    }

    /// Whether `player` is among them.
    pub const fn contains(self, player: Player) -> bool {
        self.0 & (1 << (player.0 & 7)) != 0
    }

    /// The set with `player` added.
    #[must_use]
    pub const fn with(self, player: Player) -> Self {
        Self(self.0 | 1 << (player.0 & 7))
    }

    /// The set with `player` taken out.
    #[must_use]
    pub const fn without(self, player: Player) -> Self {
        Self(self.0 & !(1 << (player.0 & 7)))
    }

    /// How many they are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether nobody is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The players in turn order.
    pub fn iter(self) -> impl Iterator<Item = Player> {
        (0..8)
            .map(Player)
            .filter(move |player| self.contains(*player))
    }
}

impl FromIterator<Player> for PlayerSet {
    fn from_iter<I: IntoIterator<Item = Player>>(players: I) -> Self {
        players.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl fmt::Debug for PlayerSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set()
            .entries(self.iter().map(|player| player.0))
            .finish()
    }
}
