//! What every table does, whatever the game.

pub mod steering;
