//! What is said on the terminal, and what is kept of the rest.
//!
//! The terminal shows what a player can act on, in one style: `warning: ...` and
//! `error: ...`, as the command line does. What libraries and drivers say about the machine
//! is in a file beside the matches, and in the report of a fault. No source says more than a
//! few lines a minute, whatever has come over it, and the file has a greatest size.
//!
//! With `RUST_LOG` set, everything is on the terminal as Bevy writes it.

mod budget;
mod file;
#[cfg(feature = "trace")]
mod system_times;

use core::fmt;
use std::{
    collections::HashMap,
    env,
    io::Write as _,
    path::PathBuf,
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

use bevy::{
    log::{
        BoxedFmtLayer, BoxedLayer, Level, LogPlugin,
        tracing::{Event, Subscriber},
        tracing_subscriber::{
            Layer,
            layer::{Context, Identity},
        },
    },
    prelude::*,
};
use tracing::field::{Field, Visit};

use self::{
    budget::{Budget, Share},
    file::LogFile,
};
use super::fault::Faults;
use crate::{
    process::stderr::{self, Diverted},
    rules::printable,
};

#[cfg(feature = "trace")]
pub(crate) use self::system_times::SystemTimes;

/// The variable by which everything is shown.
const SHOW_ALL: &str = "RUST_LOG";

/// Where messages begin that come from this program and no library.
const OURS: &str = "curio";

/// The source of what is written past us.
const PAST_US: &str = "stderr";

/// Bevy's log, to go where [`Messages`] says. They must be there before it.
pub(crate) fn log_plugin() -> LogPlugin {
    LogPlugin {
        level: Level::WARN,
        filter: format!(
            "curio=info,wgpu=error,wgpu_hal=off,naga=error,winit=error,bevy_egui=error,\
             bevy_render::renderer=error,arboard=error{}",
            if cfg!(feature = "trace") {
                ",bevy_app=info,bevy_ecs=info,bevy_render=info"
            } else {
                ""
            },
        ),
        custom_layer: |app| {
            let messages = app.world().get_resource::<Messages>()?;
            #[cfg(feature = "trace")]
            if let Some(times) = app.world().get_resource::<SystemTimes>() {
                let layers: Vec<BoxedLayer> =
                    vec![Box::new(messages.clone()), Box::new(times.clone())];
                return Some(Box::new(layers));
            }
            Some(Box::new(messages.clone()) as BoxedLayer)
        },
        fmt_layer: |_| (!shows_all()).then(|| Box::new(Identity::new()) as BoxedFmtLayer),
    }
}

fn shows_all() -> bool {
    env::var_os(SHOW_ALL).is_some()
}

/// Sorts what is said by where it belongs.
///
/// By default nothing is kept, and the terminal shows what it is to show.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct Messages(Arc<Mutex<RecentLines>>);

#[derive(Debug, Default)]
struct RecentLines {
    file: Option<LogFile>,
    faults: Option<Faults>,
    budgets: HashMap<&'static str, Budget>,
}

impl Messages {
    /// Keeps messages in this file, and in reports of faults.
    pub(crate) fn new(file: Option<PathBuf>, faults: Option<Faults>) -> Self {
        Self(Arc::new(Mutex::new(RecentLines {
            file: file.map(LogFile::at),
            faults,
            budgets: HashMap::new(),
        })))
    }

    /// Sorts in what is written past us, too, as long as the result is there.
    pub(crate) fn divert(&self) -> Option<Diverted> {
        if shows_all() {
            return None;
        }
        let kept = self.clone();
        stderr::divert(move |line| kept.say(Level::INFO, PAST_US, line, Instant::now())).ok()
    }

    fn say(&self, level: Level, source: &'static str, text: &str, now: Instant) {
        let mut kept = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let budget = kept.budgets.entry(source).or_default();
        match budget.share(now) {
            Share::Given => kept.say(level, source, text),
            Share::Last => {
                kept.say(level, source, text);
                kept.say(Level::INFO, source, "further messages are left out for now");
            }
            Share::None => {}
        }
    }
}

impl RecentLines {
    fn say(&mut self, level: Level, source: &str, text: &str) {
        let text = text.trim();
        let line = format!("{level} {source}: {text}");
        if let Some(faults) = &self.faults {
            faults.log(&line);
        }
        if let Some(file) = &mut self.file {
            file.write(&line);
        }
        let word = match level {
            Level::ERROR => "error",
            Level::WARN => "warning",
            _ => return,
        };
        if source.starts_with(OURS) && !shows_all() {
            // Nobody may be there to read it.
            let _ = writeln!(stderr::terminal(), "{word}: {}", printable(text));
        }
    }
}

impl<S: Subscriber> Layer<S> for Messages {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut words = Words::default();
        event.record(&mut words);
        let about = event.metadata();
        self.say(*about.level(), about.target(), &words.0, Instant::now());
    }
}

/// The message of an event, and its fields after it.
#[derive(Default)]
struct Words(String);

impl Visit for Words {
    fn record_debug(&mut self, field: &Field, value: &dyn fmt::Debug) {
        use fmt::Write as _;
        let _ = if field.name() == "message" {
            write!(self.0, "{value:?} ")
        } else {
            write!(self.0, "{}={value:?} ", field.name())
        };
    }
}

#[cfg(test)]
mod tests {
    use core::time::Duration;
    use std::fs;

    use super::*;

    #[test]
    fn a_source_that_never_ends_is_cut_short_and_the_others_are_heard() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("curio.log");
        let messages = Messages::new(Some(path.clone()), None);
        let start = Instant::now();
        for n in 0..100_000 {
            let text = format!("the stream is broken, for the {n}th time");
            messages.say(Level::ERROR, "rodio::stream", &text, start);
            messages.say(Level::INFO, PAST_US, &text, start);
        }
        messages.say(Level::WARN, "bevy_asset", "something else", start);
        let later = start + Duration::from_secs(3600);
        messages.say(Level::ERROR, "rodio::stream", "an hour later", later);
        let text = fs::read_to_string(path).unwrap();
        assert!(text.lines().count() < 100, "{} lines", text.lines().count());
        for part in ["left out", "bevy_asset: something else", "an hour later"] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
