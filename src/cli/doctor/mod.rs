//! `curio doctor`: what Curio finds on this machine, as the text of a bug report.

mod folders;
mod programs;
mod system;

use anstyle::Style;
use anyhow::bail;

use super::{
    context::Context,
    output::{HEADING, print_json},
};
use crate::{
    record::Store,
    report::{Lack, Report},
    version::version,
};

/// Print what Curio finds on this machine, and what is missing.
///
/// The exit code is 0 if Curio can be played here, and 1 if something is missing that it
/// needs. Your home folder is written as ~.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio doctor                 the text of a bug report\n  \
    curio doctor --json")]
pub(super) struct Args {
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let report = examine(context);
    if args.json {
        print_json(context.out, &report)?;
    } else {
        for line in report.to_string().lines() {
            // What a section says is indented.
            let style = if line.starts_with(' ') {
                Style::new()
            } else {
                HEADING
            };
            context.out.styled(style, line)?;
            writeln!(context.out)?;
        }
    }
    let essential: Vec<&str> = report.essential().map(Lack::what).collect();
    if !essential.is_empty() {
        bail!("Curio cannot be played here: {}", essential.join("; "));
    }
    Ok(())
}

fn examine(context: &Context<'_>) -> Report {
    let mut report = Report::default();
    report
        .section("Curio")
        .say("version", version())
        .say("program", program())
        .say(
            "window",
            if context.client.is_some() {
                "built in"
            } else {
                "not built in"
            },
        );
    system::examine(&mut report);
    if let Some(client) = context.client {
        system::examine_display(&mut report);
        client.examine(context.data_dir(), &mut report);
    }
    programs::examine(&mut report);
    folders::examine(Store::open(context.data_dir()).ok().as_ref(), &mut report);
    system::examine_environment(&mut report);
    report
}

/// The file that runs, and the kind of package that it came in as far as that shows.
fn program() -> String {
    let file = std::env::current_exe().map_or_else(
        |error| format!("unknown ({error})"),
        |file| file.display().to_string(),
    );
    let kinds = [
        ("APPIMAGE", "AppImage"),
        ("FLATPAK_ID", "Flatpak"),
        ("SNAP", "snap"),
    ];
    let kind = kinds
        .iter()
        .find(|(name, _)| std::env::var_os(name).is_some());
    kind.map_or(file.clone(), |(_, kind)| format!("{file} ({kind})"))
}
