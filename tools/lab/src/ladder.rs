//! `curio-lab ladder`: each level of a game against the one below, and the table of it.
//!
//! Games come in pairs with the same opening of a few random moves, once with
//! either colour.

use std::path::PathBuf;

use anyhow::Context as _;
use curio::cli::{GameOptions, Out, PlayerList, Progress, Usage, load_tables, print_json};
use curio_engine::{self as engine, AnyThinker, CancelToken, Opponent};
use curio_record::SeatKind;
use curio_rules::{AnyGame, OptionValues, Player, Turn, registry, zobrist_key};
use serde::Serialize;

use crate::{
    elo::{Elo, Score},
    results::{LONGEST_GAME, Plan, Played, Results, Shard, UNFINISHED},
    standings::seating,
};

/// Play each level of a game against the one below and print the table.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio-lab ladder xafka --games 200\n  \
    curio-lab ladder mathematichess --option size=7 --games 40 --players level:4,level:5,level:6\n  \
    curio-lab ladder xong --games 400 --results xong.jsonl --shard 3/16\n  \
    curio-lab ladder --merge xong-*.jsonl\n\n\
    The table is Markdown, as in docs/performance.md. With --results, an interrupted run \
    continues where it stopped when you start it again. The parts of --shard may run at the same time \
    on any machines; --merge counts them together.")]
pub(crate) struct Args {
    /// The game, for instance `xafka`.
    #[arg(required_unless_present = "merge")]
    game: Option<String>,
    /// The players from the weakest to the strongest, separated by commas.
    #[arg(
        long,
        value_name = "A,B,...",
        value_parser = PlayerList::read,
        default_value = "random,level:1,level:2,level:3,level:4,level:5,level:6,level:7,level:8"
    )]
    players: PlayerList,
    /// The number of games of each pairing.
    #[arg(long, value_name = "N", default_value_t = 40, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of all chance.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: GameOptions,
    /// Break a game off after this many moves, instead of 10,000; it counts as a draw.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    longest: Option<u32>,
    /// The file for the result of each game; the games in it are not played again.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Play only a part of the games, for instance `2/8`.
    #[arg(long, value_name = "I/N", allow_hyphen_values = true, value_parser = Shard::read)]
    shard: Option<Shard>,
    /// Count the results in these files instead of playing.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["game", "shard"])]
    merge: Vec<PathBuf>,
    /// Print a line for each game.
    #[arg(short, long, conflicts_with = "json")]
    verbose: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Out) -> anyhow::Result<()> {
    let results = match &args.game {
        Some(game) if args.merge.is_empty() => play(args, game, out)?,
        _ => {
            let results = Results::merge(&args.merge)?;
            anyhow::ensure!(
                results.plan.curio == "ladder",
                "these are not results of `curio-lab ladder`"
            );
            if let Some(path) = &args.results {
                results.write(path)?;
            }
            results
        }
    };
    if args.json {
        print_json(out, &json(&results))?;
    } else {
        write!(out, "{}", table(&results))?;
    }
    Ok(())
}

/// Plays the games of a part, apart from those whose results are known.
fn play(args: &Args, game: &str, out: &mut dyn Out) -> anyhow::Result<Results> {
    let options = args.options.values(game)?;
    let players = opponents(game, &options, &args.players)?;
    load_tables(players.iter().map(ToString::to_string), None)?;
    let plan = Plan {
        curio: "ladder".to_owned(),
        game: game.to_owned(),
        options,
        players: players.iter().map(ToString::to_string).collect(),
        seed: args.seed,
        longest: args.longest.map(|plies| plies as usize),
    };
    let mut results = match &args.results {
        Some(path) => Results::open(path, plan)?,
        None => Results::new(plan),
    };
    let shard = args.shard.unwrap_or_default();
    let all = players.len().saturating_sub(1) as u64 * u64::from(args.games);
    let mut progress = Progress::new("game", all).only_if(!args.verbose);
    for (pairing, pair) in (0..).zip(players.windows(2)) {
        for number in 0..args.games {
            progress.at(u64::from(pairing) * u64::from(args.games) + u64::from(number));
            let pair_of_games =
                u64::from(pairing) * u64::from(args.games.div_ceil(2)) + u64::from(number / 2);
            if !shard.has(pair_of_games) || results.get(pairing, number).is_some() {
                continue;
            }
            let played = play_one(&results.plan, pair, pairing, number)?;
            if args.verbose {
                writeln!(out, "{}", describe(&results.plan, &played))?;
                out.flush()?;
            }
            results.add(played)?;
        }
    }
    Ok(results)
}

/// The opponents in the list, each of which can play the game.
fn opponents(
    game: &str,
    options: &OptionValues,
    players: &PlayerList,
) -> anyhow::Result<Vec<Opponent>> {
    let seats = registry::start(game, options)?.colours().len();
    if seats != 2 || players.0.len() < 2 {
        let reason = "a ladder is for two-player games and needs at least two players";
        return Err(Usage(reason.to_owned()).into());
    }
    players
        .0
        .iter()
        .map(|kind| match kind {
            SeatKind::Opponent(opponent) => {
                engine::check_opponent(game, opponent).map_err(anyhow::Error::msg)?;
                Ok(opponent.clone())
            }
            kind => Err(Usage(format!("`{kind}` cannot climb a ladder")).into()),
        })
        .collect()
}

/// Plays a game between the two of a pair, the second of which has the first seat
/// in even games.
fn play_one(plan: &Plan, pair: &[Opponent], pairing: u32, number: u32) -> anyhow::Result<Played> {
    let never = CancelToken::default();
    let seed = plan.seed.wrapping_add(u64::from(number / 2));
    let mut position = registry::start(&plan.game, &plan.options)?;
    let mut thinkers = pair
        .iter()
        .map(|_| engine::thinker(&plan.game).context("the game has no opponents"))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let seated = seating(pair.len(), number + 1);
    let opening = 2 + seed % 5;
    let mut plies = 0;
    let longest = plan.longest.unwrap_or(LONGEST_GAME);
    while plies < longest {
        // The opening depends on the seed alone, the rest on the players as well.
        let dice = seed ^ (plies as u64) << 32;
        let mv = match position.turn() {
            Turn::Over => break,
            Turn::Chance => event(&*position, dice).context("nothing can happen")?,
            Turn::Player(player) => {
                let which = seated.get(player.index()).copied().unwrap_or(0);
                let who = if (plies as u64) < opening {
                    &Opponent::Random
                } else {
                    &pair[which]
                };
                let thinker: &mut dyn AnyThinker = &mut *thinkers[which];
                let occasion = engine::MoveContext::new(seed, plies).with_seed(dice);
                engine::choose(thinker, &*position, who, occasion, &never, &mut |_| {})
                    .context("the opponent has found no move")?
                    .mv
                    .text
            }
        };
        position.play_text(&mv)?;
        plies += 1;
    }
    let outcome = position.outcome();
    let reason = outcome
        .as_ref()
        .map_or(UNFINISHED, |outcome| outcome.reason);
    Ok(Played {
        pairing,
        number,
        plies,
        reason: reason.to_owned(),
        winners: outcome.map_or_else(Vec::new, |outcome| {
            outcome.winners.iter().map(Player::index).collect()
        }),
    })
}

/// The event that happens, by its weight.
fn event(position: &dyn AnyGame, dice: u64) -> Option<String> {
    let events = position.chance_texts();
    let total: u64 = events.iter().map(|(_, weight)| u64::from(*weight)).sum();
    let mut pick = zobrist_key(dice, position.hash()) % total.max(1);
    events.into_iter().find_map(|(mv, weight)| {
        let weight = u64::from(weight);
        let happens = pick < weight;
        pick = pick.saturating_sub(weight);
        happens.then_some(mv)
    })
}

fn describe(plan: &Plan, played: &Played) -> String {
    let pair = plan.players.get(played.pairing as usize..);
    let [lower, higher, ..] = pair.unwrap_or_default() else {
        return String::new();
    };
    let score = score_of(played);
    let result = match (score.won, score.lost) {
        (1, _) => "won",
        (_, 1) => "lost",
        _ => "drawn",
    };
    format!(
        "{higher} against {lower}, game {}: {result}, {} moves, {}",
        played.number + 1,
        played.plies,
        played.reason
    )
}

/// The result of a game for the higher player.
fn score_of(played: &Played) -> Score {
    let seat = seating(2, played.number + 1)
        .into_iter()
        .position(|player| player == 1);
    let mut score = Score::default();
    match seat {
        _ if played.winners.is_empty() => score.drawn = 1,
        Some(seat) if played.winners.contains(&seat) => score.won = 1,
        _ => score.lost = 1,
    }
    score
}

/// Each pairing of which games were played, with what the higher player has scored and the
/// moves of all its games.
fn pairings(results: &Results) -> impl Iterator<Item = (&[String], Score, usize)> {
    let pairs = (0..).zip(results.plan.players.windows(2));
    pairs.filter_map(|(pairing, pair)| {
        let (mut score, mut plies) = (Score::default(), 0);
        for played in results.iter().filter(|played| played.pairing == pairing) {
            let one = score_of(played);
            score.won += one.won;
            score.drawn += one.drawn;
            score.lost += one.lost;
            plies += played.plies;
        }
        (score.games() > 0).then_some((pair, score, plies))
    })
}

#[derive(Serialize)]
struct LadderJson<'a> {
    game: &'a str,
    options: &'a OptionValues,
    seed: u64,
    pairings: Vec<PairingJson<'a>>,
}

/// What the higher player of a pairing has scored.
#[derive(Serialize)]
struct PairingJson<'a> {
    lower: &'a str,
    higher: &'a str,
    games: u32,
    won: u32,
    drawn: u32,
    lost: u32,
    /// From 0 to 1, with the bounds of the 95 % confidence interval.
    share: f64,
    low: f64,
    high: f64,
    plies: usize,
}

fn json(results: &Results) -> LadderJson<'_> {
    let thousandths = |value: f64| (value * 1000.0).round() / 1000.0;
    LadderJson {
        game: &results.plan.game,
        options: &results.plan.options,
        seed: results.plan.seed,
        pairings: pairings(results)
            .map(|(pair, score, plies)| {
                let (low, high) = score.interval();
                PairingJson {
                    lower: &pair[0],
                    higher: &pair[1],
                    games: score.games(),
                    won: score.won,
                    drawn: score.drawn,
                    lost: score.lost,
                    share: thousandths(score.share()),
                    low: thousandths(low),
                    high: thousandths(high),
                    plies,
                }
            })
            .collect(),
    }
}

/// The table of the ladder: for each pairing what the higher player has scored.
fn table(results: &Results) -> String {
    let name = |player: &String| player.strip_prefix("level:").unwrap_or(player).to_owned();
    let mut columns: Vec<[String; 6]> = vec![
        [
            "levels",
            "the higher scores",
            "95 %",
            "Elo",
            "games",
            "moves a game",
        ]
        .map(str::to_owned),
    ];
    for (pair, score, plies) in pairings(results) {
        let (low, high) = score.interval();
        columns.push([
            format!("{}–{}", name(&pair[0]), name(&pair[1])),
            format!("{:.1} %", 100.0 * score.share()),
            format!("{:.0} to {:.0} %", 100.0 * low, 100.0 * high),
            Elo::new(score).text(),
            score.games().to_string(),
            format!("{:.0}", plies as f64 / f64::from(score.games())),
        ]);
    }
    let mut text = String::new();
    for row in 0..6 {
        let cells: Vec<&str> = columns.iter().map(|column| &*column[row]).collect();
        text.push_str(&format!("| {} |\n", cells.join(" | ")));
        if row == 0 {
            text.push_str(&format!("|{}\n", "---|".repeat(columns.len())));
        }
    }
    text
}
