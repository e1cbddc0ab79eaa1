//! Xoids: connected sets of legs, the same however they are turned or flipped.

use core::{cmp::Ordering, fmt, hash::Hash, hash::Hasher};
use std::{collections::BTreeSet, sync::Arc};

use hexx::Hex;

use super::{
    catalogue,
    lattice::{Mid, normalise, twelve_images},
    nicknames, notation,
};
use crate::{texts, zobrist_key};

/// A free Xoid: a shape that may be placed in up to twelve orientations.
///
/// Copies are cheap. Xoids are ordered by their number of legs, then by their
/// canonical midpoints.
#[derive(Clone)]
pub struct Xoid(Arc<Form>);

struct Form {
    /// The distinct orientations, each moved by an even vector to the least
    /// coordinates and in ascending order; the canonical one is the least.
    orientations: Vec<Vec<Mid>>,
    hash: u64,
}

/// Legs that make no Xoid.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum XoidError {
    /// There is no leg.
    #[error("{}", texts::xong_xoid_empty())]
    Empty,
    /// There are more legs than any board has.
    #[error("{}", texts::xong_xoid_too_large(*.0))]
    TooLarge(usize),
    /// The legs are not connected.
    #[error("{}", texts::xong_xoid_disconnected())]
    Disconnected,
    /// A leg is named twice.
    #[error("{}", texts::xong_xoid_twice())]
    Twice,
    /// A point is the middle of a hexagon.
    #[error("{}", texts::xong_xoid_no_leg(&format!("{},{}", .0, .1)))]
    NoLeg(i16, i16),
    /// The shape reaches farther than any board.
    #[error("{}", texts::xong_xoid_too_wide())]
    TooWide,
}

/// Xoids reach at most this far, as the widest board does.
const WIDEST: i16 = 64;

impl Xoid {
    /// The Xoid of one leg, the Leg.
    pub fn leg() -> Self {
        Self::straight(1)
    }

    /// The straight Xoid of `legs` legs, at least one: a path that turns left,
    /// right, left ...
    pub fn straight(legs: u8) -> Self {
        Self::known(
            (0..i16::from(legs.max(1)))
                .map(|x| Mid { x, y: 1 })
                .collect(),
        )
    }

    /// The Xoid of the legs with these midpoints, in any orientation and order.
    ///
    /// # Errors
    /// When they are not legs, or are not connected.
    pub fn new(mids: &[Mid]) -> Result<Self, XoidError> {
        if mids.is_empty() {
            return Err(XoidError::Empty);
        }
        if mids.len() > super::sets::MOST_LEGS {
            return Err(XoidError::TooLarge(mids.len()));
        }
        if let Some(mid) = mids.iter().find(|mid| !mid.is_leg()) {
            return Err(XoidError::NoLeg(mid.x, mid.y));
        }
        let spread = |coordinate: fn(&Mid) -> i16| {
            let least = mids.iter().map(coordinate).min().unwrap_or(0);
            let most = mids.iter().map(coordinate).max().unwrap_or(0);
            i32::from(most) - i32::from(least)
        };
        if spread(|mid| mid.x) >= i32::from(WIDEST) || spread(|mid| mid.y) >= i32::from(WIDEST) {
            return Err(XoidError::TooWide);
        }
        let mut sorted = mids.to_vec();
        normalise(&mut sorted);
        if sorted.windows(2).any(|pair| pair[0] == pair[1]) {
            return Err(XoidError::Twice);
        }
        if !hangs_together(&sorted) {
            return Err(XoidError::Disconnected);
        }
        Ok(Self::known(sorted))
    }

    /// The Xoid of legs that are known to be distinct and connected.
    pub(super) fn known(mids: Vec<Mid>) -> Self {
        let orientations = orientations(&mids);
        let hash = orientations.first().map_or(0, |legs| {
            legs.iter().fold(legs.len() as u64, |hash, mid| {
                zobrist_key(SHAPE ^ hash, (mid.x as u64) << 16 ^ mid.y as u64)
            })
        });
        Self(Arc::new(Form { orientations, hash }))
    }

    /// How many legs it has.
    pub fn len(&self) -> usize {
        self.mids().len()
    }

    /// Never: a Xoid has legs.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// The canonical midpoints: the least of all images by turning, flipping and moving, with
    /// least coordinates 0 or 1.
    pub fn mids(&self) -> &[Mid] {
        self.0.orientations.first().map_or(&[], Vec::as_slice)
    }

    /// The distinct orientations, the canonical one first: each moved to the
    /// least coordinates 0 or 1, in ascending order.
    pub fn orientations(&self) -> &[Vec<Mid>] {
        &self.0.orientations
    }

    /// The orientation of these midpoints; nothing when they have another shape.
    pub fn orientation_of(&self, mids: &[Mid]) -> Option<usize> {
        if mids.len() != self.len() {
            return None;
        }
        let mut normal = mids.to_vec();
        normalise(&mut normal);
        self.0.orientations.binary_search(&normal).ok()
    }

    /// Whether the shape differs from its mirror image.
    pub fn is_chiral(&self) -> bool {
        let mut mirrored: Vec<Mid> = self.mids().iter().map(|mid| mid.mirrored()).collect();
        for _ in 0..6 {
            let mut normal = mirrored.clone();
            normalise(&mut normal);
            if normal == self.mids() {
                return false;
            }
            for mid in &mut mirrored {
                *mid = mid.turned();
            }
        }
        true
    }

    /// The field count: how many hexagons it touches where nothing is missing.
    pub fn field_count(&self) -> usize {
        let hexes = self.mids().iter().flat_map(|mid| mid.hexes());
        hexes
            .map(|hex: Hex| (hex.x, hex.y))
            .collect::<BTreeSet<_>>()
            .len()
    }

    /// Whether it is a straight one, and of how many legs.
    pub fn is_straight(&self) -> bool {
        u8::try_from(self.len()).is_ok_and(|legs| *self == Self::straight(legs))
    }

    /// The name among players, where it is certain, in the language that is read.
    pub fn name(&self) -> Option<&'static str> {
        catalogue::name(self)
    }

    /// A name that one can say, given by this program to Xoids of up to seven legs that have
    /// none among players.
    pub fn nickname(&self) -> Option<&'static str> {
        nicknames::nickname(self)
    }

    /// The number in the catalogue: legs, and rank among the Xoids of as many
    /// legs, for instance `4.2`; nothing for large ones.
    pub fn number(&self) -> Option<(usize, usize)> {
        catalogue::number(self)
    }

    /// How a text speaks of it: `the Leg`, `the Heron`, `Xoid 8.1`, `a Xoid of 15 legs`.
    pub fn title(&self) -> String {
        match (self.name().or_else(|| self.nickname()), self.number()) {
            (Some(name), _) => texts::xong_title_named(name),
            (None, Some((legs, rank))) => texts::xong_title_numbered(&format!("{legs}.{rank}")),
            (None, None) if self.is_straight() => texts::xong_title_straight(self.len()),
            (None, None) => texts::xong_title_legs(self.len()),
        }
    }

    /// How a list speaks of it: `Leg`, `Xoid 8.1`, `A Xoid of 15 legs`.
    pub(super) fn label(&self) -> String {
        match (self.name().or_else(|| self.nickname()), self.number()) {
            (Some(name), _) => name.to_owned(),
            (None, Some(_)) => self.title(),
            (None, None) if self.is_straight() => texts::xong_label_straight(self.len()),
            (None, None) => texts::xong_label_legs(self.len()),
        }
    }

    /// A hash of the shape, the same on every machine.
    pub(super) fn hash_key(&self) -> u64 {
        self.0.hash
    }
}

impl PartialEq for Xoid {
    fn eq(&self, other: &Self) -> bool {
        self.0.hash == other.0.hash && self.mids() == other.mids()
    }
}

impl Eq for Xoid {}

impl Hash for Xoid {
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.0.hash.hash(state);
    }
}

impl PartialOrd for Xoid {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Xoid {
    fn cmp(&self, other: &Self) -> Ordering {
        (self.len().cmp(&other.len())).then_with(|| self.mids().cmp(other.mids()))
    }
}

impl fmt::Debug for Xoid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Xoid")
            .field(&notation::write_xoid(self))
            .finish()
    }
}

/// The stream of keys for the shapes of Xoids.
const SHAPE: u64 = 0x0581;

/// The distinct normalised orientations in ascending order.
fn orientations(mids: &[Mid]) -> Vec<Vec<Mid>> {
    let mut images = Vec::from(twelve_images(mids));
    for image in &mut images {
        normalise(image);
    }
    images.sort_unstable();
    images.dedup();
    images
}

/// The least of the normalised orientations.
pub(super) fn canonical(mids: &[Mid]) -> Vec<Mid> {
    let mut least: Option<Vec<Mid>> = None;
    for mut image in twelve_images(mids) {
        normalise(&mut image);
        if least.as_ref().is_none_or(|least| image < *least) {
            least = Some(image);
        }
    }
    least.unwrap_or_default()
}

/// Whether sorted midpoints connect end to end.
fn hangs_together(sorted: &[Mid]) -> bool {
    let mut seen = vec![false; sorted.len()];
    let mut open = vec![0];
    let mut count = 0;
    while let Some(at) = open.pop() {
        if core::mem::replace(&mut seen[at], true) {
            continue;
        }
        count += 1;
        let beside = sorted[at].neighbours().into_iter();
        open.extend(beside.filter_map(|mid| sorted.binary_search(&mid).ok()));
    }
    count == sorted.len()
}
