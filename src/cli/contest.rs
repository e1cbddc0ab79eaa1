//! `curio match`: games without a window, with results and records.

use core::time::Duration;
use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use anyhow::Context as _;

use super::{
    args::{GameOptions, PlayerList, new_match},
    context::{Context, Usage},
    elo::{Decision, Sprt},
    json::OutcomeJson,
    output::{self, Printable},
    players::{ChosenMove, MatchPlayer, load_tables},
    progress::Progress,
    results::{LONGEST_GAME, Plan, Played, Results, Shard, UNFINISHED},
    table::{Standings, seating},
};
use crate::{
    record::{self, Edit, Journal, LONGEST_MATCH, Match, SeatKind, Store, parse_duration, stamp},
    rules::{Player, Turn, registry, zobrist_key},
    texts,
    ugi::Permits,
};

/// Play games without a window and count the results.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio match xafka --players level:2,level:3 --games 100 --seed 1\n  \
    curio match xafka --players level:5,ugi:\"./engine --fast\" --games 20 --out games/\n  \
    curio match xafka --players human,level:1\n  \
    curio match xima --players uct:100ms,level:6 --games 400 --sprt 0,50 --results xima.jsonl\n\n\
    The players change seats from game to game. The same seed gives the same games if all players \
    are `random`, levels, models, `uct:Np` or `plain:Nn`. With --results, an interrupted \
    run continues where it stopped when you start it again. A person types moves, `legal` or \
    `resign`; such a match has a journal, and the window can resume it. A program that fails or \
    makes an illegal move loses.")]
pub(super) struct Args {
    /// The game, for instance `xafka`.
    #[arg(required_unless_present = "merge")]
    game: Option<String>,
    /// The players, separated by commas: `human`, `random`, `level:1` to
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

pub(super) fn duration(text: &str) -> Result<Duration, String> {
    parse_duration(text)
        .filter(|time| !time.is_zero())
        .ok_or_else(|| texts::cli_write_time().to_owned())
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    if !args.merge.is_empty() {
        return merge(args, context);
    }
    let (Some(game), Some(PlayerList(kinds))) = (&args.game, &args.players) else {
        return Err(Usage(texts::cli_name_game_and_players().to_owned()).into());
    };
    if args.sprt.is_some() && kinds.len() != 2 {
        return Err(Usage(texts::cli_sprt_for_two().to_owned()).into());
    }
    let contest = Contest { args, game, kinds };
    contest.play(context)
}

/// Counts the results in several files.
fn merge(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let results = Results::merge(&args.merge)?;
    let plan = &results.plan;
    anyhow::ensure!(
        plan.curio == "match",
        "these are not results of `curio match`"
    );
    let colours = registry::start(&plan.game, &plan.options)?.colours();
    let mut standings = Standings::new(&plan.game, plan.seed, plan.players.clone());
    for played in results.iter() {
        standings.count(played, colours);
    }
    if let Some(path) = &args.results {
        results.write(path)?;
    }
    print(args, &standings, context)
}

fn print(args: &Args, standings: &Standings, context: &mut Context<'_>) -> anyhow::Result<()> {
    if args.json {
        let json = standings.json(args.sprt);
        writeln!(context.out, "{}", serde_json::to_string_pretty(&json)?)?;
    } else {
        context.out.headed(&standings.table(args.sprt))?;
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
    fn play(&self, context: &mut Context<'_>) -> anyhow::Result<()> {
        let Self { args, game, kinds } = self;
        // Report errors of the terms before starting any program.
        let colours = self.seat_players(0)?.0.position().colours();
        if let Some(folder) = &args.out {
            record::lasting(folder)?;
            fs::create_dir_all(folder)
                .with_context(|| texts::cli_cannot_create(&folder.display().to_string()))?;
        }
        load_tables(kinds.iter().map(ToString::to_string), context)?;
        let permits = Permits::for_players(kinds, args.patience);
        let mut players = kinds
            .iter()
            .map(|kind| MatchPlayer::new(kind.clone(), game, &permits))
            .collect::<anyhow::Result<Vec<_>>>()?;
        let store = if players.iter().any(MatchPlayer::is_human) {
            let store = Store::open(context.data_dir())?;
            for set_aside in store.tidy()? {
                output::tell(&texts::cli_note(&set_aside.to_string()));
            }
            Some(store)
        } else {
            None
        };
        let mut results = self.results()?;
        let mut standings = Standings::new(game, args.seed, results.plan.players.clone());
        let shard = args.shard.unwrap_or_default();
        let is_quiet = store.is_none() && !args.verbose;
        let mut progress = Progress::of("game", args.games.into()).only_if(is_quiet);
        let round = |number: u32| u64::from(number) / kinds.len().max(1) as u64;
        for number in (0..args.games).filter(|number| shard.has(round(*number))) {
            progress.at(number.into());
            if results.get(0, number).is_none() {
                let played = self.play_one(number, &mut players, store.as_ref(), context)?;
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
        print(args, &standings, context)
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
        store: Option<&Store>,
        context: &mut Context<'_>,
    ) -> anyhow::Result<Played> {
        let args = self.args;
        let (game, seated) = self.seat_players(number)?;
        // With JSON, the standard output is for a program.
        let mut errors = Printable(io::stderr());
        let talk: &mut dyn Write = if args.json {
            &mut errors
        } else {
            &mut *context.out
        };
        let mut table = Table {
            players,
            seated: &seated,
            time: args.move_time,
            longest: args.longest.map_or(LONGEST_GAME, |plies| plies as usize),
            talk,
            number,
        };
        let save = |game: &Match| -> anyhow::Result<bool> {
            if let Some(folder) = &args.out {
                let stem = format!("{}-{:04}", self.game, number + 1);
                record::save_new(folder, &stem, game)?;
            }
            Ok(args.out.is_some())
        };
        let game = match store {
            Some(store) => table.play_with_journal(store.begin(game), &save),
            None => table.play(game).and_then(|game| {
                save(&game)?;
                Ok(game)
            }),
        }
        .with_context(|| texts::cli_game(number + 1))?;
        if args.verbose && !args.json {
            writeln!(context.out, "{}", describe(number, &game))?;
            context.out.flush()?;
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

fn describe(number: u32, game: &Match) -> String {
    let ending = game.outcome().map_or_else(
        || texts::cli_match_broken_off().to_owned(),
        |outcome| OutcomeJson::new(outcome, game.position().colours()).explanation,
    );
    let seats: Vec<&str> = game.seats().iter().map(|seat| seat.name.as_str()).collect();
    let players = seats.join(texts::cli_match_against());
    texts::cli_match_game(&ending, number + 1, game.len(), &players)
}

/// A table with its players.
struct Table<'a> {
    players: &'a mut [MatchPlayer],
    seated: &'a [usize],
    time: Duration,
    longest: usize,
    talk: &'a mut dyn Write,
    /// The number of the game, from 0.
    number: u32,
}

impl Table<'_> {
    fn prepare(&mut self, game: &Match) -> anyhow::Result<()> {
        self.players
            .iter_mut()
            .try_for_each(|player| player.new_game(game))
    }

    /// The next move; `None` if the match is over.
    fn next(&mut self, game: &Match) -> anyhow::Result<Option<ChosenMove>> {
        match game.turn() {
            Turn::Over => Ok(None),
            Turn::Chance => {
                let mv = game.chance_move().context("there is no chance event")?;
                Ok(Some(ChosenMove::at_once(mv)))
            }
            Turn::Player(player) => {
                let player = self
                    .seated
                    .get(player.index())
                    .and_then(|player| self.players.get_mut(*player))
                    .context("the seat has no player")?;
                player.choose(game, self.time, self.talk).map(Some)
            }
        }
    }

    /// Says that a player has lost by a fault of its own.
    fn tell_fault(&self, fault: Option<&str>) {
        if let Some(fault) = fault {
            let number = self.number + 1;
            output::tell(&texts::cli_warning(&texts::cli_match_loses(fault, number)));
        }
    }

    /// Plays a game. Its record says why it ended if the moves do not.
    fn play(&mut self, mut game: Match) -> anyhow::Result<Match> {
        self.prepare(&game)?;
        while game.len() < self.longest
            && let Some(ChosenMove { mv, used, fault }) = self.next(&game)?
        {
            game.play(&mv, used)?;
            self.tell_fault(fault.as_deref());
            if let Some(fault) = fault {
                game.add_comment(&fault);
            }
        }
        if game.outcome().is_none() {
            let why = format!("Broken off after {} moves: drawn.", game.len());
            game.add_comment(&why);
        }
        Ok(game)
    }

    /// Plays a match with a person in it, which has a journal. It is saved in
    /// the store, unless `save` has put its record elsewhere.
    fn play_with_journal(
        &mut self,
        mut journal: Journal,
        save: &dyn Fn(&Match) -> anyhow::Result<bool>,
    ) -> anyhow::Result<Match> {
        self.prepare(&journal)?;
        while journal.len() < self.longest
            && let Some(ChosenMove { mv, used, fault }) = self.next(&journal)?
        {
            self.tell_fault(fault.as_deref());
            journal.apply(Edit::play(mv, used))?;
            // A move is printed once it is safely on disk.
            journal.wait();
            if let Some(error) = journal.take_error() {
                let goes_on = texts::cli_match_in_memory(&error.to_string());
                writeln!(self.talk, "{goes_on}")?;
            }
            let mv = journal.last().map_or("", |ply| &*ply.mv);
            writeln!(self.talk, "{}. {mv}", journal.len())?;
            self.talk.flush()?;
        }
        writeln!(self.talk, "{}", journal.position().diagram().trim_end())?;
        if let Some(outcome) = journal.outcome() {
            writeln!(self.talk, "{}", outcome.explanation)?;
        }
        let game = Match::clone(&journal);
        if save(&game)? {
            // Until now, the match was only in its journal.
            journal.discard()?;
        } else if let Some(path) = journal.finish()? {
            let saved = texts::cli_match_saved(&path.display().to_string());
            writeln!(self.talk, "{saved}")?;
        }
        Ok(game)
    }
}
