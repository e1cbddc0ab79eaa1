//! Keys become actions, and actions become requests.
//!
//! [`Action`] names everything that a key can ask for, [`KeyMap`] says which
//! key that is; the player may change it. Pressed keys are announced as
//! [`ActionPressed`], once, and carried out by `carry_out` or by another
//! listener (panels open and close themselves).
//!
//! Playing with the keyboard: at the table, Tab shows the board cursor and moves
//! it from one legal move to the next; while it is shown, the arrows move it over
//! the board, and Esc or the mouse hides it. While it is hidden, left and right step
//! through the moves, except in a lesson. F6 moves to the buttons around the board and back; there, and
//! on all other screens, Tab, the arrows, Enter and the space bar belong to the
//! buttons. A gamepad does the same: [`gamepad`].

mod carry_out;
mod device;
mod gamepad;
mod typing;

use bevy::{
    ecs::system::SystemParam,
    input::{
        InputSystems,
        keyboard::{Key, KeyboardFocusLost, KeyboardInput},
        mouse::MouseMotion,
        touch::Touches,
    },
    prelude::*,
};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet, PrimaryEguiContext, egui};

use super::clipboard;
use crate::plugins::app::{
    gamepad::NameButtons,
    keys::{
        Action, ActionPressed, BoardCursor, Chord, CursorAction, KeyCapture, KeyMap, held_then,
    },
    session::Session,
    settings::Settings,
    show::Showcase,
    states::{Overlay, Screen},
};

/// How far, in pixels, the mouse moves in a frame before it counts as used.
pub(super) const USED_MOUSE: f32 = 3.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        (
            typing::type_keys,
            clipboard::take_pasted,
            hide_cursor,
            read_keys,
            keep_keys_from_panels,
            device::notice,
            gamepad::read_pads,
        )
            .chain()
            .after(InputSystems)
            .after(EguiPreUpdateSet::ProcessInput)
            .before(NameButtons)
            .before(EguiPreUpdateSet::BeginPass),
    )
    .add_plugins((carry_out::plugin, typing::plugin));
}

/// Hides the board cursor when the mouse or a finger is used or the table is left.
fn hide_cursor(
    mut cursor: ResMut<BoardCursor>,
    mut moved: MessageReader<MouseMotion>,
    touches: Res<Touches>,
    screen: Res<State<Screen>>,
    mut actions: MessageWriter<CursorAction>,
) {
    let used: Vec2 = moved.read().map(|motion| motion.delta.abs()).sum();
    let is_used = touches.any_just_pressed() || used.max_element() > USED_MOUSE;
    if cursor.awake && (is_used || *screen.get() != Screen::Table) {
        cursor.awake = false;
        actions.write(CursorAction::Leave);
    }
}

/// The keyboard: what was pressed, in which order.
#[derive(SystemParam)]
struct Keyboard<'w, 's> {
    events: MessageReader<'w, 's, KeyboardInput>,
    lost: MessageReader<'w, 's, KeyboardFocusLost>,
    held: Res<'w, ButtonInput<KeyCode>>,
    in_order: Local<'s, ButtonInput<KeyCode>>,
    alt_gr: Local<'s, bool>,
}

/// What is on the screen.
#[derive(SystemParam)]
struct InputContext<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    session: Option<Res<'w, Session>>,
    showcase: Option<Res<'w, Showcase>>,
}

impl InputContext<'_> {
    /// Whether the keys apply to the table.
    fn is_table(&self) -> bool {
        *self.screen.get() == Screen::Table && *self.overlay == Overlay::None
    }

    /// Whether a key may ask for this here. What lies over the table keeps its keys away. Some
    /// keyboards have a sign of the replay on the key of a digit: there is no tray while a
    /// match is watched, and no replay otherwise.
    fn wants(&self, action: Action) -> bool {
        let session = self.session.as_ref();
        let watches = session.is_some_and(|it| it.is_watched());
        let is_there = match action {
            action if *self.overlay != Overlay::None && action.is_of_table() => false,
            Action::Faster | Action::Slower => watches,
            action if action.is_choice() => !watches,
            _ => true,
        };
        is_there && self.showcase.as_ref().is_none_or(|it| it.allows(action))
    }
}

fn read_keys(
    keyboard: Keyboard,
    place: InputContext,
    map: Res<KeyMap>,
    settings: Res<Settings>,
    mut capture: ResMut<KeyCapture>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut pressed: MessageWriter<ActionPressed>,
) {
    let Keyboard {
        mut events,
        mut lost,
        held,
        mut in_order,
        mut alt_gr,
    } = keyboard;
    if lost.read().count() > 0 {
        in_order.reset_all();
        *alt_gr = false;
    }
    let (focus, text, list) =
        contexts
            .iter_mut()
            .next()
            .map_or((false, false, false), |mut context| {
                let context = context.get_mut();
                (
                    context.memory(|memory| memory.focused().is_some()),
                    context.text_edit_focused(),
                    egui::Popup::is_any_open(context),
                )
            });
    for event in events.read() {
        if event.logical_key == Key::AltGraph {
            *alt_gr = event.state.is_pressed();
        }
        if !event.state.is_pressed() {
            in_order.release(event.key_code);
            continue;
        }
        in_order.press(event.key_code);
        let held_then = held_then(&in_order, &held);
        let chords = Chord::all(event, &held_then, *alt_gr);
        let Some(chord) = chords.first() else {
            continue;
        };
        if let KeyCapture::Wanted(action) = *capture
            && let Some(chord) = Chord::called(&chords, event.key_code, &held_then)
        {
            *capture = if chord.is_escape() && action != Action::Back {
                KeyCapture::Off
            } else {
                KeyCapture::Caught(action, chord)
            };
            continue;
        }
        if settings.key_as_switch(event.key_code).is_some() {
            continue;
        }
        // Esc first leaves a text, a list that hangs open, or the buttons around the board.
        let leaves = chord.is_escape() && (text || list || (focus && place.is_table()));
        if leaves || (text && chord.edits_text()) || (focus && chord.moves_focus()) {
            continue;
        }
        let mut asked = chords.iter().filter_map(|chord| map.action(chord));
        if let Some(action) = asked.find(|action| place.wants(*action))
            && (!event.repeat || action.repeats())
        {
            pressed.write(ActionPressed(action));
        }
    }
}

/// Keys that the board or the settings use are not seen by the buttons: Tab
/// would otherwise lead into the panels as well.
fn keep_keys_from_panels(
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    capture: Res<KeyCapture>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
) {
    let on_table = *screen == Screen::Table && *overlay == Overlay::None;
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
