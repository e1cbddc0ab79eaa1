//! Boards so small that everything on them can be counted and played out.

use std::collections::BTreeMap;

use curio_rules::{
    Game, Player,
    xong::{Board, FirstGive, Leg, LegSet, Move, Options, Xoid, Xong},
};

fn start(board: Board, first_give: FirstGive) -> Xong {
    Xong::new(Options::on(board).with_first_give(first_give).unwrap())
}

fn connected_sets(board: &Board) -> Vec<LegSet> {
    let count = board.leg_count();
    (1_u32..1 << count)
        .map(|bits| {
            (0..count as u16)
                .filter(|n| bits >> n & 1 != 0)
                .map(Leg)
                .collect()
        })
        .filter(|set: &LegSet| board.is_connected(set))
        .collect()
}

fn shapes(position: &Xong, sets: &[LegSet]) -> BTreeMap<Xoid, usize> {
    let mut shapes = BTreeMap::new();
    for set in sets {
        *shapes.entry(position.xoid_of(set).unwrap()).or_insert(0) += 1;
    }
    shapes
}

#[test]
fn tiny_boards_have_their_shapes_and_placements() {
    for (text, legs, kinds, pairs) in [
        ("0:0", 6, 6, 31),
        ("0:0..1", 11, 82, 347),
        ("0:0..1/1:0", 15, 442, 2922),
    ] {
        let position = start(Board::drawn(text).unwrap(), FirstGive::Free);
        let sets = connected_sets(position.board());
        assert_eq!((position.board().leg_count(), sets.len()), (legs, pairs));
        let shapes = shapes(&position, &sets);
        assert_eq!(shapes.len(), kinds);
        for (xoid, count) in shapes {
            assert_eq!(position.placement_count(&xoid), count, "{xoid:?}");
        }
    }
}

fn complete_games(position: &Xong, kinds: &[Xoid]) -> u64 {
    let mut games = 0;
    for xoid in kinds {
        let mut given = position.clone();
        if Game::play(&mut given, &Move::Give(xoid.clone())).is_err() {
            continue;
        }
        for legs in given.placements(xoid) {
            let mut next = given.clone();
            Game::play(&mut next, &Move::Place(legs)).unwrap();
            games += if next.is_over() {
                1
            } else {
                complete_games(&next, kinds)
            };
        }
    }
    games
}

#[test]
fn tiny_boards_have_as_many_complete_games_as_counted_elsewhere() {
    for (text, games) in [("0:0", 157), ("0:0..1", 56_471)] {
        let position = start(Board::drawn(text).unwrap(), FirstGive::Free);
        let sets = connected_sets(position.board());
        let kinds: Vec<Xoid> = shapes(&position, &sets).into_keys().collect();
        assert_eq!(complete_games(&position, &kinds), games);
    }
}

/// The first player's points less the second's, both playing perfectly.
fn perfect(position: &Xong, kinds: &[Xoid]) -> i32 {
    if position.is_over() {
        return position.statistics().margin();
    }
    let moves: Vec<Move> = match position.hand() {
        Some(hand) => position
            .placements(hand)
            .into_iter()
            .map(Move::Place)
            .collect(),
        None => kinds.iter().cloned().map(Move::Give).collect(),
    };
    let values = moves.iter().filter_map(|mv| {
        let mut next = position.clone();
        Game::play(&mut next, mv).ok()?;
        Some(perfect(&next, kinds))
    });
    if position.to_act() == Player::FIRST {
        values.max().unwrap()
    } else {
        values.min().unwrap()
    }
}

#[test]
fn one_hex_is_decided_by_who_chooses_the_first_xoid() {
    let free = start(Board::drawn("0:0").unwrap(), FirstGive::Free);
    let kinds: Vec<Xoid> = shapes(&free, &connected_sets(free.board()))
        .into_keys()
        .collect();
    assert_eq!(perfect(&free, &kinds), -1);
    let leg_first = start(Board::drawn("0:0").unwrap(), FirstGive::Straight(1));
    assert_eq!(perfect(&leg_first, &kinds), 1);
}
