//! Starts the client in a window.
//!
//! What cannot work without a display or a graphics driver is found out before
//! Bevy starts, and said in one line.

use std::env;

use anyhow::bail;
use bevy::{
    app::AppExit,
    log::LogPlugin,
    prelude::*,
    window::{PresentMode, WindowResolution},
};

use super::{
    embedded,
    session::{Archive, SessionRequest},
    showcase::Showcase,
    table_plugins,
};
use crate::{
    cli::{Client, ClientRequest, Opening, Picture},
    record::Store,
};

/// The window, as the command line asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Window3d;

impl Client for Window3d {
    fn open(&self, opening: Opening) -> anyhow::Result<()> {
        require_display()?;
        let mut app = App::new();
        app.add_plugins(embedded::plugin);
        app.add_plugins(DefaultPlugins.set(window()).set(quiet_log()));
        if let Some(folder) = opening.data_dir {
            app.insert_resource(Archive::at(Store::at(folder)));
        }
        table_plugins(&mut app);
        let first = match opening.request {
            ClientRequest::Title => None,
            ClientRequest::Showcase => {
                app.init_resource::<Showcase>();
                None
            }
            ClientRequest::Play(game) => Some(SessionRequest::Open(game)),
            ClientRequest::Replay { game, path } => Some(SessionRequest::Watch(game, Some(path))),
        };
        if let Some(first) = first {
            app.add_systems(
                Startup,
                move |mut requests: MessageWriter<SessionRequest>| {
                    requests.write(first.clone());
                },
            );
        }
        match app.run() {
            AppExit::Success => Ok(()),
            AppExit::Error(code) => bail!("the window was closed by an error (code {code})"),
        }
    }

    fn render(&self, picture: Picture) -> anyhow::Result<()> {
        bail!("{} cannot be drawn yet", picture.path.display())
    }
}

fn window() -> WindowPlugin {
    WindowPlugin {
        primary_window: Some(Window {
            title: "Curio".to_owned(),
            name: Some("org.curio.Curio".to_owned()),
            resolution: WindowResolution::new(1280, 720),
            present_mode: PresentMode::AutoVsync,
            ..default()
        }),
        ..default()
    }
}

fn quiet_log() -> LogPlugin {
    LogPlugin {
        level: bevy::log::Level::WARN,
        ..default()
    }
}

/// Says so when there is no display to open a window on.
fn require_display() -> anyhow::Result<()> {
    let set = |name| env::var_os(name).is_some_and(|value| !value.is_empty());
    if cfg!(target_os = "linux") && !set("DISPLAY") && !set("WAYLAND_DISPLAY") {
        bail!(
            "no display was found (neither DISPLAY nor WAYLAND_DISPLAY is set): \
             the window needs one; `curio --help` lists what works without"
        );
    }
    Ok(())
}
