//! Xoids, boards and placements against known numbers.

use std::collections::{BTreeMap, BTreeSet};

use curio_rules::{
    Game, OptionValues,
    xong::{Board, FirstGive, Leg, LegSet, Mid, Options, Xoid, Xong, catalogue},
};

fn standard() -> Xong {
    Xong::new(Options::default())
}

fn mids(text: &str) -> Vec<Mid> {
    text.split([' ', ';'])
        .map(|point| {
            let (x, y) = point.split_once(',').unwrap();
            Mid {
                x: x.parse().unwrap(),
                y: y.parse().unwrap(),
            }
        })
        .collect()
}

/// The Xoids of up to five legs: legs, rank, canonical midpoints, field count,
/// orientations, placements on the empty standard board.
const SMALL: [(usize, usize, &str, usize, usize, usize); 21] = [
    (1, 1, "0,1", 2, 3, 210),
    (2, 1, "0,1 1,0", 3, 6, 390),
    (3, 1, "0,1 1,0 1,1", 3, 2, 120),
    (3, 2, "0,1 1,1 1,2", 4, 6, 366),
    (3, 3, "0,1 1,1 2,1", 4, 6, 360),
    (4, 1, "0,1 0,3 1,1 1,2", 5, 6, 366),
    (4, 2, "0,1 1,0 1,1 1,2", 4, 12, 672),
    (4, 3, "0,1 1,1 1,2 1,3", 5, 12, 672),
    (4, 4, "0,1 1,1 2,1 3,1", 5, 6, 330),
    (5, 1, "0,1 0,3 1,0 1,1 1,2", 5, 12, 672),
    (5, 2, "0,1 0,3 1,1 1,2 2,1", 5, 6, 336),
    (5, 3, "0,1 1,0 1,1 1,2 1,3", 5, 12, 612),
    (5, 4, "0,1 1,0 1,1 1,2 2,1", 4, 3, 156),
    (5, 5, "0,1 1,1 1,2 1,3 1,4", 6, 12, 624),
    (5, 6, "0,1 1,1 1,2 1,3 2,1", 5, 12, 624),
    (5, 7, "0,1 1,1 1,2 1,3 2,3", 6, 6, 312),
    (5, 8, "0,1 1,1 1,2 2,1 3,1", 5, 6, 312),
    (5, 9, "0,1 1,1 2,1 3,1 4,1", 6, 6, 300),
    (5, 10, "0,3 1,2 2,1 3,1 3,2", 6, 12, 672),
    (5, 11, "0,3 1,2 2,1 3,1 4,1", 6, 6, 306),
    (5, 12, "1,2 1,3 2,1 2,3 3,1", 6, 6, 366),
];

#[test]
fn xoids_are_as_many_as_counted_elsewhere() {
    let counts: Vec<_> = catalogue::counts(10).collect();
    let free: Vec<usize> = counts.iter().map(|count| count.free).collect();
    assert_eq!(free, [1, 1, 3, 4, 12, 27, 78, 208, 635, 1859]);
    let one_sided: Vec<usize> = counts.iter().map(|count| count.one_sided).collect();
    assert_eq!(one_sided, [1, 1, 4, 6, 19, 49, 143, 403, 1235, 3681]);
    let fixed: Vec<usize> = counts.iter().map(|count| count.fixed).collect();
    assert_eq!(fixed, [3, 6, 14, 36, 99, 281, 816, 2415, 7260, 22074]);
    for (legs, count) in (1..).zip(free).take(catalogue::NUMBERED) {
        assert_eq!(catalogue::of_size(legs).unwrap().len(), count);
    }
    assert!(catalogue::of_size(0).is_none() && catalogue::of_size(9).is_none());
}

#[test]
fn small_xoids_fit_where_they_should() {
    let start = standard();
    for (legs, rank, text, field_count, orientations, placements) in SMALL {
        let xoid = Xoid::new(&mids(text)).unwrap();
        assert_eq!(xoid.number(), Some((legs, rank)), "{text}");
        assert_eq!(catalogue::of_size(legs).unwrap()[rank - 1], xoid);
        assert_eq!(xoid.mids(), mids(text), "{text} is canonical");
        assert_eq!(xoid.field_count(), field_count, "{text}");
        assert_eq!(xoid.orientations().len(), orientations, "{text}");
        let found = start.placements(&xoid);
        assert_eq!(found.len(), placements, "{text}");
        assert_eq!(start.placement_count(&xoid), placements, "{text}");
        let distinct: BTreeSet<LegSet> = found.iter().copied().collect();
        assert_eq!(distinct.len(), placements, "{text}");
        for legs in found {
            assert_eq!(start.xoid_of(&legs).as_ref(), Ok(&xoid), "{text}");
        }
    }
    for (legs, total) in [
        (1, 210),
        (2, 390),
        (3, 846),
        (4, 2040),
        (5, 5292),
        (6, 14167),
    ] {
        let all = catalogue::of_size(legs).unwrap().iter();
        let sum: usize = all.map(|xoid| start.placement_count(xoid)).sum();
        assert_eq!(sum, total, "connected sets of {legs} legs");
    }
    let ring: Vec<Mid> = (0..6)
        .map(|side| Mid::of_side(hexx::Hex::ZERO, side))
        .collect();
    assert_eq!(start.placement_count(&Xoid::new(&ring).unwrap()), 61);
}

#[test]
fn straight_xoids_fit_as_often_as_they_should() {
    let start = standard();
    for (legs, placements) in [
        (4, 330),
        (5, 300),
        (6, 270),
        (8, 210),
        (12, 96),
        (16, 24),
        (17, 12),
        (18, 6),
        (19, 0),
    ] {
        let straight = Xoid::straight(legs);
        assert!(straight.is_straight());
        assert_eq!(straight.len(), usize::from(legs));
        assert_eq!(straight.field_count(), usize::from(legs) + 1);
        assert_eq!(start.placement_count(&straight), placements, "{legs}");
        assert_eq!(start.fits(&straight), placements > 0);
    }
}

#[test]
fn the_seven_smallest_fields_have_the_seven_names() {
    let mut by_field: BTreeMap<usize, usize> = BTreeMap::new();
    for xoid in catalogue::up_to(catalogue::NUMBERED) {
        *by_field.entry(xoid.field_count()).or_default() += 1;
        assert_eq!(xoid.name().is_some(), xoid.field_count() <= 4, "{xoid:?}");
    }
    // Larger fields have Xoids of more legs than are numbered.
    let known: Vec<usize> = (2..=5).map(|field| by_field[&field]).collect();
    assert_eq!(known, [1, 2, 4, 12]);
    let names: Vec<&str> = catalogue::named().map(|(name, _)| name).collect();
    assert_eq!(
        names,
        [
            "Leg",
            "Boomerang",
            "Propeller",
            "Wiggle",
            "Bowl",
            "Chair",
            "Ex"
        ]
    );
    let numbers: Vec<_> = catalogue::named()
        .map(|(_, xoid)| xoid.number().unwrap())
        .collect();
    assert_eq!(
        numbers,
        [(1, 1), (2, 1), (3, 1), (3, 3), (3, 2), (4, 2), (5, 4)]
    );
}

#[test]
fn xoids_are_the_same_however_they_lie() {
    let start = standard();
    for xoid in catalogue::up_to(6) {
        for image in xoid.orientations() {
            assert_eq!(Xoid::new(image).as_ref(), Ok(xoid));
            let moved: Vec<Mid> = image.iter().map(|mid| mid.moved(-6, 8)).collect();
            assert_eq!(Xoid::new(&moved).as_ref(), Ok(xoid));
        }
        assert_eq!(xoid.orientation_of(&xoid.orientations()[0]), Some(0));
        let symmetric = start.board().symmetries();
        assert_eq!(symmetric.len(), 12);
        let legs = start.placements(xoid)[0];
        for symmetry in symmetric {
            let image: LegSet = legs.iter().map(|leg| symmetry[leg.index()]).collect();
            assert_eq!(start.xoid_of(&image).as_ref(), Ok(xoid));
        }
    }
}

#[test]
fn what_is_no_xoid_is_refused() {
    for (text, wrong) in [
        ("0,1 4,1", "connected end to end"),
        ("0,1 2,1", "connected end to end"),
        ("0,1 0,1", "twice"),
        ("0,2", "middle of a hexagon"),
        ("0,1 200,1", "fits on no board"),
    ] {
        let error = Xoid::new(&mids(text)).unwrap_err().to_string();
        assert!(error.contains(wrong), "{text}: {error}");
    }
    assert!(Xoid::new(&[]).is_err());
}

#[test]
fn the_standard_board_has_its_legs_and_vertices() {
    let board = Board::standard();
    assert_eq!((board.cell_count(), board.leg_count()), (61, 210));
    assert_eq!(board.perimeter().len(), 54);
    // Every vertex is seen once by each pair of legs that meet there: three
    // pairs where three legs meet, one where two do.
    let pairs: u32 = board
        .all()
        .iter()
        .map(|leg| board.neighbours(leg).len())
        .sum();
    assert_eq!(pairs / 2, 120 * 3 + 30);
    for leg in board.all().iter() {
        assert_eq!(board.leg_at(board.mid(leg)), Some(leg));
        assert_eq!(board.leg_at(board.side(leg).mid()), Some(leg));
        let beside = board.beside(leg).len();
        assert_eq!(beside == 1, board.perimeter().contains(leg));
        assert!((1..=2).contains(&beside));
        for cell in board.beside(leg).iter() {
            assert!(board.rim(cell).contains(leg) && board.sides(cell).unwrap().contains(&leg));
        }
    }
    assert_eq!(board.leg_at(Mid { x: 99, y: 1 }), None);
    assert_eq!(board.leg_at(Mid { x: 0, y: 0 }), None);
    let two = Board::drawn("0:0..1").unwrap();
    assert_eq!((two.leg_count(), two.perimeter().len()), (11, 10));
}

#[test]
fn the_xoids_of_every_field_count_are_listed_in_full() {
    let touching = |field_count| {
        let all = catalogue::touching(catalogue::LISTED);
        all.filter(move |(touched, _)| *touched == field_count)
    };
    let counts: Vec<usize> = (2..=7).map(|touched| touching(touched).count()).collect();
    assert_eq!(counts, [1, 2, 4, 12, 49, 213]);
    assert_eq!(touching(6).map(|(_, xoid)| xoid.len()).max(), Some(9));
    assert_eq!(touching(7).map(|(_, xoid)| xoid.len()).max(), Some(12));
    for (touched, xoid) in catalogue::touching(6) {
        assert_eq!(xoid.field_count(), touched);
    }
}

#[test]
fn islands_never_touch() {
    for word in ["isles", "islands"] {
        let options = OptionValues::from([("board".to_owned(), word.to_owned())]);
        let read = Xong::read_options(&options).unwrap();
        assert_eq!(Xong::write_options(&read)["board"], word);
        let start = Xong::new(read);
        let board = start.board();
        let islands = board.islands();
        assert!(islands.len() >= 2);
        for island in &islands {
            let legs: LegSet = board
                .all()
                .iter()
                .filter(|leg| board.beside(*leg).meets(island))
                .collect();
            assert!(board.is_connected(&legs));
            assert_eq!(board.component(legs.least().unwrap(), &board.all()), legs);
        }
        assert!(start.xoid_of(&board.all()).is_err());
    }
}

#[test]
fn options_make_the_boards_they_name() {
    let start = |pairs: &[(&str, &str)]| {
        let values: OptionValues = pairs
            .iter()
            .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()))
            .collect();
        Xong::read_options(&values).map(Xong::new)
    };
    for (name, cells) in [("small", 37), ("large", 91), ("star", 73), ("ring", 54)] {
        let position = start(&[("board", name)]).unwrap();
        assert_eq!(position.board().cell_count(), cells);
    }
    let random = start(&[("board", "random"), ("board_seed", "5")]).unwrap();
    assert!((48..=80).contains(&random.board().cell_count()));
    let written = Xong::write_options(&Game::options(&random));
    assert_eq!(written["hexes"], random.board().cell_count().to_string());
    let sized = start(&[("board", "random"), ("hexes", "70"), ("board_seed", "6")]).unwrap();
    assert_eq!(sized.board().cell_count(), 70);
    let drawn = start(&[("board", "x.x/.x.")]).unwrap();
    assert_eq!(drawn.board().cell_count(), 3);
    assert_eq!(
        Xong::read_options(&Xong::write_options(&Game::options(&drawn))),
        Ok(Game::options(&drawn))
    );
    let handicap = start(&[("handicap", "9")]).unwrap();
    assert_eq!(handicap.hand(), Some(&Xoid::straight(9)));
    assert!(start(&[("handicap", "18")]).is_ok());
    for wrong in [
        [("handicap", "19")],
        [("handicap", "0")],
        [("board", "xx")],
        [("board", "nowhere")],
        [("hexes", "500")],
        [("board_seed", "-1")],
    ] {
        let error = start(&wrong).unwrap_err().to_string();
        assert!(
            error.contains(wrong[0].0) && !error.contains('\n'),
            "{error}"
        );
    }
    let free = start(&[("handicap", "free")]).unwrap();
    assert_eq!(free.hand(), None);
    assert_eq!(Game::options(&free).first_give(), FirstGive::Free);
}

#[test]
fn sets_of_legs_keep_what_they_are_given() {
    let legs = [0_u16, 63, 64, 200, 511].map(Leg);
    let mut set: LegSet = legs.into_iter().collect();
    assert_eq!(set.iter().collect::<Vec<_>>(), legs);
    assert_eq!((set.len(), set.least()), (5, Some(Leg(0))));
    set.remove(Leg(0));
    assert!(!set.contains(Leg(0)) && set.contains(Leg(511)));
    assert!(LegSet::only(Leg(64)).is_within(&set) && !set.is_within(&LegSet::first(100)));
}
