//! Where a move of Xafka happens, and why it matters.

use super::layout::Layout;
use crate::{
    plugins::ui::hud::{Scene, words},
    rules::{
        AnyGame, Game,
        xafka::{Light, Move, Xafka},
    },
};

/// Few enough to be worth a word.
const FEW: usize = 3;

fn played(before: &dyn AnyGame, text: &str) -> Option<(Xafka, Move, Xafka)> {
    let before: &Xafka = before.as_any().downcast_ref()?;
    let mv = before.parse_move(text).ok()?;
    let mut after = *before;
    after.play(&mv).ok()?;
    Some((*before, mv, after))
}

/// Where a piece went. It is notable when it leaves the next player little room.
pub(super) fn scene(before: &dyn AnyGame, text: &str) -> Option<Scene> {
    let (before, mv, after) = played(before, text)?;
    let Move::To(to) = mv else { return None };
    let layout = Layout::of(before.board());
    let from = before.piece(before.to_move());
    let cells = from.into_iter().chain([to]);
    Some(Scene {
        places: cells.map(|cell| layout.place(cell)).collect(),
        is_notable: from.is_some() && after.destinations().len() as usize <= FEW,
    })
}

/// That the light is free, or that hardly any hexagon is left to go to.
pub(super) fn matter(before: &dyn AnyGame, text: &str) -> Option<String> {
    let (before, _, after) = played(before, text)?;
    if after.is_over() {
        return None;
    }
    if after.light_is_free() && !before.light_is_free() && after.light() == Light::Yellow {
        return Some(
            "the light is free: either player may set it now, once and for all".to_owned(),
        );
    }
    let next = words::name(&after, after.to_move());
    let room = after.destinations().len() as usize;
    match room {
        0 => Some(format!(
            "{next} cannot slide any more and has to set the light"
        )),
        1..=FEW => {
            let room = words::count(room, "hexagon");
            Some(format!("{next} has only {room} left to go to"))
        }
        _ => None,
    }
}
