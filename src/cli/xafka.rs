//! `curio xafka`: solving positions of mini-Xafka, and checking proofs of who wins.

use std::{fs::File, path::PathBuf};

use anyhow::Context as _;

use super::{Context, args::PlaceArgs};
use crate::{
    engine::{
        Limits, Signal,
        xafka::{Grant, Promise, Proof, Unsolved, solve},
    },
    record,
    rules::{Game, xafka::Xafka},
};

/// Solve positions of mini-Xafka, and check proofs of who wins.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio xafka solve --option board=19 --moves b2\n  \
    curio xafka solve --moves \"f7 b1 g7 b5 f6 d3 e7 c2 e5 a2\" --proof who-wins.txt\n  \
    curio xafka check who-wins.txt")]
pub(super) struct Args {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, clap::Subcommand)]
enum What {
    Solve(SolveArgs),
    Check(CheckArgs),
}

/// Find out who wins a position, and by which move.
///
/// Exact, for two players on 19 and 37 hexagons. With up to 26 hexagons left it takes
/// seconds, and with 30 up to some minutes; each further hexagon takes two to three times as long.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio xafka solve --option board=19 --moves b2\n  \
    curio xafka solve --moves \"f7 b1 g7 b5 f6 d3 e7 c2 e5 a2\" --proof who-wins.txt")]
struct SolveArgs {
    #[command(flatten)]
    place: PlaceArgs,
    /// Give up after looking at this many positions.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// The memory for what was found out, in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=1_048_576))]
    memory: u32,
    /// Write the winner's move for every position that can come up to this file.
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// The most positions of such a proof.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    most: usize,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Check proofs with the rules alone: every move of the other player is answered, and
/// the winner wins.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  curio xafka check who-wins.txt")]
struct CheckArgs {
    /// The proofs.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
}

/// The largest proof that is read or written.
const LONGEST_PROOF: u64 = 1 << 28;

#[derive(serde::Serialize)]
struct SolvedJson<'a> {
    position: String,
    winner: &'a str,
    #[serde(rename = "move")]
    mv: Option<&'a str>,
    nodes: u64,
    proof_moves: Option<usize>,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    match &args.what {
        What::Solve(args) => find(args, context),
        What::Check(args) => check(args, context),
    }
}

fn find(args: &SolveArgs, context: &mut Context<'_>) -> anyhow::Result<()> {
    let position = args.place.position(Xafka::INFO.id)?;
    let position: &Xafka = position
        .as_any()
        .downcast_ref()
        .context("this is no position of mini-Xafka")?;
    let grant = Grant {
        limits: Limits {
            nodes: args.nodes,
            ..Limits::default()
        },
        memory: (args.memory as usize).saturating_mul(1 << 20),
        strategy: if args.proof.is_some() { args.most } else { 0 },
        promise: Promise::default(),
    };
    let solved = match (
        solve(position, &grant, &Signal::default()),
        position.outcome(),
    ) {
        (Err(Unsolved::Over), Some(outcome)) => {
            anyhow::bail!("the game is over: {}", outcome.explanation)
        }
        (solved, _) => solved?,
    };
    let colours = position.colours();
    let winner = colours.get(solved.winner.index());
    let winner = winner.map_or("", |colour| colour.name());
    if let Some(path) = &args.proof {
        let proof = solved.proof.as_ref();
        let proof = proof.context("the proof has more positions than --most allows")?;
        let text = proof.write();
        anyhow::ensure!(
            text.len() as u64 <= LONGEST_PROOF,
            "the proof has more than {} MiB, and could not be read again",
            LONGEST_PROOF >> 20
        );
        record::replace(path, &text)?;
    }
    let out = &mut *context.out;
    if args.json {
        let found = SolvedJson {
            position: position.position_text(),
            winner,
            mv: solved.mv.as_deref(),
            nodes: solved.nodes,
            proof_moves: solved.proof.as_ref().map(Proof::len),
        };
        writeln!(out, "{}", serde_json::to_string_pretty(&found)?)?;
        return Ok(());
    }
    match &solved.mv {
        Some(mv) => writeln!(out, "{winner} wins by {mv}")?,
        None => {
            let loser = colours.get(usize::from(solved.winner.index() == 0));
            let loser = loser.map_or("", |colour| colour.name());
            writeln!(out, "{winner} wins, whatever {loser} does")?;
        }
    }
    writeln!(out, "{} positions looked at", solved.nodes)?;
    if let (Some(path), Some(proof)) = (&args.proof, &solved.proof) {
        writeln!(out, "{}: {} moves", path.display(), proof.len())?;
    }
    Ok(())
}

fn check(args: &CheckArgs, context: &mut Context<'_>) -> anyhow::Result<()> {
    for path in &args.files {
        let name = || path.display().to_string();
        let bytes = File::open(path)
            .and_then(|file| record::read_within(file, LONGEST_PROOF))
            .with_context(name)?;
        let text = String::from_utf8(bytes).with_context(name)?;
        let proof = Proof::read(&text).with_context(name)?;
        let checked = proof.check().with_context(name)?;
        let colours = proof.start.colours();
        let winner = colours.get(proof.winner.index());
        writeln!(
            context.out,
            "{}: ok, {} wins `{}` in at most {} plies; {} positions, {} of them with a move of the winner",
            name(),
            winner.map_or("", |colour| colour.name()),
            proof.start.position_text(),
            checked.plies,
            checked.positions,
            checked.moves,
        )?;
    }
    Ok(())
}
