//! Why a move of Mathematichess is not legal.

use super::{options::GuardLeap, pieces::Kind, squares::Square};
use crate::texts;

/// The rule that forbids a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("{}", texts::mathematichess_refused_over())]
    Over,
    /// A piece is to be moved while pieces are still being placed.
    #[error("{}", texts::mathematichess_refused_still_placing())]
    StillPlacing,
    /// A piece is to be placed when all are.
    #[error("{}", texts::mathematichess_refused_all_placed())]
    AllPlaced,
    /// The hand is empty while the opponent still places.
    #[error("{}", texts::mathematichess_refused_hand_empty())]
    HandEmpty,
    /// No piece of the kind is left in the hand.
    #[error("{}", texts::mathematichess_refused_none_left(.0.key()))]
    NoneLeft(Kind),
    /// The square is not empty.
    #[error("{}", texts::mathematichess_refused_occupied(&.0.to_string()))]
    Occupied(Square),
    /// The square does not belong to this board.
    #[error("{}", texts::mathematichess_refused_off_board(&.0.to_string()))]
    OffBoard(Square),
    /// Nothing stands there.
    #[error("{}", texts::mathematichess_refused_no_piece(&.0.to_string()))]
    NoPiece(Square),
    /// The piece belongs to the opponent.
    #[error("{}", texts::mathematichess_refused_not_yours(&.0.to_string()))]
    NotYours(Square),
    /// The kind does not move in this way.
    #[error("{}", manner(*kind, *revision, *guard))]
    Manner {
        /// The kind.
        kind: Kind,
        /// Whether the rules are those of the later revision.
        revision: bool,
        /// How guards jump.
        guard: GuardLeap,
    },
    /// Another empty square comes first on the line.
    #[error("{}", texts::mathematichess_refused_hole_before(&at.to_string(), &to.to_string()))]
    HoleBefore {
        /// The nearer empty square.
        at: Square,
        /// The one that was named.
        to: Square,
    },
    /// The pusher would have nothing to push.
    #[error("{}", texts::mathematichess_refused_nothing_to_push(&from.to_string(), &to.to_string()))]
    NothingToPush {
        /// The pusher.
        from: Square,
        /// The empty square.
        to: Square,
    },
    /// A piece is to be swapped that no empty square touches.
    #[error("{}", texts::mathematichess_refused_far_from_holes(&.0.to_string()))]
    FarFromHoles(Square),
    /// Two equal pieces are to be swapped.
    #[error("{}", texts::mathematichess_refused_same_kind(kind.key(), &at.to_string()))]
    SameKind {
        /// The square.
        at: Square,
        /// The kind.
        kind: Kind,
    },
    /// A queen is to jump over a king.
    #[error("{}", texts::mathematichess_refused_king_between(&.0.to_string()))]
    KingBetween(Square),
    /// A queen is to jump over an empty square.
    #[error("{}", texts::mathematichess_refused_hole_between(&.0.to_string()))]
    HoleBetween(Square),
    /// The empty square is in a territory that the opponent has secured.
    #[error("{}", texts::mathematichess_refused_secured(&.0.to_string()))]
    Secured(Square),
    /// The piece is a frozen settler.
    #[error("{}", texts::mathematichess_refused_frozen(&.0.to_string()))]
    Frozen(Square),
    /// A pawn of the revision is to jump over nothing or over a Royal.
    #[error("{}", texts::mathematichess_refused_nothing_to_jump(&.0.to_string()))]
    NothingToJump(Square),
    /// Royals of the revision do not push each other.
    #[error("{}", texts::mathematichess_refused_not_pushable(&.0.to_string()))]
    NotPushable(Square),
    /// The player has had a Terminator.
    #[error("{}", texts::mathematichess_refused_terminator_used())]
    TerminatorUsed,
    /// Terminators are not played.
    #[error("{}", texts::mathematichess_refused_no_terminators())]
    NoTerminators,
    /// Passing is for players who cannot move.
    #[error("{}", texts::mathematichess_refused_can_move())]
    CanMove,
    /// Offers come too early.
    #[error("{}", texts::mathematichess_refused_too_early_to_agree())]
    TooEarlyToAgree,
    /// There was no offer.
    #[error("{}", texts::mathematichess_refused_no_offer())]
    NoOffer,
    /// The offer has to be answered.
    #[error("{}", texts::mathematichess_refused_answer_first())]
    AnswerFirst,
    /// The offer was declined in this very turn.
    #[error("{}", texts::mathematichess_refused_offered_already())]
    OfferedAlready,
}

/// How a kind does move.
fn manner(kind: Kind, is_revised: bool, guard: GuardLeap) -> &'static str {
    match kind {
        _ if is_revised => revised_manner(kind),
        Kind::Farmer => texts::mathematichess_moves_farmer(),
        Kind::Pawn => texts::mathematichess_moves_pawn(),
        Kind::Guard => match guard {
            GuardLeap::Step => texts::mathematichess_moves_guard_step(),
            GuardLeap::Over => texts::mathematichess_moves_guard_over(),
            GuardLeap::Leap => texts::mathematichess_moves_guard_leap(),
        },
        Kind::Knight => texts::mathematichess_moves_knight(),
        Kind::Bishop => texts::mathematichess_moves_bishop(),
        Kind::Rook => texts::mathematichess_moves_rook(),
        Kind::Treasurer => texts::mathematichess_moves_treasurer(),
        Kind::Queen => texts::mathematichess_moves_queen(),
        Kind::King => texts::mathematichess_moves_king(),
    }
}

/// How a kind moves in the later revision, which has six kinds.
fn revised_manner(kind: Kind) -> &'static str {
    match kind {
        Kind::Pawn => texts::mathematichess_moves_revised_pawn(),
        Kind::Bishop => texts::mathematichess_moves_revised_bishop(),
        Kind::Rook => texts::mathematichess_moves_revised_rook(),
        Kind::Knight => texts::mathematichess_moves_knight(),
        Kind::Queen => texts::mathematichess_moves_revised_queen(),
        Kind::King | Kind::Farmer | Kind::Guard | Kind::Treasurer => {
            texts::mathematichess_moves_revised_king()
        }
    }
}
