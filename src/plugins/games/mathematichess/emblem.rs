//! The sign of Mathematichess: a crowded board with a few holes that count.

use bevy::prelude::*;
use bevy_egui::egui::{Shape, Stroke};

use crate::{
    plugins::{
        scene::palette,
        ui::{
            screens::{Emblems, Pictures, Sign},
            theme::shapes::polygon,
        },
    },
    rules::{Game, mathematichess::Mathematichess},
};

pub(super) fn plugin(app: &mut App) {
    Pictures::add(app, Mathematichess::INFO.id, "pictures/mathematichess.png");
    Emblems::add(app, Mathematichess::INFO.id, crowded_board);
}

fn crowded_board(sign: &Sign<'_>) {
    for row in 0..5_u8 {
        for column in 0..5_u8 {
            let (x, y) = (
                (f32::from(column) - 2.0) * 17.0,
                (f32::from(row) - 2.0) * 17.0,
            );
            let hole = matches!((row, column), (1, 3) | (3, 1) | (2, 2));
            if hole {
                let lit = if row == 2 {
                    palette::ACCENT
                } else {
                    palette::okabe_ito::SKY
                };
                let line = sign.line(lit, 2.0);
                sign.square(x, y, 15.0, sign.tone(palette::NIGHT), line);
                continue;
            }
            let white = row >= 3 || (row == 2 && column > 2);
            let ground = if (row + column) % 2 == 0 {
                palette::WALNUT
            } else {
                palette::OAK
            };
            sign.square(x, y, 15.5, sign.tone(ground), Stroke::NONE);
            let tone = if white {
                palette::IVORY
            } else {
                palette::EBONY
            };
            let corners = 3 + u32::from((row * 2 + column * 3) % 4);
            let points = polygon(sign.at(x, y), 5.6 * sign.unit, corners, -0.25);
            let edge = sign.line(
                if white {
                    palette::EBONY
                } else {
                    palette::IVORY
                },
                0.8,
            );
            sign.painter
                .add(Shape::convex_polygon(points, sign.tone(tone), edge));
        }
    }
}
