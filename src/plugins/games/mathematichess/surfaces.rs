//! What the things of Mathematichess are made of: boxwood and slate, squares of
//! stone, and the light in those that stay empty.

use bevy::prelude::*;

use super::{PieceOf, words};
use crate::{
    plugins::{
        app::settings::{PieceNames, PieceSets},
        board::PieceModels,
        scene::{
            models::part,
            palette,
            quality::Quality,
            surface::{Recipe, SurfaceKind, SurfaceMaterial, SurfaceShader, Surfaces},
        },
    },
    rules::{
        Game, Player,
        mathematichess::{Kind, Mathematichess, Territory},
    },
    texts,
};

const SHADER: SurfaceShader = SurfaceShader::new(
    "games/mathematichess/surface.wgsl",
    include_str!("surface.wgsl"),
);

/// A piece on a plinth, its value (the variation of
/// [`Look`](crate::plugins::scene::surface::Look)) let into its front: sign 1 is
/// wood, sign 2 polished slate. The figure has the first tint, the colour of its player.
const COURT: SurfaceKind = SHADER.kind(0);

/// A square whose emptiness counts: sign 1 for White's, 2 for Black's, 3 for
/// both, 4 more where it is secured.
const WELL: SurfaceKind = SHADER.kind(1);

pub(super) fn plugin(app: &mut App) {
    let names = PieceNames {
        game: Mathematichess::INFO.id,
        carved: texts::table_mathematichess_set_figures,
        plain: texts::table_mathematichess_set_tiles,
    };
    PieceSets::add(app, names);
    app.init_resource::<CourtSurfaces>()
        .init_resource::<CourtModels>()
        .add_systems(
            PostUpdate,
            follow_quality.run_if(resource_exists_and_changed::<Quality>),
        );
}

/// The materials, made once.
#[derive(Resource, Debug)]
pub(crate) struct CourtSurfaces {
    /// White's and Black's pieces.
    pub(crate) pieces: [Handle<SurfaceMaterial>; 2],
    /// Light and dark squares.
    pub(crate) squares: [Handle<SurfaceMaterial>; 2],
    /// Empty squares: of nobody, White, Black, both; and the same secured.
    wells: [[Handle<SurfaceMaterial>; 4]; 2],
    /// The clamps of frozen settlers.
    pub(crate) clamps: Handle<SurfaceMaterial>,
}

impl CourtSurfaces {
    /// What an empty square of a territory shines with.
    pub(crate) fn well(&self, territory: &Territory) -> &Handle<SurfaceMaterial> {
        let owner = match territory.owner {
            Some(Player::FIRST) => 1,
            Some(_) => 2,
            None => 3,
        };
        &self.wells[usize::from(territory.secured)][owner]
    }
}

impl FromWorld for CourtSurfaces {
    fn from_world(world: &mut World) -> Self {
        let piece = |[main, line, figure]: [palette::Tone; 3], sign| {
            let plinth = Recipe::new(COURT, main).with(line).signed(sign);
            plinth.tinted([figure; 3])
        };
        use palette::{BOXWOOD, BOXWOOD_DARK, CHERRY, SLATE, SLATE_LIGHT, SLATE_PALE};
        let pieces = [
            piece([CHERRY, BOXWOOD_DARK, BOXWOOD], 1).polished(0.55),
            piece([SLATE_LIGHT, SLATE_PALE, SLATE], 2).polished(0.24),
        ]
        .map(|recipe| recipe.made(world));
        let stone = |tone| Recipe::new(SurfaceKind::PAVING, tone).with(palette::MARL_DARK);
        let squares = [palette::MARL, palette::MARL_GREY].map(|tone| stone(tone).made(world));
        let wells = [0, 4].map(|secured| {
            [0, 1, 2, 3].map(|owner| {
                Recipe::new(WELL, palette::MARL)
                    .with(palette::MARL_DARK)
                    .signed(secured + owner)
                    .made(world)
            })
        });
        let clamps = world
            .get_resource::<Surfaces>()
            .map(|surfaces| surfaces.brass.clone())
            .unwrap_or_default();
        Self {
            pieces,
            squares,
            wells,
            clamps,
        }
    }
}

/// The models of the pieces and of what lies under and around them.
#[derive(Resource, Debug)]
pub(crate) struct CourtModels {
    fine: [Handle<Mesh>; 9],
    plain: [Handle<Mesh>; 9],
    quality: Quality,
    /// A square, its upper face at height 0.
    pub(crate) square: Handle<Mesh>,
    /// Four angles that hold a plinth at its corners.
    pub(crate) clamp: Handle<Mesh>,
}

impl CourtModels {
    /// The model of a kind for the present quality: plinth and figure,
    /// looking along +Z.
    pub(crate) fn piece(&self, kind: Kind) -> Handle<Mesh> {
        let pieces = match self.quality {
            Quality::Low => &self.plain,
            Quality::Medium | Quality::High => &self.fine,
        };
        pieces.get(kind as usize - 1).cloned().unwrap_or_default()
    }
}

impl FromWorld for CourtModels {
    fn from_world(world: &mut World) -> Self {
        let quality = world.get_resource::<Quality>().copied();
        let assets = world.resource::<AssetServer>();
        let set = |end: &str| {
            Kind::ALL.map(|kind| {
                // The name of a file, which is the same in every language.
                let name = words::key(kind).to_ascii_lowercase();
                part(assets, &format!("court_{name}{end}"), 0)
            })
        };
        let (fine, plain) = (set(""), set("_low"));
        let tiles = [set("_tile"), set("_tile_low")];
        let (square, clamp) = (part(assets, "square", 0), part(assets, "clamp", 0));
        for (figures, tiles) in [&fine, &plain].into_iter().zip(&tiles) {
            for (figure, tile) in figures.iter().zip(tiles) {
                PieceModels::pair(world, Mathematichess::INFO.id, figure, tile);
            }
        }
        Self {
            fine,
            plain,
            quality: quality.unwrap_or_default(),
            square,
            clamp,
        }
    }
}

fn follow_quality(
    quality: Res<Quality>,
    mut models: ResMut<CourtModels>,
    mut pieces: Query<(&PieceOf, &mut Mesh3d)>,
) {
    models.quality = *quality;
    for (piece, mut mesh) in &mut pieces {
        mesh.0 = models.piece(piece.piece.kind);
    }
}
