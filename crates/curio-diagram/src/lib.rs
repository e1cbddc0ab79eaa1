#![doc = include_str!("../README.md")]

mod chimple;
mod hexagon;
mod markup;
mod mathematichess;
mod moves;
mod palette;
mod plain;
mod seats;
mod sheet;
mod sign;
mod texts;
mod trail;
mod xafka;
mod xima;
mod xong;

use curio_rules::{AnyGame, AnyPlayedMove, Player};

pub use moves::Offer;
pub use sheet::{Diagram, Place};

/// How a position is looked at.
#[derive(Clone, Copy, Debug)]
pub struct View<'a> {
    /// Who sits at the near edge.
    pub from: Player,
    /// The move that led to the position.
    pub last: Option<&'a dyn AnyPlayedMove>,
    /// A move that could be played next.
    pub hint: Option<&'a dyn AnyPlayedMove>,
    /// What an annotator thinks of the last move, such as `!?`; written where it ended.
    pub mark: &'a str,
    /// Whether squares are named.
    pub coordinates: bool,
    /// Whether the legal moves are elements of their own.
    pub moves: bool,
}

impl Default for View<'_> {
    fn default() -> Self {
        Self {
            from: Player::FIRST,
            last: None,
            hint: None,
            mark: "",
            coordinates: true,
            moves: false,
        }
    }
}

/// Draws a position. A game that this crate does not know is drawn with characters.
#[must_use]
pub fn diagram(position: &dyn AnyGame, view: &View<'_>) -> Diagram {
    let any = position.as_any();
    let sheet = if let Some(position) = any.downcast_ref() {
        xafka::draw(position, view)
    } else if let Some(position) = any.downcast_ref() {
        xima::draw(position, view)
    } else if let Some(position) = any.downcast_ref() {
        mathematichess::draw(position, view)
    } else if let Some(position) = any.downcast_ref() {
        xong::draw(position, view)
    } else if let Some(position) = any.downcast_ref() {
        chimple::draw(position, view)
    } else {
        plain::draw(position, view)
    };
    sheet.finish(position)
}
