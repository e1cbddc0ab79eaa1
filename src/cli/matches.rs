//! `curio matches`: the matches that there are, and how commands find them.

use std::path::Path;

use anstyle::Style;
use serde::Serialize;
use unicode_width::UnicodeWidthStr as _;

use super::{
    Context,
    output::{HEADING, print_json},
    similar::did_you_mean,
};
use crate::{
    page,
    record::{self, Match, Salvaged, Shipped, Store, Summary, link},
    rules::registry,
    texts,
};

/// How a match that comes with the program is named where a file could be.
const BUNDLED: &str = "bundled:";

/// List the matches that come with the program, and those that were saved.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio matches\n  \
    curio matches xafka --json\n  \
    curio replay bundled:xima-game-1\n\n\
    The first column is what other commands take for a file.")]
pub(super) struct Args {
    /// Only those of this game.
    game: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A match in the list.
#[derive(Debug, Serialize)]
struct Listed {
    /// What other commands take for a file.
    name: String,
    bundled: bool,
    title: String,
    game: String,
    players: Vec<String>,
    date: String,
    plies: usize,
    result: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    damage: Option<String>,
}

impl Listed {
    fn new(name: String, bundled: bool, summary: Summary, damage: Option<String>) -> Self {
        Self {
            name,
            bundled,
            title: summary.event,
            game: summary.game,
            players: summary.players,
            date: summary.date,
            plies: summary.plies,
            result: summary.ending,
            damage,
        }
    }

    fn bundled(shipped: &Shipped) -> anyhow::Result<Self> {
        let summary = Summary {
            event: shipped.title.to_owned(),
            ..Summary::from_match(&shipped.load()?)
        };
        let name = format!("{BUNDLED}{}", shipped.name());
        Ok(Self::new(name, true, summary, None))
    }

    fn row(&self) -> [String; 5] {
        let result = match (&self.damage, &self.result) {
            (Some(damage), _) => texts::cli_damaged(damage),
            (None, Some(result)) => result.clone(),
            (None, None) => texts::cli_adjourned().to_owned(),
        };
        let players = self.players.join(", ");
        let plies = self.plies.to_string();
        [self.name.clone(), self.game.clone(), players, plies, result]
    }
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    if let Some(game) = &args.game {
        registry::rules(game)?;
    }
    let is_wanted = |game: &str| args.game.as_ref().is_none_or(|wanted| wanted == game);
    let mut list = Vec::new();
    for shipped in record::shipped() {
        if is_wanted(shipped.game) {
            list.push(Listed::bundled(shipped)?);
        }
    }
    for saved in Store::open(context.data_dir())?.list()? {
        let name = saved.path.display().to_string();
        let damage = saved.damage.map(|damage| damage.to_string());
        match saved.summary {
            Some(summary) if is_wanted(&summary.game) => {
                list.push(Listed::new(name, false, summary, damage));
            }
            // Which game it was cannot be known.
            None if args.game.is_none() => {
                list.push(Listed::new(name, false, Summary::default(), damage));
            }
            _ => {}
        }
    }
    if args.json {
        return print_json(context.out, &list);
    }
    let head = [
        texts::cli_head_name(),
        texts::cli_head_game(),
        texts::cli_head_players(),
        texts::cli_head_moves(),
        texts::cli_head_result(),
    ];
    let head = head.map(str::to_owned);
    let rows: Vec<[String; 5]> = [head]
        .into_iter()
        .chain(list.iter().map(Listed::row))
        .collect();
    let width = |column: usize| {
        rows.iter()
            .map(|row| row[column].width())
            .max()
            .unwrap_or(0)
    };
    let widths: [usize; 5] = core::array::from_fn(width);
    for (number, row) in rows.iter().enumerate() {
        let mut line = String::new();
        for (column, cell) in row.iter().enumerate() {
            let blanks = " ".repeat(widths[column].saturating_sub(cell.width()) + 2);
            // Only numbers stand on the right.
            if column == 3 {
                line = line + &blanks[2..] + cell + "  ";
            } else {
                line = line + cell + &blanks;
            }
        }
        let style = if number == 0 { HEADING } else { Style::new() };
        context.out.styled(style, line.trim_end())?;
        writeln!(context.out)?;
    }
    Ok(())
}

/// The name of a bundled match, where a file is named by it.
pub(super) fn bundled_name(path: &Path) -> Option<&str> {
    path.to_str()?.strip_prefix(BUNDLED)
}

/// Whether an argument can only be a match: it stands for the command that replays it.
pub(super) fn is_match(name: &Path) -> bool {
    let path = record::path_of(name);
    let has_ending = path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case(record::EXTENSION));
    has_ending || bundled_name(name).is_some() || is_link(name)
}

/// Whether a match stands in a link where a file could be named.
pub(super) fn is_link(path: &Path) -> bool {
    path.to_str().is_some_and(|text| link::word(text).is_some())
}

fn bundled(name: &str) -> anyhow::Result<Match> {
    let Some(shipped) = record::find_shipped(name) else {
        let names = record::shipped().into_iter().map(Shipped::name);
        let tip = did_you_mean(name, names);
        anyhow::bail!(texts::cli_no_bundled_match(&tip, name));
    };
    Ok(shipped.load()?)
}

/// Reads a match: a record, or one that comes with the program.
pub(super) fn load(path: &Path) -> anyhow::Result<Match> {
    match bundled_name(path) {
        Some(name) => bundled(name),
        None if record::is_page(path) => carried(path),
        None => Ok(record::load(path)?),
    }
}

/// The same, or the intact part of a damaged record.
pub(super) fn salvage(path: &Path) -> anyhow::Result<Salvaged> {
    match bundled_name(path) {
        Some(name) => Ok(Salvaged {
            game: bundled(name)?,
            damage: None,
        }),
        None if record::is_page(path) => Ok(Salvaged {
            game: carried(path)?,
            damage: None,
        }),
        None => Ok(record::salvage(path)?),
    }
}

/// The match of a page that carries one.
fn carried(page: &Path) -> anyhow::Result<Match> {
    let file = page.display().to_string();
    let mut matches = page::matches_in(page).map_err(|error| anyhow::anyhow!("{file}: {error}"))?;
    match (matches.pop(), matches.len()) {
        (Some(game), 0) => Ok(game),
        (None, _) => anyhow::bail!(texts::cli_page_of_none(&file)),
        (Some(_), others) => anyhow::bail!(texts::cli_page_of_several(others + 1, &file)),
    }
}

/// The file of a match, where it has one.
pub(super) fn file_of(path: &Path) -> Option<std::path::PathBuf> {
    let is_file = bundled_name(path).is_none() && !is_link(path);
    is_file.then(|| record::path_of(path).into_owned())
}
