//! Moves the pieces to their squares in the position, so that players see what a
//! move changed.
//!
//! The goal of every piece follows from the position, from the side that the
//! camera looks from, and from the move that is pointed at; the move that led
//! there only decides how it gets there.

use bevy::{
    ecs::{entity::EntityHashSet, system::SystemParam},
    picking::Pickable,
    prelude::*,
};

use super::{
    Foreseen, MathematichessTable, PieceOf, SquareOf,
    arrangement::{Arrangement, Transition, leaving, seats, sound},
    surfaces::{CourtModels, CourtSurfaces},
};
use crate::{
    plugins::{
        app::audio::{PlaySound, Sound},
        board::{TableNews, TableRoot, TableSystems},
        scene::{
            camera::TableCamera,
            motion::{Landing, Leaving, Motion, Pose},
            surface::Look,
        },
    },
    rules::mathematichess::{Mathematichess, Piece, Square, SquareSet},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Arranged>().init_resource::<Facing>();
    app.add_systems(
        Update,
        (
            face_the_camera.run_if(resource_exists::<MathematichessTable>),
            arrange,
        )
            .chain()
            .in_set(TableSystems::View),
    );
}

/// The position that the pieces were last arranged for.
#[derive(Resource, Debug, Default)]
struct Arranged {
    position: Option<Mathematichess>,
    facing: Facing,
    foreseen: Foreseen,
    /// Squares whose stone is to be seen: empty now, or until just now.
    open: SquareSet,
}

/// The side that the pieces look to, in quarters round the table.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Facing(pub u8);

impl Facing {
    pub(super) fn turn(self) -> Quat {
        Quat::from_rotation_y(f32::from(self.0) * core::f32::consts::FRAC_PI_2)
    }

    /// The quarter that a yaw belongs to. It changes late, so that it does not
    /// go to and fro at the border.
    fn follow(self, yaw: f32) -> Self {
        let quarters = yaw / core::f32::consts::FRAC_PI_2;
        let away = (quarters - f32::from(self.0) + 2.0).rem_euclid(4.0) - 2.0;
        if away.abs() < 0.6 {
            self
        } else {
            Self(quarters.round().rem_euclid(4.0) as u8 % 4)
        }
    }
}

/// Where a piece was last sent.
#[derive(Component, Clone, Copy, Debug, PartialEq)]
struct Goal(Pose);

/// What a piece is moved by, and whether it is on its way.
type PieceParts = (
    Entity,
    &'static mut PieceOf,
    &'static Transform,
    &'static mut Goal,
    Has<Motion>,
);

fn face_the_camera(
    cameras: Query<&GlobalTransform, (With<TableCamera>, Changed<GlobalTransform>)>,
    mut facing: ResMut<Facing>,
) {
    for view in &cameras {
        let back = view.back();
        // Straight from above, the direction is that of the picture's foot.
        let back = if back.with_y(0.0).length() > 0.1 {
            back.with_y(0.0)
        } else {
            view.down().with_y(0.0)
        };
        let now = facing.follow(back.x.atan2(back.z));
        facing.set_if_neq(now);
    }
}

/// What the pieces are arranged by.
#[derive(SystemParam)]
struct PieceParams<'w, 's> {
    news: TableNews<'w, 's>,
    table: Option<Res<'w, MathematichessTable>>,
    facing: Res<'w, Facing>,
    foreseen: Res<'w, Foreseen>,
    roots: Query<'w, 's, (Entity, Ref<'static, TableRoot<Mathematichess>>)>,
}

/// The pieces on the table, and what new ones are made of.
#[derive(SystemParam)]
struct Pieces<'w, 's> {
    commands: Commands<'w, 's>,
    standing: Query<'w, 's, PieceParts, Without<Leaving>>,
    models: Res<'w, CourtModels>,
    surfaces: Res<'w, CourtSurfaces>,
}

fn arrange(
    mut shown: PieceParams,
    mut arranged: ResMut<Arranged>,
    mut pieces: Pieces,
    mut squares: Query<(&SquareOf, &mut Visibility)>,
    mut sounds: MessageWriter<PlaySound>,
) {
    let news = shown.news.read();
    let (Some(table), Some((root, laid))) = (&shown.table, shown.roots.iter().next()) else {
        arranged.position = None;
        return;
    };
    let fresh = laid.is_added() || arranged.position.is_none();
    let turned = arranged.facing != *shown.facing;
    if !(news.any || fresh || turned || arranged.foreseen != *shown.foreseen) {
        return;
    }
    let before = arranged.position.replace(table.position.clone());
    arranged.facing = *shown.facing;
    arranged.foreseen = shown.foreseen.clone();
    let transition = Transition::from_news(&news, fresh);
    if let Transition::Played(changes) = &transition {
        sounds.write_batch(sound(changes).map(PlaySound::now));
    }
    let arrangement = Arrangement {
        position: &table.position,
        layout: table.layout(),
        facing: *shown.facing,
        turned,
        preview: shown.foreseen.0.as_ref().map(|(_, preview)| preview),
        transition: &transition,
    };
    let mut open = arranged.open;
    let mut gone = EntityHashSet::default();
    if news.any || fresh {
        open = arrangement.open(before.as_ref());
        let (seats, missing) = seats(&table.position, transition.changes(), &pieces.stand());
        gone = pieces.seat(&seats, &mut open);
        for (at, piece) in missing {
            if !fresh {
                open.insert(at);
            }
            pieces.add(root, &arrangement, at, piece);
        }
    }
    pieces.send(&arrangement, &gone, &mut open);
    if fresh || open != arranged.open {
        arranged.open = open;
        for (SquareOf(at), mut visibility) in &mut squares {
            visibility.set_if_neq(if open.contains(*at) {
                Visibility::Inherited
            } else {
                Visibility::Hidden
            });
        }
    }
}

impl Pieces<'_, '_> {
    /// The pieces that stand, and where.
    fn stand(&self) -> Vec<(Square, Piece)> {
        let standing = self.standing.iter();
        standing.map(|(_, of, ..)| (of.at, of.piece)).collect()
    }

    /// Gives every piece its square, in the order in which they stand. Squares
    /// that a piece leaves, or is still on its way from, can be seen. Returns the
    /// pieces that leave the table.
    fn seat(&mut self, seats: &[Option<Square>], open: &mut SquareSet) -> EntityHashSet {
        let mut gone = EntityHashSet::default();
        for ((entity, mut of, transform, _, travels), seat) in self.standing.iter_mut().zip(seats) {
            if travels || seat.is_some_and(|at| at != of.at) {
                open.insert(of.at);
            }
            match *seat {
                Some(at) if at != of.at => of.at = at,
                Some(_) => {}
                None => {
                    gone.insert(entity);
                    self.commands
                        .entity(entity)
                        .insert((Leaving, leaving(transform)));
                }
            }
        }
        gone
    }

    /// Puts a piece on the board that was not there before.
    fn add(&mut self, root: Entity, arrangement: &Arrangement<'_>, at: Square, piece: Piece) {
        let (start, goal, motion) = arrangement.entrance(at);
        let player = piece.player.index() & 1;
        self.commands.spawn((
            Name::new("piece"),
            PieceOf { piece, at },
            Goal(goal),
            Landing(Sound::Figure),
            Mesh3d(self.models.piece(piece.kind)),
            MeshMaterial3d(self.surfaces.pieces[player].clone()),
            Transform::from_translation(start.at).with_rotation(start.turn),
            Look {
                variation: arrangement.position.agreed().army().value(piece.kind),
                ..default()
            },
            Pickable::IGNORE,
            motion,
            ChildOf(root),
        ));
    }

    /// Sends the pieces whose goal has changed on their way. Those that leave the table are
    /// on their way already, even if they leant before.
    fn send(&mut self, arrangement: &Arrangement<'_>, gone: &EntityHashSet, open: &mut SquareSet) {
        for (entity, of, transform, mut goal, _) in &mut self.standing {
            let to = arrangement.goal(of.at);
            if goal.0 == to || gone.contains(&entity) {
                continue;
            }
            goal.0 = to;
            if !arrangement.turned {
                open.insert(of.at);
            }
            self.commands
                .entity(entity)
                .insert(arrangement.way(transform, to, of.at));
        }
    }
}

#[cfg(test)]
mod tests {
    use core::f32::consts::{FRAC_PI_2, PI};

    use super::*;

    #[test]
    fn pieces_look_at_the_quarter_of_the_camera_and_do_not_waver() {
        let facing = Facing(0);
        assert_eq!(facing.follow(0.7), facing);
        assert_eq!(facing.follow(FRAC_PI_2), Facing(1));
        assert_eq!(Facing(1).follow(0.8), Facing(1));
        assert_eq!(facing.follow(PI), Facing(2));
        assert_eq!(facing.follow(-FRAC_PI_2), Facing(3));
        assert_eq!(Facing(2).follow(-PI), Facing(2));
    }
}
