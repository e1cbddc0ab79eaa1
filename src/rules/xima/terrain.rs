//! How high every square is, and how far a block runs over them.
//!
//! For each of the 152 directed lines of the board a word tells which squares
//! can be stepped onto from the square before: a run is then a count of ones.
//! The squares that can be entered from outside are kept up to date with them.

use super::square::{Direction, SIDE, SQUARES, Square, SquareSet};

/// Squares on a side of the board with a border around it.
const PADDED: usize = 15;
/// Directed lines: rows, columns and diagonals, both ways.
const LINES: usize = 2 * (13 + 13 + 25 + 25);
/// The height of the border: nothing can be stepped onto it.
const WALL: u8 = 255;
/// The height of a tower that is full: nothing can be stepped onto it either.
const SEALED: u8 = 253;

/// Where a square lies on a directed line.
#[derive(Clone, Copy)]
struct Spot {
    /// The line.
    line: u8,
    /// How many squares of the line come before.
    place: u8,
}

/// Where each square lies on the directed lines.
struct Geometry {
    /// The square in the padded board.
    padded: [u8; SQUARES],
    /// For each direction, the line through the square.
    spots: [[Spot; 8]; SQUARES],
    /// The first square of each line.
    first: [u8; LINES],
    /// From each square of each line to the next.
    delta: [i8; LINES],
}

static GEOMETRY: Geometry = {
    let mut geometry = Geometry {
        padded: [0; SQUARES],
        spots: [[Spot { line: 0, place: 0 }; 8]; SQUARES],
        first: [0; LINES],
        delta: [0; LINES],
    };
    let last = SIDE - 1;
    let mut index = 0;
    while index < SQUARES {
        let (c, r) = (index as u8 % SIDE, index as u8 / SIDE);
        geometry.padded[index] = (r + 1) * PADDED as u8 + c + 1;
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
            geometry.spots[index][d] = Spot { line, place };
            if place == 0 {
                geometry.first[line as usize] = index as u8;
            }
            let (dx, dy) = Direction::ALL[d].delta();
            geometry.delta[line as usize] = dx + dy * SIDE as i8;
            d += 1;
        }
        index += 1;
    }
    geometry
};

/// From each padded square to the next, for the directions 0 to 3.
const PADDED_DELTA: [usize; 4] = [1, PADDED + 1, PADDED, PADDED - 1];

/// The same for all directions.
const NEIGHBOURS: [isize; 8] = [1, 16, 15, 14, -1, -16, -15, -14];

/// The heights of the board and what follows from them.
#[derive(Clone, Copy)]
pub(super) struct Terrain {
    /// Surface heights on the padded board.
    heights: [u8; PADDED * PADDED],
    /// For each directed line: bit `i` is set when its `i`-th square can be
    /// stepped onto from the one before; bit 0, from outside.
    lines: [u16; LINES],
    /// On how many lines each square can be run to from outside.
    cover: [u8; SQUARES],
    /// The squares with any such line.
    open: SquareSet,
    /// The greatest height of a first square: 0 when it must be free.
    threshold: u8,
}

impl Terrain {
    /// The bare board; `threshold` is the greatest height of the first square
    /// of an incorporation.
    pub const fn bare(threshold: u8) -> Self {
        let mut terrain = Self {
            heights: [WALL; PADDED * PADDED],
            lines: [0; LINES],
            cover: [0; SQUARES],
            open: SquareSet::EMPTY,
            threshold,
        };
        let mut index = 0;
        while index < SQUARES {
            if let Some(square) = Square::from_index(index) {
                terrain.heights[GEOMETRY.padded[index] as usize] = square.base();
            }
            index += 1;
        }
        index = 0;
        while index < SQUARES {
            if let Some(square) = Square::from_index(index) {
                terrain.refresh(square);
            }
            index += 1;
        }
        terrain
    }

    /// The squares that a line from outside leads to, free or not.
    pub const fn open(&self) -> SquareSet {
        self.open
    }

    /// Takes note that a square now has `blocks` blocks on it.
    pub fn set_blocks(&mut self, square: Square, blocks: u8, is_full: bool) {
        let height = if is_full {
            SEALED
        } else {
            square.base() + blocks
        };
        let at = GEOMETRY.padded[square.index()] as usize;
        let old = core::mem::replace(&mut self.heights[at], height);
        if old.abs_diff(height) == 1 {
            self.change_by_one(square, old.min(height));
        } else if old != height {
            self.refresh(square);
        }
    }

    /// Brings the lines through a square up to date after it has got one block
    /// more or less; `low` is the lower of the two heights. Most steps are as
    /// possible as before, so those that are not are found first.
    fn change_by_one(&mut self, square: Square, low: u8) {
        let at = GEOMETRY.padded[square.index()] as usize;
        // Bits 0 to 7: the step out in each direction, which needs the greater
        // height. Bits 8 to 15: the step in, which needs the lower one.
        let mut changed = 0_u32;
        for (direction, delta) in NEIGHBOURS.iter().enumerate() {
            let there = self.heights[at.wrapping_add_signed(*delta)];
            changed |= u32::from(there == low + 2) << direction;
            changed |= u32::from(self.limit(there) == low) << (8 + (direction ^ 4));
        }
        while changed != 0 {
            let n = changed.trailing_zeros() as usize;
            changed &= changed - 1;
            let Spot { line, place } = GEOMETRY.spots[square.index()][n & 7];
            let bit = 1 << (place + (n < 8) as u8);
            self.put_line(line as usize, self.lines[line as usize] ^ bit);
        }
    }

    /// The height from which the square is entered, plus the one step that a
    /// block may climb.
    const fn limit(&self, before: u8) -> u8 {
        if before == WALL {
            self.threshold
        } else {
            before + 1
        }
    }

    /// Brings the lines through a square up to date with its height.
    const fn refresh(&mut self, square: Square) {
        let index = square.index();
        let at = GEOMETRY.padded[index] as usize;
        let height = self.heights[at];
        let mut axis = 0;
        while axis < 4 {
            let before = self.heights[at - PADDED_DELTA[axis]];
            let after = self.heights[at + PADDED_DELTA[axis]];
            let (into, from) = (height <= self.limit(before), height <= self.limit(after));
            let (on, back) = (after <= height + 1, before <= height + 1);
            self.rewrite(axis, index, into as u16 | (on as u16) << 1);
            self.rewrite(axis + 4, index, from as u16 | (back as u16) << 1);
            axis += 1;
        }
    }

    const fn rewrite(&mut self, direction: usize, index: usize, steps: u16) {
        let Spot { line, place } = GEOMETRY.spots[index][direction];
        let old = self.lines[line as usize];
        self.put_line(line as usize, old & !(3 << place) | steps << place);
    }

    /// Gives a line other steps, and notes which squares can now be entered.
    const fn put_line(&mut self, line: usize, new: u16) {
        let old = core::mem::replace(&mut self.lines[line], new);
        let (had, has) = (old.trailing_ones(), new.trailing_ones());
        if had == has {
            return;
        }
        let (first, delta) = (GEOMETRY.first[line] as i16, GEOMETRY.delta[line] as i16);
        let (mut n, end, is_longer) = if had < has {
            (had, has, true)
        } else {
            (has, had, false)
        };
        while n < end {
            let reached = (first + n as i16 * delta) as usize;
            if let Some(square) = Square::from_index(reached) {
                if is_longer {
                    self.cover[reached] += 1;
                    self.open.insert(square);
                } else {
                    self.cover[reached] -= 1;
                    if self.cover[reached] == 0 {
                        self.open.remove(square);
                    }
                }
            }
            n += 1;
        }
    }

    /// How many steps a block runs from a square in a direction, when the
    /// surface it lies on is one below `top`.
    #[inline]
    pub const fn run(&self, square: Square, top: u8, direction: usize) -> u32 {
        let index = square.index();
        let at = GEOMETRY.padded[index] as usize;
        let next = self.heights[at.wrapping_add_signed(NEIGHBOURS[direction & 7])];
        let Spot { line, place } = GEOMETRY.spots[index][direction & 7];
        let steps = 1 + (self.lines[line as usize] >> (place + 2)).trailing_ones();
        // Chosen without a jump: which it will be cannot be foreseen.
        steps * (next <= top) as u32
    }

    /// The squares that a block from outside reaches in exactly `steps` steps.
    pub fn entered_in(&self, steps: u8) -> SquareSet {
        let mut reached = SquareSet::EMPTY;
        for line in 0..LINES {
            if self.lines[line].trailing_ones() >= u32::from(steps) && steps > 0 {
                let index = i16::from(GEOMETRY.first[line])
                    + i16::from(steps - 1) * i16::from(GEOMETRY.delta[line]);
                if let Some(square) = Square::from_index(index as usize) {
                    reached.insert(square);
                }
            }
        }
        reached
    }
}
