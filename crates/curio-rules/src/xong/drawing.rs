//! Boards as texts: drawn by hand, listed by rows, and the regular shapes.
//!
//! The canonical text lists the rows from the top, `/` between them, each as
//! its `r` and the runs of its `q`: `-1:0..1/0:-1..1/1:-1..0` is the hexagon of
//! side 2. A picture is read too: lines from the top, `x` for a hexagon and `.`
//! for none, every line shifted by one character against the next, as
//! hexagons lie: `.x.x./x.x.x/.x.x.`.

use core::fmt::Write as _;

use hexx::Hex;

use super::board::{Board, BoardError};
use crate::{sorted::sort_few, texts};

/// A text that draws no board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum DrawingError {
    /// The hexagons make no board.
    #[error(transparent)]
    Board(#[from] BoardError),
    /// A row cannot be read.
    #[error("{}", texts::xong_board_row(.0))]
    Row(String),
    /// The rows of a picture do not interlock.
    #[error("{}", texts::xong_board_shift())]
    Shift,
}

impl Board {
    /// The standard board: the hexagon with five hexagons a side, 61 of them.
    pub fn standard() -> Self {
        Self::regular(Regular::Hexagon(5))
    }

    /// A board of regular shape.
    pub fn regular(shape: Regular) -> Self {
        // Every regular shape is a board; that is tested.
        Self::new(shape.hexes()).unwrap_or_else(|_| Self::single())
    }

    /// The board of one hexagon.
    fn single() -> Self {
        match Self::new([Hex::ZERO]) {
            Ok(board) => board,
            Err(_) => unreachable!("one hexagon makes a board"),
        }
    }

    /// The board that a text draws.
    ///
    /// # Errors
    /// When the text is no drawing, or what it shows no board.
    pub fn drawn(text: &str) -> Result<Self, DrawingError> {
        let rows = text.split(['/', '\n']).map(str::trim_end);
        let hexes = if text.contains(':') {
            listed(rows)?
        } else {
            pictured(rows)?
        };
        Ok(Self::new(hexes)?)
    }

    /// The board as a picture of `x` and `.` that [`Board::drawn`] reads: it
    /// may lie elsewhere then.
    pub fn picture(&self) -> String {
        let places = || self.cells().map(|(_, hex)| (hex.y, 2 * hex.x + hex.y));
        let top = places().map(|(row, _)| row).min().unwrap_or(0);
        let bottom = places().map(|(row, _)| row).max().unwrap_or(0);
        let left = places().map(|(_, column)| column).min().unwrap_or(0);
        let right = places().map(|(_, column)| column).max().unwrap_or(0);
        let mut rows = vec![vec!['.'; (right - left + 1) as usize]; (bottom - top + 1) as usize];
        for (row, column) in places() {
            rows[(row - top) as usize][(column - left) as usize] = 'x';
        }
        rows.into_iter()
            .map(|row| row.into_iter().collect::<String>() + "\n")
            .collect()
    }

    /// The canonical text of the board.
    pub fn text(&self) -> String {
        let mut hexes: Vec<Hex> = self.cells().map(|(_, hex)| hex).collect();
        sort_few(&mut hexes, |hex| (hex.y, hex.x));
        let mut text = String::new();
        let mut at = 0;
        let mut row = None;
        while let Some(first) = hexes.get(at) {
            let run = (hexes[at..].iter().zip(first.x..))
                .take_while(|(hex, q)| (hex.x, hex.y) == (*q, first.y))
                .count();
            at += run;
            if row != Some(first.y) {
                let gap = if row.is_some() { "/" } else { "" };
                let _ = write!(text, "{gap}{}:", first.y);
                row = Some(first.y);
            } else {
                text.push(',');
            }
            let _ = match run {
                1 => write!(text, "{}", first.x),
                _ => write!(text, "{}..{}", first.x, first.x + run as i32 - 1),
            };
        }
        text
    }
}

fn listed<'a>(rows: impl Iterator<Item = &'a str>) -> Result<Vec<Hex>, DrawingError> {
    let mut hexes = Vec::new();
    for row in rows.map(str::trim).filter(|row| !row.is_empty()) {
        let fail = || DrawingError::Row(row.to_owned());
        let number = |text: &str| {
            text.trim()
                .parse::<i16>()
                .map(i32::from)
                .map_err(|_| fail())
        };
        let (r, runs) = row.split_once(':').ok_or_else(fail)?;
        let r = number(r)?;
        for run in runs.split(',') {
            let (low, high) = match run.split_once("..") {
                Some((low, high)) => (number(low)?, number(high)?),
                None => (number(run)?, number(run)?),
            };
            if high < low || high - low >= super::board::WIDEST {
                return Err(fail());
            }
            hexes.extend((low..=high).map(|q| Hex::new(q, r)));
        }
    }
    Ok(hexes)
}

fn pictured<'a>(rows: impl Iterator<Item = &'a str>) -> Result<Vec<Hex>, DrawingError> {
    let mut places = Vec::new();
    for (r, row) in (0_i32..).zip(rows) {
        for (column, sign) in (0_i32..).zip(row.chars()) {
            match sign {
                'x' | 'X' | 'o' | 'O' | '#' | '*' => places.push((column, r)),
                '.' | '-' | '_' | ' ' => {}
                _ => return Err(DrawingError::Row(row.to_owned())),
            }
        }
        if r > 4 * super::board::WIDEST {
            return Err(BoardError::TooWide.into());
        }
    }
    // A hexagon `(q, r)` stands in column `2 q + r`, up to a constant.
    let parity = places.first().map_or(0, |(column, r)| (column - r) & 1);
    if places.iter().any(|(column, r)| (column - r) & 1 != parity) {
        return Err(DrawingError::Shift);
    }
    Ok(places
        .into_iter()
        .map(|(column, r)| Hex::new((column - r - parity) / 2, r))
        .collect())
}

/// A regular shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Regular {
    /// A hexagon with this many hexagons a side.
    Hexagon(u8),
    /// A triangle with this many hexagons a side.
    Triangle(u8),
    /// A rhombus with this many hexagons a side.
    Rhombus(u8),
    /// A hexagon of this many hexagons a side with a triangle on each side.
    Star(u8),
    /// A hexagon of this many hexagons a side without the seven in the middle.
    Ring(u8),
}

impl Regular {
    fn hexes(self) -> Vec<Hex> {
        let (Self::Hexagon(side)
        | Self::Triangle(side)
        | Self::Rhombus(side)
        | Self::Star(side)
        | Self::Ring(side)) = self;
        let reach = i32::from(side.max(1)) - 1;
        let far = |hex: Hex| hex.x.abs().max(hex.y.abs()).max((hex.x + hex.y).abs());
        let belongs = |hex: Hex| match self {
            Self::Hexagon(_) => far(hex) <= reach,
            Self::Ring(_) => far(hex) <= reach && far(hex) > 1,
            Self::Triangle(_) => hex.x >= 0 && hex.y >= 0 && hex.x + hex.y <= reach,
            Self::Rhombus(_) => (0..=reach).contains(&hex.x) && (0..=reach).contains(&hex.y),
            Self::Star(_) => {
                let most = hex.x.max(hex.y).max(-hex.x - hex.y);
                let least = hex.x.min(hex.y).min(-hex.x - hex.y);
                most <= reach || least >= -reach
            }
        };
        let range = -2 * reach - 1..=2 * reach + 1;
        range
            .clone()
            .flat_map(|q| range.clone().map(move |r| Hex::new(q, r)))
            .filter(|hex| belongs(*hex))
            .collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn regular_shapes_have_their_sizes() {
        for (shape, cells) in [
            (Regular::Hexagon(5), 61),
            (Regular::Hexagon(4), 37),
            (Regular::Hexagon(6), 91),
            (Regular::Triangle(11), 66),
            (Regular::Rhombus(8), 64),
            (Regular::Star(4), 73),
            (Regular::Ring(5), 54),
        ] {
            let board = Board::new(shape.hexes()).unwrap();
            assert_eq!(board.cell_count(), cells, "{shape:?}");
            assert_eq!(board, Board::regular(shape));
            assert_eq!(Board::drawn(&board.text()).unwrap(), board);
            assert!(!board.text().contains(char::is_whitespace));
            let again = Board::drawn(board.picture().trim_end()).unwrap();
            assert_eq!(again.picture(), board.picture());
            assert_eq!(again.leg_count(), board.leg_count());
        }
    }

    #[test]
    fn pictures_and_rows_draw_the_same() {
        let seven = Board::regular(Regular::Hexagon(2));
        assert_eq!(seven.text(), "-1:0..1/0:-1..1/1:-1..0");
        let picture = Board::drawn(" x x \nx x x\n x x ").unwrap();
        let moved: Vec<Hex> = picture
            .cells()
            .map(|(_, hex)| hex - Hex::new(0, 1))
            .collect();
        assert_eq!(
            Board::new(moved).unwrap(),
            Board::drawn("-1:1,0/0:-1..1/1:-1..0").unwrap()
        );
        assert_eq!(Board::drawn(".x.x./x.x.x/.x.x."), Ok(picture));
    }

    #[test]
    fn bad_drawings_are_refused() {
        for (text, wrong) in [
            ("", "at least one"),
            ("...", "at least one"),
            ("xx", "two characters apart"),
            ("x.x/x", "two characters apart"),
            ("0:1..0", "not a row"),
            ("0:1..9999", "not a row"),
            ("0:a", "not a row"),
            ("abc", "not a row"),
            ("0:0..10,3", "named twice"),
            ("0:0,40", "wide and high"),
            ("0:0..9/40:1", "wide and high"),
        ] {
            let error = Board::drawn(text).unwrap_err().to_string();
            assert!(error.contains(wrong), "{text}: {error}");
        }
        let rows: Vec<String> = (0..11).map(|r| format!("{r}:0..10")).collect();
        let error = Board::drawn(&rows.join("/")).unwrap_err().to_string();
        assert!(error.contains("at most 120"), "{error}");
    }
}
