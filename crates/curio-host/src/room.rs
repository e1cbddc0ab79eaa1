//! The guests at a table: who sits where, who waits, who is away, who predicts.
//!
//! Nothing here reads a clock or a network. Times are counted from the opening of the table
//! and passed in; who comes and goes is said by whoever holds the connections.

use core::time::Duration;
use std::collections::{BTreeMap, VecDeque};

use curio_record::{distinct, name as name_of, shortened};
use curio_rules::Player;
use serde::{Deserialize, Serialize};

pub use self::screen::{Guests, SeatedGuest};
pub(crate) use self::shown::People;
use super::{
    HostRequest, Refusal,
    gate::Pace,
    request::LONGEST_NAME,
    table::{Judged, Table, judge},
};

/// The most phones that are shown the table at once.
pub const MOST_PHONES: usize = 64;

/// How long a seat is kept for a phone that is away before somebody else may have it.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// The same for whoever is to move: phones go dark while their owners think.
pub const PATIENCE_TO_THINK: Duration = Duration::from_secs(300);

/// How long a guest without a seat is remembered who is away.
const MEMORY: Duration = Duration::from_secs(600);

/// The most guests that are remembered.
const MOST_GUESTS: usize = 256;

/// How often a guest may ask for something.
const BY_GUEST: Pace = Pace::new(Duration::from_millis(50), 60);

/// How often anybody may come in.
const JOINING: Pace = Pace::new(Duration::from_millis(100), 2 * MOST_PHONES as u32);

/// What a table needs to be opened again with the same guests on its seats.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Kept {
    /// The key of the invitation.
    pub key: String,
    /// By seat: the token and the name of the guest.
    pub seats: Vec<Option<(String, String)>>,
    /// The tokens and the names of those who wait for a seat, the first in line first.
    #[serde(default)]
    pub line: Vec<(String, String)>,
    /// The organiser's number and the guests of an evening, who are known until its end.
    #[serde(skip)]
    pub evening: Option<(String, Vec<(String, String)>)>,
}

#[derive(Debug)]
pub(crate) struct Guest {
    name: String,
    /// How many of its pages are open.
    pages: usize,
    /// Since when none is.
    away_since: Duration,
    /// The table has left the address by which they came, and the browser keeps for that address
    /// alone who they are.
    is_cut_off: bool,
    /// Somebody else has got the seat while they were away, and they are back in line.
    has_lost_seat: bool,
    pace: Pace,
    predicted: Option<(usize, String)>,
    /// How many of its predictions were right.
    right: u32,
    /// How many it has made.
    predictions: u32,
}

/// Who sits on a seat for guests, and what they have asked for.
#[derive(Debug, Default)]
struct Chair {
    guest: Option<String>,
    /// Since when nobody is there who was.
    empty_since: Option<Duration>,
    /// The patience with that is over.
    is_given_up: bool,
    /// The guest would like another match after the one that is over.
    wants_another: bool,
    /// The guest agrees that a move is taken back.
    agrees_to_undo: bool,
    /// The guest's remaining pieces are placed automatically.
    fills: bool,
}

/// The guests of a table.
#[derive(Debug)]
pub(crate) struct Room {
    key: String,
    guests: BTreeMap<String, Guest>,
    chairs: Vec<Chair>,
    /// Who waits for a seat, the first in line first.
    queue: VecDeque<String>,
    table: Option<Table>,
    /// The seat whose guest has asked to take back a move.
    undo_by: Option<Player>,
    /// The last automatic placement that was requested.
    placed: Option<filling::AskedPlacement>,
    joining: Pace,
    guessing: Pace,
    /// What the keeper of the match has not been told.
    news: Vec<HostRequest>,
    /// How many predictions of all guests were right, of those who have left, too.
    right: u32,
    /// How many they have made.
    predictions: u32,
    /// Pages without a guest.
    strangers: usize,
    /// When the table was shown.
    shown_at: Duration,
    /// Whether guests are known until the end, as those of an evening are.
    forgets_nobody: bool,
}

impl Room {
    /// A room with the guests of a table that was closed, none of whom is there.
    pub fn new(now: Duration, kept: Kept) -> Self {
        let mut room = Self {
            key: kept.key,
            guests: BTreeMap::new(),
            chairs: Vec::new(),
            queue: VecDeque::new(),
            table: None,
            undo_by: None,
            placed: None,
            joining: JOINING,
            guessing: invited::GUESSING,
            news: Vec::new(),
            right: 0,
            predictions: 0,
            strangers: 0,
            shown_at: now,
            forgets_nobody: false,
        };
        for seat in kept.seats {
            let mut chair = Chair::default();
            if let Some((token, name)) = seat {
                room.guests.insert(token.clone(), Guest::new(name));
                chair.guest = Some(token);
                chair.empty_since = Some(now);
            }
            room.chairs.push(chair);
        }
        for (token, name) in kept.line {
            room.guests.insert(token.clone(), Guest::new(name));
            room.queue.push_back(token);
        }
        if let Some((_, guests)) = kept.evening {
            room.know(guests);
        }
        room
    }

    /// What is to be kept, so that the seats outlive the program.
    pub fn kept(&self) -> Kept {
        let seat = |chair: &Chair| {
            let token = chair.guest.clone()?;
            let name = self.guests.get(&token)?.name.clone();
            Some((token, name))
        };
        let waits = |token: &String| Some((token.clone(), self.guests.get(token)?.name.clone()));
        Kept {
            key: self.key.clone(),
            seats: self.chairs.iter().map(seat).collect(),
            line: self.queue.iter().filter_map(waits).collect(),
            evening: None,
        }
    }

    /// What the keeper of the match is to be told.
    pub fn take_news(&mut self) -> Vec<HostRequest> {
        core::mem::take(&mut self.news)
    }

    // --- Coming and going --------------------------------------------------------

    /// Lets a guest in, who is known by `token` from now on.
    pub fn join(
        &mut self,
        now: Duration,
        key: &str,
        name: &str,
        token: String,
    ) -> Result<String, Refusal> {
        if !self.joining.allows(now) {
            return Err(Refusal::TooOften);
        }
        let is_onlooker = key.is_empty() && name.trim().is_empty();
        if !is_onlooker && !self.is_key(key) && !self.knows_word(now, key)? {
            return Err(Refusal::Key);
        }
        let name = match name_of(name) {
            Some(name) => shortened(name, LONGEST_NAME),
            None if is_onlooker => String::new(),
            None => return Err(Refusal::Nameless),
        };
        if self.comes_back(now, &name, &token) {
            return Ok(token);
        }
        let name = self.told_apart(name);
        if self.guests.len() >= MOST_GUESTS {
            self.forget_one()?;
        }
        let guest = Guest {
            away_since: now,
            ..Guest::new(name)
        };
        self.guests.insert(token.clone(), guest);
        Ok(token)
    }

    /// The name, with a number if somebody is here who has it.
    fn told_apart(&self, name: String) -> String {
        let here = self.guests.iter().filter(|(token, guest)| {
            guest.pages > 0 || self.queue.contains(token) || self.seat_of(token).is_some()
        });
        let taken = here.map(|(_, guest)| guest.name.as_str());
        distinct(&name, taken.filter(|taken| !taken.is_empty()))
    }

    /// Whether somebody was cut off who had this name: they have their seat again, or their place
    /// in the queue, and are known by `token` from now on.
    fn comes_back(&mut self, now: Duration, name: &str, token: &str) -> bool {
        let is_back =
            |it: &Guest| it.is_cut_off && it.pages == 0 && !name.is_empty() && it.name == name;
        let known = self.guests.iter().find(|(_, guest)| is_back(guest));
        let Some(before) = known.map(|(before, _)| before.clone()) else {
            return false;
        };
        if let Some(mut guest) = self.guests.remove(&before) {
            guest.away_since = now;
            self.guests.insert(token.to_owned(), guest);
        }
        let waiting = self.queue.iter_mut().filter(|waiting| **waiting == before);
        waiting.for_each(|waiting| token.clone_into(waiting));
        if let Some(seat) = self.seat_of(&before) {
            self.chairs[seat.index()].guest = Some(token.to_owned());
            let name = Some(name.to_owned());
            self.news.push(HostRequest::Seated { seat, name });
        }
        true
    }

    /// The table has left the address by which a guest has come.
    pub fn cut_off(&mut self, token: &str) {
        if let Some(guest) = self.guests.get_mut(token) {
            guest.is_cut_off = true;
        }
    }

    /// Makes room for another guest.
    fn forget_one(&mut self) -> Result<(), Refusal> {
        let longest = self
            .guests
            .iter()
            .filter(|(token, guest)| {
                guest.pages == 0 && !self.is_kept(guest) && self.seat_of(token).is_none()
            })
            .min_by_key(|(_, guest)| guest.away_since)
            .map(|(token, _)| token.clone());
        self.forget(&longest.ok_or(Refusal::Full)?);
        Ok(())
    }

    /// Whether a guest is known until the end, as everybody is who has a name at an evening.
    const fn is_kept(&self, guest: &Guest) -> bool {
        self.forgets_nobody && !guest.name.is_empty()
    }

    fn forget(&mut self, token: &str) {
        self.guests.remove(token);
        self.queue.retain(|waiting| waiting != token);
    }

    /// A page is shown the table: one of a guest, or of somebody who only looks.
    pub fn opened(&mut self, token: &str) -> Result<(), Refusal> {
        let pages: usize = self.guests.values().map(|guest| guest.pages).sum();
        let guest = self.guests.get_mut(token);
        if guest.is_none() && !token.is_empty() {
            return Err(Refusal::Stranger);
        }
        if pages + self.strangers >= MOST_PHONES {
            return Err(Refusal::Full);
        }
        match guest {
            Some(guest) => {
                guest.pages += 1;
                guest.is_cut_off = false;
            }
            None => self.strangers += 1,
        }
        if let Some(seat) = self.seat_of(token) {
            self.filled(seat);
        }
        Ok(())
    }

    /// A page that was shown the table is gone.
    pub fn closed(&mut self, now: Duration, token: &str) {
        match self.guests.get_mut(token) {
            Some(guest) => {
                guest.pages = guest.pages.saturating_sub(1);
                guest.away_since = now;
                let is_away = guest.pages == 0;
                if let Some(seat) = self.seat_of(token).filter(|_| is_away) {
                    self.emptied(now, seat);
                }
            }
            // The guest has been forgotten, and counts as a stranger.
            None => self.strangers = self.strangers.saturating_sub(1),
        }
    }

    fn emptied(&mut self, now: Duration, seat: Player) {
        if let Some(chair) = self.chairs.get_mut(seat.index()) {
            chair.empty_since.get_or_insert(now);
        }
    }

    fn filled(&mut self, seat: Player) {
        let Some(chair) = self.chairs.get_mut(seat.index()) else {
            return;
        };
        chair.empty_since = None;
        if core::mem::take(&mut chair.is_given_up) {
            let is_away = false;
            self.news.push(HostRequest::Away { seat, is_away });
        }
    }

    /// Acts on what is due. Returns whether anything has changed.
    pub fn tick(&mut self, now: Duration) -> bool {
        let mut has_changed = false;
        for seat in Player::all(self.chairs.len() as u8) {
            if self.left(now, seat) != Some(Duration::ZERO) {
                continue;
            }
            let chair = &mut self.chairs[seat.index()];
            if !chair.is_given_up {
                chair.is_given_up = true;
                has_changed = true;
                let is_away = true;
                self.news.push(HostRequest::Away { seat, is_away });
            }
            has_changed |= self.offer(seat);
        }
        let old: Vec<String> = self
            .guests
            .iter()
            .filter(|(token, guest)| {
                guest.pages == 0
                    && !self.is_kept(guest)
                    && now >= guest.away_since + MEMORY
                    && self.seat_of(token).is_none()
            })
            .map(|(token, _)| token.clone())
            .collect();
        has_changed |= !old.is_empty() | self.agree_on_another() | self.place_on();
        old.iter().for_each(|token| self.forget(token));
        has_changed
    }

    /// How long a seat is still kept that nobody is at who was.
    fn left(&self, now: Duration, seat: Player) -> Option<Duration> {
        let chair = self.chairs.get(seat.index())?;
        let since = chair.empty_since?;
        let to_move = self.table.as_ref().and_then(|table| table.game().to_move());
        let patience = if chair.is_given_up {
            Duration::ZERO
        } else if chair.guest.is_some() && to_move == Some(seat) {
            PATIENCE_TO_THINK
        } else {
            PATIENCE
        };
        Some((since + patience).saturating_sub(now))
    }

    /// Gives a seat to the first in line who is there. Whoever had it is the last in line.
    fn offer(&mut self, seat: Player) -> bool {
        let next = self.queue.iter().position(|token| self.is_here(token));
        let Some(token) = next.and_then(|at| self.queue.remove(at)) else {
            return false;
        };
        let before = self
            .chairs
            .get(seat.index())
            .and_then(|chair| chair.guest.clone());
        if let Some(before) = before
            && let Some(guest) = self.guests.get_mut(&before)
        {
            guest.has_lost_seat = true;
            self.queue.push_back(before);
        }
        self.seat(&token, seat);
        true
    }

    pub fn is_here(&self, token: &str) -> bool {
        self.guests.get(token).is_some_and(|guest| guest.pages > 0)
    }

    fn seat(&mut self, token: &str, seat: Player) {
        self.forget_undo();
        if let (Some(chair), Some(guest)) = (
            self.chairs.get_mut(seat.index()),
            self.guests.get_mut(token),
        ) {
            guest.has_lost_seat = false;
            chair.guest = Some(token.to_owned());
            chair.fills = false;
            let name = Some(guest.name.clone());
            self.news.push(HostRequest::Seated { seat, name });
            self.filled(seat);
        }
    }

    // --- What guests ask for -----------------------------------------------------

    /// The guest with this token, who asks for something.
    pub(crate) fn asking(&mut self, now: Duration, token: &str) -> Result<&mut Guest, Refusal> {
        let guest = self.guests.get_mut(token).ok_or(Refusal::Stranger)?;
        if !guest.pace.allows(now) {
            return Err(Refusal::TooOften);
        }
        Ok(guest)
    }

    pub fn seat_of(&self, token: &str) -> Option<Player> {
        let is_theirs = |chair: &Chair| chair.guest.as_deref() == Some(token);
        let seat = self.chairs.iter().position(is_theirs)?;
        Some(Player(seat as u8))
    }

    fn is_for_phones(&self, seat: usize) -> bool {
        let table = self.table.as_ref();
        table.is_some_and(|table| table.phones().get(seat) == Some(&true))
    }

    /// Seats a guest, or has them wait where no seat is free.
    pub fn sit(&mut self, now: Duration, token: &str, wanted: Option<u8>) -> Result<(), Refusal> {
        if self.asking(now, token)?.name.is_empty() {
            return Err(Refusal::Nameless);
        }
        if self.seat_of(token).is_some() {
            return Ok(());
        }
        let is_free = |chair: &Chair| chair.guest.is_none();
        let free = match wanted.map(usize::from) {
            Some(seat) if !self.is_for_phones(seat) => return Err(Refusal::NoSeat),
            Some(seat) if self.chairs.get(seat).is_some_and(is_free) => Some(seat),
            Some(_) => return Err(Refusal::Taken),
            None => (0..self.chairs.len())
                .find(|seat| self.is_for_phones(*seat) && is_free(&self.chairs[*seat])),
        };
        self.queue.retain(|waiting| waiting != token);
        match free {
            Some(seat) => self.seat(token, Player(seat as u8)),
            None => self.queue.push_back(token.to_owned()),
        }
        Ok(())
    }

    /// Has a guest give up the seat, or the place in the queue.
    pub fn leave(&mut self, now: Duration, token: &str) -> Result<(), Refusal> {
        self.asking(now, token)?.has_lost_seat = false;
        self.queue.retain(|waiting| waiting != token);
        if let Some(seat) = self.seat_of(token) {
            self.chairs[seat.index()].guest = None;
            self.forget_undo();
            self.news.push(HostRequest::Seated { seat, name: None });
            self.emptied(now, seat);
            self.offer(seat);
        }
        Ok(())
    }

    /// The seat of a guest who asks for a move, and what becomes of it.
    pub fn play(
        &mut self,
        now: Duration,
        token: &str,
        ply: usize,
        mv: &str,
    ) -> Result<(Player, Judged), Refusal> {
        self.asking(now, token)?;
        let seat = self.seat_of(token).ok_or(Refusal::Unseated)?;
        let table = self.table.as_ref().ok_or(Refusal::Late)?;
        Ok((seat, judge(table.game(), seat, ply, &mv.into())?))
    }

    pub fn predict(
        &mut self,
        now: Duration,
        token: &str,
        ply: usize,
        mv: &str,
    ) -> Result<(), Refusal> {
        self.asking(now, token)?;
        if self.seat_of(token).is_some() {
            return Err(Refusal::Player);
        }
        let table = self.table.as_ref().ok_or(Refusal::Late)?;
        let mv = table.predicted(ply, mv)?;
        if let Some(guest) = self.guests.get_mut(token) {
            guest.predicted = Some((ply, mv));
        }
        Ok(())
    }

    // --- What guests are shown ---------------------------------------------------

    /// Shows another position, or another match.
    pub fn show(&mut self, now: Duration, mut table: Table) {
        let shown = self.table.as_ref();
        let earlier = shown.filter(|it| it.is_same_match(&table));
        let goes_on = earlier.is_some();
        if let Some(earlier) = earlier {
            table.go_on_from(earlier);
        }
        let is_back = shown.is_some_and(|it| it.game().len() > table.game().len());
        let is_another = shown.map(Table::id) != Some(table.id());
        if !goes_on || is_back {
            self.forget_wishes();
        }
        if !goes_on || is_another {
            self.forget_undo();
        }
        let plies = table.game().plies();
        for guest in self.guests.values_mut() {
            let Some((ply, mv)) = &guest.predicted else {
                continue;
            };
            if let Some(played) = plies.get(*ply).filter(|_| goes_on) {
                let is_right = u32::from(played.mv == *mv);
                guest.right += is_right;
                guest.predictions += 1;
                self.right += is_right;
                self.predictions += 1;
            } else if goes_on && plies.len() == *ply {
                continue;
            }
            guest.predicted = None;
        }
        self.chairs
            .resize_with(table.phones().len(), Chair::default);
        for (chair, is_for_phones) in self.chairs.iter_mut().zip(table.phones()) {
            if !is_for_phones {
                *chair = Chair::default();
            }
        }
        self.table = Some(table);
        self.shown_at = now;
        let free = |chair: &Chair| chair.guest.is_none();
        for seat in 0..self.chairs.len() {
            if self.is_for_phones(seat) && free(&self.chairs[seat]) {
                self.offer(Player(seat as u8));
            }
        }
        self.tick(now);
    }

    /// How many predictions of everybody were right, and how many there were.
    pub const fn predictions(&self) -> (u32, u32) {
        (self.right, self.predictions)
    }
}

impl Guest {
    const fn new(name: String) -> Self {
        Self {
            name,
            pages: 0,
            away_since: Duration::ZERO,
            is_cut_off: false,
            has_lost_seat: false,
            pace: BY_GUEST,
            predicted: None,
            right: 0,
            predictions: 0,
        }
    }
}

mod filling;
mod hall;
mod invited;
mod rematch;
mod screen;
mod shown;
#[cfg(test)]
mod tests;
mod undo;
