//! Numbers that chance grows from.

use rand::{TryRng, rngs::SysRng};

/// Seeds are short enough to pass on to somebody.
const SEEDS: u64 = 1_000_000_000;

/// A new random seed.
#[must_use]
pub fn fresh_seed() -> u64 {
    // Without randomness from the system any seed is as valid.
    SysRng.try_next_u64().unwrap_or(1) % SEEDS
}
