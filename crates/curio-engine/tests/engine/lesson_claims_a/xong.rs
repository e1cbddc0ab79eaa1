//! Xong: what is touched, greened out and cashed, and who gets the last point.

use curio_rules::{
    AnyGame, Game,
    xong::{Cold, Move, Xoid, Xong, catalogue},
};

use super::{
    BLUE, RED, after, end, legal, only_these_win, right, shown, start, those, winner, wrong,
};

fn cold(game: &Xong, mv: &str) -> Cold {
    match game.parse_move(mv).unwrap() {
        Move::Place(legs) => game.cold(&legs).unwrap(),
        other => panic!("{other:?} is no placement"),
    }
}

fn points(game: &Xong) -> [u32; 2] {
    [RED, BLUE].map(|player| game.tally(player).total())
}

fn xoid(name: &str) -> Xoid {
    catalogue::named()
        .find(|(known, _)| *known == name)
        .unwrap()
        .1
}

#[test]
fn a_leg_between_two_hexes_touches_both() {
    let game: Xong = start("xong", "leg");
    let both = those(&game, |mv| cold(&game, mv).touched.len() == 2);
    assert_eq!(right("xong", "leg"), both);
    for mv in wrong::<Xong>("xong", "leg") {
        assert_eq!(cold(&game, &mv).touched.len(), 1, "{mv}");
    }
}

#[test]
fn blue_places_the_boomerang_and_gives_the_wiggle() {
    let game: Xong = end("xong", "give");
    assert_eq!(points(&game), [2, 3]);
    assert_eq!(game.hand(), Some(&xoid("Wiggle")));
    assert_eq!(game, start("xong", "touch"));
}

#[test]
fn the_wiggle_touches_four() {
    let game: Xong = start("xong", "touch");
    let four = those(&game, |mv| cold(&game, mv).touched.len() == 4);
    assert_eq!(right("xong", "touch"), four);
    let new = |mv: &str| cold(&game, mv).touched.len() > 4;
    assert!(those(&game, new).is_empty());
}

#[test]
fn the_bowl_greens_out_three() {
    let game: Xong = start("xong", "green-out");
    let three = those(&game, |mv| cold(&game, mv).greened.len() == 3);
    assert_eq!(right("xong", "green-out"), three);
    let before = points(&game);
    for mv in &three {
        let lost = points(&after(&game, mv));
        assert_eq!(before[1] - lost[1], 3, "{mv}");
    }
    assert!(those(&game, |mv| cold(&game, mv).greened.len() > 3).is_empty());
}

#[test]
fn nobody_may_give_the_boomerang_again() {
    // What lies there is what the lesson before has asked for.
    let before = right("xong", "green-out").into_iter();
    let mut before = before.map(|mv| after(&start::<Xong>("xong", "green-out"), &mv));
    let giving: Xong = start("xong", "once");
    assert!(before.any(|game| game == giving));
    assert!(giving.check_text("give:boomerang").is_err());
    let turned: Vec<String> = giving
        .placements(&xoid("Boomerang"))
        .into_iter()
        .map(|legs| {
            giving
                .move_text(&Move::Place(legs))
                .replace("place:", "give:")
        })
        .collect();
    assert!(!turned.is_empty(), "it would fit");
    assert!(turned.iter().all(|give| giving.check_text(give).is_err()));
}

#[test]
fn a_gap_of_two_legs_cashes_a_hex() {
    let game: Xong = start("xong", "cash");
    assert!(game.is_played(&xoid("Leg")) && game.is_played(&xoid("Boomerang")));
    let cashing = those(&game, |mv| !cold(&game, mv).cashed.is_empty());
    assert_eq!(right("xong", "cash"), cashing);
    for mv in cashing {
        let next = after(&game, &mv);
        assert_eq!(next.tally(RED).cashed, 1);
        let cell = next.cashed().iter().next().unwrap();
        let open = next.board().rim(cell) & next.vacant();
        assert_eq!((open.len(), (open & *next.live()).len()), (2, 0));
    }
}

#[test]
fn the_bowl_alone_cannot_touch_the_hex() {
    let game: Xong = start("xong", "give-well");
    assert_eq!(points(&game), [1, 0]);
    let greens = |give: &str| {
        let blue = after(&game, give);
        let placements = legal(&blue);
        placements
            .iter()
            .any(|mv| !cold(&blue, mv).greened.is_empty())
    };
    assert_eq!(
        right("xong", "give-well"),
        those(&game, |give| !greens(give))
    );
    assert_eq!(legal(&after(&game, "give:bowl")).len(), 1);
    let end: Xong = end("xong", "give-well");
    assert_eq!((end.tally(RED).cashed, points(&end)), (1, [3, 0]));
    assert_eq!(end.last_point(), Some(RED));
    assert!(end.is_over());
}

#[test]
fn the_last_point_goes_to_red() {
    only_these_win::<Xong>("xong", "last-point");
    let end: Xong = end("xong", "last-point");
    assert_eq!((points(&end), end.last_point()), ([1, 0], Some(RED)));
    let game: Xong = start("xong", "last-point");
    let all = "place:0,0,2;0,0,3;0,0,4";
    for line in [
        format!("give:leg place:0,0,5 give:bowl {all}"),
        format!("give:bowl {all} give:leg place:0,0,5"),
    ] {
        assert_eq!(after(&game, &line).last_point(), Some(BLUE), "{line}");
    }
}

#[test]
fn one_placement_saves_the_match() {
    let game: Xong = start("xong", "rescue");
    only_these_win::<Xong>("xong", "rescue");
    assert_eq!(points(&game), [0, 1]);
    for mv in wrong::<Xong>("xong", "rescue") {
        assert_eq!(cold(&game, &mv).conceded.len(), 1, "{mv}");
    }
    let saved: Xong = end("xong", "rescue");
    assert_eq!((points(&saved), saved.cashed().len()), ([0, 0], 0));
    assert_eq!(saved, start("xong", "decide"));
}

#[test]
fn after_the_right_give_nothing_new_fits() {
    let game: Xong = start("xong", "decide");
    assert_eq!((game.vacant().len(), game.greened().len()), (7, 3));
    only_these_win::<Xong>("xong", "decide");
    let ends = |give: &str| {
        let blue = after(&game, give);
        legal(&blue)
            .iter()
            .all(|mv| winner(&after(&blue, mv)) == Some(RED))
    };
    let right = right("xong", "decide");
    assert_eq!(right, those(&game, ends));
    // Blue is seen to place it, whichever was given.
    for give in &right {
        let end: Xong = shown("xong", "decide", give);
        assert_eq!((winner(&end), points(&end)), (Some(RED), [1, 0]), "{give}");
    }
}
