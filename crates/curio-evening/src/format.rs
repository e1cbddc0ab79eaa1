//! The form of an evening: who is paired by which rule. The rules themselves are in
//! [`super::pairing`] and [`super::swiss`]; here are the tables of a round robin.

use serde::{Deserialize, Serialize};

/// How people are paired.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum TournamentFormat {
    /// As the number of people who take part asks: a duel of 2, a round robin of 3 to 6, an
    /// arena of more.
    #[default]
    ByNumber,
    /// Everybody against everybody, in the order of the Berger tables as far as people are free.
    RoundRobin,
    /// Whoever is free, against somebody near in the standings.
    Arena,
    /// Rounds of pairs with equal scores, then as the number of people asks.
    Swiss,
}

impl TournamentFormat {
    /// How as many people are paired while there are no rounds of a Swiss: as a round robin or
    /// as an arena.
    pub const fn among(self, people: usize) -> Self {
        match self {
            Self::ByNumber | Self::Swiss if people <= 6 => Self::RoundRobin,
            Self::RoundRobin => Self::RoundRobin,
            _ => Self::Arena,
        }
    }
}

/// The Berger table for as many people: for each round, who plays whom, counted from 0, the
/// first named with the first turn. With an odd number, whoever is in no pair sits out.
pub fn berger(people: usize) -> Vec<Vec<[usize; 2]>> {
    let even = people + people % 2;
    let around = even.saturating_sub(1);
    let round = |round: usize| {
        // All but the last sit around a circle; each round, the first of the pairs begins half
        // a circle further on.
        let first = round * (even / 2) % around;
        let at = |step: usize| (first + step) % around;
        let last = if round.is_multiple_of(2) {
            [first, around]
        } else {
            [around, first]
        };
        let others = (1..even / 2).map(|step| [at(step), at(around - step)]);
        let pairs = core::iter::once(last).chain(others);
        pairs
            .filter(|pair| pair.iter().all(|it| *it < people))
            .collect()
    };
    (0..around).map(round).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn written(people: usize) -> Vec<String> {
        let pair = |[first, second]: &[usize; 2]| format!("{}-{}", first + 1, second + 1);
        let round = |it: &Vec<[usize; 2]>| it.iter().map(pair).collect::<Vec<_>>().join(" ");
        berger(people).iter().map(round).collect()
    }

    #[test]
    fn up_to_six_play_everybody() {
        let forms = [2, 6, 7].map(|people| TournamentFormat::ByNumber.among(people));
        assert_eq!(
            forms,
            [
                TournamentFormat::RoundRobin,
                TournamentFormat::RoundRobin,
                TournamentFormat::Arena
            ]
        );
        assert_eq!(TournamentFormat::Swiss.among(7), TournamentFormat::Arena);
    }

    #[test]
    fn the_tables_are_those_of_fide() {
        assert_eq!(written(4), ["1-4 2-3", "4-3 1-2", "2-4 3-1"]);
        let six = [
            "1-6 2-5 3-4",
            "6-4 5-3 1-2",
            "2-6 3-1 4-5",
            "6-5 1-4 2-3",
            "3-6 4-2 5-1",
        ];
        assert_eq!(written(6), six);
        assert_eq!(
            written(5),
            ["2-5 3-4", "5-3 1-2", "3-1 4-5", "1-4 2-3", "4-2 5-1"]
        );
        assert_eq!(
            (written(0).len(), written(1).len(), written(2).len()),
            (0, 1, 1)
        );
    }
}
