//! The jobs that solving a position is split into, in a file: for which rules, and a line of
//! JSON for each job.

use std::path::{Path, PathBuf};

use anyhow::Context as _;
use curio_engine::xafka::{Found, Job};
use curio_rules::{Game as _, OptionValues, Player, xafka::Xafka};
use serde::{Deserialize, Serialize};

use super::colour;
use crate::line_file::{LineFile, whole_lines};

/// What all jobs of a file are for; the first line.
#[derive(Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    curio: String,
    game: String,
    options: OptionValues,
}

/// A job: either who wins, or how much is missing to show that the player to move does, and
/// that the other does.
#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct JobLine {
    position: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    winner: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    missing: Option<[u32; 2]>,
    nodes: u64,
}

/// A file that jobs are written to.
#[derive(Debug)]
pub(crate) struct JobFile {
    file: LineFile,
    start: Xafka,
}

impl JobFile {
    /// Opens a file to go on with, or begins one, and returns the jobs in it.
    ///
    /// # Errors
    /// When it cannot be read or written, another process is writing to it, or it has
    /// something else.
    pub(crate) fn open(path: &Path, start: &Xafka) -> anyhow::Result<(Self, Vec<Job>)> {
        let (mut file, text) = LineFile::open(path)?;
        let jobs = if text.is_empty() {
            file.add(&head(start))?;
            Vec::new()
        } else {
            read(path, &text, start)?
        };
        let start = *start;
        Ok((Self { file, start }, jobs))
    }

    /// The jobs in several files.
    ///
    /// # Errors
    /// When one cannot be read, or has something else.
    pub(crate) fn merge(paths: &[PathBuf], start: &Xafka) -> anyhow::Result<Vec<Job>> {
        let mut jobs = Vec::new();
        for path in paths {
            jobs.extend(read(path, &whole_lines(path)?, start)?);
        }
        Ok(jobs)
    }

    /// Adds a job.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn add(&mut self, job: &Job) -> anyhow::Result<()> {
        let (winner, missing) = match job.found {
            Found::Winner(winner) => (Some(colour(&self.start, winner).to_owned()), None),
            Found::Missing { win, loss } => (None, Some([win, loss])),
        };
        self.file.add(&JobLine {
            position: job.position.clone(),
            winner,
            missing,
            nodes: job.nodes,
        })
    }
}

fn head(start: &Xafka) -> Head {
    Head {
        curio: "solve".to_owned(),
        game: Xafka::INFO.id.to_owned(),
        options: Xafka::write_options(&start.options()),
    }
}

fn read(path: &Path, text: &str, start: &Xafka) -> anyhow::Result<Vec<Job>> {
    let wrong = |line: usize| format!("{}, line {line}: no job", path.display());
    let mut lines = text.lines();
    let first = lines.next().unwrap_or_default();
    let found: Head = serde_json::from_str(first).with_context(|| wrong(1))?;
    anyhow::ensure!(
        found == head(start),
        "{} has jobs for other rules: {first}",
        path.display()
    );
    let seats = [Player(0), Player(1)];
    let mut jobs = Vec::new();
    for (number, line) in (2..).zip(lines) {
        let line: JobLine = serde_json::from_str(line).with_context(|| wrong(number))?;
        let winner = line.winner.as_deref();
        let winner =
            winner.and_then(|name| seats.into_iter().find(|it| colour(start, *it) == name));
        let found = match (winner, line.missing) {
            (Some(winner), None) => Found::Winner(winner),
            (None, Some([win, loss])) => Found::Missing { win, loss },
            _ => anyhow::bail!(wrong(number)),
        };
        jobs.push(Job {
            position: line.position,
            found,
            nodes: line.nodes,
        });
    }
    Ok(jobs)
}
