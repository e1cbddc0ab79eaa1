//! The results of games in a file: what was played, and one line of JSON for each
//! game that has ended.
//!
//! A run that was interrupted goes on where its file ends, several runs can share
//! the games out among them, and their files can be merged. Either way the results
//! are the same, byte by byte, as those of one run.

use std::{
    collections::BTreeMap,
    path::{Path, PathBuf},
};

use anyhow::Context as _;
use curio_record as record;
use curio_rules::OptionValues;
use serde::{Deserialize, Serialize};

use crate::line_file::{LineFile, line, whole_lines};

/// What was agreed for all games of a file; the first line.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Plan {
    /// `match` or `ladder`.
    pub(crate) curio: String,
    pub(crate) game: String,
    pub(crate) options: OptionValues,
    pub(crate) players: Vec<String>,
    pub(crate) seed: u64,
    /// After how many plies a game is broken off.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) longest: Option<usize>,
}

/// A game that has ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Played {
    /// Which players met: in a ladder the place of the lower one, else 0.
    pub(crate) pairing: u32,
    /// The number of the game in the pairing, from 0.
    pub(crate) number: u32,
    /// The seats that won; none when the game was drawn.
    pub(crate) winners: Vec<usize>,
    pub(crate) plies: usize,
    /// What decided, in one word; `unfinished` for a game that was broken off.
    pub(crate) reason: String,
}

/// The reason of a game that was broken off.
pub(crate) const UNFINISHED: &str = "unfinished";

/// Where games are broken off by default. Where somebody thinks, a game takes some
/// hundred moves, but random moves at XIMA may never reach an end.
pub(crate) const LONGEST_GAME: usize = 10_000;

/// A part of the games, for one of several processes: `2/8` is the second of eight. Games are
/// shared out by rounds, in which each player has each seat once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    index: u64,
    count: u64,
}

impl Default for Shard {
    fn default() -> Self {
        Self { index: 0, count: 1 }
    }
}

impl Shard {
    /// Reads `I/N`.
    pub(crate) fn read(text: &str) -> Result<Self, String> {
        let read = || {
            let (index, count) = text.split_once('/')?;
            let (index, count): (u64, u64) = (index.parse().ok()?, count.parse().ok()?);
            (1..=count).contains(&index).then(|| Self {
                index: index - 1,
                count,
            })
        };
        read().ok_or_else(|| "write the part as I/N, from 1/N to N/N".to_owned())
    }

    /// Whether a round belongs to this part.
    pub(crate) const fn has(self, round: u64) -> bool {
        round % self.count == self.index
    }
}

/// Results, and the file in which they are kept, if there is one.
#[derive(Debug)]
pub(crate) struct Results {
    pub(crate) plan: Plan,
    played: BTreeMap<(u32, u32), Played>,
    file: Option<LineFile>,
}

impl Results {
    /// Results that are not kept.
    pub(crate) const fn new(plan: Plan) -> Self {
        Self {
            plan,
            played: BTreeMap::new(),
            file: None,
        }
    }

    /// Opens a file of results to go on with, or begins one.
    ///
    /// # Errors
    /// When the file cannot be read or written, another process is writing to it,
    /// or it has results of something else.
    pub(crate) fn open(path: &Path, plan: Plan) -> anyhow::Result<Self> {
        let (mut file, text) = LineFile::open(path)?;
        let mut results = Self::new(plan);
        if text.is_empty() {
            file.add(&results.plan)?;
        } else {
            let found = Self::read(path, &text)?;
            anyhow::ensure!(
                found.plan == results.plan,
                "{} has the results of other games: {}",
                path.display(),
                line(&found.plan)?.trim_end()
            );
            results.played = found.played;
        }
        results.file = Some(file);
        Ok(results)
    }

    /// The results of several files, which must be of the same games.
    ///
    /// # Errors
    /// When a file cannot be read, or has results of other games or other results.
    pub(crate) fn merge(paths: &[PathBuf]) -> anyhow::Result<Self> {
        let mut merged: Option<Self> = None;
        for path in paths {
            let found = Self::read(path, &whole_lines(path)?)?;
            let Some(merged) = &mut merged else {
                merged = Some(found);
                continue;
            };
            anyhow::ensure!(
                found.plan == merged.plan,
                "{} has the results of other games",
                path.display()
            );
            for (place, played) in found.played {
                let known = merged.played.insert(place, played.clone());
                anyhow::ensure!(
                    known.is_none_or(|known| known == played),
                    "{}: game {} has two results",
                    path.display(),
                    place.1 + 1
                );
            }
        }
        merged.context("there are no results")
    }

    fn read(path: &Path, text: &str) -> anyhow::Result<Self> {
        let wrong = |line: usize| format!("{}, line {line}: no result", path.display());
        let mut lines = text.lines();
        let plan = lines.next().unwrap_or_default();
        let mut results = Self::new(serde_json::from_str(plan).with_context(|| wrong(1))?);
        for (number, line) in (2..).zip(lines) {
            let played: Played = serde_json::from_str(line).with_context(|| wrong(number))?;
            results
                .played
                .insert((played.pairing, played.number), played);
        }
        Ok(results)
    }

    /// Writes all results to a file, in their order.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn write(&self, path: &Path) -> anyhow::Result<()> {
        let mut text = line(&self.plan)?;
        for played in self.played.values() {
            text.push_str(&line(played)?);
        }
        Ok(record::replace(path, &text)?)
    }

    /// The result of a game, if it is known.
    pub(crate) fn get(&self, pairing: u32, number: u32) -> Option<&Played> {
        self.played.get(&(pairing, number))
    }

    /// All results, in their order.
    pub(crate) fn iter(&self) -> impl Iterator<Item = &Played> {
        self.played.values()
    }

    /// Adds a result, and writes it down at once.
    ///
    /// # Errors
    /// When the file cannot be written.
    pub(crate) fn add(&mut self, played: Played) -> anyhow::Result<()> {
        if let Some(file) = &mut self.file {
            file.add(&played)?;
        }
        self.played.insert((played.pairing, played.number), played);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_share_out_all_rounds() {
        let shards: Vec<Shard> = (1..=3)
            .map(|n| Shard::read(&format!("{n}/3")).unwrap())
            .collect();
        for round in 0..20 {
            let takers = shards.iter().filter(|shard| shard.has(round)).count();
            assert_eq!(takers, 1, "{round}");
        }
        assert!((0..9).all(|round| Shard::default().has(round)));
        for text in ["", "1", "0/3", "4/3", "1/0", "a/b"] {
            assert!(Shard::read(text).is_err(), "{text}");
        }
    }

    fn plan(seed: u64) -> Plan {
        Plan {
            curio: "match".to_owned(),
            game: "xafka".to_owned(),
            options: OptionValues::new(),
            players: vec!["random".to_owned(), "level:1".to_owned()],
            seed,
            longest: None,
        }
    }

    fn played(number: u32) -> Played {
        Played {
            pairing: 0,
            number,
            winners: vec![1],
            plies: 30,
            reason: "isolated".to_owned(),
        }
    }

    #[test]
    fn a_file_that_was_cut_short_is_continued() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("results.jsonl");
        let mut results = Results::open(&path, plan(1)).unwrap();
        results.add(played(0)).unwrap();
        results.add(played(1)).unwrap();
        drop(results);
        let whole = std::fs::read(&path).unwrap();
        for cut in 0..whole.len() {
            std::fs::write(&path, &whole[..cut]).unwrap();
            let mut results = Results::open(&path, plan(1)).unwrap();
            for number in 0..2 {
                if results.get(0, number).is_none() {
                    results.add(played(number)).unwrap();
                }
            }
            drop(results);
            assert_eq!(std::fs::read(&path).unwrap(), whole, "cut at {cut}");
        }
    }

    #[test]
    fn files_of_other_games_are_refused() {
        let folder = tempfile::tempdir().unwrap();
        let [first, second] = ["a", "b"].map(|name| folder.path().join(name));
        Results::open(&first, plan(1)).unwrap();
        let other = Results::open(&first, plan(2)).unwrap_err().to_string();
        assert!(other.contains("has the results of other games"), "{other}");
        let mut results = Results::open(&second, plan(1)).unwrap();
        results.add(played(0)).unwrap();
        let taken = Results::open(&second, plan(1)).unwrap_err().to_string();
        assert!(taken.contains("another process"), "{taken}");
        let mut differs = played(0);
        differs.winners.clear();
        let mut results = Results::open(&first, plan(1)).unwrap();
        results.add(differs).unwrap();
        let twice = Results::merge(&[first, second]).unwrap_err().to_string();
        assert!(twice.contains("game 1 has two results"), "{twice}");
    }
}
