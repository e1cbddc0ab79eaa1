//! A film of the match on the table: what it is to be, how far it has come.
//!
//! The film is made by `curio export` in a process of its own, so that neither
//! the window nor the match waits for it. It goes on when the dialog is closed.

use std::{
    env, fs,
    io::{BufRead, BufReader, Read as _},
    path::{Path, PathBuf},
    process::{Child, Command, Stdio},
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        atomic::{AtomicU32, Ordering},
    },
};

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Label, Layout, ProgressBar, RichText, Ui, vec2},
};

use crate::plugins::app::visitors;
use crate::{
    plugins::{
        app::{
            notices::Notice,
            session::{Archive, Session},
            states::{Overlay, OverlayRequest},
            worker::Waker,
        },
        extras::capture::pictures_folder,
        scene::palette,
        ui::{
            screens::stage,
            theme::{
                self, PushButton,
                widgets::{choices, labelled, stepper, toggle},
            },
        },
    },
    record::{self, Match},
};

pub(super) fn plugin(app: &mut App) {
    visitors::forget::<Draft>(app);
    app.init_resource::<Draft>()
        .init_resource::<Making>()
        .add_systems(Update, (begin, follow))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(resource_equals(Overlay::Export)),
        );
}

/// A kind of film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
enum Kind {
    #[default]
    Gif,
    Mp4,
    WebM,
    Pictures,
}

impl Kind {
    const ALL: [(Self, &'static str); 4] = [
        (Self::Gif, "GIF"),
        (Self::Mp4, "MP4"),
        (Self::WebM, "WebM"),
        (Self::Pictures, "PNG pictures"),
    ];

    const fn ending(self) -> &'static str {
        match self {
            Self::Gif => ".gif",
            Self::Mp4 => ".mp4",
            Self::WebM => ".webm",
            Self::Pictures => "",
        }
    }
}

/// What the film is to be.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
struct Draft {
    kind: Kind,
    size: (u32, u32),
    /// The first and the last position.
    plies: (i64, i64),
    /// How long a position stays, in tenths of a second.
    stay: i64,
    /// Pictures a second.
    rate: u32,
    captions: bool,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            kind: Kind::default(),
            size: (640, 360),
            plies: (0, 0),
            stay: 12,
            rate: 12,
            captions: true,
        }
    }
}

impl Draft {
    /// How `curio` is asked for this film.
    fn arguments(&self, record: &Path, film: &Path) -> Vec<String> {
        let mut arguments = vec![
            "export".to_owned(),
            record.display().to_string(),
            "-o".to_owned(),
            film.display().to_string(),
            "--plies".to_owned(),
            format!("{}..{}", self.plies.0, self.plies.1),
            "--seconds-per-ply".to_owned(),
            format!("{}.{}", self.stay / 10, self.stay % 10),
            "--size".to_owned(),
            format!("{}x{}", self.size.0, self.size.1),
            "--rate".to_owned(),
            self.rate.to_string(),
            "--progress".to_owned(),
        ];
        if !self.captions {
            arguments.push("--no-captions".to_owned());
        }
        arguments
    }
}

/// The film that is being made.
#[derive(Resource, Debug, Default)]
struct Making(Option<Running>);

#[derive(Debug)]
struct Running {
    child: Child,
    heard: Arc<Mutex<Heard>>,
    film: PathBuf,
    /// The record it is made from.
    record: PathBuf,
}

/// What the process has told.
#[derive(Clone, Debug, Default)]
struct Heard {
    done: usize,
    all: usize,
    ended: bool,
    complaint: String,
}

impl Drop for Running {
    /// A film that is not whole when the window closes, or when nobody wants it
    /// any more, is not kept.
    fn drop(&mut self) {
        let whole = matches!(self.child.try_wait(), Ok(Some(status)) if status.success());
        if !whole {
            // It may have ended by itself meanwhile.
            let _ = self.child.kill();
            let _ = self.child.wait();
            let mut part = self.film.file_name().unwrap_or_default().to_owned();
            part.push(".part");
            let _ = fs::remove_file(self.film.with_file_name(part));
            if self.film.is_dir() {
                let _ = fs::remove_dir_all(&self.film);
            }
        }
        let _ = fs::remove_file(&self.record);
    }
}

/// How many films this program has begun to make.
static STARTED: AtomicU32 = AtomicU32::new(0);

impl Running {
    fn start(
        program: &Path,
        draft: &Draft,
        game: &Match,
        film: PathBuf,
        waker: Waker,
    ) -> Result<Self, String> {
        // Two films may be in the making, of this program or of another.
        let number = STARTED.fetch_add(1, Ordering::Relaxed);
        let process = std::process::id();
        let name = format!("curio-film-{process}-{number}.{}", record::EXTENSION);
        let record = env::temp_dir().join(name);
        record::save_to(&record, game).map_err(|error| error.to_string())?;
        let started = Command::new(program)
            .args(draft.arguments(&record, &film))
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn();
        let mut child = started.map_err(|error| format!("{}: {error}", program.display()))?;
        let heard = Arc::<Mutex<Heard>>::default();
        let (told, out, complaints) =
            (Arc::clone(&heard), child.stdout.take(), child.stderr.take());
        std::thread::spawn(move || {
            let tell = |change: &dyn Fn(&mut Heard)| {
                change(&mut told.lock().unwrap_or_else(PoisonError::into_inner));
                waker.wake();
            };
            for line in out.map(BufReader::new).into_iter().flat_map(BufRead::lines) {
                let Ok(line) = line else { break };
                if let Some((done, all)) = progress(&line) {
                    tell(&|heard| (heard.done, heard.all) = (done, all));
                }
            }
            let mut complaint = String::new();
            if let Some(mut complaints) = complaints {
                // What cannot be read is not told.
                let _ = complaints.read_to_string(&mut complaint);
            }
            tell(&|heard| {
                heard.ended = true;
                heard.complaint = complaint.trim().to_owned();
            });
        });
        Ok(Self {
            child,
            heard,
            film,
            record,
        })
    }

    fn heard(&self) -> Heard {
        self.heard
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

/// A line `PLY OF`.
fn progress(line: &str) -> Option<(usize, usize)> {
    let (done, all) = line.trim().split_once(' ')?;
    Some((done.parse().ok()?, all.parse().ok()?))
}

/// The dialog opens with the whole of the match.
fn begin(overlay: Res<Overlay>, session: Option<Res<Session>>, mut draft: ResMut<Draft>) {
    if overlay.is_changed()
        && *overlay == Overlay::Export
        && let Some(session) = session
    {
        draft.plies = (0, session.record().len() as i64);
    }
}

/// Tells when the film is whole, or why there is none.
fn follow(mut making: ResMut<Making>, mut notices: MessageWriter<Notice>) {
    let Some(running) = &mut making.bypass_change_detection().0 else {
        return;
    };
    let heard = running.heard();
    if !heard.ended {
        return;
    }
    let status = running.child.wait();
    notices.write(match status {
        Ok(status) if status.success() => {
            Notice::done(format!("Film saved as {}", running.film.display()))
        }
        _ if heard.complaint.is_empty() => Notice::trouble("The film could not be made."),
        _ => Notice::trouble(format!("The film could not be made: {}", heard.complaint)),
    });
    making.0 = None;
}

fn show(
    mut contexts: EguiContexts,
    session: Option<Res<Session>>,
    archive: Res<Archive>,
    waker: Res<Waker>,
    mut draft: ResMut<Draft>,
    mut making: ResMut<Making>,
    mut overlays: MessageWriter<OverlayRequest>,
    mut notices: MessageWriter<Notice>,
) -> Result {
    let Some(session) = session else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let mut close = false;
    let mut make = false;
    let mut cancel = false;
    let record = session.record();
    let beside = stage::dialog(context, "film", 720.0, |ui, _| {
        close = stage::dialog_head(ui, "A film of the match");
        match &making.0 {
            Some(running) => cancel = wait(ui, running),
            None => make = choose(ui, &mut draft, record),
        }
    });
    if close || beside {
        overlays.write(OverlayRequest::Back);
    }
    if cancel {
        making.0 = None;
    }
    if make {
        let begun = pictures_folder(&archive)
            .and_then(|folder| free_name(&folder, &record.terms().game, draft.kind))
            .and_then(|film| {
                let program = env::current_exe().map_err(|error| error.to_string())?;
                Running::start(&program, &draft, record, film, waker.clone())
            });
        match begun {
            Ok(running) => making.0 = Some(running),
            Err(error) => {
                notices.write(Notice::trouble(format!(
                    "The film could not be made: {error}"
                )));
            }
        }
    }
    Ok(())
}

/// A name that nothing has: `xafka-0001.gif`.
fn free_name(folder: &Path, game: &str, kind: Kind) -> Result<PathBuf, String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let names =
        (1..=u32::MAX).map(|number| folder.join(format!("{game}-{number:04}{}", kind.ending())));
    let mut free = names.filter(|path| !path.exists());
    free.next().ok_or_else(|| "no name is free".to_owned())
}

/// What is to be chosen. Returns whether the film is wanted.
fn choose(ui: &mut Ui, draft: &mut Draft, record: &Match) -> bool {
    ui.spacing_mut().item_spacing.y = 9.0;
    let last = record.len() as i64;
    labelled(ui, "Kind", "", |ui| {
        choices(ui, &mut draft.kind, &Kind::ALL);
    });
    let video = matches!(draft.kind, Kind::Mp4 | Kind::WebM);
    let possible = !video || has_ffmpeg();
    if !possible {
        let text = "Videos are made by the program ffmpeg, which is not installed: choose GIF or \
                    pictures.";
        ui.add(Label::new(RichText::new(text).color(palette::WARN.egui())).wrap());
    }
    labelled(ui, "Size", "In pixels", |ui| {
        let sizes = [
            ((480, 270), "480 × 270"),
            ((640, 360), "640 × 360"),
            ((960, 540), "960 × 540"),
            ((1280, 720), "1280 × 720"),
            ((1920, 1080), "1920 × 1080"),
        ];
        choices(ui, &mut draft.size, &sizes);
    });
    labelled(
        ui,
        "From move",
        "0 is the position before the first",
        |ui| {
            stepper(ui, &mut draft.plies.0, 0..=last, 1, |ply| ply.to_string());
        },
    );
    labelled(ui, "To move", "", |ui| {
        stepper(ui, &mut draft.plies.1, 0..=last, 1, |ply| ply.to_string());
    });
    draft.plies.0 = draft.plies.0.min(draft.plies.1);
    labelled(
        ui,
        "Each position stays",
        "After its move has been made",
        |ui| {
            let seconds = |tenths: i64| format!("{}.{} s", tenths / 10, tenths % 10);
            stepper(ui, &mut draft.stay, 2..=60, 2, seconds);
        },
    );
    labelled(ui, "Pictures a second", "", |ui| {
        choices(ui, &mut draft.rate, &[(12, "12"), (24, "24"), (30, "30")]);
    });
    labelled(ui, "Captions", "What happens, in words", |ui| {
        let name = if draft.captions { "On" } else { "Off" };
        toggle(ui, &mut draft.captions, name);
    });
    let mut make = false;
    let size = vec2(ui.available_width(), theme::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        let button = PushButton::new("Make the film").primary();
        make = ui.add(button.enabled(possible && last > 0)).clicked();
        theme::note(
            ui,
            "It goes where your pictures go, and you can go on meanwhile.",
        );
    });
    make
}

/// How far the film has come. Returns whether it is called off.
fn wait(ui: &mut Ui, running: &Running) -> bool {
    let heard = running.heard();
    let name = running.film.file_name().unwrap_or_default();
    ui.label(format!("{} is being made.", name.display()));
    let part = heard.done as f32 / heard.all.max(1) as f32;
    let text = match heard.all {
        0 => "Setting the table ...".to_owned(),
        all => format!("Move {} of {all}", heard.done),
    };
    ui.add(ProgressBar::new(part).text(text).desired_height(26.0));
    theme::note(
        ui,
        "You can close this and go on: it is told when the film is ready.",
    );
    let mut cancel = false;
    let size = vec2(ui.available_width(), theme::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        cancel = ui.add(PushButton::new("Cancel").danger()).clicked();
    });
    cancel
}

/// Whether videos can be made; looked for once.
fn has_ffmpeg() -> bool {
    static FOUND: OnceLock<bool> = OnceLock::new();
    *FOUND.get_or_init(|| {
        let name = format!("ffmpeg{}", env::consts::EXE_SUFFIX);
        env::var_os("PATH")
            .is_some_and(|path| env::split_paths(&path).any(|folder| folder.join(&name).is_file()))
    })
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn the_command_line_takes_what_the_dialog_asks_for() {
        let draft = Draft {
            plies: (3, 9),
            stay: 20,
            captions: false,
            ..Draft::default()
        };
        let asked = draft.arguments(Path::new("a.curio"), Path::new("b.gif"));
        assert_eq!(
            asked.join(" "),
            "export a.curio -o b.gif --plies 3..9 --seconds-per-ply 2.0 --size 640x360 \
             --rate 12 --progress --no-captions"
        );
    }

    #[test]
    fn progress_is_read_and_other_lines_are_not() {
        assert_eq!(progress("3 25\n"), Some((3, 25)));
        assert_eq!(progress("nothing"), None);
        assert_eq!(progress("a b"), None);
    }

    #[test]
    fn films_take_names_that_nothing_has() {
        let folder = tempfile::tempdir().unwrap();
        let first = free_name(folder.path(), "xafka", Kind::Gif).unwrap();
        assert!(first.ends_with("xafka-0001.gif"));
        fs::write(&first, "").unwrap();
        let second = free_name(folder.path(), "xafka", Kind::Gif).unwrap();
        assert!(second.ends_with("xafka-0002.gif"));
        let pictures = free_name(folder.path(), "xafka", Kind::Pictures).unwrap();
        assert!(pictures.ends_with("xafka-0001"));
    }

    #[cfg(unix)]
    fn script(folder: &Path, text: &str) -> PathBuf {
        use std::os::unix::fs::PermissionsExt as _;
        let path = folder.join("curio");
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        path
    }

    #[cfg(unix)]
    fn game() -> Match {
        let seats = ["Ada", "Ben"].map(record::Seat::human).to_vec();
        Match::new(record::Terms::new("xafka", seats)).unwrap()
    }

    /// A process that waits to be told to go on by the end of its input would
    /// hang for ever: it is killed, and leaves nothing.
    #[cfg(unix)]
    #[test]
    fn a_film_that_is_called_off_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let film = folder.path().join("film.gif");
        let part = folder.path().join("film.gif.part");
        fs::write(&part, "half").unwrap();
        let program = script(folder.path(), "exec tail -f /dev/null");
        let running = Running::start(
            &program,
            &Draft::default(),
            &game(),
            film.clone(),
            Waker::default(),
        )
        .unwrap();
        let record = running.record.clone();
        assert!(record.exists());
        drop(running);
        assert!(!part.exists() && !film.exists() && !record.exists());
    }

    #[cfg(unix)]
    #[test]
    fn what_the_process_complains_about_is_told() {
        let folder = tempfile::tempdir().unwrap();
        let film = folder.path().join("film.mp4");
        let program = script(folder.path(), "echo 2 8; echo no ffmpeg here >&2; exit 1");
        let running =
            Running::start(&program, &Draft::default(), &game(), film, Waker::default()).unwrap();
        let mut app = App::new();
        app.insert_resource(Making(Some(running)))
            .add_message::<Notice>()
            .add_systems(Update, follow);
        while app.world().resource::<Making>().0.is_some() {
            app.update();
            std::thread::yield_now();
        }
        let notices = app.world().resource::<Messages<Notice>>();
        let mut reader = notices.get_cursor();
        let told: Vec<String> = reader.read(notices).map(|it| it.text.clone()).collect();
        assert!(told[0].contains("no ffmpeg here"), "{told:?}");
    }
}
