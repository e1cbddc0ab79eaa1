//! The material of every solid thing: one shader, a handful of surfaces.
//!
//! [`Surfaces`] holds the ready-made handles. What differs between things of
//! one kind (a tile's grain, its mark, how far it has sunk into the dark) goes
//! through [`Look`] into the mesh tag, so that all tiles stay one batch.

use bevy::{
    mesh::{MeshTag, MeshVertexBufferLayoutRef},
    pbr::{
        ExtendedMaterial, MaterialExtension, MaterialExtensionKey, MaterialExtensionPipeline,
        MaterialPlugin,
    },
    prelude::*,
    render::render_resource::{
        AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
    },
    shader::{ShaderDefVal, ShaderRef},
};

use crate::plugins::scene::{
    palette::{self, Tone},
    quality::Quality,
};

const SHADER: &str = "shaders/surface.wgsl";

/// What all solid things are made of.
pub type SurfaceMaterial = ExtendedMaterial<StandardMaterial, Surface>;

/// Which part of the shader makes a surface. The numbers are the shader's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(u32)]
pub enum Kind {
    /// Polished lacquer of one colour.
    Lacquer = 0,
    /// Oiled wood; the second colour is its grain, U runs along it.
    Wood = 1,
    /// A table of planks.
    Planks = 2,
    /// A hexagon of stone with its mark.
    Stone = 3,
    /// Worn metal.
    Brass = 4,
    /// The glass of a lamp with the sign of [`Recipe::signed`] in it.
    Lens = 5,
    /// Felt that swallows light.
    Pit = 6,
    /// Paint without gloss.
    Matte = 7,
    /// A square of stone with its mark; sign 1 lets a star into it.
    Paving = 8,
    /// A lacquered block with the sign of its owner in the second colour: 1 to
    /// 4 for the players, 5 to 8 for their special blocks.
    Block = 9,
    /// A piece on a plinth, its value (the variation of [`Look`]) let into its
    /// front: sign 1 is turned boxwood, sign 2 polished slate.
    Court = 10,
    /// A square whose emptiness counts: sign 1 for White's, 2 for Black's, 3
    /// for both, 4 more where it is secured.
    Well = 11,
    /// A soft dark disc on the ground, as dark as the strength of [`Look`] says.
    Shadow = 12,
    /// A hexagon of stone under a coat of one of the three tints, with a mark;
    /// its tag is a language of its own, see the looks of Xong.
    LegTile = 20,
    /// A lacquered rod with an inlay of the second colour: sign 1 a line, sign
    /// 2 dots, both broader under [`Mark::Last`].
    Rod = 21,
    /// A line let into a groove, which lights up in the colour of its mark.
    Groove = 22,
}

/// Our part of [`SurfaceMaterial`].
#[derive(Asset, AsBindGroup, Reflect, Clone, Debug)]
#[bind_group_data(SurfaceKey)]
pub struct Surface {
    #[uniform(100)]
    uniform: SurfaceUniform,
    /// Which part of the shader is compiled.
    kind: u32,
    /// The cheap lighting for software rendering.
    low: bool,
}

#[derive(ShaderType, Reflect, Clone, Debug)]
struct SurfaceUniform {
    main: Vec4,
    second: Vec4,
    sign: UVec4,
    params: Vec4,
    marks: [Vec4; MARKS],
    tints: [Vec4; 3],
}

impl Surface {
    /// Which pipeline it needs, whatever the quality.
    pub(in crate::plugins) const fn kind(&self) -> u32 {
        self.kind
    }
}

/// What needs a pipeline of its own.
#[doc(hidden)]
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SurfaceKey {
    kind: u32,
    low: bool,
}

impl From<&Surface> for SurfaceKey {
    fn from(surface: &Surface) -> Self {
        Self {
            kind: surface.kind,
            low: surface.low,
        }
    }
}

impl MaterialExtension for Surface {
    fn vertex_shader() -> ShaderRef {
        SHADER.into()
    }

    fn fragment_shader() -> ShaderRef {
        SHADER.into()
    }

    fn specialize(
        _pipeline: &MaterialExtensionPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: MaterialExtensionKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let SurfaceKey { kind, low } = key.bind_group_data;
        let mut defs = vec![ShaderDefVal::UInt("SURFACE_KIND".into(), kind)];
        if low {
            defs.push("LOW".into());
        }
        if let Some(fragment) = descriptor.fragment.as_mut() {
            fragment.shader_defs.extend(defs.iter().cloned());
        }
        descriptor.vertex.shader_defs.extend(defs);
        Ok(())
    }
}

/// A pattern of light on a tile. Each has its own colour and its own form.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Reflect)]
#[repr(u8)]
pub enum Mark {
    /// Nothing.
    #[default]
    None = 0,
    /// The whole face, lightly: the pointer or the keyboard rests here.
    Hover = 1,
    /// A slim ring: a move may end here.
    Legal = 2,
    /// A broad ring: chosen.
    Selected = 3,
    /// Six corners: where the last move ended.
    Last = 4,
    /// A ring of dashes: the program proposes this.
    Hint = 5,
    /// Slanting bars: the rules forbid this.
    Refused = 6,
    /// A dot: a way leads over this.
    Way = 7,
    /// A cross: a way ends here, and should not.
    Barred = 8,
}

/// How many marks there are.
const MARKS: usize = 9;

/// What is special about one thing among its likes. Needs a [`SurfaceMaterial`].
#[derive(Component, Clone, Copy, Debug, PartialEq, Reflect)]
#[reflect(Component)]
#[require(MeshTag)]
pub struct Look {
    /// Which piece of rock or wood this is cut from; any number will do.
    pub variation: u8,
    /// The mark on a tile.
    pub mark: Mark,
    /// How strongly the mark shows, or how brightly a lamp burns: 0 to 1.
    pub strength: f32,
    /// How far the thing has sunk into the dark: 0 (lit) to 1 (black).
    pub darkness: f32,
}

impl Default for Look {
    fn default() -> Self {
        Self {
            variation: 0,
            mark: Mark::None,
            strength: 1.0,
            darkness: 0.0,
        }
    }
}

impl Look {
    /// As the shader reads it.
    #[must_use]
    pub fn tag(&self) -> MeshTag {
        let byte = |value: f32| (value.clamp(0.0, 1.0) * 255.0).round() as u32;
        MeshTag(
            u32::from(self.variation)
                | (self.mark as u32) << 8
                | byte(self.strength) << 16
                | byte(self.darkness) << 24,
        )
    }
}

/// The materials on the table, made once.
#[derive(Resource, Debug)]
pub struct Surfaces {
    /// The table itself.
    pub planks: Handle<SurfaceMaterial>,
    /// The board's frame.
    pub oak: Handle<SurfaceMaterial>,
    /// The floor under the tiles.
    pub pit: Handle<SurfaceMaterial>,
    /// The tiles.
    pub limestone: Handle<SurfaceMaterial>,
    /// Fittings and trims.
    pub brass: Handle<SurfaceMaterial>,
    /// The traffic light's housing.
    pub iron: Handle<SurfaceMaterial>,
    /// Lamp glasses: red, yellow, green.
    pub lenses: [Handle<SurfaceMaterial>; 3],
    /// Bodies of the players' pieces, in playing order.
    pub lacquers: [Handle<SurfaceMaterial>; 3],
    /// Reach marks: black, white, both.
    pub dots: [Handle<SurfaceMaterial>; 3],
    /// The mark of the last move.
    pub last_mark: Handle<SurfaceMaterial>,
    /// The ring of a choice.
    pub choice_mark: Handle<SurfaceMaterial>,
    /// Soft shadows under things.
    pub(super) shadow: Handle<SurfaceMaterial>,
}

impl FromWorld for Surfaces {
    fn from_world(world: &mut World) -> Self {
        let low = world
            .get_resource::<Quality>()
            .is_none_or(|q| *q == Quality::Low);
        let mut store = world.resource_mut::<Assets<SurfaceMaterial>>();
        let mut add = |recipe: Recipe| store.add(recipe.material(low));
        let lens = |tone, sign| Recipe {
            sign,
            ..Recipe::new(Kind::Lens, tone).polished(0.12)
        };
        let planks = add(Recipe::new(Kind::Planks, palette::WALNUT).with(palette::WALNUT_DARK));
        let oak = add(Recipe::new(Kind::Wood, palette::OAK).with(palette::OAK_DARK));
        let limestone =
            add(Recipe::new(Kind::Stone, palette::LIMESTONE).with(palette::LIMESTONE_DARK));
        Self {
            shadow: add(Recipe::new(Kind::Shadow, palette::NIGHT)),
            planks,
            oak,
            pit: add(Recipe::new(Kind::Pit, palette::NIGHT).polished(0.95)),
            limestone,
            brass: add(Recipe {
                metallic: 1.0,
                ..Recipe::new(Kind::Brass, palette::BRASS).polished(0.3)
            }),
            iron: add(Recipe::new(Kind::Lacquer, palette::IRON).polished(0.42)),
            lenses: [
                add(lens(palette::LAMP_RED, 1)),
                add(lens(palette::LAMP_YELLOW, 2)),
                add(lens(palette::LAMP_GREEN, 3)),
            ],
            lacquers: [palette::EBONY, palette::IVORY, palette::OXBLOOD]
                .map(|tone| add(Recipe::new(Kind::Lacquer, tone).polished(0.22))),
            dots: [Tone(22, 20, 22), Tone(252, 248, 238), Tone(96, 92, 90)]
                .map(|tone| add(Recipe::new(Kind::Matte, tone).polished(0.6))),
            last_mark: add(Recipe::new(Kind::Matte, palette::MARK_LAST).polished(0.4)),
            choice_mark: add(Recipe::new(Kind::Matte, palette::MARK_SELECTED).polished(0.4)),
        }
    }
}

/// How a material is asked for: by [`Surfaces`], and by the games whose things
/// are made of something else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    kind: Kind,
    main: Tone,
    second: Tone,
    roughness: f32,
    metallic: f32,
    sign: u32,
    tints: [Tone; 3],
}

impl Recipe {
    /// A surface of one colour.
    #[must_use]
    pub const fn new(kind: Kind, main: Tone) -> Self {
        Self {
            kind,
            main,
            second: main,
            roughness: 0.5,
            metallic: 0.0,
            sign: 0,
            tints: [main; 3],
        }
    }

    /// With a second colour: grain, veins, or what is let in.
    #[must_use]
    pub const fn with(self, second: Tone) -> Self {
        Self { second, ..self }
    }

    /// With a perceptual roughness from 0 (mirror) to 1 (chalk).
    #[must_use]
    pub const fn polished(self, roughness: f32) -> Self {
        Self { roughness, ..self }
    }

    /// With further colours, for kinds of surface that know some.
    #[must_use]
    pub const fn tinted(self, tints: [Tone; 3]) -> Self {
        Self { tints, ..self }
    }

    /// As bare metal.
    #[must_use]
    pub const fn metal(self) -> Self {
        Self {
            metallic: 1.0,
            ..self
        }
    }

    /// With one of the signs that the kind of surface knows.
    #[must_use]
    pub const fn signed(self, sign: u32) -> Self {
        Self { sign, ..self }
    }

    /// Makes the material, once; things of one surface share its handle.
    #[must_use]
    pub fn made(&self, world: &mut World) -> Handle<SurfaceMaterial> {
        let low = world
            .get_resource::<Quality>()
            .is_none_or(|quality| *quality == Quality::Low);
        world
            .resource_mut::<Assets<SurfaceMaterial>>()
            .add(self.material(low))
    }

    fn material(&self, low: bool) -> SurfaceMaterial {
        let marks = [
            palette::NIGHT,
            palette::MARK_HOVER,
            palette::MARK_LEGAL,
            palette::MARK_SELECTED,
            palette::MARK_LAST,
            palette::MARK_HINT,
            palette::MARK_REFUSED,
            palette::MARK_WAY,
            palette::MARK_REFUSED,
        ];
        SurfaceMaterial {
            base: StandardMaterial {
                base_color: self.main.color(),
                perceptual_roughness: self.roughness,
                metallic: self.metallic,
                // What covers the whole background is drawn after all that
                // hides parts of it, so that those are not worked out at all.
                alpha_mode: match self.kind {
                    Kind::Planks => AlphaMode::Mask(0.0),
                    Kind::Shadow => AlphaMode::Blend,
                    _ => AlphaMode::Opaque,
                },
                ..default()
            },
            extension: Surface {
                uniform: SurfaceUniform {
                    main: self.main.linear().to_vec4(),
                    second: self.second.linear().to_vec4(),
                    sign: UVec4::new(self.sign, 0, 0, 0),
                    params: Vec4::new(self.roughness, self.metallic, super::LAMP_REACH, 0.0),
                    marks: marks.map(|tone| tone.linear().to_vec4()),
                    tints: self.tints.map(|tone| tone.linear().to_vec4()),
                },
                kind: self.kind as u32,
                low,
            },
        }
    }
}

/// Adds the material and keeps tags and quality up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<SurfaceMaterial>::default())
        .init_resource::<Surfaces>()
        .add_systems(
            PostUpdate,
            (
                tag_looks,
                follow_quality.run_if(resource_exists_and_changed::<Quality>),
            ),
        );
}

fn tag_looks(mut looks: Query<(&Look, &mut MeshTag), Changed<Look>>) {
    for (look, mut tag) in &mut looks {
        tag.set_if_neq(look.tag());
    }
}

fn follow_quality(quality: Res<Quality>, mut materials: ResMut<Assets<SurfaceMaterial>>) {
    let low = *quality == Quality::Low;
    let stale: Vec<_> = materials
        .iter()
        .filter(|(_, material)| material.extension.low != low)
        .map(|(id, _)| id)
        .collect();
    for id in stale {
        if let Some(mut material) = materials.get_mut(id) {
            material.extension.low = low;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tag_holds_every_part_of_a_look() {
        let look = Look {
            variation: 0xAB,
            mark: Mark::Refused,
            strength: 1.0,
            darkness: 0.5,
        };
        assert_eq!(look.tag().0, 0x80FF_06AB);
    }

    #[test]
    fn nothing_branches_on_the_numbers_of_a_material() {
        let shader = include_str!("../../../assets/shaders/surface.wgsl");
        for (number, line) in shader.lines().enumerate() {
            let line = line.trim_start();
            let branch = ["if ", "} else if ", "switch ", "while ", "for "]
                .iter()
                .any(|word| line.starts_with(word));
            assert!(
                !(branch && line.contains("surface.")),
                "line {} of the shader: {line}",
                number + 1
            );
        }
    }

    #[test]
    fn values_out_of_range_do_not_spill() {
        let look = Look {
            strength: 7.0,
            darkness: -3.0,
            ..default()
        };
        assert_eq!(look.tag().0, 0x00FF_0000);
    }
}
