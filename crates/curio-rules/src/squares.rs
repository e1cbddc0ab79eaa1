//! Squares in columns and rows: their names, the steps between them, and boards of them as
//! text. A game that numbers its squares in another way, to be fast, shares the texts.

use core::fmt::{self, Write as _};

use crate::{Numbered, texts};

/// A square of a board with up to `SIDE` columns and rows, at most 15. Its number counts
/// from `a1` along the rows and does not depend on how large the board is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square<const SIDE: u8>(u8);

/// A step: columns to the right, and rows away from the near edge.
pub type Step = (i8, i8);

impl<const SIDE: u8> Square<SIDE> {
    /// The steps to the four squares that share a side.
    pub const STRAIGHT: [Step; 4] = [(0, 1), (1, 0), (0, -1), (-1, 0)];
    /// The steps to the four squares that share a corner only.
    pub const DIAGONAL: [Step; 4] = [(1, 1), (1, -1), (-1, -1), (-1, 1)];

    /// The square in this column and row, both counted from 0.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIDE && row < SIDE {
            Some(Self(row * SIDE + column))
        } else {
            None
        }
    }

    /// Reads a name such as `c4`.
    pub fn read(name: &str) -> Option<Self> {
        let (column, row) = read_name(name)?;
        Self::new(column, row)
    }

    /// The column, 0 for `a`.
    pub const fn column(self) -> u8 {
        self.0 % SIDE
    }

    /// The row, 0 for `1`.
    pub const fn row(self) -> u8 {
        self.0 / SIDE
    }

    /// The square that many steps further, where there is one on the largest board.
    #[must_use]
    pub fn after(self, (columns, rows): Step, steps: u8) -> Option<Self> {
        let along =
            |from: u8, by: i8| u8::try_from(i16::from(from) + i16::from(by) * i16::from(steps));
        Self::new(
            along(self.column(), columns).ok()?,
            along(self.row(), rows).ok()?,
        )
    }

    /// The step that leads straight or diagonally to another square, and how often.
    pub fn line_to(self, other: Self) -> Option<(Step, u8)> {
        let columns = other.column() as i8 - self.column() as i8;
        let rows = other.row() as i8 - self.row() as i8;
        let far = columns.unsigned_abs().max(rows.unsigned_abs());
        let is_line = columns == 0 || rows == 0 || columns.abs() == rows.abs();
        (is_line && far > 0).then_some(((columns.signum(), rows.signum()), far))
    }
}

impl<const SIDE: u8> Numbered for Square<SIDE> {
    fn to_bit(self) -> usize {
        self.0.into()
    }

    fn from_bit(bit: usize) -> Self {
        Self(bit as u8)
    }
}

impl<const SIDE: u8> fmt::Display for Square<SIDE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_char(char::from(b'a' + self.column()))?;
        f.write_str(row_name(self.row()))
    }
}

impl<const SIDE: u8> fmt::Debug for Square<SIDE> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The name of a row that is counted from 0. Links and boards name thousands, and a format
/// takes twice as long.
pub(crate) fn row_name(row: u8) -> &'static str {
    const NAMES: &str = " 1 2 3 4 5 6 7 8 910111213141516";
    let from = 2 * usize::from(row);
    NAMES.get(from..from + 2).unwrap_or_default().trim_start()
}

/// Column and row of a name such as `c4`, in either case, both counted from 0.
pub(crate) fn read_name(name: &str) -> Option<(u8, u8)> {
    let mut chars = name.chars();
    let column = chars.next()?.to_ascii_lowercase();
    let digits = chars.as_str();
    if !column.is_ascii_lowercase() || digits.starts_with(['0', '+']) {
        return None;
    }
    let row: u8 = digits.parse().ok()?;
    Some((column as u8 - b'a', row.checked_sub(1)?))
}

/// The rows of a board from the top with `/` between them: letters for what is there, numbers
/// for runs of empty squares. `piece` is asked by column and row.
pub fn write_rows(columns: u8, rows: u8, mut piece: impl FnMut(u8, u8) -> Option<char>) -> String {
    let mut text = String::new();
    for row in (0..rows).rev() {
        let mut empty = 0;
        for column in 0..=columns {
            let letter = if column < columns {
                piece(column, row)
            } else {
                None
            };
            if empty > 0 && (letter.is_some() || column == columns) {
                let _ = write!(text, "{empty}");
                empty = 0;
            }
            match letter {
                Some(letter) => text.push(letter),
                None => empty += 1,
            }
        }
        if row > 0 {
            text.push('/');
        }
    }
    text
}

/// Reads the rows of a board of this size, as [`write_rows`] writes them: `put` is given each
/// letter with its column and row.
///
/// # Errors
/// Says which row does not fit the board; or what `put` objects to.
pub fn read_rows(
    text: &str,
    columns: u8,
    rows: u8,
    mut put: impl FnMut(u8, u8, char) -> Result<(), String>,
) -> Result<(), String> {
    let found = text.split('/').count();
    if found != usize::from(rows) {
        return Err(texts::squares_unread_rows(rows, found));
    }
    for (row, line) in (0..rows).rev().zip(text.split('/')) {
        let mut column: u8 = 0;
        let mut rest = line;
        while let Some(letter) = rest.chars().next() {
            let digits = rest.len() - rest.trim_start_matches(|c: char| c.is_ascii_digit()).len();
            if digits > 0 {
                let (count, after) = rest.split_at(digits);
                let count = count.parse::<u8>().ok();
                let count = count.filter(|count| (1..=columns - column).contains(count));
                column += count.ok_or_else(|| texts::squares_unread_row_short(row + 1, columns))?;
                rest = after;
                continue;
            }
            if column == columns {
                return Err(texts::squares_unread_row_long(row + 1, columns));
            }
            put(column, row, letter)?;
            column += 1;
            rest = rest.get(letter.len_utf8()..).unwrap_or_default();
        }
        if column != columns {
            return Err(texts::squares_unread_row(row + 1, column, columns));
        }
    }
    Ok(())
}

/// A board from the top with the names of its rows and columns, a character for each square.
pub fn board_text(columns: u8, rows: u8, mut square: impl FnMut(u8, u8) -> char) -> String {
    let mut text = String::new();
    for row in (0..rows).rev() {
        let _ = write!(text, "{:>2}", row_name(row));
        for column in 0..columns {
            text.extend([' ', square(column, row)]);
        }
        text.push('\n');
    }
    text.push_str("  ");
    for column in 0..columns {
        text.extend([' ', char::from(b'a' + column)]);
    }
    text.push('\n');
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_come_back() {
        for (column, row) in (0..15).flat_map(|column| (0..15).map(move |row| (column, row))) {
            let square = Square::<15>::new(column, row).unwrap();
            assert_eq!((square.column(), square.row()), (column, row));
            assert_eq!(Square::read(&square.to_string()), Some(square));
            assert_eq!(Square::from_bit(square.to_bit()), square);
        }
        for name in ["", "a", "a0", "i1", "a9", "a01", "a+1", "1a", "é1"] {
            assert_eq!(Square::<8>::read(name), None, "{name}");
        }
    }

    #[test]
    fn lines_lead_from_one_square_to_the_other() {
        for (from, to) in (0..49).flat_map(|from| (0..49).map(move |to| (from, to))) {
            let [from, to] = [from, to].map(Square::<7>::from_bit);
            let Some((step, far)) = from.line_to(to) else {
                continue;
            };
            assert_eq!(from.after(step, far), Some(to), "{from}{to}");
            let steps = [Square::<7>::STRAIGHT, Square::<7>::DIAGONAL].concat();
            assert!(steps.contains(&step));
        }
        let at = |name| Square::<8>::read(name).unwrap();
        assert_eq!(at("a1").line_to(at("b3")), None);
        assert_eq!(at("a1").line_to(at("a1")), None);
        assert_eq!(at("h8").after((1, 0), 1), None);
    }

    #[test]
    fn rows_come_back_or_are_refused_by_their_number() {
        let rows = "12x/x12/5x6x/13";
        let mut read = Vec::new();
        let put = |column, row, letter| {
            read.push((column, row, letter));
            Ok(())
        };
        read_rows(rows, 13, 4, put).unwrap();
        let piece = |column, row| {
            let here = read.iter().find(|it| (it.0, it.1) == (column, row));
            here.map(|it| it.2)
        };
        assert_eq!(write_rows(13, 4, piece), rows);
        for (wrong, row) in [
            ("13/13/13", "3"),
            ("14/13/13/13", "4"),
            ("13/0x12/13/13", "3"),
            ("13/13/13x/13", "2"),
            ("13/13/13/999", "1"),
            ("13/13/13/é", "1"),
        ] {
            let refused = read_rows(wrong, 13, 4, |_, _, _| Ok(())).unwrap_err();
            assert!(refused.contains(row), "{wrong}: {refused}");
        }
    }
}
