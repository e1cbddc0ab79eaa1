//! What Xoids are called: the names that are certain, and those that the player has
//! given, which are kept between two runs.

use std::collections::BTreeMap;

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::{
    plugins::app::{
        settings::{Merge, Stored, store},
        visitors,
    },
    rules::xong::{Mid, Side, Xoid},
    texts,
};

/// The longest name, in characters.
pub(crate) const LONGEST: usize = 24;

pub(super) fn plugin(app: &mut App) {
    store::<Names>(app);
    visitors::put_back::<Names>(app);
}

/// The names of the player's own, by the canonical midpoints of the Xoids.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Names(BTreeMap<String, String>);

impl Merge for Names {
    fn merge(base: &Self, ours: &Self, theirs: &Self) -> Self {
        Self(Merge::merge(&base.0, &ours.0, &theirs.0))
    }
}

impl Stored for Names {
    const FILE: &'static str = "xoid-names.ron";
    const NAME: &'static str = "names for Xoids";

    fn after_reading(&mut self) {
        let read = core::mem::take(&mut self.0);
        for (key, name) in read {
            if let Some(xoid) = xoid_in(&format!("give:{key}")) {
                let name: String = name.chars().take(LONGEST).collect();
                self.give(&xoid, &name);
            }
        }
    }
}

/// How a Xoid is written in files.
fn key(xoid: &Xoid) -> String {
    let mids = xoid.mids().iter().map(|mid| format!("{mid:?}"));
    mids.collect::<Vec<_>>().join(";")
}

impl Names {
    /// The name that the player has given, as it was typed.
    pub(crate) fn own(&self, xoid: &Xoid) -> Option<&str> {
        // Most players name none.
        if self.0.is_empty() {
            return None;
        }
        self.0.get(&key(xoid)).map(String::as_str)
    }

    /// Names a Xoid; an empty name takes the player's own away.
    pub fn give(&mut self, xoid: &Xoid, name: &str) {
        if name.trim().is_empty() {
            self.0.remove(&key(xoid));
        } else {
            self.0.insert(key(xoid), name.to_owned());
        }
    }

    /// The name, the player's own first.
    pub(crate) fn get(&self, xoid: &Xoid) -> Option<&str> {
        let own = self.own(xoid).map(str::trim);
        own.or_else(|| xoid.name()).or_else(|| xoid.nickname())
    }

    /// How a sentence speaks of it: `the Leg`, `Xoid 8.1`, `a Xoid of 15 legs`.
    pub(crate) fn title(&self, xoid: &Xoid) -> String {
        match (self.get(xoid), xoid.number()) {
            (Some(name), _) => texts::table_xong_xoid_named(name),
            (None, Some((legs, rank))) => texts::table_xong_xoid_number(legs, rank),
            (None, None) if xoid.is_straight() => texts::table_xong_xoid_straight(xoid.len()),
            (None, None) => texts::table_xong_xoid_of_legs(xoid.len()),
        }
    }

    /// How a list speaks of it: `Leg`, `8.1`, `15 legs`.
    pub(crate) fn short(&self, xoid: &Xoid) -> String {
        match (self.get(xoid), xoid.number()) {
            (Some(name), _) => name.to_owned(),
            (None, Some((legs, rank))) => format!("{legs}.{rank}"),
            (None, None) => texts::table_xong_short_of_legs(xoid.len()),
        }
    }
}

/// The Xoid that the text of a move speaks of.
pub(crate) fn xoid_in(text: &str) -> Option<Xoid> {
    Xoid::new(&mids_in(text)?).ok()
}

/// The legs that the text of a move speaks of, as they lie; for a give, in the orientation of
/// its text.
pub(crate) fn mids_in(text: &str) -> Option<Vec<Mid>> {
    let (kind, numbers) = text.split_once(':')?;
    numbers
        .split(';')
        .map(|part| {
            let numbers: Vec<i16> = part
                .split(',')
                .map(|number| number.parse().ok())
                .collect::<Option<_>>()?;
            match (kind, numbers.as_slice()) {
                ("give", [x, y]) => Some(Mid { x: *x, y: *y }),
                ("place", [q, r, direction]) => {
                    let side = Side {
                        q: *q,
                        r: *r,
                        direction: u8::try_from(*direction).ok()?,
                    };
                    Some(side.mid())
                }
                _ => None,
            }
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::xong::catalogue;

    fn xoid(text: &str) -> Xoid {
        xoid_in(text).unwrap()
    }

    #[test]
    fn a_name_of_ones_own_comes_first_and_can_be_taken_away() {
        let mut names = Names::default();
        let (chair, other) = (xoid("give:0,1;1,0;1,1;1,2"), xoid("give:0,1;0,3;1,1;1,2"));
        assert_eq!(names.title(&chair), "the Chair");
        assert_eq!(names.short(&other), "Crane");
        names.give(&other, "House ");
        assert_eq!(names.title(&other), "the House");
        assert_eq!(names.short(&other), "House");
        names.give(&chair, "Seat");
        assert_eq!(names.short(&chair), "Seat");
        names.give(&chair, " ");
        assert_eq!(names.short(&chair), "Chair");
        let long = Xoid::straight(12);
        assert_eq!(names.short(&long), "12 legs");
    }

    #[test]
    fn names_are_found_again_in_their_file() {
        let mut names = Names::default();
        for (_, xoid) in catalogue::touching(5) {
            names.give(xoid, &format!("Beast {}", xoid.len()));
        }
        let text = ron::to_string(&names).unwrap();
        let mut read: Names = ron::from_str(&text).unwrap();
        read.after_reading();
        assert_eq!(read, names);
        // What no program would have written is left out.
        let mut odd: Names =
            ron::from_str(r#"{"0,1": "Stick", "0,0": "Hex", "nonsense": "x"}"#).unwrap();
        odd.after_reading();
        assert_eq!(odd.0.len(), 1);
        assert_eq!(odd.get(&Xoid::leg()), Some("Stick"));
    }

    #[test]
    fn the_texts_of_moves_name_their_xoid() {
        assert_eq!(xoid("place:0,0,0"), Xoid::leg());
        assert_eq!(xoid("give:0,1;1,0").name(), Some("Boomerang"));
        assert_eq!(xoid_in("resign"), None);
        assert_eq!(xoid_in("place:0,0"), None);
    }
}
