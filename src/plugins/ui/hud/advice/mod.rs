//! Advice during a match: hints, the coach, and a losing level's offer to resign.

pub(super) mod coach;
pub(super) mod hint;
pub(super) mod surrender;
