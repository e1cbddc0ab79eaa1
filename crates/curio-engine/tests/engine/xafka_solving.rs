//! The exact solver of Xafka against the rules played out, its proofs, and the known
//! positions of the rules file.

use curio_engine::{
    CancelToken, Limits, Opponent, Verdict, choose, thinker,
    xafka::{Grant, Proof, ProofError, ProofEstimator, Solved, Unsolved, solve},
};
use curio_rules::{
    Game, Player,
    xafka::{LockedStuck, Options, Shape, Xafka},
};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;
use std::collections::HashMap;

use super::support::played;

/// Enough for small positions.
pub(super) fn grant(strategy: usize) -> Grant {
    Grant {
        limits: Limits::default(),
        memory: 1 << 20,
        strategy,
        estimator: ProofEstimator::default(),
    }
}

fn solved(position: &Xafka) -> Solved {
    solve(position, &grant(1_000_000), &CancelToken::default()).unwrap()
}

fn proven(position: &Xafka) -> Proof {
    solved(position).proof.unwrap()
}

fn after(options: Options, moves: &str) -> Xafka {
    played(&Xafka::new(options), moves)
}

/// Who wins, by nothing but the rules: every game is played to its end.
fn winner_by_rules(position: &Xafka, known: &mut HashMap<u64, Player>) -> Player {
    if let Some(winner) = position.winner() {
        return winner;
    }
    if let Some(winner) = known.get(&Game::hash(position)) {
        return *winner;
    }
    let me = position.to_move();
    let mut winner = Player(1 - me.0);
    for mv in position.legal_moves() {
        let mut next = *position;
        next.play(&mv).unwrap();
        if winner_by_rules(&next, known) == me {
            winner = me;
            break;
        }
    }
    known.insert(Game::hash(position), winner);
    winner
}

/// A position reached at random with this many hexagons left, unless it ends before.
pub(super) fn random_position(options: Options, left: u32, dice: &mut Pcg64Mcg) -> Option<Xafka> {
    let mut position = Xafka::new(options);
    while position.standing().len() > left && !position.is_over() {
        let moves = position.legal_moves();
        let mv = moves[dice.random_range(0..moves.len())];
        position.play(&mv).unwrap();
    }
    (!position.is_over()).then_some(position)
}

#[test]
fn the_solver_agrees_with_the_rules_played_to_the_end() {
    let mut dice = Pcg64Mcg::seed_from_u64(17);
    for (shape, most) in [(Shape::Side3, 12), (Shape::Side4, 15)] {
        for locked_stuck in [LockedStuck::Loses, LockedStuck::Wins] {
            for light in [2, 8, shape.usual_light(), 30] {
                let options = Options {
                    locked_stuck,
                    light,
                    ..Options::on(shape)
                };
                for round in 0..12 {
                    let left = 3 + round % (most - 2);
                    let Some(position) = random_position(options, left, &mut dice) else {
                        continue;
                    };
                    let expected = winner_by_rules(&position, &mut HashMap::new());
                    let solved = solved(&position);
                    assert_eq!(solved.winner, expected, "{position:?} {options:?}");
                    assert_eq!(solved.mv.is_some(), expected == position.to_move());
                    let proof = solved.proof.unwrap();
                    assert_eq!(proof.winner, expected);
                    let checked = proof.check().unwrap();
                    assert!(checked.plies <= position.standing().len() + 1);
                    assert_eq!(checked.moves, proof.len());
                }
            }
        }
    }
}

#[test]
fn who_wins_does_not_depend_on_what_is_expected() {
    let mut dice = Pcg64Mcg::seed_from_u64(29);
    let mut extreme = ProofEstimator::default();
    for weight in extreme.weights_mut() {
        *weight = dice.random();
    }
    for _ in 0..30 {
        let Some(position) = random_position(Options::default(), 20, &mut dice) else {
            continue;
        };
        let expected = solved(&position).winner;
        for estimator in [ProofEstimator::blank(), extreme] {
            let other = Grant {
                estimator,
                ..grant(0)
            };
            let solved = solve(&position, &other, &CancelToken::default()).unwrap();
            assert_eq!(solved.winner, expected, "{position:?} {estimator:?}");
        }
    }
}

#[test]
fn on_19_hexagons_every_first_placement_wins() {
    // One of each kind: the rim's corners and edges, and around the centre; from the
    // centre no place is left, so that the game is over at once.
    for first in ["a1", "a2", "b2"] {
        let proof = proven(&after(Options::on(Shape::Side3), first));
        assert_eq!(proof.winner, Player::FIRST, "{first}");
        proof.check().unwrap();
    }
    let position = after(Options::on(Shape::Side3), "c3");
    assert_eq!(position.winner(), Some(Player::FIRST));
    let unsolved = solve(&position, &grant(0), &CancelToken::default());
    assert_eq!(unsolved.unwrap_err(), Unsolved::Over);
}

/// M15 of `shared/rules/xafka.md`: one move wins.
const M15: &str = "c3 g6 b2 g5 c2 e7 d2 e6 b1 c4 c1 f4 d1 f6 e3";

#[test]
fn the_only_winning_move_is_found_and_proven() {
    let position = after(Options::default(), M15);
    let solved = solved(&position);
    assert_eq!(solved.mv.as_deref(), Some("d5"));
    let proof = solved.proof.unwrap();
    let text = proof.write();
    assert!(text.starts_with("curio proof 1\n"), "{text}");
    let read = Proof::read(&text).unwrap();
    assert_eq!(read, proof);
    assert_eq!(read.check().unwrap().moves, proof.len());
}

#[test]
fn what_is_wrong_with_a_proof_is_said() {
    let proof = proven(&after(Options::default(), M15));
    let text = proof.write();
    let line = text.lines().find(|line| line.contains(" -> ")).unwrap();
    let (position, _) = line.split_once(" -> ").unwrap();
    let changed = |with: &str| Proof::read(&text.replace(line, with)).unwrap().check();
    assert!(matches!(changed(""), Err(ProofError::Missing { .. })));
    for mv in ["a1 and so on", "g7"] {
        let error = changed(&format!("{position} -> {mv}")).unwrap_err();
        assert!(
            matches!(
                error,
                ProofError::Illegal { .. } | ProofError::Missing { .. }
            ),
            "{error}"
        );
    }
    let other = text.replace("winner White", "winner Black");
    let error = Proof::read(&other).unwrap().check().unwrap_err();
    assert!(matches!(error, ProofError::Missing { .. }), "{error}");
    for (broken, line) in [
        ("", 1),
        ("curio proof 3\n", 1),
        ("curio proof 1\nmore\n", 2),
        ("curio proof 1\noption board=19\n", 3),
        ("curio proof 1\nstart - -/- yellow X\n", 2),
        ("curio proof 1\nstart - -/- yellow B\nwinner Green\n", 3),
        ("curio proof 1\nstart - -/- yellow B\nwinner Black\nd4\n", 4),
    ] {
        let error = Proof::read(broken).unwrap_err();
        let at = match &error {
            ProofError::Line { line, .. } => *line,
            _ => 0,
        };
        assert_eq!(at, line, "{broken}: {error}");
    }
}

#[test]
fn a_proof_of_the_wrong_winner_is_found_out() {
    let start = after(Options::on(Shape::Side3), "b2");
    let text = proven(&start).write();
    // The moves are Black's; White has none in the position White is to move in.
    let (head, moves) = text.split_once("winner Black").unwrap();
    let swapped = format!("{head}winner White{moves}");
    let error = Proof::read(&swapped).unwrap().check().unwrap_err();
    assert!(matches!(error, ProofError::Missing { .. }), "{error}");
}

#[test]
fn what_is_granted_suffices_or_not() {
    let position = after(Options::default(), "f7 b1 g7 b5 f6 d3 e7 c2 e5 a2");
    let little = Grant {
        limits: Limits::nodes(1_000),
        ..grant(0)
    };
    let unsolved = solve(&position, &little, &CancelToken::default()).unwrap_err();
    assert_eq!(unsolved, Unsolved::Stopped { nodes: 1_000 });
    let three = Options {
        players: 3,
        ..Options::default()
    };
    let unsolved = solve(&Xafka::new(three), &grant(0), &CancelToken::default());
    assert_eq!(unsolved.unwrap_err(), Unsolved::Rules);
    let large = Xafka::new(Options::on(Shape::Side5));
    let unsolved = solve(&large, &grant(0), &CancelToken::default());
    assert_eq!(unsolved.unwrap_err(), Unsolved::Rules);
    let endless = Grant {
        memory: usize::MAX / 4,
        ..grant(0)
    };
    let unsolved = solve(&position, &endless, &CancelToken::default()).unwrap_err();
    assert!(matches!(unsolved, Unsolved::Memory { .. }), "{unsolved}");
    // The memory may be as small as it likes.
    let position = after(Options::default(), M15);
    let tiny = Grant {
        memory: 0,
        ..grant(0)
    };
    let found = solve(&position, &tiny, &CancelToken::default()).unwrap();
    assert_eq!(found.mv.as_deref(), Some("d5"));
}

#[test]
fn the_highest_level_knows_who_wins_with_twenty_hexagons_left() {
    let mut dice = Pcg64Mcg::seed_from_u64(3);
    let level: Opponent = "level:8".parse().unwrap();
    let mut wins = 0;
    for _ in 0..6 {
        let Some(position) = random_position(Options::default(), 20, &mut dice) else {
            continue;
        };
        let never = CancelToken::default();
        let mut thinker = thinker("xafka").unwrap();
        let chosen = choose(&mut *thinker, &position, &level, 1, &never, &mut |_| {}).unwrap();
        let report = chosen.report.unwrap();
        let best = report.best().unwrap();
        let winner = solved(&position).winner;
        if winner == position.to_move() {
            wins += 1;
            assert!(matches!(best.verdict, Verdict::Win { .. }), "{best:?}");
            let mut next = position;
            let mv = next.parse_move(&chosen.mv.text).unwrap();
            next.play(&mv).unwrap();
            assert!(next.winner().is_none_or(|it| it == winner));
            if !next.is_over() {
                assert_eq!(solved(&next).winner, winner);
            }
            // The line is one that can be played, to an end that the winner wins.
            let mut last = position;
            for mv in &best.moves {
                let mv = last.parse_move(mv).unwrap();
                last.play(&mv).unwrap();
            }
            assert_eq!(last.winner(), Some(winner));
        } else {
            assert!(matches!(best.verdict, Verdict::Loss { .. }), "{best:?}");
        }
    }
    assert!(wins > 0);
}

/// Who wins after a move.
fn winner_after(position: &Xafka, mv: &str) -> Player {
    let mut next = *position;
    next.play(&next.parse_move(mv).unwrap()).unwrap();
    next.winner().unwrap_or_else(|| solved(&next).winner)
}

#[test]
fn an_analysis_of_several_lines_tells_which_moves_win() {
    let mut dice = Pcg64Mcg::seed_from_u64(7);
    let (mut won, mut lost) = (0, 0);
    for _ in 0..6 {
        let Some(position) = random_position(Options::default(), 23, &mut dice) else {
            continue;
        };
        // The search alone would go on for minutes. It is stopped when it tells more than
        // the solver has told before.
        let stop = CancelToken::default();
        let limits = Limits::default().with_lines(3);
        let mut thinker = thinker("xafka").unwrap();
        let mut reports = Vec::new();
        let last = thinker.think(&position, &limits, &stop, &mut |report| {
            let is_told = report.lines.iter().any(|line| line.verdict.is_proven());
            if is_told && reports.len() > 40 {
                stop.cancel();
            }
            reports.push(report.clone());
        });
        let last = last.unwrap();
        let moves = position.legal_moves().len();
        assert_eq!(last.lines.len(), moves.min(3));
        let verdicts: Vec<Verdict> = last.lines.iter().map(|line| line.verdict).collect();
        assert!(verdicts.is_sorted_by(|one, next| one >= next), "{last:?}");
        for line in &last.lines {
            let winner = winner_after(&position, &line.moves[0]);
            match line.verdict {
                Verdict::Win { .. } => {
                    assert_eq!(winner, position.to_move(), "{line:?}");
                    won += 1;
                }
                Verdict::Loss { .. } => {
                    assert_ne!(winner, position.to_move(), "{line:?}");
                    lost += 1;
                }
                other => panic!("{other:?} of {line:?}"),
            }
        }
        let may_win = solved(&position).winner == position.to_move();
        assert_eq!(matches!(verdicts[0], Verdict::Win { .. }), may_win);
    }
    assert!(won > 0 && lost > 0, "{won} {lost}");
}
