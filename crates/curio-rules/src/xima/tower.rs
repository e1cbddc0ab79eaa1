//! A column of blocks in four bytes.

use crate::Player;

/// The most blocks that a tower may have (ruling R23).
pub(super) const TALLEST: u8 = 15;

/// The owners of the blocks on a square: two bits each, the top one lowest,
/// with a mark above the bottom one.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) struct Tower(u32);

impl Tower {
    pub const EMPTY: Self = Self(1);

    pub const fn len(self) -> u8 {
        (31 - self.0.leading_zeros()) as u8 / 2
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 1
    }

    pub const fn is_full(self) -> bool {
        self.len() >= TALLEST
    }

    /// The owner of the top block; of an empty tower, nobody in particular.
    pub const fn top(self) -> Player {
        Player((self.0 & 3) as u8)
    }

    pub const fn push(self, owner: Player) -> Self {
        Self(self.0 << 2 | (owner.0 & 3) as u32)
    }

    pub const fn pop(self) -> Self {
        if self.is_empty() {
            self
        } else {
            Self(self.0 >> 2)
        }
    }

    /// The owner of the block at a level, 0 at the bottom.
    pub const fn owner(self, level: u8) -> Option<Player> {
        let len = self.len();
        if level < len {
            Some(Player((self.0 >> (2 * (len - 1 - level)) & 3) as u8))
        } else {
            None
        }
    }

    /// How many blocks belong to a player.
    pub const fn count(self, owner: Player) -> u8 {
        let mask = (1_u32 << (2 * self.len())) - 1;
        // Both bits of a block are set where it belongs to the player.
        let same = !(self.0 ^ (0x5555_5555 * (owner.0 & 3) as u32)) & mask;
        (same & (same >> 1) & 0x5555_5555).count_ones() as u8
    }

    /// The owners, bottom to top.
    pub fn owners(self) -> impl DoubleEndedIterator<Item = Player> + ExactSizeIterator {
        (0..self.len()).map(move |level| self.owner(level).unwrap_or(Player::FIRST))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_tower_remembers_its_blocks() {
        let mut tower = Tower::EMPTY;
        let owners: Vec<Player> = [0, 1, 3, 3, 2, 0, 1, 0, 2, 3, 0, 0, 1, 2, 0]
            .map(Player)
            .into();
        for (n, owner) in owners.iter().enumerate() {
            assert!(!tower.is_full());
            tower = tower.push(*owner);
            assert_eq!(usize::from(tower.len()), n + 1);
            assert_eq!(tower.top(), *owner);
            for player in Player::all(4) {
                let count = owners[..=n].iter().filter(|it| **it == player).count();
                assert_eq!(usize::from(tower.count(player)), count);
            }
        }
        assert!(tower.is_full());
        assert!(tower.owners().eq(owners.iter().copied()));
        for owner in owners.iter().rev() {
            assert_eq!(tower.top(), *owner);
            tower = tower.pop();
        }
        assert!(tower.is_empty() && tower.pop().is_empty());
    }
}
