//! Random legal moves, drawn without listing them all.

use super::{
    moves::Move,
    position::{Phase, Special, Xima},
    square::{Direction, SQUARES, Square, SquareSet},
};

/// The most squares on the lines through a square.
const RAYS: usize = 48;

/// For each square, what lies on the lines through it: the direction in the
/// upper four bits, the distance in the lower; 0 where there are fewer.
static AROUND: [[u8; RAYS]; SQUARES] = {
    let mut around = [[0; RAYS]; SQUARES];
    let mut index = 0;
    while index < SQUARES {
        let mut n = 0;
        let mut d = 0;
        while d < 8 {
            let mut at = Square::from_index(index);
            let mut distance = 0;
            while let Some(square) = at {
                if distance > 0 {
                    around[index][n] = (d as u8) << 4 | distance;
                    n += 1;
                }
                distance += 1;
                at = square.step(Direction::ALL[d]);
            }
            d += 1;
        }
        index += 1;
    }
    around
};

/// How many random draws are tried before the moves are counted after all.
const TRIES: u32 = 64;

impl Xima {
    /// A random legal move, each as likely as any other; nothing when the
    /// game is over. `below` gives a random number less than another one.
    ///
    /// Usually neither a list nor a count is needed: candidates that could be moves on a bare
    /// board are drawn until one is a legal move.
    pub fn random_legal(&self, mut below: impl FnMut(u32) -> u32) -> Option<Move> {
        if self.phase != Phase::Free || self.is_over() {
            return self.pick_legal(below);
        }
        let player = self.to_move;
        let commons = SQUARES as u32 * u32::from(self.reserve(player) > 0);
        let specials = SQUARES as u32 * u32::from(self.special(player) == Special::Reserve);
        let tops = self.tops(player);
        let all = commons + specials + RAYS as u32 * tops.len();
        for _ in 0..TRIES * u32::from(all > 0) {
            let n = below(all);
            let drawn = if n < commons {
                self.entrance_by_number(false, n).map(Move::Enter)
            } else if n < commons + specials {
                self.entrance_by_number(true, n - commons)
                    .map(Move::EnterSpecial)
            } else {
                self.step_by_number(tops, (n - commons - specials) as usize)
            };
            if let Some(mv) = drawn
                && !(self.repetition_matters() && self.would_repeat(mv))
            {
                return Some(mv);
            }
        }
        self.pick_legal(below)
    }

    /// The `n`-th square, if a block from the reserve may come to rest there.
    #[inline]
    fn entrance_by_number(&self, is_special: bool, n: u32) -> Option<Square> {
        let to = Square::from_index(n as usize)?;
        let is_permitted = to != Square::SUMMIT || self.may_enter_summit(self.to_move, is_special);
        (is_permitted && self.towers[to.index()].is_empty() && self.terrain.is_open(to))
            .then_some(to)
    }

    /// What the `n`-th ray of a player's free blocks leads to, if that is a move.
    #[inline]
    fn step_by_number(&self, tops: SquareSet, n: usize) -> Option<Move> {
        let from = tops.nth((n / RAYS) as u32)?;
        let ray = AROUND[from.index()][n % RAYS];
        let (direction, distance) = (ray >> 4, ray & 15);
        if ray == 0
            || !self
                .terrain
                .runs_to(from, self.height(from), usize::from(direction), distance)
        {
            return None;
        }
        let (dx, dy) = Direction::ALL[usize::from(direction) & 7].delta();
        let delta = i16::from(dx) + 13 * i16::from(dy);
        let to = from.index() as i16 + i16::from(distance) * delta;
        let to = Square::from_index(to as usize)?;
        if to == Square::SUMMIT && !self.is_special_top(from) && !self.may_rescue(self.to_move) {
            return None;
        }
        Some(Move::Step { from, to })
    }
}
