//! Materials: the shared ones, and how a game makes its own.

use bevy::prelude::*;

use super::{Lighting, Mark, Surface, SurfaceKind, SurfaceMaterial, SurfaceUniform};
use crate::plugins::scene::{
    LAMP_REACH,
    palette::{self, Tone},
    room::Room,
};

/// The materials on the table, made once.
#[derive(Resource, Debug)]
pub struct Surfaces {
    /// The table itself.
    pub(crate) planks: Handle<SurfaceMaterial>,
    /// The board's frame.
    pub(crate) oak: Handle<SurfaceMaterial>,
    /// The floor under the tiles.
    pub(crate) pit: Handle<SurfaceMaterial>,
    /// The tiles.
    pub limestone: Handle<SurfaceMaterial>,
    /// Fittings and trims.
    pub brass: Handle<SurfaceMaterial>,
    /// Bodies of the players' pieces, in playing order.
    pub lacquers: [Handle<SurfaceMaterial>; 3],
    /// The mark of the last move.
    pub last_mark: Handle<SurfaceMaterial>,
    /// Soft shadows under things.
    pub(in crate::plugins::scene) shadow: Handle<SurfaceMaterial>,
}

impl FromWorld for Surfaces {
    fn from_world(world: &mut World) -> Self {
        let (lighting, room) = (Lighting::from_world(world), Room::from_world(world));
        let mut store = world.resource_mut::<Assets<SurfaceMaterial>>();
        let mut add = |recipe: Recipe| store.add(recipe.material(lighting, &room));
        let planks =
            add(Recipe::new(SurfaceKind::PLANKS, palette::WALNUT).with(palette::WALNUT_DARK));
        let oak = add(Recipe::new(SurfaceKind::WOOD, palette::OAK).with(palette::OAK_DARK));
        let limestone =
            add(Recipe::new(SurfaceKind::STONE, palette::LIMESTONE).with(palette::LIMESTONE_DARK));
        Self {
            shadow: add(Recipe::new(SurfaceKind::SHADOW, palette::NIGHT)),
            planks,
            oak,
            pit: add(Recipe::new(SurfaceKind::PIT, palette::NIGHT).polished(0.95)),
            limestone,
            brass: add(Recipe::new(SurfaceKind::BRASS, palette::BRASS)
                .polished(0.3)
                .metal()),
            lacquers: [palette::EBONY, palette::IVORY, palette::OXBLOOD].map(|tone| {
                add(Recipe::new(SurfaceKind::LACQUER, tone)
                    .polished(0.3)
                    .coated(1.0))
            }),
            last_mark: add(Recipe::new(SurfaceKind::MATTE, palette::MARK_LAST)
                .of_mark(Mark::Last)
                .polished(0.4)),
        }
    }
}

/// The perceptual roughness of clear lacquer.
const LACQUER: f32 = 0.1;

/// How a material is asked for: by [`Surfaces`], and by the games whose things
/// are made of something else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    kind: SurfaceKind,
    main: Tone,
    mark: Option<Mark>,
    second: Tone,
    roughness: f32,
    metallic: f32,
    coat: f32,
    sign: u32,
    tints: [Tone; 3],
}

impl Recipe {
    /// A surface of one colour.
    pub const fn new(kind: SurfaceKind, main: Tone) -> Self {
        Self {
            kind,
            main,
            mark: None,
            second: main,
            roughness: 0.5,
            metallic: 0.0,
            coat: 0.0,
            sign: 0,
            tints: [main; 3],
        }
    }

    /// With a second colour: grain, veins, or what is let in.
    pub const fn with(self, second: Tone) -> Self {
        Self { second, ..self }
    }

    /// With a perceptual roughness from 0 (mirror) to 1 (chalk).
    pub const fn polished(self, roughness: f32) -> Self {
        Self { roughness, ..self }
    }

    /// With further colours, for kinds of surface that know some.
    pub const fn tinted(self, tints: [Tone; 3]) -> Self {
        Self { tints, ..self }
    }

    /// As bare metal.
    pub const fn metal(self) -> Self {
        Self {
            metallic: 1.0,
            ..self
        }
    }

    /// Under a coat of clear lacquer, from 0 to 1, which reflects the room by itself.
    pub const fn coated(self, coat: f32) -> Self {
        Self { coat, ..self }
    }

    /// With one of the signs that the kind of surface knows.
    pub const fn signed(self, sign: u32) -> Self {
        Self { sign, ..self }
    }

    /// In the colour of a mark, whichever that is in the room.
    const fn of_mark(self, mark: Mark) -> Self {
        Self {
            mark: Some(mark),
            ..self
        }
    }

    /// Makes the material, once; things of one surface share its handle.
    pub fn made(&self, world: &mut World) -> Handle<SurfaceMaterial> {
        let (lighting, room) = (Lighting::from_world(world), Room::from_world(world));
        if let Some(shader) = self.kind.shader {
            shader.provide(world);
        }
        world
            .resource_mut::<Assets<SurfaceMaterial>>()
            .add(self.material(lighting, &room))
    }

    pub(super) const fn kind(&self) -> SurfaceKind {
        self.kind
    }

    pub(super) fn material(&self, lighting: Lighting, room: &Room) -> SurfaceMaterial {
        // Whatever is of wood is of the wood of the room.
        let [main, second] = match self.kind {
            SurfaceKind::PLANKS => room.planks,
            SurfaceKind::WOOD => room.frame,
            _ => [self.main, self.second],
        };
        let main = self.mark.map_or(main, |mark| room.marks.tone(mark));
        SurfaceMaterial {
            base: StandardMaterial {
                base_color: main.color(),
                perceptual_roughness: self.roughness,
                metallic: self.metallic,
                clearcoat: self.coat,
                clearcoat_perceptual_roughness: LACQUER,
                // What covers the whole background is drawn after all that
                // hides parts of it, so that those are not worked out at all.
                alpha_mode: match self.kind {
                    SurfaceKind::PLANKS => AlphaMode::Mask(0.0),
                    SurfaceKind::SHADOW => AlphaMode::Blend,
                    _ => AlphaMode::Opaque,
                },
                ..default()
            },
            extension: Surface {
                uniform: SurfaceUniform {
                    main: main.linear().to_vec4(),
                    second: second.linear().to_vec4(),
                    sign: UVec4::new(self.sign, 0, 0, 0),
                    params: Vec4::new(self.roughness, self.metallic, LAMP_REACH, room.light.edge),
                    marks: Mark::ALL.map(|mark| room.marks.tone(mark).linear().to_vec4()),
                    tints: self.tints.map(|tone| tone.linear().to_vec4()),
                    light: room.light.in_shader(),
                },
                recipe: *self,
                lighting,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plugins::scene::surface::SurfaceShader;

    #[test]
    fn a_game_brings_its_shader_with_the_first_material_made_of_it() {
        let mut world = World::new();
        world.init_resource::<Assets<SurfaceMaterial>>();
        world.init_resource::<Assets<Shader>>();
        let shader = SurfaceShader::new("games/sixth/surface.wgsl", "// Of felt.");
        for number in [0, 1] {
            let recipe = Recipe::new(shader.kind(number), palette::OAK);
            let handle = recipe.made(&mut world);
            let materials = world.resource::<Assets<SurfaceMaterial>>();
            let kind = materials.get(&handle).unwrap().extension.kind();
            assert_eq!(kind, shader.kind(number));
        }
        let shaders = world.resource::<Assets<Shader>>();
        assert_eq!(shaders.iter().count(), 1);
        let id = AssetId::Uuid { uuid: shader.id() };
        assert_eq!(shaders.get(id).unwrap().source.as_str(), "// Of felt.");
    }
}
