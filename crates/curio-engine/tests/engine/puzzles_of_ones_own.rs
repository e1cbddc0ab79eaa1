//! Puzzles that a player makes: only what can be won becomes one, and it is kept
//! in a text that can be read again.

use curio_engine::{
    CancelToken,
    puzzles::{ComposeError, add, compose, own, puzzles, read, remove, write},
};

fn never() -> CancelToken {
    CancelToken::default()
}

#[test]
fn a_position_that_is_won_becomes_a_puzzle() {
    for game in ["xafka", "chimple", "xong", "mathematichess"] {
        let known = &puzzles(game)[3];
        let start = known.start().unwrap();
        let (options, text) = (start.option_values(), start.position_text());
        let made = compose(game, &options, &text, "Mine", &never()).unwrap();
        assert!(made.unique, "{game}");
        let puzzle = made.puzzle;
        assert_eq!(puzzle.solution[0], known.solution[0], "{game}");
        assert_eq!((puzzle.game(), puzzle.difficulty()), (known.game(), None));
        assert!(!puzzle.themes().is_empty(), "{game}");
        let text = write(&[&puzzle]);
        let mut again = read(game, &text).unwrap();
        let again = again.remove(0);
        assert_eq!(
            (&again.position, &again.solution, &again.options),
            (&puzzle.position, &puzzle.solution, &puzzle.options)
        );

        let before = own(game).len();
        let added = add(again).unwrap();
        assert!(added.is_own());
        assert_eq!(own(game).len(), before + 1);
        let mut renamed = added.clone();
        renamed.title = "Still mine".to_owned();
        add(renamed).unwrap();
        assert_eq!(
            own(game).len(),
            before + 1,
            "the same position is one puzzle"
        );
        assert_eq!(own(game)[before].title, "Still mine");
        assert!(remove(game, &added.id) && !remove(game, &added.id));
        assert_eq!(own(game).len(), before);
        assert_eq!(added.title, "Mine", "what is on a table stays valid");
    }
}

#[test]
fn what_is_not_won_or_no_position_is_refused() {
    let puzzle = &puzzles("chimple")[0];
    let mut position = puzzle.start().unwrap();
    let options = position.option_values();
    position.play_text(&puzzle.solution[0]).unwrap();
    let made = |text: &str| compose("chimple", &options, text, "Mine", &never());
    // The defender is to move, and lost.
    assert_eq!(made(&position.position_text()), Err(ComposeError::NoWin));
    assert!(matches!(
        made("no position"),
        Err(ComposeError::Position(_))
    ));
    for mv in &puzzle.solution[1..] {
        position.play_text(mv).unwrap();
    }
    let over = made(&position.position_text());
    assert!(matches!(
        over,
        Err(ComposeError::Over | ComposeError::Position(_))
    ));
}

#[test]
fn puzzles_that_cannot_be_played_are_not_added() {
    let known = &puzzles("xafka")[0];
    assert!(add(known.clone()).is_err(), "the collection has it already");
    let mut wrong = known.clone();
    wrong.id = "wrong".to_owned();
    wrong.solution = vec!["z9".to_owned()];
    assert!(add(wrong).is_err());
    assert!(read("xafka", "no list").is_err());
    assert!(read("nothing", "[]").is_err());
}
