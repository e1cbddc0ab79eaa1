//! Marks on the board: where a move may end, what is pointed at, hinted,
//! refused, who moved last, and in the easy display what each piece sees.

use bevy::{ecs::system::SystemParam, picking::Pickable, prelude::*};

use super::{
    XafkaTable,
    furniture::{PieceOf, TileOf},
    layout::Layout,
    materials::Looks,
    pointing::Target,
};
use crate::{
    plugins::{
        app::{
            keys::Action,
            machine::redraw::RedrawScheduler,
            session::Session,
            settings::{GameSwitch, GameSwitches, Settings},
        },
        board::{MarkingParams, Marks, TableRoot, TableSystems},
        scene::{
            last_mark::LastMarks,
            surface::{Look, Mark, SurfaceMaterial, Surfaces},
        },
    },
    rules::{
        Game, Player,
        xafka::{Cell, CellSet, Move, Xafka},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<EasyDisplay>()
        .init_resource::<ShowLegal>();
    GameSwitches::add(app, REACH_DOTS);
    app.add_systems(
        PreUpdate,
        follow_settings.run_if(resource_exists_and_changed::<Settings>),
    );
    app.add_systems(
        Update,
        (
            mark_tiles,
            lay_dots,
            // The mark is shared: another game at the table uses it in its own way.
            mark_last_mover.run_if(resource_exists::<XafkaTable>),
        )
            .chain()
            .in_set(TableSystems::View),
    );
}

/// Shows what the pieces reach: the applet's "Easy".
const REACH_DOTS: GameSwitch = GameSwitch {
    game: Xafka::INFO.id,
    id: "reach_dots",
    name: texts::table_xafka_reach_dots,
    label: texts::table_xafka_reach,
    tip: texts::table_xafka_reach_tip,
    default: false,
    action: Some(Action::PlayAid),
};

fn follow_settings(
    settings: Res<Settings>,
    mut easy: ResMut<EasyDisplay>,
    mut legal: ResMut<ShowLegal>,
) {
    easy.set_if_neq(EasyDisplay(settings.is_on(&REACH_DOTS)));
    legal.set_if_neq(ShowLegal(settings.move_hints));
}

/// The easy display: dots on the hexagons that the pieces see, one kind for
/// each player and one for both.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct EasyDisplay(pub bool);

/// Whether the hexagons where a move may end are marked.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct ShowLegal(pub bool);

impl Default for ShowLegal {
    fn default() -> Self {
        Self(true)
    }
}

/// A dot of the easy display, or the ring of the last mover.
#[derive(Component, Clone, Copy, Debug, PartialEq, Eq)]
struct Dot {
    cell: Cell,
    kind: DotKind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum DotKind {
    /// Only the player of this seat sees the hexagon.
    Only(Player),
    /// More than one player does.
    Several,
}

/// What the marks on the tiles depend on.
#[derive(Clone, Copy, Debug, Default)]
struct Marking {
    open: CellSet,
    pointed: Option<Cell>,
    hinted: Option<Cell>,
    refused: Option<Cell>,
}

impl Marking {
    fn at(&self, cell: Cell) -> (Mark, f32) {
        if self.refused == Some(cell) {
            (Mark::Refused, 1.0)
        } else if self.hinted == Some(cell) {
            (Mark::Hint, 1.0)
        } else if self.pointed == Some(cell) {
            let chosen = self.open.contains(cell);
            (if chosen { Mark::Goal } else { Mark::Hover }, 1.0)
        } else if self.open.contains(cell) {
            (Mark::Legal, 0.9)
        } else {
            (Mark::None, 0.0)
        }
    }
}

/// The hexagon that a move leads to.
const fn goal(mv: &Move) -> Option<Cell> {
    match mv {
        Move::To(cell) => Some(*cell),
        _ => None,
    }
}

fn mark_tiles(params: MarkingParams<Xafka>, legal: Res<ShowLegal>, mut tiles: Marks<TileOf>) {
    let table = params.table();
    let holes = table.0.holes();
    let marking = Marking {
        // The first piece may go anywhere: marking everything says nothing.
        open: if params.may_move() && legal.0 && !holes.is_empty() {
            table.0.destinations()
        } else {
            CellSet::EMPTY
        },
        pointed: match params.pointed() {
            Some(Target::Cell(cell)) if !holes.contains(cell) => Some(cell),
            _ => None,
        },
        hinted: params.hint().as_ref().and_then(goal),
        refused: params.refused().and_then(goal),
    };
    tiles.show(|TileOf(cell)| marking.at(*cell));
}

/// The dots that the easy display shows for a position.
fn dots(position: &Xafka) -> Vec<Dot> {
    let seen = |cell: Cell| {
        // The reach of a player who has just lost is what decided: it stays in sight.
        let mut by =
            Player::all(position.players()).filter(|player| position.reach(*player).contains(cell));
        match (by.next(), by.next()) {
            (None, _) => None,
            (Some(player), None) => Some(DotKind::Only(player)),
            (Some(_), Some(_)) => Some(DotKind::Several),
        }
    };
    position
        .standing()
        .into_iter()
        .filter_map(|cell| {
            Some(Dot {
                cell,
                kind: seen(cell)?,
            })
        })
        .collect()
}

/// What the dots are made of.
#[derive(SystemParam)]
struct DotParts<'w> {
    looks: Res<'w, Looks>,
    surfaces: Res<'w, Surfaces>,
}

impl DotParts<'_> {
    /// Black, white, both; the third player's dot has the form of its piece.
    fn get(&self, kind: DotKind) -> (Handle<Mesh>, Handle<SurfaceMaterial>) {
        let Looks {
            dots, dot_surfaces, ..
        } = &*self.looks;
        let (mesh, surface) = match kind {
            DotKind::Only(Player(0)) => (&dots[0], &dot_surfaces[0]),
            DotKind::Only(Player(1)) => (&dots[1], &dot_surfaces[1]),
            DotKind::Only(Player(2)) => (&dots[0], &self.surfaces.lacquers[2]),
            DotKind::Only(_) | DotKind::Several => (&dots[2], &dot_surfaces[2]),
        };
        (mesh.clone(), surface.clone())
    }
}

fn lay_dots(
    mut commands: Commands,
    easy: Res<EasyDisplay>,
    If(table): If<Res<XafkaTable>>,
    root: Query<Entity, With<TableRoot<Xafka>>>,
    present: Query<(Entity, &Dot)>,
    parts: DotParts,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let Some(root) = root.iter().next() else {
        return;
    };
    let wanted = if easy.0 { dots(&table.0) } else { Vec::new() };
    for (entity, dot) in &present {
        if !wanted.contains(dot) {
            commands.entity(entity).despawn();
            redraw.now();
        }
    }
    let layout = Layout::new(table.0.board());
    for dot in wanted {
        if present.iter().any(|(_, there)| *there == dot) {
            continue;
        }
        let (mesh, surface) = parts.get(dot.kind);
        commands.spawn((
            Name::new("reach"),
            dot,
            Mesh3d(mesh),
            MeshMaterial3d(surface),
            Transform::from_translation(layout.place(dot.cell) + Vec3::Y * 0.01),
            Look::default(),
            Pickable::IGNORE,
            ChildOf(root),
        ));
        redraw.now();
    }
}

fn mark_last_mover(session: If<Res<Session>>, mut marks: LastMarks<PieceOf>) {
    // At the end only the winner is marked: under red the last mover has lost.
    let goes_on = session.position().outcome().is_none();
    let last = session.shown().checked_sub(1).filter(|_| goes_on);
    let mover = last.and_then(|last| session.record().plies().get(last)?.by);
    marks.show(|PieceOf(player)| Some(*player) == mover);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{AnyGame, xafka::Options};

    #[test]
    fn dots_tell_who_sees_what() {
        let mut position = Xafka::new(Options::default());
        assert!(dots(&position).is_empty());
        position.play_text("d4").unwrap();
        assert_eq!(dots(&position).len(), 24);
        position.play_text("b1").unwrap();
        for dot in dots(&position) {
            let by = Player::all(2).filter(|player| position.reach(*player).contains(dot.cell));
            match dot.kind {
                DotKind::Only(player) => assert_eq!(by.collect::<Vec<_>>(), [player]),
                DotKind::Several => assert_eq!(by.count(), 2),
            }
        }
    }
}
