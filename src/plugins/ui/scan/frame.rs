//! The large frame round the group or the thing that a press would select.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{
        Align2, CornerRadius, FontId, Id, LayerId, Order, Painter, Rect, Stroke, StrokeKind, pos2,
        vec2,
    },
};

use super::{Framed, Group, Scan};
use crate::{
    plugins::{
        app::keys::BoardStops,
        scene::{camera::FreeRect, palette},
        ui::theme,
    },
    texts,
};

/// The width of the line, and of the dark edges on both sides of it, in points.
const WIDTH: f32 = 5.0;
const EDGE: f32 = 2.5;

pub(super) fn draw(
    mut contexts: EguiContexts,
    scan: Res<Scan>,
    stops: Res<BoardStops>,
    free: Res<FreeRect>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let painter = context.layer_painter(LayerId::new(Order::Debug, Id::new("scan")));
    let zoom = context.zoom_factor();
    let whole = context.content_rect();
    let board = free.0.map_or(whole, |free| {
        let at = |corner: Vec2| pos2(corner.x / zoom, corner.y / zoom);
        Rect::from_min_max(at(free.min), at(free.max))
    });
    let group = scan.group().and_then(|group| scan.groups.get(group));
    let place = group.and_then(Group::rect).unwrap_or(board);
    let whole_group = place.expand(8.0).intersect(whole);
    match scan.framed(&stops) {
        Framed::Nothing => sign(&painter, whole, texts::switch_go_on()),
        Framed::Board | Framed::Group => outline(&painter, whole_group),
        Framed::Thing => {
            if let Some(item) = scan.item() {
                outline(&painter, item.rect.expand(5.0));
            }
        }
        // The cursor shows which place it is.
        Framed::Target => {}
        Framed::Back => {
            outline(&painter, whole_group);
            sign(&painter, whole_group, texts::back());
        }
    }
    Ok(())
}

fn outline(painter: &Painter, rect: Rect) {
    let rect = rect.shrink(WIDTH / 2.0);
    let dark = Stroke::new(2.0_f32.mul_add(EDGE, WIDTH), palette::NIGHT.egui_alpha(220));
    let light = Stroke::new(WIDTH, palette::ACCENT.egui());
    for stroke in [dark, light] {
        painter.rect_stroke(rect, CornerRadius::same(10), stroke, StrokeKind::Middle);
    }
}

/// Words at the head of a place.
fn sign(painter: &Painter, rect: Rect, text: &str) {
    let font = FontId::new(22.0, theme::strong_family());
    let galley = painter.layout_no_wrap(text.to_owned(), font, palette::NIGHT.egui());
    let size = galley.size() + vec2(28.0, 14.0);
    let top = Align2::CENTER_TOP.anchor_rect(Rect::from_min_size(
        pos2(rect.center().x, rect.top() + 4.0),
        size,
    ));
    painter.rect_filled(top, 10.0, palette::ACCENT.egui());
    painter.galley(
        top.center() - galley.size() / 2.0,
        galley,
        palette::NIGHT.egui(),
    );
}
