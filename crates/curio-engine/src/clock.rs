//! The clock by which searches keep their time.
//!
//! It is the one of the standard library, except in a browser, which has none there: whoever
//! runs the search brings it, by [`install`]. What a search finds within a number of
//! positions does not depend on it.

#[cfg(not(target_family = "wasm"))]
pub(crate) use std::time::Instant;

#[cfg(target_family = "wasm")]
pub use brought::{Instant, install};

#[cfg(target_family = "wasm")]
mod brought {
    use core::time::Duration;
    use std::sync::OnceLock;

    static CLOCK: OnceLock<fn() -> Duration> = OnceLock::new();

    /// Brings the clock: the time since any moment, which never goes back. The first that is
    /// brought stays; until then no time passes.
    pub fn install(clock: fn() -> Duration) {
        let _ = CLOCK.set(clock);
    }

    /// A moment, as [`std::time::Instant`].
    #[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
    pub struct Instant(Duration);

    impl Instant {
        /// This moment.
        pub fn now() -> Self {
            Self(CLOCK.get().map_or(Duration::ZERO, |clock| clock()))
        }

        /// How long ago it was.
        pub fn elapsed(&self) -> Duration {
            Self::now().saturating_duration_since(*self)
        }

        /// How long after another it is; nothing if it was before.
        pub fn saturating_duration_since(&self, earlier: Self) -> Duration {
            self.0.saturating_sub(earlier.0)
        }

        /// The moment so much later, where there is one.
        pub fn checked_add(&self, time: Duration) -> Option<Self> {
            self.0.checked_add(time).map(Self)
        }
    }
}
