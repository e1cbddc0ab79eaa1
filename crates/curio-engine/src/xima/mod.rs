//! The opponents of XIMA.
//!
//! [`Climber`] thinks about every kind of table: two players, more (all others
//! taken for allies of each other, partners for one side), and dice, whose falls
//! are averaged. What a position is worth is in `evaluation`, the search itself
//! in `search`.

mod climber;
mod evaluation;
mod figures;
mod promise;
mod reasons;
mod search;

pub(super) use climber::Climber;
pub(super) use figures::figures;
