//! What can be agreed before a match: options by name, with defaults and ranges.

use core::fmt;
use std::collections::BTreeMap;

use super::{excerpt, texts};

/// Options as texts, `key -> value`, in the order of the keys.
///
/// This is how options travel: on the command line, in records, in the set-up
/// screen. Each game reads them into its own type and says what is wrong.
pub type OptionValues = BTreeMap<String, String>;

/// A text in the language that is read: `texts::option_yes`.
pub type Said = fn() -> &'static str;

/// What was agreed before a match of a game, as a value and by name.
pub trait GameOptions: Clone + Eq + fmt::Debug + Default + Send + Sync + 'static {
    /// The options that a match may be given.
    const SPECS: &'static [OptionSpec];

    /// Reads options from texts; what is not named has its default.
    ///
    /// # Errors
    /// When an option is unknown or does not take the value, alone or together
    /// with the others.
    fn read(values: &OptionValues) -> Result<Self, OptionError>;

    /// All options as texts, so that reading them gives the same options even
    /// when a later version has other defaults.
    fn write(&self) -> OptionValues;

    /// Whether an option makes a difference under the others: who throws the dice
    /// makes none where no dice are thrown.
    fn matters(&self, _key: &str) -> bool {
        true
    }

    /// Whether the match is so short that winning it says nothing of how strong the loser is.
    fn is_practice(&self) -> bool {
        false
    }
}

/// One option of a game.
#[derive(Clone, Copy, Debug)]
pub struct OptionSpec {
    /// The name in `key=value`.
    pub key: &'static str,
    /// The name as a player reads it.
    pub title: Said,
    /// What it does, in a sentence.
    pub help: Said,
    /// What values it takes.
    pub kind: OptionKind,
    /// The value when nothing is said.
    pub default: &'static str,
}

/// The values that an option takes.
#[derive(Clone, Copy, Debug)]
pub enum OptionKind {
    /// One of a few, each with its name for players.
    Choice(&'static [(&'static str, Said)]),
    /// A whole number from the first to the second bound, or one of the words.
    Number {
        /// The least value.
        min: i64,
        /// The greatest value.
        max: i64,
        /// Words accepted instead of a number, such as `auto`, with their names.
        words: &'static [(&'static str, Said)],
    },
    /// Any of a few at once, each with its name for players: their words joined
    /// by `+` in any order, or one word for none of them.
    Set {
        /// The word for none of them, with its name.
        none: (&'static str, Said),
        /// The words with their names.
        members: &'static [(&'static str, Said)],
    },
    /// One of a few, each with its name for players, or a text that the game
    /// itself reads when it reads its options.
    Text {
        /// The words with their names.
        choices: &'static [(&'static str, Said)],
        /// What else it may be, as a phrase.
        other: Said,
    },
}

/// An option that cannot be taken.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OptionError {
    /// The game has no option of this name.
    #[error("{}", texts::option_unknown(&excerpt(key), known))]
    Unknown {
        /// The name that was given.
        key: String,
        /// The names that would do, separated by commas.
        known: String,
    },
    /// The option does not take this value.
    #[error("{}", texts::option_value(&excerpt(key), &excerpt(value), expected))]
    Value {
        /// The name of the option.
        key: String,
        /// The value that was given.
        value: String,
        /// What would do.
        expected: String,
    },
}

impl OptionSpec {
    /// What values the option takes, as a phrase.
    pub fn expected(&self) -> String {
        match &self.kind {
            OptionKind::Choice(choices) => choices
                .iter()
                .map(|(value, _)| *value)
                .collect::<Vec<_>>()
                .join(", "),
            OptionKind::Number { min, max, words } => {
                let number = texts::option_number(*min, *max);
                words
                    .iter()
                    .fold(number, |text, (word, _)| texts::option_either(&text, word))
            }
            OptionKind::Set { none, members } => {
                let words: Vec<&str> = members.iter().map(|(value, _)| *value).collect();
                texts::option_any_of(none.0, &words.join(", "))
            }
            OptionKind::Text { choices, other } => {
                let words: Vec<&str> = choices.iter().map(|(value, _)| *value).collect();
                texts::option_either(&words.join(", "), other())
            }
        }
    }

    /// Whether the option is a seed: a new one is drawn whenever a match is set up anew.
    pub fn is_seed(&self) -> bool {
        self.key.ends_with("_seed")
    }

    /// Whether `value` is among the values that the option takes. Of a text
    /// only the game knows.
    pub fn accepts(&self, value: &str) -> bool {
        match &self.kind {
            OptionKind::Choice(choices) => choices.iter().any(|(choice, _)| *choice == value),
            OptionKind::Number { min, max, words } => {
                words.iter().any(|(word, _)| *word == value)
                    || value
                        .parse::<i64>()
                        .is_ok_and(|number| (*min..=*max).contains(&number))
            }
            OptionKind::Set { none, members } => {
                let words: Vec<&str> = value.split('+').collect();
                let is_member = |word: &&str| members.iter().any(|(member, _)| member == word);
                let is_new = |n: usize| !words[..n].contains(&words[n]);
                value == none.0 || words.iter().all(is_member) && (0..words.len()).all(is_new)
            }
            OptionKind::Text { .. } => !value.is_empty() && !value.contains(char::is_whitespace),
        }
    }

    /// The error for a `value` that the option does not take.
    pub fn refuse(&self, value: &str) -> OptionError {
        OptionError::Value {
            key: self.key.to_owned(),
            value: value.to_owned(),
            expected: self.expected(),
        }
    }

    /// The value of this option among `values`, or its default.
    ///
    /// # Errors
    /// When the value is not one that the option takes.
    pub fn read<'a>(&self, values: &'a OptionValues) -> Result<&'a str, OptionError>
    where
        'static: 'a,
    {
        let value = values.get(self.key).map_or(self.default, String::as_str);
        if self.accepts(value) {
            Ok(value)
        } else {
            Err(self.refuse(value))
        }
    }
}

/// One option of a game, and where it stands in the value `O` of all of them.
pub(super) struct OptionRow<O: 'static> {
    pub(super) spec: OptionSpec,
    /// Takes a value that the option accepts; nothing where it cannot be read.
    pub(super) set: fn(&mut O, &str) -> Option<()>,
    /// The value as it is written.
    pub(super) text: fn(&O) -> String,
}

/// What is said of the options in a table.
pub(super) const fn specs<O, const N: usize>(rows: &[OptionRow<O>; N]) -> [OptionSpec; N] {
    let mut specs = [rows[0].spec; N];
    let mut at = 1;
    while at < N {
        specs[at] = rows[at].spec;
        at += 1;
    }
    specs
}

/// Reads the options in a table, one after the other: a later one may depend on those before.
pub(super) fn read_rows<O: Default, const N: usize>(
    rows: &[OptionRow<O>; N],
    values: &OptionValues,
) -> Result<O, OptionError> {
    check_names(&specs(rows), values)?;
    let mut options = O::default();
    for OptionRow { spec, set, .. } in rows {
        let value = spec.read(values)?;
        set(&mut options, value).ok_or_else(|| spec.refuse(value))?;
    }
    Ok(options)
}

/// Writes all options in a table.
pub(super) fn write_rows<O>(rows: &[OptionRow<O>], options: &O) -> OptionValues {
    let write = |row: &OptionRow<O>| (row.spec.key.to_owned(), (row.text)(options));
    rows.iter().map(write).collect()
}

/// The row of an option that takes one of a few words, each for a value of a field.
macro_rules! choice {
    ($field:ident: $key:literal = $default:literal, $title:path, $help:path,
     [$($word:literal $name:path => $value:expr),+ $(,)?]) => {
        $crate::options::OptionRow {
            spec: $crate::OptionSpec {
                key: $key,
                title: $title,
                help: $help,
                kind: $crate::OptionKind::Choice(&[$(($word, $name)),+]),
                default: $default,
            },
            set: |options, word| {
                options.$field = match word {
                    $($word => $value,)+
                    _ => return None,
                };
                Some(())
            },
            text: |options| {
                let words = [$(($word, $value)),+];
                let word = words.into_iter().find(|(_, value)| *value == options.$field);
                word.map_or("", |(word, _)| word).to_owned()
            },
        }
    };
}

/// The row of an option that is a number. With `auto`, the field may also stay as those before
/// have left it; with `none`, it may be nothing.
macro_rules! number {
    ($field:ident $([$at:literal])?: $key:literal = $default:literal, $title:path, $help:path,
     $min:literal..=$max:literal) => {
        number!(@ $key, $title, $help, $default, $min, $max, &[],
            |options, text| { options.$field $([$at])? = text.parse().ok()?; Some(()) },
            |options| options.$field $([$at])?.to_string())
    };
    ($field:ident $([$at:literal])?: $key:literal = $default:literal, $title:path, $help:path,
     $min:literal..=$max:literal, auto) => {
        number!(@ $key, $title, $help, $default, $min, $max,
            &[("auto", $crate::texts::option_auto)],
            |options, text| {
                if text != "auto" {
                    options.$field $([$at])? = text.parse().ok()?;
                }
                Some(())
            },
            |options| options.$field $([$at])?.to_string())
    };
    ($field:ident: $key:literal = $default:literal, $title:path, $help:path,
     $min:literal..=$max:literal, none) => {
        number!(@ $key, $title, $help, $default, $min, $max,
            &[("none", $crate::texts::option_none)],
            |options, text| {
                options.$field = match text {
                    "none" => None,
                    text => Some(text.parse().ok()?),
                };
                Some(())
            },
            |options| options.$field.map_or("none".to_owned(), |number| number.to_string()))
    };
    (@ $key:literal, $title:path, $help:path, $default:literal, $min:literal, $max:literal,
     $words:expr, $set:expr, $text:expr) => {
        $crate::options::OptionRow {
            spec: $crate::OptionSpec {
                key: $key,
                title: $title,
                help: $help,
                kind: $crate::OptionKind::Number { min: $min, max: $max, words: $words },
                default: $default,
            },
            set: $set,
            text: $text,
        }
    };
}

pub(super) use {choice, number};

/// Checks that `values` names only options of `specs`.
///
/// # Errors
/// [`OptionError::Unknown`] for the first name that is not among them.
pub fn check_names(specs: &[OptionSpec], values: &OptionValues) -> Result<(), OptionError> {
    match values
        .keys()
        .find(|key| specs.iter().all(|spec| spec.key != key.as_str()))
    {
        None => Ok(()),
        Some(key) => Err(OptionError::Unknown {
            key: key.clone(),
            known: specs
                .iter()
                .map(|spec| spec.key)
                .collect::<Vec<_>>()
                .join(", "),
        }),
    }
}
