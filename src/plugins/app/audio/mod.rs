//! Sounds: a message asks for one, the volume is a resource.
//!
//! Without a sound card the messages are read and nothing is heard; no
//! other part of the program needs to know. The samples are made by
//! `tools/forge`.

mod output;

use bevy::prelude::*;

pub(crate) use self::output::SoundOutput;
use self::output::{Place, Voice};
use super::settings::Settings;

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub enum Sound {
    /// A piece moves over the board.
    Slide,
    /// A piece is set down.
    Land,
    /// A lacquered block is set on stone.
    Block,
    /// A rod sinks into its groove.
    Rod,
    /// A turned figure is set on slate.
    Figure,
    /// A carved character is set down on its felt.
    Character,
    /// Something is captured.
    Capture,
    /// A tile falls away.
    Fall,
    /// The traffic light is switched.
    Light,
    /// A move was refused.
    Refuse,
    /// The match is won by a person at this table.
    Win,
    /// The match is lost.
    Lose,
    /// A button.
    Tick,
}

impl Sound {
    /// All sounds.
    pub(crate) const ALL: [Self; 13] = [
        Self::Slide,
        Self::Land,
        Self::Block,
        Self::Rod,
        Self::Figure,
        Self::Character,
        Self::Capture,
        Self::Fall,
        Self::Light,
        Self::Refuse,
        Self::Win,
        Self::Lose,
        Self::Tick,
    ];

    /// The sample, as a file.
    const fn wav(self) -> &'static [u8] {
        macro_rules! wav {
            ($name:literal) => {
                include_bytes!(concat!(
                    env!("CARGO_MANIFEST_DIR"),
                    "/assets/sounds/",
                    $name,
                    ".wav"
                ))
            };
        }
        match self {
            Self::Slide => wav!("slide"),
            Self::Land => wav!("land"),
            Self::Block => wav!("block"),
            Self::Rod => wav!("rod"),
            Self::Figure => wav!("figure"),
            Self::Character => wav!("character"),
            Self::Capture => wav!("capture"),
            Self::Fall => wav!("fall"),
            Self::Light => wav!("light"),
            Self::Refuse => wav!("refuse"),
            Self::Win => wav!("win"),
            Self::Lose => wav!("lose"),
            Self::Tick => wav!("tick"),
        }
    }
}

/// Asks for a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// Which.
    pub sound: Sound,
    /// Where on the table it comes from; without a place, from no side.
    pub(crate) at: Option<Vec3>,
}

impl PlaySound {
    /// A sound of the whole table, now.
    #[must_use]
    pub const fn now(sound: Sound) -> Self {
        Self { sound, at: None }
    }

    /// A sound from a place.
    #[must_use]
    pub(crate) const fn at(sound: Sound, place: Vec3) -> Self {
        Self {
            sound,
            at: Some(place),
        }
    }
}

/// How much smaller the room is to the ear than to the eye: sounds have a side and, at
/// the distance from which a table is looked at, no distance.
const ROOM: f32 = 0.02;

/// How soon the same sound may be heard again, in seconds: many pieces that are set
/// down together are a patter, not a roar.
const PATTER: f32 = 0.045;

/// How loud, 0 (silent) to 1. Values outside are clamped when used.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Resource)]
pub(crate) struct SoundVolume(pub f32);

impl Default for SoundVolume {
    fn default() -> Self {
        Self(0.7)
    }
}

/// What hears the sounds: a pair of ears this far apart.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Ears(pub f32);

/// Adds [`PlaySound`] and [`SoundVolume`]. Without a [`SoundOutput`] all is silent.
pub fn plugin(app: &mut App) {
    app.init_resource::<SoundVolume>()
        .add_message::<PlaySound>()
        .add_systems(
            PreUpdate,
            follow_settings.run_if(resource_exists_and_changed::<Settings>),
        )
        .add_systems(PostUpdate, play.after(TransformSystems::Propagate));
}

fn follow_settings(settings: Res<Settings>, mut volume: ResMut<SoundVolume>) {
    let loudness = if settings.muted { 0.0 } else { settings.volume };
    volume.set_if_neq(SoundVolume(loudness));
}

fn play(
    mut asked: MessageReader<PlaySound>,
    output: Option<Res<SoundOutput>>,
    volume: Res<SoundVolume>,
    ears: Query<(&GlobalTransform, &Ears)>,
    time: Res<Time<Real>>,
    mut last: Local<[Option<f32>; Sound::ALL.len()]>,
) {
    let loudness = volume.0.clamp(0.0, 1.0);
    let Some(output) = output.filter(|_| loudness > 0.0) else {
        asked.clear();
        return;
    };
    let now = time.elapsed_secs();
    for PlaySound { sound, at } in asked.read() {
        let last = &mut last[*sound as usize];
        // Two of a kind at once would only be louder.
        if last.is_some_and(|last| now - last < PATTER) {
            continue;
        }
        *last = Some(now);
        let place = at.zip(ears.iter().next()).map(|(at, (head, ears))| {
            let ear = |side: f32| head.transform_point(Vec3::X * (side * ears.0 / 2.0));
            Place {
                from: (at * ROOM).into(),
                left: (ear(-1.0) * ROOM).into(),
                right: (ear(1.0) * ROOM).into(),
            }
        });
        output.play(Voice {
            wav: sound.wav(),
            // Loudness is heard by ratio, so a straight slider needs a curve.
            loudness: loudness * loudness,
            place,
        });
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    #[test]
    fn every_sound_file_is_heard() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
        let files = fs::read_dir(folder).unwrap();
        let there: BTreeSet<Vec<u8>> = files
            .map(|file| fs::read(file.unwrap().path()).unwrap())
            .collect();
        let heard: BTreeSet<Vec<u8>> = Sound::ALL.map(|sound| sound.wav().to_vec()).into();
        assert!(heard == there, "{} of {}", heard.len(), there.len());
    }
}
