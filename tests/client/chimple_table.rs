//! The table of Chimple without window or graphics card: a match by mouse, a
//! match by keys, the panel of memes, opponents by models.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{self, Shape},
};
use curio::{
    plugins::{
        app::{
            keys::CursorAction,
            session::{Archive, Pointed, Session, SessionFact, SessionRequest},
            settings::Settings,
        },
        games::chimple::{Aim, CharacterOf, ChimpleTable, EXPERT, Layout, MemePanel},
        testing::{announced, ask, click, drag, frames, headless_app, on_screen, point},
        ui::hud::HudSystems,
    },
    record::testing,
    rules::chimple::{Size, Square},
};

use super::hud::{Painted, read};

fn table(seats: [&str; 2], size: &str) -> App {
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(HudSystems::Right));
    open(&mut app, seats, size);
    app
}

/// A table at which memes are read, as in the essay.
fn expert_table(seats: [&str; 2], size: &str) -> App {
    let mut app = table(seats, size);
    app.world_mut()
        .resource_mut::<Settings>()
        .turn(&EXPERT, true);
    frames(&mut app, 3);
    app
}

/// Begins a match at the table that is there.
fn open(app: &mut App, seats: [&str; 2], size: &str) {
    let terms = testing::terms("chimple", &seats, &[("size", size)]);
    ask(app, SessionRequest::open(testing::played_on(terms, &[])));
    frames(app, 6);
}

fn moves(app: &App) -> Vec<String> {
    let plies = app.world().resource::<Session>().record().plies();
    plies.iter().map(|ply| ply.mv.clone()).collect()
}

fn place(app: &mut App, number: u32) -> Vec2 {
    let size = app.world().resource::<ChimpleTable>().0.size();
    let at = Layout::new(size).place(size.square(number).unwrap());
    on_screen(app, at).unwrap()
}

fn click_on(app: &mut App, number: u32) {
    let at = place(app, number);
    click(app, at);
}

fn where_is(app: &App, text: &str) -> Option<Vec2> {
    let painted = app.world().resource::<Painted>();
    let found = painted.0.iter().find(|(painted, _)| painted == text);
    found.map(|(_, at)| *at)
}

#[test]
fn a_match_by_mouse_alone() {
    let mut app = table(["human", "human"], "3");
    for mv in "3-6 7-4 1-2 4-5 6-3 5x3 2-1 3-2 1-4 2x4".split(' ') {
        let (from, to) = mv.split_once(['-', 'x']).unwrap();
        click_on(&mut app, from.parse().unwrap());
        click_on(&mut app, to.parse().unwrap());
    }
    let session = app.world().resource::<Session>();
    assert_eq!(moves(&app).len(), 10);
    let outcome = session.record().outcome().unwrap();
    assert_eq!(outcome.reason, "no-characters");
    let ended = announced(&mut app);
    assert!(
        ended
            .iter()
            .any(|fact| matches!(fact, SessionFact::Ended(_)))
    );
}

#[test]
fn a_move_that_is_not_legal_is_refused_with_its_rule() {
    let mut app = table(["human", "human"], "3");
    click_on(&mut app, 3);
    assert_eq!(
        app.world().resource::<Aim>().held.map(Square::number),
        Some(3)
    );
    for (number, rule) in [
        (5, "there is no enemy on square 5"),
        (8, "no move leads from 3 to 8"),
    ] {
        let far = place(&mut app, number);
        point(&mut app, far);
        let refused = app.world().resource::<Pointed>().refused.clone();
        assert!(refused.unwrap().contains(rule), "{rule}");
    }
    let far = place(&mut app, 8);
    click(&mut app, far);
    assert!(moves(&app).is_empty());
    let facts = announced(&mut app);
    assert!(
        facts
            .iter()
            .any(|fact| matches!(fact, SessionFact::Refused { .. }))
    );
}

/// Where the character on a square of the start is now.
fn character(app: &mut App, number: u32) -> Vec3 {
    let size = app.world().resource::<ChimpleTable>().0.size();
    let home = Layout::new(size).place(size.square(number).unwrap());
    let mut all = app
        .world_mut()
        .query_filtered::<&Transform, With<CharacterOf>>();
    let places = all.iter(app.world()).map(|transform| transform.translation);
    let near = |a: &Vec3, b: &Vec3| a.distance(home).total_cmp(&b.distance(home));
    places.min_by(near).unwrap()
}

#[test]
fn a_character_answers_the_hand_and_is_dragged() {
    let mut app = table(["human", "human"], "3");
    app.world_mut().resource_mut::<Settings>().reduce_motion = false;
    frames(&mut app, 2);
    let [own, free, barred] = [3, 6, 8].map(|number| place(&mut app, number));
    let home = character(&mut app, 3);
    point(&mut app, own);
    frames(&mut app, 60);
    let raised = character(&mut app, 3);
    assert!(raised.y > home.y + 0.05, "{raised}");
    // Nobody may step there: it comes back.
    drag(&mut app, own, barred);
    point(&mut app, barred);
    frames(&mut app, 120);
    assert!(moves(&app).is_empty());
    assert_eq!(character(&mut app, 3), home);
    drag(&mut app, own, free);
    assert_eq!(moves(&app), ["3-6"]);
}

#[test]
fn moves_by_keys_alone() {
    let mut app = table(["human", "human"], "4");
    for action in [
        CursorAction::Next,
        CursorAction::Next,
        CursorAction::Choose,
        CursorAction::Previous,
        CursorAction::Choose,
    ] {
        app.world_mut().write_message(action);
        frames(&mut app, 3);
    }
    assert_eq!(moves(&app), ["2-6", "13-9"]);
    // By the arrows: to one's own character, up, and down again.
    for action in [
        CursorAction::Up,
        CursorAction::Choose,
        CursorAction::Up,
        CursorAction::Choose,
    ] {
        app.world_mut().write_message(action);
        frames(&mut app, 3);
    }
    assert_eq!(moves(&app).len(), 3, "{:?}", moves(&app));
}

#[test]
fn memes_are_listed_lit_and_played() {
    let app = table(["human", "human"], "3");
    assert!(where_is(&app, "3-6").is_none(), "only for experts");
    let mut app = expert_table(["human", "human"], "3");
    let row = where_is(&app, "3-6").expect("the meme is listed");
    point(&mut app, row);
    let lit = app.world().resource::<Aim>().meme().unwrap();
    assert_eq!((lit.from.number(), lit.to.number()), (3, 6));
    click(&mut app, row);
    assert_eq!(moves(&app), ["3-6"]);
}

#[test]
fn values_and_matrices_are_told_on_request() {
    let mut app = expert_table(["human", "human"], "3");
    assert!(where_is(&app, "loses in 5").is_none());
    let button = where_is(&app, "Values").unwrap();
    click(&mut app, button);
    frames(&mut app, 2);
    assert!(app.world().resource::<MemePanel>().values);
    assert!(where_is(&app, "loses in 5").is_some());
    let button = where_is(&app, "Matrices").unwrap();
    click(&mut app, button);
    frames(&mut app, 2);
    assert!(where_is(&app, "State 14590, as Black sees it").is_some());
}

/// Every condition in the panel of memes is to be read to its end.
#[derive(Resource, Default)]
struct Cut(Vec<String>);

fn look_for_cut_words(mut contexts: EguiContexts, mut cut: ResMut<Cut>) -> Result {
    let context = contexts.ctx_mut()?;
    let layers: Vec<egui::LayerId> = context.memory(|memory| memory.layer_ids().collect());
    cut.0.clear();
    context.graphics(|graphics| {
        for list in layers.iter().filter_map(|layer| graphics.get(*layer)) {
            for entry in list.all_entries() {
                if let Shape::Text(text) = &entry.shape {
                    let bounds = text.visual_bounding_rect();
                    let words = text.galley.text();
                    let is_condition =
                        words.starts_with("no-block.") || words.starts_with("enemy.");
                    if is_condition && bounds.right() > entry.clip_rect.right() {
                        cut.0.push(words.to_owned());
                    }
                }
            }
        }
    });
    Ok(())
}

#[test]
fn conditions_are_not_cut_off_beside_values() {
    let mut app = expert_table(["human", "human"], "3");
    app.init_resource::<Cut>();
    app.add_systems(
        EguiPrimaryContextPass,
        look_for_cut_words.after(HudSystems::Right),
    );
    let button = where_is(&app, "Values").unwrap();
    click(&mut app, button);
    frames(&mut app, 4);
    assert!(where_is(&app, "no-block.MidRight").is_some());
    let cut = &app.world().resource::<Cut>().0;
    assert!(cut.is_empty(), "{cut:?}");
}

#[test]
fn every_model_can_be_played_against() {
    let mut app = table(["human", "human"], "3");
    for info in curio::engine::models("chimple") {
        let model = match info.id {
            // Little experience, for the sake of time.
            "historical" | "matchbox" => format!("model:{}:games=50", info.id),
            id => format!("model:{id}"),
        };
        open(&mut app, ["human", &model], "3");
        click_on(&mut app, 3);
        click_on(&mut app, 6);
        frames(&mut app, 6);
        assert_eq!(moves(&app).len(), 2, "{model} answers");
    }
}

#[test]
fn each_character_is_there() {
    for (size, expected) in [("3", 4), ("4", 8)] {
        let mut app = table(["human", "human"], size);
        let mut characters = app.world_mut().query::<&CharacterOf>();
        let found: Vec<_> = characters.iter(app.world()).map(|one| one.0).collect();
        assert_eq!(found.len(), expected);
        let sides = Size::ALL[usize::from(size == "4")].characters();
        let most = found.iter().map(|one| one.number).max().unwrap();
        assert_eq!(most + 1, sides as usize, "all of a side differ");
    }
}
