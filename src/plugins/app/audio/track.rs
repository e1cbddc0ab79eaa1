//! What is heard in a film: sounds are kept with their times while the film is drawn, however
//! long that takes, and mixed once it is known how long it lasts. Encoding is for others.

use core::{num::NonZero, time::Duration};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use rodio::{SampleRate, source::UniformSourceIterator};

use super::{
    accompaniment::STEREO,
    voice::{Sample, Voice},
};
use crate::music::{Backdrop, Controls, Scene};

/// Samples a second, for each ear.
pub(crate) const RATE: u32 = 48_000;

/// The sounds of a film.
#[derive(Clone, Debug, Default)]
pub(crate) struct SoundTrack(Arc<Mutex<Heard>>);

#[derive(Debug, Default)]
struct Heard {
    begins: Duration,
    voices: Vec<(Duration, Voice)>,
    /// What is heard behind them.
    behind: Scene,
}

impl SoundTrack {
    fn kept(&self) -> MutexGuard<'_, Heard> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The film begins: what was heard before is no part of it.
    pub(crate) fn begin(&self, now: Duration) {
        let mut kept = self.kept();
        kept.begins = now;
        kept.voices.clear();
    }

    pub(super) fn add(&self, now: Duration, voice: Voice) {
        let mut kept = self.kept();
        let at = now.saturating_sub(kept.begins);
        kept.voices.push((at, voice));
    }

    /// Has a text that was read aloud, in the bytes of a WAV file, heard from now on. Returns how
    /// long it is; nothing where the file cannot be read.
    pub(crate) fn read_aloud(&self, now: Duration, wav: Vec<u8>) -> Option<Duration> {
        let voice = Voice {
            sample: Sample::Read(wav.into()),
            loudness: 1.0,
            place: None,
        };
        let length = voice.source(SampleRate::new(RATE)?)?.total_duration()?;
        self.add(now, voice);
        Some(length)
    }

    pub(super) fn accompany(&self, scene: Scene) {
        self.kept().behind = scene;
    }

    /// What is heard within `length`, left and right in turn; empty where nothing is.
    pub(crate) fn mixed(&self, length: Duration) -> Vec<f32> {
        let kept = self.kept();
        let samples_until = |time: Duration| 2 * (time.as_secs_f64() * f64::from(RATE)) as usize;
        let rate = SampleRate::new(RATE).unwrap_or(NonZero::<u32>::MIN);
        let mut heard = match (kept.behind.is_audible(), kept.voices.is_empty()) {
            (true, _) => {
                let controls = Arc::new(Controls::default());
                controls.set(kept.behind);
                // The same film has the same sound.
                let behind = Backdrop::new(RATE, 0, controls);
                behind.take(samples_until(length)).collect()
            }
            (false, true) => Vec::new(),
            (false, false) => vec![0.0; samples_until(length)],
        };
        for (at, voice) in &kept.voices {
            let later = heard.get_mut(samples_until(*at)..).unwrap_or_default();
            let Some(source) = voice.source(rate) else {
                continue;
            };
            let samples = UniformSourceIterator::new(source, STEREO, rate);
            later
                .iter_mut()
                .zip(samples)
                .for_each(|(sum, sample)| *sum += sample);
        }
        // Where many sounds meet, all becomes softer, and nothing is cut off.
        let loudest = heard.iter().map(|sample| sample.abs()).fold(1.0, f32::max);
        heard.iter_mut().for_each(|sample| *sample /= loudest);
        heard
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::music::{Ending, Instrument};

    #[test]
    fn a_sound_is_heard_when_its_move_is_seen() {
        let track = SoundTrack::default();
        let voice = Voice {
            sample: Sample::Ending(Ending::Win, Instrument::Wood),
            loudness: 1.0,
            place: None,
        };
        let seconds = Duration::from_secs;
        track.add(seconds(1), voice.clone());
        track.begin(seconds(5));
        assert!(track.mixed(seconds(3)).is_empty(), "nothing is heard yet");
        track.add(seconds(6), voice.clone());
        track.add(seconds(60), voice);
        let heard = track.mixed(seconds(3));
        let second = 2 * RATE as usize;
        assert_eq!(heard.len(), 3 * second);
        let loudest = |from: usize| {
            let samples = heard[from * second..][..second].iter();
            samples.map(|sample| sample.abs()).fold(0.0, f32::max)
        };
        assert!(loudest(0) == 0.0 && loudest(1) > 0.1 && loudest(1) <= 1.0);
    }
}
