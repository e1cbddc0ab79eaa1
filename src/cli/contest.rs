//! `curio match`: games without a window, counted and recorded.

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
    players::{Decision, Mind, share_tables},
    table::Standings,
};
use crate::{
    record::{self, LiveMatch, Match, SeatKind, Store, read_duration},
    rules::{Turn, zobrist_key},
};

/// Play games without a window and count who wins.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio match xafka --players level:2,level:3 --games 100 --seed 1\n  \
    curio match xafka --players level:5,ugi:\"./engine --fast\" --games 20 --out games/\n  \
    curio match xafka --players human,level:1\n\n\
    The players change seats from game to game. The same seed gives the same games, as far as \
    only `random`, levels and models play. A person at the keyboard types moves, or `legal`, or `resign`; \
    such a match is kept move by move, and the window can go on with it.")]
pub(super) struct Args {
    /// The game, for instance `xafka`.
    game: String,
    /// The players, separated by commas: `human`, `random`, `level:1` to
    /// `level:8`, `time:500ms`, `model:NAME` where the game has decision models,
    /// `ugi:COMMAND`.
    #[arg(long, value_name = "A,B,...", value_parser = PlayerList::read)]
    players: PlayerList,
    /// How many games.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// What all chance comes from.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    #[command(flatten)]
    options: GameOptions,
    /// The folder to write a record of each game into.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
    /// The time that an external engine is given for a move.
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
    read_duration(text)
        .filter(|time| !time.is_zero())
        .ok_or_else(|| "a time is given as 500ms or 2s".to_owned())
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let kinds = &args.players.0;
    // What is wrong with the terms is said before anything is started.
    let colours = seat_players(args, kinds, 0)?.0.position().colours();
    if let Some(folder) = &args.out {
        fs::create_dir_all(folder)
            .map_err(|error| anyhow::anyhow!("cannot create {}: {error}", folder.display()))?;
    }
    share_tables(kinds.iter().map(ToString::to_string), context)?;
    let permits = Permits::for_players(kinds);
    let mut minds = kinds
        .iter()
        .map(|kind| Mind::new(kind.clone(), &args.game, &permits))
        .collect::<anyhow::Result<Vec<_>>>()?;
    let store = if minds.iter().any(Mind::is_human) {
        Some(Store::open(context.data_dir())?)
    } else {
        None
    };
    let names = kinds.iter().map(ToString::to_string).collect();
    let mut standings = Standings::new(&args.game, args.seed, names);
    for number in 0..args.games {
        let (game, seated) = seat_players(args, kinds, number)?;
        // With JSON the output is for a program.
        let mut errors = io::stderr();
        let talk: &mut dyn Write = if args.json {
            &mut errors
        } else {
            &mut *context.out
        };
        let mut table = Table {
            minds: &mut minds,
            seated: &seated,
            time: args.move_time,
            talk,
        };
        let game = match &store {
            Some(store) => table.play_live(store.begin(game), args.out.is_some()),
            None => table.play(game),
        }
        .with_context(|| format!("game {}", number + 1))?;
        if let Some(folder) = &args.out {
            let stem = format!("{}-{:04}", args.game, number + 1);
            record::save_new(folder, &stem, &game)?;
        }
        standings.count(&game, &seated);
        if args.verbose && !args.json {
            writeln!(context.out, "{}", told(number, &game))?;
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

/// The match of a number, and who sits on each seat: the players move on by
/// one seat from game to game.
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

fn told(number: u32, game: &Match) -> String {
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
    minds: &'a mut [Mind],
    seated: &'a [usize],
    time: Duration,
    talk: &'a mut dyn Write,
}

impl Table<'_> {
    fn prepare(&mut self, game: &Match) -> anyhow::Result<()> {
        self.minds
            .iter_mut()
            .try_for_each(|mind| mind.new_game(game))
    }

    /// The next move; nothing when the match is over.
    fn next(&mut self, game: &Match) -> anyhow::Result<Option<Decision>> {
        match game.turn() {
            Turn::Over => Ok(None),
            Turn::Chance => {
                let mv = game.chance_move().context("chance has no event")?;
                Ok(Some(Decision { mv, used: None }))
            }
            Turn::Player(player) => {
                let mind = self
                    .seated
                    .get(player.index())
                    .and_then(|mind| self.minds.get_mut(*mind))
                    .context("nobody sits on the seat")?;
                mind.decide(game, self.time, self.talk).map(Some)
            }
        }
    }

    fn play(&mut self, mut game: Match) -> anyhow::Result<Match> {
        self.prepare(&game)?;
        while let Some(Decision { mv, used }) = self.next(&game)? {
            game.play(&mv, used)?;
        }
        Ok(game)
    }

    /// Plays a match with a person in it, which is kept move by move. A record
    /// of it is made in the store, unless one is made elsewhere.
    fn play_live(&mut self, mut live: LiveMatch, elsewhere: bool) -> anyhow::Result<Match> {
        self.prepare(&live)?;
        while let Some(Decision { mv, used }) = self.next(&live)? {
            let mv = live.play(&mv, used)?.mv.clone();
            // A move is told once it is safe.
            live.wait();
            if let Some(trouble) = live.take_trouble() {
                writeln!(
                    self.talk,
                    "{trouble}; the match goes on, but only in memory"
                )?;
            }
            writeln!(self.talk, "{}. {mv}", live.len())?;
            self.talk.flush()?;
        }
        writeln!(self.talk, "{}", live.position().diagram().trim_end())?;
        if let Some(outcome) = live.outcome() {
            writeln!(self.talk, "{}", outcome.explanation)?;
        }
        let game = Match::clone(&live);
        if elsewhere {
            live.discard()?;
        } else if let Some(path) = live.finish()? {
            writeln!(self.talk, "saved as {}", path.display())?;
        }
        Ok(game)
    }
}
