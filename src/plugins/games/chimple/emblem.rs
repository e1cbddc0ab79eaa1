//! The sign of Chimple: three by three, four characters, where they may go.

use bevy::prelude::*;
use bevy_egui::egui::Stroke;

use crate::{
    plugins::{
        scene::palette::{self, Tone},
        ui::screens::{Emblems, Pictures, Sign},
    },
    rules::{Game, chimple::Chimple},
};

pub(super) fn plugin(app: &mut App) {
    Pictures::add(app, Chimple::INFO.id, "pictures/chimple.png");
    Emblems::add(app, Chimple::INFO.id, nine_squares);
}

fn nine_squares(sign: &Sign<'_>) {
    for row in 0..3_u8 {
        for column in 0..3_u8 {
            let (x, y) = (
                (f32::from(column) - 1.0) * 27.0,
                (f32::from(row) - 1.0) * 27.0,
            );
            let light = (row + column) % 2 == 0;
            let tone = if light {
                palette::LIMESTONE
            } else {
                palette::WALNUT
            };
            sign.square(x, y, 26.0, sign.tone(tone), Stroke::NONE);
        }
    }
    let arrow = |from: (f32, f32), to: (f32, f32), tone: Tone| {
        let (from, to) = (sign.at(from.0, from.1), sign.at(to.0, to.1));
        sign.painter.arrow(from, to - from, sign.line(tone, 2.4));
    };
    arrow((18.0, 27.0), (6.0, 27.0), palette::MARK_HOVER);
    arrow((27.0, 18.0), (27.0, 4.0), palette::MARK_HOVER);
    arrow((20.0, 20.0), (5.0, 5.0), palette::MARK_LAST);
    for (x, y, tone, edge) in [
        (27.0, 27.0, palette::IVORY, palette::EBONY),
        (-27.0, 27.0, palette::IVORY, palette::EBONY),
        (-27.0, -27.0, palette::EBONY, palette::IVORY),
        (0.0, 0.0, palette::EBONY, palette::IVORY),
    ] {
        let (fill, line) = (sign.tone(tone), sign.line(edge, 1.4));
        sign.painter
            .circle(sign.at(x, y + 3.0), 8.0 * sign.unit, fill, line);
        sign.painter
            .circle(sign.at(x, y - 6.0), 5.0 * sign.unit, fill, line);
    }
}
