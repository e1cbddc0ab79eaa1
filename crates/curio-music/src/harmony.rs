//! Scales and chords, in degrees: 0 is the tonic, 7 the tonic an octave above.

use rand::{RngExt as _, seq::IndexedRandom as _};
use rand_pcg::Pcg32;

/// A scale with its own colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Mode {
    /// The steps above the tonic, in semitones.
    pub(crate) steps: [i32; 7],
    /// The degree whose triad is diminished: nothing rests there.
    restless: i32,
}

pub(crate) const IONIAN: Mode = Mode {
    steps: [0, 2, 4, 5, 7, 9, 11],
    restless: 6,
};
pub(crate) const LYDIAN: Mode = Mode {
    steps: [0, 2, 4, 6, 7, 9, 11],
    restless: 3,
};
pub(crate) const MIXOLYDIAN: Mode = Mode {
    steps: [0, 2, 4, 5, 7, 9, 10],
    restless: 2,
};
pub(crate) const DORIAN: Mode = Mode {
    steps: [0, 2, 3, 5, 7, 9, 10],
    restless: 5,
};
pub(crate) const AEOLIAN: Mode = Mode {
    steps: [0, 2, 3, 5, 7, 8, 10],
    restless: 1,
};

impl Mode {
    /// A degree in semitones above the tonic.
    pub(crate) fn semitones(&self, degree: i32) -> i32 {
        12 * degree.div_euclid(7) + self.steps[degree.rem_euclid(7) as usize]
    }

    /// Four roots of chords. The first phrase begins at home, another elsewhere; each ends
    /// where it wants to go home.
    pub(crate) fn phrase(&self, at_home: bool, chance: &mut Pcg32) -> [i32; 4] {
        let pick = |from: &[i32], not: i32, chance: &mut Pcg32| {
            let mut root = not;
            // Each list has at least two that will do.
            while root == not || root == self.restless {
                root = from.choose(chance).map_or(0, |root| root.rem_euclid(7));
            }
            root
        };
        let first = if at_home {
            0
        } else {
            pick(&[5, 3, 2, 1], -1, chance)
        };
        let next = |root: i32, chance: &mut Pcg32| {
            let ways = [3, 3, 3, -2, -2, -2, 1, 1, 4, 4, -1].map(|way| root + way);
            pick(&ways, root, chance)
        };
        let second = next(first, chance);
        let third = next(second, chance);
        let last = pick(&[3, 4, 4, 6], third, chance);
        [first, second, third, last]
    }

    /// The tones of a chord: root, third and fifth, and perhaps one that colours them.
    pub(crate) fn chord(&self, root: i32, chance: &mut Pcg32) -> Chord {
        let above = |tone: i32| self.semitones(root + tone) - self.semitones(root);
        let colour = match chance.random_range(0..10) {
            0..4 if above(6) == 10 || above(6) == 11 => 6,
            4..7 if above(1) == 2 => 8,
            _ => 0,
        };
        Chord { root, colour }
    }
}

/// A chord of a scale.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Chord {
    pub(crate) root: i32,
    /// The fourth tone, above the root; 0 where there is none.
    colour: i32,
}

impl Chord {
    /// Whether a degree is one of its tones.
    pub(crate) fn has(&self, degree: i32) -> bool {
        let above = (degree - self.root).rem_euclid(7);
        [0, 2, 4, self.colour.rem_euclid(7)].contains(&above)
    }

    /// The tone next to a degree.
    pub(crate) fn nearest(&self, degree: i32) -> i32 {
        let mut near = [0, 1, -1, 2, -2].into_iter();
        let way = near.find(|way| self.has(degree + way));
        degree + way.unwrap_or(0)
    }

    /// A degree that may be heard over it: not half a step above one of its tones.
    pub(crate) fn over(&self, degree: i32, mode: &Mode) -> i32 {
        let rubs = !self.has(degree)
            && self.has(degree - 1)
            && mode.semitones(degree) - mode.semitones(degree - 1) == 1;
        degree - i32::from(rubs)
    }

    /// Three tones in a row, as near as may be to those that were held before.
    pub(crate) fn voicing(&self, before: [i32; 3], lowest: i32, highest: i32) -> [i32; 3] {
        let mut best = before;
        let mut least = i32::MAX;
        for start in lowest..=highest {
            if !self.has(start) {
                continue;
            }
            let mut tones = (start..).filter(|degree| self.has(*degree));
            let three = [0; 3].map(|_| tones.next().unwrap_or(start));
            if three[2] > highest {
                break;
            }
            let way: i32 = three.iter().zip(before).map(|(a, b)| (a - b).abs()).sum();
            if way < least {
                (best, least) = (three, way);
            }
        }
        best
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng as _;

    use super::*;

    #[test]
    fn a_phrase_never_rests_on_a_diminished_chord_nor_stays_where_it_is() {
        let mut chance = Pcg32::seed_from_u64(3);
        for mode in [IONIAN, LYDIAN, MIXOLYDIAN, DORIAN, AEOLIAN] {
            for n in 0..500 {
                let phrase = mode.phrase(n % 2 == 0, &mut chance);
                assert!(
                    phrase.windows(2).all(|pair| pair[0] != pair[1]),
                    "{phrase:?}"
                );
                for root in phrase {
                    let fifth = mode.semitones(root + 4) - mode.semitones(root);
                    assert_eq!(fifth, 7, "{phrase:?} in {mode:?}");
                }
                assert_eq!(n % 2 == 0, phrase[0] == 0);
            }
        }
    }

    #[test]
    fn held_tones_belong_to_their_chord_and_move_little() {
        let mut chance = Pcg32::seed_from_u64(4);
        let mut before = [2, 4, 7];
        for _ in 0..200 {
            for root in DORIAN.phrase(true, &mut chance) {
                let chord = DORIAN.chord(root, &mut chance);
                let now = chord.voicing(before, 2, 12);
                assert!(
                    now.iter().all(|tone| chord.has(*tone)),
                    "{now:?} in {chord:?}"
                );
                assert!(now[0] < now[1] && now[1] < now[2] && now[2] <= 12);
                assert!(now.iter().zip(before).all(|(a, b)| (a - b).abs() <= 4));
                before = now;
            }
        }
    }

    #[test]
    fn nothing_rubs_against_a_chord() {
        let mut chance = Pcg32::seed_from_u64(5);
        for mode in [IONIAN, LYDIAN, MIXOLYDIAN, DORIAN, AEOLIAN] {
            for root in mode.phrase(true, &mut chance) {
                let chord = mode.chord(root, &mut chance);
                for degree in -7..21 {
                    let heard = chord.over(degree, &mode);
                    let below = mode.semitones(heard) - mode.semitones(heard - 1);
                    assert!(chord.has(heard) || !chord.has(heard - 1) || below == 2);
                }
            }
        }
    }
}
