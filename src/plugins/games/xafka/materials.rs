//! What the things of Xafka are made of besides what every table has: the pieces,
//! the traffic light and the dots of the easy display.

use bevy::prelude::*;

use crate::{
    plugins::{
        app::settings::{PieceNames, PieceSets},
        board::{Graded, GradedPiece, PieceModels},
        scene::{
            models::part,
            palette::{self, Tone},
            surface::{Recipe, SurfaceKind, SurfaceMaterial, SurfaceShader},
        },
    },
    rules::{Game, xafka::Xafka},
    texts,
};

const SHADER: SurfaceShader =
    SurfaceShader::new("games/xafka/surface.wgsl", include_str!("surface.wgsl"));

/// The glass of a lamp with a sign in it: 1 for red, 2 for yellow, 3 for green.
const LENS: SurfaceKind = SHADER.kind(0);

pub(super) fn plugin(app: &mut App) {
    let names = PieceNames {
        game: Xafka::INFO.id,
        carved: texts::table_xafka_figures,
        plain: texts::table_xafka_stones,
    };
    PieceSets::add(app, names);
    app.init_resource::<Looks>();
}

/// The traffic light in its parts, all in one space: foot at y = 0, facing +Z.
#[derive(Clone, Debug)]
pub(crate) struct TrafficLightModel {
    /// Foot and post.
    pub(crate) post: Graded,
    /// The box.
    pub(crate) housing: Graded,
    /// Rims and hoods.
    pub(crate) visors: Graded,
    /// Lenses: red, yellow, green, from above.
    pub(crate) lenses: [Graded; 3],
    /// Collar, socket, finial, rings round the lenses, hinges, screws.
    pub(crate) fittings: Graded,
}

/// Models and materials of Xafka.
#[derive(Resource, Clone, Debug)]
pub struct Looks {
    /// Pieces of the first, second and third player: cat, mouse, pawn.
    pub pieces: [GradedPiece; 3],
    pub(crate) traffic_light: TrafficLightModel,
    /// The traffic light's housing.
    pub(crate) iron: Handle<SurfaceMaterial>,
    /// Lamp glasses: red, yellow, green.
    pub(crate) lenses: [Handle<SurfaceMaterial>; 3],
    /// Dots of what a piece sees: first player, second player, both.
    pub dots: [Handle<Mesh>; 3],
    /// What the dots are made of, in the same order.
    pub dot_surfaces: [Handle<SurfaceMaterial>; 3],
}

impl FromWorld for Looks {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>();
        let light = |mesh| Graded::part(assets, "traffic_light", mesh);
        let traffic_light = TrafficLightModel {
            post: light(0),
            housing: light(1),
            visors: light(2),
            lenses: [3, 4, 5].map(light),
            fittings: light(6),
        };
        let pieces = ["cat", "mouse", "pawn"].map(|name| GradedPiece::named(assets, name));
        let stones = ["stone_cat", "stone_mouse", "stone_pawn"];
        let stones = stones.map(|name| GradedPiece::named(assets, name));
        let dots = ["mark_black", "mark_white", "mark_both"].map(|name| part(assets, name, 0));
        for (piece, stone) in pieces.iter().zip(&stones) {
            PieceModels::pair_pieces(world, Xafka::INFO.id, piece, stone);
        }
        let lens = |tone, sign| Recipe::new(LENS, tone).polished(0.12).signed(sign);
        Self {
            pieces,
            traffic_light,
            iron: Recipe::new(SurfaceKind::LACQUER, palette::IRON)
                .polished(0.42)
                .made(world),
            lenses: [
                lens(palette::LAMP_RED, 1),
                lens(palette::LAMP_YELLOW, 2),
                lens(palette::LAMP_GREEN, 3),
            ]
            .map(|recipe| recipe.made(world)),
            dots,
            dot_surfaces: [Tone(22, 20, 22), Tone(252, 248, 238), Tone(96, 92, 90)].map(|tone| {
                Recipe::new(SurfaceKind::MATTE, tone)
                    .polished(0.6)
                    .made(world)
            }),
        }
    }
}
