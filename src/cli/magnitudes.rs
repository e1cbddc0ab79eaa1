//! `curio magnitudes` and `curio compare`: the performances of the players of a
//! match, and which of two players played better.

use core::time::Duration;
use std::path::PathBuf;

use serde::Serialize;

use super::{
    context::{Context, Usage},
    matches,
    output::{aligned, print_json},
};
use crate::{
    record::{
        self, Comparison, Magnitudes, Match, Performance, PlayerId, Seat, folded, format_duration,
    },
    rules::{Colour, Player},
    texts,
    words::decimal,
};

/// Print the magnitudes of a match: force, power, time, level.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio magnitudes game.curio\n  \
    curio magnitudes game.curio --ply 20 --json\n\n\
    Only XIMA has magnitudes, because its score is a force.")]
pub(super) struct Args {
    /// The record.
    file: PathBuf,
    /// The number of moves to count; all by default.
    #[arg(long, value_name = "N")]
    ply: Option<usize>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Compare two players, possibly from different matches: who played better?
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio compare a.curio Anna b.curio Cem\n  \
    curio compare a.curio red a.curio blue\n\n\
    The higher force decides, as in the book; power is printed beside it.")]
pub(super) struct CompareArgs {
    /// The record of the first player.
    #[arg(value_name = "FILE")]
    first_file: PathBuf,
    /// The first player: a name, a colour, or an opponent such as `level:3`.
    #[arg(value_name = "PLAYER")]
    first: String,
    /// The record of the second player.
    #[arg(value_name = "FILE")]
    second_file: PathBuf,
    /// The second player.
    #[arg(value_name = "PLAYER")]
    second: String,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct PerformanceJson<'a> {
    colour: &'static str,
    name: &'a str,
    force: f64,
    turns: usize,
    used_ms: u64,
    agreed_ms: Option<u64>,
    effective_time: f64,
    power: f64,
}

impl<'a> PerformanceJson<'a> {
    fn new(performance: &Performance, seat: &'a Seat, colour: Colour) -> Self {
        let millis = |time: Duration| u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
        Self {
            colour: colour.key(),
            name: &seat.name,
            force: performance.force.to_f64(),
            turns: performance.turns,
            used_ms: millis(performance.used),
            agreed_ms: performance.agreed.map(millis),
            effective_time: performance.effective_time(),
            power: performance.power(),
        }
    }
}

#[derive(Serialize)]
struct MagnitudesJson<'a> {
    ply: usize,
    players: Vec<PerformanceJson<'a>>,
    level: f64,
    reading: &'static str,
    rated: bool,
    unrated: Option<String>,
}

#[derive(Serialize)]
struct ComparisonJson<'a> {
    first: PerformanceJson<'a>,
    second: PerformanceJson<'a>,
    #[serde(flatten)]
    comparison: Comparison,
    verdict: String,
}

/// The performances of a match with their seats and colours.
fn performances<'a>(
    game: &'a Match,
    magnitudes: &'a Magnitudes,
) -> impl Iterator<Item = (&'a Performance, &'a Seat, Colour)> {
    let colours = game.position().colours();
    magnitudes
        .players
        .iter()
        .zip(game.seats())
        .zip(colours)
        .map(|((performance, seat), colour)| (performance, seat, *colour))
}

fn no_force(game: &Match) -> anyhow::Error {
    anyhow::anyhow!(texts::cli_no_force(&game.terms().game))
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let game = matches::load(&args.file)?;
    let ply = args.ply.unwrap_or(game.len());
    if ply > game.len() {
        let moves = game.len();
        return Err(Usage(texts::cli_match_has_moves(moves, ply)).into());
    }
    let magnitudes = Magnitudes::at(&game, ply).ok_or_else(|| no_force(&game))?;
    let rated = record::check_rated(&game);
    let out = &mut *context.out;
    if args.json {
        let json = MagnitudesJson {
            ply,
            players: performances(&game, &magnitudes)
                .map(|(performance, seat, colour)| PerformanceJson::new(performance, seat, colour))
                .collect(),
            level: magnitudes.level().to_f64(),
            reading: magnitudes.grade().key(),
            rated: rated.is_ok(),
            unrated: rated.err().map(|why| why.to_string()),
        };
        return print_json(out, &json);
    }
    out.headed(&table(performances(&game, &magnitudes)))?;
    let (level, reading) = (magnitudes.level(), magnitudes.grade());
    let level = decimal(&level.to_string());
    writeln!(out, "{}", texts::cli_quality(&level, reading.name()))?;
    match rated {
        Ok(()) => writeln!(out, "{}", texts::cli_is_rated())?,
        Err(why) => writeln!(out, "{}", texts::cli_is_not_rated(&why.to_string()))?,
    }
    Ok(())
}

/// Performances side by side.
fn table<'a>(performances: impl Iterator<Item = (&'a Performance, &'a Seat, Colour)>) -> String {
    let heads = [
        texts::cli_head_player(),
        texts::cli_head_colour(),
        texts::cli_head_force(),
        texts::cli_head_turns(),
        texts::cli_head_time(),
        "te",
        texts::cli_head_power(),
    ];
    let mut rows = vec![heads.map(str::to_owned).to_vec()];
    for (performance, seat, colour) in performances {
        let used = format_duration(Duration::from_secs(performance.used.as_secs()));
        let time = match performance.agreed {
            Some(agreed) => texts::cli_time_of(&format_duration(agreed), &used),
            None => used,
        };
        rows.push(vec![
            seat.name.clone(),
            colour.key().to_owned(),
            decimal(&performance.force.to_string()),
            performance.turns.to_string(),
            time,
            decimal(&format!("{:.2}", performance.effective_time())),
            decimal(&format!("{:.2}", performance.power())),
        ]);
    }
    aligned(&rows)
}

pub(super) fn compare(args: &CompareArgs, context: &mut Context<'_>) -> anyhow::Result<()> {
    let first = matches::load(&args.first_file)?;
    let second = matches::load(&args.second_file)?;
    let of_first = Magnitudes::from_match(&first).ok_or_else(|| no_force(&first))?;
    let of_second = Magnitudes::from_match(&second).ok_or_else(|| no_force(&second))?;
    let a = find(&first, &of_first, &args.first)?;
    let b = find(&second, &of_second, &args.second)?;
    let comparison = Comparison::new(a.0, b.0);
    let verdict = comparison.verdict(&a.1.name, &b.1.name);
    let out = &mut *context.out;
    if args.json {
        let json = ComparisonJson {
            first: PerformanceJson::new(a.0, a.1, a.2),
            second: PerformanceJson::new(b.0, b.1, b.2),
            comparison,
            verdict,
        };
        return print_json(out, &json);
    }
    out.headed(&table([a, b].into_iter()))?;
    writeln!(out, "{verdict}")?;
    Ok(())
}

/// The performance of a player, given by colour, name or kind of opponent.
fn find<'a>(
    game: &'a Match,
    magnitudes: &'a Magnitudes,
    text: &str,
) -> anyhow::Result<(&'a Performance, &'a Seat, Colour)> {
    let who = PlayerId::named(text);
    let is_meant = |seat: &Seat| {
        folded(&seat.name) == folded(text) || (who.is_some() && PlayerId::from_seat(seat) == who)
    };
    // A colour is a colour, even if somebody is called like it.
    performances(game, magnitudes)
        .find(|(_, _, colour)| colour.key().eq_ignore_ascii_case(text))
        .or_else(|| performances(game, magnitudes).find(|(_, seat, _)| is_meant(seat)))
        .ok_or_else(|| {
            let seats = game.seats().iter().zip((0_u8..).map(Player));
            let names: Vec<String> = seats
                .map(|(seat, player)| {
                    let colours = game.position().colours();
                    let colour = colours.get(player.index()).map_or("", |it| it.key());
                    format!("{} ({colour})", seat.name)
                })
                .collect();
            Usage(texts::cli_no_such_player(text, &names.join(", "))).into()
        })
}
