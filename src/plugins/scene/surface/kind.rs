//! Kinds of surface: those that every game may use, and those that a game's own
//! shader makes.

use bevy::{asset::uuid::Uuid, prelude::*};

/// A kind of surface: which shader makes it, and which of its surfaces it is.
/// Each kind has a pipeline of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct SurfaceKind {
    /// The shader of a game; without one, the kind is shared.
    pub(super) shader: Option<SurfaceShader>,
    /// The number by which the shader knows it (`SURFACE_KIND`).
    pub(super) number: u32,
}

impl SurfaceKind {
    /// Polished lacquer of one colour.
    pub(crate) const LACQUER: Self = Self::shared(0);
    /// Oiled wood; the second colour is its grain, U runs along it.
    pub(crate) const WOOD: Self = Self::shared(1);
    /// A table of planks.
    pub(crate) const PLANKS: Self = Self::shared(2);
    /// A hexagon of stone with its mark.
    pub(crate) const STONE: Self = Self::shared(3);
    /// Worn metal.
    pub(crate) const BRASS: Self = Self::shared(4);
    /// Felt that swallows light.
    pub(crate) const PIT: Self = Self::shared(5);
    /// Paint without gloss.
    pub(crate) const MATTE: Self = Self::shared(6);
    /// A square of stone with its mark.
    pub const PAVING: Self = Self::shared(7);
    /// A soft dark disc on the ground, as dark as the strength of [`Look`] says.
    pub(super) const SHADOW: Self = Self::shared(8);

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
    pub(crate) const fn new(name: &'static str, source: &'static str) -> Self {
        Self { name, source }
    }

    /// One of its surfaces: the shader is compiled for it with this number as
    /// `SURFACE_KIND`.
    pub(crate) const fn kind(self, number: u32) -> SurfaceKind {
        SurfaceKind {
            shader: Some(self),
            number,
        }
    }

    /// Under which number the shader is kept among all shaders: made from its
    /// name (FNV-1a).
    pub(super) const fn id(self) -> Uuid {
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
    pub(super) fn provide(self, world: &mut World) {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_shader_has_a_number_of_its_own() {
        let (first, second) = (SurfaceShader::new("a", ""), SurfaceShader::new("b", ""));
        assert_ne!(first.id(), second.id());
        assert_eq!(first.id(), SurfaceShader::new("a", "changed").id());
    }
}
