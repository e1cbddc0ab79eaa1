//! Composes: a piece of five phrases about one motif, a pause, and then another piece in
//! another key.

use rand::{RngExt as _, SeedableRng as _, seq::IndexedRandom as _};
use rand_pcg::Pcg32;

use super::{
    harmony::{AEOLIAN, Chord, DORIAN, IONIAN, LYDIAN, MIXOLYDIAN, Mode},
    timbre::{BELL, FELT, HARP, KALIMBA, PAD, Timbre},
    voice::Note,
};

/// What the music is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mood {
    /// Arriving: warm, and in motion.
    #[default]
    Title,
    /// Thinking: sparse, with long pauses.
    Playing,
    /// Looking back on a match.
    End,
}

/// How many notes a bar may have.
pub(crate) const MOST: usize = 40;

/// Beats of a bar, over which one chord lasts.
const BEATS: usize = 8;

/// Bars of a phrase.
const BARS: u32 = 4;

/// Which of its two phrases a piece consists of.
const FORM: [usize; 5] = [0, 0, 1, 0, 0];

/// How a mood is played.
struct Manner {
    /// Seconds of a beat: from, to.
    beat: (f32, f32),
    modes: &'static [Mode],
    figures: &'static Timbre,
    melody: &'static Timbre,
    /// How likely figures and melody are in a bar, by phrase.
    figured: [f64; 5],
    sung: [f64; 5],
    /// How many of the eight places of a figure are played.
    busy: f64,
    /// Seconds between two pieces: from, to.
    pause: (f32, f32),
    loudness: f32,
}

impl Mood {
    const fn manner(self) -> &'static Manner {
        match self {
            Self::Title => &Manner {
                beat: (0.92, 1.04),
                modes: &[LYDIAN, IONIAN, MIXOLYDIAN],
                figures: &HARP,
                melody: &FELT,
                figured: [0.8, 1.0, 0.7, 1.0, 0.6],
                sung: [0.0, 0.8, 0.7, 0.9, 0.5],
                busy: 0.6,
                pause: (8.0, 16.0),
                loudness: 1.0,
            },
            Self::Playing => &Manner {
                beat: (1.0, 1.2),
                modes: &[DORIAN, AEOLIAN, MIXOLYDIAN, IONIAN],
                figures: &KALIMBA,
                melody: &FELT,
                figured: [0.5, 0.7, 0.4, 0.7, 0.3],
                sung: [0.0, 0.5, 0.5, 0.6, 0.3],
                busy: 0.4,
                pause: (20.0, 40.0),
                loudness: 1.0,
            },
            Self::End => &Manner {
                beat: (1.05, 1.25),
                modes: &[IONIAN, LYDIAN],
                figures: &HARP,
                melody: &BELL,
                figured: [0.5, 0.7, 0.7, 0.7, 0.3],
                sung: [0.3, 0.6, 0.6, 0.6, 0.4],
                busy: 0.45,
                pause: (12.0, 24.0),
                loudness: 1.0,
            },
        }
    }
}

/// What a piece keeps coming back to: when its notes begin, in half beats, and how far
/// each lies from the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Motif {
    notes: [(u8, i32); 5],
    count: usize,
}

impl Motif {
    fn new(chance: &mut Pcg32) -> Self {
        let rhythms: [&[u8]; 6] = [
            &[0, 3, 4, 8],
            &[0, 2, 4, 6],
            &[2, 4, 7],
            &[0, 1, 4, 6, 10],
            &[4, 6, 8, 11],
            &[0, 4, 6],
        ];
        let rhythm = rhythms.choose(chance).copied().unwrap_or_default();
        let mut notes = [(0, 0); 5];
        let mut degree = 0_i32;
        for (note, at) in notes.iter_mut().zip(rhythm) {
            *note = (*at, degree);
            // Mostly by step; what has gone far turns back.
            let way = [1, 1, 2, -1, -1, -2, 3]
                .choose(chance)
                .copied()
                .unwrap_or(1);
            degree += if degree.abs() > 2 {
                -degree.signum()
            } else {
                way
            };
        }
        Self {
            notes,
            count: rhythm.len().min(5),
        }
    }
}

#[derive(Debug)]
pub(crate) struct Composer {
    mood: Mood,
    chance: Pcg32,
    mode: Mode,
    /// The tonic, in semitones; 69 is 440 Hz.
    tonic: f32,
    beat: f32,
    phrases: [[i32; 4]; 2],
    motif: Motif,
    /// The places of a figure, of eight, and which tone of the chord each plays.
    figure: [Option<u8>; BEATS],
    /// Which bar of the piece comes next.
    bar: u32,
    /// What is held, and what was sung last.
    held: [i32; 3],
    sung: i32,
}

impl Composer {
    pub(crate) fn new(mood: Mood, seed: u64) -> Self {
        let mut composer = Self {
            mood,
            chance: Pcg32::seed_from_u64(seed),
            mode: IONIAN,
            tonic: 48.0,
            beat: 1.0,
            phrases: [[0; 4]; 2],
            motif: Motif {
                notes: [(0, 0); 5],
                count: 0,
            },
            figure: [None; BEATS],
            bar: 0,
            held: [2, 4, 7],
            sung: 14,
        };
        composer.begin();
        composer
    }

    /// Chooses what the next piece is made of.
    fn begin(&mut self) {
        let chance = &mut self.chance;
        let manner = self.mood.manner();
        let before = (self.tonic, self.mode);
        // Another piece is in another key.
        while (self.tonic, self.mode) == before {
            self.tonic = chance.random_range(43..=53) as f32;
            self.mode = manner.modes.choose(chance).copied().unwrap_or(IONIAN);
        }
        self.beat = chance.random_range(manner.beat.0..manner.beat.1);
        self.phrases = [true, false].map(|at_home| self.mode.phrase(at_home, chance));
        self.motif = Motif::new(chance);
        let mut tone = 0_u8;
        self.figure = [(); BEATS].map(|()| {
            tone = (tone + chance.random_range(1..4)) % 4;
            chance.random_bool(manner.busy).then_some(tone)
        });
        self.bar = 0;
        self.held = [2, 4, 7];
        self.sung = 14;
    }

    fn pitch(&self, degree: i32) -> f32 {
        self.tonic + self.mode.semitones(degree) as f32
    }

    /// Writes the next bar, at most [`MOST`] notes, and says how many seconds it lasts.
    pub(crate) fn bar(&mut self, notes: &mut Vec<Note>) -> f32 {
        let phrase = (self.bar / BARS) as usize;
        let place = (self.bar % BARS) as usize;
        self.bar += 1;
        let length = self.beat * BEATS as f32;
        let Some(part) = FORM.get(phrase) else {
            return self.last_bar(notes, length);
        };
        let (from, to) = (notes.len(), self.phrases[*part][place]);
        let chord = self.mode.chord(to, &mut self.chance);
        self.hold(chord, length, notes);
        let manner = self.mood.manner();
        if self.chance.random_bool(manner.figured[phrase]) {
            self.figure(chord, manner, notes);
        }
        if self.chance.random_bool(manner.sung[phrase]) {
            self.sing(chord, *part == 1, manner, notes);
        }
        if place == 0 && self.chance.random_bool(0.5) {
            let degree = chord.nearest(21 + self.chance.random_range(0..3));
            self.add(degree, 0.5 * self.beat, 0.2, &BELL, 0.5, notes);
        }
        for note in &mut notes[from..] {
            note.strength *= manner.loudness;
        }
        length
    }

    /// Home, and then nothing for a while.
    fn last_bar(&mut self, notes: &mut Vec<Note>, length: f32) -> f32 {
        let chord = self.mode.chord(0, &mut self.chance);
        self.hold(chord, length, notes);
        for (n, degree) in [7, 11, 14].into_iter().enumerate() {
            let at = 0.5 * self.beat * n as f32;
            self.add(degree, at, 0.3, &HARP, 0.2 * n as f32 - 0.2, notes);
        }
        let (from, to) = self.mood.manner().pause;
        let pause = self.chance.random_range(from..to);
        self.begin();
        length + pause
    }

    /// The bass and the held tones of a chord.
    fn hold(&mut self, chord: Chord, length: f32, notes: &mut Vec<Note>) {
        // Low, and yet heard from small loudspeakers.
        let root = match self.pitch(chord.root - 7) {
            ..35.0 => chord.root,
            35.0..47.0 => chord.root - 7,
            _ => chord.root - 14,
        };
        self.add(root, 0.0, 0.14, &FELT, 0.0, notes);
        if self.chance.random_bool(0.4) {
            self.add(root + 4, 4.0 * self.beat, 0.1, &FELT, 0.0, notes);
        }
        self.held = chord.voicing(self.held, 2, 12);
        for (degree, pan) in self.held.into_iter().zip([-0.4, 0.4, 0.1]) {
            notes.push(Note {
                at: 0.0,
                pitch: self.pitch(degree),
                strength: 0.13,
                timbre: &PAD,
                pan,
                // It swells while the one before it fades.
                held: Some(length - 0.4),
            });
        }
    }

    /// Broken chords.
    fn figure(&mut self, chord: Chord, manner: &Manner, notes: &mut Vec<Note>) {
        let [low, middle, high] = self.held;
        let tones = [low + 7, middle + 7, high + 7, chord.nearest(low + 14)];
        for (n, tone) in self.figure.into_iter().enumerate() {
            let Some(tone) = tone.filter(|_| self.chance.random_bool(0.88)) else {
                continue;
            };
            let degree = tones[usize::from(tone) % 4];
            let strength = if n % 4 == 0 { 0.34 } else { 0.26 };
            let pan = 0.35 * (f32::from(tone) - 1.5) / 1.5;
            self.add(
                degree,
                n as f32 * self.beat,
                strength,
                manner.figures,
                pan,
                notes,
            );
        }
    }

    /// The motif, led on from what was sung last and brought home to the chord.
    fn sing(&mut self, chord: Chord, turned: bool, manner: &Manner, notes: &mut Vec<Note>) {
        let drift = self.chance.random_range(-2..=2);
        let first = chord.nearest((self.sung + drift).clamp(11, 18));
        for n in 0..self.motif.count {
            let (at, way) = self.motif.notes[n];
            // Now and then one is left out.
            if n > 0 && self.chance.random_bool(0.12) {
                continue;
            }
            let is_last = n + 1 == self.motif.count;
            let degree = first + if turned { -way } else { way };
            let degree = if is_last {
                chord.nearest(degree)
            } else {
                chord.over(degree, &self.mode)
            };
            let at = f32::from(at) * 0.5 * self.beat;
            let strength = if n == 0 || is_last { 0.42 } else { 0.34 };
            self.add(degree, at, strength, manner.melody, 0.1, notes);
            self.sung = degree;
        }
    }

    /// A note as a hand would play it: not quite in time, not quite even.
    fn add(
        &mut self,
        degree: i32,
        at: f32,
        strength: f32,
        timbre: &'static Timbre,
        pan: f32,
        notes: &mut Vec<Note>,
    ) {
        let late = self.chance.random_range(0.0..0.024);
        let force = self.chance.random_range(0.8..1.1);
        let pitch = self.pitch(degree);
        // The ear is keener for high tones.
        let high = ((84.0 - pitch) / 24.0).clamp(0.5, 1.0);
        notes.push(Note {
            at: at + late,
            pitch,
            strength: strength * force * high,
            timbre,
            pan,
            held: None,
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MOODS: [Mood; 3] = [Mood::Title, Mood::Playing, Mood::End];

    /// Bars with what is played in them.
    fn bars(mood: Mood, seed: u64, count: usize) -> Vec<(f32, Vec<Note>)> {
        let mut composer = Composer::new(mood, seed);
        let mut bars = Vec::new();
        for _ in 0..count {
            let mut notes = Vec::new();
            let length = composer.bar(&mut notes);
            bars.push((length, notes));
        }
        bars
    }

    fn pitches(notes: &[Note]) -> Vec<i32> {
        notes.iter().map(|note| note.pitch as i32).collect()
    }

    #[test]
    fn a_seed_is_a_piece_and_another_seed_another() {
        let of = |seed| -> Vec<_> {
            let bars = bars(Mood::Title, seed, 21);
            bars.iter().map(|(_, notes)| pitches(notes)).collect()
        };
        assert_eq!(of(1), of(1));
        assert_ne!(of(1), of(2));
    }

    #[test]
    fn nothing_comes_round_again_for_an_hour() {
        for mood in MOODS {
            let bars = bars(mood, 9, 460);
            let seconds: f32 = bars.iter().map(|(length, _)| length).sum();
            assert!(seconds > 3_600.0, "{seconds}");
            // Four bars in a row that were played before, note for note, would be a loop.
            let played: Vec<_> = bars.iter().map(|(_, notes)| pitches(notes)).collect();
            let mut phrases: Vec<_> = played.windows(4).collect();
            phrases.sort_unstable();
            let count = phrases.len();
            phrases.dedup();
            assert_eq!(phrases.len(), count, "{mood:?}");
        }
    }

    #[test]
    fn every_note_is_within_what_instruments_play_and_a_bar_holds() {
        for mood in MOODS {
            for (length, notes) in bars(mood, 21, 300) {
                assert!(notes.len() <= MOST, "{}", notes.len());
                for note in notes {
                    assert!((33.0..=96.0).contains(&note.pitch), "{note:?}");
                    assert!((0.0..length).contains(&note.at), "{note:?}");
                    assert!((0.0..0.7).contains(&note.strength), "{note:?}");
                }
            }
        }
    }

    #[test]
    fn a_motif_stays_within_an_octave() {
        let mut chance = Pcg32::seed_from_u64(2);
        for _ in 0..500 {
            let motif = Motif::new(&mut chance);
            let notes = &motif.notes[..motif.count];
            assert!(notes.iter().all(|(_, way)| way.abs() <= 6), "{motif:?}");
            assert!(notes.is_sorted_by(|a, b| a.0 < b.0), "{motif:?}");
        }
    }
}
