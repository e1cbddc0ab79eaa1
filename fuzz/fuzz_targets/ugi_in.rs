//! Commands for `curio engine`: the game, then a command a line.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::ugi_in(data));
