//! `curio evening`: a night of games for people with phones, on one screen.

mod absence;
mod file;
mod held;
mod home;
mod keeper;
mod organiser;
mod tables;
mod told;

use core::time::Duration;
use std::{collections::BTreeMap, io, net::SocketAddr, path::Path, sync::mpsc::Receiver};

use super::{context::Context, output};
use crate::{
    evening::{Evening, EveningPlan, GamePlan, TournamentFormat},
    host::{Host, HostRequest, Kept, Listen, PORT, Settings},
    page::Code,
    record::{SeatKind, Store, fresh_seed, today},
    rules::zobrist_key,
    texts,
};
pub use held::hold;

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
    let plan = match args.resume {
        true => None,
        false => Some(plan(args)?),
    };
    let listen = args.listen.map_or(Listen::Networks(PORT), Listen::At);
    let opened = Opened::new(context.data_dir(), plan, listen, args.link.clone())?;
    invite(&opened.host, &opened.found.keys, context.out)?;
    let house = args.house.clone();
    let out = &mut *context.out;
    EveningKeeper::new(opened.found, opened.file, opened.host, house, out).run(opened.requests)
}

/// An evening that is open: its file, and the table that phones find.
struct Opened {
    file: EveningFile,
    found: KeptEvening,
    host: Host,
    requests: Receiver<HostRequest>,
}

impl Opened {
    /// Opens an evening with this plan, or goes on with the last one.
    fn new(
        data_dir: Option<&Path>,
        plan: Option<EveningPlan>,
        listen: Listen,
        link: Option<String>,
    ) -> anyhow::Result<Self> {
        let above = Store::open(data_dir)?.root().join("evenings");
        let kept = match plan {
            None => Some(EveningFile::resume(&above)?),
            Some(_) => None,
        };
        let (keys, guests) = match &kept {
            Some((_, found)) => (found.keys.clone(), found.named_guests()),
            None => (keys(), Vec::new()),
        };
        let (host, requests) = Host::open(Settings {
            listen,
            link,
            kept: Some(Kept {
                key: keys.key.clone(),
                // Known before the first phone asks.
                evening: Some((keys.pin.clone(), guests)),
                ..Kept::default()
            }),
        })?;
        let (file, found) = match kept {
            Some(kept) => kept,
            None => {
                let evening = Evening::new(plan.unwrap_or_default());
                let file = EveningFile::begin(&above, &keys, &evening)?;
                let guests = BTreeMap::new();
                let found = KeptEvening {
                    keys,
                    guests,
                    evening,
                };
                (file, found)
            }
        };
        Ok(Self {
            file,
            found,
            host,
            requests,
        })
    }
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
    } else if let Ok(code) = Code::from_text(&link) {
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
