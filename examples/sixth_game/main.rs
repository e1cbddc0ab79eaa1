//! The sixth game: Curio with Konane, which the collection does not have.
//!
//! `cargo run --example sixth_game` opens the window with all games;
//! `cargo run --example sixth_game -- play konane --players human,level:3` begins a
//! match of it. `docs/adding-a-game.md` walks through these files.

mod konane;

use std::process::ExitCode;

use curio::plugins::client::Window3d;

fn main() -> ExitCode {
    let window = Window3d::new().with(konane::table::plugin);
    curio::cli::run(std::env::args_os(), &[&konane::GAME], Some(&window))
}
