//! The command line: everything that works without the window, and the commands
//! that open it.
//!
//! There is one file per command. A command writes its result to the output, or
//! returns an error, which [`run`] prints in one line. The exit code is 0, or 1
//! for an error, or 2 for bad usage, or says by which signal it was stopped. The window
//! itself is a [`Client`] that the program passes in, so nothing here knows Bevy.
//!
//! What all commands share lies in files of its own (`context`, `args`, `output`, `table`);
//! this one only says which commands there are and what becomes of their errors. What only
//! those who work on Curio need is a program of its own, `curio-lab` in `tools/lab`: it reads
//! its arguments, prints, and has matches played as this one does, with what is public here.

mod args;
mod bench;
mod context;
mod doctor;
mod engine;
#[cfg(feature = "host")]
mod evening;
mod export;
mod film_folder;
mod film_plan;
#[cfg(fuzzing)]
pub mod fuzzing;
mod games;
#[cfg(feature = "host")]
mod host;
mod import;
mod json;
mod link;
mod magnitudes;
mod matches;
mod notation;
mod output;
mod play;
mod players;
mod progress;
mod puzzles;
mod ratings;
mod refused;
mod render;
mod replay;
mod review;
mod shell;
mod show;
mod showcase;
mod similar;
mod site;
mod terminal;
mod verify;
mod xong;

use std::{
    ffi::OsString,
    path::{Path, PathBuf},
    process::ExitCode,
};

use clap::{CommandFactory as _, Parser, Subcommand};

use crate::{
    client::{Client, ClientRequest},
    process::{keeper, stop::Stopped},
    rules::{
        printable,
        registry::{Entry, SetUpError, register},
    },
    texts,
    version::version,
    words::{Language, set_language},
};
use context::Context;

pub use crate::version::built_from;
pub use args::{GameOptions, PlaceArgs, PlayerList, PositionArgs, duration, new_match};
pub use bench::random_match;
pub use context::Usage;
pub use output::{Out, aligned, print_json, standard, tell};
pub use players::{ChosenMove, MatchPlayer, Table, load_tables};
pub use progress::{Clock, Progress};
pub use refused::parse;
pub use shell::{ManArgs, man};

/// Five little-known abstract board games at one 3D table.
///
/// Without a command, curio opens the window.
#[derive(Debug, Parser)]
#[command(
    name = "curio",
    version = version(),
    after_help = "Examples:\n  \
        curio                                      open the window\n  \
        curio play xafka --players human,level:3   play a match\n  \
        curio show xafka --moves \"d4 g6\"           look at a position\n  \
        curio verify game.curio                    check a record against the rules"
)]
struct Cli {
    /// The folder of all data, instead of the usual one.
    #[arg(long, global = true, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// Open the window with the default settings. The file with those there were is renamed,
    /// not deleted.
    #[arg(long)]
    reset_settings: bool,
    /// The language: en, de, es, fr or ro. That of the settings or the system otherwise.
    #[arg(long, global = true, value_name = "CODE", value_parser = language)]
    lang: Option<Language>,
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(Debug, Subcommand)]
enum Command {
    Games(games::Args),
    Play(play::Args),
    Replay(replay::Args),
    Showcase(showcase::Args),
    #[cfg(feature = "host")]
    Evening(evening::Args),
    #[cfg(feature = "host")]
    Host(host::Args),
    /// Hold an evening, which this curio was built without.
    #[cfg(not(feature = "host"))]
    #[command(hide = true)]
    Evening {
        #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    /// Play a match on phones, which this curio was built without.
    #[cfg(not(feature = "host"))]
    #[command(hide = true)]
    Host {
        #[arg(hide = true, trailing_var_arg = true, allow_hyphen_values = true)]
        arguments: Vec<OsString>,
    },
    Show(show::Args),
    Engine(engine::Args),
    Matches(matches::Args),
    Verify(verify::Args),
    Review(review::Args),
    Import(import::Args),
    Notation(notation::Args),
    Link(link::Args),
    Render(render::Args),
    Export(export::Args),
    Puzzles(puzzles::Args),
    Ratings(ratings::Args),
    Magnitudes(magnitudes::Args),
    Compare(magnitudes::CompareArgs),
    Bench(bench::Args),
    Doctor(doctor::Args),
    Xong(xong::Args),
    Completions(shell::CompletionsArgs),
    Man(ManArgs),
}

/// Runs the program with its arguments, the name of the program first.
///
/// `games` come after those of the collection: from now on, everything knows them.
/// `client` is the window. Without it, the commands that need it fail.
pub fn run<I>(arguments: I, games: &[&'static Entry], client: Option<&dyn Client>) -> ExitCode
where
    I: IntoIterator<Item = OsString>,
{
    if let Err(error) = games.iter().copied().try_for_each(register) {
        return report(&error.into());
    }
    let arguments: Vec<OsString> = arguments.into_iter().collect();
    let argument = arguments.get(1).map(OsString::as_os_str);
    if keeper::serve(argument) {
        return ExitCode::SUCCESS;
    }
    if let (Some(client), Some(argument)) = (client, argument)
        && client.serve(argument)
    {
        return ExitCode::SUCCESS;
    }
    let arguments = with_command(arguments);
    let cli: Cli = match parse(&arguments) {
        Ok(cli) => cli,
        Err(code) => return code,
    };
    set_language(if speaks_to_programs(&cli, &arguments) {
        Language::English
    } else {
        cli.lang.unwrap_or_else(Language::of_system)
    });
    let mut out = standard();
    let mut context = Context {
        out: &mut out,
        client,
        data_dir: cli.data_dir,
        reset_settings: cli.reset_settings,
        language: cli.lang,
    };
    let done = dispatch(cli.command, &mut context);
    conclude(done, &mut out)
}

/// The end of a program: what it has printed is there, what it has started is ended, and its
/// error is printed in one line.
pub fn conclude(done: anyhow::Result<()>, out: &mut dyn Out) -> ExitCode {
    let done = done.and_then(|()| Ok(out.flush()?));
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

/// Whether a program reads what is printed, or those who look for a fault: English.
fn speaks_to_programs(cli: &Cli, arguments: &[OsString]) -> bool {
    let is_for_programs = matches!(cli.command, Some(Command::Engine(_) | Command::Doctor(_)));
    is_for_programs || arguments.iter().any(|argument| argument == "--json")
}

fn language(code: &str) -> Result<Language, String> {
    Language::from_code(code).ok_or_else(|| "it can be en, de, es, fr or ro".to_owned())
}

/// The arguments with the command that a match alone stands for: `curio game.curio`.
fn with_command(mut arguments: Vec<OsString>) -> Vec<OsString> {
    let mut at = 1;
    while let Some(word) = arguments.get(at) {
        if word == "--data-dir" || word == "--lang" {
            at += 2;
        } else if word.as_encoded_bytes().starts_with(b"-") {
            at += 1;
        } else {
            if matches::is_match(Path::new(word)) {
                arguments.insert(at, "replay".into());
            }
            break;
        }
    }
    arguments
}

fn dispatch(command: Option<Command>, context: &mut Context<'_>) -> anyhow::Result<()> {
    match command {
        None => context.open(ClientRequest::Title),
        Some(Command::Games(args)) => games::run(&args, context),
        Some(Command::Play(args)) => play::run(&args, context),
        Some(Command::Replay(args)) => replay::run(&args, context),
        Some(Command::Showcase(args)) => showcase::run(args, context),
        #[cfg(feature = "host")]
        Some(Command::Evening(args)) => evening::run(&args, context),
        #[cfg(feature = "host")]
        Some(Command::Host(args)) => host::run(&args, context),
        #[cfg(not(feature = "host"))]
        Some(Command::Evening { .. } | Command::Host { .. }) => {
            anyhow::bail!(texts::cli_no_host())
        }
        Some(Command::Show(args)) => show::run(&args, context),
        Some(Command::Engine(args)) => engine::run(&args, context),
        Some(Command::Matches(args)) => matches::run(&args, context),
        Some(Command::Verify(args)) => verify::run(&args, context),
        Some(Command::Review(args)) => review::run(&args, context),
        Some(Command::Import(args)) => import::run(&args, context),
        Some(Command::Notation(args)) => notation::run(&args, context),
        Some(Command::Link(args)) => link::run(&args, context),
        Some(Command::Render(args)) => render::run(&args, context),
        Some(Command::Export(args)) => export::run(&args, context),
        Some(Command::Puzzles(args)) => puzzles::run(&args, context),
        Some(Command::Ratings(args)) => ratings::run(&args, context),
        Some(Command::Magnitudes(args)) => magnitudes::run(&args, context),
        Some(Command::Compare(args)) => magnitudes::compare(&args, context),
        Some(Command::Bench(args)) => bench::run(&args, context),
        Some(Command::Doctor(args)) => doctor::run(&args, context),
        Some(Command::Xong(args)) => xong::run(&args, context),
        Some(Command::Completions(args)) => shell::completions(&args, Cli::command(), context),
        Some(Command::Man(args)) => man(&args, Cli::command(), context.out),
    }
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
        tell(&texts::cli_error(&line_of(error)));
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
    fn a_cause_is_printed_once() {
        let error = anyhow::anyhow!("no")
            .context("cannot read x: no")
            .context("game 3");
        assert_eq!(line_of(&error), "game 3: cannot read x: no");
    }
}
