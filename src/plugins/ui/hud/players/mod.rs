//! Who plays: plates with names, scores and clocks, who leads, and the column that holds them.

pub(crate) mod lead;
pub(super) mod left_column;
mod rail;
pub(super) mod rating;
pub(super) mod seats;
