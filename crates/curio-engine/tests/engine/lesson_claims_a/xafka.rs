//! mini-Xafka: lines, holes and light, and who wins what is left.

use std::collections::BTreeSet;

use curio_rules::{
    Player,
    xafka::{Board, Cell, Light, Options, Stuck, Xafka},
};

use super::{
    BLACK, WHITE, after, best_play, end, legal, lesson, only_these_win, right, start, those, wrong,
};

type Hex = (i32, i32);

fn hex(name: &str) -> Hex {
    let mut letters = name.chars();
    let file = letters.next().unwrap() as i32 - 'a' as i32;
    (file, letters.as_str().parse().unwrap())
}

/// Whether a slide from one hexagon to another goes through a corner.
fn is_through_corner(from: &str, to: &str) -> bool {
    let ((x, y), (to_x, to_y)) = (hex(from), hex(to));
    let (x, y) = (to_x - x, to_y - y);
    x != 0 && y != 0 && x != y
}

fn names(game: &Xafka, cells: impl IntoIterator<Item = Cell>) -> Vec<&str> {
    let board = game.board();
    cells.into_iter().map(|cell| board.name(cell)).collect()
}

/// The fewest and the most slides that a piece has when nobody disturbs it.
fn slides(board: &Board, gone: &BTreeSet<Hex>, from: Hex) -> (u32, u32) {
    const WAYS: [Hex; 6] = [(0, 1), (1, 0), (1, 1), (1, 2), (2, 1), (1, -1)];
    let there: BTreeSet<Hex> = board
        .all()
        .into_iter()
        .map(|c| hex(board.name(c)))
        .collect();
    let mut found: Option<(u32, u32)> = None;
    for (x, y) in WAYS.into_iter().flat_map(|(x, y)| [(x, y), (-x, -y)]) {
        let mut at = (from.0 + x, from.1 + y);
        while there.contains(&at) && !gone.contains(&at) {
            let mut gone = gone.clone();
            gone.insert(at);
            let (fewest, most) = slides(board, &gone, at);
            let (low, high) = found.unwrap_or((u32::MAX, 0));
            found = Some((low.min(fewest + 1), high.max(most + 1)));
            at = (at.0 + x, at.1 + y);
        }
    }
    found.unwrap_or((0, 0))
}

/// The fewest and the most slides that a player has left.
fn left(game: &Xafka, player: Player) -> (u32, u32) {
    let gone = names(game, game.holes()).into_iter().map(hex).collect();
    let at = game.board().name(game.piece(player).unwrap());
    slides(game.board(), &gone, hex(at))
}

#[test]
fn where_a_piece_stops_a_hexagon_falls() {
    let game: Xafka = start("xafka", "slide");
    for mv in legal(&game) {
        let next = after(&game, &mv);
        assert!(names(&next, next.holes()).contains(&mv.as_str()));
        assert!(!next.is_over(), "{mv}");
    }
}

#[test]
fn six_lines_leave_through_corners_and_six_across_sides() {
    let game: Xafka = start("xafka", "corners");
    let corners = those(&game, |mv| is_through_corner("c3", mv));
    assert_eq!(right("xafka", "corners"), corners);
    let across = ["c4", "c2", "b3", "b2", "d3", "d4"];
    let through = ["e4", "d5", "b4", "a2", "b1", "d2"];
    for first in across.into_iter().chain(through) {
        assert!(legal(&game).contains(first), "{first}");
    }
}

#[test]
fn the_wall_has_no_gap_but_for_a_line_through_a_corner() {
    let game: Xafka = start("xafka", "holes");
    let gone = names(&game, game.holes());
    for wall in ["d1", "d2", "d3", "d4", "d5", "d6", "d7"] {
        assert!(gone.contains(&wall));
    }
    let beyond = those(&game, |mv| mv.starts_with(['e', 'f', 'g']));
    assert_eq!(right("xafka", "holes"), beyond);
    assert!(beyond.iter().all(|mv| is_through_corner("c4", mv)));
}

#[test]
fn two_hexagons_straight_ahead_are_reached_by_white() {
    let game: Xafka = start("xafka", "reach");
    let ahead = ["d3", "d4", "d5", "d6", "d7"];
    let white = names(&game, game.reach(WHITE));
    let barred: Vec<_> = ahead
        .into_iter()
        .filter(|to| !legal(&game).contains(*to))
        .collect();
    assert_eq!(barred, ["d4", "d7"]);
    assert!(barred.iter().all(|to| white.contains(to)));
    let past = those(&game, |mv| ahead.contains(&mv) && hex(mv) > hex("d4"));
    assert_eq!(right("xafka", "reach"), past);
}

#[test]
fn white_is_put_where_black_does_not_reach() {
    let game: Xafka = start("xafka", "begin");
    assert_eq!(game.to_move(), WHITE);
    let black = game.reach(BLACK);
    let free = game
        .standing()
        .into_iter()
        .filter(|cell| !black.contains(*cell));
    let free: BTreeSet<String> = names(&game, free).into_iter().map(str::to_owned).collect();
    assert_eq!(legal(&game), free);
    for mv in free {
        assert_eq!(after(&game, &mv).holes().len(), 2);
    }
}

#[test]
fn the_light_is_locked_until_eleven_are_gone_and_set_once() {
    let lesson = lesson("xafka", "light");
    let mut game = Xafka::new(Options::default());
    for mv in &lesson.moves {
        assert_eq!(game.light_is_free(), game.holes().len() >= 11);
        game = after(&game, mv);
    }
    assert!(game.light_is_free() && game.to_move() == BLACK);
    for colour in ["green", "red"] {
        let set = after(&game, colour);
        assert!(matches!(set.light(), Light::Set(_)));
        assert!(!legal(&set).contains("green") && !legal(&set).contains("red"));
    }
}

#[test]
fn one_slide_makes_a_short_circuit() {
    let game: Xafka = start("xafka", "short-circuit");
    assert_eq!(game.reach(WHITE).len(), 3);
    let reached = names(&game, game.reach(WHITE));
    assert_eq!(lesson("xafka", "short-circuit").ring, reached);
    let stuck = end::<Xafka>("xafka", "short-circuit");
    assert_eq!(stuck.why_out(WHITE), Some(Stuck::ShortCircuit));
    assert_eq!((stuck.reach(WHITE).len(), stuck.winner()), (3, Some(BLACK)));
    for mv in wrong::<Xafka>("xafka", "short-circuit") {
        let next = after(&game, &mv);
        assert!(!next.destinations_of(WHITE).is_empty(), "{mv}");
    }
    only_these_win::<Xafka>("xafka", "short-circuit");
}

#[test]
fn the_slides_are_counted_right() {
    let most = |game: &Xafka, player| left(game, player).1;
    let count: Xafka = start("xafka", "count");
    assert_eq!(left(&count, WHITE), (2, 2));
    for (mv, slides) in [("e5", 3), ("d5", 2), ("e3", 1)] {
        assert_eq!(1 + most(&after(&count, mv), BLACK), slides, "{mv}");
    }
    let dead_end: Xafka = start("xafka", "dead-end");
    assert_eq!(most(&after(&dead_end, "c5"), BLACK), 0);
    for mv in wrong::<Xafka>("xafka", "dead-end") {
        assert!(left(&after(&dead_end, &mv), BLACK).0 >= 1, "{mv}");
    }
    let green: Xafka = start("xafka", "why-green");
    assert_eq!(left(&green, WHITE), (1, 1));
    assert!(most(&green, BLACK) > 1);
    assert_eq!(most(&after(&green, "c1"), BLACK), 0);
    let red: Xafka = start("xafka", "why-red");
    assert_eq!(left(&red, BLACK), (1, 1));
    assert!(left(&red, WHITE).0 >= 2);
}

#[test]
fn the_right_choice_alone_wins_and_is_played_out() {
    for id in ["count", "dead-end", "why-green", "why-red", "both"] {
        only_these_win::<Xafka>("xafka", id);
        assert_eq!(end::<Xafka>("xafka", id).winner(), Some(BLACK), "{id}");
    }
}

#[test]
fn a_wrong_colour_or_a_slide_lets_white_set_the_light() {
    let green: Xafka = start("xafka", "why-green");
    for mv in ["a1", "a2", "c1"] {
        let white = after(&green, mv);
        let wins = those(&white, |reply| best_play(&after(&white, reply)) == WHITE);
        assert!(!wins.is_empty(), "{mv}");
        assert!(
            wins.iter().all(|it| it == "green" || it == "red"),
            "{mv}: {wins:?}"
        );
    }
    assert_eq!(after(&green, "c1 green").winner(), Some(WHITE));
    let red: Xafka = start("xafka", "why-red");
    for mv in ["c5", "e4"] {
        assert_eq!(after(&red, &format!("{mv} green")).winner(), Some(WHITE));
    }
}

#[test]
fn white_has_to_set_the_light() {
    let game: Xafka = start("xafka", "both");
    assert_eq!(game.reach(WHITE).len(), 1);
    let colours: BTreeSet<String> = ["green", "red"].map(str::to_owned).into();
    for mv in ["b2", "d2", "d3"] {
        assert_eq!(legal(&after(&game, mv)), colours, "{mv}");
    }
    for mv in ["d2 red", "d3 red"] {
        let black = after(&game, mv);
        for slide in legal(&black) {
            assert_eq!(after(&black, &slide).winner(), Some(WHITE), "{mv} {slide}");
        }
    }
    for mv in ["green", "red", "a3"] {
        assert!(!after(&game, mv).destinations_of(WHITE).is_empty(), "{mv}");
    }
    let kept = after(&game, "b2 green");
    let wins = those(&kept, |mv| after(&kept, mv).winner() == Some(BLACK));
    assert!(!wins.is_empty());
}
