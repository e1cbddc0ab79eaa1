//! The computer sees its match lost: whoever has won may end it here, or play on. The
//! question takes the place of the status line.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Layout, Margin, Stroke},
};

use crate::plugins::ui::hud::{HudSystems, Table, panel, status, words};
use crate::{
    plugins::{
        app::session::Surrender,
        scene::palette,
        ui::theme::{self, Icon, PushButton},
    },
    texts,
};

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(HudSystems::Status));
}

fn show(mut contexts: EguiContexts, table: Table, mut surrender: ResMut<Surrender>) -> Result {
    let Some(player) = surrender.asks() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let frame = theme::panel_frame()
        .stroke(Stroke::new(2.0, palette::GOOD.egui()))
        .inner_margin(Margin::symmetric(14, 5));
    let place = table.layout.status;
    let said = texts::surrender_asked(words::name(table.session.position(), player));
    let mut ends = None;
    let overlay = *table.overlay.get();
    panel(context, "surrender", place, frame, overlay, |ui| {
        ui.set_min_height(ui.available_height());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let play_on = PushButton::new(texts::hud_play_on()).height(36.0);
            if ui
                .add(play_on.tip(texts::surrender_play_on_tip()))
                .clicked()
            {
                ends = Some(false);
            }
            let accept = PushButton::new(texts::surrender_accept())
                .icon(Icon::Check)
                .height(36.0)
                .primary();
            if ui.add(accept).clicked() {
                ends = Some(true);
            }
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                status::words_of_headline(ui, &said);
            });
        });
    });
    if let Some(ends) = ends {
        surrender.answer(ends);
    }
    Ok(())
}
