//! What the solver expects of a position before it looks at any move: how many
//! positions it will have to look at until it has proven a win of the player to move,
//! or a loss. The better that is foreseen, the less is looked at in vain.
//!
//! `tune_solver` of `tools/lab` finds the weights.

use super::{evaluation::freedom, lattice::Ground};

/// What decides how the numbers are weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Situation {
    /// The light cannot be set yet.
    Locked,
    /// It can be set.
    Free,
    Green,
    Red,
}

const SITUATIONS: usize = 4;

/// How many numbers are read off a position.
const NUMBERS: usize = 15;

/// The usual weights, as `tune_solver 23 50 600 1 nothing` printed them. Per situation
/// those for an even number of hexagons and those for an odd one.
#[rustfmt::skip]
const USUAL: [[[i16; NUMBERS]; 2]; SITUATIONS] = [
    [[25, 19, 5, -15, 0, -34, -114, -36, -6, -33, 60, 0, -102, -2, 57], [94, 0, -13, 20, 0, 31, -20, -8, 117, 23, -14, -50, 33, -2, -39]],
    [[-94, -59, -9, 33, 29, 0, 37, -13, 75, 148, 25, -42, -4, 48, 0], [66, -89, 38, -9, 71, 19, -108, -34, 78, -40, 52, 53, 59, 37, -7]],
    [[-53, -24, 81, 1, 86, 42, 76, 7, -4, 49, -3, -44, 7, 55, 42], [-7, 29, 94, 19, 111, 13, 15, -91, -14, 82, -83, -83, 13, -36, -85]],
    [[24, -51, -228, 43, -120, 14, 102, -76, 31, 57, -26, 82, -56, -7, -61], [87, -52, -48, 0, -55, 72, -47, 39, 21, -5, -4, -27, 52, 36, 11]],
];

/// What one more move counts, so that fractions of it can be told apart.
const MOVE: i64 = 11;

/// The most that is ever expected.
const MOST: i64 = 1_000_000;

/// 65,536 times the sixteenth root of two, to the power of the place.
const ROOTS: [i64; 16] = [
    65_536, 68_438, 71_468, 74_632, 77_936, 81_386, 84_990, 88_752, 92_682, 96_785, 101_070,
    105_545, 110_218, 115_098, 120_194, 125_515,
];

/// What is to be seen of a position at once; sets of hexagons are on the lattice.
#[derive(Clone, Copy, Debug)]
pub(super) struct Outlook {
    pub situation: Situation,
    /// The hexagons that stand.
    pub standing: u64,
    /// What the player to move sees, and the other player.
    pub ours: u64,
    pub theirs: u64,
    /// Where the player to move can go.
    pub moves: u32,
}

/// How the numbers read off a position are weighed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ProofEstimator {
    weights: [[[i16; NUMBERS]; 2]; SITUATIONS],
}

impl Default for ProofEstimator {
    /// The usual weights.
    fn default() -> Self {
        Self { weights: USUAL }
    }
}

impl ProofEstimator {
    /// Nothing is weighed: only the moves are counted.
    pub const fn blank() -> Self {
        Self {
            weights: [[[0; NUMBERS]; 2]; SITUATIONS],
        }
    }

    /// The weights, to try others.
    pub fn weights_mut(&mut self) -> impl Iterator<Item = &mut i16> {
        self.weights.iter_mut().flatten().flatten()
    }

    /// The weights as this file has them.
    pub fn source(&self) -> String {
        let row = |row: &[i16; NUMBERS]| format!("{row:?}");
        let pairs = self.weights.iter();
        let lines = pairs.map(|[even, odd]| format!("    [{}, {}],\n", row(even), row(odd)));
        lines.collect()
    }

    /// How many positions must be looked at to prove that the player to move wins, and
    /// to prove that the other does.
    pub(super) fn proof_numbers(&self, outlook: &Outlook) -> (u32, u32) {
        let (numbers, answers) = numbers(outlook);
        let odd = outlook.standing.count_ones() as usize & 1;
        let weights = &self.weights[outlook.situation as usize][odd];
        let sum: i32 = weights
            .iter()
            .zip(numbers)
            .map(|(weight, number)| i32::from(*weight) * number)
            .sum();
        // In sixteenths of a doubling.
        let lead = sum / 64;
        let light = 2 * u32::from(outlook.situation == Situation::Free);
        (
            times_two_to(answers, -lead),
            times_two_to(outlook.moves + light, lead),
        )
    }
}

/// `moves` times two to the power of `sixteenths` sixteenths, in units of which a move
/// has [`MOVE`]; from 1 to [`MOST`].
fn times_two_to(moves: u32, sixteenths: i32) -> u32 {
    let root = ROOTS[sixteenths.rem_euclid(16) as usize & 15];
    let doublings = sixteenths.div_euclid(16).clamp(-32, 16);
    let value = i64::from(moves) * MOVE * root;
    let value = if doublings < 0 {
        value >> -doublings
    } else {
        value << doublings
    };
    (value >> 16).clamp(1, MOST) as u32
}

/// What is weighed, from the view of the player to move, and how many moves the other
/// one has that cannot be taken away. No number is farther from 0 than about 40.
fn numbers(outlook: &Outlook) -> ([i32; NUMBERS], u32) {
    let &Outlook {
        standing,
        ours,
        theirs,
        ..
    } = outlook;
    let ground = Ground::new(standing);
    let [our_far, their_far] = [ours, theirs].map(|seen| ground.slide(seen));
    let count = |set: u64| set.count_ones() as i32;
    let near = count(ours & !theirs | our_far & !their_far & !theirs)
        - count(theirs & !ours | their_far & !our_far & !ours);
    let exclusive = count(our_far & !their_far) - count(their_far & !our_far);
    let answers = (theirs & !ours).count_ones();
    let free = freedom(outlook.moves) - freedom(answers);
    let flag = |is_so: bool| 16 * i32::from(is_so);
    let from_18 = count(standing) - 18;
    let numbers = [
        16,
        2 * from_18,
        near,
        near * from_18 / 8,
        exclusive,
        exclusive * from_18 / 8,
        free / 4,
        free * from_18 / 32,
        freedom((ours & theirs).count_ones()) / 4,
        count(our_far & their_far),
        near.abs(),
        exclusive.abs(),
        flag(outlook.moves == 1),
        flag(answers == 1),
        flag(answers == 0),
    ];
    (numbers, answers)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sixteen_sixteenths_are_a_doubling() {
        assert_eq!(times_two_to(3, 0), 33);
        assert_eq!(times_two_to(3, 16), 66);
        assert_eq!(times_two_to(3, -16), 16);
        assert_eq!(times_two_to(100, 8), 1_555);
        let rising: Vec<u32> = (-300..300).map(|lead| times_two_to(4, lead)).collect();
        assert!(rising.is_sorted());
    }

    #[test]
    fn no_weights_expect_too_little_or_too_much() {
        assert_eq!(times_two_to(0, 1_000), 1);
        assert_eq!(times_two_to(1, i32::MIN), 1);
        assert_eq!(times_two_to(37, i32::MAX), MOST as u32);
    }
}
