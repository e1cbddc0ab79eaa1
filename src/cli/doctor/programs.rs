//! The other programs that Curio starts.

use std::process::{Command, Stdio};

use crate::report::{Lack, Need, Report};

pub(super) fn examine(report: &mut Report) {
    let section = report.section("Programs");
    match first_line("ffmpeg", "-version") {
        Some(version) => {
            section.say("ffmpeg", version);
        }
        None => {
            section.say("ffmpeg", "none");
            let what = "ffmpeg, for films as .mp4 and .webm (GIFs and pictures need nothing)";
            report.lacks(Lack::optional(what).brought_by(Need::Ffmpeg));
        }
    }
}

/// The first line that a program says, if it runs.
pub(super) fn first_line(program: &str, argument: &str) -> Option<String> {
    let output = Command::new(program)
        .arg(argument)
        .stdin(Stdio::null())
        .stderr(Stdio::null())
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout);
    let line = text.lines().map(str::trim).find(|line| !line.is_empty())?;
    Some(line.to_owned())
}
