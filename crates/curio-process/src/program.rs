//! This program, to be started once more.

use std::{env, ffi::OsString, io, path::PathBuf, process::Command};

/// Starts this very program again, under the name by which it was started.
///
/// # Errors
/// When the system does not say where the program is.
pub fn this_program() -> io::Result<Command> {
    Ok(named(running_file()?, env::args_os().next()))
}

#[cfg(unix)]
fn named(file: PathBuf, name: Option<OsString>) -> Command {
    let mut command = Command::new(file);
    if let Some(name) = name {
        std::os::unix::process::CommandExt::arg0(&mut command, name);
    }
    command
}

/// Elsewhere a program has the name of its file.
#[cfg(not(unix))]
fn named(file: PathBuf, _: Option<OsString>) -> Command {
    Command::new(file)
}

/// The file of the running program. While it runs, an update may remove the file or put
/// another version in its place; Linux keeps the one that runs until it ends, behind a
/// link.
#[cfg(target_os = "linux")]
fn running_file() -> io::Result<PathBuf> {
    let link = PathBuf::from("/proc/self/exe");
    let named = env::current_exe();
    // Everybody sees the file's name in the list of processes, so it is used while it
    // leads to the same file.
    if named.as_ref().is_ok_and(|named| is_same(named, &link)) || !link.exists() {
        return named;
    }
    Ok(link)
}

#[cfg(target_os = "linux")]
fn is_same(one: &std::path::Path, other: &std::path::Path) -> bool {
    use std::os::unix::fs::MetadataExt as _;

    let id = |path: &std::path::Path| path.metadata().map(|about| (about.dev(), about.ino()));
    matches!((id(one), id(other)), (Ok(one), Ok(other)) if one == other)
}

/// Where a running program cannot be replaced, or only by a version that takes its place
/// in every respect, the name is as good.
#[cfg(not(target_os = "linux"))]
fn running_file() -> io::Result<PathBuf> {
    env::current_exe()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use std::fs;

    use super::*;

    /// Runs this test in a copy of this program that is replaced while it runs.
    #[test]
    fn a_program_that_was_replaced_can_be_started_again() {
        const REPLACED: &str = "CURIO_TEST_REPLACED";
        let itself = env::current_exe().unwrap();
        if env::var_os(REPLACED).is_some() {
            fs::remove_file(&itself).unwrap();
            fs::write(&itself, "#!/bin/sh\necho another").unwrap();
            let again = this_program().unwrap().arg("--list").output().unwrap();
            let listed = String::from_utf8(again.stdout).unwrap();
            assert!(listed.contains("can_be_started_again"), "{listed}");
            return;
        }
        let here = this_program().unwrap();
        assert_eq!(here.get_program(), itself);
        // Not a copy, which could not be run while anybody has it open.
        let folder = tempfile::tempdir_in(itself.parent().unwrap()).unwrap();
        let copy = folder.path().join("curio");
        fs::hard_link(&itself, &copy).unwrap();
        let name = module_path!().split_once("::").unwrap().1;
        let replaced = Command::new(&copy)
            .arg(format!(
                "{name}::a_program_that_was_replaced_can_be_started_again"
            ))
            .args(["--exact", "--nocapture"])
            .env(REPLACED, "yes")
            .status();
        assert!(replaced.unwrap().success());
    }
}
