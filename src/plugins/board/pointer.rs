//! Mouse and keys over a table, and choosing what they point at.
//!
//! The mouse is picked on one plane over the whole board; the game says what the place that
//! is hit belongs to, and what choosing it means (`pointing`). Choosing sends a request to the
//! session.

use core::marker::PhantomData;

use bevy::{
    ecs::system::SystemParam,
    picking::{backend::HitData, events::Move as PointerMove, pointer::PointerButton},
    prelude::*,
    window::CursorEntered,
};
use bevy_egui::EguiPrimaryContextPass;

use super::{
    cursor,
    hand::PointerRay,
    pointing::{Aim, AimOf, Choice, Chosen, Describes, Pointing},
    ray::Ray,
    setting_up::{SettingUp, note_spot},
    steering::screen_direction,
    table::{BoardPlane, RuleState, TableGame, TableSystems, sync_rule_state},
};
use crate::plugins::{
    app::{
        keys::{BoardCursor, BoardStops, CursorAction},
        machine::redraw::RedrawScheduler,
        session::{
            Pointed, Requests, Session, SessionFact, SessionRequest, SessionSystems, TrialRequest,
        },
        states::{Activity, Screen},
        visitors,
    },
    scene::camera::TableCamera,
    ui::{
        hud::BoardAlone,
        touch::{Grip, PutBack},
    },
};

/// Mouse and keys over the table of a game.
#[derive(Clone, Copy, Debug)]
pub struct PointerPlugin<G>(PhantomData<fn() -> G>);

impl<G> Default for PointerPlugin<G> {
    fn default() -> Self {
        Self(PhantomData)
    }
}

impl<G: Pointing> Plugin for PointerPlugin<G> {
    fn build(&self, app: &mut App) {
        app.init_resource::<AimOf<G>>()
            .init_resource::<PointerRay>()
            .add_message::<CursorAction>()
            .add_message::<Chosen<G::Target>>()
            .add_systems(
                Requests,
                (move_cursor::<G>, catch_up::<G>, carry_out_choice::<G>)
                    .chain()
                    .in_set(SessionSystems::Ask)
                    .run_if(resource_exists::<G::State>),
            )
            .add_systems(
                Update,
                (
                    (put_back::<G>, offer_grip::<G>)
                        .chain()
                        .run_if(resource_exists::<G::State>),
                    reset_aim::<G>
                        .in_set(TableSystems::Lay)
                        .after(sync_rule_state::<G>),
                    (|aim: Res<AimOf<G>>, mut cursor: ResMut<BoardCursor>| {
                        cursor.holds = aim.held != G::Held::default();
                    })
                    .in_set(TableSystems::Follow)
                    .run_if(resource_exists_and_changed::<AimOf<G>>),
                    (
                        note_spot::<G>.run_if(in_state(Activity::Edit)),
                        count_stops::<G>,
                    )
                        .in_set(TableSystems::Follow)
                        .run_if(resource_exists::<G::State>),
                ),
            )
            .add_systems(
                EguiPrimaryContextPass,
                cursor::draw::<G>
                    .run_if(in_state(Screen::Table))
                    .run_if(resource_exists::<G::State>)
                    .run_if(not(resource_exists::<BoardAlone>)),
            )
            .add_observer(observe_plane::<G>);
        visitors::reset_on_leave::<AimOf<G>>(app);
    }
}

/// Says in words what is pointed at, once the position is up to date.
pub fn describe_target<G: Describes>(
    aim: Res<AimOf<G>>,
    state: Res<G::State>,
    session: If<Res<Session>>,
    mut pointed: ResMut<Pointed>,
) {
    let may_move = session.person_may_move();
    let target = aim.target.filter(|_| may_move);
    let said = target.map(|target| G::describe(&state, &aim, target));
    pointed.set_if_neq(said.unwrap_or_default());
}

/// The eye of the player and the table under the pointer.
#[derive(SystemParam)]
struct Under<'w, 's, G: Pointing> {
    cameras: Query<'w, 's, &'static GlobalTransform, With<TableCamera>>,
    state: If<Res<'w, <G as TableGame>::State>>,
    setting_up: SettingUp<'w>,
    ray: ResMut<'w, PointerRay>,
}

impl<G: Pointing> Under<'_, '_, G> {
    fn target(&mut self, hit: &HitData, held: &G::Held) -> Option<G::Target> {
        let hit_at = hit.position?;
        let eye = self.cameras.get(hit.camera);
        let eye = eye.map_or(hit_at + Vec3::Y, GlobalTransform::translation);
        let ray = Ray { eye, hit: hit_at };
        self.ray.0 = Some(ray);
        G::target_at(&self.state, held, ray)
    }

    /// What is held while something is dragged from a place: the same as after a click
    /// there, so that its goals are seen. None where that would be nothing.
    fn dragged(&self, held: &G::Held, from: G::Target) -> Option<G::Held> {
        if !self.setting_up.person_may_move() {
            return None;
        }
        match G::choice(&self.state, held, from) {
            Choice::Hold(now) => Some(now).filter(|now| *now != G::Held::default()),
            Choice::Play(_) | Choice::Own | Choice::Nothing => None,
        }
    }

    fn paints(&self) -> bool {
        if self.setting_up.is_on() {
            return self.setting_up.paints();
        }
        G::paints(&self.state)
    }

    /// Takes away what is there, where a position is set up.
    fn erase(&mut self, target: G::Target) {
        if self.setting_up.is_on() {
            self.setting_up.erase(G::spot(&self.state, target));
        }
    }
}

fn observe_plane<G: Pointing>(added: On<Add, BoardPlane<G>>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .observe(point::<G>)
        .observe(leave::<G>)
        .observe(press::<G>)
        .observe(release::<G>)
        .observe(click::<G>);
}

fn point<G: Pointing>(
    moved: On<Pointer<PointerMove>>,
    mut entered: MessageReader<CursorEntered>,
    mut under: Under<G>,
    mut aim: ResMut<AimOf<G>>,
    mut chosen: MessageWriter<Chosen<G::Target>>,
) {
    // A window that opens under a resting pointer is not pointed at.
    if entered.read().count() > 0 {
        return;
    }
    let target = under.target(&moved.hit, &aim.held);
    let mut now = Aim {
        target,
        by_keys: false,
        ..aim.clone()
    };
    if let (Some(last), Some(target)) = (aim.pressed, target)
        && last != target
    {
        if under.paints() {
            now.pressed = Some(target);
            chosen.write_batch(G::stroke(last, target).into_iter().map(Chosen::only));
        } else if let Some(held) = under.dragged(&aim.held, last) {
            now.held = held;
        }
    }
    aim.set_if_neq(now);
}

fn leave<G: Pointing>(_: On<Pointer<Out>>, mut aim: ResMut<AimOf<G>>) {
    if aim.target.is_some() && !aim.by_keys {
        aim.target = None;
    }
}

fn press<G: Pointing>(
    pressed: On<Pointer<Press>>,
    mut under: Under<G>,
    mut aim: ResMut<AimOf<G>>,
    mut chosen: MessageWriter<Chosen<G::Target>>,
) {
    let target = under.target(&pressed.hit, &aim.held);
    aim.set_if_neq(Aim {
        target,
        by_keys: false,
        ..aim.clone()
    });
    if pressed.button != PointerButton::Primary {
        return;
    }
    aim.pressed = target;
    if let Some(target) = aim.pressed.filter(|_| under.paints()) {
        chosen.write(Chosen::only(target));
    }
}

fn release<G: Pointing>(_: On<Pointer<Release>>, under: Under<G>, mut aim: ResMut<AimOf<G>>) {
    // The click comes after the release, and needs to know what was pressed.
    if under.paints() && aim.pressed.is_some() {
        aim.pressed = None;
    }
}

/// What a click is about is known from the last movement: the click itself reports where the
/// pointer was in the frame before.
fn click<G: Pointing>(
    click: On<Pointer<Click>>,
    mut under: Under<G>,
    mut aim: ResMut<AimOf<G>>,
    mut chosen: MessageWriter<Chosen<G::Target>>,
) {
    let pressed = aim.pressed.take();
    let Some(target) = aim.target else { return };
    match click.button {
        PointerButton::Secondary => under.erase(target),
        PointerButton::Primary if !under.paints() => {
            chosen.write(Chosen {
                target,
                from: pressed.filter(|from| *from != target),
            });
        }
        _ => {}
    }
}

/// A click that was over within the frame in which the mouse came here from a panel:
/// nothing else reports it.
fn catch_up<G: Pointing>(
    buttons: Res<ButtonInput<MouseButton>>,
    under: Under<G>,
    mut aim: ResMut<AimOf<G>>,
    mut chosen: MessageWriter<Chosen<G::Target>>,
) {
    if aim.pressed.is_none() || !buttons.just_released(MouseButton::Left) {
        return;
    }
    let pressed = aim.pressed.take();
    if let Some(target) = aim.target.filter(|_| !under.paints()) {
        let from = pressed.filter(|from| *from != target);
        chosen.write(Chosen { target, from });
    }
}

/// What was dragged comes back to where it was.
fn put_back<G: Pointing>(mut lost: MessageReader<PutBack>, mut aim: ResMut<AimOf<G>>) {
    if lost.read().count() > 0 {
        aim.set_if_neq(Aim::default());
    }
}

/// Says whether a finger would drag what is pointed at.
fn offer_grip<G: Pointing>(under: Under<G>, aim: Res<AimOf<G>>, mut grip: ResMut<Grip>) {
    let drags = aim.target.is_some_and(|target| {
        under.paints() || under.setting_up.is_on() || under.dragged(&aim.held, target).is_some()
    });
    grip.set_if_neq(if drags { Grip::Drags } else { Grip::Nothing });
}

fn move_cursor<G: Pointing>(
    mut actions: MessageReader<CursorAction>,
    state: Res<G::State>,
    mut aim: ResMut<AimOf<G>>,
    camera: Query<&GlobalTransform, With<TableCamera>>,
    session: If<Res<Session>>,
    mut chosen: MessageWriter<Chosen<G::Target>>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let plays = session.editor().is_none();
    for action in actions.read() {
        redraw.now();
        let target = match action {
            CursorAction::Next => G::next(&state, &aim, 1),
            CursorAction::Previous => G::next(&state, &aim, -1),
            CursorAction::Choose => {
                if let Some(mv) = G::only_move(&state).filter(|_| plays) {
                    requests.write(SessionRequest::play::<G>(mv));
                } else if let Some(target) = aim.target {
                    chosen.write(Chosen::only(target));
                }
                continue;
            }
            CursorAction::Leave => {
                aim.set_if_neq(Aim::default());
                continue;
            }
            CursorAction::Left | CursorAction::Right | CursorAction::Up | CursorAction::Down => {
                screen_direction(*action, camera.iter().next())
                    .map_or(aim.target, |way| G::towards(&state, aim.target, way))
            }
        };
        let now = Aim {
            target,
            by_keys: target.is_some(),
            ..aim.clone()
        };
        aim.set_if_neq(now);
    }
}

/// Says how many stops there are, to whoever goes through them one by one.
fn count_stops<G: Pointing>(
    state: Res<G::State>,
    aim: Res<AimOf<G>>,
    mut stops: ResMut<BoardStops>,
) {
    if stops.wanted && (state.is_changed() || aim.is_changed() || stops.is_changed()) {
        let count = G::stops(&state, &aim.held).len();
        if stops.count != count {
            stops.count = count;
        }
    }
}

/// Carries out what choosing means.
fn carry_out_choice<G: Pointing>(
    mut chosen: MessageReader<Chosen<G::Target>>,
    mut again: Local<Option<Chosen<G::Target>>>,
    state: Res<G::State>,
    session: If<Res<Session>>,
    mut aim: ResMut<AimOf<G>>,
    mut setting_up: SettingUp,
) {
    let may_move = session.person_may_move();
    let another_try = session.another_try();
    for Chosen { target, from } in again.take().into_iter().chain(chosen.read().copied()) {
        if let Some(request) = &another_try {
            // Nobody has to look for a button: the wrong try is taken back, and this is
            // the next one.
            setting_up.ask(request.clone());
            *again = Some(Chosen { target, from });
            break;
        }
        if setting_up.is_on() {
            let name = |target| G::spot(&state, target);
            setting_up.choose(name(target), from.and_then(name));
            continue;
        }
        let choice = match from {
            Some(from) => G::drag(&state, &aim.held, from, target),
            None => G::choice(&state, &aim.held, target),
        };
        let moves = match &choice {
            Choice::Play(mv) => state.position().check(mv).is_ok(),
            Choice::Hold(held) => *held != G::Held::default(),
            Choice::Own | Choice::Nothing => false,
        };
        if moves && session.may_be_tried_out() {
            // A move on a match that is watched is tried out beside it, without being asked.
            setting_up.ask(SessionRequest::Trial(TrialRequest::Begin));
            *again = Some(Chosen { target, from });
            break;
        }
        match choice {
            // The session answers a player whose turn it is not.
            Choice::Play(mv) => {
                setting_up.ask(SessionRequest::play::<G>(mv));
            }
            Choice::Hold(held) if may_move => aim.held = held,
            Choice::Hold(_) | Choice::Own | Choice::Nothing => {}
        }
    }
}

/// A new position is looked at afresh.
fn reset_aim<G: Pointing>(
    mut facts: MessageReader<SessionFact>,
    state: Option<Res<G::State>>,
    mut aim: ResMut<AimOf<G>>,
) {
    for fact in facts.read() {
        let now = match fact {
            SessionFact::Opened | SessionFact::Closed => Aim::default(),
            SessionFact::Played { .. } | SessionFact::Moved { .. } => {
                G::keep(state.as_deref(), &aim)
            }
            _ => continue,
        };
        aim.set_if_neq(now);
    }
}
