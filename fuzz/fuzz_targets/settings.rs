//! What the window keeps for itself: settings, progress, puzzles of the player's own, and
//! what was on the table.
#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    if let Ok(text) = core::str::from_utf8(data) {
        curio::plugins::app::fuzzing::kept(text);
    }
});
