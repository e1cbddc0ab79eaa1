//! The rules of Xong against games that were replayed elsewhere, the three
//! wordings of the score, and the end of the game against brute force.

use std::{
    collections::{BTreeMap, BTreeSet},
    sync::OnceLock,
};

use curio_rules::{
    AnyGame, Game, Player, Points, Turn,
    xong::{
        Board, Cell, CellSet, Change, FirstGive, Leg, LegSet, Mid, Move, Options, Refusal, Side,
        Status, Xoid, Xong, catalogue,
    },
    zobrist_key,
};
use serde_json::Value;

fn start(board: Board, first_give: FirstGive) -> Xong {
    Xong::new(Options::on(board).with_first_give(first_give).unwrap())
}

fn standard() -> Xong {
    Xong::new(Options::default())
}

fn leg(board: &Board, q: i16, r: i16, direction: u8) -> Leg {
    board.leg_at(Side { q, r, direction }.mid()).unwrap()
}

fn colour(player: Player) -> &'static str {
    ["R", "B"][player.index()]
}

// --- Recorded games ----------------------------------------------------------

fn recorded() -> &'static [Value] {
    static GAMES: OnceLock<Value> = OnceLock::new();
    let text = include_str!("../data/xong/games.json");
    let all = GAMES.get_or_init(|| serde_json::from_str(text).unwrap());
    all["games"].as_array().unwrap()
}

fn numbers(value: &Value) -> Vec<i16> {
    let list = value.as_array().unwrap().iter();
    list.map(|number| number.as_i64().unwrap() as i16).collect()
}

fn board_of(game: &Value) -> Board {
    let hexes = game["hexes"].as_array().unwrap().iter().map(numbers);
    Board::new(hexes.map(|hex| hexx::Hex::new(i32::from(hex[0]), i32::from(hex[1])))).unwrap()
}

fn legs_of(board: &Board, value: &Value) -> LegSet {
    let legs = value.as_array().unwrap().iter().map(numbers);
    legs.map(|at| leg(board, at[0], at[1], at[2] as u8))
        .collect()
}

fn cells_of(board: &Board, value: &Value) -> CellSet {
    let hexes = value.as_array().unwrap().iter().map(numbers);
    let hexes = hexes.map(|at| hexx::Hex::new(i32::from(at[0]), i32::from(at[1])));
    hexes.map(|hex| board.cell_at(hex).unwrap()).collect()
}

#[test]
fn recorded_games_replay_to_every_tally_cold_value_and_score() {
    assert_eq!(recorded().len(), 4);
    for game in recorded() {
        let name = &game["board"];
        let mut position = start(board_of(game), FirstGive::Free);
        assert_eq!(game["legs"], position.board().leg_count());
        for mv in game["moves"].as_array().unwrap() {
            let at = format!("{name} move {}", mv["n"]);
            assert!(!position.is_over(), "{at}: over too early");
            let board = board_of(game);
            let points = mv["shape"].as_array().unwrap().iter().map(numbers);
            let shape: Vec<Mid> = points.map(|at| Mid { x: at[0], y: at[1] }).collect();
            let xoid = Xoid::new(&shape).unwrap();
            assert_eq!(xoid.mids(), shape, "{at}: canonical");
            let legs = legs_of(&board, &mv["legs"]);
            assert_eq!(position.xoid_of(&legs).as_ref(), Ok(&xoid), "{at}");
            Game::play(&mut position, &Move::Give(xoid)).unwrap();
            assert_eq!(mv["player"], colour(position.to_act()), "{at}");
            let cold = position.cold(&legs).unwrap();
            let cells = |key: &str| cells_of(&board, &mv[key]);
            assert_eq!(mv["cold"], cold.value(), "{at}");
            assert_eq!(cold.touched, cells("touched"), "{at}");
            assert_eq!(cold.greened, cells("greened"), "{at}");
            assert_eq!(cold.cashed, cells("self_cashed"), "{at}");
            assert_eq!(cold.conceded, cells("opp_cashed"), "{at}");
            let player = position.to_act();
            let changes = Game::play(&mut position, &Move::Place(legs)).unwrap();
            check_changes(&changes, player, &cold, &at);
            assert_eq!(cold.ends, position.is_over());
            let tally = [Player::FIRST, Player::SECOND].map(|player| {
                let tally = position.tally(player);
                i16::try_from(tally.touched + 2 * tally.cashed).unwrap()
            });
            assert_eq!(tally.to_vec(), numbers(&mv["tally"]), "{at}");
        }
        assert!(position.is_over(), "{name}: not over");
        check_end(&position, game);
    }
}

/// The statistics, the score and the result of a game that is over.
fn check_end(position: &Xong, game: &Value) {
    let figures = position.statistics();
    assert_eq!(figures.killed(), figures.greened + figures.untouched);
    assert_eq!(game["turns"], figures.turns);
    assert_eq!(game["greened"], figures.greened);
    assert_eq!(game["untouched"], figures.untouched);
    let left = legs_of(position.board(), &game["vacant_left"]);
    assert_eq!(position.vacant(), left);
    let owned = figures.owned.map(|owned| owned as i16).to_vec();
    assert_eq!(owned, numbers(&game["owned"]));
    let score = ["R", "B"].map(|key| game["score"][key].as_i64().unwrap());
    assert_eq!(figures.points.map(i64::from), score);
    let totals = score.map(Points::whole);
    assert_eq!(Game::score(position).totals, totals);
    let winner = Game::outcome(position)
        .unwrap()
        .winners
        .iter()
        .next()
        .unwrap();
    assert_eq!(colour(winner), game["winner"].as_str().unwrap());
    assert_eq!(colour(position.to_act()), game["last"].as_str().unwrap());
    assert_eq!(position.last_point(), Some(position.to_act().other()));
}

/// What a placement reports has to be what its cold value predicted.
fn check_changes(changes: &[Change], mover: Player, cold: &curio_rules::xong::Cold, at: &str) {
    let cells = |pick: &dyn Fn(&Change) -> Option<Cell>| -> CellSet {
        changes.iter().filter_map(pick).collect()
    };
    assert!(
        matches!(&changes[0], Change::Placed(it) if it.player == mover),
        "{at}"
    );
    let touched = cells(&|change| match change {
        Change::Touched { cell, player } if *player == mover => Some(*cell),
        _ => None,
    });
    let greened = cells(&|change| match change {
        Change::Greened { cell, lost_by } if *lost_by == mover.other() => Some(*cell),
        _ => None,
    });
    let cashed = |who: Player| {
        cells(&move |change| match change {
            Change::Cashed { cell, player } if *player == who => Some(*cell),
            _ => None,
        })
    };
    assert_eq!((touched, greened), (cold.touched, cold.greened), "{at}");
    assert_eq!(cashed(mover), cold.cashed, "{at}");
    assert_eq!(cashed(mover.other()), cold.conceded, "{at}");
    assert_eq!(changes.contains(&Change::Over), cold.ends, "{at}");
}

// --- Random games ------------------------------------------------------------

/// Plays random moves until the game is over, and shows every position.
fn random_game(mut position: Xong, seed: u64, mut seen: impl FnMut(&Xong)) -> Xong {
    let mut state = seed;
    while Game::turn(&position) != Turn::Over {
        state = zobrist_key(state, 7);
        let mv = match position.hand() {
            Some(hand) => {
                let all = position.placements(hand);
                Move::Place(all[(state % all.len() as u64) as usize])
            }
            None => {
                let all = position.candidate_gives();
                assert!(
                    !all.is_empty(),
                    "who can give finds something: {position:?}"
                );
                // Mostly small ones, so that the game gets long.
                let among = if state & 0x300 == 0 {
                    all.len()
                } else {
                    all.len().min(4)
                };
                Move::Give(all[((state >> 16) % among as u64) as usize].clone())
            }
        };
        Game::play(&mut position, &mv).unwrap();
        seen(&position);
    }
    position
}

#[test]
fn the_three_wordings_of_the_score_agree_at_every_moment() {
    for (seed, board) in [
        (1, Board::standard()),
        (2, Board::random(55, 9)),
        (3, Board::archipelago(50, 4)),
        (4, Board::drawn("0:0..2/1:0..2").unwrap()),
    ] {
        let mut position = start(board, FirstGive::Straight(1));
        let mut incremental = [0_i64; 2];
        let mut state = seed;
        while !position.is_over() {
            state = zobrist_key(state, 3);
            let moves = position.legal_moves();
            let mv = &moves[(state % moves.len() as u64) as usize];
            // The second wording: points gained and lost as things happen.
            for change in Game::play(&mut position, mv).unwrap() {
                match change {
                    Change::Touched { player, .. } | Change::Cashed { player, .. } => {
                        incremental[player.index()] += 1;
                    }
                    Change::Greened { lost_by, .. } => incremental[lost_by.index()] -= 1,
                    Change::LastPoint { to } => incremental[to.index()] += 1,
                    _ => {}
                }
            }
            // The third: the running tally.
            let tally = [0, 1].map(|seat| i64::from(position.tally(Player(seat)).total()));
            assert_eq!(tally, incremental);
        }
        // The first: two for every hex in contact with one player only.
        let fin = [0, 1].map(|seat| {
            let own = position.owned_cells(Player(seat)).len();
            i64::from(2 * own) + i64::from(position.last_point() == Some(Player(seat)))
        });
        assert_eq!(fin, incremental);
        assert_eq!((fin[0] + fin[1]) % 2, 1, "there is no tie");
        let margin = position.statistics().margin();
        assert!(margin % 2 != 0);
    }
}

/// The vacant legs that lie in a connected set of an unplayed shape, found by
/// looking at every connected set there is.
fn live_by_brute_force(position: &Xong) -> Option<LegSet> {
    let board = position.board();
    let vacant = position.vacant();
    let played: BTreeSet<&Xoid> = position.placed().iter().map(|it| &it.xoid).collect();
    let mut known: BTreeMap<Vec<Mid>, bool> = BTreeMap::new();
    let mut live = LegSet::EMPTY;
    let mut sets: BTreeSet<LegSet> = vacant.iter().map(LegSet::only).collect();
    while !sets.is_empty() {
        if sets.len() > 3000 {
            return None;
        }
        let mut larger = BTreeSet::new();
        for set in &sets {
            let mids: Vec<Mid> = set.iter().map(|leg| board.mid(leg)).collect();
            let new = *known
                .entry(mids)
                .or_insert_with(|| !played.contains(&position.xoid_of(set).unwrap()));
            if new {
                live |= *set;
            }
            for leg in set.iter() {
                for next in (board.neighbours(leg) & vacant) - *set {
                    larger.insert(set.with(next));
                }
            }
        }
        sets = larger;
    }
    Some(live)
}

#[test]
fn the_end_and_the_dead_legs_agree_with_brute_force() {
    let mut checked = 0;
    let mut ended = 0;
    for (seed, board) in [
        (1, Board::standard()),
        (2, Board::regular(curio_rules::xong::Regular::Hexagon(3))),
        (3, Board::archipelago(40, 8)),
        (4, Board::random(30, 5)),
        (5, Board::drawn("0:0..3/1:0..2").unwrap()),
    ] {
        for game in 0..4 {
            let mut positions = Vec::new();
            let position = start(board_again(&board), FirstGive::Straight(1));
            random_game(position, seed * 100 + game, |position| {
                if position.hand().is_none() {
                    positions.push(position.clone());
                }
            });
            for position in positions.iter().rev().take(6) {
                if let Some(live) = live_by_brute_force(position) {
                    assert_eq!(*position.live(), live, "{position:?}");
                    assert_eq!(position.is_over(), live.is_empty());
                    checked += 1;
                    ended += u32::from(live.is_empty());
                }
            }
        }
    }
    assert!(
        checked >= 54 && ended == 20,
        "{checked} positions, {ended} of them at the end"
    );
}

fn board_again(board: &Board) -> Board {
    Board::new(board.cells().map(|(_, hex)| hex)).unwrap()
}

#[test]
fn dead_legs_stay_dead_and_cashed_hexes_stay_cashed() {
    for seed in 0..6 {
        let mut before: Option<Xong> = None;
        random_game(
            Xong::new(Options::random(50, seed)),
            seed.into(),
            |position| {
                if let Some(before) = &before {
                    assert!(position.live().is_within(before.live()));
                    assert!(before.cashed().is_within(&position.cashed()));
                    for player in Player::all(2) {
                        let roped_off = before.owned_cells(player) & before.cashed();
                        assert!(roped_off.is_within(&position.owned_cells(player)));
                    }
                }
                before = Some(position.clone());
            },
        );
    }
}

// --- Rulings -----------------------------------------------------------------

#[test]
fn the_seven_openers_net_their_field_counts() {
    let mut position = standard();
    let mut margins = Vec::new();
    for (number, (_, xoid)) in catalogue::named().enumerate() {
        if number > 0 {
            Game::play(&mut position, &Move::Give(xoid.clone())).unwrap();
        }
        let best = position
            .placements(&xoid)
            .into_iter()
            .max_by_key(|legs| {
                let cold = position.cold(legs).unwrap();
                (cold.touched.len(), core::cmp::Reverse(cold.greened.len()))
            })
            .unwrap();
        assert_eq!(
            position.cold(&best).unwrap().value(),
            xoid.field_count() as i32
        );
        Game::play(&mut position, &Move::Place(best)).unwrap();
        margins.push(position.statistics().margin());
    }
    assert_eq!(margins, [2, -1, 2, -2, 2, -2, 2]);
}

#[test]
fn refusals_name_the_rule() {
    let mut position = standard();
    let place = |text: &str| standard().parse_move(text).unwrap();
    let refused = |position: &Xong, text: &str| {
        let mv = position.parse_move(text).unwrap();
        Game::check(position, &mv).unwrap_err()
    };
    assert!(matches!(
        refused(&position, "give:Boomerang"),
        Refusal::InHand(_)
    ));
    assert!(matches!(
        refused(&position, "place:0,0,0;0,0,1"),
        Refusal::OtherShape(_)
    ));
    Game::play(&mut position, &place("place:0,0,0")).unwrap();
    assert!(matches!(
        refused(&position, "place:0,0,1"),
        Refusal::NothingInHand
    ));
    assert!(matches!(refused(&position, "give:Leg"), Refusal::NotNew(_)));
    let long = Move::Give(Xoid::straight(19));
    assert!(matches!(
        Game::check(&position, &long),
        Err(Refusal::FitsNowhere(_))
    ));
    position.play_text("give:2.1").unwrap();
    let taken = refused(&position, "place:0,0,0;0,0,1");
    assert_eq!(
        taken.to_string(),
        "the leg 0,0,0 is taken: a Xoid must lie on vacant legs"
    );
    let beyond = Move::Place(LegSet::only(Leg(300)));
    assert_eq!(Game::check(&position, &beyond), Err(Refusal::OffBoard));
    position.play_text("resign").unwrap();
    assert!(matches!(
        refused(&position, "place:0,0,1;0,0,2"),
        Refusal::Over
    ));
    let end = Game::outcome(&position).unwrap();
    assert_eq!(
        (end.reason, end.winners.iter().next()),
        ("resignation", Some(Player::FIRST))
    );
}

#[test]
fn moves_are_read_in_lenient_forms() {
    let position = standard();
    let read = |text: &str| position.parse_move(text).unwrap();
    let text = |text: &str| position.move_text(&read(text));
    assert_eq!(text("give:boomerang"), "give:0,1;1,0");
    assert_eq!(text("give:5,-2;4,-1"), text("give:2.1"));
    assert_eq!(text("GIVE:4.2"), text("give:Chair"));
    // Legs as a placement names them give the shape, wherever they lie.
    assert_eq!(text("give:0,0,0;0,0,1"), "give:0,1;1,0");
    assert_eq!(text("give:90,3,2;90,3,3"), "give:0,1;1,0");
    // A side may be named from either of its hexes, in any order.
    assert_eq!(text("place:1,0,3"), "place:0,0,0");
    assert_eq!(text("place:0,0,1;0,0,0"), "place:0,0,0;0,0,1");
    for wrong in "give: give:0,0 give:0,1;9,9 give:3.9 give:nobody give:0,0,6 give:0,0,-1 \
        give:0,0,0;1,0,3 place: place:9,9,0 place:0,0,6 place:0,0,0;0,0,0 place:0,0 d4 \
        place:0,0,0,0 give:0,1;0,1 give:99999,1 place:-99999,0,0"
        .split(' ')
    {
        assert!(position.parse_move(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn bad_positions_are_refused() {
    let options = Options::default();
    for (text, wrong) in [
        ("standard - - 0,1", "five fields"),
        ("standard - - 0,1 B", "it is Red’s turn"),
        ("standard - - - R", "it is Blue’s turn"),
        ("standard - 0,0,0 - B", "one more"),
        ("standard 0,0,0 0,0,0;0,0,1 - B", "two Xoids"),
        ("standard 0,0,0 0,0,1 - B", "twice"),
        ("standard 0,0,0 - 0,1 B", "already on the board"),
        ("standard 0,0,0;2,0,1 - - R", "connected end to end"),
        ("standard 9,9,0 - - R", "outside the board"),
        ("standard - - 0,1 X", "no player"),
        ("standard - - 0,1 R B:resign", "who left"),
        ("0:0 - - 0,1;1,0;1,1 R", "fits nowhere"),
        ("nowhere - - 0,1 R", "not a row"),
    ] {
        let error = Xong::parse_position(&options, text)
            .unwrap_err()
            .to_string();
        assert!(error.contains(wrong), "{text}: {error}");
    }
    // A position brings its own board along.
    let tiny = Xong::parse_position(&options, "0:0 0,0,0 - - R").unwrap();
    assert_eq!(tiny.board().cell_count(), 1);
    let again = Xong::parse_position(&Game::options(&tiny), &Game::position_text(&tiny));
    assert_eq!(again, Ok(tiny));
}

#[test]
fn the_order_of_play_does_not_make_another_position() {
    let options = Options::default();
    let one = "standard 0,0,0|2,0,0;2,0,1;2,0,2 -2,0,0;-2,0,1 - R";
    let position = Xong::parse_position(&options, one).unwrap();
    let swapped = "standard 2,0,0;2,0,1;2,0,2|0,0,0 -2,0,0;-2,0,1 - R";
    let other = Xong::parse_position(&options, swapped).unwrap();
    assert_eq!(position, other);
    assert_eq!(Game::hash(&position), Game::hash(&other));
    // The same legs, cut into other Xoids, are another position.
    let cut = "standard 0,0,0;2,0,0;2,0,1;2,0,2 -2,0,0;-2,0,1 - R";
    assert!(Xong::parse_position(&options, cut).is_err());
}

#[test]
fn the_bestiary_knows_what_is_played_and_extinct() {
    let end = random_game(standard(), 11, |_| {});
    let species = end.bestiary(6);
    assert_eq!(species.len(), 1 + 2 + 4 + 12 + 49);
    assert!(species.is_sorted_by_key(|it| (it.field_count, it.xoid.len())));
    for it in &species {
        match it.status {
            Status::Played(player, turn) => {
                let placement = &end.placed()[turn - 1];
                assert_eq!((&placement.xoid, placement.player), (it.xoid, player));
            }
            Status::Extinct => assert!(!end.fits(it.xoid)),
            other => panic!("{other:?} at the end of a game"),
        }
    }
    let start = standard();
    assert_eq!(start.bestiary(2)[0].status, Status::InHand);
    assert!(
        start.bestiary(6)[1..]
            .iter()
            .all(|it| it.status == Status::Fits)
    );
    let offer = start.offer(&Xoid::straight(18));
    assert!(offer.is_legal() && offer.placements.len() == 6);
    let mut placed = start.clone();
    let centre = LegSet::only(leg(start.board(), 0, 0, 0));
    Game::play(&mut placed, &Move::Place(centre)).unwrap();
    let leg = placed.offer(&Xoid::leg());
    assert_eq!(leg.played, Some((Player::FIRST, 1)));
    assert!(!leg.is_legal());
}

#[test]
fn candidates_are_new_and_fit_and_differ_in_kind() {
    let mut sizes = BTreeSet::new();
    random_game(standard(), 23, |position| {
        for xoid in position.candidate_gives() {
            assert!(Game::check(position, &Move::Give(xoid.clone())).is_ok());
            sizes.insert(xoid.len());
        }
    });
    assert!(sizes.len() >= 10, "{sizes:?}");
}

#[test]
fn a_full_board_still_gives_the_last_point() {
    let mut position = start(Board::drawn("0:0").unwrap(), FirstGive::Free);
    for mv in ["give:6.14", "place:0,0,0;0,0,1;0,0,2;0,0,3;0,0,4;0,0,5"] {
        if position.play_text(mv).is_err() {
            let ring: Vec<Mid> = (0..6)
                .map(|side| Mid::of_side(hexx::Hex::ZERO, side))
                .collect();
            let ring = Xoid::new(&ring).unwrap();
            Game::play(&mut position, &Move::Give(ring)).unwrap();
        }
    }
    assert!(position.is_over() && position.vacant().is_empty());
    assert_eq!(position.last_point(), Some(Player::SECOND));
    assert_eq!(position.statistics().points, [2, 1]);
}
