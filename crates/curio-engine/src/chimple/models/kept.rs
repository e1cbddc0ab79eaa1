//! Tables that were kept from the laboratory, for models that are to play by
//! them: handed in by whoever has read them, and shared by the whole program.

use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use super::{Historical, HistoryError, Kind, Source, Spec, forget_trained};
use curio_rules::chimple::Options;

static KEPT: Mutex<BTreeMap<Options, Arc<Historical>>> = Mutex::new(BTreeMap::new());

fn all() -> MutexGuard<'static, BTreeMap<Options, Arc<Historical>>> {
    KEPT.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Models with `from=kept` play by the table of this text from now on, where
/// these options are agreed. Returns how many games it was learned from.
///
/// # Errors
/// Which line does not belong to a table of this board. What was kept before stays.
pub fn keep(options: &Options, text: &str) -> Result<u64, HistoryError> {
    let mut table = Historical::new(&Spec::usual(Kind::Historical), options);
    table.load(text)?;
    let games = table.games();
    all().insert(*options, Arc::new(table));
    forget_trained(options);
    Ok(games)
}

/// A model that knows what was kept, if it is meant to, and whether anything was kept.
pub(super) fn experienced(spec: &Spec, options: &Options) -> (Historical, bool) {
    let known = (spec.source == Source::Kept).then(|| all().get(options).cloned());
    match known.flatten() {
        Some(table) => (table.taken_by(spec), true),
        None => (Historical::new(spec, options), false),
    }
}
