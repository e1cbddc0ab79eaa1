//! Faults in the window: what fails is missing, and the match goes on.
#![allow(clippy::unwrap_used, reason = "a failing test should panic")]

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Area, Id, Window},
};
use curio::{
    plugins::{
        app::{
            panic_isolation::endure,
            session::{Archive, Origin, Session, SessionFact, SessionRequest, TableRequest},
        },
        testing::{announced, ask, frames, headless_app, settle},
        ui::hud::HudSystems,
    },
    record::{Match, Seat, Store, Terms},
};

use super::hud::{Painted, read, reads};

fn table(archive: Archive) -> App {
    let mut app = headless_app(archive);
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(HudSystems::Right));
    app
}

fn sit_down(app: &mut App) {
    let seats = ["human", "human"].map(|kind| Seat::of(kind.parse().unwrap()));
    let terms = Terms::new("xafka", seats.to_vec());
    ask(
        app,
        SessionRequest::Table(TableRequest::Open(Box::new(Match::new(terms).unwrap()))),
    );
    frames(app, 6);
}

fn play(app: &mut App, text: &str) {
    let (text, origin) = (text.to_owned(), Origin::Person);
    ask(app, SessionRequest::play_by(text, origin));
    settle(app);
}

/// A panel that fails in the middle of drawing, in every frame.
fn panel_that_fails(mut contexts: EguiContexts) -> Result {
    let context = contexts.ctx_mut()?;
    Window::new("never whole").show(context, |ui| {
        ui.label("half of it");
        Area::new(Id::new("inside")).show(ui.ctx(), |_| panic!("a panel that fails"));
    });
    Ok(())
}

#[test]
fn a_match_is_played_and_kept_beside_a_panel_that_fails() {
    let home = tempfile::tempdir().unwrap();
    let mut app = table(Archive::at(Store::at(home.path())));
    sit_down(&mut app);
    app.add_systems(
        EguiPrimaryContextPass,
        panel_that_fails.in_set(HudSystems::Left),
    );
    // What goes on in a frame besides: one of them fails, too.
    app.add_systems(Update, |session: Option<Res<Session>>| {
        assert!(session.is_none(), "a system that fails at the table");
    });
    endure(&mut app);
    play(&mut app, "d4");
    frames(&mut app, 10);
    let facts = announced(&mut app);
    let played = |fact: &SessionFact| matches!(fact, SessionFact::Played { .. });
    assert_eq!(facts.iter().filter(|fact| played(fact)).count(), 1);
    assert!(reads(&app, "Black"), "the other panels are there");
    drop(app);
    let kept = Store::at(home.path()).unfinished().unwrap();
    assert_eq!(kept.len(), 1, "and the match is in its journal");
}
