//! Options, positions and moves of chimple.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::game("chimple", data));
