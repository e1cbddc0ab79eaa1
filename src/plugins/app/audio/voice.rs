//! A sound on its way to the ears: what is played, how loud, and from which side.

use std::{io::Cursor, sync::Arc};

use rodio::{Decoder, SampleRate, Source, buffer::SamplesBuffer, source::Spatial};

use super::accompaniment::STEREO;
use crate::music::{Ending, Instrument, ending};

/// What is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Sample {
    /// A file.
    Wav(&'static [u8]),
    /// A text that was read aloud, as a file.
    Read(Arc<[u8]>),
    /// The notes of an ending.
    Ending(Ending, Instrument),
}

/// A sound, as it is heard.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Voice {
    pub(crate) sample: Sample,
    /// The factor on its samples.
    pub(crate) loudness: f32,
    /// Without it, it comes from no side.
    pub(crate) place: Option<SoundPlace>,
}

/// Where a sound comes from, and where the ears are.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct SoundPlace {
    pub(crate) from: [f32; 3],
    pub(crate) left: [f32; 3],
    pub(crate) right: [f32; 3],
}

impl Voice {
    /// What is heard of it; notes are made for this rate. Nothing where a file cannot be read.
    pub(super) fn source(&self, rate: SampleRate) -> Option<Box<dyn Source + Send>> {
        match &self.sample {
            Sample::Read(file) => {
                let source = Decoder::new(Cursor::new(Arc::clone(file))).ok()?;
                Some(Box::new(source.amplify(self.loudness)))
            }
            Sample::Wav(file) => {
                let source = Decoder::new(Cursor::new(*file)).ok()?;
                let source = source.amplify(self.loudness);
                Some(match self.place {
                    Some(at) => Box::new(Spatial::new(source, at.from, at.left, at.right)),
                    None => Box::new(source),
                })
            }
            Sample::Ending(end, instrument) => {
                let samples = ending(*end, *instrument, rate.get());
                let source = SamplesBuffer::new(STEREO, rate, samples);
                Some(Box::new(source.amplify(self.loudness)))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{super::Sound, *};

    #[test]
    fn every_sound_can_be_heard() {
        let rate = SampleRate::new(48_000).unwrap();
        for sound in Sound::ALL {
            let voice = Voice {
                sample: sound.sample(Instrument::Bell),
                loudness: 1.0,
                place: None,
            };
            assert!(voice.source(rate).unwrap().count() > 1000, "{sound:?}");
        }
    }
}
