//! Who leads, at the edge of a film: a bar with what the players have, and a line.
//!
//! Beside the board there is room for it in wide pictures; in others it has a row of its own
//! above the board.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, FontFamily, FontId, Id, LayerId, Order, text::LayoutJob},
};

use super::caption::MoveSeen;
use crate::{
    plugins::{
        app::session::{Session, SessionSystems},
        scene::palette,
        ui::{hud::players::lead, theme},
    },
    rules::Lead,
    texts,
};

/// A picture at least so much wider than high has room beside the board.
const WIDE: f32 = 1.6;
/// The size of the letters, as a part of the caption's.
const LETTERS: f32 = 0.8;
/// How wide it is beside the board, in sizes of the caption's letters.
const BESIDE: f32 = 8.0;
/// How high it is above the board, in the same.
const ABOVE: f32 = 2.3;
/// The height of the bar, and what is left free around bar and line, in the same.
const BAR: f32 = 0.34;
const GAP: f32 = 0.42;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(ShownLead::default())
        .add_systems(Update, write.in_set(SessionSystems::Show))
        .add_systems(EguiPrimaryContextPass, show);
}

/// How high the row is that it takes above the board, where the caption has such letters.
pub(super) fn row(size: Vec2, letters: f32) -> f32 {
    if is_wide(size) { 0.0 } else { ABOVE * letters }
}

fn is_wide(size: Vec2) -> bool {
    size.x >= WIDE * size.y
}

/// Who leads in the position that is shown; `None` where there is nothing to compare.
#[derive(Resource, Clone, Debug, Default, PartialEq)]
pub(super) struct ShownLead(Option<Lead>);

fn write(session: If<Res<Session>>, seen: Res<MoveSeen>, mut shown: ResMut<ShownLead>) {
    shown.set_if_neq(ShownLead(session.record().position_at(seen.told()).lead()));
}

fn show(mut contexts: EguiContexts, shown: Res<ShownLead>, session: If<Res<Session>>) -> Result {
    let Some(said) = &shown.0 else { return Ok(()) };
    let context = contexts.ctx_mut()?;
    let screen = context.content_rect();
    let painter = context.layer_painter(LayerId::new(Order::Middle, Id::new("strip")));
    let size = Vec2::new(screen.width(), screen.height());
    let letters = super::caption::letters(size);
    let gap = letters * GAP;
    let width = match is_wide(size) {
        true => letters * BESIDE,
        false => size.x - 2.0 * gap,
    };
    let font = FontId::new(letters * LETTERS, FontFamily::Proportional);
    let inner = width - 2.0 * gap;
    // "20 to 15" stays on one line.
    let to = texts::film_to();
    let line = said.line.replace(to, &to.replace(' ', "\u{a0}"));
    let text = LayoutJob::simple(line, font, palette::TEXT.egui(), inner);
    let text = painter.layout_job(text);
    let height = 1.5 * gap + letters * BAR + gap / 2.0 + text.size().y;
    let corner = screen.min + egui::vec2(gap, gap);
    let frame = egui::Rect::from_min_size(corner, egui::vec2(width, height));
    painter.rect_filled(frame, theme::RADIUS, palette::PANEL.egui_alpha(225));
    let bar = egui::Rect::from_min_size(
        corner + egui::vec2(gap, gap),
        egui::vec2(inner, letters * BAR),
    );
    lead::paint(&painter, bar, &said.amounts, session.position().colours());
    // In a corner it begins at the left, above the board it stands in the middle.
    let left = if is_wide(size) {
        0.0
    } else {
        (inner - text.size().x) / 2.0
    };
    let below = bar.left_bottom() + egui::vec2(left, gap / 2.0);
    painter.galley(below, text, palette::TEXT.egui());
    Ok(())
}
