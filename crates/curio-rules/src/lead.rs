//! How the players stand against each other: who leads, why, and what may come next.
//!
//! It says what the rules count and nothing that has been searched for, so that it gives no
//! hint. A game whose aim is not a sum of points says in [`Game::lead`] what its players
//! compare; showing it is left to others.

use crate::{Explanation, Game, Player, Points, Score, texts};

/// How the players of a position stand against each other.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Lead {
    /// What each player has, for a bar, partners side by side; never negative.
    pub amounts: Vec<(Player, Points)>,
    /// Who leads, and by how much; without a full stop.
    pub line: String,
    /// What that comes from, the weightiest first; without full stops.
    pub reasons: Vec<String>,
    /// What may be decided by one of the next moves; without a full stop.
    pub danger: Option<String>,
}

impl Lead {
    /// The lead of a running score: the sums against each other, and what the larger one is
    /// made of. `None` before there is anything to compare, and where only the end of a
    /// match brings points.
    pub fn by_score<G: Game>(game: &G) -> Option<Self> {
        let Score { totals, detail } = game.score();
        let players = || (0_u8..).map(Player).zip(totals.iter().copied());
        let most = totals.iter().copied().max()?;
        let (leader, _) = players().find(|(_, total)| *total == most)?;
        let others = players().filter(|(player, _)| *player != leader);
        let second = others.map(|(_, total)| total).max()?;
        let parts = detail.parts.get(leader.index())?;
        if most <= Points::ZERO || parts.parts.is_empty() {
            return None;
        }
        let (more, less) = (most.to_string(), second.to_string());
        let is_level = most == second;
        let name = game.colours().get(leader.index())?.name();
        Some(Self {
            amounts: players()
                .map(|(player, total)| (player, total.max(Points::ZERO)))
                .collect(),
            line: match (is_level, game.outcome()) {
                (true, _) => texts::lead_level(&more),
                (false, Some(_)) => texts::lead_ended(name, &more, &less),
                (false, None) => texts::lead_one(name, &more, &less),
            },
            // One part alone is the sum once more.
            reasons: Some(reasons(&parts.parts))
                .filter(|reasons| !is_level && reasons.len() > 1)
                .unwrap_or_default(),
            danger: None,
        })
    }
}

/// The parts of a sum that come to something: "Cashed: 8", "13 hexes touched, 1 each".
fn reasons(parts: &[Explanation]) -> Vec<String> {
    let worth = |part: &Explanation| part.value.parse::<i64>().unwrap_or_default();
    let parts = parts.iter().filter(|part| worth(part) > 0);
    let said = parts.map(|part| {
        if part.label.starts_with(|c: char| c.is_ascii_digit()) {
            return part.label.clone();
        }
        let label = part.label.split([':', ',']).next().unwrap_or_default();
        texts::lead_part(label, &part.value)
    });
    said.collect()
}

/// Names one after the other: "Red and Blue".
pub(crate) fn together(names: &[&str]) -> String {
    let (first, rest) = names.split_first().unwrap_or((&"", &[]));
    rest.iter().fold((*first).to_owned(), |before, name| {
        texts::outcome_partners(&before, name)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_sum_are_its_reasons() {
        let parts = [
            Explanation::line("4 hexagons cashed, 2 each", "8"),
            Explanation::line("Touched", "12"),
            Explanation::line("Last point", "0"),
        ];
        let expected = ["4 hexagons cashed, 2 each", "Touched: 12"];
        assert_eq!(reasons(&parts), expected);
    }

    #[test]
    fn several_names_are_one_text() {
        assert_eq!(together(&["Red", "Blue"]), "Red and Blue");
        assert_eq!(together(&["Red"]), "Red");
        assert_eq!(together(&[]), "");
    }
}
