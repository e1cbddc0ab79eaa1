//! The material of every solid thing on the table.
//!
//! [`Surfaces`] holds the materials that every game may use. A game makes others
//! with a [`Recipe`], of the shared kinds of surface or of kinds that its own
//! [`SurfaceShader`] defines. What differs between things of one material (a
//! tile's grain, its mark, how far it has sunk into the dark) goes through
//! [`Look`] into the mesh tag, so that all tiles stay one batch.

mod kind;
mod look;
mod recipe;

use core::marker::PhantomData;

use bevy::{
    asset::uuid::Uuid,
    mesh::MeshVertexBufferLayoutRef,
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

use self::look::{MARKS, tag_looks};
pub use self::{
    kind::{SurfaceKind, SurfaceShader},
    look::{Look, Mark},
    recipe::{Recipe, Surfaces},
};
use crate::plugins::scene::{quality::Quality, room::Room};

/// Where things lie and how light falls on them: the part that all shaders of
/// surfaces share.
const SHARED_PART: &str = "shaders/surface.wgsl";

/// What the shared kinds of surface are made of.
const COMMON: &str = "shaders/common.wgsl";

/// What all solid things are made of.
pub type SurfaceMaterial = ExtendedMaterial<StandardMaterial, Surface>;

/// Our part of [`SurfaceMaterial`].
#[derive(Asset, AsBindGroup, TypePath, Clone, Debug)]
#[bind_group_data(SurfaceKey)]
pub struct Surface {
    #[uniform(100)]
    uniform: SurfaceUniform,
    recipe: Recipe,
    lighting: Lighting,
}

#[derive(ShaderType, Clone, Debug)]
struct SurfaceUniform {
    main: Vec4,
    second: Vec4,
    sign: UVec4,
    params: Vec4,
    marks: [Vec4; MARKS],
    tints: [Vec4; 3],
    light: [Vec4; 7],
}

impl Surface {
    /// Its kind, which says what pipeline it needs at any quality.
    pub(in crate::plugins) const fn kind(&self) -> SurfaceKind {
        self.recipe.kind()
    }
}

/// How a picture of the table is written down. It is linear unless something other than the
/// screen reads it.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) enum PictureCoding {
    /// As the graphics card expects it.
    #[default]
    Linear,
    /// As square roots of the light, so that eight bits suffice for the dark.
    Roots,
}

/// What all surfaces have in common at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
struct Lighting {
    /// The light in a few lines, for [`Quality::Low`].
    low: bool,
    coding: PictureCoding,
}

impl Lighting {
    fn from_world(world: &World) -> Self {
        let quality = world.get_resource::<Quality>().copied();
        let coding = world.get_resource::<PictureCoding>().copied();
        Self::new(quality.unwrap_or_default(), coding.unwrap_or_default())
    }

    const fn new(quality: Quality, coding: PictureCoding) -> Self {
        Self {
            low: matches!(quality, Quality::Low),
            coding,
        }
    }

    fn define(self, defs: &mut Vec<ShaderDefVal>) {
        if self.low {
            defs.push("LOW".into());
        }
        if self.coding == PictureCoding::Roots {
            defs.push("ROOTS".into());
        }
    }
}

/// What needs a pipeline of its own.
#[doc(hidden)]
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct SurfaceKey {
    shader: Option<Uuid>,
    kind: u32,
    lighting: Lighting,
}

impl From<&Surface> for SurfaceKey {
    fn from(surface: &Surface) -> Self {
        Self {
            shader: surface.kind().shader.map(SurfaceShader::id),
            kind: surface.kind().number,
            lighting: surface.lighting,
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
        let SurfaceKey {
            shader,
            kind,
            lighting,
        } = key.bind_group_data;
        lighting.define(&mut descriptor.vertex.shader_defs);
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
        lighting.define(&mut fragment.shader_defs);
        Ok(())
    }
}

/// Adds the material and keeps tags and quality up to date.
pub(super) fn plugin(app: &mut App) {
    app.add_plugins(MaterialPlugin::<SurfaceMaterial>::default())
        .init_resource::<PictureCoding>()
        .init_resource::<Surfaces>()
        .add_systems(
            PostUpdate,
            (
                tag_looks,
                relight.run_if(
                    resource_exists_and_changed::<Quality>
                        .or_eager(resource_exists_and_changed::<PictureCoding>)
                        .or_eager(resource_exists_and_changed::<Room>),
                ),
            ),
        );
}

/// Makes materials anew whose light, or whose wood, is another now.
fn relight(
    quality: Res<Quality>,
    coding: Res<PictureCoding>,
    room: Res<Room>,
    mut materials: ResMut<Assets<SurfaceMaterial>>,
) {
    let lighting = Lighting::new(*quality, *coding);
    let stale: Vec<_> = materials
        .iter()
        .filter(|(_, material)| room.is_changed() || material.extension.lighting != lighting)
        .map(|(id, _)| id)
        .collect();
    for id in stale {
        if let Some(mut material) = materials.get_mut(id) {
            *material = material.extension.recipe.material(lighting, &room);
        }
    }
}

#[cfg(test)]
mod tests {
    use std::{
        fs,
        path::{Path, PathBuf},
    };

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
}
