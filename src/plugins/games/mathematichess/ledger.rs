//! Territories as lists and sums: ranked by worth, and each as the lines of
//! arithmetic that make it.

use super::{MathematichessTable, words::key};
use crate::{
    rules::{Explanation, Player, mathematichess::Territory},
    texts,
};

/// A line of a sum.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Line {
    /// How far it is moved to the right.
    pub(crate) depth: usize,
    /// What is counted.
    pub(crate) label: String,
    /// What it comes to.
    pub(crate) value: String,
}

/// The territories, the most valuable first.
pub(crate) fn ranked(table: &MathematichessTable) -> Vec<&Territory> {
    let mut all: Vec<&Territory> = table.territories.iter().collect();
    all.sort_by_key(|territory| core::cmp::Reverse(territory.worth()));
    all
}

/// The sum of a territory, line by line.
pub(crate) fn lines(territory: &Territory) -> Vec<Line> {
    fn add(parts: &[Explanation], depth: usize, all: &mut Vec<Line>) {
        for part in parts {
            all.push(Line {
                depth,
                label: part.label.clone(),
                value: part.value.clone(),
            });
            add(&part.parts, depth + 1, all);
        }
    }
    let mut all = Vec::new();
    add(&territory.explanation().parts, 0, &mut all);
    all
}

/// What a territory is worth, to one or to both: `450` or `36 : 28`.
pub(crate) fn worth(territory: &Territory) -> String {
    match territory.owner {
        Some(_) => territory.worth().to_string(),
        None => format!("{} : {}", territory.points[0], territory.points[1]),
    }
}

/// What kind of territory it is, in a few words.
pub(crate) fn kind(territory: &Territory) -> String {
    let mut words = vec![match territory.owner {
        None => texts::table_mathematichess_owner_shared().to_owned(),
        Some(Player::FIRST) => texts::table_mathematichess_owner_white().to_owned(),
        Some(_) => texts::table_mathematichess_owner_black().to_owned(),
    }];
    if let Some(kind) = territory.homogeneous {
        words.push(texts::table_mathematichess_kinds_times(
            territory.multiplier,
            key(kind),
        ));
    }
    if territory.royal {
        words.push(texts::table_mathematichess_royal().to_owned());
    }
    if territory.secured {
        words.push(texts::table_mathematichess_secured().to_owned());
    }
    words.join(", ")
}

/// A gain or a loss with its sign: `+24`, `−10`, `0`.
pub(crate) fn signed(points: i64) -> String {
    match points {
        0 => "0".to_owned(),
        gain if gain > 0 => format!("+{gain}"),
        loss => format!("−{}", loss.unsigned_abs()),
    }
}

/// What a player's points come to: "472 (+24)", or how many they stay.
pub(crate) fn changed(gain: i64, after: i64) -> String {
    match gain {
        0 => texts::table_mathematichess_still(after),
        _ => format!("{after} ({})", signed(gain)),
    }
}

/// How many squares of a territory are named.
const NAMED: usize = 4;

/// The squares of a territory, as far as there is room for them: "a1-a2", or
/// "a1-a2-a3 and 44 more".
pub(crate) fn short_name(territory: &Territory) -> String {
    if territory.cells.len() <= NAMED {
        return territory.name();
    }
    let named = territory.cells.iter().take(NAMED - 1);
    let named: Vec<String> = named.map(ToString::to_string).collect();
    let more = territory.cells.len() + 1 - NAMED;
    texts::table_mathematichess_and_more(more, &named.join("-"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{
        Game,
        mathematichess::{Mathematichess, Options},
    };

    #[test]
    fn points_that_stay_are_said_to_stay() {
        assert_eq!(changed(0, 12), "still 12");
        assert_eq!(changed(-3, 9), "9 (−3)");
    }

    #[test]
    fn gains_and_losses_have_their_signs() {
        assert_eq!(
            [24, 0, -10].map(signed),
            ["+24".to_owned(), "0".to_owned(), "−10".to_owned()]
        );
    }

    #[test]
    fn the_richest_territory_comes_first_and_every_sum_has_its_lines() {
        let text = "nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - WB";
        let position = Mathematichess::parse_position(&Options::on(5), text).unwrap();
        let table = MathematichessTable::new(position);
        let all = ranked(&table);
        assert!(!all.is_empty());
        for pair in all.windows(2) {
            assert!(pair[0].worth() >= pair[1].worth());
        }
        for territory in all {
            let lines = lines(territory);
            assert!(!lines.is_empty() && lines.iter().all(|line| !line.label.is_empty()));
            assert!(!kind(territory).is_empty() && !worth(territory).is_empty());
        }
    }
}
