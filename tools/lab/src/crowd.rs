//! Many phones at one table: how soon they see a move, and what they cost.
//!
//! Usage: `cargo run --release -p curio-lab -- crowd [PHONES] [SECONDS]`; `crowd 500 300`
//! simulates 500 phones for 300 seconds on the loopback. Two of them play, four moves a second;
//! a tenth reads nothing of what it is sent. More phones than the table takes are refused and
//! try again.

use std::{
    error::Error,
    fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    sync::{
        Arc, Mutex,
        atomic::{AtomicU64, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use curio::host::{Host, HostRequest, Listen, Settings, Table, judge};
use curio_record::{Match, Seat, Terms, fresh_seed};
use curio_rules::Player;

/// What the phones have seen.
#[derive(Debug, Default)]
struct Counts {
    refused: AtomicU64,
    lost: AtomicU64,
    /// Moves that were sent again because nobody took them.
    again: AtomicU64,
    /// How long moves were on their way, in microseconds.
    delays: Mutex<Vec<u64>>,
}

pub(crate) fn run(arguments: &[String]) -> Result<(), Box<dyn Error + Send + Sync>> {
    let mut arguments = arguments.iter().map(|it| it.parse::<u64>());
    let phones = arguments.next().transpose()?.unwrap_or(500);
    let seconds = arguments.next().transpose()?.unwrap_or(300);
    let settings = Settings {
        listen: Listen::At(SocketAddr::from(([127, 0, 0, 1], 0))),
        link: None,
        kept: None,
    };
    let (host, requests) = Host::open(settings)?;
    let address = host.address();
    let mut game = new_match()?;
    host.show(Table::new(&game, |_| true));
    let tokens = [join(&host, "Ada")?, join(&host, "Grace")?];

    // After how many moves the board is, and since when.
    let shown = Arc::new(Mutex::new((0, Instant::now())));
    let counts = Arc::new(Counts::default());
    for phone in 0..phones {
        let (counts, shown) = (Arc::clone(&counts), Arc::clone(&shown));
        thread::spawn(move || watch(address, phone % 10 == 9, &counts, &shown));
    }
    thread::sleep(Duration::from_secs(2));
    let before = memory();
    let began = Instant::now();
    let mut played = 0_u64;
    while began.elapsed() < Duration::from_secs(seconds) {
        if game.outcome().is_some() || game.len() > 60 {
            game = new_match()?;
        }
        // Some legal move, by its player's phone.
        let legal = game.position().legal_texts();
        let (ply, seat) = (game.len(), game.to_move().map_or(0, Player::index));
        let mv = &legal[(played * 7) as usize % legal.len()];
        let wish = format!(
            r#"{{"do":"play","token":"{}","ply":{ply},"move":"{mv}"}}"#,
            tokens[seat]
        );
        if ply == 0 {
            host.show(Table::new(&game, |_| true));
        }
        let tries = Arc::clone(&counts);
        let asked = thread::spawn(move || insist(address, &wish, &tries));
        loop {
            let request = requests.recv_timeout(Duration::from_secs(30))?;
            if let HostRequest::Play {
                seat,
                ply,
                mv,
                answer,
                ..
            } = request
            {
                let judged = judge(&game, seat, ply, &mv);
                game.play_move(&mv.mv, None)?;
                if let Ok(mut shown) = shown.lock() {
                    *shown = (game.len(), Instant::now());
                }
                host.show(Table::new(&game, |_| true));
                answer.send(judged.map(|_| ()));
                break;
            }
        }
        asked.join().map_err(|_| "a phone has failed")??;
        played += 1;
        thread::sleep(Duration::from_millis(250));
    }
    report(phones, seconds, played, &counts, (before, memory()));
    Ok(())
}

fn report(phones: u64, seconds: u64, played: u64, counts: &Counts, memory: (u64, u64)) {
    let mut delays = counts
        .delays
        .lock()
        .map_or_else(|_| Vec::new(), |it| it.clone());
    delays.sort_unstable();
    let at = |share: usize| {
        let delay = delays.get((delays.len() * share / 1000).min(delays.len().saturating_sub(1)));
        delay.copied().unwrap_or_default() as f64 / 1000.0
    };
    println!("{phones} phones, {seconds} s, {played} moves, all played");
    println!(
        "seen {} times: half within {:.1} ms, 99 % within {:.1} ms, all within {:.1} ms",
        delays.len(),
        at(500),
        at(990),
        at(1000)
    );
    println!(
        "phones refused {} times, cut off {} times, moves sent again {} times; \
         memory {} KiB, then {} KiB",
        counts.refused.load(Ordering::Relaxed),
        counts.lost.load(Ordering::Relaxed),
        counts.again.load(Ordering::Relaxed),
        memory.0,
        memory.1
    );
}

fn new_match() -> Result<Match, Box<dyn Error + Send + Sync>> {
    let seats = vec![Seat::human("Ada"), Seat::human("Grace")];
    let mut terms = Terms::new("xafka", seats);
    terms.seed = fresh_seed();
    Ok(Match::new(terms)?)
}

/// The resident memory of this process in KiB, the phones included; 0 where nobody says.
fn memory() -> u64 {
    let pages = fs::read_to_string("/proc/self/statm").unwrap_or_default();
    let resident = pages
        .split(' ')
        .nth(1)
        .and_then(|it| it.parse::<u64>().ok());
    resident.unwrap_or_default() * 4
}

/// A phone that is shown the table.
fn watch(address: SocketAddr, is_deaf: bool, counts: &Counts, shown: &Mutex<(usize, Instant)>) {
    loop {
        let Ok(mut stream) = TcpStream::connect(address) else {
            thread::sleep(Duration::from_millis(500));
            continue;
        };
        let _ = write!(stream, "GET /events HTTP/1.1\r\nhost: {address}\r\n\r\n");
        if is_deaf {
            thread::sleep(Duration::from_secs(60));
            continue;
        }
        for line in BufReader::new(stream).lines() {
            let Ok(line) = line else { break };
            if line.starts_with("event: refused") {
                counts.refused.fetch_add(1, Ordering::Relaxed);
                thread::sleep(Duration::from_secs(15));
                break;
            }
            let ply = line.strip_prefix("data: {\"ply\":");
            let ply = ply.and_then(|rest| rest.split(',').next()?.parse::<usize>().ok());
            if let (Some(ply), Ok(shown)) = (ply, shown.lock())
                && ply == shown.0
                && ply > 0
                && let Ok(mut delays) = counts.delays.lock()
            {
                delays.push(shown.1.elapsed().as_micros() as u64);
            }
        }
        counts.lost.fetch_add(1, Ordering::Relaxed);
    }
}

/// A guest on the next free seat.
fn join(host: &Host, name: &str) -> Result<String, Box<dyn Error + Send + Sync>> {
    let link = host.link();
    let key = link.rsplit('#').next().unwrap_or_default();
    let said = ask(
        host.address(),
        &format!(r#"{{"do":"join","key":"{key}","name":"{name}"}}"#),
    )?;
    let token = said.split('"').nth(3).ok_or("no token")?.to_owned();
    ask(
        host.address(),
        &format!(r#"{{"do":"sit","token":"{token}"}}"#),
    )?;
    Ok(token)
}

/// Asks until somebody answers, as the page does.
fn insist(address: SocketAddr, body: &str, counts: &Counts) -> Result<String, String> {
    let mut tries = 0;
    loop {
        match ask(address, body) {
            Ok(said) => return Ok(said),
            Err(error) if tries >= 50 => return Err(error.to_string()),
            Err(_) => thread::sleep(Duration::from_millis(200)),
        }
        tries += 1;
        counts.again.fetch_add(1, Ordering::Relaxed);
    }
}

/// Asks for something and returns what was said.
fn ask(address: SocketAddr, body: &str) -> Result<String, Box<dyn Error + Send + Sync>> {
    let mut stream = TcpStream::connect(address)?;
    write!(
        stream,
        "POST /ask HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )?;
    let mut answer = String::new();
    stream.read_to_string(&mut answer)?;
    let said = answer.split_once("\r\n\r\n").map_or("", |(_, said)| said);
    if answer.starts_with("HTTP/1.1 200") {
        Ok(said.to_owned())
    } else {
        Err(said.to_owned().into())
    }
}
