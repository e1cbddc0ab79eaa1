//! Who leads by points, on which territories they are, and what may end the match soon.

use core::cmp::Reverse;

use super::{ending::Achievement, pieces::colour, position::Mathematichess};
use crate::{Lead, Player, sorted::sort_few, texts};

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
        sort_few(&mut worth, |(points, _)| Reverse(*points));
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

    /// Whose next territory of which kind would end the match.
    fn last_territory(&self) -> Option<(Player, Achievement)> {
        Player::all(2).find_map(|player| {
            let counts = self.towards_the_end(player).into_iter();
            // Where one is enough, that holds from the first turn on.
            let mut near =
                counts.filter(|(_, has, wanted)| *wanted > 1 && has + 1 == u32::from(*wanted));
            near.next().map(|(kind, ..)| (player, kind))
        })
    }

    /// What ends the match before long: the last territory that it takes, or the limit.
    fn end_in_sight(&self) -> Option<String> {
        if self.is_placing() || self.end().is_some() {
            return None;
        }
        if let Some((player, kind)) = self.last_territory() {
            return Some(texts::mathematichess_lead_near(colour(player), kind.word()));
        }
        let left = self.turns_left()?;
        (left <= LAST_TURNS).then(|| texts::mathematichess_lead_turns(left))
    }

    /// How many turns there are at most before the points are counted.
    pub fn turns_left(&self) -> Option<u16> {
        Some(self.agreed().limit?.saturating_sub(self.plies()))
    }

    /// Whether the danger in the lead is how few turns are left.
    pub fn says_turns_left(&self) -> bool {
        self.turns_left().is_some_and(|left| left <= LAST_TURNS) && self.last_territory().is_none()
    }
}
