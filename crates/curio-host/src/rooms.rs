//! All rooms of a server: the hall, where everybody comes in, and the tables of an evening, to
//! which guests of the hall are called.
//!
//! A single table is a hall without tables. Who is called where is decided elsewhere.

use core::time::Duration;
use std::collections::BTreeMap;

use super::{
    HostRequest,
    room::{Kept, Room},
    table::Table,
};

/// The hall, as a table: the main table of an evening, which whoever does not play is shown,
/// or the only one.
pub const HALL: u8 = 0;

/// A guest who is called to a table of an evening: the token, and the name.
pub type Called = (String, String);

/// A guest of the hall, wherever they play.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallGuest {
    /// By what they are known.
    pub token: String,
    /// The name that they gave.
    pub name: String,
    /// Whether a page of theirs is open.
    pub is_here: bool,
}

#[derive(Debug)]
pub(crate) struct Rooms {
    hall: Room,
    tables: BTreeMap<u8, Room>,
    /// At which table a guest of the hall plays.
    called: BTreeMap<String, u8>,
}

impl Rooms {
    pub fn new(now: Duration, kept: Kept) -> Self {
        Self {
            hall: Room::new(now, kept),
            tables: BTreeMap::new(),
            called: BTreeMap::new(),
        }
    }

    /// The table at which a guest plays; the hall for everybody else.
    pub fn at(&self, token: &str) -> u8 {
        self.called.get(token).copied().unwrap_or(HALL)
    }

    /// The room in which somebody is.
    pub fn room_of(&self, token: &str) -> &Room {
        self.tables.get(&self.at(token)).unwrap_or(&self.hall)
    }

    /// The same, to change something in it.
    pub fn room_of_mut(&mut self, token: &str) -> &mut Room {
        let at = self.at(token);
        self.tables.get_mut(&at).unwrap_or(&mut self.hall)
    }

    /// The room of a table, or the hall.
    pub fn room(&self, table: u8) -> Option<&Room> {
        match table {
            HALL => Some(&self.hall),
            table => self.tables.get(&table),
        }
    }

    pub const fn hall(&mut self) -> &mut Room {
        &mut self.hall
    }

    /// Calls guests of the hall to a table, one to each seat that is for phones, or shows those
    /// who are there another position.
    pub fn show(&mut self, now: Duration, number: u8, table: Table, seats: &[Option<Called>]) {
        if number == HALL {
            self.hall.show(now, table);
            return;
        }
        if !self.tables.contains_key(&number) {
            let mut room = Room::new(
                now,
                Kept {
                    seats: seats.to_vec(),
                    ..Kept::default()
                },
            );
            for (token, _) in room.kept().seats.into_iter().flatten() {
                // They may still look at the end of their last match.
                let pages = self.room_of_mut(&token).take_away(now, &token);
                room.bring(now, &token, pages);
                self.called.insert(token, number);
            }
            self.tables.insert(number, room);
        }
        for (seat, guest) in seats.iter().enumerate() {
            if let Some(guest) = guest {
                self.pass_on(now, (number, seat), guest);
            }
        }
        if let Some(room) = self.tables.get_mut(&number) {
            room.show(now, table);
        }
    }

    /// Has the seat of a phone that is not there go to another that is in the hall: somebody
    /// may have two.
    fn pass_on(&mut self, now: Duration, (number, seat): (u8, usize), (token, name): &Called) {
        let is_free = self.at(token) == HALL && self.hall.is_here(token);
        let Some(room) = self.tables.get_mut(&number).filter(|_| is_free) else {
            return;
        };
        let Some(before) = room.kept().seats.get(seat).cloned().flatten() else {
            return;
        };
        if !room.is_here(&before.0) {
            let pages = self.hall.take_away(now, token);
            room.reseat(seat, (token, name));
            room.bring(now, token, pages);
            self.called.remove(&before.0);
            self.called.insert(token.clone(), number);
        }
    }

    /// Sends everybody at a table back into the hall who has not been called elsewhere.
    pub fn close(&mut self, now: Duration, number: u8) {
        let Some(mut room) = self.tables.remove(&number) else {
            return;
        };
        let Self { hall, called, .. } = self;
        called.retain(|token, table| {
            let stays = *table != number;
            if !stays {
                hall.bring(now, token, room.take_away(now, token));
            }
            stays
        });
    }

    /// Everybody who is known to the hall.
    pub fn guests(&self) -> Vec<HallGuest> {
        let guests = self.hall.everybody();
        guests
            .map(|(token, name)| HallGuest {
                is_here: self.room_of(token).is_here(token),
                token: token.to_owned(),
                name: name.to_owned(),
            })
            .collect()
    }

    /// Acts on what is due. Returns whether anything has changed.
    pub fn tick(&mut self, now: Duration) -> bool {
        let mut has_changed = self.hall.tick(now);
        for room in self.tables.values_mut() {
            has_changed |= room.tick(now);
        }
        has_changed
    }

    /// What the keeper of the match is to be told. Who is at a table of an evening, its keeper
    /// knows.
    pub fn take_news(&mut self) -> Vec<HostRequest> {
        for room in self.tables.values_mut() {
            room.take_news();
        }
        self.hall.take_news()
    }
}
