//! What options take, and what is said to those who give them anything else.

use curio_rules::{OptionSpec, OptionValues, registry};

fn spec(game: &str, key: &str) -> &'static OptionSpec {
    let specs = (registry::rules(game).unwrap().option_specs)();
    specs.iter().find(|spec| spec.key == key).unwrap()
}

/// What is said when a game is set up with a value it does not take.
fn refusal(game: &str, key: &str, value: &str) -> String {
    let values = OptionValues::from([(key.to_owned(), value.to_owned())]);
    registry::start(game, &values).err().unwrap().to_string()
}

#[test]
fn a_choice_takes_its_words_and_no_others() {
    let board = spec("xafka", "board");
    assert_eq!(board.expected(), "37, 61, 63, 19");
    for value in ["19", "37", "61", "63"] {
        assert!(board.accepts(value), "{value}");
    }
    for value in ["", "3", "377", "37 ", "nineteen"] {
        assert!(!board.accepts(value), "{value}");
    }
    assert!(refusal("xafka", "board", "38").contains("37, 61, 63, 19"));
}

#[test]
fn a_number_is_within_its_bounds_or_one_of_its_words() {
    let light = spec("xafka", "light");
    assert_eq!(light.expected(), "a number from 3 to 63 or auto");
    for value in ["3", "63", "auto"] {
        assert!(light.accepts(value), "{value}");
    }
    for value in ["-1", "2", "64", "", "many", "3.5"] {
        assert!(!light.accepts(value), "{value}");
    }
}

#[test]
fn a_set_has_each_member_once_or_is_empty_by_its_word() {
    let ending = spec("mathematichess", "ending");
    for value in "agreement points royal+points points+royal+sovereign".split(' ') {
        assert!(ending.accepts(value), "{value}");
    }
    for value in ["", "points+", "points+points", "agreement+points", "chance"] {
        assert!(!ending.accepts(value), "{value}");
    }
    let said = ending.expected();
    assert!(
        said.starts_with("agreement or any of ") && said.ends_with(" joined by +"),
        "{said}"
    );
}

#[test]
fn a_text_is_one_word_and_the_rest_is_left_to_the_game() {
    let board = spec("xong", "board");
    for value in ["small", "whatever", "0,0;0,1"] {
        assert!(board.accepts(value), "{value}");
    }
    for value in ["", "two words", "tab\tbed"] {
        assert!(!board.accepts(value), "{value}");
    }
    assert!(board.expected().contains(" or "), "{}", board.expected());
}

#[test]
fn what_is_frozen_matters_where_anything_is_secured() {
    for (secured, matters) in [("on", true), ("off", false)] {
        let values = OptionValues::from([("secured".to_owned(), secured.to_owned())]);
        let game = registry::start("mathematichess", &values).unwrap();
        assert_eq!(game.option_matters("frozen"), matters, "{secured}");
    }
}
