//! Styles of play: who has them, how they are written, and that they make a
//! difference.

use curio_engine::{Opponent, Style, check_opponent, styles};
use curio_rules::{AnyGame, Turn, registry};

use super::{asking::chosen_anew, support::option_values};

fn opponent(text: &str) -> Opponent {
    text.parse().unwrap()
}

fn chosen(position: &dyn AnyGame, who: &str) -> String {
    chosen_anew(position, &opponent(who), 3)
}

#[test]
fn styles_are_for_games_that_have_them() {
    for (game, has_styles) in [
        ("xima", true),
        ("mathematichess", true),
        ("xong", true),
        ("xafka", false),
        ("chimple", false),
    ] {
        assert_eq!(styles(game).is_some(), has_styles, "{game}");
        for who in ["level:4:bold", "level:4:careful"] {
            let checked = check_opponent(game, &opponent(who));
            assert_eq!(checked.is_ok(), has_styles, "{game}: {checked:?}");
        }
        check_opponent(game, &opponent("level:4")).unwrap();
    }
}

#[test]
fn a_balanced_level_is_the_level() {
    assert_eq!(opponent("level:4:balanced"), opponent("level:4"));
    assert_eq!(opponent("level:4").level().unwrap().1, Style::Balanced);
    assert_eq!(opponent("level:4:bold").level().unwrap().1, Style::Bold);
    for wrong in "level:4: level:4:brave level:9:bold level:4:bold:bold".split(' ') {
        assert!(wrong.parse::<Opponent>().is_err(), "{wrong}");
    }
    let error = "level:4:brave".parse::<Opponent>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "there is no style `brave`: the styles are bold and careful"
    );
}

/// In how many of `count` positions, from ply `from` of a match on, each style
/// chooses another move than a balanced level does.
fn differences(game: &str, options: &str, from: usize, count: usize) -> [usize; 2] {
    let mut position = registry::start(game, &option_values(options)).unwrap();
    let mut differences = [0; 2];
    for ply in 0..from + count {
        assert!(matches!(position.turn(), Turn::Player(_)), "{game}: {ply}");
        if ply < from {
            let mv = chosen(&*position, "level:1");
            position.play_text(&mv).unwrap();
            continue;
        }
        let usual = chosen(&*position, "level:6");
        for (style, count) in ["bold", "careful"].iter().zip(&mut differences) {
            let mv = chosen(&*position, &format!("level:6:{style}"));
            *count += usize::from(mv != usual);
            position.boxed_clone().play_text(&mv).unwrap();
        }
        position.play_text(&usual).unwrap();
    }
    differences
}

#[test]
fn each_style_plays_differently() {
    for (game, options, from) in [
        ("xima", "", 10),
        ("mathematichess", "size=7", 46),
        ("xong", "", 8),
    ] {
        let found = differences(game, options, from, 20);
        assert!(found.iter().all(|count| *count >= 2), "{game}: {found:?}");
    }
}
