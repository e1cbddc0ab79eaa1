//! Marks on squares and pieces: who may move, where to, what is pointed at,
//! hinted, refused, who moved last; the light in the holes, and the clamps of
//! frozen settlers.

use bevy::{picking::Pickable, prelude::*};

use super::{
    Foreseen, MathematichessTable, Orders, PieceOf, SquareOf, ends,
    surfaces::{CourtModels, CourtSurfaces},
};
use crate::{
    plugins::{
        app::machine::redraw::RedrawScheduler,
        board::{MarkingParams, TableSystems, lay_mark},
        scene::surface::{Look, Mark, SurfaceMaterial},
    },
    rules::mathematichess::{Mathematichess, Move, Square, SquareSet},
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (light_wells, mark, put_on_clamps)
            .chain()
            .in_set(TableSystems::View),
    );
}

/// The clamps of a frozen settler.
#[derive(Component, Debug)]
struct Clamps;

/// The square that a move is about: where it leads, or what it takes away.
fn about(mv: Move) -> Option<Square> {
    match mv {
        Move::Place { at, .. } | Move::Terminate { at } => Some(at),
        mv => ends(mv).map(|(_, to)| to),
    }
}

/// What the marks depend on.
#[derive(Clone, Debug, Default)]
struct Marking {
    refused: Option<Square>,
    hinted: SquareSet,
    selected: Option<Square>,
    pointed: Option<Square>,
    targets: SquareSet,
    way: SquareSet,
    painted: SquareSet,
    last: SquareSet,
    settlers: SquareSet,
}

impl Marking {
    fn at(&self, at: Square) -> (Mark, f32) {
        if self.refused == Some(at) {
            (Mark::Refused, 1.0)
        } else if self.selected == Some(at) || self.painted.contains(at) {
            (Mark::Selected, 1.0)
        } else if self.way.contains(at) {
            (Mark::Way, 1.0)
        } else if self.pointed == Some(at) {
            let mark = if self.targets.contains(at) {
                Mark::Goal
            } else {
                Mark::Hover
            };
            (mark, 1.0)
        } else if self.hinted.contains(at) {
            (Mark::Hint, 1.0)
        } else if self.targets.contains(at) {
            (Mark::Legal, 1.0)
        } else if self.settlers.contains(at) {
            (Mark::Hover, 0.75)
        } else if self.last.contains(at) {
            (Mark::Last, 1.0)
        } else {
            (Mark::None, 0.0)
        }
    }
}

/// The squares that a move takes pieces from and to.
fn touched(table: &MathematichessTable, mv: Move) -> SquareSet {
    let mut squares: SquareSet = about(mv).into_iter().collect();
    if let Some((from, _)) = ends(mv) {
        squares.insert(from);
    }
    for shift in table.position.shifts(mv) {
        squares.insert(shift.from);
        squares.insert(shift.to);
    }
    squares
}

/// The squares that a move filled.
fn filled(mv: Move) -> SquareSet {
    match mv {
        Move::Place { at, .. } | Move::Terminate { at } | Move::Step { to: at, .. } => {
            [at].into_iter().collect()
        }
        Move::Swap { from, with } => [from, with].into_iter().collect(),
        Move::Push { from, to } => line(from, to),
        _ => SquareSet::EMPTY,
    }
}

/// The squares after one up to another on a straight line.
fn line(from: Square, to: Square) -> SquareSet {
    let step = |a: u8, b: u8| i16::from(b).cmp(&i16::from(a)) as i16;
    let (dx, dy) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    let (mut x, mut y) = (i16::from(from.file()), i16::from(from.rank()));
    let mut squares = SquareSet::EMPTY;
    for _ in 0..13 {
        x += dx;
        y += dy;
        let at = u8::try_from(x).ok().zip(u8::try_from(y).ok());
        let Some(at) = at.and_then(|(x, y)| Square::new(x, y)) else {
            break;
        };
        squares.insert(at);
        if at == to {
            break;
        }
    }
    squares
}

fn marking(
    params: &MarkingParams<Mathematichess>,
    foreseen: &Foreseen,
    orders: &Orders,
) -> Marking {
    let table = params.table();
    let held = params.aim.held;
    let pointed = params.aim.target;
    let placing = table.position.is_placing();
    let shows = params.shows_moves() && !held.terminating;
    let targets = table
        .moves
        .iter()
        .filter_map(|mv| ends(*mv))
        .filter_map(|(from, to)| (shows && held.selected == Some(from)).then_some(to));
    let way = foreseen
        .0
        .as_ref()
        .map_or(SquareSet::EMPTY, |(mv, preview)| {
            let moved = preview.shifts.iter().map(|shift| shift.from);
            let gone = preview.terminated.map(|(_, at)| at);
            moved.chain(gone).chain(about(*mv)).collect()
        });
    let opened = held
        .listed
        .or(held.opened)
        .or(pointed.filter(|_| held.selected.is_none()));
    let territory = opened.and_then(|at| table.territory(at));
    let settlers = territory.into_iter().flat_map(|it| &it.settlers);
    let holes = table.position.board().holes();
    Marking {
        refused: params.refused().copied().and_then(about),
        hinted: params
            .hint()
            .map_or(SquareSet::EMPTY, |mv| touched(table, mv)),
        selected: held.selected,
        pointed: params.pointed().filter(|at| {
            let open = !placing || table.position.piece(*at).is_none();
            open || params.aim.by_keys
        }),
        targets: targets.collect(),
        way,
        painted: holes
            .iter()
            .filter(|at| placing && orders.awaits(*at))
            .collect(),
        last: params.last().map_or(SquareSet::EMPTY, filled),
        settlers: settlers.map(|settler| settler.at).collect(),
    }
}

fn mark(
    params: MarkingParams<Mathematichess>,
    foreseen: Res<Foreseen>,
    orders: Res<Orders>,
    mut marked: Query<
        (Option<&SquareOf>, Option<&PieceOf>, &mut Look),
        Or<(With<SquareOf>, With<PieceOf>)>,
    >,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let marking = marking(&params, &foreseen, &orders);
    for (square, piece, mut look) in &mut marked {
        let Some(at) = piece.map(|of| of.at).or(square.map(|square| square.0)) else {
            continue;
        };
        if lay_mark(&mut look, marking.at(at)) {
            redraw.now();
        }
    }
}

/// Gives every square the material that shows whose it is.
fn light_wells(
    If(table): If<Res<MathematichessTable>>,
    surfaces: Res<CourtSurfaces>,
    mut squares: Query<(&SquareOf, &mut MeshMaterial3d<SurfaceMaterial>)>,
    fresh: Query<(), Added<SquareOf>>,
) {
    if !table.is_changed() && fresh.is_empty() {
        return;
    }
    for (SquareOf(at), mut material) in &mut squares {
        let dark = (at.file() + at.rank()) % 2 == 0;
        let wanted = match table.territory(*at) {
            Some(territory) => surfaces.well(territory),
            None => &surfaces.squares[usize::from(dark)],
        };
        if material.0 != *wanted {
            material.0 = wanted.clone();
        }
    }
}

/// Holds the frozen settlers at their corners.
fn put_on_clamps(
    mut commands: Commands,
    If(table): If<Res<MathematichessTable>>,
    pieces: Query<(Entity, &PieceOf)>,
    present: Query<(Entity, &ChildOf), With<Clamps>>,
    models: Res<CourtModels>,
    surfaces: Res<CourtSurfaces>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let mut clamped = Vec::new();
    for (entity, parent) in &present {
        let frozen = pieces
            .get(parent.parent())
            .is_ok_and(|(_, of)| table.frozen.contains(of.at));
        if frozen {
            clamped.push(parent.parent());
        } else {
            commands.entity(entity).despawn();
            redraw.now();
        }
    }
    for (entity, of) in &pieces {
        if table.frozen.contains(of.at) && !clamped.contains(&entity) {
            commands.spawn((
                Name::new("clamps"),
                Clamps,
                Mesh3d(models.clamp.clone()),
                MeshMaterial3d(surfaces.clamps.clone()),
                Transform::default(),
                Look {
                    variation: 128,
                    ..default()
                },
                Pickable::IGNORE,
                ChildOf(entity),
            ));
            redraw.now();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_goes_up_to_the_hole_and_leaves_the_pusher_out() {
        let at = |name| Square::read(name).unwrap();
        let squares: Vec<String> = line(at("a1"), at("d4"))
            .iter()
            .map(|at| at.to_string())
            .collect();
        assert_eq!(squares, ["b2", "c3", "d4"]);
        assert_eq!(line(at("c5"), at("a5")).len(), 2);
    }

    #[test]
    fn what_matters_more_is_marked_first() {
        let at = Square::read("c3").unwrap();
        let all: SquareSet = [at].into_iter().collect();
        let mut marking = Marking {
            last: all,
            targets: all,
            ..Marking::default()
        };
        assert_eq!(marking.at(at).0, Mark::Legal);
        marking.selected = Some(at);
        assert_eq!(marking.at(at).0, Mark::Selected);
        marking.refused = Some(at);
        assert_eq!(marking.at(at).0, Mark::Refused);
    }
}
