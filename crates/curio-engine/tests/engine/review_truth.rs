//! What the review of a match says, held against the solver of the game or a search that
//! looks ten times as far: it names a move wherever the chart or the solver turns, none that
//! is the best, and calls nobody faultless who is not.
//!
//! `CURIO_REVIEWED=200` reviews that many whole matches of each game, instead of the ends of a
//! few, and prints what was found; `CURIO_REVIEWED_SEED=7` others.
#![allow(clippy::print_stdout, reason = "a long one says what it found")]

use curio_engine::{
    CancelToken, Verdict,
    coach::AdviceKind,
    margins,
    review::{Conclusion, Retrospect, Reviewer},
    thinker,
};
use curio_rules::{AnyGame, Outcome, Player, Turn, registry};
use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    asking::{chosen, level},
    coached::{ChimpleOracle, Oracle, SearchOracle, XafkaOracle, after, worth},
    support::option_values,
};

/// By how many thousandths the chart must fall for a move to be named.
const SWING: i32 = 180;
/// As far as the coach looks before it speaks, ten times.
const FURTHER: u64 = 1_000_000;

/// A match that is over: the position after each ply, and the moves.
struct Played {
    positions: Vec<Box<dyn AnyGame>>,
    moves: Vec<String>,
}

impl Played {
    fn new(start: Box<dyn AnyGame>) -> Self {
        Self {
            positions: vec![start],
            moves: Vec::new(),
        }
    }

    fn now(&self) -> &dyn AnyGame {
        self.positions.last().unwrap().as_ref()
    }

    fn play(&mut self, mv: &str) {
        let mut next = self.now().boxed_clone();
        next.play_text(mv).unwrap();
        self.positions.push(next);
        self.moves.push(mv.to_owned());
    }

    /// The last plies, as a match of their own.
    fn end(&self, plies: usize) -> Self {
        let from = self.moves.len().saturating_sub(plies);
        Self {
            positions: self.positions[from..]
                .iter()
                .map(|it| it.boxed_clone())
                .collect(),
            moves: self.moves[from..].to_vec(),
        }
    }

    /// Plays on between two levels, for a number of plies at most.
    fn play_on(&mut self, levels: [u8; 2], seed: u64) {
        let mut plays = thinker(self.now().info().id).unwrap();
        while let Turn::Player(player) = self.now().turn() {
            let who = level(levels[player.index() % 2]);
            self.play(&chosen(&mut *plays, self.now(), &who, seed));
            if self.moves.len() >= 400 {
                break;
            }
        }
    }
}

/// Reviews a match with at most this many proofs.
fn reviewed(played: &Played, proofs: usize) -> Reviewer {
    let mut review = Reviewer::new(&*played.positions[0], &played.moves, proofs).unwrap();
    let stop = CancelToken::default();
    while review.step(&stop) {}
    review
}

/// What is wrong with a review. `solver` decides who wins where it can; at most `checks` of the
/// named moves that it does not decide are looked at by a search.
fn faults(
    played: &Played,
    review: &Reviewer,
    solver: &mut dyn Oracle,
    mut checks: usize,
) -> Vec<String> {
    let mut faults = Vec::new();
    let (known, survey, said) = (&review.known(), review.survey(), review.said());
    let game = played.now().info().id;
    let mut search = SearchOracle::new(game, FURTHER);
    let mut erred = [false; 2];
    for ply in 1..=played.moves.len() {
        let (position, mv) = (&*played.positions[ply - 1], &played.moves[ply - 1]);
        let Some(mover) = known.movers[ply - 1] else {
            continue;
        };
        let is_named = survey.named().contains(&ply);
        let fault = |what: String| format!("{ply}. {mv} in {}: {what}", position.position_text());
        let fell = share(known, ply - 1, mover)
            .zip(share(known, ply, mover))
            .map_or(0, |(before, after)| before - after);
        if fell >= SWING && !is_named {
            faults.push(fault(format!("the chart falls by {fell}")));
        }
        let proven = |verdict: Option<Verdict>| verdict.filter(|it| it.is_proven()).map(worth);
        let turned = proven(solver.verdict(position)).zip(proven(after(solver, position, mv)));
        erred[mover.index()] |= is_named || turned.is_some_and(|(before, after)| after < before);
        match turned {
            Some((before, after)) if after < before && !is_named => {
                faults.push(fault("the outcome turns".to_owned()));
            }
            Some((before, after)) if after >= before && is_named => {
                faults.push(fault("named, and as good as any".to_owned()));
            }
            _ => {}
        }
        let told = said.iter().find(|(at, _)| *at == ply);
        if let Some((_, advice)) = told
            && turned.is_none()
            && checks > 0
        {
            checks -= 1;
            let better = advice.better.as_deref().unwrap();
            let is_proven = advice.best.is_proven() && advice.played.is_proven();
            if !is_proven && search.is_best(position, mv) {
                faults.push(fault(format!(
                    "named for {better}, and the best: {advice:?}"
                )));
            }
        }
    }
    faults.extend(false_praise(played, review, erred));
    let moves = played.moves.iter().map(String::as_str);
    let is_lost = played
        .now()
        .outcome()
        .is_some_and(|end| !end.winners.is_empty());
    if is_lost
        && margins(game).is_some()
        && survey.named().is_empty()
        && known.conclusion(&[]) == Conclusion::NotKnown
        && known.widest_gap(&*played.positions[0], moves).is_none()
    {
        faults.push("nothing is said of a match that was lost".to_owned());
    }
    faults
}

/// What is wrong with whom a review calls faultless, where these players have erred.
fn false_praise(played: &Played, review: &Reviewer, erred: [bool; 2]) -> Vec<String> {
    let mut faults = Vec::new();
    let end = played.now().outcome();
    for by in [Player::FIRST, Player::SECOND] {
        if !review.survey().is_faultless(&review.known(), by) {
            continue;
        }
        if erred[by.index()] {
            faults.push(format!("{by:?} is called faultless"));
        }
        let won = |end: &Outcome| end.winners.contains(by) || end.winners.is_empty();
        let start = share(&review.known(), 0, by);
        if end.as_ref().is_some_and(|end| !won(end)) && start != Some(0) {
            faults.push(format!("{by:?} lost, and is called faultless"));
        }
    }
    faults
}

/// The verdict of the chart after a ply as a player sees it, in thousandths.
fn share(known: &Retrospect, ply: usize, by: Player) -> Option<i32> {
    let verdict = known.verdicts[ply]?;
    let verdict = if by == Player::FIRST {
        verdict
    } else {
        verdict.reversed()
    };
    Some(i32::from(verdict.permille()))
}

/// Nothing that is not searched is known.
struct Nobody;

impl Oracle for Nobody {
    fn verdict(&mut self, _: &dyn AnyGame) -> Option<Verdict> {
        None
    }
}

/// Reviews matches of a game between levels, and checks what is said of each.
fn check(game: &str, options: &str, few: usize, solver: &mut dyn Oracle) {
    let asked = |name: &str| {
        std::env::var(name)
            .ok()
            .map(|it| it.parse::<usize>().expect(name))
    };
    let (matches, checks, proofs, end) = match asked("CURIO_REVIEWED") {
        Some(matches) => (matches, usize::MAX, usize::MAX, usize::MAX),
        None => (few, 2, 2, 24),
    };
    let first = asked("CURIO_REVIEWED_SEED").unwrap_or(2026) as u64;
    let (mut plies, mut named, mut faultless, mut wrong) = (0, 0, 0, Vec::new());
    let (mut deciding, mut within) = (0, 0);
    let mut slowest = 0;
    for seed in first..first + matches as u64 {
        let mut dice = Pcg64Mcg::seed_from_u64(seed);
        let levels = [0; 2].map(|_| dice.random_range(1..=5_u8));
        let mut played = Played::new(registry::start(game, &option_values(options)).unwrap());
        played.play_on(levels, seed);
        let played = played.end(end);
        let began = std::time::Instant::now();
        let review = reviewed(&played, proofs);
        slowest = slowest.max(began.elapsed().as_millis());
        plies += played.moves.len();
        named += review.survey().named().len();
        let players = [Player::FIRST, Player::SECOND].into_iter();
        faultless += players
            .filter(|by| review.survey().is_faultless(&review.known(), *by))
            .count();
        deciding += usize::from(review.known().deciding().is_some());
        let conclusion = review.known().conclusion(review.survey().named());
        within += usize::from(matches!(conclusion, Conclusion::TurnedWithin(_)));
        for fault in faults(&played, &review, solver, checks) {
            wrong.push(format!("match {seed} of {levels:?}: {fault}"));
        }
    }
    println!(
        "{game} {options}: {matches} matches, {plies} plies, {named} named, {deciding} with a \
         deciding move, {within} with a turn not found, {faultless} players faultless, \
         {slowest} ms at most, {} faults",
        wrong.len()
    );
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

#[test]
fn in_xafka_the_review_is_true() {
    check("xafka", "", 2, &mut XafkaOracle);
}

#[test]
fn in_chimple_the_review_is_true() {
    check("chimple", "", 6, &mut ChimpleOracle);
}

#[test]
fn in_xima_the_review_is_true() {
    check("xima", "", 1, &mut Nobody);
}

#[test]
fn in_mathematichess_the_review_is_true() {
    check("mathematichess", "size=5", 2, &mut Nobody);
}

#[test]
fn in_xong_the_review_is_true() {
    check("xong", "board=small", 2, &mut Nobody);
}

/// White wins after seven moves by d3, and has lost after the eighth: eight million positions
/// deep. From then on Black gives nothing away.
#[test]
fn the_move_that_lost_a_solved_match_is_named() {
    let mut played = Played::new(registry::start("xafka", &Default::default()).unwrap());
    for mv in "d4 b1 c5 b2 e6 c3 f6 c4 e4".split_whitespace() {
        played.play(mv);
    }
    let mut solver = thinker("xafka").unwrap();
    let stop = CancelToken::default();
    while played.now().turn() != Turn::Over {
        let best = solver.prove(played.now(), 4_000_000, &stop);
        let best = best.and_then(|line| line.moves.first().cloned());
        let mv = best.unwrap_or_else(|| played.now().legal_texts().swap_remove(0));
        played.play(&mv);
    }
    let review = reviewed(&played, 2);
    let end = played.now().outcome().unwrap();
    assert!(end.winners.contains(Player::FIRST));
    assert_eq!(
        (review.survey().named(), review.known().deciding()),
        (&[8][..], Some(8))
    );
    let (_, advice) = &review.said()[0];
    assert_eq!(advice.kind, AdviceKind::Blunder);
    assert_eq!(advice.better.as_deref(), Some("d3"));
    assert!(
        !review
            .survey()
            .is_faultless(&review.known(), Player::SECOND)
    );
}
