//! The sign of XIMA: four floors, each with its blocks, the special one on top.

use bevy::prelude::*;
use bevy_egui::egui::{Color32, Rect, Shape, Stroke, vec2};

use crate::{
    plugins::{
        scene::palette,
        ui::{
            screens::{Emblems, Pictures, Sign},
            theme::shapes::polygon,
        },
    },
    rules::{Game, xima::Xima},
};

pub(super) fn plugin(app: &mut App) {
    Pictures::add(app, Xima::INFO.id, "pictures/xima.png");
    Emblems::add(app, Xima::INFO.id, pyramid);
}

fn pyramid(sign: &Sign<'_>) {
    let colours = [
        palette::OXBLOOD,
        palette::okabe_ito::BLUE,
        palette::okabe_ito::YELLOW,
    ];
    for floor in 0..4_u8 {
        let count = 4 - floor;
        let y = 30.0 - f32::from(floor) * 19.0;
        for block in 0..count {
            let x = (f32::from(block) - f32::from(count - 1) / 2.0) * 21.0;
            let tone = colours[usize::from((block + floor) % 3)];
            let top = floor == 3;
            let fill = if top { palette::ACCENT } else { tone };
            sign.square(x, y, 19.0, sign.tone(fill), sign.line(palette::NIGHT, 1.5));
            if !top {
                let shine = sign.at(x - 5.0, y - 6.0);
                let width = vec2(9.0, 2.0) * sign.unit;
                sign.painter.rect_filled(
                    Rect::from_min_size(shine, width),
                    sign.unit,
                    Color32::WHITE.gamma_multiply(0.25 * sign.strength),
                );
            }
        }
    }
    let tip = sign.at(0.0, -27.0);
    let (outer, inner) = (
        polygon(tip, 7.5 * sign.unit, 5, -0.25),
        polygon(tip, 3.2 * sign.unit, 5, -0.15),
    );
    let ink = sign.tone(palette::NIGHT);
    for (k, point) in outer.iter().enumerate() {
        let part = vec![tip, inner[(k + 4) % 5], *point, inner[k]];
        sign.painter
            .add(Shape::convex_polygon(part, ink, Stroke::NONE));
    }
}
