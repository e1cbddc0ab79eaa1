//! What can be done with one move of XIMA or two: climb, capture, hold.

use curio_rules::{
    Game, Player,
    xima::{Move, Origin, Special, Square, Xima},
};

/// The ascent of the player to move.
pub fn ascents(position: &Xima) -> Vec<Move> {
    let ascent = position.ascent(position.to_move());
    ascent
        .filter(|mv| position.check(mv).is_ok())
        .into_iter()
        .collect()
}

/// The captures of the player to move.
pub fn captures(position: &Xima) -> Vec<Move> {
    let mut moves = Vec::new();
    position.list_captures(&mut moves);
    moves.retain(|mv| position.check(mv).is_ok());
    moves
}

/// Two moves in a row by which the player to move could get to the summit.
pub fn stairs(position: &Xima) -> Vec<[Move; 2]> {
    let me = position.to_move();
    let moves_special = |mv: &Move| match mv.block() {
        Some((Origin::SpecialReserve, _)) => true,
        Some((Origin::On(from), _)) => position.top(from).is_some_and(|top| top.is_special),
        _ => false,
    };
    let mut moves = position.legal_moves();
    moves.retain(moves_special);
    let then = |mv: Move| {
        let mut next = *position;
        next.play_unchecked(mv);
        let top = if next.is_over() {
            None
        } else {
            next.ascent(me)
        };
        top.map(|top| [mv, top])
    };
    moves.into_iter().filter_map(then).collect()
}

/// The moves of the player to move onto another side's special, which is held
/// or captured by them.
pub fn holds(position: &Xima) -> Vec<Move> {
    let me = position.to_move();
    let side = position.side(me);
    let mut moves = Vec::new();
    for other in Player::all(position.players()) {
        let Special::Board { at: to, level } = position.special(other) else {
            continue;
        };
        if side.contains(other) || to == Square::SUMMIT || level + 1 < position.tower_len(to) {
            continue;
        }
        let own = position.tops(me).into_iter();
        let onto = own.filter(|from| position.reach(*from).contains(to));
        moves.extend(onto.map(|from| Move::Step { from, to }));
    }
    moves.retain(|mv| position.check(mv).is_ok());
    moves
}
