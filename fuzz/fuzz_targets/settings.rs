//! What the window keeps for itself.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::settings(data));
