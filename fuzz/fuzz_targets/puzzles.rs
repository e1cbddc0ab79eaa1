//! Puzzles of a player's own.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::puzzles(data));
