//! The sign of Xong: legs along the sides of hexagons, no shape twice.

use core::f32::consts::TAU;

use bevy::prelude::*;
use bevy_egui::egui::Pos2;

use crate::{
    plugins::{
        scene::palette::{self, Tone},
        ui::{
            screens::{Emblems, Pictures, Sign},
            theme::shapes::hexagon,
        },
    },
    rules::{Game, xong::Xong},
};

pub(super) fn plugin(app: &mut App) {
    Pictures::add(app, Xong::INFO.id, "pictures/xong.png");
    Emblems::add(app, Xong::INFO.id, legs);
}

fn legs(sign: &Sign<'_>) {
    let radius = 16.0;
    let step = radius * 3.0_f32.sqrt();
    let corner = |q: f32, r: f32, k: f32| {
        let angle = k / 6.0 * TAU;
        sign.at(
            q * 1.5 * radius + radius * angle.cos(),
            (r + q / 2.0) * step + radius * angle.sin(),
        )
    };
    for (q, r) in [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1)] {
        let centre = sign.at(q as f32 * 1.5 * radius, (r as f32 + q as f32 / 2.0) * step);
        let line = sign.line(palette::LINE, 1.2);
        let fill = sign.tone(palette::PANEL_RAISED);
        hexagon(sign.painter, centre, radius * sign.unit, fill, line);
    }
    let rod = |from: Pos2, to: Pos2, tone: Tone| {
        let stroke = sign.line(tone, 5.0);
        sign.painter.line_segment([from, to], stroke);
        for end in [from, to] {
            sign.painter
                .circle_filled(end, 2.5 * sign.unit, stroke.color);
        }
    };
    for k in [3.0, 4.0, 5.0] {
        rod(
            corner(0.0, 0.0, k),
            corner(0.0, 0.0, k + 1.0),
            palette::ACCENT,
        );
    }
    rod(
        corner(0.0, -1.0, 3.0),
        corner(0.0, -1.0, 2.0),
        palette::ACCENT,
    );
    for k in [0.0, 1.0] {
        rod(
            corner(-1.0, 1.0, k),
            corner(-1.0, 1.0, k + 1.0),
            palette::okabe_ito::SKY,
        );
    }
    rod(
        corner(0.0, 1.0, 1.0),
        corner(0.0, 1.0, 0.0),
        palette::okabe_ito::SKY,
    );
    rod(
        corner(0.0, 1.0, 0.0),
        corner(0.0, 1.0, 5.0),
        palette::okabe_ito::SKY,
    );
}
