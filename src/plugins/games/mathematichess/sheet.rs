//! The sheet of a territory: its sum on the screen, written as the inventor
//! writes it. It covers the list of moves, so that the board stays in view,
//! and in a lesson the players; where the list has gone, it lies on the side of the board
//! where the territory is not.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts,
    egui::{Align, Align2, Area, Id, Label, Layout as Row, Margin, Order, RichText, Ui, vec2},
};

use super::{
    Aim, MathematichessTable,
    ledger::{self, Line},
};
use crate::{
    plugins::{
        app::{session::Session, states::Overlay},
        scene::{camera::TableCamera, palette},
        ui::{
            hud::{Hud, HudLayout, HudSystems, RightColumn},
            theme::{self, GAP, Icon, PushButton, strong_style},
        },
    },
    rules::mathematichess::Territory,
    texts,
};

/// How wide a sheet is.
const WIDTH: f32 = 244.0;
/// A right column that is wider than this holds the list of moves.
const LIST: f32 = 200.0;
/// How far the parts of a sum are moved to the right of it.
const INDENT: f32 = 12.0;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        bevy_egui::EguiPrimaryContextPass,
        show.in_set(HudSystems::Tools),
    );
}

fn show(
    mut contexts: EguiContexts,
    layout: Res<HudLayout>,
    hud: Res<Hud>,
    session: If<Res<Session>>,
    overlay: Res<State<Overlay>>,
    If(table): If<Res<MathematichessTable>>,
    cameras: Query<(&Camera, &GlobalTransform), With<TableCamera>>,
    mut aim: ResMut<Aim>,
) -> Result {
    if *overlay != Overlay::None {
        return Ok(());
    }
    // While a move is being chosen, its own figures take precedence.
    let pointed = aim
        .target
        .filter(|_| aim.held.selected.is_none() && !aim.held.terminating);
    let Some(at) = aim
        .held
        .listed
        .or(pointed.filter(|at| table.territory(*at).is_some()))
        .or(aim.held.opened)
    else {
        return Ok(());
    };
    let Some(territory) = table.territory(at) else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let place = table.layout().place(at);
    let seen = cameras
        .single()
        .ok()
        .and_then(|(camera, view)| camera.world_to_viewport(view, place).ok());
    let x = seen.map_or(0.0, |seen| seen.x / context.zoom_factor());
    let free = layout.free;
    let right = x < free.center().x;
    let over_moves = !hud.has(RightColumn::Result) && layout.right.width() > LIST;
    let learns = session.lesson().is_some();
    let (pivot, corner) = if learns {
        (Align2::LEFT_TOP, layout.left.left_top())
    } else if over_moves {
        (Align2::RIGHT_TOP, layout.right.right_top())
    } else if right {
        (Align2::RIGHT_TOP, free.right_top() + vec2(-GAP, GAP))
    } else {
        (Align2::LEFT_TOP, free.left_top() + vec2(GAP, GAP))
    };
    let pinned = aim
        .held
        .opened
        .is_some_and(|opened| territory.contains(opened));
    let mut close = false;
    Area::new(Id::new("sheet of a territory"))
        .order(Order::Foreground)
        .pivot(pivot)
        .fixed_pos(corner)
        .fade_in(false)
        .interactable(pinned)
        .show(context, |ui| {
            theme::cover_frame()
                .inner_margin(Margin::same(12))
                .show(ui, |ui| {
                    ui.set_width(WIDTH);
                    close = contents(ui, territory, pinned);
                });
        });
    if close {
        aim.held.opened = None;
    }
    Ok(())
}

/// Shows the sum; whether it is to be closed.
fn contents(ui: &mut Ui, territory: &Territory, pinned: bool) -> bool {
    ui.spacing_mut().item_spacing.y = 3.0;
    let mut close = false;
    ui.horizontal(|ui| {
        theme::heading(ui, ledger::short_name(territory));
        ui.with_layout(Row::right_to_left(Align::Center), |ui| {
            if pinned {
                let button = PushButton::new("").icon(Icon::Cross).height(28.0).quiet();
                close = ui
                    .add(button.tip(texts::table_mathematichess_close_sum()))
                    .clicked();
            }
            theme::heading(ui, ledger::worth(territory));
        });
    });
    theme::quiet(ui, ledger::kind(territory));
    theme::rule(ui);
    let lines = ledger::lines(territory);
    let last = lines.len().saturating_sub(1);
    for (number, entry) in lines.iter().enumerate() {
        line(ui, entry, number == last || entry.depth == 0);
    }
    if territory.secured {
        theme::note(ui, texts::table_mathematichess_secured_note());
    }
    close
}

fn line(ui: &mut Ui, line: &Line, strong: bool) {
    let styled = |text: &str| {
        let text = RichText::new(text).size(15.0);
        if strong {
            text.text_style(strong_style()).size(15.5)
        } else {
            text.color(palette::TEXT_QUIET.egui())
        }
    };
    ui.horizontal_top(|ui| {
        ui.add_space(line.depth as f32 * INDENT);
        let room = ui.available_width() - 58.0;
        ui.allocate_ui_with_layout(vec2(room, 0.0), Row::top_down(Align::Min), |ui| {
            ui.set_width(room);
            ui.add(Label::new(styled(&line.label)).wrap());
        });
        ui.with_layout(Row::right_to_left(Align::Min), |ui| {
            ui.add(Label::new(styled(&line.value)).selectable(false));
        });
    });
}
