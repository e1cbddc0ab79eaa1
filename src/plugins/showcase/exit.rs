//! The way out that a kiosk does not show.

use bevy::{input::keyboard::KeyboardInput, prelude::*};

use super::visit;
use crate::plugins::app::{
    keys::{Chord, held_then},
    machine::redraw::RedrawScheduler,
    show::Showcase,
};

/// The key that ends the show where no other was asked for.
const USUAL: &str = "Ctrl+Shift+Q";

/// Ends the show when its key is pressed, whatever lies over the table.
pub(super) fn exit_on_key(
    mut keys: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    mut in_order: Local<ButtonInput<KeyCode>>,
    showcase: Res<Showcase>,
    mut commands: Commands,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let wanted = showcase.exit.clone().or_else(|| USUAL.parse().ok());
    for key in keys.read() {
        if !key.state.is_pressed() {
            in_order.release(key.key_code);
            continue;
        }
        in_order.press(key.key_code);
        let chords = Chord::all(key, &held_then(&in_order, &held), false);
        if chords.iter().any(|chord| Some(chord) == wanted.as_ref()) {
            commands.queue(visit::end);
            redraw.now();
        }
    }
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
        key(app, logical_key, key_code, ButtonState::Pressed);
        frames(app, 1);
    }

    fn key(app: &mut App, logical_key: Key, key_code: KeyCode, state: ButtonState) {
        let mut windows = (app.world_mut()).query_filtered::<Entity, With<PrimaryWindow>>();
        let window = windows.single(app.world()).unwrap();
        app.world_mut().write_message(KeyboardInput {
            key_code,
            logical_key,
            state,
            text: None,
            repeat: false,
            window,
        });
    }

    #[test]
    fn keys_that_come_and_go_in_one_frame_end_the_show() {
        let mut app = headless_app(Archive::none());
        app.insert_resource(Showcase::new(vec!["xafka"], true));
        frames(&mut app, 6);
        for state in [ButtonState::Pressed, ButtonState::Released] {
            key(&mut app, Key::Control, KeyCode::ControlLeft, state);
            key(&mut app, Key::Shift, KeyCode::ShiftLeft, state);
            key(&mut app, Key::Character("Q".into()), KeyCode::KeyQ, state);
        }
        frames(&mut app, 4);
        assert!(!app.world().contains_resource::<Showcase>());
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
