//! Times as texts: `500ms`, `2s`.

use core::time::Duration;

/// The time that a text means; nothing where it is none, or no time at all.
pub(super) fn read_time(text: &str) -> Option<Duration> {
    let millis = match text.strip_suffix("ms") {
        Some(number) => number.parse::<u64>().ok()?,
        None => text
            .strip_suffix('s')?
            .parse::<u64>()
            .ok()?
            .checked_mul(1000)?,
    };
    (millis > 0).then_some(Duration::from_millis(millis))
}
