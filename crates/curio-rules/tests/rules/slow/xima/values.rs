//! What blocks are worth.

use curio_rules::Points;

use super::{At, Block, SUMMIT, Xima, floor};

/// A block that nothing lies on and that holds nothing.
fn alone(at: At, is_special: bool) -> i64 {
    let n = i64::from(floor(at));
    if is_special { 4 * n } else { 2 * n }
}

impl Xima {
    /// What each block of a tower is worth, bottom to top.
    pub(super) fn worths(&self, at: At, tower: &[Block]) -> Vec<i64> {
        let n = i64::from(floor(at));
        let Some(((top, top_is_special), below)) = tower.split_last() else {
            return Vec::new();
        };
        let mut worths = Vec::new();
        let mut gained = 0;
        for (owner, is_special) in below {
            if !self.are_enemies(*top, *owner) {
                worths.push(alone(at, *is_special));
                continue;
            }
            let half = alone(at, *is_special) / 2;
            worths.push(half);
            gained += match self.agreed.dominated_special {
                "half" => half,
                _ => n,
            };
        }
        worths.push(alone(at, *top_is_special) + gained);
        worths
    }

    fn board_value(&self, player: usize) -> i64 {
        let towers = self.table.towers.iter().filter(|(at, _)| **at != SUMMIT);
        towers
            .flat_map(|(at, tower)| tower.iter().zip(self.worths(*at, tower)))
            .filter(|((owner, _), _)| *owner == player)
            .map(|(_, worth)| worth)
            .sum()
    }

    /// The game force: the blocks on the board, those off it, those captured, what others
    /// have left, and the summit.
    pub(super) fn force(&self, player: usize) -> Points {
        let (mut board, mut count) = (self.board_value(player), self.on_board(player));
        let mut win = 0;
        if self.tower(SUMMIT).contains(&(player, true)) {
            match self.agreed.summit_value {
                "b" => (count, win) = (count + 1, 16),
                "c" => (count, board) = (count + 1, board + 16),
                _ => win = 16,
            }
        }
        let off = self.off_board(player) as i64;
        let reserve = if count == 0 {
            Points::whole(off)
        } else {
            Points::ratio(board * off, count as i64).unwrap()
        };
        Points::whole(board + self.captured_value[player] + win) + reserve + self.gifts[player]
    }

    /// The level of the game: the sum of the forces, without what was left by others.
    pub(super) fn level(&self) -> Points {
        let forces = self
            .all()
            .map(|player| self.force(player) - self.gifts[player]);
        forces.sum()
    }
}
