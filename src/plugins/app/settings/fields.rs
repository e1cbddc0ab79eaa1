//! Files read field by field: a word that only another version knows is no reason to forget
//! everything else, and what is not understood waits in the file for whoever understands it.

use core::fmt;

use ron::value::RawValue;
use serde::{
    Deserialize, Deserializer,
    de::{MapAccess, Visitor},
};

use super::Stored;

/// What a file says that is not understood, by field.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Rest(Vec<(String, String)>);

/// The fields of a struct as they are written.
struct Fields(Vec<(String, String)>);

impl<'de> Deserialize<'de> for Fields {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct List;

        impl<'de> Visitor<'de> for List {
            type Value = Fields;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("fields")
            }

            fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Fields, A::Error> {
                let mut fields = Vec::new();
                while let Some(Name(name)) = map.next_key()? {
                    let value: Box<RawValue> = map.next_value()?;
                    fields.push((name, value.get_ron().trim().to_owned()));
                }
                Ok(Fields(fields))
            }
        }

        from.deserialize_struct("", &[], List)
    }
}

/// The name of a field.
struct Name(String);

impl<'de> Deserialize<'de> for Name {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        struct Word;

        impl Visitor<'_> for Word {
            type Value = Name;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("the name of a field")
            }

            fn visit_str<E>(self, name: &str) -> Result<Name, E> {
                Ok(Name(name.to_owned()))
            }
        }

        from.deserialize_identifier(Word)
    }
}

/// A struct of these fields.
fn struct_of<'a>(fields: impl IntoIterator<Item = &'a (String, String)>) -> String {
    let fields = fields.into_iter();
    let lines: String = fields
        .map(|(name, value)| format!("    {name}: {value},\n"))
        .collect();
    format!("(\n{lines})")
}

/// What the text of a file says, and what of it is not understood.
pub(in crate::plugins::app) fn understood<T: Stored>(
    text: &str,
) -> Result<(T, Rest), ron::error::SpannedError> {
    let Fields(fields) = ron::from_str(text)?;
    let reads = |field: &(String, String)| ron::from_str::<T>(&struct_of([field])).is_ok();
    let (good, bad): (Vec<_>, Vec<_>) = fields
        .into_iter()
        .partition(|field| is_known::<T>(&field.0) && reads(field));
    let mut value: T = ron::from_str(&struct_of(&good))?;
    value.after_reading();
    Ok((value, Rest(bad)))
}

/// Whether a file of this version may have such a field: no field takes this word.
fn is_known<T: Stored>(field: &str) -> bool {
    let word = (field.to_owned(), "Nothing__".to_owned());
    ron::from_str::<T>(&struct_of([&word])).is_err()
}

impl Rest {
    /// The text that a file is to have: the value, and what was not understood, unless something
    /// else has been chosen in its place since. The second is whether that is so.
    pub(super) fn text_with<T: Stored>(self, value: &T) -> Result<(String, bool), ron::Error> {
        let text = text_of(value)?;
        if self.0.is_empty() {
            return Ok((text, false));
        }
        let fields = |text: &str| ron::from_str::<Fields>(text).map(|it| it.0);
        let (mut ours, usual) = (fields(&text)?, fields(&text_of(&T::default())?)?);
        let mut is_replaced = false;
        for (name, waiting) in self.0 {
            let Some(at) = ours.iter().position(|field| field.0 == name) else {
                ours.push((name, waiting));
                continue;
            };
            if usual.contains(&ours[at]) {
                ours[at].1 = waiting;
            } else {
                is_replaced = true;
            }
        }
        Ok((struct_of(&ours), is_replaced))
    }
}

/// The text of a value.
pub(in crate::plugins::app) fn text_of<T: Stored>(value: &T) -> Result<String, ron::Error> {
    ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::app::settings::{Progress, Settings};

    #[test]
    fn what_another_version_says_waits_in_the_file() {
        for (text, waiting) in [
            (
                "(player_name: \"Anna\", ui_scale: 1.75, hologram: true)",
                "hologram: true",
            ),
            (
                "(player_name: \"Anna\", ui_scale: 1.75, keys: {Teleport: []})",
                "keys: {Teleport: []}",
            ),
            (
                "(language: Some(it), player_name: \"Anna\", /* large */ ui_scale: 1.75)",
                "language: Some(it)",
            ),
            (
                "(deep: (a: [\"(\", 'x', r#\"\"]\"#], b: Some({1: X(2)})), player_name: \"Anna\", ui_scale: 1.75)",
                "deep: (a: [\"(\", 'x', r#\"\"]\"#], b: Some({1: X(2)}))",
            ),
        ] {
            let (mut settings, rest) = understood::<Settings>(text).unwrap();
            assert_eq!(
                (&*settings.name(), settings.ui_scale),
                ("Anna", 1.75),
                "{text}"
            );
            settings.muted = true;
            let (written, is_replaced) = rest.text_with(&settings).unwrap();
            assert!(written.contains(waiting) && !is_replaced, "{written}");
            let (again, _) = understood::<Settings>(&written).unwrap();
            assert_eq!(again, settings);
        }
        let stars = "(solved: [\"xafka/first\"], stars: {\"xafka\": 3})";
        let (progress, rest) = understood::<Progress>(stars).unwrap();
        assert_eq!(progress.solved.len(), 1);
        assert!(
            rest.text_with(&progress)
                .unwrap()
                .0
                .contains("stars: {\"xafka\": 3}")
        );
    }

    #[test]
    fn what_is_chosen_anew_replaces_what_was_not_understood() {
        let (mut settings, rest) = understood::<Settings>("(table: Marble2, volume: 0.5)").unwrap();
        settings.table = crate::client::TableStyle::Night;
        let (written, is_replaced) = rest.text_with(&settings).unwrap();
        assert!(is_replaced && !written.contains("Marble2"), "{written}");
    }

    #[test]
    fn what_is_no_struct_is_refused() {
        for text in [
            "",
            "nonsense",
            "(volume: 0.5",
            "(volume 0.5)",
            "[1]",
            "(volume: )",
        ] {
            assert!(understood::<Settings>(text).is_err(), "{text}");
        }
    }
}
