//! Keys with their modifiers, their texts, and which of them asks for what.
//!
//! A letter is the one printed on the key, whatever the layout of the keyboard;
//! where the layout has no Latin letters, it is the one of the key's place.

use core::{fmt, str::FromStr};
use std::collections::BTreeMap;

use bevy::{
    input::keyboard::{Key, KeyCode, KeyboardInput},
    prelude::*,
};
use serde::{Deserialize, Serialize};

use super::Action;

/// A key pressed together with modifiers, written as `Ctrl+Shift+Z`.
#[derive(Clone, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(try_from = "String", into = "String")]
pub struct Chord {
    ctrl: bool,
    alt: bool,
    shift: bool,
    key: String,
}

/// A text that names no key.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is not a key; write it like `H`, `F1` or `Ctrl+Shift+Z`")]
pub struct ChordError(String);

/// Names of keys that write nothing.
const NAMED: [(&str, Key); 14] = [
    ("Space", Key::Space),
    ("Enter", Key::Enter),
    ("Tab", Key::Tab),
    ("Esc", Key::Escape),
    ("Backspace", Key::Backspace),
    ("Insert", Key::Insert),
    ("Delete", Key::Delete),
    ("Home", Key::Home),
    ("End", Key::End),
    ("PageUp", Key::PageUp),
    ("PageDown", Key::PageDown),
    ("Left", Key::ArrowLeft),
    ("Right", Key::ArrowRight),
    ("Up", Key::ArrowUp),
];

const FUNCTION: [Key; 12] = [
    Key::F1,
    Key::F2,
    Key::F3,
    Key::F4,
    Key::F5,
    Key::F6,
    Key::F7,
    Key::F8,
    Key::F9,
    Key::F10,
    Key::F11,
    Key::F12,
];

const LETTERS: [KeyCode; 26] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyQ,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyU,
    KeyCode::KeyV,
    KeyCode::KeyW,
    KeyCode::KeyX,
    KeyCode::KeyY,
    KeyCode::KeyZ,
];

/// The name of a key and whether Shift counts with it: it does not where it only makes the
/// key write another character.
fn name(event: &KeyboardInput) -> Option<(String, bool)> {
    if let Some((name, _)) = NAMED.iter().find(|(_, key)| *key == event.logical_key) {
        return Some(((*name).to_owned(), true));
    }
    if event.logical_key == Key::ArrowDown {
        return Some(("Down".to_owned(), true));
    }
    if let Some(number) = FUNCTION.iter().position(|key| *key == event.logical_key) {
        return Some((format!("F{}", number + 1), true));
    }
    let Key::Character(written) = &event.logical_key else {
        return None;
    };
    let sign = written.chars().next()?;
    if sign.is_ascii_alphanumeric() {
        return Some((sign.to_ascii_uppercase().to_string(), true));
    }
    if sign.is_ascii_graphic() {
        return Some((sign.to_string(), false));
    }
    let place = LETTERS.iter().position(|code| *code == event.key_code)?;
    let letter = char::from(b'A' + u8::try_from(place).ok()?);
    Some((letter.to_string(), true))
}

fn is_name(key: &str) -> bool {
    let mut signs = key.chars();
    match (signs.next(), signs.next()) {
        (Some(sign), None) => sign.is_ascii_graphic() && !sign.is_ascii_lowercase(),
        _ => {
            key == "Down"
                || NAMED.iter().any(|(name, _)| *name == key)
                || key
                    .strip_prefix('F')
                    .and_then(|number| number.parse::<usize>().ok())
                    .is_some_and(|number| (1..=FUNCTION.len()).contains(&number))
        }
    }
}

impl Chord {
    /// The key of an event, with the modifiers that are held down.
    #[must_use]
    pub fn of(event: &KeyboardInput, held: &ButtonInput<KeyCode>) -> Option<Self> {
        let (key, shift_counts) = name(event)?;
        let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        Some(Self {
            // Where there is a Command key it does what Ctrl does elsewhere.
            ctrl: held.any_pressed([
                KeyCode::ControlLeft,
                KeyCode::ControlRight,
                KeyCode::SuperLeft,
                KeyCode::SuperRight,
            ]),
            alt: held.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]),
            shift: shift && shift_counts,
            key,
        })
    }

    /// Whether the key means something to a widget that has the focus.
    #[must_use]
    pub fn moves_focus(&self) -> bool {
        matches!(
            self.key.as_str(),
            "Tab" | "Enter" | "Space" | "Left" | "Right" | "Up" | "Down" | "Home" | "End"
        )
    }

    /// Whether it is Esc, alone.
    #[must_use]
    pub fn is_escape(&self) -> bool {
        self.key == "Esc" && !(self.ctrl || self.alt || self.shift)
    }

    /// Whether the key, pressed like this, writes or edits where text is entered.
    #[must_use]
    pub fn edits_text(&self) -> bool {
        let function = self.key.len() > 1 && self.key.starts_with('F');
        !(function || self.key == "Esc" || self.alt)
    }
}

impl fmt::Display for Chord {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (held, name) in [
            (self.ctrl, "Ctrl+"),
            (self.alt, "Alt+"),
            (self.shift, "Shift+"),
        ] {
            if held {
                f.write_str(name)?;
            }
        }
        f.write_str(&self.key)
    }
}

impl FromStr for Chord {
    type Err = ChordError;

    fn from_str(text: &str) -> Result<Self, ChordError> {
        let mut chord = Self {
            ctrl: false,
            alt: false,
            shift: false,
            key: String::new(),
        };
        let mut rest = text;
        // A plus sign separates, unless it is the key itself.
        while let Some((modifier, after)) = rest.split_once('+')
            && !modifier.is_empty()
        {
            match modifier {
                "Ctrl" => chord.ctrl = true,
                "Alt" => chord.alt = true,
                "Shift" => chord.shift = true,
                _ => return Err(ChordError(text.to_owned())),
            }
            rest = after;
        }
        if is_name(rest) {
            chord.key = rest.to_owned();
            Ok(chord)
        } else {
            Err(ChordError(text.to_owned()))
        }
    }
}

impl TryFrom<String> for Chord {
    type Error = ChordError;

    fn try_from(text: String) -> Result<Self, ChordError> {
        text.parse()
    }
}

impl From<Chord> for String {
    fn from(chord: Chord) -> Self {
        chord.to_string()
    }
}

/// Which keys ask for what.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct KeyMap(BTreeMap<Action, Vec<Chord>>);

impl Default for KeyMap {
    fn default() -> Self {
        Self(
            Action::all()
                .map(|action| (action, default_chords(action)))
                .collect(),
        )
    }
}

fn default_chords(action: Action) -> Vec<Chord> {
    let texts = action.default_keys().iter();
    texts.filter_map(|text| text.parse().ok()).collect()
}

impl KeyMap {
    /// The default keys with a player's changes.
    #[must_use]
    pub fn with(changes: &BTreeMap<Action, Vec<Chord>>) -> Self {
        let mut map = Self::default();
        for (action, chords) in changes {
            map.0.insert(*action, chords.clone());
        }
        map
    }

    /// Where it differs from the default keys.
    #[must_use]
    pub fn changes(&self) -> BTreeMap<Action, Vec<Chord>> {
        let changed = self
            .0
            .iter()
            .filter(|(action, chords)| **chords != default_chords(**action));
        changed
            .map(|(action, chords)| (*action, chords.clone()))
            .collect()
    }

    /// What a key asks for.
    #[must_use]
    pub fn action(&self, chord: &Chord) -> Option<Action> {
        let mut all = self.0.iter();
        all.find(|(_, chords)| chords.contains(chord))
            .map(|(action, _)| *action)
    }

    /// The keys of an action; there may be none.
    #[must_use]
    pub fn keys(&self, action: Action) -> &[Chord] {
        self.0.get(&action).map_or(&[], Vec::as_slice)
    }

    /// The first key of an action as text, empty when it has none.
    #[must_use]
    pub fn text(&self, action: Action) -> String {
        self.keys(action)
            .first()
            .map(ToString::to_string)
            .unwrap_or_default()
    }

    /// A text with the key behind it in brackets: `Hint (H)`.
    #[must_use]
    pub fn tip(&self, text: &str, action: Action) -> String {
        let key = self.text(action);
        if key.is_empty() {
            text.to_owned()
        } else {
            format!("{text} ({key})")
        }
    }

    /// Gives `chord` to `action` as its only key, and takes it from whatever
    /// had it.
    pub fn bind(&mut self, action: Action, chord: Chord) {
        for chords in self.0.values_mut() {
            chords.retain(|other| *other != chord);
        }
        self.0.insert(action, vec![chord]);
    }

    /// The default keys for `action`, taken from whatever has them now.
    pub fn reset(&mut self, action: Action) {
        let defaults = default_chords(action);
        for chords in self.0.values_mut() {
            chords.retain(|other| !defaults.contains(other));
        }
        self.0.insert(action, defaults);
    }

    /// Whether `action` has its default keys.
    #[must_use]
    pub fn is_default(&self, action: Action) -> bool {
        self.keys(action) == default_chords(action)
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    fn chord(text: &str) -> Chord {
        text.parse().unwrap()
    }

    #[test]
    fn keys_are_read_as_written() {
        for text in [
            "H",
            "F12",
            "Ctrl+Z",
            "Ctrl+Shift+Z",
            "Alt+Enter",
            "+",
            "Ctrl++",
            "Down",
            "?",
        ] {
            assert_eq!(chord(text).to_string(), text);
        }
        for text in [
            "", "h", "Ctrl", "Ctrl+", "Strg+Z", "F13", "F0", "Ctrl+ab", "++",
        ] {
            assert!(text.parse::<Chord>().is_err(), "{text}");
        }
    }

    #[test]
    fn no_key_asks_for_two_things() {
        let map = KeyMap::default();
        for action in Action::all() {
            assert!(!map.keys(action).is_empty(), "{action:?}");
            for chord in map.keys(action) {
                assert_eq!(map.action(chord), Some(action), "{chord}");
            }
        }
    }

    #[test]
    fn a_key_given_to_another_action_is_taken_from_the_first() {
        let mut map = KeyMap::default();
        map.bind(Action::Hint, chord("F"));
        assert_eq!(map.action(&chord("F")), Some(Action::Hint));
        assert_eq!(map.action(&chord("H")), None);
        assert!(map.keys(Action::Flip).is_empty());
        assert_eq!(map.changes().len(), 2);
        assert_eq!(KeyMap::with(&map.changes()), map);
        map.reset(Action::Flip);
        assert!(map.is_default(Action::Flip));
        assert!(map.keys(Action::Hint).is_empty());
    }

    fn pressed(logical_key: Key, key_code: KeyCode) -> KeyboardInput {
        KeyboardInput {
            key_code,
            logical_key,
            state: bevy::input::ButtonState::Pressed,
            text: None,
            repeat: false,
            window: Entity::PLACEHOLDER,
        }
    }

    #[test]
    fn letters_follow_the_layout_and_fall_back_to_the_place() {
        let mut held = ButtonInput::default();
        held.press(KeyCode::ControlLeft);
        // On a German keyboard the key at the place of Z writes y.
        let german = pressed(Key::Character("y".into()), KeyCode::KeyZ);
        assert_eq!(Chord::of(&german, &held), Some(chord("Ctrl+Y")));
        let russian = pressed(Key::Character("я".into()), KeyCode::KeyZ);
        assert_eq!(Chord::of(&russian, &held), Some(chord("Ctrl+Z")));
    }

    #[test]
    fn shift_counts_with_letters_and_not_with_signs() {
        let mut held = ButtonInput::default();
        held.press(KeyCode::ShiftLeft);
        let letter = pressed(Key::Character("Z".into()), KeyCode::KeyZ);
        assert_eq!(Chord::of(&letter, &held), Some(chord("Shift+Z")));
        let sign = pressed(Key::Character("+".into()), KeyCode::Equal);
        assert_eq!(Chord::of(&sign, &held), Some(chord("+")));
        let modifier = pressed(Key::Shift, KeyCode::ShiftLeft);
        assert_eq!(Chord::of(&modifier, &held), None);
    }
}
