//! Why a move of Mathematichess is not legal.

use core::fmt;

use super::{options::GuardLeap, pieces::Kind, squares::Square};
use crate::texts;

/// The rule that forbids a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing can be played any more.
    Over,
    /// A piece is to be moved while pieces are still being placed.
    StillPlacing,
    /// A piece is to be placed when all are.
    AllPlaced,
    /// The hand is empty while the opponent still places.
    HandEmpty,
    /// No piece of the kind is left in the hand.
    NoneLeft {
        /// The kind.
        kind: Kind,
    },
    /// The square is not empty.
    Occupied {
        /// The square.
        at: Square,
    },
    /// The square does not belong to this board.
    OffBoard {
        /// The square.
        at: Square,
    },
    /// Nothing stands there.
    NoPiece {
        /// The square.
        at: Square,
    },
    /// The piece belongs to the opponent.
    NotYours {
        /// The square.
        at: Square,
    },
    /// The kind does not move in this way.
    Manner {
        /// The kind.
        kind: Kind,
        /// Whether the rules are those of the later revision.
        revision: bool,
        /// How guards jump.
        guard: GuardLeap,
    },
    /// Another empty square comes first on the line.
    HoleBefore {
        /// The nearer empty square.
        at: Square,
        /// The one that was named.
        to: Square,
    },
    /// The pusher would have nothing to push.
    NothingToPush {
        /// The pusher.
        from: Square,
        /// The empty square.
        to: Square,
    },
    /// A piece is to be swapped that no empty square touches.
    FarFromHoles {
        /// The square.
        at: Square,
    },
    /// Two equal pieces are to be swapped.
    SameKind {
        /// The square.
        at: Square,
        /// The kind.
        kind: Kind,
    },
    /// A queen is to jump over a king.
    KingBetween {
        /// Where the king stands.
        at: Square,
    },
    /// A queen is to jump over an empty square.
    HoleBetween {
        /// The empty square.
        at: Square,
    },
    /// The empty square is in a territory that the opponent has secured.
    Secured {
        /// The empty square.
        at: Square,
    },
    /// The piece is a frozen settler.
    Frozen {
        /// Where it stands.
        at: Square,
    },
    /// A pawn of the revision is to jump over nothing or over a Royal.
    NothingToJump {
        /// The square between.
        at: Square,
    },
    /// Royals of the revision do not push each other.
    NotPushable {
        /// The square.
        at: Square,
    },
    /// The player has had a Terminator.
    TerminatorUsed,
    /// Terminators are not played.
    NoTerminators,
    /// Passing is for players who cannot move.
    CanMove,
    /// Offers come too early.
    TooEarlyToAgree,
    /// There was no offer.
    NoOffer,
    /// The offer has to be answered.
    AnswerFirst,
    /// The offer was declined in this very turn.
    OfferedAlready,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Over => f.write_str(texts::mathematichess_refused_over()),
            Self::StillPlacing => f.write_str(texts::mathematichess_refused_still_placing()),
            Self::AllPlaced => f.write_str(texts::mathematichess_refused_all_placed()),
            Self::HandEmpty => f.write_str(texts::mathematichess_refused_hand_empty()),
            Self::NoneLeft { kind } => {
                f.write_str(&texts::mathematichess_refused_none_left(kind.key()))
            }
            Self::Occupied { at } => {
                f.write_str(&texts::mathematichess_refused_occupied(&at.to_string()))
            }
            Self::OffBoard { at } => {
                f.write_str(&texts::mathematichess_refused_off_board(&at.to_string()))
            }
            Self::NoPiece { at } => {
                f.write_str(&texts::mathematichess_refused_no_piece(&at.to_string()))
            }
            Self::NotYours { at } => {
                f.write_str(&texts::mathematichess_refused_not_yours(&at.to_string()))
            }
            Self::Manner {
                kind,
                revision: false,
                guard,
            } => f.write_str(manner(*kind, *guard)),
            Self::Manner {
                kind,
                revision: true,
                ..
            } => f.write_str(revised_manner(*kind)),
            Self::HoleBefore { at, to } => f.write_str(&texts::mathematichess_refused_hole_before(
                &at.to_string(),
                &to.to_string(),
            )),
            Self::NothingToPush { from, to } => f.write_str(
                &texts::mathematichess_refused_nothing_to_push(&from.to_string(), &to.to_string()),
            ),
            Self::FarFromHoles { at } => f.write_str(
                &texts::mathematichess_refused_far_from_holes(&at.to_string()),
            ),
            Self::SameKind { at, kind } => f.write_str(&texts::mathematichess_refused_same_kind(
                kind.key(),
                &at.to_string(),
            )),
            Self::KingBetween { at } => {
                f.write_str(&texts::mathematichess_refused_king_between(&at.to_string()))
            }
            Self::HoleBetween { at } => {
                f.write_str(&texts::mathematichess_refused_hole_between(&at.to_string()))
            }
            Self::Secured { at } => {
                f.write_str(&texts::mathematichess_refused_secured(&at.to_string()))
            }
            Self::Frozen { at } => {
                f.write_str(&texts::mathematichess_refused_frozen(&at.to_string()))
            }
            Self::NothingToJump { at } => f.write_str(
                &texts::mathematichess_refused_nothing_to_jump(&at.to_string()),
            ),
            Self::NotPushable { at } => {
                f.write_str(&texts::mathematichess_refused_not_pushable(&at.to_string()))
            }
            Self::TerminatorUsed => f.write_str(texts::mathematichess_refused_terminator_used()),
            Self::NoTerminators => f.write_str(texts::mathematichess_refused_no_terminators()),
            Self::CanMove => f.write_str(texts::mathematichess_refused_can_move()),
            Self::TooEarlyToAgree => {
                f.write_str(texts::mathematichess_refused_too_early_to_agree())
            }
            Self::NoOffer => f.write_str(texts::mathematichess_refused_no_offer()),
            Self::AnswerFirst => f.write_str(texts::mathematichess_refused_answer_first()),
            Self::OfferedAlready => f.write_str(texts::mathematichess_refused_offered_already()),
        }
    }
}

impl std::error::Error for Refusal {}

/// How a kind does move.
fn manner(kind: Kind, guard: GuardLeap) -> &'static str {
    match kind {
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
