//! The sign at the foot of the piece that moved last: there is one on the table
//! at most. The games know whose foot that is.

use bevy::{ecs::system::SystemParam, picking::Pickable, prelude::*};

use super::{
    models::Models,
    surface::{Look, Surfaces},
};
use crate::plugins::app::redraw::RedrawScheduler;

/// The sign; it lies at the foot of its parent.
#[derive(Component, Debug)]
pub(crate) struct LastMark;

/// Puts the sign where it belongs.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "commands have none")]
pub struct LastMarks<'w, 's> {
    commands: Commands<'w, 's>,
    present: Query<'w, 's, (Entity, &'static ChildOf), With<LastMark>>,
    models: Res<'w, Models>,
    surfaces: Res<'w, Surfaces>,
    redraw: ResMut<'w, RedrawScheduler>,
}

impl LastMarks<'_, '_> {
    /// Leaves the sign at the foot of this piece and of no other.
    pub fn only_at(&mut self, piece: Option<Entity>) {
        let mut there = false;
        for (entity, parent) in &self.present {
            if Some(parent.parent()) == piece {
                there = true;
            } else {
                self.commands.entity(entity).despawn();
                self.redraw.now();
            }
        }
        if let Some(piece) = piece.filter(|_| !there) {
            self.commands.spawn((
                Name::new("moved last"),
                LastMark,
                Mesh3d(self.models.last.clone()),
                MeshMaterial3d(self.surfaces.last_mark.clone()),
                Transform::from_translation(Vec3::Y * 0.02),
                Look::default(),
                Pickable::IGNORE,
                ChildOf(piece),
            ));
            self.redraw.now();
        }
    }
}
