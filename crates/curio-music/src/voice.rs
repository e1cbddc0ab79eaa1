//! One note that is heard: four tones that turn and fade, under an envelope.

use core::f32::consts::{FRAC_PI_4, TAU};

use super::{BLOCK, Frame, timbre::Timbre};

/// What is softer than this is over.
const SILENCE: f32 = 2e-5;

/// How long a note takes to fall by e after it is let go, in seconds.
const RELEASE: f32 = 0.9;

/// A note to be played.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Note {
    /// When, in seconds from the beginning of the bar.
    pub(crate) at: f32,
    /// Which, in semitones; 69 is 440 Hz.
    pub(crate) pitch: f32,
    pub(crate) strength: f32,
    pub(crate) timbre: &'static Timbre,
    /// From -1 at the left to 1 at the right.
    pub(crate) pan: f32,
    /// How long it is held, in seconds; without it, it fades by itself.
    pub(crate) held: Option<f32>,
}

/// A note that is heard.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Voice {
    real: [f32; 4],
    imaginary: [f32; 4],
    /// What each tone is multiplied by from one sample to the next, as a complex number.
    turn: [f32; 4],
    lift: [f32; 4],
    left: [f32; 4],
    right: [f32; 4],
    /// How far the attack has come, up to 1, and how far it comes with every sample.
    rise: f32,
    step: f32,
    /// How many samples it is still held.
    held: u32,
    /// How loud it is since it was let go, and what of that is left after a sample.
    left_over: f32,
    release: f32,
    send: f32,
    sounds: bool,
}

impl Voice {
    pub(crate) fn new(note: &Note, rate: f32) -> Self {
        let frequency = 440.0 * ((note.pitch - 69.0) / 12.0).exp2();
        let timbre = note.timbre;
        let higher = (frequency / 220.0).sqrt();
        let mut voice = Self {
            step: 1.0 / (timbre.attack * rate),
            held: note
                .held
                .map_or(u32::MAX, |seconds| (seconds * rate) as u32),
            left_over: 1.0,
            release: (-1.0 / (RELEASE * rate)).exp(),
            send: timbre.send,
            sounds: true,
            ..Self::default()
        };
        for (lane, partial) in timbre.partials.iter().enumerate() {
            let tone = frequency * partial.ratio;
            // Nothing is folded back at the upper end.
            let strength = if tone < 0.45 * rate {
                partial.strength * note.strength
            } else {
                0.0
            };
            let fade = (-partial.fade * higher / rate).exp();
            let (sin, cos) = (TAU * tone / rate).sin_cos();
            voice.real[lane] = 1.0;
            voice.turn[lane] = cos * fade;
            voice.lift[lane] = sin * fade;
            // The tones of a note stand a little apart; those of a held one wander so.
            let apart = if note.held.is_some() {
                [-0.3, 0.3, 0.1, -0.1][lane]
            } else {
                [0.0, 0.2, -0.2, 0.1][lane]
            };
            let pan = (note.pan + apart).clamp(-1.0, 1.0);
            let (right, left) = (FRAC_PI_4 * (pan + 1.0)).sin_cos();
            voice.left[lane] = left * strength;
            voice.right[lane] = right * strength;
        }
        voice
    }

    pub(crate) const fn sounds(&self) -> bool {
        self.sounds
    }

    /// Lets it fade from now on.
    pub(crate) const fn let_go(&mut self) {
        self.held = 0;
    }

    /// Adds a block of it to what is heard directly, and to what the room is given.
    pub(crate) fn play(&mut self, direct: &mut [Frame; BLOCK], sent: &mut [Frame; BLOCK]) {
        let mut envelope = 0.0;
        for (direct, sent) in direct.iter_mut().zip(sent) {
            let (mut left, mut right) = (0.0, 0.0);
            for lane in 0..4 {
                let (real, imaginary) = (self.real[lane], self.imaginary[lane]);
                self.real[lane] = real * self.turn[lane] - imaginary * self.lift[lane];
                self.imaginary[lane] = real * self.lift[lane] + imaginary * self.turn[lane];
                left += self.imaginary[lane] * self.left[lane];
                right += self.imaginary[lane] * self.right[lane];
            }
            self.rise = (self.rise + self.step).min(1.0);
            if self.held == 0 {
                self.left_over *= self.release;
            } else if self.held != u32::MAX {
                self.held -= 1;
            }
            // It neither begins nor stops rising at once.
            envelope = self.rise * self.rise * (3.0 - 2.0 * self.rise) * self.left_over;
            left *= envelope;
            right *= envelope;
            direct[0] += left;
            direct[1] += right;
            sent[0] += left * self.send;
            sent[1] += right * self.send;
        }
        let loud: f32 = (0..4)
            .map(|lane| {
                let size = self.real[lane].abs() + self.imaginary[lane].abs();
                size * (self.left[lane] + self.right[lane])
            })
            .sum();
        self.sounds = self.rise < 1.0 && self.left_over > 0.01 || loud * envelope > SILENCE;
    }
}
