//! The operating system, the display, the language.

use std::{collections::HashSet, env, fs, path::PathBuf, process::Command, thread};

use jiff::tz::TimeZone;

use super::programs::first_line;
use crate::report::{Lack, Need, Report};

pub(super) fn examine(report: &mut Report) {
    let section = report.section("System");
    section
        .say("system", name())
        .say("architecture", env::consts::ARCH);
    if let Ok(kernel) = fs::read_to_string("/proc/sys/kernel/osrelease") {
        section.say("kernel", kernel.trim());
    }
    let threads = thread::available_parallelism().map_or(1, usize::from);
    let model = value_in("/proc/cpuinfo", "model name").unwrap_or_default();
    section.say("processor", format!("{threads} threads {model}").trim_end());
    let memory = value_in("/proc/meminfo", "MemTotal").and_then(|it| mebibytes(&it));
    if let Some(memory) = memory {
        section.say("memory", format!("{memory} MiB"));
    }
    let language = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set);
    section.say("language", language.as_deref().unwrap_or("not set"));
    let zone = TimeZone::try_system();
    section.say(
        "time zone",
        zone.as_ref()
            .ok()
            .and_then(TimeZone::iana_name)
            .unwrap_or("unknown"),
    );
}

fn name() -> String {
    let named = fs::read_to_string("/etc/os-release").ok().and_then(|text| {
        let line = text
            .lines()
            .find_map(|line| line.strip_prefix("PRETTY_NAME="))?;
        Some(line.trim_matches('"').to_owned())
    });
    let asked = || match env::consts::OS {
        "macos" => first_line("sw_vers", "-productVersion").map(|it| format!("macOS {it}")),
        "windows" => {
            let output = Command::new("cmd").args(["/C", "ver"]).output().ok()?;
            Some(String::from_utf8_lossy(&output.stdout).trim().to_owned())
        }
        _ => None,
    };
    named
        .or_else(asked)
        .unwrap_or_else(|| env::consts::OS.to_owned())
}

/// The value after a colon in a file of lines, the first if there are several.
fn value_in(file: &str, key: &str) -> Option<String> {
    let text = fs::read_to_string(file).ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(key))?;
    Some(line.split_once(':')?.1.trim().to_owned())
}

fn mebibytes(kibibytes: &str) -> Option<u64> {
    let number = kibibytes.split_whitespace().next()?;
    Some(number.parse::<u64>().ok()? / 1024)
}

/// The display that a window would open on, and the libraries for it. Whether it answers
/// is for the window to say.
pub(super) fn examine_display(report: &mut Report) {
    let section = report.section("Desktop");
    for (name, variable) in [
        ("session", "XDG_SESSION_TYPE"),
        ("desktop", "XDG_CURRENT_DESKTOP"),
        ("Wayland display", "WAYLAND_DISPLAY"),
        ("X11 display", "DISPLAY"),
    ] {
        if let Some(value) = set(variable) {
            section.say(name, value);
        }
    }
    if !cfg!(target_os = "linux") {
        return;
    }
    let display = if set("WAYLAND_DISPLAY")
        .or_else(|| set("WAYLAND_SOCKET"))
        .is_some()
    {
        Some((Need::Wayland, "a window under Wayland"))
    } else {
        set("DISPLAY").map(|_| (Need::X11, "a window under X11"))
    };
    let Some(known) = libraries() else { return };
    for (need, what) in display
        .into_iter()
        .chain([(Need::VulkanLoader, "the graphics card")])
    {
        let libraries = need.libraries().iter();
        let missing: Vec<&str> = libraries
            .filter(|it| !known.contains(**it))
            .copied()
            .collect();
        if !missing.is_empty() {
            let what = format!("{} (for {what})", missing.join(", "));
            report.lacks(Lack::essential(what).brought_by(need));
        }
    }
}

/// The shared libraries that the loader finds; nothing where it keeps no list.
fn libraries() -> Option<HashSet<String>> {
    let list = ["ldconfig", "/sbin/ldconfig", "/usr/sbin/ldconfig"]
        .into_iter()
        .find_map(|program| Command::new(program).arg("-p").output().ok())
        .filter(|output| output.status.success())?;
    let text = String::from_utf8_lossy(&list.stdout);
    let mut names: HashSet<String> = text
        .lines()
        .filter_map(|line| Some(line.trim().split_once(' ')?.0.to_owned()))
        .collect();
    let folders = env::var_os("LD_LIBRARY_PATH").unwrap_or_default();
    for folder in env::split_paths(&folders) {
        let files = fs::read_dir(folder).into_iter().flatten().flatten();
        names.extend(files.filter_map(|file| file.file_name().into_string().ok()));
    }
    (!names.is_empty()).then_some(names)
}

/// What in the environment changes how Curio draws or where it looks.
pub(super) fn examine_environment(report: &mut Report) {
    const BEGINNINGS: &str =
        "CURIO_ WGPU_ VK_ MESA_ LIBGL_ DRI_PRIME __GLX_ __NV_ WINIT_ RUST_LOG ALSA_";
    let mut variables: Vec<(String, String)> = env::vars_os()
        .filter_map(|(name, value)| Some((name.into_string().ok()?, value)))
        .filter(|(name, _)| BEGINNINGS.split(' ').any(|it| name.starts_with(it)))
        .map(|(name, value)| (name, PathBuf::from(value).display().to_string()))
        .collect();
    variables.sort();
    let section = report.section("Environment");
    for (name, value) in variables {
        section.say(name, value);
    }
}

fn set(variable: &str) -> Option<String> {
    env::var(variable).ok().filter(|value| !value.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_told_in_mebibytes() {
        assert_eq!(mebibytes("24615420 kB"), Some(24_038));
        assert_eq!(mebibytes(""), None);
    }
}
