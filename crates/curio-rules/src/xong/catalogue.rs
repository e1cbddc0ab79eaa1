//! The Xoids by size: how many there are, which is which, and what the small
//! ones are called.

use std::{collections::BTreeSet, sync::OnceLock};

use super::{
    lattice::Mid,
    xoid::{Xoid, canonical},
};
use crate::texts;

/// Xoids of up to this many legs have a number: 334 in all.
pub const NUMBERED: usize = 8;

/// The seven Xoids whose names are certain: the name in notation, which is English, the one
/// that is read, and the canonical midpoints. They are the ones that touch at most four
/// hexagons, in the order in which they are usually given.
const NAMES: [Named; 7] = [
    ("Leg", texts::xong_xoid_leg, &[(0, 1)]),
    ("Boomerang", texts::xong_xoid_boomerang, &[(0, 1), (1, 0)]),
    (
        "Propeller",
        texts::xong_xoid_propeller,
        &[(0, 1), (1, 0), (1, 1)],
    ),
    ("Wiggle", texts::xong_xoid_wiggle, &[(0, 1), (1, 1), (2, 1)]),
    ("Bowl", texts::xong_xoid_bowl, &[(0, 1), (1, 1), (1, 2)]),
    (
        "Chair",
        texts::xong_xoid_chair,
        &[(0, 1), (1, 0), (1, 1), (1, 2)],
    ),
    (
        "Ex",
        texts::xong_xoid_ex,
        &[(0, 1), (1, 0), (1, 1), (1, 2), (2, 1)],
    ),
];

type Named = (&'static str, fn() -> &'static str, &'static [(i16, i16)]);

/// The name in the language that is read.
pub(super) fn name(xoid: &Xoid) -> Option<&'static str> {
    NAMES
        .iter()
        .find(|(_, _, mids)| {
            mids.len() == xoid.len()
                && (mids.iter().zip(xoid.mids())).all(|(&(x, y), mid)| *mid == Mid { x, y })
        })
        .map(|(_, name, _)| name())
}

/// The Xoids that have names, in the order in which they are usually given, with the names
/// in notation.
pub fn named() -> impl Iterator<Item = (&'static str, Xoid)> {
    NAMES.iter().map(|(name, _, mids)| {
        let mids = mids.iter().map(|&(x, y)| Mid { x, y }).collect();
        (*name, Xoid::known(mids))
    })
}

pub(super) fn number(xoid: &Xoid) -> Option<(usize, usize)> {
    let rank = of_size(xoid.len())?.binary_search(xoid).ok()?;
    Some((xoid.len(), rank + 1))
}

/// The numbered Xoids of `legs` legs in the order of their ranks; nothing for
/// sizes above [`NUMBERED`].
pub fn of_size(legs: usize) -> Option<&'static [Xoid]> {
    static SIZES: [OnceLock<Vec<Xoid>>; NUMBERED] = [const { OnceLock::new() }; NUMBERED];
    let slot = SIZES.get(legs.checked_sub(1)?)?;
    Some(slot.get_or_init(|| match legs {
        1 => vec![Xoid::leg()],
        _ => {
            let smaller = of_size(legs - 1).unwrap_or(&[]);
            let grown = grown(smaller.iter().map(Xoid::mids));
            grown.into_iter().map(Xoid::known).collect()
        }
    }))
}

/// The numbered Xoids of up to `legs` legs, the smallest first.
pub fn up_to(legs: usize) -> impl Iterator<Item = &'static Xoid> {
    (1..=legs.min(NUMBERED)).flat_map(|legs| of_size(legs).unwrap_or(&[]))
}

/// The largest field count by which Xoids are listed.
pub const LISTED: usize = 7;

/// All Xoids that touch at most `field_count` hexagons, at most [`LISTED`], in the
/// order of their field counts, then of their legs. Those that touch seven have up to
/// twelve legs: 282 in all.
pub fn touching(field_count: usize) -> impl Iterator<Item = (usize, &'static Xoid)> {
    static ALL: OnceLock<Vec<(usize, Xoid)>> = OnceLock::new();
    let all = ALL.get_or_init(|| {
        let mut all = Vec::new();
        let mut shapes: BTreeSet<Vec<Mid>> = BTreeSet::from([Xoid::leg().mids().to_vec()]);
        // What a Xoid touches, a larger one around it touches too.
        while !shapes.is_empty() {
            let xoids: Vec<(usize, Xoid)> = shapes
                .into_iter()
                .map(Xoid::known)
                .map(|xoid| (xoid.field_count(), xoid))
                .filter(|(field_count, _)| *field_count <= LISTED)
                .collect();
            shapes = grown(xoids.iter().map(|(_, xoid)| xoid.mids()));
            all.extend(xoids);
        }
        all.sort_by_key(|(field_count, xoid)| (*field_count, xoid.len()));
        all
    });
    all.iter()
        .take_while(move |(touched, _)| *touched <= field_count)
        .map(|(touched, xoid)| (*touched, xoid))
}

/// How many Xoids of one size there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Count {
    /// How many legs they have.
    pub legs: usize,
    /// How many there are: turned and flipped ones are the same.
    pub free: usize,
    /// How many there are when mirror images count as two.
    pub one_sided: usize,
    /// How many there are when every orientation counts.
    pub fixed: usize,
}

/// Counts the Xoids of up to `legs` legs. The time grows threefold with every
/// leg: 10 take an instant, 13 some seconds.
pub fn counts(legs: usize) -> impl Iterator<Item = Count> {
    let mut shapes: Vec<Vec<Mid>> = Vec::new();
    (1..=legs).map(move |legs| {
        shapes = if legs == 1 {
            vec![Xoid::leg().mids().to_vec()]
        } else {
            grown(shapes.iter().map(Vec::as_slice))
                .into_iter()
                .collect()
        };
        let mut count = Count {
            legs,
            free: shapes.len(),
            one_sided: 0,
            fixed: 0,
        };
        for shape in &shapes {
            let xoid = Xoid::known(shape.clone());
            count.one_sided += 1 + usize::from(xoid.is_chiral());
            count.fixed += xoid.orientations().len();
        }
        count
    })
}

/// The canonical shapes that come from the given ones by adding a leg: all of
/// their size, when the given ones are.
fn grown<'a>(shapes: impl Iterator<Item = &'a [Mid]>) -> BTreeSet<Vec<Mid>> {
    let mut found = BTreeSet::new();
    for shape in shapes {
        let beside: BTreeSet<Mid> = shape.iter().flat_map(|mid| mid.neighbours()).collect();
        for mid in beside {
            if !shape.contains(&mid) {
                let mut larger = shape.to_vec();
                larger.push(mid);
                found.insert(canonical(&larger));
            }
        }
    }
    found
}
