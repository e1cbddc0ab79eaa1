//! The keys of a position's hash, the same on every machine and in every
//! version: records keep hashes of positions.

use super::{pieces::code, squares::Square};
use crate::zobrist_key;

/// Streams of hash keys.
pub(super) mod keys {
    pub const PIECE: u64 = 0x4d41_0000;
    pub const HAND: u64 = 0x4d41_0100;
    pub const TO_MOVE: u64 = 0x4d41_0200;
    pub const TERMINATED: u64 = 0x4d41_0201;
    pub const STATUS: u64 = 0x4d41_0202;
    pub const PLIES: u64 = 0x4d41_0203;
    pub const SEEN: u64 = 0x4d41_0204;
    pub const END: u64 = 0x4d41_0205;
}

static PIECES: [[u64; 256]; 32] = {
    let mut table = [[0; 256]; 32];
    let mut piece = 0;
    while piece < 32 {
        let mut square = 0;
        while square < 256 {
            table[piece][square] = computed(piece as u8, square);
            square += 1;
        }
        piece += 1;
    }
    table
};

const fn computed(byte: u8, square: usize) -> u64 {
    match code::kind(byte) {
        1..=9 => zobrist_key(keys::PIECE + byte as u64, square as u64),
        _ => 0,
    }
}

/// The key of a piece on a square; nothing for an empty square.
#[inline]
pub(super) fn piece_key(byte: u8, square: Square) -> u64 {
    // The table is 64 kB that nothing compresses: a page for browsers computes the keys.
    if cfg!(target_family = "wasm") {
        return computed(byte & 31, square.index());
    }
    PIECES[usize::from(byte & 31)][square.index()]
}
