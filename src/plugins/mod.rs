//! The Bevy client: what is seen, heard and pointed at.
//!
//! Each folder is a layer, and the arrows go one way: [`app`], [`scene`], [`ui`],
//! [`board`], [`games`], [`software`], `recovery`, `stage`, `capture`, `showcase`;
//! `tests/cli/architecture.rs` enforces that. This file puts their plugins together. The rules, opponents and records below know
//! nothing of them: plugins ask them and show the answers. Everything that
//! changes a match goes through [`app::session`].

pub mod app;
pub mod board;
mod capture;
pub mod client;
mod frame_times;
pub mod games;
mod recovery;
pub mod scene;
mod showcase;
pub mod software;
mod stage;
pub mod testing;
pub mod ui;

use bevy::{
    asset::AssetEventSystems,
    picking::mesh_picking::{MeshPickingCamera, MeshPickingSettings},
    prelude::*,
};
use bevy_egui::{EguiPlugin, EguiPostUpdateSet, EguiPrimaryContextPass};

use scene::camera::TableCamera;

/// Everything of the client but Bevy's own plugins and the window: the same in
/// the program, in tests and in pictures.
pub(crate) fn table_plugins(app: &mut App) {
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
        app::plugin,
        scene::plugin,
        ui::plugin,
        board::plugin,
        games::plugin,
        software::plugin,
        recovery::plugin,
        stage::plugin,
        capture::plugin,
        showcase::plugin,
    ));
}
