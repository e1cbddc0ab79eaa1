//! What the program asks of its window: to open, to draw a picture, to make a film.
//!
//! The command line asks and the window answers; neither knows the other, and both know
//! this. How it is drawn is left to whoever is a [`Client`].

pub mod estimate;
mod house;

use core::time::Duration;
use std::{
    ffi::OsStr,
    path::{Path, PathBuf},
};

use crate::{engine::review::Turning, record::Match, report::Report, ugi::Permits};

pub use house::{Hours, HoursError, House, HouseCard};

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
    /// The other programs that the command line names, which may be started.
    pub permits: Permits,
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
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
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    clap::ValueEnum,
    serde::Serialize,
    serde::Deserialize,
)]
pub enum PieceSet {
    /// Figures, blocks and rods.
    #[default]
    Carved,
    /// Flat ones with signs.
    Plain,
}

/// A table to play at: its wood, the room around it and the light.
#[derive(
    Clone,
    Copy,
    Debug,
    Default,
    PartialEq,
    Eq,
    clap::ValueEnum,
    serde::Serialize,
    serde::Deserialize,
)]
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
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
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
    /// The turning points of the match that the captions speak of.
    pub turnings: Vec<Turning>,
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
    /// The file or folder to write.
    pub path: PathBuf,
    /// The kind of film.
    pub format: FilmFormat,
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

/// The most frames per second of a GIF. Its frames last whole hundredths of a second, and
/// browsers take ten for a single one.
pub const GIF_RATE: u32 = 50;
