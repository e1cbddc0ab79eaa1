//! Options, positions and moves of xong.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::game("xong", data));
