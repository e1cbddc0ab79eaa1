//! The Bevy client: what is seen, heard and pointed at.
//!
//! Each file is a plugin; this one puts them together. The rules, opponents and
//! records below know nothing of it: plugins ask them and show the answers.
//! Everything that changes a match goes through [`session`].

pub mod audio;
pub mod camera;
pub mod capture;
pub mod chimple;
pub mod client;
pub mod director;
pub mod embedded;
pub mod frame_times;
mod frugal;
pub mod hud;
pub mod input;
pub mod mathematichess;
pub mod motion;
pub mod palette;
pub mod preflight;
pub mod pulse;
pub mod quality;
pub mod scene;
pub mod screens;
pub mod session;
pub mod settings;
pub mod showcase;
pub mod testing;
pub mod theme;
pub mod worker;
pub mod xafka;
pub mod xima;
pub mod xong;

use bevy::{
    asset::AssetEventSystems,
    picking::mesh_picking::{MeshPickingCamera, MeshPickingSettings},
    prelude::*,
};
use bevy_egui::{EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass};

use camera::TableCamera;

/// Everything of the client but Bevy's own plugins and the window: the same in
/// the program, in tests and in pictures.
pub fn table_plugins(app: &mut App) {
    app.add_plugins((MeshPickingPlugin, EguiPlugin::default()));
    // Without any system in it the schedule would be missing, and egui panics.
    app.init_schedule(EguiPrimaryContextPass);
    // Letters that are drawn for the first time reach the graphics card in the
    // frame that shows them: there may be no other for a long while.
    app.configure_sets(
        PostUpdate,
        EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems),
    );
    // Only what is meant to be pointed at is picked.
    app.insert_resource(MeshPickingSettings {
        require_markers: true,
        ..default()
    });
    app.register_required_components::<TableCamera, MeshPickingCamera>();
    app.add_plugins((
        worker::plugin,
        pulse::plugin,
        audio::plugin,
        quality::plugin,
        camera::plugin,
        scene::plugin,
        motion::plugin,
        session::plugin,
        settings::plugin,
        theme::plugin,
        input::plugin,
        screens::plugin,
        hud::plugin,
        showcase::plugin,
        director::plugin,
    ));
    // One for each game.
    app.add_plugins((
        chimple::plugin,
        mathematichess::plugin,
        xafka::plugin,
        xima::plugin,
        xong::plugin,
    ));
    app.add_plugins(capture::plugin);
}
