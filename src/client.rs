//! What the program asks of its window: to open, to draw a picture, to make a film, to show
//! how fast it is.
//!
//! The command line asks and the window answers; neither knows the other, and both know
//! this. How it is drawn is left to whoever is a [`Client`].

pub mod estimate;
#[cfg(feature = "host")]
mod evening;
mod house;
mod voice;

use core::time::Duration;
use std::{
    collections::BTreeMap,
    ffi::OsStr,
    net::SocketAddr,
    path::{Path, PathBuf},
};

use clap::ValueEnum;
use serde::{Deserialize, Serialize};

use crate::{record::Match, report::Report, ugi::Permits, words::Language};

#[cfg(feature = "host")]
pub use evening::{EveningBoard, EveningShown, EveningWish, HeldEvening, HoldEvening, award_name};
pub use house::{Hours, HoursError, House, HouseCard};
pub use voice::Voice;

/// The window, as far as others need it.
pub trait Client {
    /// Opens the window and returns when it is closed.
    ///
    /// # Errors
    /// When no window can be opened.
    fn open(&self, opening: Opening) -> anyhow::Result<()>;

    /// Draws a position without a window. Returns the bytes of a PNG file.
    ///
    /// # Errors
    /// When nothing can be drawn.
    fn render(&self, picture: Picture) -> anyhow::Result<Vec<u8>>;

    /// Films a match, without a window. `progress` is called after each move with
    /// the number of moves done and of all moves. Returns how long the film is.
    ///
    /// # Errors
    /// When nothing can be drawn, or the film cannot be written.
    fn film(&self, film: Film, progress: FilmProgress) -> anyhow::Result<Duration>;

    /// Measures how fast a match is drawn, without a window. Returns by what it is drawn, too.
    ///
    /// # Errors
    /// When nothing can be drawn.
    fn bench(&self, scene: BenchScene) -> anyhow::Result<(Adapter, DrawingSpeed)>;

    /// Reports what the window finds on this machine: how it would be drawn and heard.
    fn examine(&self, data_dir: Option<&Path>, report: &mut Report);

    /// Does what the window starts this program for with an argument of its own, which is
    /// no command for people. Returns whether it is such an argument.
    fn serve(&self, argument: &OsStr) -> bool {
        let _ = argument;
        false
    }
}

/// Reports the progress of a film: moves done, and all moves.
pub type FilmProgress = Box<dyn FnMut(usize, usize) + Send + Sync>;

/// How the window is opened.
#[derive(Clone, Debug)]
pub struct Opening {
    /// What the window shows first.
    pub request: ClientRequest,
    /// The folder of all data, instead of the usual one.
    pub data_dir: Option<PathBuf>,
    /// Whether to begin with the default settings.
    pub reset_settings: bool,
    /// The language that the command line names.
    pub language: Option<Language>,
    /// The other programs that the command line names, which may be started.
    pub permits: Permits,
    /// Where phones are let in, if they are.
    pub host: Option<HostAt>,
    /// Starts an evening in the background.
    #[cfg(feature = "host")]
    pub evening: HoldEvening,
}

/// Where phones are let in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HostAt {
    /// At the usual port of the networks that this machine is in.
    Usual,
    /// At this address.
    Address(SocketAddr),
}

/// What the window shows first.
#[derive(Clone, Debug)]
pub enum ClientRequest {
    /// The title screen.
    Title,
    /// A table with this match, before its first move.
    Play(Box<Match>),
    /// The replay of a match.
    Replay {
        /// The match, or the intact part of it if the record is damaged.
        game: Box<Match>,
        /// The file it was read from, if any.
        path: Option<PathBuf>,
        /// The number of moves that are played at first.
        ply: usize,
    },
    /// The showcase: games that play themselves, for a public place.
    Showcase(Show),
}

/// What a showcase is to be like.
#[derive(Clone, Debug)]
pub struct Show {
    /// The games to show; all if empty.
    pub games: Vec<&'static str>,
    /// The order in which they come.
    pub order: ShowOrder,
    /// How long each game is shown before the next.
    pub per_game: Duration,
    /// Whether to hide the settings and the exit.
    pub kiosk: bool,
    /// Whether there is music, even if it is off in the settings.
    pub music: bool,
    /// How long a visitor may be idle before the showcase continues.
    pub idle: Duration,
    /// What its chance comes from: which matches are shown, and who plays them.
    pub seed: u64,
    /// What is particular to the place where it runs.
    pub house: House,
}

/// The order in which a showcase shows its games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum ShowOrder {
    /// As they are listed.
    #[default]
    Listed,
    /// Another one each time round.
    Random,
}

/// A picture to be drawn.
#[derive(Clone, Debug)]
pub struct Picture {
    /// The match.
    pub game: Box<Match>,
    /// The number of its moves to play.
    pub ply: usize,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
    /// How finely it is drawn.
    pub quality: PictureQuality,
    /// What it shows the match with.
    pub dress: Dress,
    /// How steeply one looks down at the table, in degrees; as players do by default.
    pub pitch: Option<u8>,
}

/// With what a match is shown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct Dress {
    /// The table to show.
    #[arg(long, value_enum, default_value_t)]
    pub table: TableStyle,
    /// The set of pieces to show.
    #[arg(long, value_enum, default_value_t)]
    pub pieces: PieceSet,
}

/// One of the two sets of pieces that every game has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
pub enum PieceSet {
    /// Figures, blocks and rods.
    #[default]
    Carved,
    /// Flat ones with signs.
    Plain,
}

/// A table to play at: its wood, the room around it and the light.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum, Serialize, Deserialize)]
pub enum TableStyle {
    /// Oiled walnut under a warm lamp in the evening.
    #[default]
    Walnut,
    /// Pale ash in a bright studio.
    Studio,
    /// Dark oak by night.
    Night,
}

/// How finely a picture is drawn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub enum PictureQuality {
    /// As on machines without a graphics card.
    Low,
    /// As on integrated graphics.
    #[default]
    Medium,
    /// As on graphics cards.
    High,
}

/// A film to be made of a match.
#[derive(Clone, Debug)]
pub struct Film {
    /// The match.
    pub game: Box<Match>,
    /// The positions to show, by the number of moves that lead to them. What is between
    /// one and the next is seen as a move where it is one, and left out otherwise.
    pub plies: Vec<usize>,
    /// How fast it goes.
    pub pace: Pace,
    /// Whether a card with the players comes first, and one with the result last.
    pub cards: bool,
    /// The width and the height in pixels.
    pub size: (u32, u32),
    /// Frames per second.
    pub rate: u32,
    /// How finely it is drawn; nothing leaves that to the graphics driver.
    pub quality: Option<PictureQuality>,
    /// What it shows the match with.
    pub dress: Dress,
    /// Whether to show captions.
    pub captions: bool,
    /// Whether to show who leads, where there are captions.
    pub strip: bool,
    /// What is heard in a video.
    pub sound: FilmSound,
    /// Whether it ends on the question what to play in its last position.
    pub asks: bool,
    /// The file or folder to write.
    pub path: PathBuf,
    /// The kind of film.
    pub format: FilmFormat,
    /// Where a small copy of it goes, as a GIF, for those who wait for it.
    pub copy: Option<PathBuf>,
}

/// What is heard in a video.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::Args)]
pub struct FilmSound {
    /// Leave out the sounds of the table; only videos have them.
    #[arg(long)]
    pub silent: bool,
    /// Have the captions read by the voice of this computer: `espeak-ng`, or that of macOS or
    /// Windows. A film whose length is not given waits until each is read.
    #[arg(long)]
    pub voice: bool,
    /// What is heard in the background.
    #[arg(long, value_enum, value_name = "WHERE")]
    pub ambience: Option<Ambience>,
}

impl FilmSound {
    /// Whether anything is heard at all.
    pub const fn is_any(self) -> bool {
        !self.silent || self.voice || self.ambience.is_some()
    }
}

/// What is heard in the background.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub enum Ambience {
    /// A fire.
    Fire,
    /// An open window by day.
    Window,
    /// The night.
    Night,
}

/// How fast a film goes, in seconds.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pace {
    /// Each position is shown for this time once everything has come to rest.
    Rest(f32),
    /// One move follows the other after this time.
    Every(f32),
}

/// How long the card at the beginning of a film is shown, in seconds.
pub const OPENING: f32 = 2.5;
/// How long the final position is shown.
pub const FINAL: f32 = 3.0;
/// How long a move is under way, about.
pub const ON_THE_WAY: f32 = 0.8;
/// How long the card at the end is shown.
pub const ENDING: f32 = 3.0;

/// A kind of film.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FilmFormat {
    /// An animated GIF.
    Gif,
    /// A folder of numbered PNG files.
    Pictures,
    /// `.mp4` by `ffmpeg`.
    Mp4,
    /// `.webm` by `ffmpeg`.
    WebM,
}

impl FilmFormat {
    /// Whether it can have sound.
    pub const fn is_heard(self) -> bool {
        matches!(self, Self::Mp4 | Self::WebM)
    }
}

/// The most frames per second of a GIF. Its frames last whole hundredths of a second, and
/// browsers take ten for a single one.
pub const GIF_RATE: u32 = 50;

/// A match that is drawn as fast as a machine can, a move every second.
#[derive(Clone, Debug)]
pub struct BenchScene {
    /// The match.
    pub game: Box<Match>,
    /// The width and the height in pixels.
    pub size: (u32, u32),
    /// How finely it is drawn.
    pub quality: PictureQuality,
    /// For how long.
    pub length: Duration,
}

/// What draws: a graphics card, or a program in its place.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adapter {
    /// Its name.
    pub name: String,
    /// What it is, in words.
    pub kind: String,
    /// The interface by which it is reached.
    pub backend: String,
    /// Its driver, with the version.
    pub driver: String,
}

/// How fast a match is drawn.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct DrawingSpeed {
    /// For how long it was drawn.
    pub seconds: f64,
    /// The frames that were drawn.
    pub frames: usize,
    /// The moves that were shown.
    pub moves: u32,
    /// What this amounts to.
    pub frames_per_second: Rates,
    /// The time that the processor takes for a frame.
    pub cpu_ms: Times,
    /// The part of it in which the world is updated.
    pub update_ms: Times,
    /// The part of it in which the graphics driver is told what to draw.
    pub render_ms: Times,
    /// The time from then until the frame is drawn.
    pub wait_ms: Times,
    /// The time that the graphics card takes for a frame, by its own clock if it has one.
    pub gpu_ms: Option<Times>,
    /// The parts of it, the median of each.
    pub gpu_passes_ms: BTreeMap<String, f64>,
    /// The systems that the processor runs, the mean of each in a frame without what it calls;
    /// empty unless the program is built with the feature `trace`.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub systems_ms: BTreeMap<String, f64>,
    /// The memory that it takes.
    pub memory_mib: Memory,
}

/// Frames per second.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Rates {
    /// How many were drawn, with one part of the work after the other.
    pub measured: f64,
    /// How many the processor alone could do.
    pub cpu: f64,
    /// How many the graphics card alone could do, if it has a clock.
    pub gpu: Option<f64>,
}

/// What is known of some times, in milliseconds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Times {
    /// Their mean.
    pub mean: f64,
    /// Half of them are within this.
    pub p50: f64,
    /// All but one in a hundred are within this.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

impl Times {
    /// What is known of these times, if there are any.
    pub fn from_samples(times: &[Duration]) -> Option<Self> {
        let mut sorted = times.to_vec();
        sorted.sort_unstable();
        let ms = |time: Duration| (time.as_secs_f64() * 1e6).round() / 1e3;
        let within = |percent: usize| {
            let rank = (sorted.len() * percent).div_ceil(100).max(1);
            sorted.get(rank - 1).copied().map(ms)
        };
        let all: Duration = sorted.iter().sum();
        Some(Self {
            mean: ms(all.div_f64(sorted.len().max(1) as f64)),
            p50: within(50)?,
            p99: within(99)?,
            max: within(100)?,
        })
    }

    /// How many such times are a second.
    pub fn per_second(&self) -> f64 {
        (1e4 / self.mean.max(1e-3)).round() / 10.0
    }
}

/// Memory in MiB, as far as it is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Memory {
    /// The most that the program had.
    pub resident_peak: Option<u64>,
    /// What is set aside on the graphics card.
    pub gpu: Option<u64>,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_summed_up() {
        let times: Vec<Duration> = (1..=200).rev().map(Duration::from_millis).collect();
        let expected = Times {
            mean: 100.5,
            p50: 100.0,
            p99: 198.0,
            max: 200.0,
        };
        assert_eq!(Times::from_samples(&times), Some(expected));
        assert_eq!(expected.per_second(), 10.0);
        assert_eq!(Times::from_samples(&[]), None);
    }
}
