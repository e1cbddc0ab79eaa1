//! What the fuzz targets in `fuzz/` need of the command line and nobody else: it is
//! compiled for them alone.

use std::sync::mpsc;

use clap::Parser as _;

use super::{Cli, engine, external, ugi};

/// Has an engine execute commands, except those that search.
pub fn engine_script(game: &str, script: &str) {
    engine::execute_all(game, script.lines().take(100));
}

/// Reads what an external engine says.
pub fn engine_output(output: &[u8]) {
    let (lines, read) = mpsc::sync_channel(output.len() + 1);
    external::read_lines(output, &lines);
    drop(lines);
    assert!(read.iter().count() <= output.len());
}

/// Reads the arguments of the program, and splits each as a command.
pub fn arguments<'a>(arguments: impl Iterator<Item = &'a str>) {
    let arguments: Vec<&str> = arguments.take(50).collect();
    for argument in &arguments {
        let _ = ugi::command_words(argument);
    }
    let _ = Cli::try_parse_from(core::iter::once("curio").chain(arguments));
}
