//! The states of Chimple, all of them: a second, geometric move generator against
//! the descriptors, the graph of reachable states, the random walk over it.

use std::collections::{BTreeMap, BTreeSet};

use curio_rules::{
    Game, Player, PlayerSet,
    chimple::{Chimple, End, Matrix, Memes, Options, Size, View},
    perft,
};

// --- The second generator ----------------------------------------------------

/// A board read off the digits of a state, moves found by walking over it:
/// nothing of it is shared with the descriptors.
fn walked(digits: &[u8], side: i32, white: bool, options: &Options) -> BTreeSet<(i32, i32, bool)> {
    let at = |row: i32, column: i32| {
        let inside = (0..side).contains(&row) && (0..side).contains(&column);
        // Rows from the top and columns from the left, as the digits are.
        inside.then(|| digits[(row * side + column) as usize])
    };
    let number = |row: i32, column: i32| side * side - (row * side + column);
    let (own, enemy, ahead) = if white {
        (b'2', b'1', 1)
    } else {
        (b'1', b'2', -1)
    };
    let mut found = BTreeSet::new();
    for row in 0..side {
        for column in 0..side {
            if at(row, column) != Some(own) {
                continue;
            }
            for (down, right) in [(-1, 0), (1, 0), (0, -1), (0, 1)] {
                if down == -ahead && !options.back {
                    continue;
                }
                let longest = if options.slide { side } else { 1 };
                for steps in 1..=longest {
                    let (r, c) = (row + steps * down, column + steps * right);
                    if at(r, c) != Some(b'0') {
                        break;
                    }
                    found.insert((number(row, column), number(r, c), false));
                }
            }
            for (down, right) in [(-1, -1), (-1, 1), (1, -1), (1, 1)] {
                if down == -ahead && !options.capture_back {
                    continue;
                }
                if at(row + down, column + right) == Some(enemy) {
                    let to = number(row + down, column + right);
                    found.insert((number(row, column), to, true));
                }
            }
        }
    }
    found
}

/// The moves of the rules in the words of the second generator.
fn deployed(position: &Chimple) -> BTreeSet<(i32, i32, bool)> {
    let view = position.view(position.to_move());
    position
        .memes()
        .eligible(view.own, view.enemy)
        .map(|meme| position.step(meme))
        .map(|step| {
            (
                step.from.number().into(),
                step.to.number().into(),
                step.captures,
            )
        })
        .collect()
}

#[test]
fn both_generators_agree_on_every_state_of_nine_squares() {
    for choice in 0..8_u8 {
        let options = Options {
            back: choice & 1 == 0,
            capture_back: choice & 2 == 0,
            slide: choice & 4 != 0,
            ..Options::default()
        };
        let mut possible = 0;
        for number in 0..19_683 {
            let mut digits = [b'0'; 9];
            let mut rest = number;
            for digit in digits.iter_mut().rev() {
                *digit = b'0' + (rest % 3) as u8;
                rest /= 3;
            }
            let few = |mark| digits.iter().filter(|digit| **digit == mark).count() <= 2;
            let state = View::of_number(Size::Three, number);
            assert_eq!(state.is_some(), few(b'1') && few(b'2'), "{number}");
            let Some(state) = state else {
                // Impossible states have memes too: there are just more agents.
                check_impossible(&digits, &options);
                continue;
            };
            possible += 1;
            assert_eq!(state.number(), number);
            assert_eq!(state.digits().as_bytes(), digits);
            for player in Player::all(2) {
                let position = Chimple::set_up(options, state, player);
                let white = player == Player::SECOND;
                assert_eq!(
                    deployed(&position),
                    walked(&digits, 3, white, &options),
                    "{number}"
                );
            }
        }
        assert_eq!(possible, 1423);
    }
}

fn check_impossible(digits: &[u8], options: &Options) {
    let matrix = |mark: u8| -> Matrix {
        Size::Three
            .all()
            .filter(|square| digits[8 - square.index()] == mark)
            .collect()
    };
    let found: BTreeSet<(i32, i32, bool)> = Memes::for_options(options)
        .eligible(matrix(b'1'), matrix(b'2'))
        .map(|meme| {
            (
                meme.agent.number().into(),
                meme.result.number().into(),
                meme.act.is_capture(),
            )
        })
        .collect();
    assert_eq!(found, walked(digits, 3, false, options));
}

#[test]
fn both_generators_agree_along_games_on_sixteen_squares() {
    for choice in 0..8_u8 {
        let options = Options {
            back: choice & 1 != 0,
            capture_back: choice & 2 == 0,
            slide: choice & 4 != 0,
            ..Options::on(Size::Four)
        };
        for seed in 0..20 {
            let mut position = Chimple::new(options);
            let mut state = seed;
            while position.end().is_none() {
                let digits = position.view(Player::FIRST).digits();
                let white = position.to_move() == Player::SECOND;
                assert_eq!(
                    deployed(&position),
                    walked(digits.as_bytes(), 4, white, &options)
                );
                state = curio_rules::zobrist_key(state, 0);
                let moves = position.legal_moves();
                position
                    .play(&moves[(state % moves.len() as u64) as usize])
                    .unwrap();
            }
        }
    }
}

// --- The graph of states -----------------------------------------------------

/// All states reachable from the start with one side to move: their
/// boards as Black sees them, and the states one move on, one for each meme.
fn graph(first: Player) -> BTreeMap<(u32, Player), Vec<(u32, Player)>> {
    let options = Options::default();
    let start = Chimple::set_up(options, View::start(Size::Three), first);
    let key = |position: &Chimple| (position.view(Player::FIRST).number(), position.to_move());
    let mut graph = BTreeMap::new();
    let mut open = vec![start];
    while let Some(position) = open.pop() {
        if graph.contains_key(&key(&position)) {
            continue;
        }
        let next: Vec<Chimple> = position
            .legal_moves()
            .iter()
            .map(|mv| {
                let mut next = position.clone();
                next.play(mv).unwrap();
                let state = next.view(Player::FIRST);
                Chimple::set_up(options, state, next.to_move())
            })
            .collect();
        graph.insert(key(&position), next.iter().map(key).collect());
        open.extend(next);
    }
    graph
}

#[test]
fn the_graph_of_states_has_the_known_size() {
    let graph = graph(Player::FIRST);
    assert_eq!(graph.len(), 1990);
    let boards: BTreeSet<u32> = graph.keys().map(|(board, _)| *board).collect();
    assert_eq!(boards.len(), 1422);
    let edges: usize = graph
        .values()
        .map(|next| next.iter().collect::<BTreeSet<_>>().len())
        .sum();
    assert_eq!(edges, 7000);
    assert_eq!(graph.values().filter(|next| next.is_empty()).count(), 98);
    let mut either = graph;
    either.extend(self::graph(Player::SECOND));
    assert_eq!(either.len(), 2746);
    let boards: BTreeSet<u32> = either.keys().map(|(board, _)| *board).collect();
    assert_eq!(boards.len(), 1422);
}

#[test]
fn eight_states_that_come_about_are_stuck() {
    let stuck: Vec<(u32, Player)> = graph(Player::FIRST)
        .into_keys()
        .filter(|(board, player)| {
            let state = View::of_number(Size::Three, *board).unwrap();
            let position = Chimple::set_up(Options::default(), state, *player);
            matches!(position.end(), Some(End::Stuck(_)))
        })
        .collect();
    assert_eq!(stuck.len(), 8);
    let number = |digits| u32::from_str_radix(digits, 3).unwrap();
    assert!(stuck.contains(&(number("210100000"), Player::SECOND)));
    assert!(stuck.contains(&(number("000200120"), Player::FIRST)));
}

#[test]
fn a_random_walk_ends_as_known() {
    // Without the draw by repetition the walk is a Markov chain; its chances
    // come out by sweeping through the states until nothing changes.
    let graph = graph(Player::FIRST);
    let places: BTreeMap<_, usize> = graph.keys().zip(0..).collect();
    let next: Vec<Vec<usize>> = graph
        .values()
        .map(|next| next.iter().map(|state| places[state]).collect())
        .collect();
    // Chance that Black wins, that a side is stuck, and the plies to come.
    let mut chances = vec![[0.0_f64; 3]; next.len()];
    for (chance, (board, player)) in chances.iter_mut().zip(graph.keys()) {
        let state = View::of_number(Size::Three, *board).unwrap();
        let position = Chimple::set_up(Options::default(), state, *player);
        if let Some(end) = position.end() {
            let winners = Game::outcome(&position).unwrap().winners;
            chance[0] = f64::from(u8::from(winners == PlayerSet::only(Player::FIRST)));
            chance[1] = f64::from(u8::from(matches!(end, End::Stuck(_))));
        }
    }
    loop {
        let mut moved = 0.0_f64;
        for (place, next) in next.iter().enumerate().filter(|(_, next)| !next.is_empty()) {
            let mut mean = [0.0; 3];
            for state in next {
                for (sum, chance) in mean.iter_mut().zip(chances[*state]) {
                    *sum += chance / next.len() as f64;
                }
            }
            mean[2] += 1.0;
            for (old, new) in chances[place].iter().zip(mean) {
                moved = moved.max((old - new).abs());
            }
            chances[place] = mean;
        }
        if moved < 1e-13 {
            break;
        }
    }
    let [black, stuck, plies] = chances[places[&(14_590, Player::FIRST)]];
    assert!((black - 0.543_169_098_624).abs() < 1e-10, "{black}");
    assert!((stuck - 0.028_86).abs() < 1e-5, "{stuck}");
    assert!((plies - 21.898_345_022_4).abs() < 1e-8, "{plies}");
}

#[test]
fn perft_agrees() {
    let start = Chimple::new(Options::default());
    for (depth, count) in (1..).zip([4, 14, 54, 178, 770]) {
        assert_eq!(perft(&start, depth), count, "at depth {depth}");
    }
    let start = Chimple::new(Options::on(Size::Four));
    for (depth, count) in (1..).zip([4, 16, 114, 808, 5782, 40_684]) {
        assert_eq!(perft(&start, depth), count, "at depth {depth}");
    }
}
