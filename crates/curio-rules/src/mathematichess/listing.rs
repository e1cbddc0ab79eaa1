//! All moves of the second stage, found from the empty squares outwards.

use super::{
    board::Board,
    moves::Move,
    options::GuardLeap,
    pieces::{Kind, code},
    squares::{AROUND, BESIDE, CORNERS, LEAPS, Square, SquareSet},
    zones::touches_hole,
};
use crate::Player;

const FARMER: u8 = Kind::Farmer as u8;
const PAWN: u8 = Kind::Pawn as u8;
const GUARD: u8 = Kind::Guard as u8;
const KNIGHT: u8 = Kind::Knight as u8;
const BISHOP: u8 = Kind::Bishop as u8;
const ROOK: u8 = Kind::Rook as u8;
const TREASURER: u8 = Kind::Treasurer as u8;
const QUEEN: u8 = Kind::Queen as u8;
const KING: u8 = Kind::King as u8;

impl Board {
    /// Appends the moves of `player`'s pieces in the second stage, without
    /// Terminators and passes.
    pub fn list_moves(&self, player: Player, list: &mut Vec<Move>) {
        let side = usize::from(player.0 & 1);
        let (barred, frozen) = self.closed_to(player);
        for hole in self.holes - barred {
            if self.revision {
                self.list_revised(side, hole, &frozen, list);
            } else {
                self.list_steps(side, hole, &frozen, list);
                self.list_pushes(side, hole, &frozen, list);
            }
        }
        if !self.revision {
            self.list_swaps(side, &frozen, list);
        }
    }

    #[inline]
    fn at(&self, square: Square) -> u8 {
        self.cells[square.index()]
    }

    fn list_steps(&self, side: usize, to: Square, frozen: &SquareSet, list: &mut Vec<Move>) {
        let mut enter = |steps: &[u8], kind: u8| {
            let wanted = code::encode(side, kind);
            for step in steps {
                let from = to.walk(*step);
                if self.at(from) == wanted && !frozen.contains(from) {
                    list.push(Move::Step { from, to });
                }
            }
        };
        enter(&CORNERS, FARMER);
        enter(&BESIDE, PAWN);
        enter(&LEAPS, KNIGHT);
        if self.guard == GuardLeap::Step {
            enter(&AROUND, GUARD);
            return;
        }
        let wanted = code::encode(side, GUARD);
        for step in AROUND {
            let over = to.walk(step);
            let from = over.walk(step);
            if self.at(from) == wanted
                && !frozen.contains(from)
                && (self.guard == GuardLeap::Leap || code::is_piece(self.at(over)))
            {
                list.push(Move::Step { from, to });
            }
        }
    }

    fn list_pushes(&self, side: usize, to: Square, frozen: &SquareSet, list: &mut Vec<Move>) {
        for (direction, step) in AROUND.into_iter().enumerate() {
            let pusher = code::encode(side, if direction < 4 { ROOK } else { BISHOP });
            let treasurer = code::encode(side, TREASURER);
            let mut at = to;
            let mut between = 0;
            loop {
                at = at.walk(step);
                let byte = self.at(at);
                if !code::is_piece(byte) {
                    break;
                }
                let held = frozen.contains(at);
                let pushes = (byte == pusher || byte == treasurer) && !held;
                if pushes && (between > 0 || !self.pusher_stays) {
                    list.push(Move::Push { from: at, to });
                }
                if held {
                    break;
                }
                between += 1;
            }
        }
    }

    fn list_swaps(&self, side: usize, frozen: &SquareSet, list: &mut Vec<Move>) {
        let (king, queen) = (code::encode(side, KING), code::encode(side, QUEEN));
        let near = self.beside_holes();
        let open = near - *frozen;
        for from in Square::all(self.size) {
            let own = self.at(from);
            if (own != king && own != queen) || frozen.contains(from) {
                continue;
            }
            for step in AROUND {
                let mut at = from;
                loop {
                    at = at.walk(step);
                    let byte = self.at(at);
                    if !code::is_piece(byte) {
                        break;
                    }
                    if open.contains(at) && (byte != own || self.null_swap) {
                        list.push(Move::Swap { from, with: at });
                    }
                    if own == king || code::kind(byte) == KING {
                        break;
                    }
                }
            }
        }
    }

    /// The pieces that touch an empty square.
    fn beside_holes(&self) -> SquareSet {
        let mut near = SquareSet::EMPTY;
        for hole in self.holes {
            for step in AROUND {
                near.insert(hole.walk(step));
            }
        }
        near - self.holes
    }

    /// Moves to an empty square by the rules of the later revision.
    fn list_revised(&self, side: usize, to: Square, frozen: &SquareSet, list: &mut Vec<Move>) {
        let royals = [code::encode(side, KING), code::encode(side, QUEEN)];
        let queen = royals[1];
        let step_from = |list: &mut Vec<Move>, from: Square| {
            if !frozen.contains(from) {
                list.push(Move::Step { from, to });
            }
        };
        for step in LEAPS {
            let from = to.walk(step);
            if self.at(from) == code::encode(side, KNIGHT) {
                step_from(list, from);
            }
        }
        for (direction, step) in AROUND.into_iter().enumerate() {
            let near = to.walk(step);
            let byte = self.at(near);
            let stepper = code::encode(side, if direction < 4 { ROOK } else { BISHOP });
            if byte == stepper || royals.contains(&byte) {
                step_from(list, near);
            }
            let far = near.walk(step);
            let jumpable = is_common(byte);
            if jumpable && self.at(far) == code::encode(side, PAWN) {
                step_from(list, far);
            }
            let free = !frozen.contains(near) && !frozen.contains(far);
            if jumpable && free && royals.contains(&self.at(far)) {
                list.push(Move::Push { from: far, to });
            }
            // A queen goes further along the empty squares of one territory.
            let mut at = near;
            while self.at(at) == code::HOLE && self.in_one_zone(to, at) {
                at = at.walk(step);
            }
            let byte = self.at(at);
            if at == near || !code::is_piece(byte) {
                continue;
            }
            let behind = at.walk(step);
            if byte == queen {
                step_from(list, at);
            } else if is_common(byte)
                && !frozen.contains(at)
                && !frozen.contains(behind)
                && self.at(behind) == queen
            {
                list.push(Move::Push { from: behind, to });
            }
        }
    }

    pub(super) fn in_one_zone(&self, a: Square, b: Square) -> bool {
        self.zones
            .iter()
            .any(|zone| zone.cells.contains(a) && zone.cells.contains(b))
    }

    /// Whether the piece touches an empty square.
    pub(super) fn is_near_hole(&self, at: Square) -> bool {
        touches_hole(&self.cells, at)
    }
}

/// Whether it is a piece other than a Royal.
pub(super) const fn is_common(byte: u8) -> bool {
    code::is_piece(byte) && code::kind(byte) != QUEEN && code::kind(byte) != KING
}
