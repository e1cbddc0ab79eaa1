//! The keys of a position's hash, the same on every machine and in every
//! version: records keep hashes of positions.

use std::sync::LazyLock;

use super::{
    moves::Throw,
    position::{Gone, Phase, SEATS, Special, Xima},
    square::{SQUARES, Square},
    tower::TALLEST,
};
use crate::{Player, Retirement, zobrist_key};

/// Streams of hash keys.
mod streams {
    pub const BLOCK: u64 = 0x5849_0100;
    pub const RESERVE: u64 = 0x5849_0200;
    pub const SPECIAL: u64 = 0x5849_0300;
    pub const TO_MOVE: u64 = 0x5849_0400;
    pub const OUT: u64 = 0x5849_0500;
    pub const PRIZE: u64 = 0x5849_0600;
    pub const PRIZES: u64 = 0x5849_0700;
    pub const GIFT: u64 = 0x5849_0800;
    pub const AGREED: u64 = 0x5849_0900;
    pub const PHASE: u64 = 0x5849_0a00;
    pub const MOVED: u64 = 0x5849_0b00;
    pub const QUIET: u64 = 0x5849_0c00;
    pub const PEAK: u64 = 0x5849_0d00;
    pub const LAST_OUT: u64 = 0x5849_0e00;
}

/// The most captured blocks of an owner that a hash tells apart.
const MOST_HASHED: u64 = 255;

/// A table of keys for what changes with every move.
struct Keys {
    block: [[u64; 2 * SEATS]; SQUARES],
    reserve: [[u64; 32]; SEATS],
    special: [[u64; 2]; SEATS],
    to_move: [u64; SEATS],
}

/// Made when it is first asked for: written down, it would be 9 kB that nothing compresses.
static KEYS: LazyLock<Keys> = LazyLock::new(|| {
    let mut keys = Keys {
        block: [[0; 2 * SEATS]; SQUARES],
        reserve: [[0; 32]; SEATS],
        special: [[0; 2]; SEATS],
        to_move: [0; SEATS],
    };
    let mut square = 0;
    while square < SQUARES {
        let mut kind = 0;
        while kind < 2 * SEATS {
            keys.block[square][kind] =
                zobrist_key(streams::BLOCK, (square * 2 * SEATS + kind) as u64);
            kind += 1;
        }
        square += 1;
    }
    let mut seat = 0;
    while seat < SEATS {
        let mut count = 0;
        while count < 32 {
            keys.reserve[seat][count] = zobrist_key(streams::RESERVE + seat as u64, count as u64);
            count += 1;
        }
        keys.special[seat] = [
            zobrist_key(streams::SPECIAL, 2 * seat as u64),
            zobrist_key(streams::SPECIAL, 2 * seat as u64 + 1),
        ];
        keys.to_move[seat] = zobrist_key(streams::TO_MOVE, seat as u64);
        seat += 1;
    }
    keys
});

/// The key of a block on a square, at a level of its tower. Levels turn the
/// key of the square, so the table stays small.
#[inline]
pub(super) fn block_key(square: Square, level: u8, owner: Player, is_special: bool) -> u64 {
    let kind = (owner.index() & 3) * 2 + is_special as usize;
    KEYS.block[square.index()][kind].rotate_left(4 * (level % (TALLEST + 1)) as u32)
}

#[inline]
pub(super) fn reserve_key(owner: Player, commons: u8) -> u64 {
    KEYS.reserve[owner.index() & 3][(commons & 31) as usize]
}

/// The key of a special that is not on the board.
#[inline]
pub(super) fn special_key(owner: Player, special: Special) -> u64 {
    match special {
        Special::Reserve => KEYS.special[owner.index() & 3][0],
        Special::Captured { .. } => KEYS.special[owner.index() & 3][1],
        Special::Board { .. } => 0,
    }
}

#[inline]
pub(super) fn to_move_key(player: Player) -> u64 {
    KEYS.to_move[player.index() & 3]
}

pub(super) fn out_key(player: Player, why: Gone) -> u64 {
    let cause = match why {
        Gone::NoBlocks => 0,
        Gone::Retired(Retirement::Resigned) => 1,
        Gone::Retired(Retirement::OutOfTime) => 2,
    };
    zobrist_key(streams::OUT, u64::from(player.0) * 4 + cause)
}

impl Xima {
    /// The key of what can come back: blocks, reserves, whose turn it is. Repeated positions
    /// are recognised by it.
    pub const fn key(&self) -> u64 {
        self.key
    }

    /// [`Xima::key`] computed afresh.
    pub(super) fn recomputed_key(&self) -> u64 {
        let mut key = to_move_key(self.to_move);
        for square in Square::all() {
            for (level, block) in self.tower(square).enumerate() {
                key ^= block_key(square, level as u8, block.owner, block.is_special);
            }
        }
        for player in Player::all(self.options.players) {
            key ^= reserve_key(player, self.reserve(player));
            key ^= special_key(player, self.special(player));
            if let Some(why) = self.why_out(player) {
                key ^= out_key(player, why);
            }
        }
        key
    }

    /// What a hash holds besides the key: counters and what is past.
    pub(super) fn rest_of_hash(&self) -> u64 {
        let mut hash = zobrist_key(streams::QUIET, u64::from(self.quiet))
            ^ zobrist_key(streams::PEAK, self.peak)
            ^ zobrist_key(streams::PHASE, phase_number(self.phase));
        for player in Player::all(self.options.players) {
            let seat = player.index() & 3;
            let value = u64::from(self.captured_value[seat]);
            hash ^= zobrist_key(streams::PRIZE, 4 * value + seat as u64);
            for (owner, count) in self.captured[seat].iter().enumerate() {
                let place = (seat * SEATS + owner) as u64;
                // Records keep hashes in which more of them have never made a difference.
                let count = u64::from(*count).min(MOST_HASHED);
                hash ^= zobrist_key(streams::PRIZES, 64 * count + place);
            }
            if let Special::Captured { by } = self.special(player) {
                hash ^= zobrist_key(
                    streams::PRIZES,
                    (1 << 20) + 4 * seat as u64 + u64::from(by.0),
                );
            }
            let gift = self.gifts[seat];
            hash ^= zobrist_key(streams::GIFT + seat as u64, gift.numerator() as u64)
                .rotate_left(1 + (gift.denominator() % 63) as u32);
            if self.agreed.contains(player) {
                hash ^= zobrist_key(streams::AGREED, seat as u64);
            }
        }
        if let Some(at) = self.moved {
            hash ^= zobrist_key(streams::MOVED, at.index() as u64);
        }
        if let Some(last) = self.last_out {
            hash ^= zobrist_key(streams::LAST_OUT, u64::from(last.0));
        }
        hash
    }
}

const fn phase_number(phase: Phase) -> u64 {
    match phase {
        Phase::Free => 0,
        Phase::Due => 1,
        Phase::Thrown(Throw { first, second }) => 100 + 10 * first as u64 + second as u64,
        Phase::Second { die } => 200 + die as u64,
    }
}
