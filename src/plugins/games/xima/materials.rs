//! What the things of XIMA are made of: models and materials, made once.

use bevy::prelude::*;

use super::pyramid::{self, PyramidModel};
use crate::{
    plugins::{
        app::settings::{PieceNames, PieceSets},
        board::PieceModels,
        scene::{
            models::part,
            palette::{self, Tone},
            surface::{Recipe, SurfaceKind, SurfaceMaterial, SurfaceShader},
        },
        ui::theme::player_tone,
    },
    rules::{
        Colour, Game,
        xima::{Block, Xima},
    },
    texts,
};

const SHADER: SurfaceShader =
    SurfaceShader::new("games/xima/surface.wgsl", include_str!("surface.wgsl"));

/// A lacquered block with the sign of its owner in the second colour: 1 to 4 for
/// the players, 5 to 8 for their special blocks.
const BLOCK: SurfaceKind = SHADER.kind(0);

/// A square of stone with a star let into it.
const SUMMIT: SurfaceKind = SHADER.kind(1);

/// A square of the pyramid, in the light and shade of its storey.
const FLOOR: SurfaceKind = SHADER.kind(2);

/// The walls of the pyramid.
const WALL: SurfaceKind = SHADER.kind(3);

/// What the second set of pieces is called.
pub(super) fn plugin(app: &mut App) {
    let names = PieceNames {
        game: Xima::INFO.id,
        carved: texts::table_xima_blocks,
        plain: texts::table_xima_drums,
    };
    PieceSets::add(app, names);
}

/// The models and materials of the table.
#[derive(Resource, Debug)]
pub struct Looks {
    /// A block; one unit is the side of a square.
    pub(crate) block: Handle<Mesh>,
    /// A square of the paving.
    pub(crate) paving: Handle<Mesh>,
    /// A die without its pips.
    pub(crate) die: Handle<Mesh>,
    pub(crate) pips: Handle<Mesh>,
    /// The rim, the walls, the brass edges and the letters on the walls, each with its
    /// material.
    pub(crate) pyramid: [(Handle<Mesh>, Handle<SurfaceMaterial>); 4],
    /// The letters on the rim, to be read from the near side and from the far one.
    pub(crate) rim_letters: [(Handle<Mesh>, Handle<SurfaceMaterial>); 2],
    pub(crate) tray: (Handle<Mesh>, Handle<SurfaceMaterial>),
    /// Light and dark paving, and the summit.
    pub(crate) stones: [Handle<SurfaceMaterial>; 3],
    /// The body of a die and its pips.
    pub(crate) ivory: [Handle<SurfaceMaterial>; 2],
    /// Common blocks by [`sign`].
    commons: [Handle<SurfaceMaterial>; 4],
    /// Special blocks by [`sign`].
    specials: [Handle<SurfaceMaterial>; 4],
}

/// The colours of the blocks in the order of the signs that they carry.
const LACQUERS: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];

/// Which of the shader's signs a colour carries.
fn sign(colour: Colour) -> usize {
    LACQUERS
        .iter()
        .position(|lacquer| *lacquer == colour)
        .unwrap_or(0)
}

impl Looks {
    /// The lacquer of a block.
    pub(crate) fn lacquer(&self, block: Block, colour: Colour) -> Handle<SurfaceMaterial> {
        let all = if block.is_special {
            &self.specials
        } else {
            &self.commons
        };
        all[sign(colour)].clone()
    }
}

/// The colour of what is let into a lacquer: light into dark ones, dark into
/// light ones.
pub(super) fn inlay(lacquer: Tone) -> Tone {
    if lacquer.luminance() > 0.3 {
        palette::OAK_DARK
    } else {
        palette::IVORY
    }
}

impl FromWorld for Looks {
    fn from_world(world: &mut World) -> Self {
        let assets = world.resource::<AssetServer>();
        let (block, paving) = (part(assets, "block", 0), part(assets, "paving", 0));
        let drum = part(assets, "drum", 0);
        let (die, pips) = (part(assets, "die", 0), part(assets, "die", 1));
        PieceModels::pair(world, Xima::INFO.id, &block, &drum);
        let stone_of = |kind, main, second| Recipe::new(kind, main).with(second).polished(0.55);
        let floor = |main, second| stone_of(FLOOR, main, second);
        let wood = Recipe::new(SurfaceKind::WOOD, palette::OAK).with(palette::OAK_DARK);
        let brass = Recipe::new(SurfaceKind::BRASS, palette::BRASS)
            .polished(0.3)
            .metal();
        // Light on dark, on walls and rim alike.
        let engraved = Recipe::new(SurfaceKind::MATTE, palette::IVORY).polished(0.7);
        let body = stone_of(WALL, palette::CLIFF, palette::CLIFF_DARK);
        let light = floor(palette::LIMESTONE, palette::LIMESTONE_DARK);
        let dark = floor(palette::TERRACE, palette::SANDSTONE_DARK);
        // Dark, so that the star in it is seen to shine.
        let summit = stone_of(SUMMIT, palette::CLIFF, palette::CLIFF_DARK);
        let block_of = |colour: Colour, first_sign: u32| {
            let tone = player_tone(colour);
            Recipe::new(BLOCK, tone)
                .with(inlay(tone))
                .polished(0.2)
                .coated(0.3)
                .signed(first_sign + sign(colour) as u32)
        };
        let PyramidModel {
            wood: rim,
            stone: walls,
            brass: edges,
            wall_letters,
            rim_letters,
        } = pyramid::pyramid();
        let mut made = |(mesh, recipe): (Mesh, Recipe)| {
            let mesh = world.resource_mut::<Assets<Mesh>>().add(mesh);
            (mesh, recipe.made(world))
        };
        let parts = [
            (rim, wood),
            (walls, body),
            (edges, brass),
            (wall_letters, engraved),
        ]
        .map(&mut made);
        let rim_letters = rim_letters.map(|mesh| made((mesh, engraved)));
        let tray = world.resource_mut::<Assets<Mesh>>().add(pyramid::tray());
        Self {
            block,
            paving,
            die,
            pips,
            tray: (tray, parts[0].1.clone()),
            pyramid: parts,
            rim_letters,
            stones: [light, dark, summit].map(|recipe| recipe.made(world)),
            ivory: [
                Recipe::new(SurfaceKind::LACQUER, palette::IVORY).polished(0.3),
                Recipe::new(SurfaceKind::MATTE, palette::EBONY).polished(0.6),
            ]
            .map(|recipe| recipe.made(world)),
            commons: LACQUERS.map(|colour| block_of(colour, 1).made(world)),
            specials: LACQUERS.map(|colour| block_of(colour, 5).made(world)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn signs_stand_out_from_their_lacquer() {
        for colour in LACQUERS {
            let lacquer = player_tone(colour);
            assert!(inlay(lacquer).contrast(lacquer) >= 4.5, "{colour}");
        }
    }

    #[test]
    fn blocks_stand_out_from_the_paving_by_themselves_or_by_their_inlay() {
        for stone in [palette::LIMESTONE, palette::TERRACE] {
            for colour in LACQUERS {
                let lacquer = player_tone(colour);
                let inlay = inlay(lacquer).contrast(stone);
                assert!(lacquer.contrast(stone) >= 2.0 || inlay >= 5.0, "{colour}");
            }
        }
    }
}
