//! Models and shaders, carried inside the program. (Fonts are carried by the interface's
//! own theme, sounds by [`audio`](super::super::audio).)
//!
//! They become the default asset source, so that `asset_server.load("models/…")`
//! works from any folder and nothing has to be installed beside the binary. What
//! several games use is listed here; a game [`add`]s what it alone needs.

use std::path::{Path, PathBuf};

use bevy::{
    asset::io::{AssetSourceBuilder, AssetSourceId, memory::Dir},
    prelude::*,
};

/// The path of a file in the asset source, and its content.
pub(crate) type File = (&'static str, &'static [u8]);

/// Files below the folder `assets`, by their paths there.
macro_rules! files {
    ($($path:literal),* $(,)?) => {
        &[$((
            $path,
            include_bytes!(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/", $path)) as &[u8],
        )),*]
    };
}
pub(in crate::plugins) use files;

/// What no game has to itself.
pub(in crate::plugins) const FILES: &[File] = files![
    "models/mark_last.glb",
    "models/paving.glb",
    "models/tile.glb",
    "models/tile_low.glb",
    "shaders/common.wgsl",
    "shaders/noise.wgsl",
    "shaders/patterns.wgsl",
    "shaders/upscale.wgsl",
    "shaders/surface.wgsl",
    "shaders/wipe.wgsl",
];

/// The folder in memory that the asset source reads; copies of it are the same
/// folder.
#[derive(Resource, Clone, Debug)]
pub(crate) struct Carried(Dir);

impl Default for Carried {
    fn default() -> Self {
        Self(Dir::new(PathBuf::new()))
    }
}

impl Carried {
    /// Whether there is a file of this path.
    pub(crate) fn has(&self, path: &str) -> bool {
        self.0.get_asset(Path::new(path)).is_some()
    }
}

/// Registers the source. Must be added before Bevy's `AssetPlugin`, so before
/// `DefaultPlugins`.
pub fn plugin(app: &mut App) {
    add(app, FILES);
    let source = source(app);
    app.register_asset_source(AssetSourceId::Default, source);
}

/// The folder `assets` itself, watched, for those who work on what is in it.
#[cfg(feature = "dev")]
fn source(app: &mut App) -> AssetSourceBuilder {
    use super::redraw::{NextFrame, RedrawScheduler};

    // A window that sleeps would not hear of a file.
    let look_out = |mut redraw: If<ResMut<RedrawScheduler>>| {
        redraw.within(core::time::Duration::from_millis(500));
    };
    app.add_systems(Last, look_out.before(NextFrame));
    AssetSourceBuilder::platform_default("assets", None)
}

#[cfg(not(feature = "dev"))]
fn source(app: &mut App) -> AssetSourceBuilder {
    let root = app.world().resource::<Carried>().0.clone();
    AssetSourceBuilder::new(move || {
        Box::new(bevy::asset::io::memory::MemoryAssetReader { root: root.clone() })
    })
}

/// Adds files to the source. They are there at once: a plugin adds its files
/// before it loads them.
pub fn add(app: &mut App, files: &[File]) {
    let carried = app.world_mut().get_resource_or_init::<Carried>();
    for (path, bytes) in files {
        carried.0.insert_asset(Path::new(path), *bytes);
    }
}
