//! The room behind its lock, with the clock, the chance and the channels that it lacks.

use core::{fmt, net::IpAddr, time::Duration};
use std::{
    collections::{BTreeMap, HashMap},
    hash::{DefaultHasher, Hasher as _},
    sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError, mpsc},
    time::Instant,
};

use curio_page::site::{self, SiteFile};
use curio_rules::Player;
use curio_words::language;
use hyper::body::Bytes;
use rand::{TryRng as _, rngs::SysRng};
use tokio::sync::watch;

use super::{
    HostRequest, Refusal,
    gate::{Pace, Paces},
    network::{Interface, Routes},
    room::{Guests, Kept, People, Room},
    rooms::{Called, HallGuest, Rooms},
    table::Table,
};

pub(crate) struct Shared {
    rooms: Mutex<Rooms>,
    evening: Mutex<Told>,
    paces: Mutex<Paces>,
    /// The boards of this position as JSON, by what tells them apart.
    boards: Mutex<HashMap<String, Arc<str>>>,
    began: Instant,
    /// Wakes whatever shows the room; says whether the table is closed.
    changed: watch::Sender<bool>,
    requests: mpsc::Sender<HostRequest>,
    knock: Knock,
    /// By which names the machine may be called.
    pub names: Vec<String>,
    routes: Mutex<Routes>,
    look: Look,
    /// The page that opens links; each file with a number for what is in it.
    site: Vec<(SiteFile, Bytes, u64)>,
}

/// What a page asks of the table: whose it is, from which seat it looks, and whether it draws.
#[derive(Clone, Debug)]
pub(crate) struct Looks {
    pub token: String,
    /// From where a guest without a seat sees it.
    pub from: Player,
    /// Whether the page draws positions itself.
    pub draws: bool,
    /// Whether the organiser looks.
    pub is_organiser: bool,
    /// Whether it is the screen that invites guests.
    pub is_screen: bool,
}

/// What an evening tells its pages, as JSON.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EveningNews {
    /// Everybody who is not named.
    pub all: Arc<str>,
    /// The screen that invites guests.
    pub screen: Arc<str>,
    /// Its guests, by their tokens.
    pub guests: BTreeMap<String, Arc<str>>,
    /// Its organiser.
    pub organiser: Arc<str>,
}

/// What is told of an evening, and the number of whom to obey.
#[derive(Default)]
struct Told {
    news: EveningNews,
    pin: Option<(String, Paces)>,
}

/// How often somebody may be wrong about the organiser's number.
const GUESSING: Pace = Pace::new(Duration::from_secs(10), 6);

/// What a page has been shown.
#[derive(Debug, Default)]
pub(crate) struct SentNews {
    pub board: String,
    pub people: Option<People>,
    pub evening: Option<Arc<str>>,
}

/// Finds the addresses of this machine.
pub(crate) type Look = Box<dyn Fn() -> Vec<Interface> + Send + Sync>;

/// Tells whoever keeps the match that there is something to see.
#[derive(Default)]
struct Knock(OnceLock<Box<dyn Fn() + Send + Sync>>);

impl fmt::Debug for Shared {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Shared").finish_non_exhaustive()
    }
}

impl Knock {
    fn knock(&self) {
        if let Some(knock) = self.0.get() {
            knock();
        }
    }
}

/// A thread that has failed with a lock leaves nothing half done that matters here.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Read once: a page consists of few files, and no path of a request reaches the disk.
fn site_files() -> Vec<(SiteFile, Bytes, u64)> {
    let files = site::built().and_then(|folder| site::files(&folder).ok());
    let files = files.unwrap_or_default().into_iter();
    let held = files.map(|mut file| {
        let mut sum = DefaultHasher::new();
        sum.write(&file.content);
        let content = core::mem::take(&mut file.content).into();
        (file, content, sum.finish())
    });
    held.collect()
}

impl Shared {
    pub fn new(
        kept: Kept,
        names: Vec<String>,
        requests: mpsc::Sender<HostRequest>,
        (mut routes, look): (Routes, Look),
    ) -> Self {
        if routes.may_change() {
            routes.find(look());
        }
        let pin = kept.evening.as_ref().map(|(pin, _)| pin.clone());
        let evening = Told {
            pin: pin.map(|pin| (pin, Paces::new(GUESSING))),
            ..Told::default()
        };
        Self {
            rooms: Mutex::new(Rooms::new(Duration::ZERO, kept)),
            evening: Mutex::new(evening),
            paces: Mutex::default(),
            boards: Mutex::default(),
            began: Instant::now(),
            changed: watch::Sender::new(false),
            requests,
            knock: Knock::default(),
            names,
            routes: Mutex::new(routes),
            look,
            site: site_files(),
        }
    }

    /// How long the table has been open.
    pub fn elapsed(&self) -> Duration {
        self.began.elapsed()
    }

    /// Whether the page that opens links is there.
    pub fn has_site(&self) -> bool {
        !self.site.is_empty()
    }

    /// A file of the page that opens links.
    pub fn site_file(&self, name: &str) -> Option<&(SiteFile, Bytes, u64)> {
        self.site.iter().find(|(file, ..)| file.name == name)
    }

    /// The routes to the table.
    pub fn routes<T>(&self, look: impl FnOnce(&mut Routes) -> T) -> T {
        look(&mut locked(&self.routes))
    }

    /// Looks which addresses the machine has now.
    pub fn look_around(&self) {
        if !self.routes(|routes| routes.may_change()) {
            return;
        }
        let found = (self.look)();
        let changed = self.routes(|routes| routes.find(found));
        if changed.code {
            let _ = self.requests.send(HostRequest::Moved);
        }
        if changed.addresses {
            // Pages that have come by an address that is gone are let go.
            self.changed.send_modify(|_| ());
            self.knock.knock();
        }
    }

    /// Whether somebody is answered who has come by this address of the machine, which may be
    /// a new one.
    pub fn lets_in(&self, local: IpAddr, peer: IpAddr) -> bool {
        let is_in = || self.routes(|routes| routes.lets_in(local, peer));
        is_in() || {
            self.look_around();
            is_in()
        }
    }

    /// Has `knock` called, from any thread, when there is something to see. It is called
    /// for the first that asks.
    pub fn on_change(&self, knock: impl Fn() + Send + Sync + 'static) {
        let _ = self.knock.0.set(Box::new(knock));
    }

    /// Does something in the hall, and tells everybody.
    pub fn change<T>(&self, change: impl FnOnce(&mut Room, Duration) -> T) -> T {
        self.change_rooms(|rooms, now| change(rooms.hall(), now))
    }

    /// Does something in the room in which a guest is, and tells everybody.
    pub fn change_for<T>(&self, token: &str, change: impl FnOnce(&mut Room, Duration) -> T) -> T {
        self.change_rooms(|rooms, now| change(rooms.room_of_mut(token), now))
    }

    /// Does something in the rooms, and tells everybody.
    pub fn change_rooms<T>(&self, change: impl FnOnce(&mut Rooms, Duration) -> T) -> T {
        let mut rooms = locked(&self.rooms);
        let before = rooms.hall().crowd();
        let done = change(&mut rooms, self.began.elapsed());
        let news = rooms.take_news();
        let is_seen = !news.is_empty() || rooms.hall().crowd() != before;
        for news in news {
            // Nobody may keep the match any more.
            let _ = self.requests.send(news);
        }
        drop(rooms);
        self.changed.send_modify(|_| ());
        if is_seen {
            self.knock.knock();
        }
        done
    }

    /// Does in the room what is due.
    pub fn tick(&self) {
        let is_due = {
            let mut rooms = locked(&self.rooms);
            rooms.tick(self.began.elapsed())
        };
        if is_due {
            self.change(|_, _| ());
        }
    }

    /// Looks at the hall.
    pub fn look<T>(&self, look: impl FnOnce(&Room) -> T) -> T {
        look(locked(&self.rooms).hall())
    }

    /// The key of the invitation.
    pub fn key(&self) -> String {
        self.look(|room| room.kept().key)
    }

    /// Looks at a room.
    pub fn look_at<T>(&self, table: u8, look: impl FnOnce(&Room) -> T) -> Option<T> {
        locked(&self.rooms).room(table).map(look)
    }

    /// Everybody who is known to the hall.
    pub fn hall(&self) -> Vec<HallGuest> {
        locked(&self.rooms).guests()
    }

    /// At which table a guest plays.
    pub fn at(&self, token: &str) -> u8 {
        locked(&self.rooms).at(token)
    }

    /// Shows a position at a table, to which these guests are called if nobody is there.
    pub fn show(&self, number: u8, table: Table, seats: &[Option<Called>]) {
        self.change_rooms(|rooms, now| {
            rooms.show(now, number, table, seats);
            let of_table = format!("{number}.");
            locked(&self.boards).retain(|drawn, _| !drawn.starts_with(&of_table));
        });
    }

    /// Whether an evening is held here.
    pub fn is_evening(&self) -> bool {
        locked(&self.evening).pin.is_some()
    }

    /// Whether this is the organiser's number. No address may try many: one that was wrong too
    /// often is not told for a while when it is right. Others are, so that nobody can keep the
    /// organiser out.
    pub fn is_organiser(&self, pin: &str, peer: IpAddr) -> Result<(), Refusal> {
        let mut told = locked(&self.evening);
        let (known, paces) = told.pin.as_mut().ok_or(Refusal::NotNow)?;
        let now = self.began.elapsed();
        if !paces.is_free(now, peer) {
            return Err(Refusal::TooOften);
        }
        if known == pin {
            return Ok(());
        }
        paces.allows(now, peer);
        Err(Refusal::Pin)
    }

    /// What an evening tells everybody, its guests and its organiser.
    pub fn tell(&self, now: EveningNews) {
        let mut told = locked(&self.evening);
        if told.news == now {
            return;
        }
        told.news = now;
        drop(told);
        self.changed.send_modify(|_| ());
    }

    /// What an evening tells somebody; nothing without one.
    fn told(&self, looks: &Looks) -> Option<Arc<str>> {
        let news = &locked(&self.evening).news;
        let told = match looks {
            Looks {
                is_organiser: true, ..
            } => &news.organiser,
            Looks {
                is_screen: true, ..
            } => &news.screen,
            looks => news.guests.get(&looks.token).unwrap_or(&news.all),
        };
        (!told.is_empty()).then(|| Arc::clone(told))
    }

    /// Hands a request on. Returns whether anybody takes it.
    pub fn ask(&self, request: HostRequest) -> bool {
        let is_taken = self.requests.send(request).is_ok();
        self.knock.knock();
        is_taken
    }

    /// The guests as the screen shows them.
    pub fn guests(&self) -> Guests {
        locked(&self.rooms).hall().guests(self.began.elapsed())
    }

    pub fn watch(&self) -> watch::Receiver<bool> {
        self.changed.subscribe()
    }

    /// Tells everybody that the table is closed. Returns whether there is anybody.
    pub fn close(&self) -> bool {
        self.changed.send_replace(true);
        self.changed.receiver_count() > 0
    }

    /// Whether this address may ask once more.
    pub fn is_in_time(&self, address: IpAddr) -> bool {
        locked(&self.paces).allows(self.began.elapsed(), address)
    }

    /// What a page is shown that has seen this: the board if it is another one, and the
    /// people and the evening if they have changed.
    pub fn news(&self, looks: &Looks, seen: &mut SentNews) -> String {
        let SentNews {
            board: seen,
            people,
            evening,
        } = seen;
        let mut news = String::new();
        let told = self.told(looks);
        if told != *evening {
            let (now, json) = (
                self.elapsed().as_millis(),
                told.as_deref().unwrap_or("null"),
            );
            let json = format!("{{\"now\":{now},\"told\":{json}}}");
            news.push_str(&event("evening", None, &json));
            *evening = told;
        }
        let rooms = locked(&self.rooms);
        let (at, room) = (rooms.at(&looks.token), rooms.room_of(&looks.token));
        let board = room.board(looks);
        let board = board.map(|(id, draw)| (format!("{at}.{id}"), draw));
        if let Some((id, draw)) = board
            && *seen != id
        {
            let mut boards = locked(&self.boards);
            let written = format!("{id} {} {}", looks.draws, language().code());
            let board = boards
                .entry(written)
                .or_insert_with(|| Arc::from(draw().to_string()));
            news.push_str(&event("position", Some(&id), board));
            *seen = id;
        }
        let present = room.people(self.began.elapsed(), &looks.token);
        if people.as_ref() != Some(&present) {
            let json = serde_json::to_string(&present).unwrap_or_default();
            news.push_str(&event("people", None, &json));
            *people = Some(present);
        }
        news
    }
}

/// An event of a stream. JSON has no line breaks of its own.
pub(crate) fn event(name: &str, id: Option<&str>, json: &str) -> String {
    let id = id.map_or_else(String::new, |id| format!("id: {id}\n"));
    format!("{id}event: {name}\ndata: {json}\n\n")
}

/// A text that nobody can guess: of this many times 64 random bits.
///
/// # Errors
/// When the system has no randomness.
pub(crate) fn unguessable(words: usize) -> Result<String, rand::rngs::SysError> {
    let mut text = String::new();
    for _ in 0..words {
        text.push_str(&format!("{:016x}", SysRng.try_next_u64()?));
    }
    Ok(text)
}

impl Refusal {
    /// The refusal for the page.
    pub(crate) fn json(&self) -> String {
        let is_stranger = matches!(self, Self::Stranger);
        serde_json::json!({ "refused": self.to_string(), "stranger": is_stranger }).to_string()
    }
}
