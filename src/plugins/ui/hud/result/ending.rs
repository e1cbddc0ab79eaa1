//! How a match has ended, in large letters over the board for a few seconds, while the
//! points of two players count up. Whatever is pressed takes them away; what there is to
//! know and to do stands in the result beside.

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

use super::{ResultView, result_view};
use crate::plugins::ui::hud::{HudSystems, Table};
use crate::{
    plugins::{
        app::{
            machine::redraw::RedrawScheduler,
            session::{Session, SessionFact, SessionSystems},
            states::Overlay,
        },
        scene::{
            camera::ReduceMotion,
            motion::Motion,
            palette::{self, Tone},
        },
        ui::{hud::GameWords, theme},
    },
    record::Match,
    rules::Points,
};

pub(crate) fn plugin(app: &mut App) {
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

/// The letters over the board.
#[derive(Resource, Debug, Default)]
pub(crate) struct Ending(Option<Told>);

/// What is told of an end.
#[derive(Debug)]
struct Told {
    headline: String,
    /// The colour of a win or a loss.
    tone: Tone,
    /// The points of two players.
    points: Option<[f64; 2]>,
    /// How long it stays.
    left: Duration,
}

/// How long the points count up.
const COUNTING: Duration = Duration::from_millis(1600);

impl Told {
    fn new(record: &Match, view: &ResultView) -> Self {
        let game = record.position();
        let totals = game.lead().map(|_| game.score().totals);
        let points = totals.and_then(|all| <[Points; 2]>::try_from(all).ok());
        Self {
            headline: view.headline.clone(),
            tone: view.tone(),
            points: points.map(|both| both.map(Points::to_f64)),
            left: SHOWN,
        }
    }

    /// The points as far as they have been counted: "1204 : 34".
    fn counted(&self, is_still: bool) -> Option<String> {
        let since = TOLD.saturating_sub(self.left).as_secs_f64();
        let part = match is_still {
            true => 1.0,
            false => (since / COUNTING.as_secs_f64()).min(1.0),
        };
        let [one, other] = self.points?.map(|points| points * part);
        Some(format!("{one:.0} : {other:.0}"))
    }
}

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
                let is_played = session.is_played();
                let view = result_view(record, words.for_position(record.position()));
                view.filter(|_| is_played)
                    .map(|view| Told::new(record, &view))
            }),
            SessionFact::Opened
            | SessionFact::Closed
            | SessionFact::Moved { .. }
            | SessionFact::Played { .. } => None,
            _ => continue,
        };
        ending.0 = told;
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
    let is_seen = |told: &Told| told.left < SHOWN;
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
    let Some(Told { left, .. }) = &mut ending.0 else {
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
    let Some(told) = &ending.0 else {
        return Ok(());
    };
    let left = told.left;
    if left > TOLD || *table.overlay != Overlay::None {
        return Ok(());
    }
    let strength = match still.0 {
        true => 1.0,
        false => (left.as_secs_f32() / FADE.as_secs_f32()).min(1.0),
    };
    let free = table.layout.free;
    let context = contexts.ctx_mut()?;
    let below = write(context, free, (&told.headline, SIZE), (told.tone, strength));
    if let Some(points) = told.counted(still.0) {
        let rest = free.with_min_y(below - free.height() * 0.1);
        write(
            context,
            rest,
            (&points, SIZE * 0.8),
            (palette::TEXT, strength),
        );
    }
    Ok(())
}

/// Writes the letters on a band across the free part of the window, near its top.
/// They are no panel: what lies below can be clicked, and the result says the same. Returns
/// where the band ends.
fn write(
    context: &Context,
    free: Rect,
    (text, size): (&str, f32),
    (tone, strength): (Tone, f32),
) -> f32 {
    let painter = context.layer_painter(LayerId::new(Order::Background, Id::new("ending")));
    let lay = |size| {
        let font = FontId::new(size, theme::title_family());
        let ink = tone.egui_alpha((255.0 * strength) as u8);
        painter.layout_no_wrap(text.to_owned(), font, ink)
    };
    let whole = lay(size);
    let fit = (free.width() * WIDTH / whole.size().x.max(1.0)).min(1.0);
    let galley = lay(size * fit);
    let middle = free.lerp_inside(Vec2::new(0.5, 0.2));
    let place = Rect::from_center_size(middle, galley.size());
    let band = place.expand2(Vec2::new(size * fit * 0.4, size * fit * 0.12));
    let ground = palette::NIGHT.egui_alpha((200.0 * strength) as u8);
    painter.rect_filled(band, 14.0, ground);
    painter.galley(place.min, galley, tone.egui());
    band.bottom()
}

#[cfg(test)]
mod tests {
    use bevy::input::{ButtonState, mouse::MouseButtonInput};

    use super::*;
    use crate::{
        plugins::{
            app::session::{Archive, PlayRequest, SessionRequest},
            testing::{ask, headless_app},
        },
        record::testing::played,
    };

    #[test]
    fn the_end_is_told_until_something_is_pressed_or_taken_back() {
        let mut app = headless_app(Archive::none());
        if !app.world().contains_resource::<Ending>() {
            app.add_plugins(plugin);
        }
        let game = played("xafka", &["Ada", "Ben"], &[]);
        ask(&mut app, SessionRequest::open(game));
        let resign = |app: &mut App| {
            let resign =
                SessionRequest::play_by("resign", crate::plugins::app::session::Origin::Person);
            ask(app, resign);
            let ending = app.world().resource::<Ending>();
            assert_eq!(ending.0.as_ref().unwrap().headline, "White wins");
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
