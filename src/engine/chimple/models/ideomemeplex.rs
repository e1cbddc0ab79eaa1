//! The ideomemeplex: agents with opinions, who vote.
//!
//! Each agent weighs the features of every eligible meme by its own weights,
//! and supports, opposes or demurs. Votes count by the agent's strength and its
//! prestige, twice for the agent that would have to act. Prestige rises when
//! what an agent supported was deployed and the game was won, and falls when it
//! was lost.
//!
//! The essay calls such models arbitrary, and so they are: the presets below are
//! characters made up for the purpose.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::{FEATURES, Features, Model, Scene};
use crate::{
    engine::chimple::motions::Motions,
    rules::{
        Player, PlayerSet,
        chimple::{Options, Square},
    },
};

/// A character for all agents of a side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Preset {
    /// Ahead and at them, whatever it costs.
    Bold,
    /// Out of reach first.
    Timid,
    /// With the others: stays by friends, and is swayed by what they want.
    Conformist,
    /// Each agent another character: bold, timid, conformist, calculating.
    Mixed,
}

/// Utilities up to this are neither supported nor opposed.
const INDIFFERENCE: i32 = 1;

/// How prestige changes with a game.
const RISE: f64 = 1.1;
/// The bounds of prestige.
const PRESTIGE: (f64, f64) = (0.25, 4.0);

#[derive(Clone, Copy, Debug)]
struct Temper {
    weights: [i32; FEATURES.len()],
    strength: i32,
    /// In tenths: how much of the others' mean utility is taken over.
    sway: i32,
}

const fn temper(weights: [i32; FEATURES.len()], strength: i32, sway: i32) -> Temper {
    Temper {
        weights,
        strength,
        sway,
    }
}

// captures, advances, retreats, sideways, lands attacked, leaves attack,
// defends a friend, centre, enemy's choice
const BOLD: Temper = temper([8, 4, -4, 0, 0, 0, 0, 2, 0], 3, 0);
const TIMID: Temper = temper([2, -1, 2, 1, -8, 6, 1, 0, 0], 1, 0);
const CONFORMIST: Temper = temper([3, 1, -1, 1, -3, 2, 5, 1, 0], 2, 10);
const CALCULATING: Temper = temper([6, 1, 0, 0, -6, 4, 1, 1, -1], 2, 0);

impl Preset {
    const fn temper(self, agent: usize) -> Temper {
        match self {
            Self::Bold => BOLD,
            Self::Timid => TIMID,
            Self::Conformist => CONFORMIST,
            Self::Mixed => match agent & 3 {
                0 => BOLD,
                1 => TIMID,
                2 => CONFORMIST,
                _ => CALCULATING,
            },
        }
    }
}

/// What is remembered of one side.
#[derive(Clone, Debug, Default)]
struct Side {
    /// Where each agent stands, as its side sees it; nothing once captured.
    places: Vec<Option<Square>>,
    prestige: Vec<f64>,
    /// How many of the memes deployed each agent supported, less those that it
    /// opposed.
    backing: Vec<i32>,
}

/// A model in which agents vote.
#[derive(Debug)]
pub struct Ideomemeplex {
    preset: Preset,
    /// In hundredths of a vote; at 0 the highest score is deployed.
    temperature: u32,
    motions: Motions,
    sides: [Side; 2],
    is_learning: bool,
}

impl Ideomemeplex {
    /// Agents of this character; `temperature` in hundredths of a vote.
    #[must_use]
    pub fn new(preset: Preset, temperature: u32, options: &Options) -> Self {
        Self {
            preset,
            temperature,
            motions: Motions::new(options),
            sides: Default::default(),
            is_learning: true,
        }
    }

    /// The prestige of a side's agents, in the order of their first squares.
    #[must_use]
    pub fn prestige(&self, player: Player) -> &[f64] {
        self.sides
            .get(player.index())
            .map_or(&[], |side| &side.prestige)
    }

    /// Finds each agent of the scene: where it stood last, or, when the scene
    /// does not go on from there, in the order of the squares.
    fn recognise(&mut self, scene: &Scene<'_>) {
        let Some(side) = self.sides.get_mut(scene.position.to_move().index()) else {
            return;
        };
        let own = scene.view.own;
        for place in &mut side.places {
            *place = place.filter(|square| own.contains(*square));
        }
        if side.places.iter().flatten().count() != own.len() as usize {
            side.places = own.into_iter().map(Some).collect();
            side.backing = vec![0; side.places.len()];
        }
        side.prestige
            .resize(side.places.len().max(side.prestige.len()), 1.0);
        side.backing.resize(side.places.len(), 0);
    }

    /// Each agent's vote on each eligible meme: 1, 0 or -1.
    fn votes(&self, scene: &Scene<'_>) -> Vec<Vec<i32>> {
        let Some(side) = self.sides.get(scene.position.to_move().index()) else {
            return Vec::new();
        };
        let features: Vec<Features> = scene
            .memes
            .iter()
            .map(|(_, meme)| Features::of(&scene.view, meme, &self.motions))
            .collect();
        let utility = |agent: usize, features: &Features| -> i32 {
            let weights = self.preset.temper(agent).weights;
            features.all().iter().zip(weights).map(|(f, w)| f * w).sum()
        };
        let present: Vec<usize> = (0..side.places.len())
            .filter(|agent| side.places.get(*agent).is_some_and(Option::is_some))
            .collect();
        (0..side.places.len())
            .map(|agent| {
                features
                    .iter()
                    .map(|features| {
                        let own = utility(agent, features);
                        let others: Vec<i32> = present
                            .iter()
                            .filter(|other| **other != agent)
                            .map(|other| utility(*other, features))
                            .collect();
                        let mean = others.iter().sum::<i32>() / (others.len().max(1) as i32);
                        let felt = own + self.preset.temper(agent).sway * mean / 10;
                        let has_vote = present.contains(&agent);
                        i32::from(has_vote && felt > INDIFFERENCE)
                            - i32::from(has_vote && felt < -INDIFFERENCE)
                    })
                    .collect()
            })
            .collect()
    }
}

impl Model for Ideomemeplex {
    fn begin(&mut self) {
        for side in &mut self.sides {
            side.places.clear();
            side.backing.clear();
        }
    }

    fn choose(&mut self, scene: &Scene<'_>, dice: &mut Pcg64Mcg) -> usize {
        self.recognise(scene);
        let votes = self.votes(scene);
        let Some(side) = self.sides.get_mut(scene.position.to_move().index()) else {
            return 0;
        };
        let scores: Vec<f64> = scene
            .memes
            .iter()
            .enumerate()
            .map(|(place, (_, meme))| {
                votes
                    .iter()
                    .enumerate()
                    .map(|(agent, votes)| {
                        let vote = votes.get(place).copied().unwrap_or(0);
                        let acts = side.places.get(agent).copied().flatten() == Some(meme.agent);
                        let weight = self.preset.temper(agent).strength * if acts { 2 } else { 1 };
                        let prestige = side.prestige.get(agent).copied().unwrap_or(1.0);
                        f64::from(vote * weight) * prestige
                    })
                    .sum()
            })
            .collect();
        let chosen = by_score(&scores, f64::from(self.temperature) / 100.0, dice);
        for (backing, votes) in side.backing.iter_mut().zip(&votes) {
            *backing += votes.get(chosen).copied().unwrap_or(0);
        }
        if let Some((_, meme)) = scene.memes.get(chosen) {
            for place in &mut side.places {
                if *place == Some(meme.agent) {
                    *place = Some(meme.result);
                }
            }
        }
        chosen
    }

    fn learn(&mut self, winners: PlayerSet) {
        if !self.is_learning || winners.is_empty() {
            return;
        }
        for (seat, side) in (0..).zip(&mut self.sides) {
            let has_won = winners.contains(Player(seat));
            for (prestige, backing) in side.prestige.iter_mut().zip(&side.backing) {
                if *backing > 0 {
                    let changed = if has_won {
                        *prestige * RISE
                    } else {
                        *prestige / RISE
                    };
                    *prestige = changed.clamp(PRESTIGE.0, PRESTIGE.1);
                }
            }
        }
    }

    fn set_learning(&mut self, on: bool) {
        self.is_learning = on;
    }
}

/// A place chosen with chances that grow with the scores; without temperature
/// the first of the highest.
fn by_score(scores: &[f64], temperature: f64, dice: &mut Pcg64Mcg) -> usize {
    let most = scores.iter().copied().fold(f64::NEG_INFINITY, f64::max);
    if temperature <= 0.0 {
        return scores.iter().position(|score| *score >= most).unwrap_or(0);
    }
    let shares: Vec<f64> = scores
        .iter()
        .map(|score| ((score - most) / temperature).exp())
        .collect();
    by_share(&shares, dice)
}

/// A place chosen with chances proportional to the shares.
pub(super) fn by_share(shares: &[f64], dice: &mut Pcg64Mcg) -> usize {
    let all: f64 = shares.iter().sum();
    let mut left = dice.random_range(0.0..1.0_f64) * all;
    for (place, share) in shares.iter().enumerate() {
        left -= share;
        if left < 0.0 {
            return place;
        }
    }
    shares.len().saturating_sub(1)
}
