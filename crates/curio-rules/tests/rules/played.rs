//! A move with the positions before and after it.

use curio_rules::{Game, MoveError, chimple::Chimple, registry, xafka::Xafka};

#[test]
fn a_played_move_holds_both_positions_and_the_changes() {
    let start = registry::start("xafka", &Default::default()).unwrap();
    let played = start.played("d4").unwrap();
    assert_eq!(played.text(), "d4");
    assert_eq!(played.before().position_text(), start.position_text());
    let typed = played.downcast::<Xafka>().unwrap();
    let mut after = typed.before;
    assert_eq!(after.play(&typed.mv).unwrap(), typed.changes);
    assert_eq!(after, typed.after);
    assert!(played.downcast::<Chimple>().is_none());
}

#[test]
fn a_move_that_is_forbidden_says_why() {
    let start = registry::start("xafka", &Default::default()).unwrap();
    let error = start.played("green").unwrap_err();
    assert!(matches!(error, MoveError::Illegal { .. }), "{error}");
    assert!(matches!(
        start.played("?").unwrap_err(),
        MoveError::Unreadable(_)
    ));
}
