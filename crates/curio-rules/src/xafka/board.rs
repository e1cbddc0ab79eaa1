//! The boards: which hexagons there are, what they are called, and the twelve
//! lines over each of them.

use std::sync::OnceLock;

use hexx::Hex;

use super::{
    cells::{Cell, CellSet},
    options::CornerLines,
};

/// The shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Shape {
    /// The hexagon of side 3 for training, 19 hexagons.
    Side3,
    /// The hexagon of side 4 of mini-Xafka, 37 hexagons.
    Side4,
    /// The hexagon of side 5, 61 hexagons.
    Side5,
    /// Nine files of seven, 63 hexagons like the original Xafka.
    Brick9x7,
}

impl Shape {
    /// All shapes.
    pub const ALL: [Self; 4] = [Self::Side3, Self::Side4, Self::Side5, Self::Brick9x7];

    /// How many hexagons the board has.
    pub const fn cells(self) -> u8 {
        match self {
            Self::Side3 => 19,
            Self::Side4 => 37,
            Self::Side5 => 61,
            Self::Brick9x7 => 63,
        }
    }

    /// After how many hexagons the light is usually free: 11 of 37, and as
    /// large a part of the other boards.
    pub const fn usual_light(self) -> u8 {
        match self {
            Self::Side3 => 6,
            Self::Side4 => 11,
            Self::Side5 => 18,
            Self::Brick9x7 => 19,
        }
    }

    /// The hexagons as (file, oblique rank, rank in the name), by their numbers.
    fn layout(self) -> Vec<(i32, i32, i32)> {
        let hexagon = |side: i32| {
            (0..2 * side - 1)
                .flat_map(move |file| {
                    let low = (file - side + 2).max(1);
                    let high = (side + file).min(2 * side - 1);
                    (low..=high).map(move |rank| (file, rank, rank))
                })
                .collect()
        };
        match self {
            Self::Side3 => hexagon(3),
            Self::Side4 => hexagon(4),
            Self::Side5 => hexagon(5),
            Self::Brick9x7 => (0..9)
                .flat_map(|file| (1..=7).map(move |row| (file, row + (file + 1) / 2, row)))
                .collect(),
        }
    }
}

/// The six lines through a hexagon: three over edges, three over corners, as
/// steps of (file, oblique rank) towards higher numbers.
const AXES: [(i32, i32); 6] = [(0, 1), (1, 0), (1, 1), (1, -1), (1, 2), (2, 1)];

/// The twelve directions of a slide over corners or edges.
const CORNER_AXES: core::ops::Range<usize> = 3..6;

/// One step over a corner: where it leads, and the two hexagons beside it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct CornerStep {
    to: Cell,
    /// Those of the two hexagons beside the step that the board has.
    beside: CellSet,
}

/// A board with everything about it that never changes.
#[derive(Debug)]
pub struct Board {
    shape: Shape,
    names: Vec<String>,
    hexes: Vec<Hex>,
    /// Per hexagon the other hexagons on each line through it.
    lines: Vec<[u64; 6]>,
    /// The same with the order of the bits reversed.
    reversed: Vec<[u64; 6]>,
    /// Per hexagon the steps over its corners, three upwards and three downwards.
    corner_steps: Vec<[Option<CornerStep>; 6]>,
    neighbours: Vec<CellSet>,
    symmetries: Vec<Vec<Cell>>,
}

impl Board {
    /// The board of a shape.
    pub fn for_shape(shape: Shape) -> &'static Self {
        static BOARDS: [OnceLock<Board>; 4] = [const { OnceLock::new() }; 4];
        BOARDS[shape as usize].get_or_init(|| Self::new(shape))
    }

    fn new(shape: Shape) -> Self {
        let layout = shape.layout();
        let find = |file: i32, rank: i32| {
            layout
                .iter()
                .position(|&(f, r, _)| (f, r) == (file, rank))
                .map(|index| Cell(index as u8))
        };
        let ray = |from: (i32, i32), step: (i32, i32)| -> CellSet {
            (1..)
                .map_while(|n| find(from.0 + n * step.0, from.1 + n * step.1))
                .collect()
        };
        let mut lines = Vec::new();
        let mut corner_steps = Vec::new();
        let mut neighbours = Vec::new();
        for &(file, rank, _) in &layout {
            let here = (file, rank);
            lines.push(AXES.map(|axis| {
                let [line] = (ray(here, axis) | ray(here, (-axis.0, -axis.1))).words();
                line
            }));
            let mut steps = [None; 6];
            for (slot, axis) in AXES[CORNER_AXES].iter().enumerate() {
                for (half, sign) in [(0, 1), (3, -1)] {
                    let step = (axis.0 * sign, axis.1 * sign);
                    // A step over a corner is the sum of the two steps over
                    // edges that lie beside it.
                    let beside = edge_steps()
                        .filter(|edge| {
                            edge_steps().any(|other| {
                                other != *edge && (edge.0 + other.0, edge.1 + other.1) == step
                            })
                        })
                        .filter_map(|edge| find(file + edge.0, rank + edge.1))
                        .collect();
                    steps[slot + half] =
                        find(file + step.0, rank + step.1).map(|to| CornerStep { to, beside });
                }
            }
            corner_steps.push(steps);
            neighbours.push(
                edge_steps()
                    .filter_map(|edge| find(file + edge.0, rank + edge.1))
                    .collect(),
            );
        }
        let reversed = lines
            .iter()
            .map(|masks: &[u64; 6]| masks.map(u64::reverse_bits))
            .collect();
        let hexes: Vec<Hex> = layout
            .iter()
            .map(|&(file, rank, _)| Hex::new(file, -rank))
            .collect();
        Self {
            shape,
            names: layout
                .iter()
                .map(|&(file, _, rank)| format!("{}{rank}", char::from(b'a' + file as u8)))
                .collect(),
            symmetries: symmetries(&hexes),
            hexes,
            lines,
            reversed,
            corner_steps,
            neighbours,
        }
    }

    /// The shape of the board.
    pub const fn shape(&self) -> Shape {
        self.shape
    }

    /// How many hexagons there are.
    pub fn len(&self) -> u8 {
        self.shape.cells()
    }

    /// Never: every board has hexagons.
    pub fn is_empty(&self) -> bool {
        false
    }

    /// All hexagons.
    pub fn all(&self) -> CellSet {
        CellSet::first(self.len().into())
    }

    /// The name of a hexagon, such as `d4`: files from the left, ranks along
    /// the oblique lines (ruling A2).
    ///
    /// A cell of another board is called `?`.
    pub fn name(&self, cell: Cell) -> &str {
        self.names.get(cell.index()).map_or("?", String::as_str)
    }

    /// The hexagon of a name, in either case.
    pub fn cell(&self, name: &str) -> Option<Cell> {
        self.names
            .iter()
            .position(|known| known.eq_ignore_ascii_case(name))
            .map(|index| Cell(index as u8))
    }

    /// Where a hexagon lies, in axial coordinates for a layout with flat tops:
    /// `x` counts the files to the right, `y` goes down.
    pub fn hex(&self, cell: Cell) -> Hex {
        self.hexes.get(cell.index()).copied().unwrap_or(Hex::ZERO)
    }

    /// The hexagon at axial coordinates, where the board has one.
    pub fn cell_at(&self, hex: Hex) -> Option<Cell> {
        self.hexes
            .iter()
            .position(|known| *known == hex)
            .map(|index| Cell(index as u8))
    }

    /// The hexagons that share an edge with `cell`.
    pub fn neighbours(&self, cell: Cell) -> CellSet {
        self.neighbours
            .get(cell.index())
            .copied()
            .unwrap_or_default()
    }

    /// The ways the board can be turned and mirrored onto itself, the identity
    /// first: `symmetry[cell]` is where `cell` goes.
    pub fn symmetries(&self) -> &[Vec<Cell>] {
        &self.symmetries
    }

    /// What a piece on `from` sees: the hexagons along its twelve lines, up to
    /// the first that is gone.
    ///
    /// Whether a move may end there is another question, see
    /// [`super::Xafka::destinations`].
    pub fn reach(&self, from: Cell, holes: CellSet, corner: CornerLines) -> CellSet {
        let (Some(lines), Some(reversed)) = (
            self.lines.get(from.index()),
            self.reversed.get(from.index()),
        ) else {
            return CellSet::EMPTY;
        };
        // Subtracting the slider from the holes of a line borrows through all
        // bits up to the first hole: those are the ones it sees. For the lower
        // numbers the same is done with the order of the bits reversed.
        let axes = if corner == CornerLines::None {
            AXES.len()
        } else {
            CORNER_AXES.start
        };
        let up = 1_u64 << (from.0 & 63);
        let down = up.reverse_bits();
        let [holes_up] = holes.words();
        let holes_down = holes_up.reverse_bits();
        let (mut seen_up, mut seen_down) = (0, 0);
        for (line, mirrored) in lines.iter().zip(reversed).take(axes) {
            let blockers = holes_up & line;
            seen_up |= (blockers.wrapping_sub(up) ^ blockers) & line;
            let blockers = holes_down & mirrored;
            seen_down |= (blockers.wrapping_sub(down) ^ blockers) & mirrored;
        }
        let seen = CellSet::from_words([seen_up | seen_down.reverse_bits()]) - holes;
        if corner == CornerLines::None {
            seen
        } else {
            seen | self.reach_over_corners(from, holes, corner)
        }
    }

    fn reach_over_corners(&self, from: Cell, holes: CellSet, corner: CornerLines) -> CellSet {
        let mut seen = CellSet::EMPTY;
        for direction in 0..6 {
            let mut here = from;
            while let Some(step) = self
                .corner_steps
                .get(here.index())
                .and_then(|steps| steps[direction])
            {
                let gone = step.beside & holes;
                let closed = match corner {
                    CornerLines::None => false,
                    // A hexagon that the board never had is not gone.
                    CornerLines::Both => gone.len() == 2,
                    CornerLines::Any => !gone.is_empty(),
                };
                if closed || holes.contains(step.to) {
                    break;
                }
                seen.insert(step.to);
                here = step.to;
            }
        }
        seen
    }
}

/// The six steps over edges.
fn edge_steps() -> impl Iterator<Item = (i32, i32)> {
    AXES[..CORNER_AXES.start]
        .iter()
        .flat_map(|&(file, rank)| [(file, rank), (-file, -rank)])
}

/// The turns and mirrorings about the middle hexagon that map the board onto
/// itself.
fn symmetries(hexes: &[Hex]) -> Vec<Vec<Cell>> {
    let centre = hexes[hexes.len() / 2];
    let find = |hex: Hex| {
        hexes
            .iter()
            .position(|known| *known == hex)
            .map(|at| Cell(at as u8))
    };
    let mut found = Vec::new();
    for mirrored in [false, true] {
        for turns in 0..6 {
            let image = |hex: &Hex| {
                let offset = *hex - centre;
                let offset = if mirrored {
                    Hex::new(-offset.x, offset.x + offset.y)
                } else {
                    offset
                };
                find((0..turns).fold(offset, |hex, _| Hex::new(-hex.y, hex.x + hex.y)) + centre)
            };
            if let Some(symmetry) = hexes.iter().map(image).collect::<Option<Vec<_>>>() {
                found.push(symmetry);
            }
        }
    }
    found
}
