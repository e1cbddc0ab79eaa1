//! Random games on nine squares, as fast as they come.
//!
//! All states and what follows on them fit into a table of a few kilobytes, so
//! a turn is a roll of the dice and a look into it. The rules of the match hold,
//! repetition and the limit of turns included.

use rand::{Rng, RngExt};

use super::{
    motions::{Bits, Motions},
    ranking::Ranking,
};
use curio_rules::chimple::{Options, Size, TURN_LIMIT, View};

/// How a random game went.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Walk {
    /// How many turns were taken.
    pub plies: u32,
    /// Whether the side to move at the end has lost; otherwise the game was
    /// drawn.
    pub is_decided: bool,
}

/// A machine that plays random games from the start.
#[derive(Debug)]
pub struct Playouts {
    /// Where each state's followers begin in `next`.
    begin: Vec<u16>,
    next: Vec<u16>,
    start: u16,
    /// How often each state has occurred in this game with each side to move.
    seen: Vec<u8>,
    visited: Vec<u16>,
}

impl Playouts {
    /// A machine for the usual rules on nine squares.
    pub fn new() -> Self {
        let options = Options::on(Size::Three);
        let (ranking, motions) = (Ranking::new(options.size), Motions::new(&options));
        let (mut begin, mut next) = (vec![0], Vec::new());
        for own in 0..=ranking.most() {
            for enemy in 0..=ranking.most() {
                for state in ranking.each(own, enemy) {
                    if enemy > 0 {
                        motions.for_each(state, |after, _| {
                            next.push(ranking.number(after) as u16);
                            false
                        });
                    }
                    begin.push(next.len() as u16);
                }
            }
        }
        let start = View::start(options.size);
        let start = ranking.number(Bits {
            own: start.own.bits(),
            enemy: start.enemy.bits(),
        });
        Self {
            seen: vec![0; 2 * ranking.states()],
            begin,
            next,
            start: start as u16,
            visited: Vec::with_capacity(TURN_LIMIT as usize),
        }
    }

    /// Plays a random game.
    pub fn play(&mut self, dice: &mut impl Rng) -> Walk {
        let mut state = self.start;
        let mut plies = 0;
        let is_decided = loop {
            let from = self.begin[usize::from(state)];
            let many = self.begin[usize::from(state) + 1] - from;
            if many == 0 {
                break true;
            }
            let place = 2 * state + (plies & 1) as u16;
            let seen = &mut self.seen[usize::from(place)];
            *seen += 1;
            self.visited.push(place);
            if *seen == 3 || plies >= TURN_LIMIT {
                break false;
            }
            let chosen = dice.random_range(0..u32::from(many)) as u16;
            state = self.next[usize::from(from + chosen)];
            plies += 1;
        };
        for place in self.visited.drain(..) {
            self.seen[usize::from(place)] = 0;
        }
        Walk { plies, is_decided }
    }
}

impl Default for Playouts {
    fn default() -> Self {
        Self::new()
    }
}
