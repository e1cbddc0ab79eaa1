//! Everything with one switch: the game goes from one group of things on the screen to the next,
//! and within a group from one thing to the next; the switch selects.
//!
//! Over a table the board is a group of its own, in which the cursor goes from one legal target
//! to the next. Everything else is what the interface has drawn in the frame before. With two
//! switches nothing goes on by itself.

mod frame;
mod groups;
mod presses;

use core::time::Duration;

use bevy::{ecs::system::SystemParam, picking::PickingSettings, prelude::*};
use bevy_egui::{
    EguiContext, EguiInput, EguiPreUpdateSet, EguiPrimaryContextPass, PrimaryEguiContext, egui,
};

use self::groups::{Group, Item, groups};
use crate::plugins::app::{
    gamepad::NameButtons,
    keys::{Action, ActionPressed, BoardCursor, BoardStops, CursorAction, KeyCapture},
    machine::redraw::RedrawScheduler,
    session::Session,
    settings::{Settings, SwitchPress, SwitchSetting},
    states::{Activity, Overlay, Screen},
    visitors,
};

/// How often all groups are gone through until the game waits for a press: the window sleeps
/// then.
const ROUNDS: u8 = 3;

/// How many frames it takes until what was chosen on the board has its effect.
const EFFECT: u8 = 2;

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Scan>(app);
    app.init_resource::<Scan>()
        .init_resource::<presses::Presses>()
        .add_systems(
            PreUpdate,
            (
                presses::read,
                follow_settings.run_if(resource_exists_and_changed::<Settings>),
                go_on.run_if(is_on),
            )
                .chain()
                .after(bevy::input::InputSystems)
                .after(EguiPreUpdateSet::ProcessInput)
                .before(NameButtons)
                .before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(
            EguiPrimaryContextPass,
            frame::draw
                .run_if(is_on)
                .after(crate::plugins::ui::screens::ScreenSystems),
        );
}

fn is_on(settings: Res<Settings>) -> bool {
    settings.switch != SwitchSetting::Off
}

/// A mouse that is a switch points at nothing.
fn follow_settings(
    settings: Res<Settings>,
    mut picking: ResMut<PickingSettings>,
    mut stops: ResMut<BoardStops>,
    mut was_on: Local<bool>,
) {
    let on = settings.switch != SwitchSetting::Off;
    stops.wanted = on;
    if on || *was_on {
        picking.is_enabled = settings.mouse_as_switch(MouseButton::Left).is_none();
    }
    *was_on = on;
}

/// Where the game is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
enum At {
    /// Nobody has pressed for a while: the next press goes on.
    #[default]
    Resting,
    /// At a group.
    Group(usize),
    /// At a thing in a group; one past the last is the way back.
    Item(usize, usize),
}

/// What a press would select.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Framed {
    /// Nothing: a press begins.
    Nothing,
    /// The board as a whole.
    Board,
    /// A place on the board.
    Target,
    /// Several things at once.
    Group,
    /// One thing of the interface, which has the focus.
    Thing,
    /// The way back from a group.
    Back,
}

/// What is gone through.
#[derive(Resource, Debug, Default)]
pub struct Scan {
    at: At,
    /// Since when the game is there, and since it went to the first.
    since: Duration,
    /// How often the groups have been gone through.
    rounds: u8,
    /// In how many frames what was chosen on the board has had its effect.
    chosen: u8,
    groups: Vec<Group>,
    /// What the groups depend on.
    place: Option<PlaceKey>,
}

/// When any of this changes, the game begins anew.
type PlaceKey = (Screen, Overlay, Option<(Activity, usize, bool)>, bool);

/// Where the player is.
#[derive(SystemParam)]
struct ScanContext<'w> {
    screen: Res<'w, State<Screen>>,
    overlay: Res<'w, State<Overlay>>,
    session: Option<Res<'w, Session>>,
    capture: Res<'w, KeyCapture>,
    stops: Res<'w, BoardStops>,
}

impl ScanContext<'_> {
    fn is_table(&self) -> bool {
        *self.screen.get() == Screen::Table && *self.overlay == Overlay::None
    }

    /// Whether there is something to choose on the board.
    fn has_board(&self) -> bool {
        self.is_table()
            && self.session.as_ref().is_some_and(|session| {
                session.person_may_move()
                    || session.another_try().is_some()
                    || session.editor().is_some()
            })
    }

    fn key(&self, list: bool) -> PlaceKey {
        let session = self.session.as_ref();
        let known = session.map(|it| (it.activity(), it.record().len(), self.has_board()));
        (*self.screen.get(), *self.overlay.get(), known, list)
    }
}

/// What comes of a press.
#[derive(SystemParam)]
struct Outcome<'w> {
    cursor: ResMut<'w, BoardCursor>,
    pressed: MessageWriter<'w, ActionPressed>,
    moved: MessageWriter<'w, CursorAction>,
    redraw: ResMut<'w, RedrawScheduler>,
}

fn go_on(
    place: ScanContext,
    settings: Res<Settings>,
    mut presses: ResMut<presses::Presses>,
    time: Res<Time<Real>>,
    mut scan: ResMut<Scan>,
    mut outcome: Outcome,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
) {
    let Ok((mut context, mut input)) = contexts.single_mut() else {
        return;
    };
    let context = context.get_mut();
    let mut pressed = core::mem::take(&mut presses.0);
    if *place.capture != KeyCapture::Off {
        return;
    }
    let now = time.elapsed();
    let key = place.key(egui::Popup::is_any_open(context));
    scan.groups = groups(context, place.has_board(), place.is_table());
    if scan.place != Some(key) {
        scan.place = Some(key);
        if place.is_table()
            && let Some(id) = context.memory(egui::Memory::focused)
        {
            context.memory_mut(|memory| memory.surrender_focus(id));
        }
        scan.rounds = 0;
        scan.chosen = 0;
        scan.go_to(At::Group(0), now);
        // What was pressed was meant for something else.
        pressed.clear();
    }
    let mut hand = Hand {
        place: &place,
        context,
        events: &mut input.events,
        outcome: &mut outcome,
        now,
    };
    if scan.chosen > 0 {
        scan.chosen -= 1;
        hand.outcome.redraw.now();
        if scan.chosen == 0 && scan.framed(&place.stops) == Framed::Target {
            hand.next_target();
        }
    }
    for press in pressed {
        match press {
            SwitchPress::Select => scan.select(&mut hand),
            SwitchPress::Next => scan.advance(&mut hand),
        }
        hand.outcome.redraw.now();
    }
    if settings.switch == SwitchSetting::One && scan.at != At::Resting {
        let stay = scan.stay(settings.scan_seconds);
        if now.saturating_sub(scan.since) >= stay {
            scan.advance(&mut hand);
            hand.outcome.redraw.now();
        } else {
            let left = stay.saturating_sub(now.saturating_sub(scan.since));
            hand.outcome.redraw.within(left);
        }
    }
}

/// What the game does with what is on the screen.
struct Hand<'a, 'p, 'w> {
    place: &'a ScanContext<'p>,
    context: &'a egui::Context,
    events: &'a mut Vec<egui::Event>,
    outcome: &'a mut Outcome<'w>,
    now: Duration,
}

impl Hand<'_, '_, '_> {
    /// Scrolls to a thing of the interface, and moves the focus there if it is to have it: it is
    /// read out then.
    fn reach(&mut self, id: egui::Id, focus: bool) {
        let wishes = [
            focus.then_some(egui::accesskit::Action::Focus),
            Some(egui::accesskit::Action::ScrollIntoView),
        ];
        let requests = wishes.into_iter().flatten().map(|action| {
            egui::Event::AccessKitActionRequest(egui::accesskit::ActionRequest {
                action,
                target_node: id.accesskit_id(),
                target_tree: egui::accesskit::TreeId::ROOT,
                data: None,
            })
        });
        self.events.extend(requests);
    }

    /// Takes the focus away, so that keys go to the board again.
    fn let_go(&mut self) {
        if let Some(id) = self.context.memory(egui::Memory::focused) {
            self.context.memory_mut(|memory| memory.surrender_focus(id));
        }
    }

    fn press(&mut self, id: egui::Id) {
        self.reach(id, true);
        for pressed in [true, false] {
            self.events.push(egui::Event::Key {
                key: egui::Key::Enter,
                physical_key: None,
                pressed,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            });
        }
    }

    fn ask(&mut self, action: Action) {
        self.outcome.pressed.write(ActionPressed(action));
    }

    /// Shows the cursor at the first target, or at the next.
    fn next_target(&mut self) {
        self.outcome.cursor.awake = true;
        self.ask(Action::CursorNext);
    }
}

impl Scan {
    /// What a press would select; over the board, how many stops there are.
    pub fn framed(&self, stops: &BoardStops) -> Framed {
        let group = |group: usize| self.groups.get(group);
        match self.at {
            At::Resting => Framed::Nothing,
            At::Group(at) => match group(at) {
                Some(Group::Board) => Framed::Board,
                Some(Group::Widgets(items)) if items.len() == 1 => Framed::Thing,
                Some(Group::Widgets(_)) => Framed::Group,
                None => Framed::Nothing,
            },
            At::Item(at, item) => match group(at) {
                Some(Group::Board) if item < stops.count.max(1) => Framed::Target,
                Some(Group::Widgets(items)) if item < items.len() => Framed::Thing,
                Some(_) => Framed::Back,
                None => Framed::Nothing,
            },
        }
    }

    /// The thing that is framed.
    fn item(&self) -> Option<Item> {
        let (group, item) = match self.at {
            At::Resting => return None,
            At::Group(group) => (group, 0),
            At::Item(group, item) => (group, item),
        };
        match self.groups.get(group)? {
            Group::Board => None,
            Group::Widgets(items) => items.get(item).copied(),
        }
    }

    /// The number of the group, counted from 0.
    pub const fn group(&self) -> Option<usize> {
        match self.at {
            At::Resting => None,
            At::Group(group) | At::Item(group, _) => Some(group),
        }
    }

    fn go_to(&mut self, at: At, now: Duration) {
        self.at = at;
        self.since = now;
    }

    /// How long the game stays where it is: at the first of several things longer.
    fn stay(&self, seconds: f32) -> Duration {
        let first = matches!(self.at, At::Group(0) | At::Item(_, 0));
        Duration::from_secs_f32(if first { 1.5 * seconds } else { seconds })
    }

    /// How many things a group has; over the board as many as there are targets.
    fn count(&self, group: usize, hand: &Hand) -> usize {
        match self.groups.get(group) {
            Some(Group::Board) => hand.place.stops.count.max(1),
            Some(Group::Widgets(items)) => items.len(),
            None => 0,
        }
    }

    /// To the next group or thing.
    fn advance(&mut self, hand: &mut Hand) {
        let at = match self.at {
            At::Resting => At::Group(0),
            At::Group(group) if group + 1 < self.groups.len() => At::Group(group + 1),
            At::Group(_) => {
                self.rounds += 1;
                if self.rounds < ROUNDS {
                    At::Group(0)
                } else {
                    At::Resting
                }
            }
            At::Item(group, item) if item < self.count(group, hand) => At::Item(group, item + 1),
            At::Item(group, _) => {
                // Past the way back: the group was not meant.
                self.leave(group, hand);
                At::Group(group)
            }
        };
        self.arrive(at, hand);
    }

    fn arrive(&mut self, at: At, hand: &mut Hand) {
        self.go_to(at, hand.now);
        match at {
            At::Group(group) => {
                if let Some(Group::Widgets(items)) = self.groups.get(group)
                    && let Some(first) = items.first()
                {
                    hand.reach(first.id, items.len() == 1);
                }
            }
            At::Item(group, item) => match self.groups.get(group) {
                Some(Group::Board) if item < self.count(group, hand) => hand.next_target(),
                Some(Group::Widgets(items)) => {
                    if let Some(widget) = items.get(item) {
                        hand.reach(widget.id, true);
                    }
                }
                _ => {}
            },
            At::Resting => {}
        }
    }

    /// Leaves a group: what was selected on the board is put back.
    fn leave(&self, group: usize, hand: &mut Hand) {
        if matches!(self.groups.get(group), Some(Group::Board)) {
            hand.outcome.cursor.awake = false;
            hand.outcome.moved.write(CursorAction::Leave);
        }
        hand.let_go();
    }

    /// The switch: into a group, onto a thing, or back.
    fn select(&mut self, hand: &mut Hand) {
        self.rounds = 0;
        match self.at {
            At::Resting => self.arrive(At::Group(0), hand),
            At::Group(group) => match self.groups.get(group) {
                // A group of one thing is that thing.
                Some(Group::Widgets(items)) if items.len() == 1 => {
                    if let Some(only) = items.first() {
                        hand.press(only.id);
                    }
                    self.go_to(At::Group(group), hand.now);
                }
                Some(Group::Board) => {
                    hand.let_go();
                    self.arrive(At::Item(group, 0), hand);
                }
                Some(Group::Widgets(_)) => self.arrive(At::Item(group, 0), hand),
                None => {}
            },
            At::Item(group, item) if item >= self.count(group, hand) => {
                self.leave(group, hand);
                self.arrive(At::Group(group), hand);
            }
            At::Item(group, item) => match self.groups.get(group) {
                Some(Group::Board) => {
                    hand.ask(Action::Choose);
                    // What follows is chosen from the beginning.
                    self.chosen = EFFECT;
                    self.go_to(At::Item(group, 0), hand.now);
                }
                Some(Group::Widgets(items)) => {
                    // It stays there: a number is changed by more than one step.
                    if let Some(widget) = items.get(item) {
                        hand.press(widget.id);
                    }
                    self.go_to(At::Item(group, item), hand.now);
                }
                None => {}
            },
        }
    }
}
