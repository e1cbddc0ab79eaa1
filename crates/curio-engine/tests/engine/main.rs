//! Opponents, hints and puzzles: what they find, and that it can be played.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic"
)]

mod asking;
mod baseline;
mod chimple;
mod chimple_puzzles;
mod claims;
mod coach;
mod coached;
mod explain;
mod lesson_claims_a;
mod lesson_claims_b;
mod lessons;
mod levels;
mod mathematichess_levels;
mod mathematichess_puzzles;
mod mathematichess_set_up;
mod mathematichess_trials;
mod puzzle_grades;
mod puzzle_themes;
mod puzzles;
mod puzzles_of_ones_own;
mod review_truth;
mod search;
mod styles;
#[path = "../../../curio-rules/tests/rules/support.rs"]
mod support;
mod xafka_book;
mod xafka_jobs;
mod xafka_solving;
mod xima;
mod xima_puzzles;
mod xong;
mod xong_puzzles;
