//! `curio-lab perft`: counting sequences of moves.

use curio::cli::{Out, PositionArgs, Progress, print_json};
use curio_rules::{AnyGame, LONGEST_PERFT};
use serde::Serialize;

/// Count the sequences of moves of a given length.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio-lab perft xafka --depth 4                            prints `4 52896`\n  \
    curio-lab perft xafka --depth 3 --moves \"d4\" --divide      also prints the count for each first move")]
pub(crate) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// The length of the sequences.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(..=i64::from(LONGEST_PERFT)))]
    depth: u32,
    /// First print `MOVE NODES` for each first move.
    #[arg(long)]
    divide: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct CountJson {
    depth: u32,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<Vec<PartJson>>,
}

#[derive(Serialize)]
struct PartJson {
    #[serde(rename = "move")]
    mv: String,
    nodes: u64,
}

pub(crate) fn run(args: &Args, out: &mut dyn Out) -> anyhow::Result<()> {
    let position = args.position.position()?;
    let divide = args.divide && args.depth > 0;
    let (nodes, parts) = if divide || args.depth > 1 {
        let parts = parts(&*position, args, divide && !args.json, out)?;
        (parts.iter().map(|part| part.nodes).sum(), Some(parts))
    } else {
        (position.perft(args.depth), None)
    };
    if args.json {
        let count = CountJson {
            depth: args.depth,
            nodes,
            divide: parts.filter(|_| divide),
        };
        print_json(out, &count)?;
    } else {
        writeln!(out, "{} {nodes}", args.depth)?;
    }
    Ok(())
}

/// The counts after each of the first moves.
fn parts(
    position: &dyn AnyGame,
    args: &Args,
    are_printed: bool,
    out: &mut dyn Out,
) -> anyhow::Result<Vec<PartJson>> {
    let moves = position.legal_texts();
    let mut progress = Progress::new("first move", moves.len() as u64).only_if(!are_printed);
    let mut parts = Vec::with_capacity(moves.len());
    for mv in moves {
        let mut after = position.boxed_clone();
        after.play_text(&mv)?;
        let nodes = after.perft(args.depth.saturating_sub(1));
        if are_printed {
            writeln!(out, "{mv} {nodes}")?;
        }
        parts.push(PartJson { mv, nodes });
        progress.step();
    }
    Ok(parts)
}
