//! What pointing at a table of Xafka means: at a hexagon, or at a lamp of the
//! traffic light. Lamps are picked as things of their own.

use bevy::{
    picking::{Pickable, pointer::PointerButton},
    prelude::*,
};

use super::{
    XafkaTable,
    furniture::{PieceOf, goal_of},
    layout::Layout,
    traffic_light::Lamp,
};
use crate::{
    plugins::{
        app::session::Pointed,
        board::{
            Aim as TableAim, Choice, Chosen, Describes, Handled, Pointing, Ray, ReadAloud,
            nearest_place,
        },
    },
    rules::{
        Game,
        xafka::{Cell, Goal, Move, Xafka},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_observer(watch_lamps);
}

/// Something that can be pointed at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A hexagon.
    Cell(Cell),
    /// A lamp of the traffic light.
    Lamp(Goal),
}

impl Target {
    /// The move that choosing it asks for.
    pub(crate) const fn to_move(self) -> Move {
        match self {
            Self::Cell(cell) => Move::To(cell),
            Self::Lamp(goal) => Move::Set(goal),
        }
    }
}

/// What is pointed at. Nothing is selected: a piece goes where one clicks.
pub type Aim = TableAim<Target, ()>;

impl Pointing for Xafka {
    type Target = Target;
    type Held = ();
    const REACH: f32 = 0.78;

    fn target_at(table: &XafkaTable, (): &(), ray: Ray) -> Option<Target> {
        let cell = Layout::new(table.0.board()).cell_at(ray.hit);
        cell.map(Target::Cell)
    }

    fn choice(_: &XafkaTable, _: &(), target: Target) -> Choice<Move, ()> {
        Choice::Play(target.to_move())
    }

    fn spot(table: &XafkaTable, target: Target) -> Option<String> {
        match target {
            Target::Cell(cell) => Some(table.0.board().name(cell).to_owned()),
            Target::Lamp(_) => None,
        }
    }

    /// Everything that may be chosen now, in a fixed order: hexagons, then lamps.
    fn stops(table: &XafkaTable, _: &()) -> Vec<Target> {
        let moves = table.0.legal_moves().into_iter();
        let targets = moves.filter_map(|mv| match mv {
            Move::To(cell) => Some(Target::Cell(cell)),
            Move::Set(goal) => Some(Target::Lamp(goal)),
            Move::Retire(_) => None,
        });
        targets.collect()
    }

    /// The hexagon nearest to the present one, or to one's piece, in a direction.
    fn towards(table: &XafkaTable, now: Option<Target>, direction: Vec3) -> Option<Target> {
        let position = &table.0;
        let from = match now {
            Some(Target::Cell(_)) => now,
            _ => position.piece(position.to_move()).map(Target::Cell),
        };
        nearest_place::<Self>(table, from, direction).or(now)
    }

    fn places(table: &XafkaTable) -> Vec<Target> {
        let cells = table.0.board().all().iter().map(Target::Cell);
        let lamps = [Goal::Green, Goal::Red].map(Target::Lamp);
        cells.chain(lamps).collect()
    }

    fn place(table: &XafkaTable, target: Target) -> Option<Vec3> {
        // A lamp that is pointed at shines; a hexagon that is gone is no place.
        match target {
            Target::Cell(cell) if table.0.standing().contains(cell) => {
                Some(Layout::new(table.0.board()).place(cell))
            }
            Target::Cell(_) | Target::Lamp(_) => None,
        }
    }
}

impl Handled for Xafka {
    type Thing = &'static PieceOf;

    fn grip(table: &XafkaTable, PieceOf(player): &PieceOf) -> Option<Target> {
        let mover = table.0.to_move();
        let cell = table.0.piece(*player).filter(|_| *player == mover)?;
        Some(Target::Cell(cell))
    }
}

impl ReadAloud for Xafka {
    fn words(_: &XafkaTable, target: Target) -> Option<String> {
        let Target::Lamp(goal) = target else {
            return None;
        };
        Some(lamp_name(goal).to_owned())
    }
}

fn lamp_name(goal: Goal) -> &'static str {
    match goal {
        Goal::Green => texts::table_xafka_green(),
        Goal::Red => texts::table_xafka_red(),
    }
}

impl Describes for Xafka {
    fn describe(table: &XafkaTable, _: &Aim, target: Target) -> Pointed {
        let name = match target {
            Target::Cell(cell) => table.0.board().name(cell),
            Target::Lamp(goal) => lamp_name(goal),
        };
        let refusal = table.0.check(&target.to_move()).err();
        Pointed {
            what: Some(name.to_owned()),
            refused: refusal.map(|refusal| refusal.to_string()),
        }
    }
}

fn watch_lamps(added: On<Add, Lamp>, mut commands: Commands, lamps: Query<&Lamp>) {
    let Some(goal) = lamps.get(added.entity).ok().and_then(|lamp| goal_of(*lamp)) else {
        return;
    };
    let target = Target::Lamp(goal);
    commands
        .entity(added.entity)
        .insert(Pickable::default())
        .observe(move |_: On<Pointer<Over>>, mut aim: ResMut<Aim>| {
            aim.set_if_neq(Aim {
                target: Some(target),
                ..Aim::default()
            });
        })
        .observe(|_: On<Pointer<Out>>, mut aim: ResMut<Aim>| {
            aim.set_if_neq(Aim::default());
        })
        .observe(
            move |click: On<Pointer<Click>>, mut chosen: MessageWriter<Chosen<Target>>| {
                if click.button == PointerButton::Primary {
                    chosen.write(Chosen::only(target));
                }
            },
        );
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{plugins::board::Table, rules::xafka::Options};

    fn start() -> XafkaTable {
        Table(Xafka::new(Options::default()))
    }

    #[test]
    fn cursor_goes_round_through_what_may_be_chosen() {
        let table = start();
        let all = Xafka::stops(&table, &());
        assert_eq!(all.len(), 37);
        let mut aim = Aim::default();
        for _ in 0..38 {
            aim.target = Xafka::next(&table, &aim, 1);
        }
        assert_eq!(aim.target, Some(all[0]));
        assert_eq!(Xafka::next(&table, &aim, -1), Some(all[36]));
    }

    #[test]
    fn arrows_reach_every_side_of_the_board() {
        let table = start();
        for (direction, ends) in [
            (Vec3::X, ["g4", "g5", "g6", "g7"]),
            (Vec3::NEG_X, ["a1", "a2", "a3", "a4"]),
            (Vec3::NEG_Z, ["d7"; 4]),
            (Vec3::Z, ["d1"; 4]),
        ] {
            // From the middle, where a board without a piece begins.
            let mut now = None;
            for _ in 0..4 {
                now = Xafka::towards(&table, now, direction);
            }
            let Some(Target::Cell(cell)) = now else {
                panic!("{now:?}")
            };
            let name = table.0.board().name(cell);
            assert!(ends.contains(&name), "{direction} leads to {name}");
        }
    }
}
