//! Why a move of Chimple is not legal.

use core::fmt;

use crate::{Colour, texts};

/// The rule that forbids a move. Squares are numbered as on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// Nothing can be played any more.
    Over,
    /// Nobody stands where the move begins.
    Nobody {
        /// The square.
        from: u8,
    },
    /// The character belongs to the other side.
    NotYours {
        /// The square.
        from: u8,
        /// Whose it is.
        colour: Colour,
    },
    /// No descriptor leads from the one square to the other.
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
    Blocked {
        /// The square.
        at: u8,
    },
    /// Captures need somebody to capture.
    NoEnemy {
        /// The square.
        at: u8,
    },
    /// A step was written as a capture, or the other way round.
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

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let answer = |yes: &bool| if *yes { "yes" } else { "no" };
        match self {
            Self::Over => f.write_str(texts::chimple_refused_over()),
            Self::Nobody { from } => f.write_str(&texts::chimple_refused_nobody(&from.to_string())),
            Self::NotYours { from, colour } => {
                f.write_str(&texts::chimple_refused_not_yours(*from, colour.name()))
            }
            Self::NoMeme {
                from,
                to,
                slide,
                back,
                capture_back,
            } => f.write_str(&texts::chimple_refused_no_meme(
                *from,
                *to,
                answer(slide),
                answer(back),
                answer(capture_back),
            )),
            Self::Blocked { at } => f.write_str(&texts::chimple_refused_blocked(&at.to_string())),
            Self::NoEnemy { at } => f.write_str(&texts::chimple_refused_no_enemy(&at.to_string())),
            Self::OtherKind {
                from,
                to,
                captures,
                written,
            } => {
                let (from, to) = (from.to_string(), to.to_string());
                f.write_str(&if *captures {
                    texts::chimple_refused_is_capture(&from, &to, written)
                } else {
                    texts::chimple_refused_is_move(&from, &to, written)
                })
            }
        }
    }
}

impl std::error::Error for Refusal {}
