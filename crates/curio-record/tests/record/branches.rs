//! Branches: added, cut, promoted, written, read, held against the rules.

use std::time::Instant;

use curio_record::{
    Branch, DEEPEST_BRANCH, Edit, LineEdit, LinePath, LinePlace, MOST_BRANCHES, Mark, Match, Ply,
    RecordError, Seat, Store, Terms, format,
    notation::{self, Form},
};
use curio_rules::{OptionValues, registry, zobrist_key};
use proptest::prelude::*;

const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];

fn begun(game: &str) -> Match {
    let start = registry::start(game, &OptionValues::new()).unwrap();
    let names = ["Anna", "Ben", "Cleo", "Dora"];
    let seats = names.into_iter().take(start.colours().len());
    Match::new(Terms::new(game, seats.map(Seat::human).collect())).unwrap()
}

fn at(line: &[usize], ply: usize) -> LinePlace {
    let line = LinePath(line.to_vec());
    LinePlace { line, ply }
}

/// d4 g6 d7, and in the branches: `1. d4 (1. e4 g7 c2 (b1)) g6 (g5) (e2 f6) d7 * (f4)`.
fn small() -> Match {
    let text = "1. d4 ({by Anna} 1. e4 {why not} g7! c2 (b1)) g6 (g5) ({by Curio} e2 f6) d7 * (f4)";
    read("xafka", text)
}

fn read(game: &str, text: &str) -> Match {
    let read = notation::read(game, &OptionValues::new(), text);
    read.unwrap_or_else(|error| panic!("{error}\n{text}")).game
}

/// The moves of branches, in a few words.
fn told(branches: &[Branch]) -> String {
    let told: Vec<String> = branches
        .iter()
        .map(|branch| {
            let moves: Vec<&str> = branch.plies.iter().map(|ply| &*ply.mv).collect();
            let inner = told(&branch.branches);
            format!("{}:{}{inner}", branch.at, moves.join(" "))
        })
        .collect();
    if told.is_empty() {
        return String::new();
    }
    format!("[{}]", told.join(", "))
}

fn change(game: &mut Match, line: &[usize], change: LineEdit) -> bool {
    let line = LinePath(line.to_vec());
    let may_be = match change {
        LineEdit::Promote => game.may_promote(&line),
        _ => true,
    };
    let edit = Edit::Line(line, change);
    let made = game.apply(edit.clone()).unwrap();
    assert!(made.as_ref().is_none_or(|made| *made == edit));
    assert!(may_be || made.is_none(), "{edit:?}");
    made.is_some()
}

#[test]
fn a_list_with_branches_is_read_and_written() {
    let game = small();
    let expected = "[0:e4 g7 c2[2:b1], 1:g5, 1:e2 f6, 3:f4]";
    assert_eq!(told(game.branches()), expected);
    let [anna, _, curio, _] = game.branches() else {
        panic!("{:?}", game.branches())
    };
    assert_eq!((&*anna.by, &*curio.by), ("Anna", "Curio"));
    assert_eq!(anna.plies[0].comment, "why not");
    assert_eq!(anna.plies[1].mark, Some(Mark::Good));
    let text = notation::write(&game, Form::Long);
    let moves = "\n1. d4 ({by Anna} 1. e4 {why not} g7! 3. c2 (3. b1)) 2. g6 (2. g5) ({by Curio} 2. e2 3. f6)\n\
        3. d7 * (4. f4)\n";
    assert!(text.ends_with(moves), "{text}");
    assert_eq!(read("xafka", &text), game);
    assert_eq!(format::read(&format::write(&game)).unwrap(), game);
}

#[test]
fn what_is_no_line_of_legal_moves_stays_a_comment() {
    for (text, comment, branches) in [
        ("1. d4 (see you) g6", "(see you)", ""),
        ("1. d4 (d4 is best) g6", "(d4 is best)", ""),
        ("1. d4 (e4 z9) g6", "(e4 z9)", ""),
        ("1. d4 (e4 (and so on) f7) g6", "", "[0:e4 f7]"),
        ("1. d4 () (!) ({x}) ($3) g6", "()\n(!)\n({x})\n($3)", ""),
        ("1. d4 (e4 * f7) g6", "(e4 * f7)", ""),
        ("1. d4 (e4 1-0) g6", "", "[0:e4]"),
        ("1. d4 (e4 (c3 d1) f7) g6", "", "[0:e4 f7, 0:c3 d1]"),
        ("1. d4 (e4 * (f7) (g7)) g6", "", "[0:e4[1:f7, 1:g7]]"),
        ("1. d4 (d4 g5) g6", "", "[0:d4 g5]"),
        ("1. d4 ; (e4)\ng6", "(e4)", ""),
        ("1. d4 (e4\ng7)\ng6", "", "[0:e4 g7]"),
    ] {
        let game = read("xafka", text);
        assert_eq!(game.plies()[0].comment, comment, "{text}");
        assert_eq!(told(game.branches()), branches, "{text}");
        assert_eq!(game.len(), 2, "{text}");
        let written = notation::write(&game, Form::Long);
        assert_eq!(read("xafka", &written), game, "{text}\n{written}");
    }
    let inner = read("xafka", "1. d4 (e4 (and so on) f7) g6");
    assert_eq!(inner.branches()[0].plies[0].comment, "(and so on)");
    // Nothing has been played that this could stand for.
    assert_eq!(read("xafka", "(e4 f7) d4").start_comment(), "(e4 f7)");
    let only = read("xafka", "Game: xafka\n\n* (d4 g6) (e4)");
    assert_eq!(told(only.branches()), "[0:d4 g6, 0:e4]");
    assert_eq!(read("xafka", &notation::write(&only, Form::Long)), only);
    let error = notation::read("xafka", &OptionValues::new(), "1. d4 (e4 f7").unwrap_err();
    let RecordError::Unreadable { line, column, .. } = error else {
        panic!("{error}")
    };
    assert_eq!((line, column), (1, 7));
}

#[test]
fn a_move_on_a_past_position_begins_a_branch() {
    let mut game = begun("xafka");
    for mv in ["d4", "g6", "d7"] {
        game.play(mv, None).unwrap();
    }
    let mut vary = |line: &[usize], ply, mv: &str, by: &str| {
        let place = game.vary(&at(line, ply), mv, by);
        (place.map(|it| (it.line.0, it.ply)), told(game.branches()))
    };
    let is = |line: &[usize], ply| Ok((line.to_vec(), ply));
    assert_eq!(vary(&[], 0, "D4", "Anna"), (is(&[], 1), String::new()));
    assert_eq!(vary(&[], 0, "e4", "Anna"), (is(&[0], 1), "[0:e4]".into()));
    assert_eq!(vary(&[], 0, "e4", "Ben"), (is(&[0], 1), "[0:e4]".into()));
    let on = vary(&[0], 1, "g7", "Anna");
    assert_eq!(on, (is(&[0], 2), "[0:e4 g7]".into()));
    // What somebody else goes on with is theirs.
    let on = vary(&[0], 2, "c2", "Ben");
    assert_eq!(on, (is(&[0, 0], 3), "[0:e4 g7[2:c2]]".into()));
    // A place before the branch is one of the match.
    let on = vary(&[0, 0], 0, "f4", "Ben");
    assert_eq!(on, (is(&[1], 1), "[0:e4 g7[2:c2], 0:f4]".into()));
    // What was played ends where it did.
    let (on, _) = vary(&[], 3, "f4", "");
    assert_eq!(on, is(&[2], 4));
    assert!(vary(&[], 3, "d7", "").0.is_err(), "illegal");
    assert!(vary(&[], 4, "f4", "").0.is_err(), "no such place");
    assert!(vary(&[7], 0, "f4", "").0.is_err(), "no such line");
    assert_eq!(game.len(), 3);
    let whole = game.line(&LinePath(vec![0, 0])).unwrap();
    let whole: Vec<&str> = whole.iter().map(|ply| &*ply.mv).collect();
    assert_eq!(whole, ["e4", "g7", "c2"]);
    let position = game.line_position(&at(&[0, 0], 3)).unwrap();
    let last = game.branches()[0].branches[0].plies[0].hash;
    assert_eq!(position.hash(), last);
    let first = game.line_position(&at(&[0, 0], 1)).unwrap();
    assert_eq!(first.hash(), game.branches()[0].plies[0].hash);
    assert!(game.line_position(&at(&[0, 0], 4)).is_none());
}

#[test]
fn branches_are_annotated_cut_and_promoted() {
    let mut game = small();
    let before = game.branches().to_vec();
    assert!(change(
        &mut game,
        &[0, 0],
        LineEdit::Comment(2, "so".into())
    ));
    assert_eq!(game.branches()[0].branches[0].plies[0].comment, "so");
    assert!(change(&mut game, &[0, 0], LineEdit::Mark(1, None)));
    assert_eq!(game.branches()[0].plies[1].mark, None, "it is its parent's");
    assert!(change(&mut game, &[1], LineEdit::Mark(0, Some(Mark::Good))));
    assert_eq!(game.plies()[0].mark, Some(Mark::Good), "it is the match's");
    assert!(!change(&mut game, &[0, 0], LineEdit::Mark(3, None)));
    // The main line is what was played.
    assert!(!change(&mut game, &[0], LineEdit::Promote));
    assert!(!change(&mut game, &[], LineEdit::Promote));
    assert!(!change(&mut game, &[], LineEdit::Cut(1)));
    assert!(change(&mut game, &[2], LineEdit::Promote));
    let expected = "[0:e4 g7 c2[2:b1], 1:e2 f6, 1:g5, 3:f4]";
    assert_eq!(told(game.branches()), expected);
    // Nobody's moves become somebody else's.
    assert!(!change(&mut game, &[0, 0], LineEdit::Promote));
    let mut same = game.branches().to_vec();
    same[0].branches[0].by = "Anna".to_owned();
    game.apply(Edit::Branches(same)).unwrap();
    assert!(change(&mut game, &[0, 0], LineEdit::Promote));
    let expected = "[0:e4 g7 b1[2:c2], 1:e2 f6, 1:g5, 3:f4]";
    assert_eq!(told(game.branches()), expected);
    assert!(change(&mut game, &[0], LineEdit::Cut(2)));
    assert!(!change(&mut game, &[0], LineEdit::Cut(2)));
    assert!(change(&mut game, &[1], LineEdit::Cut(1)));
    assert_eq!(told(game.branches()), "[0:e4 g7[2:c2], 1:g5, 3:f4]");
    assert!(change(&mut game, &[0], LineEdit::Cut(1)));
    assert_eq!(told(game.branches()), "[0:e4, 1:g5, 3:f4]");
    // All of it can be undone.
    game.apply(Edit::Branches(before.clone())).unwrap();
    assert_eq!(game.branches(), before);
    let mut wrong = before.clone();
    wrong[0].plies[2].mv = "e4".to_owned();
    assert!(game.apply(Edit::Branches(wrong)).is_err());
    assert_eq!(game.branches(), before);
}

#[test]
fn branches_of_undone_moves_come_back_with_them() {
    let whole = small();
    let mut game = whole.clone();
    game.apply(Edit::Undo(2)).unwrap();
    assert_eq!(told(game.branches()), "[0:e4 g7 c2[2:b1], 1:g5, 1:e2 f6]");
    assert_ne!(game, whole);
    game.apply(Edit::Redo(1)).unwrap();
    game.play("d7", None).unwrap();
    assert_eq!(game, whole);
    game.apply(Edit::Undo(3)).unwrap();
    game.play("d4", None).unwrap();
    game.play("f3", None).unwrap();
    let next = game.position().legal_texts();
    game.play(&next[0], None).unwrap();
    assert_eq!(told(game.branches()), "[0:e4 g7 c2[2:b1], 1:g5, 1:e2 f6]");
    game.apply(Edit::Truncate(0)).unwrap();
    assert_eq!(told(game.branches()), "[0:e4 g7 c2[2:b1]]");
}

#[test]
fn a_match_in_progress_keeps_its_branches() {
    let folder = tempfile::tempdir().unwrap();
    let store = Store::at(folder.path());
    let mut journal = store.begin(small());
    journal.apply(Edit::Undo(1)).unwrap();
    let after = journal.line_position(&at(&[0], 3)).unwrap();
    let next = after.legal_texts().remove(0);
    let place = journal.vary(&at(&[0], 3), &next, "Anna").unwrap();
    assert_eq!((&*place.line.0, place.ply), (&[0][..], 4));
    let same = journal.vary(&at(&[0], 3), &next, "Ben").unwrap();
    assert_eq!(same, place);
    for (line, change) in [
        (vec![0], LineEdit::Comment(3, "a \"b\"\nc".to_owned())),
        (vec![0], LineEdit::Mark(3, Some(Mark::Brilliant))),
        (vec![0], LineEdit::Mark(1, None)),
        (vec![2], LineEdit::Promote),
        (vec![1], LineEdit::Cut(2)),
        (vec![2], LineEdit::Cut(0)),
    ] {
        let line = LinePath(line);
        journal.apply(Edit::Line(line, change)).unwrap();
    }
    journal.apply(Edit::Redo(1)).unwrap();
    let mut again = journal.branches().to_vec();
    again.pop();
    journal.apply(Edit::Branches(again)).unwrap();
    let left = journal.leave();
    let unfinished = store.unfinished().unwrap();
    let path = &unfinished[0];
    assert_eq!(
        told(left.branches()),
        format!("[0:e4 g7 c2 {next}[2:b1], 1:e2]")
    );
    assert_eq!(told(path.game.branches()), told(left.branches()));
    assert_eq!(path.game, left);
}

/// A record of `small` in which something is replaced.
fn edited(from: &str, to: &str) -> String {
    let text = format::write(&small());
    assert!(text.contains(from), "{from}\n{text}");
    text.replacen(from, to, 1)
}

#[test]
fn a_wrong_branch_is_named_and_costs_no_other() {
    let whole = "[0:e4 g7 c2[2:b1], 1:g5, 1:e2 f6, 3:f4]";
    let without_first = "[1:g5, 1:e2 f6, 3:f4]";
    let without_inner = "[0:e4 g7 c2, 1:g5, 1:e2 f6, 3:f4]";
    let without_last = "[0:e4 g7 c2[2:b1], 1:g5, 1:e2 f6]";
    let check = |from: &str, to: &str, message: &str, left: &str| {
        let text = edited(from, to);
        let error = format::read(&text).unwrap_err().to_string();
        assert!(error.starts_with(message), "{error}\n{message}");
        let salvaged = format::salvage(&text).unwrap();
        assert_eq!(salvaged.damage.unwrap().to_string(), error);
        assert_eq!(told(salvaged.game.branches()), left, "{error}");
        assert_eq!(salvaged.game.len(), 3);
    };
    let illegal = "branch 1: move 3: ";
    check("\"c2\"", "\"e4\"", illegal, without_first);
    let other_hash = "branch 1.1: move 3 (c6): the hash";
    check("mv: \"b1\"", "mv: \"c6\"", other_hash, without_inner);
    let too_early = "branch 1.1: no branch can leave its line at move 1";
    check("at: 2,", "at: 0,", too_early, without_inner);
    let too_late = "branch 4: no branch can leave its line at move 5";
    check("at: 3,", "at: 4,", too_late, without_last);
    let far_too_late = "branch 4: no branch can leave its line at move 18446744073709551615";
    let last = format!("at: {},", u64::MAX);
    check("at: 3,", &last, far_too_late, without_last);
    let no_mark = "branch 1: move 2: `i` is not a mark";
    check("mark: \"!\"", "mark: \"i\"", no_mark, without_first);
    let empty = "branch 4: it has no moves";
    check("at: 3,", "at: 3, moves: []), (at: 3,", empty, whole);
    let too_long = "branch 1: move 2: 9000000000000000 ms";
    check("mark: \"!\"", "ms: 9000000000000000", too_long, whole);
    // What is not sorted is.
    let record = format::write(&small());
    let last = record.find("        (at: 3").unwrap();
    let end = record.rfind("    ],\n    result").unwrap();
    let (branch, start) = (&record[last..end], record.find("        (at: 0").unwrap());
    let turned = format!(
        "{}{branch}{}{}",
        &record[..start],
        &record[start..last],
        &record[end..]
    );
    assert_eq!(format::read(&turned).unwrap(), small());
}

#[test]
fn a_record_that_breaks_off_in_its_branches_keeps_those_before() {
    let game = small();
    let text = format::write(&game);
    let branches = text.find("branches: [").unwrap();
    let mut seen = Vec::new();
    for end in branches..text.len() - 3 {
        let salvaged = format::salvage(&text[..end]).unwrap();
        assert!(salvaged.damage.is_some());
        assert_eq!(salvaged.game.plies(), game.plies(), "{}", &text[..end]);
        let told = told(salvaged.game.branches());
        if seen.last() != Some(&told) {
            seen.push(told);
        }
    }
    assert_eq!(
        seen,
        [
            "",
            "[0:e4 g7 c2[2:b1]]",
            "[0:e4 g7 c2[2:b1], 1:g5]",
            "[0:e4 g7 c2[2:b1], 1:g5, 1:e2 f6]",
            "[0:e4 g7 c2[2:b1], 1:g5, 1:e2 f6, 3:f4]",
        ]
    );
}

/// A file without branches stays as it is, and one with them has their version.
#[test]
fn the_version_tells_of_branches() {
    let with = format::write(&small());
    assert!(with.contains("format: 5,"));
    let mut game = small();
    game.apply(Edit::Branches(Vec::new())).unwrap();
    let without = format::write(&game);
    assert!(without.contains("format: 1,") && !without.contains("branches"));
}

#[test]
fn what_is_hostile_is_refused_soon() {
    let began = Instant::now();
    let record = format::write(&begun("xafka"));
    let with = |branches: &str| {
        let to = format!("branches: [{branches}],\n    result");
        format::read(&record.replacen("result", &to, 1))
    };
    let mut hash = begun("xafka");
    hash.play("d4", None).unwrap();
    let one = format!("(mv: \"d4\", hash: {:#x})", hash.plies()[0].hash);
    let many = format!("(at: 0, moves: [{one}]),").repeat(MOST_BRANCHES);
    assert_eq!(with(&many).unwrap().branches().len(), MOST_BRANCHES);
    let error = with(&format!("{many}{many}")).unwrap_err().to_string();
    assert!(error.contains("more than 10000"), "{error}");
    let halves = format!("(at: 0, moves: [{one}], branches: [{many}]),").repeat(2);
    assert_eq!(with(&halves), Err(RecordError::TooManyBranches));
    let long = format!("(at: 0, moves: [{}]),", format!("{one},").repeat(60_000)).repeat(2);
    assert_eq!(with(&long), Err(RecordError::TooManyBranches));
    let nested = |depth: usize| {
        (0..depth).rev().fold(String::new(), |inner, at| {
            format!("(at: {at}, moves: [{one}], branches: [{inner}])")
        })
    };
    assert_eq!(with(&nested(17)), Err(RecordError::TooManyBranches));
    assert!(with(&nested(10_000)).is_err());
    for text in [
        "(".repeat(1 << 20),
        format!("d4 {}", "(".repeat(1 << 20)),
        format!("d4 {}", "(e4 ".repeat(1 << 18)),
        format!("d4 {} g6", "(e4)".repeat(1 << 18)),
        format!("d4 {} g6", "(z) (e4 z) ".repeat(800)),
        format!("d4 * {}", "(g6 * ".repeat(1 << 16)),
    ] {
        let _ = notation::read("xafka", &OptionValues::new(), &text);
    }
    let took = began.elapsed().as_secs();
    assert!(took < 60, "{took} s");
    // The tree does not grow beyond that either.
    let mut game = begun("mathematichess");
    let mut place = at(&[], 0);
    for depth in 0..=DEEPEST_BRANCH {
        let position = game.line_position(&place).unwrap();
        let mv = &position.legal_texts()[0];
        let by = if depth % 2 == 0 { "Anna" } else { "Ben" };
        let next = game.vary(&place, mv, by);
        assert_eq!(next.is_ok(), depth < DEEPEST_BRANCH);
        place = next.unwrap_or(place);
    }
    assert_eq!(format::read(&format::write(&game)).unwrap(), game);
}

/// A match with a tree of random moves, comments and marks.
pub(super) fn random_tree(game: &str, seed: u64) -> Match {
    let mut count = 0;
    let mut random = |below: usize| {
        count += 1;
        (zobrist_key(seed, count) % below.max(1) as u64) as usize
    };
    let mut found = begun(game);
    for _ in 0..random(7) {
        let moves = found.position().legal_texts();
        let Some(mv) = moves.get(random(moves.len())) else {
            break;
        };
        found.play(mv, None).unwrap();
    }
    let mut places = vec![at(&[], 0)];
    for _ in 0..random(12) {
        let mut place = places[random(places.len())].clone();
        if random(2) == 0 {
            place.ply = random(found.line_end(&place.line).unwrap() + 1);
        }
        let position = found.line_position(&place).unwrap();
        let moves = position.legal_texts();
        let Some(mv) = moves.get(random(moves.len())) else {
            continue;
        };
        let by = ["", "Anna", "Ben {x} O’Hara", "Zoë }"][random(4)];
        let place = found.vary(&place, mv, by).unwrap();
        if random(3) == 0 {
            let said = ["so", "(see you)\nby me", "a } b", "by Anna", "1. d4 * ; $1"];
            let said = said[random(5)].to_owned();
            let comment = LineEdit::Comment(place.ply - 1, said);
            change(&mut found, &place.line.0, comment);
        }
        if random(3) == 0 {
            let mark = LineEdit::Mark(place.ply - 1, Some(Mark::ALL[random(6)]));
            change(&mut found, &place.line.0, mark);
        }
        // Earlier places may have moved.
        places = vec![at(&[], 0), at(&[], found.len()), place];
        let lines = (0..found.branches().len()).map(|number| {
            let line = LinePath(vec![number]);
            let ply = found.line_end(&line).unwrap();
            LinePlace { line, ply }
        });
        places.extend(lines.collect::<Vec<_>>());
    }
    found
}

/// All the moves of some branches.
fn all_plies(branches: &[Branch]) -> Vec<&Ply> {
    branches
        .iter()
        .flat_map(|branch| branch.plies.iter().chain(all_plies(&branch.branches)))
        .collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(96))]

    #[test]
    fn trees_come_back_from_records_and_lists(seed in any::<u64>()) {
        for name in GAMES {
            let game = random_tree(name, seed);
            let record = format::write(&game);
            prop_assert_eq!(&format::read(&record).unwrap(), &game, "{}", record);
            prop_assert_eq!(&format::write(&format::read(&record).unwrap()), &record);
            for form in [Form::Long, Form::Short] {
                let list = notation::write(&game, form);
                let read = notation::read(name, &OptionValues::new(), &list);
                let read = read.map_err(|error| TestCaseError::fail(format!("{error}\n{list}")))?;
                prop_assert_eq!(&read.game, &game, "{}\n{}", list, record);
            }
        }
    }

    #[test]
    fn a_damaged_hash_costs_its_branch_alone(seed in any::<u64>()) {
        let game = random_tree("xafka", seed);
        let all = all_plies(game.branches()).len();
        prop_assume!(all > 0);
        let record = format::write(&game);
        let from = record.find("branches: [").unwrap();
        let hashes: Vec<usize> = record.match_indices("hash: 0x").map(|(at, _)| at).collect();
        let inside: Vec<usize> = hashes.into_iter().filter(|at| *at > from).collect();
        prop_assert_eq!(inside.len(), all);
        let at = inside[(seed % all as u64) as usize] + "hash: 0x".len();
        let digit = if &record[at..=at] == "0" { "1" } else { "0" };
        let damaged = format!("{}{digit}{}", &record[..at], &record[at + 1..]);
        let salvaged = format::salvage(&damaged).unwrap();
        let is_branch = matches!(salvaged.damage, Some(RecordError::InBranch { .. }));
        prop_assert!(is_branch, "{:?}", salvaged.damage);
        prop_assert_eq!(salvaged.game.plies(), game.plies());
        prop_assert!(all_plies(salvaged.game.branches()).len() < all);
        prop_assert!(format::read(&format::write(&salvaged.game)).is_ok());
    }

    #[test]
    fn no_variation_makes_the_reader_panic(text in "[a-g1-7 .;,{}()$!?*\"\\n-]{0,80}") {
        for text in [text.clone(), format!("1. d4 (e4 {text}) g6 ({text}")] {
            if let Ok(read) = notation::read("xafka", &OptionValues::new(), &text) {
                let record = format::write(&read.game);
                prop_assert_eq!(&format::read(&record).unwrap(), &read.game);
                let list = notation::write(&read.game, Form::Long);
                let again = notation::read("xafka", &OptionValues::new(), &list);
                let again = again.map_err(|error| TestCaseError::fail(format!("{error}\n{list}")))?;
                prop_assert_eq!(&again.game, &read.game, "{}", list);
            }
        }
    }
}
