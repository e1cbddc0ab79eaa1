//! The measured figures of Mathematichess.

use core::time::Duration;

use curio_engine::{Effort, Searcher, mathematichess::placing};
use curio_rules::{
    Game,
    mathematichess::{Mathematichess, Move, Options, set_up},
    zobrist_key,
};

use super::{Figure, keeping_limits, search_speed, seconds, varied};

/// A board of the usual size, filled at random and fought on for some plies,
/// one of the Terminators spent.
fn battle(seed: u64) -> Mathematichess {
    let mut position = Mathematichess::new(Options::on(13));
    while position.is_placing() {
        let Some(mv) = set_up::random_placement(&position, seed) else {
            break;
        };
        position.play_unchecked(mv);
    }
    for ply in 0..10 {
        let moves = Game::legal_moves(&position);
        let pick = zobrist_key(seed, ply) % moves.len().max(1) as u64;
        if let Some(mv) = moves.get(pick as usize) {
            position.play_unchecked(*mv);
        }
    }
    position
}

/// Measures the figures in about the time of `budget`.
pub(super) fn figures(budget: Duration) -> Vec<Figure> {
    let battles: Vec<Mathematichess> = (0..16).map(battle).collect();
    let mut found = vec![
        make_and_unmake(&battles, budget / 6),
        listing(&battles, budget / 6),
        boards_filled(budget / 6),
    ];
    found.extend(whole_games(budget / 6));
    if let Some(start) = battles.first() {
        found.push(search_speed::<Searcher<_>>(
            varied(start),
            budget / 6,
            Some(100_000.0),
        ));
        found.extend(keeping_limits::<Searcher<_>>(varied(start), budget / 6));
    }
    found
}

/// Making and taking back every move of the second stage, the score read in
/// between.
fn make_and_unmake(battles: &[Mathematichess], budget: Duration) -> Figure {
    let mut boards: Vec<_> = battles
        .iter()
        .map(|position| {
            let moves: Vec<Move> = Game::legal_moves(position);
            (position.board().clone(), moves)
        })
        .collect();
    let (mut made, mut sum) = (0_u64, 0_i64);
    let began = Effort::now();
    while began.elapsed() < budget || made == 0 {
        for (board, moves) in &mut boards {
            for mv in moves.iter() {
                let undo = board.make(*mv);
                sum = sum.wrapping_add(i64::from(board.totals()[0]));
                board.unmake(&undo);
            }
            made += moves.len() as u64;
        }
    }
    core::hint::black_box(sum);
    let nanoseconds = seconds(began.elapsed()) * 1e9 / made as f64;
    Figure::new("make_unmake_with_score", nanoseconds, "ns", Some(400.0))
}

/// Listing all moves of the second stage.
fn listing(battles: &[Mathematichess], budget: Duration) -> Figure {
    let mut list = Vec::with_capacity(512);
    let mut lists = 0_u64;
    let began = Effort::now();
    while began.elapsed() < budget || lists == 0 {
        for position in battles {
            list.clear();
            position.board().list_moves(position.to_move(), &mut list);
            core::hint::black_box(list.len());
            lists += 1;
        }
    }
    let microseconds = seconds(began.elapsed()) * 1e6 / lists as f64;
    Figure::new("moves_listed", microseconds, "µs", Some(10.0))
}

/// Filling the whole board by the placements that are found without searching.
fn boards_filled(budget: Duration) -> Figure {
    let mut boards = 0_u64;
    let began = Effort::now();
    while began.elapsed() < budget || boards == 0 {
        let mut position = Mathematichess::new(Options::on(13));
        while let Some(mv) = placing::placement(&position) {
            position.play_unchecked(mv);
        }
        boards += 1;
    }
    let milliseconds = seconds(began.elapsed()) * 1e3 / boards as f64;
    Figure::new("board_filled_well", milliseconds, "ms", None)
}

/// Whole random games, from the empty board on.
fn whole_games(budget: Duration) -> Vec<Figure> {
    let (mut games, mut plies) = (0_u64, 0_u64);
    let mut list = Vec::with_capacity(512);
    let began = Effort::now();
    while began.elapsed() < budget || games == 0 {
        let mut position = Mathematichess::new(Options::on(13));
        while position.end().is_none() {
            let mv = if position.is_placing() {
                set_up::random_placement(&position, games)
            } else {
                list.clear();
                position.board().list_moves(position.to_move(), &mut list);
                let pick = zobrist_key(games, plies) % list.len().max(1) as u64;
                list.get(pick as usize).copied()
            };
            position.play_unchecked(mv.unwrap_or(Move::Pass));
            plies += 1;
        }
        games += 1;
    }
    let taken = seconds(began.elapsed());
    vec![
        Figure::new("random_playouts", games as f64 / taken, "playouts/s", None),
        Figure::new("random_plies", plies as f64 / taken, "plies/s", None),
    ]
}
