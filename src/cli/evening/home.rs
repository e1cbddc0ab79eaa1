//! What stays of an evening: standings and matches as tables, and a file for pairing programs
//! where it was a Swiss.

use std::fs;

use super::keeper::EveningKeeper;
use crate::{
    evening::{Heading, TournamentFormat},
    record::{self, LinkContents, link},
    rules::zobrist_key,
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
}
