//! The ideomemeplex: agents with opinions, who vote.
//!
//! Each agent weighs the features of every eligible meme by its own weights,
//! and supports, opposes or demurs. Votes count by the agent's strength and its
//! prestige, twice for the agent that would have to act. Prestige rises when
//! what an agent supported was deployed and the game was won, and falls when it
//! was lost.
//!
//! The essay calls such models arbitrary, and so they are: the presets in `temper`
//! are characters made up for the purpose.

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::{
    Features, Model, Scene, Spec,
    temper::{AGENTS, Company, Temper},
};
use crate::chimple::motions::Motions;
use curio_rules::{
    Player, PlayerSet,
    chimple::{Descriptor, Options},
};

/// How prestige changes with a game.
const RISE: f64 = 1.1;
/// The bounds of prestige.
const PRESTIGE: (f64, f64) = (0.25, 4.0);

/// What is remembered of one side.
#[derive(Clone, Debug)]
struct Side {
    prestige: [f64; AGENTS],
    /// How many of the memes deployed each agent supported, less those that it
    /// opposed.
    backing: [i32; AGENTS],
}

impl Default for Side {
    fn default() -> Self {
        Self {
            prestige: [1.0; AGENTS],
            backing: [0; AGENTS],
        }
    }
}

/// A model in which agents vote.
#[derive(Debug)]
pub struct Ideomemeplex {
    company: Company,
    /// In hundredths of a vote; at 0 the highest score is deployed.
    temperature: u32,
    motions: Motions,
    sides: [Side; 2],
    has_fixed_prestige: bool,
}

/// What the agents of the side to move say of one meme.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Poll {
    /// Each agent's vote: 1 supports, -1 opposes, 0 demurs; agents that are
    /// captured say nothing.
    pub votes: [Option<i8>; AGENTS],
    /// The sum of the votes, each weighed by strength and prestige, twice for
    /// the agent that would act.
    pub score: f64,
}

impl Ideomemeplex {
    /// Agents as a specification describes them.
    pub fn new(spec: &Spec, options: &Options) -> Self {
        Self {
            company: spec.company,
            temperature: spec.temperature,
            motions: Motions::new(options),
            sides: Default::default(),
            has_fixed_prestige: spec.has_fixed_prestige,
        }
    }

    /// What each agent says of each eligible meme, and what comes of it.
    pub fn poll(&self, scene: &Scene<'_>) -> Vec<Poll> {
        let mover = scene.position.to_move();
        let places = scene.position.places(mover);
        let is_there = |agent: usize| places.get(agent).is_some_and(Option::is_some);
        let present: Vec<usize> = (0..AGENTS).filter(|agent| is_there(*agent)).collect();
        let all = scene.memes.iter();
        all.map(|(_, meme)| self.opinion(scene, meme, &present))
            .collect()
    }

    fn opinion(&self, scene: &Scene<'_>, meme: &Descriptor, present: &[usize]) -> Poll {
        let features = Features::new(&scene.view, meme, &self.motions);
        let wish = |agent: usize| self.company[agent].wish(&features);
        let actor = scene.position.character(scene.position.step(meme).from);
        let side = &self.sides[scene.position.to_move().index() & 1];
        let mut poll = Poll::default();
        for agent in present.iter().copied() {
            let others = present.iter().copied().filter(|other| *other != agent);
            let many = present.len().saturating_sub(1).max(1) as i32;
            let mean = others.map(wish).sum::<i32>() / many;
            let temper = self.company[agent];
            let felt = wish(agent) + i32::from(temper.sway) * mean / 10;
            let vote = Temper::vote(felt);
            let voice = i32::from(temper.strength) * if actor == Some(agent) { 2 } else { 1 };
            poll.votes[agent] = Some(vote as i8);
            poll.score += f64::from(vote * voice) * side.prestige[agent];
        }
        poll
    }
}

impl Model for Ideomemeplex {
    fn begin(&mut self) {
        for side in &mut self.sides {
            side.backing = [0; AGENTS];
        }
    }

    fn decide(&mut self, scene: &Scene<'_>, dice: &mut Pcg64Mcg) -> usize {
        let polls = self.poll(scene);
        let scores: Vec<f64> = polls.iter().map(|poll| poll.score).collect();
        let chosen = by_score(&scores, f64::from(self.temperature) / 100.0, dice);
        let side = &mut self.sides[scene.position.to_move().index() & 1];
        if let Some(poll) = polls.get(chosen) {
            for (backing, vote) in side.backing.iter_mut().zip(poll.votes) {
                *backing += i32::from(vote.unwrap_or(0));
            }
        }
        chosen
    }

    fn learn(&mut self, winners: PlayerSet) {
        if self.has_fixed_prestige || winners.is_empty() {
            return;
        }
        for (seat, side) in (0..).zip(&mut self.sides) {
            let has_won = winners.contains(Player(seat));
            for (prestige, backing) in side.prestige.iter_mut().zip(side.backing) {
                if backing > 0 {
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

    fn prestige(&self, player: Player) -> Option<[f64; AGENTS]> {
        self.sides.get(player.index()).map(|side| side.prestige)
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
