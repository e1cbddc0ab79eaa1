//! Making a film of the match on the table, in the background.
//!
//! The film is made by `curio export` in a process of its own, so that neither
//! the window nor the match waits for it.

use std::{
    ffi::OsString,
    fs,
    io::{self, BufRead, BufReader},
    path::{MAIN_SEPARATOR, Path, PathBuf},
    process::{Command, Stdio},
    sync::{Arc, Mutex, PoisonError},
};

use bevy::prelude::*;
use clap::ValueEnum;

use super::{last_words, small_copy, workshop::Workshop};
use crate::{
    client::{
        Dress, FilmFormat, FilmSound, Pace,
        estimate::{Estimate, Purpose, USUAL, reading_time},
    },
    plugins::app::machine::worker::Waker,
    process::Kept,
    record::{self, Match},
    texts,
    words::language,
};

/// The format of a film.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(super) enum Kind {
    #[default]
    Gif,
    Mp4,
    WebM,
    Pictures,
    /// One file that any browser replays.
    Page,
    /// The position that is shown.
    Still,
}

impl Kind {
    pub(super) fn all() -> [(Self, &'static str); 5] {
        [
            (Self::Gif, "GIF"),
            (Self::Mp4, "MP4"),
            (Self::WebM, "WebM"),
            (Self::Pictures, texts::film_format_pictures()),
            (Self::Page, texts::film_format_page()),
        ]
    }

    const fn format(self) -> Option<FilmFormat> {
        match self {
            Self::Gif => Some(FilmFormat::Gif),
            Self::Mp4 => Some(FilmFormat::Mp4),
            Self::WebM => Some(FilmFormat::WebM),
            Self::Pictures => Some(FilmFormat::Pictures),
            Self::Page | Self::Still => None,
        }
    }

    const fn ending(self) -> &'static str {
        match self {
            Self::Gif => ".gif",
            Self::Mp4 => ".mp4",
            Self::WebM => ".webm",
            Self::Pictures => "",
            Self::Page => ".html",
            Self::Still => ".png",
        }
    }
}

/// A value as the command line takes it.
fn word<T: ValueEnum>(value: &T) -> String {
    let word = value.to_possible_value();
    word.map_or_else(String::new, |word| word.get_name().to_owned())
}

/// How much of a match a film shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Whole,
    /// The moves that turned the match or are marked.
    Highlights,
    /// What leads to the move that turned it, and the question what to play.
    Clip,
}

impl Extent {
    /// What asks `curio` for it.
    const fn option(self) -> Option<&'static str> {
        match self {
            Self::Whole => None,
            Self::Highlights => Some("--highlights"),
            Self::Clip => Some("--clip"),
        }
    }
}

/// The settings of a film.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub(super) struct Draft {
    pub(crate) kind: Kind,
    /// What it is for, which decides its size and its frames per second.
    pub(crate) purpose: Option<Purpose>,
    pub(crate) size: (u32, u32),
    /// How much of the match is shown.
    pub(crate) extent: Extent,
    /// How long it is to be, in seconds; by the time for each position, if nothing is said.
    pub(crate) length: Option<u32>,
    /// The first and the last position.
    pub(crate) plies: (i64, i64),
    /// The time for each position, in tenths of a second.
    pub(crate) stay: i64,
    /// Frames per second.
    pub(crate) rate: u32,
    pub(crate) captions: bool,
    /// Whether a page hides what comes.
    pub(crate) hides: bool,
    /// What is heard in a video.
    pub(crate) sound: FilmSound,
    /// What the match is shown with, as at the table.
    pub(crate) dress: Dress,
}

impl Default for Draft {
    fn default() -> Self {
        Self {
            kind: Kind::default(),
            purpose: None,
            size: USUAL.0,
            extent: Extent::Whole,
            length: None,
            plies: (0, 0),
            stay: 12,
            rate: USUAL.1,
            captions: true,
            hides: true,
            sound: FilmSound::default(),
            dress: Dress::default(),
        }
    }
}

impl Draft {
    /// The arguments that make `curio` export this film.
    fn arguments(&self, record: &Path, film: &Path) -> Vec<OsString> {
        if self.kind == Kind::Still {
            return self.still(record, film);
        }
        let mut arguments: Vec<OsString> = vec!["export".into(), record.into()];
        arguments.extend(["-o".into(), film.into()]);
        let stay = format!("{}.{}", self.stay / 10, self.stay % 10);
        let is_film = self.kind != Kind::Page;
        let mut settings = Vec::new();
        if !is_film || self.extent == Extent::Whole {
            settings.push(("--plies", format!("{}..{}", self.plies.0, self.plies.1)));
        }
        match self.length.filter(|_| is_film) {
            Some(seconds) => settings.push(("--length", format!("{seconds}s"))),
            None => settings.push(("--seconds-per-ply", stay)),
        }
        if is_film && let Some(purpose) = self.purpose {
            settings.push(("--for", word(&purpose)));
        } else if is_film {
            settings.extend([
                ("--size", format!("{}x{}", self.size.0, self.size.1)),
                ("--rate", self.rate.to_string()),
            ]);
            settings.extend(worn("--table", self.dress.table));
            settings.extend(worn("--pieces", self.dress.pieces));
        }
        for (name, value) in settings {
            arguments.extend([name.into(), value.into()]);
        }
        arguments.push("--progress".into());
        if !is_film && !self.hides {
            arguments.push("--show-all".into());
        }
        if is_film && !self.captions {
            arguments.push("--no-captions".into());
        }
        if is_film {
            let is_heard = [
                (self.sound.silent, "--silent"),
                (self.sound.voice, "--voice"),
            ];
            let is_heard = is_heard.into_iter().filter(|(is_wanted, _)| *is_wanted);
            arguments.extend(is_heard.map(|(_, option)| option.into()));
        }
        if let Some(ambience) = self.sound.ambience.filter(|_| is_film) {
            arguments.extend(["--ambience".into(), word(&ambience).into()]);
        }
        let part = is_film.then(|| self.extent.option()).flatten();
        arguments.extend(part.map(OsString::from));
        arguments
    }

    /// The arguments that make `curio` draw the last of the positions.
    fn still(&self, record: &Path, picture: &Path) -> Vec<OsString> {
        let mut arguments: Vec<OsString> = vec!["render".into(), record.into()];
        arguments.extend(["-o".into(), picture.into()]);
        let settings = [("--ply", self.plies.1.to_string())].into_iter();
        let dress = worn("--table", self.dress.table)
            .into_iter()
            .chain(worn("--pieces", self.dress.pieces));
        for (name, value) in settings.chain(dress) {
            arguments.extend([name.into(), value.into()]);
        }
        arguments
    }

    /// The arguments for a small copy in this folder, which only films have.
    fn copy(&self, folder: &Path) -> Vec<OsString> {
        match self.kind {
            Kind::Page | Kind::Still => Vec::new(),
            _ => vec!["--copy".into(), small_copy::in_folder(folder).into()],
        }
    }

    /// How long the film of a match will be and how large, about; nothing where that is known
    /// only when the film has been begun: of parts, and of pages.
    pub(super) fn estimate(&self, game: &Match) -> Option<Estimate> {
        let format = self.kind.format()?;
        if self.extent != Extent::Whole {
            return None;
        }
        let own = (self.size, self.rate);
        let (size, rate) = self.purpose.map_or(own, Purpose::size_and_rate);
        let cards = self.captions && (self.purpose.is_some() || self.length.is_some());
        let plies: Vec<usize> = (self.plies.0..=self.plies.1)
            .filter_map(|ply| usize::try_from(ply).ok())
            .collect();
        let pace = Pace::Rest(self.stay as f32 / 10.0);
        let mut film = Estimate {
            positions: plies.len(),
            jumps: 0,
            pace,
            cards,
            has_ended: game.outcome().is_some(),
            size,
            rate,
            format,
            read: match self.captions {
                true => reading_time(game, &plies, pace, self.sound.voice && format.is_heard()),
                false => 0.0,
            },
            sound: self.sound,
        };
        let is_sent = self.purpose == Some(Purpose::Chat);
        let length = self.length.map(|seconds| seconds as f32);
        let length = length.or(film.length_in_chat().filter(|_| is_sent));
        if let Some(length) = length {
            let moves = film.positions.saturating_sub(1).max(1) as f32;
            film.pace = Pace::Every((length - film.around_the_moves()).max(0.0) / moves);
        }
        Some(film)
    }
}

/// The option that says what a film shows, where that is not the usual.
fn worn<T: ValueEnum + Default + PartialEq>(
    option: &'static str,
    value: T,
) -> Option<(&'static str, String)> {
    (value != T::default()).then(|| (option, word(&value)))
}

/// A film that is being made. One that is unfinished when the window closes, however that
/// happens, or when the film is cancelled, is deleted.
#[derive(Debug)]
pub(super) struct Running {
    // It is ended before the workshop is removed.
    pub(crate) export: Kept,
    progress: Arc<Mutex<Progress>>,
    /// Where it goes when it is whole.
    pub(crate) film: PathBuf,
    /// Where it is made from a record.
    workshop: Workshop,
}

/// What the process has reported.
#[derive(Clone, Debug, Default)]
pub(super) struct Progress {
    pub(crate) done: usize,
    pub(crate) all: usize,
    pub(crate) ended: bool,
    pub(crate) complaint: String,
}

impl Running {
    /// Has `curio` make a film.
    pub(super) fn start(
        mut curio: Command,
        draft: &Draft,
        game: &Match,
        film: PathBuf,
        waker: Waker,
    ) -> Result<Self, String> {
        let folder = film.parent().unwrap_or(Path::new("."));
        record::lasting(folder).map_err(|error| error.to_string())?;
        let workshop = Workshop::in_folder(folder)
            .map_err(|error| format!("{}: {error}", folder.display()))?;
        let record = workshop.path().join(format!("match.{}", record::EXTENSION));
        record::save_to(&record, game).map_err(|error| error.to_string())?;
        let made = workshop.path().join(film.file_name().unwrap_or_default());
        curio
            .args(draft.arguments(&record, &made))
            .args(draft.copy(workshop.path()))
            .args(["--lang", language().code()])
            // What it says is read here.
            .env("NO_COLOR", "1")
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let mut export = Kept::start(&mut curio)
            .map_err(|error| format!("{}: {error}", curio.get_program().display()))?;
        // Where it is made is nobody's business.
        let hidden = format!("{}{MAIN_SEPARATOR}", workshop.path().display());
        let progress = Arc::<Mutex<Progress>>::default();
        let (shared, out) = (Arc::clone(&progress), export.child().stdout.take());
        let last_words = last_words::read(export.child().stderr.take());
        std::thread::spawn(move || {
            let report = |change: &dyn Fn(&mut Progress)| {
                change(&mut shared.lock().unwrap_or_else(PoisonError::into_inner));
                waker.wake();
            };
            for line in out.map(BufReader::new).into_iter().flat_map(BufRead::lines) {
                let Ok(line) = line else { break };
                if let Some((done, all)) = parsed(&line) {
                    report(&|progress| (progress.done, progress.all) = (done, all));
                }
            }
            let complaint = last_words.recv().unwrap_or_default();
            report(&|progress| {
                progress.ended = true;
                progress.complaint = reason_in(&complaint).replace(&hidden, "");
            });
        });
        Ok(Self {
            export,
            progress,
            film,
            workshop,
        })
    }

    /// Puts the film that is whole in its place, or beside it if that has been taken
    /// meanwhile, and returns where it is.
    pub(super) fn take(&self) -> Result<PathBuf, String> {
        let failed = |error: io::Error| format!("{}: {error}", self.film.display());
        let name = self.film.file_name().unwrap_or_default();
        let made = self.workshop.path().join(name);
        let place = (1..)
            .map(|number| numbered(&self.film, number))
            .find(|place| !place.exists())
            .ok_or(texts::film_no_name())?;
        fs::rename(&made, &place).map_err(failed)?;
        Ok(place)
    }

    /// The small copy of the film that is whole, if there is one.
    pub(super) fn copy(&self) -> Option<Arc<[u8]>> {
        small_copy::read(&small_copy::in_folder(self.workshop.path()))
    }

    pub(super) fn progress(&self) -> Progress {
        self.progress
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .clone()
    }
}

/// Why there is no film, from what the process has said last.
fn reason_in(complaint: &str) -> String {
    let last = complaint.lines().next_back().unwrap_or_default();
    let error = texts::cli_error("");
    last.strip_prefix(&*error).unwrap_or(last).to_owned()
}

/// A line `PLY OF` of the process.
fn parsed(line: &str) -> Option<(usize, usize)> {
    let (done, all) = line.trim().split_once(' ')?;
    Some((done.parse().ok()?, all.parse().ok()?))
}

/// `xafka-0001.gif`, `xafka-0001-2.gif` and so on.
fn numbered(film: &Path, number: u32) -> PathBuf {
    if number == 1 {
        return film.to_owned();
    }
    let stem = film.file_stem().unwrap_or_default().to_string_lossy();
    let ending = film.extension().map_or_else(String::new, |ending| {
        format!(".{}", ending.to_string_lossy())
    });
    film.with_file_name(format!("{stem}-{number}{ending}"))
}

/// A free name: `xafka-0001.gif`.
pub(super) fn free_name(folder: &Path, game: &str, kind: Kind) -> Result<PathBuf, String> {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let names =
        (1..=u32::MAX).map(|number| folder.join(format!("{game}-{number:04}{}", kind.ending())));
    let mut free = names.filter(|path| !path.exists());
    free.next().ok_or_else(|| texts::film_no_name().to_owned())
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::client::{PieceSet, TableStyle};

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
            asked.join(" ".as_ref()),
            "export a.curio -o b.gif --plies 3..9 --seconds-per-ply 2.0 --size 640x360 \
             --rate 12 --progress --no-captions"
        );
        let dressed = Draft {
            dress: Dress {
                table: TableStyle::Night,
                pieces: PieceSet::Plain,
            },
            ..draft.clone()
        };
        let asked = dressed.arguments(Path::new("a.curio"), Path::new("b.gif"));
        let asked: Vec<_> = asked.iter().filter_map(|word| word.to_str()).collect();
        assert!(asked.join(" ").contains(" --table night --pieces plain "));
        // What it is for decides the size, and highlights which positions are shown.
        let best = Draft {
            purpose: Some(Purpose::Phone),
            extent: Extent::Highlights,
            length: Some(30),
            captions: true,
            ..draft.clone()
        };
        let asked = best.arguments(Path::new("a.curio"), Path::new("b.gif"));
        assert_eq!(
            asked.join(" ".as_ref()),
            "export a.curio -o b.gif --length 30s --for phone --progress --highlights"
        );
        // A page has the size of the window that shows it, and no table.
        let draft = Draft {
            kind: Kind::Page,
            dress: dressed.dress,
            ..best
        };
        let asked = draft.arguments(Path::new("a.curio"), Path::new("b.html"));
        assert_eq!(
            asked.join(" ".as_ref()),
            "export a.curio -o b.html --plies 3..9 --seconds-per-ply 2.0 --progress"
        );
    }

    #[cfg(unix)]
    #[test]
    fn what_a_film_will_be_follows_from_what_it_is_for() {
        let game = record::testing::played("xafka", &["Ada", "Ben"], &["d4", "g6", "resign"]);
        let mut draft = Draft {
            plies: (0, 3),
            ..Draft::default()
        };
        let film = draft.estimate(&game).unwrap();
        assert_eq!(
            (film.positions, film.size, film.cards),
            (4, (640, 360), false)
        );
        draft.purpose = Some(Purpose::Post);
        let post = draft.estimate(&game).unwrap();
        assert_eq!((post.size, post.rate, post.cards), ((1080, 1080), 30, true));
        assert!(post.seconds() > film.seconds() && post.bytes() > film.bytes());
        draft.length = Some(30);
        let seconds = draft.estimate(&game).unwrap().seconds();
        assert!((seconds - 30.0).abs() < 0.01, "{seconds}");
        draft.extent = Extent::Highlights;
        assert_eq!(draft.estimate(&game), None);
    }

    #[test]
    fn progress_is_read_and_other_lines_are_not() {
        assert_eq!(parsed("3 25\n"), Some((3, 25)));
        assert_eq!(parsed("nothing"), None);
        assert_eq!(parsed("a b"), None);
    }

    #[test]
    fn the_reason_is_what_was_said_last() {
        let said = "note: of the driver\nerror: cannot write a.gif: no space\n";
        assert_eq!(reason_in(said), "cannot write a.gif: no space");
        assert_eq!(reason_in(""), "");
    }

    #[test]
    fn films_take_free_names() {
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
    pub(in super::super) fn script(folder: &Path, text: &str) -> Command {
        use std::os::unix::fs::PermissionsExt as _;
        let path = folder.join("curio");
        fs::write(&path, format!("#!/bin/sh\n{text}\n")).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        Command::new(path)
    }

    #[cfg(unix)]
    pub(in super::super) fn game() -> Match {
        record::testing::played("xafka", &["Ada", "Ben"], &[])
    }

    /// A process that never ends by itself is killed, and leaves nothing behind.
    #[cfg(unix)]
    #[test]
    fn a_cancelled_film_leaves_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let film = folder.path().join("film.gif");
        // Another window is making a film of this name.
        let other = folder.path().join("film.gif.part");
        fs::write(&other, "half").unwrap();
        let program = script(folder.path(), "exec tail -f /dev/null");
        let running = Running::start(
            program,
            &Draft::default(),
            &game(),
            film.clone(),
            Waker::default(),
        )
        .unwrap();
        let workshop = running.workshop.path().to_owned();
        assert!(workshop.is_dir());
        // It has got somewhere, and another window has taken the name meanwhile.
        fs::create_dir(workshop.join("film.gif.part")).unwrap();
        fs::create_dir(&film).unwrap();
        fs::write(film.join("00000.png"), "a picture").unwrap();
        drop(running);
        assert!(!workshop.exists());
        assert!(other.exists() && film.join("00000.png").exists());
    }

    /// A film goes where it should, or beside what has come there meanwhile.
    #[cfg(unix)]
    #[test]
    fn a_whole_film_replaces_nothing() {
        let folder = tempfile::tempdir().unwrap();
        let film = folder.path().join("film.gif");
        // The film is the fourth argument.
        let program = script(folder.path(), "echo whole > \"$4\"");
        let mut running = Running::start(
            program,
            &Draft::default(),
            &game(),
            film.clone(),
            Waker::default(),
        )
        .unwrap();
        assert!(running.export.wait().unwrap().success());
        fs::write(&film, "another").unwrap();
        let place = running.take().unwrap();
        assert_eq!(place, folder.path().join("film-2.gif"));
        assert_eq!(fs::read_to_string(&place).unwrap(), "whole\n");
        assert_eq!(fs::read_to_string(&film).unwrap(), "another");
    }
}
