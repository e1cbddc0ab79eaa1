//! A win is a moment: pieces of the winner leap and come back, and a fanfare is heard.

use bevy::prelude::*;
use curio::{
    plugins::{
        app::{
            audio::{PlaySound, Sound},
            session::{Archive, Origin, Session, SessionRequest},
            settings::Settings,
        },
        games::xafka::PieceOf,
        testing::{ask, frames, headless_app},
    },
    record::testing::played,
    rules::Player,
};

#[derive(Resource, Default)]
struct Heard(Vec<PlaySound>);

fn listen(mut sounds: MessageReader<PlaySound>, mut heard: ResMut<Heard>) {
    heard.0.extend(sounds.read().copied());
}

/// A table at which White has just resigned, after some moves of both.
fn resigned(reduce_motion: bool) -> App {
    let mut app = headless_app(Archive::none());
    app.world_mut().resource_mut::<Settings>().reduce_motion = reduce_motion;
    app.init_resource::<Heard>().add_systems(Last, listen);
    let record = played("xafka", &["Ada", "Ben"], &["d4", "g6", "d5"]);
    ask(&mut app, SessionRequest::open(record));
    frames(&mut app, 60);
    app.world_mut().resource_mut::<Heard>().0.clear();
    let text = "resign".to_owned();
    let origin = Origin::Person;
    ask(&mut app, SessionRequest::play_by(text, origin));
    let session = app.world().resource::<Session>();
    assert!(session.record().outcome().is_some(), "{session:?}");
    app
}

fn place(app: &mut App, player: Player) -> Vec3 {
    let mut pieces = app.world_mut().query::<(&PieceOf, &Transform)>();
    let of = |(piece, at): (&PieceOf, &Transform)| (piece.0 == player).then_some(at.translation);
    pieces.iter(app.world()).find_map(of).unwrap()
}

#[test]
fn the_winners_piece_leaps_and_comes_back() {
    let mut app = resigned(false);
    let rest = place(&mut app, Player::FIRST);
    let mut highest = rest.y;
    for _ in 0..80 {
        frames(&mut app, 1);
        highest = highest.max(place(&mut app, Player::FIRST).y);
    }
    assert!(highest > rest.y + 0.5, "{highest}");
    assert!(place(&mut app, Player::FIRST).abs_diff_eq(rest, 1e-4));
    let heard = &app.world().resource::<Heard>().0;
    let fanfares = heard.iter().filter(|it| it.sound == Sound::Win).count();
    assert_eq!(fanfares, 1, "{heard:?}");
}

#[test]
fn nothing_moves_for_those_whom_it_makes_dizzy() {
    let mut app = resigned(true);
    let rest = place(&mut app, Player::FIRST);
    for _ in 0..40 {
        frames(&mut app, 1);
        assert_eq!(place(&mut app, Player::FIRST), rest);
    }
    let heard = &app.world().resource::<Heard>().0;
    assert!(heard.iter().any(|it| it.sound == Sound::Win), "{heard:?}");
}
