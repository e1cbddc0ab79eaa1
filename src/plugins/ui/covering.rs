//! Keeps clicks on panels from the table below them.
//!
//! `bevy_egui` does that too, but by what lay under the pointer when the last frame was
//! drawn. At ten frames a second a pointer has come from a panel to the table, or the
//! other way, by the time of a click, which then goes to the wrong one of them. So the
//! panels are asked here about the place where the pointer is now.
//!
//! What closes when somebody presses beside it has that press for itself: the table does not
//! act on it as well.

use bevy::{
    camera::NormalizedRenderTarget,
    picking::{
        PickingSystems,
        backend::{HitData, PointerHits},
        pointer::{PointerId, PointerLocation},
    },
    prelude::*,
};
use bevy_egui::{
    EguiContext, EguiContextSettings, EguiPickingOrder, PrimaryEguiContext,
    egui::{self, Id, Order, Popup},
};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(take_over)
        .add_systems(PreUpdate, cover.in_set(PickingSystems::Backend));
}

fn take_over(added: On<Add, PrimaryEguiContext>, mut contexts: Query<&mut EguiContextSettings>) {
    if let Ok(mut settings) = contexts.get_mut(added.entity) {
        settings.capture_pointer_input = false;
    }
}

fn cover(
    pointers: Query<(&PointerId, &PointerLocation)>,
    mut contexts: Query<(Entity, &mut EguiContext, &Camera), With<PrimaryEguiContext>>,
    order: Res<EguiPickingOrder>,
    mut hits: MessageWriter<PointerHits>,
) {
    for (pointer, location) in &pointers {
        let Some(location) = location.location() else {
            continue;
        };
        if !matches!(location.target, NormalizedRenderTarget::Window(_)) {
            continue;
        }
        for (entity, mut context, camera) in &mut contexts {
            if covers(context.get_mut(), location.position) {
                let hit = (entity, HitData::new(entity, 0.0, None, None));
                let order = camera.order as f32 + order.0;
                hits.write(PointerHits::new(*pointer, vec![hit], order));
            }
        }
    }
}

/// Whether what is done at a place of the window, in logical pixels, belongs to a panel.
fn covers(context: &egui::Context, at: Vec2) -> bool {
    if context.egui_is_using_pointer() || Popup::is_any_open(context) || waits(context) {
        return true;
    }
    // What was pressed on the table is dragged over panels.
    if context.input(|input| input.pointer.any_down()) {
        return false;
    }
    let at = at / context.zoom_factor();
    let layer = context.layer_id_at(egui::pos2(at.x, at.y));
    layer.is_some_and(|layer| layer.order != Order::Background)
}

/// Whether a finger that comes down at a place of the window, in logical pixels, belongs to a
/// panel: a control that it just misses counts as well.
pub(super) fn takes_finger(context: &egui::Context, at: Vec2) -> bool {
    if context.egui_is_using_pointer() || Popup::is_any_open(context) || waits(context) {
        return true;
    }
    let at = at / context.zoom_factor();
    let at = egui::pos2(at.x, at.y);
    let layer = context.layer_id_at(at);
    layer.is_some_and(|layer| layer.order != Order::Background) || is_near_control(context, at)
}

/// Whether egui would press something that is no farther from here than it looks.
fn is_near_control(context: &egui::Context, at: egui::Pos2) -> bool {
    let reach = context.global_style().interaction.interact_radius;
    let is_visible = |layer| context.memory(|memory| memory.areas().is_visible(&layer));
    let layers: Vec<_> = context.viewport(|viewport| {
        let layers = viewport.prev_pass.widgets.layers();
        let near = layers.flat_map(|(_, widgets)| widgets).filter(|it| {
            let is_pressed = it.enabled && (it.sense.senses_click() || it.sense.senses_drag());
            // A panel comes to the front when it is pressed anywhere.
            let is_panel = it.id == it.layer_id.id.with("move");
            let far = it.interact_rect.distance_sq_to_pos(at);
            is_pressed && !is_panel && it.interact_rect.is_positive() && far <= reach * reach
        });
        near.map(|it| it.layer_id).collect()
    });
    let mut layers = layers.into_iter();
    layers.any(|layer| layer.order != Order::Background && is_visible(layer))
}

/// Where it is kept in which pass something last waited for a press beside it.
fn waiting() -> Id {
    Id::new("waits for a press beside it")
}

/// What is shown in this pass closes when somebody presses beside it.
pub(super) fn closes_beside(context: &egui::Context) {
    let pass = context.cumulative_pass_nr();
    context.data_mut(|data| data.insert_temp(waiting(), pass));
}

/// Whether something that was shown in the last pass is to be closed first.
fn waits(context: &egui::Context) -> bool {
    let pass = context.data(|data| data.get_temp::<u64>(waiting()));
    pass.is_some_and(|pass| pass + 1 >= context.cumulative_pass_nr())
}
