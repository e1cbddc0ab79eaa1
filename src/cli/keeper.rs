//! Ends other programs when this one dies.
//!
//! An engine that nobody listens to may search on for ever. When all goes well,
//! [`super::external`] ends the engines that it has started; but a program that is
//! killed or crashes can do nothing more. So a second process of this program, the
//! keeper, is told which process groups are running. It reads from a pipe that the
//! system closes when this process ends, however that happens, and then kills the
//! groups that are left.

use std::{
    collections::BTreeSet,
    env,
    io::{self, BufRead as _, Write as _},
    process::{ChildStdin, Command, Stdio},
    sync::{Mutex, PoisonError},
};

use super::external::end_group;

/// The argument by which this program starts itself as a keeper. It is no command for
/// people.
pub(super) const COMMAND: &str = "keep-engines";

/// The pipe to the keeper of this process; `None` before the first engine.
static KEEPER: Mutex<Option<ChildStdin>> = Mutex::new(None);

/// Has a process group killed if this process dies.
pub(super) fn watch(group: u32) {
    let mut keeper = KEEPER.lock().unwrap_or_else(PoisonError::into_inner);
    if keeper.is_none() {
        // Without a keeper, engines end only when they notice that their input ends.
        *keeper = start().ok();
    }
    tell(&mut keeper, '+', group);
}

/// A process group that has ended, or is about to.
pub(super) fn forget(group: u32) {
    tell(
        &mut KEEPER.lock().unwrap_or_else(PoisonError::into_inner),
        '-',
        group,
    );
}

fn tell(keeper: &mut Option<ChildStdin>, sign: char, group: u32) {
    if let Some(pipe) = keeper
        && writeln!(pipe, "{sign}{group}").is_err()
    {
        // Somebody has killed it: the next engine gets another.
        *keeper = None;
    }
}

fn start() -> io::Result<ChildStdin> {
    if cfg!(test) {
        return Err(io::Error::other(
            "in unit tests this program is another one",
        ));
    }
    let mut command = Command::new(env::current_exe()?);
    command
        .arg(COMMAND)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::null());
    // Ctrl+C in a terminal ends this process, and must not end its keeper first.
    #[cfg(unix)]
    std::os::unix::process::CommandExt::process_group(&mut command, 0);
    command
        .spawn()?
        .stdin
        .ok_or_else(|| io::Error::other("it has no input"))
}

/// Runs a keeper.
pub(super) fn run() {
    let mut groups = BTreeSet::new();
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match line.split_at_checked(1) {
            Some(("+", group)) => groups.extend(group.parse::<u32>()),
            Some(("-", group)) => {
                if let Ok(group) = group.parse::<u32>() {
                    groups.remove(&group);
                }
            }
            _ => {}
        }
    }
    groups.into_iter().for_each(end_group);
}
