//! Ends what this process has begun when it dies.
//!
//! An engine that nobody listens to may search on for ever, and half a film is of no use
//! to anybody. When all goes well, whoever has started a program ends it, and whoever has
//! begun a file removes it; but a program that is killed or crashes can do nothing more.
//! So a second process of this program, the keeper, is told which process groups are
//! running and which files and folders are unfinished. It reads from a pipe that the
//! system closes when this process ends, however that happens, and then kills the groups
//! and removes the files that are left. On Windows each program has a job object in place
//! of a process group, which needs no keeper to end.
//!
//! A program has a keeper if its `main` calls [`serve`] first: a keeper is started as the
//! program itself, with an argument that `serve` knows.

use core::time::Duration;
use std::{
    collections::BTreeSet,
    ffi::{OsStr, OsString},
    fs,
    io::{self, BufRead as _, Write as _},
    path::Path,
    process::{Child, ChildStdin, Command, ExitStatus, Stdio},
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
};

use serde::{Deserialize, Serialize};

use crate::this_program;

/// The argument by which a program starts itself as a keeper.
const ARGUMENT: &str = "keeper";

/// Whether this program, started with that argument, is a keeper.
static CAN_SERVE: AtomicBool = AtomicBool::new(false);

/// Runs as the keeper if that is what `argument`, the first one of the program, asks for.
/// Returns whether it did; then the program is to end.
pub fn serve(argument: Option<&OsStr>) -> bool {
    let is_keeper = argument.is_some_and(|argument| argument == ARGUMENT);
    if is_keeper {
        keep();
    } else {
        CAN_SERVE.store(true, Ordering::Relaxed);
    }
    is_keeper
}

/// What must not outlive this process.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
enum Charge {
    /// A process group.
    Group(u32),
    /// An unfinished file or folder. Its name may be no text.
    Path(OsString),
}

/// What a keeper is told, one line of JSON each.
#[derive(Debug, Serialize, Deserialize)]
enum Order {
    Watch(Charge),
    Forget(Charge),
}

/// What is not to outlive this process, and the pipe to its keeper: `None` before the
/// first charge.
struct Charges {
    all: BTreeSet<Charge>,
    keeper: Option<ChildStdin>,
}

static CHARGES: Mutex<Charges> = Mutex::new(Charges {
    all: BTreeSet::new(),
    keeper: None,
});

fn charges<T>(change: impl FnOnce(&mut Charges) -> T) -> T {
    change(&mut CHARGES.lock().unwrap_or_else(PoisonError::into_inner))
}

impl Charges {
    fn watch(&mut self, charge: Charge) {
        self.all.insert(charge.clone());
        if !self.tell(&Order::Watch(charge)) {
            // It is the first one, or somebody has killed the keeper. Without any, programs
            // end only when they notice that their input ends.
            self.keeper = start().ok();
            for charge in self.all.clone() {
                self.tell(&Order::Watch(charge));
            }
        }
    }

    fn forget(&mut self, charge: &Charge) {
        self.all.remove(charge);
        self.tell(&Order::Forget(charge.clone()));
    }

    /// Returns whether there is a keeper that can be told.
    fn tell(&mut self, order: &Order) -> bool {
        let line = serde_json::to_string(order);
        match (&mut self.keeper, line) {
            (Some(pipe), Ok(line)) => writeln!(pipe, "{line}").is_ok(),
            _ => false,
        }
    }
}

fn start() -> io::Result<ChildStdin> {
    if !CAN_SERVE.load(Ordering::Relaxed) {
        return Err(io::Error::other("this program cannot be a keeper"));
    }
    let mut command = this_program()?;
    command
        .arg(ARGUMENT)
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

/// Something that does not outlive this process. Dropping this makes it like anything
/// else, to be done when it has ended or is finished.
#[derive(Debug)]
pub struct Watched(Charge);

impl Watched {
    /// A file or folder that is removed if this process ends before the file is finished.
    pub fn path(path: &Path) -> Self {
        Self::charge(Charge::Path(path.into()))
    }

    fn charge(charge: Charge) -> Self {
        charges(|charges| charges.watch(charge.clone()));
        Self(charge)
    }
}

impl Drop for Watched {
    fn drop(&mut self) {
        charges(|charges| charges.forget(&self.0));
    }
}

/// Another program that this one has started. It is killed with all that it has started
/// itself when this is dropped, and when this process ends in any way.
#[derive(Debug)]
pub struct Kept {
    child: Child,
    /// Until it is known to have ended.
    watched: Option<Watched>,
    #[cfg(windows)]
    job: Option<super::job::Job>,
}

impl Kept {
    /// Starts a program in a process group of its own.
    ///
    /// # Errors
    /// When it cannot be started.
    pub fn start(command: &mut Command) -> io::Result<Self> {
        #[cfg(unix)]
        std::os::unix::process::CommandExt::process_group(command, 0);
        let child = command.spawn()?;
        let watched = Some(Watched::charge(Charge::Group(child.id())));
        Ok(Self {
            // Without a job it is still killed itself.
            #[cfg(windows)]
            job: super::job::Job::new(&child).ok(),
            child,
            watched,
        })
    }

    /// Its process, for its pipes.
    pub const fn child(&mut self) -> &mut Child {
        &mut self.child
    }

    /// Its exit status, if it has ended by itself. What it has started ends with it.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn ended(&mut self) -> io::Result<Option<ExitStatus>> {
        if self.watched.is_none() || has_ended(&mut self.child, false)? {
            self.end().map(Some)
        } else {
            Ok(None)
        }
    }

    /// Waits until it ends by itself. What it has started ends with it.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn wait(&mut self) -> io::Result<ExitStatus> {
        if self.watched.is_some() {
            has_ended(&mut self.child, true)?;
        }
        self.end()
    }

    /// Kills it with all that it has started, and returns its exit status.
    ///
    /// # Errors
    /// When the system does not say.
    pub fn end(&mut self) -> io::Result<ExitStatus> {
        // Until `wait`, no other process can have the same id.
        if let Some(watched) = self.watched.take() {
            watched.0.end();
        }
        #[cfg(windows)]
        drop(self.job.take());
        // On systems without groups, at least the program itself is killed.
        let _ = self.child.kill();
        self.child.wait()
    }
}

impl Drop for Kept {
    fn drop(&mut self) {
        let _ = self.end();
    }
}

/// Whether a program has ended, after it has if that `is_awaited`. Its id stays its own.
#[cfg(unix)]
fn has_ended(child: &mut Child, is_awaited: bool) -> io::Result<bool> {
    use rustix::{
        io::retry_on_intr,
        process::{Pid, WaitId, WaitIdOptions, waitid},
    };

    let mut options = WaitIdOptions::EXITED | WaitIdOptions::NOWAIT;
    if !is_awaited {
        options |= WaitIdOptions::NOHANG;
    }
    let process = Pid::from_child(child);
    Ok(retry_on_intr(|| waitid(WaitId::Pid(process), options))?.is_some())
}

#[cfg(not(unix))]
fn has_ended(child: &mut Child, is_awaited: bool) -> io::Result<bool> {
    if is_awaited {
        child.wait()?;
    }
    Ok(child.try_wait()?.is_some())
}

/// Ends whatever is left. A program calls it before it exits.
pub fn end_all() {
    let left = charges(|charges| charges.all.clone());
    left.iter().for_each(Charge::end);
}

/// Listens until the program that has started this one is gone, and ends what it leaves.
fn keep() {
    let mut left = BTreeSet::new();
    for line in io::stdin().lock().lines().map_while(Result::ok) {
        match serde_json::from_str(&line) {
            Ok(Order::Watch(charge)) => drop(left.insert(charge)),
            Ok(Order::Forget(charge)) => drop(left.remove(&charge)),
            Err(_) => {}
        }
    }
    // Groups come first: what has ended writes no more files.
    left.iter().for_each(Charge::end);
}

impl Charge {
    fn end(&self) {
        match self {
            Self::Group(group) => end_group(*group),
            Self::Path(path) => remove(Path::new(path)),
        }
    }
}

/// Kills a process and its child processes.
#[cfg(unix)]
fn end_group(group: u32) {
    use rustix::process::{Pid, Signal, kill_process_group};

    let group = i32::try_from(group).ok().and_then(Pid::from_raw);
    // Group 1 would mean all processes.
    if let Some(group) = group.filter(|group| !group.is_init()) {
        // It may have exited in the meantime.
        let _ = kill_process_group(group, Signal::KILL);
    }
}

/// Other systems have no process groups, or end by themselves what belongs together.
#[cfg(not(unix))]
const fn end_group(_group: u32) {}

/// How often the removal of a folder is tried.
const TRIES: usize = 50;

/// Removes a file or a folder. A program that was killed just now may have put one more
/// file into the folder.
fn remove(path: &Path) {
    for _ in 0..TRIES {
        let Ok(about) = path.symlink_metadata() else {
            return;
        };
        let removed = if about.is_dir() {
            fs::remove_dir_all(path)
        } else {
            fs::remove_file(path)
        };
        if removed.is_ok() {
            return;
        }
        thread::sleep(Duration::from_millis(20));
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::io::Read as _;

    use super::*;

    fn is_watched(charge: &Charge) -> bool {
        charges(|charges| charges.all.contains(charge))
    }

    #[test]
    fn a_program_is_watched_until_it_has_ended() {
        let mut sleeps = Kept::start(Command::new("sleep").arg("600")).unwrap();
        let group = Charge::Group(sleeps.child().id());
        assert!(is_watched(&group));
        assert!(sleeps.ended().unwrap().is_none());
        assert!(!sleeps.end().unwrap().success());
        assert!(!is_watched(&group));
    }

    #[test]
    fn what_a_program_has_started_ends_with_it() {
        let mut parent = Command::new("sh");
        parent
            .args(["-c", "sleep 600 & exit 3"])
            .stdout(Stdio::piped());
        let mut parent = Kept::start(&mut parent).unwrap();
        let mut output = parent.child().stdout.take().unwrap();
        assert_eq!(parent.wait().unwrap().code(), Some(3));
        assert_eq!(parent.ended().unwrap().unwrap().code(), Some(3));
        // It is closed once no process has it open.
        assert_eq!(output.read_to_end(&mut Vec::new()).unwrap(), 0);
    }

    #[test]
    fn a_file_is_watched_until_it_is_finished() {
        let path = Path::new("unfinished");
        let charge = Charge::Path(path.into());
        let watched = Watched::path(path);
        assert!(is_watched(&charge));
        drop(watched);
        assert!(!is_watched(&charge));
    }
}
