//! How much one source may say.

use core::time::Duration;
use std::time::Instant;

/// How many messages of one source are kept in each [`WHILE`].
const MOST: u32 = 30;
const WHILE: Duration = Duration::from_secs(60);

/// What a source has said lately.
#[derive(Debug, Default)]
pub(super) struct Budget {
    since: Option<Instant>,
    said: u32,
}

/// Whether a message is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Share {
    Given,
    /// It is, and those after it are not.
    Last,
    None,
}

impl Budget {
    pub(crate) fn share(&mut self, now: Instant) -> Share {
        if self
            .since
            .is_none_or(|since| now.saturating_duration_since(since) >= WHILE)
        {
            self.since = Some(now);
            self.said = 0;
        }
        self.said = self.said.saturating_add(1);
        match self.said {
            ..MOST => Share::Given,
            MOST => Share::Last,
            _ => Share::None,
        }
    }
}
