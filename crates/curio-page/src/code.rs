//! The link as a code for cameras.

use qrcode::{Color, EcLevel, QrCode};

pub use qrcode::types::QrError;

/// A QR code: light and dark modules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    width: usize,
    dark: Vec<bool>,
}

/// How many light modules a code has around it.
const MARGIN: usize = 4;

impl Code {
    /// The code of a text.
    ///
    /// # Errors
    /// When the text is too long for one.
    pub fn from_text(text: &str) -> Result<Self, QrError> {
        let code = QrCode::with_error_correction_level(text, EcLevel::M)?;
        Ok(Self {
            width: code.width(),
            dark: code
                .to_colors()
                .into_iter()
                .map(|colour| colour == Color::Dark)
                .collect(),
        })
    }

    /// How many modules it has in a row, its margin included.
    pub const fn width(&self) -> usize {
        self.width + 2 * MARGIN
    }

    /// Whether a module is dark.
    pub fn is_dark(&self, column: usize, row: usize) -> bool {
        let inside = |at: usize| at.checked_sub(MARGIN).filter(|at| *at < self.width);
        let module = inside(column).zip(inside(row));
        module.is_some_and(|(column, row)| self.dark.get(row * self.width + column) == Some(&true))
    }

    /// The dark modules as the path of a drawing in which a module is as wide as one unit.
    pub fn path(&self) -> String {
        let all = (0..self.width()).flat_map(|row| (0..self.width()).map(move |it| (it, row)));
        all.filter(|(column, row)| self.is_dark(*column, *row))
            .map(|(column, row)| format!("M{column} {row}h1v1h-1z"))
            .collect()
    }

    /// The code for a terminal: two modules in a character, light on dark or dark on light,
    /// as cameras read both.
    pub fn text(&self) -> String {
        let mut text = String::new();
        for row in (0..self.width()).step_by(2) {
            for column in 0..self.width() {
                let light = |row| !self.is_dark(column, row) && row < self.width();
                text.push(match (light(row), light(row + 1)) {
                    (true, true) => '█',
                    (true, false) => '▀',
                    (false, true) => '▄',
                    (false, false) => ' ',
                });
            }
            text.push('\n');
        }
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_its_corners_and_its_margin() {
        let code = Code::from_text("http://192.168.1.20:8425/#0123456789abcdef0123").unwrap();
        let width = code.width();
        for at in 0..width {
            assert!(!code.is_dark(at, MARGIN - 1) && !code.is_dark(width - MARGIN, at));
        }
        let last = width - MARGIN - 1;
        for (column, row) in [(MARGIN, MARGIN), (last, MARGIN), (MARGIN, last)] {
            assert!(code.is_dark(column, row), "{column}, {row}");
        }
        assert!(!code.is_dark(width, width));
        let text = code.text();
        assert_eq!(text.lines().count(), width.div_ceil(2));
        assert!(text.lines().all(|line| line.chars().count() == width));
        assert!(Code::from_text(&"x".repeat(4_000)).is_err());
    }
}
