//! What the fuzz targets in `fuzz/` need of the command line and nobody else: it is
//! compiled for them alone.

use clap::Parser as _;

use super::{Cli, engine};
use crate::ugi;

/// Has an engine execute commands, except those that search.
pub(crate) fn engine_script(game: &str, script: &str) {
    engine::execute_all(game, script.lines().take(100));
}

/// Reads what an external engine says.
pub(crate) fn engine_output(output: &[u8]) {
    ugi::fuzzing::output(output);
}

/// Reads the arguments of the program, and splits each as a command.
pub(crate) fn arguments<'a>(arguments: impl Iterator<Item = &'a str>) {
    let arguments: Vec<&str> = arguments.take(50).collect();
    for argument in &arguments {
        ugi::fuzzing::command(argument);
    }
    let _ = Cli::try_parse_from(core::iter::once("curio").chain(arguments));
}
