//! How the second stage stands.

use curio_rules::mathematichess::{Board, Mathematichess};

/// What a point in a secured territory counts, in quarters of a point: the
/// opponent cannot take it.
const HELD: i32 = 5;
/// What a point elsewhere counts.
const OPEN: i32 = 4;

/// What a Terminator is worth that is still to come, with all plies to go, in
/// points.
const RESERVE: i32 = 60;

/// White's lead on the board, in points, those that are safe counting more.
pub(super) fn of_board(board: &Board) -> i32 {
    let [white, black] = board.totals();
    let [safe, unsafe_for_white] = board.held();
    (OPEN * (white - black) + (HELD - OPEN) * (safe - unsafe_for_white)) / 4
}

/// How good the position is for White, in hundredths as verdicts have them: a
/// lead of 100 points is taken for a winning chance of 73 %.
pub(super) fn estimate(position: &Mathematichess) -> i32 {
    let mut lead = of_board(position.board());
    let options = position.agreed();
    if options.terminators {
        let total = i32::from(options.limit.unwrap_or(200)).max(1);
        let left = (total - i32::from(position.plies())).max(0);
        let worth = RESERVE * left / total;
        for (player, sign) in curio_rules::Player::all(2).zip([1, -1]) {
            if position.may_terminate(player) {
                lead += sign * worth;
            }
        }
    }
    lead
}
