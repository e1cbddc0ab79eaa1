//! Beginning a journal, and going on with one that was left.

use std::{fs::File, path::PathBuf, time::SystemTime};

use super::Journal;
use crate::{
    Damage, Match, Store, StoreError, Terms,
    files::{files, move_into},
    journal_file::{JournalFile, Recovered},
    store::{JOURNAL_EXTENSION, claim, has_no_moves, read_safely},
};

/// A match in progress that nobody is playing.
#[derive(Debug)]
pub struct UnfinishedMatch {
    /// The match as it was left.
    pub game: Match,
    /// When its journal was last written.
    pub modified: SystemTime,
    /// The damage of its journal, if there is any.
    pub damage: Option<Damage>,
    path: PathBuf,
    saved: Option<String>,
    file: File,
    recovered: Recovered,
}

impl Store {
    /// Begins the journal of a match. The match goes on even if the disk refuses,
    /// see [`Journal::take_error`].
    pub fn begin(&self, game: Match) -> Journal {
        Journal::begin(self.clone(), game)
    }

    /// The unfinished matches that nobody is playing, newest first. Also removes
    /// journals without moves, and saves finished matches that were not saved.
    ///
    /// # Errors
    /// When the folder exists but cannot be read, or the disk refuses.
    pub fn unfinished(&self) -> Result<Vec<UnfinishedMatch>, StoreError> {
        let mut list = Vec::new();
        for (path, modified) in files(&self.live(), JOURNAL_EXTENSION)? {
            // Those that cannot be read are for `Store::tidy`.
            let Ok(Some((file, recovered))) = read_safely(&path, claim) else {
                continue;
            };
            if has_no_moves(&recovered) {
                drop(file);
                self.remove_journal(&path)?;
                continue;
            }
            let mut unfinished = UnfinishedMatch {
                game: recovered.game.clone(),
                modified,
                damage: recovered.damage.clone(),
                path,
                saved: recovered.saved.clone(),
                file,
                recovered,
            };
            if unfinished.game.outcome().is_some() {
                if unfinished.saved.is_none() {
                    unfinished.saved = self.record_of(&unfinished.game);
                }
                self.resume(unfinished)?.finish()?;
            } else {
                list.push(unfinished);
            }
        }
        list.sort_by(|a, b| (b.modified, &b.path).cmp(&(a.modified, &a.path)));
        Ok(list)
    }

    /// The unfinished match with these terms, or the newest; `None` if there is none that
    /// nobody is playing.
    ///
    /// # Errors
    /// As of [`Store::unfinished`].
    pub fn find_unfinished(
        &self,
        terms: Option<&Terms>,
    ) -> Result<Option<UnfinishedMatch>, StoreError> {
        let mut list = self.unfinished()?.into_iter();
        Ok(list.find(|left| terms.is_none_or(|terms| left.game.terms() == terms)))
    }

    /// Resumes an unfinished match.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn resume(&self, unfinished: UnfinishedMatch) -> Result<Journal, StoreError> {
        let UnfinishedMatch {
            game,
            path,
            saved,
            file,
            recovered,
            ..
        } = unfinished;
        let journal = JournalFile::resume(file, &recovered)
            .map_err(|source| StoreError::io("write to", &path, source))?;
        Ok(Journal::resume(self.clone(), game, saved, path, journal))
    }
}

impl UnfinishedMatch {
    /// Discards the match: its journal goes to the trash. Returns where it is now.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn discard(self, store: &Store) -> Result<PathBuf, StoreError> {
        drop(self.file);
        move_into(&store.trash(), &self.path)
    }
}
