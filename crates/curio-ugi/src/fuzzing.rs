//! What the fuzz targets in `fuzz/` need of this crate and nobody else: it is compiled for
//! them alone.

use std::sync::mpsc;

use crate::{external, protocol};

/// Reads what an external engine says.
pub fn output(output: &[u8]) {
    let (lines, read) = mpsc::sync_channel(output.len() + 1);
    external::read_lines(output, &lines);
    drop(lines);
    assert!(read.iter().count() <= output.len());
}

/// Splits the command of an engine.
pub fn command(text: &str) {
    let _ = protocol::command_words(text);
}
