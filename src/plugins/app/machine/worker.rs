//! Threads that do the slow work, so that the window never waits.
//!
//! A [`Worker`] takes jobs in order and gives back results; its owner asks
//! for them once a frame. When a result is ready while the window sleeps,
//! the [`Waker`] wakes it. In tests the same worker runs its jobs at once, on
//! the thread that submits them, so that nothing depends on timing.
//!
//! A job that panics costs its own results only: the worker goes on with the
//! next, and gives back [`JobFailed`] so that nobody waits for ever.

use std::{
    collections::VecDeque,
    fmt,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc, Mutex, PoisonError,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use bevy::{
    prelude::*,
    winit::{EventLoopProxyWrapper, WinitUserEvent},
};

use crate::engine::Throttle;
use crate::texts;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Waker>()
        .init_resource::<Threads>()
        .init_resource::<WorkerThrottle>();
    app.add_systems(PreStartup, connect_waker);
}

/// Whether workers run on threads of their own.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) enum Threads {
    /// They do: the normal case.
    #[default]
    Own,
    /// Jobs are done when they are submitted: for tests and pictures.
    Inline,
}

/// Asks the searches of all workers to leave the processor to the picture.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct WorkerThrottle(pub Throttle);

/// Wakes the window when there is something new to show.
///
/// The window draws only when something changes, so work that ends on another
/// thread has to knock.
#[derive(Resource, Clone, Default)]
pub(crate) struct Waker(Arc<Mutex<Option<Knock>>>);

type Knock = Box<dyn Fn() + Send>;

impl fmt::Debug for Waker {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Waker").finish_non_exhaustive()
    }
}

impl Waker {
    /// Wakes the window; does nothing where there is none.
    pub(crate) fn wake(&self) {
        if let Some(knock) = self
            .0
            .lock()
            .unwrap_or_else(PoisonError::into_inner)
            .as_ref()
        {
            knock();
        }
    }
}

fn connect_waker(waker: Res<Waker>, proxy: Option<Res<EventLoopProxyWrapper>>) {
    if let Some(proxy) = proxy {
        let proxy = (**proxy).clone();
        let knock: Knock = Box::new(move || {
            // The event loop is gone only when the program ends.
            let _ = proxy.send_event(WinitUserEvent::WakeUp);
        });
        *waker.0.lock().unwrap_or_else(PoisonError::into_inner) = Some(knock);
    }
}

/// Where a job puts its results: some jobs report their progress.
pub(crate) struct Results<'a, R> {
    give: &'a mut dyn FnMut(R),
}

impl<R> fmt::Debug for Results<'_, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Results").finish_non_exhaustive()
    }
}

impl<R> Results<'_, R> {
    /// Gives back a result.
    pub(crate) fn give(&mut self, result: R) {
        (self.give)(result);
    }
}

/// A job has panicked. It has no further results.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::app_job_failed())]
pub(crate) struct JobFailed;

type Work<J, R> = Box<dyn FnMut(J, &mut Results<'_, R>) + Send>;

/// Takes jobs of type `J` and gives back results of type `R`.
pub(crate) struct Worker<J, R> {
    inner: Inner<J, R>,
}

enum Inner<J, R> {
    Own {
        jobs: Sender<J>,
        results: Mutex<Receiver<Result<R, JobFailed>>>,
    },
    Inline {
        work: Mutex<Work<J, R>>,
        results: VecDeque<Result<R, JobFailed>>,
    },
}

impl<J, R> fmt::Debug for Worker<J, R> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Worker").finish_non_exhaustive()
    }
}

impl<J: Send + 'static, R: Send + 'static> Worker<J, R> {
    /// A worker that does `work` with every job.
    ///
    /// Where no thread can be had, the jobs are done at once instead.
    pub(crate) fn new(
        name: &str,
        threads: Threads,
        waker: Waker,
        work: impl FnMut(J, &mut Results<'_, R>) + Send + 'static,
    ) -> Self {
        let work: Work<J, R> = Box::new(work);
        if threads == Threads::Inline {
            return Self {
                inner: Inner::Inline {
                    work: Mutex::new(work),
                    results: VecDeque::new(),
                },
            };
        }
        let (jobs, job_queue) = channel();
        let (result_queue, results) = channel();
        let work = Arc::new(Mutex::new(work));
        let on_thread = Arc::clone(&work);
        let spawned = thread::Builder::new().name(name.to_owned()).spawn(move || {
            give_way();
            run(&job_queue, &result_queue, &waker, &on_thread);
        });
        match spawned {
            Ok(_) => Self {
                inner: Inner::Own {
                    jobs,
                    results: Mutex::new(results),
                },
            },
            Err(error) => {
                warn!("no thread for {name}: {error}");
                let work: Work<J, R> = Box::new(move |job, results| {
                    (work.lock().unwrap_or_else(PoisonError::into_inner))(job, results);
                });
                Self {
                    inner: Inner::Inline {
                        work: Mutex::new(work),
                        results: VecDeque::new(),
                    },
                }
            }
        }
    }

    /// Puts a job into the queue.
    pub(crate) fn submit(&mut self, job: J) {
        match &mut self.inner {
            Inner::Own { jobs, .. } => {
                // The thread ends only with its worker.
                let _ = jobs.send(job);
            }
            Inner::Inline { work, results } => {
                let work = work.get_mut().unwrap_or_else(PoisonError::into_inner);
                do_job(work, job, &mut |result| results.push_back(result));
            }
        }
    }

    /// The next result, if there is one yet; [`JobFailed`] in place of the last result of a
    /// job that has panicked.
    pub(crate) fn result(&mut self) -> Option<Result<R, JobFailed>> {
        match &mut self.inner {
            Inner::Own { results, .. } => results
                .get_mut()
                .unwrap_or_else(PoisonError::into_inner)
                .try_recv()
                .ok(),
            Inner::Inline { results, .. } => results.pop_front(),
        }
    }
}

/// By how much a thread that works in the background is nicer than the others,
/// in steps of the scheduler.
#[cfg(target_os = "linux")]
const NICER: i32 = 15;

/// From now on this thread, and those that it starts, work with what the picture
/// leaves of the processor: where software draws, that wants all cores.
fn give_way() {
    // On Linux this is about the calling thread alone. A thread that may not do this keeps
    // its priority, and nothing is lost but some smoothness.
    #[cfg(target_os = "linux")]
    let _ = rustix::process::nice(NICER);
}

fn run<J, R>(
    jobs: &Receiver<J>,
    results: &Sender<Result<R, JobFailed>>,
    waker: &Waker,
    work: &Mutex<Work<J, R>>,
) {
    while let Ok(job) = jobs.recv() {
        let mut work = work.lock().unwrap_or_else(PoisonError::into_inner);
        do_job(&mut work, job, &mut |result| {
            if results.send(result).is_ok() {
                waker.wake();
            }
        });
    }
}

fn do_job<J, R>(work: &mut Work<J, R>, job: J, give: &mut dyn FnMut(Result<R, JobFailed>)) {
    // What a worker keeps from job to job is caches and running programs: at worst
    // the next job fails as well, and is reported as well.
    let done = panic::catch_unwind(AssertUnwindSafe(|| {
        let give = &mut |result| give(Ok(result));
        work(job, &mut Results { give });
    }));
    if done.is_err() {
        give(Err(JobFailed));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Halves even numbers, and fails on odd ones.
    fn halve(number: u32, results: &mut Results<'_, u32>) {
        assert!(number.is_multiple_of(2), "{number} is odd");
        results.give(number / 2);
    }

    #[test]
    fn a_job_that_panics_is_reported_and_the_next_one_is_done() {
        let mut worker = Worker::new("test", Threads::Inline, Waker::default(), halve);
        for number in [4, 3, 8] {
            worker.submit(number);
        }
        let results: Vec<_> = core::iter::from_fn(|| worker.result()).collect();
        assert_eq!(results, [Ok(2), Err(JobFailed), Ok(4)]);
    }

    #[test]
    fn a_thread_outlives_a_job_that_panics() {
        let (jobs, job_queue) = channel();
        let (result_queue, results) = channel();
        for number in [4, 3, 8] {
            jobs.send(number).unwrap();
        }
        drop(jobs);
        let work: Work<u32, u32> = Box::new(halve);
        thread::spawn(move || {
            run(
                &job_queue,
                &result_queue,
                &Waker::default(),
                &Mutex::new(work),
            );
        });
        let results: Vec<_> = results.iter().collect();
        assert_eq!(results, [Ok(2), Err(JobFailed), Ok(4)]);
    }
}
