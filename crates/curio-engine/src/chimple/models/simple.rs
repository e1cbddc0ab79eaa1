//! The models that need no explanation: chance, greed, and perfection.

use std::sync::Arc;

use rand::RngExt;
use rand_pcg::Pcg64Mcg;

use super::{Features, Model, Scene};
use crate::{
    CancelToken,
    chimple::{
        levels::{Manner, Weighed, choose, weigh},
        motions::Motions,
        shared::solved,
        solution::Solution,
    },
};
use curio_rules::{Game, chimple::Options};

/// A random place in a list of this length.
pub(super) fn even(many: usize, dice: &mut Pcg64Mcg) -> usize {
    // A fixed width keeps the choice the same on every machine.
    dice.random_range(0..many.max(1) as u64) as usize
}

/// Evenly among the eligible memes.
#[derive(Debug)]
pub(super) struct Random;

impl Model for Random {
    fn decide(&mut self, scene: &Scene<'_>, dice: &mut Pcg64Mcg) -> usize {
        even(scene.memes.len(), dice)
    }
}

/// Evenly among the agents that can do anything, then among that agent's memes.
#[derive(Debug)]
pub(super) struct Agents;

impl Model for Agents {
    fn decide(&mut self, scene: &Scene<'_>, dice: &mut Pcg64Mcg) -> usize {
        let mut agents: Vec<_> = scene.memes.iter().map(|(_, meme)| meme.agent).collect();
        agents.dedup();
        let agent = agents.get(even(agents.len(), dice)).copied();
        let own: Vec<usize> = (0..scene.memes.len())
            .filter(|place| {
                let meme = scene.memes.get(*place);
                meme.is_some_and(|(_, meme)| Some(meme.agent) == agent)
            })
            .collect();
        own.get(even(own.len(), dice)).copied().unwrap_or(0)
    }
}

/// Captures what it can, else keeps out of reach, else goes ahead; chance
/// decides among equals. It looks no further than its own turn.
#[derive(Debug)]
pub(super) struct Greedy;

/// What a meme with these features is worth to the greedy.
pub(in super::super) const fn greed(f: &Features) -> i32 {
    16 * f.captures + 4 * f.leaves_attack - 4 * f.lands_attacked + f.advances
}

impl Model for Greedy {
    fn decide(&mut self, scene: &Scene<'_>, dice: &mut Pcg64Mcg) -> usize {
        let motions = Motions::new(&scene.position.options());
        let worth: Vec<i32> = scene
            .memes
            .iter()
            .map(|(_, meme)| greed(&Features::new(&scene.view, meme, &motions)))
            .collect();
        let most = worth.iter().max();
        let best: Vec<usize> = (0..worth.len())
            .filter(|place| worth.get(*place) == most)
            .collect();
        best.get(even(best.len(), dice)).copied().unwrap_or(0)
    }
}

/// Never gives away the value of a state.
#[derive(Debug)]
pub(super) struct Perfect {
    solution: Option<Arc<Solution>>,
}

impl Perfect {
    /// Finds the solution, if it is not known yet.
    pub fn new(options: &Options) -> Self {
        Self {
            solution: solved(options, &CancelToken::default(), None),
        }
    }
}

impl Model for Perfect {
    fn decide(&mut self, scene: &Scene<'_>, dice: &mut Pcg64Mcg) -> usize {
        let Some(solution) = &self.solution else {
            return 0;
        };
        let weighed: Vec<Weighed> = weigh(scene.position, solution);
        let chosen = choose(Manner::PERFECT, &weighed, dice);
        chosen
            .and_then(|chosen| {
                scene
                    .memes
                    .iter()
                    .position(|(_, meme)| *meme == chosen.meme)
            })
            .unwrap_or(0)
    }
}
