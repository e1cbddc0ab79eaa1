//! The program `ffmpeg`: how it is asked for pictures as a film, and for sound beside them, and
//! how it is given what it works on. Whether it does its work is for [`super::video`].

use std::{
    ffi::OsStr,
    io::{self, ErrorKind, Write as _},
    path::{Path, PathBuf},
    process::{ChildStdin, Command, Stdio},
    sync::{
        Arc,
        mpsc::{Receiver, SyncSender, channel, sync_channel},
    },
    thread,
};

use crate::{
    plugins::{app::audio::RATE, capture::last_words},
    process::Kept,
    texts,
};

/// The kind of a video.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Container {
    Mp4,
    WebM,
}

impl Container {
    pub(super) const fn name(self) -> &'static str {
        match self {
            Self::Mp4 => "mp4",
            Self::WebM => "webm",
        }
    }

    const fn encoder(self) -> &'static str {
        match self {
            Self::Mp4 => "libx264",
            Self::WebM => "libvpx-vp9",
        }
    }

    const fn sound_encoder(self) -> &'static str {
        match self {
            Self::Mp4 => "aac",
            Self::WebM => "libopus",
        }
    }

    pub(super) fn instead(self) -> &'static str {
        match self {
            Self::Mp4 => texts::film_webm_or_gif(),
            Self::WebM => texts::film_mp4_or_gif(),
        }
    }
}

/// The program at work.
#[derive(Debug)]
pub(super) struct Ffmpeg {
    pub(super) process: Kept,
    /// `None` once it has all that it is given.
    pub(super) input: Option<SyncSender<Arc<[u8]>>>,
    /// Says of each piece whether it has been taken.
    pub(super) taken: Receiver<io::Result<()>>,
    /// What it has said at its end.
    pub(super) last_words: Receiver<String>,
}

impl Ffmpeg {
    pub(super) fn start(command: &mut Command) -> Result<Self, String> {
        let mut process = Kept::start(command).map_err(|error| match error.kind() {
            ErrorKind::NotFound => texts::film_ffmpeg_missing().to_owned(),
            _ => texts::film_ffmpeg_not_started(&error.to_string()),
        })?;
        let (input, pieces) = sync_channel(1);
        let (taking, taken) = channel();
        if let Some(pipe) = process.child().stdin.take() {
            thread::spawn(move || give(pipe, &pieces, |done| taking.send(done).is_ok()));
        }
        let last_words = last_words::read(process.child().stderr.take());
        Ok(Self {
            process,
            input: Some(input),
            taken,
            last_words,
        })
    }
}

/// Video players want even sides and the usual pixel format. The colours are converted as
/// the film then says of itself: without that, players guess by its size, and guess wrong.
const FILTERS: &str = "pad=ceil(iw/2)*2:ceil(ih/2)*2,\
    scale=in_range=full:out_range=limited:out_color_matrix=bt709\
    :flags=bicubic+accurate_rnd+full_chroma_int+full_chroma_inp,format=yuv420p,\
    setparams=range=limited:color_primaries=bt709:color_trc=bt709:colorspace=bt709";

/// The command that makes a film of pictures of three bytes a pixel.
pub(super) fn command(
    program: &OsStr,
    container: Container,
    (width, height): (u32, u32),
    rate: u32,
    film: &Path,
) -> Command {
    let mut command = quiet(program);
    command
        .args(["-f", "rawvideo", "-pix_fmt", "rgb24"])
        .args(["-s", &format!("{width}x{height}"), "-r", &rate.to_string()])
        .args(["-i", "pipe:0", "-an", "-vf", FILTERS])
        .args(["-c:v", container.encoder(), "-color_range", "tv"])
        .args(["-colorspace", "bt709", "-color_primaries", "bt709"])
        .args(["-color_trc", "bt709"]);
    into(command, container, film)
}

/// The command that puts sound beside the pictures of a film.
pub(super) fn sound_command(
    program: &OsStr,
    container: Container,
    silent: &Path,
    film: &Path,
) -> Command {
    let mut command = quiet(program);
    command.arg("-i").arg(plain(silent));
    command
        .args(["-f", "f32le", "-ar", &RATE.to_string(), "-ac", "2"])
        .args(["-i", "pipe:0", "-map", "0:v", "-map", "1:a"])
        .args(["-c:v", "copy", "-c:a", container.sound_encoder()]);
    into(command, container, film)
}

/// The program, which replaces files and says nothing but errors.
fn quiet(program: &OsStr) -> Command {
    let mut command = Command::new(program);
    command.args(["-hide_banner", "-loglevel", "error", "-y"]);
    command
}

/// A command with the film that it writes.
fn into(mut command: Command, container: Container, film: &Path) -> Command {
    command.args(["-f", container.name()]);
    if container == Container::Mp4 {
        // The index comes first: what is cut off on its way somewhere can be played up to there.
        command.args(["-movflags", "+faststart"]);
    }
    command
        .arg(plain(film))
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped());
    command
}

/// A name as one of a file: with a colon it would be a protocol, with a hyphen an option.
fn plain(file: &Path) -> PathBuf {
    match file.is_relative() {
        true => Path::new(".").join(file),
        false => file.to_owned(),
    }
}

/// Gives a program pictures until it takes no more.
fn give(
    mut pipe: ChildStdin,
    pictures: &Receiver<Arc<[u8]>>,
    taken: impl Fn(io::Result<()>) -> bool,
) {
    for picture in pictures {
        let done = pipe.write_all(&picture);
        let is_over = done.is_err();
        if !taken(done) || is_over {
            return;
        }
    }
}
