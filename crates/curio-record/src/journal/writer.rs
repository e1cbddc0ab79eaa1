//! The thread that writes a journal, so that nobody at the table waits for the
//! disk unless they choose to.

use std::{
    fs::File,
    io,
    path::{Path, PathBuf},
    sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError, mpsc},
    thread::{self, JoinHandle},
};

use crate::{
    StoreError,
    journal_file::{JournalFile, Line},
    texts,
};

/// A journal that is being written. Dropping it waits for the disk.
#[derive(Debug)]
pub(super) struct Writer {
    path: PathBuf,
    /// `None` once the writer is being dropped.
    sender: Option<mpsc::Sender<Line>>,
    sent: u64,
    progress: Arc<(Mutex<Progress>, Condvar)>,
    thread: Option<JoinHandle<()>>,
}

#[derive(Debug, Default)]
struct Progress {
    /// The number of lines that were written, or refused by the disk.
    settled: u64,
    is_failing: bool,
    error: Option<io::Error>,
}

impl Writer {
    pub fn start(path: PathBuf, journal: JournalFile<File>) -> Self {
        let (sender, lines) = mpsc::channel();
        let progress = Arc::new((Mutex::new(Progress::default()), Condvar::new()));
        let reports = Arc::clone(&progress);
        let thread = thread::Builder::new()
            .name("journal".to_owned())
            .spawn(move || write_lines(journal, &lines, &reports))
            .ok();
        Self {
            path,
            sender: Some(sender),
            sent: 0,
            progress,
            thread,
        }
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    fn progress(&self) -> MutexGuard<'_, Progress> {
        self.progress
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
    }

    pub fn send(&mut self, line: Line) {
        let sent = self
            .sender
            .as_ref()
            .is_some_and(|sender| sender.send(line).is_ok());
        if sent {
            self.sent += 1;
        } else {
            let mut progress = self.progress();
            if !progress.is_failing {
                progress.is_failing = true;
                progress.error = Some(io::Error::other(texts::record_writing_ended()));
            }
        }
    }

    pub fn is_settled(&self) -> bool {
        self.progress().settled >= self.sent
    }

    pub fn is_failing(&self) -> bool {
        self.progress().is_failing
    }

    pub fn wait(&self) {
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

    pub fn take_error(&self) -> Option<StoreError> {
        let source = self.progress().error.take()?;
        Some(StoreError::io("write to", &self.path, source))
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.sender = None;
        if let Some(thread) = self.thread.take() {
            // If the thread panicked, the panic has been reported already.
            let _ = thread.join();
        }
    }
}

fn write_lines(
    mut journal: JournalFile<File>,
    lines: &mpsc::Receiver<Line>,
    progress: &(Mutex<Progress>, Condvar),
) {
    while let Ok(first) = lines.recv() {
        let mut count = 1;
        journal.push(&first);
        for line in lines.try_iter() {
            journal.push(&line);
            count += 1;
        }
        let result = journal.settle();
        let mut now = progress.0.lock().unwrap_or_else(PoisonError::into_inner);
        now.settled += count;
        match result {
            Ok(()) => now.is_failing = false,
            Err(error) => {
                if !now.is_failing {
                    now.error = Some(error);
                }
                now.is_failing = true;
            }
        }
        drop(now);
        progress.1.notify_all();
    }
}
