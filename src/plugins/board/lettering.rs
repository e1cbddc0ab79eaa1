//! Writing over the table: where a place of the table is on the screen, and how
//! large things are there. What is written where is the game's own knowledge.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts,
    egui::{Align2, Color32, FontId, Id, LayerId, Order, Painter, Pos2, pos2},
};

use crate::plugins::{scene::camera::TableCamera, ui::theme::strong_family};

/// Where to write over the table.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "contexts have none")]
pub struct OverTable<'w, 's> {
    contexts: EguiContexts<'w, 's>,
    cameras: Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>,
}

impl OverTable<'_, '_> {
    /// The layer over the table, under all panels; none without a camera.
    ///
    /// # Errors
    /// When there is no window to write in.
    pub fn layer(&mut self) -> Result<Option<Lettering<'_>>> {
        let context = self.contexts.ctx_mut()?;
        let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("labels")));
        let zoom = context.zoom_factor();
        let eye = self.cameras.single().ok();
        Ok(eye.map(|(camera, view)| Lettering {
            painter,
            camera,
            view,
            zoom,
        }))
    }
}

/// The layer over the table.
#[expect(missing_debug_implementations, reason = "painters have none")]
pub struct Lettering<'a> {
    pub(crate) painter: Painter,
    camera: &'a Camera,
    /// From where one looks.
    pub(crate) view: &'a GlobalTransform,
    zoom: f32,
}

impl Lettering<'_> {
    /// Where a place of the table is on the screen, in points.
    pub fn point(&self, place: Vec3) -> Option<Pos2> {
        let at = self.camera.world_to_viewport(self.view, place).ok()?;
        Some(pos2(at.x / self.zoom, at.y / self.zoom))
    }

    /// To the right over the table, as one looks at it.
    pub(crate) fn across(&self) -> Vec3 {
        self.view.right().with_y(0.0).normalize_or(Vec3::X)
    }

    /// Towards the player over the table.
    pub(crate) fn near(&self) -> Vec3 {
        self.across().cross(Vec3::Y)
    }

    /// Where a place is, and how many points a length across the table has there.
    pub(crate) fn measure(&self, place: Vec3, length: f32) -> Option<(Pos2, f32)> {
        let at = self.point(place)?;
        let beside = self.point(place + self.across() * length)?;
        Some((at, at.distance(beside)))
    }

    /// Writes with its middle at a point.
    pub fn write(&self, at: Pos2, points: f32, text: &str, ink: Color32) {
        // Whole sizes only: any other would be drawn into the atlas anew.
        let font = FontId::new(points.round(), strong_family());
        self.painter
            .text(at, Align2::CENTER_CENTER, text, font, ink);
    }
}
