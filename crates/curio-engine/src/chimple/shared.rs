//! Solutions that are found once and shared by everybody in the program.

use crate::clock::Instant;
use core::time::Duration;
use std::{
    collections::BTreeMap,
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError},
    thread,
};

use super::solution::Solution;
use crate::CancelToken;
use curio_rules::chimple::{Options, Size};

/// How far the search for the solution under some options has come.
enum Search {
    /// Somebody is finding it.
    Running,
    Found(Arc<Solution>),
}

static SOLUTIONS: Mutex<BTreeMap<Options, Search>> = Mutex::new(BTreeMap::new());
static NEWS: Condvar = Condvar::new();

/// How often a waiting thread checks whether it should go on waiting.
const PATIENCE: Duration = Duration::from_millis(5);

fn solutions() -> MutexGuard<'static, BTreeMap<Options, Search>> {
    SOLUTIONS.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The solution under these options, if it is found already.
pub fn ready(options: &Options) -> Option<Arc<Solution>> {
    match solutions().get(options) {
        Some(Search::Found(solution)) => Some(Arc::clone(solution)),
        _ => None,
    }
}

/// Has the solution under these options found, unless it is; sixteen squares
/// are not waited for.
pub fn request(options: &Options) {
    let mut known = solutions();
    if !known.contains_key(options) {
        known.insert(*options, Search::Running);
        drop(known);
        begin(*options);
    }
}

/// The solution under these options. The first who asks has it found; that goes
/// on when nobody waits any more, so that the next who asks has it at once.
///
/// Nothing when `stop` was set, or the time was up, before it was there.
pub fn solved(
    options: &Options,
    stop: &CancelToken,
    deadline: Option<Instant>,
) -> Option<Arc<Solution>> {
    request(options);
    let mut known = solutions();
    loop {
        if let Some(Search::Found(solution)) = known.get(options) {
            return Some(Arc::clone(solution));
        }
        let late = deadline.is_some_and(|deadline| Instant::now() >= deadline);
        if late || stop.is_cancelled() {
            return None;
        }
        known = NEWS
            .wait_timeout(known, PATIENCE)
            .unwrap_or_else(PoisonError::into_inner)
            .0;
    }
}

fn begin(options: Options) {
    // Nine squares are solved in less time than a thread is worth.
    if options.size == Size::Three {
        find(options);
        return;
    }
    let spawned = thread::Builder::new()
        .name("chimple solution".to_owned())
        .spawn(move || find(options));
    if spawned.is_err() {
        find(options);
    }
}

fn find(options: Options) {
    let found = Solution::find(&options, &CancelToken::default());
    if let Some(solution) = found {
        solutions().insert(options, Search::Found(Arc::new(solution)));
    }
    NEWS.notify_all();
}
