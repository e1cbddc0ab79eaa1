//! Where a value is picked: one of a few, several of a few, a number.

use core::ops::RangeInclusive;

use bevy_egui::egui::{
    Align, Align2, Frame, Layout, Sense, TextStyle, Ui, WidgetInfo, WidgetType,
    accesskit::{Live, Role},
    vec2,
};

use super::{BUTTON_RADIUS, Icon, PushButton, note};
use crate::{plugins::scene::palette, rules::Said, texts};

/// The height of the controls beside the name of a setting.
const LINE_OF_CONTROLS: f32 = 36.0;

/// A row with a name and a word of help at the left and a control at the right.
pub(crate) fn labelled(ui: &mut Ui, name: &str, help: &str, control: impl FnOnce(&mut Ui)) {
    let width = ui.available_width();
    ui.horizontal(|ui| {
        let side = (width * 0.46).clamp(160.0, 460.0);
        let (height, layout) = match help {
            "" => (LINE_OF_CONTROLS, Layout::left_to_right(Align::Center)),
            _ => (0.0, Layout::top_down(Align::Min)),
        };
        ui.allocate_ui_with_layout(vec2(side, height), layout, |ui| {
            ui.set_min_size(vec2(side, height));
            ui.set_max_width(side);
            ui.spacing_mut().item_spacing.y = 2.0;
            ui.label(name);
            if !help.is_empty() {
                note(ui, help);
            }
        });
        ui.with_layout(
            Layout::left_to_right(Align::Center).with_main_wrap(true),
            |ui| {
                // What it is that is on or off is said before that it is.
                ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
                    node.set_role(Role::Group);
                    node.set_label(name);
                });
                control(ui);
            },
        );
    });
}

/// One of a few, as a row of buttons that goes on in the next line where it
/// must. Returns whether another one was chosen.
pub(crate) fn choices<T: Clone + PartialEq>(ui: &mut Ui, value: &mut T, all: &[(T, &str)]) -> bool {
    let mut changed = false;
    framed_row(ui, |ui| {
        for (choice, name) in all {
            let chosen = value == choice;
            let button = PushButton::new(*name).selected(chosen).height(36.0);
            let response = ui.add(button);
            response.widget_info(|| {
                WidgetInfo::selected(WidgetType::RadioButton, ui.is_enabled(), chosen, *name)
            });
            if response.clicked() && !chosen {
                *value = choice.clone();
                changed = true;
            }
        }
    });
    changed
}

/// The words of an option with their names, as [`choices`] takes them.
pub(crate) fn owned(words: &[(&str, Said)]) -> Vec<(String, &'static str)> {
    let owned = words
        .iter()
        .map(|(word, name)| ((*word).to_owned(), name()));
    owned.collect()
}

/// Any of a few at once, as a row of buttons like [`choices`]; the first stands for
/// none of them. The value is their words joined by `+`, or the word for none.
pub(crate) fn several(
    ui: &mut Ui,
    value: &mut String,
    none: (&'static str, Said),
    members: &[(&'static str, Said)],
) {
    let has = |word: &str| value.split('+').any(|it| it == word);
    let was: Vec<bool> = members.iter().map(|(word, _)| has(word)).collect();
    let mut on = was.clone();
    let mut all_off = false;
    let toggle = |ui: &mut Ui, name: &str, chosen: bool| {
        let response = ui.add(PushButton::new(name).selected(chosen).height(36.0));
        response.widget_info(|| {
            WidgetInfo::selected(WidgetType::Checkbox, ui.is_enabled(), chosen, name)
        });
        response.clicked()
    };
    framed_row(ui, |ui| {
        all_off = toggle(ui, none.1(), !was.contains(&true));
        for ((_, name), on) in members.iter().zip(&mut on) {
            *on ^= toggle(ui, name(), *on);
        }
    });
    if all_off {
        on.fill(false);
    }
    if on != was {
        let chosen = members.iter().zip(&on).filter(|(_, on)| **on);
        let words: Vec<&str> = chosen.map(|((word, _), _)| *word).collect();
        *value = if words.is_empty() {
            none.0.to_owned()
        } else {
            words.join("+")
        };
    }
}

/// A row of buttons on a ground of its own, which goes on in the next line where
/// it must.
fn framed_row(ui: &mut Ui, draw: impl FnOnce(&mut Ui)) {
    Frame::new()
        .fill(palette::NIGHT.egui_alpha(150))
        .corner_radius(BUTTON_RADIUS + 3)
        .inner_margin(4)
        .show(ui, |ui| {
            ui.horizontal_wrapped(|ui| {
                ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
                draw(ui);
            });
        });
}

/// A number with buttons for less and more. Returns whether it was changed.
pub(crate) fn stepper(
    ui: &mut Ui,
    value: &mut i64,
    range: RangeInclusive<i64>,
    step: i64,
    write: impl Fn(i64) -> String,
) -> bool {
    let before = *value;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        let less = PushButton::new("").icon(Icon::Minus).height(36.0);
        if ui
            .add(
                less.enabled(*value > *range.start())
                    .tip(texts::picker_less()),
            )
            .clicked()
        {
            *value = value.saturating_sub(step).max(*range.start());
        }
        let (rect, response) = ui.allocate_exact_size(vec2(92.0, 36.0), Sense::hover());
        let text = write(*value);
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &text));
        // A new value is announced: the focus stays on the button.
        let last = ui.data(|data| data.get_temp::<i64>(response.id));
        if last.is_some_and(|last| last != *value) {
            ui.ctx()
                .accesskit_node_builder(response.id, |node| node.set_live(Live::Polite));
        }
        ui.data_mut(|data| data.insert_temp(response.id, *value));
        ui.painter()
            .rect_filled(rect, BUTTON_RADIUS, palette::NIGHT.egui_alpha(150));
        ui.painter().text(
            rect.center(),
            Align2::CENTER_CENTER,
            text,
            TextStyle::Button.resolve(ui.style()),
            palette::TEXT.egui(),
        );
        let more = PushButton::new("").icon(Icon::Plus).height(36.0);
        if ui
            .add(
                more.enabled(*value < *range.end())
                    .tip(texts::picker_more()),
            )
            .clicked()
        {
            *value = value.saturating_add(step).min(*range.end());
        }
    });
    *value != before
}

/// The step by which a number that may become large is changed: the larger the
/// number, the larger the step.
pub(crate) const fn coarse(number: i64) -> i64 {
    match number {
        ..16 => 1,
        16..200 => 10,
        200..5_000 => 100,
        5_000..20_000 => 1_000,
        _ => 10_000,
    }
}
