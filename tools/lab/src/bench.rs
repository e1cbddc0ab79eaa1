//! `curio-lab bench`: measured figures compared with their targets. How fast the window draws is
//! measured by `curio bench client`.

use core::time::Duration;

use curio::cli::{Out, aligned, print_json, random_match};
use curio_engine::Effort;
use curio_record::format;
use curio_rules::registry;
use serde::Serialize;

use crate::figures::{Figure, figures};

/// Measure the speed of this machine and compare it with the targets.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio-lab bench\n  \
    curio-lab bench xafka --seconds 20 --json")]
pub(crate) struct Args {
    /// The game; all playable games by default.
    game: Option<String>,
    /// About how many seconds to measure each game.
    #[arg(long, value_name = "S", default_value_t = 8, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct GameJson {
    game: &'static str,
    figures: Vec<FigureJson>,
}

#[derive(Serialize)]
struct FigureJson {
    name: &'static str,
    value: f64,
    unit: &'static str,
    target: Option<f64>,
    reached: bool,
}

impl FigureJson {
    fn new(figure: &Figure) -> Self {
        Self {
            name: figure.name,
            value: figure.value,
            unit: figure.unit,
            target: figure.target,
            reached: figure.is_reached(),
        }
    }
}

pub(crate) fn run(args: &Args, out: &mut dyn Out) -> anyhow::Result<()> {
    let games: Vec<&'static str> = match &args.game {
        Some(id) => vec![registry::rules(id)?.info.id],
        None => registry::games().iter().map(|entry| entry.id).collect(),
    };
    let mut all = Vec::new();
    for game in games {
        let budget = Duration::from_secs(args.seconds);
        let mut found = figures(game, budget);
        found.extend(record_figures(game, budget / 10)?);
        if args.json {
            all.push(GameJson {
                game,
                figures: found.iter().map(FigureJson::new).collect(),
            });
        } else {
            writeln!(out, "{game}")?;
            let rows: Vec<Vec<String>> = found.iter().map(row).collect();
            write!(out, "{}", aligned(&rows))?;
        }
    }
    if args.json {
        print_json(out, &all)?;
    }
    Ok(())
}

fn row(figure: &Figure) -> Vec<String> {
    let aim = match figure.target {
        Some(target) => {
            let sign = if figure.is_rate() { ">=" } else { "<=" };
            format!("target {sign} {}", rounded(target))
        }
        None => String::new(),
    };
    let verdict = match (figure.target, figure.is_reached()) {
        (None, _) => "",
        (_, true) => "reached",
        (_, false) => "missed",
    };
    vec![
        figure.name.to_owned(),
        rounded(figure.value),
        figure.unit.to_owned(),
        aim,
        verdict.to_owned(),
    ]
}

fn rounded(value: f64) -> String {
    if value >= 1000.0 {
        format!("{value:.0}")
    } else {
        format!("{value:.3}")
    }
}

/// How fast records are verified, and the longest time that a seek takes.
fn record_figures(game: &'static str, budget: Duration) -> anyhow::Result<Vec<Figure>> {
    let matches = (0..16)
        .map(|seed| random_match(game, seed))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let texts: Vec<String> = matches.iter().map(format::write).collect();
    let mut plies = 0;
    let began = Effort::now();
    while began.elapsed() < budget {
        for text in &texts {
            plies += format::read(text)?.len();
        }
    }
    let verified = plies as f64 / began.elapsed().as_secs_f64().max(1e-9);
    let mut slowest = Duration::ZERO;
    for game in &matches {
        for ply in 0..=game.len() {
            let began = Effort::now();
            let position = game.position_at(ply);
            slowest = slowest.max(began.elapsed());
            drop(position);
        }
    }
    Ok(vec![
        Figure {
            name: "verified_plies",
            value: verified,
            unit: "plies/s",
            target: Some(20_000.0),
        },
        Figure {
            name: "seek_max",
            value: slowest.as_secs_f64() * 1000.0,
            unit: "ms",
            target: Some(16.0),
        },
    ])
}
