//! Little pictures: a Xoid by its legs, the sign of its owner, how it is turned.

use core::f32::consts::{FRAC_PI_2, PI, TAU};

use bevy::math::Vec2;
use bevy_egui::egui::{self, Color32, Painter, Pos2, Rect, Shape, Stroke, vec2};

use super::{
    hand::Turning,
    layout::{along, plain_mid},
};
use crate::{
    plugins::scene::palette::{self, Tone},
    rules::{Player, xong::Mid},
};

/// The longest that a leg is drawn, in points.
const LONGEST: f32 = 26.0;

/// Draws a Xoid into the middle of `rect`, as large as it may be.
pub(crate) fn xoid(painter: &Painter, rect: Rect, mids: &[Mid], tone: Tone) {
    let ends: Vec<(Vec2, Vec2)> = mids
        .iter()
        .map(|mid| {
            let (at, half) = (plain_mid(*mid), along(*mid) * 0.5);
            (at - half, at + half)
        })
        .collect();
    let points = || ends.iter().flat_map(|(one, other)| [*one, *other]);
    let low = points().reduce(Vec2::min).unwrap_or_default();
    let high = points().reduce(Vec2::max).unwrap_or_default();
    let size = (high - low).max(Vec2::splat(0.5));
    let unit = (rect.width() / size.x)
        .min(rect.height() / size.y)
        .min(LONGEST);
    let middle = (low + high) / 2.0;
    let see = |at: Vec2| {
        let from = (at - middle) * unit;
        rect.center() + vec2(from.x, from.y)
    };
    let width = (unit * 0.2).clamp(2.0, 6.0);
    for (one, other) in &ends {
        let line = [see(*one), see(*other)];
        painter.line_segment(line, Stroke::new(width, tone.egui()));
    }
    for point in points() {
        painter.circle_filled(see(point), width * 0.5, tone.egui());
    }
}

/// The bar or the three beads that stand for a player, in the middle of `rect`.
pub(crate) fn owner_sign(painter: &Painter, rect: Rect, player: Player, ink: Color32) {
    let (at, unit) = (rect.center(), rect.width() / 6.0);
    if player == Player::FIRST {
        let size = vec2(unit * 5.0, unit * 1.4);
        painter.rect_filled(Rect::from_center_size(at, size), unit * 0.7, ink);
    } else {
        for step in [-2.0, 0.0, 2.0] {
            painter.circle_filled(at + vec2(step * unit, 0.0), unit * 0.85, ink);
        }
    }
}

/// How a Xoid is turned by a button: an arrow most of the way round, or two that point
/// away from the line it is flipped over.
pub(crate) fn turning(painter: &Painter, rect: Rect, turning: Turning, ink: Color32) {
    let (at, radius) = (rect.center(), rect.width().min(rect.height()) * 0.42);
    let pen = Stroke::new((radius * 0.24).max(1.8), ink);
    let head = |tip: Pos2, way: f32| {
        let wing = |turn: f32| tip + egui::Vec2::angled(way + turn) * radius * 0.8;
        painter.add(Shape::convex_polygon(
            vec![tip, wing(2.5), wing(-2.5)],
            ink,
            Stroke::NONE,
        ));
    };
    // Angles grow clockwise on the screen; the gap is at the top.
    let round = match turning {
        Turning::Right => 1.0,
        Turning::Left => -1.0,
        Turning::Over => {
            let up = vec2(0.0, radius);
            painter.line_segment([at - up, at + up], Stroke::new(pen.width * 0.6, ink));
            for way in [1.0_f32, -1.0] {
                let from = at + vec2(way * radius * 0.35, 0.0);
                let tip = at + vec2(way * radius * 1.5, 0.0);
                painter.line_segment([from, tip - vec2(way * radius * 0.4, 0.0)], pen);
                head(tip, if way > 0.0 { 0.0 } else { PI });
            }
            return;
        }
    };
    const STEPS: usize = 24;
    let (start, sweep) = (-FRAC_PI_2 + round * 0.7, round * (TAU - 1.7));
    let angle = |step: usize| start + sweep * step as f32 / STEPS as f32;
    let point = |angle: f32| at + egui::Vec2::angled(angle) * radius;
    let arc: Vec<Pos2> = (0..=STEPS).map(|step| point(angle(step))).collect();
    painter.line(arc, pen);
    // The head goes on from the end, along the way.
    let end = angle(STEPS);
    let way = end + round * FRAC_PI_2;
    head(point(end) + egui::Vec2::angled(way) * radius * 0.55, way);
}

/// The colour of a player's rods.
pub(crate) const fn rod_tone(player: Player) -> Tone {
    if player.0 == 0 {
        palette::COAT_RED
    } else {
        // The rods' own blue is too dark for thin lines on dark panels.
        palette::okabe_ito::SKY
    }
}
