//! The stream of samples, and what it is told from other threads.

use std::sync::{
    Arc,
    atomic::{AtomicU64, Ordering},
};

use super::{
    BLOCK, Frame,
    ambience::{Ambience, Place},
    band::Band,
    composer::Mood,
};

/// What is to be heard.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Scene {
    /// How loud the music is, from 0 to 1.
    pub music: f32,
    /// How loud the ambience is, from 0 to 1.
    pub ambience: f32,
    /// What the music is for.
    pub mood: Mood,
    /// What is heard around the table.
    pub place: Place,
    /// Another key is another piece: that of a game, say.
    pub key: u16,
}

impl Scene {
    /// Whether anything is to be heard at all.
    pub fn is_audible(&self) -> bool {
        self.music > 0.0 || self.ambience > 0.0
    }
}

/// The steps in which loudness is told.
const STEPS: f32 = 4095.0;

/// What a [`Backdrop`] is told, from any thread.
#[derive(Debug, Default)]
pub struct Controls(AtomicU64);

impl Controls {
    /// Has a scene heard from now on. Volumes outside 0 to 1 are brought inside.
    pub fn set(&self, scene: Scene) {
        let steps = |volume: f32| (volume.clamp(0.0, 1.0) * STEPS).ceil() as u64;
        let all = steps(scene.music)
            | steps(scene.ambience) << 12
            | (scene.mood as u64) << 24
            | (scene.place as u64) << 28
            | u64::from(scene.key) << 32;
        self.0.store(all, Ordering::Relaxed);
    }

    /// What is to be heard.
    pub fn get(&self) -> Scene {
        let all = self.0.load(Ordering::Relaxed);
        let volume = |steps: u64| (steps & 4095) as f32 / STEPS;
        Scene {
            music: volume(all),
            ambience: volume(all >> 12),
            mood: match all >> 24 & 15 {
                0 => Mood::Title,
                1 => Mood::Playing,
                _ => Mood::End,
            },
            place: match all >> 28 & 15 {
                0 => Place::Hearth,
                1 => Place::Window,
                _ => Place::Night,
            },
            key: (all >> 32 & 0xffff) as u16,
        }
    }
}

/// How long a change of loudness takes, in seconds.
const FADE: f32 = 1.2;

/// Beyond this a sample is bent rather than cut off.
const KNEE: f32 = 0.7;

/// Brings the music, as the band plays it, and the ambience to their loudness.
const MUSIC: f32 = 0.9;
const AMBIENCE: f32 = 1.0;

/// Music and ambience, without end: samples on the left and on the right in turn. It
/// ends when neither is to be heard any more.
#[derive(Debug)]
pub struct Backdrop {
    controls: Arc<Controls>,
    band: Band,
    ambience: Ambience,
    music: Fader,
    around: Fader,
    block: [Frame; BLOCK],
    at: usize,
}

impl Backdrop {
    /// What `controls` ask for, at this number of frames per second.
    pub fn new(rate: u32, seed: u64, controls: Arc<Controls>) -> Self {
        let scene = controls.get();
        let rate = rate.max(8_000) as f32;
        Self {
            controls,
            band: Band::new(rate, seed, scene.mood, u32::from(scene.key)),
            ambience: Ambience::new(rate, seed, scene.place),
            music: Fader::new(rate),
            around: Fader::new(rate),
            block: [[0.0; 2]; BLOCK],
            at: 2 * BLOCK,
        }
    }

    /// Makes the next block; whether there is one.
    fn fill(&mut self) -> bool {
        let scene = self.controls.get();
        if !scene.is_audible() && self.music.is_closed() && self.around.is_closed() {
            return false;
        }
        self.block = [[0.0; 2]; BLOCK];
        // Loudness is heard by ratio, so a straight slider needs a curve.
        self.music.goal = MUSIC * scene.music * scene.music;
        if !self.music.rests() {
            self.band.turn_to(scene.mood, u32::from(scene.key));
            let mut heard = [[0.0; 2]; BLOCK];
            self.band.play(&mut heard);
            self.music.add(&heard, &mut self.block);
        }
        self.around.goal = AMBIENCE * scene.ambience * scene.ambience;
        if scene.place != self.ambience.place() {
            self.around.goal = 0.0;
            if self.around.is_closed() {
                self.ambience.turn_to(scene.place);
            }
        }
        if !self.around.rests() {
            let mut heard = [[0.0; 2]; BLOCK];
            self.ambience.play(&mut heard);
            self.around.add(&heard, &mut self.block);
        }
        for sample in self.block.as_flattened_mut() {
            *sample = bent(*sample);
        }
        true
    }
}

impl Iterator for Backdrop {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        if self.at == 2 * BLOCK {
            if !self.fill() {
                return None;
            }
            self.at = 0;
        }
        let sample = self.block[self.at / 2][self.at % 2];
        self.at += 1;
        Some(sample)
    }
}

/// Brings a sample within 1.
fn bent(sample: f32) -> f32 {
    let over = sample.abs() - KNEE;
    if over <= 0.0 {
        return sample;
    }
    let room = 1.0 - KNEE;
    (KNEE + room * (over / room).tanh())
        .min(0.999)
        .copysign(sample)
}

/// Opens and closes without a click.
#[derive(Clone, Copy, Debug)]
struct Fader {
    now: f32,
    goal: f32,
    /// How much of the way is left after a block.
    left: f32,
}

impl Fader {
    fn new(rate: f32) -> Self {
        Self {
            now: 0.0,
            goal: 0.0,
            // It is all but there, to a thousandth, after FADE.
            left: (-6.9 * BLOCK as f32 / (FADE * rate)).exp(),
        }
    }

    const fn is_closed(&self) -> bool {
        self.now == 0.0
    }

    /// Whether it is closed, and stays so.
    const fn rests(&self) -> bool {
        self.now == 0.0 && self.goal == 0.0
    }

    /// Adds a block, as loud as it is by now.
    fn add(&mut self, heard: &[Frame; BLOCK], sum: &mut [Frame; BLOCK]) {
        let from = self.now;
        let mut to = self.goal + (from - self.goal) * self.left;
        if self.goal == 0.0 && to < 1e-5 {
            to = 0.0;
        }
        for (n, (heard, sum)) in heard.iter().zip(sum).enumerate() {
            let gain = from + (to - from) * n as f32 / BLOCK as f32;
            sum[0] += heard[0] * gain;
            sum[1] += heard[1] * gain;
        }
        self.now = to;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_controls_are_told_is_heard() {
        let controls = Controls::default();
        assert_eq!(controls.get(), Scene::default());
        for mood in [Mood::Title, Mood::Playing, Mood::End] {
            for place in Place::ALL {
                let scene = Scene {
                    music: 1.0,
                    ambience: 0.0,
                    mood,
                    place,
                    key: 65_535,
                };
                controls.set(scene);
                assert_eq!(controls.get(), scene);
            }
        }
        controls.set(Scene {
            music: f32::NAN,
            ambience: -3.0,
            ..Scene::default()
        });
        assert!(!controls.get().is_audible());
        controls.set(Scene {
            ambience: 1e-6,
            ..Scene::default()
        });
        assert!(controls.get().is_audible(), "soft is not off");
    }

    #[test]
    fn nothing_is_louder_than_can_be_played() {
        for (sample, most) in [(0.5, 0.5), (-0.7, 0.7), (1.0, 0.93), (-80.0, 0.999)] {
            let bent = bent(sample);
            assert!(
                bent.abs() <= most && bent.signum() == sample.signum(),
                "{bent}"
            );
        }
        assert!(bent(0.71) < 0.71 && bent(0.71) > 0.7);
    }
}
