//! What goes in and out by the clipboard.
//!
//! `bevy_egui` 0.42 would hand over what is pasted as if it had been typed: outside a field
//! nobody would know it for a text from elsewhere, and line breaks would stay in fields of
//! one line. Nor does it know the other keys that desktops have for this, or the middle
//! button of the mouse.

use core::mem;

use bevy::{app::AppExit, prelude::*, window::ExitSystems, winit::EventLoopProxyWrapper};
use bevy_egui::{
    EguiClipboard, EguiContext, EguiFullOutput, EguiInput, EguiOutput, EguiPostUpdateSet,
    PrimaryEguiContext,
    egui::{
        Context, CursorIcon, Event, ImeEvent, Key, Modifiers, OutputCommand, PointerButton, Pos2,
    },
};

use crate::{
    plugins::app::{machine::copied, show::Showcase},
    rules::is_instruction,
};

/// The longest text that a field takes at once: longer ones are no name, path or number.
const LONGEST: usize = 4096;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Copied>()
        .add_systems(
            PostUpdate,
            remember_copied
                .after(EguiPostUpdateSet::EndPass)
                .before(EguiPostUpdateSet::ProcessOutput),
        )
        .add_systems(
            Last,
            leave_copied.after(ExitSystems).run_if(
                on_message::<AppExit>
                    // What visitors leave behind is nobody's business.
                    .and_then(not(resource_exists::<Showcase>))
                    .and_then(resource_exists::<EventLoopProxyWrapper>),
            ),
        );
}

/// The text that was pasted and is not meant for a field.
pub(crate) fn pasted(context: &Context) -> Option<String> {
    if context.text_edit_focused() {
        return None;
    }
    context.input(|input| {
        input.events.iter().rev().find_map(|event| match event {
            Event::Paste(text) => Some(text.clone()),
            _ => None,
        })
    })
}

/// Which of the texts that the desktop keeps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Clip {
    /// The one that was copied.
    Copied,
    /// The one that is marked somewhere; only some desktops have it.
    Marked,
}

/// What the keys and the mouse say about the clipboard.
struct Reading<'a> {
    /// Whether texts go into a field.
    in_field: bool,
    /// Whether the mouse points at a field.
    at_field: bool,
    read: &'a mut dyn FnMut(Clip) -> Option<String>,
    /// A text for the field that was clicked on: the click has to come first.
    next: Option<String>,
}

/// Makes of keys and the middle button what they mean for the clipboard.
pub(super) fn take_pasted(
    mut contexts: Query<(&mut EguiContext, &mut EguiInput, &EguiOutput), With<PrimaryEguiContext>>,
    mut clipboard: Option<ResMut<EguiClipboard>>,
    mut next: Local<Option<String>>,
) {
    for (mut context, mut input, output) in &mut contexts {
        let context = context.get_mut();
        let in_field = context.text_edit_focused();
        if let Some(text) = next.take().filter(|_| in_field) {
            input.events.push(Event::Paste(text));
        }
        let mut reading = Reading {
            in_field,
            at_field: output.platform_output.cursor_icon == CursorIcon::Text,
            read: &mut |kept| match kept {
                Clip::Copied => clipboard.as_mut()?.get_text(),
                Clip::Marked => copied::marked(),
            },
            next: None,
        };
        let events = mem::take(&mut input.events);
        input.events = reading.read(events);
        if reading.next.is_some() {
            *next = reading.next;
            context.request_repaint();
        }
    }
}

impl Reading<'_> {
    fn read(&mut self, events: Vec<Event>) -> Vec<Event> {
        let mut read = Vec::with_capacity(events.len());
        for event in events {
            match event {
                Event::Paste(text) => read.push(self.paste(&text)),
                Event::Ime(ImeEvent::Commit(text)) => {
                    read.push(Event::Ime(ImeEvent::Commit(in_one_line(&text))));
                }
                Event::Key {
                    key,
                    pressed: true,
                    modifiers,
                    ..
                } if means(key, modifiers).is_some() => match means(key, modifiers) {
                    Some(Meaning::Copy) => read.push(Event::Copy),
                    Some(Meaning::Cut) => read.push(Event::Cut),
                    _ => read.extend((self.read)(Clip::Copied).map(|text| self.paste(&text))),
                },
                Event::PointerButton {
                    pos,
                    button: PointerButton::Middle,
                    pressed,
                    modifiers,
                } if self.at_field => {
                    if pressed && let Some(text) = (self.read)(Clip::Marked) {
                        read.extend(click(pos, modifiers));
                        self.next = Some(text);
                    }
                }
                event => read.push(event),
            }
        }
        read
    }

    fn paste(&self, text: &str) -> Event {
        Event::Paste(if self.in_field {
            in_one_line(text)
        } else {
            text.to_owned()
        })
    }
}

/// What a key is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Meaning {
    Copy,
    Cut,
    Paste,
}

/// What a key is for, if it is for the clipboard.
fn means(key: Key, modifiers: Modifiers) -> Option<Meaning> {
    let shift_alone = modifiers.shift && !modifiers.command && !modifiers.alt;
    let command_alone = modifiers.command && !modifiers.shift && !modifiers.alt;
    match key {
        Key::C if command_alone => Some(Meaning::Copy),
        Key::X if command_alone => Some(Meaning::Cut),
        // With Shift too: that is how terminals have it.
        Key::V if modifiers.command && !modifiers.alt => Some(Meaning::Paste),
        Key::Copy => Some(Meaning::Copy),
        Key::Cut => Some(Meaning::Cut),
        Key::Paste => Some(Meaning::Paste),
        Key::Insert if command_alone => Some(Meaning::Copy),
        Key::Delete if shift_alone => Some(Meaning::Cut),
        Key::Insert if shift_alone => Some(Meaning::Paste),
        _ => None,
    }
}

/// A click with the left button: the text goes where the mouse points.
fn click(pos: Pos2, modifiers: Modifiers) -> [Event; 2] {
    [true, false].map(|pressed| Event::PointerButton {
        pos,
        button: PointerButton::Primary,
        pressed,
        modifiers,
    })
}

/// A text as a field takes it: all fields are of one line. What begins or ends with a line
/// break was copied with it by accident.
fn in_one_line(text: &str) -> String {
    let breaks = |c: char| matches!(c, '\n' | '\r' | '\u{2028}' | '\u{2029}');
    let text = text.trim_matches(breaks).replace("\r\n", "\n");
    let signs = text.chars().filter_map(|c| match c {
        _ if !is_instruction(c) => Some(c),
        _ if c.is_whitespace() => Some(' '),
        _ => None,
    });
    signs.take(LONGEST).collect()
}

/// The last text that was copied here.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq)]
struct Copied(Option<String>);

fn remember_copied(outputs: Query<&EguiFullOutput>, mut copied: ResMut<Copied>) {
    for output in outputs.iter().filter_map(|output| output.0.as_ref()) {
        for command in &output.platform_output.commands {
            if let OutputCommand::CopyText(text) = command
                && !text.is_empty()
            {
                copied.0 = Some(text.clone());
            }
        }
    }
}

/// What is on the clipboard still outlives the window.
fn leave_copied(copied: Res<Copied>, mut clipboard: If<ResMut<EguiClipboard>>) {
    if let Some(text) = &copied.0
        && clipboard.get_text().as_ref() == Some(text)
    {
        copied::outlive(text);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn key(key: Key, modifiers: Modifiers) -> Event {
        Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        }
    }

    /// What becomes of events while "copied" can be pasted.
    fn read(in_field: bool, events: &[Event]) -> Vec<Event> {
        let mut reading = Reading {
            in_field,
            at_field: true,
            read: &mut |kept| (kept == Clip::Copied).then(|| "copied".to_owned()),
            next: None,
        };
        reading.read(events.to_vec())
    }

    #[test]
    fn what_is_pasted_is_no_typing() {
        let ctrl_v = [key(Key::V, Modifiers::COMMAND)];
        let moves = "d4 e5\r\nb2\n".to_owned();
        let pasted = |in_field| {
            let mut reading = Reading {
                in_field,
                at_field: false,
                read: &mut |_| Some(moves.clone()),
                next: None,
            };
            reading.read(ctrl_v.to_vec())
        };
        assert_eq!(pasted(false), [Event::Paste(moves.clone())]);
        assert_eq!(pasted(true), [Event::Paste("d4 e5 b2".to_owned())]);
        let typed = [key(Key::V, Modifiers::SHIFT), Event::Text("V".to_owned())];
        assert_eq!(read(true, &typed), typed);
        let alt_gr = [key(Key::V, Modifiers::COMMAND | Modifiers::ALT)];
        assert_eq!(read(true, &alt_gr), alt_gr);
    }

    #[test]
    fn the_keys_of_the_desktop_copy_cut_and_paste() {
        for (pressed, means) in [
            (key(Key::C, Modifiers::COMMAND), Event::Copy),
            (key(Key::X, Modifiers::COMMAND), Event::Cut),
            (key(Key::Insert, Modifiers::COMMAND), Event::Copy),
            (key(Key::Copy, Modifiers::NONE), Event::Copy),
            (key(Key::Delete, Modifiers::SHIFT), Event::Cut),
            (key(Key::Cut, Modifiers::NONE), Event::Cut),
            (
                key(Key::Insert, Modifiers::SHIFT),
                Event::Paste("copied".to_owned()),
            ),
            (
                key(Key::Paste, Modifiers::NONE),
                Event::Paste("copied".to_owned()),
            ),
        ] {
            assert_eq!(read(true, &[pressed]), [means]);
        }
        for other in [Key::Insert, Key::Delete, Key::C] {
            let event = key(other, Modifiers::NONE);
            assert_eq!(read(true, core::slice::from_ref(&event)), [event]);
        }
    }

    #[test]
    fn the_middle_button_pastes_what_is_marked() {
        let middle = |pressed| Event::PointerButton {
            pos: Pos2::new(3.0, 4.0),
            button: PointerButton::Middle,
            pressed,
            modifiers: Modifiers::NONE,
        };
        let pasted = |at_field| {
            let mut reading = Reading {
                in_field: false,
                at_field,
                read: &mut |kept| (kept == Clip::Marked).then(|| "marked".to_owned()),
                next: None,
            };
            let events = reading.read(vec![middle(true), middle(false)]);
            (events, reading.next)
        };
        let click = click(Pos2::new(3.0, 4.0), Modifiers::NONE).to_vec();
        assert_eq!(pasted(true), (click, Some("marked".to_owned())));
        // Beside a field, the button is for the camera.
        assert_eq!(pasted(false), (vec![middle(true), middle(false)], None));
    }

    #[test]
    fn fields_take_one_line_without_instructions() {
        for (given, taken) in [
            ("Anna\n", "Anna"),
            ("\r\nAnna\r\nBen", "Anna Ben"),
            ("a\tb\u{2028}c", "a b c"),
            (" x ", " x "),
            ("\u{feff}A\u{202e}B\u{7}\0", "AB"),
            (
                "👩\u{200d}🚀 می\u{200c}خواهم",
                "👩\u{200d}🚀 می\u{200c}خواهم",
            ),
        ] {
            assert_eq!(in_one_line(given), taken);
        }
        let long = in_one_line(&"ä\n".repeat(10_000_000));
        assert_eq!(long.chars().count(), LONGEST);
    }
}
