//! `curio host`: a match without the window, played on phones.

mod invitation;
mod keeper;
mod thinkers;

use std::{io, net::SocketAddr};

use super::{
    args::{GameOptions, PlayerList, draw_board, new_match},
    context::{Context, Usage},
    output,
};
use crate::{
    engine,
    host::{Host, Listen, PORT, Settings},
    page::Code,
    record::{Journal, Match, SeatKind, Store, fresh_seed, stamp},
    rules::registry,
    texts,
    ugi::Permits,
};
use keeper::Keeper;
use thinkers::Thinkers;

/// Play a match on phones.
///
/// Prints an address and its QR code. Whoever opens it in a browser takes a seat, waits for
/// one, or watches; nothing is installed. The match has a journal. Ctrl+C ends it.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio host xafka\n  \
    curio host xima --option players=4\n  \
    curio host chimple --players human,level:3\n  \
    curio host xong --stand-in level:2\n  \
    curio host --resume\n  \
    curio host xafka --listen 127.0.0.1:8425 --link https://table.example\n\n\
    A player who is away for a minute, or five when to move, loses the seat to whoever waits.\n\
    docs/phones.md says what guests may do, and how to play over the internet.")]
pub(super) struct Args {
    /// The game, for instance `xafka`.
    #[arg(required_unless_present = "resume")]
    game: Option<String>,
    #[command(flatten)]
    options: GameOptions,
    /// The players in turn order, separated by commas: `human` for a phone, which is what all
    /// are by default, `random`, `level:1` to `level:8`, `time:500ms`, `ugi:COMMAND`.
    #[arg(long, value_name = "SPEC,...", value_parser = PlayerList::read)]
    players: Option<PlayerList>,
    /// The computer that plays for anybody who is away for a minute, or five when to move; without
    /// it, the match waits.
    #[arg(long, value_name = "SPEC")]
    stand_in: Option<SeatKind>,
    /// Where to listen; by default port 8425 of the networks that this machine is in.
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// The address that phones use, if a tunnel leads to this machine.
    #[arg(long, value_name = "URL")]
    link: Option<String>,
    /// The seed of all chance; random by default.
    #[arg(long, value_name = "S")]
    seed: Option<u64>,
    /// End after this many matches.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    games: Option<u32>,
    /// Go on with the match that was interrupted; the phones find their seats again.
    #[arg(long, conflicts_with_all = ["game", "options", "players", "seed"])]
    resume: bool,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    if let Some(SeatKind::Human | SeatKind::External(_)) = &args.stand_in {
        return Err(Usage(texts::cli_stand_in().to_owned()).into());
    }
    let store = Store::open(context.data_dir())?;
    let (journal, kept) = if args.resume {
        let (journal, invitation) = invitation::resume(&store)?;
        (journal, Some(invitation.kept))
    } else {
        (store.begin(begin(args)?), None)
    };
    check(&journal, args.stand_in.as_ref())?;
    let command_line: Vec<SeatKind> = args.players.clone().map_or_else(Vec::new, |list| list.0);
    let permits = Permits::for_players(&command_line, None);
    let thinkers = Thinkers::start(&journal, args.stand_in.as_ref(), &permits)?;

    let settings = Settings {
        listen: args.listen.map_or(Listen::Networks(PORT), Listen::At),
        link: args.link.clone(),
        kept,
    };
    let (host, requests) = Host::open(settings)?;
    // There are seats when the first guest comes.
    host.show(keeper::table(&journal));
    invite(&host, context.out)?;
    let keeper = Keeper {
        store,
        last: journal.move_before(journal.len()),
        journal,
        host,
        thinkers,
        stand_in: args.stand_in.clone(),
        thinking: None,
        is_finished: false,
        out: &mut *context.out,
    };
    keeper.run(requests, args.games)
}

/// Prints the code and its link, and the links for phones in other networks.
fn invite(host: &Host, out: &mut dyn io::Write) -> io::Result<()> {
    let link = host.link();
    if !host.is_found() {
        output::tell(texts::cli_host_no_network());
    } else if let Ok(code) = Code::from_text(&link) {
        write!(out, "{}", code.text())?;
    }
    writeln!(out, "{link}")?;
    let address = link.split('#').next().unwrap_or_default();
    writeln!(out, "{}", texts::cli_host_typed(address, &host.word()))?;
    let routes = host.routes().into_iter();
    let links = routes.map(|route| (host.link_to(route.address), route.network));
    for (other, network) in links.filter(|(other, _)| *other != link) {
        writeln!(out, "{}", texts::cli_host_also(&network, &other))?;
    }
    out.flush()
}

/// The match of the command line before its first move.
fn begin(args: &Args) -> anyhow::Result<Match> {
    let Some(game) = &args.game else {
        return Err(Usage(texts::cli_name_game().to_owned()).into());
    };
    let options = args.options.values(game)?;
    let all_phones = || -> anyhow::Result<Vec<SeatKind>> {
        let count = registry::start(game, &options)?.colours().len();
        Ok(vec![SeatKind::Human; count])
    };
    let players = match &args.players {
        Some(list) => list.0.clone(),
        None => all_phones()?,
    };
    new_match(game, options.clone(), Some(&players), |terms| {
        terms.seed = args.seed.unwrap_or_else(fresh_seed);
        stamp(terms);
        draw_board(terms);
    })
}

/// Whether phones can play this match.
fn check(game: &Journal, stand_in: Option<&SeatKind>) -> anyhow::Result<()> {
    if !game.seats().iter().any(|seat| seat.kind.is_human()) {
        return Err(Usage(texts::cli_no_seat_for_phone().to_owned()).into());
    }
    if let Some(SeatKind::Opponent(opponent)) = stand_in {
        engine::check_opponent(&game.terms().game, opponent).map_err(anyhow::Error::msg)?;
    }
    Ok(())
}
