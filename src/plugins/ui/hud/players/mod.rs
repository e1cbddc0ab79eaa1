//! The players: their names, scores and clocks, who is ahead, and the column they share.

pub(crate) mod lead;
pub(super) mod left_column;
mod rail;
pub(super) mod rating;
pub(super) mod seats;
