//! The keys that make up the hash of a position.

use super::{position::Xong, sets::LegSet, xoid::Xoid};
use crate::{Player, Retirement, zobrist_key};

/// The streams of keys, one for each thing that positions can differ in.
mod keys {
    pub const OWNED: u64 = 0x0587;
    pub const PLAYED: u64 = 0x0589;
    pub const HAND: u64 = 0x058a;
    pub const RETIRED: u64 = 0x058b;
}

pub(super) fn legs(player: Player, legs: &LegSet) -> u64 {
    legs.iter().fold(0, |hash, leg| {
        hash ^ zobrist_key(keys::OWNED + u64::from(player.0 & 1), u64::from(leg.0))
    })
}

pub(super) fn played(xoid: &Xoid) -> u64 {
    zobrist_key(keys::PLAYED, xoid.hash_key())
}

pub(super) fn hand(xoid: &Xoid) -> u64 {
    zobrist_key(keys::HAND, xoid.hash_key())
}

pub(super) fn retired(player: Player, why: Retirement) -> u64 {
    zobrist_key(keys::RETIRED, u64::from(player.0) << 1 | why as u64)
}

/// The hash of a position, computed afresh. Who acts follows from the number
/// of Xoids played and from the hand.
pub(super) fn position_hash(position: &Xong) -> u64 {
    let mut hash = position.board().hash();
    for placement in position.placed() {
        hash ^= played(&placement.xoid) ^ legs(placement.player, &placement.legs);
    }
    if let Some(xoid) = position.hand() {
        hash ^= hand(xoid);
    }
    if let Some((player, why)) = position.retired() {
        hash ^= retired(player, why);
    }
    hash
}
