//! A board as a lattice of bits, on which all hexagons of a set slide at once.
//!
//! Hexagons are numbered without gaps, so one step is not one shift. Here every
//! file has the same number of bits, at least two of them more than ranks: a step that
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
    /// The bits of a file.
    const HEIGHT: u32;

    fn widen(bits: u64) -> Self;
    fn count(self) -> i32;
}

impl Word for u64 {
    const HEIGHT: u32 = 9;

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
    const HEIGHT: u32 = 14;

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
    /// Whether the lattice fits into 64 bits.
    pub is_small: bool,
}

impl Lattice {
    pub fn for_shape(shape: Shape) -> &'static Self {
        static LATTICES: [OnceLock<Lattice>; 4] = [const { OnceLock::new() }; 4];
        LATTICES[shape as usize].get_or_init(|| Self::new(Board::for_shape(shape)))
    }

    fn new(board: &Board) -> Self {
        let place = |cell| {
            let hex = board.hex(cell);
            (hex.x as u32, (-hex.y - 1) as u32)
        };
        let hexagons = board.all().into_iter().map(place);
        let (width, ranks) = hexagons.fold((0, 0), |(width, ranks), (file, rank)| {
            (width.max(file + 1), ranks.max(rank + 1))
        });
        let is_small = width * u64::HEIGHT <= u64::BITS && ranks + 2 <= u64::HEIGHT;
        let height = if is_small { u64::HEIGHT } else { u128::HEIGHT };
        let mut files = [(0, 0); MOST_FILES];
        for cell in board.all() {
            let (file, rank) = place(cell);
            let slot = &mut files[file as usize];
            slot.0 |= 1 << cell.0;
            slot.1 = file * height + rank - u32::from(cell.0);
        }
        Self { files, is_small }
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
    /// Per line, upwards and downwards: the bits from which one step, two and
    /// four steps back are over standing hexagons.
    up: [[W; 3]; LINES],
    down: [[W; 3]; LINES],
}

impl<W: Word> Ground<W> {
    /// The six steps upwards.
    const STEPS: [u32; LINES] = [
        1,
        W::HEIGHT,
        W::HEIGHT + 1,
        W::HEIGHT - 1,
        W::HEIGHT + 2,
        2 * W::HEIGHT + 1,
    ];

    #[inline]
    pub fn new(standing: W) -> Self {
        let mut ground = Self {
            up: [[standing; 3]; LINES],
            down: [[standing; 3]; LINES],
        };
        for (line, step) in Self::STEPS.into_iter().enumerate() {
            let two = standing & (standing << step);
            ground.up[line] = [standing, two, two & (two << (2 * step))];
            let two = standing & (standing >> step);
            ground.down[line] = [standing, two, two & (two >> (2 * step))];
        }
        ground
    }

    /// The set with everything that a piece on one of its hexagons would see,
    /// seven hexagons far over edges and three over corners.
    #[inline]
    pub fn slide(&self, from: W) -> W {
        let mut seen = from;
        for line in 0..LINES {
            let step = Self::STEPS[line];
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

    /// The set with every standing hexagon one step away from it.
    #[inline]
    pub fn grow(&self, from: W) -> W {
        let mut near = from;
        for (line, step) in Self::STEPS.into_iter().enumerate() {
            let [standing, ..] = self.up[line];
            near = near | (standing & ((from << step) | (from >> step)));
        }
        near
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use curio_rules::xafka::{Cell, CornerLines};
    use rand::{RngExt, SeedableRng};
    use rand_pcg::Pcg64Mcg;

    fn slides_like_the_rules<W: Word + PartialEq + core::fmt::Debug>(shape: Shape, far: u32) {
        let (lattice, board) = (Lattice::for_shape(shape), Board::for_shape(shape));
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
            let ground = Ground::<W>::new(lattice.spread(standing));
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
    fn sets_grow_by_what_is_one_step_away() {
        let (lattice, board) = (
            Lattice::for_shape(Shape::Side4),
            Board::for_shape(Shape::Side4),
        );
        let mut dice = Pcg64Mcg::seed_from_u64(6);
        for _ in 0..200 {
            let mut some = || {
                let cells = board.all().into_iter();
                cells.filter(|_| dice.random()).collect::<CellSet>()
            };
            let (standing, from) = (some(), some());
            // With all others gone a piece sees no farther than one step.
            let is_near = |one: Cell, other: Cell| {
                let alone: CellSet = core::iter::once(other).collect();
                let seen = board.reach(one, board.all() - alone, CornerLines::None);
                seen.contains(other) && board.hex(one).unsigned_distance_to(board.hex(other)) <= 2
            };
            let near = standing
                .into_iter()
                .filter(|cell| from.into_iter().any(|one| is_near(one, *cell)));
            let grown = from | near.collect();
            let ground = Ground::<u64>::new(lattice.spread(standing));
            assert_eq!(ground.grow(lattice.spread(from)), lattice.spread(grown));
        }
    }

    #[test]
    fn only_the_large_boards_need_the_wide_word() {
        let small: Vec<_> = Shape::ALL
            .iter()
            .map(|shape| Lattice::for_shape(*shape).is_small)
            .collect();
        assert_eq!(small, [true, true, false, false]);
    }
}
