//! `curio show`: a position as text, JSON or SVG.

use std::path::PathBuf;

use super::{
    args::{PositionArgs, ViewArgs},
    context::Context,
    json::{PositionJson, to_move},
    output::{HEADING, print_json},
    render::write_text,
};
use crate::{
    diagram::{View, diagram},
    rules::Explanation,
    texts,
};

/// Show a position: diagram, player to move, legal moves, score, result.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio show xafka\n  \
    curio show xafka --moves \"d4 g6 d7\" --json\n  \
    curio show xafka --option board=19 --position \"b2 b2/- yellow W\"\n  \
    curio show xima --option players=4 --svg --from green -o start.svg\n\n\
    JSON: {position, to_move, legal, score, outcome}. `to_move` is a colour, or null if no player \
    is to move; `outcome` is null or {winner, reason, explanation}, where `winner` is a colour, a \
    list of colours, or null if the game is drawn.")]
pub(super) struct Args {
    #[command(flatten)]
    position: PositionArgs,
    /// Print JSON.
    #[arg(long, conflicts_with = "svg")]
    json: bool,
    /// Draw a picture of the board as SVG.
    #[arg(long)]
    svg: bool,
    /// The picture to write; the standard output by default.
    #[arg(short, long, value_name = "OUT.svg", requires = "svg")]
    output: Option<PathBuf>,
    #[command(flatten, next_help_heading = "Options for --svg")]
    view: ViewArgs,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let (position, last) = args.position.place.played(&args.position.game)?;
    if args.svg {
        let view = View {
            from: args.view.player(&*position)?,
            last: last.as_deref(),
            moves: args.view.legal,
            ..View::default()
        };
        let svg = diagram(&*position, &view).svg();
        return write_text(args.output.as_deref(), &svg, context);
    }
    let out = &mut *context.out;
    if args.json {
        return print_json(out, &PositionJson::new(&*position));
    }
    writeln!(out, "{}", position.diagram().trim_end())?;
    let mut named = |name: &str, text: &str| {
        out.styled(HEADING, name)?;
        writeln!(out, ": {text}")
    };
    named(texts::cli_show_position(), &position.position_text())?;
    if let Some(colour) = to_move(&*position) {
        named(texts::cli_show_to_move(), &colour.to_string())?;
        named(texts::cli_show_legal(), &listed(&position.legal_texts()))?;
    }
    let score = position.score();
    let totals: Vec<String> = position
        .colours()
        .iter()
        .zip(&score.totals)
        .map(|(colour, total)| format!("{colour} {total}"))
        .collect();
    named(texts::cli_show_score(), &totals.join(", "))?;
    explain(out, &score.detail, 1)?;
    Ok(())
}

fn explain(out: &mut dyn std::io::Write, line: &Explanation, depth: usize) -> std::io::Result<()> {
    let indent = "  ".repeat(depth);
    if line.value.is_empty() {
        writeln!(out, "{indent}{}", line.label)?;
    } else {
        writeln!(out, "{indent}{}: {}", line.label, line.value)?;
    }
    line.parts
        .iter()
        .try_for_each(|part| explain(out, part, depth + 1))
}

/// Up to this many legal moves are listed; otherwise only the first few.
const MOST_LISTED: usize = 60;

fn listed(moves: &[String]) -> String {
    if moves.len() <= MOST_LISTED {
        return moves.join(" ");
    }
    let first = moves.get(..6).unwrap_or(moves).join(" ");
    texts::cli_show_many_moves(moves.len(), &first)
}
