//! Random boards: blobs that grow hexagon by hexagon, one or several.
//!
//! The same seed grows the same board on every machine. A hexagon beside the
//! blob is taken with a weight that is the square root of its number of
//! neighbours there; with that weight boards have about 3.80 legs a hexagon,
//! which is what the inventor's boards were tracked against.
//!
//! Islands are smaller, and the same weight makes strings of them. Theirs is the
//! third power. Records of earlier versions have islands that grew like the large
//! boards; those are kept as they were.

use std::collections::BTreeSet;

use hexx::Hex;

use super::{board::Board, lattice::DIRECTIONS};
use crate::{sorted::sort_few, zobrist_key};

/// How likely a hexagon is taken, by its number of neighbours in the blob.
type Weights = [u64; 7];

/// A thousand times the square roots of 0 to 6: ragged boards.
const RAGGED: Weights = [0, 1000, 1414, 1732, 2000, 2236, 2449];

/// The third powers of 0 to 6: round boards.
const ROUND: Weights = [0, 1, 8, 27, 64, 125, 216];

/// The fewest and the most hexagons that random boards usually have.
pub const USUAL: core::ops::RangeInclusive<u64> = 48..=80;

/// The stream of keys for random boards.
const GROWTH: u64 = 0x0584;

type Blob = BTreeSet<(i32, i32)>;

/// Chance that only depends on a seed.
struct Chance {
    seed: u64,
    drawn: u64,
}

impl Chance {
    fn new(seed: u64) -> Self {
        Self {
            seed: zobrist_key(GROWTH, seed),
            drawn: 0,
        }
    }

    /// A number below `bound`, every one as likely.
    fn below(&mut self, bound: u64) -> u64 {
        let bound = bound.max(1);
        let fair = u64::MAX - u64::MAX % bound;
        loop {
            self.drawn += 1;
            let number = zobrist_key(self.seed, self.drawn);
            if number < fair {
                return number % bound;
            }
        }
    }
}

impl Board {
    /// How many hexagons the random board of a seed has, when nothing is said.
    pub fn usual_size(seed: u64) -> usize {
        let range = USUAL.end() - USUAL.start() + 1;
        (USUAL.start() + Chance::new(!seed).below(range)) as usize
    }

    /// A blob of `cells` hexagons without holes.
    pub fn random(cells: usize, seed: u64) -> Self {
        let mut chance = Chance::new(seed);
        Self::of_blob(&grow(cells, &mut chance, &RAGGED))
    }

    /// Two or three round islands of `cells` hexagons together, with a gap of one
    /// hexagon where they come nearest.
    pub fn isles(cells: usize, seed: u64) -> Self {
        Self::of_islands(cells, seed, isles)
    }

    /// The islands of earlier versions, for the records that have them: two or three
    /// ragged blobs of `cells` hexagons together.
    pub fn archipelago(cells: usize, seed: u64) -> Self {
        Self::of_islands(cells, seed, ragged_islands)
    }

    fn of_islands(cells: usize, seed: u64, make: fn(usize, &mut Chance) -> Blob) -> Self {
        let mut chance = Chance::new(!seed);
        // Islands in a line may reach too far; others will not.
        for _ in 0..32 {
            let blob = make(cells, &mut chance);
            let hexes = blob.into_iter().map(|(q, r)| Hex::new(q, r));
            if let Ok(board) = Self::new(hexes) {
                return board;
            }
        }
        Self::random(cells, seed)
    }

    fn of_blob(blob: &Blob) -> Self {
        let hexes = blob.iter().map(|&(q, r)| Hex::new(q, r));
        Self::new(hexes).unwrap_or_else(|_| Self::standard())
    }
}

fn neighbours((q, r): (i32, i32)) -> impl Iterator<Item = (i32, i32)> {
    DIRECTIONS
        .iter()
        .map(move |&(x, y)| (q + i32::from(x), r + i32::from(y)))
}

/// Grows a blob until it has `cells` hexagons together with its holes, and
/// fills those.
fn grow(cells: usize, chance: &mut Chance, weights: &Weights) -> Blob {
    let mut blob = Blob::from([(0, 0)]);
    let mut holes = Blob::new();
    loop {
        if blob.len() + holes.len() >= cells {
            blob.extend(holes);
            return blob;
        }
        let mut frontier: Vec<((i32, i32), u64)> = blob
            .iter()
            .flat_map(|hex| neighbours(*hex))
            .filter(|hex| !blob.contains(hex))
            .collect::<BTreeSet<_>>()
            .into_iter()
            .map(|hex| {
                let beside = neighbours(hex).filter(|other| blob.contains(other)).count();
                (hex, weights[beside.min(6)])
            })
            .collect();
        // A hexagon that would close off too large a hole has to wait.
        loop {
            let sum = frontier.iter().map(|(_, weight)| weight).sum();
            let mut draw = chance.below(sum);
            let Some(at) = frontier.iter().position(|(_, weight)| {
                let here = draw < *weight;
                draw = draw.saturating_sub(*weight);
                here
            }) else {
                return blob;
            };
            let (hex, _) = frontier.swap_remove(at);
            blob.insert(hex);
            holes = enclosed(&blob);
            if blob.len() + holes.len() <= cells {
                break;
            }
            blob.remove(&hex);
        }
    }
}

/// The hexagons that a blob encloses.
fn enclosed(blob: &Blob) -> Blob {
    let range = |coordinate: fn(&(i32, i32)) -> i32| {
        let values = blob.iter().map(coordinate);
        (values.clone().min().unwrap_or(0) - 1)..(values.max().unwrap_or(0) + 2)
    };
    let (columns, rows) = (range(|hex| hex.0), range(|hex| hex.1));
    let width = (columns.end - columns.start) as usize;
    let at = |(q, r): (i32, i32)| {
        let inside = columns.contains(&q) && rows.contains(&r);
        inside.then(|| (r - rows.start) as usize * width + (q - columns.start) as usize)
    };
    // What can be reached from a corner of the frame is outside.
    let mut taken = vec![false; width * (rows.end - rows.start) as usize];
    for place in blob.iter().filter_map(|hex| at(*hex)) {
        taken[place] = true;
    }
    let mut open = vec![(columns.start, rows.start)];
    while let Some(here) = open.pop() {
        if let Some(place) = at(here)
            && !core::mem::replace(&mut taken[place], true)
        {
            open.extend(neighbours(here));
        }
    }
    let everything = (rows.clone()).flat_map(|r| columns.clone().map(move |q| (q, r)));
    everything
        .zip(&taken)
        .filter(|(_, taken)| !**taken)
        .map(|(hex, _)| hex)
        .collect()
}

/// How many hexagons each of two or three islands has; the earlier ones tend to be
/// larger.
fn shares(cells: usize, chance: &mut Chance, mut island: impl FnMut(usize, &mut Chance)) {
    let count = if cells < 60 { 2 } else { 2 + chance.below(2) };
    let mut left = cells as u64;
    for missing in (1..=count).rev() {
        let share = if missing == 1 {
            left
        } else {
            (left / missing + chance.below(left / 6 + 1)).min(left)
        };
        left -= share;
        island(share.max(1) as usize, chance);
    }
}

fn ragged_islands(cells: usize, chance: &mut Chance) -> Blob {
    let mut all = Blob::new();
    shares(cells, chance, |share, chance| {
        let blob = grow(share, chance, &RAGGED);
        let direction = DIRECTIONS[chance.below(6) as usize];
        let island = beside(&all, &blob, direction);
        all.extend(island);
    });
    all
}

/// Round islands, each beside the others where it makes the whole reach least far, or
/// the second least: three islands make a triangle rather than a row.
fn isles(cells: usize, chance: &mut Chance) -> Blob {
    let mut all = Blob::new();
    shares(cells, chance, |share, chance| {
        let blob = grow(share, chance, &ROUND);
        let mut ways: Vec<Blob> = DIRECTIONS
            .iter()
            .map(|direction| &all | &beside(&all, &blob, *direction))
            .collect();
        sort_few(&mut ways, reach);
        all = ways.swap_remove(chance.below(2) as usize);
    });
    all
}

/// How far a blob reaches, in the direction in which it reaches farthest.
fn reach(blob: &Blob) -> i32 {
    let along = |coordinate: fn(&(i32, i32)) -> i32| {
        let values = blob.iter().map(coordinate);
        values.clone().max().unwrap_or(0) - values.min().unwrap_or(0)
    };
    let axes = [
        along(|hex| hex.0),
        along(|hex| hex.1),
        along(|hex| hex.0 + hex.1),
    ];
    axes.into_iter().max().unwrap_or(0)
}

/// A blob moved along a direction to where it is one hexagon away from others.
fn beside(others: &Blob, blob: &Blob, (x, y): (i16, i16)) -> Blob {
    let moved = |steps: i32| -> Blob {
        blob.iter()
            .map(|&(q, r)| (q + steps * i32::from(x), r + steps * i32::from(y)))
            .collect()
    };
    let apart = |blob: &Blob| {
        blob.iter()
            .all(|hex| !others.contains(hex) && neighbours(*hex).all(|it| !others.contains(&it)))
    };
    // From afar inwards, so that no island lands in the lagoon of another.
    let mut place = moved(64);
    for steps in (0..64).rev() {
        let nearer = moved(steps);
        if !apart(&nearer) {
            break;
        }
        place = nearer;
    }
    place
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Islands as version 1 of the rules has always grown them.
    const OLD_ISLANDS: [(u64, &str); 2] = [
        (
            1,
            "-3:-1..0/-2:0/-1:-2..0/0:-2..0/1:-1..0/2:-3..1/3:-6,-3,-1..1/4:-7..-5,-1,1/5:-6,0/\
             6:-7..-6,-1/7:-8..-4/8:-7..-5/9:-7..-4/10:-7/11:-7..-5/12:-7",
        ),
        (
            7,
            "-11:9/-10:8,10..11/-9:7..8,10..11/-8:8..10/-7:6..10/-6:5..10/-5:5..9/-4:7..8/\
             -3:0..3/-2:-2..3/-1:-3..3/0:-3..1/1:-3..2/2:-1..1/3:-1..1/4:-2..0/5:-3",
        ),
    ];

    #[test]
    fn random_boards_have_their_size_and_hang_together_without_holes() {
        for seed in 0..60 {
            let cells = Board::usual_size(seed);
            assert!(USUAL.contains(&(cells as u64)));
            let board = Board::random(cells, seed);
            assert_eq!(board.cell_count(), cells);
            assert_eq!(board.islands().len(), 1);
            let blob: Blob = board.cells().map(|(_, hex)| (hex.x, hex.y)).collect();
            assert!(enclosed(&blob).is_empty());
            assert_eq!(board, Board::random(cells, seed));
            assert_ne!(board, Board::random(cells, seed + 1000));
        }
        assert_eq!(Board::random(1, 5).leg_count(), 6);
        assert_eq!(Board::random(120, 5).cell_count(), 120);
    }

    #[test]
    fn random_boards_are_as_ragged_as_those_of_the_inventor() {
        let (mut legs, mut cells) = (0, 0);
        for seed in 0..200 {
            let board = Board::random(Board::usual_size(seed), seed);
            legs += board.leg_count();
            cells += board.cell_count();
        }
        let hundredths = 100 * legs / cells;
        assert!((377..=383).contains(&hundredths), "{hundredths}");
    }

    #[test]
    fn islands_lie_apart_and_near() {
        for seed in 0..40 {
            let cells = 40 + seed as usize;
            for make in [Board::isles, Board::archipelago] {
                let board = make(cells, seed);
                assert_eq!(board.cell_count(), cells);
                let islands = board.islands();
                assert!((2..=3).contains(&islands.len()));
                assert!(islands.iter().all(|island| island.len() >= 5));
            }
        }
    }

    /// The longest shore of a board's islands, in hundredths of the shortest that as many
    /// hexagons can have.
    fn longest_shore(board: &Board) -> usize {
        let shores = board.islands().into_iter().map(|island| {
            let blob: Blob = board
                .cells()
                .filter(|(cell, _)| island.contains(*cell))
                .map(|(_, hex)| (hex.x, hex.y))
                .collect();
            let open = |hex: &(i32, i32)| neighbours(*hex).filter(|it| !blob.contains(it)).count();
            let shore: usize = blob.iter().map(open).sum();
            let square = 12 * blob.len() - 3;
            let root = square.isqrt();
            let least = 2 * (root + usize::from(root * root < square));
            100 * shore / least
        });
        shores.max().unwrap_or_default()
    }

    #[test]
    fn islands_are_blobs_and_no_strings() {
        let mut all: Vec<usize> = (0..100)
            .map(|seed| longest_shore(&Board::isles(Board::usual_size(seed), seed)))
            .collect();
        all.sort_unstable();
        assert!(all[99] < 150, "{}", all[99]);
        assert!(all[50] < 125, "{}", all[50]);
        // A row of 18 hexagons has more than twice the least shore.
        let row = Board::drawn("0:0..17").unwrap_or_else(|_| Board::standard());
        assert!(longest_shore(&row) > 200);
    }

    /// Records keep the seed of a board and not its hexagons.
    #[test]
    fn the_islands_of_earlier_records_stay_as_they_are() {
        for (seed, text) in OLD_ISLANDS {
            let board = Board::archipelago(Board::usual_size(seed), seed);
            assert_eq!(board.text(), text);
        }
    }
}
