//! A board: its hexagons and legs with everything about them that never changes.
//!
//! Which hexagons a board has is for others to say: `drawing` reads them from
//! texts and knows the regular shapes, `generator` grows random ones.

use core::fmt;
use std::collections::{BTreeMap, BTreeSet};

use hexx::Hex;

use super::{
    lattice::{DIRECTIONS, Mid, Side, normalise, twelve_images},
    sets::{Cell, CellSet, Leg, LegSet, MOST_LEGS},
};
use crate::{texts, zobrist_key};

/// The most hexagons that a board may have.
pub const MOST_CELLS: usize = 120;

/// How many hexagons a board may measure along an axis.
pub const WIDEST: i32 = 31;

/// How far hexagons may lie from `(0, 0)`, so that nothing overflows.
const FARTHEST: i32 = 1000;

/// Stands in the grid where there is no leg.
const NONE: u16 = u16::MAX;

/// How many columns the grid of midpoints has: one bit of a word each.
pub(super) const COLUMNS: usize = 64;

/// Hexagons that make no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BoardError {
    /// There is no hexagon.
    #[error("{}", texts::xong_board_empty())]
    Empty,
    /// There are too many hexagons.
    #[error("{}", texts::xong_board_too_many(MOST_CELLS, *.0))]
    TooMany(usize),
    /// There are too many legs.
    #[error("{}", texts::xong_board_too_stringy(MOST_LEGS, *.0))]
    TooStringy(usize),
    /// The board is too wide or too high.
    #[error("{}", texts::xong_board_too_wide(WIDEST))]
    TooWide,
    /// A hexagon is named twice.
    #[error("{}", texts::xong_board_twice(&format!("{},{}", .0, .1)))]
    Twice(i32, i32),
}

/// A board.
pub struct Board {
    hexes: Vec<Hex>,
    mids: Vec<Mid>,
    /// Per leg the hexagons of the board that it is a side of: one or two.
    beside: Vec<CellSet>,
    /// Per hexagon its legs by direction.
    sides: Vec<[Leg; 6]>,
    /// Per hexagon its legs as a set.
    rims: Vec<LegSet>,
    /// Per leg the legs that meet it.
    neighbours: Vec<LegSet>,
    /// Per leg the set of it alone.
    singles: Vec<LegSet>,
    /// The number of the leg at each point of a grid of rows.
    grid: Vec<u16>,
    /// The point of the grid in row 0 and column 0, both even.
    origin: Mid,
    perimeter: LegSet,
    hash: u64,
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.hexes == other.hexes
    }
}

impl Eq for Board {}

impl fmt::Debug for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("Board").field(&self.text()).finish()
    }
}

impl Board {
    /// The board of these hexagons, given in any order.
    ///
    /// # Errors
    /// When there are none or too many of them, or they reach too far.
    pub fn new(hexes: impl IntoIterator<Item = Hex>) -> Result<Self, BoardError> {
        Self::among(hexes.into_iter().collect())
    }

    fn among(mut hexes: Vec<Hex>) -> Result<Self, BoardError> {
        hexes.sort_unstable_by_key(|hex| (hex.x, hex.y));
        if let Some(pair) = hexes.windows(2).find(|pair| pair[0] == pair[1]) {
            return Err(BoardError::Twice(pair[0].x, pair[0].y));
        }
        let (Some(first), Some(last)) = (hexes.first(), hexes.last()) else {
            return Err(BoardError::Empty);
        };
        if hexes.len() > MOST_CELLS {
            return Err(BoardError::TooMany(hexes.len()));
        }
        let top = hexes.iter().map(|hex| hex.y).min().unwrap_or(0);
        let bottom = hexes.iter().map(|hex| hex.y).max().unwrap_or(0);
        let too_far = |value: i32| !(-FARTHEST..=FARTHEST).contains(&value);
        if [first.x, last.x, top, bottom].into_iter().any(too_far)
            || last.x - first.x >= WIDEST
            || bottom - top >= WIDEST
        {
            return Err(BoardError::TooWide);
        }
        let sides: BTreeMap<Side, Mid> = hexes
            .iter()
            .flat_map(|hex| (0..6).map(|direction| Mid::of_side(*hex, direction)))
            .map(|mid| (mid.side(), mid))
            .collect();
        if sides.len() > MOST_LEGS {
            return Err(BoardError::TooStringy(sides.len()));
        }
        let mids: Vec<Mid> = sides.into_values().collect();
        // A midpoint lies at most one step beside its hexagon.
        let origin = Mid {
            x: (2 * first.x) as i16 - 2,
            y: (2 * top) as i16 - 2,
        };
        let rows = (2 * (bottom - top)) as usize + 5;
        Ok(Self::laid_out(hexes, mids, origin, rows))
    }

    fn laid_out(hexes: Vec<Hex>, mids: Vec<Mid>, origin: Mid, rows: usize) -> Self {
        let mut grid = vec![NONE; rows * COLUMNS];
        for (number, mid) in mids.iter().enumerate() {
            let (row, column) = (mid.y - origin.y, mid.x - origin.x);
            grid[row as usize * COLUMNS + column as usize] = number as u16;
        }
        let mut board = Self {
            beside: vec![CellSet::EMPTY; mids.len()],
            sides: Vec::new(),
            rims: Vec::new(),
            neighbours: Vec::new(),
            singles: (0..mids.len())
                .map(|leg| LegSet::only(Leg(leg as u16)))
                .collect(),
            perimeter: LegSet::EMPTY,
            hash: 0,
            hexes,
            mids,
            grid,
            origin,
        };
        board.sides = board
            .hexes
            .iter()
            .map(|hex| {
                core::array::from_fn(|direction| {
                    board
                        .leg_at(Mid::of_side(*hex, direction))
                        .unwrap_or(Leg(0))
                })
            })
            .collect();
        board.rims = board
            .sides
            .iter()
            .map(|sides| sides.iter().copied().collect())
            .collect();
        for (number, sides) in board.sides.iter().enumerate() {
            for leg in sides {
                let beside = &mut board.beside[leg.index()];
                beside.insert(Cell(number as u8));
            }
        }
        board.neighbours = board
            .mids
            .iter()
            .map(|mid| {
                let meeting = mid.neighbours().into_iter();
                meeting.filter_map(|other| board.leg_at(other)).collect()
            })
            .collect();
        board.perimeter = board
            .all()
            .iter()
            .filter(|leg| board.beside[leg.index()].len() == 1)
            .collect();
        board.hash = board.hexes.iter().fold(0, |hash, hex| {
            hash ^ zobrist_key(HEX, (i64::from(hex.x) << 32 ^ i64::from(hex.y)) as u64)
        });
        board
    }

    /// How many hexagons there are.
    pub fn cell_count(&self) -> usize {
        self.hexes.len()
    }

    /// How many legs there are.
    pub fn leg_count(&self) -> usize {
        self.mids.len()
    }

    /// All hexagons with their axial coordinates, for a layout with pointed
    /// tops: `x` counts to the right, `y` goes down.
    pub fn cells(&self) -> impl ExactSizeIterator<Item = (Cell, Hex)> {
        self.hexes
            .iter()
            .enumerate()
            .map(|(number, hex)| (Cell(number as u8), *hex))
    }

    /// All legs.
    pub fn all(&self) -> LegSet {
        LegSet::first(self.mids.len())
    }

    /// The legs at the rim of the board: sides of one hexagon only.
    pub const fn perimeter(&self) -> &LegSet {
        &self.perimeter
    }

    /// Where a hexagon lies, in axial coordinates.
    pub fn hex(&self, cell: Cell) -> Hex {
        self.hexes.get(cell.index()).copied().unwrap_or(Hex::ZERO)
    }

    /// The hexagon at axial coordinates, where the board has one.
    pub fn cell_at(&self, hex: Hex) -> Option<Cell> {
        self.hexes
            .binary_search_by_key(&(hex.x, hex.y), |known| (known.x, known.y))
            .ok()
            .map(|number| Cell(number as u8))
    }

    /// The legs of a hexagon by direction, see [`DIRECTIONS`].
    pub fn sides(&self, cell: Cell) -> Option<&[Leg; 6]> {
        self.sides.get(cell.index())
    }

    /// The legs of a hexagon as a set.
    pub fn rim(&self, cell: Cell) -> LegSet {
        self.rims.get(cell.index()).copied().unwrap_or_default()
    }

    /// The midpoint of a leg.
    pub fn mid(&self, leg: Leg) -> Mid {
        self.mids
            .get(leg.index())
            .copied()
            .unwrap_or(Mid { x: 0, y: 0 })
    }

    /// A leg in the notation of players.
    pub fn side(&self, leg: Leg) -> Side {
        self.mid(leg).side()
    }

    /// The leg at a midpoint, where the board has one.
    pub fn leg_at(&self, mid: Mid) -> Option<Leg> {
        let row = usize::try_from(i32::from(mid.y) - i32::from(self.origin.y)).ok()?;
        let column = usize::try_from(i32::from(mid.x) - i32::from(self.origin.x)).ok()?;
        if column >= COLUMNS {
            return None;
        }
        match self.grid.get(row * COLUMNS + column) {
            None | Some(&NONE) => None,
            Some(number) => Some(Leg(*number)),
        }
    }

    /// The leg at a place of the grid where there is known to be one, as a set:
    /// uniting sets is quicker than adding legs.
    #[inline]
    pub(super) fn grid_leg(&self, place: usize) -> LegSet {
        let number = self.grid.get(place).copied().unwrap_or(NONE);
        self.singles
            .get(usize::from(number))
            .copied()
            .unwrap_or_default()
    }

    /// How many rows the grid of midpoints has.
    pub(super) fn rows(&self) -> usize {
        self.grid.len() / COLUMNS
    }

    /// The row and the column of a leg in the grid.
    pub(super) fn in_grid(&self, leg: Leg) -> (usize, usize) {
        let mid = self.mid(leg);
        (
            (mid.y - self.origin.y) as usize,
            (mid.x - self.origin.x) as usize,
        )
    }

    /// The hexagons that a leg is a side of.
    pub fn beside(&self, leg: Leg) -> CellSet {
        self.beside.get(leg.index()).copied().unwrap_or_default()
    }

    /// The hexagons that any of the legs is a side of.
    pub fn touched_by(&self, legs: &LegSet) -> CellSet {
        legs.iter()
            .fold(CellSet::EMPTY, |touched, leg| touched | self.beside(leg))
    }

    /// The legs that meet a leg at a vertex.
    pub fn neighbours(&self, leg: Leg) -> LegSet {
        self.neighbours
            .get(leg.index())
            .copied()
            .unwrap_or_default()
    }

    /// The legs of `within` that are connected to `leg`, itself included.
    pub fn component(&self, leg: Leg, within: &LegSet) -> LegSet {
        let mut found = LegSet::only(leg);
        let mut open = vec![leg];
        while let Some(here) = open.pop() {
            let fresh = (self.neighbours(here) & *within) - found;
            for next in fresh.iter() {
                found.insert(next);
                open.push(next);
            }
        }
        found
    }

    /// Whether the legs are connected; the empty set is not.
    pub fn is_connected(&self, legs: &LegSet) -> bool {
        legs.least()
            .is_some_and(|leg| self.component(leg, legs) == *legs)
    }

    /// The hexagons that can be reached from each other: one set an island.
    pub fn islands(&self) -> Vec<CellSet> {
        let mut islands: Vec<CellSet> = Vec::new();
        for (cell, _) in self.cells() {
            if islands.iter().any(|island| island.contains(cell)) {
                continue;
            }
            let mut island = CellSet::only(cell);
            let mut open = vec![cell];
            while let Some(here) = open.pop() {
                let hex = self.hex(here);
                for (q, r) in DIRECTIONS {
                    let next = self.cell_at(hex + Hex::new(i32::from(q), i32::from(r)));
                    if let Some(next) = next.filter(|next| !island.contains(*next)) {
                        island.insert(next);
                        open.push(next);
                    }
                }
            }
            islands.push(island);
        }
        islands
    }

    /// The ways the board can be turned and mirrored onto itself, the identity
    /// first: `symmetry[leg]` is where `leg` goes.
    pub fn symmetries(&self) -> Vec<Vec<Leg>> {
        let mut canonical = self.mids.clone();
        normalise(&mut canonical);
        let mut found: BTreeSet<Vec<Leg>> = BTreeSet::new();
        let mut symmetries = Vec::new();
        for image in twelve_images(&self.mids) {
            let mut normal = image.clone();
            normalise(&mut normal);
            if normal != canonical {
                continue;
            }
            let corner = |mids: &[Mid]| {
                let x = mids.iter().map(|mid| mid.x).min().unwrap_or(0);
                let y = mids.iter().map(|mid| mid.y).min().unwrap_or(0);
                (x & !1, y & !1)
            };
            let (from, to) = (corner(&image), corner(&self.mids));
            let moved = image
                .iter()
                .map(|mid| self.leg_at(mid.moved(to.0 - from.0, to.1 - from.1)));
            if let Some(symmetry) = moved.collect::<Option<Vec<Leg>>>()
                && found.insert(symmetry.clone())
            {
                symmetries.push(symmetry);
            }
        }
        symmetries
    }

    /// A hash of the hexagons.
    pub(super) const fn hash(&self) -> u64 {
        self.hash
    }
}

/// The stream of keys for the hexagons of a board.
const HEX: u64 = 0x0586;
