//! Small shapes that mean something: the marks of the players, hexagons and
//! rings for diagrams. A player is known by the shape as well as the colour.

use core::f32::consts::TAU;

use bevy_egui::egui::{Painter, Pos2, Shape, Stroke, pos2};

use super::player_tone;
use crate::{plugins::scene::palette, rules::Colour};

/// The corners of a regular polygon, the first at `turn` of a full circle.
pub(crate) fn polygon(centre: Pos2, radius: f32, corners: u32, turn: f32) -> Vec<Pos2> {
    (0..corners)
        .map(|corner| {
            let angle = (corner as f32 / corners as f32 + turn) * TAU;
            pos2(
                centre.x + radius * angle.cos(),
                centre.y + radius * angle.sin(),
            )
        })
        .collect()
}

/// The mark of a player: black a disc, white a diamond, red a triangle, blue a
/// square, yellow a pentagon, green a hexagon.
pub(crate) fn player_mark(painter: &Painter, centre: Pos2, radius: f32, colour: Colour) {
    let fill = player_tone(colour).egui();
    let edge = match colour {
        Colour::White | Colour::Yellow => palette::LINE.egui(),
        _ => palette::TEXT.egui(),
    };
    let stroke = Stroke::new((radius * 0.16).max(1.25), edge);
    let (corners, turn, grow) = match colour {
        Colour::Black => {
            painter.circle(centre, radius * 0.86, fill, stroke);
            return;
        }
        Colour::White => (4, 0.0, 1.05),
        Colour::Red => (3, -0.25, 1.1),
        Colour::Blue => (4, 0.125, 1.1),
        Colour::Yellow => (5, -0.25, 1.0),
        Colour::Green => (6, 0.0, 1.0),
    };
    let lift = if colour == Colour::Red {
        radius * 0.15
    } else {
        0.0
    };
    let points = polygon(
        pos2(centre.x, centre.y + lift),
        radius * grow,
        corners,
        turn,
    );
    painter.add(Shape::convex_polygon(points, fill, stroke));
}
