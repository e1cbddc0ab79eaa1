//! A phone that speaks HTTP by hand, so that it can break off wherever it likes, and somebody
//! who keeps a match.

use std::{
    io::{BufRead as _, BufReader, Read as _, Write as _},
    net::{SocketAddr, TcpStream},
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
        mpsc::Receiver,
    },
    thread::{self, JoinHandle},
    time::Duration,
};

use curio_host::{Host, HostRequest, Judged, Listen, Settings, Table, judge};
use curio_record::{Match, Seat, Terms};
use curio_rules::{OptionValues, Turn, registry};
use serde_json::{Value, json};

/// How long a phone waits before a test fails.
const PATIENCE: Duration = Duration::from_secs(60);

pub(crate) fn new_match(game: &str, options: &[(&str, &str)], seed: u64) -> Match {
    let options: OptionValues = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
        .collect();
    let options = registry::drawn_anew(game, &options, seed);
    let count = registry::start(game, &options).unwrap().colours().len();
    let mut terms = Terms::new(game, vec![Seat::human("?"); count]);
    terms.options = options;
    terms.seed = seed;
    let mut game = Match::new(terms).unwrap();
    while game.turn() == Turn::Chance {
        let mv = game.chance_move().unwrap();
        game.play(&mv, None).unwrap();
    }
    game
}

/// What everybody at a table sees, who may all move.
pub(crate) fn at_table(game: &Match) -> Table {
    Table::new(game, |_| true)
}

/// Opens a table.
pub(crate) fn open(kept: Option<curio_host::Kept>) -> (Host, Receiver<HostRequest>) {
    Host::open(Settings {
        listen: Listen::At(SocketAddr::from(([127, 0, 0, 1], 0))),
        link: None,
        kept,
    })
    .unwrap()
}

/// Somebody who keeps a match, and answers until they are told to stop.
pub(crate) struct Keeping {
    thread: JoinHandle<(Match, Host)>,
    stop: Arc<AtomicBool>,
}

impl Keeping {
    /// The match, once all phones are done.
    pub fn end(self) -> (Match, Host) {
        self.stop.store(true, Ordering::Relaxed);
        self.thread.join().unwrap()
    }
}

/// Keeps a match.
pub(crate) fn keep(mut game: Match, host: Host, requests: Receiver<HostRequest>) -> Keeping {
    let stop = Arc::new(AtomicBool::new(false));
    let is_done = Arc::clone(&stop);
    let keep = move || {
        host.show(at_table(&game));
        while !is_done.load(Ordering::Relaxed) {
            let Ok(HostRequest::Play {
                seat,
                ply,
                mv,
                answer,
                ..
            }) = requests.recv_timeout(Duration::from_millis(20))
            else {
                continue;
            };
            let judged = judge(&game, seat, ply, &mv);
            if let Ok(Judged::Play(mv)) = &judged {
                game.play_move(&mv.mv, None).unwrap();
            }
            answer.send(judged.map(|_| ()));
            while game.turn() == Turn::Chance {
                let mv = game.chance_move().unwrap();
                game.play(&mv, None).unwrap();
            }
            host.show(at_table(&game));
        }
        (game, host)
    };
    let thread = thread::spawn(keep);
    Keeping { thread, stop }
}

/// Somebody's phone.
#[derive(Clone, Debug)]
pub(crate) struct Phone {
    pub address: SocketAddr,
    pub token: String,
}

pub(crate) fn connect(address: SocketAddr) -> TcpStream {
    let stream = TcpStream::connect(address).unwrap();
    stream.set_read_timeout(Some(PATIENCE)).unwrap();
    stream.set_nodelay(true).unwrap();
    stream
}

/// A request as bytes.
pub(crate) fn request(address: SocketAddr, body: &str) -> String {
    format!(
        "POST /ask HTTP/1.1\r\nhost: {address}\r\ncontent-type: application/json\r\n\
         connection: close\r\ncontent-length: {}\r\n\r\n{body}",
        body.len()
    )
}

/// A request for a page, with these further lines in its head.
pub(crate) fn page_request(address: SocketAddr, path: &str, head: &str) -> String {
    format!("GET {path} HTTP/1.1\r\nhost: {address}\r\n{head}connection: close\r\n\r\n")
}

/// Sends a request and returns the answer.
pub(crate) fn exchange_whole(address: SocketAddr, request: &str) -> String {
    let mut stream = connect(address);
    // The other side may have refused already.
    let _ = stream.write_all(request.as_bytes());
    let mut answer = Vec::new();
    let _ = stream.read_to_end(&mut answer);
    String::from_utf8(answer).unwrap()
}

/// Sends a request and returns the status of the answer and its body.
pub(crate) fn exchange(address: SocketAddr, request: &str) -> (u16, String) {
    let answer = exchange_whole(address, request);
    let status = answer.split(' ').nth(1).and_then(|it| it.parse().ok());
    let body = answer.split_once("\r\n\r\n").map_or("", |(_, body)| body);
    (status.unwrap_or(0), body.to_owned())
}

impl Phone {
    /// A guest of the table with this name.
    pub fn join(host: &Host, name: &str) -> Self {
        let link = host.link();
        let key = link.split_once('#').unwrap().1;
        let mut phone = Self {
            address: host.address(),
            token: String::new(),
        };
        let (status, said) = phone.ask(&json!({ "do": "join", "key": key, "name": name }));
        assert_eq!(status, 200, "{said}");
        phone.token = said["token"].as_str().unwrap().to_owned();
        phone
    }

    /// Asks for something, more slowly where that is too fast.
    pub fn ask(&self, what: &Value) -> (u16, Value) {
        loop {
            let (status, body) = exchange(self.address, &request(self.address, &what.to_string()));
            if status == 429 {
                thread::sleep(Duration::from_millis(60));
                continue;
            }
            return (status, serde_json::from_str(&body).unwrap());
        }
    }

    pub fn sit(&self) {
        let (status, said) = self.ask(&json!({ "do": "sit", "token": self.token }));
        assert_eq!(status, 200, "{said}");
    }

    pub fn play(&self, ply: u64, mv: &str) -> (u16, Value) {
        self.ask(&self.wish(ply, mv))
    }

    pub fn wish(&self, ply: u64, mv: &str) -> Value {
        json!({ "do": "play", "token": self.token, "ply": ply, "move": mv })
    }

    /// Looks at the table, having seen `seen`.
    pub fn look(&self, seen: &str) -> Look {
        self.look_as("", seen)
    }

    /// Looks at the table and says more, a language for instance.
    pub fn look_as(&self, more: &str, seen: &str) -> Look {
        let mut stream = connect(self.address);
        write!(
            stream,
            "GET /events?from=0&token={}{more} HTTP/1.1\r\nhost: {}\r\nlast-event-id: {seen}\r\n\r\n",
            self.token, self.address
        )
        .unwrap();
        Look {
            lines: BufReader::new(stream),
            seen: seen.to_owned(),
        }
    }
}

/// A phone's view of the table.
pub(crate) struct Look {
    lines: BufReader<TcpStream>,
    pub seen: String,
}

impl Look {
    /// The next event: its name and what it says.
    pub fn next(&mut self) -> (String, Value) {
        let (mut name, mut line) = (String::new(), String::new());
        loop {
            line.clear();
            let read = self.lines.read_line(&mut line).unwrap();
            assert!(read > 0, "the stream has ended");
            if let Some(id) = line.strip_prefix("id: ") {
                id.trim().clone_into(&mut self.seen);
            } else if let Some(event) = line.strip_prefix("event: ") {
                event.trim().clone_into(&mut name);
            } else if let Some(json) = line.strip_prefix("data: ") {
                // It comes after a quarter of a minute in which nothing has happened.
                assert_ne!(name, "here", "nothing happens at the table");
                return (name, serde_json::from_str(json).unwrap());
            }
        }
    }

    /// The next event of this name.
    pub fn next_of(&mut self, wanted: &str) -> Value {
        loop {
            let (name, said) = self.next();
            if name == wanted {
                return said;
            }
        }
    }
}
