//! The table of Xong without window or graphics card: a hand on the mouse and on
//! the keys, the real plugins, and what comes of it.

use bevy::{input::ButtonState, prelude::*};
use bevy_egui::EguiPrimaryContextPass;
use curio::{
    plugins::{
        app::{
            keys::{Action, ActionPressed, CursorAction},
            session::{
                Archive, Origin, Pointed, ReplayRequest, SessionFact, SessionRequest, TableRequest,
            },
            states::Screen,
        },
        games::xong::{
            Coat, Hand, Layout, Names, RodOf, TileFace, TileOf, Turning, Verdict, Workshop,
            XongTable,
        },
        scene::camera::WheelTaken,
        testing::{
            announced, ask, click, drag, frames, headless_app, on_screen, point, turn_button,
        },
        ui::hud::{Hud, HudSystems, RightColumn},
    },
    record::testing::{played, played_on, terms},
    rules::{
        Game,
        xong::{Leg, Move, Side, Status, Xong},
    },
};

use super::{
    hud::{Painted, assert_reads, moves, read, reads, session},
    screens::turn_wheel,
};

fn table(seats: [&str; 2], options: &[(&str, &str)]) -> App {
    let mut app = headless_app(Archive::none());
    let record = played_on(terms("xong", &seats, options), &[]);
    ask(&mut app, SessionRequest::open(record));
    frames(&mut app, 5);
    app
}

fn game(app: &App) -> Xong {
    app.world().resource::<XongTable>().0.clone()
}

fn hand(app: &App) -> &Hand {
    app.world().resource::<Hand>()
}

fn workshop(app: &App) -> &Workshop {
    app.world().resource::<Workshop>()
}

fn layout(app: &App) -> Layout {
    Layout::new(&app.world().resource::<XongTable>().board())
}

fn leg(app: &App, q: i16, r: i16, direction: u8) -> Leg {
    let side = Side { q, r, direction };
    game(app).board().leg_at(side.mid()).unwrap()
}

fn leg_place(app: &mut App, leg: Leg) -> Vec2 {
    let at = layout(app).leg(leg);
    on_screen(app, at).unwrap()
}

fn press(app: &mut App, action: Action) {
    app.world_mut().write_message(ActionPressed(action));
    frames(app, 3);
}

fn cursor(app: &mut App, action: CursorAction) {
    app.world_mut().write_message(action);
    frames(app, 3);
}

fn play(app: &mut App, text: &str) {
    let request = SessionRequest::play_by(text, Origin::Person);
    ask(app, request);
    frames(app, 3);
}

fn coat(app: &mut App, q: i32, r: i32) -> Coat {
    let cell = game(app).board().cell_at(hexx::Hex::new(q, r)).unwrap();
    let mut tiles = app.world_mut().query::<(&TileOf, &TileFace)>();
    let (_, face) = tiles
        .iter(app.world())
        .find(|(tile, _)| tile.0 == cell)
        .unwrap();
    face.coat
}

#[test]
fn the_xoid_in_hand_follows_the_mouse_and_a_click_places_it() {
    let mut app = table(["human", "human"], &[]);
    assert!(hand(&app).xoid().is_some() && hand(&app).spot().is_none());
    let wanted = leg(&app, 0, 0, 0);
    let at = leg_place(&mut app, wanted);
    point(&mut app, at);
    let spot = hand(&app).spot().unwrap().legs;
    let near = layout(&app).leg(wanted);
    assert!(layout(&app).middle_of(&spot).distance(near) < 0.9);
    let pointed = app.world().resource::<Pointed>().clone();
    assert_eq!(pointed.what.as_deref(), Some("Place the Leg: +2 for you"));
    click(&mut app, at);
    assert_eq!(moves(&app).len(), 1);
    assert!(moves(&app)[0].starts_with("place:"));
    frames(&mut app, 5);
    let mut rods = app.world_mut().query::<&RodOf>();
    assert_eq!(rods.iter(app.world()).count(), 1);
    assert!(hand(&app).xoid().is_none(), "a new one is to be given now");
    assert!(workshop(&app).is_open());
}

#[test]
fn the_wheel_turns_what_is_in_hand_and_keys_turn_it_over() {
    let mut app = table(["human", "human"], &[]);
    for text in ["place:4,-4,0", "give:chair"] {
        play(&mut app, text);
    }
    assert_eq!(*app.world().resource::<WheelTaken>(), WheelTaken(true));
    let at = on_screen(&mut app, Vec3::ZERO).unwrap();
    point(&mut app, at);
    let start = hand(&app).orientation();
    turn_wheel(&mut app, 1.0);
    assert_ne!(hand(&app).orientation(), start);
    turn_wheel(&mut app, -1.0);
    assert_eq!(hand(&app).orientation(), start);
    // Some systems report a notch twice.
    let once = Turning::Left.from(hand(&app).xoid().unwrap(), start);
    turn_wheel(&mut app, 2.0);
    assert_eq!(hand(&app).orientation(), once);
    turn_wheel(&mut app, -1.0);
    assert_eq!(hand(&app).orientation(), start);
    for _ in 0..6 {
        press(&mut app, Action::TurnRight);
    }
    assert_eq!(hand(&app).orientation(), start);
    press(&mut app, Action::TurnOver);
    let over = hand(&app).spot().unwrap();
    assert_ne!(over.orientation, start);
    assert!(over.middle.length() < 1.5, "it stays under the pointer");
    click(&mut app, at);
    assert_eq!(moves(&app).len(), 3);
}

#[test]
fn a_xoid_is_built_leg_by_leg_judged_and_given() {
    let mut app = table(["human", "human"], &[]);
    play(&mut app, "place:4,-4,0");
    let legs = [(0, 0, 0), (0, 0, 1), (0, 0, 2)];
    for (q, r, direction) in legs {
        let wanted = leg(&app, q, r, direction);
        let at = leg_place(&mut app, wanted);
        click(&mut app, at);
    }
    let offer = workshop(&app).verdict().offer().unwrap();
    assert_eq!(offer.xoid.name(), Some("Bowl"));
    assert!(workshop(&app).verdict().is_legal());
    let pointed = app.world().resource::<Pointed>().clone();
    let what = pointed.what.unwrap();
    assert!(what.starts_with("Give the Bowl: new, fits in "), "{what}");
    // Another click takes a leg away again.
    let last = leg(&app, 0, 0, 2);
    let at = leg_place(&mut app, last);
    click(&mut app, at);
    let offer = workshop(&app).verdict().offer().unwrap();
    assert_eq!(offer.xoid.name(), Some("Boomerang"));
    press(&mut app, Action::HandOver);
    assert_eq!(moves(&app)[1], "give:0,1;1,0");
    assert!(hand(&app).xoid().is_some(), "Blue has to place it");
}

#[test]
fn dragging_builds_what_it_comes_by_and_takes_it_away() {
    let mut app = table(["human", "human"], &[]);
    play(&mut app, "place:4,-4,0");
    let middle = |app: &mut App, q: i32| {
        let cell = game(app).board().cell_at(hexx::Hex::new(q, 0)).unwrap();
        let at = layout(app).place(cell);
        on_screen(app, at).unwrap()
    };
    let (from, to) = (middle(&mut app, 0), middle(&mut app, 3));
    drag(&mut app, from, to);
    let sides = [0, 1, 2].map(|q| leg(&app, q, 0, 0));
    assert_eq!(*workshop(&app).legs(), sides.into_iter().collect());
    // Beginning at a leg that is there takes away.
    let from = leg_place(&mut app, sides[1]);
    drag(&mut app, from, to);
    assert_eq!(*workshop(&app).legs(), [sides[0]].into_iter().collect());
    // Passing over the board with no button held changes nothing.
    point(&mut app, from);
    point(&mut app, to);
    assert_eq!(workshop(&app).legs().len(), 1);
}

#[test]
fn what_may_not_be_given_says_why() {
    let mut app = table(["human", "human"], &[]);
    play(&mut app, "place:4,-4,0");
    let one = leg(&app, 0, 0, 0);
    let at = leg_place(&mut app, one);
    click(&mut app, at);
    let pointed = app.world().resource::<Pointed>().clone();
    let why = pointed.refused.unwrap();
    assert_eq!(why, "The Leg: played by Red on turn 1");
    announced(&mut app);
    press(&mut app, Action::HandOver);
    let refused = announced(&mut app)
        .into_iter()
        .any(|fact| matches!(fact, SessionFact::Refused { .. }));
    assert!(refused);
    let far = leg(&app, -3, 0, 0);
    let at = leg_place(&mut app, far);
    click(&mut app, at);
    assert!(matches!(workshop(&app).verdict(), Verdict::NoXoid(_)));
    press(&mut app, Action::Clear);
    assert_eq!(*workshop(&app).verdict(), Verdict::Empty);
}

#[test]
fn keys_alone_place_and_give() {
    let mut app = table(["human", "human"], &[]);
    cursor(&mut app, CursorAction::Next);
    cursor(&mut app, CursorAction::Right);
    press(&mut app, Action::TurnRight);
    cursor(&mut app, CursorAction::Choose);
    assert_eq!(moves(&app).len(), 1);
    for _ in 0..2 {
        cursor(&mut app, CursorAction::Next);
        cursor(&mut app, CursorAction::Choose);
    }
    assert_eq!(workshop(&app).legs().len(), 2);
    press(&mut app, Action::HandOver);
    assert_eq!(moves(&app)[1], "give:0,1;1,0");
    cursor(&mut app, CursorAction::Previous);
    cursor(&mut app, CursorAction::Choose);
    assert_eq!(moves(&app).len(), 3);
}

#[test]
fn enter_gives_what_keys_have_built() {
    let mut app = table(["human", "human"], &[]);
    play(&mut app, "place:4,-4,0");
    for _ in 0..2 {
        cursor(&mut app, CursorAction::Next);
        cursor(&mut app, CursorAction::Choose);
    }
    assert!(workshop(&app).verdict().is_legal());
    assert_eq!(moves(&app).len(), 1, "the leg was added, and nothing given");
    // On a leg that is there Enter gives.
    cursor(&mut app, CursorAction::Choose);
    assert_eq!(moves(&app)[1], "give:0,1;1,0");
}

#[test]
fn enter_gives_and_places_what_the_mouse_has_brought_over_the_board() {
    let mut app = table(["human", "human"], &[]);
    let at = on_screen(&mut app, Vec3::ZERO).unwrap();
    point(&mut app, at);
    press(&mut app, Action::Choose);
    assert_eq!(moves(&app).len(), 1, "placed under the pointer");
    for direction in [1, 2] {
        let wanted = leg(&app, 2, 0, direction);
        let at = leg_place(&mut app, wanted);
        click(&mut app, at);
    }
    press(&mut app, Action::Choose);
    assert_eq!(moves(&app)[1], "give:0,1;1,0");
    press(&mut app, Action::Choose);
    assert_eq!(moves(&app).len(), 2, "it is seen before it is placed");
    assert!(hand(&app).spot().is_some());
    press(&mut app, Action::Choose);
    assert_eq!(moves(&app).len(), 3);
    // Without a Xoid that may be given Enter does nothing.
    press(&mut app, Action::Choose);
    assert_eq!(moves(&app).len(), 3);
}

#[test]
fn the_tray_of_a_lesson_that_is_done_asks_for_nothing() {
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(HudSystems::Right));
    let all = curio::engine::lessons::lessons("xong");
    let first = all.iter().find(|lesson| lesson.id == "leg").unwrap();
    ask(&mut app, SessionRequest::Table(TableRequest::Learn(first)));
    frames(&mut app, 6);
    assert!(reads(&app, "Place the Leg"));
    play(&mut app, "place:0,0,0");
    frames(&mut app, 3);
    assert!(!reads(&app, "gives Blue"));
    let question = all.iter().find(|lesson| lesson.id == "once").unwrap();
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::Learn(question)),
    );
    frames(&mut app, 6);
    assert!(!reads(&app, "gives Blue") && !reads(&app, "Give Blue"));
}

/// Opens the list of Xoids beside the board.
fn open_list(app: &mut App) {
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(HudSystems::Right));
    let mut hud = app.world_mut().resource_mut::<Hud>();
    hud.set(RightColumn::Own, true);
    frames(app, 6);
}

/// Where exactly this text was last written, in pixels.
fn written(app: &mut App, text: &str) -> Vec2 {
    let painted = app.world().resource::<Painted>();
    let found = painted.0.iter().rfind(|(painted, _)| painted == text);
    let at = found.unwrap_or_else(|| panic!("`{text}` is not painted")).1;
    let mut contexts = app.world_mut().query::<&mut bevy_egui::EguiContext>();
    let mut context = contexts.single_mut(app.world_mut()).unwrap();
    at * context.get_mut().zoom_factor()
}

/// Two clicks as swift as a hand's.
fn double_click(app: &mut App, at: Vec2) {
    point(app, at);
    for state in [ButtonState::Pressed, ButtonState::Released].repeat(2) {
        turn_button(app, state);
        frames(app, 1);
    }
    frames(app, 5);
}

#[test]
fn the_list_stays_in_its_place_while_a_xoid_is_chosen_and_the_second_click_gives_it() {
    let mut app = table(["human", "human"], &[]);
    play(&mut app, "place:4,-4,0");
    open_list(&mut app);
    let before = written(&mut app, "Chair");
    click(&mut app, before);
    let offer = workshop(&app).verdict().offer().unwrap();
    assert_eq!(offer.xoid.name(), Some("Chair"));
    let after = written(&mut app, "Chair");
    assert!(after.distance(before) < 0.5, "{before} {after}");
    press(&mut app, Action::Clear);
    let ex = written(&mut app, "Ex");
    double_click(&mut app, ex);
    assert_eq!(moves(&app).len(), 2);
    assert_eq!(hand(&app).xoid().unwrap().name(), Some("Ex"));
}

#[test]
fn names_stand_beside_the_shapes_and_ones_own_are_used_everywhere() {
    let mut app = table(["human", "human"], &[]);
    play(&mut app, "place:4,-4,0");
    open_list(&mut app);
    for name in [
        "Leg",
        "Boomerang",
        "Propeller",
        "Wiggle",
        "Bowl",
        "Chair",
        "Ex",
    ] {
        written(&mut app, name);
    }
    let Move::Give(chair) = game(&app).parse_move("give:chair").unwrap() else {
        unreachable!()
    };
    app.world_mut()
        .resource_mut::<Names>()
        .give(&chair, "Bear Cub");
    frames(&mut app, 3);
    assert!(!reads(&app, "Chair"));
    let at = written(&mut app, "Bear Cub");
    double_click(&mut app, at);
    assert_reads(&app, "Place the Bear Cub");
    // What the placement was worth is announced first, for some seconds.
    frames(&mut app, 100);
    assert_reads(&app, "gave Blue the Bear Cub");
}

#[test]
fn tiles_take_the_coat_of_who_touches_them_and_give_it_back() {
    let mut app = table(["human", "human"], &[]);
    play(&mut app, "place:0,0,0");
    assert_eq!(coat(&mut app, 0, 0), Coat::TouchedByFirst);
    play(&mut app, "give:boomerang");
    play(&mut app, "place:0,0,1;0,0,2");
    assert_eq!(coat(&mut app, 0, 0), Coat::Greened);
    ask(&mut app, SessionRequest::Replay(ReplayRequest::Step(-1)));
    frames(&mut app, 3);
    assert_eq!(coat(&mut app, 0, 0), Coat::TouchedByFirst);
    let mut rods = app.world_mut().query::<&RodOf>();
    assert_eq!(rods.iter(app.world()).count(), 1);
    ask(&mut app, SessionRequest::seek(0));
    frames(&mut app, 3);
    assert_eq!(coat(&mut app, 0, 0), Coat::None);
}

/// Gives what the rules propose first, as the list beside the board would.
fn give_something(app: &mut App) {
    let position = game(app);
    let xoid = position
        .bestiary(6)
        .into_iter()
        .find(|species| species.status == Status::Fits)
        .map(|species| species.xoid.clone());
    let mv = xoid
        .map(Move::Give)
        .or_else(|| position.legal_moves().into_iter().next());
    let text = position.move_text(&mv.unwrap());
    play(app, &text);
}

fn play_to_the_end(app: &mut App) {
    let mut steps = 0;
    while session(app).record().outcome().is_none() {
        steps += 1;
        assert!(steps < 400, "no end: {:?}", moves(app));
        if !session(app).person_may_move() {
            frames(app, 1);
            continue;
        }
        if workshop(app).is_open() {
            give_something(app);
            continue;
        }
        let before = moves(app).len();
        let spot = hand(app).spots()[0];
        let at = on_screen(app, spot.middle).unwrap();
        point(app, at);
        // The first place may be another way round.
        cursor(app, CursorAction::Next);
        cursor(app, CursorAction::Choose);
        assert!(moves(app).len() > before);
    }
}

#[test]
fn a_whole_match_on_a_small_board_ends_with_odd_points() {
    let mut app = table(["human", "random"], &[("board", "0:0..1/1:0")]);
    play_to_the_end(&mut app);
    frames(&mut app, 3);
    let position = game(&app);
    let points = position.statistics().points;
    assert_eq!((points[0] + points[1]) % 2, 1);
    assert!(app.world().resource::<Hud>().has(RightColumn::Result));
    let mut rods = app.world_mut().query::<&RodOf>();
    let laid = rods.iter(app.world()).count() as u32;
    let legs = position.statistics().legs;
    assert_eq!(laid, legs[0] + legs[1]);
    let mut tiles = app.world_mut().query::<(&TileOf, &TileFace)>();
    for (tile, face) in tiles.iter(app.world()) {
        assert_eq!(face.coat, Coat::new(&position, tile.0));
    }
}

#[test]
fn islands_and_boards_by_chance_lie_on_the_table() {
    for board in ["random", "isles", "triangle"] {
        let mut app = table(["human", "human"], &[("board", board)]);
        let position = game(&app);
        let mut tiles = app.world_mut().query::<&TileOf>();
        let count = tiles.iter(app.world()).count();
        assert_eq!(count, position.board().cell_count());
        for spot in hand(&app)
            .spots()
            .iter()
            .take(3)
            .map(|spot| spot.middle)
            .collect::<Vec<_>>()
        {
            let at = on_screen(&mut app, spot).unwrap();
            point(&mut app, at);
            assert!(hand(&app).spot().unwrap().middle.distance(spot) < 1.0);
        }
    }
}

#[test]
fn the_table_closes_and_another_game_opens() {
    let mut app = table(["human", "human"], &[]);
    assert!(app.world().resource::<Hud>().own.is_some());
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::LeaveFor(Screen::Title)),
    );
    frames(&mut app, 3);
    assert!(app.world().get_resource::<XongTable>().is_none());
    assert!(app.world().resource::<Hud>().own.is_none());
    assert_eq!(*app.world().resource::<WheelTaken>(), WheelTaken(false));
    let record = played("xafka", &["Ada", "Bo"], &[]);
    ask(&mut app, SessionRequest::open(record));
    frames(&mut app, 5);
    let mut tiles = app.world_mut().query::<&TileOf>();
    assert_eq!(tiles.iter(app.world()).count(), 0);
}
