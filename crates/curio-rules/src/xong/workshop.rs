//! What a player asks while building a Xoid to give: is this shape connected,
//! new, and where does it fit; which of the small Xoids have been played, still
//! fit, or are extinct; and which gives are worth considering.

use std::{collections::BTreeSet, sync::OnceLock};

use super::{
    catalogue, habitat,
    position::Xong,
    sets::{Leg, LegSet},
    xoid::{Xoid, XoidError},
};
use crate::Player;

/// A Xoid that somebody thinks of giving.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Offer {
    /// The Xoid.
    pub xoid: Xoid,
    /// Who has played it already, and at which turn, counted from 1.
    pub played: Option<(Player, usize)>,
    /// Where it fits on the vacant legs.
    pub placements: Vec<LegSet>,
}

impl Offer {
    /// Whether it may be given.
    pub fn is_legal(&self) -> bool {
        self.played.is_none() && !self.placements.is_empty()
    }
}

/// What has become of a kind of Xoid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// Somebody has played it, at this turn, counted from 1.
    Played(Player, usize),
    /// It has been given and will be placed.
    InHand,
    /// It is new and fits.
    Fits,
    /// It is new and will never fit again.
    Extinct,
}

/// A kind of Xoid in the bestiary.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Species {
    /// The Xoid.
    pub xoid: &'static Xoid,
    /// How many hexes it touches where nothing is missing.
    pub field_count: usize,
    /// What has become of it.
    pub status: Status,
}

/// How large the Xoids are that candidates are chosen from.
const CANDIDATE_LEGS: usize = 7;

/// The Xoids that candidates are chosen from, with their field counts.
fn small_kinds() -> &'static [(usize, &'static Xoid)] {
    static KINDS: OnceLock<Vec<(usize, &Xoid)>> = OnceLock::new();
    KINDS.get_or_init(|| {
        catalogue::up_to(CANDIDATE_LEGS)
            .map(|xoid| (xoid.field_count(), xoid))
            .collect()
    })
}

/// How many candidates of the lowest field counts there are at most.
const MOST_CANDIDATES: usize = 48;

/// The lengths of the snakes along the rim that are among the candidates.
const SNAKES: core::ops::RangeInclusive<usize> = 6..=16;

impl Xong {
    /// The Xoid that these legs of the board make.
    ///
    /// # Errors
    /// When there are none, or they are not connected.
    pub fn xoid_of(&self, legs: &LegSet) -> Result<Xoid, XoidError> {
        let mids: Vec<_> = legs.iter().map(|leg| self.board().mid(leg)).collect();
        Xoid::new(&mids)
    }

    /// What there is to know about a Xoid before it is given.
    pub fn offer(&self, xoid: &Xoid) -> Offer {
        Offer {
            played: self.turn_of(xoid),
            placements: self.placements(xoid),
            xoid: xoid.clone(),
        }
    }

    /// Who has played a Xoid, and at which turn, counted from 1.
    pub fn turn_of(&self, xoid: &Xoid) -> Option<(Player, usize)> {
        let at = self.placed().iter().position(|it| it.xoid == *xoid)?;
        Some((self.placed()[at].player, at + 1))
    }

    /// All Xoids that touch at most `field_count` hexagons, at most
    /// [`catalogue::LISTED`], in the order of their field counts, with what has
    /// become of them.
    pub fn bestiary(&self, field_count: usize) -> Vec<Species> {
        let grid = self.grid();
        catalogue::touching(field_count)
            .map(|(field_count, xoid)| Species {
                xoid,
                field_count,
                status: match self.turn_of(xoid) {
                    Some((player, turn)) => Status::Played(player, turn),
                    None if self.hand() == Some(xoid) => Status::InHand,
                    None if grid.fits(xoid) => Status::Fits,
                    None => Status::Extinct,
                },
            })
            .collect()
    }

    /// Xoids that may be given now: those of the lowest field counts, the straight ones, and
    /// snakes along the rim. Never empty while there is a new Xoid that fits; empty while a
    /// Xoid is in hand.
    pub fn candidate_gives(&self) -> Vec<Xoid> {
        if self.hand().is_some() || self.is_over() {
            return Vec::new();
        }
        self.conceivable_gives()
    }

    /// Candidates for the next give, as far as they can be seen while another
    /// Xoid is still in hand.
    pub fn conceivable_gives(&self) -> Vec<Xoid> {
        let grid = self.grid();
        let is_new = |xoid: &Xoid| !self.is_played(xoid) && self.hand() != Some(xoid);
        let mut small: Vec<(usize, &Xoid)> = small_kinds()
            .iter()
            .filter(|(_, xoid)| is_new(xoid) && grid.fits(xoid))
            .copied()
            .collect();
        small.sort_by_key(|(field_count, xoid)| (*field_count, xoid.len()));
        let mut gives: BTreeSet<Xoid> = small
            .into_iter()
            .take(MOST_CANDIDATES)
            .map(|(_, xoid)| xoid.clone())
            .collect();
        let longest = u8::try_from(*SNAKES.end()).unwrap_or(u8::MAX);
        let snakes = (4..=longest).map(Xoid::straight).chain(self.rim_snakes());
        gives.extend(snakes.filter(|xoid| is_new(xoid) && grid.fits(xoid)));
        if gives.is_empty() {
            gives.extend(habitat::least_new(
                self.board(),
                &self.vacant(),
                &self.played,
            ));
        }
        gives.into_iter().collect()
    }

    /// Xoids that lie along the rim: from each free stretch of it one of each
    /// length.
    fn rim_snakes(&self) -> Vec<Xoid> {
        let board = self.board();
        let free = *board.perimeter() & self.vacant();
        let mut rest = free;
        let mut snakes = Vec::new();
        while let Some(leg) = rest.least() {
            let stretch = board.component(leg, &rest);
            rest -= stretch;
            // From an end of the stretch, or from anywhere along a whole rim.
            let beside = |leg: &Leg| (board.neighbours(*leg) & stretch).len();
            let Some(mut here) = stretch.iter().min_by_key(|leg| beside(leg)) else {
                continue;
            };
            let mut snake = LegSet::only(here);
            while snake.len() < *SNAKES.end() as u32 {
                let onward = (board.neighbours(here) & stretch) - snake;
                let Some(next) = onward.least() else {
                    break;
                };
                snake.insert(next);
                here = next;
                if SNAKES.contains(&(snake.len() as usize)) {
                    snakes.extend(self.xoid_of(&snake));
                }
            }
        }
        snakes
    }
}
