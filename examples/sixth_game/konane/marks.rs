//! Marks on the squares, and their names on the rim: where a stone may go, what is
//! pointed at, hinted and refused.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use curio::plugins::{
    app::{settings::Settings, states::Screen},
    board::{MarkingParams, Marks, OverTable, Table, TableSystems},
    scene::{palette, surface::Mark},
};

use super::{
    board::{Square, Squares},
    layout::grid,
    position::{Konane, Move},
    table::SquareOf,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, mark_squares.in_set(TableSystems::View));
    app.add_systems(
        EguiPrimaryContextPass,
        name_lines
            .run_if(in_state(Screen::Table))
            .run_if(resource_exists::<Table<Konane>>),
    );
}

/// The squares that a move speaks of.
fn squares_of(mv: &Move) -> Squares {
    match *mv {
        Move::Remove(at) => [at].into_iter().collect(),
        Move::Jump { from, to } => [from, to].into_iter().collect(),
        Move::Retire(_) => Squares::default(),
    }
}

/// The square where a move ends.
fn end_of(mv: &Move) -> Option<Square> {
    match *mv {
        Move::Remove(at) | Move::Jump { to: at, .. } => Some(at),
        Move::Retire(_) => None,
    }
}

fn mark_squares(params: MarkingParams<Konane>, mut squares: Marks<SquareOf>) {
    let position = &params.table().0;
    let refused = params.refused().and_then(end_of);
    let hinted = params.hint().map(|mv| squares_of(&mv));
    let hinted = hinted.unwrap_or_default();
    let taken = params.aim.held;
    let open: Squares = match taken {
        _ if !params.shows_moves() => Squares::default(),
        Some(from) => position.landings(from).into_iter().collect(),
        None => position.removable(),
    };
    let pointed = params.pointed();
    squares.show(|SquareOf(square)| {
        let mark = if refused == Some(*square) {
            Mark::Refused
        } else if hinted.contains(*square) {
            Mark::Hint
        } else if taken == Some(*square) {
            Mark::Selected
        } else if pointed == Some(*square) {
            Mark::Hover
        } else if open.contains(*square) {
            Mark::Legal
        } else {
            Mark::None
        };
        (mark, 1.0)
    });
}

/// Writes the names of columns and rows where the player wants to see them.
fn name_lines(mut over: OverTable, settings: Res<Settings>, table: Res<Table<Konane>>) -> Result {
    if settings.coordinates
        && let Some(layer) = over.layer()?
    {
        grid(table.0.size()).name_lines(&layer, 0.36, palette::IVORY.egui());
    }
    Ok(())
}
