//! Which music and which ambience are heard: as the settings say, as suits the screen, and
//! only while the window has the focus.

use bevy::{ecs::system::SystemParam, prelude::*, window::PrimaryWindow};

use super::output::SoundOutput;
use crate::{
    music::{Mood, Place, Scene},
    plugins::app::{
        session::Session,
        settings::{AmbienceSetting, Settings},
        show::Showcase,
        states::Screen,
    },
};

/// What decides.
#[derive(SystemParam)]
pub(super) struct Shown<'w, 's> {
    settings: Res<'w, Settings>,
    showcase: Option<Res<'w, Showcase>>,
    screen: Res<'w, State<Screen>>,
    session: Option<Res<'w, Session>>,
    windows: Query<'w, 's, &'static Window, With<PrimaryWindow>>,
}

/// Tells the output when something else is to be heard.
pub(super) fn follow(shown: Shown, output: Res<SoundOutput>, mut told: Local<Scene>) {
    let scene = shown.scene();
    if *told != scene {
        *told = scene;
        output.accompany(scene);
    }
}

impl Shown<'_, '_> {
    pub(super) fn scene(&self) -> Scene {
        let wished = volumes(&self.settings, self.showcase.as_deref());
        // A kiosk has the screen to itself, and perhaps no window manager to say so.
        let is_kiosk = self
            .showcase
            .as_ref()
            .is_some_and(|showcase| showcase.kiosk);
        let is_away = !is_kiosk && self.windows.iter().any(|window| !window.focused);
        let session = self
            .session
            .as_deref()
            .filter(|_| *self.screen.get() == Screen::Table);
        let mood = session.map_or(Mood::Title, |session| {
            let is_played = session.is_played();
            if is_played && session.record().outcome().is_some() {
                Mood::End
            } else {
                Mood::Playing
            }
        });
        let game = session.map_or("", |session| session.record().terms().game.as_str());
        Scene {
            mood,
            key: key(game),
            ..if is_away { Scene::default() } else { wished }
        }
    }
}

/// How loud music and ambience are, and which ambience it is. A showcase has them only if
/// it was asked for them, and then in any case.
fn volumes(settings: &Settings, showcase: Option<&Showcase>) -> Scene {
    let is_asked = showcase.is_some_and(|showcase| showcase.music);
    if settings.muted || showcase.is_some_and(|showcase| showcase.kiosk) && !is_asked {
        return Scene::default();
    }
    let place = match settings.ambience {
        AmbienceSetting::Off => None,
        AmbienceSetting::Fire => Some(Place::Hearth),
        AmbienceSetting::Window => Some(Place::Window),
        AmbienceSetting::Night => Some(Place::Night),
    };
    Scene {
        music: if settings.music || is_asked {
            settings.music_volume
        } else {
            0.0
        },
        ambience: place.map_or(0.0, |_| settings.ambience_volume),
        place: place.unwrap_or_default(),
        ..Scene::default()
    }
}

/// Every game has pieces of its own.
fn key(game: &str) -> u16 {
    game.bytes().fold(0, |key: u16, letter| {
        key.wrapping_mul(31) ^ u16::from(letter)
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::registry;

    fn wished() -> Settings {
        Settings {
            music: true,
            music_volume: 0.4,
            ambience: AmbienceSetting::Night,
            ambience_volume: 0.3,
            ..Settings::default()
        }
    }

    fn showcase(kiosk: bool, music: bool) -> Showcase {
        Showcase {
            music,
            ..Showcase::new(Vec::new(), kiosk)
        }
    }

    #[test]
    fn music_and_ambience_are_there_at_first_and_quiet() {
        let first = volumes(&Settings::default(), None);
        assert_eq!((first.music, first.ambience), (0.25, 0.25));
        let heard = volumes(&wished(), None);
        assert_eq!((heard.music, heard.ambience), (0.4, 0.3));
        assert_eq!(heard.place, Place::Night);
        let muted = Settings {
            muted: true,
            ..wished()
        };
        assert!(!volumes(&muted, None).is_audible());
    }

    #[test]
    fn a_kiosk_is_quiet_unless_it_was_asked_for_music() {
        let kiosk = showcase(true, false);
        assert!(!volumes(&wished(), Some(&kiosk)).is_audible());
        let asked = showcase(true, true);
        assert_eq!(volumes(&Settings::default(), Some(&asked)).music, 0.25);
        assert_eq!(volumes(&wished(), Some(&asked)).ambience, 0.3);
        let at_home = showcase(false, false);
        assert_eq!(volumes(&wished(), Some(&at_home)).music, 0.4);
        assert!(volumes(&Settings::default(), Some(&at_home)).is_audible());
    }

    #[test]
    fn no_two_games_share_their_music() {
        let mut keys: Vec<u16> = registry::games().iter().map(|it| key(it.id)).collect();
        keys.push(key(""));
        let count = keys.len();
        keys.sort_unstable();
        keys.dedup();
        assert_eq!(keys.len(), count);
    }
}
