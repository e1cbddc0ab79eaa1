//! Guests of an evening, who play whatever is legal, come back when the server is gone for a
//! while, and remember what they were told.

use std::{
    io::{BufRead as _, BufReader, Write as _},
    net::TcpStream,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, AtomicU64, Ordering},
    },
    thread::{self, JoinHandle},
    time::{Duration, Instant},
};

use serde_json::{Value, json};

use super::{
    offered::moves,
    posting::{PATIENCE, ask, post},
};

/// How likely a guest gives up instead of moving, in percent: matches are to be short.
const TIRED: u64 = 4;

/// What all guests share.
#[derive(Default)]
pub(crate) struct Wishes {
    /// Whether they may move.
    pub may_play: AtomicBool,
    /// How many of their moves were played.
    pub moves: AtomicU64,
    is_over: AtomicBool,
}

/// What a guest was last told.
#[derive(Default)]
pub(crate) struct Heard {
    pub evening: Value,
    pub people: Value,
    pub position: Value,
    /// The stream from which it was, counted from 1.
    pub stream: u64,
    /// Whether the server has said that it knows no such token.
    pub is_stranger: bool,
}

/// Somebody with a phone.
pub(crate) struct Guest {
    pub name: String,
    pub token: String,
    pub heard: Arc<Mutex<Heard>>,
    wishes: Arc<Wishes>,
    thread: Option<JoinHandle<()>>,
}

impl Drop for Guest {
    fn drop(&mut self) {
        self.wishes.is_over.store(true, Ordering::Relaxed);
        let _ = self.thread.take().map(JoinHandle::join);
    }
}

impl Guest {
    /// Comes in.
    pub fn join(address: &str, key: &str, name: &str, wishes: &Arc<Wishes>) -> Self {
        let body = json!({ "do": "join", "key": key, "name": name });
        let (_, said) = post(address, &body);
        let token = said["token"].as_str().expect("they are let in").to_owned();
        let mut phone = Phone {
            address: address.to_owned(),
            token,
            draw: name.bytes().fold(7, |sum, byte| sum * 31 + u64::from(byte)),
            heard: Arc::default(),
            wishes: Arc::clone(wishes),
        };
        let (heard, token) = (Arc::clone(&phone.heard), phone.token.clone());
        let thread = thread::spawn(move || {
            while !phone.wishes.is_over.load(Ordering::Relaxed) {
                // The server may be killed at any time.
                let _ = phone.look();
                thread::sleep(Duration::from_millis(10));
            }
        });
        Self {
            name: name.to_owned(),
            token,
            heard,
            wishes: Arc::clone(wishes),
            thread: Some(thread),
        }
    }

    /// Waits until what they were told is so.
    pub fn wait<T>(&self, what: &str, is_so: impl Fn(&Heard) -> Option<T>) -> T {
        let begin = Instant::now();
        loop {
            if let Some(found) = is_so(&self.heard.lock().unwrap()) {
                return found;
            }
            assert!(begin.elapsed() < PATIENCE, "{}: {what}", self.name);
            thread::sleep(Duration::from_millis(5));
        }
    }
}

struct Phone {
    address: String,
    token: String,
    draw: u64,
    heard: Arc<Mutex<Heard>>,
    wishes: Arc<Wishes>,
}

impl Phone {
    fn draw(&mut self, below: u64) -> u64 {
        self.draw = self.draw.wrapping_mul(6_364_136_223_846_793_005);
        self.draw = self.draw.wrapping_add(1_442_695_040_888_963_407);
        (self.draw >> 33) % below.max(1)
    }

    /// Looks at the evening as long as the server is there, and moves when it is their turn.
    fn look(&mut self) -> std::io::Result<()> {
        let mut stream = TcpStream::connect(&self.address)?;
        stream.set_read_timeout(Some(Duration::from_millis(50)))?;
        let (address, token) = (&self.address, &self.token);
        write!(
            stream,
            "GET /events?lang=en&token={token} HTTP/1.1\r\nhost: {address}\r\n\r\n"
        )?;
        let mut lines = BufReader::new(stream);
        let (mut bytes, mut name) = (Vec::new(), String::new());
        self.heard.lock().unwrap().stream += 1;
        while !self.wishes.is_over.load(Ordering::Relaxed) {
            match lines.read_until(b'\n', &mut bytes) {
                Ok(0) => break,
                Ok(_) => {}
                // A part of a line stays where it is until the rest comes.
                Err(error) if is_late(&error) => {
                    self.play();
                    continue;
                }
                Err(error) => return Err(error),
            }
            let line = String::from_utf8_lossy(&bytes);
            if let Some(event) = line.strip_prefix("event: ") {
                event.trim().clone_into(&mut name);
            } else if let Some(said) = line.strip_prefix("data: ") {
                self.hear(&name, serde_json::from_str(said)?);
                self.play();
            }
            bytes.clear();
        }
        Ok(())
    }

    fn hear(&self, name: &str, said: Value) {
        let mut heard = self.heard.lock().unwrap();
        match name {
            "evening" => heard.evening = said["told"].clone(),
            "people" => heard.people = said,
            "position" => heard.position = said,
            "refused" => heard.is_stranger |= said["stranger"] == true,
            _ => {}
        }
    }

    fn play(&mut self) {
        let (ply, moves) = {
            let heard = self.heard.lock().unwrap();
            let (board, seat) = (&heard.position, &heard.people["seat"]);
            let is_turn = seat.is_u64() && board["turn"] == *seat && board["over"] == false;
            if !is_turn || !self.wishes.may_play.load(Ordering::Relaxed) {
                return;
            }
            (board["ply"].clone(), moves(board))
        };
        let mv = match moves.get(self.draw(moves.len() as u64) as usize) {
            Some(mv) if self.draw(100) >= TIRED => mv.clone(),
            _ => "resign".to_owned(),
        };
        let what = json!({ "do": "play", "token": self.token, "ply": ply, "move": mv });
        if ask(&self.address, &what).is_some_and(|(status, _)| status == 200) {
            self.wishes.moves.fetch_add(1, Ordering::Relaxed);
            // What comes next is heard before they move again.
            self.heard.lock().unwrap().position["turn"] = Value::Null;
        }
    }
}

fn is_late(error: &std::io::Error) -> bool {
    use std::io::ErrorKind;
    matches!(error.kind(), ErrorKind::WouldBlock | ErrorKind::TimedOut)
}
