//! A touch that closes something does nothing else: the table below does not act on it.

use core::time::Duration;

use bevy::{prelude::*, time::TimeUpdateStrategy};
use curio::{
    plugins::{
        app::{
            session::{Session, SessionRequest},
            show::Showcase,
        },
        games::xafka::{Layout, XafkaTable},
        testing::{ask, click, frames, on_screen},
        ui::hud::Hud,
    },
    record::testing,
};

use crate::hud::{assert_reads, press, readable_app, reads};

fn played(app: &App) -> usize {
    app.world().resource::<Session>().record().len()
}

/// Touches a hexagon on which the first move can end.
fn touch_the_board(app: &mut App) {
    let board = app.world().resource::<XafkaTable>().0.board();
    let at = Layout::new(board).place(board.cell("d4").unwrap());
    let at = on_screen(app, at).unwrap();
    click(app, at);
}

#[test]
fn a_touch_beside_the_drawer_closes_it_and_moves_nothing() {
    let mut app = readable_app();
    let record = testing::played("xafka", &["human", "human"], &[]);
    ask(&mut app, SessionRequest::open(record));
    frames(&mut app, 5);
    app.world_mut().resource_mut::<Hud>().drawer = true;
    frames(&mut app, 3);
    touch_the_board(&mut app);
    assert!(!app.world().resource::<Hud>().drawer);
    assert_eq!(played(&app), 0);
    touch_the_board(&mut app);
    assert_eq!(played(&app), 1, "the next one is for the board");
}

/// The kiosk, and a visitor who has sat down and been still for too long.
fn visited() -> App {
    let mut app = readable_app();
    app.insert_resource(Showcase::new(vec!["xafka"], true));
    frames(&mut app, 10);
    click(&mut app, Vec2::new(640.0, 300.0));
    frames(&mut app, 4);
    press(&mut app, "Play mini-Xafka now");
    frames(&mut app, 10);
    let frame = Duration::from_millis(500);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    frames(&mut app, 160);
    assert_reads(&app, "Still there?");
    let frame = Duration::from_millis(50);
    app.insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    app
}

#[test]
fn a_touch_that_answers_the_farewell_moves_nothing() {
    let mut app = visited();
    touch_the_board(&mut app);
    assert!(!reads(&app, "Still there?"));
    assert_eq!(played(&app), 0);
    touch_the_board(&mut app);
    // The opponent may have answered already.
    assert!(played(&app) > 0, "the next one is for the board");
}

#[test]
fn whoever_is_new_is_welcomed() {
    let mut app = visited();
    press(&mut app, "I’m new here");
    assert!(!reads(&app, "Still there?"));
    assert_reads(&app, "Welcome! Take a seat.");
    // Declining goes on with the show, not with the match of whoever has left.
    press(&mut app, "Keep watching");
    frames(&mut app, 20);
    let session = app.world().resource::<Session>();
    let seats = session.record().seats();
    assert!(!seats.iter().any(|seat| seat.kind.is_human()));
}
