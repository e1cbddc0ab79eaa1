//! The gamepad: what is connected, how it feels, and what its buttons do.

use bevy::{input::gamepad::Gamepad, prelude::*};

use super::sheet::Sheet;
use crate::{
    plugins::{
        app::{
            gamepad::{IS_READ, Make},
            settings::Settings,
        },
        ui::{screens::gamepad, theme},
    },
    texts,
};

/// Shows it below the keys.
pub(super) fn show(
    sheet: &mut Sheet<'_>,
    settings: &mut Settings,
    pads: &Query<(&Name, &Gamepad)>,
) {
    sheet.section(texts::gamepad_title());
    let mut all = pads.iter();
    let first = all.next();
    sheet.part("", |ui| {
        let text = match first {
            Some((name, _)) => texts::gamepad_connected(name.as_str()),
            None if IS_READ => texts::gamepad_none().to_owned(),
            None => texts::gamepad_not_read().to_owned(),
        };
        theme::quiet(ui, text);
    });
    let help = texts::gamepad_swaps_help();
    sheet.switch(texts::gamepad_swaps(), help, &mut settings.pad_swaps);
    let words = (texts::gamepad_dead_zone(), texts::gamepad_dead_zone_help());
    sheet.percent(words, &mut settings.pad_dead_zone, 10, 60, 5);
    let make = first.map(|(name, pad)| Make::new(pad.vendor_id(), name.as_str()));
    let swaps = settings.pad_swaps;
    sheet.part(texts::gamepad_about(), |ui| {
        gamepad::table(ui, make.unwrap_or_default(), swaps);
    });
}
