//! Fixed keys for incremental hashes.

/// The key of the `index`-th feature in the stream `salt`.
///
/// The keys are the outputs of the `SplitMix64` sequence, so they are the same on
/// every machine and in every version: records store hashes of positions.
pub const fn zobrist_key(salt: u64, index: u64) -> u64 {
    let mut z = salt
        .wrapping_mul(0xd1b5_4a32_d192_ed03)
        .wrapping_add(index.wrapping_add(1).wrapping_mul(0x9e37_79b9_7f4a_7c15));
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}
