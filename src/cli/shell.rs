//! `curio completions` and `curio man`: shell completions and manual pages.

use std::path::PathBuf;

use clap::Command;
use clap_complete::Shell;

use super::{context::Context, output::Out};
use crate::{record::lasting, texts};

/// Print the completions for a shell.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  \
    curio completions bash > ~/.local/share/bash-completion/completions/curio")]
pub(super) struct CompletionsArgs {
    shell: Shell,
}

/// Print the manual page, or write one page for every command.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  curio man | man -l -\n  curio man --out man1/")]
pub struct ManArgs {
    /// The folder for the pages.
    #[arg(long, value_name = "DIR")]
    out: Option<PathBuf>,
}

pub(super) fn completions(
    args: &CompletionsArgs,
    mut program: Command,
    context: &mut Context<'_>,
) -> anyhow::Result<()> {
    // Buffered, because the generator panics when the output fails.
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut program, "curio", &mut text);
    context.out.write_all(&text)?;
    Ok(())
}

/// Prints the manual page of a program, or writes one page for each of its commands.
///
/// # Errors
/// When the pages cannot be written.
pub fn man(args: &ManArgs, program: Command, out: &mut dyn Out) -> anyhow::Result<()> {
    match &args.out {
        Some(folder) => {
            lasting(folder)?;
            std::fs::create_dir_all(folder)
                .and_then(|()| clap_mangen::generate_to(program, folder))
                .map_err(|error| {
                    let folder = folder.display().to_string();
                    anyhow::anyhow!(texts::cli_cannot_write_pages(&folder, &error.to_string()))
                })?;
        }
        None => {
            let mut text = Vec::new();
            clap_mangen::Man::new(program).render(&mut text)?;
            out.write_all(&text)?;
        }
    }
    Ok(())
}
