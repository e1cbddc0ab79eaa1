//! What whoever asked for a search tells it while it runs: that it should stop,
//! and that it should leave the processor to others for a while.

use crate::clock::Instant;
use core::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use std::{sync::Arc, thread};

/// The wishes of whoever asked for a search. A search looks at them every now
/// and then; the benches tell how long that may take (`cancel_latency_max`).
#[derive(Debug, Default)]
pub struct CancelToken {
    cancelled: AtomicBool,
    throttle: Throttle,
}

impl CancelToken {
    /// A token of a search that takes less of the processor while `throttle` says so.
    pub fn throttled(throttle: Throttle) -> Self {
        Self {
            throttle,
            ..Self::default()
        }
    }

    /// A token that is cancelled from the beginning.
    pub fn cancelled() -> Self {
        Self {
            cancelled: AtomicBool::new(true),
            ..Self::default()
        }
    }

    /// Ends the search: it gives what it has found so far.
    pub fn cancel(&self) {
        self.cancelled.store(true, Ordering::Release);
    }

    /// Whether the search is to end.
    pub fn is_cancelled(&self) -> bool {
        self.cancelled.load(Ordering::Acquire)
    }

    /// What decides whether searches ease off.
    pub(super) const fn throttle(&self) -> &Throttle {
        &self.throttle
    }
}

/// Whether searches should take less of the processor than they could get.
///
/// A picture that is drawn without a graphics card wants every core, and a
/// search of low priority still slows it: the two share caches and the halves of
/// a core. Only a thread that sleeps leaves the picture alone. What a search
/// finds within a number of positions stays the same; it comes later.
#[derive(Clone, Debug, Default)]
pub struct Throttle(Arc<AtomicBool>);

impl Throttle {
    /// From now on searches ease off, or no longer.
    pub fn set(&self, wanted: bool) {
        self.0.store(wanted, Ordering::Relaxed);
    }

    /// Whether searches should ease off now.
    pub fn is_wanted(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// How long a search works at a stretch while it eases off.
const STRETCH: Duration = Duration::from_millis(2);

/// How long it sleeps in between: short enough to stop in time.
const NAP: Duration = Duration::from_millis(8);

/// The naps of one searching thread.
#[derive(Debug)]
pub(super) struct Naps<'a> {
    throttle: &'a Throttle,
    /// When the stretch of work in progress began.
    began: Option<Instant>,
}

impl<'a> Naps<'a> {
    pub const fn new(throttle: &'a Throttle) -> Self {
        Self {
            throttle,
            began: None,
        }
    }

    /// Sleeps if it is time to, but not beyond `deadline`.
    #[inline]
    pub fn take(&mut self, deadline: Option<Instant>) {
        if self.throttle.is_wanted() {
            self.doze(deadline);
        } else {
            self.began = None;
        }
    }

    #[cold]
    fn doze(&mut self, deadline: Option<Instant>) {
        let now = Instant::now();
        let began = *self.began.get_or_insert(now);
        if now.saturating_duration_since(began) < STRETCH {
            return;
        }
        let left = deadline.map_or(NAP, |end| end.saturating_duration_since(now));
        thread::sleep(left.min(NAP));
        self.began = Some(Instant::now());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_token_stays_cancelled() {
        let token = CancelToken::default();
        assert!(!token.is_cancelled());
        token.cancel();
        assert!(token.is_cancelled());
        assert!(CancelToken::cancelled().is_cancelled());
    }

    #[test]
    fn all_tokens_of_a_throttle_follow_it() {
        let throttle = Throttle::default();
        let tokens = [
            CancelToken::throttled(throttle.clone()),
            CancelToken::throttled(throttle.clone()),
        ];
        assert!(!CancelToken::default().throttle().is_wanted());
        throttle.set(true);
        assert!(tokens.iter().all(|token| token.throttle().is_wanted()));
        throttle.set(false);
        assert!(!tokens.iter().any(|token| token.throttle().is_wanted()));
    }

    #[test]
    fn naps_are_taken_only_when_asked_for() {
        let throttle = Throttle::default();
        let mut naps = Naps::new(&throttle);
        naps.take(None);
        assert!(naps.began.is_none());
        throttle.set(true);
        naps.take(None);
        assert!(naps.began.is_some());
        throttle.set(false);
        naps.take(None);
        assert!(naps.began.is_none());
    }
}
