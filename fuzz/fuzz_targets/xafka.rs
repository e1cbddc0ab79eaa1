//! Options, positions and moves of xafka.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::game("xafka", data));
