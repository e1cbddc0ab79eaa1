//! `curio-lab` as its users meet it: arguments in, texts and exit codes out.
#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic"
)]

mod chimple;
mod contest;
mod counts;
mod determinism;
mod faults;
mod ladder;
#[path = "../../../../tests/cli/program.rs"]
mod program;
#[path = "../../../../tests/cli/shown.rs"]
mod shown;
mod xafka;

/// The program that is tested.
const PROGRAM: &str = env!("CARGO_BIN_EXE_curio-lab");
