//! Chimple: which memes are eligible, what they capture, and who wins.

use std::collections::BTreeSet;

use curio_engine::{Limits, Verdict, lessons::Wanted};
use curio_rules::{
    AnyGame, Game,
    chimple::{Chimple, End, TURN_LIMIT},
};

use super::{
    BLACK, WHITE, after, end, legal, lesson, only_these_win, right, start, those, thought, winner,
    wrong,
};

fn only(mv: &str) -> BTreeSet<String> {
    BTreeSet::from([mv.to_owned()])
}

fn captures(position: &Chimple) -> BTreeSet<String> {
    those(position, |mv| mv.contains('x'))
}

#[test]
fn the_meme_that_is_quoted_is_the_one_to_deploy() {
    let lesson = lesson("chimple", "meme");
    let (_, quoted) = lesson.say.split_once(": ").unwrap();
    let (quoted, _) = quoted.split_once(". ").unwrap();
    let game: Chimple = start("chimple", "meme");
    assert_eq!(game.check_text(quoted).unwrap(), "1-4");
    assert_eq!(right("chimple", "meme"), only("1-4"));
    // What White answers goes to the left in its own view: on the board, from square 9
    // to 8, to the right.
    assert_eq!(lesson.then, ["9-8"]);
    let reply = after(&game, "1-4");
    let left = "agent.BotRight.no-block.BotMid.agent.left! => agent.BotMid";
    assert_eq!(reply.check_text(left).unwrap(), "9-8");
}

#[test]
fn formulas_break_between_their_parts() {
    for lesson in curio_engine::lessons::lessons("chimple") {
        let mut texts = vec![lesson.say.as_str()];
        if let Wanted::Answer(replies) = &lesson.wanted {
            texts.extend(replies.iter().map(|reply| reply.text.as_str()));
        }
        for word in texts.iter().flat_map(|text| text.split_whitespace()) {
            // A line of an answer holds some 26 letters.
            assert!(word.chars().count() <= 24, "{}: {word}", lesson.id);
        }
    }
}

#[test]
fn one_of_the_memes_is_eligible() {
    let game: Chimple = start("chimple", "eligible");
    let Wanted::Answer(replies) = &lesson("chimple", "eligible").wanted else {
        panic!("a question");
    };
    for reply in replies {
        assert!(game.parse_move(&reply.text).is_ok(), "{}", reply.text);
        let is_eligible = game.check_text(&reply.text).is_ok();
        assert_eq!(is_eligible, reply.is_right, "{}", reply.text);
    }
}

#[test]
fn captures_lead_to_the_end() {
    let game: Chimple = start("chimple", "capture");
    assert_eq!(right("chimple", "capture"), captures(&game));
    let reply = after(&game, "4x8");
    assert_eq!(reply.characters(WHITE).len(), 1);
    assert_eq!(legal(&reply), only("7-4"));
    let next: Chimple = start("chimple", "all");
    assert_eq!(next, after(&game, "4x8 7-4"));
    assert_eq!(right("chimple", "all"), captures(&next));
    let last: Chimple = end("chimple", "all");
    assert_eq!(last.end(), Some(End::NoCharacters(WHITE)));
}

#[test]
fn one_step_is_safe() {
    let game: Chimple = start("chimple", "danger");
    let safe = those(&game, |mv| captures(&after(&game, mv)).is_empty());
    assert_eq!(right("chimple", "danger"), safe);
}

#[test]
fn one_step_leaves_white_without_a_meme() {
    let game: Chimple = start("chimple", "shut-in");
    let those_with = |end| those(&game, |mv| after(&game, mv).end() == end);
    assert_eq!(
        right("chimple", "shut-in"),
        those_with(Some(End::Stuck(WHITE)))
    );
    assert_eq!(wrong::<Chimple>("chimple", "shut-in"), those_with(None));
}

#[test]
fn white_is_forced_next_to_black() {
    let game: Chimple = start("chimple", "forced");
    only_these_win::<Chimple>("chimple", "forced");
    let walks_in = |mv: &str| {
        let white = after(&game, mv);
        let can_capture = |reply: &String| !captures(&after(&white, reply)).is_empty();
        captures(&white).is_empty() && legal(&white).iter().all(can_capture)
    };
    assert_eq!(captures(&game).len(), 2);
    assert_eq!(right("chimple", "forced"), those(&game, walks_in));
    let last: Chimple = end("chimple", "forced");
    assert_eq!(last.characters(WHITE).len(), 1);
}

#[test]
fn one_wins_against_two() {
    let game: Chimple = start("chimple", "one-against-two");
    let left = [BLACK, WHITE].map(|player| game.characters(player).len());
    assert_eq!(left, [1, 2]);
    only_these_win::<Chimple>("chimple", "one-against-two");
    let white = after(&game, "3x5");
    for reply in legal(&white) {
        assert!(!captures(&after(&white, &reply)).is_empty(), "{reply}");
    }
    let last: Chimple = end("chimple", "one-against-two");
    assert_eq!(winner(&last), Some(BLACK));
}

#[test]
fn a_third_time_and_two_hundred_turns_are_a_draw() {
    assert!(lesson("chimple", "who-wins").say.contains("200 turns"));
    assert_eq!(TURN_LIMIT, 200);
    let start: Chimple = start("chimple", "who-wins");
    let there_and_back = "3-6 9-8 6-3 8-9";
    let twice = after(&start, there_and_back);
    assert_eq!(twice.end(), None);
    let thrice = after(&twice, there_and_back);
    assert_eq!(thrice.end(), Some(End::Repetition));
    assert_eq!(winner(&thrice), None);
}

#[test]
fn the_panel_of_memes_waits_until_there_are_memes_and_gives_no_answer_away() {
    for lesson in curio_engine::lessons::lessons("chimple") {
        // What follows the lesson on memes are questions.
        assert_eq!(lesson.panel, lesson.id == "meme", "{}", lesson.id);
        assert!(!lesson.score, "{}: no lesson speaks of states", lesson.id);
    }
}

#[test]
fn the_second_player_wins_in_ten() {
    let game: Chimple = start("chimple", "who-wins");
    let report = thought(&game, &Limits::default().with_lines(u8::MAX));
    assert_eq!(report.lines.len(), 4);
    for line in &report.lines {
        assert_eq!(line.verdict, Verdict::Loss { plies: 10 });
    }
}
