//! What keys and buttons are called in the interface: those of the device that was used last.
//!
//! The widgets are told by way of egui's memory, so that none of them has to be handed the map
//! of the keys.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContext, PrimaryEguiContext,
    egui::{
        Context, FontId, Id, Painter, Rect, Response, Sense, Stroke, Ui, Vec2, WidgetInfo,
        WidgetType, pos2, vec2,
    },
};

use super::strong_family;
use crate::plugins::{
    app::{
        gamepad::{Make, label},
        keys::{Action, KeyMap},
    },
    scene::palette,
};
use bevy::input::gamepad::GamepadButton as Button;

/// Tells the widgets when a key is called something else.
pub(super) fn tell(
    keys: Res<KeyMap>,
    mut contexts: Query<&mut EguiContext, With<PrimaryEguiContext>>,
    mut told: Local<bool>,
) {
    if *told && !keys.is_changed() {
        return;
    }
    for mut context in &mut contexts {
        let keys = Arc::new(keys.clone());
        context
            .get_mut()
            .data_mut(|data| data.insert_temp(known_as(), keys));
        *told = true;
    }
}

fn known_as() -> Id {
    Id::new("what keys are called")
}

fn keys(context: &Context) -> Arc<KeyMap> {
    context
        .data(|data| data.get_temp::<Arc<KeyMap>>(known_as()))
        .unwrap_or_default()
}

/// The key or button of an action, empty when it has none.
pub(crate) fn key_text(ui: &Ui, action: Action) -> String {
    keys(ui.ctx()).text(action)
}

/// A text with the key or button of an action behind it in brackets: `Close (Esc)`.
pub(crate) fn key_tip(ui: &Ui, text: &str, action: Action) -> String {
    keys(ui.ctx()).tip(text, action)
}

/// The diameter of a round button of a gamepad.
const ROUND: f32 = 26.0;

/// The picture of a button of a gamepad, with what is printed on it.
pub(crate) fn pad_button(ui: &mut Ui, button: Button, make: Make) -> Response {
    let name = label(button, make);
    let face = matches!(
        button,
        Button::South | Button::East | Button::West | Button::North
    );
    let font = FontId::new(15.0, strong_family());
    let ink = palette::TEXT.egui();
    let galley = ui.painter().layout_no_wrap(name.to_owned(), font, ink);
    let width = if face {
        ROUND
    } else {
        (galley.size().x + 16.0).max(ROUND + 8.0)
    };
    let (rect, response) = ui.allocate_exact_size(vec2(width, ROUND + 2.0), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, name));
    let painter = ui.painter();
    let line = Stroke::new(1.5, palette::TEXT_QUIET.egui());
    let round = if face { ROUND / 2.0 } else { 8.0 };
    let body = Rect::from_center_size(rect.center(), vec2(width, ROUND));
    painter.rect(
        body,
        round,
        palette::PANEL_RAISED.egui(),
        line,
        bevy_egui::egui::StrokeKind::Inside,
    );
    if face && make == Make::PlayStation {
        sign(painter, body, button);
    } else {
        painter.galley(body.center() - galley.size() / 2.0, galley, ink);
    }
    response
}

/// The sign on one of the four round buttons of a gamepad by Sony.
fn sign(painter: &Painter, body: Rect, button: Button) {
    let ink = Stroke::new(2.0, palette::TEXT.egui());
    let (middle, half) = (body.center(), 0.22 * body.height());
    let at = |x: f32, y: f32| pos2(middle.x + half * x, middle.y + half * y);
    match button {
        Button::South => {
            painter.line_segment([at(-1.0, -1.0), at(1.0, 1.0)], ink);
            painter.line_segment([at(-1.0, 1.0), at(1.0, -1.0)], ink);
        }
        Button::East => {
            painter.circle_stroke(middle, 1.15 * half, ink);
        }
        Button::West => {
            let square = Rect::from_center_size(middle, Vec2::splat(2.0 * half));
            painter.rect_stroke(square, 0.0, ink, bevy_egui::egui::StrokeKind::Middle);
        }
        _ => {
            let corners = [at(0.0, -1.2), at(1.15, 0.8), at(-1.15, 0.8)];
            painter.add(bevy_egui::egui::Shape::closed_line(corners.to_vec(), ink));
        }
    }
}
