//! How much the libraries say on the terminal, and what is remembered of it.

use core::fmt;

use bevy::{
    log::{
        BoxedLayer, LogPlugin,
        tracing::{Event, Subscriber},
        tracing_subscriber::{Layer, layer::Context},
    },
    prelude::*,
};
use tracing::field::{Field, Visit};

use super::fault::Faults;

/// What libraries have to say about the machine is nothing a player can act on;
/// what matters is said by us. `RUST_LOG` shows it all.
pub fn quiet_log() -> LogPlugin {
    LogPlugin {
        level: bevy::log::Level::WARN,
        filter: "wgpu=error,wgpu_hal=off,naga=error,winit=error,bevy_egui=error,\
                 bevy_audio=error,bevy_render::renderer=error"
            .to_owned(),
        custom_layer: remember,
        ..default()
    }
}

/// What is said is remembered for the report of a fault.
fn remember(app: &mut App) -> Option<BoxedLayer> {
    let faults = app.world().get_resource::<Faults>()?;
    Some(Box::new(Memory(faults.clone())))
}

struct Memory(Faults);

impl<S: Subscriber> Layer<S> for Memory {
    fn on_event(&self, event: &Event<'_>, _: Context<'_, S>) {
        let mut words = Words::default();
        event.record(&mut words);
        let about = event.metadata();
        let line = format!("{} {}: {}", about.level(), about.target(), words.0);
        self.0.log(&line);
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
