//! What the pieces can do.

use std::collections::BTreeSet;

use super::{At, CORNERS, LEAPS, Mathematichess, SIDES, name, plus, side, times};

impl Mathematichess {
    /// What a player may not enter, and the pieces that this player may not touch.
    pub(super) fn closed(&self, player: usize) -> (BTreeSet<At>, BTreeSet<At>) {
        let (mut squares, mut frozen) = (BTreeSet::new(), BTreeSet::new());
        for territory in self.territories() {
            if !territory.is_secured || territory.owner != Some(1 - player) {
                continue;
            }
            let settlers = territory.first.union(&territory.second);
            frozen.extend(settlers.filter(|at| {
                self.agreed.frozen == "all" || side(self.at(**at).unwrap()) != player
            }));
            squares.extend(territory.squares);
        }
        (squares, frozen)
    }

    /// What the player to move can do with the pieces.
    pub(super) fn actions(&self) -> BTreeSet<String> {
        let player = self.to_move;
        let mut moves = BTreeSet::new();
        if self.is_placing() {
            for at in self.squares().into_iter().filter(|at| self.is_empty(*at)) {
                let left = self.hands[player].iter().filter(|(_, count)| *count > 0);
                moves.extend(left.map(|(kind, _)| format!("{kind}@{}", name(at))));
            }
            return moves;
        }
        let closed = self.closed(player);
        for from in self.squares() {
            if !self.is_piece(from) || side(self.at(from).unwrap()) != player {
                continue;
            }
            if self.agreed.frozen == "all" && closed.1.contains(&from) {
                continue;
            }
            if self.is_revision() {
                self.revised_moves(from, &closed, &mut moves);
            } else {
                self.usual_moves(from, &closed, &mut moves);
            }
        }
        moves
    }

    fn usual_moves(
        &self,
        from: At,
        (closed, frozen): &(BTreeSet<At>, BTreeSet<At>),
        moves: &mut BTreeSet<String>,
    ) {
        let kind = self.at(from).unwrap().to_ascii_uppercase();
        let all: Vec<At> = SIDES.into_iter().chain(CORNERS).collect();
        let steps: Vec<At> = match kind {
            'F' => CORNERS.to_vec(),
            'P' => SIDES.to_vec(),
            'N' => LEAPS.to_vec(),
            'G' if self.agreed.guard == "step" => all.clone(),
            'G' => all
                .iter()
                .filter(|step| self.agreed.guard == "leap" || self.is_piece(plus(from, **step)))
                .map(|step| times(2, *step))
                .collect(),
            _ => Vec::new(),
        };
        for to in steps.into_iter().map(|step| plus(from, step)) {
            if self.is_empty(to) && !closed.contains(&to) {
                moves.insert(format!("{kind}{}-{}", name(from), name(to)));
            }
        }
        let pushes: &[At] = match kind {
            'B' => &CORNERS,
            'R' => &SIDES,
            'T' => &all,
            _ => &[],
        };
        for step in pushes {
            let mut line = Vec::new();
            let mut at = plus(from, *step);
            while self.is_piece(at) {
                line.push(at);
                at = plus(at, *step);
            }
            let is_held = line.iter().any(|at| frozen.contains(at));
            let does_something = self.agreed.push == "with" || !line.is_empty();
            if self.is_empty(at) && !closed.contains(&at) && !is_held && does_something {
                moves.insert(format!("{kind}{}>{}", name(from), name(at)));
            }
        }
        let farthest = match kind {
            'K' => 1,
            'Q' => self.agreed.size,
            _ => 0,
        };
        for step in &all {
            for distance in 1..=farthest {
                let with = plus(from, times(distance, *step));
                if !self.is_piece(with) {
                    break;
                }
                let touches = all.iter().any(|step| self.is_empty(plus(with, *step)));
                let changes = self.at(with) != self.at(from) || self.agreed.nullswap == "on";
                if touches && changes && !frozen.contains(&with) {
                    moves.insert(format!("{kind}{}x{}", name(from), name(with)));
                }
                if self.at(with).unwrap().eq_ignore_ascii_case(&'K') {
                    break;
                }
            }
        }
    }

    /// The moves of the later revision.
    fn revised_moves(
        &self,
        from: At,
        (closed, frozen): &(BTreeSet<At>, BTreeSet<At>),
        moves: &mut BTreeSet<String>,
    ) {
        let kind = self.at(from).unwrap().to_ascii_uppercase();
        let all: Vec<At> = SIDES.into_iter().chain(CORNERS).collect();
        let is_common =
            |at: At| self.is_piece(at) && !"KQ".contains(self.at(at).unwrap().to_ascii_uppercase());
        let steps: Vec<At> = match kind {
            'B' => CORNERS.to_vec(),
            'R' => SIDES.to_vec(),
            'N' => LEAPS.to_vec(),
            'P' => all
                .iter()
                .filter(|step| is_common(plus(from, **step)))
                .map(|step| times(2, *step))
                .collect(),
            _ => all.clone(),
        };
        for step in steps {
            let to = plus(from, step);
            if self.is_empty(to) && !closed.contains(&to) {
                moves.insert(format!("{kind}{}-{}", name(from), name(to)));
            }
        }
        if !"KQ".contains(kind) {
            return;
        }
        let territories = self.territories();
        let home = |at: At| territories.iter().position(|it| it.squares.contains(&at));
        for step in all {
            let next = plus(from, step);
            let (sign, start) = if self.is_empty(next) {
                ('-', next)
            } else if is_common(next) && !frozen.contains(&next) {
                ('>', plus(next, step))
            } else {
                continue;
            };
            let farthest = if kind == 'Q' { self.agreed.size } else { 1 };
            for distance in 0..farthest {
                let to = plus(start, times(distance, step));
                if !self.is_empty(to) || home(to) != home(start) || closed.contains(&to) {
                    break;
                }
                moves.insert(format!("{kind}{}{sign}{}", name(from), name(to)));
            }
        }
    }
}
