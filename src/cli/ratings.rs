//! `curio ratings`: the players of all saved matches, their results and their
//! CIMAX.

use serde::Serialize;

use super::{
    context::{Context, Usage},
    output::{Out, aligned, print_json},
};
use crate::{
    record::{
        Change, Performance, PlayerResult, Profile, RatingStep, Ratings, Store, Tally, Ximas,
    },
    rules::Player,
    texts,
    words::decimal,
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
    let who = ratings
        .named(name)
        .ok_or_else(|| Usage(texts::cli_no_player_name(name)))?;
    let profile = ratings
        .profile(&who)
        .ok_or_else(|| anyhow::anyhow!(texts::cli_no_saved_match_of(name)))?;
    if args.json {
        return print_json(out, &profile_json(&ratings, profile));
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
        return print_json(out, &json);
    }
    if ranking.is_empty() {
        writeln!(out, "{}", texts::cli_ratings_none())?;
        return Ok(());
    }
    let heads = [
        texts::cli_head_player(),
        "CIMAX",
        texts::cli_head_experience(),
        texts::cli_head_rated(),
        texts::cli_head_matches(),
        texts::cli_head_won(),
        texts::cli_head_drawn(),
        texts::cli_head_lost(),
    ];
    let mut rows = vec![row(&heads)];
    for profile in ranking {
        let cimax = profile.cimax.map_or("-".to_owned(), in_words);
        let mut cells = vec![
            profile.name.clone(),
            cimax,
            in_words(profile.experience),
            profile.rated.played.to_string(),
        ];
        cells.extend(tally_cells(profile.all));
        rows.push(cells);
    }
    out.headed(&aligned(&rows))?;
    let counted = texts::cli_ratings_count(ratings.matches().len(), rated);
    let counted = match ratings.copies() {
        0 => counted,
        copies => texts::cli_ratings_copies(copies, &counted),
    };
    writeln!(out, "{counted}")?;
    Ok(())
}

/// A number as it is written in the language.
fn in_words(ximas: Ximas) -> String {
    decimal(&ximas.to_string())
}

const fn result_name(result: PlayerResult) -> fn() -> &'static str {
    match result {
        PlayerResult::Won => texts::cli_result_won,
        PlayerResult::Drawn => texts::cli_result_drawn,
        PlayerResult::Lost => texts::cli_result_lost,
    }
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
    let standing = match profile.cimax {
        None => texts::cli_ratings_unrated(&profile.name),
        Some(cimax) => {
            let (cimax, experience) = (in_words(cimax), in_words(profile.experience));
            texts::cli_ratings_standing(&cimax, &experience, &profile.name)
        }
    };
    writeln!(out, "{standing}")?;
    let tally = [
        texts::cli_head_matches(),
        texts::cli_head_won(),
        texts::cli_head_drawn(),
        texts::cli_head_lost(),
    ];
    let mut rows = vec![row(&[&[texts::cli_head_game()], &tally[..]].concat())];
    for (game, tally) in &profile.by_game {
        let mut cells = vec![game.clone()];
        cells.extend(tally_cells(*tally));
        rows.push(cells);
    }
    writeln!(out)?;
    out.headed(&aligned(&rows))?;

    let against = texts::cli_head_against();
    let heads = [&[against], &tally[..], &[texts::cli_head_cimax_won()]].concat();
    let mut rows = vec![row(&heads)];
    for (other, duel) in ratings.head_to_heads(&profile.id) {
        let mut cells = vec![other.name.clone()];
        cells.extend(tally_cells(duel.all));
        cells.push(decimal(&duel.gained.signed()));
        rows.push(cells);
    }
    if rows.len() > 1 {
        writeln!(out)?;
        out.headed(&aligned(&rows))?;
    }

    print_history(ratings, profile, out)
}

fn print_history(ratings: &Ratings, profile: &Profile, out: &mut dyn Out) -> std::io::Result<()> {
    let heads = [
        texts::cli_head_date(),
        texts::cli_head_game(),
        texts::cli_head_against(),
        texts::cli_head_result(),
        texts::cli_head_force(),
        texts::cli_head_power(),
        "alpha",
        "beta",
        "L",
        texts::cli_head_change(),
        "CIMAX",
    ];
    let mut rows = vec![row(&heads)];
    let mut reasons = Vec::new();
    for (step, seat) in ratings.history(&profile.id) {
        let past = PastJson::new(step, seat);
        let number =
            |value: Option<f64>| value.map_or("-".to_owned(), |it| decimal(&format!("{it:.2}")));
        let known = |value: Option<String>| value.unwrap_or_else(|| "-".to_owned());
        let date = if past.date.is_empty() { "?" } else { past.date };
        rows.push(vec![
            date.to_owned(),
            past.game.to_owned(),
            past.against.join(", "),
            result_name(past.result)().to_owned(),
            number(past.force),
            number(past.power),
            number(past.alpha),
            number(past.beta),
            number(past.level),
            known(past.change.map(|change| decimal(&change.signed()))),
            known(past.cimax.map(in_words)),
        ]);
        if let Some(why) = past.unrated.filter(|_| past.force.is_some()) {
            reasons.push(texts::cli_not_rated_one(
                &why,
                date,
                &past.against.join(", "),
            ));
        }
    }
    writeln!(out)?;
    out.headed(&aligned(&rows))?;
    if !reasons.is_empty() {
        writeln!(out, "\n{}", texts::cli_not_rated_list())?;
        for reason in reasons {
            writeln!(out, "  {reason}")?;
        }
    }
    Ok(())
}
