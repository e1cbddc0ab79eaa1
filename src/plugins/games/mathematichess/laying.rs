//! The tray in the panel: the kinds with their counts, the fills, and the
//! set-ups that were kept.

use bevy_egui::egui::{
    Align2, CornerRadius, FontId, Grid, Rect, Response, Sense, Stroke, StrokeKind, Ui, WidgetInfo,
    WidgetType, pos2, vec2,
};

use super::{
    Fill, Side, glyphs, orders,
    panel::{Controls, colour},
    tray::{digit, hand, kinds},
};
use crate::{
    plugins::{
        app::session::{PlayRequest, SessionRequest},
        scene::palette,
        ui::theme::{
            self, BUTTON_RADIUS, Icon, PushButton, focus::focus_ring, player_chip, strong_family,
        },
    },
    rules::{Player, mathematichess::Kind},
    texts,
};

/// Shows the tray, the fills and the set-ups that were kept.
pub(super) fn show(ui: &mut Ui, controls: &mut Controls<'_>) {
    let position = controls.position();
    let player = hand(&controls.session, position);
    let person = !controls.session.computer_plays(player) && controls.session.at_end();
    ui.horizontal(|ui| {
        player_chip(ui, colour(player), 22.0);
        theme::section(ui, texts::table_mathematichess_to_place());
    });
    let all = kinds(position);
    Grid::new("tray").spacing(vec2(5.0, 4.0)).show(ui, |ui| {
        for (number, kind) in all.iter().enumerate() {
            let left = position.in_hand(player, *kind);
            let chosen = controls.tray.kind(player) == Some(*kind);
            if kind_button(ui, controls, *kind, player, left, chosen, person).clicked() {
                controls.tray.choose(player, *kind);
            }
            if number % 3 == 2 {
                ui.end_row();
            }
        }
    });
    if controls.session.computer_plays(player) {
        theme::quiet(ui, texts::table_mathematichess_computer_places());
    }
    if !person {
        return;
    }
    if controls.orders.standing().is_some() {
        let stop = PushButton::new(texts::table_mathematichess_stop_placing())
            .icon(Icon::Pause)
            .width(ui.available_width());
        if ui
            .add(
                stop.height(36.0)
                    .tip(texts::table_mathematichess_stop_placing_tip()),
            )
            .clicked()
        {
            controls.orders.stop();
        }
        return;
    }
    if controls.session.lesson().is_some() {
        // One piece at a time is enough to learn.
        return;
    }
    fills(ui, controls, player);
    kept_set_ups(ui, controls, player);
}

fn kind_button(
    ui: &mut Ui,
    controls: &Controls<'_>,
    kind: Kind,
    player: Player,
    left: u8,
    chosen: bool,
    person: bool,
) -> Response {
    let position = controls.position();
    let value = position.agreed().army().value(kind);
    let enabled = left > 0 && person && ui.is_enabled();
    let sense = if enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(vec2(72.0, 39.0), sense);
    let label = texts::table_mathematichess_in_tray(value, left, kind.name());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Button, enabled, chosen, &label));
    let over = enabled && (response.hovered() || response.has_focus());
    let line = if chosen {
        Stroke::new(2.5, palette::ACCENT.egui())
    } else if over {
        Stroke::new(1.5, palette::ACCENT.egui())
    } else {
        Stroke::new(1.0, palette::LINE.egui_alpha(120))
    };
    let fill = if chosen {
        palette::LINE.egui()
    } else {
        palette::PANEL_RAISED.egui()
    };
    let painter = ui.painter();
    let round = CornerRadius::same(8);
    painter.rect(rect, round, fill, line, StrokeKind::Inside);
    let picture = Rect::from_min_size(rect.min + vec2(4.0, 3.0), vec2(33.0, 33.0));
    glyphs::paint(painter, picture, kind, player);
    let ink = if left > 0 {
        palette::TEXT.egui()
    } else {
        palette::TEXT_QUIET.egui_alpha(110)
    };
    let font = FontId::new(18.0, strong_family());
    painter.text(
        pos2(rect.right() - 7.0, rect.top() + 1.0),
        Align2::RIGHT_TOP,
        value,
        font,
        ink,
    );
    painter.text(
        pos2(rect.right() - 7.0, rect.bottom() - 2.0),
        Align2::RIGHT_BOTTOM,
        format!("×{left}"),
        FontId::proportional(14.0),
        ink,
    );
    focus_ring(ui, &response, BUTTON_RADIUS);
    response.on_hover_text(match digit(position, kind) {
        Some(digit) => {
            texts::table_mathematichess_in_tray_with_key(value, left, digit, kind.name())
        }
        None => label,
    })
}

fn fills(ui: &mut Ui, controls: &mut Controls<'_>, player: Player) {
    ui.horizontal(|ui| {
        theme::section(ui, texts::table_mathematichess_fill());
        let both = texts::table_mathematichess_fill_both();
        theme::toggle(ui, &mut controls.whom.both, both);
    });
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        for (fill, name, tip) in [
            (
                Fill::Computer,
                texts::table_mathematichess_fill_computer(),
                texts::table_mathematichess_fill_computer_tip(),
            ),
            (
                Fill::Random,
                texts::table_mathematichess_fill_random(),
                texts::table_mathematichess_fill_random_tip(),
            ),
            (
                Fill::Mirror,
                texts::table_mathematichess_fill_mirror(),
                texts::table_mathematichess_fill_mirror_tip(),
            ),
        ] {
            if ui
                .add(PushButton::new(name).height(32.0).tip(tip))
                .clicked()
            {
                order(controls, player, fill);
            }
        }
        let position = controls.position();
        let mine = position.agreed().army().pieces() - position.left_to_place(player);
        let save = PushButton::new(texts::table_mathematichess_keep_set_up())
            .icon(Icon::Save)
            .height(32.0);
        let tip = texts::table_mathematichess_keep_set_up_tip();
        if ui.add(save.enabled(mine > 0).tip(tip)).clicked() {
            controls.set_ups.keep(position, player);
        }
    });
}

/// Has the rest placed.
fn order(controls: &mut Controls<'_>, player: Player, fill: Fill) {
    let side = if controls.whom.both {
        Side::Both
    } else {
        Side::One(player)
    };
    match side {
        Side::One(player) => controls.orders.fill(player, fill),
        Side::Both => {
            controls.orders.stop();
            let seed = controls.session.record().terms().seed;
            let texts = orders::both(controls.position(), fill, &controls.set_ups, seed);
            controls
                .requests
                .write(SessionRequest::Play(PlayRequest::Series(texts)));
        }
    }
}

fn kept_set_ups(ui: &mut Ui, controls: &mut Controls<'_>, player: Player) {
    let position = controls.position();
    let size = position.board().size();
    let known: Vec<(usize, String)> = controls
        .set_ups
        .on(size)
        .map(|(number, name, pieces)| (number, format!("{name} ({pieces})")))
        .collect();
    for (number, name) in known {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            let lay = PushButton::new(name).height(30.0).width(190.0).left();
            if ui
                .add(lay.tip(texts::table_mathematichess_lay_out_tip()))
                .clicked()
            {
                order(controls, player, Fill::SetUp(number));
            }
            let drop = PushButton::new("").icon(Icon::Bin).height(30.0).quiet();
            if ui
                .add(drop.tip(texts::table_mathematichess_delete_set_up_tip()))
                .clicked()
                && number < controls.set_ups.all.len()
            {
                controls.set_ups.all.remove(number);
            }
        });
    }
}
