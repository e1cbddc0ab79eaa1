//! Windows and macOS: the adapter that the window has.

use core::time::Duration;

use bevy::{
    a11y::{AccessibilityRequested, ActionRequest, ManageAccessibilityUpdates},
    ecs::system::NonSendMarker,
    prelude::*,
    window::PrimaryWindow,
    winit::accessibility::ACCESS_KIT_ADAPTERS,
};
use bevy_egui::EguiPreUpdateSet;

use super::super::{ScreenReader, requests, tree};
use crate::plugins::app::{machine::redraw::RedrawScheduler, settings::Settings};

/// How soon a request is heard. The adapter does not wake a window that sleeps.
const SOON: Duration = Duration::from_millis(100);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        hear.after(EguiPreUpdateSet::ProcessInput)
            .before(requests::pass_on),
    );
    app.add_systems(PostUpdate, tell.after(tree::complete));
}

fn hear(
    requested: Option<Res<AccessibilityRequested>>,
    settings: Res<Settings>,
    mut requests: MessageReader<ActionRequest>,
    mut reader: ResMut<ScreenReader>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let listens = settings.screen_reader && requested.is_some_and(|requested| requested.get());
    if reader.listens != listens {
        reader.set_listening(listens);
    }
    for ActionRequest(request) in requests.read() {
        reader.bypass_change_detection().ask(request.clone());
    }
    if listens {
        redraw.within(SOON);
    }
}

fn tell(
    mut reader: ResMut<ScreenReader>,
    windows: Query<Entity, With<PrimaryWindow>>,
    mut by_bevy: ResMut<ManageAccessibilityUpdates>,
    _: NonSendMarker,
) {
    let (Some(tree), Ok(window)) = (
        reader.bypass_change_detection().take_tree(),
        windows.single(),
    ) else {
        return;
    };
    // Bevy would send a tree of its own, without anything in it.
    by_bevy.set(false);
    ACCESS_KIT_ADAPTERS.with_borrow_mut(|adapters| {
        if let Some(adapter) = adapters.get_mut(&window) {
            adapter.update_if_active(|| tree);
        }
    });
}
