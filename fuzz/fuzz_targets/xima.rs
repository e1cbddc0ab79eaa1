//! Options, positions and moves of xima.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::game("xima", data));
