//! A match in progress whose every change goes to the disk.
//!
//! The changes are written by a thread, so that whoever plays never waits for
//! the disk unless they ask to: an opponent's answer is begun once
//! [`LiveMatch::is_settled`]. What the journal contains is said in
//! [`super::journal`], where it lies in [`super::store`].

use core::{ops::Deref, time::Duration};
use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc},
    thread::{self, JoinHandle},
};

use super::{
    Mark, Match, Ply, Seat, Stakes,
    files::name_of,
    journal::{Entry, JournalFile},
    saving::Saving,
    store::{Store, StoreError},
};
use curio_rules::{MoveError, Player};

/// A match in progress, kept in a journal until it is finished.
///
/// It is read as the [`Match`] it contains, and changed by the methods of the
/// same names here. When the disk refuses, the match goes on in memory and
/// [`LiveMatch::take_trouble`] tells so once.
#[derive(Debug)]
pub struct LiveMatch {
    game: Match,
    store: Store,
    /// The name under which the match is saved.
    saved: Option<String>,
    writer: Option<Writer>,
    /// The record that is being written beside the match.
    saving: Option<Saving>,
    trouble: Option<StoreError>,
    /// No journal could be begun, and that has been told.
    adrift: bool,
}

impl Deref for LiveMatch {
    type Target = Match;

    fn deref(&self) -> &Match {
        &self.game
    }
}

impl LiveMatch {
    pub(super) fn begin(store: Store, game: Match) -> Self {
        let mut live = Self {
            game,
            store,
            saved: None,
            writer: None,
            saving: None,
            trouble: None,
            adrift: false,
        };
        live.begin_journal();
        live
    }

    pub(super) fn go_on(
        store: Store,
        game: Match,
        saved: Option<String>,
        path: PathBuf,
        journal: JournalFile,
    ) -> Self {
        Self {
            game,
            store,
            saved,
            writer: Some(Writer::start(path, journal)),
            saving: None,
            trouble: None,
            adrift: false,
        }
    }

    /// Plays a move, see [`Match::play`].
    ///
    /// # Errors
    /// When the text is no move, or the rules forbid it; nothing is changed.
    pub fn play(&mut self, text: &str, used: Option<Duration>) -> Result<&Ply, MoveError> {
        let ply = self.game.play(text, used)?;
        let entry = Entry::Play {
            mv: ply.mv.clone(),
            used: ply.used,
            hash: ply.hash,
        };
        self.keep(entry);
        let last = self.game.len() - 1;
        Ok(&self.game.plies()[last])
    }

    /// Takes the last move back, see [`Match::undo`].
    pub fn undo(&mut self) -> bool {
        self.undo_many(1) == 1
    }

    /// Takes moves back, see [`Match::undo_many`].
    pub fn undo_many(&mut self, count: usize) -> usize {
        let count = self.game.undo_many(count);
        if count > 0 {
            self.keep(Entry::Undo(count));
        }
        count
    }

    /// Plays a move again, see [`Match::redo`].
    pub fn redo(&mut self) -> bool {
        self.redo_many(1) == 1
    }

    /// Plays moves again, see [`Match::redo_many`].
    pub fn redo_many(&mut self, count: usize) -> usize {
        let count = self.game.redo_many(count);
        if count > 0 {
            self.keep(Entry::Redo(count));
        }
        count
    }

    /// Takes back or plays again, see [`Match::go_to`].
    pub fn go_to(&mut self, ply: usize) {
        let now = self.game.len();
        if ply < now {
            self.undo_many(now - ply);
        } else {
            self.redo_many(ply - now);
        }
    }

    /// Forgets moves, see [`Match::truncate`].
    pub fn truncate(&mut self, ply: usize) {
        self.game.truncate(ply);
        self.keep(Entry::Truncate(ply));
    }

    /// Says something about a move, see [`Match::comment`].
    pub fn comment(&mut self, ply: usize, comment: impl Into<String>) -> bool {
        let comment = comment.into();
        let known = self.game.comment(ply, comment.clone());
        if known {
            self.keep(Entry::Comment(ply, comment));
        }
        known
    }

    /// Marks a move, see [`Match::mark`].
    pub fn mark(&mut self, ply: usize, mark: Option<Mark>) -> bool {
        let known = self.game.mark(ply, mark);
        if known {
            self.keep(Entry::Mark(ply, mark));
        }
        known
    }

    /// Changes who sits on a seat, see [`Match::set_seat`].
    pub fn set_seat(&mut self, player: Player, seat: Seat) {
        self.game.set_seat(player, seat.clone());
        self.keep(Entry::Seat(player, seat));
    }

    /// Sets what is at stake, see [`Match::set_stakes`].
    pub fn set_stakes(&mut self, stakes: Stakes) {
        if self.game.terms().stakes != stakes {
            self.game.set_stakes(stakes);
            self.keep(Entry::Stakes(stakes));
        }
    }

    /// Whether all that was done is on the disk, or the disk has refused.
    #[must_use]
    pub fn is_settled(&self) -> bool {
        self.writer.as_ref().is_none_or(Writer::is_settled)
    }

    /// Waits until [`LiveMatch::is_settled`].
    pub fn wait(&self) {
        if let Some(writer) = &self.writer {
            writer.wait();
        }
    }

    /// Whether a crash now would lose something that was done.
    #[must_use]
    pub fn is_only_in_memory(&self) -> bool {
        self.writer.as_ref().is_none_or(Writer::is_failing)
    }

    /// What the disk has refused, told once for each time that it begins to.
    pub fn take_trouble(&mut self) -> Option<StoreError> {
        let writer = self.writer.as_ref();
        self.trouble
            .take()
            .or_else(|| writer.and_then(Writer::take_trouble))
    }

    /// Saves the match as a record, the same record each time, and goes on. The
    /// record of a match that was over is kept when other moves are played after
    /// all; those begin another record.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn save(&mut self) -> Result<PathBuf, StoreError> {
        let _ = self.wait_for_saved();
        let path = self.store.save_again(self.saved.as_deref(), &self.game)?;
        self.learn_name(&path);
        Ok(path)
    }

    fn learn_name(&mut self, path: &Path) {
        let name = name_of(path);
        if self.saved.as_ref() != Some(&name) {
            self.saved = Some(name.clone());
            self.keep(Entry::Saved(name));
        }
    }

    /// Begins to save the match as [`LiveMatch::save`] does, without waiting for
    /// the disk; [`LiveMatch::take_saved`] tells what comes of it.
    pub fn save_beside(&mut self) {
        // One at a time, or the two would not be the same record. What came of
        // the one before matters no more.
        let _ = self.wait_for_saved();
        self.saving = Some(Saving::start(
            self.store.clone(),
            self.saved.clone(),
            self.game.clone(),
        ));
    }

    /// Whether the match is being saved, or what came of it was not yet taken.
    #[must_use]
    pub const fn is_saving(&self) -> bool {
        self.saving.is_some()
    }

    /// What came of [`LiveMatch::save_beside`], once; nothing while it is being
    /// written.
    pub fn take_saved(&mut self) -> Option<Result<PathBuf, StoreError>> {
        if self.saving.as_ref().is_some_and(Saving::is_running) {
            return None;
        }
        self.wait_for_saved()
    }

    /// As [`LiveMatch::take_saved`], but waits for the disk.
    pub fn wait_for_saved(&mut self) -> Option<Result<PathBuf, StoreError>> {
        let result = self.saving.take()?.wait();
        if let Ok(path) = &result {
            self.learn_name(path);
        }
        Some(result)
    }

    /// Saves the match, if a move was played, and ends its journal. Should it
    /// go on after all, a new journal begins.
    ///
    /// # Errors
    /// When the disk refuses; the journal then stays.
    pub fn finish(&mut self) -> Result<Option<PathBuf>, StoreError> {
        let path = if self.game.is_empty() {
            None
        } else {
            Some(self.save()?)
        };
        self.end_journal()?;
        Ok(path)
    }

    /// Ends the journal without saving the match: it is given up for good.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn discard(mut self) -> Result<(), StoreError> {
        self.end_journal()
    }

    /// Leaves the match as it is; the store then knows it as unfinished.
    #[must_use]
    pub fn leave(self) -> Match {
        self.wait();
        self.game.clone()
    }

    fn end_journal(&mut self) -> Result<(), StoreError> {
        // What came of it belongs into the journal that ends.
        let _ = self.wait_for_saved();
        match self.writer.take() {
            Some(writer) => {
                let path = writer.path.clone();
                // The file is closed first: not every system removes open ones.
                drop(writer);
                self.store.remove_journal(&path)
            }
            None => Ok(()),
        }
    }

    fn keep(&mut self, entry: Entry) {
        match &mut self.writer {
            Some(writer) => writer.send(entry),
            // A journal begun now holds the change already.
            None => self.begin_journal(),
        }
    }

    fn begin_journal(&mut self) {
        match self.store.begin_journal(&self.game, self.saved.as_deref()) {
            Ok((path, journal)) => {
                self.writer = Some(Writer::start(path, journal));
                self.adrift = false;
            }
            Err(trouble) => {
                if !self.adrift {
                    self.trouble = Some(trouble);
                }
                self.adrift = true;
            }
        }
    }
}

impl Drop for LiveMatch {
    fn drop(&mut self) {
        // The journal must tell under which name the match was saved, or one
        // that is resumed would be saved a second time.
        let _ = self.wait_for_saved();
    }
}

/// The thread that writes a journal.
#[derive(Debug)]
struct Writer {
    path: PathBuf,
    /// Nothing once the writer is being dropped.
    sender: Option<mpsc::Sender<Entry>>,
    sent: u64,
    progress: Arc<(Mutex<Progress>, Condvar)>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Progress {
    /// How many entries were written, or refused by the disk.
    settled: u64,
    failing: bool,
    trouble: Option<io::Error>,
}

impl Writer {
    fn start(path: PathBuf, journal: JournalFile<File>) -> Self {
        let (sender, entries) = mpsc::channel();
        let progress = Arc::new((Mutex::new(Progress::default()), Condvar::new()));
        let reports = Arc::clone(&progress);
        let thread = thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || write_entries(journal, &entries, &reports))
            .ok();
        Self {
            path,
            sender: Some(sender),
            sent: 0,
            progress,
            thread,
        }
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    fn send(&mut self, entry: Entry) {
        let sent = self
            .sender
            .as_ref()
            .is_some_and(|sender| sender.send(entry).is_ok());
        if sent {
            self.sent += 1;
        } else {
            let mut progress = self.progress();
            if !progress.failing {
                progress.failing = true;
                progress.trouble = Some(io::Error::other("the writing thread has ended"));
            }
        }
    }

    fn is_settled(&self) -> bool {
        self.progress().settled >= self.sent
    }

    fn is_failing(&self) -> bool {
        self.progress().failing
    }

    fn wait(&self) {
        let mut progress = self.progress();
        while progress.settled < self.sent
            && self.thread.as_ref().is_some_and(|it| !it.is_finished())
        {
            progress = self
                .progress
                .1
                .wait(progress)
                .unwrap_or_else(PoisonError::into_inner);
        }
    }

    fn take_trouble(&self) -> Option<StoreError> {
        let source = self.progress().trouble.take()?;
        Some(StoreError::io("write to", &self.path, source))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            // A panic of the thread was reported by the panic itself.
            let _ = thread.join();
        }
    }
}

fn write_entries(
    mut journal: JournalFile<File>,
    entries: &mpsc::Receiver<Entry>,
    progress: &(Mutex<Progress>, Condvar),
) {
    while let Ok(first) = entries.recv() {
        let mut count = 1;
        journal.push(&first);
        for entry in entries.try_iter() {
            journal.push(&entry);
            count += 1;
        }
        let result = journal.settle();
        let mut progress_now = progress.0.lock().unwrap_or_else(PoisonError::into_inner);
        progress_now.settled += count;
        match result {
            Ok(()) => progress_now.failing = false,
            Err(error) => {
                if !progress_now.failing {
                    progress_now.trouble = Some(error);
                }
                progress_now.failing = true;
            }
        }
        drop(progress_now);
        progress.1.notify_all();
    }
}
