//! The second set of pieces that a game has: other models, of the same materials and in the
//! same places.
//!
//! A game names each model of its usual set together with the one that takes its place, and
//! spawns the usual one. Whatever shows it, at the table or elsewhere, then shows what is
//! chosen in the [`Settings`], from one moment to the next.

use bevy::{camera::visibility::VisibilitySystems, platform::collections::HashMap, prelude::*};

use super::graded::{self, GradedPiece};
use crate::{client::PieceSet, plugins::app::settings::Settings};

/// The models of all games that have a twin in another set.
#[derive(Resource, Debug, Default)]
pub(crate) struct PieceModels {
    /// By either of them.
    twins: HashMap<AssetId<Mesh>, Twins>,
}

/// A model of the usual set of a game, and the one that takes its place.
#[derive(Clone, Debug)]
struct Twins {
    game: &'static str,
    carved: Handle<Mesh>,
    plain: Handle<Mesh>,
}

impl Twins {
    const fn mesh(&self, set: PieceSet) -> &Handle<Mesh> {
        match set {
            PieceSet::Carved => &self.carved,
            PieceSet::Plain => &self.plain,
        }
    }
}

impl PieceModels {
    /// Has `plain` take the place of `carved` in a game.
    pub(crate) fn pair(
        world: &mut World,
        game: &'static str,
        carved: &Handle<Mesh>,
        plain: &Handle<Mesh>,
    ) {
        let twins = Twins {
            game,
            carved: carved.clone(),
            plain: plain.clone(),
        };
        let mut models = world.get_resource_or_init::<Self>();
        models.twins.insert(carved.id(), twins.clone());
        models.twins.insert(plain.id(), twins);
    }

    /// Has one piece take the place of another in a game, body and trim, however finely.
    pub(crate) fn pair_pieces(
        world: &mut World,
        game: &'static str,
        carved: &GradedPiece,
        plain: &GradedPiece,
    ) {
        for (carved, plain) in [(&carved.body, &plain.body), (&carved.trim, &plain.trim)] {
            for (carved, plain) in carved.meshes().into_iter().zip(plain.meshes()) {
                Self::pair(world, game, carved, plain);
            }
        }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<PieceModels>().add_systems(
        PostUpdate,
        follow_choice
            .after(graded::follow_quality)
            .before(VisibilitySystems::CalculateBounds),
    );
}

/// Things that show a model get the twin that is chosen.
fn follow_choice(
    settings: Res<Settings>,
    models: Res<PieceModels>,
    mut things: Query<&mut Mesh3d>,
) {
    for mut mesh in &mut things {
        if !(settings.is_changed() || mesh.is_changed()) {
            continue;
        }
        let Some(twins) = models.twins.get(&mesh.0.id()) else {
            continue;
        };
        let wanted = twins.mesh(settings.pieces(twins.game));
        if mesh.0 != *wanted {
            mesh.0 = wanted.clone();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_thing_shows_the_set_that_is_chosen_for_its_game() {
        let mut app = App::new();
        app.add_plugins(plugin).init_resource::<Settings>();
        let meshes = Assets::<Mesh>::default();
        let [carved, plain, other] = [1, 2, 3].map(|_| meshes.reserve_handle());
        PieceModels::pair(app.world_mut(), "xima", &carved, &plain);
        let [block, later, tile] =
            [&carved, &carved, &other].map(|mesh| app.world_mut().spawn(Mesh3d(mesh.clone())).id());
        let shown = |app: &mut App, thing: Entity| {
            app.update();
            app.world().get::<Mesh3d>(thing).unwrap().0.clone()
        };
        assert_eq!(shown(&mut app, block), carved);
        let choose = |app: &mut App, game: &str, set| {
            let mut settings = app.world_mut().resource_mut::<Settings>();
            settings.pieces.insert(game.to_owned(), set);
        };
        choose(&mut app, "xong", PieceSet::Plain);
        assert_eq!(shown(&mut app, block), carved);
        choose(&mut app, "xima", PieceSet::Plain);
        assert_eq!(shown(&mut app, block), plain);
        assert_eq!(shown(&mut app, tile), other);
        // A game spawns its usual model, whatever is chosen.
        app.world_mut()
            .entity_mut(later)
            .insert(Mesh3d(carved.clone()));
        assert_eq!(shown(&mut app, later), plain);
        choose(&mut app, "xima", PieceSet::Carved);
        assert_eq!(shown(&mut app, block), carved);
    }
}
