//! What visitors to the showcase may change, and how it is forgotten.
//!
//! Each part of the client registers here what a visitor may change; the showcase
//! sets that aside and restores it.

use bevy::{ecs::component::Mutable, prelude::*};

/// What visitors may change and the next one must not find; see [`forget`] and
/// [`put_back`].
#[derive(Resource, Clone, Default)]
pub(in crate::plugins) struct Forgotten {
    /// Put something of the player's own away, before the show.
    pub(in crate::plugins) put_away: Vec<fn(&mut World)>,
    /// Restore something to what it was before the visitor.
    pub(in crate::plugins) undo: Vec<fn(&mut World)>,
}

fn forgotten(app: &mut App) -> Mut<'_, Forgotten> {
    app.world_mut().get_resource_or_init::<Forgotten>()
}

/// Resets `R` to its default when a visitor leaves.
pub(crate) fn reset_on_leave<R: Resource<Mutability = Mutable> + Default>(app: &mut App) {
    forget_by(app, |world| world.insert_resource(R::default()));
}

/// Runs `undo` when a visitor leaves.
pub(crate) fn forget_by(app: &mut App, undo: fn(&mut World)) {
    forgotten(app).undo.push(undo);
}

/// Restores `R` to what it was before the show when a visitor leaves.
pub(crate) fn put_back<R: Resource<Mutability = Mutable> + Clone>(app: &mut App) {
    let mut forgotten = forgotten(app);
    forgotten.put_away.push(|world| {
        if let Some(own) = world.get_resource::<R>().cloned() {
            world.insert_resource(PutAway(own));
        }
    });
    forgotten.undo.push(|world| {
        let own = world.get_resource::<PutAway<R>>();
        if let Some(own) = own.map(|own| own.0.clone()) {
            world.insert_resource(own);
        }
    });
}

/// Something of the player's own as it was before the show.
#[derive(Resource)]
struct PutAway<R: Resource>(R);

/// Everything that is to be forgotten.
pub(in crate::plugins) fn all(world: &World) -> Forgotten {
    let forgotten = world.get_resource::<Forgotten>();
    forgotten.cloned().unwrap_or_default()
}
