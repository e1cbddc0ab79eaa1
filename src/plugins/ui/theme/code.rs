//! A code that telephones read, as the window draws it.

use bevy_egui::egui::{Color32, Mesh, Painter, Rect, Vec2, emath::GuiRounding as _, vec2};

use crate::page::{self, QrError};

/// A code that telephones read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Code(page::Code);

impl Code {
    /// The code of a link.
    ///
    /// # Errors
    /// When it is too long for one.
    pub(crate) fn for_link(link: &str) -> Result<Self, QrError> {
        page::Code::from_text(link).map(Self)
    }

    /// Draws it as large as whole pixels allow, in the middle of a square.
    pub(crate) fn paint(&self, painter: &Painter, place: Rect) {
        let pixel = 1.0 / painter.pixels_per_point();
        let width = self.0.width();
        let module = (place.width() / width as f32 / pixel).floor().max(1.0) * pixel;
        let whole = Rect::from_center_size(place.center(), Vec2::splat(module * width as f32));
        let whole = whole.round_to_pixels(painter.pixels_per_point());
        // A mesh has sharp edges, and no seams.
        let mut mesh = Mesh::default();
        mesh.add_colored_rect(whole, Color32::WHITE);
        for row in 0..width {
            for column in (0..width).filter(|column| self.0.is_dark(*column, row)) {
                let corner = whole.min + vec2(column as f32, row as f32) * module;
                let module = Rect::from_min_size(corner, Vec2::splat(module));
                mesh.add_colored_rect(module, Color32::BLACK);
            }
        }
        painter.add(mesh);
    }
}
