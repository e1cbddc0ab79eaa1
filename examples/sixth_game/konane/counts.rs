//! How often a move of Konane is read and played, in tests, each on its own thread.

use std::cell::Cell;

thread_local! {
    pub static PARSED: Cell<usize> = const { Cell::new(0) };
    pub static PLAYED: Cell<usize> = const { Cell::new(0) };
}
