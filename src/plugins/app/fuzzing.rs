//! What the fuzz target `settings` in `fuzz/` needs from the client: this is compiled for it
//! alone.

use core::fmt::Debug;

use super::{
    keys::KeyMap,
    settings::{Progress, Settings, Stored, text_of, understood},
};
use crate::plugins::app::{
    faults::recovered_table::RecoveredTable,
    library::own_puzzles::{OwnPuzzle, OwnPuzzles},
};
use crate::rules::registry;

/// Reads a text as each of the files that the program keeps for itself, does with it what
/// the program does at once, and writes it.
pub(crate) fn kept(text: &str) {
    if let Some(settings) = written_again::<Settings>(text) {
        let keys = KeyMap::with(&settings.keys);
        let _ = (keys.changes(), settings.calc_time());
        assert!(!settings.name().is_empty());
    }
    if let Some(progress) = written_again::<Progress>(text) {
        for entry in registry::games() {
            let _ = progress.next_puzzle(entry.id, "You", None);
            let _ = progress.strength_of(entry.id, "You").level();
        }
    }
    if let Some(own) = written_again::<OwnPuzzles>(text) {
        for puzzle in own.all.iter().filter_map(OwnPuzzle::puzzle).take(20) {
            let _ = puzzle.start().map(|start| start.legal_texts());
        }
    }
    let left = RecoveredTable::read(text);
    assert_eq!(RecoveredTable::read(&left.text()), left);
    let _ = left.request();
}

/// What a text says, if anything; written and read back, it says the same.
fn written_again<T: Stored + Debug>(text: &str) -> Option<T> {
    let (value, _) = understood::<T>(text).ok()?;
    let written = text_of(&value).expect("it was read");
    assert_eq!(
        understood::<T>(&written).map(|(read, _)| read),
        Ok(value.clone())
    );
    Some(value)
}
