//! Another program that plays over UGI, at the other end of two pipes.

use core::time::Duration;
use std::{
    io::{self, BufRead as _, BufReader, Write as _},
    process::{Child, ChildStdin, Command, Stdio},
    sync::mpsc::{self, Receiver, RecvTimeoutError},
    thread,
    time::Instant,
};

use super::{permits::Permit, ugi::command_words};
use crate::record::Match;

/// How long an engine may take for what needs no thought.
const PATIENCE: Duration = Duration::from_secs(10);

/// How long it may take to leave when told to.
const FAREWELL: Duration = Duration::from_millis(500);

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
    input: Option<ChildStdin>,
    lines: Receiver<String>,
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
        let mut child = Command::new(program)
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .map_err(failed)?;
        let input = child.stdin.take();
        let output = child
            .stdout
            .take()
            .ok_or_else(|| failed(io::ErrorKind::BrokenPipe.into()))?;
        let (sender, lines) = mpsc::channel();
        thread::Builder::new()
            .name("engine output".to_owned())
            .spawn(move || {
                let lines = BufReader::new(output).lines();
                for line in lines.map_while(Result::ok) {
                    if sender.send(line).is_err() {
                        break;
                    }
                }
            })
            .map_err(failed)?;
        let mut engine = Self {
            command: command.to_owned(),
            child,
            input,
            lines,
        };
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
        self.wait_for("readyok", PATIENCE)?;
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
        let answer = self.wait_for("bestmove", time + PATIENCE)?;
        Ok(answer.split_whitespace().next().unwrap_or("").to_owned())
    }

    /// Sends a line. An engine that is gone is noticed when its answer is
    /// waited for.
    fn tell(&mut self, line: &str) {
        if let Some(input) = &mut self.input {
            let _ = writeln!(input, "{line}").and_then(|()| input.flush());
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
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    if let Some(rest) = line.trim().strip_prefix(awaited)
                        && (rest.is_empty() || rest.starts_with(char::is_whitespace))
                    {
                        return Ok(rest.trim().to_owned());
                    }
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
                        status: self.how_it_ended(),
                        awaited,
                    });
                }
            }
        }
    }

    fn how_it_ended(&mut self) -> String {
        self.leave();
        match self.child.try_wait() {
            Ok(Some(status)) => status.to_string(),
            _ => "its output is closed".to_owned(),
        }
    }

    /// Waits a moment for the engine to leave by itself.
    fn leave(&mut self) {
        self.input = None;
        let until = Instant::now() + FAREWELL;
        while matches!(self.child.try_wait(), Ok(None)) && Instant::now() < until {
            thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for External {
    fn drop(&mut self) {
        self.tell("quit");
        self.leave();
        if matches!(self.child.try_wait(), Ok(None)) {
            let _ = self.child.kill();
            let _ = self.child.wait();
        }
    }
}
