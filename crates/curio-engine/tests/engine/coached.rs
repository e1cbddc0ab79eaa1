//! What the coach says of moves of every game, held against the solver of the game or a
//! search that looks many times further: it warns of no move that is as good as the one it
//! recommends, and misses no turn of an outcome that is known.
//!
//! `CURIO_COACHED=1000` looks at that many moves of each game instead of a few, and prints
//! what was found; `CURIO_COACHED_SEED=7` looks at others.
#![allow(clippy::print_stdout, reason = "a long one says what it found")]

use curio_engine::{
    AnyThinker, CancelToken, Limits, Verdict,
    chimple::{Solution, solved},
    coach::{Advice, AdviceKind, limits},
    thinker,
    xafka::{Grant, ProofEstimator, solve},
    xong::proof,
};
use curio_rules::{
    AnyGame, Game, Player, Turn, chimple::Chimple, registry, xafka::Xafka, xong::Xong,
};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    asking::{advised, chosen, level},
    support::option_values,
};

/// How many moves of each game are looked at.
fn wanted(few: usize) -> usize {
    let asked = std::env::var("CURIO_COACHED").ok();
    asked.map_or(few, |asked| asked.parse().expect("a number of moves"))
}

/// A position of a match between players who are far from perfect, and a move there: the one
/// they make, or any.
struct Asked {
    position: Box<dyn AnyGame>,
    mv: String,
}

/// Moves of many matches, a few of each.
fn asked(game: &str, options: &str, count: usize) -> Vec<Asked> {
    let seed = std::env::var("CURIO_COACHED_SEED").ok();
    let seed = seed.map_or(2026, |seed| seed.parse().expect("a seed"));
    let mut dice = Pcg64Mcg::seed_from_u64(seed);
    let mut plays = thinker(game).unwrap();
    let mut found = Vec::new();
    for seed in 0.. {
        let mut position = registry::start(game, &option_values(options)).unwrap();
        for _ in 0..200 {
            if position.turn() == Turn::Over {
                break;
            }
            let who = level(dice.random_range(1..=5_u8));
            let mut mv = chosen(&mut *plays, &*position, &who, seed);
            if dice.random_range(0..5_u32) == 0 {
                let moves = position.legal_texts();
                mv.clone_from(&moves[dice.random_range(0..moves.len() as u64) as usize]);
            }
            if dice.random_range(0..5_u32) == 0 {
                found.push(Asked {
                    position: position.boxed_clone(),
                    mv: mv.clone(),
                });
            }
            if found.len() >= count {
                return found;
            }
            position.play_text(&mv).unwrap();
        }
    }
    found
}

/// What the strongest there is finds of a position, for the player to move.
pub(super) trait Oracle {
    fn verdict(&mut self, position: &dyn AnyGame) -> Option<Verdict>;

    /// From now on positions are looked at as far as all of them were since the last call,
    /// or, the first time, as far as can be.
    fn equally_far(&mut self, _is_second: bool) {}
}

/// What two moves lead to, looked at equally far.
fn both(oracle: &mut dyn Oracle, position: &dyn AnyGame, moves: [&str; 2]) -> [Option<Verdict>; 2] {
    oracle.equally_far(false);
    let _ = moves.map(|mv| after(oracle, position, mv));
    oracle.equally_far(true);
    let found = moves.map(|mv| after(oracle, position, mv));
    oracle.equally_far(false);
    found
}

pub(super) struct XafkaOracle;

impl Oracle for XafkaOracle {
    fn verdict(&mut self, position: &dyn AnyGame) -> Option<Verdict> {
        let position: &Xafka = position.as_any().downcast_ref().unwrap();
        if position.standing().len() > 26 {
            return None;
        }
        let grant = Grant {
            limits: Limits::nodes(4_000_000),
            memory: 1 << 26,
            strategy: 0,
            estimator: ProofEstimator::default(),
        };
        let solved = solve(position, &grant, &CancelToken::default()).ok()?;
        Some(Verdict::decided(solved.winner == position.to_move(), 0))
    }
}

pub(super) struct ChimpleOracle;

impl Oracle for ChimpleOracle {
    fn verdict(&mut self, position: &dyn AnyGame) -> Option<Verdict> {
        let position: &Chimple = position.as_any().downcast_ref().unwrap();
        let solution = solved(&position.options(), &CancelToken::default(), None)?;
        Some(match sign(position, &solution, 4) {
            0 => Verdict::Draw,
            1 => Verdict::Win { plies: 0 },
            _ => Verdict::Loss { plies: 0 },
        })
    }
}

/// Who wins, for the player to move. The solution knows nothing of repetition, so the next
/// few plies are looked at as well.
fn sign(position: &Chimple, solution: &Solution, plies: u32) -> i8 {
    let moves = position.legal_moves();
    if plies == 0 || moves.is_empty() {
        return solution.judge(position).sign();
    }
    let signs = moves.into_iter().map(|mv| {
        let mut next = position.clone();
        next.play(&mv).unwrap();
        match Game::outcome(&next) {
            Some(end) if end.winners.is_empty() => 0,
            Some(end) if end.winners.contains(position.to_move()) => 1,
            Some(_) => -1,
            None => -sign(&next, solution, plies - 1),
        }
    });
    signs.max().unwrap_or(0)
}

/// Proves the end of a match of Xong where that is near, and searches before.
struct XongOracle(SearchOracle);

impl Oracle for XongOracle {
    fn verdict(&mut self, position: &dyn AnyGame) -> Option<Verdict> {
        let known: &Xong = position.as_any().downcast_ref().unwrap();
        let limits = Limits::nodes(2_000_000);
        let proven = proof(known, &limits, &CancelToken::default());
        let proven = proven.and_then(|report| Some(report.best()?.verdict));
        proven.or_else(|| self.0.verdict(position))
    }

    fn equally_far(&mut self, is_second: bool) {
        self.0.equally_far(is_second);
    }
}

/// The search of the game, with this number of positions.
pub(super) struct SearchOracle {
    thinker: Box<dyn AnyThinker>,
    nodes: u64,
    /// No deeper than this, so that what is found of two moves compares.
    depth: Option<u32>,
    reached: u32,
}

impl SearchOracle {
    pub(super) fn new(game: &str, nodes: u64) -> Self {
        Self {
            thinker: thinker(game).unwrap(),
            nodes,
            depth: None,
            reached: u32::MAX,
        }
    }

    /// Whether the search plays this move.
    pub(super) fn is_best(&mut self, position: &dyn AnyGame, mv: &str) -> bool {
        self.thinker.forget();
        let (limits, stop) = (Limits::nodes(self.nodes), CancelToken::default());
        let found = self.thinker.think(position, &limits, &stop, &mut |_| {});
        let best = found.and_then(|found| found.best()?.moves.first().cloned());
        best.is_some_and(|best| self.thinker.alike(position, mv).contains(&best))
    }
}

impl Oracle for SearchOracle {
    fn verdict(&mut self, position: &dyn AnyGame) -> Option<Verdict> {
        self.thinker.forget();
        let limits = Limits {
            depth: self.depth,
            ..Limits::nodes(self.nodes)
        };
        let stop = CancelToken::default();
        let found = self.thinker.think(position, &limits, &stop, &mut |_| {})?;
        self.reached = self.reached.min(found.depth.max(1));
        Some(found.best()?.verdict)
    }

    fn equally_far(&mut self, is_second: bool) {
        self.depth = is_second.then_some(self.reached);
        self.reached = u32::MAX;
    }
}

/// What a move leads to, for the player who makes it.
pub(super) fn after(oracle: &mut dyn Oracle, position: &dyn AnyGame, mv: &str) -> Option<Verdict> {
    let Turn::Player(me) = position.turn() else {
        return None;
    };
    let mut next = position.boxed_clone();
    next.play_text(mv).unwrap();
    if let Some(end) = next.outcome() {
        return Some(if end.winners.contains(me) {
            Verdict::Win { plies: 1 }
        } else if end.winners.is_empty() {
            Verdict::Draw
        } else {
            Verdict::Loss { plies: 1 }
        });
    }
    let verdict = oracle.verdict(&*next)?;
    Some(if next.turn() == Turn::Player(me) {
        verdict
    } else {
        verdict.reversed()
    })
}

/// A verdict as a number of hundredths, where what is as good as decided is not told apart.
pub(super) fn worth(verdict: Verdict) -> i32 {
    match verdict {
        Verdict::Win { .. } => 1_000,
        Verdict::Loss { .. } => -1_000,
        Verdict::Draw => 0,
        Verdict::Estimate(hundredths) => hundredths.clamp(-900, 900),
    }
}

#[derive(Debug, Default)]
struct Count {
    moves: usize,
    warnings: usize,
    praises: usize,
    decided: usize,
    turns: usize,
    slowest: u128,
}

/// Asks the coach about moves of a game, and checks what it says. `least` is by how much a
/// recommended move is better, at the least.
fn check(game: &str, options: &str, few: usize, least: i32, oracle: &mut dyn Oracle) {
    let mut coach = thinker(game).unwrap();
    let around = limits(&*coach);
    let mut count = Count::default();
    let mut faults = Vec::new();
    for Asked { position, mv } in asked(game, options, wanted(few)) {
        let began = std::time::Instant::now();
        let said = advised(&mut *coach, &*position, &mv, &around);
        count.slowest = count.slowest.max(began.elapsed().as_millis());
        let Some(said) = said else { continue };
        count.moves += 1;
        if let Err(why) = holds(&said, &*position, &mv, least, oracle, &mut count) {
            let text = position.position_text();
            faults.push(format!("{why}: {mv} in {text} ({options}): {said:?}"));
        }
    }
    println!("{game} {options}: {count:?}, {} faults", faults.len());
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

fn holds(
    said: &Advice,
    position: &dyn AnyGame,
    mv: &str,
    least: i32,
    oracle: &mut dyn Oracle,
    count: &mut Count,
) -> Result<(), String> {
    let is_two = position.colours().len() == 2;
    oracle.equally_far(false);
    let before = oracle.verdict(position).filter(|_| is_two);
    let played = after(oracle, position, mv);
    let is_known = |verdict: Option<Verdict>| verdict.is_some_and(Verdict::is_proven);
    if is_known(before) && is_known(played) {
        count.decided += 1;
        let (before, played) = (worth(before.unwrap()), worth(played.unwrap()));
        if played < before {
            count.turns += 1;
            if !said.kind.is_warning() {
                return Err("a turn of the outcome is missed".to_owned());
            }
        } else if said.kind.is_warning() {
            return Err("the outcome stays, and a warning is given".to_owned());
        }
    }
    let claims_loss = said.said.text().starts_with("Every move loses");
    if claims_loss && before.is_some_and(|verdict| worth(verdict) > -600) {
        return Err(format!("not every move loses: {before:?}"));
    }
    match said.kind {
        AdviceKind::Blunder | AdviceKind::Mistake => {
            count.warnings += 1;
            let better = said.better.as_deref().ok_or("no better move is named")?;
            let [Some(played), Some(best)] = both(oracle, position, [mv, better]) else {
                return Err("a warning where nothing is known".to_owned());
            };
            if worth(best) - worth(played) < least {
                return Err(format!("{better} is no better: {best:?}, not {played:?}"));
            }
            if said.said.text().contains("had a forced win") && worth(best) < 1_000 {
                return Err(format!("there was no forced win: {best:?}"));
            }
            let text = said.said.text();
            let mut halves = text.splitn(2, ". ");
            let (one, other) = (halves.next(), halves.next());
            let bare = |text: Option<&str>| {
                let text = text.unwrap_or_default().trim_end_matches('.').to_owned();
                text.replace("This ", "").replace("The best move ", "")
            };
            if bare(one) == bare(other) {
                return Err("the same is said of both moves".to_owned());
            }
        }
        AdviceKind::OnlyMove => {
            count.praises += 1;
            let played = worth(played.ok_or("praise where nothing is known")?);
            for other in position.legal_texts() {
                let alike = thinker(position.info().id).unwrap().alike(position, mv);
                if other == mv || alike.contains(&other) {
                    continue;
                }
                let found = after(oracle, position, &other);
                if found.is_some_and(|found| worth(found) + least > played) {
                    return Err(format!("{other} is as good: {found:?}"));
                }
            }
        }
        AdviceKind::Fine | AdviceKind::Best => {
            if said.better.is_some() {
                return Err("a better move is named beside a good one".to_owned());
            }
        }
    }
    Ok(())
}

#[test]
fn in_xafka_the_solver_decides() {
    check("xafka", "", 12, 1, &mut XafkaOracle);
}

#[test]
fn in_chimple_the_solution_decides() {
    check("chimple", "", 120, 1, &mut ChimpleOracle);
    check("chimple", "stuck=draw", 60, 1, &mut ChimpleOracle);
}

#[test]
fn in_xima_a_better_move_is_better() {
    check("xima", "", 3, 20, &mut SearchOracle::new("xima", 100_000));
}

#[test]
fn in_mathematichess_a_better_move_is_better() {
    let mut oracle = SearchOracle::new("mathematichess", 60_000);
    check("mathematichess", "size=5", 4, 20, &mut oracle);
    check("mathematichess", "size=7", 1, 20, &mut oracle);
}

#[test]
fn in_xong_a_better_move_is_better() {
    let search = SearchOracle::new("xong", 60_000);
    check("xong", "board=small", 8, 15, &mut XongOracle(search));
}

/// The position after these moves of mini-Xafka.
fn xafka(moves: &str) -> Box<dyn AnyGame> {
    let mut position = registry::start("xafka", &Default::default()).unwrap();
    for mv in moves.split_whitespace() {
        position.play_text(mv).unwrap();
    }
    position
}

fn said(moves: &str, mv: &str) -> Advice {
    let mut coach = thinker("xafka").unwrap();
    let around = limits(&*coach);
    advised(&mut *coach, &*xafka(moves), mv, &around).unwrap()
}

#[test]
fn a_move_of_a_lost_position_is_no_mistake() {
    // `curio-lab xafka solve` finds that Black loses before and after.
    let advice = said("a1 e4 a3 d4 a2 e3 b1 f5 b2 c5", "d2");
    assert_eq!((advice.kind, advice.better), (AdviceKind::Fine, None));
    assert_eq!(advice.said.text(), "Every move loses here.");
}

#[test]
fn a_move_that_still_wins_is_no_mistake() {
    let before = "d3 a4 b1 d7 a2 e7 a1 e6 b2 e4 a3 f5 b4 e3";
    let advice = said(before, "b3");
    assert!(advice.kind >= AdviceKind::Best, "{advice:?}");
    assert_eq!(advice.better, None);
    let position = xafka(before);
    assert_eq!(position.turn(), Turn::Player(Player::FIRST));
    // What does throw the win away is warned of.
    let losing = position.legal_texts().into_iter().find(|mv| {
        let found = after(&mut XafkaOracle, &*position, mv);
        matches!(found, Some(Verdict::Loss { .. }))
    });
    if let Some(losing) = losing {
        let advice = said(before, &losing);
        assert_eq!(advice.kind, AdviceKind::Blunder, "{losing}: {advice:?}");
        assert!(
            advice.said.text().ends_with("You had a forced win."),
            "{advice:?}"
        );
    }
}
