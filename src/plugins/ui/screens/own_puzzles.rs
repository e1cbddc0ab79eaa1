//! The puzzles of the player's own, below those that come with the game.

use bevy_egui::egui::{Align, Layout, Ui};

use crate::{
    engine::puzzles::Puzzle,
    plugins::{
        app::{own_puzzles::OwnPuzzles, settings::Progress},
        ui::theme::{self, Icon, PushButton},
    },
};

/// What was pressed in the list.
pub(super) enum Pressed {
    /// Solve this one.
    Solve(&'static Puzzle),
    /// Delete the one of this name.
    Delete(String),
}

/// Shows the player's own puzzles of a game, if there are any.
pub(super) fn yours(
    ui: &mut Ui,
    game: &str,
    own: &OwnPuzzles,
    progress: &Progress,
) -> Option<Pressed> {
    own.of(game).next()?;
    let mut pressed = None;
    ui.add_space(theme::GAP);
    theme::section(ui, "Yours");
    for puzzle in own.of(game) {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let delete = PushButton::new("").icon(Icon::Bin).quiet().height(44.0);
                let tip = format!("Delete “{}”", puzzle.title);
                if ui.add(delete.tip(tip)).clicked() {
                    pressed = Some(Pressed::Delete(puzzle.id.clone()));
                }
                let solved = if progress.solved.contains(&puzzle.id) {
                    "Solved"
                } else {
                    "Not solved"
                };
                let title = format!("{}: {}", puzzle.title, puzzle.task);
                let button = PushButton::new(title)
                    .icon(Icon::Puzzle)
                    .shortcut(solved)
                    .left()
                    .height(44.0)
                    .width(ui.available_width());
                if ui.add(button).clicked() {
                    pressed = puzzle.puzzle().map(Pressed::Solve);
                }
            });
        });
    }
    pressed
}
