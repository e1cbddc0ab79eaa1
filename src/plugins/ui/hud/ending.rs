//! How a match has ended, in large letters over the board for a few seconds. Whatever is
//! pressed takes them away; what there is to know and to do stands in the result beside.

use core::time::Duration;

use bevy::{
    ecs::system::SystemParam,
    input::{
        gamepad::GamepadButtonStateChangedEvent,
        keyboard::KeyboardInput,
        mouse::{MouseButtonInput, MouseWheel},
        touch::TouchInput,
    },
    prelude::*,
    time::Real,
};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Context, FontId, Id, LayerId, Order, Rect, Vec2},
};

use super::{HudSystems, Table, result::result_view};
use crate::plugins::{
    app::{
        redraw::RedrawScheduler,
        session::{Session, SessionFact, SessionSystems},
        states::{Activity, Overlay},
    },
    scene::{camera::ReduceMotion, motion::Motion, palette},
    ui::{hud::GameWords, theme},
};

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Ending>()
        .add_systems(
            Update,
            (note_ending.in_set(SessionSystems::Show), skip, expire).chain(),
        )
        .add_systems(EguiPrimaryContextPass, show.in_set(HudSystems::Status));
}

/// How long the letters stay, with the time before them.
const SHOWN: Duration = Duration::from_millis(4200);
/// How long they stay: the deciding move arrives before anything is said of it.
const TOLD: Duration = Duration::from_millis(3500);
/// How long they take to fade.
const FADE: Duration = Duration::from_millis(500);
/// The size of the letters where there is room, in points.
const SIZE: f32 = 88.0;
/// The part of the free width that they take at most.
const WIDTH: f32 = 0.86;

/// The letters over the board, and how long they stay.
#[derive(Resource, Debug, Default)]
pub(crate) struct Ending(Option<(String, Duration)>);

fn note_ending(
    mut facts: MessageReader<SessionFact>,
    session: Option<Res<Session>>,
    words: Res<GameWords>,
    mut ending: ResMut<Ending>,
) {
    for fact in facts.read() {
        let told = match fact {
            SessionFact::Ended(_) => session.as_ref().and_then(|session| {
                let record = session.record();
                let is_played = session.activity() == Activity::Play;
                let view = result_view(record, words.of(record.position()));
                view.filter(|_| is_played).map(|view| view.headline)
            }),
            SessionFact::Opened
            | SessionFact::Closed
            | SessionFact::Moved { .. }
            | SessionFact::Played { .. } => None,
            _ => continue,
        };
        ending.0 = told.map(|text| (text, SHOWN));
    }
}

/// What a player can press.
#[derive(SystemParam)]
struct Pressed<'w, 's> {
    keys: MessageReader<'w, 's, KeyboardInput>,
    buttons: MessageReader<'w, 's, MouseButtonInput>,
    wheel: MessageReader<'w, 's, MouseWheel>,
    touches: MessageReader<'w, 's, TouchInput>,
    pads: MessageReader<'w, 's, GamepadButtonStateChangedEvent>,
}

fn skip(mut pressed: Pressed, mut ending: ResMut<Ending>) {
    let keys = pressed
        .keys
        .read()
        .filter(|it| it.state.is_pressed())
        .count();
    let buttons = pressed
        .buttons
        .read()
        .filter(|it| it.state.is_pressed())
        .count();
    let pads = pressed
        .pads
        .read()
        .filter(|it| it.state.is_pressed())
        .count();
    let others = pressed.wheel.read().count() + pressed.touches.read().count() + pads;
    // The click that has played the deciding move is not meant.
    let is_seen = |(_, left): &(String, Duration)| *left < SHOWN;
    if keys + buttons + others > 0 && ending.0.as_ref().is_some_and(is_seen) {
        ending.0 = None;
    }
}

fn expire(
    time: Res<Time<Real>>,
    moving: Query<(), With<Motion>>,
    mut ending: ResMut<Ending>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let Some((_, left)) = &mut ending.0 else {
        return;
    };
    let is_told = *left <= TOLD;
    // The frame in which a match ends may end a sleep of any length.
    let passed = match *left == SHOWN {
        true => Duration::from_millis(1),
        false => time.delta(),
    };
    *left = left.saturating_sub(passed);
    // Where frames are slow, pieces take longer than their time.
    if !is_told && !moving.is_empty() {
        *left = (*left).max(TOLD + Duration::from_millis(1));
    }
    if left.is_zero() {
        ending.0 = None;
    }
    redraw.now();
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    ending: Res<Ending>,
    still: Res<ReduceMotion>,
) -> Result {
    let Some((text, left)) = &ending.0 else {
        return Ok(());
    };
    if *left > TOLD || *table.overlay != Overlay::None {
        return Ok(());
    }
    let strength = match still.0 {
        true => 1.0,
        false => (left.as_secs_f32() / FADE.as_secs_f32()).min(1.0),
    };
    let free = table.layout.free;
    write(contexts.ctx_mut()?, free, text, strength);
    Ok(())
}

/// Writes the letters on a band across the free part of the window, near its top.
/// They are no panel: what lies below can be clicked, and the result says the same.
fn write(context: &Context, free: Rect, text: &str, strength: f32) {
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("ending")));
    let lay = |size| {
        let font = FontId::new(size, theme::title_family());
        let ink = palette::ACCENT.egui_alpha((255.0 * strength) as u8);
        painter.layout_no_wrap(text.to_owned(), font, ink)
    };
    let whole = lay(SIZE);
    let fit = (free.width() * WIDTH / whole.size().x.max(1.0)).min(1.0);
    let galley = lay(SIZE * fit);
    let middle = free.lerp_inside(Vec2::new(0.5, 0.2));
    let place = Rect::from_center_size(middle, galley.size());
    let band = place.expand2(Vec2::new(SIZE * fit * 0.4, SIZE * fit * 0.12));
    let ground = palette::NIGHT.egui_alpha((200.0 * strength) as u8);
    painter.rect_filled(band, 14.0, ground);
    painter.galley(place.min, galley, palette::ACCENT.egui());
}

#[cfg(test)]
mod tests {
    use bevy::input::{ButtonState, mouse::MouseButtonInput};

    use super::*;
    use crate::{
        plugins::{
            app::session::{Archive, PlayRequest, SessionRequest, TableRequest},
            testing::{ask, headless_app},
        },
        record::{Match, Seat, Terms},
    };

    #[test]
    fn the_end_is_told_until_something_is_pressed_or_taken_back() {
        let mut app = headless_app(Archive::none());
        if !app.world().contains_resource::<Ending>() {
            app.add_plugins(plugin);
        }
        let seats = ["Ada", "Ben"].map(Seat::human).to_vec();
        let game = Match::new(Terms::new("xafka", seats)).unwrap();
        let open = TableRequest::Open(Box::new(game));
        ask(&mut app, SessionRequest::Table(open));
        let resign = |app: &mut App| {
            let resign =
                SessionRequest::play_by("resign", crate::plugins::app::session::Origin::Person);
            ask(app, resign);
            let ending = app.world().resource::<Ending>();
            assert_eq!(ending.0.as_ref().unwrap().0, "White wins");
        };
        resign(&mut app);
        ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
        assert!(app.world().resource::<Ending>().0.is_none());
        resign(&mut app);
        let window = app.world_mut().spawn_empty().id();
        app.world_mut().write_message(MouseButtonInput {
            button: MouseButton::Left,
            state: ButtonState::Pressed,
            window,
        });
        app.update();
        assert!(app.world().resource::<Ending>().0.is_none());
    }
}
