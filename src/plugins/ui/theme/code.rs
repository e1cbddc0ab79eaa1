//! A code that telephones read.

use bevy_egui::egui::{Color32, Mesh, Painter, Rect, Vec2, emath::GuiRounding as _, vec2};
use qrcode::{Color, EcLevel, QrCode, types::QrError};

/// What a code has around it, in its modules: without it, telephones do not find it.
const QUIET: usize = 4;

/// A code that telephones read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Code {
    width: usize,
    /// Row by row, whether a module is dark.
    dark: Vec<bool>,
}

impl Code {
    /// The code of a link.
    ///
    /// # Errors
    /// When it is too long for one.
    pub(crate) fn for_link(link: &str) -> Result<Self, QrError> {
        let code = QrCode::with_error_correction_level(link, EcLevel::M)?;
        let dark = code.to_colors().into_iter();
        Ok(Self {
            width: code.width(),
            dark: dark.map(|color| color == Color::Dark).collect(),
        })
    }

    /// Draws it as large as whole pixels allow, in the middle of a square.
    pub(crate) fn paint(&self, painter: &Painter, place: Rect) {
        let pixel = 1.0 / painter.pixels_per_point();
        let modules = (self.width + 2 * QUIET) as f32;
        let module = (place.width() / modules / pixel).floor().max(1.0) * pixel;
        let whole = Rect::from_center_size(place.center(), Vec2::splat(module * modules));
        let whole = whole.round_to_pixels(painter.pixels_per_point());
        // A mesh has sharp edges, and no seams.
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(whole, Color32::WHITE);
        for (row, modules) in self.dark.chunks(self.width.max(1)).enumerate() {
            for (column, _) in modules.iter().enumerate().filter(|(_, dark)| **dark) {
                let at = |count: usize| (count + QUIET) as f32 * module;
                let corner = whole.min + vec2(at(column), at(row));
                let module = Rect::from_min_size(corner, Vec2::splat(module));
                mesh.add_colored_rect(module, Color32::BLACK);
            }
        }
        painter.add(mesh);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_code_has_the_three_squares_that_telephones_look_for() {
        let code = Code::for_link("https://club.example/").unwrap();
        let dark = |row: usize, column: usize| code.dark[row * code.width + column];
        let last = code.width - 7;
        for (row, column) in [(0, 0), (0, last), (last, 0)] {
            for i in 0..7 {
                assert!(dark(row, column + i) && dark(row + 6, column + i));
                assert!(dark(row + i, column) && dark(row + i, column + 6));
            }
            assert!(dark(row + 3, column + 3) && !dark(row + 1, column + 1));
        }
        assert!(Code::for_link(&"x".repeat(5000)).is_err());
    }
}
