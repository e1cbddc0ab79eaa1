//! Where a move of Xafka happens, and why it matters.

use super::{furniture, layout::Layout};
use crate::{
    plugins::ui::hud::{Scene, words},
    rules::{
        PlayedMove, Player,
        xafka::{Goal, Light, Move, Xafka},
    },
    texts,
};

/// Few enough to be worth a word.
const FEW: usize = 3;

/// Where a piece went. It is notable when it leaves the next player little room.
pub(super) fn scene(played: &PlayedMove<Xafka>) -> Option<Scene> {
    let (before, after) = (&played.before, &played.after);
    let Move::To(to) = played.mv else { return None };
    let layout = Layout::new(before.board());
    let from = before.piece(before.to_move());
    let cells = from.into_iter().chain([to]);
    Some(Scene {
        places: cells.map(|cell| layout.place(cell)).collect(),
        stays: Player::all(after.players())
            .filter_map(|player| after.piece(player))
            .map(|cell| layout.place(cell))
            .chain(furniture::light_ends(&layout))
            .collect(),
        is_notable: from.is_some() && after.destinations().len() as usize <= FEW,
    })
}

/// That the light is free, or that hardly any hexagon is left to go to.
pub(super) fn significance(played: &PlayedMove<Xafka>) -> Option<String> {
    let (before, after) = (&played.before, &played.after);
    if after.is_over() {
        return None;
    }
    if after.light_is_free() && !before.light_is_free() && after.light() == Light::Yellow {
        return Some(texts::table_xafka_free_now().to_owned());
    }
    let next = words::name(after, after.to_move());
    let room = after.destinations().len() as usize;
    match room {
        0 => Some(texts::table_xafka_has_to_set_now(next)),
        1..=FEW => Some(texts::table_xafka_few_left(next, room)),
        _ => None,
    }
}

/// That the light is free or set, or a player has a single hexagon left.
pub(super) fn event(played: &PlayedMove<Xafka>) -> Option<String> {
    let (before, after) = (&played.before, &played.after);
    if after.is_over() {
        return None;
    }
    if after.light() != before.light() {
        return match after.light() {
            Light::Set(Goal::Green) => Some(texts::table_xafka_green().to_owned()),
            Light::Set(Goal::Red) => Some(texts::table_xafka_red().to_owned()),
            Light::Yellow => None,
        };
    }
    if after.light_is_free() && !before.light_is_free() {
        return Some(texts::table_xafka_event_free().to_owned());
    }
    let next = words::name(after, after.to_move());
    match after.destinations().len() {
        0 => Some(texts::table_xafka_event_set(next)),
        1 => Some(texts::table_xafka_event_one_left(next)),
        _ => None,
    }
}
