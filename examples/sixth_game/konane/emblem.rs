//! The sign of Konane: a jump over a stone into an empty square.

use bevy::prelude::*;
use bevy_egui::egui::Stroke;
use curio::{
    plugins::{
        scene::palette,
        ui::screens::{Emblems, Sign},
    },
    rules::Game,
};

use super::position::Konane;

pub(super) fn plugin(app: &mut App) {
    Emblems::add(app, Konane::INFO.id, jump);
}

fn jump(sign: &Sign<'_>) {
    for row in 0..3_u8 {
        for column in 0..3_u8 {
            let is_dark = (row + column) % 2 == 0;
            let (x, y) = (
                27.0 * (f32::from(column) - 1.0),
                27.0 * (f32::from(row) - 1.0),
            );
            let ground = if is_dark {
                palette::WALNUT
            } else {
                palette::LIMESTONE
            };
            sign.square(x, y, 26.0, sign.tone(ground), Stroke::NONE);
            // The middle row after the jump: the stone stands at its end.
            if row == 1 && column < 2 {
                continue;
            }
            let (tone, edge) = if is_dark == (row != 1) {
                (palette::EBONY, palette::IVORY)
            } else {
                (palette::IVORY, palette::EBONY)
            };
            let (fill, line) = (sign.tone(tone), sign.line(edge, 1.4));
            sign.painter
                .circle(sign.at(x, y), 9.0 * sign.unit, fill, line);
        }
    }
    let (from, to) = (sign.at(-27.0, 0.0), sign.at(15.0, 0.0));
    sign.painter
        .arrow(from, to - from, sign.line(palette::MARK_LAST, 2.6));
}
