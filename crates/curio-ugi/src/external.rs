//! Other programs that play over UGI, connected by pipes.
//!
//! They may be broken or hostile, so the memory and the time that they can take
//! are bounded. [`Permits`](crate::Permits) decide which programs may be started.

use core::time::Duration;
use std::{
    io::{self, BufRead as _, BufReader, Read, Write},
    process::{Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender},
    thread,
    time::Instant,
};

use curio_process::Kept;
use curio_record::{Match, parse_duration};
use curio_rules::printable;
use curio_words::decimal;

use crate::{
    lines::{Line, next_line},
    permits::Permit,
    protocol::command_words,
    texts,
};

/// How long an engine may take to start and for answers that need no search, and how
/// late it may be with a move, unless somebody says otherwise.
pub const PATIENCE: Duration = Duration::from_secs(30);

/// How a command says so: `patience=2m ./engine`.
const PATIENCE_WORD: &str = "patience=";

/// How long it may take to quit.
const GRACE_PERIOD: Duration = Duration::from_millis(500);

/// How long one look for an answer takes. Any time beyond that passed while the machine was
/// suspended, or this process stopped, and most likely the engine with it.
const GLANCE: Duration = Duration::from_secs(1);

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 64 << 10;

/// How many lines each of the two queues holds. An engine that writes more has to
/// wait, and if it reads nothing, further lines to it are dropped.
const LINES: usize = 64;

/// How many lines of an engine's error output are passed on, and how long each may be.
const MESSAGES: u32 = 20;
const FIRST_DROPPED: u32 = MESSAGES + 1;
const LONGEST_MESSAGE: usize = 500;

/// A failure of an external engine.
#[derive(Debug, thiserror::Error)]
pub enum ExternalError {
    /// The command is invalid.
    #[error("{}", texts::no_command(.command))]
    Command {
        /// The command.
        command: String,
    },
    /// The time that it may take cannot be read.
    #[error("{}", texts::no_time(.command, PATIENCE_WORD))]
    Patience {
        /// The command.
        command: String,
    },
    /// It cannot be started.
    #[error("{}", texts::not_started(.command, &.source.to_string()))]
    Start {
        /// The command.
        command: String,
        /// The reason.
        source: io::Error,
    },
    /// It does not answer in time.
    #[error("{}", silent(.command, .awaited, *.within))]
    Silent {
        /// The command.
        command: String,
        /// The expected answer.
        awaited: &'static str,
        /// The deadline.
        within: Duration,
    },
    /// It writes an endless line.
    #[error("{}", texts::endless(.command, .awaited, LONGEST_LINE >> 10))]
    Endless {
        /// The command.
        command: String,
        /// The expected answer.
        awaited: &'static str,
    },
    /// It has exited too soon.
    #[error("{}", texts::ended(.command, .status, .awaited))]
    Ended {
        /// The command.
        command: String,
        /// Its exit status.
        status: String,
        /// The expected answer.
        awaited: &'static str,
    },
}

fn silent(command: &str, awaited: &str, within: Duration) -> String {
    let seconds = decimal(&within.as_secs_f32().to_string());
    texts::silent(command, awaited, &seconds, PATIENCE_WORD)
}

/// A running engine.
#[derive(Debug)]
pub struct External {
    command: String,
    child: Kept,
    /// `None` once the engine has been told to quit.
    input: Option<SyncSender<String>>,
    output: Receiver<Output>,
    /// How long it may take for answers that need no search.
    patience: Duration,
}

/// The output of an engine.
#[derive(Debug, PartialEq, Eq)]
pub(crate) enum Output {
    Line(String),
    /// A line that is too long. Nothing after it is read.
    Endless,
}

impl External {
    /// Starts an engine and waits until it is ready. Its command may say that it needs
    /// another `patience`.
    ///
    /// # Errors
    /// When it cannot be started or does not speak UGI.
    pub fn start(permit: &Permit, patience: Duration) -> Result<Self, ExternalError> {
        let command = permit.command();
        let words = command_words(command).unwrap_or_default();
        let (patience, words) = own_patience(&words, patience).ok_or_else(|| {
            let command = command.to_owned();
            ExternalError::Patience { command }
        })?;
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
            .stdout(Stdio::piped())
            .stderr(Stdio::piped());
        let child = Kept::start(&mut start).map_err(failed)?;
        let (input, to_write) = mpsc::sync_channel(LINES);
        let (to_queue, output) = mpsc::sync_channel(LINES);
        let mut engine = Self {
            command: command.to_owned(),
            child,
            input: Some(input),
            output,
            patience,
        };
        if let Some(pipe) = engine.child.child().stdin.take() {
            let write = move || write_lines(pipe, &to_write);
            let thread = thread::Builder::new().name("engine input".to_owned());
            thread.spawn(write).map_err(failed)?;
        }
        if let Some(pipe) = engine.child.child().stdout.take() {
            let read = move || read_lines(pipe, &to_queue);
            let thread = thread::Builder::new().name("engine output".to_owned());
            thread.spawn(read).map_err(failed)?;
        }
        if let Some(pipe) = engine.child.child().stderr.take() {
            let pass_on = move || pass_on(pipe, io::stderr());
            let thread = thread::Builder::new().name("engine messages".to_owned());
            thread.spawn(pass_on).map_err(failed)?;
        }
        engine.send("ugi");
        engine.wait_for("ugiok", patience)?;
        Ok(engine)
    }

    /// Prepares for a match.
    ///
    /// # Errors
    /// When the engine does not answer.
    pub fn new_game(&mut self, game: &Match) -> Result<(), ExternalError> {
        for (key, value) in &game.terms().options {
            self.send(&format!("setoption name {key} value {value}"));
        }
        self.send("uginewgame");
        self.catch_up()
    }

    /// Waits until the engine has done with everything it was told. What it said until
    /// then, such as the answer to an earlier question, is dropped.
    fn catch_up(&mut self) -> Result<(), ExternalError> {
        self.send("isready");
        self.wait_for("readyok", self.patience).map(drop)
    }

    /// Asks for a move within `time`. The move may be illegal.
    ///
    /// # Errors
    /// When the engine exits, or takes longer than `time` and its patience.
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
        self.send(&position);
        // Until the engine is asked, a `bestmove` is no answer.
        self.catch_up()?;
        self.send(&format!("go movetime {}", time.as_millis()));
        let answer = self.wait_for("bestmove", time.saturating_add(self.patience))?;
        Ok(answer.split_whitespace().next().unwrap_or("").to_owned())
    }

    /// Sends a line. If the engine has exited or reads nothing, waiting for its
    /// answer fails.
    fn send(&self, line: &str) {
        if let Some(input) = &self.input {
            // A text from a record must not contain another command.
            let _ = input.try_send(line.replace(char::is_control, " "));
        }
    }

    /// Waits for a line that begins with `awaited`, and returns the rest of it.
    fn wait_for(
        &mut self,
        awaited: &'static str,
        within: Duration,
    ) -> Result<String, ExternalError> {
        let mut left = within;
        loop {
            // `recv_timeout` returns a queued line even after the deadline, so the
            // deadline is checked first.
            let since = Instant::now();
            let output = if left.is_zero() {
                Err(RecvTimeoutError::Timeout)
            } else {
                self.output.recv_timeout(left.min(GLANCE))
            };
            left = left_after(left, since.elapsed());
            match output {
                Err(RecvTimeoutError::Timeout) if !left.is_zero() => {}
                Ok(Output::Line(line)) => {
                    if let Some(rest) = line.trim().strip_prefix(awaited)
                        && (rest.is_empty() || rest.starts_with(char::is_whitespace))
                    {
                        return Ok(rest.trim().to_owned());
                    }
                }
                Ok(Output::Endless) => {
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

    /// Gives the engine a moment to quit, and kills it with its child processes.
    /// Returns its exit status.
    fn end(&mut self) -> String {
        self.input = None;
        let until = Instant::now() + GRACE_PERIOD;
        // An engine that quits closes its output.
        loop {
            let left = until.saturating_duration_since(Instant::now());
            if left.is_zero() || self.output.recv_timeout(left).is_err() {
                break;
            }
        }
        self.child
            .end()
            .map_or_else(|error| error.to_string(), |status| status.to_string())
    }
}

impl Drop for External {
    fn drop(&mut self) {
        self.send("quit");
        self.end();
    }
}

/// Sends queued lines to an engine until it closes its input.
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

/// Reads the output of an engine until it ends or is no longer wanted.
pub(crate) fn read_lines(pipe: impl Read, output: &SyncSender<Output>) {
    let mut pipe = BufReader::new(pipe);
    loop {
        let mut line = Vec::new();
        let mut within = (&mut pipe).take(LONGEST_LINE + 1);
        if !matches!(within.read_until(b'\n', &mut line), Ok(1..)) {
            return;
        }
        if line.len() as u64 > LONGEST_LINE {
            let _ = output.send(Output::Endless);
            return;
        }
        let line = String::from_utf8_lossy(&line).trim_end().to_owned();
        if output.send(Output::Line(line)).is_err() {
            return;
        }
    }
}

/// Passes on what an engine writes to its error output, up to a bound; the rest is read
/// and dropped, so that the engine need not wait.
fn pass_on(pipe: impl Read, mut to: impl Write) {
    let mut pipe = BufReader::new(pipe);
    let mut lines_read = 0;
    loop {
        let line = match next_line(&mut pipe, LONGEST_MESSAGE) {
            Ok(Line::End) | Err(_) => return,
            Ok(Line::Text(line)) => line,
            Ok(Line::TooLong | Line::NotText) => "...".to_owned(),
        };
        lines_read += 1;
        let line = match lines_read {
            ..=MESSAGES => line,
            FIRST_DROPPED => "(further messages of this program are not shown)".to_owned(),
            _ => {
                lines_read = FIRST_DROPPED;
                continue;
            }
        };
        // Without an error output there is nobody to tell.
        let _ = writeln!(to, "{}", printable(line.trim_end()));
    }
}

/// The patience that the words of a command ask for, and the words without it; `None` if
/// it cannot be read.
fn own_patience(words: &[String], patience: Duration) -> Option<(Duration, &[String])> {
    let own = words
        .split_first()
        .and_then(|(first, rest)| Some((first.strip_prefix(PATIENCE_WORD)?, rest)));
    match own {
        None => Some((patience, words)),
        Some((time, rest)) => Some((parse_duration(time)?, rest)),
    }
}

/// What is left of an engine's time after a look that took `passed`.
fn left_after(left: Duration, passed: Duration) -> Duration {
    left.saturating_sub(passed.min(GLANCE))
}

#[cfg(all(test, unix))]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use curio_record::testing::played;

    use super::*;
    use crate::Permits;

    /// Longer than anything here takes on a busy machine.
    const LONG: Duration = Duration::from_secs(60);
    /// Short, for answers that never come.
    const SHORT: Duration = Duration::from_millis(200);

    fn engine(script: &str) -> External {
        let command = format!("sh -c '{script}'");
        let mut permits = Permits::default();
        permits.allow(&command);
        External::start(&permits.get(&command).unwrap(), PATIENCE).unwrap()
    }

    /// An engine that gives these answers, one for each `go`.
    fn engine_that_says(answers: &[&str]) -> External {
        let answers: Vec<String> = (1..)
            .zip(answers)
            .map(|(number, answer)| format!("{number}) {answer};;"))
            .collect();
        engine(&format!(
            "n=0; while read word rest; do case $word in ugi) echo ugiok;; \
             isready) echo readyok;; go) n=$((n+1)); case $n in {} esac;; esac; done",
            answers.concat()
        ))
    }

    #[test]
    fn only_the_answer_to_a_question_counts() {
        let mut engine = engine_that_says(&[
            "echo bestmove a1; echo bestmove a1",
            "echo bestmove b2; echo info string late; echo bestmove z9; echo info depth 3",
            "echo bestmove c3 ponder d4",
        ]);
        engine.new_game(&game()).unwrap();
        for expected in ["a1", "b2", "c3"] {
            let answer = engine.choose(&game(), Duration::ZERO);
            assert_eq!(answer.unwrap(), expected);
        }
    }

    #[test]
    fn a_command_may_ask_for_patience() {
        let words = |text: &str| command_words(text).unwrap();
        let plain = words("./engine patience=2m");
        let rest = own_patience(&plain, PATIENCE).unwrap();
        assert_eq!(rest, (PATIENCE, plain.as_slice()));
        let asking = words("patience=2m ./engine");
        let rest = own_patience(&asking, PATIENCE).unwrap();
        assert_eq!(rest, (Duration::from_secs(120), &asking[1..]));
        assert!(own_patience(&words("patience=long ./engine"), PATIENCE).is_none());
        let mut permits = Permits::default();
        let start = |permits: &mut Permits, command: &str| {
            permits.allow(command);
            External::start(&permits.get(command).unwrap(), SHORT)
        };
        let slow = "sh -c \"read word; sleep 0.5; echo ugiok\"";
        let error = start(&mut permits, "sleep 60").unwrap_err().to_string();
        assert!(error.contains("0.2 s; to wait longer, use --patience"));
        assert!(start(&mut permits, &format!("patience=1m {slow}")).is_ok());
        for wrong in ["patience=1m", "patience=long ./engine"] {
            let failed = start(&mut permits, wrong);
            assert!(failed.is_err(), "{wrong}");
        }
    }

    fn game() -> Match {
        played("xafka", &["Ann", "Ben"], &[])
    }

    #[test]
    fn an_endless_line_is_not_kept() {
        let (output, lines) = mpsc::sync_channel(LINES);
        read_lines(io::repeat(b'x'), &output);
        assert_eq!(lines.recv(), Ok(Output::Endless));
        let mut engine = engine("echo ugiok; cat /dev/zero");
        assert!(matches!(
            engine.new_game(&game()),
            Err(ExternalError::Endless { .. })
        ));
    }

    #[test]
    fn messages_of_an_engine_are_bounded() {
        let long = "y".repeat(1 << 20);
        let text = format!("no model\u{1b}[2J\n{long}\n{}", "x\n".repeat(100_000));
        let mut passed_on = Vec::new();
        pass_on(text.as_bytes(), &mut passed_on);
        let passed_on = String::from_utf8(passed_on).unwrap();
        let lines: Vec<&str> = passed_on.lines().collect();
        assert_eq!(lines.len(), 21);
        assert!(lines[0].starts_with("no model") && !lines[0].contains('\u{1b}'));
        assert_eq!(lines[1..3], ["...", "x"]);
        assert!(lines[20].contains("not shown"));
    }

    #[test]
    fn unread_lines_do_not_pile_up() {
        let (output, lines) = mpsc::sync_channel(LINES);
        let reader = thread::spawn(move || read_lines(io::repeat(b'\n'), &output));
        assert_eq!(lines.recv(), Ok(Output::Line(String::new())));
        drop(lines);
        reader.join().unwrap();
    }

    #[test]
    fn an_engine_that_never_pauses_still_misses_the_deadline() {
        let mut engine = engine("yes ugiok");
        engine.patience = SHORT;
        assert!(matches!(
            engine.new_game(&game()),
            Err(ExternalError::Silent { .. })
        ));
    }

    #[test]
    fn a_night_on_standby_costs_an_engine_a_second_at_most() {
        let second = Duration::from_secs(1);
        assert_eq!(left_after(12 * second, 8 * 3600 * second), 11 * second);
        assert_eq!(
            left_after(12 * second, second / 4),
            12 * second - second / 4
        );
        assert_eq!(left_after(second / 4, second), Duration::ZERO);
    }

    #[test]
    fn an_engine_that_reads_nothing_blocks_nothing() {
        let mut engine = engine("echo ugiok; exec sleep 60");
        for _ in 0..2 * LINES {
            engine.send(&"x".repeat(1 << 16));
        }
        engine.patience = SHORT;
        let silent = engine.choose(&game(), Duration::ZERO);
        assert!(matches!(silent, Err(ExternalError::Silent { .. })));
    }

    #[test]
    fn child_processes_are_killed_with_the_engine() {
        let mut engine = engine("sleep 120 & echo ugiok; wait");
        engine.end();
        // The output is closed once no process has it open.
        assert_eq!(
            engine.output.recv_timeout(LONG),
            Err(RecvTimeoutError::Disconnected)
        );
    }
}
