//! The column of Xong beside the board: the tray, and below it the bestiary.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

use super::{
    Hand, Task, Workshop, XongTable, aim,
    bestiary::{Bestiary, Chosen},
    reroll::{self, Boards},
    things::BoardLayout,
    tray::{self, Wish},
};
use crate::plugins::{
    app::{
        session::{Analysis, Session, SessionFact, SessionRequest},
        states::Overlay,
    },
    board::TableSystems,
    ui::{
        hud::{Hud, HudLayout, HudSystems, OwnColumn, RightColumn, own_column},
        theme,
    },
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, open_column.in_set(TableSystems::View));
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(HudSystems::Right)
            .run_if(resource_exists::<XongTable>.and_then(resource_exists::<BoardLayout>)),
    );
}

/// The column comes with the table and goes with it.
fn open_column(
    mut facts: MessageReader<SessionFact>,
    table: Option<Res<XongTable>>,
    mut hud: ResMut<Hud>,
) {
    for fact in facts.read() {
        match fact {
            SessionFact::Opened if table.is_some() => {
                hud.own = Some(OwnColumn {
                    name: "Xoids",
                    shown: true,
                });
            }
            SessionFact::Opened | SessionFact::Closed if hud.own.is_some_and(is_ours) => {
                hud.own = None;
            }
            _ => {}
        }
    }
}

fn is_ours(own: OwnColumn) -> bool {
    own.name == "Xoids"
}

fn show(
    mut contexts: EguiContexts,
    layout: Res<HudLayout>,
    mut hud: ResMut<Hud>,
    analysis: Res<Analysis>,
    overlay: Res<Overlay>,
    session: Res<Session>,
    table: Res<XongTable>,
    board: Res<BoardLayout>,
    mut hand: ResMut<Hand>,
    mut workshop: ResMut<Workshop>,
    mut boards: ResMut<Boards>,
    mut bestiary: Local<Bestiary>,
    mut about: Local<Option<XongTable>>,
    mut requests: MessageWriter<SessionRequest>,
) -> Result {
    if hud.right(analysis.enabled) != RightColumn::Own || !hud.own.is_some_and(is_ours) {
        return Ok(());
    }
    if about.as_ref() != Some(&*table) {
        *about = Some(table.clone());
        bestiary.gather(&table.0);
    }
    let task = Task::of(&session, &table);
    let context = contexts.ctx_mut()?;
    own_column(context, &layout, &mut hud, *overlay, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        let wish = match task {
            Some(Task::Place) => tray::placing(ui, &hand, &table.0),
            Some(Task::Give) => tray::giving(ui, &workshop, &table.0),
            None => {
                tray::watching(ui, &table.0);
                None
            }
        };
        match wish {
            None => {}
            Some(Wish::Turn(way)) => aim::turn(way, &mut hand, &mut workshop, &table, &board),
            Some(Wish::Step(by)) => hand.step(by, &table.0),
            Some(Wish::Place) => aim::place(&hand, &table, &mut requests),
            Some(Wish::Clear) => workshop.clear(),
            Some(Wish::Give) => aim::give(&workshop, &table, &mut requests),
        }
        reroll::show(ui, &session, &table, &mut boards, &mut requests);
        theme::rule(ui);
        match bestiary.show(ui, task == Some(Task::Give)) {
            Some(Chosen::Picked(xoid)) if task == Some(Task::Give) => {
                workshop.build(xoid, &table.0, &board);
            }
            Some(Chosen::Given(xoid)) => {
                workshop.build(xoid, &table.0, &board);
                aim::give(&workshop, &table, &mut requests);
            }
            _ => {}
        }
    });
    Ok(())
}
