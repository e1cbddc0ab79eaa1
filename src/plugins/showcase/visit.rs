//! Visitors: nothing of theirs stays when they go.
//!
//! While the show runs nothing is written to the disk, and before the next
//! visitor everything is as it was when the show began.

use bevy::{
    ecs::system::SystemParam,
    prelude::*,
    window::{MonitorSelection, PrimaryWindow, WindowMode},
};
use bevy_egui::{EguiContext, PrimaryEguiContext};

use crate::{
    client::House,
    plugins::{
        app::{
            session::{Analysis, Archive, Session, SessionRequest, TableRequest, ThinkingSettings},
            settings::{Folder, Progress, Settings, SettingsFolder},
            show::{Before, Showcase},
            states::{ChosenGame, OverlayRequest, Screen},
            visitors::all,
            window::window_mode,
        },
        scene::camera::{CameraRequest, Preset},
        ui::hud::Hud,
    },
};

/// What belongs to the player: put away during the show.
#[derive(SystemParam)]
pub(super) struct Own<'w> {
    archive: Res<'w, Archive>,
    folder: Res<'w, SettingsFolder>,
    settings: ResMut<'w, Settings>,
    progress: Res<'w, Progress>,
    chosen: Res<'w, ChosenGame>,
    thinking: Res<'w, ThinkingSettings>,
}

impl Own<'_> {
    fn before(&self, window: Option<WindowMode>) -> Before {
        Before {
            archive: self.archive.clone(),
            folder: self.folder.clone(),
            settings: self.settings.clone(),
            progress: self.progress.clone(),
            chosen: *self.chosen,
            thinking: self.thinking.clone(),
            window,
        }
    }
}

/// Puts everything of the player's own away before the show.
pub(super) fn enter(
    mut showcase: ResMut<Showcase>,
    mut own: Own,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
    mut commands: Commands,
) {
    if showcase.before.is_some() {
        return;
    }
    if showcase.kiosk {
        for mut window in &mut windows {
            window.mode = WindowMode::BorderlessFullscreen(MonitorSelection::Current);
        }
    }
    let before = own.before(windows.iter().next().map(|window| window.mode));
    *own.settings = in_house(&before.settings, &showcase.house);
    showcase.before = Some(before);
    commands.insert_resource(Archive::none());
    commands.insert_resource(SettingsFolder(Folder::Nowhere));
    commands.queue(|world: &mut World| {
        for put_away in all(world).put_away {
            put_away(world);
        }
    });
}

/// The owner's settings with what the house has set for the show.
fn in_house(own: &Settings, house: &House) -> Settings {
    Settings {
        muted: own.muted || house.muted,
        volume: house.volume.unwrap_or(own.volume),
        text_size: house.text_size.unwrap_or(own.text_size),
        ..own.clone()
    }
}

/// The visitor has sat down: the camera stands behind the seat, wherever the show has taken it.
pub(super) fn seat_visitor(world: &mut World) {
    world.write_message(CameraRequest::Side(false));
    world.write_message(CameraRequest::Preset(Preset::Table));
}

/// Restores everything to the way it was before the visitor came.
pub(super) fn forget_visitor(world: &mut World) {
    let Some(showcase) = world.get_resource::<Showcase>() else {
        return;
    };
    let Some(before) = showcase.before.clone() else {
        return;
    };
    let settings = in_house(&before.settings, &showcase.house);
    world.insert_resource(settings);
    world.insert_resource(before.progress);
    world.insert_resource(before.chosen);
    world.insert_resource(Hud::default());
    world.insert_resource(Analysis::default());
    world.insert_resource(before.thinking);
    for undo in all(world).undo {
        undo(world);
    }
    if let Some(mode) = before.window {
        let windows = &mut world.query_filtered::<&mut Window, With<PrimaryWindow>>();
        for mut window in windows.iter_mut(world).filter(|window| window.mode != mode) {
            window.mode = mode;
        }
    }
    clear_interface(world);
    world.write_message(OverlayRequest::Close);
    world.write_message(CameraRequest::Side(false));
    world.write_message(CameraRequest::Preset(Preset::Table));
}

/// Forgets what was typed, how far it can be taken back, what was unfolded and where lists
/// were scrolled to: the interface keeps that by itself.
fn clear_interface(world: &mut World) {
    let mut contexts = world.query_filtered::<&mut EguiContext, With<PrimaryEguiContext>>();
    for mut context in contexts.iter_mut(world) {
        context.get_mut().memory_mut(|memory| {
            memory.data.clear();
            if let Some(focused) = memory.focused() {
                memory.surrender_focus(focused);
            }
        });
    }
}

/// The show is over: the table belongs to the player again.
pub(super) fn end(world: &mut World) {
    super::counts::close(world);
    forget_visitor(world);
    let Some(showcase) = world.remove_resource::<Showcase>() else {
        return;
    };
    super::hours::show_pointer(world);
    world.remove_resource::<super::placard::Placard>();
    if let Some(before) = showcase.before {
        if showcase.kiosk {
            let mode = window_mode(before.settings.fullscreen);
            let mut windows = world.query_filtered::<&mut Window, With<PrimaryWindow>>();
            for mut window in windows.iter_mut(world) {
                window.mode = mode;
            }
        }
        world.insert_resource(before.settings);
        world.insert_resource(before.archive);
        world.insert_resource(before.folder);
    }
    world.write_message(SessionRequest::Table(TableRequest::LeaveFor(Screen::Title)));
}
/// Logs how long a visitor has waited for a seat: until the frame after the first
/// in which they may move, which is when they see it.
pub(super) fn time_the_seat(
    time: Res<Time<Real>>,
    session: If<Res<Session>>,
    mut showcase: ResMut<Showcase>,
    mut ready: Local<bool>,
) {
    let Some(asked) = showcase.asked else {
        return;
    };
    let may_move = session.person_may_move();
    if may_move && *ready {
        let waited = time.elapsed().saturating_sub(asked);
        debug!("a visitor has waited {} ms for a seat", waited.as_millis());
        showcase.asked = None;
    }
    *ready = may_move && showcase.asked.is_some();
}
