//! Handles of all models, ready to be spawned with a surface of one's own.
//!
//! The files are made by `examples/make_assets`; part numbers are those of the
//! generator. Loading runs in the background: handles may be used at once.

use bevy::{gltf::GltfAssetLabel, prelude::*};

use crate::plugins::scene::quality::Quality;

/// A piece: what is lacquered and what is brass.
#[derive(Clone, Debug)]
pub struct PieceModel {
    /// The body, base at y = 0, looking along +Z.
    pub body: Handle<Mesh>,
    /// The brass trim.
    pub trim: Handle<Mesh>,
}

/// The traffic light in its parts, all in one space: foot at y = 0, facing +Z.
#[derive(Clone, Debug)]
pub struct TrafficLightModel {
    /// Foot and post.
    pub post: Handle<Mesh>,
    /// The box.
    pub housing: Handle<Mesh>,
    /// Rims and hoods.
    pub visors: Handle<Mesh>,
    /// Lenses: red, yellow, green, from above.
    pub lenses: [Handle<Mesh>; 3],
    /// Collar, socket, finial, screws.
    pub fittings: Handle<Mesh>,
}

/// Every model.
#[derive(Resource, Clone, Debug)]
pub struct Models {
    tile_fine: Handle<Mesh>,
    tile_plain: Handle<Mesh>,
    /// Pieces of the first, second and third player: cat, mouse, pawn.
    pub pieces: [PieceModel; 3],
    /// The traffic light.
    pub traffic_light: TrafficLightModel,
    /// Reach marks: first player, second player, both.
    pub dots: [Handle<Mesh>; 3],
    /// A ring to lie round the foot of a chosen piece.
    pub ring: Handle<Mesh>,
    /// Three ticks to lie round the foot of the piece that moved last.
    pub last: Handle<Mesh>,
}

impl Models {
    /// The tile: circumradius 1 less the joint, flat-topped, upper face at
    /// y = 0, 0.35 thick.
    #[must_use]
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
        let part = |name: &str, mesh: usize| -> Handle<Mesh> {
            let label = GltfAssetLabel::Primitive { mesh, primitive: 0 };
            assets.load(label.from_asset(format!("models/{name}.glb")))
        };
        let piece = |name: &str| PieceModel {
            body: part(name, 0),
            trim: part(name, 1),
        };
        let light = |mesh| part("traffic_light", mesh);
        Self {
            tile_fine: part("tile", 0),
            tile_plain: part("tile_low", 0),
            pieces: ["cat", "mouse", "pawn"].map(piece),
            traffic_light: TrafficLightModel {
                post: light(0),
                housing: light(1),
                visors: light(2),
                lenses: [3, 4, 5].map(light),
                fittings: light(6),
            },
            dots: ["mark_black", "mark_white", "mark_both"].map(|name| part(name, 0)),
            ring: part("ring", 0),
            last: part("mark_last", 0),
        }
    }
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
