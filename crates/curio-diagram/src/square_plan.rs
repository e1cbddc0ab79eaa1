//! Where the squares of a square board lie on the sheet, and the names on its frame.

use curio_rules::Player;

use super::{
    View,
    markup::{At, SMALL, text},
    palette::Tone,
    seats::Seating,
    sheet::{Sheet, WIDTH, layer},
};

/// The plan of a board with as many columns as rows, framed, as wide as the sheet.
#[derive(Clone, Copy, Debug)]
pub struct SquarePlan {
    /// The top of the frame.
    pub top: f64,
    /// The side of a square.
    pub unit: f64,
    side: u8,
    frame: f64,
    /// Whether the second player looks at it.
    is_far: bool,
}

impl SquarePlan {
    /// The plan of a board with `side` columns and rows in a frame of this width.
    pub fn new(side: u8, frame: f64, seating: &Seating, view: &View<'_>) -> Self {
        Self {
            top: seating.top,
            unit: (WIDTH - 2.0 * frame) / f64::from(side),
            side,
            frame,
            is_far: view.from != Player::FIRST,
        }
    }

    /// The middle of the square in a column, from the left, and a row, from the near edge,
    /// as the first player counts them from 0.
    pub fn at(&self, column: u8, row: u8) -> At {
        let last = f64::from(self.side) - 1.0;
        let (column, row) = (f64::from(column), f64::from(row));
        let (right, down) = match self.is_far {
            true => (last - column, row),
            false => (column, last - row),
        };
        At::new(self.frame, self.top + self.frame) + At::new(right + 0.5, down + 0.5) * self.unit
    }

    /// The upper left corner of that square.
    pub fn corner(&self, column: u8, row: u8) -> At {
        self.at(column, row) - At::new(self.unit, self.unit) * 0.5
    }

    /// Writes letters under the columns and numbers beside the rows.
    pub fn name_lines(&self, sheet: &mut Sheet, ink: Tone) {
        let mut names = String::new();
        let middle = self.frame / 2.0;
        for n in 0..self.side {
            let at = self.at(n, n);
            let (bottom, left) = (self.top + WIDTH - middle, middle);
            let column = char::from(b'a' + n).to_string();
            names.push_str(&text(At::new(at.x, bottom), SMALL, ink, &column));
            let row = (n + 1).to_string();
            names.push_str(&text(At::new(left, at.y), SMALL, ink, &row));
        }
        sheet.put(layer::GROUND, "board-names", names);
    }
}
