//! What a phone asks a table for.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::phone(data));
