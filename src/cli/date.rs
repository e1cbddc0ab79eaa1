//! Dates, times and seeds for new matches.

use std::time::{SystemTime, UNIX_EPOCH};

use jiff::Timestamp;

use crate::record::Terms;

/// Sets the date and the time of a match to now, in universal time.
pub fn stamp(terms: &mut Terms) {
    stamp_with(terms, Timestamp::now());
}

fn stamp_with(terms: &mut Terms, time: Timestamp) {
    terms.date = time.strftime("%F").to_string();
    terms.time = time.strftime("%T").to_string();
}

/// A seed that differs from call to call.
pub fn fresh_seed() -> u64 {
    let nanos = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_nanos() as u64);
    // Short enough to type.
    crate::rules::zobrist_key(nanos, u64::from(std::process::id())) % 1_000_000_000
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn a_stamp_is_iso_8601_in_universal_time() {
        const DAY: i64 = 86_400;
        for (seconds, date, time) in [
            (0, "1970-01-01", "00:00:00"),
            (59 * DAY, "1970-03-01", "00:00:00"),
            (11_016 * DAY + 86_399, "2000-02-29", "23:59:59"),
            (11_017 * DAY, "2000-03-01", "00:00:00"),
            (20_777 * DAY + 66_605, "2026-11-20", "18:30:05"),
            (47_540 * DAY, "2100-02-28", "00:00:00"),
            (47_541 * DAY, "2100-03-01", "00:00:00"),
        ] {
            let mut terms = Terms::new("xafka", Vec::new());
            stamp_with(&mut terms, Timestamp::from_second(seconds).unwrap());
            assert_eq!((&*terms.date, &*terms.time), (date, time));
        }
    }
}
