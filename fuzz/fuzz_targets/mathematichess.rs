//! Options, positions and moves of mathematichess.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::game("mathematichess", data));
