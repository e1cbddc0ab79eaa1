//! The opponents of Xong: what to do with the Xoid in hand, and what to hand
//! over.
//!
//! Gives cannot be listed, so `stock` chooses the Xoids that are worth
//! thinking of and knows all their placements; `search` looks ahead over pairs
//! of placing and giving among them, by `evaluation`; `endgame` knows every
//! Xoid once the vacant legs are few, and proves what it says. `thinker` brings
//! it together, `levels` makes it weaker, `reasons` puts it into words.

mod endgame;
mod evaluation;
mod figures;
mod levels;
mod reasons;
mod search;
mod stock;
mod thinker;

pub(super) use figures::figures;
pub(super) use thinker::Strategist;
