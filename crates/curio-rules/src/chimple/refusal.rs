//! Why a move of Chimple is not legal.

/// The rule that forbids a move. Squares are numbered as on the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// Nobody stands where the move begins.
    #[error("there is no character on square {from}")]
    Nobody {
        /// The square.
        from: u8,
    },
    /// The character belongs to the other side.
    #[error("the character on square {from} belongs to {colour}")]
    NotYours {
        /// The square.
        from: u8,
        /// Whose it is.
        colour: &'static str,
    },
    /// No descriptor leads from the one square to the other.
    #[error("no move leads from {from} to {to}: {memes}")]
    NoMeme {
        /// Where the move begins.
        from: u8,
        /// Where it should end.
        to: u8,
        /// What memes there are, as a phrase.
        memes: String,
    },
    /// Steps lead to empty squares.
    #[error("square {at} is blocked: a character can only move to an empty square")]
    Blocked {
        /// The square.
        at: u8,
    },
    /// Captures need somebody to capture.
    #[error("there is no enemy on square {at}: a diagonal move must capture")]
    NoEnemy {
        /// The square.
        at: u8,
    },
    /// A step was written as a capture, or the other way round.
    #[error("{from} to {to} is a {is}: write {written}")]
    OtherKind {
        /// Where the move begins.
        from: u8,
        /// Where it ends.
        to: u8,
        /// What it would be: `move` or `capture`.
        is: &'static str,
        /// How that is written.
        written: String,
    },
}
