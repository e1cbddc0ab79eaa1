//! Pictures: of the window for whoever presses the key, and of a match without
//! any window for the command line.

mod off_screen;
mod screenshot;

pub use self::off_screen::render_match;
pub(super) use self::screenshot::plugin;
