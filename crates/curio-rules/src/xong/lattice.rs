//! The lattice of legs: midpoints, how they turn, and which of them meet.
//!
//! A hexagon has axial coordinates `(q, r)`; its side towards direction `d`
//! has its midpoint at `2 (q, r) + DIRECTIONS[d]`. Midpoints are the points
//! whose coordinates are not both even. Two legs meet at a vertex exactly when
//! their midpoints differ by a direction; each has four such neighbours, so the
//! legs form a kagome lattice.

use core::fmt;

use hexx::Hex;

use crate::sorted::sort_few;

/// The steps to the six neighbours of a hexagon, as `(q, r)`, anticlockwise
/// from the right when `r` goes down.
pub const DIRECTIONS: [(i16, i16); 6] = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)];

/// The midpoint of a leg, in halves of axial coordinates.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Mid {
    /// Twice the axial `q`.
    pub x: i16,
    /// Twice the axial `r`.
    pub y: i16,
}

/// A leg as players write it: the side of a hexagon towards a direction. One of
/// the two hexagons that a leg lies between names it, so `direction` is 0, 1
/// or 2; that hexagon need not belong to the board.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord, Debug)]
pub struct Side {
    /// The first coordinate of the hexagon.
    pub q: i16,
    /// The second coordinate of the hexagon.
    pub r: i16,
    /// The direction, an index into [`DIRECTIONS`].
    pub direction: u8,
}

impl fmt::Debug for Mid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{},{}", self.x, self.y)
    }
}

impl Mid {
    /// The midpoint of the side of `hex` towards a direction, counted modulo 6.
    pub fn of_side(hex: Hex, direction: usize) -> Self {
        let (x, y) = DIRECTIONS[direction % 6];
        Self {
            x: (2 * hex.x) as i16 + x,
            y: (2 * hex.y) as i16 + y,
        }
    }

    /// Whether there is a leg here: otherwise the point is the middle of a hexagon.
    pub const fn is_leg(self) -> bool {
        (self.x | self.y) & 1 != 0
    }

    /// The direction across the leg: from one of its hexagons to the other.
    const fn across(self) -> (i16, i16) {
        match (self.x & 1, self.y & 1) {
            (1, 0) => DIRECTIONS[0],
            (1, _) => DIRECTIONS[1],
            _ => DIRECTIONS[2],
        }
    }

    /// The leg in the notation of players.
    #[must_use]
    pub fn side(self) -> Side {
        let [hex, _] = self.hexes();
        Side {
            q: hex.x as i16,
            r: hex.y as i16,
            direction: match (self.x & 1, self.y & 1) {
                (1, 0) => 0,
                (1, _) => 1,
                _ => 2,
            },
        }
    }

    /// The two hexagons that the leg lies between; the first one names it.
    pub fn hexes(self) -> [Hex; 2] {
        let (x, y) = self.across();
        [
            Hex::new(i32::from(self.x - x) / 2, i32::from(self.y - y) / 2),
            Hex::new(i32::from(self.x + x) / 2, i32::from(self.y + y) / 2),
        ]
    }

    /// The four legs that meet this one at a vertex, in ascending order.
    pub fn neighbours(self) -> [Self; 4] {
        let across = self.across();
        let mut found = [self; 4];
        let beside = DIRECTIONS
            .iter()
            .filter(|&&(x, y)| (x, y) != across && (-x, -y) != across);
        for (slot, &(x, y)) in found.iter_mut().zip(beside) {
            *slot = Self {
                x: self.x + x,
                y: self.y + y,
            };
        }
        sort_few(&mut found, |mid| *mid);
        found
    }

    /// The point turned by a sixth about the middle of hexagon `(0, 0)`.
    #[must_use]
    pub const fn turned(self) -> Self {
        Self {
            x: -self.y,
            y: self.x + self.y,
        }
    }

    /// The point mirrored.
    #[must_use]
    pub const fn mirrored(self) -> Self {
        Self {
            x: self.y,
            y: self.x,
        }
    }

    /// The point moved.
    #[must_use]
    pub const fn moved(self, x: i16, y: i16) -> Self {
        Self {
            x: self.x + x,
            y: self.y + y,
        }
    }
}

impl Side {
    /// The midpoint of the leg; the direction counts modulo 6.
    #[must_use]
    pub fn mid(self) -> Mid {
        Mid::of_side(
            Hex::new(i32::from(self.q), i32::from(self.r)),
            usize::from(self.direction),
        )
    }
}

/// Moves midpoints by an even vector so that the least coordinates are 0 or 1,
/// and puts them in ascending order. Even vectors lead hexagons to hexagons.
pub(super) fn normalise(mids: &mut [Mid]) {
    let least = |coordinate: fn(&Mid) -> i16| mids.iter().map(coordinate).min().unwrap_or(0);
    let (x, y) = (least(|mid| mid.x) & !1, least(|mid| mid.y) & !1);
    for mid in &mut *mids {
        *mid = mid.moved(-x, -y);
    }
    sort_few(mids, |mid| *mid);
}

/// The twelve images of midpoints by turns and mirroring about hexagon
/// `(0, 0)`, the points themselves first.
pub(super) fn twelve_images(mids: &[Mid]) -> [Vec<Mid>; 12] {
    let mut images: [Vec<Mid>; 12] = core::array::from_fn(|_| Vec::new());
    let mut here = mids.to_vec();
    for (number, image) in images.iter_mut().enumerate() {
        if number == 6 {
            here = mids.iter().map(|mid| mid.mirrored()).collect();
        }
        image.clone_from(&here);
        for mid in &mut here {
            *mid = mid.turned();
        }
    }
    images
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sides_and_midpoints_name_the_same_leg() {
        for q in -3..=3 {
            for r in -3..=3 {
                for direction in 0..6 {
                    let mid = Mid::of_side(Hex::new(q, r), direction);
                    assert!(mid.is_leg());
                    assert!(mid.side().direction < 3);
                    assert_eq!(mid.side().mid(), mid);
                    assert!(mid.hexes().contains(&Hex::new(q, r)));
                }
            }
        }
    }

    #[test]
    fn a_leg_meets_four_others_and_they_meet_it() {
        for x in -3..=3 {
            for y in -3..=3 {
                let mid = Mid { x, y };
                if !mid.is_leg() {
                    continue;
                }
                for other in mid.neighbours() {
                    assert!(other.is_leg());
                    assert!(other.neighbours().contains(&mid));
                    assert!(other.turned().neighbours().contains(&mid.turned()));
                    assert!(other.mirrored().neighbours().contains(&mid.mirrored()));
                }
            }
        }
    }
}
