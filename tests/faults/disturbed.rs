//! What a test does to a program: kills it at some instant, or has the system refuse a call.
//! The tests of `curio-lab` include this file, too.
//!
//! `strace` has the n-th call fail, or ends the program there, for every n. Where it is
//! not installed, or may not be used, nothing is tested.

use std::{
    env, fs,
    io::{BufRead as _, BufReader, Read as _, Write as _},
    path::Path,
    process::{Child, Command, Output, Stdio},
    thread,
    time::Duration,
};

use curio::rules::zobrist_key;
use tempfile::TempDir;

use crate::PROGRAM;

/// How much is tried.
pub(super) fn effort(usual: usize) -> usize {
    env::var("CURIO_FAULTS")
        .ok()
        .and_then(|number| number.parse().ok())
        .unwrap_or(usual)
}

/// A number below `bound`; the same in every run.
pub(super) fn random(stream: u64, index: usize, bound: usize) -> usize {
    (zobrist_key(stream, index as u64) % bound as u64) as usize
}

/// A folder that is removed afterwards: in memory, where the system has a place for it. A
/// kill or an error of the system does not ask what is below, and some disks are slow to
/// remove hundreds of files.
pub(super) fn folder() -> TempDir {
    tempfile::tempdir_in("/dev/shm")
        .or_else(|_| tempfile::tempdir())
        .unwrap()
}

/// The program with its data and its working directory in a folder, at the end of a
/// command line that may begin with another program.
pub(super) fn curio(mut command: Command, folder: &Path) -> Command {
    if command.get_program() != PROGRAM {
        command.arg(PROGRAM);
    }
    command
        .env("CURIO_DATA_DIR", folder)
        .env("RUST_BACKTRACE", "0")
        .current_dir(folder)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// The program by itself.
pub(super) fn alone() -> Command {
    Command::new(PROGRAM)
}

/// Kills a program a moment after it has printed some number of lines that `counts`,
/// from none up to `most`; all that it has printed.
pub(super) fn kill_at_some_instant(
    mut child: Child,
    (stream, number): (u64, usize),
    most: usize,
    counts: impl Fn(&[u8]) -> usize,
) -> Vec<u8> {
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let awaited = random(stream, number, most + 1);
    let mut seen = Vec::new();
    while counts(&seen) < awaited && output.read_until(b'\n', &mut seen).unwrap() > 0 {}
    let moment = random(stream + 1, number, 400) as u64;
    thread::park_timeout(Duration::from_micros(moment));
    child.kill().unwrap();
    child.wait().unwrap();
    output.read_to_end(&mut seen).unwrap();
    seen
}

/// The calls that change files; some systems lack those with a question mark.
const CALLS: [&str; 8] = [
    "write",
    "fsync",
    "fdatasync",
    "linkat,?link",
    "?rename,?renameat,renameat2",
    "ftruncate",
    "?unlink,unlinkat",
    "?mkdir,mkdirat",
];
const ERRORS: [&str; 4] = ["ENOSPC", "EIO", "EACCES", "EROFS"];

pub(super) const MOVES: [&str; 4] = ["d4", "g6", "d7", "resign"];

/// Runs the program while something happens to its calls. Returns also whether it did.
pub(super) fn disturbed(happens: &str, arguments: &[&str], folder: &Path) -> (Output, bool) {
    let log = folder.join("calls");
    let mut strace = Command::new("strace");
    strace.args(["-f", "-qq", "-e", happens, "-o"]).arg(&log);
    let mut child = curio(strace, folder).args(arguments).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    // A program that has ended no longer reads.
    let _ = writeln!(input, "{}", MOVES.join("\n"));
    drop(input);
    let output = child.wait_with_output().unwrap();
    let calls = fs::read_to_string(&log).unwrap();
    fs::remove_file(&log).unwrap();
    (output, calls.contains("(INJECTED)"))
}

pub(super) fn is_available() -> bool {
    let works = Command::new("strace")
        .args(["-qq", "-o", "/dev/null", "-e", "trace=none", "true"])
        .status()
        .is_ok_and(|status| status.success());
    if !works {
        println!("strace cannot be used: nothing was tested");
    }
    works
}

/// The faults to try one after the other at each call: the n-th of them, for every n at
/// which anything can happen.
pub(super) fn for_every_call(usual: usize, mut disturb: impl FnMut(&str, usize, usize) -> bool) {
    for (kind, call) in CALLS.into_iter().enumerate() {
        for nth in 1..=effort(usual) {
            if !disturb(call, kind, nth) {
                break;
            }
        }
    }
}

/// The errors to try at a call: all of them if there is time.
pub(super) fn errors(kind: usize, nth: usize) -> Vec<&'static str> {
    if effort(0) > 0 {
        return ERRORS.to_vec();
    }
    vec![ERRORS[(kind + nth) % ERRORS.len()]]
}
