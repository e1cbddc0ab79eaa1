//! A state as one side sees it, and the number that it has.

use super::{
    descriptor::{Act, Descriptor},
    squares::{Matrix, Size},
};

/// The board seen by one side, with its own edge at the bottom.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct View {
    /// The board.
    pub size: Size,
    /// Where one's own characters are.
    pub own: Matrix,
    /// Where the enemy's are: the enemy's own matrix, rotated.
    pub enemy: Matrix,
}

impl View {
    /// The beginning, the same for both sides.
    pub const fn start(size: Size) -> Self {
        Self {
            size,
            own: size.home(),
            enemy: size.home().rotated(size),
        }
    }

    /// The state of a number: a digit of base 3 for each square, the highest
    /// for the top left; 0 empty, 1 own, 2 the enemy's. Nothing for numbers of
    /// impossible states, with more characters than there are.
    pub fn of_number(size: Size, number: u32) -> Option<Self> {
        if number >= size.states() {
            return None;
        }
        let (mut own, mut enemy) = (Matrix::EMPTY, Matrix::EMPTY);
        let mut rest = number;
        for square in size.all() {
            match rest % 3 {
                1 => own.insert(square),
                2 => enemy.insert(square),
                _ => {}
            }
            rest /= 3;
        }
        let most = size.characters();
        (own.len() <= most && enemy.len() <= most).then_some(Self { size, own, enemy })
    }

    /// The number of the state, as this side sees it.
    pub fn number(&self) -> u32 {
        self.size.all().rev().fold(0, |number, square| {
            let digit =
                u32::from(self.own.contains(square)) + 2 * u32::from(self.enemy.contains(square));
            3 * number + digit
        })
    }

    /// The number with all its digits.
    pub fn digits(&self) -> String {
        self.size
            .all()
            .rev()
            .map(|square| {
                if self.own.contains(square) {
                    '1'
                } else if self.enemy.contains(square) {
                    '2'
                } else {
                    '0'
                }
            })
            .collect()
    }

    /// The same state seen by the other side: the digits in reverse, 1 and 2
    /// exchanged.
    pub const fn turned(&self) -> Self {
        Self {
            size: self.size,
            own: self.enemy.rotated(self.size),
            enemy: self.own.rotated(self.size),
        }
    }

    /// What an eligible meme makes of the state, still seen by the side that
    /// deploys it.
    pub fn after(&self, meme: &Descriptor) -> Self {
        let own = self.own.without(meme.agent).with(meme.result);
        let enemy = match meme.act {
            Act::Capture(_) => self.enemy.without(meme.result),
            Act::Move(_) => self.enemy,
        };
        Self {
            size: self.size,
            own,
            enemy,
        }
    }
}
