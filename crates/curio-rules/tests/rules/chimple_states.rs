//! The states of Chimple, all of them: their moves by the second implementation, the graph of reachable states, the random walk over it.

use std::collections::{BTreeMap, BTreeSet};

use curio_rules::{
    Game, Player, PlayerSet,
    chimple::{Chimple, Descriptor, End, Matrix, Memes, Move, Options, Size, Square, View},
    perft,
};

use crate::slow::chimple::{Agreed, Chimple as Walked};

// --- The second implementation -----------------------------------------------

/// The moves of some memes in the words of the second implementation.
fn written<'a>(memes: impl Iterator<Item = &'a Descriptor>) -> BTreeSet<String> {
    let texts = memes.map(|meme| {
        let sign = if meme.act.is_capture() { 'x' } else { '-' };
        format!("{}{sign}{}", meme.agent.number(), meme.result.number())
    });
    texts.collect()
}

#[test]
fn every_state_of_nine_squares_has_the_moves_of_the_second_implementation() {
    for choice in 0..8_u8 {
        let options = Options {
            back: choice & 1 == 0,
            capture_back: choice & 2 == 0,
            slide: choice & 4 != 0,
            ..Options::default()
        };
        let walked = |digits: &str, to_move| {
            let agreed = Agreed {
                side: 3,
                back: options.back,
                capture_back: options.capture_back,
                slide: options.slide,
                stuck: "loses",
            };
            Walked::in_state(agreed, digits, to_move).eligible()
        };
        let mut possible = 0;
        for number in 0..19_683 {
            let digit = |place: u32| char::from(b'0' + (number / 3_u32.pow(place) % 3) as u8);
            let digits: String = (0..9).rev().map(digit).collect();
            let few = |mark| digits.chars().filter(|digit| *digit == mark).count() <= 2;
            let state = View::of_number(Size::Three, number);
            assert_eq!(state.is_some(), few('1') && few('2'), "{number}");
            let Some(state) = state else {
                // Impossible states have memes too: there are just more agents.
                let matrix = |mark: u8| -> Matrix {
                    let all = Size::Three.all();
                    let is_there = |square: &Square| digits.as_bytes()[8 - square.index()] == mark;
                    all.filter(is_there).collect()
                };
                let memes = Memes::for_options(&options).eligible(matrix(b'1'), matrix(b'2'));
                assert_eq!(written(memes), walked(&digits, '1'), "{number}");
                continue;
            };
            possible += 1;
            assert_eq!(state.number(), number);
            assert_eq!(state.digits(), digits);
            for (player, to_move) in Player::all(2).zip(['1', '2']) {
                let position = Chimple::set_up(options, state, player);
                // A match that is over has memes too, which nobody may deploy.
                let seen = position.view(player);
                let memes = position.memes().eligible(seen.own, seen.enemy);
                let texts =
                    memes.map(|meme| position.move_text(&Move::Deploy(position.step(meme))));
                let texts: BTreeSet<String> = texts.collect();
                assert_eq!(texts, walked(&digits, to_move), "{number}");
            }
        }
        assert_eq!(possible, 1423);
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
