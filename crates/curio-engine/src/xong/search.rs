//! Looking ahead over placing and giving, among the Xoids of a stock.
//!
//! Of each position only the most promising moves are followed: placements that
//! gain much at a glance, gives that leave the receiver little. Values are in
//! hundredths of a point, from the view of the player who acts; placing and
//! giving in one turn belong to the same player.

use super::{
    super::limits::SearchBudget,
    evaluation::{self, Judge, Sight},
    stock::{KindSet, Spot, Stock},
};
use curio_rules::xong::{Move, Xong};

/// Beyond all values.
pub(super) const INFINITE: i32 = 1_000_000;

/// How many placements and gives are followed below the root.
const PLACINGS: usize = 5;
const GIVINGS: usize = 5;

/// A way to go on: the next moves and what they lead to.
#[derive(Clone, Debug, Default)]
pub(super) struct SearchLine {
    pub value: i32,
    pub moves: Vec<Move>,
}

impl SearchLine {
    fn worth(value: i32) -> Self {
        Self {
            value,
            moves: Vec::new(),
        }
    }

    fn after(mut self, mv: Move) -> Self {
        self.moves.insert(0, mv);
        self
    }
}

/// Looks ahead with one stock.
#[derive(Debug)]
pub(super) struct Search<'a, 'b> {
    pub stock: &'a Stock,
    pub budget: &'a mut SearchBudget<'b>,
    /// Half of what a turn gains at this stage: whoever has just placed waits
    /// for the other's turn, and is worth that much less.
    pub tempo: i32,
    /// Who judges the positions.
    pub judge: Judge,
}

impl Search<'_, '_> {
    /// The placements of a kind by what they gain at a glance, the best first.
    pub fn placings(&self, position: &Xong, kind: usize) -> Vec<(i32, Spot)> {
        let sight = Sight::new(position, position.to_act());
        let spots = self.stock.kinds.get(kind).map_or(&[][..], |it| &it.spots);
        let mut found: Vec<(i32, Spot)> = spots
            .iter()
            .filter(|spot| spot.legs.is_within(&sight.vacant))
            .map(|spot| (sight.gain(spot.cells), *spot))
            .collect();
        found.sort_by_key(|(gain, _)| -gain);
        found
    }

    /// The kinds that may be given, by the most that the receiver can gain, the
    /// least first.
    pub fn givings(&mut self, position: &Xong, used: KindSet) -> Vec<(i32, usize)> {
        let sight = Sight::new(position, position.to_act().other());
        let mut found = Vec::with_capacity(self.stock.kinds.len());
        for (number, kind) in self.stock.kinds.iter().enumerate() {
            if used.contains(number) {
                continue;
            }
            if let Some(gain) = kind.best_gain(&sight) {
                found.push((gain, number));
            }
            if self.budget.count() && !found.is_empty() {
                break;
            }
        }
        found.sort_unstable();
        found
    }

    /// The value of placing a kind on a spot, `depth` moves ahead.
    pub fn place_on(
        &mut self,
        position: &Xong,
        kind: usize,
        spot: &Spot,
        used: KindSet,
        depth: u32,
        (alpha, beta): (i32, i32),
    ) -> SearchLine {
        self.budget.count();
        // A placement takes as long as hundreds of positions of other games:
        // the clock is looked at before each.
        self.budget.check();
        let mv = Move::Place(spot.legs);
        let mut next = position.clone();
        let player = position.to_act();
        next.play_unchecked(&mv);
        let line = if next.is_over() {
            SearchLine::worth(evaluation::finished(&next, player))
        } else if depth <= 1 {
            SearchLine::worth(self.judge.evaluate(&next, player) - self.tempo)
        } else {
            self.give(&next, used.with(kind), depth - 1, (alpha, beta))
        };
        line.after(mv)
    }

    /// The value of having a kind in hand, for the player who places it.
    fn place(
        &mut self,
        position: &Xong,
        kind: usize,
        used: KindSet,
        depth: u32,
        (mut alpha, beta): (i32, i32),
    ) -> SearchLine {
        let mut best = SearchLine::worth(-INFINITE);
        for (_, spot) in self.placings(position, kind).into_iter().take(PLACINGS) {
            let line = self.place_on(position, kind, &spot, used, depth, (alpha, beta));
            if line.value > best.value {
                best = line;
            }
            alpha = alpha.max(best.value);
            if alpha >= beta || self.budget.is_spent() {
                break;
            }
        }
        best
    }

    /// The value of giving a kind, for the player who gives it.
    pub fn give_kind(
        &mut self,
        position: &Xong,
        kind: usize,
        used: KindSet,
        depth: u32,
        (alpha, beta): (i32, i32),
    ) -> SearchLine {
        let Some(xoid) = self.stock.kinds.get(kind).map(|kind| kind.xoid.clone()) else {
            return SearchLine::worth(-INFINITE);
        };
        let mv = Move::Give(xoid);
        let mut next = position.clone();
        next.play_unchecked(&mv);
        let mut line = self.place(&next, kind, used, depth.saturating_sub(1), (-beta, -alpha));
        line.value = -line.value;
        line.after(mv)
    }

    /// The value of having to give.
    fn give(
        &mut self,
        position: &Xong,
        used: KindSet,
        depth: u32,
        (mut alpha, beta): (i32, i32),
    ) -> SearchLine {
        let player = position.to_act();
        let gives = self.givings(position, used);
        let Some(&(least, _)) = gives.first() else {
            // Something fits, but nothing of the stock: small pockets are left.
            return SearchLine::worth(self.judge.evaluate(position, player) - self.tempo);
        };
        if depth <= 1 {
            let mut line =
                SearchLine::worth(self.judge.evaluate(position, player) - least + self.tempo);
            let kind = gives.first().and_then(|(_, at)| self.stock.kinds.get(*at));
            line.moves
                .extend(kind.map(|kind| Move::Give(kind.xoid.clone())));
            return line;
        }
        let mut best = SearchLine::worth(-INFINITE);
        for (_, kind) in gives.into_iter().take(GIVINGS) {
            let line = self.give_kind(position, kind, used, depth, (alpha, beta));
            if self.budget.is_spent() && !best.moves.is_empty() {
                break;
            }
            if line.value > best.value {
                best = line;
            }
            alpha = alpha.max(best.value);
            if alpha >= beta {
                break;
            }
        }
        best
    }
}
