//! Where a move of Chimple happens, and why it matters.

use super::layout::Layout;
use crate::{
    plugins::ui::hud::{Scene, words},
    rules::{
        AnyGame, Game,
        chimple::{Chimple, Move},
    },
};

/// From where a character went to where. Captures are notable.
pub(super) fn scene(before: &dyn AnyGame, text: &str) -> Option<Scene> {
    let game: &Chimple = before.as_any().downcast_ref()?;
    let Move::Deploy(step) = game.parse_move(text).ok()? else {
        return None;
    };
    let layout = Layout::of(game.size());
    Some(Scene {
        places: vec![layout.place(step.from), layout.place(step.to)],
        is_notable: step.captures,
    })
}

/// How many characters a capture leaves, or how few memes the next player has.
pub(super) fn matter(before: &dyn AnyGame, text: &str) -> Option<String> {
    let game: &Chimple = before.as_any().downcast_ref()?;
    let Move::Deploy(step) = game.parse_move(text).ok()? else {
        return None;
    };
    let mut after = game.clone();
    after.play(&Move::Deploy(step)).ok()?;
    if after.end().is_some() {
        return None;
    }
    let next = after.to_move();
    let name = words::name(&after, next);
    if step.captures {
        let numbers = 1..=u32::from(after.size().squares());
        let squares = numbers.filter_map(|number| after.size().square(number));
        let left = squares
            .filter(|square| after.owner(*square) == Some(next))
            .count();
        return Some(format!(
            "{name} has {} left",
            words::count(left, "character")
        ));
    }
    match after.eligible(next).count() {
        1 => Some(format!("{name} has a single move left")),
        _ => None,
    }
}
