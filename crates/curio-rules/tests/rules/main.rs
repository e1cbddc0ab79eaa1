//! The rules of the five games against numbers computed elsewhere, and against
//! their own invariants.
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]
#![allow(
    clippy::disallowed_types,
    clippy::disallowed_methods,
    reason = "what no rule may touch, its tests may"
)]

mod apart;
mod battery;
mod chimple;
mod chimple_states;
mod clauses;
mod compose;
mod contract;
mod corners;
mod incremental;
mod languages;
mod lead;
mod mathematichess;
mod mathematichess_endings;
mod mathematichess_oracles;
mod mathematichess_revision;
mod options;
mod perft;
mod played;
mod registry;
mod slow;
mod support;
mod told;
mod xafka;
mod xima;
mod xima_dice;
mod xima_turns;
mod xong;
mod xong_tiny;
mod xong_xoids;
