//! Panels for tables with a task: lessons, puzzles, and setting up a position.

pub(super) mod editor;
pub(super) mod lesson;
mod lesson_pictures;
pub mod puzzle;
mod puzzle_picture;
