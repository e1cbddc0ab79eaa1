//! The thinker of Xong: first the proof, where the end is near, then looking
//! ahead step by step.

use crate::clock::Instant;
use core::sync::atomic::AtomicBool;

use rand_pcg::Pcg64Mcg;

use super::{
    super::{
        CancelToken, Chosen, Level, Limits, Line, Margins, Profile, Report, Style, Thinker, USUAL,
        Verdict, explain::Explanation, limits::SearchBudget, sight::Glance, verdict::score,
    },
    endgame::{Endgame, Proven},
    evaluation::Judge,
    explain, levels,
    pockets::Shapes,
    search::{INFINITE, Search, SearchLine},
    stock::{KindSet, Spot, Stock},
    symmetry::alike,
    trials::{Patience, Trials, Try},
};
use curio_rules::{
    Player,
    xong::{Move, Xong},
};

/// How many root moves are thought about: all of them at first, fewer the
/// further the search looks ahead.
const ROOTS: usize = 40;

/// How many root moves are searched at each depth.
const fn roots_at(depth: u32) -> usize {
    match depth {
        0..=2 => ROOTS,
        3 => 20,
        4 => 14,
        5 => 10,
        _ => 8,
    }
}

/// No search looks further ahead.
const DEEPEST: u32 = 24;

/// From this depth on a search also tries to prove the end of the game.
const PROVING: u32 = 4;

/// With at most this many live legs, whoever plays with a time for each move tries the best
/// few moves, which are found by looking this many moves ahead.
const LIVE_TO_TRY: u32 = 100;
const MOST_TRIES: usize = 12;
const DEPTH_TO_TRY: u32 = 2;

/// Positions that are looked at when a try in a puzzle is judged.
const TO_JUDGE: u64 = 160_000;

/// Positions that the coach looks at before it speaks of a better move.
const TO_CONFIRM: u64 = 40_000;

/// Hundredths of a point in a hundredth of the logarithm of the odds: a point
/// more or less moves the odds by a quarter of their logarithm.
const POINT: i32 = 4;

/// Thinks about Xong. It remembers nothing from one position to the next.
#[derive(Debug, Default)]
pub struct XongThinker;

/// A move at the root and what is known of it.
#[derive(Debug)]
struct Root {
    kind: usize,
    /// Where to place it; nothing when it is given.
    spot: Option<Spot>,
    line: SearchLine,
    /// Whether the placement ends the game.
    ends: bool,
}

impl XongThinker {
    /// Thinks about a position whose type is known.
    pub(super) fn think_about(
        position: &Xong,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        if position.is_over() {
            return None;
        }
        let started = Instant::now();
        let done = AtomicBool::new(false);
        let mut lost = None;
        if limits.depth.is_none_or(|depth| depth >= PROVING) {
            // Half of what is granted; the other half is for looking ahead
            // when it is not enough.
            let half = Limits {
                nodes: limits.nodes.map(|nodes| nodes / 2),
                time: limits.time.map(|time| time / 2),
                ..limits.clone()
            };
            let mut budget = SearchBudget::new(&half, started, stop, &done);
            match Self::settle(position, &half, &mut budget, started) {
                Some(Settled::Solved(found)) => {
                    report(&found);
                    return Some(found);
                }
                Some(Settled::Lost(verdict)) => lost = Some(verdict),
                None => {}
            }
        }
        // In a lost position the search still says what is hardest to answer.
        let known = |found: &Report<Move>| {
            let mut found = found.clone();
            if let Some(verdict) = lost {
                found
                    .lines
                    .iter_mut()
                    .for_each(|line| line.verdict = verdict);
            }
            found
        };
        let by_trial = lost.is_none() && is_for_trials(position, limits);
        let mut budget = SearchBudget::new(limits, started, stop, &done);
        let stock = Stock::new(position, &mut budget);
        let mut deepening = Deepening {
            position,
            search: Search {
                stock: &stock,
                budget: &mut budget,
                tempo: 0,
                judge: Judge {
                    player: position.to_act(),
                    style: limits.style,
                },
            },
            roots: Vec::new(),
            started,
            wanted: usize::from(limits.lines.max(1)),
        };
        if !by_trial {
            let found = deepening.run(limits, &mut |found| report(&known(found)))?;
            return Some(known(&found));
        }
        let patience = Patience {
            limits,
            started,
            stop,
        };
        let budget = SearchBudget::new(limits, started, stop, &done);
        deepening.then_try(patience, budget, report)
    }

    /// What is known of the end of the game: the best line if that can be found, or
    /// only who wins.
    fn settle(
        position: &Xong,
        limits: &Limits,
        budget: &mut SearchBudget<'_>,
        started: Instant,
    ) -> Option<Settled> {
        if limits.lines > 1 {
            return Self::prove(position, limits, budget, started).map(Settled::Solved);
        }
        let mut endgame = Endgame::new(
            position,
            limits.foreseen_nodes(),
            &mut Shapes::default(),
            budget,
        )?;
        let decided = endgame.decide(budget)?;
        let solved = endgame.solve(false, budget);
        if solved.is_none() && decided.value < 0 {
            return Some(Settled::Lost(score::verdict(decided.value)));
        }
        let proven = solved.unwrap_or_else(|| vec![decided]);
        let found = proven_report(&proven, 1, budget, started);
        Some(Settled::Solved(found))
    }

    /// What is proven of the end of the game; nothing when it is too far away.
    pub(super) fn prove(
        position: &Xong,
        limits: &Limits,
        budget: &mut SearchBudget<'_>,
        started: Instant,
    ) -> Option<Report<Move>> {
        let wanted = usize::from(limits.lines.max(1));
        let mut endgame = Endgame::new(
            position,
            limits.foreseen_nodes(),
            &mut Shapes::default(),
            budget,
        )?;
        let proven = endgame.solve(wanted > 1, budget)?;
        Some(proven_report(&proven, wanted, budget, started))
    }
}

/// Whether trials say more than looking ahead. An analysis of several lines has to compare
/// what it finds, and levels look ahead only so far.
fn is_for_trials(position: &Xong, limits: &Limits) -> bool {
    limits.time.is_some()
        && limits.depth.is_none()
        && limits.lines <= 1
        && position.live().len() <= LIVE_TO_TRY
}

/// What is known of the end of a game.
enum Settled {
    /// The best lines.
    Solved(Report<Move>),
    /// That whoever acts has lost, but not what holds out longest.
    Lost(Verdict),
}

/// A report of the first `wanted` of some proven lines.
fn proven_report(
    proven: &[Proven],
    wanted: usize,
    budget: &SearchBudget<'_>,
    started: Instant,
) -> Report<Move> {
    let lines: Vec<Line<Move>> = proven
        .iter()
        .take(wanted)
        .map(|proven| Line {
            verdict: score::verdict(proven.value),
            moves: proven.moves.clone(),
        })
        .collect();
    Report {
        depth: lines.first().map_or(0, |line| line.moves.len() as u32),
        nodes: budget.nodes(),
        elapsed: started.elapsed(),
        lines,
        complete: true,
    }
}

struct Deepening<'a, 'b> {
    position: &'a Xong,
    search: Search<'a, 'b>,
    roots: Vec<Root>,
    started: Instant,
    wanted: usize,
}

impl Deepening<'_, '_> {
    fn run(
        &mut self,
        limits: &Limits,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        self.gather(limits.glance);
        if self.roots.is_empty() {
            return None;
        }
        self.wanted = self.wanted.min(self.roots.len());
        let mut found = self.report(0);
        let deepest = limits.depth.unwrap_or(DEEPEST).min(DEEPEST);
        for depth in 1..=deepest {
            if self.search.budget.check() {
                break;
            }
            let finished = self.search_all(depth);
            if self.search.budget.is_spent() && !finished {
                found = self.report(found.depth);
                break;
            }
            found = self.report(depth);
            report(&found);
            if self.roots.len() == 1 && self.wanted == 1 && depth >= 2 {
                break;
            }
        }
        Some(found)
    }

    /// Looks a little ahead, and then tries the best few moves until `budget` is spent.
    fn then_try(
        &mut self,
        patience: Patience<'_>,
        budget: SearchBudget<'_>,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        self.wanted = MOST_TRIES;
        let short = Limits {
            depth: Some(DEPTH_TO_TRY),
            ..patience.limits.clone()
        };
        let mut found = self.run(&short, &mut |_| {})?;
        found.lines.truncate(1);
        report(&found);
        let tries: Vec<Try> = (self.roots.iter().take(MOST_TRIES))
            .map(|root| Try {
                kind: root.kind,
                spot: root.spot,
                value: root.line.value,
            })
            .collect();
        let mut trials = Trials::new(self.position, self.search.stock, &tries, patience, budget);
        trials.run(1, report).or(Some(found))
    }

    /// The root moves that are seen, the most promising first.
    fn gather(&mut self, glance: Option<Glance>) {
        let position = self.position;
        self.roots = match position.hand() {
            // The Xoid in hand is the first of the stock.
            Some(_) => {
                let mut placings = self.search.placings(position, 0);
                if let Some(glance) = glance {
                    placings = glance.noticed(placings, |(_, spot)| {
                        levels::salience(position, &Move::Place(spot.legs))
                    });
                }
                let best = placings.into_iter().take(ROOTS);
                let least = self.search.givings(position, KindSet::default().with(0));
                self.search.tempo = least.first().map_or(0, |(gain, _)| gain / 2);
                best.map(|(gain, spot)| Root {
                    kind: 0,
                    spot: Some(spot),
                    line: SearchLine {
                        value: gain,
                        moves: vec![Move::Place(spot.legs)],
                    },
                    ends: false,
                })
                .collect()
            }
            None => {
                let mut gives = self.search.givings(position, KindSet::default());
                if let Some(glance) = glance {
                    gives = glance.noticed(gives, |_| USUAL);
                }
                self.search.tempo = gives.first().map_or(0, |(gain, _)| gain / 2);
                let stock = self.search.stock;
                let best = gives.into_iter().take(ROOTS);
                best.filter_map(|(gain, kind)| {
                    let xoid = stock.kinds.get(kind)?.xoid.clone();
                    Some(Root {
                        kind,
                        spot: None,
                        line: SearchLine {
                            value: -gain,
                            moves: vec![Move::Give(xoid)],
                        },
                        ends: false,
                    })
                })
                .collect()
            }
        };
    }

    /// Searches every root move `depth` moves ahead; whether it came to the end
    /// of them. What is better than what was known before is kept in any case.
    fn search_all(&mut self, depth: u32) -> bool {
        let mut searched: Vec<Root> = Vec::with_capacity(self.roots.len());
        let width = roots_at(depth).max(self.wanted);
        let mut rest = core::mem::take(&mut self.roots).into_iter();
        let mut finished = true;
        for mut root in rest.by_ref().take(width) {
            let mut known: Vec<i32> = searched.iter().map(|root| root.line.value).collect();
            known.sort_unstable_by_key(|value| -value);
            let alpha = known
                .get(self.wanted - 1)
                .map_or(-INFINITE, |least| least - 1);
            let line = self.search_root(&mut root, depth, alpha);
            if self.search.budget.is_spent() && !searched.is_empty() {
                finished = false;
                searched.push(root);
                break;
            }
            root.line = line;
            searched.push(root);
        }
        let count = if finished {
            searched.len()
        } else {
            searched.len() - 1
        };
        // Moves that were searched in full come first: their values compare.
        let mut unsearched = searched.split_off(count);
        searched.sort_by_key(|root| -root.line.value);
        searched.append(&mut unsearched);
        searched.extend(rest);
        self.roots = searched;
        finished
    }

    fn search_root(&mut self, root: &mut Root, depth: u32, alpha: i32) -> SearchLine {
        let window = (alpha, INFINITE);
        let used = KindSet::default();
        match root.spot {
            Some(spot) => {
                let line =
                    self.search
                        .place_on(self.position, root.kind, &spot, used, depth, window);
                let mut next = self.position.clone();
                next.play_unchecked(&Move::Place(spot.legs));
                root.ends = next.is_over();
                line
            }
            None => self
                .search
                .give_kind(self.position, root.kind, used, depth, window),
        }
    }

    fn report(&self, depth: u32) -> Report<Move> {
        let lines = self.roots.iter().take(self.wanted).map(|root| Line {
            verdict: self.verdict(root, depth),
            moves: root.line.moves.clone(),
        });
        Report {
            depth,
            nodes: self.search.budget.nodes(),
            elapsed: self.started.elapsed(),
            lines: lines.collect(),
            complete: false,
        }
    }

    fn verdict(&self, root: &Root, depth: u32) -> Verdict {
        if root.ends {
            return Verdict::decided(root.line.value > 0, 1);
        }
        let value = match depth {
            // At a glance only the gain is known.
            0 => {
                let judge = self.search.judge;
                let standing = judge.evaluate(self.position, self.position.to_act());
                root.line.value + standing
            }
            _ => root.line.value,
        };
        Verdict::Estimate((value / POINT).clamp(-2000, 2000))
    }
}

impl Thinker for XongThinker {
    type Game = Xong;

    fn think(
        &mut self,
        position: &Xong,
        limits: &Limits,
        stop: &CancelToken,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        Self::think_about(position, limits, stop, report)
    }

    fn alike(&self, position: &Xong, mv: &Move) -> Vec<Move> {
        alike(position, mv)
    }

    fn is_opening(&self, position: &Xong) -> bool {
        position.turns() < 8
    }

    fn explain(
        &self,
        position: &Xong,
        mv: &Move,
        line: &Line<Move>,
        reader: Player,
    ) -> Explanation {
        explain::explain(position, mv, line, reader)
    }

    /// The end of the game, once it can be proven.
    fn settle(&mut self, position: &Xong, stop: &CancelToken) -> Option<Line<Move>> {
        let limits = Limits::nodes(TO_JUDGE);
        let done = AtomicBool::new(false);
        let mut budget = SearchBudget::new(&limits, Instant::now(), stop, &done);
        let shapes = &mut Shapes::default();
        let mut endgame = Endgame::new(position, limits.nodes, shapes, &mut budget)?;
        let decided = endgame.decide(&mut budget)?;
        Some(Line {
            verdict: score::verdict(decided.value),
            moves: decided.moves,
        })
    }

    fn profile(&self) -> Profile {
        let proving = |nodes| Limits {
            depth: Some(PROVING),
            ..Limits::nodes(nodes)
        };
        Profile {
            // A point is worth 25 hundredths, and one or two are soon won back.
            margins: Some(Margins {
                mistake: 60,
                blunder: 120,
            }),
            to_confirm: proving(TO_CONFIRM),
            // Half of it is for the proof, and tries in the puzzles need less. Without
            // a proof it costs more to look at a position, so the depth ends it.
            to_judge: proving(TO_JUDGE),
            ..Profile::default()
        }
    }

    fn choose_at_level(
        &mut self,
        position: &Xong,
        who: (Level, Style),
        dice: &mut Pcg64Mcg,
        stop: &CancelToken,
    ) -> Option<Chosen<Move>> {
        levels::choose(position, who, dice, stop)
    }
}
