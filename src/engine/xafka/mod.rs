//! What the search has to know of Xafka.

use super::{Ending, Searchable};
use crate::rules::{
    PlayerSet,
    xafka::{Goal, Light, Move, Xafka},
};

const GREEN: u16 = 64;
const RED: u16 = 65;
const RETIRE: u16 = 66;

impl Searchable for Xafka {
    const CODES: usize = 67;

    fn list_moves(&self, list: &mut Vec<Move>) {
        list.extend(self.destinations().into_iter().map(Move::To));
        if self.light_is_free() && !self.is_over() {
            list.extend([Move::Set(Goal::Green), Move::Set(Goal::Red)]);
        }
    }

    fn advance(&mut self, mv: &Move) {
        self.play_unchecked(*mv);
    }

    fn code(mv: &Move) -> u16 {
        match mv {
            Move::To(cell) => u16::from(cell.0 & 63),
            Move::Set(Goal::Green) => GREEN,
            Move::Set(Goal::Red) => RED,
            Move::Retire(_) => RETIRE,
        }
    }

    fn ending(&self, side: PlayerSet) -> Option<Ending> {
        self.winner().map(|winner| {
            if side.contains(winner) {
                Ending::Win
            } else {
                Ending::Loss
            }
        })
    }

    fn estimate(&self, side: PlayerSet) -> i32 {
        let mut value = 0;
        for player in self.playing().iter() {
            let open = self.destinations_of(player).len() as i32;
            value += if side.contains(player) { open } else { -open };
        }
        if self.light() == Light::Set(Goal::Red) {
            value = -value;
        }
        value * 10
    }

    fn is_quiet(&self) -> bool {
        self.destinations().len() > 1
    }
}
