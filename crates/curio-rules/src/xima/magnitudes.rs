//! The magnitudes of the book, one function for each formula, exactly.
//!
//! All of them are from the chapter "Magnitudes and CIMAX" of "Scientific
//! XIMA"; the sections are named at each function. Ximas are whole numbers but
//! for the blocks off the board, whose worth is an average.
//!
//! Game power needs a clock and a root, and ratings need past matches: both are
//! the business of the records, not of the rules.

use core::num::NonZeroI64;

use super::{
    moves::Block,
    options::{DominatedSpecial, SummitValue},
    position::{SEATS, Special, Victory, Xima},
    square::Square,
    tower::{TALLEST, Tower},
};
use crate::{Player, Points, texts};

/// What reaching the top is worth: a special on the fourth floor, 4 x 4
/// ("Value for Reaching the Top").
pub const WIN_VALUE: i64 = 16;

/// Levels are compared in this fraction of a xima: the least common multiple
/// of all numbers of blocks that a player can have on the board.
pub(super) const LEVEL_SCALE: u64 = 72_201_776_446_800;

/// The worth of a block that nothing lies on and that holds no enemy: 2n for a
/// common block, 4n for the special, on the n-th floor ("Value of the blocks
/// on the board", worked example: figure 17).
pub const fn free_value(floor: u8, is_special: bool) -> u16 {
    (if is_special { 4 } else { 2 }) * floor as u16
}

/// The worth of a block under an enemy: half of what it would be (figure 18,
/// where a special on the first floor falls from 4 to 2).
pub const fn dominated_value(floor: u8, is_special: bool) -> u16 {
    free_value(floor, is_special) / 2
}

/// What the top block gains for one enemy below it: n on the n-th floor, so that
/// a common block that holds p others is worth (2 + p)n (figures 18 and 19).
///
/// For a dominated special the text says half of its worth, 2n, and the figures
/// n (figure 36 and Game 1); ruling R20.
pub const fn domination_value(floor: u8, is_special: bool, rule: DominatedSpecial) -> u16 {
    match rule {
        DominatedSpecial::Half => dominated_value(floor, is_special),
        DominatedSpecial::Floor => floor as u16,
    }
}

/// The worth of the blocks off the board, `V_OB`: the average of those on the
/// board for each. Before anything is on the board, 1 each ("Value of Blocks
/// Outside the Board", worked example: figure 23, 30/5 x 5 and 22/6 x 4).
pub fn reserve_value(board: Points, on_board: u8, off_board: u8) -> Points {
    match NonZeroI64::new(i64::from(on_board)) {
        Some(count) => board * i64::from(off_board) / count,
        None => Points::whole(i64::from(off_board)),
    }
}

/// What each of the others gets from a player who resigns, `V_R`: an equal part
/// of the force ("Resignation Value"; half of it with two players).
pub fn resignation_value(force: Points, players: u8) -> Points {
    NonZeroI64::new(i64::from(players)).map_or(Points::ZERO, |count| force / count)
}

/// The level of a match: the sum of all forces ("Game Level", worked example:
/// 40 + 50.5 = 90.5).
pub fn level(forces: &[Points]) -> Points {
    forces.iter().copied().sum()
}

/// How a level reads ("Game Level").
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Grade {
    /// Below 80: novices, or a novice and a medium player.
    Novice,
    /// From 80 to 120. The book calls 80 to 100 medium and 120 and more high,
    /// and says of Game 2 that it is medium "although it exceeds 100".
    Medium,
    /// Above 120: players of high level.
    High,
}

impl Grade {
    /// The grade of a level for two players.
    pub fn for_two(level: Points) -> Self {
        if level < Points::whole(80) {
            Self::Novice
        } else if level <= Points::whole(120) {
            Self::Medium
        } else {
            Self::High
        }
    }

    /// The grade of the level of a match of this many players: the book's bounds
    /// are for two, and grow with the number of forces that are added.
    pub fn among(level: Points, players: u8) -> Self {
        match NonZeroI64::new(i64::from(players)) {
            Some(count) => Self::for_two(level * 2 / count),
            None => Self::for_two(level),
        }
    }

    /// The word for it in what other programs read.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Medium => "medium",
            Self::High => "high",
        }
    }

    /// The word for it.
    pub fn name(self) -> &'static str {
        match self {
            Self::Novice => texts::xima_grade_novice(),
            Self::Medium => texts::xima_grade_medium(),
            Self::High => texts::xima_grade_high(),
        }
    }
}

/// A block on the board with its worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Weighed {
    /// The square.
    pub at: Square,
    /// Its level in the tower, 0 at the bottom.
    pub level: u8,
    /// The block.
    pub block: Block,
    /// What it is worth, in ximas.
    pub points: u16,
}

/// The game force of a player and the parts of its sum, in ximas
/// ("Calculation of Game Force").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Force {
    /// `V_BB`: the blocks on the board.
    pub board: Points,
    /// `N_B`: how many blocks on the board the average is taken over.
    pub on_board: u8,
    /// `N_OB`: how many blocks are off the board.
    pub off_board: u8,
    /// `V_OB`: the blocks off the board.
    pub reserve: Points,
    /// `V_CB`: the captured blocks, each as it was worth when it was captured.
    pub captured: Points,
    /// `V_R`: what players who resigned have left.
    pub resignations: Points,
    /// `V_W`: for the special on the summit.
    pub win: Points,
}

impl Force {
    /// The game force: the sum of the five values.
    pub fn total(&self) -> Points {
        self.board + self.reserve + self.captured + self.resignations + self.win
    }
}

impl Xima {
    /// The worth of each block of a tower, from the bottom up.
    pub(super) fn block_values(&self, at: Square, tower: Tower) -> [u16; TALLEST as usize] {
        let mut values = [0; TALLEST as usize];
        let (floor, top, len) = (at.floor(), tower.top(), tower.len());
        let mut gained = 0;
        for level in 0..len {
            let Some(owner) = tower.owner(level) else {
                continue;
            };
            let is_special = self.special[owner.index() & 3] == (Special::Board { at, level });
            let slot = &mut values[usize::from(level) % TALLEST as usize];
            if level + 1 == len {
                *slot = free_value(floor, is_special) + gained;
            } else if self.are_enemies(top, owner) {
                *slot = dominated_value(floor, is_special);
                gained += domination_value(floor, is_special, self.options.dominated_special);
            } else {
                // Under a block of its own side, a block keeps its worth and adds nothing.
                *slot = free_value(floor, is_special);
            }
        }
        values
    }

    /// What a tower is worth to each player.
    pub(super) fn contributions(&self, at: Square, tower: Tower) -> [u16; SEATS] {
        let mut worth = [0; SEATS];
        if tower.is_empty() {
            return worth;
        }
        let top = tower.top();
        let is_special = self.special[top.index()]
            == (Special::Board {
                at,
                level: tower.len() - 1,
            });
        worth[top.index()] = free_value(at.floor(), is_special);
        if tower.len() > 1 {
            let values = self.block_values(at, tower);
            worth = [0; SEATS];
            for (level, points) in (0..tower.len()).zip(values) {
                if let Some(owner) = tower.owner(level) {
                    worth[owner.index()] += points;
                }
            }
        }
        worth
    }

    /// Every block on the board with its worth, square by square, bottom to top.
    /// A special on the summit is left out.
    pub fn weighed_blocks(&self) -> Vec<Weighed> {
        let mut weighed = Vec::new();
        for at in self.occupied().without(Square::SUMMIT) {
            let values = self.block_values(at, self.towers[at.index()]);
            for ((level, block), points) in (0..).zip(self.tower(at)).zip(values) {
                weighed.push(Weighed {
                    at,
                    level,
                    block,
                    points,
                });
            }
        }
        weighed
    }

    /// The worth of a player's blocks on the board, `V_BB`, without a special on
    /// the summit.
    pub const fn board_value(&self, player: Player) -> u16 {
        self.board_value[player.index() & 3]
    }

    /// The worth of what a player has captured, `V_CB`.
    pub const fn captured_value(&self, player: Player) -> u16 {
        self.captured_value[player.index() & 3]
    }

    /// The game force of a player, with its parts.
    ///
    /// How the winner's special on the summit counts is the option
    /// `summit_value` (ruling R21): apart from the board (A, the step list of
    /// the text), counted among its blocks (B), or as one of its blocks (C).
    pub fn force(&self, player: Player) -> Force {
        let seat = player.index() & 3;
        let mut board = i64::from(self.board_value[seat]);
        let mut on_board = self.on_board[seat];
        let mut win = 0;
        if self.victory == Some(Victory::Summit(player)) {
            match self.options.summit_value {
                SummitValue::Apart => win = WIN_VALUE,
                SummitValue::Counted => {
                    on_board += 1;
                    win = WIN_VALUE;
                }
                SummitValue::OnBoard => {
                    on_board += 1;
                    board += WIN_VALUE;
                }
            }
        }
        let board = Points::whole(board);
        let off_board = self.off_board(player);
        Force {
            board,
            on_board,
            off_board,
            reserve: reserve_value(board, on_board, off_board),
            captured: Points::whole(self.captured_value[seat].into()),
            resignations: self.gifts[seat],
            win: Points::whole(win),
        }
    }

    /// The level of the game as it stands.
    pub fn level(&self) -> Points {
        let forces: Vec<Points> = Player::all(self.options.players)
            .map(|player| self.force(player).total())
            .collect();
        level(&forces)
    }

    /// What each of the others would get if a player resigned now.
    pub(super) fn resignation_share(&self, player: Player) -> Points {
        resignation_value(self.force(player).total(), self.options.players)
    }

    /// The level without what was given by resigning, in parts of
    /// [`LEVEL_SCALE`]: exact, and quick enough to be known after every move.
    pub(super) fn scaled_level(&self) -> u64 {
        let mut level = 0;
        for player in Player::all(self.options.players) {
            let seat = player.index() & 3;
            let (on, off) = (
                u64::from(self.on_board[seat]),
                u64::from(self.off_board(player)),
            );
            level += u64::from(self.captured_value[seat]) * LEVEL_SCALE;
            level += if on == 0 {
                off * LEVEL_SCALE
            } else {
                u64::from(self.board_value[seat]) * (on + off) * SHARES[(on & 31) as usize]
            };
        }
        level
    }
}

/// [`LEVEL_SCALE`] divided by each number of blocks.
const SHARES: [u64; 32] = {
    let mut shares = [0; 32];
    let mut count = 1;
    while count < 32 {
        assert!(LEVEL_SCALE.is_multiple_of(count as u64));
        shares[count] = LEVEL_SCALE / count as u64;
        count += 1;
    }
    shares
};
