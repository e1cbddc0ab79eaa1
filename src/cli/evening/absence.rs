//! The computer that plays on for players who are away, and what their opponents may claim; and
//! that plays those who wait, as the house.

use core::time::Duration;
use std::{collections::BTreeMap, sync::mpsc::Sender, thread};

use super::keeper::{EveningKeeper, Happening};
use crate::{
    cli::players::MatchPlayer,
    evening::{ABSENT, Event},
    host::Refusal,
    record::{Match, PersonId},
    rules::Player,
    ugi::Permits,
};

/// How long the computer may think for a player who is away.
const MOVE_TIME: Duration = Duration::from_secs(1);

impl EveningKeeper<'_> {
    /// What becomes of a match whose other player is away.
    pub(super) fn claim(
        &mut self,
        person: PersonId,
        computer: bool,
    ) -> anyhow::Result<Result<(), Refusal>> {
        let now = self.now();
        let mut live = self.evening.live();
        let Some(fixture) = live.find(|it| it.seat(person).is_some()).cloned() else {
            return Ok(Err(Refusal::NotNow));
        };
        drop(live);
        let (table, seat) = (fixture.table, fixture.seat(person));
        if self.evening.may_claim(table, now) != Some(person) {
            return Ok(Err(Refusal::NotNow));
        }
        if computer {
            let away = seat.map(Player::other);
            if let (Some(live), Some(away)) = (self.tables.get_mut(&table), away)
                && let Some(stands_in) = live.stands_in.get_mut(away.index())
            {
                *stands_in = true;
            }
            return Ok(Ok(()));
        }
        let ended = Event::Ended {
            table,
            winner: seat,
            plies: 0,
            reason: ABSENT.to_owned(),
        };
        self.happen(&self.with_plies(ended))
    }

    /// Starts a match against the house for somebody who is waiting.
    pub(super) fn play_house(&mut self, person: PersonId) -> anyhow::Result<Result<(), Refusal>> {
        match self.evening.house_call(person, self.now()) {
            Some(call) => self.happen(&call),
            None => Ok(Err(Refusal::NotNow)),
        }
    }

    pub(super) fn think(&mut self, happen: &Sender<Happening>) -> anyhow::Result<()> {
        if self.evening.timetable().held.is_some() {
            return Ok(());
        }
        let away: BTreeMap<u32, [bool; 2]> = self
            .in_progress()
            .map(|it| (it.table, it.seats.map(|person| !self.is_here(person))))
            .collect();
        for (table, live) in &mut self.tables {
            let away = away.get(table).copied().unwrap_or_default();
            for (stands_in, is_away) in live.stands_in.iter_mut().zip(away) {
                *stands_in &= is_away;
            }
            let ply = live.journal.len();
            let to_move = live.journal.to_move();
            let is_due = to_move.is_some_and(|it| live.stands_in.get(it.index()) == Some(&true));
            if !is_due || live.thinking == Some(ply) {
                continue;
            }
            live.thinking = Some(ply);
            let (game, table) = (Match::clone(&live.journal), *table);
            let (kind, happen) = (self.house.clone(), happen.clone());
            let think = move || {
                let id = game.terms().game.clone();
                let player = MatchPlayer::new(kind, &id, &Permits::default());
                let chosen = player
                    .and_then(|mut player| player.choose(&game, MOVE_TIME, &mut std::io::sink()));
                if let Ok(chosen) = chosen {
                    let _ = happen.send(Happening::Thought(table, ply, chosen.mv));
                }
            };
            thread::Builder::new()
                .name("house".to_owned())
                .spawn(think)?;
        }
        Ok(())
    }

    pub(super) fn play_for(&mut self, table: u32, ply: usize, mv: &str) -> anyhow::Result<()> {
        let now = self.now();
        let is_held = self.evening.timetable().held.is_some();
        let Some(live) = self.tables.get_mut(&table) else {
            return Ok(());
        };
        if is_held {
            // It thinks once more when the evening goes on.
            live.thinking = None;
            return Ok(());
        }
        let to_move = live.journal.to_move().map(Player::index);
        let is_due = to_move.and_then(|at| live.stands_in.get(at)) == Some(&true);
        if is_due && live.journal.len() == ply && live.over_since.is_none() {
            live.play(now, &mv.into())?;
            self.played(table, now)?;
        }
        Ok(())
    }
}
