//! `curio notation`: a record as a list of moves.

use std::path::PathBuf;

use serde::Serialize;

use super::{context::Context, json::OutcomeJson, matches, output::print_json};
use crate::{
    record::{
        LinePath, LinePlace, Mark, Match, Ply,
        notation::{self, Form},
    },
    rules::{AnyGame, OptionValues, in_english},
};

/// Print a record as a list of moves.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio notation game.curio\n  \
    curio notation game.curio --short\n\n\
    `curio import` reads both forms.")]
pub(super) struct Args {
    /// The record, or `bundled:NAME` (see `curio matches`).
    file: PathBuf,
    /// Use the short notation of players, if the game has one.
    #[arg(long)]
    short: bool,
    /// Print JSON: both forms, with players, marks, comments, times and branches.
    #[arg(long, conflicts_with = "short")]
    json: bool,
}

#[derive(Serialize)]
struct MatchJson<'a> {
    game: &'a str,
    options: &'a OptionValues,
    players: Vec<PlayerJson<'a>>,
    event: &'a str,
    date: &'a str,
    start: Option<&'a str>,
    comment: &'a str,
    moves: Vec<MoveJson<'a>>,
    branches: Vec<BranchJson<'a>>,
    outcome: Option<OutcomeJson>,
}

#[derive(Serialize)]
struct BranchJson<'a> {
    /// How many moves are played before its first.
    at: usize,
    by: &'a str,
    moves: Vec<MoveJson<'a>>,
    branches: Vec<BranchJson<'a>>,
}

#[derive(Serialize)]
struct PlayerJson<'a> {
    colour: &'static str,
    name: &'a str,
    kind: String,
}

#[derive(Serialize)]
struct MoveJson<'a> {
    ply: usize,
    /// The colour of the player; null for an event of chance.
    by: Option<&'static str>,
    #[serde(rename = "move")]
    mv: &'a str,
    short: String,
    mark: Option<&'static str>,
    comment: &'a str,
    milliseconds: Option<u64>,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let game = matches::load(&args.file)?;
    if args.json {
        return print_json(context.out, &json(&game));
    }
    let form = if args.short { Form::Short } else { Form::Long };
    context
        .out
        .write_all(notation::write(&game, form).as_bytes())?;
    Ok(())
}

fn json(game: &Match) -> MatchJson<'_> {
    let terms = game.terms();
    let colours = game.position().colours();
    MatchJson {
        game: &terms.game,
        options: &terms.options,
        players: terms
            .seats
            .iter()
            .zip(colours)
            .map(|(seat, colour)| PlayerJson {
                colour: colour.key(),
                name: &seat.name,
                kind: seat.kind.to_string(),
            })
            .collect(),
        event: &terms.event,
        date: &terms.date,
        start: terms.start.as_deref(),
        comment: game.start_comment(),
        moves: moves(0, game.plies(), game.position_at(0)),
        branches: branches(game, &LinePath::MAIN),
        outcome: in_english(|| game.outcome()).map(|outcome| OutcomeJson::new(outcome, colours)),
    }
}

/// The moves of a line from a position on, after `before` others.
fn moves(before: usize, plies: &[Ply], mut position: Box<dyn AnyGame>) -> Vec<MoveJson<'_>> {
    let colours = position.colours();
    let moves = (before + 1..).zip(plies).map(|(ply, played)| {
        let short = position.short_text(&played.mv);
        // The moves of a match are legal.
        let _ = position.play_text(&played.mv);
        MoveJson {
            ply,
            by: played
                .by
                .and_then(|by| colours.get(by.index()))
                .map(|colour| colour.key()),
            mv: &played.mv,
            short,
            mark: played.mark.map(Mark::text),
            comment: &played.comment,
            milliseconds: played.used.map(|used| used.as_millis() as u64),
        }
    });
    moves.collect()
}

/// The branches that leave a line.
fn branches<'a>(game: &'a Match, line: &LinePath) -> Vec<BranchJson<'a>> {
    let found = game.branches_of(line).unwrap_or_default().iter();
    let told = found.enumerate().filter_map(|(number, branch)| {
        let line = line.child(number);
        let place = LinePlace {
            line: line.clone(),
            ply: branch.at,
        };
        Some(BranchJson {
            at: branch.at,
            by: &branch.by,
            moves: moves(branch.at, &branch.plies, game.line_position(&place)?),
            branches: branches(game, &line),
        })
    });
    told.collect()
}
