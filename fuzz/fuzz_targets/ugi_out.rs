//! What an external engine says.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::ugi_out(data));
