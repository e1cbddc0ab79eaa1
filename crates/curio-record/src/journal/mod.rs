//! A match in progress whose every edit goes to disk.
//!
//! [`Journal`] holds the match and is what the layers above use. The text of a
//! journal is in [`super::journal_file`], the thread that writes it in [`writer`], and
//! where journals are kept is up to [`super::store`].

mod saving;
mod unfinished;
mod writer;

use core::{ops::Deref, time::Duration};
use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use curio_rules::{AnyPlayedMove, MoveError, RequestedMove};

use super::{
    Edit, LinePlace, Match, Store, StoreError,
    files::name_of,
    journal_file::{JournalFile, Line},
};
use saving::Saving;
pub use unfinished::UnfinishedMatch;
use writer::Writer;

/// A match and its journal on disk.
///
/// It reads like the [`Match`] inside, and [`Journal::apply`], [`Journal::play`] and
/// [`Journal::vary`] are the only ways to change it. If the disk refuses, the match goes on in memory and
/// [`Journal::take_error`] reports the problem once. A match that is only
/// watched needs no journal: see [`Journal::in_memory`].
#[derive(Debug)]
pub struct Journal {
    game: Match,
    /// `None` for a match that is not kept.
    disk: Option<Disk>,
}

/// Where a match is kept, and what is being written.
#[derive(Debug)]
struct Disk {
    store: Store,
    /// The file name under which the match is saved.
    saved: Option<String>,
    writer: Option<Writer>,
    /// The record that is being written in the background.
    saving: Option<Saving>,
    error: Option<StoreError>,
    /// No journal could be created, and the error has been reported.
    has_failed: bool,
}

impl Deref for Journal {
    type Target = Match;

    fn deref(&self) -> &Match {
        &self.game
    }
}

impl Journal {
    /// A match that is not kept on disk.
    pub const fn in_memory(game: Match) -> Self {
        Self { game, disk: None }
    }

    pub(super) fn begin(store: Store, game: Match) -> Self {
        let mut disk = Disk::new(store, None, None);
        disk.create_journal(&game);
        Self {
            game,
            disk: Some(disk),
        }
    }

    pub(super) fn resume(
        store: Store,
        game: Match,
        saved: Option<String>,
        path: PathBuf,
        journal: JournalFile,
    ) -> Self {
        let writer = Writer::start(path, journal);
        Self {
            game,
            disk: Some(Disk::new(store, saved, Some(writer))),
        }
    }

    /// Edits the match, see [`Match::apply`], and writes the edit to disk.
    ///
    /// # Errors
    /// When a move is unreadable or illegal; nothing changes.
    pub fn apply(&mut self, edit: Edit) -> Result<(), MoveError> {
        if let (Some(edit), Some(disk)) = (self.game.apply(edit)?, &mut self.disk) {
            disk.write(Line::new(edit, &self.game), &self.game);
        }
        Ok(())
    }

    /// Plays a move, see [`Match::play_move`], and writes it to disk.
    ///
    /// # Errors
    /// When a move is unreadable or illegal; nothing changes.
    pub fn play(
        &mut self,
        mv: &RequestedMove,
        used: Option<Duration>,
    ) -> Result<Arc<dyn AnyPlayedMove>, MoveError> {
        let played = self.game.play_move(mv, used)?;
        if let (Some(ply), Some(disk)) = (self.game.last(), &mut self.disk) {
            let edit = Edit::play(&*ply.mv, ply.used);
            disk.write(Line::new(edit, &self.game), &self.game);
        }
        Ok(played)
    }

    /// Adds a move to the tree, see [`Match::vary`], and writes it to disk.
    ///
    /// # Errors
    /// As in [`Match::vary`]; nothing changes.
    pub fn vary(&mut self, from: &LinePlace, mv: &str, by: &str) -> Result<LinePlace, MoveError> {
        let (place, edit) = self.game.add_move(from, mv, by)?;
        if let (Some(edit), Some(disk)) = (edit, &mut self.disk) {
            disk.write(Line::new(edit, &self.game), &self.game);
        }
        Ok(place)
    }

    /// Whether every edit is on disk, or was refused by it.
    pub fn is_settled(&self) -> bool {
        self.writer().is_none_or(Writer::is_settled)
    }

    /// Waits until [`Journal::is_settled`].
    pub fn wait(&self) {
        if let Some(writer) = self.writer() {
            writer.wait();
        }
    }

    /// Whether a crash now would lose edits.
    pub fn is_only_in_memory(&self) -> bool {
        self.writer().is_none_or(Writer::is_failing)
    }

    fn writer(&self) -> Option<&Writer> {
        self.disk.as_ref()?.writer.as_ref()
    }

    /// The error of a disk that refuses, once each time that it begins to.
    pub fn take_error(&mut self) -> Option<StoreError> {
        let disk = self.disk.as_mut()?;
        let writer = disk.writer.as_ref();
        disk.error
            .take()
            .or_else(|| writer.and_then(Writer::take_error))
    }

    /// Begins to save the match as a record, without waiting for the disk;
    /// [`Journal::take_saved`] returns the result. Saving again replaces the
    /// record, unless that one is of a finished match and other moves have been
    /// played since: then a new record is made.
    ///
    /// Returns `false` if the match is not kept on disk.
    pub fn save_in_background(&mut self) -> bool {
        if let Some(disk) = &mut self.disk {
            disk.save_in_background(&self.game);
        }
        self.disk.is_some()
    }

    /// Whether the match is being saved, or the result has not been taken yet.
    pub fn is_saving(&self) -> bool {
        self.disk.as_ref().is_some_and(|disk| disk.saving.is_some())
    }

    /// The result of [`Journal::save_in_background`], once; `None` while the
    /// record is being written.
    pub fn take_saved(&mut self) -> Option<Result<PathBuf, StoreError>> {
        self.disk.as_mut()?.take_saved(&self.game)
    }

    /// Like [`Journal::take_saved`], but waits for the disk.
    pub fn wait_for_saved(&mut self) -> Option<Result<PathBuf, StoreError>> {
        self.disk.as_mut()?.wait_for_saved(&self.game)
    }

    /// Saves the match if a move was played, and removes its journal. If the
    /// match goes on after all, a new journal begins.
    ///
    /// # Errors
    /// When the disk refuses; the journal then stays.
    pub fn finish(&mut self) -> Result<Option<PathBuf>, StoreError> {
        let Some(disk) = &mut self.disk else {
            return Ok(None);
        };
        let path = if self.game.is_empty() {
            None
        } else {
            Some(disk.save(&self.game)?)
        };
        disk.remove_journal(&self.game)?;
        Ok(path)
    }

    /// Removes the journal without saving the match.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn discard(mut self) -> Result<(), StoreError> {
        match &mut self.disk {
            Some(disk) => disk.remove_journal(&self.game),
            None => Ok(()),
        }
    }

    /// Leaves the match unfinished in the store.
    #[must_use]
    pub fn leave(self) -> Match {
        self.wait();
        self.game.clone()
    }
}

impl Drop for Journal {
    fn drop(&mut self) {
        // The journal must know the name of the saved record. Otherwise the
        // match would be saved a second time after it is resumed.
        let _ = self.wait_for_saved();
    }
}

impl Disk {
    const fn new(store: Store, saved: Option<String>, writer: Option<Writer>) -> Self {
        Self {
            store,
            saved,
            writer,
            saving: None,
            error: None,
            has_failed: false,
        }
    }

    /// Writes a line about what has just happened to `game`.
    fn write(&mut self, line: Line, game: &Match) {
        match &mut self.writer {
            Some(writer) => writer.send(line),
            // A journal that begins now holds the change already.
            None => self.create_journal(game),
        }
    }

    fn create_journal(&mut self, game: &Match) {
        match self.store.create_journal(game, self.saved.as_deref()) {
            Ok((path, journal)) => {
                self.writer = Some(Writer::start(path, journal));
                self.has_failed = false;
            }
            Err(error) => {
                if !self.has_failed {
                    self.error = Some(error);
                }
                self.has_failed = true;
            }
        }
    }

    fn remove_journal(&mut self, game: &Match) -> Result<(), StoreError> {
        // The name of the saved record belongs in the journal that ends.
        let _ = self.wait_for_saved(game);
        match self.writer.take() {
            Some(writer) => {
                let path = writer.path().to_owned();
                // Some systems do not remove open files.
                drop(writer);
                self.store.remove_journal(&path)
            }
            None => Ok(()),
        }
    }

    fn save(&mut self, game: &Match) -> Result<PathBuf, StoreError> {
        let _ = self.wait_for_saved(game);
        let path = self.store.save_again(self.saved.as_deref(), game)?;
        self.remember_name(&path, game);
        Ok(path)
    }

    fn save_in_background(&mut self, game: &Match) {
        // One at a time, so that both write the same record. The result of the
        // earlier one no longer matters.
        let _ = self.wait_for_saved(game);
        self.saving = Some(Saving::start(
            self.store.clone(),
            self.saved.clone(),
            game.clone(),
        ));
    }

    fn take_saved(&mut self, game: &Match) -> Option<Result<PathBuf, StoreError>> {
        if self.saving.as_ref().is_some_and(Saving::is_running) {
            return None;
        }
        self.wait_for_saved(game)
    }

    fn wait_for_saved(&mut self, game: &Match) -> Option<Result<PathBuf, StoreError>> {
        let result = self.saving.take()?.wait();
        if let Ok(path) = &result {
            self.remember_name(path, game);
        }
        Some(result)
    }

    fn remember_name(&mut self, path: &Path, game: &Match) {
        let name = name_of(path);
        if self.saved.as_ref() != Some(&name) {
            self.saved = Some(name.clone());
            self.write(Line::Saved(name), game);
        }
    }
}
