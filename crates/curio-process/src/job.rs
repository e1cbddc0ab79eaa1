//! A program with all that it starts, on Windows: a job object. The system ends the
//! processes in it when the last handle to it is closed, and it closes this process's
//! handles however this process ends.

use std::{io, os::windows::io::AsRawHandle as _, process::Child};

use win32job::ExtendedLimitInfo;

/// Processes that end when this is dropped.
#[derive(Debug)]
pub(super) struct Job(
    #[expect(dead_code, reason = "held for what dropping it does")] win32job::Job,
);

impl Job {
    /// Puts a program that was just started into a job of its own.
    ///
    /// # Errors
    /// When the system refuses.
    pub(super) fn new(child: &Child) -> io::Result<Self> {
        let mut limits = ExtendedLimitInfo::new();
        limits.limit_kill_on_job_close();
        let job = win32job::Job::create_with_limit_info(&mut limits).map_err(io::Error::other)?;
        job.assign_process(child.as_raw_handle().cast())
            .map_err(io::Error::other)?;
        Ok(Self(job))
    }
}
