//! Sounds: a message asks for one, the volume is a resource. Music and ambience follow
//! the settings and what is on the screen.
//!
//! Without a sound card the messages are read and nothing is heard; no
//! other part of the program needs to know. The samples are made by
//! `tools/forge`; endings, music and ambience by `curio-music`, while they are heard.

mod accompaniment;
mod backdrop;
mod captions;
mod output;
mod track;
mod voice;

use std::collections::BTreeMap;

use bevy::prelude::*;

use self::voice::{Sample, SoundPlace, Voice};
pub(crate) use self::{
    captions::SoundCaptions,
    output::SoundOutput,
    track::{RATE, SoundTrack},
};
use super::{session::Session, settings::Settings};
use crate::music::Ending;
pub use crate::music::Instrument;

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub enum Sound {
    /// A piece moves over the board.
    Slide,
    /// A piece is set down.
    Land,
    /// A hand takes a piece up.
    Lift,
    /// A hand puts a piece back where it was.
    PutBack,
    /// A lacquered block is set on stone.
    Block,
    /// A rod sinks into its groove.
    Rod,
    /// A turned figure is set on slate.
    Figure,
    /// A carved character is set down on its felt.
    Character,
    /// Dice are thrown.
    Dice,
    /// Tiles are turned.
    Tiles,
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
    /// The match is drawn.
    Draw,
    /// A button.
    Tick,
    /// A bell: people are called to a table.
    Bell,
}

impl Sound {
    /// All sounds.
    pub(crate) const ALL: [Self; 19] = [
        Self::Slide,
        Self::Land,
        Self::Lift,
        Self::PutBack,
        Self::Block,
        Self::Rod,
        Self::Figure,
        Self::Character,
        Self::Dice,
        Self::Tiles,
        Self::Capture,
        Self::Fall,
        Self::Light,
        Self::Refuse,
        Self::Win,
        Self::Lose,
        Self::Draw,
        Self::Tick,
        Self::Bell,
    ];

    /// What is played: a file, or the notes of an ending on the game's instrument.
    const fn sample(self, instrument: Instrument) -> Sample {
        macro_rules! wav {
            ($name:literal) => {
                Sample::Wav(include_bytes!(concat!(
                    env!("CARGO_MANIFEST_DIR"),
                    "/assets/sounds/",
                    $name,
                    ".wav"
                )))
            };
        }
        match self {
            Self::Slide => wav!("slide"),
            Self::Land | Self::Dice | Self::Tiles => wav!("land"),
            Self::Lift => wav!("lift"),
            Self::PutBack => wav!("put_back"),
            Self::Block => wav!("block"),
            Self::Rod => wav!("rod"),
            Self::Figure => wav!("figure"),
            Self::Character => wav!("character"),
            Self::Capture => wav!("capture"),
            Self::Fall => wav!("fall"),
            Self::Light => wav!("light"),
            Self::Refuse => wav!("refuse"),
            Self::Win => Sample::Ending(Ending::Win, instrument),
            Self::Lose => Sample::Ending(Ending::Loss, instrument),
            Self::Draw => Sample::Ending(Ending::Draw, instrument),
            Self::Tick => wav!("tick"),
            Self::Bell => wav!("bell"),
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
    pub const fn now(sound: Sound) -> Self {
        Self { sound, at: None }
    }

    /// A sound from a place.
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

/// What the matches of each game end with, by the id of the game; on bells where it says
/// nothing.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Instruments(BTreeMap<&'static str, Instrument>);

impl Instruments {
    /// Lets the matches of a game end on an instrument.
    pub(crate) fn give(app: &mut App, game: &'static str, instrument: Instrument) {
        let mut instruments = app.world_mut().get_resource_or_init::<Self>();
        instruments.0.insert(game, instrument);
    }

    fn for_session(&self, session: Option<&Session>) -> Instrument {
        let game = session.map(|session| session.record().terms().game.as_str());
        let found = game.and_then(|game| self.0.get(game));
        found.copied().unwrap_or_default()
    }
}

/// What hears the sounds: a pair of ears this far apart.
#[derive(Component, Clone, Copy, Debug)]
pub(crate) struct Ears(pub f32);

/// Adds [`PlaySound`] and [`SoundVolume`]. Without a [`SoundOutput`] all is silent.
pub fn plugin(app: &mut App) {
    app.init_resource::<SoundVolume>()
        .init_resource::<Instruments>()
        .add_message::<PlaySound>()
        .add_plugins(captions::plugin)
        .add_systems(
            PreUpdate,
            follow_settings.run_if(resource_exists_and_changed::<Settings>),
        )
        .add_systems(
            PostUpdate,
            (play.after(TransformSystems::Propagate), backdrop::follow)
                .run_if(resource_exists::<SoundOutput>),
        );
}

fn follow_settings(settings: Res<Settings>, mut volume: ResMut<SoundVolume>) {
    let loudness = if settings.muted { 0.0 } else { settings.volume };
    volume.set_if_neq(SoundVolume(loudness));
}

fn play(
    mut asked: MessageReader<PlaySound>,
    output: Res<SoundOutput>,
    volume: Res<SoundVolume>,
    session: Option<Res<Session>>,
    instruments: Res<Instruments>,
    ears: Query<(&GlobalTransform, &Ears)>,
    time: Res<Time<Real>>,
    mut last: Local<[Option<f32>; Sound::ALL.len()]>,
) {
    let loudness = volume.0.clamp(0.0, 1.0);
    if loudness <= 0.0 {
        asked.clear();
        return;
    }
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
            SoundPlace {
                from: (at * ROOM).into(),
                left: (ear(-1.0) * ROOM).into(),
                right: (ear(1.0) * ROOM).into(),
            }
        });
        let voice = Voice {
            sample: sound.sample(instruments.for_session(session.as_deref())),
            // Loudness is heard by ratio, so a straight slider needs a curve.
            loudness: loudness * loudness,
            place,
        };
        output.play(voice, time.elapsed());
    }
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    #[test]
    fn every_sound_file_is_heard() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/sounds");
        let files = fs::read_dir(folder).unwrap();
        let there: BTreeSet<Vec<u8>> = files
            .map(|file| fs::read(file.unwrap().path()).unwrap())
            .collect();
        let samples = Sound::ALL.map(|sound| sound.sample(Instrument::Bell));
        let heard: BTreeSet<Vec<u8>> = samples
            .into_iter()
            .filter_map(|sample| match sample {
                Sample::Wav(file) => Some(file.to_vec()),
                Sample::Ending(..) | Sample::Read(_) => None,
            })
            .collect();
        assert!(heard == there, "{} of {}", heard.len(), there.len());
    }
}
