//! The accumulative historical model: what fared well is deployed more often.
//!
//! A table counts for each state and each meme deployed in it how the games
//! ended for the side that did. States are numbered as the side to move sees
//! them, so that both sides share their experience.

use core::fmt::Write as _;
use std::collections::HashMap;

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::{Kind, Model, Scene, Spec, ideomemeplex::by_share};
use curio_rules::{
    Player, PlayerSet,
    chimple::{Memes, Options, View},
};

/// How a meme is chosen by its record.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pick {
    /// In proportion to the chance of winning, raised to a power.
    Share,
    /// By a sample of what the chance of winning may be (Thompson sampling).
    Thompson,
    /// The best so far.
    Best,
}

impl Pick {
    /// The word in texts.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Share => "share",
            Self::Thompson => "thompson",
            Self::Best => "best",
        }
    }
}

/// How games ended in which a meme was deployed in a state. With decay, games
/// long ago count for less than one.
#[derive(Clone, Copy, Debug, PartialEq, Default)]
pub struct Tally {
    /// Won by the side that deployed it.
    pub wins: f64,
    /// Lost.
    pub losses: f64,
    /// Drawn.
    pub draws: f64,
}

impl Tally {
    /// How often the meme was deployed.
    pub const fn uses(&self) -> f64 {
        self.wins + self.losses + self.draws
    }

    /// The chance of winning, as far as it is known: one half before there
    /// is anything to tell from.
    pub const fn chance(&self) -> f64 {
        (self.wins + self.draws / 2.0 + 1.0) / (self.uses() + 2.0)
    }

    /// Beads in the matchbox: four to begin with, three more for a win, one for
    /// a draw, one less for a loss, never less than one.
    pub const fn beads(&self) -> f64 {
        (4.0 + 3.0 * self.wins + self.draws - self.losses).max(1.0)
    }

    const fn scaled(&self, factor: f64) -> Self {
        Self {
            wins: self.wins * factor,
            losses: self.losses * factor,
            draws: self.draws * factor,
        }
    }
}

/// A table that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {reason}")]
pub struct HistoryError {
    /// The line, from 1.
    pub line: usize,
    /// What is wrong with it.
    pub reason: String,
}

/// The first line of a saved table.
const HEADING: &str = "# curio chimple history 1: state descriptor W L D";

/// With decay, what a game counts grows from game to game, instead of all that came before
/// getting less; beyond this the table is rescaled.
const GREATEST_UNIT: f64 = 1e9;

/// A model that goes by the record of earlier games.
#[derive(Clone, Debug)]
pub struct Historical {
    spec: Spec,
    options: Options,
    table: HashMap<(u32, u16), Tally>,
    /// What a game counts now, in the units of the table.
    unit: f64,
    used: Vec<(Player, u32, u16)>,
    games: u64,
    is_learning: bool,
}

impl Historical {
    /// A model without any record.
    pub fn new(spec: &Spec, options: &Options) -> Self {
        Self {
            spec: *spec,
            options: *options,
            table: HashMap::new(),
            unit: 1.0,
            used: Vec::new(),
            games: 0,
            is_learning: true,
        }
    }

    /// The same experience in a model with other settings.
    pub(super) fn taken_by(&self, spec: &Spec) -> Self {
        Self {
            spec: *spec,
            ..self.clone()
        }
    }

    /// How many games it has learned from.
    pub const fn games(&self) -> u64 {
        self.games
    }

    /// How many pairs of a state and a meme it has a record of.
    pub fn entries(&self) -> usize {
        self.table.len()
    }

    /// The record of a meme, by its place in the list, in a state.
    pub fn tally(&self, state: u32, meme: usize) -> Tally {
        let key = (state, u16::try_from(meme).unwrap_or(u16::MAX));
        self.table
            .get(&key)
            .map_or_else(Tally::default, |tally| tally.scaled(1.0 / self.unit))
    }

    /// The place in `scene.memes` of the meme to deploy; nothing is learned.
    pub fn pick(&self, scene: &Scene<'_>, dice: &mut Pcg64Mcg) -> usize {
        let state = scene.view.number();
        let tallies = scene.memes.iter().map(|(id, _)| self.tally(state, *id));
        if self.spec.kind == Kind::Matchbox {
            let beads: Vec<f64> = tallies.map(|tally| tally.beads()).collect();
            return by_share(&beads, dice);
        }
        match self.spec.pick {
            Pick::Share => {
                let power = i32::try_from(self.spec.power).unwrap_or(1);
                let shares: Vec<f64> = tallies.map(|tally| tally.chance().powi(power)).collect();
                by_share(&shares, dice)
            }
            Pick::Thompson => first_highest(tallies.map(|tally| {
                let (wins, losses) = (
                    tally.wins + tally.draws / 2.0 + 1.0,
                    tally.losses + tally.draws / 2.0 + 1.0,
                );
                beta(wins, losses, dice)
            })),
            Pick::Best => first_highest(tallies.map(|tally| tally.chance())),
        }
    }

    /// Learns from a game of others: who was to move, the state as that side saw
    /// it, and the place of the meme in the list.
    pub fn study(&mut self, turns: &[(Player, u32, usize)], winners: PlayerSet) {
        let used = turns
            .iter()
            .map(|(player, state, meme)| {
                (*player, *state, u16::try_from(*meme).unwrap_or(u16::MAX))
            })
            .collect();
        self.used = used;
        self.settle(winners);
    }

    fn settle(&mut self, winners: PlayerSet) {
        if self.spec.decay < 10_000 {
            self.unit *= 10_000.0 / f64::from(self.spec.decay.max(1));
            if self.unit > GREATEST_UNIT {
                let factor = 1.0 / self.unit;
                for tally in self.table.values_mut() {
                    *tally = tally.scaled(factor);
                }
                self.unit = 1.0;
            }
        }
        for (player, state, meme) in self.used.drain(..) {
            let tally = self.table.entry((state, meme)).or_default();
            if winners.is_empty() {
                tally.draws += self.unit;
            } else if winners.contains(player) {
                tally.wins += self.unit;
            } else {
                tally.losses += self.unit;
            }
        }
        self.games += 1;
    }

    /// The table as text, a line for each state and meme.
    pub fn save(&self) -> String {
        let mut rows: Vec<_> = self.table.keys().copied().collect();
        rows.sort_unstable();
        let mut text = String::from(HEADING);
        let _ = writeln!(text, "\n# {} games, model {}", self.games, self.spec);
        for (state, meme) in rows {
            let tally = self.tally(state, usize::from(meme));
            let number = |count: f64| {
                let text = format!("{count:.3}");
                text.trim_end_matches('0').trim_end_matches('.').to_owned()
            };
            let _ = writeln!(
                text,
                "{state} {meme} {} {} {}",
                number(tally.wins),
                number(tally.losses),
                number(tally.draws)
            );
        }
        text
    }

    /// Adds the table of a text to this one.
    ///
    /// # Errors
    /// Which line does not belong to a table of this board.
    pub fn load(&mut self, text: &str) -> Result<(), HistoryError> {
        let memes = Memes::for_options(&self.options).all().len();
        let mut read = Vec::new();
        for (number, line) in (1..).zip(text.lines()) {
            let line = line.trim();
            if line.is_empty() || line.starts_with('#') {
                if let Some(games) = line.strip_prefix("# ").and_then(|rest| {
                    rest.split_once(" games")
                        .and_then(|(games, _)| games.parse::<u64>().ok())
                }) {
                    self.games += games;
                }
                continue;
            }
            let wrong = |reason: &str| HistoryError {
                line: number,
                reason: reason.to_owned(),
            };
            let words: Vec<&str> = line.split_whitespace().collect();
            let [state, meme, counts @ ..] = &words[..] else {
                return Err(wrong("a line is `state descriptor W L D`"));
            };
            let counts: Vec<f64> = counts
                .iter()
                .filter_map(|count| count.parse().ok())
                .filter(|count: &f64| count.is_finite() && *count >= 0.0)
                .collect();
            let [wins, losses, draws] = counts[..] else {
                return Err(wrong("W, L and D must be three numbers, none below 0"));
            };
            let state = state
                .parse()
                .ok()
                .filter(|state| View::of_number(self.options.size, *state).is_some())
                .ok_or_else(|| wrong("there is no such state on this board"))?;
            let meme = meme
                .parse::<u16>()
                .ok()
                .filter(|meme| usize::from(*meme) < memes)
                .ok_or_else(|| wrong("there is no such descriptor on this board"))?;
            read.push((
                (state, meme),
                Tally {
                    wins,
                    losses,
                    draws,
                },
            ));
        }
        for (key, tally) in read {
            let known = self.table.entry(key).or_default();
            let more = tally.scaled(self.unit);
            known.wins += more.wins;
            known.losses += more.losses;
            known.draws += more.draws;
        }
        Ok(())
    }
}

impl Model for Historical {
    fn begin(&mut self) {
        self.used.clear();
    }

    fn decide(&mut self, scene: &Scene<'_>, dice: &mut Pcg64Mcg) -> usize {
        let chosen = self.pick(scene, dice);
        if let (true, Some((id, _))) = (self.is_learning, scene.memes.get(chosen)) {
            let id = u16::try_from(*id).unwrap_or(u16::MAX);
            self.used
                .push((scene.position.to_move(), scene.view.number(), id));
        }
        chosen
    }

    fn learn(&mut self, winners: PlayerSet) {
        if self.is_learning {
            self.settle(winners);
        }
    }

    fn history(&self) -> Option<&Historical> {
        Some(self)
    }

    fn set_learning(&mut self, on: bool) {
        self.is_learning = on;
    }
}

fn first_highest(values: impl Iterator<Item = f64>) -> usize {
    let mut best = (0, f64::NEG_INFINITY);
    for (place, value) in values.enumerate() {
        if value > best.1 {
            best = (place, value);
        }
    }
    best.0
}

/// A sample of the Beta distribution, for parameters of at least 1.
fn beta(a: f64, b: f64, dice: &mut Pcg64Mcg) -> f64 {
    let (x, y) = (gamma(a, dice), gamma(b, dice));
    x / (x + y)
}

/// A sample of the Gamma distribution with a shape of at least 1 (Marsaglia and
/// Tsang, 2000).
fn gamma(shape: f64, dice: &mut Pcg64Mcg) -> f64 {
    let d = shape - 1.0 / 3.0;
    let c = 1.0 / (9.0 * d).sqrt();
    loop {
        let (x, squared) = normal(dice);
        let v = (1.0 + c * x).powi(3);
        if v <= 0.0 {
            continue;
        }
        let u = dice.random_range(0.0..1.0_f64).max(f64::MIN_POSITIVE);
        if u.ln() < 0.5 * squared + d - d * v + d * v.ln() {
            return d * v;
        }
    }
}

/// A sample of the normal distribution, and its square (Marsaglia's polar
/// method).
fn normal(dice: &mut Pcg64Mcg) -> (f64, f64) {
    loop {
        let x = dice.random_range(-1.0..1.0_f64);
        let y = dice.random_range(-1.0..1.0_f64);
        let s = x * x + y * y;
        if s > 0.0 && s < 1.0 {
            let sample = x * (-2.0 * s.ln() / s).sqrt();
            return (sample, sample * sample);
        }
    }
}
