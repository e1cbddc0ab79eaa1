//! How moves are found in a drawing.

use std::collections::{BTreeMap, BTreeSet};

use curio_diagram::{View, diagram};
use curio_rules::{Player, registry};
use roxmltree::Node;

use crate::support::{after, moves_in, nodes, read, with_moves};

#[test]
fn moves_lie_where_they_begin_and_say_what_they_do() {
    let (position, _) = after("chimple", "", "1-4");
    let svg = with_moves(&*position).svg();
    let document = read(&svg);
    let step = nodes(&document).find(|it| it.attribute("data-move") == Some("9-6"));
    let step = step.unwrap();
    assert_eq!(step.attribute("role"), Some("button"));
    assert_eq!(step.attribute("tabindex"), Some("0"));
    let title = step.children().find(|it| it.has_tag_name("title"));
    assert_eq!(title.and_then(|it| it.text()), Some("Move to 6"));
    let group = step.parent().unwrap();
    assert_eq!(group.attribute("data-from"), Some("9"));
    let place = group.first_element_child().unwrap();
    assert_eq!(place.attribute("role"), Some("button"));
    let root = document.root_element();
    assert_eq!(
        root.attribute("role"),
        Some("group"),
        "what is in a picture is not read"
    );
}

#[test]
fn moves_are_drawn_only_where_they_are_asked_for() {
    for entry in registry::games() {
        let position = entry.rules.start(&Default::default()).unwrap();
        let svg = diagram(&*position, &View::default()).svg();
        let document = read(&svg);
        assert_eq!(moves_in(&document), [""; 0]);
        assert!(nodes(&document).all(|it| it.attribute("tabindex").is_none()));
        assert_eq!(document.root_element().attribute("role"), Some("img"));
    }
}

#[test]
fn offers_can_be_made_and_answered() {
    // Nothing else can be done on this board: no Terminator is left.
    let options = "size=5 terminators=no";
    let rules = registry::rules("mathematichess").unwrap();
    let position = rules
        .parse_position(
            &crate::support::options(options),
            "nbtg1/kqpnr/fbNpg/fGtnk/Bqrbt W - -",
        )
        .unwrap();
    let svg = with_moves(&*position).svg();
    assert!(moves_in(&read(&svg)).contains(&"offer".to_owned()));
    let offered = position.played("offer").unwrap();
    let svg = with_moves(offered.after()).svg();
    assert_eq!(moves_in(&read(&svg)), ["accept", "decline"]);
}

#[test]
fn one_end_of_two_moves_is_two_elements() {
    let (position, _) = after("xima", "dice=scienluck", "roll:2,3");
    let svg = with_moves(&*position).svg();
    let document = read(&svg);
    let mut both = Vec::new();
    for mv in position.legal_texts().iter().filter(|mv| mv.contains('/')) {
        both.push(mv.clone());
        both.push(mv.split('/').next().unwrap().to_owned());
    }
    assert!(!both.is_empty());
    let is_one = |mv: &str| both.iter().any(|it| it == mv);
    let mut places: Vec<_> = nodes(&document)
        .filter(|it| it.attribute("data-move").is_some_and(is_one))
        .map(|it| {
            (
                it.parent().unwrap().attribute("data-from"),
                it.attribute("transform"),
            )
        })
        .collect();
    assert_eq!(places.len(), both.len());
    places.sort_unstable();
    places.dedup();
    assert_eq!(places.len(), both.len(), "each has a place of its own");
}

#[test]
fn each_seat_sees_its_own_side_near() {
    let place = |game: &str, options: &str, seat: u8, name: &str| -> (f64, f64) {
        let (position, _) = after(game, options, "");
        let view = View {
            from: Player(seat),
            moves: true,
            ..View::default()
        };
        let svg = diagram(&*position, &view).svg();
        let document = read(&svg);
        let found = nodes(&document).find(|it| it.attribute("data-move") == Some(name));
        let found = found.unwrap();
        let number = |key| found.attribute(key).unwrap().parse().unwrap();
        (number("x"), number("y"))
    };
    // The corner A1 is near on the left for Red, and goes round the table with the seats.
    let corners: Vec<_> = (0..4)
        .map(|seat| place("xima", "players=4", seat, "-A1"))
        .map(|(x, y)| (x > 200.0, y > 240.0))
        .collect();
    assert_eq!(
        corners,
        [(false, true), (true, true), (true, false), (false, false)]
    );
    for (game, name) in [
        ("xafka", "d1"),
        ("mathematichess", "K@a1"),
        ("chimple", "1-2"),
    ] {
        let [near, far] = [0, 1].map(|seat| place(game, "", seat, name).1);
        assert!(near > far, "{game}");
    }
}

#[test]
fn places_and_moves_say_what_is_seen_on_the_board() {
    let words = |game: &str, moves: &str, place: &str| {
        let (position, _) = after(game, "", moves);
        let drawn = with_moves(&*position);
        let found = drawn.places().iter().find(|it| it.name == place);
        found.map(|it| it.words.clone())
    };
    assert_eq!(words("xafka", "d4", "d5").unwrap(), "d5: in reach of Black");
    assert_eq!(words("xafka", "d4", "d4").unwrap(), "Black’s piece on d4");
    let (position, _) = after("xong", "", "");
    let drawn = with_moves(&*position);
    let all = drawn.offers().iter().flat_map(|offer| &offer.moves);
    let said: Vec<&str> = all.map(|(_, words)| words.as_str()).collect();
    assert!(said.contains(&"Row 5, hex 5 (1 of 3): +2"), "{said:?}");
}

#[test]
fn placements_are_told_from_the_king_down_and_by_square() {
    let (position, _) = after("mathematichess", "", "");
    let drawn = with_moves(&*position);
    let first = drawn.offers().first().unwrap();
    assert_eq!(first.from, "King in hand");
    let said: Vec<&str> = first
        .moves
        .iter()
        .map(|(_, words)| words.as_str())
        .collect();
    assert_eq!(said[..2], ["King on a1", "King on b1"]);
}

/// Of a drawing: the moves that a button leads on to, by the move that it stands at.
fn ways_on(svg: &str) -> BTreeMap<String, Vec<String>> {
    let document = read(svg);
    let poses = nodes(&document).filter(|it| it.attribute("data-move").is_some());
    let on = |pose: Node<'_, '_>| {
        let buttons = pose.children().filter_map(|it| it.attribute("data-meme"));
        (
            pose.attribute("data-move").unwrap().to_owned(),
            buttons.map(str::to_owned).collect(),
        )
    };
    poses.map(on).collect()
}

#[test]
fn what_is_in_hand_is_turned_and_flipped_by_two_buttons_to_every_placement() {
    let mut most = BTreeSet::new();
    let (start, _) = after("xong", "", "place:0,0,0");
    for give in start.legal_texts().iter().step_by(5) {
        let position = start.played(give).unwrap();
        let position = position.after();
        let svg = with_moves(position).svg();
        let ways = ways_on(&svg);
        most.extend(ways.values().map(Vec::len).max());
        let document = read(&svg);
        let marked = nodes(&document).filter(|it| it.attribute("class") == Some("curio-place"));
        let mut found: Vec<String> = marked
            .filter_map(|it| Some(it.attribute("data-meme")?.to_owned()))
            .collect();
        let mut at = 0;
        while let Some(mv) = found.get(at).cloned() {
            found.extend(
                ways[&mv]
                    .iter()
                    .filter(|it| !found.contains(it))
                    .cloned()
                    .collect::<Vec<_>>(),
            );
            at += 1;
        }
        found.sort();
        let mut legal: Vec<String> = position.legal_texts();
        legal.sort();
        assert_eq!(found, legal, "{give}");
    }
    // A shape that is its own mirror image is only turned.
    assert_eq!(most, BTreeSet::from([1, 2]));
}

#[test]
fn as_many_xoids_are_offered_at_once_as_a_screen_has_room_for() {
    let (position, _) = after("xong", "", "place:0,0,0");
    let drawn = with_moves(&*position);
    // 360 by 640 points are as many units as these.
    assert!(
        drawn.height() < 640.0 / 360.0 * drawn.width(),
        "{}",
        drawn.height()
    );
    let svg = drawn.svg();
    let document = read(&svg);
    let pages = nodes(&document)
        .filter(|it| it.attribute("data-from").is_some())
        .count();
    let offered: Vec<usize> = drawn.offers().iter().map(|it| it.moves.len()).collect();
    assert_eq!(offered.len(), pages + 1, "the first page lies open");
    assert_ne!(pages, 1, "one alone would always be open");
    assert!(offered.iter().all(|it| *it <= 14), "{offered:?}");
}
