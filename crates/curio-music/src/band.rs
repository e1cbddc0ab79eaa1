//! Plays what is composed.

use super::{
    BLOCK, Frame,
    composer::{Composer, MOST, Mood},
    room::Room,
    voice::{Note, Voice},
};

/// How many notes are heard at once. More are left out.
const VOICES: usize = 32;

/// How long a room is heard.
const ROOM: f32 = 3.2;

/// How long before a piece begins that others have to fade for, in seconds.
const BREATH: f32 = 2.5;

/// At the end of a match the ending comes first.
const AFTER_THE_ENDING: f32 = 5.0;

#[derive(Debug)]
pub(crate) struct Band {
    rate: f32,
    seed: u64,
    mood: Mood,
    key: u32,
    composer: Composer,
    /// What of this bar is still to be played.
    bar: Vec<Note>,
    /// Seconds since the bar began, and how long it is.
    since: f32,
    length: f32,
    voices: [Voice; VOICES],
    room: Room,
}

impl Band {
    pub(crate) fn new(rate: f32, seed: u64, mood: Mood, key: u32) -> Self {
        Self {
            rate,
            seed,
            mood,
            key,
            composer: Composer::new(mood, seed ^ u64::from(key)),
            bar: Vec::with_capacity(MOST),
            since: 0.0,
            length: Self::pause(mood) - BREATH,
            voices: [Voice::default(); VOICES],
            room: Room::new(ROOM, rate),
        }
    }

    const fn pause(mood: Mood) -> f32 {
        match mood {
            Mood::Title | Mood::Playing => BREATH,
            Mood::End => AFTER_THE_ENDING,
        }
    }

    /// Plays something else from now on, unless it is the same.
    pub(crate) fn turn_to(&mut self, mood: Mood, key: u32) {
        if (mood, key) == (self.mood, self.key) {
            return;
        }
        (self.mood, self.key) = (mood, key);
        self.seed = self.seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        self.composer = Composer::new(mood, self.seed ^ u64::from(key));
        self.bar.clear();
        self.since = 0.0;
        self.length = Self::pause(mood);
        for voice in &mut self.voices {
            voice.let_go();
        }
    }

    /// Adds a block of music.
    pub(crate) fn play(&mut self, heard: &mut [Frame; BLOCK]) {
        if self.since >= self.length {
            self.since = 0.0;
            self.bar.clear();
            self.length = self.composer.bar(&mut self.bar);
        }
        let (since, rate) = (self.since, self.rate);
        let voices = &mut self.voices;
        self.bar.retain(|note| {
            if note.at > since {
                return true;
            }
            if let Some(free) = voices.iter_mut().find(|voice| !voice.sounds()) {
                *free = Voice::new(note, rate);
            }
            false
        });
        self.since += BLOCK as f32 / rate;
        let mut sent = [[0.0; 2]; BLOCK];
        for voice in voices.iter_mut().filter(|voice| voice.sounds()) {
            voice.play(heard, &mut sent);
        }
        self.room.echo(&sent, heard);
    }
}
