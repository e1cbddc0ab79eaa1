//! `curio match`: games without a window, with results and records.

use core::time::Duration;
use std::{
    fs,
    io::{self, Write},
    path::PathBuf,
};

use anyhow::Context as _;

use super::{
    Context, Permits,
    args::{GameOptions, PlayerList, new_match},
    date::stamp,
    json::OutcomeJson,
    players::{ChosenMove, MatchPlayer, load_tables},
    table::Standings,
};
use crate::{
    record::{self, Edit, Journal, Match, SeatKind, Store, parse_duration},
    rules::{Turn, zobrist_key},
};

/// Play games without a window and count the results.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio match xafka --players level:2,level:3 --games 100 --seed 1\n  \
    curio match xafka --players level:5,ugi:\"./engine --fast\" --games 20 --out games/\n  \
    curio match xafka --players human,level:1\n\n\
    The players change seats from game to game. The same seed gives the same games if all players \
    are `random`, levels or models. A person types moves, `legal` or `resign`; such a match has a \
    journal, and the window can resume it.")]
pub(super) struct Args {
    /// The game, for instance `xafka`.
    game: String,
    /// The players, separated by commas: `human`, `random`, `level:1` to
    /// `level:8`, `time:500ms`, `model:NAME` for a decision model of the game,
    /// `ugi:COMMAND`.
    #[arg(long, value_name = "A,B,...", value_parser = PlayerList::read)]
    players: PlayerList,
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

fn duration(text: &str) -> Result<Duration, String> {
    parse_duration(text)
        .filter(|time| !time.is_zero())
        .ok_or_else(|| "write a time as 500ms or 2s".to_owned())
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let kinds = &args.players.0;
    // Report errors of the terms before starting any program.
    let colours = seat_players(args, kinds, 0)?.0.position().colours();
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder)
            .map_err(|error| anyhow::anyhow!("cannot create {}: {error}", folder.display()))?;
    }
    load_tables(kinds.iter().map(ToString::to_string), context)?;
    let permits = Permits::for_players(kinds);
    let mut players = kinds
        .iter()
        .map(|kind| MatchPlayer::new(kind.clone(), &args.game, &permits))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let store = if players.iter().any(MatchPlayer::is_human) {
        Some(Store::open(context.data_dir())?)
    } else {
        None
    };
    let names = kinds.iter().map(ToString::to_string).collect();
    let mut standings = Standings::new(&args.game, args.seed, names);
    for number in 0..args.games {
        let (game, seated) = seat_players(args, kinds, number)?;
        // With JSON, the standard output is for a program.
        let mut errors = io::stderr();
        let talk: &mut dyn Write = if args.json {
            &mut errors
        } else {
            &mut *context.out
        };
        let mut table = Table {
            players: &mut players,
            seated: &seated,
            time: args.move_time,
            talk,
        };
        let game = match &store {
            Some(store) => table.play_with_journal(store.begin(game), args.out.is_some()),
            None => table.play(game),
        }
        .with_context(|| format!("game {}", number + 1))?;
        if let Some(folder) = &args.out {
            let stem = format!("{}-{:04}", args.game, number + 1);
            record::save_new(folder, &stem, &game)?;
        }
        standings.count(&game, &seated);
        if args.verbose && !args.json {
            writeln!(context.out, "{}", describe(number, &game))?;
            context.out.flush()?;
        }
    }
    if args.json {
        writeln!(context.out, "{}", serde_json::to_string_pretty(&standings)?)?;
    } else {
        write!(context.out, "{}", standings.table(colours))?;
    }
    Ok(())
}

/// Sets up a game. Returns it with the player of each seat: players move on by one
/// seat from game to game.
fn seat_players(
    args: &Args,
    kinds: &[SeatKind],
    number: u32,
) -> anyhow::Result<(Match, Vec<usize>)> {
    let seated: Vec<usize> = (0..kinds.len())
        .map(|seat| (seat + number as usize) % kinds.len())
        .collect();
    let kinds: Vec<SeatKind> = seated
        .iter()
        .filter_map(|player| kinds.get(*player).cloned())
        .collect();
    let game = new_match(
        &args.game,
        args.options.values(&args.game)?,
        Some(&kinds),
        |terms| {
            terms.seed = zobrist_key(args.seed, u64::from(number));
            terms.event.clone_from(&args.event);
            stamp(terms);
        },
    )?;
    Ok((game, seated))
}

fn describe(number: u32, game: &Match) -> String {
    let ending = game.outcome().map_or_else(String::new, |outcome| {
        OutcomeJson::of(outcome, game.position().colours()).explanation
    });
    let seats: Vec<&str> = game.seats().iter().map(|seat| seat.name.as_str()).collect();
    format!(
        "game {}: {}, {} moves: {ending}",
        number + 1,
        seats.join(" against "),
        game.len()
    )
}

/// A table with its players.
struct Table<'a> {
    players: &'a mut [MatchPlayer],
    seated: &'a [usize],
    time: Duration,
    talk: &'a mut dyn Write,
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
                Ok(Some(ChosenMove { mv, used: None }))
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

    fn play(&mut self, mut game: Match) -> anyhow::Result<Match> {
        self.prepare(&game)?;
        while let Some(ChosenMove { mv, used }) = self.next(&game)? {
            game.play(&mv, used)?;
        }
        Ok(game)
    }

    /// Plays a match with a person in it, which has a journal. It is saved in
    /// the store, unless its record is made elsewhere.
    fn play_with_journal(
        &mut self,
        mut journal: Journal,
        elsewhere: bool,
    ) -> anyhow::Result<Match> {
        self.prepare(&journal)?;
        while let Some(ChosenMove { mv, used }) = self.next(&journal)? {
            journal.apply(Edit::play(mv, used))?;
            // A move is printed once it is safely on disk.
            journal.wait();
            if let Some(error) = journal.take_error() {
                writeln!(self.talk, "{error}; the match goes on, but only in memory")?;
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
        if elsewhere {
            journal.discard()?;
        } else if let Some(path) = journal.finish()? {
            writeln!(self.talk, "saved as {}", path.display())?;
        }
        Ok(game)
    }
}
