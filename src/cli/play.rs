//! `curio play`: a match in the window or in the terminal, or the window alone.

use core::time::Duration;

use super::{
    args::{GameOptions, HostOption, PlayerList, draw_board, duration, new_match},
    context::{Context, Usage},
    terminal,
};
use crate::{
    client::ClientRequest,
    record::{ClockSettings, fresh_seed, stamp},
    texts,
    ugi::Permits,
};

/// Open the window, with a match if a game is given.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio play\n  \
    curio play xafka --players human,level:3\n  \
    curio play xafka --option board=61 --players level:4,human --clock 5m+3s\n  \
    curio play xima --host\n  \
    curio play xafka --players human,level:3 --terminal\n  \
    curio play xafka --option board=19 --position \"b2 b2/- yellow W\"")]
pub(super) struct Args {
    /// The game, for instance `xafka`; without it, the title screen opens.
    game: Option<String>,
    #[command(flatten)]
    options: GameOptions,
    /// The position to start from, as `curio show` prints it.
    #[arg(long, value_name = "TEXT")]
    position: Option<String>,
    /// The players in turn order, separated by commas: `human`, `random`,
    /// `level:1` to `level:8`, `level:4:bold` or `level:4:careful` in some games, `time:500ms`, `ugi:COMMAND`.
    #[arg(long, value_name = "SPEC,...", value_parser = PlayerList::read)]
    players: Option<PlayerList>,
    /// The time control: `none`, `30s/move`, `5m`, `5m+3s`.
    #[arg(long, value_name = "CLOCK", default_value = "none")]
    clock: ClockSettings,
    /// How long another program may take to start, and how late it may be with a move,
    /// whatever the settings say.
    #[arg(long, value_name = "TIME", value_parser = duration)]
    patience: Option<Duration>,
    /// The seed of all chance; random by default.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// Play in the terminal instead of the window: type moves, `legal` or `resign`. The window
    /// can resume a match that was left.
    #[arg(long, requires = "game", conflicts_with_all = ["host", "clock"])]
    terminal: bool,
    /// The time for each move of another program in the terminal.
    #[arg(long, value_name = "TIME", default_value = "1s", value_parser = duration, requires = "terminal")]
    move_time: Duration,
    #[command(flatten)]
    host: HostOption,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let Some(game) = &args.game else {
        if args.players.is_some() || args.position.is_some() || !args.options.is_empty() {
            return Err(Usage(texts::cli_position_needs_game().to_owned()).into());
        }
        if args.host.at().is_some() {
            return Err(Usage(texts::cli_phones_need_game().to_owned()).into());
        }
        return context.open(ClientRequest::Title);
    };
    let players = args.players.as_ref().map(|list| list.0.as_slice());
    let game = new_match(game, args.options.values(game)?, players, |terms| {
        terms.seed = args.seed.unwrap_or_else(fresh_seed);
        stamp(terms);
        terms.clock = args.clock;
        terms.start.clone_from(&args.position);
        if args.position.is_none() {
            draw_board(terms);
        }
    })?;
    let permits = Permits::for_players(players.unwrap_or_default(), args.patience);
    if args.terminal {
        return terminal::play(game, &permits, args.move_time, context);
    }
    context.open_with(ClientRequest::Play(Box::new(game)), permits, args.host.at())
}
