//! The review of a match: what decided it is found, shown on the board, and tried
//! again.

use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use curio::{
    plugins::{
        app::{
            session::{
                Analysis, Archive, Origin, PlayRequest, Progress, Review, SessionRequest,
                TableRequest, TrialRequest,
            },
            states::Activity,
        },
        board::Beacons,
        testing::{ask, frames, headless_app},
        ui::hud::{
            Hud, HudSystems, RightColumn,
            review::{BETTER, PLAYED},
        },
    },
    record::{Match, testing},
    rules::{Player, Turn},
};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::hud::{Painted, assert_reads, press, press_first, read, reads, session};

/// A finished match on the small board, played at random: full of mistakes. The first
/// player has made the last move.
fn carelessly_played(seats: [&str; 2]) -> Match {
    let ends_right = |record: &Match| record.plies().last().unwrap().by == Some(Player::FIRST);
    let mut records = (5..).map(|seed| played_by_chance(seats, seed));
    records
        .find(|record| record.len() > 6 && ends_right(record))
        .unwrap()
}

fn played_by_chance(seats: [&str; 2], seed: u64) -> Match {
    let terms = testing::terms("xafka", &seats, &[("board", "19")]);
    let mut record = testing::played_on(terms, &[]);
    let mut dice = Pcg64Mcg::seed_from_u64(seed);
    while record.outcome().is_none() {
        let moves = record.position().legal_texts();
        let n = dice.random_range(0..moves.len() as u64) as usize;
        record.play(&moves[n], None).unwrap();
    }
    record
}

/// A table at which the match has just ended.
fn ended(record: &Match) -> App {
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(HudSystems::Right));
    let (last, earlier) = record.plies().split_last().unwrap();
    let mut open = Match::new(record.terms().clone()).unwrap();
    for ply in earlier {
        open.play(&ply.mv, None).unwrap();
    }
    ask(&mut app, SessionRequest::open(open));
    let text = last.mv.clone();
    let origin = Origin::Person;
    ask(&mut app, SessionRequest::play_by(text, origin));
    frames(&mut app, 6);
    assert!(session(&app).record().outcome().is_some());
    app
}

fn progress(app: &App) -> Progress {
    let analysis = app.world().resource::<Analysis>();
    app.world()
        .resource::<Review>()
        .progress(session(app), analysis)
}

fn reviewed(record: &Match) -> App {
    let mut app = ended(record);
    press(&mut app, "Review the match");
    assert!(app.world().resource::<Hud>().has(RightColumn::Review));
    for _ in 0..200 {
        if progress(&app) == Progress::Done {
            break;
        }
        frames(&mut app, 1);
    }
    assert_eq!(progress(&app), Progress::Done);
    frames(&mut app, 2);
    app
}

#[test]
fn the_mistakes_of_a_person_are_found_shown_and_tried_again() {
    let record = carelessly_played(["human", "level:1"]);
    let mut app = reviewed(&record);
    let moments = app.world().resource::<Review>().moments();
    assert!(moments.is_sorted_by_key(|it| it.ply), "{moments:?}");
    for moment in &moments {
        let better = moment.advice.better.as_ref().unwrap();
        assert!(moment.before.check_text(better).is_ok());
        assert_ne!(*better, moment.mv);
        assert_eq!(record.plies()[moment.ply - 1].mv, moment.mv);
    }
    let mine = moments.iter().find(|it| it.by == Player::FIRST).unwrap();
    // Two plies make a round.
    assert_reads(&app, &format!("Move {}: you", mine.ply.div_ceil(2)));
    assert_reads(&app, &mine.advice.said.text());
    let world = app.world();
    let tallies = world
        .resource::<Review>()
        .tallies(session(&app), world.resource::<Analysis>());
    assert_eq!(tallies.len(), 2);
    for tally in tallies {
        let found = moments.iter().filter(|it| it.by == tally.by).count();
        assert_eq!(tally.mistakes + tally.blunders, found);
        assert!(found <= tally.moves);
    }

    // Both moves are shown over the position before.
    press_first(&mut app, "Show");
    let shown = session(&app).shown();
    let last = moments.iter().find(|it| it.ply - 1 == shown).unwrap();
    let lit = &app.world().resource::<Beacons>().0;
    for tone in [PLAYED, BETTER] {
        assert!(lit.iter().any(|beacon| beacon.tone == tone), "{lit:?}");
    }

    // Another move is tried, judged, and answered by the computer.
    press_first(&mut app, "Try again");
    assert_reads(&app, "find a better move");
    assert!(matches!(session(&app).activity(), Activity::Trial));
    assert_eq!(session(&app).record().len(), last.ply - 1);
    assert!(app.world().resource::<Beacons>().0.is_empty());
    // The same mistake is none the better for it, and is not answered.
    let origin = Origin::Person;
    ask(&mut app, SessionRequest::play_by(last.mv.clone(), origin));
    frames(&mut app, 10);
    assert_reads(&app, "Not yet: there is a better move");
    assert_eq!(session(&app).record().len(), last.ply);
    press(&mut app, "Try again");
    assert_eq!(session(&app).record().len(), last.ply - 1);
    let text = last.advice.better.clone().unwrap();
    ask(&mut app, SessionRequest::play_by(text, origin));
    frames(&mut app, 10);
    let over = session(&app).record().outcome().is_some();
    let judged = [
        "That’s the move!",
        "Better: nothing is given away",
        "Not known",
    ];
    assert!(over || judged.iter().any(|said| reads(&app, said)));
    let tried = session(&app);
    let answered = tried.position().turn() == Turn::Player(last.by);
    assert!(answered || tried.record().outcome().is_some());

    // And back, with nothing lost.
    ask(&mut app, SessionRequest::Trial(TrialRequest::End));
    frames(&mut app, 2);
    assert!(matches!(session(&app).activity(), Activity::Play));
    let plies = |record: &Match| -> Vec<String> {
        record.plies().iter().map(|ply| ply.mv.clone()).collect()
    };
    assert_eq!(plies(session(&app).record()), plies(&record));
    assert!(!app.world().resource::<Review>().moments().is_empty());
}

#[test]
fn a_review_of_others_names_them_all() {
    let record = carelessly_played(["level:1", "level:1"]);
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(HudSystems::Right));
    ask(&mut app, SessionRequest::watch(record));
    frames(&mut app, 6);
    press(&mut app, "Review the match");
    for _ in 0..200 {
        if progress(&app) == Progress::Done {
            break;
        }
        frames(&mut app, 1);
    }
    frames(&mut app, 2);
    let moments = app.world().resource::<Review>().moments();
    assert!(!moments.is_empty());
    for moment in moments {
        let said = moment.advice.said.text();
        let words: Vec<&str> = said.split([' ', '.', ',']).collect();
        assert!(
            !words
                .iter()
                .any(|word| ["you", "You", "your", "Your"].contains(word)),
            "{:?}",
            moment.advice
        );
    }
    assert!(!reads(&app, "you made"));
}

#[test]
fn a_match_that_goes_on_has_no_review() {
    let record = carelessly_played(["human", "human"]);
    let mut app = reviewed(&record);
    ask(&mut app, SessionRequest::Play(PlayRequest::Undo));
    frames(&mut app, 2);
    let review = app.world().resource::<Review>();
    assert!(!review.is_wanted());
    assert!(review.moments().is_empty());
}

/// What was played is no better a guess than any other move: it is judged by what it gives.
#[test]
fn the_next_move_of_a_match_is_guessed_and_judged() {
    let record = carelessly_played(["human", "level:1"]);
    let app = reviewed(&record);
    let moments = app.world().resource::<Review>().moments();
    let mistake = moments.into_iter().next().unwrap();
    let mut app = headless_app(Archive::none());
    app.init_resource::<Painted>();
    app.add_systems(EguiPrimaryContextPass, read.after(HudSystems::Right));
    let watch = TableRequest::Watch(Box::new(record.clone()), None);
    ask(&mut app, SessionRequest::Table(watch));
    let before = mistake.ply - 1;
    ask(&mut app, SessionRequest::seek(before));
    frames(&mut app, 4);
    press(&mut app, "Guess");
    frames(&mut app, 2);
    assert_reads(&app, "What would you play for");
    assert_eq!(session(&app).record().len(), before, "nothing is told");
    let play = |app: &mut App, text: &str| {
        ask(app, SessionRequest::play_by(text, Origin::Person));
        frames(app, 10);
    };
    play(&mut app, &mistake.mv);
    assert_reads(&app, "There is a better move · 0 of 1");
    assert_reads(&app, "This is what was played.");
    press(&mut app, "Try again");
    assert_eq!(session(&app).record().len(), before);
    let better = mistake.advice.better.clone().unwrap();
    play(&mut app, &better);
    // It is not answered, and the first guess counts.
    let tried = session(&app);
    assert_eq!(tried.record().len(), before + 1);
    if tried.record().outcome().is_none() {
        assert_reads(&app, "0 of 1");
        press(&mut app, "Watch on");
        frames(&mut app, 4);
        let watched = session(&app);
        assert_eq!(watched.activity(), Activity::Replay);
        assert_eq!(watched.shown(), mistake.ply);
        assert_eq!(watched.record().len(), record.len());
    }
}
