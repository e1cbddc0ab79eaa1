//! Keys become actions, and actions become requests.
//!
//! [`Action`] names everything that a key can ask for, [`KeyMap`] says which
//! key that is; the player may change it. Pressed keys are announced as
//! [`ActionPressed`], once, and carried out by `carry_out` or by whoever else
//! listens (panels open and close themselves).
//!
//! Playing without a mouse: on the table, Tab wakes the board cursor and leads
//! it from one possible move to the next; while it is awake the arrows move it
//! over the board, and Esc or the mouse puts it to sleep. While it sleeps, the
//! arrows walk through the moves. F6 leads to the buttons around the board and
//! back; there, and on all other screens, Tab, the arrows, Enter and the space
//! bar belong to the buttons.

mod carry_out;

use bevy::{
    input::{
        InputSystems,
        keyboard::{KeyboardFocusLost, KeyboardInput},
        mouse::MouseMotion,
    },
    prelude::*,
};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

use crate::plugins::app::keys::Action;
use crate::plugins::app::keys::ActionPressed;
use crate::plugins::app::keys::BoardCursor;
use crate::plugins::app::keys::Chord;
use crate::plugins::app::keys::CursorAction;
use crate::plugins::app::keys::KeyCapture;
use crate::plugins::app::keys::KeyMap;
use crate::plugins::app::{
    show::Showcase,
    states::{Overlay, Screen},
};

/// How far, in pixels, the mouse moves in a frame before it counts as used.
const USED_MOUSE: f32 = 3.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (put_cursor_to_sleep, read_keys, keep_keys_from_panels)
            .chain()
            .after(InputSystems)
            .after(EguiPreUpdateSet::ProcessInput),
    )
    .add_plugins(carry_out::plugin);
}

/// Who has the keyboard.
fn put_cursor_to_sleep(
    mut cursor: ResMut<BoardCursor>,
    mut moved: MessageReader<MouseMotion>,
    screen: Res<State<Screen>>,
    mut actions: MessageWriter<CursorAction>,
) {
    let used: Vec2 = moved.read().map(|motion| motion.delta.abs()).sum();
    if cursor.awake && (used.max_element() > USED_MOUSE || *screen.get() != Screen::Table) {
        cursor.awake = false;
        actions.write(CursorAction::Leave);
    }
}

fn read_keys(
    mut events: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    map: Res<KeyMap>,
    mut capture: ResMut<KeyCapture>,
    screen: Res<State<Screen>>,
    overlay: Res<Overlay>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut pressed: MessageWriter<ActionPressed>,
    mut lost: MessageReader<KeyboardFocusLost>,
    showcase: Option<Res<Showcase>>,
    mut in_order: Local<ButtonInput<KeyCode>>,
) {
    if lost.read().count() > 0 {
        in_order.reset_all();
    }
    let (focus, text) = contexts
        .iter_mut()
        .next()
        .map_or((false, false), |mut context| {
            let context = context.get_mut();
            (
                context.memory(|memory| memory.focused().is_some()),
                context.text_edit_focused(),
            )
        });
    for event in events.read() {
        if !event.state.is_pressed() {
            in_order.release(event.key_code);
            continue;
        }
        in_order.press(event.key_code);
        // A quick tap may be over within one slow frame, modifiers included:
        // what was held is told by the order of the events.
        let mut held_then = in_order.clone();
        for key in held.get_pressed() {
            held_then.press(*key);
        }
        let Some(chord) = Chord::of(event, &held_then) else {
            continue;
        };
        if let KeyCapture::Wanted(action) = *capture {
            *capture = if chord.is_escape() && action != Action::Back {
                KeyCapture::Off
            } else {
                KeyCapture::Caught(action, chord)
            };
            continue;
        }
        // Esc first leaves a text, or the buttons around the board.
        let on_table = *screen.get() == Screen::Table && *overlay == Overlay::None;
        let leaves = chord.is_escape() && (text || (focus && on_table));
        if leaves || (text && chord.edits_text()) || (focus && chord.moves_focus()) {
            continue;
        }
        if let Some(action) = map.action(&chord)
            && (!event.repeat || action.repeats())
            && showcase.as_ref().is_none_or(|it| it.allows(action))
        {
            pressed.write(ActionPressed(action));
        }
    }
}

/// Keys that the board or the settings use are not seen by the buttons: Tab
/// would otherwise lead into the panels as well.
fn keep_keys_from_panels(
    screen: Option<Res<State<Screen>>>,
    overlay: Res<Overlay>,
    capture: Res<KeyCapture>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
) {
    let on_table =
        screen.is_some_and(|screen| *screen.get() == Screen::Table) && *overlay == Overlay::None;
    for (mut context, mut input) in &mut contexts {
        let focused = context
            .get_mut()
            .memory(|memory| memory.focused().is_some());
        let all = *capture != KeyCapture::Off;
        if !all && (!on_table || focused) {
            continue;
        }
        input.events.retain(|event| match event {
            egui::Event::Key { key, .. } => !all && *key != egui::Key::Tab,
            egui::Event::Text(_) => !all,
            _ => true,
        });
    }
}
