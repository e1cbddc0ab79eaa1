//! Which side has more characters, and how many moves each of them has: a side without any
//! loses.

use core::cmp::Ordering;

use super::Chimple;
use crate::{Game as _, Lead, Player, Points, texts};

impl Chimple {
    /// The side with more characters, and the number of moves of each.
    pub(super) fn lead_by_characters(&self) -> Option<Lead> {
        if self.outcome().is_some() {
            return None;
        }
        let players = [Player::FIRST, Player::SECOND];
        let [first, second] = players.map(|player| self.characters(player).len());
        let [name, other] = players.map(|player| Self::colour(player).name());
        let line = match first.cmp(&second) {
            Ordering::Greater => texts::chimple_leads(first, second, name),
            Ordering::Less => texts::chimple_leads(second, first, other),
            Ordering::Equal => texts::chimple_lead_level(first),
        };
        let [moves, others] = players.map(|player| self.eligible(player).count());
        let amounts = [first, second].map(|count| Points::whole(i64::from(count)));
        Some(Lead {
            amounts: players.into_iter().zip(amounts).collect(),
            line,
            reasons: vec![texts::chimple_lead_moves(moves, others, name, other)],
            danger: None,
        })
    }
}
