//! Why a move is good, told to a player.

use super::super::{Line, Verdict};
use curio_rules::{
    Game,
    xima::{Change, Move, Special, Square, Xima},
};

/// A sentence without capital and full stop, such as "captures two blocks of
/// Red worth 6".
pub(super) fn reason(position: &Xima, mv: Move, line: &Line) -> String {
    let me = position.to_move();
    let mut next = *position;
    let Ok(changes) = Game::play(&mut next, &mv) else {
        return String::new();
    };
    if let Some(end) = Game::outcome(&next) {
        return if end.winners.contains(me) {
            "wins at once: the special reaches the summit".to_owned()
        } else {
            "ends the game, but so does every other move".to_owned()
        };
    }
    match line.verdict {
        Verdict::Win { plies } => {
            return format!("wins by force: the summit is reached within {plies} turns");
        }
        Verdict::Loss { plies } => {
            return format!(
                "every move loses against best play; this one holds out longest, {plies} turns"
            );
        }
        Verdict::Draw | Verdict::Estimate(_) => {}
    }
    let mut told: Vec<String> = Vec::new();
    let side = position.side(me);
    let threatened = |position: &Xima| {
        position
            .playing()
            .iter()
            .find(|player| !side.contains(*player) && position.ascent(*player).is_some())
    };
    if let Some(rival) = threatened(position)
        && threatened(&next).is_none()
    {
        told.push(format!(
            "keeps {}'s special from the summit",
            position.colour(rival)
        ));
    }
    if position.ascent(me).is_none() && next.ascent(me).is_some() {
        told.push("threatens the summit with the next move".to_owned());
    }
    told.extend(by_change(position, &changes));
    if told.is_empty() {
        told.push(by_force(position, &next, mv));
    }
    told.truncate(2);
    told.join(", and ")
}

/// What a move does to others.
fn by_change(position: &Xima, changes: &[Change]) -> Vec<String> {
    let mut told = Vec::new();
    let prizes: Vec<(u16, bool)> = changes
        .iter()
        .filter_map(|change| match change {
            Change::Captured { block, points, .. } => Some((*points, block.is_special)),
            _ => None,
        })
        .collect();
    if !prizes.is_empty() {
        let worth: u16 = prizes.iter().map(|(points, _)| points).sum();
        let what = if prizes.iter().any(|(_, is_special)| *is_special) {
            "the enemy special".to_owned()
        } else if prizes.len() == 1 {
            "a block".to_owned()
        } else {
            format!("{} blocks", prizes.len())
        };
        told.push(format!("captures {what} for {worth} ximas"));
    } else if let Some(Change::Dominated { at, .. }) = changes
        .iter()
        .find(|change| matches!(change, Change::Dominated { .. }))
        && let Some(held) = position.top(*at)
        && held.owner != position.to_move()
    {
        let what = if held.is_special { "special" } else { "block" };
        told.push(format!(
            "holds the {what} of {} on {at}",
            position.colour(held.owner)
        ));
    }
    if changes
        .iter()
        .any(|change| matches!(change, Change::Rescued { .. }))
    {
        told.push("rescues the captured special".to_owned());
    }
    told
}

/// What a quiet move is for.
fn by_force(position: &Xima, next: &Xima, mv: Move) -> String {
    let me = position.to_move();
    let gain = |to: Square, from: u8| to.floor() > from;
    match mv {
        Move::EnterSpecial(to) => {
            return format!("brings the special in on floor {}", to.floor());
        }
        Move::Enter(to) if to.floor() > 1 => {
            return format!("brings a block in on floor {} at once", to.floor());
        }
        Move::Step { from, to } if gain(to, from.floor()) => {
            let is_special =
                matches!(position.special(me), Special::Board { at, .. } if at == from);
            let who = if is_special { "the special" } else { "a block" };
            return format!("brings {who} up to floor {}", to.floor());
        }
        _ => {}
    }
    let (before, after) = (position.force(me).total(), next.force(me).total());
    if after > before {
        format!("raises your force from {before} to {after} ximas")
    } else {
        "prepares the next step up".to_owned()
    }
}
