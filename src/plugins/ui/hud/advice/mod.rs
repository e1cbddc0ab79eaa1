//! What is said to somebody who plays: a hint, the coach, the question whether a level may resign.

pub(super) mod coach;
pub(super) mod hint;
pub(super) mod surrender;
