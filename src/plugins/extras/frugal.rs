//! Has the C library hold on to less memory.
//!
//! glibc keeps what is given back to it for the next time, in a heap for every
//! few threads. Shaders are compiled and tables set in short bursts, so a window
//! ended up with some 20 MiB that nobody used. How much is kept is read from the
//! environment when a program starts, and from nowhere else without unsafe code:
//! so before a window opens, the program starts itself once more in its own
//! place, with the environment it wants. Values that are set already are kept.

/// What glibc reads: at most two heaps, and what is free at the end of one goes
/// back to the system from this many bytes on.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
const WISHES: [(&str, &str); 2] = [
    ("MALLOC_ARENA_MAX", "2"),
    ("MALLOC_TRIM_THRESHOLD_", "262144"),
];

/// Starts the program again in its own place, unless that has been done. Returns
/// where there is nothing to do, and where it cannot be done: then the window
/// just takes a little more.
#[cfg(all(target_os = "linux", target_env = "gnu"))]
pub(in crate::plugins) fn start_again() {
    if WISHES
        .iter()
        .any(|(name, _)| std::env::var_os(name).is_some())
    {
        return;
    }
    let error = super::restart::in_own_place(&WISHES);
    tracing::debug!("memory is kept as the system likes it: {error}");
}

/// Other C libraries are left as they are.
#[cfg(not(all(target_os = "linux", target_env = "gnu")))]
pub(super) const fn start_again() {}
