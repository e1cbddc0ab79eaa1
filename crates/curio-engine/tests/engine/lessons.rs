//! The lessons: each can be set up, what it asks for is legal, what it shows
//! follows, and every sentence is short enough to be read while playing.

use std::collections::BTreeSet;

use curio_engine::lessons::{Lesson, Wanted, lessons};
use curio_rules::{AnyGame, Turn};

const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];

/// The longest text of an idea, in letters: three lines on the card.
const LONGEST_IDEA: usize = 240;
/// The longest text of an order.
const LONGEST_TASK: usize = 140;
/// The longest text of an answer.
const LONGEST_ANSWER: usize = 240;

fn each(check: impl Fn(&Lesson, &dyn AnyGame)) {
    for lesson in GAMES.into_iter().flat_map(lessons) {
        let start = lesson.start().unwrap();
        check(lesson, start.as_ref());
    }
}

/// The moves that are named in a text, as the game writes them; all are legal.
fn legal(lesson: &Lesson, position: &dyn AnyGame, moves: &[&str]) -> BTreeSet<String> {
    let moves = moves.iter().map(|mv| match position.check_text(mv) {
        Ok(mv) => mv,
        Err(error) => panic!("{} {}: {error}", lesson.game(), lesson.id),
    });
    moves.collect()
}

fn strs(moves: &[String]) -> Vec<&str> {
    moves.iter().map(String::as_str).collect()
}

#[test]
fn every_game_has_lessons_in_order_with_names_of_their_own() {
    for game in GAMES {
        let all = lessons(game);
        assert!((6..=12).contains(&all.len()), "{game}: {}", all.len());
        let ids: BTreeSet<_> = all.iter().map(|lesson| &lesson.id).collect();
        let titles: BTreeSet<_> = all.iter().map(|lesson| &lesson.title).collect();
        assert_eq!((ids.len(), titles.len()), (all.len(), all.len()), "{game}");
        assert!(all.iter().all(|lesson| lesson.game() == game));
    }
    assert!(lessons("nothing").is_empty());
}

#[test]
fn a_player_is_to_move_at_the_start_of_each() {
    each(|lesson, start| {
        let turn = start.turn();
        assert!(matches!(turn, Turn::Player(_)), "{}: {turn:?}", lesson.id);
        legal(lesson, start, &strs(&lesson.show));
    });
}

#[test]
fn what_is_asked_for_is_legal_and_can_be_missed() {
    each(|lesson, start| {
        let Wanted::Move { moves, wrong, .. } = &lesson.wanted else {
            return;
        };
        let right = legal(lesson, start, &strs(moves));
        assert!(!right.is_empty(), "{}", lesson.id);
        let mut answered = BTreeSet::new();
        for (moves, _) in wrong {
            let moves: Vec<&str> = moves.split_whitespace().collect();
            let moves = legal(lesson, start, &moves);
            assert!(moves.is_disjoint(&right), "{}", lesson.id);
            assert!(moves.is_disjoint(&answered), "{}", lesson.id);
            for mv in &moves {
                assert!(!lesson.judge(start, mv).is_right);
            }
            answered.extend(moves);
        }
        for mv in &right {
            assert!(lesson.judge(start, mv).is_right, "{} {mv}", lesson.id);
        }
        let legal: BTreeSet<String> = start.legal_texts().into_iter().collect();
        assert!(
            !legal.is_subset(&right),
            "{}: every move is right",
            lesson.id
        );
    });
}

#[test]
fn what_follows_a_right_move_is_legal() {
    each(|lesson, start| {
        let right = match &lesson.wanted {
            Wanted::Move { moves, .. } => moves.clone(),
            Wanted::Any { .. } if lesson.then.is_empty() => return,
            Wanted::Any { .. } => start.legal_texts(),
            Wanted::Answer(_) => return assert!(lesson.then.is_empty(), "{}", lesson.id),
        };
        for mv in right {
            let mut position = start.boxed_clone();
            position.play_text(&mv).unwrap();
            for at in 0..lesson.then.len() {
                let next = lesson.follows(at, &*position).unwrap();
                let played = position.play_text(&next);
                assert!(played.is_ok(), "{} {mv} {next}: {played:?}", lesson.id);
            }
            assert_eq!(lesson.follows(lesson.then.len(), &*position), None);
        }
    });
}

#[test]
fn a_question_has_one_right_answer() {
    each(|lesson, _| {
        let Wanted::Answer(replies) = &lesson.wanted else {
            return;
        };
        let right = replies.iter().filter(|reply| reply.is_right).count();
        assert_eq!(right, 1, "{}", lesson.id);
        assert!((2..=4).contains(&replies.len()), "{}", lesson.id);
        let texts: BTreeSet<_> = replies.iter().map(|reply| &reply.text).collect();
        assert_eq!(texts.len(), replies.len(), "{}", lesson.id);
    });
}

#[test]
fn what_is_said_is_short_and_whole() {
    each(|lesson, _| {
        let mut answers: Vec<&str> = Vec::new();
        match &lesson.wanted {
            Wanted::Any { right } => answers.push(right),
            Wanted::Move {
                right,
                wrong,
                other,
                ..
            } => {
                answers.extend([right.as_str(), other.as_str()]);
                answers.extend(wrong.iter().map(|(_, answer)| answer.as_str()));
            }
            Wanted::Answer(replies) => {
                answers.extend(replies.iter().map(|reply| reply.answer.as_str()));
            }
        }
        let bounded = [
            (lesson.say.as_str(), LONGEST_IDEA),
            (lesson.task.as_str(), LONGEST_TASK),
        ];
        let answers = answers.into_iter().map(|text| (text, LONGEST_ANSWER));
        for (text, longest) in bounded.into_iter().chain(answers) {
            let length = text.chars().count();
            assert!(
                length > 0 && length <= longest,
                "{}: {length}: {text}",
                lesson.id
            );
            assert!(text.ends_with(['.', '?', '!']), "{}: {text}", lesson.id);
        }
    });
}

/// All that lessons say is said in every language.
#[test]
fn lessons_are_translated() {
    let mut missing = Vec::new();
    for language in curio_words::Language::ALL.into_iter().skip(1) {
        for game in curio_rules::registry::games() {
            for lesson in lessons(game.id) {
                for (name, _) in lesson.clone().texts() {
                    let said = || curio_engine::texts::translated(&name);
                    if curio_words::in_language(language, said).is_none() {
                        missing.push(format!("{}: {name}", language.code()));
                    }
                }
            }
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}
