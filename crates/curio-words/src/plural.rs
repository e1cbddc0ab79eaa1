//! Which form of a noun follows a whole number, after Unicode's plural rules (CLDR 47).

use super::Language;

/// The form that a noun takes after a number. Languages differ in which of them they have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Plural {
    /// As after 1.
    One,
    /// As after 2 in Romanian.
    Few,
    /// As after a million in Spanish and French.
    Many,
    /// All the rest.
    Other,
}

/// The form that follows a whole number in a language.
pub const fn plural(language: Language, count: i64) -> Plural {
    let count = count.unsigned_abs();
    match language {
        Language::English | Language::German | Language::Stretched => match count {
            1 => Plural::One,
            _ => Plural::Other,
        },
        Language::Spanish => match count {
            1 => Plural::One,
            0 => Plural::Other,
            _ if count.is_multiple_of(1_000_000) => Plural::Many,
            _ => Plural::Other,
        },
        Language::French => match count {
            0 | 1 => Plural::One,
            _ if count.is_multiple_of(1_000_000) => Plural::Many,
            _ => Plural::Other,
        },
        Language::Romanian => match count {
            1 => Plural::One,
            0 => Plural::Few,
            _ if matches!(count % 100, 1..=19) => Plural::Few,
            _ => Plural::Other,
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_take_the_forms_of_unicode() {
        use Plural::{Few, Many, One, Other};
        for (language, count, form) in [
            (Language::English, 0, Other),
            (Language::English, 1, One),
            (Language::German, 2, Other),
            (Language::Spanish, 0, Other),
            (Language::Spanish, 3_000_000, Many),
            (Language::French, 0, One),
            (Language::French, 2, Other),
            (Language::Romanian, 0, Few),
            (Language::Romanian, 1, One),
            (Language::Romanian, 19, Few),
            (Language::Romanian, 20, Other),
            (Language::Romanian, 101, Few),
            (Language::Romanian, -1, One),
        ] {
            assert_eq!(plural(language, count), form, "{language:?} {count}");
        }
    }
}
