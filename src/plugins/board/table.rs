//! The table of one game: its rule state as a resource, kept in step with the
//! session, and the root of its things, laid when a match opens and gone with it.
//!
//! What stands on the table is the game's own: it furnishes a [`TableRoot`] when
//! one is added.

use core::marker::PhantomData;

use bevy::{
    asset::RenderAssetUsages,
    ecs::{component::Mutable, system::SystemParam},
    mesh::{Indices, PrimitiveTopology},
    picking::Pickable,
    prelude::*,
};

use super::refusals::{RefusedMove, note_refusals};
use crate::{
    plugins::{
        app::session::{Session, SessionFact},
        scene::camera::{CameraRequest, Framing, Preset},
    },
    rules::Game,
};

/// What happens to a table in a frame, in this order.
#[derive(SystemSet, Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum TableSystems {
    /// The rule state is brought up to date, and the table laid.
    Lay,
    /// What is pointed at and held is brought into line with it.
    Follow,
    /// Things are arranged to match it.
    View,
}

/// What a game keeps of the position that is shown. It is there as long as a table
/// of the game is open.
pub trait RuleState: Resource<Mutability = Mutable> + Sized {
    /// The game.
    type Game: Game;

    /// The state for a position.
    fn from_position(position: &Self::Game) -> Self;

    /// The position.
    fn position(&self) -> &Self::Game;
}

/// The rule state of a game that keeps nothing but the position.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct Table<G: Game>(pub G);

impl<G: Game> RuleState for Table<G> {
    type Game = G;

    fn from_position(position: &G) -> Self {
        Self(position.clone())
    }

    fn position(&self) -> &G {
        &self.0
    }
}

/// What a game says of its table.
pub trait TableGame: Game {
    /// What is kept of the position that is shown.
    type State: RuleState<Game = Self>;
    /// What the things on the table depend on: between matches that agree in it
    /// they stay where they are.
    type Setting: Clone + PartialEq + core::fmt::Debug + Send + Sync + 'static;

    /// What the things on this table depend on.
    fn setting(position: &Self, session: &Session) -> Self::Setting;

    /// What has to be in view, and from where one looks at it.
    fn framing(position: &Self) -> Framing;

    /// The plane that the mouse is picked on.
    fn plane(position: &Self) -> PickingPlane;
}

/// The measures of the plane that the mouse is picked on.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PickingPlane {
    /// Half its width and half its depth.
    pub half: Vec2,
    /// How high it lies.
    pub height: f32,
}

/// Everything on one table is a child of this.
#[derive(Component, Clone, Debug)]
pub struct TableRoot<G: TableGame>(pub G::Setting);

/// The plane over the board that the mouse is picked on.
#[derive(Component, Clone, Copy, Debug)]
pub struct BoardPlane<G>(PhantomData<fn() -> G>);

/// What every table of a game has: the rule state, the root of its things, the
/// plane to point at, and the memory for refused moves.
#[derive(Clone, Copy, Debug)]
pub struct TablePlugin<G>(PhantomData<fn() -> G>);

impl<G> Default for TablePlugin<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: TableGame> Plugin for TablePlugin<G> {
    fn build(&self, app: &mut App) {
        app.init_resource::<RefusedMove<G>>().add_systems(
            Update,
            (
                (sync_rule_state::<G>, spawn_table::<G>)
                    .chain()
                    .in_set(TableSystems::Lay),
                note_refusals::<G>.in_set(TableSystems::Follow),
            ),
        );
    }
}

/// Keeps the rule state in step with the session.
pub(super) fn sync_rule_state<G: TableGame>(
    mut commands: Commands,
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    state: Option<ResMut<G::State>>,
) {
    let news = facts.read().filter(|fact| {
        matches!(
            fact,
            SessionFact::Opened
                | SessionFact::Closed
                | SessionFact::Played { .. }
                | SessionFact::Moved { .. }
        )
    });
    if news.count() == 0 {
        return;
    }
    let shown = session
        .as_ref()
        .and_then(|session| session.position().as_any().downcast_ref::<G>());
    match (shown, state) {
        // Positions that compare equal may still differ in their past.
        (Some(position), Some(mut state)) => *state = G::State::from_position(position),
        (Some(position), None) => commands.insert_resource(G::State::from_position(position)),
        (None, _) => commands.remove_resource::<G::State>(),
    }
}

/// Where the camera is led when a table is laid.
#[derive(SystemParam)]
struct CameraParams<'w> {
    framing: ResMut<'w, Framing>,
    camera: MessageWriter<'w, CameraRequest>,
}

impl CameraParams<'_> {
    fn turn_to(&mut self, framing: Framing) {
        *self.framing = framing;
        self.camera.write(CameraRequest::Preset(Preset::Table));
    }
}

/// Lays the table when a match opens, and clears it away when it closes.
fn spawn_table<G: TableGame>(
    mut commands: Commands,
    mut facts: MessageReader<SessionFact>,
    state: Option<Res<G::State>>,
    session: Option<Res<Session>>,
    present: Query<(Entity, &TableRoot<G>)>,
    mut meshes: ResMut<Assets<Mesh>>,
    mut sight: CameraParams,
) {
    let opened = |fact: &SessionFact| matches!(fact, SessionFact::Opened | SessionFact::Closed);
    if !facts.read().any(opened) {
        return;
    }
    let wanted = state
        .as_ref()
        .zip(session)
        .map(|(state, session)| (state.position(), G::setting(state.position(), &session)));
    for (entity, root) in &present {
        if wanted.as_ref().is_some_and(|(_, wanted)| *wanted == root.0) {
            return;
        }
        commands.entity(entity).despawn();
    }
    let Some((position, setting)) = wanted else {
        return;
    };
    sight.turn_to(G::framing(position));
    let root = commands
        .spawn((
            Name::new(format!("table of {}", G::INFO.name)),
            TableRoot::<G>(setting),
            Transform::default(),
            Visibility::default(),
        ))
        .id();
    let plane = G::plane(position);
    commands.spawn((
        Name::new("picking plane"),
        BoardPlane::<G>(PhantomData),
        Mesh3d(meshes.add(seamless(plane.half))),
        Pickable::default(),
        Transform::from_xyz(0.0, plane.height, 0.0),
        ChildOf(root),
    ));
}

/// A rectangle of this half width and half depth, to be picked on.
///
/// A ray that meets the line between two triangles can miss both. So the rectangle is there
/// twice, and the lines of one lie within triangles of the other.
fn seamless(half: Vec2) -> Mesh {
    let at = |x: f32, z: f32| [x * half.x, 0.0, z * half.y];
    let corners = [at(-1.0, -1.0), at(-1.0, 1.0), at(1.0, 1.0), at(1.0, -1.0)];
    let mut positions = corners.to_vec();
    positions.push(at(0.3, 0.1));
    let up = vec![[0.0, 1.0, 0.0]; positions.len()];
    let triangles = [
        [0, 1, 2],
        [0, 2, 3],
        [0, 1, 4],
        [1, 2, 4],
        [2, 3, 4],
        [3, 0, 4],
    ];
    Mesh::new(
        PrimitiveTopology::TriangleList,
        RenderAssetUsages::MAIN_WORLD,
    )
    .with_inserted_attribute(Mesh::ATTRIBUTE_NORMAL, up)
    .with_inserted_attribute(Mesh::ATTRIBUTE_POSITION, positions)
    .with_inserted_indices(Indices::U32(triangles.concat()))
}
