//! Music and ambience as the mixer of the sound card takes them.

use core::time::Duration;
use std::sync::{Arc, Weak};

use rodio::{ChannelCount, SampleRate, Source};

use crate::{
    music::{Backdrop, Controls},
    record::fresh_seed,
};

/// Music and ambience, as the mixer takes them.
pub(super) struct Accompaniment {
    backdrop: Backdrop,
    rate: SampleRate,
    _alive: Arc<()>,
}

impl Accompaniment {
    /// What `controls` want to hear, and what is alive as long as it is heard.
    pub(super) fn new(controls: &Arc<Controls>, rate: SampleRate) -> (Self, Weak<()>) {
        let alive = Arc::new(());
        let watched = Arc::downgrade(&alive);
        let source = Self {
            backdrop: Backdrop::new(rate.get(), fresh_seed(), Arc::clone(controls)),
            rate,
            _alive: alive,
        };
        (source, watched)
    }
}

impl Iterator for Accompaniment {
    type Item = f32;

    fn next(&mut self) -> Option<f32> {
        self.backdrop.next()
    }
}

impl Source for Accompaniment {
    fn current_span_len(&self) -> Option<usize> {
        None
    }

    fn channels(&self) -> ChannelCount {
        STEREO
    }

    fn sample_rate(&self) -> SampleRate {
        self.rate
    }

    fn total_duration(&self) -> Option<Duration> {
        None
    }
}

/// Left and right.
pub(super) const STEREO: ChannelCount = match ChannelCount::new(2) {
    Some(two) => two,
    None => ChannelCount::MIN,
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::music::Scene;

    #[test]
    fn what_accompanies_is_a_stream_of_two_sides_without_an_end() {
        let controls = Arc::new(Controls::default());
        controls.set(Scene {
            ambience: 1.0,
            ..Scene::default()
        });
        let rate = SampleRate::new(22_050).unwrap();
        let (mut source, alive) = Accompaniment::new(&controls, rate);
        assert_eq!((source.channels().get(), source.sample_rate()), (2, rate));
        assert!(source.current_span_len().is_none() && source.total_duration().is_none());
        assert!(
            source
                .by_ref()
                .take(44_100)
                .any(|sample| sample.abs() > 1e-3)
        );
        controls.set(Scene::default());
        assert!(
            source.by_ref().count() < 5 * 44_100,
            "it fades out and ends"
        );
        assert_eq!(alive.strong_count(), 1);
        drop(source);
        assert_eq!(alive.strong_count(), 0, "another may begin");
    }
}
