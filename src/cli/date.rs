//! Day and time, for the records.

use std::time::{SystemTime, UNIX_EPOCH};

use crate::record::Terms;

/// Writes into the terms of a match that it begins now.
pub fn stamp(terms: &mut Terms) {
    let seconds = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_secs());
    terms.date = date_of(seconds / 86_400);
    terms.time = time_of(seconds % 86_400);
}

/// The time of a day after so many seconds: `18:30:05`.
fn time_of(seconds: u64) -> String {
    let (hours, minutes) = (seconds / 3600, seconds / 60 % 60);
    format!("{hours:02}:{minutes:02}:{:02}", seconds % 60)
}

/// A seed that is another one each time.
pub(super) fn fresh_seed() -> u64 {
    let nanos = SystemTime::now()
        .duration_since(UNIX_EPOCH)
        .map_or(0, |since| since.as_nanos() as u64);
    // Short enough to be typed again.
    crate::rules::zobrist_key(nanos, u64::from(std::process::id())) % 1_000_000_000
}

/// The date of a day counted from 1970-01-01, as in ISO 8601: `2026-11-20`.
fn date_of(days: u64) -> String {
    let is_leap = |year: u64| {
        year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
    };
    let (mut year, mut day) = (1970, days);
    loop {
        let length = if is_leap(year) { 366 } else { 365 };
        if day < length {
            break;
        }
        day -= length;
        year += 1;
    }
    let february = if is_leap(year) { 29 } else { 28 };
    let mut month = 1;
    for length in [31, february, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31] {
        if day < length {
            break;
        }
        day -= length;
        month += 1;
    }
    format!("{year:04}-{month:02}-{:02}", day + 1)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn seconds_have_their_times() {
        assert_eq!(time_of(0), "00:00:00");
        assert_eq!(time_of(66_605), "18:30:05");
        assert_eq!(time_of(86_399), "23:59:59");
    }

    #[test]
    fn days_have_their_dates() {
        for (days, date) in [
            (0, "1970-01-01"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (11_017, "2000-03-01"),
            (20_777, "2026-11-20"),
            (47_540, "2100-02-28"),
            (47_541, "2100-03-01"),
        ] {
            assert_eq!(date_of(days), date);
        }
    }
}
