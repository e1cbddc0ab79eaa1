//! A number for every state that can be, without gaps: the place of its value
//! in a table.
//!
//! States are sorted by how many characters each side has; among those, by the
//! place of the own ones among all sets of that many squares, then by the place
//! of the enemy's among the sets of squares that are left.

use super::motions::Bits;
use curio_rules::chimple::Size;

const MOST: usize = 4;

/// The numbering of the states of one board.
#[derive(Debug)]
pub(super) struct Ranking {
    most: usize,
    /// The place of a set of squares among those of the same number.
    place: Vec<u16>,
    /// The sets of each number of squares, in order of their places.
    sets: [Vec<u16>; MOST + 1],
    /// Where the states with each number of own and enemy characters begin.
    begin: [[u32; MOST + 1]; MOST + 1],
    /// How many sets of enemies go with each set of own ones.
    ways: [[u32; MOST + 1]; MOST + 1],
    states: u32,
}

fn binomial(n: u32, k: u32) -> u32 {
    (0..k).fold(1, |ways, taken| ways * (n - taken) / (taken + 1))
}

impl Ranking {
    pub fn new(size: Size) -> Self {
        let squares = u32::from(size.squares());
        let most = size.characters() as usize;
        let mut place = vec![0; 1 << squares];
        let mut sets: [Vec<u16>; MOST + 1] = Default::default();
        for set in 0..1_u32 << squares {
            if let Some(sets) = sets.get_mut(set.count_ones() as usize) {
                place[set as usize] = sets.len() as u16;
                sets.push(set as u16);
            }
        }
        let mut begin = [[0; MOST + 1]; MOST + 1];
        let mut ways = [[0; MOST + 1]; MOST + 1];
        let mut states = 0;
        for own in 0..=most {
            for enemy in 0..=most {
                begin[own][enemy] = states;
                ways[own][enemy] = binomial(squares - own as u32, enemy as u32);
                states += binomial(squares, own as u32) * ways[own][enemy];
            }
        }
        Self {
            most,
            place,
            sets,
            begin,
            ways,
            states,
        }
    }

    /// How many states there are.
    pub const fn states(&self) -> usize {
        self.states as usize
    }

    /// The most characters of a side.
    pub const fn most(&self) -> usize {
        self.most
    }

    /// The number of a state with at most the usual number of characters a side.
    #[inline]
    pub fn number(&self, state: Bits) -> usize {
        let own = state.own.count_ones() as usize & 7;
        let enemy = state.enemy.count_ones() as usize & 7;
        let first = u32::from(self.place[usize::from(state.own)]) * self.ways[own][enemy];
        let second = u32::from(self.place[usize::from(squeezed(state.enemy, state.own))]);
        (self.begin[own][enemy] + first + second) as usize
    }

    /// The numbers of the states with these numbers of characters.
    pub fn span(&self, own: usize, enemy: usize) -> core::ops::Range<usize> {
        let begin = self.begin[own][enemy] as usize;
        begin..begin + self.sets[own].len() * self.ways[own][enemy] as usize
    }

    /// All states with these numbers of characters, in the order of their numbers.
    pub fn each(&self, own: usize, enemy: usize) -> impl Iterator<Item = Bits> + '_ {
        // Sets are in the order of their greatest squares, so the first ones
        // are those that do without the last squares.
        let many = self.ways[own][enemy] as usize;
        self.sets[own].iter().flat_map(move |own_set| {
            self.sets[enemy].iter().take(many).map(move |set| Bits {
                own: *own_set,
                enemy: stretched(*set, *own_set),
            })
        })
    }
}

/// The bits with the places of `taken` left out.
#[inline]
fn squeezed(bits: u16, taken: u16) -> u16 {
    let (mut bits, mut taken) = (bits, taken);
    while taken != 0 {
        let below = (1_u16 << taken.trailing_zeros()) - 1;
        bits = bits & below | bits >> 1 & !below;
        taken = taken >> 1 & !below;
    }
    bits
}

/// The bits with empty places put in for `taken`.
#[inline]
fn stretched(bits: u16, taken: u16) -> u16 {
    let (mut bits, mut rest) = (bits, taken);
    while rest != 0 {
        let below = (1_u16 << rest.trailing_zeros()) - 1;
        rest &= rest - 1;
        bits = bits & below | (bits & !below) << 1;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_have_no_gaps_and_follow_the_order() {
        for (size, states) in [(Size::Three, 1423), (Size::Four, 2_267_253)] {
            let ranking = Ranking::new(size);
            assert_eq!(ranking.states(), states);
            let mut expected = 0;
            for own in 0..=ranking.most() {
                for enemy in 0..=ranking.most() {
                    for state in ranking.each(own, enemy) {
                        assert_eq!(state.own & state.enemy, 0);
                        assert_eq!(ranking.number(state), expected, "{state:?}");
                        expected += 1;
                    }
                }
            }
            assert_eq!(expected, states);
        }
    }
}
