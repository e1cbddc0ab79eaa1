//! Tables with a task: a lesson, a puzzle, a position to set up.

pub(super) mod editor;
pub(super) mod lesson;
mod lesson_pictures;
pub mod puzzle;
mod puzzle_picture;
