//! How promising a move of XIMA looks before anything is searched.

use curio_rules::xima::{Move, Square, SquareSet, Xima};

/// A guess from 0 (not) to 1000. `road` are the squares from which a special is
/// one move from the summit.
pub(super) fn order_score(position: &Xima, mv: Move, road: SquareSet) -> i32 {
    let value = match mv {
        Move::Enter(to)
        | Move::EnterBy {
            is_special: false,
            to,
            ..
        } => 40 + 110 * i32::from(to.floor()) + step_at(position, to),
        Move::EnterSpecial(Square::SUMMIT) => 1000,
        Move::EnterSpecial(to) | Move::EnterBy { to, .. } => {
            let near = if road.contains(to) { 500 } else { 0 };
            near + [0, 90, 330][usize::from(to.floor() - 1) % 3]
        }
        Move::Step { from, to } => step(position, from, to, road),
        _ => 0,
    };
    value.clamp(0, 1000)
}

fn step(position: &Xima, from: Square, to: Square, road: SquareSet) -> i32 {
    let is_special = position.top(from).is_some_and(|block| block.is_special);
    if to == Square::SUMMIT {
        return if is_special { 1000 } else { 700 };
    }
    let mut value = 160 + 130 * (i32::from(to.floor()) - i32::from(from.floor()));
    if position.tower_len(from) > 1 {
        // Whoever is held below goes free.
        let frees_enemy = position
            .tower(from)
            .rev()
            .nth(1)
            .is_some_and(|below| below.owner != position.to_move());
        value += if frees_enemy { -110 } else { 20 };
    }
    if let Some(top) = position.top(to) {
        if position.captures(to) {
            value += 430 + 60 * i32::from(to.floor());
        } else if top.owner != position.to_move() {
            value += 70 * i32::from(to.floor());
            // A special on a block can hardly be lost to it.
            value += if top.is_special { 330 } else { 0 };
        } else {
            value -= 60;
        }
    }
    if is_special {
        value += if road.contains(to) { 500 } else { -40 };
        value
    } else {
        value + step_at(position, to)
    }
}

/// A block beside the summit is the last step of a staircase.
fn step_at(position: &Xima, to: Square) -> i32 {
    let is_beside = to.column().abs_diff(6).max(to.row().abs_diff(6)) == 1;
    if is_beside && position.height(to) == 4 {
        130
    } else {
        0
    }
}
