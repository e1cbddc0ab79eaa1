//! What only an evening asks of a room: guests who go from one room to another, and are known
//! until the end.

use core::time::Duration;
use std::collections::BTreeMap;

use super::{Guest, Room};

impl Room {
    /// Knows these guests, and everybody who comes, until the end.
    pub fn know(&mut self, guests: impl IntoIterator<Item = (String, String)>) {
        self.forgets_nobody = true;
        let guests = guests.into_iter();
        self.guests
            .extend(guests.map(|(token, name)| (token, Guest::new(name))));
    }

    /// The tokens and names of everybody who has a name.
    pub fn everybody(&self) -> impl Iterator<Item = (&str, &str)> {
        let named = self
            .guests
            .iter()
            .filter(|(_, guest)| !guest.name.is_empty());
        named.map(|(token, guest)| (token.as_str(), guest.name.as_str()))
    }

    /// Has a guest go to another room. Returns how many pages of theirs are open.
    pub fn take_away(&mut self, now: Duration, token: &str) -> usize {
        let Some(guest) = self.guests.get_mut(token) else {
            return 0;
        };
        guest.away_since = now;
        guest.predicted = None;
        core::mem::take(&mut guest.pages)
    }

    /// Has a guest come from another room with these open pages.
    pub fn bring(&mut self, now: Duration, token: &str, pages: usize) {
        let Some(guest) = self.guests.get_mut(token) else {
            self.strangers += pages;
            return;
        };
        guest.pages = pages;
        guest.away_since = now;
        if let Some(seat) = self.seat_of(token).filter(|_| pages > 0) {
            self.filled(seat);
        }
    }

    /// Has a seat be that of another phone.
    pub fn reseat(&mut self, seat: usize, (token, name): (&str, &str)) {
        if let Some(chair) = self.chairs.get_mut(seat) {
            let before = chair.guest.replace(token.to_owned());
            self.guests.remove(&before.unwrap_or_default());
            let guest = Guest::new(name.to_owned());
            self.guests.insert(token.to_owned(), guest);
        }
    }

    /// By guest: how many predictions were right, and how many there were.
    pub fn prophets(&self) -> BTreeMap<String, (u32, u32)> {
        let guests = self
            .guests
            .iter()
            .filter(|(_, guest)| guest.predictions > 0);
        guests
            .map(|(token, guest)| (token.clone(), (guest.right, guest.predictions)))
            .collect()
    }
}
