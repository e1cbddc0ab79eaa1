//! What a move would do, worked out before it is made.

use super::{
    board::Board,
    moves::{Change, Move, Shift},
    pieces::Piece,
    position::Mathematichess,
    refusal::Refusal,
    squares::Square,
    territory::Territory,
};

/// What a move would change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preview {
    /// Which pieces would go where.
    pub shifts: Vec<Shift>,
    /// The piece that would come onto the board.
    pub placed: Option<(Piece, Square)>,
    /// The piece that would leave it.
    pub terminated: Option<(Piece, Square)>,
    /// The players' points now, in seat order.
    pub before: [i64; 2],
    /// And after the move.
    pub after: [i64; 2],
    /// The territories that are there now and would not be the same afterwards.
    pub gone: Vec<Territory>,
    /// Those that would be there instead.
    pub come: Vec<Territory>,
    /// Whether the move would end the game.
    pub ends: bool,
}

impl Preview {
    /// By how much each player's points would change.
    pub const fn gains(&self) -> [i64; 2] {
        [
            self.after[0] - self.before[0],
            self.after[1] - self.before[1],
        ]
    }
}

pub(super) fn preview(position: &Mathematichess, mv: Move) -> Result<Preview, Refusal> {
    position.check_move(mv)?;
    let mut next = position.clone();
    next.play_reporting(mv, &mut ());
    let terminated = match mv {
        Move::Terminate { at } => position.piece(at).map(|piece| (piece, at)),
        _ => None,
    };
    let placed = match mv {
        Move::Place { at, .. } => next.piece(at).map(|piece| (piece, at)),
        _ => None,
    };
    let mut gone = position.territories();
    let mut come = next.territories();
    let same: Vec<Territory> = gone
        .iter()
        .filter(|territory| come.contains(territory))
        .cloned()
        .collect();
    gone.retain(|territory| !same.contains(territory));
    come.retain(|territory| !same.contains(territory));
    Ok(Preview {
        shifts: shifts(&position.board, mv),
        placed,
        terminated,
        before: position.points(),
        after: next.points(),
        gone,
        come,
        ends: next.end.is_some(),
    })
}

/// Which pieces a move of the second stage takes where.
pub(super) fn shifts(board: &Board, mv: Move) -> Vec<Shift> {
    board
        .shifts(mv)
        .as_slice()
        .iter()
        .filter_map(|&(from, to)| {
            let piece = board.piece(from)?;
            Some(Shift { piece, from, to })
        })
        .collect()
}

/// What a move of a piece would show on the table, worked out before it is made.
pub(super) fn shown(board: &Board, mv: Move) -> Option<Change> {
    let shifts = shifts(board, mv);
    match (mv, &shifts[..]) {
        (Move::Step { .. }, &[shift]) if shift.from.touches(shift.to) => {
            Some(Change::Stepped(shift))
        }
        (Move::Step { .. }, &[shift]) => Some(Change::Leapt(shift)),
        (Move::Swap { .. }, &[one, other]) => Some(Change::Swapped([one, other])),
        (Move::Push { .. }, [_, ..]) => Some(Change::Pushed(shifts)),
        _ => None,
    }
}
