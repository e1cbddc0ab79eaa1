//! How the second stage stands.

use super::super::Style;
use curio_rules::{
    Player,
    mathematichess::{Board, Mathematichess},
};

/// What a point in a secured territory counts, in quarters of a point: the
/// opponent cannot take it.
const HELD: i32 = 5;
/// What a point elsewhere counts.
const OPEN: i32 = 4;

/// What a Terminator still to come is worth, with all plies to go, in points.
const RESERVE: i32 = 60;

/// White's lead on the board, in points, those that are safe counting more.
pub(super) fn of_board(board: &Board) -> i32 {
    let [white, black] = of_sides(board);
    (white - black) / 4
}

/// What each side has on the board, in quarters of a point.
fn of_sides(board: &Board) -> [i32; 2] {
    let (totals, held) = (board.totals(), board.held());
    [0, 1].map(|seat| OPEN * totals[seat] + (HELD - OPEN) * held[seat])
}

/// By how much White's lead seems greater to a player of this style than it is, in
/// points: one's own territories count more to a bold one, the opponent's to a
/// careful one.
pub(super) fn leaning(board: &Board, player: Player, style: Style) -> i32 {
    let sides = of_sides(board);
    let (own, other) = (player.index() & 1, player.other().index() & 1);
    let excess = style.lead(sides[own], sides[other]) - (sides[own] - sides[other]);
    let excess = excess / 4;
    if player == Player::FIRST {
        excess
    } else {
        -excess
    }
}

/// How good the position is for White, in hundredths as verdicts have them: a
/// lead of 100 points is taken for a winning chance of 73 %.
pub(super) fn evaluate(position: &Mathematichess) -> i32 {
    let mut lead = of_board(position.board());
    let options = position.agreed();
    if options.terminators {
        let total = i32::from(options.limit.unwrap_or(200)).max(1);
        let left = (total - i32::from(position.plies())).max(0);
        let worth = RESERVE * left / total;
        for (player, sign) in Player::all(2).zip([1, -1]) {
            if position.may_terminate(player) {
                lead += sign * worth;
            }
        }
    }
    lead
}
