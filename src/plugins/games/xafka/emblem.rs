//! The sign of Xafka: the walls close in on two pieces; the light is still open.

use bevy::prelude::*;
use bevy_egui::egui::{Rect, StrokeKind, vec2};

use crate::{
    plugins::{
        scene::palette,
        ui::{
            screens::{Emblems, Pictures, Sign},
            theme::shapes::hexagon,
        },
    },
    rules::{Game, xafka::Xafka},
};

pub(super) fn plugin(app: &mut App) {
    Pictures::add(app, Xafka::INFO.id, "pictures/xafka.png");
    Emblems::add(app, Xafka::INFO.id, closing_walls);
}

fn closing_walls(sign: &Sign<'_>) {
    let radius = 12.0;
    let step = radius * 3.0_f32.sqrt();
    let place = |q: f32, r: f32| ((q * 1.5) * radius - 9.0, (r + q / 2.0) * step);
    let gone = [
        (2, -2),
        (2, -1),
        (2, 0),
        (-2, 2),
        (-1, 2),
        (-2, 1),
        (0, -2),
        (1, 1),
    ];
    for q in -2..=2_i32 {
        for r in -2..=2_i32 {
            if (q + r).abs() > 2 {
                continue;
            }
            let (x, y) = place(q as f32, r as f32);
            let hole = gone.contains(&(q, r));
            let (fill, line) = if hole {
                (palette::NIGHT, palette::OAK)
            } else {
                (palette::LIMESTONE, palette::LIMESTONE_DARK)
            };
            hexagon(
                sign.painter,
                sign.at(x, y),
                (radius - 0.8) * sign.unit,
                sign.tone(fill),
                sign.line(line, 1.0),
            );
        }
    }
    for (q, r, tone, edge) in [
        (1.0, 0.0, palette::EBONY, palette::IVORY),
        (-1.0, 0.0, palette::IVORY, palette::EBONY),
    ] {
        let (x, y) = place(q, r);
        let (fill, stroke) = (sign.tone(tone), sign.line(edge, 1.5));
        sign.painter
            .circle(sign.at(x, y), 7.0 * sign.unit, fill, stroke);
    }
    let case = Rect::from_center_size(sign.at(41.0, 0.0), vec2(15.0, 44.0) * sign.unit);
    let (fill, line) = (sign.tone(palette::IRON), sign.line(palette::BRASS, 1.2));
    sign.painter
        .rect(case, 4.0 * sign.unit, fill, line, StrokeKind::Inside);
    for (y, tone, lit) in [
        (-14.0, palette::LAMP_RED, false),
        (0.0, palette::LAMP_YELLOW, true),
        (14.0, palette::LAMP_GREEN, false),
    ] {
        let colour = sign.tone(tone).gamma_multiply(if lit { 1.0 } else { 0.28 });
        sign.painter
            .circle_filled(sign.at(41.0, y), 5.0 * sign.unit, colour);
        if lit {
            let glow = sign.tone(tone).gamma_multiply(0.22);
            sign.painter
                .circle_filled(sign.at(41.0, y), 9.0 * sign.unit, glow);
        }
    }
}
