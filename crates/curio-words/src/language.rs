//! The languages, and which of them is read.

use core::{
    cell::Cell,
    sync::atomic::{AtomicUsize, Ordering},
};

use serde::{Deserialize, Serialize};

/// A language that all texts are written in.
#[derive(
    Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize,
)]
pub enum Language {
    /// English, in which every text is written first.
    #[default]
    #[serde(rename = "en")]
    English,
    /// German.
    #[serde(rename = "de")]
    German,
    /// Spanish.
    #[serde(rename = "es")]
    Spanish,
    /// French.
    #[serde(rename = "fr")]
    French,
    /// Romanian.
    #[serde(rename = "ro")]
    Romanian,
    /// English with every vowel doubled and accented, for tests: longer than any of the
    /// others, and whatever is still plain has been forgotten. Never offered to players.
    #[serde(rename = "stretched")]
    Stretched,
}

impl Language {
    /// All that players can choose, in the order in which they are offered.
    pub const ALL: [Self; 5] = [
        Self::English,
        Self::German,
        Self::Spanish,
        Self::French,
        Self::Romanian,
    ];

    /// The code of ISO 639-1, by which settings and the command line know it.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::German => "de",
            Self::Spanish => "es",
            Self::French => "fr",
            Self::Romanian => "ro",
            Self::Stretched => "stretched",
        }
    }

    /// What those who speak it call it.
    pub const fn own_name(self) -> &'static str {
        match self {
            Self::English => "English",
            Self::German => "Deutsch",
            Self::Spanish => "Español",
            Self::French => "Français",
            Self::Romanian => "Română",
            Self::Stretched => "Stretched",
        }
    }

    /// The language of a code, with or without a country: `de`, `de-AT`, `de_CH.UTF-8`.
    pub fn from_code(code: &str) -> Option<Self> {
        let main = code.split(['-', '_', '.', '@']).next().unwrap_or_default();
        Self::ALL
            .into_iter()
            .chain([Self::Stretched])
            .find(|language| language.code().eq_ignore_ascii_case(main))
    }

    /// The first of the system's languages that is known; English where none is.
    pub fn of_system() -> Self {
        // `LANGUAGE` counts only where there is a locale: so says the C library.
        let is_plain = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .iter()
            .filter_map(|name| std::env::var(name).ok())
            .find(|value| !value.is_empty())
            .is_some_and(|value| matches!(value.split('.').next(), Some("C" | "POSIX")));
        if is_plain {
            return Self::English;
        }
        sys_locale::get_locales()
            .find_map(|code| Self::from_code(&code))
            .unwrap_or_default()
    }

    const fn from_number(number: usize) -> Option<Self> {
        Some(match number {
            0 => Self::English,
            1 => Self::German,
            2 => Self::Spanish,
            3 => Self::French,
            4 => Self::Romanian,
            5 => Self::Stretched,
            _ => return None,
        })
    }
}

/// The language of the process, as its number. One person reads one window, and every
/// system and thread that has something to say says it to that person: it is a property of
/// the process, as a locale is.
static READ: AtomicUsize = AtomicUsize::new(0);

thread_local! {
    /// What this thread says in another language.
    static ASIDE: Cell<Option<Language>> = const { Cell::new(None) };
}

/// The language that is read.
pub fn language() -> Language {
    ASIDE
        .get()
        .unwrap_or_else(|| Language::from_number(READ.load(Ordering::Relaxed)).unwrap_or_default())
}

/// Changes the language of the process.
pub fn set_language(language: Language) {
    READ.store(language as usize, Ordering::Relaxed);
}

/// Says something in another language, to a guest with a telephone or to a test; only what
/// this thread says meanwhile.
pub fn in_language<T>(language: Language, say: impl FnOnce() -> T) -> T {
    struct Back(Option<Language>);
    impl Drop for Back {
        fn drop(&mut self) {
            ASIDE.set(self.0);
        }
    }
    let _back = Back(ASIDE.replace(Some(language)));
    say()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_are_read_with_countries_and_encodings() {
        for language in Language::ALL {
            assert_eq!(Language::from_code(language.code()), Some(language));
            assert_eq!(Language::from_number(language as usize), Some(language));
        }
        for (code, language) in [
            ("de_AT.UTF-8", Language::German),
            ("es-419", Language::Spanish),
            ("FR", Language::French),
            ("ro_RO@euro", Language::Romanian),
        ] {
            assert_eq!(Language::from_code(code), Some(language));
        }
        for code in ["", "C", "POSIX", "deu", "ja_JP.UTF-8"] {
            assert_eq!(Language::from_code(code), None, "{code}");
        }
    }

    #[test]
    fn what_is_said_aside_ends_with_it() {
        assert_eq!(language(), Language::English);
        let inner = in_language(Language::German, || {
            in_language(Language::French, || {
                assert_eq!(language(), Language::French);
            });
            language()
        });
        assert_eq!(inner, Language::German);
        let panicked = std::panic::catch_unwind(|| in_language(Language::Romanian, || panic!()));
        assert!(panicked.is_err());
        assert_eq!(language(), Language::English);
    }
}
