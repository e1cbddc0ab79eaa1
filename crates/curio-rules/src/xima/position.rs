//! A position of XIMA: who stands where, whose turn it is, who has won.
//!
//! Where blocks may go is in `reach`, what a move does in `play`, what the
//! blocks weigh in `magnitudes`, the texts in `notation` and `readings`.

use core::fmt;

use super::{
    history::History,
    moves::{Block, Throw},
    options::{Dice, FirstSquare, Options, Partners},
    square::{SQUARES, Square, SquareSet},
    terrain::Terrain,
    tower::Tower,
};
use crate::{Colour, Game, Player, PlayerSet, Points, Retirement};

/// The most players that a table has.
pub(super) const SEATS: usize = 4;
/// Common blocks of a player at the start; the special is the tenth.
pub(super) const COMMONS: u8 = 9;
/// Nobody ever owns more blocks than this.
pub(super) const MOST_BLOCKS: u8 = 31;
/// Captures never count for more than this, so that sums stay exact.
pub(super) const MOST_CAPTURED: u16 = 20_000;

/// Where a special is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Special {
    /// Off the board, to be incorporated.
    Reserve,
    /// In a tower.
    Board {
        /// The square.
        at: Square,
        /// Its level in the tower, 0 at the bottom.
        level: u8,
    },
    /// Captured, until it is rescued.
    Captured {
        /// By whom.
        by: Player,
    },
}

/// Why a player is out of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Gone {
    /// No block was left, on or off the board, at the player's turn.
    NoBlocks,
    /// The player resigned or ran out of time.
    Retired(Retirement),
}

impl Gone {
    /// One word for it, as outcomes give it.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::NoBlocks => "no-blocks",
            Self::Retired(how) => how.reason(),
        }
    }
}

/// How the game was won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Victory {
    /// The player's special stands on the summit.
    Summit(Player),
    /// The player cannot move any block: whoever immobilises a player loses.
    Drowned(Player),
    /// Everybody else is out.
    Remaining(Player),
}

impl Victory {
    /// Who has won; with partners, the one who did it.
    #[must_use]
    pub const fn winner(self) -> Player {
        match self {
            Self::Summit(player) | Self::Drowned(player) | Self::Remaining(player) => player,
        }
    }
}

/// How far the player to move is with the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Phase {
    /// No dice: any distance will do.
    Free,
    /// The dice are to be thrown.
    Due,
    /// They lie there; both are still to be used.
    Thrown(Throw),
    /// One has been used; this is the other.
    Second { die: u8 },
}

/// A position of XIMA.
///
/// Positions are equal when the same moves lead to the same results, but for
/// one thing: which positions have been there before, and which moves were made, is
/// forgotten in [`Game::position_text`] and in comparisons, as it is in chess.
#[derive(Clone, Copy)]
pub struct Xima {
    pub(super) options: Options,
    pub(super) terrain: Terrain,
    pub(super) towers: [Tower; SQUARES],
    /// The squares whose top block is the player's.
    pub(super) tops: [SquareSet; SEATS],
    pub(super) special: [Special; SEATS],
    /// Common blocks off the board.
    pub(super) reserve: [u8; SEATS],
    /// Blocks on the board, without a special on the summit.
    pub(super) on_board: [u8; SEATS],
    /// What they are worth, kept up to date by every move.
    pub(super) board_value: [u16; SEATS],
    /// Captured common blocks, by captor and owner. New blocks come in again and again, so
    /// there is no end to them.
    pub(super) captured: [[u16; SEATS]; SEATS],
    /// What a player's captures were worth.
    pub(super) captured_value: [u16; SEATS],
    /// What a player has got from players who resigned.
    pub(super) gifts: [Points; SEATS],
    pub(super) to_move: Player,
    pub(super) playing: PlayerSet,
    pub(super) out: [Option<Gone>; SEATS],
    pub(super) last_out: Option<Player>,
    /// Who wants three more blocks for everybody.
    pub(super) agreed: PlayerSet,
    pub(super) phase: Phase,
    /// The block that the first die has moved.
    pub(super) moved: Option<Square>,
    /// Turns without progress, of all players together.
    pub(super) quiet: u16,
    /// The highest level of the game since the last progress of another kind.
    pub(super) peak: u64,
    pub(super) victory: Option<Victory>,
    pub(super) key: u64,
    pub(super) history: History,
}

impl PartialEq for Xima {
    fn eq(&self, other: &Self) -> bool {
        self.options == other.options
            && self.towers == other.towers
            && self.special == other.special
            && self.reserve == other.reserve
            && self.captured == other.captured
            && self.captured_value == other.captured_value
            && self.gifts == other.gifts
            && self.to_move == other.to_move
            && self.out == other.out
            && self.last_out == other.last_out
            && self.agreed == other.agreed
            && self.phase == other.phase
            && self.moved == other.moved
            && self.quiet == other.quiet
            && self.peak == other.peak
    }
}

impl Eq for Xima {}

impl fmt::Debug for Xima {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Xima")
            .field(&Game::position_text(self))
            .finish()
    }
}

static BARE: [Terrain; 2] = [Terrain::bare(0), Terrain::bare(1)];

impl Xima {
    /// The position before the first move.
    pub fn new(options: Options) -> Self {
        let mut position = Self::bare(options);
        for player in Player::all(options.players) {
            position.reserve[player.index()] = COMMONS;
        }
        position.complete(None);
        position
    }

    /// An empty board with empty reserves, to be filled and then completed.
    pub(super) fn bare(options: Options) -> Self {
        let terrain = match options.first_square {
            FirstSquare::Free => &BARE[0],
            FirstSquare::Any => &BARE[1],
        };
        Self {
            options,
            terrain: *terrain,
            towers: [Tower::EMPTY; SQUARES],
            tops: [SquareSet::EMPTY; SEATS],
            special: [Special::Reserve; SEATS],
            reserve: [0; SEATS],
            on_board: [0; SEATS],
            board_value: [0; SEATS],
            captured: [[0; SEATS]; SEATS],
            captured_value: [0; SEATS],
            gifts: [Points::ZERO; SEATS],
            to_move: Player::FIRST,
            playing: PlayerSet::everybody(options.players),
            out: [None; SEATS],
            last_out: None,
            agreed: PlayerSet::EMPTY,
            phase: Phase::Free,
            moved: None,
            quiet: 0,
            peak: 0,
            victory: None,
            key: 0,
            history: History::EMPTY,
        }
    }

    /// Finds out everything that follows from towers, reserves and turn.
    /// Without a `phase` the turn is at its beginning.
    pub(super) fn complete(&mut self, phase: Option<Phase>) {
        self.survey(phase);
        let summit = self.towers[Square::SUMMIT.index()];
        if !summit.is_empty() {
            self.victory = Some(Victory::Summit(summit.top()));
        }
        if self.victory.is_none() {
            self.settle(&mut ());
        }
        self.history.push(self.key);
    }

    /// The same without asking whether the game is over.
    pub(super) fn survey(&mut self, phase: Option<Phase>) {
        self.playing = Player::all(self.options.players)
            .filter(|player| self.out[player.index()].is_none())
            .collect();
        for square in Square::all() {
            let tower = self.towers[square.index()];
            if !tower.is_empty() {
                self.terrain
                    .set_blocks(square, tower.len(), tower.is_full());
                self.tops[tower.top().index()].insert(square);
            }
            if square == Square::SUMMIT {
                continue;
            }
            for owner in tower.owners() {
                self.on_board[owner.index()] += 1;
            }
            let worth = self.contributions(square, tower);
            for (total, part) in self.board_value.iter_mut().zip(worth) {
                *total += part;
            }
        }
        self.key = self.recomputed_key();
        if self.peak == 0 {
            self.peak = self.scaled_level();
        }
        self.phase = phase.unwrap_or_else(|| self.first_phase());
    }

    /// How the turn of the player to move begins.
    pub(super) const fn first_phase(&self) -> Phase {
        match self.options.dice {
            Dice::One => Phase::Due,
            Dice::Scienluck if self.to_move.0 + 1 == self.options.thrower => Phase::Due,
            _ => Phase::Free,
        }
    }

    /// The blocks on a square, bottom to top.
    pub fn tower(
        &self,
        square: Square,
    ) -> impl DoubleEndedIterator<Item = Block> + ExactSizeIterator {
        let tower = self.towers[square.index()];
        let special = self.special;
        tower.owners().enumerate().map(move |(level, owner)| Block {
            owner,
            is_special: special[owner.index() & 3]
                == Special::Board {
                    at: square,
                    level: level as u8,
                },
        })
    }

    /// How many blocks lie on a square.
    pub const fn tower_len(&self, square: Square) -> u8 {
        self.towers[square.index()].len()
    }

    /// The top block of a tower: the only one that is free to move.
    pub fn top(&self, square: Square) -> Option<Block> {
        self.tower(square).next_back()
    }

    /// The height of the surface of a square in blocks, 0 on the bare first
    /// floor.
    pub const fn height(&self, square: Square) -> u8 {
        square.base() + self.tower_len(square)
    }

    /// The squares with blocks.
    pub const fn occupied(&self) -> SquareSet {
        self.tops[0]
            .union(&self.tops[1])
            .union(&self.tops[2])
            .union(&self.tops[3])
    }

    /// The squares whose top block is the player's.
    pub fn tops(&self, player: Player) -> SquareSet {
        self.tops.get(player.index()).copied().unwrap_or_default()
    }

    /// Where a player's special is.
    pub const fn special(&self, player: Player) -> Special {
        self.special[player.index() & 3]
    }

    /// How many common blocks a player has off the board.
    pub const fn reserve(&self, player: Player) -> u8 {
        self.reserve[player.index() & 3]
    }

    /// How many blocks a player has off the board, the special included.
    pub const fn off_board(&self, player: Player) -> u8 {
        self.reserve(player) + matches!(self.special(player), Special::Reserve) as u8
    }

    /// How many blocks a player has on the board, the special included, but not
    /// one that stands on the summit.
    pub const fn on_board(&self, player: Player) -> u8 {
        self.on_board[player.index() & 3]
    }

    /// How many common blocks a player owns, on the board and off it.
    pub const fn commons(&self, player: Player) -> u8 {
        let special_stands = match self.special(player) {
            Special::Board { at, .. } => at.index() != Square::SUMMIT.index(),
            _ => false,
        };
        self.reserve(player) + self.on_board(player) - special_stands as u8
    }

    /// Captured blocks that a player holds, with their owners: common blocks
    /// first, then specials.
    pub fn captured_by(&self, captor: Player) -> Vec<Block> {
        let mut blocks = Vec::new();
        for owner in Player::all(self.options.players) {
            let commons = self.captured[captor.index() & 3][owner.index() & 3];
            blocks.extend((0..commons).map(|_| Block {
                owner,
                is_special: false,
            }));
        }
        for owner in Player::all(self.options.players) {
            if self.special(owner) == (Special::Captured { by: captor }) {
                blocks.push(Block {
                    owner,
                    is_special: true,
                });
            }
        }
        blocks
    }

    /// The player whose turn it is; when the game is over, who had the last.
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// How many take part.
    pub const fn players(&self) -> u8 {
        self.options.players
    }

    /// Who is still in the game.
    pub const fn playing(&self) -> PlayerSet {
        self.playing
    }

    /// Why a player is out, if so.
    pub const fn why_out(&self, player: Player) -> Option<Gone> {
        self.out[player.index() & 3]
    }

    /// The player with the partner, where there is one.
    pub fn side(&self, player: Player) -> PlayerSet {
        let side = PlayerSet::only(player);
        if self.options.pairs {
            side.with(Player(player.0 ^ 2))
        } else {
            side
        }
    }

    /// Whether two players weigh on each other in a tower and capture each
    /// other's blocks.
    #[inline]
    pub(super) const fn are_enemies(&self, one: Player, other: Player) -> bool {
        if self.options.pairs && matches!(self.options.partners, Partners::Together) {
            (one.0 ^ other.0) & 1 != 0
        } else {
            one.0 != other.0
        }
    }

    /// The dice of the turn, if they have been thrown. After the first of two
    /// has been used, only the other one.
    pub const fn thrown(&self) -> Option<Throw> {
        match self.phase {
            Phase::Thrown(throw) => Some(throw),
            Phase::Second { die } => Some(Throw {
                first: die,
                second: 0,
            }),
            Phase::Free | Phase::Due => None,
        }
    }

    /// The block that the first of two dice has moved in this turn.
    pub const fn moved_already(&self) -> Option<Square> {
        self.moved
    }

    /// Who wants three more blocks for everybody.
    pub const fn agreed(&self) -> PlayerSet {
        self.agreed
    }

    /// Turns of all players since the last progress: a capture, an
    /// incorporation, a rescue, or a higher level of the game.
    pub const fn turns_without_progress(&self) -> u16 {
        self.quiet
    }

    /// How many turns without progress bring three more blocks for everybody.
    pub const fn patience(&self) -> Option<u16> {
        if self.options.patience == 0 {
            None
        } else {
            Some(self.options.patience as u16 * self.playing.len() as u16)
        }
    }

    /// How the game was won, once it is over.
    pub const fn victory(&self) -> Option<Victory> {
        self.victory
    }

    /// Whether the game is over.
    pub const fn is_over(&self) -> bool {
        self.victory.is_some()
    }

    /// The colour of a player.
    pub fn colour(&self, player: Player) -> Colour {
        self.options
            .colours()
            .get(player.index())
            .copied()
            .unwrap_or(Colour::Red)
    }
}
