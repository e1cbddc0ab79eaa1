//! Where a move of Mathematichess happens.

use super::{layout::Layout, significance};
use crate::{
    plugins::ui::hud::Scene,
    rules::{
        PlayedMove,
        mathematichess::{Mathematichess, Move},
    },
};

/// Where a piece went from and to. Removals and moves that turn a territory
/// are notable.
pub(super) fn scene(played: &PlayedMove<Mathematichess>) -> Option<Scene> {
    let (game, mv) = (&played.before, played.mv);
    let squares = match mv {
        Move::Place { at, .. } | Move::Terminate { at } => vec![at],
        Move::Step { from, to } | Move::Push { from, to } => vec![from, to],
        Move::Swap { from, with } => vec![from, with],
        _ => return None,
    };
    let layout = Layout::new(game.board().size());
    Some(Scene {
        places: squares.into_iter().map(|at| layout.place(at)).collect(),
        stays: Vec::new(),
        is_notable: significance::is_turn(game, mv),
    })
}
