//! `curio perft`: counting sequences of moves.

use super::{args::PositionArgs, context::Context};
use crate::rules::{self, LONGEST_PERFT};

/// Count the sequences of moves of a given length.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio perft xafka --depth 4                            prints `4 52896`\n  \
    curio perft xafka --depth 3 --moves \"d4\" --divide      also prints the count for each first move")]
pub(super) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// The length of the sequences.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=i64::from(LONGEST_PERFT)))]
    depth: u32,
    /// First print `MOVE NODES` for each first move.
    #[arg(long)]
    divide: bool,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let position = args.position.position()?;
    let nodes = if args.divide && args.depth > 0 {
        let parts = rules::divide(&*position, args.depth);
        for (mv, nodes) in &parts {
            writeln!(context.out, "{mv} {nodes}")?;
        }
        parts.iter().map(|(_, nodes)| nodes).sum()
    } else {
        position.perft(args.depth)
    };
    writeln!(context.out, "{} {nodes}", args.depth)?;
    Ok(())
}
