//! The `curio` program: its arguments, and the window where it was built in.

use std::process::ExitCode;

fn main() -> ExitCode {
    curio::cli::built_from(option_env!("CURIO_COMMIT"));
    #[cfg(feature = "client")]
    let window = curio::plugins::client::Window3d::new();
    #[cfg(feature = "client")]
    let client: Option<&dyn curio::client::Client> = Some(&window);
    #[cfg(not(feature = "client"))]
    let client = None;
    curio::cli::run(std::env::args_os(), &[], client)
}
