//! What a player can do in XIMA, and what it changes on the table.

use super::{position::Gone, square::Square};
use crate::{Player, Retirement};

/// Where a block comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Origin {
    /// A common block from the reserve.
    Reserve,
    /// The special from the reserve.
    SpecialReserve,
    /// The top block of the tower on a square.
    On(Square),
}

/// What the dice show. One die leaves the second number at 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Throw {
    /// The first die, 1 to 6.
    pub first: u8,
    /// The second die, 1 to 6; 0 where only one is thrown.
    pub second: u8,
}

/// What a player does when it is their turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Incorporate a common block from the reserve.
    Enter(Square),
    /// Incorporate the special.
    EnterSpecial(Square),
    /// Incorporate a block on a square that both dice lead to, with the higher one; unless a
    /// die is named, the lower one is used.
    EnterBy {
        /// Whether it is the special.
        is_special: bool,
        /// To where.
        to: Square,
        /// What that die shows.
        die: u8,
    },
    /// Move the top block of a tower.
    Step {
        /// From where.
        from: Square,
        /// To where.
        to: Square,
    },
    /// The dice fall: an event of chance.
    Roll(Throw),
    /// Nothing can be played with the dice as they fell.
    Pass,
    /// Leave the second die of a turn unused.
    Stop,
    /// Offer three more blocks to everybody. The turn goes on.
    Offer,
    /// Accept that offer. The turn goes on.
    Accept,
    /// Leave the game.
    Retire(Retirement),
}

impl Move {
    /// The origin and the target of a block that this move moves.
    #[must_use]
    pub const fn block(self) -> Option<(Origin, Square)> {
        match self {
            Self::Enter(to) => Some((Origin::Reserve, to)),
            Self::EnterSpecial(to) => Some((Origin::SpecialReserve, to)),
            Self::EnterBy { is_special, to, .. } => {
                let origin = if is_special {
                    Origin::SpecialReserve
                } else {
                    Origin::Reserve
                };
                Some((origin, to))
            }
            Self::Step { from, to } => Some((Origin::On(from), to)),
            _ => None,
        }
    }
}

/// A block of a tower.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Block {
    /// Whose it is.
    pub owner: Player,
    /// Whether it is the special.
    pub is_special: bool,
}

/// One square of a path.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tread {
    /// The square.
    pub square: Square,
    /// The height of its surface in blocks, before the block comes: 0 on the
    /// bare first floor, 6 on the bare summit.
    pub height: u8,
}

/// One thing that a move changed on the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Change {
    /// A block came from the reserve, over the squares of `path`, to its last.
    Entered {
        /// The block.
        block: Block,
        /// From the first square on the board to the last.
        path: Vec<Tread>,
    },
    /// A block moved over the squares of `path` to its last.
    Moved {
        /// The block.
        block: Block,
        /// Where it stood.
        from: Square,
        /// Its level in that tower, 0 at the bottom.
        level: u8,
        /// From the next square to the last.
        path: Vec<Tread>,
    },
    /// A block came to lie on others and holds them.
    Dominated {
        /// The tower.
        at: Square,
        /// Who holds it.
        by: Player,
    },
    /// The block that was beneath the moved one is free to move.
    Freed {
        /// The tower.
        at: Square,
        /// The block.
        block: Block,
    },
    /// A block left the game. The blocks above it fall.
    Captured {
        /// Who takes it.
        by: Player,
        /// The block.
        block: Block,
        /// The tower.
        at: Square,
        /// Its level before anything was captured there, 0 at the bottom.
        level: u8,
        /// What it was worth, in ximas.
        points: u16,
    },
    /// A common block on the summit was given for the captured special, which
    /// is in the reserve again.
    Rescued {
        /// Whose special.
        player: Player,
    },
    /// A special stands on the summit.
    Summit {
        /// The player whose special it is.
        player: Player,
    },
    /// Dice fell.
    Rolled {
        /// For whom.
        player: Player,
        /// What they show.
        throw: Throw,
    },
    /// Nothing was played with a die.
    Passed {
        /// Who passed.
        player: Player,
    },
    /// A player wants three more blocks for everybody.
    Agreed {
        /// The player who agrees.
        player: Player,
    },
    /// An offer that not everybody accepted has lapsed.
    Lapsed,
    /// A player got common blocks into the reserve.
    Granted {
        /// The player who gets them.
        player: Player,
        /// How many.
        blocks: u8,
    },
    /// A player is out of the game.
    Out {
        /// The player who is out.
        player: Player,
        /// What put them out.
        why: Gone,
    },
    /// It is another player's turn.
    Turn {
        /// The player to move now.
        player: Player,
    },
    /// The game is over.
    Over,
}

impl Change {
    /// Of a block that moved: the heights, in blocks, on which it came to stand and from which it
    /// started ([`Tread::height`]).
    pub fn heights(&self) -> Option<(u8, u8)> {
        let Self::Moved {
            from, level, path, ..
        } = self
        else {
            return None;
        };
        let foot = from.base() + level;
        Some((path.last().map_or(foot, |tread| tread.height), foot))
    }
}
