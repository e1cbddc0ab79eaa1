//! How much the libraries say on the terminal.

use bevy::{log::LogPlugin, prelude::*};

/// What libraries have to say about the machine is nothing a player can act on;
/// what matters is said by us. `RUST_LOG` shows it all.
pub fn quiet_log() -> LogPlugin {
    LogPlugin {
        level: bevy::log::Level::WARN,
        filter: "wgpu=error,wgpu_hal=off,naga=error,winit=error,bevy_egui=error,\
                 bevy_audio=error,bevy_render::renderer=error"
            .to_owned(),
        ..default()
    }
}
