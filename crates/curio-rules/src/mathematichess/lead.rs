//! Who leads by points, on which territories they are, and what may end the match soon.

use core::cmp::Reverse;

use super::{pieces::colour, position::Mathematichess};
use crate::{Lead, Player, texts};

/// From this number of turns before the limit on, it is said how many are left.
const LAST_TURNS: u16 = 12;

impl Mathematichess {
    /// The points against each other; the leader's territories, the most valuable first.
    pub(super) fn lead_by_points(&self) -> Option<Lead> {
        let lead = Lead::by_score(self)?;
        let [white, black] = self.points();
        let leader = usize::from(black > white);
        let mut worth: Vec<(i64, String)> = self
            .territories()
            .iter()
            .map(|territory| (territory.points[leader], territory.name()))
            .filter(|(points, _)| *points > 0 && white != black)
            .collect();
        worth.sort_by_key(|(points, _)| Reverse(*points));
        let said = worth.iter().map(|(points, name)| {
            let name = name.replace('-', ", ");
            texts::mathematichess_lead_territory(&points.to_string(), &name)
        });
        Some(Lead {
            reasons: said.collect(),
            danger: self.end_in_sight(),
            ..lead
        })
    }

    /// What ends the match before long: the last territory that it takes, or the limit.
    fn end_in_sight(&self) -> Option<String> {
        if self.is_placing() || self.end().is_some() {
            return None;
        }
        let near = Player::all(2).find_map(|player| {
            let counts = self.towards_the_end(player).into_iter();
            // Where one is enough, that holds from the first turn on.
            let mut near =
                counts.filter(|(_, has, wanted)| *wanted > 1 && has + 1 == u32::from(*wanted));
            near.next().map(|(kind, ..)| (player, kind))
        });
        if let Some((player, kind)) = near {
            return Some(texts::mathematichess_lead_near(colour(player), kind.word()));
        }
        let left = self.agreed().limit?.saturating_sub(self.plies());
        (left <= LAST_TURNS).then(|| texts::mathematichess_lead_turns(left))
    }
}
