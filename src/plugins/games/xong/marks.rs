//! What is shown over the board while a player decides: the Xoid in hand at its
//! place, the Xoid in the workshop, where either may lie, what is hinted, and
//! which rods were laid last.

use bevy::{ecs::system::SystemParam, picking::Pickable, prelude::*};

use super::{
    Aim, Hand, Task, Workshop, XongTable,
    furniture::{BoardLayout, GrooveOf, TileOf},
    hand::{nearest, spots},
    materials::{Looks, TileFace},
    view::RodOf,
};
use crate::{
    plugins::{
        app::{
            machine::redraw::RedrawScheduler,
            session::{HintShown, Session},
        },
        board::{TableRoot, TableSystems},
        scene::surface::{Look, Mark},
    },
    rules::{
        Player,
        xong::{Cell, LegSet, Move, Xong},
    },
};

/// How high the Xoid in hand is held over the board.
const HELD: f32 = 0.2;
/// How high the Xoid in the workshop stands out of its grooves.
const BUILT: f32 = 0.05;
/// How high the rod hangs that the cursor of the keyboard carries over a leg.
const CARRIED: f32 = 0.42;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (show_built, mark_grooves, mark_tiles, mark_last)
            .chain()
            .in_set(TableSystems::View),
    );
}

/// A rod or a joint of what is in hand or being built.
#[derive(Component, Clone, Copy, Debug)]
struct Built;

/// What is held over the board, or stands in the workshop.
#[derive(Clone, Debug, PartialEq)]
struct HeldXoid {
    legs: LegSet,
    owner: Option<Player>,
    mark: Mark,
    height: f32,
}

/// What a player decides at the table.
#[derive(SystemParam)]
struct Decision<'w> {
    table: If<Res<'w, XongTable>>,
    layout: If<Res<'w, BoardLayout>>,
    hand: Res<'w, Hand>,
    workshop: Res<'w, Workshop>,
    aim: Res<'w, Aim>,
}

/// The leg under the cursor of the keyboard: a rod hangs over it, ready to be laid.
fn carried(workshop: &Workshop, aim: &Aim) -> Option<HeldXoid> {
    let leg = aim.leg.filter(|_| aim.by_keys && workshop.is_open())?;
    Some(HeldXoid {
        legs: LegSet::only(leg),
        owner: None,
        mark: Mark::Hover,
        height: CARRIED,
    })
}

fn what_is_shown(hand: &Hand, workshop: &Workshop, table: &XongTable) -> Option<HeldXoid> {
    if let Some(spot) = hand.spot() {
        return Some(HeldXoid {
            legs: spot.legs,
            owner: Some(table.0.to_act()),
            mark: Mark::Hover,
            height: HELD,
        });
    }
    (workshop.is_open() && !workshop.legs().is_empty()).then(|| HeldXoid {
        legs: *workshop.legs(),
        owner: None,
        mark: if workshop.verdict().is_legal() {
            Mark::Legal
        } else {
            Mark::Refused
        },
        height: BUILT,
    })
}

fn show_built(
    mut commands: Commands,
    decision: Decision,
    looks: Res<Looks>,
    roots: Query<Entity, With<TableRoot<Xong>>>,
    present: Query<Entity, With<Built>>,
    mut shown: Local<Vec<HeldXoid>>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let Some(root) = roots.iter().next() else {
        return;
    };
    let (workshop, aim) = (&decision.workshop, &decision.aim);
    let known = what_is_shown(&decision.hand, workshop, &decision.table);
    let wanted: Vec<HeldXoid> = known.into_iter().chain(carried(workshop, aim)).collect();
    // What stood on a table that was cleared away went with it.
    if *shown == wanted && wanted.is_empty() == present.is_empty() {
        return;
    }
    shown.clone_from(&wanted);
    redraw.now();
    for entity in &present {
        commands.entity(entity).despawn();
    }
    let layout = &decision.layout.0.0;
    for wanted in wanted {
        let (mesh, surface) = looks.rod(wanted.owner);
        let look = Look {
            mark: wanted.mark,
            ..default()
        };
        let mut stand = |mesh: &Handle<Mesh>, at: Vec3, turn: Quat| {
            commands.spawn((
                Name::new("built"),
                Built,
                Mesh3d(mesh.clone()),
                MeshMaterial3d(surface.clone()),
                Transform::from_translation(at + Vec3::Y * wanted.height).with_rotation(turn),
                look,
                Pickable::IGNORE,
                ChildOf(root),
            ));
        };
        for leg in wanted.legs.iter() {
            stand(mesh, layout.leg(leg), layout.turn(leg));
        }
        for at in layout.joints(&wanted.legs) {
            stand(&looks.joint, at, Quat::IDENTITY);
        }
    }
}

/// The legs that a hint speaks of; of a give, those where it fits nearest to
/// the middle.
fn hinted(hint: &HintShown, table: &XongTable, layout: &BoardLayout) -> LegSet {
    match hint.mv::<Xong>(&table.0).as_deref() {
        Some(Move::Place(legs)) => *legs,
        Some(Move::Give(xoid)) => {
            let places = spots(&table.0, &layout.0, xoid);
            (0..xoid.orientations().len())
                .find_map(|orientation| nearest(&places, orientation, Vec3::ZERO))
                .map_or(LegSet::EMPTY, |at| places[at].legs)
        }
        _ => LegSet::EMPTY,
    }
}

fn mark_grooves(
    decision: Decision,
    hint: Res<HintShown>,
    mut grooves: Query<(&GrooveOf, &mut Look)>,
    fresh: Query<(), Added<GrooveOf>>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let Decision {
        table: If(table),
        layout: If(layout),
        hand,
        workshop,
        aim,
    } = decision;
    let changed = table.is_changed()
        || aim.is_changed()
        || hand.is_changed()
        || workshop.is_changed()
        || hint.is_changed()
        || !fresh.is_empty();
    if !changed {
        return;
    }
    let hinted = hinted(&hint, &table, &layout);
    let open = hand
        .spots()
        .iter()
        .filter(|spot| spot.orientation == hand.orientation())
        .fold(LegSet::EMPTY, |all, spot| all.union(&spot.legs));
    for (GrooveOf(leg), mut look) in &mut grooves {
        let mark = if hinted.contains(*leg) {
            Mark::Hint
        } else if aim.leg == Some(*leg) && workshop.is_open() {
            Mark::Selected
        } else if open.contains(*leg) {
            Mark::Legal
        } else {
            Mark::None
        };
        if look.mark != mark {
            look.mark = mark;
            look.strength = if mark == Mark::Legal { 0.0 } else { 1.0 };
            redraw.now();
        }
    }
}

/// What the placement that is chosen would do to the hexes.
fn mark_tiles(
    hand: Res<Hand>,
    mut tiles: Query<(&TileOf, &mut TileFace)>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if !hand.is_changed() {
        return;
    }
    let mark_of = |cell: Cell| match hand.cold() {
        None => Mark::None,
        Some(cold) if cold.cashed.contains(cell) => Mark::Selected,
        Some(cold) if cold.touched.contains(cell) => Mark::Legal,
        // What is greened out or cashed for the opponent is not gained: its sign says it.
        Some(_) => Mark::None,
    };
    for (TileOf(cell), mut face) in &mut tiles {
        let mark = mark_of(*cell);
        if face.mark != mark {
            face.mark = mark;
            redraw.now();
        }
    }
}

/// The inlay of the rods that were laid last shines.
fn mark_last(If(table): If<Res<XongTable>>, mut rods: Query<(&RodOf, &mut Look)>) {
    let last = table.0.turns().checked_sub(1);
    for (rod, mut look) in &mut rods {
        let mark = if Some(rod.turn) == last {
            Mark::Last
        } else {
            Mark::None
        };
        if look.mark != mark {
            look.mark = mark;
        }
    }
}

/// Whether anything is to be decided at the table; for the labels.
pub(super) fn deciding(session: &Session, table: &XongTable) -> bool {
    Task::new(session, table).is_some()
}
