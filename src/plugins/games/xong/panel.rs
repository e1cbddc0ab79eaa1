//! The drawer of Xong beside the board: the tray, and below it the bestiary. While it
//! is closed, the tray stands below the players.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, EguiPrimaryContextPass, egui::Ui};

use super::{
    Names, Task, XongTable,
    bestiary::{Bestiary, Chosen},
    furniture::BoardLayout,
    pointing::Xoids,
    reroll::{self, Boards},
    tray::{self, ListOfXoids, Wish},
};
use crate::{
    plugins::{
        app::session::Session,
        board::{Column, ColumnOf, ColumnPlugin},
        ui::{hud::HudSystems, theme},
    },
    rules::xong::Xong,
    texts,
};

/// The height that the tray has at least below the players: as far as the button that
/// places or gives.
const TRAY: f32 = 310.0;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(ColumnPlugin::<Xong>::default());
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(HudSystems::Right)
            .run_if(resource_exists::<XongTable>.and_then(resource_exists::<BoardLayout>)),
    );
}

impl Column for Xong {
    fn column() -> &'static str {
        texts::table_xong_column()
    }
}

/// The Xoids of the table that is shown, known and new.
#[derive(Debug, Default)]
struct KnownXoids {
    bestiary: Bestiary,
    of: Option<XongTable>,
}

impl KnownXoids {
    fn follow(&mut self, table: &XongTable) -> &mut Bestiary {
        if self.of.as_ref() != Some(table) {
            self.of = Some(table.clone());
            self.bestiary.gather(&table.0);
        }
        &mut self.bestiary
    }
}

fn show(
    mut contexts: EguiContexts,
    mut column: ColumnOf<Xong>,
    session: Res<Session>,
    mut xoids: Xoids,
    mut boards: ResMut<Boards>,
    mut names: ResMut<Names>,
    mut known: Local<KnownXoids>,
) -> Result {
    // The editor has its own panel.
    if session.editor().is_some() {
        return Ok(());
    }
    let task = Task::new(&session, &xoids.table);
    let is_idle = is_idle(&session, task);
    if !column.is_shown() {
        if is_idle {
            return Ok(());
        }
        let list = match session.lesson() {
            Some(_) => ListOfXoids::Away,
            None => ListOfXoids::Folded,
        };
        column.below_players(contexts.ctx_mut()?, ("tray of Xong", TRAY), |ui| {
            tray(ui, task, &mut xoids, &names, list);
        });
        return Ok(());
    }
    let bestiary = known.follow(&xoids.table);
    column.show(contexts.ctx_mut()?, |ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        if !is_idle {
            tray(ui, task, &mut xoids, &names, ListOfXoids::Below);
        }
        reroll::show(ui, &session, &xoids.table, &mut boards, &mut xoids.requests);
        theme::rule(ui);
        match bestiary.show(ui, task == Some(Task::Give), &names) {
            Some(Chosen::Picked(xoid)) if task == Some(Task::Give) => xoids.build(xoid),
            Some(Chosen::Given(xoid)) => {
                // Only what the first click has built is given by the second.
                let built = xoids.workshop.verdict().offer();
                if built.is_some_and(|offer| offer.xoid == *xoid) {
                    xoids.give();
                } else {
                    xoids.build(xoid);
                }
            }
            Some(Chosen::Named(xoid, name)) => names.give(xoid, &name),
            _ => {}
        }
    });
    Ok(())
}

/// Whether nobody is to do anything more: a lesson goes on beside the board, and what
/// would be next at a match is not asked for.
fn is_idle(session: &Session, task: Option<Task>) -> bool {
    let is_lesson = session.lesson().is_some();
    is_lesson && task.is_none() && session.follows().is_none()
}

/// The Xoid in hand, or the one that is being built, and what the player wishes.
fn tray(ui: &mut Ui, task: Option<Task>, xoids: &mut Xoids<'_>, names: &Names, list: ListOfXoids) {
    let position = &xoids.table.0;
    let wish = match task {
        Some(Task::Place) => tray::placing(ui, &xoids.hand, position, names),
        Some(Task::Give) => tray::giving(ui, &xoids.workshop, position, names, list),
        None => {
            tray::watching(ui, position, names);
            None
        }
    };
    match wish {
        None => {}
        Some(Wish::Turn(way)) => xoids.turn(way),
        Some(Wish::Step(by)) => xoids.step(by),
        Some(Wish::Place) => xoids.place(),
        Some(Wish::Clear) => xoids.workshop.clear(),
        Some(Wish::Give) => xoids.give(),
    }
}
