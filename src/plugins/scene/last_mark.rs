//! The sign at the foot of the piece that moved last: there is one on the table
//! at most. The games know whose foot that is.

use bevy::{ecs::system::SystemParam, picking::Pickable, prelude::*};

use super::{
    models::Models,
    surface::{Look, Surfaces},
};
use crate::plugins::app::machine::redraw::RedrawScheduler;

/// The sign; it lies at the foot of its parent.
#[derive(Component, Debug)]
pub(crate) struct LastMark;

/// Puts the sign where it belongs; pieces are known by their component `C`.
#[derive(SystemParam)]
#[expect(missing_debug_implementations, reason = "commands have none")]
pub struct LastMarks<'w, 's, C: Component> {
    commands: Commands<'w, 's>,
    pieces: Query<'w, 's, (Entity, &'static C)>,
    present: Query<'w, 's, (Entity, &'static ChildOf), With<LastMark>>,
    models: Res<'w, Models>,
    surfaces: Res<'w, Surfaces>,
    redraw: ResMut<'w, RedrawScheduler>,
}

impl<C: Component> LastMarks<'_, '_, C> {
    /// Leaves the sign at the foot of the piece that moved last and of no other.
    pub fn show(&mut self, is_last: impl Fn(&C) -> bool) {
        let piece = self.pieces.iter().find(|(_, piece)| is_last(piece));
        let piece = piece.map(|(entity, _)| entity);
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
