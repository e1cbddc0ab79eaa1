//! The board cursor: four corners round what the keys point at, the same on every
//! board and visible on every ground. Where that is, is the game's own knowledge.

use bevy::prelude::*;
use bevy_egui::egui::{Painter, Pos2, Stroke, vec2};

use super::{
    lettering::OverTable,
    pointing::{AimOf, Pointing},
};
use crate::plugins::{app::session::Session, scene::palette};

/// The width of the lines, in points, and of the dark edge on both sides of them.
const WIDTH: f32 = 3.5;
const EDGE: f32 = 1.75;
/// How much of a side the line at a corner takes.
const ARM: f32 = 0.3;
/// The smallest that half a side becomes, in points.
const LEAST: f32 = 13.0;

/// Draws the cursor of a game while it is moved by keys.
pub(super) fn draw<G: Pointing>(
    mut over: OverTable,
    aim: Res<AimOf<G>>,
    state: Res<G::State>,
    session: If<Res<Session>>,
) -> Result {
    // Where there is nothing to do, nothing is pointed at.
    let edits = session.editor().is_some();
    let serves = edits || session.person_may_move() || session.another_try().is_some();
    let target = aim.target.filter(|_| aim.by_keys && serves);
    let Some(place) = target.and_then(|target| G::place(&state, target)) else {
        return Ok(());
    };
    if let Some(layer) = over.layer()?
        && let Some((middle, half)) = layer.measure(place, G::REACH)
    {
        // Seen at an angle, the four corners are lower than they are wide.
        let lower = layer.view.forward().y.abs().clamp(0.6, 1.0);
        corners(&layer.painter, middle, half.max(LEAST), lower);
    }
    Ok(())
}

fn corners(painter: &Painter, middle: Pos2, half: f32, lower: f32) {
    let dark = Stroke::new(2.0_f32.mul_add(EDGE, WIDTH), palette::NIGHT.egui_alpha(210));
    let light = Stroke::new(WIDTH, palette::TEXT.egui());
    for stroke in [dark, light] {
        for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
            let corner = middle + half * vec2(x, lower * y);
            // The ends of the dark line stand out as much as its sides.
            let arm = 2.0 * ARM * half + (stroke.width - WIDTH) / 2.0;
            let ends = [vec2(x * arm, 0.0), vec2(0.0, y * arm)];
            let line = vec![corner - ends[0], corner, corner - ends[1]];
            painter.line(line, stroke);
        }
    }
}
