//! Models, shaders and sounds, carried inside the program. (Fonts are carried by
//! the interface's own theme.)
//!
//! They become the default asset source, so that `asset_server.load("models/…")`
//! works from any folder and nothing has to be installed beside the binary.

use std::path::{Path, PathBuf};

use bevy::{
    asset::io::{
        AssetSourceBuilder, AssetSourceId,
        memory::{Dir, MemoryAssetReader},
    },
    prelude::*,
};

macro_rules! files {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_bytes!(concat!("../../../assets/", $path)) as &[u8])),*]
    };
}

/// Every file of the asset source: path and content.
const FILES: &[(&str, &[u8])] = files![
    "models/ape.glb",
    "models/block.glb",
    "models/cat.glb",
    "models/clamp.glb",
    "models/court_bishop.glb",
    "models/court_farmer.glb",
    "models/court_guard.glb",
    "models/court_king.glb",
    "models/court_knight.glb",
    "models/court_pawn.glb",
    "models/court_queen.glb",
    "models/court_rook.glb",
    "models/court_treasurer.glb",
    "models/die.glb",
    "models/elephant.glb",
    "models/hare.glb",
    "models/leg_bar.glb",
    "models/leg_beads.glb",
    "models/leg_groove.glb",
    "models/leg_joint.glb",
    "models/leg_tile.glb",
    "models/leg_tile_low.glb",
    "models/mark_black.glb",
    "models/mark_both.glb",
    "models/mark_last.glb",
    "models/mark_white.glb",
    "models/mouse.glb",
    "models/owl.glb",
    "models/pawn.glb",
    "models/paving.glb",
    "models/ring.glb",
    "models/square.glb",
    "models/tile.glb",
    "models/tile_low.glb",
    "models/traffic_light.glb",
    "shaders/common.wgsl",
    "shaders/noise.wgsl",
    "shaders/patterns.wgsl",
    "shaders/stretch.wgsl",
    "shaders/surface.wgsl",
    "shaders/wipe.wgsl",
    "sounds/fall.wav",
    "sounds/land.wav",
    "sounds/light.wav",
    "sounds/lose.wav",
    "sounds/refuse.wav",
    "sounds/slide.wav",
    "sounds/tick.wav",
    "sounds/win.wav",
];

/// Registers the source. Must be added before Bevy's `AssetPlugin`, so before
/// `DefaultPlugins`.
pub fn plugin(app: &mut App) {
    let root = Dir::new(PathBuf::new());
    for (path, bytes) in FILES {
        root.insert_asset(Path::new(path), *bytes);
    }
    app.register_asset_source(
        AssetSourceId::Default,
        AssetSourceBuilder::new(move || Box::new(MemoryAssetReader { root: root.clone() })),
    );
}

#[cfg(test)]
mod tests {
    #![allow(
        clippy::unwrap_used,
        clippy::expect_used,
        reason = "a failing test should panic"
    )]

    use super::*;
    use std::{collections::BTreeSet, fs};

    #[test]
    fn every_asset_file_is_carried() {
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let carried: BTreeSet<_> = FILES.iter().map(|(path, _)| (*path).to_owned()).collect();
        for folder in ["models", "shaders", "sounds"] {
            for entry in fs::read_dir(root.join(folder)).unwrap() {
                let name = entry.unwrap().file_name().into_string().unwrap();
                let path = format!("{folder}/{name}");
                assert!(carried.contains(&path), "{path} is not in FILES");
            }
        }
    }
}
