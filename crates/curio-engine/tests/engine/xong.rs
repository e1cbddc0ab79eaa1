//! The opponents of Xong: legal at every level, the same for the same seed, and
//! right where they claim a proof.

use curio_engine::{CancelToken, Limits, Verdict, thinker};
use curio_rules::{
    AnyGame, Game, Player,
    xong::{Board, FirstGive, Leg, LegSet, Move, Options, Xoid, Xong},
    zobrist_key,
};

use super::asking::{chosen_anew, hinted, level, thought};

fn start(board: &str, first_give: FirstGive) -> Xong {
    let options = Options::on(Board::drawn(board).unwrap());
    Xong::new(options.with_first_give(first_give).unwrap())
}

/// An undecided position `plies` random moves after `start`. Games that end
/// before are begun again.
fn random_position(start: &Xong, plies: u64, seed: u64) -> Xong {
    let mut state = seed;
    'games: for _ in 0..10_000 {
        let mut position = start.clone();
        for _ in 0..plies {
            let moves = position.legal_moves();
            if moves.is_empty() {
                continue 'games;
            }
            state = zobrist_key(state, 1);
            let mv = &moves[(state % moves.len() as u64) as usize];
            position.play(mv).unwrap();
        }
        if !position.is_over() {
            return position;
        }
    }
    panic!("no game from {start:?} goes on after {plies} moves");
}

/// All Xoids that fit on an empty board.
fn kinds(position: &Xong) -> Vec<Xoid> {
    let board = position.board();
    let count = board.leg_count();
    let mut kinds: Vec<Xoid> = (1_u32..1 << count)
        .map(|bits| {
            (0..count as u16)
                .filter(|n| bits >> n & 1 != 0)
                .map(Leg)
                .collect::<LegSet>()
        })
        .filter(|set| board.is_connected(set))
        .map(|set| position.xoid_of(&set).unwrap())
        .collect();
    kinds.sort();
    kinds.dedup();
    kinds
}

/// Whether the player who acts wins, found by trying everything.
fn wins(position: &Xong, kinds: &[Xoid]) -> bool {
    let moves: Vec<Move> = match position.hand() {
        Some(hand) => position
            .placements(hand)
            .into_iter()
            .map(Move::Place)
            .collect(),
        None => kinds.iter().cloned().map(Move::Give).collect(),
    };
    let me = position.to_act();
    moves.iter().any(|mv| {
        let mut next = position.clone();
        if next.play(mv).is_err() {
            return false;
        }
        match Game::outcome(&next) {
            Some(end) => end.winners.contains(me),
            None => (next.to_act() == me) == wins(&next, kinds),
        }
    })
}

#[test]
fn proofs_agree_with_trying_everything() {
    let mut seen = [0; 2];
    for (board, plies) in [("0:0", 0..4), ("0:0..1", 3..8)] {
        let empty = start(board, FirstGive::Free);
        let kinds = kinds(&empty);
        for plies in plies {
            for seed in 0..8 {
                let position = random_position(&empty, plies, seed);
                let report = thought(&position, &Limits::default());
                assert!(report.complete, "{position:?}");
                let expected = wins(&position, &kinds);
                match report.lines[0].verdict {
                    Verdict::Win { .. } => assert!(expected, "{position:?}"),
                    Verdict::Loss { .. } => assert!(!expected, "{position:?}"),
                    other => panic!("{other:?} in {position:?}"),
                }
                seen[usize::from(expected)] += 1;
            }
        }
    }
    assert!(seen.iter().all(|count| *count > 5), "{seen:?}");
}

/// Who wins is found out before the best way is, and what is said then holds too.
#[test]
fn a_search_cut_short_claims_nothing_false() {
    let start = start("0:0..2/1:0..1", FirstGive::Straight(1));
    let mut early = [0; 2];
    for seed in 0..60 {
        let position = random_position(&start, 8, seed);
        let full = thought(&position, &Limits::nodes(4_000_000));
        if !full.complete {
            continue;
        }
        for nodes in [20, 60, 100, 200, 400, 800, 2_000, 6_000] {
            let short = thought(&position, &Limits::nodes(nodes));
            let told = short.lines[0].verdict;
            match (told, full.lines[0].verdict) {
                (Verdict::Win { plies }, Verdict::Win { plies: fewest }) => {
                    assert!(plies >= fewest, "{position:?} with {nodes}");
                    early[0] += u32::from(short.lines[0].moves.len() < plies as usize);
                }
                (Verdict::Loss { plies }, Verdict::Loss { plies: most }) => {
                    assert!(plies >= most, "{position:?} with {nodes}");
                    early[1] += u32::from(!short.complete);
                }
                (Verdict::Estimate(_), _) => assert!(!short.complete),
                (told, truth) => panic!("{told:?} for {truth:?}: {position:?} with {nodes}"),
            }
        }
    }
    assert!(early.iter().all(|count| *count > 0), "{early:?}");
}

#[test]
fn a_proven_line_leads_to_the_end_it_claims() {
    let start = start("0:0..2/1:0..1", FirstGive::Straight(1));
    let mut proven = 0;
    for seed in 0..20 {
        let position = random_position(&start, 8, seed);
        let report = thought(&position, &Limits::nodes(400_000));
        if !report.complete {
            continue;
        }
        let line = &report.lines[0];
        let mut end = position.clone();
        for mv in &line.moves {
            end.play_text(mv).unwrap();
        }
        let winner = Game::outcome(&end).unwrap().winners;
        let plies = line.moves.len() as u32;
        let won = winner.contains(position.to_act());
        let expected = Verdict::decided(won, plies);
        assert_eq!(line.verdict, expected, "{position:?}");
        proven += 1;
    }
    assert!(proven >= 5, "{proven}");
}

#[test]
fn every_level_plays_a_legal_game() {
    for number in 1..=5 {
        let mut position = Xong::new(Options::random(24, number.into()));
        let mut ply = 0;
        while !position.is_over() {
            let mv = chosen_anew(&position, &level(number), ply);
            position.play_text(&mv).unwrap();
            ply += 1;
        }
        let points = position.statistics().points;
        assert_eq!((points[0] + points[1]) % 2, 1);
    }
}

#[test]
fn levels_choose_the_same_for_the_same_seed() {
    for plies in [0, 1, 6, 15, 30] {
        let start = Xong::new(Options::random(30, 2));
        let position = random_position(&start, plies, 3);
        for number in [1, 3, 5, 6] {
            let first = chosen_anew(&position, &level(number), 9);
            assert_eq!(first, chosen_anew(&position, &level(number), 9));
            assert!(position.check_text(&first).is_ok());
        }
    }
}

#[test]
fn a_stopped_search_still_has_a_legal_move() {
    let stopped = CancelToken::cancelled();
    for plies in [0, 1, 20, 35] {
        let position = random_position(&Xong::new(Options::default()), plies, 4);
        let report = thinker("xong")
            .unwrap()
            .think(&position, &Limits::default(), &stopped, &mut |_| {})
            .unwrap();
        let mv = &report.lines[0].moves[0];
        assert!(position.check_text(mv).is_ok());
    }
}

#[test]
fn symmetric_first_moves_are_alike() {
    let position = Xong::new(Options::default());
    let alike = thinker("xong").unwrap().alike(&position, "place:0,0,0");
    assert_eq!(alike.len(), 6);
    for mv in alike {
        assert!(position.check_text(&mv).is_ok());
    }
}

#[test]
fn hints_tell_their_reasons() {
    let start = Xong::new(Options::default());
    for (plies, word) in [(0, "gains 2"), (1, "hands Blue")] {
        let position = random_position(&start, plies, 5);
        let mut thinker = thinker("xong").unwrap();
        let hint = hinted(&mut *thinker, &position, &Limits::nodes(4_000));
        assert!(hint.reason().contains(word), "{}", hint.reason());
        assert!(position.check_text(&hint.mv.text).is_ok());
    }
}

#[test]
fn a_higher_level_beats_a_beginner() {
    let mut wins = 0;
    for game in 0..6_u64 {
        let strong = Player((game % 2) as u8);
        let mut position = Xong::new(Options::random(30, game as u32 / 2));
        let mut ply = 0;
        while !position.is_over() {
            let number = if position.to_act() == strong { 4 } else { 1 };
            let mv = chosen_anew(&position, &level(number), game << 32 | ply);
            position.play_text(&mv).unwrap();
            ply += 1;
        }
        let end = Game::outcome(&position).unwrap();
        wins += u32::from(end.winners.contains(strong));
    }
    assert!(wins >= 5, "level 4 won {wins} of 6");
}
