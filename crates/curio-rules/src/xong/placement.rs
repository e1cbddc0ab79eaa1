//! Where a Xoid fits: all placements at once, with a row of legs in a word.
//!
//! The vacant legs are laid into a grid, one word a row, one bit a column. An
//! orientation fits wherever all its legs, moved by the same even vector, are
//! vacant: the words of its legs, shifted and intersected, show all places of
//! two rows at a time.

use core::ops::ControlFlow;

use super::{
    board::{Board, COLUMNS},
    lattice::Mid,
    sets::LegSet,
    xoid::Xoid,
};

/// The columns to which an even vector may lead.
const EVEN: u64 = 0x5555_5555_5555_5555;

/// The vacant legs of a board by rows.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    rows: [u64; COLUMNS],
    used: usize,
}

impl Grid {
    pub fn new(board: &Board, vacant: &LegSet) -> Self {
        let mut rows = [0; COLUMNS];
        for leg in vacant.iter() {
            let (row, column) = board.in_grid(leg);
            rows[row % COLUMNS] |= 1 << (column % COLUMNS);
        }
        Self {
            rows,
            used: board.rows().min(COLUMNS),
        }
    }

    /// Shows each place where the midpoints fit, as row and column of their
    /// own origin.
    fn search(
        &self,
        mids: &[Mid],
        mut found: impl FnMut(usize, usize) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let height = mids.iter().map(|mid| mid.y as usize).max().unwrap_or(0);
        let width = mids.iter().map(|mid| mid.x as usize).max().unwrap_or(0);
        if width >= COLUMNS {
            return ControlFlow::Continue(());
        }
        for row in (0..self.used.saturating_sub(height)).step_by(2) {
            let mut fits = EVEN;
            for mid in mids {
                fits &= self.rows[(row + mid.y as usize) % COLUMNS] >> (mid.x as usize % COLUMNS);
                if fits == 0 {
                    break;
                }
            }
            while fits != 0 {
                found(row, fits.trailing_zeros() as usize)?;
                fits &= fits - 1;
            }
        }
        ControlFlow::Continue(())
    }

    /// Whether the Xoid fits anywhere.
    pub fn fits(&self, xoid: &Xoid) -> bool {
        xoid.orientations()
            .iter()
            .any(|mids| self.search(mids, |_, _| ControlFlow::Break(())).is_break())
    }

    /// All placements of a Xoid: orientation by orientation, from the top left.
    pub fn placements(&self, board: &Board, xoid: &Xoid) -> Vec<LegSet> {
        let mut placements = Vec::with_capacity(64 * xoid.orientations().len());
        for mids in xoid.orientations() {
            let offsets: Vec<usize> = mids
                .iter()
                .map(|mid| mid.y as usize * COLUMNS + mid.x as usize)
                .collect();
            let _ = self.search(mids, |row, column| {
                let corner = row * COLUMNS + column;
                let legs = offsets.iter().map(|offset| board.grid_leg(corner + offset));
                placements.push(legs.fold(LegSet::EMPTY, |all, leg| all | leg));
                ControlFlow::Continue(())
            });
        }
        placements
    }

    /// In how many ways a Xoid fits.
    pub fn count(&self, xoid: &Xoid) -> usize {
        let mut count = 0;
        for mids in xoid.orientations() {
            let _ = self.search(mids, |_, _| {
                count += 1;
                ControlFlow::Continue(())
            });
        }
        count
    }
}
