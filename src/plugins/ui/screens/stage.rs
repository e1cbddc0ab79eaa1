//! What all screens have in common: the ground they stand on, the way back,
//! the dialogs over them.

use bevy_egui::egui::{
    self, Align, Area, Context, Id, Layout, Modal, Order, Rect, ScrollArea, Ui, UiBuilder, Vec2,
    accesskit::Role, vec2,
};

use crate::plugins::{
    app::keys::Action,
    scene::palette,
    ui::theme::{self, Icon, PushButton},
};
use crate::texts;

/// The widest that a screen's contents become: longer lines are hard to read.
const WIDEST: f32 = 1400.0;
/// The least distance from the sides of the window.
const SIDE: f32 = 36.0;

/// How dark the table behind a screen is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ground {
    /// It can be seen well, but for the left and the foot, where texts lie on it.
    Open,
    /// It can be seen well to the right of the contents.
    Beside,
    /// It can only be guessed at.
    Veiled,
}

/// A screen over the whole window. What may be too high for it goes into a
/// [`scroll`].
pub(crate) fn screen(
    context: &Context,
    name: &str,
    ground: Ground,
    contents: impl FnOnce(&mut Ui),
) {
    let whole = context.content_rect();
    Area::new(Id::new(name))
        .order(Order::Middle)
        .fixed_pos(whole.min)
        .constrain(false)
        .movable(false)
        .show(context, |ui| {
            ui.set_min_size(whole.size());
            ui.set_max_size(whole.size());
            shade(ui, whole, ground);
            let side = ((whole.width() - WIDEST) / 2.0).max(SIDE);
            let room = whole.shrink2(vec2(side, 20.0));
            let builder = UiBuilder::new()
                .max_rect(room)
                .layout(Layout::top_down(Align::Min));
            contents(&mut ui.new_child(builder));
        });
}

/// A part of a screen that scrolls where it is too high, and leaves `below`
/// free.
pub(crate) fn scroll(ui: &mut Ui, below: f32, contents: impl FnOnce(&mut Ui)) {
    let height = (ui.available_height() - below).max(60.0);
    ScrollArea::vertical()
        .auto_shrink(false)
        .max_height(height)
        .show(ui, |ui| {
            // The bar does not lie over what it scrolls.
            ui.set_width(ui.available_width() - 4.0);
            contents(ui);
        });
}

fn shade(ui: &Ui, whole: Rect, ground: Ground) {
    let night = |alpha: u8| palette::NIGHT.egui_alpha(alpha);
    let painter = ui.painter();
    match ground {
        Ground::Open | Ground::Beside => {
            let (left, right) = whole.split_left_right_at_fraction(0.36);
            let (fade, _) = right.split_left_right_at_fraction(0.2);
            let across = egui::Direction::LeftToRight;
            painter.rect_filled(left, 0.0, night(200));
            painter.add(egui::Shape::gradient_rect(
                fade,
                across,
                [night(200), night(0)],
            ));
            if ground == Ground::Open {
                let (_, foot) = whole.split_top_bottom_at_fraction(0.75);
                let down = egui::Direction::TopDown;
                let shade = egui::Shape::gradient_rect(foot, down, [night(0), night(225)]);
                painter.add(shade);
            }
        }
        Ground::Veiled => {
            painter.rect_filled(whole, 0.0, night(205));
        }
    }
}

/// The head of a screen: the way back, its name and a word about it. Returns
/// whether the way back was taken.
pub(crate) fn head(ui: &mut Ui, name: &str, about: &str) -> bool {
    let mut back = false;
    ui.horizontal(|ui| {
        let button = PushButton::new("")
            .icon(Icon::ChevronLeft)
            .tip(theme::key_tip(ui, texts::back(), Action::Back));
        back = ui.add(button).clicked();
        ui.add_space(theme::GAP);
        theme::heading(ui, name);
        if !about.is_empty() {
            ui.add_space(theme::GAP);
            theme::quiet(ui, about);
        }
    });
    ui.add_space(theme::GAP);
    back
}

/// A dialog over everything, as wide as `width` where there is room; what is too high
/// for the window can be scrolled to. Returns whether the player clicked beside it.
pub(crate) fn dialog(
    context: &Context,
    name: &str,
    width: f32,
    contents: impl FnOnce(&mut Ui, Vec2),
) -> bool {
    let whole = context.content_rect().size();
    let size = vec2(width.min(whole.x - 32.0), whole.y - 40.0);
    let room = size - vec2(58.0, 46.0);
    let response = Modal::new(Id::new(name))
        .frame(theme::dialog_frame())
        .backdrop_color(palette::NIGHT.egui_alpha(200))
        .show(context, |ui| {
            ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                node.set_role(Role::Dialog);
                node.set_modal();
            });
            ui.set_width(room.x);
            ui.set_max_height(room.y);
            ScrollArea::vertical()
                .auto_shrink([false, true])
                .max_height(room.y)
                .show(ui, |ui| {
                    ui.set_max_height(room.y);
                    contents(ui, room);
                });
        });
    // It was put in the middle by the size that it had before.
    let size = response.response.rect.size();
    let known = Id::new(name).with("size");
    let before = context.data(|data| data.get_temp::<Vec2>(known));
    if before != Some(size) {
        context.data_mut(|data| data.insert_temp(known, size));
        context.request_repaint();
    }
    response.backdrop_response.clicked()
}

/// The head of a dialog: its name, and a cross to close it. Returns whether it
/// was pressed.
pub(crate) fn dialog_head(ui: &mut Ui, name: &str) -> bool {
    let mut close = false;
    ui.horizontal(|ui| {
        theme::heading(ui, name);
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let tip = theme::key_tip(ui, texts::close(), Action::Back);
            close = theme::icon_button(ui, Icon::Cross, &tip).clicked();
        });
    });
    close
}
