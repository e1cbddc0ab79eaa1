//! What the shared search has to know of Konane.

use curio::{
    engine::{
        Ending, Line, Searchable,
        explain::{Claim, Explanation},
    },
    rules::{Game as _, Numbered as _, Player, PlayerSet},
};

use super::position::{Konane, Move};

/// Hundredths that one more way to jump is worth.
const MOBILITY: i32 = 12;

/// Codes of jumps begin here, after those of the squares.
const JUMPS: u16 = 64;
/// The code of leaving the game, which no search tries.
const RETIRE: u16 = JUMPS + 64 * 64;

impl Searchable for Konane {
    const CODES: usize = RETIRE as usize + 1;

    fn list_moves(&self, list: &mut Vec<Move>) {
        self.list(list);
    }

    fn make_move(&mut self, mv: &Move) {
        self.play_telling(*mv, &mut |_| {});
    }

    fn code(mv: &Move) -> u16 {
        match mv {
            Move::Remove(at) => at.to_bit() as u16,
            Move::Jump { from, to } => JUMPS + 64 * from.to_bit() as u16 + to.to_bit() as u16,
            Move::Retire(_) => RETIRE,
        }
    }

    fn result_for(&self, side: PlayerSet) -> Option<Ending> {
        let winner = self.end()?.loser().other();
        Some(Ending::for_side(side, Some(winner)))
    }

    /// The side with more ways to jump runs out of them later.
    fn evaluate(&self, side: PlayerSet) -> i32 {
        let of = |player| self.mobility(player) as i32;
        let lead = of(Player::FIRST) - of(Player::SECOND);
        let lead = if side.contains(Player::FIRST) {
            lead
        } else {
            -lead
        };
        (MOBILITY * lead).clamp(-900, 900)
    }

    /// The fewer replies there are, the smaller the tree below.
    fn order_score(&self, mv: &Move) -> i32 {
        let mut next = *self;
        next.make_move(mv);
        let replies = next.mobility(next.to_move()) as i32;
        50 * (20 - replies).clamp(0, 20)
    }

    fn is_opening(&self) -> bool {
        self.holes().len() < 5
    }

    fn explain(&self, mv: &Move, line: &Line<Move>, reader: Player) -> Explanation {
        if line.verdict.is_proven() {
            return Explanation::of_verdict(Konane::INFO, line);
        }
        let mut next = *self;
        next.make_move(mv);
        let (own, others) = (
            next.mobility(self.to_move()),
            next.mobility(self.to_move().other()),
        );
        let (you, them) = if reader == self.to_move() {
            ("you", "the opponent")
        } else {
            ("the opponent", "you")
        };
        Explanation::single(Claim::plain(move |form| {
            let leaves = if form == "lets" { "leave" } else { "leaves" };
            format!("{leaves} {you} {own} ways to jump, and {them} {others}")
        }))
    }
}
