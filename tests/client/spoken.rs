//! What the collection says at the table, in a language: in a process of its own, because
//! the language is one of the process.

use std::{env, process::Command};

use bevy::prelude::*;
use bevy_egui::{EguiPrimaryContextPass, egui};
use curio::{
    engine::{lessons::lessons, puzzles::puzzles},
    plugins::{
        app::{
            screen_reader::ScreenReader,
            session::{Archive, Session, SessionRequest, TableRequest},
            settings::Settings,
        },
        testing::{ask, frames, headless_app},
        ui::{hud::HudSystems, screens::ScreenSystems},
    },
    record::{said, shipped},
    rules::mathematichess::Kind,
    words::{Language, in_language},
};

use crate::hud::{Painted, assert_reads, read, reads};

/// Set where the test runs in a process of its own.
const APART: &str = "CURIO_TEST_SPOKEN";

#[test]
fn puzzles_and_bundled_matches_speak_german() {
    if env::var_os(APART).is_none() {
        let name = "spoken::puzzles_and_bundled_matches_speak_german";
        let output = Command::new(env::current_exe().unwrap())
            .args([name, "--exact"])
            .env(APART, "1")
            .output()
            .unwrap();
        let told = String::from_utf8_lossy(&output.stdout);
        assert!(
            output.status.success() && told.contains("1 passed"),
            "{told}"
        );
        return;
    }
    let mut app = headless_app(Archive::none());
    app.world_mut().resource_mut::<Settings>().language = Some(Language::German);
    app.init_resource::<Painted>();
    let last = read.after(HudSystems::Right).after(ScreenSystems);
    app.add_systems(EguiPrimaryContextPass, last);
    frames(&mut app, 3);

    let puzzle = &puzzles("xafka")[0];
    ask(&mut app, SessionRequest::Table(TableRequest::Solve(puzzle)));
    frames(&mut app, 6);
    let german = in_language(Language::German, || puzzle.said());
    assert_ne!(german.task, puzzle.task);
    assert_reads(&app, german.task);
    assert_reads(&app, german.title);
    assert!(!reads(&app, &puzzle.task));

    let lesson = &lessons("mathematichess")[0];
    ask(&mut app, SessionRequest::Table(TableRequest::Learn(lesson)));
    frames(&mut app, 6);
    let german = in_language(Language::German, || Kind::Treasurer.name());
    assert_reads(&app, german);
    assert!(!reads(&app, "Treasurer"));

    let all = shipped();
    let one = all.iter().find(|it| it.name() == "xafka-the-wrong-colour");
    let record = one.unwrap().load().unwrap();
    let ply = record
        .plies()
        .iter()
        .position(|ply| !ply.comment.is_empty());
    let ply = ply.unwrap();
    let comment = record.plies()[ply].comment.clone();
    ask(&mut app, SessionRequest::watch(record));
    ask(&mut app, SessionRequest::seek(ply + 1));
    frames(&mut app, 12);
    let german = in_language(Language::German, || said("xafka", &comment));
    assert_ne!(german, comment);
    assert_reads(&app, german);
    assert!(!reads(&app, &comment));
    // What is kept is what it was.
    let session = app.world().resource::<Session>();
    assert_eq!(session.record().plies()[ply].comment, comment);
    a_reader_is_told_the_language(&mut app);
}

fn a_reader_is_told_the_language(app: &mut App) {
    let root = egui::accesskit_root_id().accesskit_id();
    for language in [Language::German, Language::French] {
        app.world_mut().resource_mut::<Settings>().language = Some(language);
        let mut reader = app.world_mut().resource_mut::<ScreenReader>();
        reader.set_listening(true);
        frames(app, 4);
        let mut reader = app.world_mut().resource_mut::<ScreenReader>();
        let tree = reader.take_tree().unwrap();
        let node = tree.nodes.iter().find(|(id, _)| *id == root);
        assert_eq!(node.unwrap().1.language(), Some(language.code()));
    }
}
