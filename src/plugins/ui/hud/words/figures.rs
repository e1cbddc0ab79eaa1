//! Numbers as people read them: clocks, counts, speeds.

use core::time::Duration;

use crate::{texts, words::decimal};

/// Below this a clock warns.
pub(crate) const LOW_TIME: Duration = Duration::from_secs(10);

/// What a clock shows: `1:02:03`, `5:03`, and tenths under ten seconds: `0:09.4`.
///
/// A clock that still runs never shows zero, and one that shows zero has run out.
pub(crate) fn clock(left: Duration) -> String {
    if left < LOW_TIME {
        let tenths = left.as_millis().div_ceil(100);
        // Rounded up, 9.96 s would read as ten seconds with a tenth too many.
        let tenths = tenths.min(99);
        return decimal(&format!("0:0{}.{}", tenths / 10, tenths % 10));
    }
    let seconds = left.as_millis().div_ceil(1000);
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    if hours > 0 {
        format!("{hours}:{minutes:02}:{seconds:02}")
    } else {
        format!("{minutes}:{seconds:02}")
    }
}

/// How long something took: `0.4 s`, `12 s`, `3 min 5 s`, `1 h 2 min`.
pub(crate) fn span(time: Duration) -> String {
    let seconds = time.as_secs();
    if seconds < 10 {
        texts::seconds(&decimal(&format!("{:.1}", time.as_secs_f64())))
    } else if seconds < 60 {
        texts::seconds(&seconds.to_string())
    } else if seconds < 3600 {
        match seconds % 60 {
            0 => texts::figures_minutes(seconds / 60),
            rest => texts::figures_minutes_seconds(seconds / 60, rest),
        }
    } else {
        texts::figures_hours_minutes(seconds / 3600, seconds / 60 % 60)
    }
}

/// A short span without needless decimals: `0.5 s`, `2 s`.
pub(crate) fn brief_span(time: Duration) -> String {
    if time.subsec_millis() == 0 && time.as_secs() < 60 {
        texts::seconds(&time.as_secs().to_string())
    } else {
        span(time)
    }
}

/// A large number shortened to three figures: `842`, `12.3 k`, `1.24 M`.
pub(crate) fn large(number: u64) -> String {
    for (unit, size) in [("G", 1_000_000_000_u64), ("M", 1_000_000), ("k", 1000)] {
        if number >= size {
            let value = number as f64 / size as f64;
            let decimals = match value {
                value if value >= 100.0 => 0,
                value if value >= 10.0 => 1,
                _ => 2,
            };
            return format!("{} {unit}", decimal(&format!("{value:.decimals$}")));
        }
    }
    number.to_string()
}

/// Positions per second; nothing before there is anything to divide by.
pub(crate) fn speed(nodes: u64, elapsed: Duration) -> Option<String> {
    let seconds = elapsed.as_secs_f64();
    (seconds >= 0.05).then(|| format!("{} / s", large((nodes as f64 / seconds) as u64)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clocks_read_as_at_a_table() {
        let millis = Duration::from_millis;
        assert_eq!(clock(millis(303_000)), "5:03");
        assert_eq!(clock(millis(3_723_000)), "1:02:03");
        assert_eq!(clock(millis(10_000)), "0:10");
        assert_eq!(
            clock(millis(10_001)),
            "0:11",
            "what is begun is not yet used up"
        );
        assert_eq!(clock(millis(9_999)), "0:09.9");
        assert_eq!(clock(millis(9_350)), "0:09.4");
        assert_eq!(clock(millis(1)), "0:00.1");
        assert_eq!(clock(Duration::ZERO), "0:00.0");
    }

    #[test]
    fn spans_drop_what_does_not_matter() {
        let texts = [400, 12_000, 60_000, 185_000, 3_720_000]
            .map(|millis| span(Duration::from_millis(millis)));
        assert_eq!(texts, ["0.4 s", "12 s", "1 min", "3 min 5 s", "1 h 2 min"]);
    }

    #[test]
    fn whole_seconds_need_no_decimals() {
        assert_eq!(brief_span(Duration::from_secs(2)), "2 s");
        assert_eq!(brief_span(Duration::from_millis(500)), "0.5 s");
        assert_eq!(brief_span(Duration::from_secs(90)), "1 min 30 s");
    }

    #[test]
    fn large_numbers_keep_three_figures() {
        let texts = [0, 842, 1_000, 12_345, 999_000, 1_240_000, 3_000_000_000].map(large);
        assert_eq!(
            texts,
            ["0", "842", "1.00 k", "12.3 k", "999 k", "1.24 M", "3.00 G"]
        );
        assert_eq!(speed(1_000, Duration::ZERO), None);
        assert_eq!(
            speed(3_000_000, Duration::from_secs(2)).as_deref(),
            Some("1.50 M / s")
        );
    }
}
