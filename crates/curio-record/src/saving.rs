//! A record on its way to the disk, while the match goes on.
//!
//! A disk may take its time, most of all when it is asked to keep for good what
//! it was given. What is written is the match as it was when that was asked for.

use std::{
    io,
    path::PathBuf,
    sync::Arc,
    thread::{self, JoinHandle},
};

use super::{
    Match,
    store::{Store, StoreError},
};

/// A record that is being written. Who drops it waits for it.
#[derive(Debug)]
pub(super) struct Saving {
    folder: PathBuf,
    /// Nothing once somebody has waited for the end.
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
    /// Begins to write `game`, under its last name if it has one. Where no
    /// thread can be had it is written at once.
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

    /// Whether it is still being written.
    pub fn is_running(&self) -> bool {
        matches!(&self.progress, Some(Progress::Running(thread)) if !thread.is_finished())
    }

    /// Waits for the end, and says where the record is.
    pub fn wait(mut self) -> Result<PathBuf, StoreError> {
        self.end()
            .unwrap_or_else(|| Err(self.lost("nothing was being written")))
    }

    fn end(&mut self) -> Option<Result<PathBuf, StoreError>> {
        Some(match self.progress.take()? {
            Progress::Running(thread) => thread
                .join()
                .unwrap_or_else(|_| Err(self.lost("the writing thread has failed"))),
            Progress::Done(result) => result,
        })
    }

    fn lost(&self, reason: &str) -> StoreError {
        StoreError::io("write to", &self.folder, io::Error::other(reason))
    }
}

impl Drop for Saving {
    fn drop(&mut self) {
        // Whoever wants to know what came of it waits instead.
        let _ = self.end();
    }
}
