//! The way out that a kiosk does not show.

use bevy::{input::keyboard::KeyboardInput, prelude::*};

use super::visit;
use crate::plugins::app::{keys::Chord, redraw::RedrawScheduler, show::Showcase};

/// The key that ends the show where no other was asked for.
const USUAL: &str = "Ctrl+Shift+Q";

/// Ends the show when its key is pressed, whatever lies over the table.
pub(super) fn exit_on_key(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    showcase: Res<Showcase>,
    mut commands: Commands,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let wanted = showcase.exit.clone().or_else(|| USUAL.parse().ok());
    let mut pressed = keys.read().filter(|key| key.state.is_pressed());
    let is_wanted = |key: &KeyboardInput| {
        let chords = Chord::all(key, &held, false);
        chords.iter().any(|chord| Some(chord) == wanted.as_ref())
    };
    if pressed.any(is_wanted) {
        commands.queue(visit::end);
        redraw.now();
    }
    keys.clear();
}

#[cfg(test)]
mod tests {
    use bevy::{
        input::{ButtonState, keyboard::Key},
        window::PrimaryWindow,
    };

    use super::*;
    use crate::plugins::{
        app::{session::Archive, show::Stage, states::Screen},
        testing::{frames, headless_app},
    };

    fn press(app: &mut App, logical_key: Key, key_code: KeyCode) {
        let mut windows = (app.world_mut()).query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).unwrap();
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state: ButtonState::Pressed,
            text: None,
            repeat: false,
            window,
        });
        frames(app, 1);
    }

    #[test]
    fn the_key_that_was_asked_for_ends_the_show_and_no_other_does() {
        for closed in [false, true] {
            let mut app = headless_app(Archive::none());
            app.insert_resource(Showcase {
                exit: "Ctrl+F10".parse().ok(),
                ..Showcase::new(vec!["xafka"], true)
            });
            frames(&mut app, 6);
            if closed {
                let now = app.world().resource::<Time<Real>>().elapsed();
                (app.world_mut().resource_mut::<Showcase>()).enter(Stage::Closed, now);
            }
            press(&mut app, Key::F10, KeyCode::F10);
            press(&mut app, Key::Control, KeyCode::ControlLeft);
            press(&mut app, Key::Character("q".into()), KeyCode::KeyQ);
            assert!(app.world().contains_resource::<Showcase>());
            press(&mut app, Key::F10, KeyCode::F10);
            frames(&mut app, 4);
            assert!(!app.world().contains_resource::<Showcase>());
            let screen = app.world().resource::<State<Screen>>();
            assert_eq!(*screen.get(), Screen::Title);
        }
    }
}
