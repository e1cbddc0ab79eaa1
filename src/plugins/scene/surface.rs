//! The material of every solid thing on the table.
//!
//! [`Surfaces`] holds the materials that every game may use. A game makes others
//! with a [`Recipe`], of the shared kinds of surface or of kinds that its own
//! [`SurfaceShader`] defines. What differs between things of one material (a
//! tile's grain, its mark, how far it has sunk into the dark) goes through
//! [`Look`] into the mesh tag, so that all tiles stay one batch.

use core::marker::PhantomData;

use bevy::{
    asset::uuid::Uuid,
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

/// Where things lie and how light falls on them: the part that all shaders of
/// surfaces share.
const SHARED_PART: &str = "shaders/surface.wgsl";

/// What the shared kinds of surface are made of.
const COMMON: &str = "shaders/common.wgsl";

/// What all solid things are made of.
pub type SurfaceMaterial = ExtendedMaterial<StandardMaterial, Surface>;

/// A kind of surface: which shader makes it, and which of its surfaces it is.
/// Each kind has a pipeline of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SurfaceKind {
    /// The shader of a game; without one, the kind is shared.
    shader: Option<SurfaceShader>,
    /// The number by which the shader knows it (`SURFACE_KIND`).
    number: u32,
}

impl SurfaceKind {
    /// Polished lacquer of one colour.
    pub const LACQUER: Self = Self::shared(0);
    /// Oiled wood; the second colour is its grain, U runs along it.
    pub const WOOD: Self = Self::shared(1);
    /// A table of planks.
    pub const PLANKS: Self = Self::shared(2);
    /// A hexagon of stone with its mark.
    pub const STONE: Self = Self::shared(3);
    /// Worn metal.
    pub const BRASS: Self = Self::shared(4);
    /// Felt that swallows light.
    pub const PIT: Self = Self::shared(5);
    /// Paint without gloss.
    pub const MATTE: Self = Self::shared(6);
    /// A square of stone with its mark.
    pub const PAVING: Self = Self::shared(7);
    /// A soft dark disc on the ground, as dark as the strength of [`Look`] says.
    const SHADOW: Self = Self::shared(8);

    const fn shared(number: u32) -> Self {
        Self {
            shader: None,
            number,
        }
    }
}

/// A shader that makes surfaces of a game's own, in WGSL. It imports
/// `shaders/surface.wgsl` for everything but what its surfaces are made of, see
/// there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SurfaceShader {
    name: &'static str,
    source: &'static str,
}

impl SurfaceShader {
    /// A shader under a name that no other has.
    #[must_use]
    pub const fn new(name: &'static str, source: &'static str) -> Self {
        Self { name, source }
    }

    /// One of its surfaces: the shader is compiled for it with this number as
    /// `SURFACE_KIND`.
    #[must_use]
    pub const fn kind(self, number: u32) -> SurfaceKind {
        SurfaceKind {
            shader: Some(self),
            number,
        }
    }

    /// Under which number the shader is kept among all shaders: made from its
    /// name (FNV-1a).
    const fn id(self) -> Uuid {
        let name = self.name.as_bytes();
        let mut hash = 0x6c62_272e_07bb_0142_62b8_2175_6295_c58d_u128;
        let mut at = 0;
        while at < name.len() {
            hash = (hash ^ name[at] as u128).wrapping_mul(0x0100_0000_0000_0000_0000_013b);
            at += 1;
        }
        Uuid::from_u128(hash)
    }

    /// Makes the shader known to the renderer, where there is one.
    fn provide(self, world: &mut World) {
        let Some(mut shaders) = world.get_resource_mut::<Assets<Shader>>() else {
            return;
        };
        let id = AssetId::Uuid { uuid: self.id() };
        if !shaders.contains(id)
            && let Err(error) = shaders.insert(id, Shader::from_wgsl(self.source, self.name))
        {
            error!("{}: {error}", self.name);
        }
    }
}

/// Our part of [`SurfaceMaterial`].
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(SurfaceKey)]
pub struct Surface {
    #[uniform(100)]
    uniform: SurfaceUniform,
    kind: SurfaceKind,
    /// The cheap lighting for software rendering.
    low: bool,
}

#[derive(ShaderType, Clone, Debug)]
struct SurfaceUniform {
    main: Vec4,
    second: Vec4,
    sign: UVec4,
    params: Vec4,
    marks: [Vec4; MARKS],
    tints: [Vec4; 3],
}

impl Surface {
    /// Its kind, which says what pipeline it needs at any quality.
    pub(in crate::plugins) const fn kind(&self) -> SurfaceKind {
        self.kind
    }
}

/// What needs a pipeline of its own.
#[doc(hidden)]
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SurfaceKey {
    shader: Option<Uuid>,
    kind: u32,
    low: bool,
}

impl From<&Surface> for SurfaceKey {
    fn from(surface: &Surface) -> Self {
        Self {
            shader: surface.kind.shader.map(SurfaceShader::id),
            kind: surface.kind.number,
            low: surface.low,
        }
    }
}

impl MaterialExtension for Surface {
    fn vertex_shader() -> ShaderRef {
        SHARED_PART.into()
    }

    fn fragment_shader() -> ShaderRef {
        COMMON.into()
    }

    fn specialize(
        _pipeline: &MaterialExtensionPipeline,
        descriptor: &mut RenderPipelineDescriptor,
        _layout: &MeshVertexBufferLayoutRef,
        key: MaterialExtensionKey<Self>,
    ) -> Result<(), SpecializedMeshPipelineError> {
        let SurfaceKey { shader, kind, low } = key.bind_group_data;
        if low {
            descriptor.vertex.shader_defs.push("LOW".into());
        }
        let Some(fragment) = descriptor.fragment.as_mut() else {
            return Ok(());
        };
        // Shadow maps are drawn by a shader of Bevy's.
        let is_prepass = fragment.shader_defs.contains(&"PREPASS_PIPELINE".into());
        if let Some(shader) = shader.filter(|_| !is_prepass) {
            fragment.shader = Handle::Uuid(shader, PhantomData);
        }
        let number = ShaderDefVal::UInt("SURFACE_KIND".into(), kind);
        fragment.shader_defs.push(number);
        if low {
            fragment.shader_defs.push("LOW".into());
        }
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
    /// Bodies of the players' pieces, in playing order.
    pub lacquers: [Handle<SurfaceMaterial>; 3],
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
            lacquers: [palette::EBONY, palette::IVORY, palette::OXBLOOD]
                .map(|tone| add(Recipe::new(SurfaceKind::LACQUER, tone).polished(0.22))),
            last_mark: add(Recipe::new(SurfaceKind::MATTE, palette::MARK_LAST).polished(0.4)),
            choice_mark: add(Recipe::new(SurfaceKind::MATTE, palette::MARK_SELECTED).polished(0.4)),
        }
    }
}

/// How a material is asked for: by [`Surfaces`], and by the games whose things
/// are made of something else.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Recipe {
    kind: SurfaceKind,
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
    pub const fn new(kind: SurfaceKind, main: Tone) -> Self {
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
        if let Some(shader) = self.kind.shader {
            shader.provide(world);
        }
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
                    SurfaceKind::PLANKS => AlphaMode::Mask(0.0),
                    SurfaceKind::SHADOW => AlphaMode::Blend,
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
                kind: self.kind,
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
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use std::{
        fs,
        path::{Path, PathBuf},
    };

    use super::*;

    /// Every shader of the project, the games' own included.
    fn shaders() -> Vec<PathBuf> {
        let root = Path::new(env!("CARGO_MANIFEST_DIR"));
        let mut folders = vec![root.join("assets/shaders"), root.join("src/plugins/games")];
        let mut found = Vec::new();
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).unwrap() {
                let path = entry.unwrap().path();
                if path.is_dir() {
                    folders.push(path);
                } else if path.extension().is_some_and(|ext| ext == "wgsl") {
                    found.push(path);
                }
            }
        }
        found
    }

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
        let shaders = shaders();
        assert!(shaders.len() > 8, "{shaders:?}");
        for path in shaders {
            let shader = fs::read_to_string(&path).unwrap();
            for (number, line) in (1..).zip(shader.lines()) {
                let line = line.trim_start();
                let branch = ["if ", "} else if ", "switch ", "while ", "for "]
                    .iter()
                    .any(|word| line.starts_with(word));
                assert!(
                    !(branch && line.contains("surface.")),
                    "{}:{number}: {line}",
                    path.display()
                );
            }
        }
    }

    #[test]
    fn each_shader_has_a_number_of_its_own() {
        let (first, second) = (SurfaceShader::new("a", ""), SurfaceShader::new("b", ""));
        assert_ne!(first.id(), second.id());
        assert_eq!(first.id(), SurfaceShader::new("a", "changed").id());
    }

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
