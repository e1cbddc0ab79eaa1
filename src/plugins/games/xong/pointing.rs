//! What the player points at, by mouse or by keys, and what comes of it: the
//! Xoid in hand follows, turns and is placed; legs are added to the workshop.
//!
//! The mouse is picked on one plane over the whole board: the point that is hit
//! gives leg and hex by the layout's arithmetic.

use core::fmt;

use bevy::{
    ecs::system::SystemParam,
    input::{gamepad::GamepadButton, mouse::MouseWheel},
    picking::{
        events::{Move as PointerMove, Over, Press, Release},
        pointer::PointerButton,
    },
    prelude::*,
};
use bevy_egui::input::EguiWantsInput;

use super::{
    Hand, Names, Task, Workshop, XongTable, at_hand, furniture::BoardLayout, hand::Turning,
    layout::Layout, materials::Coat, wheel_notches::Notches, words, workshop::Verdict,
};
use crate::{
    plugins::{
        app::{
            gamepad::GamepadActions,
            keys::{Action, ActionPressed, BoardCursor, BoardStops, CursorAction},
            machine::redraw::RedrawScheduler,
            session::{
                Pointed, Requests, Session, SessionFact, SessionRequest, SessionSystems,
                TrialRequest,
            },
            states::{Overlay, Screen},
        },
        board::{BoardPlane, SettingUp, TableSystems, steering::screen_direction},
        scene::camera::{TableCamera, WheelTaken, wheel_steps},
        ui::touch::Grip,
    },
    rules::xong::{Cell, Leg, Move, Xoid, Xong},
    texts,
};

pub(super) fn plugin(app: &mut App) {
    GamepadActions::add(app, "xong", GamepadButton::North, Action::HandOver);
    GamepadActions::add(app, "xong", GamepadButton::LeftThumb, Action::TurnOver);
    app.init_resource::<Aim>();
    app.add_message::<CursorAction>();
    app.add_systems(
        Requests,
        (turn_wheel, obey_keys, move_cursor)
            .chain()
            .in_set(SessionSystems::Ask)
            .run_if(resource_exists::<XongTable>.and_then(resource_exists::<BoardLayout>)),
    );
    app.add_systems(
        Update,
        (forget_on_new_table, describe, take_wheel)
            .chain()
            .in_set(TableSystems::View),
    );
    app.add_systems(
        Update,
        (
            offer_grip
                .in_set(TableSystems::View)
                .run_if(resource_exists::<XongTable>),
            count_stops
                .in_set(TableSystems::Follow)
                .run_if(resource_exists::<XongTable>.and_then(resource_exists::<BoardLayout>)),
        ),
    );
    app.add_observer(watch_plane);
}

/// What is pointed at.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Default)]
pub struct Aim {
    /// The leg that is near, while a Xoid is built.
    pub(crate) leg: Option<Leg>,
    /// The hex.
    pub(crate) cell: Option<Cell>,
    /// Whether it was reached by keys.
    pub(crate) by_keys: bool,
    /// While the button is held: whether legs are added or taken away.
    building: Option<bool>,
    /// Where the pointer was last, while the button is held.
    last: Option<Vec3>,
}

/// How far apart the points are that a swift pointer is taken to have met.
const STRIDE: f32 = 0.2;

fn watch_plane(added: On<Add, BoardPlane<Xong>>, mut commands: Commands) {
    commands
        .entity(added.entity)
        .observe(follow_pointer::<PointerMove>)
        // A pointer that comes from a panel and stops at once does not move over
        // the table.
        .observe(follow_pointer::<Over>)
        .observe(press)
        .observe(|_: On<Pointer<Release>>, mut aim: ResMut<Aim>| {
            aim.building = None;
            aim.last = None;
        })
        .observe(|_: On<Pointer<Out>>, mut aim: ResMut<Aim>| {
            aim.set_if_neq(Aim::default());
        })
        .observe(click);
}

/// The camera that pointers look through.
pub(super) type Eye<'w, 's> =
    Query<'w, 's, (&'static Camera, &'static GlobalTransform), With<TableCamera>>;

/// The place on the table under a place of the window.
///
/// Picking only knows where the pointer is at the end of a frame. While a frame
/// takes long, the whole movement of a swift hand happens within it.
pub(super) fn on_table(eye: &Eye<'_, '_>, at: Vec2) -> Option<Vec3> {
    let (camera, place) = eye.single().ok()?;
    let ray = camera.viewport_to_world(place, at).ok()?;
    let far = -ray.origin.y / ray.direction.y;
    (far.is_finite() && far > 0.0).then(|| ray.get_point(far))
}

fn follow_pointer<E: fmt::Debug + Clone + Reflect>(
    moved: On<Pointer<E>>,
    eye: Eye<'_, '_>,
    If(mut xoids): If<Xoids>,
    mut aim: ResMut<Aim>,
) {
    let Some(point) = on_table(&eye, moved.pointer_location.position) else {
        return;
    };
    let open = xoids.workshop.is_open();
    let layout = &xoids.layout.0;
    let now = Aim {
        leg: open.then(|| layout.leg_at(point)).flatten(),
        cell: layout.cell_at(point),
        by_keys: false,
        building: aim.building,
        last: aim.building.map(|_| point),
    };
    let from = aim.last.unwrap_or(point);
    aim.set_if_neq(now);
    if xoids.hand.xoid().is_some() {
        xoids.hand.hold(point, &xoids.table.0);
    }
    let Some(there) = now.building else {
        return;
    };
    for leg in legs_between(&xoids.layout.0, from, point) {
        if xoids.workshop.legs().contains(leg) != there {
            xoids.set(leg, there);
        }
    }
}

/// The legs that the pointer passed on its way.
fn legs_between(layout: &Layout, from: Vec3, to: Vec3) -> Vec<Leg> {
    let steps = (from.distance(to) / STRIDE).ceil().clamp(1.0, 200.0);
    let mut legs: Vec<Leg> = (0..=steps as usize)
        .filter_map(|step| layout.leg_at(from.lerp(to, step as f32 / steps)))
        .collect();
    legs.dedup();
    legs
}

fn press(
    pressed: On<Pointer<Press>>,
    eye: Eye<'_, '_>,
    If(mut xoids): If<Xoids>,
    mut aim: ResMut<Aim>,
) {
    let Some(point) = on_table(&eye, pressed.pointer_location.position) else {
        return;
    };
    if pressed.button != PointerButton::Primary || !xoids.workshop.is_open() {
        return;
    }
    let leg = xoids.layout.0.leg_at(point);
    // A stroke that begins in the middle of a hex adds what it meets.
    let there = leg.is_none_or(|leg| !xoids.workshop.legs().contains(leg));
    aim.building = Some(there);
    aim.last = Some(point);
    aim.leg = leg;
    if let Some(leg) = leg {
        xoids.set(leg, there);
    }
}

fn click(click: On<Pointer<Click>>, eye: Eye<'_, '_>, If(mut xoids): If<Xoids>) {
    let Some(point) = on_table(&eye, click.pointer_location.position) else {
        return;
    };
    if click.button == PointerButton::Primary
        && let Some(request) = xoids.session.another_try()
    {
        xoids.requests.write(request);
    } else if click.button == PointerButton::Primary && xoids.hand.xoid().is_some() {
        xoids.hand.hold(point, &xoids.table.0);
        xoids.place();
    } else if click.button == PointerButton::Primary
        && xoids.session.may_be_tried_out()
        && xoids.layout.0.cell_at(point).is_some()
    {
        // From then on the Xoid in hand follows the pointer.
        let begin = SessionRequest::Trial(TrialRequest::Begin);
        xoids.requests.write(begin);
    }
}

/// The Xoid in hand and the one in the workshop, with the board they are for.
#[derive(SystemParam)]
pub(super) struct Xoids<'w> {
    pub(super) table: Res<'w, XongTable>,
    pub(super) layout: Res<'w, BoardLayout>,
    pub(super) hand: ResMut<'w, Hand>,
    pub(super) workshop: ResMut<'w, Workshop>,
    session: Res<'w, Session>,
    pub(super) requests: MessageWriter<'w, SessionRequest>,
}

impl Xoids<'_> {
    /// Asks to place the Xoid in hand where it lies.
    pub(super) fn place(&mut self) {
        self.ask(self.hand.to_move());
    }

    /// The same; what does not lie over the board yet is brought there.
    fn place_or_bring(&mut self) {
        if self.hand.spot().is_some() {
            self.place();
        } else {
            self.step(1);
        }
    }

    /// Asks to give what is in the workshop.
    pub(super) fn give(&mut self) {
        let gift = self.workshop.to_move();
        self.ask(gift.filter(|_| self.workshop.is_open()));
    }

    /// The same, where the rules allow it; whether they do.
    fn give_if_legal(&mut self) -> bool {
        let legal = self.workshop.verdict().is_legal();
        if legal {
            self.give();
        }
        legal
    }

    fn ask(&mut self, mv: Option<Move>) {
        if let Some(mv) = mv {
            self.requests.write(SessionRequest::play::<Xong>(mv));
        }
    }

    /// Turns what is in hand, or what is being built.
    pub(super) fn turn(&mut self, way: Turning) {
        if self.hand.xoid().is_some() {
            self.hand.turn(way, &self.table.0);
        } else if self.workshop.is_open() {
            self.workshop.turn(way, &self.table.0, &self.layout);
        }
    }

    /// Takes the Xoid in hand to another place.
    pub(super) fn step(&mut self, by: isize) {
        self.hand.step(by, &self.table.0);
    }

    /// Builds a Xoid that is known.
    pub(super) fn build(&mut self, xoid: &Xoid) {
        self.workshop.build(xoid, &self.table.0, &self.layout);
    }

    /// What is chosen by keys: a leg is added; on a leg that is there, or on none, what
    /// has been built is given, or the leg is taken away while it may not be given.
    fn choose(&mut self, leg: Option<Leg>) {
        let there = leg.is_none_or(|leg| self.workshop.legs().contains(leg));
        if there && self.give_if_legal() {
            return;
        }
        if let Some(leg) = leg {
            self.set(leg, !there);
        }
    }

    /// Adds a leg to what is being built, or takes it away.
    fn set(&mut self, leg: Leg, there: bool) {
        self.workshop.set(leg, there, &self.table.0);
    }
}

/// While there is something to turn, the wheel turns it.
fn take_wheel(
    hand: Res<Hand>,
    workshop: Res<Workshop>,
    screen: Res<State<Screen>>,
    overlay: Res<State<Overlay>>,
    mut taken: ResMut<WheelTaken>,
) {
    let turns = hand.xoid().is_some() || workshop.is_open() && workshop.verdict().offer().is_some();
    let here = *screen.get() == Screen::Table && *overlay == Overlay::None;
    taken.set_if_neq(WheelTaken(turns && here));
}

/// A finger that comes down on the board builds, or leads what is in hand.
fn offer_grip(
    aim: Res<Aim>,
    hand: Res<Hand>,
    workshop: Res<Workshop>,
    setting_up: SettingUp,
    mut grip: ResMut<Grip>,
) {
    let on_board = aim.leg.is_some() || aim.cell.is_some();
    grip.set_if_neq(match on_board {
        true if workshop.is_open() || setting_up.is_on() => Grip::Drags,
        true if hand.xoid().is_some() => Grip::Leads,
        _ => Grip::Nothing,
    });
}

/// What the wheel is for: Xoids, the camera, or a panel.
#[derive(SystemParam)]
struct WheelUse<'w> {
    taken: Res<'w, WheelTaken>,
    keys: Res<'w, ButtonInput<KeyCode>>,
    egui: Res<'w, EguiWantsInput>,
}

impl WheelUse<'_> {
    /// Whether the wheel turns Xoids.
    fn is_turning(&self) -> bool {
        let zooms = [KeyCode::ControlLeft, KeyCode::ControlRight];
        self.taken.0 && !self.keys.any_pressed(zooms) && !self.egui.wants_any_pointer_input()
    }
}

fn turn_wheel(
    mut wheel: MessageReader<MouseWheel>,
    wheel_use: WheelUse,
    time: Res<Time<Real>>,
    mut xoids: Xoids,
    mut redraw: ResMut<RedrawScheduler>,
    mut notches: Local<Notches>,
) {
    let steps: f32 = wheel.read().map(wheel_steps).sum();
    if !wheel_use.is_turning() {
        *notches = Notches::default();
        return;
    }
    if let Some(way) = notches.turn(steps, time.elapsed()) {
        xoids.turn(way);
        redraw.now();
    }
}

fn obey_keys(
    mut pressed: MessageReader<ActionPressed>,
    overlay: Res<State<Overlay>>,
    cursor: Res<BoardCursor>,
    mut xoids: Xoids,
    mut redraw: ResMut<RedrawScheduler>,
) {
    for ActionPressed(action) in pressed.read() {
        if *overlay != Overlay::None {
            continue;
        }
        let way = match action {
            Action::TurnRight => Turning::Right,
            Action::TurnLeft => Turning::Left,
            Action::TurnOver => Turning::Over,
            Action::Clear => {
                xoids.workshop.clear();
                xoids.hand.put_back();
                redraw.now();
                continue;
            }
            Action::HandOver => {
                xoids.give();
                xoids.place();
                continue;
            }
            // The cursor over the board chooses by itself; see `move_cursor`.
            Action::Choose if !cursor.awake => {
                if !xoids.give_if_legal() {
                    xoids.place_or_bring();
                }
                redraw.now();
                continue;
            }
            _ => continue,
        };
        xoids.turn(way);
        redraw.now();
    }
}

fn move_cursor(
    mut actions: MessageReader<CursorAction>,
    camera: Query<&GlobalTransform, With<Camera3d>>,
    mut aim: ResMut<Aim>,
    mut xoids: Xoids,
    mut redraw: ResMut<RedrawScheduler>,
) {
    for action in actions.read() {
        redraw.now();
        let direction = screen_direction(*action, camera.iter().next());
        if xoids.hand.xoid().is_some() {
            match (action, direction) {
                (CursorAction::Next, _) => xoids.step(1),
                (CursorAction::Previous, _) => xoids.step(-1),
                (CursorAction::Choose, _) => xoids.place(),
                (CursorAction::Leave, _) => xoids.hand.leave(),
                (_, Some(direction)) => xoids.hand.towards(direction, &xoids.table.0),
                _ => {}
            }
        } else if xoids.workshop.is_open() {
            if *action == CursorAction::Leave && !aim.by_keys {
                // The pointer has taken over.
                continue;
            }
            if *action == CursorAction::Choose {
                xoids.choose(aim.leg);
                continue;
            }
            let leg = next_leg(*action, direction, aim.leg, &xoids);
            let by_keys = leg.is_some();
            aim.set_if_neq(Aim {
                leg,
                by_keys,
                ..Aim::default()
            });
        }
    }
}

/// Where the cursor over the legs goes.
fn next_leg(
    action: CursorAction,
    direction: Option<Vec3>,
    now: Option<Leg>,
    xoids: &Xoids<'_>,
) -> Option<Leg> {
    if let Some(direction) = direction {
        let layout = &xoids.layout.0;
        let from = now.map_or(Vec3::ZERO, |leg| layout.leg(leg));
        let cost = |leg: Leg| {
            let way = layout.leg(leg) - from;
            let ahead = way.dot(direction);
            let aside = (way - direction * ahead).length();
            (ahead > 0.2).then_some(ahead + 2.5 * aside)
        };
        return xoids
            .table
            .0
            .live()
            .iter()
            .filter_map(|leg| Some((cost(leg)?, leg)))
            .min_by(|(one, _), (other, _)| one.total_cmp(other))
            .map(|(_, leg)| leg)
            .or(now);
    }
    let legs = xoids.workshop.next_legs(&xoids.table.0);
    let at = now.and_then(|leg| legs.iter().position(|it| *it == leg));
    let count = legs.len();
    match (action, at) {
        (CursorAction::Next, Some(at)) => legs.get((at + 1) % count),
        (CursorAction::Previous, Some(at)) => legs.get((at + count - 1) % count),
        (CursorAction::Next, None) => legs.first(),
        (CursorAction::Previous, None) => legs.last(),
        _ => None,
    }
    .copied()
}

/// Says how many places the cursor goes through: those of the Xoid in hand, or the legs that
/// can be built on.
fn count_stops(xoids: Xoids, mut stops: ResMut<BoardStops>) {
    if !stops.wanted {
        return;
    }
    let count = match xoids.hand.xoid() {
        Some(_) => xoids.hand.count().1,
        None => xoids.workshop.next_legs(&xoids.table.0).len(),
    };
    if stops.count != count {
        stops.count = count;
    }
}

fn forget_on_new_table(mut facts: MessageReader<SessionFact>, mut aim: ResMut<Aim>) {
    let new = facts
        .read()
        .any(|fact| matches!(fact, SessionFact::Opened | SessionFact::Closed));
    if new {
        aim.set_if_neq(Aim::default());
    }
}

/// Says what is pointed at: what the placement is worth, what is to be said of
/// the Xoid that is built, what has become of a hex.
fn describe(
    aim: Res<Aim>,
    If(table): If<Res<XongTable>>,
    session: If<Res<Session>>,
    hand: Res<Hand>,
    workshop: Res<Workshop>,
    names: Res<Names>,
    mut pointed: ResMut<Pointed>,
) {
    let what = |text: String| Pointed {
        what: Some(text),
        refused: None,
    };
    let said = match Task::new(&session, &table) {
        Some(Task::Place) => hand
            .cold()
            .and_then(|cold| at_hand::placing(&table.0, cold, &names))
            .map(what),
        Some(Task::Give) => match workshop.verdict() {
            // Its groove is dark.
            Verdict::Empty => aim
                .leg
                .filter(|leg| at_hand::is_closed(&table.0, *leg))
                .map(|_| what(texts::table_xong_nothing_fits_here().to_owned())),
            verdict => {
                let said = at_hand::verdict(&workshop, &table.0, &names);
                Some(if verdict.is_legal() {
                    what(said)
                } else {
                    Pointed {
                        what: Some(String::new()),
                        refused: Some(said),
                    }
                })
            }
        },
        None => aim
            .cell
            .map(|cell| what(words::hex(Coat::new(&table.0, cell)).to_owned())),
    };
    pointed.set_if_neq(said.unwrap_or_default());
}
