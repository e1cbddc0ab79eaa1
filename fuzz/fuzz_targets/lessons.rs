//! Lessons of a game, as they come with it.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::lessons(data));
