//! A record as its text says it, before anything is checked: what serde reads.
//!
//! The names of the types are those in messages about a wrong text.

use core::{fmt, marker::PhantomData};
use std::collections::BTreeMap;

use serde::{
    Deserialize, Deserializer,
    de::{Error as _, MapAccess, SeqAccess, Visitor},
};

use super::{
    PersonId,
    bounds::{LONGEST_MATCH, MOST_BRANCHES, MOST_OPTIONS, MOST_SEATS},
};

/// Each player may still resign after the last move.
const MOST_MOVES: usize = LONGEST_MATCH + MOST_SEATS;

/// The result of a match as records write it.
#[derive(Clone, Debug, PartialEq, Eq, Default, Deserialize)]
pub(super) enum Ending {
    /// The match is not over.
    #[default]
    Adjourned,
    Won {
        #[serde(deserialize_with = "at_most::<_, _, MOST_SEATS>")]
        by: Vec<String>,
        reason: String,
    },
    Drawn {
        reason: String,
    },
}

#[derive(Deserialize)]
#[serde(rename = "record")]
pub(super) struct RawHead {
    pub format: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "seat")]
pub(super) struct RawSeat {
    pub name: String,
    pub kind: String,
    #[serde(default)]
    pub person: Option<PersonId>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "move")]
pub(super) struct RawPly {
    pub mv: String,
    #[serde(default)]
    pub ms: Option<u64>,
    #[serde(default)]
    pub mark: Option<String>,
    #[serde(default)]
    pub comment: String,
    pub hash: u64,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "branch")]
pub(super) struct RawBranch {
    pub at: usize,
    #[serde(default)]
    pub by: String,
    #[serde(deserialize_with = "at_most::<_, _, MOST_MOVES>")]
    pub moves: Vec<RawPly>,
    #[serde(default, deserialize_with = "at_most::<_, _, MOST_BRANCHES>")]
    pub branches: Vec<RawBranch>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename = "record")]
pub(super) struct RawMatch {
    #[allow(dead_code, reason = "read beforehand as part of `RawHead`")]
    pub format: u32,
    pub game: String,
    pub rules: u32,
    #[serde(deserialize_with = "options")]
    pub options: BTreeMap<String, String>,
    #[serde(deserialize_with = "at_most::<_, _, MOST_SEATS>")]
    pub seats: Vec<RawSeat>,
    pub seed: u64,
    #[serde(default)]
    pub date: String,
    #[serde(default)]
    pub time: String,
    #[serde(default)]
    pub event: String,
    #[serde(default)]
    pub start: Option<String>,
    pub clock: String,
    #[serde(default)]
    pub stakes: Option<String>,
    #[serde(default)]
    pub comment: String,
    #[serde(deserialize_with = "at_most::<_, _, MOST_MOVES>")]
    pub moves: Vec<RawPly>,
    #[serde(default, deserialize_with = "at_most::<_, _, MOST_BRANCHES>")]
    pub branches: Vec<RawBranch>,
    #[serde(default)]
    pub result: Ending,
}

/// Reads a list of at most `MOST` things, before it takes the memory for more.
fn at_most<'de, D, T, const MOST: usize>(source: D) -> Result<Vec<T>, D::Error>
where
    D: Deserializer<'de>,
    T: Deserialize<'de>,
{
    struct List<T, const MOST: usize>(PhantomData<T>);

    impl<'de, T: Deserialize<'de>, const MOST: usize> Visitor<'de> for List<T, MOST> {
        type Value = Vec<T>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "a list of at most {MOST}")
        }

        fn visit_seq<A: SeqAccess<'de>>(self, mut seq: A) -> Result<Self::Value, A::Error> {
            let mut list = Vec::new();
            while let Some(next) = seq.next_element()? {
                if list.len() == MOST {
                    return Err(A::Error::custom(format_args!(
                        "a list has more than {MOST} entries"
                    )));
                }
                list.push(next);
            }
            Ok(list)
        }
    }

    source.deserialize_seq(List::<T, MOST>(PhantomData))
}

/// Reads at most [`MOST_OPTIONS`] options.
fn options<'de, D: Deserializer<'de>>(source: D) -> Result<BTreeMap<String, String>, D::Error> {
    struct Options;

    impl<'de> Visitor<'de> for Options {
        type Value = BTreeMap<String, String>;

        fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "at most {MOST_OPTIONS} options")
        }

        fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<Self::Value, A::Error> {
            let mut options = BTreeMap::new();
            while let Some((key, value)) = map.next_entry()? {
                if options.len() == MOST_OPTIONS {
                    return Err(A::Error::custom("there are too many options"));
                }
                options.insert(key, value);
            }
            Ok(options)
        }
    }

    source.deserialize_map(Options)
}
