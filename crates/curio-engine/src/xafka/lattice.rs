//! A board as a lattice of bits, on which all hexagons of a set slide at once.
//!
//! Hexagons are numbered without gaps, so one step is not one shift. Here every
//! file has the same number of bits, two of them more than ranks: a step that
//! leaves the board ends on a bit that is none of its hexagons.

use core::ops::{BitAnd, BitOr, Not, Shl, Shr};
use std::sync::OnceLock;

use curio_rules::xafka::{Board, CellSet, Shape};

/// The bits of a lattice: `u64` where they suffice, else `u128`.
pub(super) trait Word:
    Copy
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    fn widen(bits: u64) -> Self;
    fn count(self) -> i32;
}

impl Word for u64 {
    #[inline]
    fn widen(bits: u64) -> Self {
        bits
    }

    #[inline]
    fn count(self) -> i32 {
        self.count_ones() as i32
    }
}

impl Word for u128 {
    #[inline]
    fn widen(bits: u64) -> Self {
        Self::from(bits)
    }

    #[inline]
    fn count(self) -> i32 {
        self.count_ones() as i32
    }
}

const MOST_FILES: usize = 9;
/// Lines over edges, along which slides may be long.
const EDGE_LINES: usize = 3;
const LINES: usize = 6;

/// Where the hexagons of a board lie on its lattice.
#[derive(Debug)]
pub(super) struct Lattice {
    /// Per file the hexagons by their numbers, and how far they are moved.
    files: [(u64, u32); MOST_FILES],
    /// The six steps upwards.
    steps: [u32; LINES],
    /// Whether the lattice fits into 64 bits.
    pub is_small: bool,
}

impl Lattice {
    pub fn of(shape: Shape) -> &'static Self {
        static LATTICES: [OnceLock<Lattice>; 4] = [const { OnceLock::new() }; 4];
        LATTICES[shape as usize].get_or_init(|| Self::new(Board::of(shape)))
    }

    fn new(board: &Board) -> Self {
        let place = |cell| {
            let hex = board.hex(cell);
            (hex.x as u32, (-hex.y - 1) as u32)
        };
        let ranks = board.all().into_iter().map(|cell| place(cell).1).max();
        let height = ranks.unwrap_or(0) + 3;
        let mut files = [(0, 0); MOST_FILES];
        let mut width = 0;
        for cell in board.all() {
            let (file, rank) = place(cell);
            let slot = &mut files[file as usize];
            slot.0 |= 1 << cell.0;
            slot.1 = file * height + rank - u32::from(cell.0);
            width = width.max(file + 1);
        }
        Self {
            files,
            steps: [
                1,
                height,
                height + 1,
                height - 1,
                height + 2,
                2 * height + 1,
            ],
            is_small: width * height <= u64::BITS,
        }
    }

    /// The bits of a set of hexagons.
    #[inline]
    pub fn spread<W: Word>(&self, cells: CellSet) -> W {
        let [cells] = cells.words();
        let mut bits = W::widen(0);
        for (file, shift) in self.files {
            bits = bits | (W::widen(cells & file) << shift);
        }
        bits
    }
}

/// The hexagons over which pieces slide, prepared for sliding.
pub(super) struct Ground<W> {
    steps: [u32; LINES],
    /// Per line, upwards and downwards: the bits from which one step, two and
    /// four steps back are over standing hexagons.
    up: [[W; 3]; LINES],
    down: [[W; 3]; LINES],
}

impl<W: Word> Ground<W> {
    #[inline]
    pub fn new(lattice: &Lattice, standing: W) -> Self {
        let steps = lattice.steps;
        Self {
            steps,
            up: steps.map(|step| {
                let two = standing & (standing << step);
                [standing, two, two & (two << (2 * step))]
            }),
            down: steps.map(|step| {
                let two = standing & (standing >> step);
                [standing, two, two & (two >> (2 * step))]
            }),
        }
    }

    /// The set with everything that a piece on one of its hexagons would see,
    /// seven hexagons far over edges and three over corners.
    #[inline]
    pub fn slide(&self, from: W) -> W {
        let mut seen = from;
        for line in 0..LINES {
            let step = self.steps[line];
            let [one, two, four] = self.up[line];
            let mut up = from | (one & (from << step));
            up = up | (two & (up << (2 * step)));
            let [one_down, two_down, four_down] = self.down[line];
            let mut down = from | (one_down & (from >> step));
            down = down | (two_down & (down >> (2 * step)));
            if line < EDGE_LINES {
                up = up | (four & (up << (4 * step)));
                down = down | (four_down & (down >> (4 * step)));
            }
            seen = seen | up | down;
        }
        seen
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use curio_rules::xafka::CornerLines;
    use rand::{RngExt, SeedableRng};
    use rand_pcg::Pcg64Mcg;

    fn slides_like_the_rules<W: Word + PartialEq + core::fmt::Debug>(shape: Shape, far: u32) {
        let (lattice, board) = (Lattice::of(shape), Board::of(shape));
        let mut dice = Pcg64Mcg::seed_from_u64(5);
        for round in 0..200 {
            let gone: CellSet = board
                .all()
                .into_iter()
                .filter(|_| dice.random_range(0..200) < round)
                .collect();
            let standing = board.all() - gone;
            let from: CellSet = standing
                .into_iter()
                .filter(|_| dice.random_range(0..8) == 0)
                .collect();
            let seen = from.into_iter().fold(from, |seen, cell| {
                let near = board.reach(cell, gone, CornerLines::None);
                let within = near
                    .into_iter()
                    .filter(|other| board.hex(cell).unsigned_distance_to(board.hex(*other)) <= far);
                seen | within.collect()
            });
            let ground = Ground::<W>::new(lattice, lattice.spread(standing));
            assert_eq!(ground.slide(lattice.spread(from)), lattice.spread(seen));
        }
    }

    #[test]
    fn sets_slide_as_far_as_pieces_see() {
        slides_like_the_rules::<u64>(Shape::Side3, 9);
        slides_like_the_rules::<u64>(Shape::Side4, 9);
        // On the larger boards long slides are cut off after seven hexagons
        // over edges and three over corners, which lead six edges away.
        slides_like_the_rules::<u128>(Shape::Side5, 7);
    }

    #[test]
    fn only_the_large_boards_need_the_wide_word() {
        let small: Vec<_> = Shape::ALL
            .iter()
            .map(|shape| Lattice::of(*shape).is_small)
            .collect();
        assert_eq!(small, [true, true, false, false]);
    }
}
