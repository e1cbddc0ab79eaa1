//! The keys, which can be given to other actions.

use bevy_egui::egui::Ui;

use super::sheet::Sheet;
use crate::{
    plugins::{
        app::keys::{Action, Chord, Group, KeyCapture, KeyMap},
        scene::palette,
        ui::theme::{self, Icon, PushButton},
    },
    texts,
};

/// Shows all actions with their keys and lets them be changed.
pub(super) fn show(sheet: &mut Sheet<'_>, map: &mut KeyMap, capture: &mut KeyCapture) {
    take(map, capture);
    sheet.part("", |ui| {
        theme::quiet(ui, texts::keys_help());
    });
    for group in Group::ALL {
        sheet.section(group.title());
        for action in Action::in_group(group) {
            sheet.row(action.title(), "", |ui| keys(ui, map, capture, action));
            // Below the row that asks for the key: a search may show no other.
            if let KeyCapture::Caught(asking, chord) = capture.clone()
                && asking == action
            {
                sheet.part(action.title(), |ui| {
                    conflict(ui, map, capture, action, chord);
                });
            }
        }
    }
    sheet.part(texts::keys_reset_all(), |ui| {
        let all = PushButton::new(texts::keys_reset_all()).icon(Icon::Restart);
        if ui.add(all.enabled(*map != KeyMap::default())).clicked() {
            *map = KeyMap::default();
            *capture = KeyCapture::Off;
        }
    });
}

/// A key that nothing else has is given at once.
fn take(map: &mut KeyMap, capture: &mut KeyCapture) {
    if let KeyCapture::Caught(action, chord) = capture
        && map.action(chord).is_none_or(|owner| owner == *action)
    {
        map.bind(*action, chord.clone());
        *capture = KeyCapture::Off;
    }
}

fn conflict(ui: &mut Ui, map: &mut KeyMap, capture: &mut KeyCapture, action: Action, chord: Chord) {
    let Some(owner) = map.action(&chord) else {
        return;
    };
    theme::card(ui, |ui| {
        ui.set_width(ui.available_width());
        ui.colored_label(
            palette::WARN.egui(),
            texts::keys_used(&chord.shown(), owner.title()),
        );
        ui.horizontal_wrapped(|ui| {
            let use_here = PushButton::new(texts::keys_use_here(action.title()));
            if ui.add(use_here).clicked() {
                map.bind(action, chord);
                *capture = KeyCapture::Off;
            }
            if ui.add(PushButton::new(texts::cancel()).primary()).clicked() {
                *capture = KeyCapture::Off;
            }
        });
    });
}

/// The keys of an action, and what changes them.
fn keys(ui: &mut Ui, map: &mut KeyMap, capture: &mut KeyCapture, action: Action) {
    let change = PushButton::new(texts::keys_change())
        .icon(Icon::Pencil)
        .height(34.0)
        .quiet();
    if ui.add(change).clicked() {
        *capture = KeyCapture::Wanted(action);
    }
    let reset = PushButton::new("")
        .icon(Icon::Undo)
        .height(34.0)
        .quiet()
        .tip(texts::keys_reset());
    if ui.add(reset.enabled(!map.is_default(action))).clicked() {
        map.reset(action);
    }
    if *capture == KeyCapture::Wanted(action) {
        ui.colored_label(palette::ACCENT.egui(), texts::keys_press());
    } else if map.keys(action).is_empty() {
        ui.colored_label(palette::WARN.egui(), texts::keys_not_set());
    } else {
        for (number, chord) in map.keys(action).iter().enumerate() {
            if number > 0 {
                theme::note(ui, texts::or());
            }
            theme::key_caps(ui, &chord.shown());
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_free_key_is_given_at_once_and_a_used_one_is_asked_about() {
        let mut map = KeyMap::default();
        let free: Chord = "Ctrl+F7".parse().unwrap();
        let mut capture = KeyCapture::Caught(Action::Hint, free.clone());
        take(&mut map, &mut capture);
        assert_eq!(capture, KeyCapture::Off);
        assert_eq!(map.action(&free), Some(Action::Hint));

        let used: Chord = "F".parse().unwrap();
        let mut capture = KeyCapture::Caught(Action::Hint, used.clone());
        take(&mut map, &mut capture);
        assert_ne!(capture, KeyCapture::Off);
        assert_eq!(map.action(&used), Some(Action::Flip));
    }
}
