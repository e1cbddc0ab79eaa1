//! `curio games`: the games with their options and opponents.

use serde::Serialize;

use super::{
    context::Context,
    output::{HEADING, print_json},
};
use crate::{
    engine::{self, Level},
    rules::{
        OptionKind, OptionSpec,
        registry::{self, Entry},
    },
    texts,
};

/// List the games with their options and opponents.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  curio games\n  curio games --json")]
pub(super) struct Args {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct GameJson {
    id: &'static str,
    name: &'static str,
    inventor: &'static str,
    pitch: &'static str,
    /// Every game of the list is; read by programs that ask.
    playable: bool,
    rules_version: u32,
    options: Vec<OptionJson>,
    levels: Vec<LevelJson>,
    #[serde(skip_serializing_if = "Option::is_none")]
    styles: Option<StylesJson>,
    puzzles: usize,
}

#[derive(Serialize)]
struct OptionJson {
    key: &'static str,
    title: &'static str,
    help: String,
    default: &'static str,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    values: Vec<&'static str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    min: Option<i64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    max: Option<i64>,
}

#[derive(Serialize)]
struct StylesJson {
    bold: &'static str,
    careful: &'static str,
}

#[derive(Serialize)]
struct LevelJson {
    level: u8,
    name: &'static str,
}

impl OptionJson {
    fn new(spec: &OptionSpec) -> Self {
        let (values, min, max) = match &spec.kind {
            OptionKind::Choice(choices) | OptionKind::Text { choices, .. } => (
                choices.iter().map(|(value, _)| *value).collect(),
                None,
                None,
            ),
            OptionKind::Set { none, members } => {
                let all = std::iter::once(none).chain(*members);
                (all.map(|(value, _)| *value).collect(), None, None)
            }
            OptionKind::Number { min, max, words } => {
                let words = words.iter().map(|(word, _)| *word);
                (words.collect(), Some(*min), Some(*max))
            }
        };
        Self {
            key: spec.key,
            title: (spec.title)(),
            help: one_line((spec.help)()),
            default: spec.default,
            values,
            min,
            max,
        }
    }
}

fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

fn options(entry: &Entry) -> &'static [OptionSpec] {
    (entry.rules.option_specs)()
}

fn levels(entry: &Entry) -> Vec<Level> {
    match engine::thinker(entry.id) {
        Some(_) => Level::all().collect(),
        None => Vec::new(),
    }
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let out = &mut *context.out;
    if args.json {
        let games: Vec<GameJson> = registry::games()
            .into_iter()
            .map(|entry| GameJson {
                id: entry.id,
                name: entry.name,
                inventor: (entry.inventor)(),
                pitch: (entry.pitch)(),
                playable: true,
                rules_version: entry.rules.info.rules_version,
                options: options(entry).iter().map(OptionJson::new).collect(),
                levels: levels(entry)
                    .into_iter()
                    .map(|level| LevelJson {
                        level: level.number(),
                        name: level.name(),
                    })
                    .collect(),
                styles: engine::styles(entry.id).map(|styles| StylesJson {
                    bold: styles.bold,
                    careful: styles.careful,
                }),
                puzzles: engine::puzzles::puzzles(entry.id).len(),
            })
            .collect();
        return print_json(out, &games);
    }
    for (number, entry) in registry::games().into_iter().enumerate() {
        if number > 0 {
            writeln!(out)?;
        }
        out.styled(HEADING, entry.id)?;
        writeln!(out, ": {}", entry.name)?;
        let about = texts::cli_game_by((entry.inventor)(), (entry.pitch)());
        writeln!(out, "  {about}")?;
        for spec in options(entry) {
            let takes = texts::cli_option_takes(spec.default, spec.key, &spec.expected());
            writeln!(out, "  {takes}")?;
            writeln!(out, "      {}", one_line((spec.help)()))?;
        }
        let levels = levels(entry);
        if !levels.is_empty() {
            let names: Vec<String> = levels
                .iter()
                .map(|level| format!("level:{level} {}", level.name()))
                .collect();
            let unlimited = texts::set_up_unlimited();
            let opponents = texts::cli_opponents(&names.join(", "), unlimited);
            writeln!(out, "  {opponents}")?;
        }
        if let Some(styles) = engine::styles(entry.id) {
            writeln!(out, "  {}", texts::cli_styles())?;
            writeln!(out, "      bold: {}", styles.bold)?;
            writeln!(out, "      careful: {}", styles.careful)?;
        }
    }
    Ok(())
}
