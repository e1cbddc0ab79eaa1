//! `curio-lab xafka`: solving positions of mini-Xafka, and checking proofs of who wins.

mod check;
mod jobs;
mod solve;

use curio::cli::Out;
use curio_engine::{
    Limits,
    xafka::{Grant, ProofEstimator},
};
use curio_rules::{Game as _, Player, xafka::Xafka};

/// Solve positions of mini-Xafka, and check proofs of who wins.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio-lab xafka solve --option board=19 --moves b2\n  \
    curio-lab xafka solve --moves \"f7 b1 g7 b5 f6 d3 e7 c2 e5 a2\" --proof who-wins.txt\n  \
    curio-lab xafka check who-wins.txt")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: XafkaCommand,
}

#[derive(Debug, clap::Subcommand)]
enum XafkaCommand {
    Solve(solve::Args),
    Check(check::Args),
}

/// The largest proof that is read or written.
const LONGEST_PROOF: u64 = 1 << 28;

pub(crate) fn run(args: &Args, out: &mut dyn Out) -> anyhow::Result<()> {
    match &args.what {
        XafkaCommand::Solve(args) => solve::run(args, out),
        XafkaCommand::Check(args) => check::run(args, out),
    }
}

fn colour(position: &Xafka, player: Player) -> &'static str {
    let colours = position.colours();
    colours
        .get(player.index())
        .map_or("", |colour| colour.name())
}

/// What is granted to the solver.
fn grant(memory: u32, nodes: Option<u64>, strategy: usize) -> Grant {
    Grant {
        limits: Limits {
            nodes,
            ..Limits::default()
        },
        memory: (memory as usize).saturating_mul(1 << 20),
        strategy,
        estimator: ProofEstimator::default(),
    }
}
