//! Tools for those who work on the opponents: they tune what the levels and the solver
//! weigh, look for puzzles, grade them, and count what is reported of the games.
//!
//! `cargo run --release -p curio-lab` lists them, each with its arguments; the head of
//! its file says what it does. The same arguments give the same result everywhere.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    clippy::print_stdout,
    reason = "a tool for developers prints, and may stop at the first surprise"
)]

mod compose_chimple;
mod compose_mathematichess;
mod compose_xafka;
mod compose_xima;
mod compose_xong;
mod count_advice;
mod grade_puzzles;
mod random_position;
mod solve_xafka;
mod tune_chimple;
mod tune_solver;
mod tune_xafka;
mod xong_games;

use std::{env, io, process::ExitCode};

type Tool = fn(&[String]) -> io::Result<()>;

/// Each tool by its name, with the names of its arguments.
#[rustfmt::skip]
const TOOLS: [(&str, &str, Tool); 12] = [
    ("compose_chimple", "GAMES SEED [KEY=VALUE...]", compose_chimple::run),
    ("compose_mathematichess", "WANTED SEED SIZE PLIES [KEY=VALUE...]", compose_mathematichess::run),
    ("compose_xafka", "BOARD GAMES SEED [KEPT]", compose_xafka::run),
    ("compose_xima", "GAMES SEED LEVEL", compose_xima::run),
    ("compose_xong", "GAMES SEED", compose_xong::run),
    ("count_advice", "[GAME] [LEVEL] [MATCHES]", count_advice::run),
    ("grade_puzzles", "[GAME]...", grade_puzzles::run),
    ("solve_xafka", "FROM TO POSITIONS [SEED [MEMORY [NODES]]]", solve_xafka::run),
    ("tune_chimple", "BOARD AIM GAMES [PLIES...]", tune_chimple::run),
    ("tune_solver", "LEFT POSITIONS ROUNDS SEED [nothing]", tune_solver::run),
    ("tune_xafka", "GAMES NODES SEED", tune_xafka::run),
    ("xong_games", "GAMES SEED [LOWEST HIGHEST [BOARD]]", xong_games::run),
];

fn main() -> io::Result<ExitCode> {
    let arguments: Vec<String> = env::args().skip(1).collect();
    let named = arguments
        .split_first()
        .and_then(|(asked, rest)| Some((TOOLS.iter().find(|(name, ..)| name == asked)?, rest)));
    let Some(((.., run), rest)) = named else {
        println!("Usage: cargo run --release -p curio-lab -- TOOL ARGUMENTS");
        for (name, arguments, _) in TOOLS {
            println!("  {name} {arguments}");
        }
        return Ok(ExitCode::from(2));
    };
    run(rest)?;
    Ok(ExitCode::SUCCESS)
}
