//! The table with a board on it and no game: what materials, models, light,
//! camera and sounds look like together.
//!
//! `cargo run --example table [low|medium|high] [SIDE]`. Keys: C next preset,
//! F flip, 1 2 3 quality, L next lamp, space drops a tile.

#[cfg(feature = "client")]
mod shown;

fn main() {
    #[cfg(feature = "client")]
    shown::run();
}
