//! The order in which a reader looks names up.

use core::cmp::Ordering;
use std::cell::RefCell;

use icu_collator::{
    Collator, CollatorBorrowed, CollatorPreferences, options::CollatorOptions,
    preferences::CollationNumericOrdering,
};
use icu_locale_core::Locale;

use super::{Language, language};

thread_local! {
    /// The collator of the language that was asked for last: making one takes longer than
    /// comparing with it.
    static LAST: RefCell<Option<(Language, CollatorBorrowed<'static>)>> = const { RefCell::new(None) };
}

/// Compares names as lists in the language that is read order them: letters with accents where
/// that language has them, numbers by their size, and capitals beside small letters. Names that
/// differ are never equal.
pub fn alphabetical(a: &str, b: &str) -> Ordering {
    let order = LAST.with_borrow_mut(|last| {
        let language = language();
        if last.as_ref().is_none_or(|(of, _)| *of != language) {
            *last = collator(language).map(|it| (language, it));
        }
        last.as_ref()
            .map_or(Ordering::Equal, |(_, it)| it.compare(a, b))
    });
    order.then_with(|| a.cmp(b))
}

fn collator(language: Language) -> Option<CollatorBorrowed<'static>> {
    let code = match language {
        Language::Stretched => Language::English.code(),
        other => other.code(),
    };
    let locale: Locale = code.parse().ok()?;
    let mut preferences = CollatorPreferences::from(&locale);
    preferences.numeric_ordering = Some(CollationNumericOrdering::True);
    Collator::try_new(preferences, CollatorOptions::default()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::in_language;

    fn ordered(language: Language, names: &str) -> String {
        let mut names: Vec<&str> = names.split(", ").collect();
        in_language(language, || names.sort_by(|a, b| alphabetical(a, b)));
        names.join(", ")
    }

    #[test]
    fn names_are_where_a_reader_looks_for_them() {
        let names = "Zoe, Änne, anna, Level 10, Level 9, Özil, Anna, Suzi, Ștefan, Oskar, Toma";
        let german = "anna, Anna, Änne, Level 9, Level 10, Oskar, Özil, Ștefan, Suzi, Toma, Zoe";
        assert_eq!(ordered(Language::German, names), german);
        let romanian = german.replace("Ștefan, Suzi", "Suzi, Ștefan");
        assert_eq!(ordered(Language::Romanian, names), romanian);
        assert_eq!(
            ordered(Language::Spanish, "Ñandú, Oca, Nutria"),
            "Nutria, Ñandú, Oca"
        );
    }

    #[test]
    fn every_language_has_an_order() {
        for language in Language::ALL {
            assert!(collator(language).is_some(), "{language:?}");
        }
    }
}
