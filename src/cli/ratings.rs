//! `curio ratings`: the players of all saved matches, their results and their
//! CIMAX.

use serde::Serialize;

use super::{
    context::{Context, Usage},
    output::Out,
    table::aligned,
};
use crate::{
    record::{
        Change, Performance, PlayerId, PlayerResult, Profile, RatingStep, Ratings, Store, Tally,
        Ximas,
    },
    rules::Player,
    texts,
};

/// List the players of all saved matches: CIMAX, experience, matches, wins.
///
/// Ratings are computed from the saved matches alone; docs/ratings.md explains how
/// and which matches are rated.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio ratings\n  \
    curio ratings Anna\n  \
    curio ratings level:3 --json")]
pub(super) struct Args {
    /// A player: a name, or an opponent such as `level:3`; all players by default.
    #[arg(value_name = "NAME")]
    player: Option<String>,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// A player in the list.
#[derive(Serialize)]
struct PlayerJson<'a> {
    player: String,
    name: &'a str,
    cimax: Option<Ximas>,
    experience: Ximas,
    rated: Tally,
    all: Tally,
    games: &'a std::collections::BTreeMap<String, Tally>,
}

impl<'a> PlayerJson<'a> {
    fn new(profile: &'a Profile) -> Self {
        Self {
            player: profile.id.to_string(),
            name: &profile.name,
            cimax: profile.cimax,
            experience: profile.experience,
            rated: profile.rated,
            all: profile.all,
            games: &profile.by_game,
        }
    }
}

#[derive(Serialize)]
struct ListJson<'a> {
    players: Vec<PlayerJson<'a>>,
    matches: usize,
    rated: usize,
    copies: usize,
}

/// A match in a player's history.
#[derive(Serialize)]
struct PastJson<'a> {
    file: String,
    date: &'a str,
    time: &'a str,
    game: &'a str,
    against: Vec<&'a str>,
    result: PlayerResult,
    force: Option<f64>,
    power: Option<f64>,
    level: Option<f64>,
    alpha: Option<f64>,
    beta: Option<f64>,
    delta: Option<f64>,
    change: Option<Ximas>,
    cimax: Option<Ximas>,
    experience: Option<Ximas>,
    unrated: Option<String>,
}

impl<'a> PastJson<'a> {
    fn new(step: &'a RatingStep, seat: Player) -> Self {
        let finished = &step.finished;
        let magnitudes = finished.magnitudes.as_ref();
        let performance = magnitudes.and_then(|it| it.player(seat));
        let exchange = step.exchange.as_ref();
        let change = exchange.and_then(|it| it.seats.get(seat.index()));
        let correction = exchange.map(|it| &it.correction);
        Self {
            file: finished.path.display().to_string(),
            date: &finished.date,
            time: &finished.time,
            game: &finished.game,
            against: others(step, seat),
            result: finished.result_of(seat),
            force: performance.map(|it| it.force.to_f64()),
            power: performance.map(Performance::power),
            level: magnitudes.map(|it| it.level().to_f64()),
            alpha: correction.map(|it| it.alpha),
            beta: correction.map(|it| it.beta),
            delta: correction.map(|it| it.delta),
            change: change.map(Change::delta),
            cimax: change.map(|change| change.after),
            experience: change.map(|change| change.experience_after),
            unrated: finished.rated.as_ref().err().map(ToString::to_string),
        }
    }
}

#[derive(Serialize)]
struct DuelJson<'a> {
    player: String,
    name: &'a str,
    matches: Tally,
    lost_to: usize,
    gained: Ximas,
}

#[derive(Serialize)]
struct ProfileJson<'a> {
    #[serde(flatten)]
    player: PlayerJson<'a>,
    history: Vec<PastJson<'a>>,
    duels: Vec<DuelJson<'a>>,
}

/// The names of the other players.
fn others(step: &RatingStep, seat: Player) -> Vec<&str> {
    let seats = step.finished.seats.iter().enumerate();
    seats
        .filter(|(other, _)| *other != seat.index())
        .map(|(_, seat)| seat.name.as_str())
        .collect()
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let store = Store::open(context.data_dir())?;
    let ratings = store.ratings()?;
    let out = &mut *context.out;
    let Some(name) = &args.player else {
        return list(&ratings, args.json, out);
    };
    let who = PlayerId::named(name).ok_or_else(|| Usage(texts::cli_no_player_name(name)))?;
    let profile = ratings
        .profile(&who)
        .ok_or_else(|| anyhow::anyhow!(texts::cli_no_saved_match_of(name)))?;
    if args.json {
        let json = profile_json(&ratings, profile);
        writeln!(out, "{}", serde_json::to_string_pretty(&json)?)?;
        return Ok(());
    }
    print_profile(&ratings, profile, out)?;
    Ok(())
}

fn list(ratings: &Ratings, json: bool, out: &mut dyn Out) -> anyhow::Result<()> {
    let ranking = ratings.ranking();
    let rated = ratings.matches().iter().filter(|it| it.exchange.is_some());
    let rated = rated.count();
    if json {
        let json = ListJson {
            players: ranking.into_iter().map(PlayerJson::new).collect(),
            matches: ratings.matches().len(),
            rated,
            copies: ratings.copies(),
        };
        writeln!(out, "{}", serde_json::to_string_pretty(&json)?)?;
        return Ok(());
    }
    if ranking.is_empty() {
        writeln!(
            out,
            "There is no saved and finished match with named players yet."
        )?;
        return Ok(());
    }
    let heads = [
        "player",
        "CIMAX",
        "experience",
        "rated",
        "matches",
        "won",
        "drawn",
        "lost",
    ];
    let mut rows = vec![row(&heads)];
    for profile in ranking {
        let cimax = profile.cimax.map_or("-".to_owned(), |it| it.to_string());
        let mut cells = vec![
            profile.name.clone(),
            cimax,
            profile.experience.to_string(),
            profile.rated.played.to_string(),
        ];
        cells.extend(tally_cells(profile.all));
        rows.push(cells);
    }
    out.headed(&aligned(&rows))?;
    let copies = match ratings.copies() {
        0 => String::new(),
        copies => format!("; {copies} ignored as copies of others"),
    };
    let matches = ratings.matches().len();
    writeln!(
        out,
        "{matches} finished matches, {rated} of them rated{copies}"
    )?;
    Ok(())
}

fn row(cells: &[&str]) -> Vec<String> {
    cells.iter().map(|cell| (*cell).to_owned()).collect()
}

fn tally_cells(tally: Tally) -> [String; 4] {
    [tally.played, tally.won, tally.drawn, tally.lost].map(|count| count.to_string())
}

fn profile_json<'a>(ratings: &'a Ratings, profile: &'a Profile) -> ProfileJson<'a> {
    let duels = ratings.head_to_heads(&profile.id);
    ProfileJson {
        player: PlayerJson::new(profile),
        history: ratings
            .history(&profile.id)
            .map(|(step, seat)| PastJson::new(step, seat))
            .collect(),
        duels: duels
            .into_iter()
            .map(|(other, duel)| DuelJson {
                player: other.id.to_string(),
                name: &other.name,
                matches: duel.all,
                lost_to: duel.lost_to,
                gained: duel.gained,
            })
            .collect(),
    }
}

fn print_profile(ratings: &Ratings, profile: &Profile, out: &mut dyn Out) -> std::io::Result<()> {
    let standing = profile.cimax.map_or_else(
        || "no rated match yet".to_owned(),
        |cimax| format!("CIMAX {cimax}, experience {}", profile.experience),
    );
    writeln!(out, "{}: {standing}", profile.name)?;
    let mut rows = vec![row(&["game", "matches", "won", "drawn", "lost"])];
    for (game, tally) in &profile.by_game {
        let mut cells = vec![game.clone()];
        cells.extend(tally_cells(*tally));
        rows.push(cells);
    }
    writeln!(out)?;
    out.headed(&aligned(&rows))?;

    let heads = ["against", "matches", "won", "drawn", "lost", "CIMAX won"];
    let mut rows = vec![row(&heads)];
    for (other, duel) in ratings.head_to_heads(&profile.id) {
        let mut cells = vec![other.name.clone()];
        cells.extend(tally_cells(duel.all));
        cells.push(duel.gained.signed());
        rows.push(cells);
    }
    if rows.len() > 1 {
        writeln!(out)?;
        out.headed(&aligned(&rows))?;
    }

    let heads = [
        "date", "game", "against", "result", "force", "power", "alpha", "beta", "L", "change",
        "CIMAX",
    ];
    let mut rows = vec![row(&heads)];
    let mut reasons = Vec::new();
    for (step, seat) in ratings.history(&profile.id) {
        let past = PastJson::new(step, seat);
        let number = |value: Option<f64>| value.map_or("-".to_owned(), |it| format!("{it:.2}"));
        let known = |value: Option<String>| value.unwrap_or_else(|| "-".to_owned());
        let date = if past.date.is_empty() { "?" } else { past.date };
        rows.push(vec![
            date.to_owned(),
            past.game.to_owned(),
            past.against.join(", "),
            past.result.name().to_owned(),
            number(past.force),
            number(past.power),
            number(past.alpha),
            number(past.beta),
            number(past.level),
            known(past.change.map(Ximas::signed)),
            known(past.cimax.map(|cimax| cimax.to_string())),
        ]);
        if let Some(why) = past.unrated.filter(|_| past.force.is_some()) {
            reasons.push(format!("{date} against {}: {why}", past.against.join(", ")));
        }
    }
    writeln!(out)?;
    out.headed(&aligned(&rows))?;
    if !reasons.is_empty() {
        writeln!(out, "\nnot rated:")?;
        for reason in reasons {
            writeln!(out, "  {reason}")?;
        }
    }
    Ok(())
}
