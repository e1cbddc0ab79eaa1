//! The rules of the five games against numbers computed elsewhere, and against
//! their own invariants.

mod battery;
mod chimple;
mod chimple_states;
mod compose;
mod contract;
mod mathematichess;
mod mathematichess_oracles;
mod slow;
mod support;
mod xafka;
mod xima;
mod xong;
mod xong_tiny;
mod xong_xoids;
