//! The program of those who work on Curio: it has levels play against each other, measures,
//! counts, solves, tunes what the levels and the solver weigh, and looks for puzzles.
//!
//! `curio-lab` reads its arguments and prints as `curio` does, with what is public in
//! `curio::cli`; it needs no window. `cargo run --release -p curio-lab -- --help` lists the
//! commands. The head of each file says what it does; the same arguments give the same result
//! everywhere.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a tool for developers prints, and may stop at the first surprise"
)]

mod bench;
mod chimple;
mod compose_chimple;
mod compose_mathematichess;
mod compose_xafka;
mod compose_xima;
mod compose_xong;
mod contest;
mod count_advice;
mod crowd;
mod elo;
mod figures;
mod grade_puzzles;
mod ladder;
mod line_file;
mod perft;
mod random_position;
mod results;
mod solve_xafka;
mod standings;
mod tune_chimple;
mod tune_solver;
mod tune_xafka;
mod xafka;
mod xong_games;

use std::{env, ffi::OsString, process::ExitCode};

use clap::{CommandFactory as _, Parser, Subcommand};
use curio::{
    cli::{self, ManArgs, Out},
    process::keeper,
};

/// Measures, tunes and solves for those who work on Curio.
#[derive(Debug, Parser)]
#[command(name = "curio-lab", version)]
struct Lab {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
#[command(rename_all = "snake_case")]
enum Command {
    Match(contest::Args),
    Ladder(ladder::Args),
    Bench(bench::Args),
    Perft(perft::Args),
    Xafka(xafka::Args),
    Chimple(chimple::Args),
    /// Look for puzzles of Chimple: GAMES SEED [KEY=VALUE...]
    ComposeChimple(Words),
    /// Look for puzzles of Mathematichess: WANTED SEED SIZE PLIES [KEY=VALUE...]
    ComposeMathematichess(Words),
    /// Look for puzzles of Xafka: BOARD GAMES SEED [KEPT]
    ComposeXafka(Words),
    /// Look for puzzles of XIMA: GAMES SEED LEVEL
    ComposeXima(Words),
    /// Look for puzzles of Xong: GAMES SEED
    ComposeXong(Words),
    /// Count what the coach says: [GAME] [LEVEL] [MATCHES]
    CountAdvice(Words),
    /// Let many phones watch a table: PHONES SECONDS
    Crowd(Words),
    /// Measure how hard the puzzles are: [GAME]...
    GradePuzzles(Words),
    /// Tell how the work of solving grows: FROM TO POSITIONS [SEED [MEMORY [NODES]]]
    SolveXafka(Words),
    /// Tune the levels of Chimple: BOARD AIM GAMES [PLIES...]
    TuneChimple(Words),
    /// Tune what the solver of Xafka expects: LEFT POSITIONS ROUNDS SEED [nothing]
    TuneSolver(Words),
    /// Tune the evaluation of Xafka: GAMES NODES SEED
    TuneXafka(Words),
    /// Count what happens in games of Xong: GAMES SEED [LOWEST HIGHEST [BOARD]]
    XongGames(Words),
    #[command(after_help = "Examples:\n  curio-lab man | man -l -\n  curio-lab man --out man1/")]
    Man(ManArgs),
}

/// Arguments in their order.
#[derive(Debug, clap::Args)]
struct Words {
    words: Vec<String>,
}

fn main() -> ExitCode {
    let arguments: Vec<OsString> = env::args_os().collect();
    if keeper::serve(arguments.get(1).map(OsString::as_os_str)) {
        return ExitCode::SUCCESS;
    }
    let lab: Lab = match cli::parse(&arguments) {
        Ok(lab) => lab,
        Err(code) => return code,
    };
    let mut out = cli::standard();
    let done = dispatch(lab.command, &mut out);
    cli::conclude(done, &mut out)
}

fn dispatch(command: Command, out: &mut dyn Out) -> anyhow::Result<()> {
    match command {
        Command::Match(args) => contest::run(&args, out),
        Command::Ladder(args) => ladder::run(&args, out),
        Command::Bench(args) => bench::run(&args, out),
        Command::Perft(args) => perft::run(&args, out),
        Command::Xafka(args) => xafka::run(&args, out),
        Command::Chimple(args) => chimple::run(&args, out),
        Command::ComposeChimple(Words { words }) => Ok(compose_chimple::run(&words)?),
        Command::ComposeMathematichess(Words { words }) => Ok(compose_mathematichess::run(&words)?),
        Command::ComposeXafka(Words { words }) => Ok(compose_xafka::run(&words)?),
        Command::ComposeXima(Words { words }) => Ok(compose_xima::run(&words)?),
        Command::ComposeXong(Words { words }) => Ok(compose_xong::run(&words)?),
        Command::CountAdvice(Words { words }) => Ok(count_advice::run(&words)?),
        Command::Crowd(Words { words }) => crowd::run(&words).map_err(anyhow::Error::from_boxed),
        Command::GradePuzzles(Words { words }) => Ok(grade_puzzles::run(&words)?),
        Command::SolveXafka(Words { words }) => Ok(solve_xafka::run(&words)?),
        Command::TuneChimple(Words { words }) => Ok(tune_chimple::run(&words)?),
        Command::TuneSolver(Words { words }) => Ok(tune_solver::run(&words)?),
        Command::TuneXafka(Words { words }) => Ok(tune_xafka::run(&words)?),
        Command::XongGames(Words { words }) => Ok(xong_games::run(&words)?),
        Command::Man(args) => cli::man(&args, Lab::command(), out),
    }
}
