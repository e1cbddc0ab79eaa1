//! A table that is left leaves nothing behind: no things, meshes, materials or images,
//! however often somebody sits down. Memory over an hour of the showcase.
#![allow(clippy::print_stdout, reason = "the figures are for docs/testing.md")]

use std::{env, fs};

use bevy::prelude::*;
use curio::{
    plugins::{
        app::{
            session::{Archive, Session, SessionRequest, TableRequest},
            show::Showcase,
        },
        scene::surface::SurfaceMaterial,
        testing::{ask, frames, headless_app, settle},
    },
    record::{Store, testing::played},
};

const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];

/// How many frames the showcase runs for where nothing else is asked for: the card of a match
/// and its first moves.
const USUAL: usize = 400;
/// Frames in a simulated minute.
const MINUTE: usize = 1_200;

/// How many things there are of each sort.
#[derive(Debug, PartialEq, Eq)]
struct Stock {
    entities: usize,
    meshes: usize,
    materials: usize,
    images: usize,
}

fn stock(app: &mut App) -> Stock {
    let mut all = app.world_mut().query::<Entity>();
    let entities = all.iter(app.world()).count();
    let world = app.world();
    Stock {
        entities,
        meshes: world.resource::<Assets<Mesh>>().len(),
        materials: world.resource::<Assets<SurfaceMaterial>>().len(),
        images: world.resource::<Assets<Image>>().len(),
    }
}

/// Sits down to each game, plays a little, and goes back to the title screen.
fn sit_at_every_table(app: &mut App) {
    for game in GAMES {
        let record = played(game, &["human", "level:1"], &[]);
        ask(app, SessionRequest::open(record));
        for _ in 0..2 {
            frames(app, 25);
            settle(app);
            let session = app.world().resource::<Session>();
            let first = session.position().legal_texts().into_iter().next();
            if let Some(text) = first.filter(|_| session.person_may_move()) {
                let origin = curio::plugins::app::session::Origin::Person;
                ask(app, SessionRequest::play_by(text, origin));
            }
        }
        frames(app, 20);
        ask(app, SessionRequest::Table(TableRequest::Leave));
        frames(app, 20);
    }
}

#[test]
fn a_table_leaves_nothing_behind() {
    let home = tempfile::tempdir().unwrap();
    let mut app = headless_app(Archive::at(Store::at(home.path())));
    sit_at_every_table(&mut app);
    sit_at_every_table(&mut app);
    let before = stock(&mut app);
    sit_at_every_table(&mut app);
    assert_eq!(stock(&mut app), before);
}

/// Resident memory of this process in MiB; nothing where the system does not tell.
fn resident() -> Option<u64> {
    let status = fs::read_to_string("/proc/self/status").ok()?;
    let line = status.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kib: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kib / 1024)
}

#[test]
fn the_showcase_goes_on() {
    let wanted = env::var("CURIO_MINUTES").ok();
    let minutes: u32 = wanted
        .and_then(|number| number.parse().ok())
        .unwrap_or_default();
    let mut app = headless_app(Archive::none());
    app.insert_resource(Showcase::new(Vec::new(), true));
    let moves = |app: &App| {
        let session = app.world().get_resource::<Session>();
        session.map_or(0, |session| session.record().len())
    };
    frames(&mut app, USUAL);
    let mut played = moves(&app);
    for minute in 1..=minutes {
        frames(&mut app, MINUTE);
        played += moves(&app);
        if minute == 1 || minute.is_multiple_of(10) {
            println!(
                "{minute} minutes: {:?} MiB, {:?}",
                resident(),
                stock(&mut app)
            );
        }
    }
    assert!(app.world().contains_resource::<Showcase>());
    assert!(played > 0, "nothing was shown");
}
