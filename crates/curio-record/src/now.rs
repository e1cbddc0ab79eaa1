//! Dates, times and seeds for new matches.

use jiff::{
    Timestamp, Unit, Zoned,
    civil::{Date, DateTime},
    tz::TimeZone,
};

use crate::Terms;

/// Sets the date and the time of a match to now, where the player is: in the time zone of the
/// system, or that of the variable `TZ`. The time says how far it is from universal time, so
/// that the moment is known everywhere.
pub fn stamp(terms: &mut Terms) {
    stamp_with(terms, &now());
}

/// Today's date where the player is.
pub fn today() -> Date {
    now().date()
}

/// The date and the time of the day where the player is.
pub fn local_time() -> DateTime {
    now().datetime()
}

/// A date as days since 1 January 1970.
pub fn days(date: Date) -> i32 {
    let since = date.since((Unit::Day, Date::constant(1970, 1, 1)));
    since.map_or(0, |span| span.get_days())
}

fn now() -> Zoned {
    let zone = TimeZone::try_system().unwrap_or(TimeZone::UTC);
    Timestamp::now().to_zoned(zone)
}

fn stamp_with(terms: &mut Terms, now: &Zoned) {
    terms.date = now.strftime("%F").to_string();
    // Without an offset, a time is universal.
    let form = if now.offset().is_zero() {
        "%T"
    } else {
        "%T%:z"
    };
    terms.time = now.strftime(form).to_string();
}

/// The date and the time of the day in universal time, as records have them.
pub(crate) fn universal() -> (String, String) {
    let now = Timestamp::now();
    (
        now.strftime("%F").to_string(),
        now.strftime("%T").to_string(),
    )
}

/// Seeds are short enough to type.
const SEEDS: u64 = 1_000_000_000;

/// A seed that nobody could know before.
pub fn fresh_seed() -> u64 {
    fresh_number() % SEEDS
}

/// A number that nobody could know before.
pub(crate) fn fresh_number() -> u64 {
    #[cfg(not(target_family = "wasm"))]
    let drawn = rand::TryRng::try_next_u64(&mut rand::rngs::SysRng);
    // In a browser, whoever begins a match brings its seed.
    #[cfg(target_family = "wasm")]
    let drawn = Err::<u64, ()>(());
    // Without randomness from the system any number is as valid.
    drawn.unwrap_or(1)
}

#[cfg(test)]
mod tests {
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
            let moment = Timestamp::from_second(seconds).unwrap();
            stamp_with(&mut terms, &moment.to_zoned(TimeZone::UTC));
            assert_eq!((&*terms.date, &*terms.time), (date, time));
        }
    }

    #[test]
    fn dates_are_counted_in_days() {
        for (date, count) in [
            ("1970-01-01", 0),
            ("1969-12-31", -1),
            ("2000-02-29", 11_016),
            ("2026-01-05", 20_458),
        ] {
            assert_eq!(days(date.parse().unwrap()), count);
        }
    }

    #[test]
    fn a_match_of_the_evening_is_of_that_evening() {
        let moment = Timestamp::from_second(20_777 * 86_400 + 66_605).unwrap();
        for (zone, date, time) in [
            ("EST5EDT,M3.2.0,M11.1.0", "2026-11-20", "13:30:05-05:00"),
            ("LINT-14", "2026-11-21", "08:30:05+14:00"),
            ("IST-5:30", "2026-11-21", "00:00:05+05:30"),
            ("GMT0BST,M3.5.0/1,M10.5.0", "2026-11-20", "18:30:05"),
        ] {
            let mut terms = Terms::new("xafka", Vec::new());
            let zone = TimeZone::posix(zone).unwrap();
            stamp_with(&mut terms, &moment.to_zoned(zone));
            assert_eq!((&*terms.date, &*terms.time), (date, time));
        }
    }
}
