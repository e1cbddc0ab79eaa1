//! Why a move of Mathematichess is not legal.

use super::{pieces::Kind, squares::Square};

/// The rule that forbids a move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// A piece is to be moved while pieces are still being placed.
    #[error("pieces cannot move until all have been placed: put one on an empty square")]
    StillPlacing,
    /// A piece is to be placed when all are.
    #[error("all pieces have been placed: in the second stage they move")]
    AllPlaced,
    /// The hand is empty while the opponent still places.
    #[error("all your pieces are on the board: pass until your opponent’s are too")]
    HandEmpty,
    /// No piece of the kind is left in the hand.
    #[error("there is no {} left in hand", kind.name())]
    NoneLeft {
        /// The kind.
        kind: Kind,
    },
    /// The square is not empty.
    #[error("{at} is not empty")]
    Occupied {
        /// The square.
        at: Square,
    },
    /// The square does not belong to this board.
    #[error("there is no square {at} on this board")]
    OffBoard {
        /// The square.
        at: Square,
    },
    /// Nothing stands there.
    #[error("there is no piece on {at}")]
    NoPiece {
        /// The square.
        at: Square,
    },
    /// The piece belongs to the opponent.
    #[error("the piece on {at} belongs to your opponent")]
    NotYours {
        /// The square.
        at: Square,
    },
    /// The kind does not move in this way.
    #[error("a {} {}", kind.name(), manner)]
    Manner {
        /// The kind.
        kind: Kind,
        /// How it does move, as a phrase.
        manner: &'static str,
    },
    /// Another empty square comes first on the line.
    #[error("a push ends at the first empty square, and {at} comes before {to}")]
    HoleBefore {
        /// The nearer empty square.
        at: Square,
        /// The one that was named.
        to: Square,
    },
    /// The pusher would have nothing to push.
    #[error("there is nothing to push between {from} and {to}")]
    NothingToPush {
        /// The pusher.
        from: Square,
        /// The empty square.
        to: Square,
    },
    /// A piece is to be swapped that no empty square touches.
    #[error("the piece on {at} touches no empty square, so it cannot be swapped")]
    FarFromHoles {
        /// The square.
        at: Square,
    },
    /// Two equal pieces are to be swapped.
    #[error("you have a {} on {at} too: the swap would change nothing", kind.name())]
    SameKind {
        /// The square.
        at: Square,
        /// The kind.
        kind: Kind,
    },
    /// A queen is to jump over a king.
    #[error("a Queen cannot jump over the King on {at}")]
    KingBetween {
        /// Where the king stands.
        at: Square,
    },
    /// A queen is to jump over an empty square.
    #[error("a Queen cannot jump over the empty square {at}")]
    HoleBetween {
        /// The empty square.
        at: Square,
    },
    /// The empty square is in a territory that the opponent has secured.
    #[error("{at} belongs to a territory that your opponent has secured and cannot be entered")]
    Secured {
        /// The empty square.
        at: Square,
    },
    /// The piece is a frozen settler.
    #[error("the piece on {at} is frozen: it settles a territory that your opponent has secured")]
    Frozen {
        /// Where it stands.
        at: Square,
    },
    /// A pawn of the revision is to jump over nothing or over a Royal.
    #[error("a Pawn must jump over a piece other than a King or Queen, and there is none on {at}")]
    NothingToJump {
        /// The square between.
        at: Square,
    },
    /// Royals of the revision do not push each other.
    #[error("Kings and Queens push only pieces of other kinds, and there is none on {at}")]
    NotPushable {
        /// The square.
        at: Square,
    },
    /// The player has had a Terminator.
    #[error("each player has one Terminator per game, and you have used yours")]
    TerminatorUsed,
    /// Terminators are not played.
    #[error("this match is played without Terminators")]
    NoTerminators,
    /// Passing is for players who cannot move.
    #[error("you can pass only when none of your pieces can be placed or moved")]
    CanMove,
    /// Offers come too early.
    #[error(
        "the game can be ended by agreement only in the second stage, after both Terminators \
             have been used"
    )]
    TooEarlyToAgree,
    /// There was no offer.
    #[error("nobody has offered to end the game")]
    NoOffer,
    /// The offer has to be answered.
    #[error("your opponent has offered to end the game: accept or decline")]
    AnswerFirst,
    /// The offer was declined in this very turn.
    #[error("your offer was declined: make a move before offering again")]
    OfferedAlready,
}
