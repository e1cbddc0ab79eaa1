//! `curio-lab match`: games among programs, with results and records.

use core::time::Duration;
use std::{fs, io, path::PathBuf};

use anyhow::Context as _;
use curio::{
    cli::{
        ChosenMove, GameOptions, MatchPlayer, Out, PlayerList, Progress, Table, Usage, duration,
        load_tables, new_match, print_json, tell,
    },
    ugi::Permits,
};
use curio_record::{self as record, LONGEST_MATCH, Match, SeatKind, stamp};
use curio_rules::{Player, registry, zobrist_key};

use crate::{
    elo::{Decision, Sprt},
    results::{LONGEST_GAME, Plan, Played, Results, Shard, UNFINISHED},
    standings::{Standings, seating},
};

/// Play games among opponents and programs and count the results.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio-lab match xafka --players level:2,level:3 --games 100 --seed 1\n  \
    curio-lab match xafka --players level:5,ugi:\"./engine --fast\" --games 20 --out games/\n  \
    curio-lab match xima --players uct:100ms,level:6 --games 400 --sprt 0,50 --results xima.jsonl\n\n\
    The players change seats from game to game. The same seed gives the same games if all players \
    are `random`, levels, models, `uct:Np` or `plain:Nn`. With --results, an interrupted \
    run continues where it stopped when you start it again. A program that fails or makes an illegal \
    move loses. People play with `curio play`.")]
pub(crate) struct Args {
    /// The game, for instance `xafka`.
    #[arg(required_unless_present = "merge")]
    game: Option<String>,
    /// The players, separated by commas: `random`, `level:1` to
    /// `level:8`, `level:4:bold` or `level:4:careful` in some games, `time:500ms`, `model:NAME` for a decision model of the game,
    /// `uct:100ms` or `uct:2000p` for a plain Monte Carlo tree search,
    /// `plain:100ms` or `plain:20000n` for a plain search of the score,
    /// `ugi:COMMAND`.
    #[arg(long, value_name = "A,B,...", value_parser = PlayerList::read, required_unless_present = "merge")]
    players: Option<PlayerList>,
    /// The number of games.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// The seed of all chance.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: GameOptions,
    /// The folder for the records of the games.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The time for each move of another program.
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = duration)]
    move_time: Duration,
    /// How long another program may take to start, and how late it may be with a move,
    /// instead of 30s.
    #[arg(long, value_name = "TIME", value_parser = duration)]
    patience: Option<Duration>,
    /// Break a game off after this many moves, instead of 10,000; it counts as a draw.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..=LONGEST_MATCH as i64))]
    longest: Option<u32>,
    /// Stop as soon as a sequential test decides between two Elo differences of
    /// the first player, each with 5 % error.
    #[arg(long, value_name = "LOW,HIGH", value_parser = Sprt::read, allow_hyphen_values = true)]
    sprt: Option<Sprt>,
    /// The file for the result of each game; the games in it are not played again.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Play only a part of the games, for instance `2/8`, with each player in each seat equally often.
    #[arg(long, value_name = "I/N", allow_hyphen_values = true, value_parser = Shard::read, conflicts_with = "sprt")]
    shard: Option<Shard>,
    /// Count the results in these files instead of playing.
    #[arg(long, value_name = "FILE", num_args = 1.., conflicts_with_all = ["game", "players", "out", "shard"])]
    merge: Vec<PathBuf>,
    /// The occasion, for the records.
    #[arg(long, value_name = "TEXT", default_value = "")]
    event: String,
    /// Print a line for each game.
    #[arg(short, long)]
    verbose: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Out) -> anyhow::Result<()> {
    if !args.merge.is_empty() {
        return merge(args, out);
    }
    let (Some(game), Some(PlayerList(kinds))) = (&args.game, &args.players) else {
        return Err(Usage("name a game and its players".to_owned()).into());
    };
    if args.sprt.is_some() && kinds.len() != 2 {
        return Err(Usage("--sprt is for two players".to_owned()).into());
    }
    if kinds.iter().any(SeatKind::is_human) {
        return Err(Usage("people play with `curio play --terminal`".to_owned()).into());
    }
    let contest = Contest { args, game, kinds };
    contest.play(out)
}

/// Counts the results in several files.
fn merge(args: &Args, out: &mut dyn Out) -> anyhow::Result<()> {
    let results = Results::merge(&args.merge)?;
    let plan = &results.plan;
    anyhow::ensure!(
        plan.curio == "match",
        "these are not results of `curio-lab match`"
    );
    let colours = registry::start(&plan.game, &plan.options)?.colours();
    let mut standings = Standings::new(&plan.game, plan.seed, plan.players.clone());
    for played in results.iter() {
        standings.count(played, colours);
    }
    if let Some(path) = &args.results {
        results.write(path)?;
    }
    print(args, &standings, out)
}

fn print(args: &Args, standings: &Standings, out: &mut dyn Out) -> anyhow::Result<()> {
    if args.json {
        let json = standings.json(args.sprt);
        print_json(out, &json)?;
    } else {
        out.headed(&standings.table(args.sprt))?;
    }
    Ok(())
}

/// Games to be played.
struct Contest<'a> {
    args: &'a Args,
    game: &'a str,
    kinds: &'a [SeatKind],
}

impl Contest<'_> {
    fn play(&self, out: &mut dyn Out) -> anyhow::Result<()> {
        let Self { args, game, kinds } = self;
        // Report errors of the terms before starting any program.
        let colours = self.seat_players(0)?.0.position().colours();
        if let Some(folder) = &args.out {
            record::lasting(folder)?;
            fs::create_dir_all(folder)
                .with_context(|| format!("cannot create {}", folder.display()))?;
        }
        load_tables(kinds.iter().map(ToString::to_string), None)?;
        let permits = Permits::for_players(kinds, args.patience);
        let mut players = kinds
            .iter()
            .map(|kind| MatchPlayer::new(kind.clone(), game, &permits))
            .collect::<anyhow::Result<Vec<_>>>()?;
        let mut results = self.results()?;
        let mut standings = Standings::new(game, args.seed, results.plan.players.clone());
        let shard = args.shard.unwrap_or_default();
        let mut progress = Progress::new("game", args.games.into()).only_if(!args.verbose);
        let round = |number: u32| u64::from(number) / kinds.len().max(1) as u64;
        for number in (0..args.games).filter(|number| shard.has(round(*number))) {
            progress.at(number.into());
            if results.get(0, number).is_none() {
                let played = self.play_one(number, &mut players, out)?;
                results.add(played)?;
            }
            if let Some(played) = results.get(0, number) {
                standings.count(played, colours);
            }
            let is_decided = |test: Sprt| test.decide(standings.score()) != Decision::Open;
            if args.sprt.is_some_and(is_decided) {
                break;
            }
        }
        drop(progress);
        print(args, &standings, out)
    }

    fn results(&self) -> anyhow::Result<Results> {
        let plan = Plan {
            curio: "match".to_owned(),
            game: self.game.to_owned(),
            options: self.args.options.values(self.game)?,
            players: self.kinds.iter().map(ToString::to_string).collect(),
            seed: self.args.seed,
            longest: self.args.longest.map(|plies| plies as usize),
        };
        match &self.args.results {
            Some(path) => Results::open(path, plan),
            None => Ok(Results::new(plan)),
        }
    }

    /// Plays a game; its record is saved before its result is known.
    fn play_one(
        &self,
        number: u32,
        players: &mut [MatchPlayer],
        out: &mut dyn Out,
    ) -> anyhow::Result<Played> {
        let args = self.args;
        let (game, seated) = self.seat_players(number)?;
        let mut table = Table {
            players,
            seated: &seated,
            time: args.move_time,
            // Nobody is asked.
            talk: &mut io::sink(),
        };
        let longest = args.longest.map_or(LONGEST_GAME, |plies| plies as usize);
        let game = play(&mut table, game, number, longest)
            .with_context(|| format!("game {}", number + 1))?;
        if let Some(folder) = &args.out {
            let stem = format!("{}-{:04}", self.game, number + 1);
            record::save_new(folder, &stem, &game)
                .with_context(|| format!("game {}", number + 1))?;
        }
        if args.verbose && !args.json {
            writeln!(out, "{}", describe(number, &game))?;
            out.flush()?;
        }
        let outcome = game.outcome();
        let winners = outcome
            .as_ref()
            .map(|outcome| outcome.winners.iter().map(Player::index).collect());
        Ok(Played {
            pairing: 0,
            number,
            winners: winners.unwrap_or_default(),
            plies: game.len(),
            reason: outcome
                .as_ref()
                .map_or(UNFINISHED, |outcome| outcome.reason)
                .to_owned(),
        })
    }

    /// Sets up a game. Returns it with the player of each seat: players move on by
    /// one seat from game to game.
    fn seat_players(&self, number: u32) -> anyhow::Result<(Match, Vec<usize>)> {
        let seated = seating(self.kinds.len(), number);
        let kinds: Vec<SeatKind> = seated
            .iter()
            .filter_map(|player| self.kinds.get(*player).cloned())
            .collect();
        let game = new_match(
            self.game,
            self.args.options.values(self.game)?,
            Some(&kinds),
            |terms| {
                terms.seed = zobrist_key(self.args.seed, u64::from(number));
                terms.event.clone_from(&self.args.event);
                stamp(terms);
            },
        )?;
        Ok((game, seated))
    }
}

/// Plays a game. Its record says why it ended if the moves do not.
fn play(
    table: &mut Table<'_>,
    mut game: Match,
    number: u32,
    longest: usize,
) -> anyhow::Result<Match> {
    table.prepare(&game)?;
    while game.len() < longest
        && let Some(ChosenMove { mv, used, fault }) = table.next(&game)?
    {
        game.play(&mv, used)?;
        if let Some(fault) = fault {
            tell(&format!("warning: game {}: {fault}; it loses", number + 1));
            game.add_comment(&fault);
        }
    }
    if game.outcome().is_none() {
        let why = format!("Broken off after {} moves: drawn.", game.len());
        game.add_comment(&why);
    }
    Ok(game)
}

fn describe(number: u32, game: &Match) -> String {
    let ending = game.outcome().map_or_else(
        || "broken off, drawn".to_owned(),
        |outcome| outcome.explanation,
    );
    let seats: Vec<&str> = game.seats().iter().map(|seat| seat.name.as_str()).collect();
    format!(
        "game {}: {}, {} moves: {ending}",
        number + 1,
        seats.join(" against "),
        game.len()
    )
}
