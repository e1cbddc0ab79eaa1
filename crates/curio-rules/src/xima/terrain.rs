//! How high every square is, and how far a block runs over them.
//!
//! For each of the 152 directed lines of the board a word tells which squares
//! can be stepped onto from the square before: a run is then a count of ones. A
//! block that comes to rest changes the words of the eight lines through its
//! square, all eight neighbours compared at once. Which squares can be entered
//! from outside is found when it is asked: that is less often than blocks move.

use super::square::{Direction, SIDE, SQUARES, Square, SquareSet};

/// Squares on a side of the board with a border around it.
const PADDED: usize = 15;
/// Room for the padded board, so that no byte is an index beyond it.
const ROOM: usize = 256;
/// Directed lines: rows, columns and diagonals, both ways.
const LINES: usize = 2 * (13 + 13 + 25 + 25);
/// Room for them, for the same reason.
const LINE_ROOM: usize = 256;
/// The height of the border: nothing can be stepped onto it. Heights are
/// compared in seven bits, and one more than this must still fit.
const WALL: u8 = 0x7e;
/// The height of a tower that is full: nothing can be stepped onto it either.
const SEALED: u8 = 0x7c;
/// The highest bit of each of eight bytes.
const HIGH: u64 = 0x8080_8080_8080_8080;
/// One in each of eight bytes.
const ONES: u64 = 0x0101_0101_0101_0101;

/// Where a square lies on a directed line.
#[derive(Clone, Copy)]
struct Spot {
    line: u8,
    /// How many squares of the line come before.
    place: u8,
}

/// What never changes about a square.
#[derive(Clone, Copy)]
struct Site {
    /// For each direction, the line through the square.
    spots: [Spot; 8],
    /// A byte of ones for each direction in which the border is next.
    walls: u64,
    /// Where it lies on the padded board.
    padded: u8,
}

static SITES: [Site; SQUARES] = {
    let mut sites = [Site {
        spots: [Spot { line: 0, place: 0 }; 8],
        walls: 0,
        padded: 0,
    }; SQUARES];
    let last = SIDE - 1;
    let mut index = 0;
    while index < SQUARES {
        let (c, r) = (index as u8 % SIDE, index as u8 / SIDE);
        let site = &mut sites[index];
        site.padded = (r + 1) * PADDED as u8 + c + 1;
        let (below, right, above) = (c + last - r, last - c, last - r);
        let lines = [
            (r, c),
            (13 + below, if c < r { c } else { r }),
            (38 + c, r),
            (51 + c + r, if right < r { right } else { r }),
            (76 + r, right),
            (89 + below, if right < above { right } else { above }),
            (114 + c, above),
            (127 + c + r, if c < above { c } else { above }),
        ];
        let mut d = 0;
        while d < 8 {
            let (line, place) = lines[d];
            site.spots[d] = Spot { line, place };
            if place == 0 {
                // The first square of a line has the border behind it.
                site.walls |= 0xff << (8 * (d ^ 4));
            }
            d += 1;
        }
        index += 1;
    }
    sites
};

/// What leads from each place of the padded board to the next, for the eight
/// directions.
const DELTAS: [u8; 8] = [
    1,
    16,
    15,
    14,
    1_u8.wrapping_neg(),
    16_u8.wrapping_neg(),
    15_u8.wrapping_neg(),
    14_u8.wrapping_neg(),
];

/// How far a column or a row is from the nearer edge.
const fn from_edge(at: u8) -> u8 {
    let other = SIDE - 1 - at;
    if at < other { at } else { other }
}

/// The squares at a distance from the edge of the board.
const fn ring(distance: u8) -> SquareSet {
    let mut ring = SquareSet::EMPTY;
    let mut index = 0;
    while index < SQUARES {
        if let Some(square) = Square::from_index(index) {
            let (across, along) = (from_edge(square.column()), from_edge(square.row()));
            if (if across < along { across } else { along }) == distance {
                ring.insert_bit(square.index());
            }
        }
        index += 1;
    }
    ring
}

/// The squares on the edge of the board: paths from outside begin there.
const EDGE: SquareSet = ring(0);
/// The other squares of the first floor.
const INNER: SquareSet = ring(1);

/// For each square of the edge, the inner squares of the first floor beside it.
static BESIDE: [SquareSet; SQUARES] = {
    let mut beside = [SquareSet::EMPTY; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        if let Some(square) = Square::from_index(index) {
            let mut d = 0;
            while d < 8 {
                if let Some(next) = square.step(Direction::ALL[d])
                    && INNER.contains_bit(next.index())
                {
                    beside[index].insert_bit(next.index());
                }
                d += 1;
            }
        }
        index += 1;
    }
    beside
};

/// What is known of a directed line.
struct Course {
    /// Its first square.
    first: u8,
    /// From each square to the next.
    delta: i8,
    /// How many squares it runs over before it comes to the second floor.
    outer: u8,
}

/// The directed lines.
static COURSES: [Course; LINES] = {
    let mut courses = [const {
        Course {
            first: 0,
            delta: 0,
            outer: 0,
        }
    }; LINES];
    let mut index = 0;
    while index < SQUARES {
        let mut d = 0;
        while d < 8 {
            let Spot { line, place } = SITES[index].spots[d];
            if place == 0 {
                let direction = Direction::ALL[d];
                let (dx, dy) = direction.delta();
                let mut outer = 0;
                let mut at = Square::from_index(index);
                while let Some(square) = at {
                    if square.floor() != 1 {
                        break;
                    }
                    outer += 1;
                    at = square.step(direction);
                }
                courses[line as usize] = Course {
                    first: index as u8,
                    delta: dx + dy * SIDE as i8,
                    outer,
                };
            }
            d += 1;
        }
        index += 1;
    }
    courses
};

/// The bits of a line that are all set when it leads up to the second floor;
/// bits that no line has, where it does not come to it.
static ASCENTS: [u16; LINES] = {
    let mut ascents = [0; LINES];
    let mut line = 0;
    while line < LINES {
        ascents[line] = (2 << COURSES[line].outer) - 1;
        line += 1;
    }
    ascents
};

/// The heights of the board and what follows from them.
#[derive(Clone, Copy)]
pub(super) struct Terrain {
    /// Surface heights on the padded board.
    heights: [u8; ROOM],
    /// For each directed line: bit `i` is set when its `i`-th square can be
    /// stepped onto from the one before; bit 0, from outside.
    lines: [u16; LINE_ROOM],
    /// The greatest height of a first square: 0 when it must be free.
    threshold: u8,
}

impl Terrain {
    /// The bare board; `threshold` is the greatest height of the first square
    /// of an incorporation.
    pub const fn bare(threshold: u8) -> Self {
        let mut terrain = Self {
            heights: [WALL; ROOM],
            lines: [0; LINE_ROOM],
            threshold,
        };
        let mut index = 0;
        while index < SQUARES {
            if let Some(square) = Square::from_index(index) {
                terrain.heights[SITES[index].padded as usize] = square.base();
            }
            index += 1;
        }
        index = 0;
        while index < SQUARES {
            let site = &SITES[index];
            let height = terrain.heights[site.padded as usize];
            let steps = terrain.steps(terrain.around(site.padded), site.walls, height);
            let mut d = 0;
            while d < 8 {
                let Spot { line, place } = site.spots[d];
                // Each step once: where it leads to.
                terrain.lines[line as usize] |= ((steps >> (8 * d) & 1) as u16) << place;
                d += 1;
            }
            index += 1;
        }
        terrain
    }

    /// Takes note that a square now has `blocks` blocks on it.
    #[inline]
    pub const fn set_blocks(&mut self, square: Square, blocks: u8, is_full: bool) {
        let height = if is_full {
            SEALED
        } else {
            square.base() + blocks
        };
        self.put_height(square, height);
    }

    const fn put_height(&mut self, square: Square, height: u8) {
        let site = &SITES[square.index()];
        let at = site.padded as usize;
        let old = self.heights[at];
        self.heights[at] = height;
        let around = self.around(site.padded);
        let mut changed =
            self.steps(around, site.walls, old) ^ self.steps(around, site.walls, height);
        let mut d = 0;
        while d < 8 {
            let Spot { line, place } = site.spots[d];
            self.lines[line as usize] ^= (changed as u16 & 3) << place;
            changed >>= 8;
            d += 1;
        }
    }

    /// The heights of the eight neighbours of a place.
    const fn around(&self, place: u8) -> u64 {
        let mut around = [0; 8];
        let mut d = 0;
        while d < 8 {
            around[d] = self.heights[place.wrapping_add(DELTAS[d]) as usize];
            d += 1;
        }
        u64::from_le_bytes(around)
    }

    /// Which steps are possible at a square of some height, in a byte for each
    /// direction: 1 for the step onto it, 2 for the step off it.
    const fn steps(&self, around: u64, walls: u64, height: u8) -> u64 {
        let all = height as u64 * ONES;
        // In each byte, the highest bit is left over when nothing is borrowed.
        let off = ((all + ONES) | HIGH) - around;
        let mut onto = ((around | HIGH) + ONES) - all;
        onto &= !walls;
        if height <= self.threshold {
            onto |= walls;
        }
        // A step onto the square comes from the neighbour in the direction back.
        ((onto & HIGH) >> 7).rotate_left(32) | (off & HIGH) >> 6
    }

    /// How many steps a block runs from a square in a direction, when the
    /// surface it lies on is one below `top`.
    #[inline]
    pub const fn run(&self, square: Square, top: u8, direction: usize) -> u32 {
        let site = &SITES[square.index()];
        let next = self.heights[site.padded.wrapping_add(DELTAS[direction & 7]) as usize];
        let Spot { line, place } = site.spots[direction & 7];
        let steps = 1 + (self.lines[line as usize] >> (place + 2)).trailing_ones();
        // Chosen without a branch, which could not be predicted.
        steps * (next <= top) as u32
    }

    /// Whether a block on a square runs this many steps in a direction, at least
    /// one, as [`Self::run`] would find.
    #[inline]
    pub const fn runs_to(&self, square: Square, top: u8, direction: usize, steps: u8) -> bool {
        let site = &SITES[square.index()];
        let next = self.heights[site.padded.wrapping_add(DELTAS[direction & 7]) as usize];
        let Spot { line, place } = site.spots[direction & 7];
        let needed = (1_u16 << (steps.saturating_sub(1) & 15)) - 1;
        let blocked = !(self.lines[line as usize] >> (place + 2)) & needed;
        (next <= top) & (blocked == 0)
    }

    /// Whether a block from outside gets to a square in a direction.
    #[inline]
    const fn is_open_along(&self, square: Square, direction: usize) -> bool {
        let Spot { line, place } = SITES[square.index()].spots[direction & 7];
        let needed = (2_u16 << place) - 1;
        !self.lines[line as usize] & needed == 0
    }

    /// Whether a line from outside leads to a square.
    #[inline]
    pub fn is_open(&self, square: Square) -> bool {
        (0..8).fold(false, |is_open, n| is_open | self.is_open_along(square, n))
    }

    /// The squares that lines from outside lead to, without those in `occupied`,
    /// which are all that are not bare.
    pub fn open(&self, occupied: SquareSet) -> SquareSet {
        // A bare square of the first floor is entered over the bare edge; it is
        // looked at only where a block lies on the edge beside it.
        let mut open = (EDGE | INNER) - occupied;
        let doubtful = (occupied & EDGE)
            .iter()
            .fold(SquareSet::EMPTY, |all, blocked| {
                all | BESIDE[blocked.index()]
            });
        for square in doubtful & open {
            if !self.is_open(square) {
                open.remove(square);
            }
        }
        for (line, ascent) in ASCENTS.iter().enumerate() {
            if !self.lines[line] & ascent != 0 {
                continue;
            }
            let Course {
                first,
                delta,
                outer,
            } = COURSES[line];
            let end = self.lines[line].trailing_ones() as i16;
            for place in i16::from(outer)..end {
                let reached = i16::from(first) + place * i16::from(delta);
                if let Some(square) = Square::from_index(reached as usize) {
                    open.insert(square);
                }
            }
        }
        open - occupied
    }

    /// Whether a bare square lies on the edge, which can then be entered.
    pub const fn has_free_edge(occupied: SquareSet) -> bool {
        !EDGE.is_within(&occupied)
    }

    /// The squares that a block from outside reaches in exactly `steps` steps.
    pub fn entered_in(&self, steps: u8) -> SquareSet {
        let mut reached = SquareSet::EMPTY;
        for square in Square::all() {
            let spots = &SITES[square.index()].spots;
            let is_reached = spots.iter().any(|Spot { line, place }| {
                place + 1 == steps
                    && self.lines[usize::from(*line)].trailing_ones() >= u32::from(steps)
            });
            if is_reached {
                reached.insert(square);
            }
        }
        reached
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Every square that a walk from outside comes to, one line after the other.
    fn walked(terrain: &Terrain) -> SquareSet {
        let mut reached = SquareSet::EMPTY;
        for steps in 1..=SIDE {
            reached |= terrain.entered_in(steps);
        }
        reached
    }

    #[test]
    fn what_is_open_is_what_walks_from_outside_come_to() {
        // Numbers that look drawn by lot, the same on every machine.
        let mut state = 1_u64;
        let mut draw = |below: usize| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1);
            (state >> 33) as usize % below
        };
        for round in 0..400_usize {
            let mut terrain = Terrain::bare((round % 2) as u8);
            let mut occupied = SquareSet::EMPTY;
            for _ in 0..draw(90) {
                let Some(square) = Square::from_index(draw(SQUARES)) else {
                    continue;
                };
                if square == Square::SUMMIT {
                    continue;
                }
                let blocks = 1 + draw(3) as u8;
                terrain.set_blocks(square, blocks, false);
                occupied.insert(square);
            }
            let walked = walked(&terrain);
            assert_eq!(terrain.open(occupied), walked - occupied);
            for square in Square::all() {
                assert_eq!(terrain.is_open(square), walked.contains(square));
            }
        }
    }

    #[test]
    fn a_run_ends_where_it_is_too_steep() {
        let bare = Terrain::bare(0);
        let mut terrain = bare;
        for from in Square::all() {
            for n in 0..8 {
                let run = terrain.run(from, from.base() + 1, n);
                assert!(run == 0 || terrain.runs_to(from, from.base() + 1, n, run as u8));
                assert!(!terrain.runs_to(from, from.base() + 1, n, run as u8 + 1));
            }
        }
        let (g1, g2) = (Square::new(6, 0), Square::new(6, 1));
        let (Some(g1), Some(g2)) = (g1, g2) else {
            unreachable!("both are on the board")
        };
        assert_eq!(terrain.run(g1, 1, 2), 1);
        terrain.set_blocks(g2, 1, false);
        assert_eq!(terrain.run(g1, 1, 2), 3);
        terrain.set_blocks(g2, 15, true);
        assert_eq!(terrain.run(g1, 99, 2), 0);
    }
}
