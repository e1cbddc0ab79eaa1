//! The numbers of the squares, where the player wants to see them.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align2, FontId, Id, LayerId, Order, pos2},
};

use super::{
    ChimpleTable,
    layout::{Layout, SIDE},
};
use crate::plugins::{
    camera::TableCamera, palette, screens::Screen, settings::Settings, theme::strong_family,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        label
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<ChimpleTable>),
    );
}

fn label(
    mut contexts: EguiContexts,
    settings: Option<Res<Settings>>,
    table: Res<ChimpleTable>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
) -> Result {
    if !settings.is_some_and(|settings| settings.coordinates) {
        return Ok(());
    }
    let Ok((camera, view)) = cameras.single() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("labels")));
    let zoom = context.zoom_factor();
    let layout = Layout::of(table.0.size());
    let across = view.right().with_y(0.0).normalize_or(Vec3::X);
    let near = across.cross(Vec3::Y);
    for square in table.0.size().all() {
        // In the near left corner, where no character stands.
        let place = layout.place(square) + (near - across) * SIDE * 0.37;
        let beside = place + across * 0.2;
        let (Ok(at), Ok(beside)) = (
            camera.world_to_viewport(view, place),
            camera.world_to_viewport(view, beside),
        ) else {
            continue;
        };
        let height = (at.distance(beside) / zoom * 1.2).clamp(10.0, 24.0);
        painter.text(
            pos2(at.x / zoom, at.y / zoom),
            Align2::CENTER_CENTER,
            square.number().to_string(),
            FontId::new(height, strong_family()),
            palette::OAK_DARK.egui(),
        );
    }
    Ok(())
}
