//! Another program that plays over UGI, at the other end of two pipes.
//!
//! It may be broken or hostile: whatever it writes, leaves unread or goes on
//! doing, the memory and the time it can take are bounded. Which programs may be
//! started is decided in [`super::permits`].

use core::time::Duration;
use std::{
    collections::BTreeSet,
    io::{self, BufRead as _, BufReader, Read, Write},
    process::{Child, Command, Stdio},
    sync::{
        Mutex, PoisonError,
        mpsc::{self, Receiver, RecvTimeoutError, SyncSender},
    },
    thread,
    time::Instant,
};

use super::{permits::Permit, ugi::command_words};
use crate::record::Match;

/// How long an engine may take for what needs no thought.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long it may take to leave when told to.
const FAREWELL: Duration = Duration::from_millis(500);

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 64 << 10;

/// How many lines may wait at each of the two pipes. An engine that writes more
/// has to wait, and lines beyond those it leaves unread are dropped.
const LINES: usize = 64;

/// The engines that are running, by the process groups that they lead.
static RUNNING: Mutex<BTreeSet<u32>> = Mutex::new(BTreeSet::new());

/// What is wrong with an external engine.
#[derive(Debug, thiserror::Error)]
pub enum ExternalError {
    /// The command is none.
    #[error("`{command}` is no command: a quotation mark is missing")]
    Command {
        /// The command.
        command: String,
    },
    /// It cannot be started.
    #[error("cannot start `{command}`: {source}")]
    Start {
        /// The command.
        command: String,
        /// Why not.
        source: io::Error,
    },
    /// It does not answer in time.
    #[error("`{command}` did not say {awaited} within {} s", within.as_secs_f32())]
    Silent {
        /// The command.
        command: String,
        /// What should have come.
        awaited: &'static str,
        /// How long was waited.
        within: Duration,
    },
    /// It writes a line without an end.
    #[error("`{command}` wrote a line of more than {} KiB instead of saying {awaited}", LONGEST_LINE >> 10)]
    Endless {
        /// The command.
        command: String,
        /// What should have come.
        awaited: &'static str,
    },
    /// It has ended before its time.
    #[error("`{command}` has ended ({status}) instead of saying {awaited}")]
    Ended {
        /// The command.
        command: String,
        /// How it ended.
        status: String,
        /// What should have come.
        awaited: &'static str,
    },
}

/// An engine that is running.
#[derive(Debug)]
pub struct External {
    command: String,
    child: Child,
    /// Nothing once it was told to leave.
    input: Option<SyncSender<String>>,
    output: Receiver<Heard>,
    /// How long it may take for what needs no thought.
    patience: Duration,
}

/// What an engine writes.
#[derive(Debug, PartialEq, Eq)]
enum Heard {
    Line(String),
    /// A line that is too long; nothing after it is read.
    Endless,
}

impl External {
    /// Starts an engine and waits until it is there.
    ///
    /// # Errors
    /// When it cannot be started or does not speak UGI.
    pub fn start(permit: &Permit) -> Result<Self, ExternalError> {
        let command = permit.command();
        let words = command_words(command).unwrap_or_default();
        let Some((program, arguments)) = words.split_first() else {
            return Err(ExternalError::Command {
                command: command.to_owned(),
            });
        };
        let failed = |source| ExternalError::Start {
            command: command.to_owned(),
            source,
        };
        let mut start = Command::new(program);
        start
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped());
        // What it starts itself belongs to its group, and is ended with it.
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(&mut start, 0);
        let child = start.spawn().map_err(failed)?;
        running(|groups| groups.insert(child.id()));
        let (input, to_write) = mpsc::sync_channel(LINES);
        let (heard, output) = mpsc::sync_channel(LINES);
        let mut engine = Self {
            command: command.to_owned(),
            child,
            input: Some(input),
            output,
            patience: PATIENCE,
        };
        if let Some(pipe) = engine.child.stdin.take() {
            let write = move || write_lines(pipe, &to_write);
            let thread = thread::Builder::new().name("engine input".to_owned());
            thread.spawn(write).map_err(failed)?;
        }
        if let Some(pipe) = engine.child.stdout.take() {
            let read = move || read_lines(pipe, &heard);
            let thread = thread::Builder::new().name("engine output".to_owned());
            thread.spawn(read).map_err(failed)?;
        }
        engine.tell("ugi");
        engine.wait_for("ugiok", PATIENCE)?;
        Ok(engine)
    }

    /// Prepares for a match.
    ///
    /// # Errors
    /// When the engine does not answer.
    pub fn new_game(&mut self, game: &Match) -> Result<(), ExternalError> {
        for (key, value) in &game.terms().options {
            self.tell(&format!("setoption name {key} value {value}"));
        }
        self.tell("uginewgame");
        self.tell("isready");
        self.wait_for("readyok", self.patience)?;
        Ok(())
    }

    /// Asks for a move after some time of thought. The text is not judged.
    ///
    /// # Errors
    /// When the engine ends, or does not answer within the time and ten seconds.
    pub fn choose(&mut self, game: &Match, time: Duration) -> Result<String, ExternalError> {
        let mut position = match &game.terms().start {
            None => "position startpos".to_owned(),
            Some(text) => format!("position fen {text}"),
        };
        if !game.is_empty() {
            position.push_str(" moves");
            for ply in game.plies() {
                position.push(' ');
                position.push_str(&ply.mv);
            }
        }
        self.tell(&position);
        self.tell(&format!("go movetime {}", time.as_millis()));
        let answer = self.wait_for("bestmove", time.saturating_add(self.patience))?;
        Ok(answer.split_whitespace().next().unwrap_or("").to_owned())
    }

    /// Sends a line. An engine that is gone, or does not read what it is told, is
    /// noticed when its answer is waited for.
    fn tell(&self, line: &str) {
        if let Some(input) = &self.input {
            // Text from a record must not begin another command.
            let _ = input.try_send(line.replace(char::is_control, " "));
        }
    }

    /// Waits for a line that begins with a word, and returns its rest.
    fn wait_for(
        &mut self,
        awaited: &'static str,
        within: Duration,
    ) -> Result<String, ExternalError> {
        let until = Instant::now() + within;
        loop {
            let left = until.saturating_duration_since(Instant::now());
            // A line that is waiting is received however late it is, so the clock
            // has to be checked before each one.
            let heard = if left.is_zero() {
                Err(RecvTimeoutError::Timeout)
            } else {
                self.output.recv_timeout(left)
            };
            match heard {
                Ok(Heard::Line(line)) => {
                    if let Some(rest) = line.trim().strip_prefix(awaited)
                        && (rest.is_empty() || rest.starts_with(char::is_whitespace))
                    {
                        return Ok(rest.trim().to_owned());
                    }
                }
                Ok(Heard::Endless) => {
                    return Err(ExternalError::Endless {
                        command: self.command.clone(),
                        awaited,
                    });
                }
                Err(RecvTimeoutError::Timeout) => {
                    return Err(ExternalError::Silent {
                        command: self.command.clone(),
                        awaited,
                        within,
                    });
                }
                Err(RecvTimeoutError::Disconnected) => {
                    return Err(ExternalError::Ended {
                        command: self.command.clone(),
                        status: self.end(),
                        awaited,
                    });
                }
            }
        }
    }

    /// Ends the engine, with all that it has started, after a moment to leave by
    /// itself. Says how it ended.
    fn end(&mut self) -> String {
        self.input = None;
        let until = Instant::now() + FAREWELL;
        // An engine that leaves closes its output.
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() || self.output.recv_timeout(left).is_err() {
                break;
            }
        }
        // Until it has been waited for, no other process can have its number.
        let group = self.child.id();
        running(|groups| {
            if groups.remove(&group) {
                end_group(group);
            }
        });
        // Where there are no groups the engine at least is ended.
        let _ = self.child.kill();
        self.child
            .wait()
            .map_or_else(|error| error.to_string(), |status| status.to_string())
    }
}

impl Drop for External {
    fn drop(&mut self) {
        self.tell("quit");
        self.end();
    }
}

/// Does something with the list of the engines that are running.
fn running<T>(change: impl FnOnce(&mut BTreeSet<u32>) -> T) -> T {
    change(&mut RUNNING.lock().unwrap_or_else(PoisonError::into_inner))
}

/// Ends the engines that are still running, before the program itself ends.
pub(super) fn end_all() {
    running(|groups| groups.iter().copied().for_each(end_group));
}

/// Ends a process with all that it has started.
#[cfg(unix)]
fn end_group(group: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};

    let group = i32::try_from(group).ok().and_then(Pid::from_raw);
    // Group 1 would stand for all processes there are.
    if let Some(group) = group.filter(|group| !group.is_init()) {
        // It may have ended by itself meanwhile.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Other systems have no groups.
#[cfg(not(unix))]
const fn end_group(_group: u32) {}

/// Writes what an engine is told, for as long as it reads.
fn write_lines(mut pipe: impl Write, lines: &Receiver<String>) {
    for line in lines {
        if writeln!(pipe, "{line}")
            .and_then(|()| pipe.flush())
            .is_err()
        {
            return;
        }
    }
}

/// Reads what an engine writes, for as long as there is a listener.
fn read_lines(pipe: impl Read, heard: &SyncSender<Heard>) {
    let mut pipe = BufReader::new(pipe);
    loop {
        let mut line = Vec::new();
        let mut within = (&mut pipe).take(LONGEST_LINE + 1);
        if !matches!(within.read_until(b'\n', &mut line), Ok(1..)) {
            return;
        }
        if line.len() as u64 > LONGEST_LINE {
            let _ = heard.send(Heard::Endless);
            return;
        }
        let line = String::from_utf8_lossy(&line).trim_end().to_owned();
        if heard.send(Heard::Line(line)).is_err() {
            return;
        }
    }
}

#[cfg(all(test, unix))]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::{
        cli::Permits,
        record::{Seat, Terms},
    };

    /// Longer than any of what follows should take, however busy the machine is.
    const LONG: Duration = Duration::from_secs(60);
    /// So short that what never comes is soon missed.
    const SHORT: Duration = Duration::from_millis(200);

    fn engine(script: &str) -> External {
        let command = format!("sh -c '{script}'");
        let mut permits = Permits::default();
        permits.allow(&command);
        External::start(&permits.of(&command).unwrap()).unwrap()
    }

    fn game() -> Match {
        let seats = vec![Seat::human("Ann"), Seat::human("Ben")];
        Match::new(Terms::new("xafka", seats)).unwrap()
    }

    #[test]
    fn a_line_without_an_end_is_not_kept() {
        let (heard, lines) = mpsc::sync_channel(LINES);
        read_lines(io::repeat(b'x'), &heard);
        assert_eq!(lines.recv(), Ok(Heard::Endless));
        let mut engine = engine("echo ugiok; cat /dev/zero");
        assert!(matches!(
            engine.new_game(&game()),
            Err(ExternalError::Endless { .. })
        ));
    }

    #[test]
    fn lines_that_nobody_listens_to_are_not_piled_up() {
        let (heard, lines) = mpsc::sync_channel(LINES);
        let reader = thread::spawn(move || read_lines(io::repeat(b'\n'), &heard));
        assert_eq!(lines.recv(), Ok(Heard::Line(String::new())));
        drop(lines);
        reader.join().unwrap();
    }

    #[test]
    fn an_engine_that_never_pauses_is_late_all_the_same() {
        let mut engine = engine("yes ugiok");
        engine.patience = SHORT;
        assert!(matches!(
            engine.new_game(&game()),
            Err(ExternalError::Silent { .. })
        ));
    }

    #[test]
    fn an_engine_that_reads_nothing_keeps_nobody_waiting() {
        let mut engine = engine("echo ugiok; exec sleep 60");
        for _ in 0..2 * LINES {
            engine.tell(&"x".repeat(1 << 16));
        }
        engine.patience = SHORT;
        let silent = engine.choose(&game(), Duration::ZERO);
        assert!(matches!(silent, Err(ExternalError::Silent { .. })));
    }

    #[test]
    fn what_an_engine_has_started_is_ended_with_it() {
        let mut engine = engine("sleep 120 & echo ugiok; wait");
        assert!(running(|groups| groups.contains(&engine.child.id())));
        engine.end();
        assert!(running(|groups| !groups.contains(&engine.child.id())));
        // The output is closed once nobody has it open any more.
        assert_eq!(
            engine.output.recv_timeout(LONG),
            Err(RecvTimeoutError::Disconnected)
        );
    }
}
