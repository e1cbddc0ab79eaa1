//! Saving a record in the background, while the match goes on.
//!
//! Disks may be slow, above all to synchronise. The record holds the match as it
//! was when saving began.

use std::{
    io,
    path::PathBuf,
    sync::Arc,
    thread::{self, JoinHandle},
};

use crate::{Match, Store, StoreError, texts};

/// A record that is being written. Dropping it waits for the disk.
#[derive(Debug)]
pub(super) struct Saving {
    folder: PathBuf,
    /// `None` once the result has been taken.
    progress: Option<Progress>,
}

#[derive(Debug)]
enum Progress {
    Running(JoinHandle<Result<PathBuf, StoreError>>),
    Done(Result<PathBuf, StoreError>),
}

#[derive(Debug)]
struct Job {
    store: Store,
    name: Option<String>,
    game: Match,
}

impl Job {
    fn write(&self) -> Result<PathBuf, StoreError> {
        self.store.save_again(self.name.as_deref(), &self.game)
    }
}

impl Saving {
    /// Begins to write `game`, under its last name if it has one. If no thread
    /// can be started, writes it at once.
    pub fn start(store: Store, name: Option<String>, game: Match) -> Self {
        let folder = store.matches();
        let job = Arc::new(Job { store, name, game });
        let theirs = Arc::clone(&job);
        let spawned = thread::Builder::new()
            .name("saving".to_owned())
            .spawn(move || theirs.write());
        let progress = match spawned {
            Ok(thread) => Progress::Running(thread),
            Err(_) => Progress::Done(job.write()),
        };
        Self {
            folder,
            progress: Some(progress),
        }
    }

    /// Whether the record is still being written.
    pub fn is_running(&self) -> bool {
        matches!(&self.progress, Some(Progress::Running(thread)) if !thread.is_finished())
    }

    /// Waits for the disk and returns the file.
    pub fn wait(mut self) -> Result<PathBuf, StoreError> {
        self.end()
            .unwrap_or_else(|| Err(self.lost(texts::record_nothing_written())))
    }

    fn end(&mut self) -> Option<Result<PathBuf, StoreError>> {
        Some(match self.progress.take()? {
            Progress::Running(thread) => thread
                .join()
                .unwrap_or_else(|_| Err(self.lost(texts::record_writing_failed()))),
            Progress::Done(result) => result,
        })
    }

    fn lost(&self, reason: &str) -> StoreError {
        StoreError::io("write to", &self.folder, io::Error::other(reason))
    }
}

impl Drop for Saving {
    fn drop(&mut self) {
        // To learn the result, callers wait first.
        let _ = self.end();
    }
}
