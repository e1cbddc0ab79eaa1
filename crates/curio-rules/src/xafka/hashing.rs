//! The keys of a position's hash, the same on every machine and in every
//! version: records keep hashes of positions.

use super::{
    moves::{Goal, Light},
    position::{SEATS, Stuck},
};
use crate::{Player, Retirement, zobrist_key};

/// Streams of hash keys.
pub(super) mod keys {
    pub const HOLE: u64 = 1;
    pub const PIECE: u64 = 2;
    pub const LIGHT: u64 = 5;
    pub const TO_MOVE: u64 = 6;
    pub const OUT: u64 = 7;
    pub const LAST_OUT: u64 = 8;
}

/// A table of keys for what changes with every move.
pub(super) struct Keys {
    pub hole: [u64; 64],
    pub piece: [[u64; 64]; SEATS],
    pub to_move: [u64; SEATS],
    pub light: [u64; 3],
}

pub(super) static KEYS: Keys = {
    let mut table = Keys {
        hole: [0; 64],
        piece: [[0; 64]; SEATS],
        to_move: [0; SEATS],
        light: [0; 3],
    };
    let mut cell = 0;
    while cell < 64 {
        table.hole[cell] = zobrist_key(keys::HOLE, cell as u64);
        let mut seat = 0;
        while seat < SEATS {
            table.piece[seat][cell] = zobrist_key(keys::PIECE + seat as u64, cell as u64);
            seat += 1;
        }
        cell += 1;
    }
    let mut n = 0;
    while n < 3 {
        table.to_move[n] = zobrist_key(keys::TO_MOVE, n as u64);
        table.light[n] = zobrist_key(keys::LIGHT, n as u64);
        n += 1;
    }
    table
};

pub(super) const fn light_key(light: Light) -> u64 {
    match light {
        Light::Yellow => KEYS.light[0],
        Light::Set(Goal::Green) => KEYS.light[1],
        Light::Set(Goal::Red) => KEYS.light[2],
    }
}

pub(super) fn out_key(player: Player, why: Stuck) -> u64 {
    let cause = match why {
        Stuck::Isolated => 0,
        Stuck::ShortCircuit => 1,
        Stuck::NoPlace => 2,
        Stuck::Retired(Retirement::Resigned) => 3,
        Stuck::Retired(Retirement::OutOfTime) => 4,
    };
    zobrist_key(keys::OUT, u64::from(player.0) * 8 + cause)
}
