//! Keys with their modifiers, and their texts.
//!
//! A letter is the one printed on the key, whatever the layout of the keyboard;
//! where the layout has no Latin letters, it is the one of the key's place. A digit is
//! printed on the key of its place, even where the key writes it with Shift alone
//! (French, Czech) or not at all (Arabic): so that key counts as the digit, too.

use core::{fmt, str::FromStr};

use bevy::{
    input::keyboard::{Key, KeyCode, KeyboardInput},
    prelude::*,
};
use serde::{Deserialize, Serialize};

use crate::texts;

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

/// Keys that write nothing: their names, and what players call them.
const NAMED: [(&str, Key, fn() -> &'static str); 27] = [
    ("Space", Key::Space, texts::app_key_space),
    ("Enter", Key::Enter, texts::app_key_enter),
    ("Tab", Key::Tab, texts::app_key_tab),
    ("Esc", Key::Escape, texts::app_key_esc),
    ("Backspace", Key::Backspace, texts::app_key_backspace),
    ("Insert", Key::Insert, texts::app_key_insert),
    ("Delete", Key::Delete, texts::app_key_delete),
    ("Home", Key::Home, texts::app_key_home),
    ("End", Key::End, texts::app_key_end),
    ("PageUp", Key::PageUp, texts::app_key_page_up),
    ("PageDown", Key::PageDown, texts::app_key_page_down),
    ("Left", Key::ArrowLeft, texts::app_key_left),
    ("Right", Key::ArrowRight, texts::app_key_right),
    ("Up", Key::ArrowUp, texts::app_key_up),
    ("Down", Key::ArrowDown, texts::app_key_down),
    ("F1", Key::F1, || "F1"),
    ("F2", Key::F2, || "F2"),
    ("F3", Key::F3, || "F3"),
    ("F4", Key::F4, || "F4"),
    ("F5", Key::F5, || "F5"),
    ("F6", Key::F6, || "F6"),
    ("F7", Key::F7, || "F7"),
    ("F8", Key::F8, || "F8"),
    ("F9", Key::F9, || "F9"),
    ("F10", Key::F10, || "F10"),
    ("F11", Key::F11, || "F11"),
    ("F12", Key::F12, || "F12"),
];

/// The keys of the signs, by their places on an American keyboard.
const SIGNS: [(KeyCode, &str); 11] = [
    (KeyCode::Minus, "-"),
    (KeyCode::Equal, "="),
    (KeyCode::BracketLeft, "["),
    (KeyCode::BracketRight, "]"),
    (KeyCode::Backslash, "\\"),
    (KeyCode::Semicolon, ";"),
    (KeyCode::Quote, "'"),
    (KeyCode::Backquote, "`"),
    (KeyCode::Comma, ","),
    (KeyCode::Period, "."),
    (KeyCode::Slash, "/"),
];

/// What a key can be called.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Name {
    text: String,
    /// Whether Shift counts with it: it does not where it only makes the key write
    /// another character.
    shift_counts: bool,
}

impl Name {
    fn new(text: impl Into<String>, shift_counts: bool) -> Self {
        Self {
            text: text.into(),
            shift_counts,
        }
    }

    /// A digit with Shift is itself and the digit alone: some keyboards write digits with
    /// Shift.
    fn digit(digit: char) -> Vec<Self> {
        vec![Self::new(digit, true), Self::new(digit, false)]
    }
}

/// What the key of an event can be called, the likeliest first.
fn names(event: &KeyboardInput) -> Vec<Name> {
    let key = &event.logical_key;
    if let Some((name, ..)) = NAMED.iter().find(|(_, named, _)| named == key) {
        return vec![Name::new(*name, true)];
    }
    match key {
        Key::Character(written) => match written.chars().next() {
            Some(sign) if sign.is_ascii_alphabetic() => {
                vec![Name::new(sign.to_ascii_uppercase(), true)]
            }
            Some(sign) if sign.is_ascii_digit() => Name::digit(sign),
            Some(sign) if sign.is_ascii_graphic() => {
                let mut names = vec![Name::new(sign, false)];
                names.extend(digit_at(event.key_code).into_iter().flat_map(Name::digit));
                names
            }
            _ => of_place(event.key_code),
        },
        Key::Dead(_) | Key::Unidentified(_) => of_place(event.key_code),
        _ => Vec::new(),
    }
}

/// What a key is called by its place, where it writes nothing of the Latin alphabet.
fn of_place(place: KeyCode) -> Vec<Name> {
    if let Some(digit) = digit_at(place) {
        return Name::digit(digit);
    }
    let sign = SIGNS.iter().find(|(code, _)| *code == place);
    let sign = sign.map(|(_, sign)| Name::new(*sign, false));
    let letter = printed_at(place, "Key").map(|letter| Name::new(letter, true));
    letter.or(sign).into_iter().collect()
}

fn digit_at(place: KeyCode) -> Option<char> {
    printed_at(place, "Digit")
}

/// What an American keyboard has in a place, which is called after it.
fn printed_at(place: KeyCode, kind: &str) -> Option<char> {
    format!("{place:?}").strip_prefix(kind)?.parse().ok()
}

fn is_name(key: &str) -> bool {
    let is_printed = |sign: char| sign.is_ascii_graphic() && !sign.is_ascii_lowercase();
    key.parse().is_ok_and(is_printed) || NAMED.iter().any(|(name, ..)| *name == key)
}

/// The keys that were held when an event came. A quick tap may be over within one slow frame,
/// modifiers included: the order of the events says it, together with what is `held` now.
pub(crate) fn held_then(
    in_order: &ButtonInput<KeyCode>,
    held: &ButtonInput<KeyCode>,
) -> ButtonInput<KeyCode> {
    let mut then = in_order.clone();
    for key in held.get_pressed() {
        then.press(*key);
    }
    then
}

impl Chord {
    /// What the key of an event can be taken for, with the modifiers that are held down: the
    /// likeliest first. Where a key writes a sign and stands in the place of a digit, it is
    /// both.
    pub(crate) fn all(
        event: &KeyboardInput,
        held: &ButtonInput<KeyCode>,
        alt_gr: bool,
    ) -> Vec<Self> {
        let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        // Where there is a Command key it does what Ctrl does elsewhere.
        let ctrl = held.any_pressed([
            KeyCode::ControlLeft,
            KeyCode::ControlRight,
            KeyCode::SuperLeft,
            KeyCode::SuperRight,
        ]);
        // AltGr writes other characters; it stands where other keyboards have a second Alt.
        let alt_right = held.pressed(KeyCode::AltRight) && !alt_gr;
        let alt = held.pressed(KeyCode::AltLeft) || alt_right;
        let mut names = names(event);
        if alt_gr {
            names.truncate(1);
        }
        let mut chords: Vec<Self> = Vec::with_capacity(names.len());
        for name in names {
            let chord = Self {
                ctrl,
                alt,
                shift: shift && name.shift_counts,
                key: name.text,
            };
            if !chords.contains(&chord) {
                chords.push(chord);
            }
        }
        chords
    }

    /// What the key of an event is called by a player who gives it to something: a key of the
    /// number row is known by its digit, whatever it writes without Shift.
    pub(crate) fn called(
        all: &[Self],
        place: KeyCode,
        held: &ButtonInput<KeyCode>,
    ) -> Option<Self> {
        let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
        if digit_at(place).is_some() && !shift {
            return all.last().cloned();
        }
        all.first().cloned()
    }

    /// Whether the key means something to a widget that has the focus.
    pub(crate) fn moves_focus(&self) -> bool {
        matches!(
            self.key.as_str(),
            "Tab" | "Enter" | "Space" | "Left" | "Right" | "Up" | "Down" | "Home" | "End"
        )
    }

    /// Whether it is Esc, alone.
    pub(crate) fn is_escape(&self) -> bool {
        self.key == "Esc" && !(self.ctrl || self.alt || self.shift)
    }

    /// Whether the key, pressed like this, writes or edits where text is entered.
    pub(crate) fn edits_text(&self) -> bool {
        let function = self.key.len() > 1 && self.key.starts_with('F');
        !(function || self.key == "Esc" || self.alt)
    }
}

impl Chord {
    /// What players call it: `Strg+Umschalt+Z` in German.
    pub(crate) fn shown(&self) -> String {
        let held = [
            (self.ctrl, texts::app_key_ctrl()),
            (self.alt, texts::app_key_alt()),
            (self.shift, texts::app_key_shift()),
        ];
        let held = held.iter().filter(|(is_held, _)| *is_held);
        let held: String = held.map(|(_, name)| format!("{name}+")).collect();
        held + self.key_shown()
    }

    fn key_shown(&self) -> &str {
        let named = NAMED.iter().find(|(name, ..)| *name == self.key);
        named.map_or(&self.key, |(.., shown)| shown())
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

#[cfg(test)]
mod tests {
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

    /// The texts of what a key can be taken for, while `held` is down.
    fn taken(logical_key: Key, key_code: KeyCode, held: &[KeyCode]) -> Vec<String> {
        let mut down = ButtonInput::default();
        for key in held {
            down.press(*key);
        }
        let chords = Chord::all(&pressed(logical_key, key_code), &down, false);
        chords.iter().map(Chord::to_string).collect()
    }

    fn sign(text: &str) -> Key {
        Key::Character(text.into())
    }

    #[test]
    fn letters_follow_the_layout_and_fall_back_to_the_place() {
        let ctrl = [KeyCode::ControlLeft];
        for (written, place, expected) in [
            // German, French, Dvorak: the letter on the key.
            ("y", KeyCode::KeyZ, "Ctrl+Y"),
            ("a", KeyCode::KeyQ, "Ctrl+A"),
            ("m", KeyCode::Semicolon, "Ctrl+M"),
            ("h", KeyCode::KeyJ, "Ctrl+H"),
            // Russian, Greek, Hebrew, Arabic: the place.
            ("я", KeyCode::KeyZ, "Ctrl+Z"),
            ("ζ", KeyCode::KeyZ, "Ctrl+Z"),
            ("ט", KeyCode::KeyY, "Ctrl+Y"),
            ("ئ", KeyCode::KeyZ, "Ctrl+Z"),
            ("б", KeyCode::Comma, "Ctrl+,"),
        ] {
            assert_eq!(taken(sign(written), place, &ctrl), [expected], "{written}");
        }
        // A sign on the key of a letter is no letter.
        assert_eq!(taken(sign("'"), KeyCode::KeyQ, &[]), ["'"]);
    }

    #[test]
    fn the_number_row_is_digits_on_every_keyboard() {
        use KeyCode::{
            Digit0, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9,
        };
        let digits = [
            Digit0, Digit1, Digit2, Digit3, Digit4, Digit5, Digit6, Digit7, Digit8, Digit9,
        ];
        let digits = digits.iter().enumerate();
        // French, Belgian, Czech, Slovak, Hungarian, Lithuanian, Arabic, Persian, Thai, and
        // keyboards whose keys of the row write nothing by themselves.
        for row in [
            "à&é\"'(-è_ç",
            "à&é\"'(§è!ç",
            "é+ěščřžýáí",
            "é+ľščťžýáí",
            "ö123456789",
            "0ąčęėįšųūž",
            "٠١٢٣٤٥٦٧٨٩",
            "۰۱۲۳۴۵۶۷۸۹",
            "จๅ/_ภถุึคต",
        ] {
            for ((number, place), written) in digits.clone().zip(row.chars()) {
                let all = taken(sign(&written.to_string()), *place, &[]);
                assert_eq!(all.last(), Some(&number.to_string()), "{row}: {written}");
            }
        }
        for (number, place) in digits {
            let digit = number.to_string();
            let shift = [KeyCode::ShiftLeft];
            for key in [sign(&digit), sign("!"), sign("Ä"), Key::Dead(Some('^'))] {
                let all = taken(key, *place, &shift);
                assert_eq!(all.last(), Some(&digit), "with Shift");
                assert!(all.contains(&format!("Shift+{digit}")));
            }
        }
        // The keypad.
        assert_eq!(taken(sign("7"), KeyCode::Numpad7, &[]), ["7"]);
        assert_eq!(taken(Key::Home, KeyCode::Numpad7, &[]), ["Home"]);
        assert_eq!(taken(sign("+"), KeyCode::NumpadAdd, &[]), ["+"]);
    }

    #[test]
    fn a_key_with_a_sign_and_a_digit_is_both() {
        // What the key writes comes first: a player may have given it to something.
        assert_eq!(taken(sign("-"), KeyCode::Digit6, &[]), ["-", "6"]);
        let shift = [KeyCode::ShiftRight];
        let taken = taken(sign("!"), KeyCode::Digit1, &shift);
        assert_eq!(taken, ["!", "Shift+1", "1"]);
    }

    #[test]
    fn a_key_is_given_away_by_what_is_printed_on_it() {
        let none = ButtonInput::default();
        let mut shift = ButtonInput::default();
        shift.press(KeyCode::ShiftLeft);
        for (written, place, held, expected) in [
            ("&", KeyCode::Digit1, &none, "1"),
            ("è", KeyCode::Digit7, &none, "7"),
            ("!", KeyCode::Digit1, &shift, "!"),
            ("1", KeyCode::Digit1, &shift, "Shift+1"),
            ("+", KeyCode::Equal, &shift, "+"),
        ] {
            let all = Chord::all(&pressed(sign(written), place), held, false);
            assert_eq!(Chord::called(&all, place, held), Some(chord(expected)));
        }
    }

    #[test]
    fn alt_gr_writes_and_is_no_alt() {
        let mut held = ButtonInput::default();
        held.press(KeyCode::AltRight);
        let all = |written: &str, place, alt_gr| {
            let chords = Chord::all(&pressed(sign(written), place), &held, alt_gr);
            chords.iter().map(Chord::to_string).collect::<Vec<_>>()
        };
        assert_eq!(all("@", KeyCode::Digit0, true), ["@"]);
        assert_eq!(all("x", KeyCode::KeyX, false), ["Alt+X"]);
    }

    #[test]
    fn shift_counts_with_letters_and_not_with_signs() {
        let shift = [KeyCode::ShiftLeft];
        assert_eq!(taken(sign("Z"), KeyCode::KeyZ, &shift), ["Shift+Z"]);
        assert_eq!(taken(sign("+"), KeyCode::Equal, &shift), ["+"]);
        assert!(taken(Key::Shift, KeyCode::ShiftLeft, &shift).is_empty());
    }
}
