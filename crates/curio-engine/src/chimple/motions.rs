//! The memes as tables for speed: what each square's agent may do, forwards and
//! backwards in time.
//!
//! The tables are drawn from the descriptors, so whatever the options are, the
//! engine plays by the same memes as the rules.

use curio_rules::chimple::{Act, MOST_SQUARES, Memes, Options, Size};

/// A state as the side to move sees it, as plain bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Bits {
    /// Own characters.
    pub own: u16,
    /// The enemy's, rotated into this view.
    pub enemy: u16,
}

/// A move in the tables: from one square to another over a path that must be
/// free.
#[derive(Clone, Copy, Debug)]
pub(super) struct Motion {
    /// The other end: where it leads, or where it came from.
    pub end: u8,
    /// What must be empty.
    pub path: u16,
}

/// What agents may do, square by square.
#[derive(Debug)]
pub struct Motions {
    pub(super) size: Size,
    pub(super) forth: [Vec<Motion>; MOST_SQUARES],
    pub(super) back: [Vec<Motion>; MOST_SQUARES],
    pub(super) captures: [u16; MOST_SQUARES],
}

impl Motions {
    /// The tables for these options.
    pub fn new(options: &Options) -> Self {
        let mut motions = Self {
            size: options.size,
            forth: Default::default(),
            back: Default::default(),
            captures: [0; MOST_SQUARES],
        };
        for meme in Memes::for_options(options).all() {
            let (agent, result) = (meme.agent.index(), meme.result.index());
            match meme.act {
                Act::Capture(_) => motions.captures[agent] |= 1 << result,
                Act::Move(_) => {
                    let path = meme.condition.filter().bits();
                    motions.forth[agent].push(Motion {
                        end: meme.result.0,
                        path,
                    });
                    motions.back[result].push(Motion {
                        end: meme.agent.0,
                        path: (path | 1 << agent) & !(1 << result),
                    });
                }
            }
        }
        motions
    }

    /// The same squares as the other side sees them.
    #[inline]
    pub(super) const fn rotate(&self, bits: u16) -> u16 {
        bits.reverse_bits() >> (MOST_SQUARES as u32 - self.size.squares() as u32)
    }

    /// The states after each eligible meme, as the other side sees them, and
    /// whether the meme was a capture. Stops early when `visit` says so.
    #[inline]
    pub(super) fn for_each(&self, state: Bits, mut visit: impl FnMut(Bits, bool) -> bool) {
        let occupied = state.own | state.enemy;
        let turned_enemy = self.rotate(state.own);
        let turned_own = self.rotate(state.enemy);
        let last = self.size.squares() as u32 - 1;
        let mut agents = state.own;
        while agents != 0 {
            let agent = agents.trailing_zeros();
            agents &= agents - 1;
            let without = turned_enemy & !(1 << (last - agent));
            let mut targets = self.captures[agent as usize & 15] & state.enemy;
            while targets != 0 {
                let at = 1 << (last - targets.trailing_zeros());
                targets &= targets - 1;
                let next = Bits {
                    own: turned_own & !at,
                    enemy: without | at,
                };
                if visit(next, true) {
                    return;
                }
            }
            for motion in &self.forth[agent as usize & 15] {
                if motion.path & occupied == 0 {
                    let next = Bits {
                        own: turned_own,
                        enemy: without | 1 << (last - u32::from(motion.end)),
                    };
                    if visit(next, false) {
                        return;
                    }
                }
            }
        }
    }

    /// The states from which a move that is no capture leads here, as the side
    /// that moved sees them.
    #[inline]
    pub(super) fn for_each_before(&self, state: Bits, mut visit: impl FnMut(Bits)) {
        let own = self.rotate(state.enemy);
        let enemy = self.rotate(state.own);
        let occupied = own | enemy;
        let mut agents = own;
        while agents != 0 {
            let agent = agents.trailing_zeros();
            agents &= agents - 1;
            for motion in &self.back[agent as usize & 15] {
                if motion.path & occupied == 0 {
                    visit(Bits {
                        own: own & !(1 << agent) | 1 << motion.end,
                        enemy,
                    });
                }
            }
        }
    }
}
