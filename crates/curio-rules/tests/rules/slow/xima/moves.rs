//! Where blocks can go.

use std::collections::BTreeSet;

use super::{At, Away, SUMMIT, Xima, floor, name};

/// The eight directions.
fn directions() -> [At; 8] {
    [
        (-1, -1),
        (-1, 0),
        (-1, 1),
        (0, -1),
        (0, 1),
        (1, -1),
        (1, 0),
        (1, 1),
    ]
}

fn is_on_board((row, column): At) -> bool {
    (0..13).contains(&row) && (0..13).contains(&column)
}

impl Xima {
    fn height(&self, at: At) -> i32 {
        2 * (floor(at) - 1) + self.tower(at).len() as i32
    }

    /// The squares that a straight path leads over, one after the other, from a place at
    /// a height.
    fn path(&self, from: At, mut height: i32, (down, right): At) -> Vec<At> {
        let mut path = Vec::new();
        let mut at = (from.0 + down, from.1 + right);
        while is_on_board(at) && self.height(at) <= height + 1 {
            path.push(at);
            height = self.height(at);
            at = (at.0 + down, at.1 + right);
        }
        path
    }

    /// Whether the dice permit this many steps.
    fn is_permitted(&self, steps: usize) -> bool {
        self.dice.is_empty() || self.dice.contains(&steps)
    }

    /// Where a block from outside may come to rest, with the numbers of steps.
    pub(super) fn entrances(&self) -> BTreeSet<(At, usize)> {
        let mut found = BTreeSet::new();
        let outside = (-1..=13)
            .flat_map(|row| (-1..=13).map(move |column| (row, column)))
            .filter(|at| !is_on_board(*at));
        for from in outside {
            for direction in directions() {
                let path = self.path(from, 0, direction);
                let Some(first) = path.first() else {
                    continue;
                };
                if self.agreed.first_square == "free" && !self.tower(*first).is_empty() {
                    continue;
                }
                for (number, to) in path.iter().enumerate() {
                    if self.tower(*to).is_empty() {
                        found.insert((*to, number + 1));
                    }
                }
            }
        }
        found
    }

    /// Whether a block of a player's may end on a square: on the summit, the special
    /// always, another one if it brings the special back.
    fn may_end(&self, to: At, player: usize, is_special: bool) -> bool {
        to != SUMMIT || is_special || self.is_special_captured(player)
    }

    /// Every way of a block of a player's: from where, if it is on the board, whether it is
    /// the special, where to, and in how many steps.
    fn ways(&self, player: usize) -> Vec<(Option<At>, bool, At, usize)> {
        let mut ways = Vec::new();
        let has_common = self.table.reserve[player] > 0;
        let has_special = self.table.away[player] == Some(Away::Reserve);
        if has_common || has_special {
            for (to, steps) in self.entrances() {
                if to == SUMMIT && self.agreed.summit_entry == "no" {
                    continue;
                }
                if has_common && self.may_end(to, player, false) {
                    ways.push((None, false, to, steps));
                }
                if has_special {
                    ways.push((None, true, to, steps));
                }
            }
        }
        for (from, tower) in &self.table.towers {
            let (owner, is_special) = *tower.last().unwrap();
            if owner != player || self.moved == Some(*from) {
                continue;
            }
            for direction in directions() {
                let path = self.path(*from, self.height(*from) - 1, direction);
                for (steps, to) in (1..).zip(path) {
                    if self.may_end(to, player, is_special) {
                        ways.push((Some(*from), is_special, to, steps));
                    }
                }
            }
        }
        ways
    }

    /// The moves of blocks that the player to move has, repetitions included.
    pub(super) fn block_moves(&self) -> BTreeSet<String> {
        let ways = self.ways(self.player());
        let with_the_higher = self.with_the_higher_die(&ways);
        let ways = ways.into_iter();
        ways.filter(|(_, _, _, steps)| self.is_permitted(*steps))
            .map(|(from, is_special, to, _)| match from {
                _ if is_special && to == SUMMIT => "TOP".to_owned(),
                None if is_special => format!("={}", name(to)),
                None => format!("-{}", name(to)),
                Some(from) if self.would_capture(to, self.player()) => {
                    format!("{}x{}", name(from), name(to))
                }
                Some(from) => format!("{}{}", name(from), name(to)),
            })
            .chain(with_the_higher)
            .collect()
    }

    /// The ways into a square to which both of two dice lead, by the higher one.
    fn with_the_higher_die(&self, ways: &[(Option<At>, bool, At, usize)]) -> Vec<String> {
        let [low, high] = self.dice[..] else {
            return Vec::new();
        };
        let leads =
            |to: At, is_special: bool, die: usize| ways.contains(&(None, is_special, to, die));
        let by_high = ways
            .iter()
            .filter(|way| way.0.is_none() && way.3 == high && low < high);
        by_high
            .filter(|(_, is_special, to, _)| !(*is_special && *to == SUMMIT))
            .filter(|(_, is_special, to, _)| leads(*to, *is_special, low))
            .map(|(_, is_special, to, _)| {
                format!(
                    "{}{}/{high}",
                    if *is_special { '=' } else { '-' },
                    name(*to)
                )
            })
            .collect()
    }

    /// Whether the player can move at all, whatever the dice say.
    pub(super) fn can_move(&self, player: usize) -> bool {
        !self.ways(player).is_empty()
    }

    pub(super) fn would_capture(&self, to: At, player: usize) -> bool {
        let mut tower = self.tower(to).to_vec();
        if tower.is_empty() {
            return false;
        }
        tower.push((player, false));
        self.is_captured(&tower)
    }

    /// Whether the colour on top has more blocks in a tower than every other one, and
    /// there is another one.
    pub(super) fn is_captured(&self, tower: &[(usize, bool)]) -> bool {
        let top = tower.last().unwrap().0;
        let count = |player: usize| {
            let same = tower
                .iter()
                .filter(|(owner, _)| !self.are_enemies(player, *owner));
            same.count()
        };
        let mut enemies = self.all().filter(|player| self.are_enemies(top, *player));
        count(top) < tower.len() && enemies.all(|player| count(player) < count(top))
    }

    /// The moves that do not bring about the same position for the third time.
    pub(super) fn without_repetitions(&self, moves: &BTreeSet<String>) -> BTreeSet<String> {
        let known = &self.before[self.before.len().saturating_sub(80)..];
        let is_free = self.dice.is_empty() && self.agreed.repetition != "allowed";
        let is_twice = |at: usize| known[..at].contains(&known[at]);
        if !is_free || !(0..known.len()).any(is_twice) {
            return moves.clone();
        }
        let round = 2 * self.playing().len();
        let is_new = |mv: &&String| {
            let mut next = self.clone();
            next.move_block(mv);
            next.table.to_move = self.next_player();
            let is_there =
                |back: usize| back <= known.len() && known[known.len() - back] == next.table;
            match self.agreed.repetition {
                "consecutive" => !(is_there(round) && is_there(2 * round)),
                _ => known.iter().filter(|table| **table == next.table).count() < 2,
            }
        };
        moves.iter().filter(is_new).cloned().collect()
    }

    /// All that the dice can show.
    pub(super) fn throws(&self) -> BTreeSet<String> {
        let one = (1..=6).map(|die| format!("roll:{die}"));
        let two = (1..=6).flat_map(|a| (a..=6).map(move |b| format!("roll:{a},{b}")));
        match self.agreed.dice {
            "one" => one.collect(),
            _ => two.collect(),
        }
    }
}
