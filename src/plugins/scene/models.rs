//! Handles of the models that every game may use, ready to be spawned with a surface of one's own.
//!
//! The files are made by `tools/forge`; part numbers are those of the
//! generator. Loading runs in the background: handles may be used at once.

use bevy::{gltf::GltfAssetLabel, prelude::*};

use crate::plugins::scene::quality::Quality;

/// The shared models.
#[derive(Resource, Clone, Debug)]
pub struct Models {
    tile_fine: Handle<Mesh>,
    tile_plain: Handle<Mesh>,
    /// Three ticks to lie round the foot of the piece that moved last.
    pub last: Handle<Mesh>,
}

impl Models {
    /// The tile: circumradius 1 less the joint, flat-topped, upper face at
    /// y = 0, 0.35 thick.
    pub fn tile(&self, quality: Quality) -> Handle<Mesh> {
        match quality {
            Quality::Low => self.tile_plain.clone(),
            Quality::Medium | Quality::High => self.tile_fine.clone(),
        }
    }
}

impl FromWorld for Models {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>();
        Self {
            tile_fine: part(assets, "tile", 0),
            tile_plain: part(assets, "tile_low", 0),
            last: part(assets, "mark_last", 0),
        }
    }
}

/// A part of one of the program's own models.
pub fn part(assets: &AssetServer, name: &str, mesh: usize) -> Handle<Mesh> {
    let label = GltfAssetLabel::Primitive { mesh, primitive: 0 };
    assets.load(label.from_asset(format!("models/{name}.glb")))
}

/// Marks a tile, whose mesh then follows the quality.
#[derive(Component, Clone, Copy, Debug, Default)]
pub struct Tile;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Models>().add_systems(
        PostUpdate,
        follow_quality.run_if(resource_exists_and_changed::<Quality>),
    );
}

fn follow_quality(
    quality: Res<Quality>,
    models: Res<Models>,
    mut tiles: Query<&mut Mesh3d, With<Tile>>,
) {
    for mut mesh in &mut tiles {
        mesh.0 = models.tile(*quality);
    }
}
