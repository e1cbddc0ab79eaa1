//! The big screen of an evening: the main match in 3D with clocks, aim and explanation, a panel
//! beside it, and calls on top. Pairings and points are up to [`crate::evening`]; the organiser's
//! orders, to the dialog that F2 opens.

mod beside;

use core::time::Duration;

use bevy::{ecs::system::SystemParam, input::keyboard::KeyboardInput, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Align, Align2, Area, Context, Frame, Id, Layout, Margin, Order, Rect, Sense, Stroke, Ui,
        Vec2, pos2, vec2,
    },
};

use self::beside::{EveningPanel, game_name};
use super::lower_third::LowerThird;
use crate::{
    client::EveningBoard,
    evening::Fixture,
    host::texts as told,
    plugins::{
        app::{
            audio::{PlaySound, Sound},
            evening::EveningDesk,
            machine::redraw::RedrawScheduler,
            session::{DisplayRequest, Requests, Session, SessionRequest, SessionSystems},
            states::{Overlay, OverlayRequest, Screen},
        },
        scene::{camera::FreeRect, palette},
        ui::{
            hud::{
                GameWords, HudLayout, chip, panel,
                words::{self, figures::clock},
            },
            screens::Miniatures,
            theme,
        },
    },
    rules::{AnyGame, Player, Turn},
};

/// The main match is shown for at least this long.
const LEAST: Duration = Duration::from_secs(20);
/// How long a call is shown.
const CALL: Duration = Duration::from_secs(9);
/// How often the evening is polled.
const LOOK: Duration = Duration::from_millis(500);
/// The part of the window's width beside the main match.
const SIDE: f32 = 0.31;
/// The part of its height below the main match.
const CAPTION: f32 = 0.26;
/// The most of the window's height that calls take, and the height of one at full size, in sizes
/// of letters.
const CALLED: f32 = 0.86;
const PAIR: f32 = 4.6;
/// How large letters are, compared to those of a lower third.
const LETTERS: f32 = 0.82;
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
        .add_systems(
            EguiPrimaryContextPass,
            (show_main, show_beside).run_if(is_open),
        );
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

/// Follows the main match move by move and switches to the next one, rings for calls, and opens
/// the organiser's dialog.
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
    *main = MainMatch::default();
    free.set_if_neq(FreeRect(None));
    requests.write(SessionRequest::Display(DisplayRequest::PutAway));
}

/// What the systems that draw the screen have in common.
#[derive(SystemParam)]
struct BigScreen<'w> {
    desk: Res<'w, EveningDesk>,
    main: Res<'w, MainMatch>,
    words: Res<'w, GameWords>,
    overlay: Res<'w, State<Overlay>>,
    free: ResMut<'w, FreeRect>,
    pictures: ResMut<'w, Miniatures>,
}

/// The layout of the screen, in points.
struct Places {
    letters: f32,
    seats: Rect,
    board: Rect,
    caption: Rect,
    beside: Rect,
}

impl Places {
    fn new(whole: Rect, has_main: bool) -> Self {
        let letters = HudLayout::from_afar(whole) * LETTERS;
        let gap = GAP * letters;
        let inner = whole.shrink(gap);
        let left = inner.with_max_x(inner.right() - SIDE * whole.width());
        let seats = left.with_max_y(left.top() + 3.5 * letters);
        let caption = left.with_min_y(left.bottom() - CAPTION * whole.height());
        let board = left.with_min_y(seats.bottom() + gap);
        Self {
            letters,
            seats,
            board: board.with_max_y(caption.top() - gap),
            caption,
            beside: match has_main {
                true => inner.with_min_x(left.right() + gap),
                false => inner.shrink2(vec2(0.16 * whole.width(), 0.04 * whole.height())),
            },
        }
    }
}

/// Draws the players and the caption of the main match, and tells the camera the room between.
fn show_main(
    mut contexts: EguiContexts,
    session: If<Res<Session>>,
    mut screen: BigScreen,
    mut said: Local<Option<((u64, usize), LowerThird)>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let shown = screen.desk.shown().unwrap_or_default();
    let (Some(evening), Some(number)) = (shown.evening, screen.main.number) else {
        return Ok(());
    };
    let places = Places::new(context.content_rect(), true);
    let overlay = *screen.overlay.get();
    if let Some(fixture) = evening.fixtures().find(|it| it.number == number) {
        let board = shown.boards.iter().find(|it| it.number == number);
        let panel = &mut EveningPanel::new(&evening, &mut screen.pictures, places.letters);
        let seated = (fixture, board, session.position());
        seats(
            context,
            (places.seats, overlay),
            panel,
            seated,
            &screen.words,
        );
    }
    let about = (session.revision(), session.shown());
    let lower = match &*said {
        Some((of, lower)) if *of == about => lower,
        _ => {
            let lower = LowerThird::new(&session, &screen.words).without_names(&session);
            &said.insert((about, lower)).1
        }
    };
    lower.show(context, places.caption, overlay);
    let (min, max) = (places.board.min, places.board.max);
    let zoom = context.zoom_factor();
    let [low, high] = [min, max].map(|it| bevy::math::Vec2::new(it.x, it.y) * zoom);
    let free = bevy::math::Rect::from_corners(low, high);
    screen.free.set_if_neq(FreeRect(Some(free)));
    Ok(())
}

/// Draws the panel and the calls.
fn show_beside(mut contexts: EguiContexts, mut screen: BigScreen) -> Result {
    let context = contexts.ctx_mut()?;
    let shown = screen.desk.shown().unwrap_or_default();
    let Some(evening) = shown.evening.clone() else {
        return Ok(());
    };
    let (number, overlay) = (screen.main.number, *screen.overlay.get());
    let places = Places::new(context.content_rect(), number.is_some());
    let side = &mut EveningPanel::new(&evening, &mut screen.pictures, places.letters);
    let frame = panel_frame(places.letters);
    panel(context, "evening", places.beside, frame, overlay, |ui| {
        ui.set_min_height(ui.available_height());
        ui.spacing_mut().interact_size = Vec2::ZERO;
        ui.spacing_mut().item_spacing = vec2(GAP, 0.3 * GAP) * places.letters;
        side.beside(ui, &shown, number);
    });
    call(context, side, shown.now);
    Ok(())
}

fn panel_frame(letters: f32) -> Frame {
    theme::panel_frame().inner_margin(Margin::same((0.7 * letters) as i8))
}

/// The players of the main match with their clocks; the player to move is highlighted.
fn seats(
    context: &Context,
    (place, overlay): (Rect, Overlay),
    pen: &mut EveningPanel,
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

/// The current calls, on top of everything. They are smaller the more there are.
fn call(context: &Context, panel: &mut EveningPanel, now: Duration) {
    let evening = panel.evening;
    let is_called = |it: &&Fixture| it.began.is_none() && now < it.called + CALL;
    let called: Vec<&Fixture> = evening.live().filter(is_called).collect();
    if called.is_empty() {
        return;
    }
    let whole = context.content_rect();
    let columns = if called.len() > 4 { 2 } else { 1 };
    let rows = called.len().div_ceil(columns);
    let most = CALLED * whole.height() / (rows as f32 * PAIR * panel.letters);
    let size = most.min(1.0);
    let width = (0.9 * whole.width() / columns as f32 - panel.letters).min(26.0 * panel.letters);
    let margin = Margin::same((0.8 * panel.letters) as i8);
    let frame = theme::dialog_frame()
        .stroke(Stroke::new(3.0, palette::ACCENT.egui()))
        .inner_margin(margin);
    Area::new(Id::new("call"))
        .order(Order::Foreground)
        .pivot(Align2::CENTER_CENTER)
        .fixed_pos(whole.center())
        .constrain(true)
        .show(context, |ui| {
            frame.show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(GAP, 0.0) * panel.letters;
                ui.spacing_mut().interact_size = Vec2::ZERO;
                for row in called.chunks(columns) {
                    ui.horizontal_top(|ui| {
                        for fixture in row {
                            ui.vertical(|ui| pair(ui, panel, fixture, (width, size)));
                        }
                    });
                }
            });
        });
}

/// One call: the table, the game and the two players.
fn pair(ui: &mut Ui, panel: &mut EveningPanel, fixture: &Fixture, (width, size): (f32, f32)) {
    ui.set_width(width);
    let name = game_name(&fixture.game);
    let table = told::evening_table(&fixture.table.to_string());
    panel.write(ui, format!("{table} · {name}"), 1.2 * size, palette::ACCENT);
    ui.horizontal(|ui| {
        for person in fixture.seats {
            let place = vec2(width / 2.0 - panel.letters, 2.6 * size * panel.letters);
            ui.allocate_ui_with_layout(place, Layout::left_to_right(Align::Center), |ui| {
                ui.set_width(place.x);
                panel.person(ui, person, 1.8 * size);
            });
        }
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
            app::session::Archive,
            testing::{frames, headless_app},
        },
        record::{Clock, ClockSettings, testing::played},
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
        let played = played(game, &["Ann", "Ben"], moves);
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
