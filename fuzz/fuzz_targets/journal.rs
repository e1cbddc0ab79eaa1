//! Journals of matches in progress.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::journal(data));
