//! What the organiser can do, from a phone that knows the number.

use super::keeper::EveningKeeper;
use crate::{
    evening::Event,
    host::{LONGEST_NAME, Order, Refusal},
    record::{PersonId, shortened},
    rules::Player,
};

/// By how much an organiser puts off the next game.
const LONGER: u64 = 300;

impl EveningKeeper<'_> {
    /// Does what the organiser wants, if that can be.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(super) fn obey(&mut self, order: Order) -> anyhow::Result<Result<(), Refusal>> {
        if order == Order::Forget {
            return self.forget_names();
        }
        match self.event(order) {
            Some(event) => self.ordered(&event),
            None => Ok(Err(Refusal::NotNow)),
        }
    }

    fn ordered(&mut self, event: &Event) -> anyhow::Result<Result<(), Refusal>> {
        let is_started = self.evening.timetable().started.is_some();
        let done = self.happen(event)?;
        self.stop_clocks();
        // Two may have turned out to be one, or no longer.
        self.guests = self.file.guests(&self.evening);
        // The first game is that of the plan.
        if !is_started && matches!(event, Event::Started) {
            self.main = None;
        }
        Ok(done)
    }

    /// Time stands still while an evening is held, which an order may begin or end, or take back.
    fn stop_clocks(&mut self) {
        let now = self.now();
        let is_held = self.evening.timetable().held.is_some();
        let mut changed = Vec::new();
        for (table, live) in &mut self.tables {
            if live.stop_clock(now, is_held) {
                changed.push(*table);
            }
        }
        for table in changed {
            self.show(table, now);
        }
    }

    /// The event of an order; nothing for one that cannot be.
    fn event(&self, order: Order) -> Option<Event> {
        let person = |id: String| id.parse::<PersonId>().ok();
        Some(match order {
            Order::Start => Event::Started,
            Order::Hold(is_held) => Event::Held { is_held },
            Order::Longer => Event::Extended { seconds: LONGER },
            Order::Game(game) => Event::GameBegan { game },
            Order::Pair(one, other) => {
                let seats = [person(one)?, person(other)?];
                let taken = |table: &u32| self.tables.contains_key(table);
                Event::Called {
                    match_number: self.evening.next_number(),
                    table: (1..=crate::evening::MOST_TABLES).find(|it| !taken(it))?,
                    game: self.evening.timetable().game()?.to_owned(),
                    seats,
                    is_return: false,
                    is_by_hand: true,
                }
            }
            Order::Correct(match_number, winner) => Event::Corrected {
                match_number,
                winner: winner.map(Player),
            },
            Order::Rename(id, name) => Event::Renamed {
                person: person(id)?,
                name: shortened(name, LONGEST_NAME),
            },
            Order::Remove(id) => Event::Removed {
                person: person(id)?,
            },
            Order::Merge(from, into) => Event::Merged {
                from: person(from)?,
                into: person(into)?,
            },
            Order::King(is_on) => Event::Interlude { is_on },
            Order::Undo(event) => Event::Undone {
                event: event as usize,
            },
            Order::Close => Event::Closed,
            // Nothing of it is to stand in the log.
            Order::Forget => return None,
        })
    }
}
