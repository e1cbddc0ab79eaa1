//! Why a move of Chimple is not legal.

use crate::{Colour, texts};

/// The rule that forbids a move. Squares are numbered as on the board.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("{}", texts::chimple_refused_over())]
    Over,
    /// Nobody stands where the move begins.
    #[error("{}", texts::chimple_refused_nobody(&.0.to_string()))]
    Nobody(u8),
    /// The character belongs to the other side.
    #[error("{}", texts::chimple_refused_not_yours(*from, colour.name()))]
    NotYours {
        /// The square.
        from: u8,
        /// Whose it is.
        colour: Colour,
    },
    /// No descriptor leads from the one square to the other.
    #[error("{}", no_meme((*from, *to), *slide, *back, *capture_back))]
    NoMeme {
        /// Where the move begins.
        from: u8,
        /// Where it should end.
        to: u8,
        /// Whether characters move any distance.
        slide: bool,
        /// Whether they move backwards.
        back: bool,
        /// Whether they capture backwards.
        capture_back: bool,
    },
    /// Steps lead to empty squares.
    #[error("{}", texts::chimple_refused_blocked(&.0.to_string()))]
    Blocked(u8),
    /// Captures need somebody to capture.
    #[error("{}", texts::chimple_refused_no_enemy(&.0.to_string()))]
    NoEnemy(u8),
    /// A step was written as a capture, or the other way round.
    #[error("{}", other_kind(&from.to_string(), &to.to_string(), *captures, written))]
    OtherKind {
        /// Where the move begins.
        from: u8,
        /// Where it ends.
        to: u8,
        /// Whether it would be a capture.
        captures: bool,
        /// How that is written.
        written: String,
    },
}

fn no_meme((from, to): (u8, u8), slide: bool, back: bool, capture_back: bool) -> String {
    let [slide, back, capture_back] =
        [slide, back, capture_back].map(|yes| if yes { "yes" } else { "no" });
    texts::chimple_refused_no_meme(from, to, slide, back, capture_back)
}

fn other_kind(from: &str, to: &str, captures: bool, written: &str) -> String {
    if captures {
        texts::chimple_refused_is_capture(from, to, written)
    } else {
        texts::chimple_refused_is_move(from, to, written)
    }
}
