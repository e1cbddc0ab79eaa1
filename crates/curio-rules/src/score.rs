//! The score of a position, and the sum that makes it up.

use core::{
    fmt,
    iter::Sum,
    ops::{Add, Div, Mul, Sub},
};

use curio_words::decimal;
use serde::{Serialize, Serializer};

use crate::Colour;

/// The score of a position: one total for each seat and where it comes from.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Score {
    /// One number per player in seat order.
    pub totals: Vec<Points>,
    /// What the totals are made of.
    pub detail: Explanation,
}

/// A number of points: a whole one or an exact fraction, in lowest terms.
///
/// Arithmetic is exact. A result too large for 64 bits becomes the nearest
/// number that is not.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Points {
    numerator: i64,
    denominator: i64,
}

impl Points {
    /// No points.
    pub const ZERO: Self = Self::whole(0);

    /// A whole number of points.
    pub const fn whole(number: i64) -> Self {
        Self {
            numerator: number,
            denominator: 1,
        }
    }

    /// A fraction; nothing when the denominator is zero.
    pub fn ratio(numerator: i64, denominator: i64) -> Option<Self> {
        (denominator != 0).then(|| Self::reduced(numerator.into(), denominator.into()))
    }

    /// The numerator in lowest terms; its sign is the sign of the number.
    pub const fn numerator(self) -> i64 {
        self.numerator
    }

    /// The denominator in lowest terms, at least 1.
    pub const fn denominator(self) -> i64 {
        self.denominator
    }

    /// The nearest floating-point number, for charts and formulas that need
    /// roots or powers; never for the rules.
    #[must_use]
    #[expect(
        clippy::disallowed_types,
        reason = "exact points leave the rules as numbers of JSON and of charts"
    )]
    pub fn to_f64(self) -> f64 {
        self.numerator as f64 / self.denominator as f64
    }

    /// The number in digits, the same in every language: to hundredths, without idle zeros,
    /// such as `52.83` and `50.5`.
    #[must_use]
    pub fn plain(self) -> String {
        let denominator = i128::from(self.denominator);
        let magnitude = i128::from(self.numerator).abs() * 100;
        let hundredths = (2 * magnitude + denominator) / (2 * denominator);
        let sign = if self.numerator < 0 && hundredths > 0 {
            "-"
        } else {
            ""
        };
        let (whole, rest) = (hundredths / 100, hundredths % 100);
        match rest {
            0 => format!("{sign}{whole}"),
            rest if rest % 10 == 0 => format!("{sign}{whole}.{}", rest / 10),
            rest => format!("{sign}{whole}.{rest:02}"),
        }
    }

    fn reduced(numerator: i128, denominator: i128) -> Self {
        let (mut a, mut b) = (numerator.unsigned_abs(), denominator.unsigned_abs());
        while b != 0 {
            (a, b) = (b, a % b);
        }
        let divisor = (a as i128).max(1) * denominator.signum();
        let clamp = |value: i128| value.clamp(i64::MIN.into(), i64::MAX.into()) as i64;
        Self {
            numerator: clamp(numerator / divisor),
            denominator: clamp(denominator / divisor),
        }
    }
}

impl Default for Points {
    fn default() -> Self {
        Self::ZERO
    }
}

impl From<i64> for Points {
    fn from(number: i64) -> Self {
        Self::whole(number)
    }
}

impl Ord for Points {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        let left = i128::from(self.numerator) * i128::from(other.denominator);
        let right = i128::from(other.numerator) * i128::from(self.denominator);
        left.cmp(&right)
    }
}

impl PartialOrd for Points {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Add for Points {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        let (a, b) = (i128::from(self.denominator), i128::from(other.denominator));
        Self::reduced(
            i128::from(self.numerator) * b + i128::from(other.numerator) * a,
            a * b,
        )
    }
}

impl Sub for Points {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        self + other * -1
    }
}

impl Mul<i64> for Points {
    type Output = Self;

    fn mul(self, factor: i64) -> Self {
        Self::reduced(
            i128::from(self.numerator) * i128::from(factor),
            self.denominator.into(),
        )
    }
}

impl Div<core::num::NonZeroI64> for Points {
    type Output = Self;

    #[allow(
        clippy::suspicious_arithmetic_impl,
        reason = "a fraction is divided by multiplying its denominator"
    )]
    fn div(self, divisor: core::num::NonZeroI64) -> Self {
        Self::reduced(
            self.numerator.into(),
            i128::from(self.denominator) * i128::from(divisor.get()),
        )
    }
}

impl Sum for Points {
    fn sum<I: Iterator<Item = Self>>(points: I) -> Self {
        points.fold(Self::ZERO, Add::add)
    }
}

/// As [`Points::plain`], with the decimal mark of the language that is read.
impl fmt::Display for Points {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&decimal(&self.plain()))
    }
}

/// A number: whole where it is, otherwise the nearest floating-point one.
impl Serialize for Points {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if self.denominator == 1 {
            serializer.serialize_i64(self.numerator)
        } else {
            serializer.serialize_f64(self.to_f64())
        }
    }
}

/// A line of an explanation: what is counted, what it comes to, and the parts
/// that it is the sum (or product) of.
#[derive(Clone, Debug, PartialEq, Eq, Default, Serialize)]
pub struct Explanation {
    /// What this line is about, for a player to read.
    pub label: String,
    /// The colour of the player whom it is about, and what it is about below that
    /// player's name. Where nothing is said, the name is at the beginning of the label.
    #[serde(skip)]
    pub own: Option<(Colour, &'static str)>,
    /// What it comes to; empty where a line only groups others.
    #[serde(skip_serializing_if = "String::is_empty")]
    pub value: String,
    /// What it is made of.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub parts: Vec<Explanation>,
}

impl Explanation {
    /// A line without parts.
    pub fn line(label: impl Into<String>, value: impl ToString) -> Self {
        Self {
            label: label.into(),
            own: None,
            value: value.to_string(),
            parts: Vec::new(),
        }
    }

    /// A line made of `parts`.
    pub fn sum(label: impl Into<String>, value: impl ToString, parts: Vec<Self>) -> Self {
        Self {
            parts,
            ..Self::line(label, value)
        }
    }

    /// The line as one about a player, with what it is about below the player's name.
    #[must_use]
    pub fn belonging_to(self, colour: Colour, label: &'static str) -> Self {
        Self {
            own: Some((colour, label)),
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use core::num::NonZeroI64;

    use curio_words::{Language, in_language};

    use super::*;

    #[test]
    fn points_are_exact_and_read_as_players_write_them() {
        let thirds = Points::ratio(22, 6).unwrap();
        assert_eq!((thirds.numerator(), thirds.denominator()), (11, 3));
        assert_eq!(thirds.to_string(), "3.67");
        assert_eq!((thirds * 4).to_string(), "14.67");
        assert_eq!((thirds * 3), Points::whole(11));
        assert_eq!(
            (Points::whole(34) + Points::ratio(1, 2).unwrap()).to_string(),
            "34.5"
        );
        assert_eq!(Points::ratio(-1, 2).unwrap().to_string(), "-0.5");
        assert_eq!(
            Points::ratio(1, -8).unwrap(),
            Points::ZERO - Points::ratio(1, 8).unwrap()
        );
        assert_eq!(Points::ratio(1, -1000).unwrap().to_string(), "0");
        assert_eq!(Points::ratio(405, 8).unwrap().to_string(), "50.63");
        assert_eq!(Points::ratio(201, 100).unwrap().to_string(), "2.01");
        assert_eq!(Points::ratio(1, 0), None);
        assert!(Points::ratio(1, 3).unwrap() < Points::ratio(34, 100).unwrap());
        assert_eq!(
            Points::whole(5) / NonZeroI64::new(2).unwrap(),
            Points::ratio(5, 2).unwrap()
        );
    }

    #[test]
    fn players_read_the_decimal_mark_of_their_language() {
        let half = Points::ratio(-69, 2).unwrap();
        let read = in_language(Language::German, || (half.to_string(), half.plain()));
        assert_eq!(read, ("-34,5".to_owned(), "-34.5".to_owned()));
    }

    #[test]
    fn points_are_numbers_in_json() {
        let json = |points| serde_json::to_string(&points).unwrap();
        assert_eq!(json(Points::whole(7)), "7");
        assert_eq!(json(Points::ratio(101, 2).unwrap()), "50.5");
    }
}
