//! The list of games, and one more on it.

use curio_rules::{
    OptionValues,
    registry::{Entry, RegisterError, drawn_anew, find, games, register, rules, start},
    xafka,
};

#[test]
fn another_number_is_drawn_only_where_it_makes_another_start() {
    let options = |board: &str| OptionValues::from([("board".to_owned(), board.to_owned())]);
    for board in ["random", "isles"] {
        let drawn = drawn_anew("xong", &options(board), 7_000_005);
        assert_eq!(drawn["board_seed"], "5");
        assert_eq!(drawn["board"], board);
        assert!(start("xong", &drawn).is_ok());
    }
    for (game, board) in [("xong", "small"), ("xafka", "61")] {
        assert_eq!(drawn_anew(game, &options(board), 5), options(board));
    }
}

#[test]
fn a_game_is_added_once_after_the_others() {
    static TWIN: Entry = Entry {
        id: "twin",
        ..BUILT_IN_XAFKA
    };
    static IMPOSTOR: Entry = Entry {
        id: "twin",
        ..BUILT_IN_XAFKA
    };
    static THIEF: Entry = BUILT_IN_XAFKA;
    static NAMELESS: Entry = Entry {
        id: "Twin Game",
        ..BUILT_IN_XAFKA
    };
    assert!(rules("twin").is_err());
    register(&TWIN).unwrap();
    register(&TWIN).unwrap();
    assert_eq!(register(&IMPOSTOR), Err(RegisterError::Taken("twin")));
    assert_eq!(register(&THIEF), Err(RegisterError::Taken("xafka")));
    assert_eq!(
        register(&NAMELESS),
        Err(RegisterError::BadName("Twin Game"))
    );
    let ids: Vec<_> = games().iter().map(|entry| entry.id).collect();
    let built_in = ["xima", "xafka", "mathematichess", "xong", "chimple"];
    assert_eq!(ids[..5], built_in);
    assert_eq!(ids[5..], ["twin"]);
    assert!(rules("twin").is_ok());
    let found = find("twin").unwrap();
    assert_eq!(
        found.extension::<&str>(),
        Some(&"what the layers above know")
    );
    assert_eq!(found.extension::<u8>(), None);
}

const BUILT_IN_XAFKA: Entry = Entry {
    name: "Twin",
    extensions: &[&"what the layers above know"],
    ..Entry::new::<xafka::Xafka>()
};
