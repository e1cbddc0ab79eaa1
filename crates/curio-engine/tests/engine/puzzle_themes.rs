//! What puzzles are about: the themes that the types of the games find are those
//! that can be read off the texts of the moves.

use std::collections::{BTreeMap, BTreeSet};

use curio_engine::puzzles::{Puzzle, puzzles};
use curio_rules::{AnyGame, Turn};

const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];

fn ids(puzzle: &Puzzle) -> BTreeSet<&'static str> {
    puzzle.themes().iter().map(|theme| theme.id).collect()
}

fn end(puzzle: &Puzzle) -> Box<dyn AnyGame> {
    let mut position = puzzle.start().unwrap();
    for mv in &puzzle.solution {
        position.play_text(mv).unwrap();
    }
    position
}

/// That a puzzle has a theme exactly when something is the case.
fn agree(game: &str, id: &str, holds: impl Fn(&Puzzle) -> bool) {
    for puzzle in puzzles(game) {
        let has = ids(puzzle).contains(id);
        assert_eq!(has, holds(puzzle), "{game}: {} and {id}", puzzle.id);
    }
}

fn option<'a>(puzzle: &'a Puzzle, key: &str) -> Option<&'a str> {
    puzzle.options.get(key).map(String::as_str)
}

fn first(puzzle: &Puzzle) -> &str {
    &puzzle.solution[0]
}

#[test]
fn every_puzzle_is_about_something_and_every_theme_is_met_again() {
    for game in GAMES {
        let mut met: BTreeMap<&str, u32> = BTreeMap::new();
        for puzzle in puzzles(game) {
            let themes = puzzle.themes();
            assert!(themes.len() >= 2, "{game}: {}", puzzle.id);
            for theme in themes {
                *met.entry(theme.id).or_default() += 1;
                assert!(theme.about().ends_with(['.', '?']), "{}", theme.id);
                assert!(theme.name().len() <= 18, "{}", theme.name());
            }
        }
        assert!(met.len() >= 5, "{game}: {met:?}");
        let all = puzzles(game).len() as u32;
        for (theme, count) in &met {
            assert!((1..all).contains(count), "{game}: {theme} in {count}");
        }
    }
}

#[test]
fn lengths_count_the_turns_of_the_solver() {
    for game in GAMES {
        for puzzle in puzzles(game) {
            let mut position = puzzle.start().unwrap();
            let solver = position.turn();
            let mut own = Vec::new();
            for mv in &puzzle.solution {
                own.push(position.turn() == solver);
                position.play_text(mv).unwrap();
            }
            own.dedup();
            let turns = own.iter().filter(|is_own| **is_own).count();
            let wanted = ["one", "two", "three", "long"][turns.min(4) - 1];
            let found = ids(puzzle);
            for length in ["one", "two", "three", "long"] {
                assert_eq!(found.contains(length), length == wanted, "{}", puzzle.id);
            }
        }
    }
}

#[test]
fn themes_of_xafka() {
    let sets = |puzzle: &Puzzle| matches!(first(puzzle), "red" | "green");
    agree("xafka", "light", sets);
    let light = |position: &dyn AnyGame| {
        let text = position.position_text();
        text.split(' ').nth(2).unwrap().to_owned()
    };
    agree("xafka", "stuck", |it| light(&*end(it)) == "red");
    agree("xafka", "trap", |it| light(&*end(it)) == "green");
    agree("xafka", "patience", |it| {
        let start = it.start().unwrap();
        let may_set = start.legal_texts().iter().any(|mv| mv == "red");
        may_set && !sets(it)
    });
    agree("xafka", "training", |it| option(it, "board") == Some("19"));
}

#[test]
fn themes_of_mathematichess() {
    for (theme, sign) in [
        ("swap", 'x'),
        ("push", '>'),
        ("terminator", '!'),
        ("step", '-'),
    ] {
        agree("mathematichess", theme, |it| first(it).contains(sign));
    }
    let is_odd = |puzzle: &Puzzle| puzzle.solution.len() % 2 == 1;
    agree("mathematichess", "last", is_odd);
    agree("mathematichess", "answer", |it| !is_odd(it));
    agree("mathematichess", "bonus", |it| {
        it.options.contains_key("ending")
    });
}

#[test]
fn themes_of_xong() {
    agree("xong", "place", |it| first(it).starts_with("place:"));
    agree("xong", "give", |it| first(it).starts_with("give:"));
    // Tasks that promise it are of that theme.
    for puzzle in puzzles("xong") {
        let task = &puzzle.task;
        let is_told = task.contains("cashes two") || task.contains("cashes three");
        assert!(!is_told || ids(puzzle).contains("cash"), "{}", puzzle.id);
    }
}

#[test]
fn themes_of_chimple() {
    agree("chimple", "capture", |it| first(it).contains('x'));
    agree("chimple", "quiet", |it| first(it).contains('-'));
    agree("chimple", "slide", |it| option(it, "slide") == Some("yes"));
    agree("chimple", "forwards", |it| {
        option(it, "capture_back") == Some("no")
    });
    agree("chimple", "fewer", |it| {
        let start = it.start().unwrap();
        let text = start.position_text();
        let count = |digit: char| text.chars().take(9).filter(|it| *it == digit).count();
        let (black, white) = (count('1'), count('2'));
        if start.turn() == Turn::Player(curio_rules::Player::FIRST) {
            black < white
        } else {
            white < black
        }
    });
}

#[test]
fn themes_of_xima() {
    agree("xima", "reserve", |it| {
        let own = it.solution.iter().step_by(2);
        let mut own = own.filter(|mv| *mv != "TOP");
        own.any(|mv| mv.starts_with(['-', '=']))
    });
    agree("xima", "special", |it| !ids(it).contains("step"));
}
