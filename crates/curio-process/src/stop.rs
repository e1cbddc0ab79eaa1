//! Signals that end the program: Ctrl+C, `kill`, a terminal that is closed.
//!
//! A command that only computes is ended by the system. One that has something to finish (a
//! window its journal, a film its file) [`watch`]es: it is woken when a signal comes, ends by
//! itself and returns [`Stopped`], from which the exit code follows.

use core::fmt;

/// The program was asked to end by a signal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped {
    signal: u8,
}

impl Stopped {
    /// The exit code by which shells tell a program that was ended by a signal: 130 after
    /// Ctrl+C, 143 after `kill`, 129 after the terminal was closed.
    pub const fn code(self) -> u8 {
        128 + self.signal
    }

    const fn name(self) -> &'static str {
        match self.signal {
            1 => "SIGHUP",
            2 => "SIGINT",
            _ => "SIGTERM",
        }
    }
}

impl fmt::Display for Stopped {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "stopped by {}", self.name())
    }
}

impl std::error::Error for Stopped {}

/// The signal that has come, if one has.
pub fn stopped() -> Option<Stopped> {
    system::stopped()
}

/// From now on a signal no longer ends the program by itself: `wake` is called on a thread
/// of its own, and the program is to end. If it does not within a few seconds, or when
/// another signal comes, it is ended on the spot.
///
/// Where no signals can be watched, they end the program as usual.
pub fn watch(wake: impl FnMut() + Send + 'static) {
    system::watch(wake);
}

#[cfg(unix)]
mod system {
    use core::{
        sync::atomic::{AtomicU8, Ordering},
        time::Duration,
    };
    use std::{
        io::Write as _,
        sync::mpsc::{RecvTimeoutError, channel},
        thread,
    };

    use signal_hook::{
        consts::{SIGHUP, SIGINT, SIGTERM},
        iterator::Signals,
        low_level,
    };

    use super::Stopped;
    use crate::stderr;

    /// How long the program may take to end by itself. Writing the last move takes a few
    /// milliseconds; a driver that hangs takes for ever.
    const PATIENCE: Duration = Duration::from_secs(3);

    /// The signal that has come, or 0.
    static SIGNAL: AtomicU8 = AtomicU8::new(0);

    pub(super) fn stopped() -> Option<Stopped> {
        let signal = SIGNAL.load(Ordering::Acquire);
        (signal != 0).then_some(Stopped { signal })
    }

    pub(super) fn watch(mut wake: impl FnMut() + Send + 'static) {
        let mut wanted = vec![SIGINT, SIGTERM];
        // `nohup` has it ignored, and means it.
        if !is_ignored(SIGHUP) {
            wanted.push(SIGHUP);
        }
        let Ok(mut signals) = Signals::new(wanted) else {
            return;
        };
        let (come, coming) = channel();
        let listen = move || {
            for signal in signals.forever() {
                let signal = u8::try_from(signal).unwrap_or_default();
                if come.send(Stopped { signal }).is_err() {
                    return;
                }
            }
        };
        let end = move || {
            let Ok(first) = coming.recv() else { return };
            SIGNAL.store(first.signal, Ordering::Release);
            wake();
            if coming.recv_timeout(PATIENCE) != Err(RecvTimeoutError::Disconnected) {
                let _ = writeln!(stderr::terminal(), "error: {first}");
                low_level::exit(first.code().into());
            }
        };
        // Threads that cannot be had leave the signals without effect, and the window its
        // other ways out.
        let named = |name: &str| thread::Builder::new().name(name.to_owned());
        let _ = named("signals").spawn(listen);
        let _ = named("end").spawn(end);
    }

    /// Whether this program was started with a signal ignored. Only Linux says.
    fn is_ignored(signal: i32) -> bool {
        let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
        ignored_in(&status, signal)
    }

    fn ignored_in(status: &str, signal: i32) -> bool {
        let mask = status
            .lines()
            .find_map(|line| line.strip_prefix("SigIgn:"))
            .and_then(|mask| u64::from_str_radix(mask.trim(), 16).ok());
        mask.is_some_and(|mask| mask >> (signal - 1) & 1 == 1)
    }

    #[cfg(test)]
    mod tests {
        use super::*;

        #[test]
        fn what_nohup_ignores_stays_ignored() {
            let status = "Name:\tcurio\nSigIgn:\t0000000000001001\nSigCgt:\t0\n";
            assert!(ignored_in(status, SIGHUP));
            assert!(!ignored_in(status, SIGINT));
            assert!(!ignored_in("", SIGHUP));
        }
    }
}

/// Other systems end the program by themselves.
#[cfg(not(unix))]
mod system {
    use super::Stopped;

    pub(super) const fn stopped() -> Option<Stopped> {
        None
    }

    pub(super) fn watch(_: impl FnMut() + Send + 'static) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn exit_codes_are_those_of_the_shell() {
        let of = |signal| Stopped { signal };
        assert_eq!([of(1), of(2), of(15)].map(Stopped::code), [129, 130, 143]);
        assert_eq!(of(2).to_string(), "stopped by SIGINT");
    }
}
