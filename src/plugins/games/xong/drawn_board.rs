//! A board while it is being drawn: hexes put down and taken away, each together
//! with its images under a symmetry, and every stroke can be undone.

use std::collections::BTreeSet;

use hexx::Hex;

use crate::rules::xong::{Board, BoardError};
use crate::texts;

/// How many rows of the field lie above the middle one, and below it.
pub(crate) const ROWS: i32 = 7;
/// How many half hexes the field reaches to either side of the middle.
pub(crate) const HALF_COLUMNS: i32 = 19;
/// How many strokes can be undone.
const STROKES: usize = 200;

/// What is put down or taken away together.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Symmetry {
    /// Each hex alone.
    #[default]
    None,
    /// With its mirror image to the left or right.
    Mirror,
    /// With its image after half a turn.
    Half,
    /// With its images after thirds of a turn.
    Thirds,
    /// With its images after sixths of a turn.
    Sixths,
}

impl Symmetry {
    /// All of them with their names.
    pub(crate) fn all() -> [(Self, &'static str); 5] {
        [
            (Self::None, texts::table_xong_symmetry_none()),
            (Self::Mirror, texts::table_xong_symmetry_mirror()),
            (Self::Half, texts::table_xong_symmetry_half()),
            (Self::Thirds, texts::table_xong_symmetry_thirds()),
            (Self::Sixths, texts::table_xong_symmetry_sixths()),
        ]
    }

    /// The hex and its images about the middle of the field, each once.
    pub(crate) fn images(self, hex: Hex) -> Vec<Hex> {
        let turned = |times: usize| {
            (0..times).fold(hex, |hex, _| Hex {
                x: -hex.y,
                y: hex.x + hex.y,
            })
        };
        let mut images = match self {
            Self::None => vec![hex],
            Self::Mirror => vec![
                hex,
                Hex {
                    x: -hex.x - hex.y,
                    y: hex.y,
                },
            ],
            Self::Half => vec![hex, turned(3)],
            Self::Thirds => [0, 2, 4].map(turned).to_vec(),
            Self::Sixths => (0..6).map(turned).collect(),
        };
        images.sort_by_key(|hex| (hex.x, hex.y));
        images.dedup();
        images
    }
}

type Hexes = BTreeSet<(i32, i32)>;

/// A board that is being drawn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Sketch {
    hexes: Hexes,
    undone: Vec<Hexes>,
    before: Vec<Hexes>,
    /// What is put down together.
    pub(crate) symmetry: Symmetry,
}

/// Whether a hex lies on the field.
pub(crate) const fn is_on_field(hex: Hex) -> bool {
    hex.y.abs() <= ROWS && (2 * hex.x + hex.y).abs() <= HALF_COLUMNS
}

/// The hexes of the field, row by row.
pub(crate) fn field() -> impl Iterator<Item = Hex> {
    (-ROWS..=ROWS)
        .flat_map(|y| (-HALF_COLUMNS..=HALF_COLUMNS).map(move |x| Hex { x, y }))
        .filter(|hex| is_on_field(*hex))
}

impl Sketch {
    /// Whether a hex belongs to the board.
    pub(crate) fn contains(&self, hex: Hex) -> bool {
        self.hexes.contains(&(hex.x, hex.y))
    }

    /// How many hexes there are.
    pub(crate) fn len(&self) -> usize {
        self.hexes.len()
    }

    /// Whether there are none.
    pub(crate) fn is_empty(&self) -> bool {
        self.hexes.is_empty()
    }

    /// Remembers how it is before a stroke.
    pub(crate) fn begin_stroke(&mut self) {
        self.undone.clear();
        if self.before.len() == STROKES {
            self.before.remove(0);
        }
        self.before.push(self.hexes.clone());
    }

    /// Puts a hex and its images down, or takes them away.
    pub(crate) fn set(&mut self, hex: Hex, there: bool) {
        for image in self.symmetry.images(hex) {
            if !is_on_field(image) {
                continue;
            }
            if there {
                self.hexes.insert((image.x, image.y));
            } else {
                self.hexes.remove(&(image.x, image.y));
            }
        }
    }

    /// Puts a hex down or takes it away, as a stroke of its own.
    pub(crate) fn toggle(&mut self, hex: Hex) {
        let there = !self.contains(hex);
        self.begin_stroke();
        self.set(hex, there);
    }

    /// Takes everything away, as a stroke.
    pub(crate) fn clear(&mut self) {
        self.begin_stroke();
        self.hexes.clear();
    }

    /// Forgets the strokes so far.
    pub(crate) fn forget(&mut self) {
        self.before.clear();
        self.undone.clear();
    }

    /// Whether a stroke can be undone.
    pub(crate) const fn can_undo(&self) -> bool {
        !self.before.is_empty()
    }

    /// Whether a stroke can be redone.
    pub(crate) const fn can_redo(&self) -> bool {
        !self.undone.is_empty()
    }

    /// Undoes the last stroke.
    pub(crate) fn undo(&mut self) {
        if let Some(before) = self.before.pop() {
            self.undone
                .push(core::mem::replace(&mut self.hexes, before));
        }
    }

    /// Redoes the stroke that was undone last.
    pub(crate) fn redo(&mut self) {
        if let Some(after) = self.undone.pop() {
            self.before.push(core::mem::replace(&mut self.hexes, after));
        }
    }

    /// Lays a board into the middle of the field, as a stroke; whether it finds
    /// room there. Otherwise nothing changes.
    pub(crate) fn take(&mut self, board: &Board) -> bool {
        let hexes = || board.cells().map(|(_, hex)| hex);
        // Twice the middle, to stay with whole numbers.
        let middle = |low: Option<i32>, high: Option<i32>| low.unwrap_or(0) + high.unwrap_or(0);
        let rows = || hexes().map(|hex| hex.y);
        let down = middle(rows().min(), rows().max()).div_euclid(2);
        let columns = || hexes().map(|hex| 2 * hex.x + hex.y);
        let across = middle(columns().min(), columns().max());
        let right = (across - 2 * down + 2).div_euclid(4);
        let moved = || {
            hexes().map(|hex| Hex {
                x: hex.x - right,
                y: hex.y - down,
            })
        };
        if !moved().all(is_on_field) {
            return false;
        }
        let hexes: Hexes = moved().map(|hex| (hex.x, hex.y)).collect();
        if hexes != self.hexes {
            self.begin_stroke();
            self.hexes = hexes;
        }
        true
    }

    /// The board.
    ///
    /// # Errors
    /// When the hexes make none.
    pub(crate) fn board(&self) -> Result<Board, BoardError> {
        Board::new(self.hexes.iter().map(|(x, y)| Hex { x: *x, y: *y }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::xong::Regular;

    fn drawn(hexes: &[(i32, i32)], symmetry: Symmetry) -> Sketch {
        let mut sketch = Sketch {
            symmetry,
            ..Sketch::default()
        };
        sketch.begin_stroke();
        for (x, y) in hexes {
            sketch.set(Hex { x: *x, y: *y }, true);
        }
        sketch
    }

    #[test]
    fn images_come_with_what_is_drawn() {
        for (symmetry, at_the_side, in_the_middle) in [
            (Symmetry::None, 1, 1),
            (Symmetry::Mirror, 2, 1),
            (Symmetry::Half, 2, 1),
            (Symmetry::Thirds, 3, 1),
            (Symmetry::Sixths, 6, 1),
        ] {
            assert_eq!(drawn(&[(3, -1)], symmetry).len(), at_the_side);
            assert_eq!(drawn(&[(0, 0)], symmetry).len(), in_the_middle);
            let mut sketch = drawn(&[(3, -1)], symmetry);
            let image = *symmetry.images(Hex { x: 3, y: -1 }).first().unwrap();
            sketch.toggle(image);
            assert!(sketch.is_empty(), "{symmetry:?} takes away together");
        }
        let mirrored = Symmetry::Mirror.images(Hex { x: 2, y: -2 });
        let across: i32 = mirrored.iter().map(|hex| 2 * hex.x + hex.y).sum();
        assert_eq!(across, 0, "to the left and to the right of the middle");
    }

    #[test]
    fn strokes_are_taken_back_and_made_again() {
        let mut sketch = drawn(&[(0, 0), (1, 0)], Symmetry::None);
        sketch.toggle(Hex { x: 2, y: 0 });
        let full = sketch.clone();
        sketch.undo();
        assert_eq!(sketch.len(), 2);
        sketch.undo();
        assert!(sketch.is_empty() && !sketch.can_undo());
        sketch.redo();
        sketch.redo();
        assert_eq!(sketch, full);
        sketch.undo();
        sketch.toggle(Hex { x: -1, y: 0 });
        assert!(!sketch.can_redo(), "another stroke takes the place of it");
    }

    #[test]
    fn boards_find_their_place_and_come_back_the_same() {
        for shape in [
            Regular::Hexagon(5),
            Regular::Hexagon(6),
            Regular::Triangle(11),
            Regular::Rhombus(8),
            Regular::Star(4),
            Regular::Ring(5),
        ] {
            let board = Board::regular(shape);
            let mut sketch = Sketch::default();
            assert!(sketch.take(&board), "{shape:?}");
            let again = sketch.board().unwrap();
            assert_eq!(again.picture(), board.picture(), "{shape:?}");
            let centred: Hexes = field()
                .filter(|hex| sketch.contains(*hex))
                .map(|hex| (hex.y, 2 * hex.x + hex.y))
                .collect();
            let lowest = centred.iter().map(|(_, at)| at).min().unwrap();
            let highest = centred.iter().map(|(_, at)| at).max().unwrap();
            assert!((lowest + highest).abs() <= 2, "{shape:?}");
        }
        let long = Board::drawn("0:0..30").unwrap();
        let mut sketch = drawn(&[(0, 0)], Symmetry::None);
        let before = sketch.clone();
        assert!(!sketch.take(&long));
        assert_eq!(sketch, before, "what finds no room changes nothing");
    }

    #[test]
    fn nothing_is_drawn_beside_the_field() {
        let mut sketch = drawn(&[(0, ROWS + 1), (HALF_COLUMNS, 0)], Symmetry::None);
        assert!(sketch.is_empty());
        assert_eq!(sketch.board(), Err(BoardError::Empty));
        for hex in field() {
            sketch.set(hex, true);
        }
        assert!(matches!(sketch.board(), Err(BoardError::TooMany(_))));
    }
}
