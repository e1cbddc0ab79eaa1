//! The few notes that a match ends with.

use super::{
    BLOCK, Frame,
    room::Room,
    timbre::Instrument,
    voice::{Note, Voice},
};

/// How a match ends, as one looks at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// It is won: upwards, to a bright chord.
    Win,
    /// It is lost: downwards, and home. Nobody is laughed at.
    Loss,
    /// Neither: two voices that meet.
    Draw,
}

impl Ending {
    /// All endings.
    pub const ALL: [Self; 3] = [Self::Win, Self::Loss, Self::Draw];

    /// When each note begins, in seconds, which it is in semitones, and how strong.
    const fn notes(self) -> &'static [(f32, f32, f32)] {
        match self {
            Self::Win => &[
                (0.0, 67.0, 0.7),
                (0.14, 71.0, 0.75),
                (0.28, 74.0, 0.8),
                (0.46, 79.0, 1.0),
                (0.47, 71.0, 0.4),
                (0.48, 74.0, 0.4),
                (0.86, 81.0, 0.3),
                (1.0, 83.0, 0.35),
            ],
            Self::Loss => &[
                (0.0, 62.0, 0.8),
                (0.28, 59.0, 0.75),
                (0.6, 55.0, 0.8),
                (0.62, 62.0, 0.3),
                (1.1, 64.0, 0.3),
            ],
            Self::Draw => &[
                (0.0, 62.0, 0.7),
                (0.02, 72.0, 0.6),
                (0.32, 64.0, 0.7),
                (0.34, 69.0, 0.6),
                (0.72, 67.0, 0.9),
                (0.74, 62.0, 0.5),
            ],
        }
    }
}

/// How long an ending is, in seconds.
const LENGTH: f32 = 3.2;

/// How loud it gets.
const PEAK: f32 = 0.34;

/// The notes of an ending as samples, left and right in turn.
pub fn ending(ending: Ending, instrument: Instrument, rate: u32) -> Vec<f32> {
    let rate = rate as f32;
    let mut room = Room::new(1.6, rate);
    let mut voices = [Voice::default(); 12];
    let mut notes = ending.notes().iter().peekable();
    let mut samples: Vec<f32> = Vec::new();
    let blocks = (LENGTH * rate / BLOCK as f32) as u32;
    for block in 0..blocks {
        let now = block as f32 * BLOCK as f32 / rate;
        while let Some((at, pitch, strength)) = notes.next_if(|note| note.0 <= now) {
            if let Some(free) = voices.iter_mut().find(|voice| !voice.sounds()) {
                let note = Note {
                    at: *at,
                    pitch: *pitch,
                    strength: *strength,
                    timbre: instrument.timbre(),
                    pan: (pitch - 69.0) / 30.0,
                    held: None,
                };
                *free = Voice::new(&note, rate);
            }
        }
        let mut heard: [Frame; BLOCK] = [[0.0; 2]; BLOCK];
        let mut sent = heard;
        for voice in voices.iter_mut().filter(|voice| voice.sounds()) {
            voice.play(&mut heard, &mut sent);
        }
        room.echo(&sent, &mut heard);
        samples.extend(heard.as_flattened());
    }
    let loudest = samples.iter().fold(1e-9_f32, |most, it| most.max(it.abs()));
    let count = samples.len() as f32;
    for (n, sample) in samples.iter_mut().enumerate() {
        // The last third is drawn to silence.
        let left = (3.0 * (1.0 - n as f32 / count)).min(1.0);
        *sample *= PEAK / loudest * left * left;
    }
    samples
}
