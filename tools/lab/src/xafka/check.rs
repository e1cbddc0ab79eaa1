//! `curio-lab xafka check`: whether proofs of who wins are true.

use std::{
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use curio::cli::Out;
use curio_engine::{
    CancelToken,
    xafka::{Proof, settle},
};
use curio_record as record;
use curio_rules::Game as _;

use super::{LONGEST_PROOF, colour, grant};

/// Check proofs with the rules alone: every move of the other player is answered, and
/// the winner wins.
///
/// Positions that a proof leaves to the solver are solved again.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  curio-lab xafka check who-wins.txt")]
pub(crate) struct Args {
    /// The proofs.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Solve this many positions at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1_024))]
    threads: u16,
    /// The memory for solving, in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=1_048_576))]
    memory: u32,
    /// Report how many positions have been solved so far.
    #[arg(short, long)]
    verbose: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Out) -> anyhow::Result<()> {
    for path in &args.files {
        check(args, path, out).with_context(|| path.display().to_string())?;
    }
    Ok(())
}

fn check(args: &Args, path: &Path, out: &mut dyn Out) -> anyhow::Result<()> {
    let bytes = record::read_within(record::open_file(path)?, LONGEST_PROOF)?;
    let proof = Proof::read(&String::from_utf8(bytes)?)?;
    let checked = proof.check()?;
    let left = &checked.left_to_solve;
    let grant = grant(args.memory, None, 0);
    let (threads, stop) = (args.threads.into(), CancelToken::default());
    let nodes = settle(left, proof.winner, &grant, threads, &stop, &mut |done| {
        if args.verbose {
            // Without a standard error stream there is nobody to tell.
            let _ = writeln!(io::stderr(), "{done} of {} solved", left.len());
        }
    })?;
    let (start, winner) = (
        proof.start.position_text(),
        colour(&proof.start, proof.winner),
    );
    let (plies, positions, moves) = (checked.plies, checked.positions, checked.moves);
    write!(out, "{}: ok, {winner} wins `{start}` ", path.display())?;
    if left.is_empty() {
        write!(out, "in at most {plies} plies; ")?;
    } else {
        write!(
            out,
            "or reaches within {plies} plies one of {} positions that were solved again ({nodes} positions looked at); ",
            left.len()
        )?;
    }
    writeln!(
        out,
        "{positions} positions, {moves} of them with a move of the winner"
    )?;
    Ok(())
}
