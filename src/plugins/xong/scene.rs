//! Where a move of Xong happens.

use super::layout::Layout;
use crate::{
    plugins::hud::Scene,
    rules::{
        AnyGame, Game,
        xong::{Move, Xong},
    },
};

/// A placement worth so much is worth a nearer look.
const MUCH: i32 = 5;

/// Where a Xoid was placed; what is given lies on no place of the board.
pub(super) fn scene(before: &dyn AnyGame, text: &str) -> Option<Scene> {
    let game: &Xong = before.as_any().downcast_ref()?;
    let Move::Place(legs) = game.parse_move(text).ok()? else {
        return None;
    };
    let layout = Layout::of(Game::options(game).board());
    Some(Scene {
        places: legs.iter().map(|leg| layout.leg(leg)).collect(),
        is_notable: game.cold(&legs).is_some_and(|cold| cold.value() >= MUCH),
    })
}
