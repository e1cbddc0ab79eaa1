//! How long a thread has worked, so that figures from a busy machine match those from an idle
//! one. What involves waiting, such as whether a limit is kept, is measured by the clock.

use core::time::Duration;

/// A moment of this thread's working life.
#[derive(Clone, Copy, Debug)]
pub struct Effort(Duration);

impl Effort {
    /// This moment.
    pub fn now() -> Self {
        Self(worked())
    }

    /// Processor time that this thread has used since then; on systems that do not tell,
    /// the time by the clock.
    #[must_use]
    pub fn elapsed(self) -> Duration {
        worked().saturating_sub(self.0)
    }
}

#[cfg(unix)]
fn worked() -> Duration {
    use rustix::time::{ClockId, clock_gettime};

    let time = clock_gettime(ClockId::ThreadCPUTime);
    let seconds = u64::try_from(time.tv_sec).unwrap_or_default();
    let nanoseconds = u32::try_from(time.tv_nsec).unwrap_or_default();
    Duration::new(seconds, nanoseconds)
}

/// Elsewhere the clock has to do.
#[cfg(not(unix))]
fn worked() -> Duration {
    use crate::clock::Instant;
    use std::sync::LazyLock;

    static START: LazyLock<Instant> = LazyLock::new(Instant::now);
    START.elapsed()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn work_takes_effort() {
        let began = Effort::now();
        let mut sum = 0_u64;
        while began.elapsed() < Duration::from_millis(1) {
            sum = core::hint::black_box(sum.wrapping_add(1));
        }
        assert!(sum > 0);
    }
}
