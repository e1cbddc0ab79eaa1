//! The big screen of an evening: the main match on its table with clocks, aim and reason; beside
//! it the code to come in, the vote, the best of the standings and the other tables; over it those
//! who are called; at the end the podium and the prizes. Who plays whom is decided by
//! [`crate::evening`].

mod pen;

use core::time::Duration;

use bevy::{ecs::system::SystemParam, input::keyboard::KeyboardInput, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Align, Align2, Area, Context, Frame, Id, Layout, Margin, Order, Rect, Sense, Stroke, Vec2,
        pos2, vec2,
    },
};

use self::pen::{Pen, game_name};
use super::lower_third::LowerThird;
use crate::{
    client::EveningBoard,
    evening::Fixture,
    host::texts as told,
    plugins::{
        app::{
            audio::{PlaySound, Sound},
            evening::EveningDesk,
            redraw::RedrawScheduler,
            session::{DisplayRequest, Requests, Session, SessionRequest, SessionSystems},
            states::{Overlay, OverlayRequest, Screen},
        },
        scene::{camera::FreeRect, palette},
        ui::{
            hud::{GameWords, HudLayout, chip, figures::clock, panel, words},
            screens::Miniatures,
            theme,
        },
    },
    rules::{AnyGame, Player, Turn},
};

/// No match is shown for less, unless it is gone.
const LEAST: Duration = Duration::from_secs(20);
/// How long a call lies over the table.
const CALL: Duration = Duration::from_secs(9);
/// How often it is looked at how the evening stands.
const LOOK: Duration = Duration::from_millis(500);
/// The part of the window's width beside the main match.
const SIDE: f32 = 0.31;
/// Room around and between panels, in sizes of letters.
const GAP: f32 = 0.5;

pub(super) fn plugin(app: &mut App) {
    let is_open = in_state(Screen::Evening);
    app.init_resource::<MainMatch>()
        .add_systems(
            Requests,
            follow.before(SessionSystems::Ask).run_if(is_open.clone()),
        )
        .add_systems(OnExit(Screen::Evening), leave)
        .add_systems(EguiPrimaryContextPass, show.run_if(is_open));
}

/// The match that is shown in large.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
struct MainMatch {
    number: Option<u32>,
    /// How many of its plies are shown.
    plies: usize,
    /// Since when.
    since: Duration,
    /// The last match that the bell has called people to.
    called: u32,
}

/// Shows the main match as it goes on, and the next one when it is over and has been seen.
fn follow(
    time: Res<Time<Real>>,
    desk: Res<EveningDesk>,
    mut keys: MessageReader<KeyboardInput>,
    mut main: ResMut<MainMatch>,
    mut requests: MessageWriter<SessionRequest>,
    mut overlays: MessageWriter<OverlayRequest>,
    mut sounds: MessageWriter<PlaySound>,
    mut redraw: ResMut<RedrawScheduler>,
    mut next: ResMut<NextState<Screen>>,
) {
    let Some(shown) = desk.shown() else {
        next.set(Screen::Title);
        return;
    };
    redraw.within(LOOK);
    let is_f2 = |it: &KeyboardInput| it.key_code == KeyCode::F2 && it.state.is_pressed();
    if keys.read().any(|it| is_f2(it) && !it.repeat) {
        overlays.write(OverlayRequest::Toggle(Overlay::Evening));
    }
    let called = shown.evening.iter().flat_map(|it| it.live());
    let called = called.filter(|it| it.began.is_none()).map(|it| it.number);
    let called = called.max().unwrap_or_default();
    if called > main.called {
        main.called = called;
        sounds.write(PlaySound::now(Sound::Bell));
    }
    let now = time.elapsed();
    let may_change = main.number.is_none() || now >= main.since + LEAST;
    let mut boards = shown.boards.iter();
    let own = boards.clone().find(|it| Some(it.number) == main.number);
    let wanted = boards.find(|it| Some(it.table) == shown.main);
    let mut display = |request| {
        requests.write(SessionRequest::Display(request));
    };
    let next = wanted.filter(|it| may_change && Some(it.number) != main.number);
    if let Some(next) = next {
        (main.number, main.since) = (Some(next.number), now);
        main.plies = next.game.len();
        let game = Box::new((*next.game).clone());
        display(DisplayRequest::Show(game, main.plies));
    } else if let Some(own) = own.filter(|it| it.game.len() != main.plies) {
        main.plies = own.game.len();
        display(DisplayRequest::Follow(Box::new((*own.game).clone())));
    } else if own.is_none() && may_change && main.number.take().is_some() {
        display(DisplayRequest::PutAway);
    }
}

fn leave(
    mut main: ResMut<MainMatch>,
    mut free: ResMut<FreeRect>,
    mut requests: MessageWriter<SessionRequest>,
) {
    main.number = None;
    free.set_if_neq(FreeRect(None));
    requests.write(SessionRequest::Display(DisplayRequest::PutAway));
}

/// What the big screen shows, and with what it draws.
#[derive(SystemParam)]
struct BigScreen<'w, 's> {
    desk: Res<'w, EveningDesk>,
    main: Res<'w, MainMatch>,
    session: Option<Res<'w, Session>>,
    words: Res<'w, GameWords>,
    overlay: Res<'w, State<Overlay>>,
    free: ResMut<'w, FreeRect>,
    pictures: ResMut<'w, Miniatures>,
    /// What was said last of the main match, and of which position.
    said: Local<'s, Option<((u64, usize), LowerThird)>>,
}

fn show(mut contexts: EguiContexts, mut screen: BigScreen) -> Result {
    let context = contexts.ctx_mut()?;
    let Some(shown) = screen.desk.shown() else {
        return Ok(());
    };
    let Some(evening) = shown.evening.clone() else {
        return Ok(());
    };
    let whole = context.content_rect();
    let letters = HudLayout::from_afar(whole) * 0.82;
    let gap = GAP * letters;
    let inner = whole.shrink(gap);
    let number = screen.main.number;
    let session = screen.session.as_deref().filter(|_| number.is_some());
    let overlay = *screen.overlay.get();
    let mut board = inner;
    if let Some(session) = session {
        board.max.x -= SIDE * whole.width();
        let about = (session.revision(), session.shown());
        let is_known = |said: &&((u64, usize), LowerThird)| said.0 == about;
        if screen.said.as_ref().filter(is_known).is_none() {
            let lower = LowerThird::new(session, &screen.words).without_names(session);
            *screen.said = Some((about, lower));
        }
        let own = shown.boards.iter().find(|it| Some(it.number) == number);
        let fixture = evening.fixtures().find(|it| Some(it.number) == number);
        let seats = Rect::from_min_size(board.min, vec2(board.width(), 3.5 * letters));
        if let Some(fixture) = fixture {
            let seated = (fixture, own, session.position());
            let pen = &mut Pen::new(&evening, &mut screen.pictures, letters);
            let words = &*screen.words;
            self::seats(context, (seats, overlay), pen, seated, words);
        }
        let foot = board.with_min_y(board.bottom() - 0.26 * whole.height());
        if let Some((_, lower)) = &*screen.said {
            lower.show(context, foot, overlay);
        }
        let zoom = context.zoom_factor();
        let min = pos2(board.left(), seats.bottom() + gap) * zoom;
        let max = pos2(board.right() - gap, foot.top() - gap) * zoom;
        let rect = bevy::math::Rect::new(min.x, min.y, max.x, max.y);
        screen.free.set_if_neq(FreeRect(Some(rect)));
    }
    let beside = match session {
        Some(_) => inner.with_min_x(board.right() + gap),
        None => inner.shrink2(vec2(0.16 * whole.width(), 0.04 * whole.height())),
    };
    let pen = &mut Pen::new(&evening, &mut screen.pictures, letters);
    panel(
        context,
        "evening",
        beside,
        panel_frame(letters),
        overlay,
        |ui| {
            ui.set_min_height(ui.available_height());
            ui.spacing_mut().interact_size = Vec2::ZERO;
            ui.spacing_mut().item_spacing = vec2(gap, 0.3 * gap);
            pen.beside(ui, &shown, session.is_some(), number);
        },
    );
    call(context, pen, shown.now, board);
    Ok(())
}

fn panel_frame(letters: f32) -> Frame {
    theme::panel_frame().inner_margin(Margin::same((0.7 * letters) as i8))
}

/// Who plays the main match, with clocks; whose turn it is stands out.
fn seats(
    context: &Context,
    (place, overlay): (Rect, Overlay),
    pen: &mut Pen,
    (fixture, board, position): (&Fixture, Option<&EveningBoard>, &dyn AnyGame),
    words: &GameWords,
) {
    let gap = GAP * pen.letters;
    let width = (place.width() - 2.0 * gap) / 2.0;
    for (player, person) in Player::all(2).zip(fixture.seats) {
        let left = place.left() + player.index() as f32 * (width + gap);
        let seat = Rect::from_min_size(pos2(left, place.top()), vec2(width, place.height()));
        let is_on = position.turn() == Turn::Player(player);
        let edge = if is_on {
            palette::ACCENT
        } else {
            palette::LINE
        };
        let frame = panel_frame(pen.letters).stroke(Stroke::new(3.0, edge.egui()));
        let name = ["first seat", "second seat"][player.index().min(1)];
        panel(context, name, seat, frame, overlay, |ui| {
            ui.horizontal_centered(|ui| {
                let square = Vec2::splat(1.3 * pen.letters);
                let room = vec2(square.x, ui.available_height());
                let (rect, _) = ui.allocate_exact_size(room, Sense::hover());
                let rect = Rect::from_center_size(rect.center(), square);
                let outline = words.for_position(position).outline(player);
                chip(ui.painter(), rect, words::colour(position, player), outline);
                let left = board.and_then(|it| it.clock.remaining(player));
                ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                    if let Some(left) = left {
                        pen.write(ui, clock(left), 1.5, palette::TEXT);
                    }
                    ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                        pen.person(ui, person, 1.2);
                    });
                });
            });
        });
    }
}

/// Those who are called, over the table.
fn call(context: &Context, pen: &mut Pen, now: Duration, board: Rect) {
    let evening = pen.evening;
    let is_called = |it: &&Fixture| it.began.is_none() && now < it.called + CALL;
    let called: Vec<&Fixture> = evening.live().filter(is_called).collect();
    if called.is_empty() {
        return;
    }
    let margin = Margin::symmetric((1.2 * pen.letters) as i8, (0.8 * pen.letters) as i8);
    let frame = theme::dialog_frame()
        .stroke(Stroke::new(3.0, palette::ACCENT.egui()))
        .inner_margin(margin);
    Area::new(Id::new("call"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(board.center())
        .constrain(true)
        .show(context, |ui| {
            frame.show(ui, |ui| {
                ui.set_max_width(board.width() - 4.0 * pen.letters);
                for fixture in called {
                    let name = game_name(&fixture.game);
                    let table = told::evening_table(&fixture.table.to_string());
                    pen.write(ui, format!("{table} · {name}"), 1.3, palette::TEXT);
                    ui.horizontal_wrapped(|ui| {
                        let [first, second] = fixture.seats;
                        pen.person(ui, first, 2.0);
                        pen.write(ui, "–", 2.0, palette::TEXT);
                        pen.person(ui, second, 2.0);
                    });
                }
            });
        });
}

#[cfg(test)]
mod tests {
    use std::sync::{Arc, Mutex};

    use super::*;
    use crate::{
        client::{EveningShown, EveningWish, HeldEvening},
        evening::{Evening, EveningPlan},
        host::Order,
        plugins::{
            app::{session::Archive, states::Activity},
            testing::{frames, headless_app},
        },
        record::{Clock, ClockSettings, Match, Seat, Terms},
    };

    /// What is shown of the evening of the test.
    static SHOWN: Mutex<Option<EveningShown>> = Mutex::new(None);

    struct Held;

    impl HeldEvening for Held {
        fn shown(&self) -> EveningShown {
            SHOWN.lock().unwrap().clone().unwrap_or_default()
        }

        fn order(&self, _: Order) {}
    }

    fn board(table: u32, game: &str, moves: &[&str]) -> EveningBoard {
        let seats = ["Ann", "Ben"].map(Seat::human).into();
        let mut played = Match::new(Terms::new(game, seats)).unwrap();
        for mv in moves {
            played.play(mv, None).unwrap();
        }
        EveningBoard {
            table,
            number: 10 + table,
            game: Arc::new(played),
            clock: Clock::new(ClockSettings::None, 2),
        }
    }

    #[test]
    fn the_main_match_is_followed_and_gives_way_once_it_has_been_seen() {
        let shown = |main, boards| {
            *SHOWN.lock().unwrap() = Some(EveningShown {
                evening: Some(Arc::new(Evening::new(EveningPlan::default()))),
                main,
                boards,
                ..EveningShown::default()
            });
        };
        let mut app = headless_app(Archive::none());
        let mut desk = EveningDesk::new(|_, _| Ok(Box::new(Held)), None);
        desk.open(&EveningWish::Last).unwrap();
        app.insert_resource(desk);
        let on_table = |app: &mut App| {
            frames(app, 4);
            let session = app.world().get_resource::<Session>()?;
            assert_eq!(session.activity(), Activity::Display);
            Some((session.position().info().id, session.shown()))
        };
        shown(Some(1), vec![board(1, "xafka", &[])]);
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Evening);
        assert_eq!(on_table(&mut app), Some(("xafka", 0)));
        let two = board(2, "chimple", &[]);
        shown(Some(2), vec![board(1, "xafka", &["d4"]), two.clone()]);
        assert_eq!(on_table(&mut app), Some(("xafka", 1)));
        let seconds = LEAST.as_millis() / 50;
        frames(&mut app, seconds as usize);
        assert_eq!(on_table(&mut app), Some(("chimple", 0)));
        shown(None, vec![]);
        frames(&mut app, seconds as usize);
        assert_eq!(on_table(&mut app), None);
        shown(Some(2), vec![two]);
        assert_eq!(on_table(&mut app), Some(("chimple", 0)));
        app.world_mut()
            .resource_mut::<NextState<Screen>>()
            .set(Screen::Title);
        assert_eq!(on_table(&mut app), None);
    }
}
