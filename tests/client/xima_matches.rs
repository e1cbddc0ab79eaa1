//! Whole matches of XIMA against the computer in every mode, played with the
//! real plugins by a hand on the mouse, and kept.

use bevy::prelude::*;
use curio::{
    engine::{CancelToken, Level, Opponent, choose, thinker},
    plugins::{
        app::{
            keys::CursorAction,
            session::{Archive, PlayRequest, Session, SessionRequest},
            settings::Settings,
        },
        games::xima::{Target, XimaTable, place},
        scene::camera::{CameraRequest, Preset},
        testing::{ask, click, frames, headless_app, on_screen, settle},
        ui::hud::GameWords,
    },
    record::{
        Match, Store,
        testing::{played_on, terms},
        verify,
    },
    rules::{
        Game, Player, Turn,
        xima::{Move, Origin, Xima},
    },
};
use tempfile::TempDir;

/// The person's turns after which a match is given up.
const PATIENCE: usize = 80;
const LITTLE_PATIENCE: usize = 8;

fn position(app: &App) -> Xima {
    app.world().resource::<XimaTable>().0
}

fn record(app: &App) -> &Match {
    app.world().resource::<Session>().record()
}

fn click_on(app: &mut App, target: Target) {
    let at = place(target, &position(app));
    let at = on_screen(app, at).unwrap();
    click(app, at);
}

/// What the fourth level would play in the person's place, but for leaving a die
/// unused: that is done with a button and not on the board.
fn considered(position: &Xima, turn: usize) -> Move {
    let never = CancelToken::default();
    let mut thinker = thinker("xima").unwrap();
    let level = Opponent::Level(Level::try_from(4).unwrap());
    let dice = turn as u64;
    let chosen = choose(&mut *thinker, position, &level, dice, &never, &mut |_| {}).unwrap();
    let mv = position.parse_move(&chosen.mv.text).unwrap();
    if mv.block().is_some() {
        return mv;
    }
    let moves = position.legal_moves();
    *moves.iter().find(|mv| mv.block().is_some()).unwrap_or(&mv)
}

fn play_by_hand(app: &mut App, turn: usize) {
    let position = position(app);
    let mv = considered(&position, turn);
    let before = record(app).len();
    match mv.block() {
        Some((origin, to)) => {
            let player = position.to_move();
            click_on(
                app,
                match origin {
                    Origin::Reserve => Target::Reserve(player),
                    Origin::SpecialReserve => Target::SpecialReserve(player),
                    Origin::On(square) => Target::Square(square),
                },
            );
            click_on(app, Target::Square(to));
        }
        // What is not a place on the board has a key.
        None => {
            app.world_mut().write_message(CursorAction::Choose);
            frames(app, 3);
        }
    }
    assert!(
        record(app).len() > before,
        "the clicks for {} are not taken in {position:?}",
        position.move_text(&mv)
    );
}

/// Lets the computer and the dice do their part, until the person is to move or
/// the match is over.
fn wait(app: &mut App) {
    for _ in 0..60 {
        let turn = Game::turn(&position(app));
        if turn == Turn::Over || turn == Turn::Player(Player::FIRST) {
            return;
        }
        settle(app);
        frames(app, 2);
    }
    panic!("nobody moves in {:?}", position(app));
}

/// Plays a match of the first player, a person, against the computer, and says
/// how it ended.
fn play(options: &[(&str, &str)], players: usize, patience: usize) -> &'static str {
    let folder = TempDir::new().unwrap();
    let store = Store::at(folder.path());
    let mut app = headless_app(Archive::at(store.clone()));
    // Whoever clicks here does not listen to the coach.
    app.world_mut().resource_mut::<Settings>().coach = false;
    let mut kinds = vec!["human"];
    kinds.resize(players, "level:1");
    let game = played_on(terms("xima", &kinds, options), &[]);
    ask(&mut app, SessionRequest::open(game));
    // Seen from above, towers hide nothing.
    app.world_mut()
        .write_message(CameraRequest::Preset(Preset::Top));
    frames(&mut app, 40);
    for turn in 0.. {
        wait(&mut app);
        if record(&app).outcome().is_some() {
            break;
        }
        if turn == patience {
            ask(&mut app, SessionRequest::Play(PlayRequest::Resign));
            // The others may go on without the person.
            if record(&app).outcome().is_none() {
                break;
            }
        } else {
            play_by_hand(&mut app, turn);
        }
    }
    frames(&mut app, 5);
    let Some(outcome) = record(&app).outcome() else {
        return "resignation";
    };
    // What the table says at the end: who won, and what each force consists of.
    let words = app
        .world()
        .resource::<GameWords>()
        .for_position(record(&app).position());
    let tables = words.tables(record(&app));
    let rows: Vec<&str> = tables[0].rows.iter().map(|row| row.name).collect();
    assert!(rows.contains(&"Game force"), "{rows:?}");
    let has_all_players = |cells: usize| cells == players || cells == 1;
    assert!(
        tables[0]
            .rows
            .iter()
            .all(|row| has_all_players(row.cells.len()))
    );
    let saved = store.list().unwrap();
    assert_eq!(saved.len(), 1, "{options:?}");
    let text = std::fs::read_to_string(&saved[0].path).unwrap();
    assert_eq!(verify(&text).unwrap().plies, record(&app).len());
    outcome.reason
}

#[test]
fn two_players() {
    assert_eq!(play(&[], 2, PATIENCE), "summit");
}

#[test]
fn three_players() {
    play(&[("players", "3")], 3, LITTLE_PATIENCE);
}

#[test]
fn four_players_and_pairs() {
    play(&[("players", "4")], 4, LITTLE_PATIENCE);
    play(&[("players", "4"), ("teams", "pairs")], 4, LITTLE_PATIENCE);
}

#[test]
fn one_die() {
    play(&[("dice", "one")], 2, LITTLE_PATIENCE);
}

#[test]
fn scienluck_with_the_dice_and_without() {
    play(
        &[("dice", "scienluck"), ("thrower", "1")],
        2,
        LITTLE_PATIENCE,
    );
    play(
        &[("dice", "scienluck"), ("thrower", "2")],
        2,
        LITTLE_PATIENCE,
    );
}
