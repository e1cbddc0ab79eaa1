//! Linux: AT-SPI, over the accessibility bus of the session. It is asked for as soon as the
//! window opens, unless the player does not want that (*Settings*, *Accessibility*).

use std::{
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use accesskit_unix::Adapter;
use bevy::{
    prelude::*,
    window::{PrimaryWindow, WindowPosition},
    winit::EventLoopProxyWrapper,
};
use bevy_egui::{
    EguiPreUpdateSet,
    egui::accesskit::{
        ActionHandler, ActionRequest, ActivationHandler, DeactivationHandler, Rect, TreeUpdate,
    },
};

use super::super::{ScreenReader, requests, tree};
use crate::plugins::app::{machine::worker::Waker, settings::Settings};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            // Without a window there is nothing to read.
            connect.run_if(
                resource_changed::<Settings>.and_then(resource_exists::<EventLoopProxyWrapper>),
            ),
            hear.run_if(resource_exists::<Connection>),
        )
            .chain()
            .after(EguiPreUpdateSet::ProcessInput)
            .before(requests::pass_on),
    );
    app.add_systems(
        PostUpdate,
        tell.after(tree::complete)
            .run_if(resource_exists::<Connection>),
    );
}

/// The connection to the accessibility bus.
#[derive(Resource)]
struct Connection {
    adapter: Adapter,
    heard: Arc<Mutex<BusEvents>>,
    is_focused: bool,
    bounds: Option<Rect>,
}

impl fmt::Debug for Connection {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Connection").finish_non_exhaustive()
    }
}

/// What came over the bus since the last frame.
#[derive(Debug, Default)]
struct BusEvents {
    listens: Option<bool>,
    asked: Vec<ActionRequest>,
}

fn lock(heard: &Mutex<BusEvents>) -> MutexGuard<'_, BusEvents> {
    heard.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Listens on the thread of the bus, and wakes the window.
#[derive(Clone, Debug)]
struct Ear {
    heard: Arc<Mutex<BusEvents>>,
    waker: Waker,
}

impl ActivationHandler for Ear {
    /// The tree follows with the next frame.
    fn request_initial_tree(&mut self) -> Option<TreeUpdate> {
        lock(&self.heard).listens = Some(true);
        self.waker.wake();
        None
    }
}

impl DeactivationHandler for Ear {
    fn deactivate_accessibility(&mut self) {
        lock(&self.heard).listens = Some(false);
        self.waker.wake();
    }
}

impl ActionHandler for Ear {
    fn do_action(&mut self, request: ActionRequest) {
        lock(&self.heard).asked.push(request);
        self.waker.wake();
    }
}

/// Opens or closes the connection, as the settings say.
fn connect(
    mut commands: Commands,
    settings: Res<Settings>,
    connection: Option<Res<Connection>>,
    waker: Res<Waker>,
    mut reader: ResMut<ScreenReader>,
) {
    match (settings.screen_reader, connection.is_some()) {
        (true, false) => {
            let heard = Arc::new(Mutex::new(BusEvents::default()));
            let ear = Ear {
                heard: heard.clone(),
                waker: waker.clone(),
            };
            commands.insert_resource(Connection {
                adapter: Adapter::new(ear.clone(), ear.clone(), ear),
                heard,
                is_focused: false,
                bounds: None,
            });
        }
        (false, true) => {
            commands.remove_resource::<Connection>();
            reader.set_listening(false);
        }
        _ => {}
    }
}

fn hear(connection: Res<Connection>, mut reader: ResMut<ScreenReader>) {
    let heard = core::mem::take(&mut *lock(&connection.heard));
    if let Some(listens) = heard.listens {
        reader.set_listening(listens);
    }
    for request in heard.asked {
        reader.bypass_change_detection().ask(request);
    }
}

/// Gives the reader the tree, and says where the window is and whether it has the focus.
fn tell(
    mut connection: ResMut<Connection>,
    mut reader: ResMut<ScreenReader>,
    windows: Query<&Window, With<PrimaryWindow>>,
) {
    if let Some(tree) = reader.bypass_change_detection().take_tree() {
        connection.adapter.update_if_active(|| tree);
    }
    let Ok(window) = windows.single() else {
        return;
    };
    if connection.is_focused != window.focused {
        connection.is_focused = window.focused;
        connection.adapter.update_window_focus_state(window.focused);
    }
    let bounds = bounds(window);
    if bounds.is_some() && connection.bounds != bounds {
        connection.bounds = bounds;
        if let Some(bounds) = bounds {
            connection.adapter.set_root_window_bounds(bounds, bounds);
        }
    }
}

/// Where the window is on the screen, as far as the system says.
fn bounds(window: &Window) -> Option<Rect> {
    let WindowPosition::At(corner) = window.position else {
        return None;
    };
    let (x0, y0) = (f64::from(corner.x), f64::from(corner.y));
    Some(Rect {
        x0,
        y0,
        x1: x0 + f64::from(window.physical_width()),
        y1: y0 + f64::from(window.physical_height()),
    })
}
