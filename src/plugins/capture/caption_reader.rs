//! Reads the captions of a film aloud into its sound track, with a [`crate::client::Voice`].

use core::time::Duration;

use bevy::prelude::*;

use super::caption::ShownCaption;
use crate::{client::Voice, plugins::app::audio::SoundTrack, words::language};

/// The silence after a text.
const BREATH: Duration = Duration::from_millis(350);

/// The reader, and what it has read.
#[derive(Debug)]
pub(super) struct CaptionReader {
    voice: Voice,
    /// Ticks of the film in a second.
    rate: u32,
    /// What was read last.
    text: String,
    /// The tick at which the next text may begin.
    until: u32,
}

impl CaptionReader {
    pub(super) const fn new(voice: Voice, rate: u32) -> Self {
        Self {
            voice,
            rate,
            text: String::new(),
            until: 0,
        }
    }

    pub(super) const fn is_reading(&self, tick: u32) -> bool {
        tick < self.until
    }

    /// Starts reading what is new in a caption, unless another one is still being read.
    pub(super) fn read(
        &mut self,
        caption: &ShownCaption,
        tick: u32,
        (track, now): (&SoundTrack, Duration),
    ) {
        let text = caption.read_aloud();
        let new = text.strip_prefix(&*self.text).unwrap_or(&text).trim();
        if self.is_reading(tick) || new.is_empty() {
            return;
        }
        match self.voice.read_aloud(new, language()) {
            Ok(wav) => {
                let length = track.read_aloud(now, wav).unwrap_or_default() + BREATH;
                self.until = tick + (length.as_secs_f32() * self.rate as f32).ceil() as u32;
            }
            Err(error) => warn!("a caption is not read: {error}"),
        }
        self.text = text;
    }
}
