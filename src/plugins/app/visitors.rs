//! What visitors to the showcase may change, and how it is forgotten.
//!
//! Each part of the client says here what of it belongs to a visitor; the
//! showcase puts it away, and makes it as it was.

use bevy::{ecs::component::Mutable, prelude::*};

/// What visitors may change and the next one must not find; see [`forget`] and
/// [`put_back`].
#[derive(Resource, Clone, Default)]
pub(in crate::plugins) struct Forgotten {
    /// Put something of the player's own away, before the show.
    pub(in crate::plugins) put_away: Vec<fn(&mut World)>,
    /// Make something as it was before the visitor.
    pub(in crate::plugins) undo: Vec<fn(&mut World)>,
}

fn forgotten(app: &mut App) -> Mut<'_, Forgotten> {
    app.world_mut().get_resource_or_init::<Forgotten>()
}

/// Whatever a visitor does to `R` is gone when the visitor is: it is as at
/// first again.
pub fn forget<R: Resource<Mutability = Mutable> + Default>(app: &mut App) {
    forget_by(app, |world| world.insert_resource(R::default()));
}

/// What a visitor did is undone in a way of its own when the visitor goes.
pub fn forget_by(app: &mut App, undo: fn(&mut World)) {
    forgotten(app).undo.push(undo);
}

/// Whatever a visitor does to `R` is gone when the visitor is: it is as the
/// player had it before the show.
pub fn put_back<R: Resource<Mutability = Mutable> + Clone>(app: &mut App) {
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
