//! Territories: empty squares that belong together, and what stands around them.

use std::collections::BTreeSet;

use super::{At, CORNERS, Mathematichess, SIDES, plus, side};

/// Empty squares that belong together, with what stands around them.
#[derive(Clone, Debug, Default)]
pub(super) struct Territory {
    pub squares: BTreeSet<At>,
    pub first: BTreeSet<At>,
    pub second: BTreeSet<At>,
    /// The side that owns it.
    pub owner: Option<usize>,
    pub is_secured: bool,
    pub homogeneous: Option<char>,
    pub is_royal: bool,
    pub points: [i64; 2],
}

impl Mathematichess {
    pub(super) fn territories(&self) -> Vec<Territory> {
        let mut found: Vec<Territory> = Vec::new();
        if self.is_placing() {
            return found;
        }
        for start in self.squares() {
            if !self.is_empty(start) || found.iter().any(|it| it.squares.contains(&start)) {
                continue;
            }
            let mut territory = Territory::default();
            let mut waiting = vec![start];
            while let Some(at) = waiting.pop() {
                if !territory.squares.insert(at) {
                    continue;
                }
                let mut steps = SIDES.to_vec();
                if self.agreed.join == "diag" {
                    steps.extend(CORNERS);
                }
                let beside = steps.into_iter().map(|step| plus(at, step));
                waiting.extend(beside.filter(|at| self.is_empty(*at)));
            }
            let around = |steps: [At; 4]| -> BTreeSet<At> {
                let squares = territory.squares.iter();
                squares
                    .flat_map(|at| steps.map(|step| plus(*at, step)))
                    .filter(|at| self.is_piece(*at))
                    .collect()
            };
            let (first, second) = (around(SIDES), around(CORNERS));
            territory.second = second.difference(&first).copied().collect();
            territory.first = first;
            self.value_territory(&mut territory);
            found.push(territory);
        }
        found
    }

    fn letters(&self, squares: &BTreeSet<At>) -> Vec<char> {
        squares.iter().map(|at| self.at(*at).unwrap()).collect()
    }

    fn value_territory(&self, territory: &mut Territory) {
        let (first, second) = (
            self.letters(&territory.first),
            self.letters(&territory.second),
        );
        let of = |letters: &[char], player: usize| {
            letters.iter().filter(|it| side(**it) == player).count()
        };
        let (w1, b1) = (of(&first, 0), of(&first, 1));
        let (w2, b2) = (of(&second, 0), of(&second, 1));
        let (white, black) = match self.agreed.sovereign {
            "all" => (w1 + w2, b1 + b2),
            "break" if w1 == b1 => (w2, b2),
            _ => (w1, b1),
        };
        let sum = |letters: &[char], player: usize| -> i64 {
            let own = letters.iter().filter(|it| side(**it) == player);
            own.map(|it| self.value(*it)).sum()
        };
        let share = |player: usize| 2 * sum(&first, player) + sum(&second, player);
        if white == black {
            territory.points = [share(0), share(1)];
            return;
        }
        let owner = usize::from(black > white);
        territory.owner = Some(owner);
        let of_kind = |kind: &str, player: usize| -> usize {
            let own = first.iter().filter(|it| side(**it) == player);
            own.filter(|it| kind.contains(it.to_ascii_uppercase()))
                .count()
        };
        let kinds = ["K", "Q", "T", "R", "B", "N", "G", "P", "F"];
        territory.is_secured =
            self.agreed.secured == "on" && kinds.iter().any(|kind| of_kind(kind, owner) >= 2);
        // Whether pieces of the owner's are the majority, and `others` are not as well.
        let is_majority = |group: &str, others: &[&str]| {
            let count = of_kind(group, owner);
            let rivals = others.iter().map(|kind| of_kind(kind, owner));
            let most = rivals.max().unwrap_or(0);
            count >= 2
                && match self.agreed.majority {
                    "half" => 2 * count >= first.len() && 2 * most < first.len(),
                    "plurality" => count > most,
                    "owner" => 2 * count > of(&first, owner),
                    _ => 2 * count > first.len(),
                }
        };
        let but = |group: &str| -> Vec<&str> {
            let others = kinds.into_iter().filter(|kind| !group.contains(kind));
            others.collect()
        };
        let kind = kinds.iter().find(|kind| is_majority(kind, &but(kind)));
        territory.homogeneous = kind.and_then(|kind| kind.chars().next());
        // M22 asks for half and does not say that no other kind may have as many.
        let royals = of_kind("KQ", owner);
        let is_half = self.agreed.majority == "half" && royals >= 2 && 2 * royals >= first.len();
        territory.is_royal = is_half || is_majority("KQ", &but("KQ"));
        let factor = territory.homogeneous.map_or(1, |kind| self.value(kind));
        territory.points[owner] = (share(0) + share(1)) * factor;
    }

    /// How many territories of each kind that earns a bonus a player has.
    pub(super) fn achieved(&self, player: usize) -> [usize; 3] {
        let own: Vec<Territory> = self
            .territories()
            .into_iter()
            .filter(|it| it.owner == Some(player))
            .collect();
        [
            own.len(),
            own.iter().filter(|it| it.homogeneous.is_some()).count(),
            own.iter().filter(|it| it.is_royal).count(),
        ]
    }

    pub(super) fn totals(&self) -> [i64; 2] {
        let mut totals = [0, 0];
        for territory in self.territories() {
            totals[0] += territory.points[0];
            totals[1] += territory.points[1];
        }
        if let Some((Some(player), _)) = self.end {
            totals[player] += self.agreed.bonus;
        }
        totals
    }
}
