//! Sounds: a message asks for one, the volume is a resource.
//!
//! Without an audio device the messages are read and nothing is heard; no
//! other part of the program needs to know. The samples are made by
//! `examples/make_assets`.

use super::settings::Settings;
use bevy::{audio::Volume, prelude::*};

/// What can be heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Reflect)]
pub enum Sound {
    /// A piece moves over the board.
    Slide,
    /// A piece is set down.
    Land,
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
    pub const ALL: [Self; 8] = [
        Self::Slide,
        Self::Land,
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
            Self::Fall => "sounds/fall.wav",
            Self::Light => "sounds/light.wav",
            Self::Refuse => "sounds/refuse.wav",
            Self::Win => "sounds/win.wav",
            Self::Lose => "sounds/lose.wav",
            Self::Tick => "sounds/tick.wav",
        }
    }
}

/// Asks for a sound, now.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub struct PlaySound(pub Sound);

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
    waiting: Query<Entity, (With<Voice>, Without<AudioSink>)>,
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
    let mut heard = Vec::new();
    for PlaySound(sound) in asked.read() {
        // Two of a kind in one frame would only be louder.
        if heard.contains(sound) {
            continue;
        }
        heard.push(*sound);
        commands.spawn((
            Voice,
            AudioPlayer(samples.0[*sound as usize].clone()),
            // Loudness is heard by ratio, so a straight slider needs a curve.
            PlaybackSettings::DESPAWN.with_volume(Volume::Linear(loudness * loudness)),
        ));
    }
}
