//! XIMA at the table, without window or graphics card: a hand on the mouse or
//! on the keys, the real plugins, and what comes of it.

use std::collections::BTreeSet;

use crate::hud::{moves, session};
use bevy::prelude::*;
use curio::{
    plugins::{
        app::{
            keys::CursorAction,
            session::{
                Archive, Origin as SessionOrigin, PlayRequest, Pointed, SessionFact,
                SessionRequest, TableRequest,
            },
            settings::Settings,
            states::Screen,
        },
        games::xima::{Aim, BlockOf, BlockPlace, FAN, Fan, Target, WhichDie, XimaTable, place},
        scene::surface::{Look, Mark},
        testing::{announced, ask, click, drag, frames, headless_app, on_screen, point},
    },
    record::{Match, Store, Terms, testing, verify},
    rules::{
        Game, Player, Turn,
        xima::{Move, Origin, Square, Xima},
    },
};
use tempfile::TempDir;

fn terms(options: &[(&str, &str)], seats: &[&str]) -> Terms {
    testing::terms("xima", seats, options)
}

fn open(app: &mut App, terms: Terms) {
    let record = Match::new(terms).unwrap();
    ask(app, SessionRequest::open(record));
    frames(app, 5);
}

fn table(options: &[(&str, &str)], moves: &[&str]) -> App {
    let players = options
        .iter()
        .find(|(key, _)| *key == "players")
        .map_or(2, |(_, count)| count.parse().unwrap());
    let record = testing::played_on(terms(options, &vec!["human"; players]), moves);
    let mut app = headless_app(Archive::none());
    ask(&mut app, SessionRequest::open(record));
    frames(&mut app, 5);
    app
}

fn position(app: &App) -> Xima {
    app.world().resource::<XimaTable>().0
}

fn square(name: &str) -> Square {
    Square::parse(name).unwrap()
}

/// Where a target is seen: the top of what stands there.
fn seen(app: &mut App, target: Target) -> Vec2 {
    let at = place(target, &position(app));
    on_screen(app, at).unwrap()
}

fn click_on(app: &mut App, target: Target) {
    let at = seen(app, target);
    click(app, at);
}

fn click_square(app: &mut App, name: &str) {
    click_on(app, Target::Square(square(name)));
}

/// The square of every stone that carries a mark.
fn marked(app: &mut App, mark: Mark) -> usize {
    let mut looks = app.world_mut().query::<&Look>();
    looks
        .iter(app.world())
        .filter(|look| look.mark == mark)
        .count()
}

/// All blocks on the table, as owner, kind and place.
fn blocks(app: &mut App) -> BTreeSet<String> {
    let mut blocks = app.world_mut().query::<(&BlockOf, &BlockPlace)>();
    blocks
        .iter(app.world())
        .filter(|(_, place)| **place != BlockPlace::Away)
        .map(|(block, place)| format!("{:?} {place:?}", block.0))
        .collect()
}

#[test]
fn a_click_on_a_free_square_brings_a_block_in() {
    let mut app = table(&[], &[]);
    click_square(&mut app, "D1");
    assert_eq!(moves(&app), ["-D1"]);
    click_square(&mut app, "D13");
    assert_eq!(moves(&app), ["-D1", "-D13"]);
    assert_eq!(blocks(&mut app).len(), 20, "every block has its own place");
}

#[test]
fn a_block_is_moved_by_two_clicks_and_the_special_comes_from_its_place() {
    let mut app = table(&[], &["-D1", "-D13"]);
    // The block on the board, with its square, and what is next in the tray, common and special.
    assert_eq!(marked(&mut app, Mark::Legal), 4);
    click_square(&mut app, "D1");
    let chosen = app.world().resource::<Aim>().held;
    assert_eq!(chosen, Some(Origin::On(square("D1"))));
    assert!(marked(&mut app, Mark::Legal) > 10);
    click_square(&mut app, "H1");
    assert_eq!(moves(&app)[2], "D1H1");
    let blue = Player::SECOND;
    click_on(&mut app, Target::SpecialReserve(blue));
    assert_eq!(
        app.world().resource::<Aim>().held,
        Some(Origin::SpecialReserve)
    );
    click_square(&mut app, "A13");
    assert_eq!(moves(&app)[3], "=A13");
}

#[test]
fn a_block_is_dragged_to_its_square() {
    let mut app = table(&[], &["-D1", "-D13"]);
    let from = seen(&mut app, Target::Square(square("D1")));
    let to = seen(&mut app, Target::Square(square("A1")));
    drag(&mut app, from, to);
    assert_eq!(moves(&app)[2], "D1A1");
    let blue = Player::SECOND;
    let from = seen(&mut app, Target::Reserve(blue));
    let to = seen(&mut app, Target::Square(square("M13")));
    drag(&mut app, from, to);
    assert_eq!(moves(&app)[3], "-M13");
}

#[test]
fn pointing_shows_the_way_and_why_it_ends() {
    let mut app = table(&[], &["-C1", "-M13"]);
    click_square(&mut app, "C1");
    let at = seen(&mut app, Target::Square(square("F1")));
    point(&mut app, at);
    let pointed = app.world().resource::<Pointed>().clone();
    assert_eq!(pointed.what.unwrap(), "F1: run from C1 over D1, E1");
    assert_eq!(pointed.refused, None);
    assert_eq!(marked(&mut app, Mark::Way), 2);
    let at = seen(&mut app, Target::Square(square("C5")));
    point(&mut app, at);
    let pointed = app.world().resource::<Pointed>().clone();
    assert!(pointed.refused.unwrap().contains("C3 is "));
    assert_eq!(marked(&mut app, Mark::Barred), 1);
}

#[test]
fn a_refused_move_is_explained_and_changes_nothing() {
    let mut app = table(&[], &["-C1", "-M13"]);
    click_square(&mut app, "C1");
    announced(&mut app);
    click_square(&mut app, "C4");
    let reason = announced(&mut app).into_iter().find_map(|fact| match fact {
        SessionFact::Refused { reason, .. } => Some(reason),
        _ => None,
    });
    assert!(reason.unwrap().contains("climbs the height of one block"));
    assert_eq!(moves(&app).len(), 2);
    assert!(marked(&mut app, Mark::Refused) > 0);
}

#[test]
fn captured_blocks_lie_in_the_captors_tray_and_come_back_when_taken_back() {
    let played = ["-A1", "-A2", "-B1", "A2A1", "-D1", "-M13"];
    let mut app = table(&[], &played);
    let before = blocks(&mut app);
    click_square(&mut app, "D1");
    click_square(&mut app, "A1");
    assert_eq!(moves(&app)[6], "D1xA1");
    let after = blocks(&mut app);
    let captured: Vec<&String> = after.iter().filter(|it| it.contains("Captured")).collect();
    assert_eq!(captured.len(), 1, "{captured:?}");
    assert_eq!(after.len(), before.len());
    ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
    frames(&mut app, 5);
    assert_eq!(blocks(&mut app), before);
}

#[test]
fn towers_are_fanned_out_by_a_click_and_by_the_easy_display() {
    let mut app = table(&[], &["-A1", "-A2", "-M1", "A2A1"]);
    let height = |app: &mut App| -> f32 {
        let mut blocks = app.world_mut().query::<(&BlockPlace, &Transform)>();
        blocks
            .iter(app.world())
            .filter(|(place, _)| matches!(place, BlockPlace::Tower { .. }))
            .map(|(_, transform)| transform.translation.y)
            .fold(0.0, f32::max)
    };
    let folded = height(&mut app);
    click_square(&mut app, "A1");
    frames(&mut app, 3);
    assert_eq!(app.world().resource::<Fan>().one, Some(square("A1")));
    assert!(height(&mut app) > folded + 0.2);
    click_square(&mut app, "A1");
    frames(&mut app, 3);
    assert!(height(&mut app) < folded + 0.01);
    app.world_mut().resource_mut::<Settings>().turn(&FAN, true);
    frames(&mut app, 5);
    assert!(height(&mut app) > folded + 0.2);
}

#[test]
fn keys_choose_a_block_and_its_goal() {
    let mut app = table(&[], &["-A1", "-M13"]);
    let press = |app: &mut App, action: CursorAction| {
        app.world_mut().write_message(action);
        frames(app, 3);
    };
    // Reserve, special, the block on A1.
    for _ in 0..3 {
        press(&mut app, CursorAction::Next);
    }
    let target = app.world().resource::<Aim>().target;
    assert_eq!(target, Some(Target::Square(square("A1"))));
    press(&mut app, CursorAction::Choose);
    press(&mut app, CursorAction::Up);
    press(&mut app, CursorAction::Up);
    press(&mut app, CursorAction::Choose);
    assert_eq!(moves(&app)[2], "A1A3");
    press(&mut app, CursorAction::Leave);
    assert_eq!(app.world().resource::<Aim>().held, None);
}

/// What a hand would click to play a move: where its block is, and its goal.
fn clicks(position: &Xima, mv: Move) -> Option<(Target, Target)> {
    let player = position.to_move();
    let (origin, to) = mv.block()?;
    let from = match origin {
        Origin::Reserve => Target::Reserve(player),
        Origin::SpecialReserve => Target::SpecialReserve(player),
        Origin::On(square) => Target::Square(square),
    };
    Some((from, Target::Square(to)))
}

/// A move towards the summit, so that the match comes to an end: the special
/// wins when it can, and otherwise whatever ends highest.
fn eager(position: &Xima) -> Move {
    let moves = position.legal_moves();
    *moves
        .iter()
        .max_by_key(|mv| {
            let mut after = *position;
            let _ = after.play(mv);
            let won = after.is_over() && after.victory().is_some();
            let force = after.force(position.to_move()).total();
            (won, force)
        })
        .unwrap()
}

#[test]
fn a_match_is_played_to_its_end_by_clicking_and_kept() {
    let folder = TempDir::new().unwrap();
    let store = Store::at(folder.path());
    let mut app = headless_app(Archive::at(store.clone()));
    open(&mut app, terms(&[], &["human", "human"]));
    let mut turns = 0;
    while session(&app).record().outcome().is_none() {
        turns += 1;
        if turns > 20 {
            ask(&mut app, SessionRequest::Play(PlayRequest::Resign));
            break;
        }
        let position = position(&app);
        let mv = eager(&position);
        let (from, to) = clicks(&position, mv).unwrap();
        let before = moves(&app).len();
        click_on(&mut app, from);
        click_on(&mut app, to);
        assert_eq!(
            moves(&app).len(),
            before + 1,
            "the clicks for {} are not taken in {position:?}",
            position.move_text(&mv)
        );
    }
    frames(&mut app, 3);
    let saved = store.list().unwrap();
    assert_eq!(saved.len(), 1);
    let text = std::fs::read_to_string(&saved[0].path).unwrap();
    assert!(verify(&text).is_ok());
}

#[test]
fn dice_roll_by_themselves_and_say_how_far_a_block_runs() {
    for dice in ["one", "scienluck"] {
        let mut app = table(&[("dice", dice)], &[]);
        frames(&mut app, 10);
        for _ in 0..8 {
            frames(&mut app, 3);
            let position = position(&app);
            assert_ne!(Game::turn(&position), Turn::Chance, "dice do not wait");
            let mv = position.legal_moves()[0];
            match clicks(&position, mv) {
                Some((from, to)) => {
                    let before = moves(&app).len();
                    click_on(&mut app, from);
                    click_on(&mut app, to);
                    assert!(moves(&app).len() > before, "{}", position.move_text(&mv));
                }
                None => {
                    app.world_mut().write_message(CursorAction::Choose);
                    frames(&mut app, 3);
                }
            }
        }
    }
}

#[test]
fn where_both_dice_lead_the_player_is_asked() {
    let options = [("dice", "scienluck")];
    let mut app = table(&options, &["roll:1,2"]);
    click_square(&mut app, "B1");
    assert_eq!(moves(&app), ["roll:1,2"], "nothing is taken silently");
    let choice = app.world().resource::<WhichDie>().0.unwrap();
    assert_eq!((choice.low.1, choice.high.1), (1, 2));
    let text = position(&app).move_text(&choice.high.0);
    let origin = SessionOrigin::Person;
    ask(&mut app, SessionRequest::play_by(text, origin));
    frames(&mut app, 3);
    assert_eq!(moves(&app)[1], "-B1/2");
    assert_eq!(app.world().resource::<WhichDie>().0, None);
    assert_eq!(position(&app).thrown().unwrap().first, 1);
    // A square of one die alone is taken at once.
    let mut app = table(&options, &["roll:1,2"]);
    click_square(&mut app, "A1");
    assert_eq!(moves(&app)[1], "-A1");
}

#[test]
fn three_and_four_players_sit_round_the_board() {
    for (options, players) in [
        (&[("players", "3")][..], 3),
        (&[("players", "4")][..], 4),
        (&[("players", "4"), ("teams", "pairs")][..], 4),
    ] {
        let mut app = table(options, &[]);
        assert_eq!(blocks(&mut app).len(), 10 * players);
        for name in ["A1", "C1", "E1", "G1", "I1"] {
            click_square(&mut app, name);
        }
        assert_eq!(moves(&app).len(), 5);
        let mover = position(&app).to_move();
        click_on(&mut app, Target::SpecialReserve(mover));
        click_square(&mut app, "K1");
        assert_eq!(moves(&app).len(), 6);
    }
}

#[test]
fn the_table_closes_and_another_opens() {
    let mut app = table(&[], &["-A1"]);
    ask(
        &mut app,
        SessionRequest::Table(TableRequest::LeaveFor(Screen::Title)),
    );
    frames(&mut app, 3);
    assert!(app.world().get_resource::<XimaTable>().is_none());
    assert!(blocks(&mut app).is_empty());
    open(&mut app, terms(&[("players", "3")], &["human"; 3]));
    assert_eq!(blocks(&mut app).len(), 30);
}
