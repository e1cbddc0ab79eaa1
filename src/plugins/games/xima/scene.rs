//! Where a move of XIMA happens, and why it matters.

use super::layout;
use crate::{
    plugins::ui::hud::{Scene, words},
    rules::{
        PlayedMove, Player,
        xima::{Change, Square, Xima},
    },
    texts,
};

/// Where a block went from and to. Captures and climbs to a higher floor are
/// notable.
pub(super) fn scene(played: &PlayedMove<Xima>) -> Option<Scene> {
    let (changes, after) = (&played.changes, &played.after);
    let mut squares: Vec<Square> = Vec::new();
    let mut is_notable = false;
    for change in changes {
        match change {
            Change::Entered { path, .. } => squares.extend(path.last().map(|tread| tread.square)),
            Change::Moved { from, path, .. } => {
                squares.push(*from);
                if let Some(last) = path.last() {
                    is_notable |= last.square.floor() > from.floor();
                    squares.push(last.square);
                }
            }
            Change::Captured { at, .. } => {
                is_notable = true;
                squares.push(*at);
            }
            Change::Rescued { .. } | Change::Summit { .. } => is_notable = true,
            _ => {}
        }
    }
    let top = |square: Square| layout::on_tower(square, after.tower_len(square));
    (!squares.is_empty()).then(|| Scene {
        places: squares.into_iter().map(top).collect(),
        // With room for the star above it.
        stays: vec![layout::on_tower(
            Square::SUMMIT,
            after.tower_len(Square::SUMMIT) + 1,
        )],
        is_notable,
    })
}

/// That a special is taken or back, or stands just below the summit.
pub(super) fn significance(played: &PlayedMove<Xima>) -> Option<String> {
    let (changes, after) = (&played.changes, &played.after);
    if after.is_over() {
        return None;
    }
    changes.iter().find_map(|change| match change {
        Change::Captured { block, .. } if block.is_special => {
            let owner = words::name(after, block.owner);
            Some(texts::table_xima_cannot_win(owner))
        }
        Change::Rescued { player } => {
            let owner = words::name(after, *player);
            Some(texts::table_xima_can_win_again(owner))
        }
        Change::Moved { block, path, .. } | Change::Entered { block, path } if block.is_special => {
            let floor = path.last()?.square.floor();
            let owner = words::name(after, block.owner);
            (floor == 3).then(|| texts::table_xima_below_summit(owner))
        }
        _ => None,
    })
}

/// What happens to a special, and that it can reach the summit; said to the player `own`,
/// if one person alone reads it.
pub(super) fn event(played: &PlayedMove<Xima>, own: Option<Player>) -> Option<String> {
    let (before, after) = (&played.before, &played.after);
    if after.is_over() {
        return None;
    }
    let owner = |player: Player| {
        let whose = if own == Some(player) { "own" } else { "other" };
        (whose, words::name(after, player))
    };
    let special = played.changes.iter().find_map(|change| match change {
        Change::Captured { block, .. } if block.is_special => {
            let (whose, colour) = owner(block.owner);
            Some(texts::table_xima_event_captured(whose, colour))
        }
        Change::Rescued { player } => {
            let (whose, colour) = owner(*player);
            Some(texts::table_xima_event_back(whose, colour))
        }
        Change::Dominated { at, by } => {
            let held = before.top(*at)?;
            let is_hold = held.is_special && held.owner != *by;
            let (whose, colour) = owner(held.owner);
            is_hold.then(|| texts::table_xima_event_held(whose, colour, &at.to_string()))
        }
        _ => None,
    });
    let threat = || {
        let mover = before.to_move();
        let is_new = after.ascent(mover).is_some() && before.ascent(mover).is_none();
        let (whose, colour) = owner(mover);
        is_new.then(|| texts::table_xima_event_can_reach(whose, colour))
    };
    special.or_else(threat)
}
