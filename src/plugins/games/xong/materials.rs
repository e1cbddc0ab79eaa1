//! What the things on the table of Xong look like: their materials and models,
//! and how a tile shows what has become of it.

use bevy::{mesh::MeshTag, prelude::*};

use crate::{
    plugins::{
        app::settings::{PieceNames, PieceSets},
        board::PieceModels,
        scene::{
            models::part,
            palette::{self, Tone, okabe_ito},
            quality::Quality,
            surface::{Mark, Recipe, SurfaceKind, SurfaceMaterial, SurfaceShader},
        },
    },
    rules::{
        Game, Player,
        xong::{Cell, Xong},
    },
    texts,
};

const SHADER: SurfaceShader =
    SurfaceShader::new("games/xong/surface.wgsl", include_str!("surface.wgsl"));

/// A hexagon of stone under a coat of one of the three tints, with a mark; its
/// tag is that of a [`TileFace`].
const LEG_TILE: SurfaceKind = SHADER.kind(0);

/// A lacquered rod with an inlay of the second colour: sign 1 a line, sign 2
/// dots, both broader under [`Mark::Last`].
const ROD: SurfaceKind = SHADER.kind(1);

/// A line let into a groove, which lights up in the colour of its mark.
const GROOVE: SurfaceKind = SHADER.kind(2);

/// A hint in the grooves: not a player's colour, as that of hints elsewhere is, but near that
/// of a Xoid that nobody has yet.
const HINT: Tone = okabe_ito::ORANGE;

pub(super) fn plugin(app: &mut App) {
    let names = PieceNames {
        game: Xong::INFO.id,
        carved: texts::table_xong_set_rods,
        plain: texts::table_xong_set_strips,
    };
    PieceSets::add(app, names);
    app.init_resource::<Looks>().add_systems(
        PostUpdate,
        (
            tag_tiles,
            follow_quality.run_if(resource_exists_and_changed::<Quality>),
        ),
    );
}

/// Materials and models of Xong.
#[derive(Resource, Clone, Debug)]
pub struct Looks {
    tile_fine: Handle<Mesh>,
    tile_plain: Handle<Mesh>,
    pub(crate) tile_surface: Handle<SurfaceMaterial>,
    /// The rods of the first player, of the second, and of nobody yet.
    pub(crate) rods: [Handle<Mesh>; 3],
    /// What the rods are made of, in the same order; the joints too.
    pub(crate) rod_surfaces: [Handle<SurfaceMaterial>; 3],
    /// The knob where legs of one Xoid meet.
    pub(crate) joint: Handle<Mesh>,
    /// The line in an empty groove.
    pub(crate) groove: Handle<Mesh>,
    /// What it is made of.
    pub(crate) groove_surface: Handle<SurfaceMaterial>,
}

impl Looks {
    /// The tile: flat-topped, upper face at y = 0.
    pub(crate) fn tile(&self, quality: Quality) -> Handle<Mesh> {
        match quality {
            Quality::Low => self.tile_plain.clone(),
            Quality::Medium | Quality::High => self.tile_fine.clone(),
        }
    }

    /// Model and material of the rods of a player, or of a Xoid that is being
    /// built.
    pub(crate) fn rod(&self, player: Option<Player>) -> (&Handle<Mesh>, &Handle<SurfaceMaterial>) {
        let kind = player.map_or(2, |player| player.index() & 1);
        (&self.rods[kind], &self.rod_surfaces[kind])
    }
}

impl FromWorld for Looks {
    fn from_world(world: &mut World) -> Self {
        let model = |world: &World, name: &str| part(world.resource::<AssetServer>(), name, 0);
        let (bar, beads) = (model(world, "leg_bar"), model(world, "leg_beads"));
        for (rod, flat) in [(&bar, "leg_lath"), (&beads, "leg_studs")] {
            let flat = model(world, flat);
            PieceModels::pair(world, Xong::INFO.id, rod, &flat);
        }
        let tile = Recipe::new(LEG_TILE, palette::LIMESTONE)
            .with(palette::LIMESTONE_DARK)
            .tinted([palette::COAT_RED, palette::COAT_BLUE, palette::COAT_GREEN]);
        let rod = |tone, sign| {
            Recipe::new(ROD, tone)
                .with(palette::ROD_INLAY)
                .signed(sign)
                .polished(0.2)
                .coated(1.0)
        };
        Self {
            tile_fine: model(world, "leg_tile"),
            tile_plain: model(world, "leg_tile_low"),
            tile_surface: tile.made(world),
            rods: [bar.clone(), beads, bar],
            rod_surfaces: [
                rod(palette::ROD_RED, 1).made(world),
                rod(palette::ROD_BLUE, 2).made(world),
                rod(palette::ROD_BRASS, 1).made(world),
            ],
            joint: model(world, "leg_joint"),
            groove: model(world, "leg_groove"),
            groove_surface: Recipe::new(GROOVE, palette::GROOVE)
                .tinted([HINT; 3])
                .polished(0.5)
                .made(world),
        }
    }
}

/// What has become of a hex. The numbers are the shader's.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Coat {
    /// Nobody touches it yet.
    #[default]
    None = 0,
    /// The first player alone touches it.
    TouchedByFirst = 1,
    /// The second player alone touches it.
    TouchedBySecond = 2,
    /// Both touch it: greened out.
    Greened = 3,
    /// The first player's for good.
    CashedByFirst = 4,
    /// The second player's for good.
    CashedBySecond = 5,
    /// Nobody touches it, and nobody ever will.
    Lost = 6,
}

impl Coat {
    /// The coat of a hex in a position.
    pub fn new(position: &Xong, cell: Cell) -> Self {
        let first = position.touched_by(Player::FIRST).contains(cell);
        let second = position.touched_by(Player::SECOND).contains(cell);
        let cashed = position.cashed().contains(cell);
        match (first, second, cashed) {
            (true, true, _) => Self::Greened,
            (true, false, false) => Self::TouchedByFirst,
            (true, false, true) => Self::CashedByFirst,
            (false, true, false) => Self::TouchedBySecond,
            (false, true, true) => Self::CashedBySecond,
            (false, false, _) if !position.board().rim(cell).meets(position.live()) => Self::Lost,
            (false, false, _) => Self::None,
        }
    }
}

/// From where a new coat spreads over a tile.
pub(crate) const FROM_THE_MIDDLE: u8 = 7;

/// The face of a tile.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
#[require(MeshTag)]
pub struct TileFace {
    /// Which piece of rock the tile is cut from; any number will do.
    pub(crate) variation: u8,
    /// A mark over it all.
    pub(crate) mark: Mark,
    /// The coat it has, or is getting.
    pub coat: Coat,
    /// The coat it had.
    pub(crate) before: Coat,
    /// From which side the new coat spreads, an index of the directions of a
    /// hex, or `FROM_THE_MIDDLE`.
    pub(crate) side: u8,
    /// How far it has spread: 0 to 1.
    pub(crate) spread: f32,
    /// How dark the tile lies: 0 (lit) to 1 (black).
    pub(crate) darkness: f32,
}

impl TileFace {
    /// An untouched tile.
    pub(crate) const fn new(variation: u8) -> Self {
        Self {
            variation,
            mark: Mark::None,
            coat: Coat::None,
            before: Coat::None,
            side: FROM_THE_MIDDLE,
            spread: 1.0,
            darkness: 0.0,
        }
    }

    /// As the shader reads it.
    pub(crate) fn tag(&self) -> MeshTag {
        let part = |value: f32, most: f32| (value.clamp(0.0, 1.0) * most).round() as u32;
        MeshTag(
            u32::from(self.variation & 31)
                | u32::from(self.side & 7) << 5
                | (self.mark as u32 & 15) << 8
                | (self.coat as u32) << 12
                | part(self.spread, 31.0) << 16
                | (self.before as u32) << 21
                | part(self.darkness, 255.0) << 24,
        )
    }
}

fn tag_tiles(mut tiles: Query<(&TileFace, &mut MeshTag), Changed<TileFace>>) {
    for (face, mut tag) in &mut tiles {
        tag.set_if_neq(face.tag());
    }
}

fn follow_quality(
    quality: Res<Quality>,
    looks: Res<Looks>,
    mut tiles: Query<&mut Mesh3d, With<TileFace>>,
) {
    for mut mesh in &mut tiles {
        mesh.0 = looks.tile(*quality);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Game, xong::Options};

    #[test]
    fn a_tag_holds_every_part_of_a_face() {
        let face = TileFace {
            variation: 0xFF,
            mark: Mark::Refused,
            coat: Coat::CashedBySecond,
            before: Coat::TouchedBySecond,
            side: 3,
            spread: 7.0,
            darkness: 0.5,
        };
        assert_eq!(face.tag().0, 0x805F_567F);
    }

    #[test]
    fn hints_have_no_players_colour() {
        let distance = |one: Tone, other: Tone| {
            let part = |a: u8, b: u8| f32::from(a.abs_diff(b)).powi(2);
            let sum = part(one.0, other.0) + part(one.1, other.1) + part(one.2, other.2);
            sum.sqrt()
        };
        for player in [palette::ROD_RED, palette::COAT_RED] {
            assert!(distance(HINT, player) > 90.0, "{player:?}");
        }
        for player in [palette::ROD_BLUE, palette::COAT_BLUE, okabe_ito::SKY] {
            assert!(distance(HINT, player) > 180.0, "{player:?}");
        }
        // In the colour of hints elsewhere they looked like Blue's.
        assert!(distance(palette::MARK_HINT, palette::COAT_BLUE) < 60.0);
    }

    #[test]
    fn coats_follow_what_the_legs_touch() {
        let mut game = Xong::start(&Options::default());
        let middle = game.board().cell_at(hexx::Hex::ZERO).unwrap();
        assert_eq!(Coat::new(&game, middle), Coat::None);
        let play = |game: &mut Xong, text: &str| {
            let mv = game.parse_move(text).unwrap();
            game.play(&mv).unwrap();
        };
        play(&mut game, "place:0,0,0");
        assert_eq!(Coat::new(&game, middle), Coat::TouchedByFirst);
        play(&mut game, "give:boomerang");
        play(&mut game, "place:0,0,1;0,0,2");
        assert_eq!(Coat::new(&game, middle), Coat::Greened);
    }
}
