//! Who a person is, whatever they are called: the owner of the program on this machine.

use core::{fmt, str::FromStr};
use std::collections::BTreeSet;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error as _};

use super::{FinishedMatch, Seat, folded, now};

/// What a person is known by for good: a number that nobody else has. A name is only what is
/// shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct PersonId(u64);

impl PersonId {
    /// Stands for a seat that no person has.
    pub const NOBODY: Self = Self(u64::MAX);

    /// An id that nobody has.
    pub fn fresh() -> Self {
        Self(now::fresh_number())
    }
}

/// Sixteen hexadecimal digits.
impl fmt::Display for PersonId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

/// A text that is not sixteen hexadecimal digits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not sixteen hexadecimal digits")]
pub struct PersonIdError;

impl FromStr for PersonId {
    type Err = PersonIdError;

    fn from_str(text: &str) -> Result<Self, PersonIdError> {
        let is_written = text.len() == 16 && text.bytes().all(|it| it.is_ascii_hexdigit());
        let number = u64::from_str_radix(text, 16).ok().filter(|_| is_written);
        number.map(Self).ok_or(PersonIdError)
    }
}

impl Serialize for PersonId {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for PersonId {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        String::deserialize(from)?.parse().map_err(D::Error::custom)
    }
}

/// The person whom the program on this machine belongs to: whose ratings, streaks and
/// achievements it counts, under any name.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Owner {
    /// What records call the owner.
    pub id: PersonId,
    /// The name that is shown, whatever it was in a record.
    pub called: String,
    /// Names, [`folded`], that mean the owner in records of before `since`, which hold no ids.
    pub formerly: BTreeSet<String>,
    /// When records began to hold the id: date and time, universal, as
    /// [`FinishedMatch::moment`] gives them.
    pub since: (String, String),
}

impl Default for Owner {
    /// Somebody new, from now on.
    fn default() -> Self {
        Self {
            id: PersonId::fresh(),
            called: String::new(),
            formerly: BTreeSet::new(),
            since: now::universal(),
        }
    }
}

impl Owner {
    /// The file in the folder of the settings.
    pub const FILE: &'static str = "profile.ron";

    /// Whether a seat of a match that began then is the owner's.
    fn sat_on(&self, seat: &Seat, moment: &(String, String)) -> bool {
        let is_meant = || {
            let is_before = *moment < self.since && seat.kind.is_human();
            is_before && self.formerly.contains(&folded(&seat.name))
        };
        seat.person.map_or_else(is_meant, |id| id == self.id)
    }
}

impl FinishedMatch {
    /// Says on which seats the owner sat. Other people go by their names: the program does not
    /// know them.
    pub(super) fn know(&mut self, owner: Option<&Owner>) {
        let moment = self.moment();
        for seat in &mut self.seats {
            let known = owner.filter(|owner| owner.sat_on(seat, &moment));
            seat.person = known.map(|owner| owner.id);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ids_are_read_as_written() {
        let id = PersonId::fresh();
        assert_eq!(id.to_string().parse(), Ok(id));
        assert_ne!(id, PersonId::fresh());
        for wrong in [
            "",
            "1",
            "+00000000000000f",
            "000000000000000g",
            "00000000000000000",
        ] {
            assert_eq!(wrong.parse::<PersonId>(), Err(PersonIdError), "{wrong}");
        }
        let owner = Owner::default();
        let text = ron::to_string(&owner).unwrap();
        assert_eq!(ron::from_str::<Owner>(&text).unwrap(), owner);
    }
}
