//! What is heard, in words, for players who do not hear it.
//!
//! Captions come whatever the volume is, and without a sound card.

use core::time::Duration;

use bevy::{prelude::*, time::Real};

use super::{PlaySound, Sound, backdrop::Shown};
use crate::{
    music::{Place, Scene},
    plugins::app::{machine::redraw::RedrawScheduler, settings::Settings, states::Screen},
    texts,
};

/// How long a caption is shown after it was heard last.
const STAYS: Duration = Duration::from_millis(3500);
/// How many are shown at once.
const MOST: usize = 3;

pub(super) fn plugin(app: &mut App) {
    let is_ready = resource_exists::<Settings>
        .and_then(resource_exists::<State<Screen>>)
        .and_then(resource_exists::<RedrawScheduler>);
    app.init_resource::<SoundCaptions>()
        .add_systems(PostUpdate, listen.run_if(is_ready));
}

/// Something that begins to be heard, or ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum CaptionedSound {
    Sound(Sound),
    Music,
    MusicEnds,
    Ambience(Place),
    AmbienceEnds,
}

impl CaptionedSound {
    fn words(self) -> &'static str {
        match self {
            Self::Sound(sound) => sound.words(),
            Self::Music => texts::sound_music(),
            Self::MusicEnds => texts::sound_music_ends(),
            Self::Ambience(Place::Hearth) => texts::sound_fire(),
            Self::Ambience(Place::Window) => texts::sound_birds(),
            Self::Ambience(Place::Night) => texts::sound_crickets(),
            Self::AmbienceEnds => texts::sound_ambience_ends(),
        }
    }

    /// Whether only the later of the two holds.
    fn replaces(self, other: Self) -> bool {
        let is_music = |it| matches!(it, Self::Music | Self::MusicEnds);
        let is_ambience = |it| matches!(it, Self::Ambience(_) | Self::AmbienceEnds);
        self == other
            || is_music(self) && is_music(other)
            || is_ambience(self) && is_ambience(other)
    }
}

impl Sound {
    /// What it is called that is heard.
    pub(crate) fn words(self) -> &'static str {
        match self {
            Self::Slide => texts::sound_slide(),
            Self::Land => texts::sound_land(),
            Self::Lift => texts::sound_lift(),
            Self::PutBack => texts::sound_put_back(),
            Self::Block => texts::sound_block(),
            Self::Rod => texts::sound_rod(),
            Self::Figure => texts::sound_figure(),
            Self::Character => texts::sound_character(),
            Self::Dice => texts::sound_dice(),
            Self::Tiles => texts::sound_tiles(),
            Self::Capture => texts::sound_capture(),
            Self::Fall => texts::sound_fall(),
            Self::Light => texts::sound_light(),
            Self::Refuse => texts::sound_refuse(),
            Self::Win => texts::sound_win(),
            Self::Lose => texts::sound_lose(),
            Self::Draw => texts::sound_draw(),
            Self::Tick => texts::sound_tick(),
            Self::Bell => texts::sound_bell(),
        }
    }
}

/// What has been heard in the last seconds, the newest last, and how long each stays.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(crate) struct SoundCaptions(Vec<(CaptionedSound, Duration)>);

impl SoundCaptions {
    /// The captions, the newest last.
    pub fn lines(&self) -> impl DoubleEndedIterator<Item = &'static str> + '_ {
        self.0.iter().map(|(heard, _)| heard.words())
    }

    /// Many of a kind are said once.
    fn hear(&mut self, heard: CaptionedSound) {
        self.0.retain(|(other, _)| !heard.replaces(*other));
        self.0.push((heard, STAYS));
        let surplus = self.0.len().saturating_sub(MOST);
        self.0.drain(..surplus);
    }

    /// Lets time pass. Returns when the next one goes.
    fn pass(&mut self, time: Duration) -> Option<Duration> {
        for (_, left) in &mut self.0 {
            // The frame in which it comes may end a sleep of any length.
            let passed = if *left == STAYS {
                Duration::from_millis(1)
            } else {
                time
            };
            *left = left.saturating_sub(passed);
        }
        self.0.retain(|(_, left)| !left.is_zero());
        self.0.iter().map(|(_, left)| *left).min()
    }
}

fn listen(
    mut asked: MessageReader<PlaySound>,
    settings: Res<Settings>,
    shown: Shown,
    time: Res<Time<Real>>,
    mut before: Local<Scene>,
    mut captions: ResMut<SoundCaptions>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if !settings.sound_captions {
        asked.clear();
        *before = Scene::default();
        captions.set_if_neq(SoundCaptions::default());
        return;
    }
    let mut now = captions.clone();
    let next = now.pass(time.delta());
    let mut heard: Vec<CaptionedSound> = backdrop_news(*before, shown.scene()).collect();
    *before = shown.scene();
    heard.extend(asked.read().map(|it| CaptionedSound::Sound(it.sound)));
    for heard in &heard {
        now.hear(*heard);
    }
    if !heard.is_empty() || now.0.len() != captions.0.len() {
        redraw.now();
    } else if let Some(next) = next {
        redraw.within(next);
    }
    captions.set_if_neq(now);
}

/// What of music and ambience begins and ends between two scenes.
fn backdrop_news(before: Scene, now: Scene) -> impl Iterator<Item = CaptionedSound> {
    let music = match (before.music > 0.0, now.music > 0.0) {
        (false, true) => Some(CaptionedSound::Music),
        (true, false) => Some(CaptionedSound::MusicEnds),
        _ => None,
    };
    let place = |scene: Scene| (scene.ambience > 0.0).then_some(scene.place);
    let ambience = match (place(before), place(now)) {
        (before, Some(now)) if before != Some(now) => Some(CaptionedSound::Ambience(now)),
        (Some(_), None) => Some(CaptionedSound::AmbienceEnds),
        _ => None,
    };
    music.into_iter().chain(ambience)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_sound_has_words_of_its_own() {
        let words: BTreeSet<&str> = Sound::ALL.iter().map(|sound| sound.words()).collect();
        assert_eq!(words.len(), Sound::ALL.len());
        let in_brackets = |words: &&str| words.starts_with('[') && words.ends_with(']');
        assert!(words.iter().all(in_brackets), "{words:?}");
    }

    #[test]
    fn many_of_a_kind_are_said_once_and_go_by_themselves() {
        let mut captions = SoundCaptions::default();
        for sound in [Sound::Slide, Sound::Land, Sound::Slide, Sound::Land] {
            captions.hear(CaptionedSound::Sound(sound));
        }
        let said: Vec<&str> = captions.lines().collect();
        assert_eq!(said, [Sound::Slide.words(), Sound::Land.words()]);
        for sound in [Sound::Win, Sound::Dice] {
            captions.hear(CaptionedSound::Sound(sound));
        }
        assert_eq!(captions.lines().count(), MOST, "the oldest gives way");
        assert!(
            captions.pass(Duration::from_secs(3600)).is_some(),
            "time asleep does not count as shown"
        );
        captions.hear(CaptionedSound::Sound(Sound::Win));
        assert!(captions.pass(STAYS).is_some(), "it was heard again");
        assert_eq!(captions.lines().collect::<Vec<_>>(), [Sound::Win.words()]);
        assert!(captions.pass(STAYS).is_none());
    }

    #[test]
    fn music_and_ambience_are_said_when_they_begin_and_end() {
        let heard = |before, now| backdrop_news(before, now).collect::<Vec<_>>();
        let silent = Scene::default();
        let music = Scene {
            music: 0.5,
            ..silent
        };
        let fire = Scene {
            ambience: 0.5,
            ..music
        };
        let night = Scene {
            place: Place::Night,
            ..fire
        };
        assert_eq!(heard(silent, silent), []);
        assert_eq!(heard(silent, music), [CaptionedSound::Music]);
        assert_eq!(
            heard(music, fire),
            [CaptionedSound::Ambience(Place::Hearth)]
        );
        assert_eq!(heard(fire, night), [CaptionedSound::Ambience(Place::Night)]);
        assert_eq!(
            heard(night, silent),
            [CaptionedSound::MusicEnds, CaptionedSound::AmbienceEnds]
        );
        let mut captions = SoundCaptions::default();
        captions.hear(CaptionedSound::Music);
        captions.hear(CaptionedSound::MusicEnds);
        assert_eq!(captions.lines().count(), 1);
    }
}
