//! How far a command is that takes its time: one line on the terminal, after two seconds,
//! and gone when the command is done.

use std::{
    io::{self, IsTerminal as _, Write as _},
    sync::mpsc::{self, RecvTimeoutError},
    thread,
    time::{Duration, Instant},
};

use crate::process::stderr;

/// What is over sooner is not spoken of.
const SILENCE: Duration = Duration::from_secs(2);
/// How often the line changes at most.
const PACE: Duration = Duration::from_millis(250);

/// The progress of something that is done step by step.
#[derive(Debug)]
pub struct Progress {
    /// What a step is called.
    step: &'static str,
    all: u64,
    done: u64,
    began: Instant,
    shown: Option<Instant>,
    is_watched: bool,
}

impl Progress {
    /// The progress of a number of steps. Only people at a terminal see it.
    pub fn new(step: &'static str, all: u64) -> Self {
        Self {
            step,
            all,
            done: 0,
            began: Instant::now(),
            shown: None,
            is_watched: all > 1 && io::stderr().is_terminal(),
        }
    }

    /// The same, unless something else is written to the terminal.
    pub fn only_if(mut self, is_quiet: bool) -> Self {
        self.is_watched &= is_quiet;
        self
    }

    /// Says that another step is done.
    pub fn step(&mut self) {
        self.at(self.done + 1);
    }

    /// Says how many steps are done.
    pub fn at(&mut self, done: u64) {
        self.done = done;
        let elapsed = self.began.elapsed();
        let is_due = self.shown.is_none_or(|shown| shown.elapsed() >= PACE);
        if self.is_watched && elapsed >= SILENCE && is_due && done < self.all {
            self.shown = Some(Instant::now());
            write(&line(self.step, done, self.all, elapsed));
        }
    }
}

impl Drop for Progress {
    fn drop(&mut self) {
        if self.shown.is_some() {
            write("");
        }
    }
}

/// Shows how long something takes of which nobody knows how long it will.
#[derive(Debug)]
pub struct Clock {
    /// Closing it ends the thread.
    end: Option<mpsc::Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Clock {
    /// Begins now. Only people at a terminal see it.
    pub fn start(doing: &'static str) -> Self {
        let none = Self {
            end: None,
            thread: None,
        };
        if !io::stderr().is_terminal() {
            return none;
        }
        let (end, ended) = mpsc::channel();
        let began = Instant::now();
        let show = move || {
            let mut wait = SILENCE;
            while ended.recv_timeout(wait) == Err(RecvTimeoutError::Timeout) {
                write(&format!("{doing}, {}", time(began.elapsed())));
                wait = Duration::from_secs(1);
            }
            if began.elapsed() >= SILENCE {
                write("");
            }
        };
        let thread = thread::Builder::new().name("clock".to_owned()).spawn(show);
        match thread {
            Ok(thread) => Self {
                end: Some(end),
                thread: Some(thread),
            },
            // It only shows the time.
            Err(_) => none,
        }
    }
}

impl Drop for Clock {
    fn drop(&mut self) {
        self.end = None;
        if let Some(thread) = self.thread.take() {
            // It does nothing that could fail.
            let _ = thread.join();
        }
    }
}

/// Replaces the line of the terminal.
fn write(line: &str) {
    let mut terminal = stderr::terminal();
    // Whoever cannot be told does not miss it.
    let _ = write!(terminal, "\r{line}\x1b[K").and_then(|()| terminal.flush());
}

/// "game 12 of 40, 1:05 left".
fn line(step: &str, done: u64, all: u64, elapsed: Duration) -> String {
    let rest = match done {
        0 => String::new(),
        done => {
            let left = elapsed.as_secs_f64() * (all.saturating_sub(done)) as f64 / done as f64;
            // Within a century, so that it is a time at all.
            let left = Duration::from_secs_f64(left.min(3.0e9));
            format!(", {} left", time(left))
        }
    };
    format!("{step} {} of {all}{rest}", (done + 1).min(all))
}

/// `0:07`, `12:30`, `3:05:00`.
fn time(time: Duration) -> String {
    let seconds = time.as_secs();
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        hours => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_time_left_follows_from_what_is_done() {
        let after = |done, seconds| line("game", done, 40, Duration::from_secs(seconds));
        assert_eq!(after(0, 9), "game 1 of 40");
        assert_eq!(after(10, 20), "game 11 of 40, 1:00 left");
        assert_eq!(after(39, 39), "game 40 of 40, 0:01 left");
        assert_eq!(after(1, 3600), "game 2 of 40, 39:00:00 left");
        assert_eq!(
            line("move", 1, u64::MAX, Duration::MAX),
            format!("move 2 of {}, 833333:20:00 left", u64::MAX)
        );
    }
}
