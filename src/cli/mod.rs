//! The command line: everything that works without the window, and the commands
//! that open it.
//!
//! There is one file per command. A command writes its result to the output, or
//! returns an error, which [`run`] prints in one line. The exit code is 0, or 1
//! for an error, or 2 for bad usage, or says by which signal it was stopped. The window itself is a [`Client`] that the
//! program passes in, so nothing here knows Bevy.

mod args;
mod bench;
mod build;
mod chimple;
mod contest;
mod date;
pub mod doctor;
mod elo;
mod engine;
mod export;
mod external;
#[cfg(fuzzing)]
pub mod fuzzing;
mod games;
mod import;
#[cfg(windows)]
mod job;
mod json;
mod keeper;
mod ladder;
mod line_file;
mod lines;
mod magnitudes;
mod notation;
mod output;
mod perft;
mod permits;
mod play;
mod players;
mod program;
mod puzzles;
mod ratings;
mod render;
mod replay;
mod results;
mod shell;
mod show;
pub mod stderr;
pub mod stop;
mod table;
mod ugi;
mod verify;
mod xafka;
mod xong;

use std::{
    ffi::{OsStr, OsString},
    io::{self, Write},
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{CommandFactory as _, Parser, Subcommand, error::ErrorKind};

use crate::{
    record::Match,
    rules::{printable, registry::SetUpError},
};

pub use build::built_from;
pub use date::{fresh_seed, stamp};
pub use export::GIF_RATE;
pub use external::{External, ExternalError, PATIENCE};
pub use keeper::{Kept, Watched};
pub use permits::{Permit, Permits};
pub use program::this_program;
use stop::Stopped;

/// The window, as far as the command line needs it.
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

    /// Films a match, without a window. `progress` is called after each ply with
    /// the number of plies done and of all plies.
    ///
    /// # Errors
    /// When nothing can be drawn, or the film cannot be written.
    fn film(&self, film: Film, progress: FilmProgress) -> anyhow::Result<()>;

    /// Reports what the window finds on this machine: how it would be drawn and heard.
    fn examine(&self, data_dir: Option<&Path>, report: &mut doctor::Report);

    /// Does what the window starts this program for with an argument of its own, which is
    /// no command for people. Returns whether it is such an argument.
    fn serve(&self, argument: &OsStr) -> bool {
        let _ = argument;
        false
    }
}

/// Reports the progress of a film: plies done, and all plies.
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
        /// The file it was read from.
        path: PathBuf,
    },
    /// The showcase: games that play themselves, for a public place.
    Showcase {
        /// The games to show; all if empty.
        games: Vec<&'static str>,
        /// Whether to hide the settings and the exit.
        kiosk: bool,
        /// How long a visitor may be idle before the showcase continues.
        idle: core::time::Duration,
    },
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
    /// The first and the last ply to show.
    pub plies: (usize, usize),
    /// How many seconds to show each position before the next move.
    pub seconds_per_ply: f32,
    /// The width and the height in pixels.
    pub size: (u32, u32),
    /// Frames per second.
    pub rate: u32,
    /// Whether to show captions.
    pub captions: bool,
    /// The file or folder to write.
    pub path: PathBuf,
    /// The kind of film.
    pub format: FilmFormat,
}

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

/// Five little-known abstract board games at one 3D table.
///
/// Without a command, curio opens the window.
#[derive(Debug, Parser)]
#[command(
    name = "curio",
    version = build::version(),
    after_help = "Examples:\n  \
        curio                                      open the window\n  \
        curio play xafka --players human,level:3   play a match\n  \
        curio show xafka --moves \"d4 g6\"           look at a position\n  \
        curio match xafka --players level:2,level:3 --games 20 --seed 1\n  \
        curio verify game.curio                    check a record against the rules"
)]
struct Cli {
    /// The folder of all data, instead of the usual one.
    #[arg(long, global = true, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Args),
    Play(play::Args),
    Replay(replay::Args),
    Showcase(play::ShowcaseArgs),
    Show(show::Args),
    Perft(perft::Args),
    Engine(engine::Args),
    Match(contest::Args),
    Ladder(ladder::Args),
    Verify(verify::Args),
    Import(import::Args),
    Notation(notation::Args),
    Render(render::Args),
    Export(export::Args),
    Puzzles(puzzles::Args),
    Ratings(ratings::Args),
    Magnitudes(magnitudes::Args),
    Compare(magnitudes::CompareArgs),
    Bench(bench::Args),
    Doctor(doctor::Args),
    Xafka(xafka::Args),
    Xong(xong::Args),
    Chimple(chimple::Args),
    Completions(shell::CompletionsArgs),
    Man(shell::ManArgs),
}

/// What every command can use.
struct Context<'a> {
    out: &'a mut dyn Write,
    client: Option<&'a dyn Client>,
    data_dir: Option<PathBuf>,
}

impl Context<'_> {
    /// Opens the window. It may start no other program unasked.
    fn open(&self, request: ClientRequest) -> anyhow::Result<()> {
        self.open_with(request, Permits::default())
    }

    /// Opens the window, which may start these programs.
    fn open_with(&self, request: ClientRequest, permits: Permits) -> anyhow::Result<()> {
        self.client()?.open(Opening {
            request,
            data_dir: self.data_dir.clone(),
            permits,
        })
    }

    fn client(&self) -> anyhow::Result<&dyn Client> {
        self.client.ok_or_else(|| {
            anyhow::anyhow!(
                "this curio was built without its window; \
                 build it with the feature `client` (the default)"
            )
        })
    }

    fn data_dir(&self) -> Option<&Path> {
        self.data_dir.as_deref()
    }
}

/// Bad usage of the command line.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Usage(String);

/// Runs the program with its arguments, the name of the program first.
///
/// `client` is the window. Without it, the commands that need it fail.
pub fn run<I>(arguments: I, client: Option<&dyn Client>) -> ExitCode
where
    I: IntoIterator<Item = OsString>,
{
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    if arguments.get(1).is_some_and(|word| word == keeper::COMMAND) {
        keeper::run();
        return ExitCode::SUCCESS;
    }
    if let (Some(client), Some(argument)) = (client, arguments.get(1))
        && client.serve(argument)
    {
        return ExitCode::SUCCESS;
    }
    let cli = match Cli::try_parse_from(&arguments) {
        Ok(cli) => cli,
        Err(error) => return refuse(&error, &arguments),
    };
    let stdout = io::stdout();
    let mut out = output::Printable(io::BufWriter::new(stdout));
    let mut context = Context {
        out: &mut out,
        client,
        data_dir: cli.data_dir,
    };
    let done = dispatch(cli.command, &mut context).and_then(|()| Ok(context.out.flush()?));
    keeper::end_all();
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // The output comes before the error. If nobody reads it any more, that
            // does not matter.
            let _ = out.flush();
            report(&error)
        }
    }
}

fn dispatch(command: Option<Command>, context: &mut Context<'_>) -> anyhow::Result<()> {
    match command {
        None => context.open(ClientRequest::Title),
        Some(Command::Games(args)) => games::run(&args, context),
        Some(Command::Play(args)) => play::run(&args, context),
        Some(Command::Replay(args)) => replay::run(&args, context),
        Some(Command::Showcase(args)) => play::showcase(&args, context),
        Some(Command::Show(args)) => show::run(&args, context),
        Some(Command::Perft(args)) => perft::run(&args, context),
        Some(Command::Engine(args)) => engine::run(&args, context),
        Some(Command::Match(args)) => contest::run(&args, context),
        Some(Command::Ladder(args)) => ladder::run(&args, context),
        Some(Command::Verify(args)) => verify::run(&args, context),
        Some(Command::Import(args)) => import::run(&args, context),
        Some(Command::Notation(args)) => notation::run(&args, context),
        Some(Command::Render(args)) => render::run(&args, context),
        Some(Command::Export(args)) => export::run(&args, context),
        Some(Command::Puzzles(args)) => puzzles::run(&args, context),
        Some(Command::Ratings(args)) => ratings::run(&args, context),
        Some(Command::Magnitudes(args)) => magnitudes::run(&args, context),
        Some(Command::Compare(args)) => magnitudes::compare(&args, context),
        Some(Command::Bench(args)) => bench::run(&args, context),
        Some(Command::Doctor(args)) => doctor::run(&args, context),
        Some(Command::Xafka(args)) => xafka::run(&args, context),
        Some(Command::Xong(args)) => xong::run(&args, context),
        Some(Command::Chimple(args)) => chimple::run(&args, context),
        Some(Command::Completions(args)) => shell::completions(&args, context),
        Some(Command::Man(args)) => shell::man(&args, context),
    }
}

/// The most characters printed of a message about wrong arguments, which repeats them.
const LONGEST_USAGE: usize = 1_000;

/// Prints the help, or in one line what is wrong with the arguments.
fn refuse(error: &clap::Error, arguments: &[OsString]) -> ExitCode {
    if matches!(
        error.kind(),
        ErrorKind::DisplayHelp | ErrorKind::DisplayVersion
    ) {
        let printed = error.print().and_then(|()| io::stdout().flush());
        return match printed {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => report(&output::failed(error).into()),
        };
    }
    // The first paragraph is the error; usage and tips follow it.
    let text = error.render().to_string();
    let wrong: Vec<&str> = text
        .lines()
        .map(str::trim)
        .take_while(|line| !line.is_empty())
        .collect();
    let command = command_in(arguments);
    let wrong: String = wrong.join(" ").chars().take(LONGEST_USAGE).collect();
    let _ = writeln!(io::stderr(), "{} (see {command} --help)", printable(&wrong));
    ExitCode::from(2)
}

/// The command in the arguments, for its help: `curio perft`.
fn command_in(arguments: &[OsString]) -> String {
    let root = Cli::command();
    arguments
        .iter()
        .skip(1)
        .find_map(|word| root.find_subcommand(word))
        .map_or_else(
            || "curio".to_owned(),
            |command| format!("curio {}", command.get_name()),
        )
}

/// An error with its causes in one line. Causes that the line already contains are
/// left out.
fn line_of(error: &anyhow::Error) -> String {
    let mut line = String::new();
    for cause in error.chain() {
        let cause = cause.to_string();
        if !line.contains(&cause) {
            if !line.is_empty() {
                line.push_str(": ");
            }
            line.push_str(&cause);
        }
    }
    let words: Vec<&str> = line.split_whitespace().collect();
    printable(&words.join(" ")).into_owned()
}

/// Prints an error in one line and chooses the exit code.
fn report(error: &anyhow::Error) -> ExitCode {
    if output::is_closed(error) {
        // `curio show xafka | head -1`: that is not an error.
        return ExitCode::SUCCESS;
    }
    let stopped = error
        .chain()
        .find_map(|cause| cause.downcast_ref::<Stopped>());
    // Who stops a window sees that it is gone; what else has not been done is said.
    if stopped.is_none() || error.chain().count() > 1 {
        let _ = writeln!(io::stderr(), "error: {}", line_of(error));
    }
    if let Some(stopped) = stopped {
        return ExitCode::from(stopped.code());
    }
    let usage = error.chain().any(|cause| {
        cause.is::<Usage>()
            || matches!(
                cause.downcast_ref(),
                Some(SetUpError::UnknownGame { .. } | SetUpError::Option(_))
            )
    });
    ExitCode::from(if usage { 2 } else { 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_arguments_are_consistent() {
        Cli::command().debug_assert();
    }

    #[test]
    fn the_command_is_found_among_the_arguments() {
        let words = |text: &str| text.split(' ').map(OsString::from).collect::<Vec<_>>();
        assert_eq!(command_in(&words("curio perft xafka")), "curio perft");
        assert_eq!(command_in(&words("curio --data-dir x")), "curio");
    }

    #[test]
    fn a_cause_is_printed_once() {
        let error = anyhow::anyhow!("no")
            .context("cannot read x: no")
            .context("game 3");
        assert_eq!(line_of(&error), "game 3: cannot read x: no");
    }
}
