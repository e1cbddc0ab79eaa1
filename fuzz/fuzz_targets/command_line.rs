//! The arguments of the program, one a line.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| curio_fuzz::command_line(data));
