//! Sounds: a message asks for one, the volume is a resource.
//!
//! Without an audio device the messages are read and nothing is heard; no
//! other part of the program needs to know. The samples are made by
//! `examples/make_assets`.

use super::settings::Settings;
use bevy::{
    audio::{SpatialScale, Volume},
    prelude::*,
};

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
    pub const ALL: [Self; 13] = [
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

    const fn path(self) -> &'static str {
        match self {
            Self::Slide => "sounds/slide.wav",
            Self::Land => "sounds/land.wav",
            Self::Block => "sounds/block.wav",
            Self::Rod => "sounds/rod.wav",
            Self::Figure => "sounds/figure.wav",
            Self::Character => "sounds/character.wav",
            Self::Capture => "sounds/capture.wav",
            Self::Fall => "sounds/fall.wav",
            Self::Light => "sounds/light.wav",
            Self::Refuse => "sounds/refuse.wav",
            Self::Win => "sounds/win.wav",
            Self::Lose => "sounds/lose.wav",
            Self::Tick => "sounds/tick.wav",
        }
    }
}

/// Asks for a sound.
#[derive(Message, Clone, Copy, Debug, PartialEq)]
pub struct PlaySound {
    /// Which.
    pub sound: Sound,
    /// Where on the table it comes from; without a place, from no side.
    pub at: Option<Vec3>,
}

impl PlaySound {
    /// A sound of the whole table, now.
    #[must_use]
    pub const fn now(sound: Sound) -> Self {
        Self { sound, at: None }
    }

    /// A sound from a place.
    #[must_use]
    pub const fn at(sound: Sound, place: Vec3) -> Self {
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
pub struct SoundVolume(pub f32);

impl Default for SoundVolume {
    fn default() -> Self {
        Self(0.7)
    }
}

/// The loaded samples, in the order of [`Sound::ALL`].
#[derive(Resource, Debug)]
struct Samples([Handle<AudioSource>; Sound::ALL.len()]);

/// A sound that was asked for. It has no sink until the device takes it.
#[derive(Component, Debug)]
struct Voice;

/// How many sounds may wait for a device before they are dropped.
const WAITING_LIMIT: usize = 16;

/// Adds [`PlaySound`] and [`SoundVolume`]. Works without Bevy's audio plugin,
/// silently.
pub fn plugin(app: &mut App) {
    app.init_resource::<SoundVolume>()
        .add_message::<PlaySound>()
        .add_systems(Startup, load)
        .add_systems(
            PreUpdate,
            follow_settings.run_if(resource_exists_and_changed::<Settings>),
        )
        .add_systems(PostUpdate, play);
}

fn follow_settings(settings: Res<Settings>, mut volume: ResMut<SoundVolume>) {
    let loudness = if settings.muted { 0.0 } else { settings.volume };
    volume.set_if_neq(SoundVolume(loudness));
}

fn load(
    mut commands: Commands,
    assets: Res<AssetServer>,
    sources: Option<Res<Assets<AudioSource>>>,
) {
    // Tests run without the audio plugin, where samples have no store.
    if sources.is_some() {
        commands.insert_resource(Samples(Sound::ALL.map(|sound| assets.load(sound.path()))));
    }
}

fn play(
    mut asked: MessageReader<PlaySound>,
    mut commands: Commands,
    samples: Option<Res<Samples>>,
    volume: Res<SoundVolume>,
    time: Res<Time<Real>>,
    waiting: Query<Entity, (With<Voice>, Without<AudioSink>, Without<SpatialAudioSink>)>,
    mut last: Local<[Option<f32>; Sound::ALL.len()]>,
) {
    // Without a device sounds are never played; they must not pile up.
    if waiting.iter().count() >= WAITING_LIMIT {
        for entity in &waiting {
            commands.entity(entity).despawn();
        }
    }
    let loudness = volume.0.clamp(0.0, 1.0);
    let Some(samples) = samples.filter(|_| loudness > 0.0) else {
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
        // Loudness is heard by ratio, so a straight slider needs a curve.
        let settings = PlaybackSettings::DESPAWN
            .with_volume(Volume::Linear(loudness * loudness))
            .with_spatial(at.is_some())
            .with_spatial_scale(SpatialScale::new(ROOM));
        commands.spawn((
            Voice,
            AudioPlayer(samples.0[*sound as usize].clone()),
            settings,
            Transform::from_translation(at.unwrap_or_default()),
        ));
    }
}
