//! `curio evening`: a night of games for people with phones, on one screen.

mod file;
mod home;
mod keeper;
mod organiser;
mod tables;
mod told;

use core::time::Duration;
use std::{collections::BTreeMap, io, net::SocketAddr, time::Instant};

use super::{context::Context, output};
use crate::{
    evening::{Evening, EveningPlan, GamePlan, TournamentFormat},
    host::{Code, Host, Kept, Listen, PORT, Settings},
    record::{SeatKind, Store, fresh_seed, today},
    rules::zobrist_key,
    texts,
};
use file::{EveningFile, EveningKeys, KeptEvening};
use keeper::EveningKeeper;

/// Hold an evening: many people, many tables, five games.
///
/// Prints an address and its QR code for the guests' phones, the address of the page for the big
/// screen, and that of the organiser's page with its number. The matches, the standings and all
/// that was done are kept in a folder of their own. Ctrl+C interrupts the evening.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio evening\n  \
    curio evening --games chimple,xong,xafka --hours 1.5 --round 20\n  \
    curio evening --swiss 5\n  \
    curio evening --resume\n\n\
    docs/evening.md says how to hold one.")]
pub(super) struct Args {
    /// The games, separated by commas, in the order in which they are played where nobody votes;
    /// all by default.
    #[arg(long, value_name = "GAME,...", value_delimiter = ',')]
    games: Vec<String>,
    /// How many hours the evening lasts.
    #[arg(long, value_name = "H", default_value_t = 2.0)]
    hours: f64,
    /// After how many minutes another game is played.
    #[arg(long, value_name = "MIN", default_value_t = 25, value_parser = clap::value_parser!(u64).range(5..=600))]
    round: u64,
    /// Pair people as a Swiss of this many rounds, instead of by their number.
    #[arg(long, value_name = "ROUNDS", value_parser = clap::value_parser!(u64).range(1..=20))]
    swiss: Option<u64>,
    /// Who plays on for people who are away, where their opponent wants it.
    #[arg(long, value_name = "SPEC", default_value = "level:3")]
    house: SeatKind,
    /// Where to listen; by default port 8425 of the networks that this machine is in.
    #[arg(long, value_name = "ADDRESS:PORT")]
    listen: Option<SocketAddr>,
    /// The address that phones use, if a tunnel leads to this machine.
    #[arg(long, value_name = "URL")]
    link: Option<String>,
    /// Go on with the evening that was interrupted; the phones find their tables again.
    #[arg(long, conflicts_with_all = ["games", "swiss"])]
    resume: bool,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let above = Store::open(context.data_dir())?.root().join("evenings");
    let (file, found) = if args.resume {
        EveningFile::resume(&above)?
    } else {
        let evening = Evening::new(plan(args)?);
        let keys = keys();
        let file = EveningFile::begin(&above, &keys, &evening)?;
        let guests = BTreeMap::new();
        (
            file,
            KeptEvening {
                keys,
                guests,
                evening,
            },
        )
    };
    let KeptEvening {
        keys,
        guests,
        evening,
    } = found;
    let store = Store::at(&file.folder);
    let (host, requests) = Host::open(Settings {
        listen: args.listen.map_or(Listen::Networks(PORT), Listen::At),
        link: args.link.clone(),
        kept: Some(Kept {
            key: keys.key.clone(),
            ..Kept::default()
        }),
    })?;
    let name = |person| evening.person(person).map_or("", |it| &it.name).to_owned();
    let known = guests
        .iter()
        .map(|(token, person)| (token.clone(), name(*person)));
    host.hold_evening(known.collect(), &keys.pin);
    invite(&host, &keys, context.out)?;
    let last = evening.log().last().map_or(Duration::ZERO, |it| it.at);
    let keeper = EveningKeeper {
        evening,
        keys,
        file,
        store,
        host,
        guests,
        house: args.house.clone(),
        out: &mut *context.out,
        tables: BTreeMap::new(),
        predictions: BTreeMap::new(),
        links: BTreeMap::new(),
        written: Default::default(),
        main: None,
        began: (Instant::now(), last),
    };
    keeper.run(requests)
}

/// What the command line says of the evening.
fn plan(args: &Args) -> anyhow::Result<EveningPlan> {
    let mut plan = EveningPlan::default();
    if !args.games.is_empty() {
        let usual = core::mem::take(&mut plan.games);
        let of = |game: &String| {
            let known = usual.iter().find(|it| it.game == *game).cloned();
            known.unwrap_or_else(|| GamePlan::new(game, 5, 5))
        };
        plan.games = args.games.iter().map(of).collect();
    }
    plan.round = Duration::from_secs(args.round * 60);
    plan.length = Duration::try_from_secs_f64(args.hours * 3_600.0)?;
    if let Some(rounds) = args.swiss {
        (plan.form, plan.swiss_rounds) = (TournamentFormat::Swiss, rounds as usize);
    }
    plan.check()?;
    Ok(plan)
}

/// Keys that nobody could know before. The organiser's number is short enough to be typed.
fn keys() -> EveningKeys {
    let pin = zobrist_key(fresh_seed(), 0) % 1_000_000;
    EveningKeys {
        key: format!("{:016x}", zobrist_key(fresh_seed(), 1)),
        pin: format!("{pin:06}"),
        seed: fresh_seed(),
        date: today().to_string(),
    }
}

/// Prints the code, the link for guests, and the pages of the screen and of the organiser.
fn invite(host: &Host, keys: &EveningKeys, out: &mut dyn io::Write) -> io::Result<()> {
    let link = host.link();
    if !host.is_found() {
        output::tell(texts::cli_host_no_network());
    } else if let Some(code) = Code::of(&link) {
        write!(out, "{}", code.text())?;
    }
    let (root, key) = link.split_once('#').unwrap_or((&link, ""));
    writeln!(out, "{}", texts::cli_evening_guests(&link))?;
    writeln!(out, "{}", texts::cli_host_typed(root, &host.word()))?;
    writeln!(
        out,
        "{}",
        texts::cli_evening_screen(&format!("{root}screen#{key}"))
    )?;
    let remote = format!("{root}remote#{}", keys.pin);
    writeln!(out, "{}", texts::cli_evening_organiser(&remote, &keys.pin))?;
    out.flush()
}
