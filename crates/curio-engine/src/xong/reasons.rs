//! Why a move is good, told to a player.

use super::super::{Line, Verdict};
use curio_rules::{
    Game, Player,
    xong::{CellSet, Move, Xoid, Xong},
};

/// A sentence without capital and full stop, such as "nets 4: touches 3 new
/// hexes and greens out 1 of Blue's".
pub(super) fn reason(position: &Xong, mv: &Move, line: &Line) -> String {
    let told = match mv {
        Move::Place(legs) => match position.cold(legs) {
            Some(cold) => {
                let rival = name(position, position.to_act().other());
                let mut parts = Vec::new();
                let mut say = |cells: CellSet, verb: &str, what: &str| {
                    if !cells.is_empty() {
                        parts.push(format!("{verb} {} {what}", cells.len()));
                    }
                };
                say(cold.touched, "touches", "new");
                say(cold.greened, "greens out", &format!("of {rival}'s"));
                say(cold.cashed, "cashes", "of its own");
                say(cold.conceded, "gives up", &format!("to {rival}"));
                let told = if parts.is_empty() {
                    "changes no hexes".to_owned()
                } else {
                    format!("hexes: {}", parts.join(", "))
                };
                let ends = if cold.ends { ", and ends the game" } else { "" };
                format!("nets {}, {told}{ends}", cold.value())
            }
            None => String::new(),
        },
        Move::Give(xoid) => give(position, xoid),
        Move::Retire(_) => String::new(),
    };
    match line.verdict {
        Verdict::Win { plies } => format!("{told}; wins by force within {}", moves(plies)),
        Verdict::Loss { plies } => format!(
            "{told}; every move loses against best play, and this one holds out longest, {}",
            moves(plies)
        ),
        Verdict::Draw | Verdict::Estimate(_) => match line.moves.get(1) {
            Some(next) if matches!(mv, Move::Place(_)) => {
                format!("{told}{}", then(position, mv, next))
            }
            _ => told,
        },
    }
}

fn moves(plies: u32) -> String {
    if plies == 1 {
        "1 move".to_owned()
    } else {
        format!("{plies} moves")
    }
}

fn name(position: &Xong, player: Player) -> &'static str {
    let colours = Game::colours(position);
    colours
        .get(player.index())
        .map_or("the opponent", |colour| colour.name())
}

/// What a give leaves to the receiver.
fn give(position: &Xong, xoid: &Xoid) -> String {
    let rival = name(position, position.to_act().other());
    let mut given = position.clone();
    if given.play(&Move::Give(xoid.clone())).is_err() {
        return String::new();
    }
    let places = given.placements(xoid);
    let most = places
        .iter()
        .filter_map(|legs| Some(given.cold(legs)?.value()))
        .max()
        .unwrap_or(0);
    let where_to = match places.len() {
        1 => "in its only place".to_owned(),
        number => format!("in the best of {number} places"),
    };
    format!("{} brings {rival} at most {most}, {where_to}", xoid.title())
}

/// What is given after the placement.
fn then(position: &Xong, mv: &Move, next: &str) -> String {
    let mut after = position.clone();
    let given = after.play(mv).is_ok().then(|| after.parse_move(next));
    match given {
        Some(Ok(Move::Give(xoid))) => {
            let rival = name(position, position.to_act().other());
            format!("; then {} is a good one to hand {rival}", xoid.title())
        }
        _ => String::new(),
    }
}
