//! What stays of an evening: standings and matches as tables, and a file for pairing programs
//! where it was a Swiss.

use std::fs;

use super::keeper::EveningKeeper;
use crate::{
    evening::{Heading, TournamentFormat},
    host::Refusal,
    record::{self, Edit, LinkContents, Seat, link},
    rules::{Player, zobrist_key},
};

impl EveningKeeper<'_> {
    /// The seed of a match.
    pub(super) fn seed(&self, number: u32) -> u64 {
        // Records have numbers that other programs read without loss.
        zobrist_key(self.keys.seed, u64::from(number)) >> 12
    }

    /// Writes what everybody may have into the folder of the evening, and finds the links of its
    /// matches. Returns whether anything has changed since it was written.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(super) fn write_home(&mut self) -> anyhow::Result<bool> {
        let new = [self.evening.standings_csv(), self.evening.matches_csv()];
        if new == self.written {
            return Ok(false);
        }
        let saved = self.store.list()?;
        let games = saved.iter().filter_map(|it| {
            let game = record::salvage(&it.path).ok()?.game;
            let word = link::write(&game, LinkContents::default()).ok()?;
            Some((game.terms().seed, word))
        });
        self.links = games.collect();
        let folder = &self.file.folder;
        fs::write(folder.join("standings.csv"), &new[0])?;
        fs::write(folder.join("matches.csv"), &new[1])?;
        if self.evening.plan().form == TournamentFormat::Swiss {
            let heading = Heading {
                name: "Curio".to_owned(),
                date: self.keys.date.clone(),
                arbiter: String::new(),
            };
            fs::write(folder.join("swiss.trf"), self.evening.trf(&heading))?;
        }
        self.written = new;
        Ok(true)
    }

    /// Leaves numbers in the place of the names of an evening that is over, in all of its files.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(super) fn forget_names(&mut self) -> anyhow::Result<Result<(), Refusal>> {
        let is_closed = self.evening.timetable().closed.is_some();
        if !is_closed || self.evening.live().next().is_some() {
            return Ok(Err(Refusal::NotNow));
        }
        // A board that is still shown would be saved once more.
        for (table, mut live) in core::mem::take(&mut self.tables) {
            live.finish()?;
            self.host.clear(table as u8);
        }
        let (evening, instead) = self.file.forget_names()?;
        self.evening = evening;
        let mut kept = Vec::new();
        for saved in self.store.list()? {
            let mut game = record::salvage(&saved.path)?.game;
            for (player, seat) in Player::all(2).zip(game.seats().to_vec()) {
                if let Some(name) = instead.get(&seat.name) {
                    game.apply(Edit::Seat(player, Seat::human(name.as_str())))?;
                }
            }
            kept.push(self.store.save(&game)?);
        }
        // The files are called like the players, and a kill may have left drafts.
        let drafts = fs::read_dir(&self.file.folder)?.flatten();
        let drafts = drafts.filter(|it| it.file_name().as_encoded_bytes().starts_with(b"."));
        for file in fs::read_dir(self.store.matches())?.flatten().chain(drafts) {
            if !kept.contains(&file.path()) {
                fs::remove_file(file.path())?;
            }
        }
        if self.store.trash().exists() {
            fs::remove_dir_all(self.store.trash())?;
        }
        // All is written anew.
        self.written = Default::default();
        Ok(Ok(()))
    }
}
