//! Starts the client: in a window, or for a picture without one.

use core::time::Duration;
use std::{ffi::OsStr, path::Path};

use anyhow::Context as _;

use bevy::{
    app::TerminalCtrlCHandlerPlugin,
    prelude::*,
    render::{
        RenderPlugin,
        renderer::RenderDevice,
        settings::{MemoryHints, RenderCreation, WgpuSettings},
    },
    window::{PresentMode, PrimaryWindow, WindowResolution},
};

#[cfg(feature = "host")]
use super::app::{
    evening::EveningDesk, faults::recovered_table::RecoveredTable, machine::worker::Waker,
    phones::Phones,
};
use super::{
    app::{
        audio::SoundOutput,
        faults::{
            fault::{Cause, Faults},
            log::{Messages, log_plugin},
        },
        machine::{copied, embedded, executor::InOrder, stop},
    },
    table_plugins,
};
#[cfg(feature = "host")]
use crate::{client::HostAt, host::HostError};
use crate::{
    client::{
        Adapter, BenchScene, Client, ClientRequest, DrawingSpeed, Film, FilmProgress, Opening,
        Picture,
    },
    plugins::{
        app::{
            session::{Archive, Programs, SessionRequest, TableRequest},
            settings::{Folder, Me, QualitySetting, Settings, SettingsFolder, Spoken, reset},
        },
        capture::{Plugins, bench, film_match, render_match},
        frame_times,
        recovery::{
            doctor, preflight,
            restart::{self, Again},
        },
        scene::room::{Daylight, Hour},
        showcase::Staged,
        software::NoPreprocessing,
    },
    record::{self, Edit, Store},
    report::Report,
    rules::Player,
    words::Language,
};

/// The window, as the command line asks for it.
#[derive(Clone, Debug, Default)]
pub struct Window3d {
    more: Vec<fn(&mut App)>,
}

impl Window3d {
    /// The window with the games of the collection.
    pub const fn new() -> Self {
        Self { more: Vec::new() }
    }

    /// The same with one more plugin, added after all others: the table of a game
    /// from outside, say.
    pub fn with(mut self, plugin: fn(&mut App)) -> Self {
        self.more.push(plugin);
        self
    }

    /// Everything that is the same in the window, in pictures and in films.
    fn plugins(&self) -> Plugins {
        let more = self.more.clone();
        Box::new(move |app| {
            table_plugins(app);
            for plugin in more {
                app.add_plugins(plugin);
            }
        })
    }
}

impl Client for Window3d {
    fn open(&self, opening: Opening) -> anyhow::Result<()> {
        preflight::require_display()?;
        // Whoever starts it again after a fault has the same arguments.
        if opening.reset_settings && Again::from_environment().is_none() {
            let named = opening.data_dir.clone().map(Folder::At);
            let folder = named.unwrap_or_else(|| SettingsFolder::default().0);
            reset::<Settings>(&folder).context("the settings cannot be reset")?;
        }
        let plugins = self.plugins();
        let store = Store::open(opening.data_dir.as_deref()).ok();
        let show = match &opening.request {
            ClientRequest::Showcase(show) => Some(Staged::new(show.clone())?),
            _ => None,
        };
        #[cfg(feature = "host")]
        let phones = match opening.host {
            // The match that is resumed brings its phones back.
            Some(_) if resumes_match(&opening) => None,
            host => host.map(let_phones_in).transpose()?,
        };
        let faults = store.as_ref().map(watch_for_faults);
        let log = store.map(|store| store.root().join("curio.log"));
        let messages = Messages::new(log, faults.clone());
        let watched = faults.clone();
        restart::outlive(faults.as_ref(), || {
            let _diverted = messages.divert();
            preflight::guarded(move || {
                let mut app = window_app(opening, watched, messages, plugins);
                if let Some(show) = show {
                    show.put_on(&mut app);
                }
                #[cfg(feature = "host")]
                if let Some(phones) = phones {
                    phones.wake(app.world().resource::<Waker>().clone());
                    app.insert_resource(phones);
                }
                app.run()
            })
        })
    }

    fn render(&self, picture: Picture) -> anyhow::Result<Vec<u8>> {
        let _diverted = Messages::default().divert();
        render_match(picture, self.plugins())
    }

    fn film(&self, film: Film, progress: FilmProgress) -> anyhow::Result<Duration> {
        let _diverted = Messages::default().divert();
        film_match(film, progress, self.plugins())
    }

    fn bench(&self, scene: BenchScene) -> anyhow::Result<(Adapter, DrawingSpeed)> {
        let _diverted = Messages::default().divert();
        bench(scene, self.plugins())
    }

    fn examine(&self, data_dir: Option<&Path>, report: &mut Report) {
        doctor::examine(data_dir, report);
    }

    fn serve(&self, argument: &OsStr) -> bool {
        let is_copied = argument == copied::COMMAND;
        if is_copied {
            copied::keep();
        }
        is_copied
    }
}

fn window_app(
    opening: Opening,
    faults: Option<Faults>,
    messages: Messages,
    plugins: Plugins,
) -> App {
    let mut app = App::new();
    stop::watch(&mut app);
    app.add_plugins((InOrder, embedded::plugin));
    if let Some(faults) = faults {
        app.insert_resource(faults);
    }
    app.insert_resource(messages);
    app.insert_resource(Daylight(Hour::new(record::local_time().hour())));
    app.add_plugins(
        DefaultPlugins
            .set(window())
            .set(frugal_rendering())
            .set(log_plugin())
            .add_after::<RenderPlugin>(NoPreprocessing)
            // Signals are watched for by `stop`.
            .disable::<TerminalCtrlCHandlerPlugin>(),
    );
    #[cfg(feature = "host")]
    let data_dir = opening.data_dir.clone();
    if let Some(folder) = opening.data_dir {
        app.insert_resource(SettingsFolder(Folder::At(folder.clone())));
        app.insert_resource(Archive::at(Store::at(folder)));
    }
    app.insert_resource(Spoken {
        system: Language::of_system(),
        given: opening.language,
    });
    app.insert_resource(Programs(opening.permits));
    #[cfg(feature = "host")]
    app.insert_resource(EveningDesk::new(opening.evening, data_dir));
    if let Some(output) = SoundOutput::start() {
        app.insert_resource(output);
    }
    plugins(&mut app);
    frame_times::plugin(&mut app);
    app.add_systems(Startup, bound_window);
    app.add_systems(Last, preflight::note_frame);
    let again = Again::from_environment();
    if let Some(again) = &again {
        go_on(&mut app, again.cause);
    }
    let first = match opening.request {
        // What was on the table is over: the show goes on with its next match.
        ClientRequest::Showcase(_) => Vec::new(),
        request => match again.and_then(|again| again.left.request()) {
            Some(left) => vec![left],
            None => asked(request),
        },
    };
    if !first.is_empty() {
        app.add_systems(
            Startup,
            move |mut requests: MessageWriter<SessionRequest>, me: Me| {
                let mut first = first.clone();
                first
                    .iter_mut()
                    .for_each(|request| seat_owner(request, &me));
                requests.write_batch(first);
            },
        );
    }
    app
}

/// The graphics driver hands out memory in small blocks: a board game fills no large ones.
fn frugal_rendering() -> RenderPlugin {
    let settings = WgpuSettings {
        memory_hints: MemoryHints::MemoryUsage,
        ..WgpuSettings::default()
    };
    RenderPlugin {
        render_creation: RenderCreation::Automatic(Box::new(settings)),
        ..RenderPlugin::default()
    }
}

/// Has the owner of the program take the first seat for people of a match that begins.
fn seat_owner(request: &mut SessionRequest, me: &Me) {
    if let SessionRequest::Table(TableRequest::Open(game)) = request
        && let Some(first) = game.seats().iter().position(|seat| seat.kind.is_human())
    {
        // A seat that is there takes anybody.
        let _ = game.apply(Edit::Seat(Player(first as u8), me.seat()));
    }
}

/// Whether the match comes back that was on the table when a fault ended the run before.
#[cfg(feature = "host")]
fn resumes_match(opening: &Opening) -> bool {
    let is_show = matches!(opening.request, ClientRequest::Showcase(_));
    let again = Again::from_environment().filter(|_| !is_show);
    again.is_some_and(|again| again.left == RecoveredTable::Match)
}

/// Invites phones before the window opens, so that what is in the way is said in the terminal.
#[cfg(feature = "host")]
fn let_phones_in(at: HostAt) -> Result<Phones, HostError> {
    Phones::open(match at {
        HostAt::Usual => None,
        HostAt::Address(address) => Some(address),
    })
}

/// What the session is asked for what the command line wants to see.
fn asked(request: ClientRequest) -> Vec<SessionRequest> {
    match request {
        ClientRequest::Play(game) => {
            vec![SessionRequest::Table(TableRequest::Open(game))]
        }
        ClientRequest::Replay { game, path, ply } => {
            let watch = SessionRequest::Table(TableRequest::Watch(game, path));
            if ply == 0 {
                vec![watch]
            } else {
                vec![watch, SessionRequest::seek(ply)]
            }
        }
        ClientRequest::Title | ClientRequest::Showcase(_) => Vec::new(),
    }
}

/// Faults are reported in a folder beside the matches.
fn watch_for_faults(store: &Store) -> Faults {
    let faults = Faults::in_folder(store.root().join("faults"));
    faults.watch(preflight::is_fault);
    faults
}

/// What a run that was started again does differently.
fn go_on(app: &mut App, cause: Cause) {
    app.insert_resource(cause);
    if cause == Cause::CardOvertaxed {
        app.add_systems(Startup, |mut settings: ResMut<Settings>| {
            settings.quality = QualitySetting::Low;
        });
    }
}

fn window() -> WindowPlugin {
    WindowPlugin {
        primary_window: Some(Window {
            title: "Curio".to_owned(),
            name: Some("org.curio.Curio".to_owned()),
            resolution: WindowResolution::new(1280, 720),
            present_mode: PresentMode::AutoVsync,
            // Until it has its size and its place.
            visible: false,
            ..default()
        }),
        ..default()
    }
}

/// A window across several screens may be larger than the graphics driver can draw: it
/// cannot be made so large.
fn bound_window(
    device: If<Res<RenderDevice>>,
    mut windows: Query<&mut Window, With<PrimaryWindow>>,
) {
    for mut window in &mut windows {
        let most = device.limits().max_texture_dimension_2d as f32 / window.scale_factor();
        window.resize_constraints.max_width = most;
        window.resize_constraints.max_height = most;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{plugins::app::session::ReplayRequest, record::shipped};

    #[test]
    fn a_replay_begins_where_the_command_line_says() {
        let asked_for = |ply| {
            let game = Box::new(shipped()[0].load().unwrap());
            let path = None;
            asked(ClientRequest::Replay { game, path, ply })
        };
        assert!(matches!(
            &asked_for(0)[..],
            [SessionRequest::Table(TableRequest::Watch(_, None))]
        ));
        assert!(matches!(
            &asked_for(12)[..],
            [
                SessionRequest::Table(TableRequest::Watch(..)),
                SessionRequest::Replay(ReplayRequest::Seek(12)),
            ]
        ));
        assert!(asked(ClientRequest::Title).is_empty());
    }
}
