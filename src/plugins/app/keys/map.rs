//! Which keys ask for what.

use std::collections::BTreeMap;

use bevy::prelude::*;

use super::{Action, Chord, PadNames};

/// Which keys ask for what.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct KeyMap {
    chords: BTreeMap<Action, Vec<Chord>>,
    /// The gamepad, while that is in use: then its buttons are named instead of keys.
    pad: Option<PadNames>,
}

impl Default for KeyMap {
    fn default() -> Self {
        let all = Action::all().map(|action| (action, default_chords(action)));
        Self {
            chords: all.collect(),
            pad: None,
        }
    }
}

fn default_chords(action: Action) -> Vec<Chord> {
    let texts = action.default_keys().iter();
    texts.filter_map(|text| text.parse().ok()).collect()
}

impl KeyMap {
    /// The default keys with a player's changes.
    pub(crate) fn with(changes: &BTreeMap<Action, Vec<Chord>>) -> Self {
        let mut map = Self::default();
        for (action, chords) in changes {
            map.chords.insert(*action, chords.clone());
        }
        map
    }

    /// Where it differs from the default keys.
    pub(crate) fn changes(&self) -> BTreeMap<Action, Vec<Chord>> {
        let changed = self
            .chords
            .iter()
            .filter(|(action, chords)| **chords != default_chords(**action));
        changed
            .map(|(action, chords)| (*action, chords.clone()))
            .collect()
    }

    /// What a key asks for.
    pub(crate) fn action(&self, chord: &Chord) -> Option<Action> {
        let mut all = self.chords.iter();
        all.find(|(_, chords)| chords.contains(chord))
            .map(|(action, _)| *action)
    }

    /// The keys of an action; there may be none.
    pub(crate) fn keys(&self, action: Action) -> &[Chord] {
        self.chords.get(&action).map_or(&[], Vec::as_slice)
    }

    /// The gamepad whose buttons are named.
    pub(crate) const fn pad(&self) -> Option<&PadNames> {
        self.pad.as_ref()
    }

    /// From now on the buttons of this gamepad are named, or keys.
    pub(crate) fn set_pad(&mut self, pad: Option<PadNames>) {
        self.pad = pad;
    }

    /// The first key of an action as players call it, or the button of the gamepad in use;
    /// empty when there is none.
    pub fn text(&self, action: Action) -> String {
        if let Some(pad) = &self.pad {
            return pad.get(action).unwrap_or_default().to_owned();
        }
        self.keys(action)
            .first()
            .map(Chord::shown)
            .unwrap_or_default()
    }

    /// A text with the key behind it in brackets: `Hint (H)`.
    pub(crate) fn tip(&self, text: &str, action: Action) -> String {
        let key = self.text(action);
        if key.is_empty() {
            text.to_owned()
        } else {
            format!("{text} ({key})")
        }
    }

    /// Gives `chord` to `action` as its only key, and takes it from whatever
    /// had it.
    pub(crate) fn bind(&mut self, action: Action, chord: Chord) {
        for chords in self.chords.values_mut() {
            chords.retain(|other| *other != chord);
        }
        self.chords.insert(action, vec![chord]);
    }

    /// The default keys for `action`, taken from whatever has them now.
    pub(crate) fn reset(&mut self, action: Action) {
        let defaults = default_chords(action);
        for chords in self.chords.values_mut() {
            chords.retain(|other| !defaults.contains(other));
        }
        self.chords.insert(action, defaults);
    }

    /// Whether `action` has its default keys.
    pub(crate) fn is_default(&self, action: Action) -> bool {
        self.keys(action) == default_chords(action)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chord(text: &str) -> Chord {
        text.parse().unwrap()
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
}
