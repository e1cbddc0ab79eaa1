//! Models in two sets: a fine one, and a plain one for software rendering.

use bevy::prelude::*;

use crate::plugins::scene::{models::part, quality::Quality};

/// A thing whose mesh follows the quality.
#[derive(Component, Clone, Debug)]
#[require(Mesh3d)]
pub struct Graded {
    fine: Handle<Mesh>,
    plain: Handle<Mesh>,
}

impl Graded {
    /// A part of the model of that name, whose plain twin is called `NAME_low`.
    pub(crate) fn part(assets: &AssetServer, name: &str, mesh: usize) -> Self {
        Self {
            fine: part(assets, name, mesh),
            plain: part(assets, &format!("{name}_low"), mesh),
        }
    }

    /// Both meshes.
    pub(super) const fn meshes(&self) -> [&Handle<Mesh>; 2] {
        [&self.fine, &self.plain]
    }

    /// The mesh for a quality.
    pub const fn mesh(&self, quality: Quality) -> &Handle<Mesh> {
        match quality {
            Quality::Low => &self.plain,
            Quality::Medium | Quality::High => &self.fine,
        }
    }
}

/// A piece: what is lacquered and what is brass.
#[derive(Clone, Debug)]
pub struct GradedPiece {
    /// The body, base at y = 0, looking along +Z.
    pub body: Graded,
    /// The brass trim.
    pub trim: Graded,
}

impl GradedPiece {
    /// The piece of that name.
    pub(crate) fn named(assets: &AssetServer, name: &str) -> Self {
        Self {
            body: Graded::part(assets, name, 0),
            trim: Graded::part(assets, name, 1),
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(PostUpdate, follow_quality);
}

pub(super) fn follow_quality(quality: Res<Quality>, mut things: Query<(Ref<Graded>, &mut Mesh3d)>) {
    for (graded, mut mesh) in &mut things {
        if (graded.is_changed() || quality.is_changed()) && mesh.0 != *graded.mesh(*quality) {
            mesh.0 = graded.mesh(*quality).clone();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_thing_has_the_mesh_of_the_quality_there_is() {
        let mut app = App::new();
        app.add_plugins(plugin).insert_resource(Quality::Low);
        let meshes = Assets::<Mesh>::default();
        let [fine, plain] = [1, 2].map(|_| meshes.reserve_handle());
        let graded = Graded {
            fine: fine.clone(),
            plain: plain.clone(),
        };
        let thing = app.world_mut().spawn(graded).id();
        let mut mesh = |quality| {
            app.insert_resource(quality);
            app.update();
            app.world().get::<Mesh3d>(thing).unwrap().0.clone()
        };
        assert_eq!(mesh(Quality::Low), plain);
        assert_eq!(mesh(Quality::High), fine);
        assert_eq!(mesh(Quality::Low), plain);
    }
}
