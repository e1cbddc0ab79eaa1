//! Where a move of Chimple happens, and why it matters.

use super::layout::Layout;
use crate::{
    plugins::ui::hud::{Scene, words},
    rules::{
        PlayedMove, Player,
        chimple::{Chimple, Move, Square, Step},
    },
    texts,
};

/// Where a character went from and to. Captures are notable.
pub(super) fn scene(played: &PlayedMove<Chimple>) -> Option<Scene> {
    let Move::Deploy(step) = played.mv else {
        return None;
    };
    let layout = Layout::new(played.before.size());
    Some(Scene {
        places: vec![layout.place(step.from), layout.place(step.to)],
        stays: occupied(&played.after).map(|at| layout.place(at)).collect(),
        is_notable: step.captures,
    })
}

/// The squares on which characters stand.
fn occupied(position: &Chimple) -> impl Iterator<Item = Square> {
    let numbers = 1..=u32::from(position.size().squares());
    let squares = numbers.filter_map(|number| position.size().square(number));
    squares.filter(|square| position.owner(*square).is_some())
}

/// How many characters a player has on the board.
fn characters(position: &Chimple, player: Player) -> usize {
    let own = occupied(position).filter(|square| position.owner(*square) == Some(player));
    own.count()
}

/// The step of a move after which somebody is to move, and the position and who it is then.
fn deployed(played: &PlayedMove<Chimple>) -> Option<(Step, &Chimple, Player)> {
    let Move::Deploy(step) = played.mv else {
        return None;
    };
    let after = Some(&played.after).filter(|after| after.end().is_none())?;
    Some((step, after, after.to_move()))
}

/// How many characters a capture leaves, or how few memes the next player has.
pub(super) fn significance(played: &PlayedMove<Chimple>) -> Option<String> {
    let (step, after, next) = deployed(played)?;
    let name = words::name(after, next);
    if step.captures {
        return Some(texts::table_chimple_has_left(name, characters(after, next)));
    }
    match after.eligible(next).count() {
        1 => Some(texts::table_chimple_single_move_left(name)),
        _ => None,
    }
}

/// That a side has a single character or a single move left.
pub(super) fn event(played: &PlayedMove<Chimple>) -> Option<String> {
    let (step, after, next) = deployed(played)?;
    let name = words::name(after, next);
    if step.captures && characters(after, next) == 1 {
        return Some(texts::table_chimple_one_character_left(name));
    }
    let moves = after.eligible(next).count();
    (moves == 1).then(|| texts::table_chimple_single_move(name))
}
