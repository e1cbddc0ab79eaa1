//! The matrices of a state: one's own, the enemy's rotated, and for a meme its
//! filter and what AND leaves of it.

use bevy_egui::egui::{
    Align2, Area, Context, FontId, Id, Margin, Order, Rect, Sense, Stroke, StrokeKind, Ui, Vec2,
    pos2, vec2,
};

use super::Chimple;
use crate::{
    plugins::{
        hud::{HudLayout, words},
        palette, theme,
    },
    rules::chimple::{Condition, Descriptor, Matrix, Size},
};

/// The side of a bit.
const BIT: f32 = 13.5;

/// Shows the matrices below the list of moves.
pub(super) fn show(
    context: &Context,
    places: &HudLayout,
    position: &Chimple,
    meme: Option<&Descriptor>,
) {
    let size = position.size();
    let view = position.view(position.to_move());
    let corner = places.right.right_bottom();
    let width = places.right.width().max(268.0) - 24.0;
    Area::new(Id::new("matrices"))
        .order(Order::Middle)
        .pivot(Align2::RIGHT_BOTTOM)
        .fixed_pos(corner)
        .interactable(false)
        .show(context, |ui| {
            let frame = theme::panel_frame().inner_margin(Margin::same(12));
            frame.show(ui, |ui| {
                ui.set_width(width);
                ui.spacing_mut().item_spacing.x = 6.0;
                let name = words::name(position, position.to_move());
                theme::section(ui, format!("State {}, as {name} sees it", view.number()));
                theme::quiet(ui, view.digits());
                ui.horizontal_top(|ui| {
                    matrix(ui, size, view.own, "own");
                    matrix(ui, size, view.enemy, "enemy");
                    let Some(meme) = meme else { return };
                    let filter = meme.condition.filter();
                    let (name, left) = match meme.condition {
                        Condition::Enemy(_) => ("filter", filter.and(view.enemy)),
                        Condition::NoBlock(_) => ("collision", filter.and(view.own.or(view.enemy))),
                    };
                    matrix(ui, size, filter, name);
                    matrix(ui, size, left, "AND");
                });
                match meme {
                    Some(meme) => theme::note(ui, meme.to_string()),
                    None => theme::note(ui, "Rest on a meme to see its matrix."),
                };
            });
        });
}

/// A matrix with its name below it. A bit that is set is filled and says so.
fn matrix(ui: &mut Ui, size: Size, bits: Matrix, name: &str) {
    let side = f32::from(size.side()) * BIT;
    ui.vertical(|ui| {
        ui.set_width(side.max(54.0));
        let (rect, _) = ui.allocate_exact_size(Vec2::splat(side), Sense::hover());
        for square in size.all() {
            let (row, column) = (square.row(size) as f32, square.column(size) as f32);
            let corner = pos2(
                rect.right() - (column + 1.0) * BIT,
                rect.bottom() - (row + 1.0) * BIT,
            );
            let cell = Rect::from_min_size(corner, vec2(BIT, BIT)).shrink(1.0);
            let set = bits.contains(square);
            let fill = if set {
                palette::ACCENT
            } else {
                palette::PANEL_RAISED
            };
            let line = Stroke::new(1.0, palette::LINE.egui());
            ui.painter()
                .rect(cell, 2.0, fill.egui(), line, StrokeKind::Inside);
            let text = if set { "1" } else { "0" };
            let ink = if set {
                palette::NIGHT
            } else {
                palette::TEXT_QUIET
            };
            ui.painter().text(
                cell.center(),
                Align2::CENTER_CENTER,
                text,
                FontId::proportional(12.0),
                ink.egui(),
            );
        }
        theme::note(ui, name);
    });
}
