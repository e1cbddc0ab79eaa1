//! How numbers are written.

use super::{Language, language};

/// A whole number that a text counts something by.
pub trait Count: Copy {
    /// The number; the greatest there is where it is greater.
    fn count(self) -> i64;
}

macro_rules! counts {
    ($($kind:ty),*) => {$(
        impl Count for $kind {
            fn count(self) -> i64 {
                i64::try_from(self).unwrap_or(i64::MAX)
            }
        }
    )*};
}
counts!(u8, u16, u32, u64, usize, i8, i16, i32, i64, isize);

/// A number in plain digits, as `34.5`, the way the language writes it: `34,5`.
pub fn decimal(plain: &str) -> String {
    match language() {
        Language::English | Language::Stretched => plain.to_owned(),
        Language::German | Language::Spanish | Language::French | Language::Romanian => {
            plain.replace('.', ",")
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::in_language;

    #[test]
    fn decimals_are_written_as_people_write_them() {
        assert_eq!(decimal("34.5"), "34.5");
        assert_eq!(in_language(Language::German, || decimal("-0.25")), "-0,25");
        assert_eq!(u64::MAX.count(), i64::MAX);
    }
}
