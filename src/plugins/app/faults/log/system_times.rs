//! How long each system runs, in a program that is built with the feature `trace`: Bevy says
//! then when each begins and ends. `capture::bench` reports it.

use core::{
    cell::RefCell,
    sync::atomic::{AtomicU64, Ordering},
    time::Duration,
};
use std::{
    collections::{BTreeMap, HashMap},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Instant,
};

use bevy::{
    ecs::resource::Resource,
    log::tracing_subscriber::{Layer, layer::Context, registry::LookupSpan},
};
use tracing::{
    Subscriber,
    field::{Field, Visit},
    span::{Attributes, Id},
};

/// The time of all that has run, by its name.
#[derive(Resource, Clone, Default)]
pub(crate) struct SystemTimes(Arc<Mutex<HashMap<String, Arc<Nanoseconds>>>>);

/// How long one of them has run, without what it called.
#[derive(Default)]
struct Nanoseconds(AtomicU64);

thread_local! {
    /// What runs on this thread: when each began, and how long what it called has taken.
    static RUNNING: RefCell<Vec<(Instant, Duration)>> = const { RefCell::new(Vec::new()) };
}

impl SystemTimes {
    /// Begins anew.
    pub(crate) fn clear(&self) {
        for time in self.all().values() {
            time.0.store(0, Ordering::Relaxed);
        }
    }

    /// The mean time of each in a frame, in milliseconds, over this number of frames.
    pub(crate) fn in_a_frame(&self, frames: usize) -> BTreeMap<String, f64> {
        let of_a_frame = |time: &Nanoseconds| {
            let micros = time.0.load(Ordering::Relaxed) as f64 / 1e3 / frames.max(1) as f64;
            micros.round() / 1e3
        };
        let all = self.all();
        let times = all
            .iter()
            .map(|(name, time)| (name.clone(), of_a_frame(time)));
        times.filter(|(_, time)| *time > 0.0).collect()
    }

    fn all(&self) -> MutexGuard<'_, HashMap<String, Arc<Nanoseconds>>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<S: Subscriber + for<'a> LookupSpan<'a>> Layer<S> for SystemTimes {
    fn on_new_span(&self, span: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        let mut name = SpanName(span.metadata().name().to_owned());
        span.record(&mut name);
        let time = Arc::clone(self.all().entry(name.0).or_default());
        if let Some(span) = context.span(id) {
            span.extensions_mut().insert(time);
        }
    }

    fn on_enter(&self, _: &Id, _: Context<'_, S>) {
        RUNNING.with_borrow_mut(|running| running.push((Instant::now(), Duration::ZERO)));
    }

    fn on_exit(&self, id: &Id, context: Context<'_, S>) {
        let time = RUNNING.with_borrow_mut(|running| {
            let (began, called) = running.pop()?;
            let whole = began.elapsed();
            if let Some((_, of_caller)) = running.last_mut() {
                *of_caller += whole;
            }
            Some(whole.saturating_sub(called))
        });
        if let (Some(time), Some(span)) = (time, context.span(id))
            && let Some(sum) = span.extensions().get::<Arc<Nanoseconds>>()
        {
            let nanos = u64::try_from(time.as_nanos()).unwrap_or(u64::MAX);
            sum.0.fetch_add(nanos, Ordering::Relaxed);
        }
    }
}

/// What a span is called, with the name of the system that it stands for.
struct SpanName(String);

impl Visit for SpanName {
    fn record_str(&mut self, field: &Field, value: &str) {
        if matches!(field.name(), "name" | "system") {
            self.0 = format!("{} {value}", self.0);
        }
    }

    fn record_debug(&mut self, field: &Field, value: &dyn core::fmt::Debug) {
        self.record_str(field, &format!("{value:?}"));
    }
}
