//! What whoever asked for a search tells it while it runs: that it should stop,
//! and that it should leave the processor to others for a while.

use core::{
    sync::atomic::{AtomicBool, Ordering},
    time::Duration,
};
use std::{sync::Arc, thread, time::Instant};

/// The wishes of whoever asked for a search. A search looks at them every now
/// and then; the benches tell how long that may take (`cancel_latency_max`).
#[derive(Debug, Default)]
pub struct Signal {
    stopped: AtomicBool,
    ease: Ease,
}

impl Signal {
    /// A signal that eases off while `ease` says so.
    #[must_use]
    pub fn easing(ease: Ease) -> Self {
        Self {
            ease,
            ..Self::default()
        }
    }

    /// A signal that says stop from the beginning.
    #[must_use]
    pub fn stopped() -> Self {
        Self {
            stopped: AtomicBool::new(true),
            ..Self::default()
        }
    }

    /// Ends the search: it gives what it has found so far.
    pub fn stop(&self) {
        self.stopped.store(true, Ordering::Release);
    }

    /// Whether the search is to end.
    #[must_use]
    pub fn is_stopped(&self) -> bool {
        self.stopped.load(Ordering::Acquire)
    }

    /// What decides whether searches ease off.
    pub(super) const fn ease(&self) -> &Ease {
        &self.ease
    }
}

/// Whether searches should take less of the processor than they could get.
///
/// A picture that is drawn without a graphics card wants every core, and a
/// search of low priority still slows it: the two share caches and the halves of
/// a core. Only a thread that sleeps leaves the picture alone. What a search
/// finds within a number of positions stays the same; it comes later.
#[derive(Clone, Debug, Default)]
pub struct Ease(Arc<AtomicBool>);

impl Ease {
    /// From now on searches ease off, or no longer.
    pub fn set(&self, wanted: bool) {
        self.0.store(wanted, Ordering::Relaxed);
    }

    /// Whether searches should ease off now.
    #[must_use]
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
    ease: &'a Ease,
    /// When the stretch of work in progress began.
    began: Option<Instant>,
}

impl<'a> Naps<'a> {
    pub const fn new(ease: &'a Ease) -> Self {
        Self { ease, began: None }
    }

    /// Sleeps if it is time to, but not beyond `deadline`.
    #[inline]
    pub fn take(&mut self, deadline: Option<Instant>) {
        if self.ease.is_wanted() {
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
    fn a_signal_says_stop_once_told() {
        let signal = Signal::default();
        assert!(!signal.is_stopped());
        signal.stop();
        assert!(signal.is_stopped());
        assert!(Signal::stopped().is_stopped());
    }

    #[test]
    fn all_signals_of_an_ease_follow_it() {
        let ease = Ease::default();
        let signals = [Signal::easing(ease.clone()), Signal::easing(ease.clone())];
        assert!(!Signal::default().ease().is_wanted());
        ease.set(true);
        assert!(signals.iter().all(|signal| signal.ease().is_wanted()));
        ease.set(false);
        assert!(!signals.iter().any(|signal| signal.ease().is_wanted()));
    }

    #[test]
    fn naps_are_taken_only_when_asked_for() {
        let ease = Ease::default();
        let mut naps = Naps::new(&ease);
        naps.take(None);
        assert!(naps.began.is_none());
        ease.set(true);
        naps.take(None);
        assert!(naps.began.is_some());
        ease.set(false);
        naps.take(None);
        assert!(naps.began.is_none());
    }
}
