//! The `curio` program: its arguments, and the window where it was built in.

use std::process::ExitCode;

fn main() -> ExitCode {
    curio::cli::run(std::env::args_os(), None)
}
