//! Starts the client: in a window, or for a picture without one.

use anyhow::bail;
use bevy::{
    app::AppExit,
    prelude::*,
    window::{PresentMode, WindowResolution},
};

use super::{
    app::{embedded, log::quiet_log},
    table_plugins,
};
use crate::{
    cli::{Client, ClientRequest, Film, FilmProgress, Opening, Picture},
    plugins::{
        app::{
            session::{Archive, SessionRequest},
            settings::{Folder, SettingsFolder},
            show::Showcase,
        },
        extras::{
            capture::{film_match, render_match},
            frame_times, frugal, preflight,
        },
    },
    record::Store,
};

/// The window, as the command line asks for it.
#[derive(Clone, Copy, Debug)]
pub struct Window3d;

impl Client for Window3d {
    fn open(&self, opening: Opening) -> anyhow::Result<()> {
        preflight::require_display()?;
        frugal::start_again();
        match preflight::guarded(move || window_app(opening).run())? {
            AppExit::Success => Ok(()),
            AppExit::Error(code) => bail!("the window was closed by an error (code {code})"),
        }
    }

    fn render(&self, picture: Picture) -> anyhow::Result<()> {
        render_match(picture, table_plugins)
    }

    fn film(&self, film: Film, progress: FilmProgress) -> anyhow::Result<()> {
        film_match(film, progress, table_plugins)
    }
}

fn window_app(opening: Opening) -> App {
    let mut app = App::new();
    app.add_plugins(embedded::plugin);
    app.add_plugins(DefaultPlugins.set(window()).set(quiet_log()));
    if let Some(folder) = opening.data_dir {
        app.insert_resource(SettingsFolder(Folder::At(folder.clone())));
        app.insert_resource(Archive::at(Store::at(folder)));
    }
    table_plugins(&mut app);
    frame_times::plugin(&mut app);
    let first = match opening.request {
        ClientRequest::Title => None,
        ClientRequest::Showcase { games, kiosk, idle } => {
            app.insert_resource(Showcase::of(games, kiosk).waiting(idle));
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
    app
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
