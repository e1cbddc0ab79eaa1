//! Keeps an evening: lets guests in, opens and closes tables as the evening says, judges moves,
//! watches clocks, and writes all of it down before anybody hears of it.

use core::time::Duration;
use std::{
    collections::{BTreeMap, BTreeSet},
    io::Write,
    sync::{
        Arc, Mutex,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, Sender, channel},
    },
    thread,
    time::Instant,
};

use super::{
    file::{EveningFile, EveningKeys, KeptEvening},
    tables::LiveMatch,
};
use crate::{
    client::EveningShown,
    evening::{ABSENT, Evening, Event, Fixture, HOUSE, MOST_TABLES},
    host::{Answer, Called, EveningAsk, Host, HostRequest, Order, Refusal},
    record::{PersonId, Seat, SeatKind, Store},
    texts,
};

/// How often to look at clocks and at who is there.
const TICK: Duration = Duration::from_millis(250);

/// How long a call is shown before a match begins.
const CALL: Duration = Duration::from_secs(6);

/// How long the end of a match is shown to its players.
const LOOK: Duration = Duration::from_secs(12);

/// What the keeper waits for.
pub(super) enum Happening {
    Asked(HostRequest),
    /// A move for a player who is away: at which table, after how many plies.
    Thought(u32, usize, String),
}

pub(super) struct EveningKeeper<'a> {
    pub(crate) evening: Evening,
    pub(crate) keys: EveningKeys,
    pub(crate) file: EveningFile,
    pub(crate) store: Store,
    pub(crate) host: Host,
    /// Who is known by which token.
    pub(crate) guests: BTreeMap<String, PersonId>,
    /// The level that plays on for people who are away.
    pub(crate) house: SeatKind,
    pub(crate) out: &'a mut dyn Write,
    pub(crate) tables: BTreeMap<u32, LiveMatch>,
    /// Right predictions of each guest that have been written down.
    pub(crate) predictions: BTreeMap<String, u32>,
    /// The links of the matches, by their seeds, once all are over.
    pub(crate) links: BTreeMap<u64, String>,
    /// Standings and matches as they were last written.
    pub(crate) written: [String; 2],
    /// The table that whoever does not play is shown.
    pub(crate) main: Option<u32>,
    /// When this program began, and when that was in the evening.
    pub(crate) began: (Instant, Duration),
    /// Who else looks.
    pub(crate) watcher: Option<Watcher>,
}

/// The window for which an evening is held: it sees how things stand, gives orders, and can stop it.
#[derive(Debug)]
pub(super) struct Watcher {
    pub(crate) shown: Arc<Mutex<EveningShown>>,
    pub(crate) stop: Arc<AtomicBool>,
    pub(crate) orders: Receiver<Order>,
}

impl<'a> EveningKeeper<'a> {
    /// Goes on with an evening from what was kept of it, which is nothing yet of a new one.
    pub(crate) fn new(
        found: KeptEvening,
        file: EveningFile,
        host: Host,
        house: SeatKind,
        out: &'a mut dyn Write,
    ) -> Self {
        let KeptEvening {
            keys,
            guests,
            evening,
        } = found;
        let last = evening.log().last().map_or(Duration::ZERO, |it| it.at);
        Self {
            evening,
            keys,
            store: Store::at(&file.folder),
            file,
            host,
            guests,
            house,
            out,
            tables: BTreeMap::new(),
            predictions: BTreeMap::new(),
            links: BTreeMap::new(),
            written: Default::default(),
            main: None,
            began: (Instant::now(), last),
            watcher: None,
        }
    }
}

impl EveningKeeper<'_> {
    /// How long the evening has been open. It stands still while no program keeps it.
    pub(crate) fn now(&self) -> Duration {
        self.began.0.elapsed() + self.began.1
    }

    /// Keeps the evening until it is closed and its last match is over.
    pub(crate) fn run(mut self, requests: Receiver<HostRequest>) -> anyhow::Result<()> {
        let (happen, happened) = channel();
        let asked = happen.clone();
        let forward = move || {
            for request in requests {
                if asked.send(Happening::Asked(request)).is_err() {
                    return;
                }
            }
        };
        thread::Builder::new()
            .name("requests".to_owned())
            .spawn(forward)?;
        let mut is_taken_home = false;
        while !self.is_stopped() {
            self.tick(&happen)?;
            self.tell_watcher();
            let orders = self.watcher.as_ref().map(|watcher| &watcher.orders);
            let orders: Vec<Order> = orders.into_iter().flat_map(Receiver::try_iter).collect();
            for order in orders {
                // An order that is refused changes nothing, which the organiser sees.
                let _ = self.obey(order)?;
            }
            let is_closed = self.evening.timetable().closed.is_some();
            let is_over = is_closed && self.evening.live().next().is_none();
            // Results may still be corrected.
            if is_over && self.write_home()? && !core::mem::replace(&mut is_taken_home, true) {
                self.say(texts::cli_evening_over(
                    &self.file.folder.display().to_string(),
                ))?;
            }
            match happened.recv_timeout(TICK) {
                Ok(Happening::Asked(request)) => self.hear(request)?,
                Ok(Happening::Thought(table, ply, mv)) => self.play_for(table, ply, &mv)?,
                Err(RecvTimeoutError::Timeout) => {}
                Err(RecvTimeoutError::Disconnected) => anyhow::bail!(texts::cli_table_closed()),
            }
        }
        Ok(())
    }

    fn is_stopped(&self) -> bool {
        let stop = self.watcher.as_ref().map(|watcher| &watcher.stop);
        stop.is_some_and(|stop| stop.load(Ordering::Relaxed))
    }

    fn say(&mut self, text: impl AsRef<str>) -> anyhow::Result<()> {
        writeln!(self.out, "{}", text.as_ref())?;
        Ok(self.out.flush()?)
    }

    // --- Events ------------------------------------------------------------------

    /// Lets an event happen, if it can, and writes it down.
    pub(crate) fn happen(&mut self, event: &Event) -> anyhow::Result<Result<(), Refusal>> {
        self.happen_all(core::slice::from_ref(event))
    }

    /// Lets events happen, those that can, and writes them down together.
    fn happen_all(&mut self, events: &[Event]) -> anyhow::Result<Result<(), Refusal>> {
        let (before, now) = (self.evening.log().len(), self.now());
        let mut outcome = Ok(());
        for event in events {
            outcome = self.evening.apply(now, event).map_err(|_| Refusal::NotNow);
        }
        if let Some(new) = self.evening.log().get(before..).filter(|it| !it.is_empty()) {
            self.file.happened(new)?;
        }
        Ok(outcome)
    }

    /// All that is due.
    fn tick(&mut self, happen: &Sender<Happening>) -> anyhow::Result<()> {
        self.meet()?;
        self.count_predictions()?;
        let now = self.now();
        loop {
            let due = self.evening.due(now);
            let mut has_happened = false;
            for event in due {
                let event = self.with_plies(event);
                has_happened |= !self.is_played_on(&event) && self.happen(&event)?.is_ok();
            }
            if !has_happened {
                break;
            }
        }
        self.look_at_tables(now)?;
        self.arrange(now)?;
        self.change_phones(now);
        self.think(happen)?;
        self.tell(now);
        Ok(())
    }

    /// A match that ends by absence may have been played for a while, which the board knows.
    pub(super) fn with_plies(&self, mut event: Event) -> Event {
        if let Event::Ended { table, plies, .. } = &mut event {
            let number = self.evening.at_table(*table).map(|it| it.number);
            let live = self.tables.get(table);
            let live = live.filter(|it| Some(it.number) == number);
            *plies = live.map_or(*plies, |it| it.journal.len() as u32);
        }
        event
    }

    /// Whether an event ends a match by absence in which the computer plays on.
    fn is_played_on(&self, event: &Event) -> bool {
        let table = match event {
            Event::Ended { table, reason, .. } if reason == ABSENT => table,
            _ => return false,
        };
        let live = self.tables.get(table);
        live.is_some_and(|live| live.stands_in.contains(&true))
    }

    /// Notes who has come, gone, or come back.
    fn meet(&mut self) -> anyhow::Result<()> {
        for guest in self.host.hall() {
            let Some(person) = self.guests.get(&guest.token).copied() else {
                let (person, name) = (PersonId::fresh(), guest.name.clone());
                let joined = Event::Joined { person, name };
                if self.evening.apply(self.now(), &joined).is_ok()
                    && let Some(entry) = self.evening.log().last()
                {
                    self.file.came(entry, &guest.token, person)?;
                    self.guests.insert(guest.token, person);
                    self.say(texts::cli_evening_came(&guest.name))?;
                }
                continue;
            };
            let known = self.evening.person(person).filter(|it| !it.is_gone);
            let is_away = known.map(|it| it.away.is_some());
            // Somebody may have several phones.
            let others = || self.tokens(person).filter(|token| **token != guest.token);
            let is_here = guest.is_here
                || self
                    .host
                    .hall()
                    .iter()
                    .any(|it| it.is_here && others().any(|o| *o == it.token));
            match (is_away, is_here) {
                (Some(false), false) => drop(self.happen(&Event::Away { person })?),
                (Some(true), true) => drop(self.happen(&Event::Back { person })?),
                _ => {}
            }
        }
        Ok(())
    }

    /// The tokens of somebody.
    pub(crate) fn tokens(&self, person: PersonId) -> impl Iterator<Item = &String> {
        let guests = self.guests.iter();
        guests.filter_map(move |(token, it)| (*it == person).then_some(token))
    }

    /// Notes which predictions were right. The others change nothing, and would be most of the
    /// file.
    fn count_predictions(&mut self) -> anyhow::Result<()> {
        let mut events = Vec::new();
        for (token, (right, _)) in self.host.prophets() {
            let before = self.predictions.insert(token.clone(), right);
            let new = right.saturating_sub(before.unwrap_or_default());
            if let Some(person) = self.guests.get(&token).copied() {
                let is_right = true;
                let event = Event::Predicted { person, is_right };
                events.extend(core::iter::repeat_n(event, new as usize));
            }
        }
        // Somebody may have left.
        let _ = self.happen_all(&events)?;
        Ok(())
    }

    // --- Tables ------------------------------------------------------------------

    /// Matches whose players are there begin, and those whose flag has fallen end.
    fn look_at_tables(&mut self, now: Duration) -> anyhow::Result<()> {
        let is_held = self.evening.timetable().held.is_some();
        let here: Vec<u32> = self
            .evening
            .live()
            .filter(|it| !is_held && it.began.is_none() && now >= it.called.saturating_add(CALL))
            .filter(|it| {
                self.tables
                    .get(&it.table)
                    .is_some_and(|live| live.number == it.number)
            })
            .filter(|it| it.seats.iter().all(|person| self.is_here(*person)))
            .map(|it| it.table)
            .collect();
        for table in here {
            if self.happen(&Event::Began { table })?.is_ok()
                && let Some(live) = self.tables.get_mut(&table)
            {
                live.thinks_since = Some(now);
                self.show(table, now);
            }
        }
        let numbers: Vec<u32> = self.tables.keys().copied().collect();
        for table in numbers {
            let playing = self.evening.at_table(table).map(|it| it.number);
            let Some(live) = self.tables.get_mut(&table) else {
                continue;
            };
            // The organiser may have taken back what the board says: it says so once more.
            if match live.over_since {
                Some(_) => playing == Some(live.number),
                None => live.look_at_clock(now)?,
            } {
                self.played(table, now)?;
            }
        }
        Ok(())
    }

    pub(super) fn is_here(&self, person: PersonId) -> bool {
        self.evening
            .person(person)
            .is_some_and(|it| it.away.is_none() && !it.is_gone)
    }

    /// Opens the tables that the evening has, and closes those that it has no longer.
    fn arrange(&mut self, now: Duration) -> anyhow::Result<()> {
        let fixtures = self.in_progress().map(|it| (it.table, it.clone()));
        let fixtures: BTreeMap<u32, Fixture> = fixtures.collect();
        let open: Vec<u32> = self.tables.keys().copied().collect();
        for table in open {
            let Some(live) = self.tables.get_mut(&table) else {
                continue;
            };
            let is_on = fixtures
                .get(&table)
                .is_some_and(|it| it.number == live.number);
            let is_shown = live
                .over_since
                .is_some_and(|since| now < since.saturating_add(LOOK));
            if !is_on && !is_shown {
                live.finish()?;
                self.tables.remove(&table);
                self.host.clear(table as u8);
            }
        }
        for (table, fixture) in fixtures {
            if self.tables.contains_key(&table) {
                continue;
            }
            let Some(plan) = self.evening.plan().game(&fixture.game).cloned() else {
                continue;
            };
            let players = fixture.seats.map(|it| match it {
                HOUSE => Seat::new(self.house.clone()),
                it => Seat::human(self.name(it)),
            });
            let [first, second] = players.each_ref().map(|it| it.name.clone());
            let seed = self.seed(fixture.number);
            let mut live = LiveMatch::open(&self.store, &fixture, &plan, (players, seed))?;
            live.stands_in = fixture.seats.map(|it| it == HOUSE);
            live.thinks_since = fixture.began.map(|_| now);
            live.stop_clock(now, self.evening.timetable().held.is_some());
            let is_over = live.result().is_some();
            self.tables.insert(table, live);
            self.say(texts::cli_evening_called(
                &first,
                &second,
                &fixture.game,
                table,
            ))?;
            self.show(table, now);
            if is_over {
                self.played(table, now)?;
            }
        }
        if self
            .main
            .is_none_or(|table| !self.tables.contains_key(&table))
        {
            let mut tables = self.tables.keys().copied();
            self.main = tables.find(|it| *it <= MOST_TABLES);
            if let Some(main) = self.main {
                self.show(main, now);
            }
        }
        Ok(())
    }

    /// All matches in progress, those against the house, too.
    pub(super) fn in_progress(&self) -> impl Iterator<Item = &Fixture> {
        self.evening.live().chain(self.evening.houses())
    }

    pub(crate) fn name(&self, person: PersonId) -> String {
        let person = self.evening.person(person);
        person.map_or_else(String::new, |it| it.name.clone())
    }

    /// Shows a table to those who sit there, and to everybody else if it is the main one.
    pub(crate) fn show(&mut self, table: u32, now: Duration) {
        let Some(fixture) = self.fixture(table) else {
            return;
        };
        let seats = self.seats(&fixture);
        let Some(live) = self.tables.get_mut(&table) else {
            return;
        };
        live.seats.clone_from(&seats);
        self.host
            .show_at(table as u8, live.table(now, true), &seats);
        if self.main == Some(table) {
            self.host.show(live.table(now, false));
        }
    }

    /// The phones of those who play: of several, one that is there, and the same as long as it is.
    fn seats(&self, fixture: &Fixture) -> [Option<Called>; 2] {
        let here = self.host.hall().into_iter().filter(|it| it.is_here);
        let here: BTreeSet<String> = here.map(|it| it.token).collect();
        let live = self.tables.get(&fixture.table);
        let seated = live.iter().flat_map(|it| it.seats.iter().flatten());
        let seated: Vec<&String> = seated.map(|(token, _)| token).collect();
        fixture.seats.map(|person| {
            let best = |it: &&String| (here.contains(*it), seated.contains(it));
            let token = self.tokens(person).max_by_key(best)?;
            Some((token.clone(), self.name(person)))
        })
    }

    /// Calls the other phone of somebody whose own is not there any more.
    fn change_phones(&mut self, now: Duration) {
        let tables = self.tables.iter().filter(|(_, it)| it.over_since.is_none());
        let tables: Vec<u32> = tables.map(|(table, _)| *table).collect();
        for table in tables {
            let seats = self.fixture(table).map(|it| self.seats(&it));
            let live = self.tables.get(&table);
            if live.is_some_and(|it| Some(&it.seats) != seats.as_ref()) {
                self.show(table, now);
            }
        }
    }

    /// The fixture of the match at a table, of one that is over, too.
    fn fixture(&self, table: u32) -> Option<Fixture> {
        let number = self.tables.get(&table)?.number;
        let mut all = self.evening.fixtures().chain(self.evening.houses());
        all.find(|it| it.number == number).cloned()
    }

    /// What follows a move: everybody is shown it, and a match may be over.
    pub(super) fn played(&mut self, table: u32, now: Duration) -> anyhow::Result<()> {
        self.show(table, now);
        let Some(live) = self.tables.get_mut(&table) else {
            return Ok(());
        };
        let Some((winner, reason)) = live.result() else {
            return Ok(());
        };
        live.over_since = Some(now);
        let (number, plies) = (live.number, live.journal.len() as u32);
        let ended = Event::Ended {
            table,
            winner,
            plies,
            reason,
        };
        // Taken back in the meantime, it may not be one of the evening any more, and another be
        // called to its table.
        if self
            .evening
            .at_table(table)
            .is_some_and(|it| it.number == number)
        {
            let _ = self.happen(&ended)?;
        }
        if let Some(live) = self.tables.get_mut(&table) {
            live.finish()?;
        }
        Ok(())
    }

    // --- Requests ----------------------------------------------------------------

    fn hear(&mut self, request: HostRequest) -> anyhow::Result<()> {
        match request {
            HostRequest::Play {
                table,
                seat,
                ply,
                mv,
                answer,
            } => {
                let (table, now) = (u32::from(table), self.now());
                let is_on = self.evening.timetable().held.is_none();
                let began = self.evening.at_table(table).and_then(|it| it.began);
                let outcome = match self.tables.get_mut(&table) {
                    Some(_) if !is_on => Err(Refusal::Paused),
                    Some(live) if began.is_some() => live.ask(now, (seat, ply), &mv)?,
                    _ => Err(Refusal::Late),
                };
                let is_played = outcome.is_ok();
                if is_played {
                    self.played(table, now)?;
                }
                answer.send(outcome);
            }
            HostRequest::Evening { token, ask, answer } => self.answer(&token, ask, answer)?,
            HostRequest::Moved => self.say(self.host.link())?,
            HostRequest::Seated { .. }
            | HostRequest::Away { .. }
            | HostRequest::Again
            | HostRequest::Undo { .. } => {}
        }
        Ok(())
    }

    fn answer(&mut self, token: &str, ask: EveningAsk, answer: Answer) -> anyhow::Result<()> {
        let outcome = match (ask, self.guests.get(token).copied()) {
            // The host asks for the number.
            (EveningAsk::Organise { order, .. }, _) => self.obey(order)?,
            (_, None) => Err(Refusal::Stranger),
            (EveningAsk::Vote(game), Some(person)) => {
                self.happen(&Event::Voted { person, game })?
            }
            (EveningAsk::Pause(is_paused), Some(person)) => {
                self.happen(&Event::Paused { person, is_paused })?
            }
            (EveningAsk::Claim { computer }, Some(person)) => self.claim(person, computer)?,
            (EveningAsk::House, Some(person)) => self.play_house(person)?,
        };
        answer.send(outcome);
        Ok(())
    }
}
