//! What the laboratory has found so far.

use std::collections::BTreeMap;

use serde::Serialize;

use super::models::{AGENTS, Played};
use curio_rules::Player;

/// How games ended, from the view of one side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Results {
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

impl Results {
    /// How many games they are.
    pub const fn games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The points in thousandths of the most there could be; a draw is half a
    /// point.
    pub const fn permille(&self) -> u32 {
        match self.games() {
            0 => 0,
            games => (2000 * self.wins as u64 + 1000 * self.draws as u64) as u32 / (2 * games),
        }
    }

    pub(super) fn count(&mut self, played: &Played, player: Player) {
        let winners = played.winners();
        if winners.is_empty() {
            self.draws += 1;
        } else if winners.contains(player) {
            self.wins += 1;
        } else {
            self.losses += 1;
        }
    }
}

/// How well a model did against random play after some training.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct CurvePoint {
    /// The model, by its place among the models.
    pub model: usize,
    /// How many games it had played against itself.
    pub games: u32,
    /// Its results as Black.
    pub first: Results,
    /// Its results as White.
    pub second: Results,
}

/// What was found.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Findings {
    /// The models as texts.
    pub models: Vec<String>,
    /// The results of each model as Black (outer) against each as White.
    pub matrix: Vec<Vec<Results>>,
    /// How often each model deployed each meme of the list.
    pub memes: Vec<Vec<u64>>,
    /// How often each state came about, by the number that the side to move
    /// sees.
    pub states: BTreeMap<u32, u64>,
    /// How often the games ended for each reason.
    pub endings: BTreeMap<&'static str, u32>,
    /// How many turns were taken in all games that count.
    pub turns: u64,
    /// The learning curves.
    pub curve: Vec<CurvePoint>,
    /// For models whose agents have prestige, that of each agent in thousandths,
    /// as Black and as White; nothing for the others.
    pub prestige: Vec<Option<[[u32; AGENTS]; 2]>>,
}

impl Findings {
    /// All results of a model, as Black and as White; games against itself
    /// count for Black.
    pub fn total(&self, model: usize) -> Results {
        let mut total = Results::default();
        for (first, row) in self.matrix.iter().enumerate() {
            for (second, results) in row.iter().enumerate() {
                if first == model {
                    total.wins += results.wins;
                    total.losses += results.losses;
                    total.draws += results.draws;
                } else if second == model {
                    total.wins += results.losses;
                    total.losses += results.wins;
                    total.draws += results.draws;
                }
            }
        }
        total
    }

    /// The states that came about most often, with how often.
    pub fn most_visited(&self, many: usize) -> Vec<(u32, u64)> {
        let mut all: Vec<(u32, u64)> = self.states.iter().map(|(s, n)| (*s, *n)).collect();
        all.sort_by_key(|(state, visits)| (core::cmp::Reverse(*visits), *state));
        all.truncate(many);
        all
    }
}
