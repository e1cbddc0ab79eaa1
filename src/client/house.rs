//! What is particular to the place where a showcase runs: when it is open, how loud it is
//! there, and whose card it shows.

use core::{fmt, str::FromStr, time::Duration};
use std::path::PathBuf;

use jiff::civil::Time;

/// What is particular to the place of a showcase.
#[derive(Clone, Debug, Default)]
pub struct House {
    /// When it is open; always, if nothing is said.
    pub hours: Option<Hours>,
    /// The key that ends the show, such as `Ctrl+F10`, instead of the usual one.
    pub exit_key: Option<String>,
    /// No sound, whatever the volume.
    pub muted: bool,
    /// How loud it is, 0 to 1; as in the settings, if nothing is said.
    pub volume: Option<f32>,
    /// Factor on the size of text; as in the settings, if nothing is said.
    pub text_size: Option<f32>,
    /// Its own card.
    pub card: HouseCard,
    /// The file to which each visit adds a line.
    pub counts: Option<PathBuf>,
}

/// The card of a house, shown each time before the games come round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HouseCard {
    /// Its name, or whatever it wants to say.
    pub title: Option<String>,
    /// The file of a picture.
    pub logo: Option<PathBuf>,
    /// An address, shown as a code for telephones.
    pub link: Option<String>,
}

impl HouseCard {
    /// Whether there is nothing on it.
    pub fn is_empty(&self) -> bool {
        *self == Self::default()
    }
}

/// The hours of a day in which a showcase is open, as `10:00-18:00`. They may go past
/// midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hours {
    opens: Time,
    closes: Time,
}

/// A text that names no opening hours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HoursError {
    /// It has another form.
    #[error("write them like 10:00-18:00")]
    Form,
    /// It is open for no time at all.
    #[error("they begin when they end")]
    Empty,
}

impl Hours {
    /// Whether it is open at this time of the day.
    pub fn include(self, time: Time) -> bool {
        if self.opens < self.closes {
            self.opens <= time && time < self.closes
        } else {
            self.opens <= time || time < self.closes
        }
    }

    /// How long after this time of the day it opens or closes next.
    pub fn until_change(self, time: Time) -> Duration {
        let seconds = |time: Time| {
            let [hours, minutes, seconds] = [time.hour(), time.minute(), time.second()]
                .map(|part| u64::from(part.unsigned_abs()));
            (hours * 60 + minutes) * 60 + seconds
        };
        const DAY: u64 = 24 * 60 * 60;
        let left = [self.opens, self.closes].map(|end| match seconds(end) + DAY - seconds(time) {
            left if left > DAY => left - DAY,
            left => left,
        });
        Duration::from_secs(left[0].min(left[1]))
    }
}

impl FromStr for Hours {
    type Err = HoursError;

    fn from_str(text: &str) -> Result<Self, HoursError> {
        let (opens, closes) = text.split_once('-').ok_or(HoursError::Form)?;
        let hours = Self {
            opens: time_of_day(opens.trim())?,
            closes: time_of_day(closes.trim())?,
        };
        if hours.opens == hours.closes {
            return Err(HoursError::Empty);
        }
        Ok(hours)
    }
}

/// `9:30`, `09:30` or `24:00`.
fn time_of_day(text: &str) -> Result<Time, HoursError> {
    let (hour, minute) = text.split_once(':').ok_or(HoursError::Form)?;
    let number = |text: &str| -> Result<i8, HoursError> {
        let is_number = text.bytes().all(|c| c.is_ascii_digit()) && (1..=2).contains(&text.len());
        if is_number {
            text.parse().map_err(|_| HoursError::Form)
        } else {
            Err(HoursError::Form)
        }
    };
    let time = match (number(hour)?, number(minute)?) {
        (24, 0) => Time::new(0, 0, 0, 0),
        (hour, minute) => Time::new(hour, minute, 0, 0),
    };
    time.map_err(|_| HoursError::Form)
}

impl fmt::Display for Hours {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [opens, closes] = [self.opens, self.closes].map(|time| time.strftime("%H:%M"));
        write!(f, "{opens}-{closes}")
    }
}

#[cfg(test)]
mod tests {
    use jiff::civil::time;

    use super::*;

    #[test]
    fn hours_are_read_as_they_are_written() {
        for (text, read) in [
            ("10:00-18:00", "10:00-18:00"),
            ("9:05 - 24:00", "09:05-00:00"),
            ("20:30-02:00", "20:30-02:00"),
        ] {
            assert_eq!(text.parse::<Hours>().unwrap().to_string(), read);
        }
        for text in [
            "",
            "10-18",
            "10:00",
            "25:00-26:00",
            "10:00-10:60",
            "+1:00-2:00",
            "1:0-2:é",
        ] {
            assert_eq!(text.parse::<Hours>(), Err(HoursError::Form), "{text}");
        }
        assert_eq!("08:00-8:00".parse::<Hours>(), Err(HoursError::Empty));
    }

    #[test]
    fn it_is_open_from_the_first_minute_until_the_last() {
        let day: Hours = "10:00-18:00".parse().unwrap();
        let night: Hours = "20:00-02:00".parse().unwrap();
        for (at, by_day, by_night) in [
            (time(9, 59, 59, 0), false, false),
            (time(10, 0, 0, 0), true, false),
            (time(17, 59, 59, 0), true, false),
            (time(18, 0, 0, 0), false, false),
            (time(20, 0, 0, 0), false, true),
            (time(0, 0, 0, 0), false, true),
            (time(2, 0, 0, 0), false, false),
        ] {
            assert_eq!(
                (day.include(at), night.include(at)),
                (by_day, by_night),
                "{at}"
            );
        }
    }

    #[test]
    fn the_next_change_is_always_ahead() {
        let hours: Hours = "10:00-18:00".parse().unwrap();
        for (at, minutes) in [
            (time(9, 0, 0, 0), 60),
            (time(10, 0, 0, 0), 8 * 60),
            (time(17, 59, 0, 0), 1),
            (time(18, 0, 0, 0), 16 * 60),
            (time(23, 0, 0, 0), 11 * 60),
        ] {
            assert_eq!(
                hours.until_change(at),
                Duration::from_secs(60 * minutes),
                "{at}"
            );
        }
    }
}
