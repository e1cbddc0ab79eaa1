//! The best move by trial: a tree of placements and gives, each judged by playing on from
//! there, at random but not badly, until it is known who wins.
//!
//! Looking ahead says little about who will place last, which decides most games between
//! good players. Where the end is some turns away, trials see more of that; in the opening
//! they are far weaker than looking ahead (`search`), which also chooses what is tried here.

use crate::clock::Instant;
use core::{cmp::Reverse, ops::Range, sync::atomic::AtomicBool};

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    super::{CancelToken, Limits, Line, Report, Style, Verdict, limits::SearchBudget},
    endgame::Endgame,
    evaluation::{Judge, Sight, finished},
    pockets::Shapes,
    stock::{KindSet, Spot, Stock},
};
use curio_rules::{
    Game, Player,
    xong::{Move, Xong},
};

/// Trials through a move before the answers to it are told apart.
const TO_GROW: u32 = 4;
/// How many answers are told apart.
const WIDTH: usize = 12;
/// The exploration constant: the weight of how promising a move looks.
const CURIOSITY: f64 = 1.0;
/// How many trials the expectation of a move counts for at the root; anywhere else, one.
const EXPECTED_AT_ROOT: f64 = 8.0;
/// How much less than its position's mean a move is expected to bring.
const UNTRIED: f64 = 0.05;
/// By how many hundredths of a point a move has to look worse to be expected to lose for
/// certain what the best is expected to win.
const SCALE: f64 = 800.0;
/// By how many hundredths of a point a move has to look worse to be half as promising.
const HALF: f64 = 100.0;
/// A move played on with may look worse than the best by up to this many hundredths.
const CARELESS: i32 = 30;
/// Who wins is found out when no more legs than this can still be covered, if that takes
/// no more than this many positions.
const FEW_LEGS: u32 = 40;
const TO_DECIDE: u64 = 20_000;
/// No tree grows beyond this many nodes.
const MOST_NODES: usize = 1 << 16;

/// A move that is tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Try {
    /// Which Xoid of the stock it is about.
    pub kind: usize,
    /// Where it is placed; nothing when it is given.
    pub spot: Option<Spot>,
    /// What it looks worth, in hundredths of a point.
    pub value: i32,
}

/// A move in the tree, or its root, which none leads to.
#[derive(Debug)]
struct Node {
    kind: usize,
    spot: Option<Spot>,
    mover: Player,
    /// How good it looks before any trial; those of a position add up to 1.
    prior: f64,
    /// How much less than the best it is expected to bring.
    behind: f64,
    count: u32,
    /// Trials that its mover won, less those that it lost.
    reward: i32,
    children: Range<u32>,
    /// Who wins after it, where that is known.
    winner: Option<Player>,
}

impl Node {
    fn root(position: &Xong) -> Self {
        Self {
            kind: 0,
            spot: None,
            mover: position.to_act().other(),
            prior: 1.0,
            behind: 0.0,
            count: 0,
            reward: 0,
            children: 0..0,
            winner: None,
        }
    }

    fn mean(&self) -> f64 {
        f64::from(self.reward) / f64::from(self.count.max(1))
    }
}

/// Where a trial has got to.
#[derive(Debug)]
struct Trial {
    position: Xong,
    used: KindSet,
    hand: Option<usize>,
}

impl Trial {
    fn start(root: &Xong) -> Self {
        Self {
            position: root.clone(),
            used: KindSet::default(),
            // The Xoid in hand is the first of the stock.
            hand: root.hand().map(|_| 0),
        }
    }

    /// What can be done, with the best first when sorted by value: as in `search`,
    /// placements by what they gain at a glance, gives by what they leave the receiver.
    fn tries(&self, stock: &Stock) -> Vec<Try> {
        let mover = self.position.to_act();
        if let Some(kind) = self.hand {
            let sight = Sight::new(&self.position, mover);
            let spots = stock.kinds.get(kind).map_or(&[][..], |it| &it.spots);
            return spots
                .iter()
                .filter(|spot| spot.legs.is_within(&sight.vacant))
                .map(|spot| Try {
                    kind,
                    spot: Some(*spot),
                    value: sight.gain(spot.cells),
                })
                .collect();
        }
        let sight = Sight::new(&self.position, mover.other());
        let unused = stock.kinds.iter().enumerate();
        unused
            .filter(|(kind, _)| !self.used.contains(*kind))
            .filter_map(|(kind, known)| {
                Some(Try {
                    kind,
                    spot: None,
                    value: -known.best_gain(&sight)?,
                })
            })
            .collect()
    }

    fn play(&mut self, stock: &Stock, kind: usize, spot: Option<&Spot>) {
        match (spot, stock.kinds.get(kind)) {
            (Some(spot), _) => {
                self.position.play_unchecked(&Move::Place(spot.legs));
                self.used.insert(kind);
                self.hand = None;
            }
            (None, Some(known)) => {
                let mv = Move::Give(known.xoid.clone());
                self.position.play_unchecked(&mv);
                self.hand = Some(kind);
            }
            (None, None) => {}
        }
    }
}

/// For how long trials are made: the limits, since when, and what stops them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Patience<'a> {
    pub limits: &'a Limits,
    pub started: Instant,
    pub stop: &'a CancelToken,
}

/// The trials of a position.
pub(super) struct Trials<'a, 'b> {
    root: &'a Xong,
    stock: &'a Stock,
    patience: Patience<'a>,
    budget: SearchBudget<'b>,
    dice: Pcg64Mcg,
    nodes: Vec<Node>,
    /// The nodes that a trial goes through.
    path: Vec<u32>,
    shapes: Shapes,
}

impl<'a, 'b> Trials<'a, 'b> {
    /// Nothing tried so far of these moves.
    pub fn new(
        root: &'a Xong,
        stock: &'a Stock,
        tries: &[Try],
        patience: Patience<'a>,
        budget: SearchBudget<'b>,
    ) -> Self {
        let mut trials = Self {
            root,
            stock,
            patience,
            budget,
            dice: Pcg64Mcg::seed_from_u64(Game::hash(root)),
            nodes: vec![Node::root(root)],
            path: Vec::new(),
            shapes: Shapes::default(),
        };
        let most = tries.iter().map(|it| it.value).max().unwrap_or(0);
        let behind = |it: &Try| f64::from(most - it.value);
        trials.add(0, root.to_act(), tries, |_, it| {
            (HALF / (HALF + behind(it)), behind(it) / SCALE)
        });
        trials
    }

    /// Tries until the budget is spent; the most tried moves. Tells `report` whenever
    /// there are twice as many trials. Nothing where there was nothing to try, or no time.
    pub fn run(
        &mut self,
        wanted: usize,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        let mut next_report = 32;
        while !self.budget.check() {
            self.play_once();
            if self.nodes[0].count >= next_report {
                next_report = next_report.saturating_mul(2);
                report(&self.report(wanted)?);
            }
        }
        self.report(wanted)
    }

    /// Adds moves below a node. `judged` says how promising each is, by its place, and
    /// by how much it is expected to be worse than the best.
    fn add(
        &mut self,
        at: u32,
        mover: Player,
        tries: &[Try],
        judged: impl Fn(usize, &Try) -> (f64, f64),
    ) {
        let judged: Vec<(f64, f64)> = (tries.iter().enumerate())
            .map(|(place, it)| judged(place, it))
            .collect();
        let all: f64 = judged.iter().map(|(prior, _)| prior).sum();
        let start = self.nodes.len() as u32;
        let new = tries.iter().zip(judged).map(|(it, (prior, behind))| Node {
            kind: it.kind,
            spot: it.spot,
            prior: prior / all,
            behind,
            mover,
            ..Node::root(self.root)
        });
        self.nodes.extend(new);
        self.nodes[at as usize].children = start..self.nodes.len() as u32;
    }

    /// Adds the most promising answers below a node.
    fn grow(&mut self, at: u32, trial: &Trial) {
        if self.nodes.len() >= MOST_NODES {
            return;
        }
        let mut tries = trial.tries(self.stock);
        tries.sort_by_key(|it| Reverse(it.value));
        tries.truncate(WIDTH);
        let mover = trial.position.to_act();
        self.add(at, mover, &tries, |place, _| {
            (1.0 / (place as f64 + 2.0), 0.0)
        });
    }

    fn play_once(&mut self) {
        let mut trial = Trial::start(self.root);
        let winner = match self.descend(&mut trial) {
            Some(winner) => Some(winner),
            None => self.play_on(&mut trial),
        };
        if self.budget.is_spent() {
            return;
        }
        for at in &self.path {
            let node = &mut self.nodes[*at as usize];
            node.count += 1;
            node.reward += match winner {
                Some(winner) if winner == node.mover => 1,
                Some(_) => -1,
                None => 0,
            };
        }
    }

    /// Goes down the tree to where it ends; who wins there, if that is known.
    fn descend(&mut self, trial: &mut Trial) -> Option<Player> {
        self.path.clear();
        self.path.push(0);
        let mut at = 0;
        loop {
            let node = &self.nodes[at as usize];
            if node.winner.is_some() {
                return node.winner;
            }
            if at != 0 && node.children.is_empty() && node.count >= TO_GROW {
                self.grow(at, trial);
            }
            at = self.most_promising(at)?;
            let node = &self.nodes[at as usize];
            trial.play(self.stock, node.kind, node.spot.as_ref());
            self.path.push(at);
            self.budget.count();
            if self.nodes[at as usize].count == 0 {
                self.nodes[at as usize].winner = self.winner(trial);
            }
        }
    }

    fn most_promising(&self, at: u32) -> Option<u32> {
        let parent = &self.nodes[at as usize];
        let curiosity = CURIOSITY * f64::from(parent.count.max(1)).sqrt();
        let weight = if at == 0 { EXPECTED_AT_ROOT } else { 1.0 };
        let mut best = None;
        let mut most = f64::MIN;
        for child in parent.children.clone() {
            let node = &self.nodes[child as usize];
            let usual = if parent.mover == node.mover {
                parent.mean()
            } else {
                -parent.mean()
            };
            let expected = usual - node.behind - UNTRIED;
            let count = f64::from(node.count);
            let value = (f64::from(node.reward) + weight * expected) / (count + weight)
                + curiosity * node.prior / (1.0 + count);
            if value > most {
                (best, most) = (Some(child), value);
            }
        }
        best
    }

    /// Who wins, where the game is over or its end is near enough to find out.
    fn winner(&mut self, trial: &Trial) -> Option<Player> {
        let position = &trial.position;
        if position.is_over() {
            let leads = finished(position, Player::FIRST) > 0;
            return Some(if leads { Player::FIRST } else { Player::SECOND });
        }
        if trial.hand.is_some() || position.live().len() > FEW_LEGS {
            return None;
        }
        let limits = Limits {
            nodes: Some(TO_DECIDE),
            ..self.patience.limits.clone()
        };
        let done = AtomicBool::new(false);
        let mut budget =
            SearchBudget::new(&limits, self.patience.started, self.patience.stop, &done);
        let decided = Endgame::new(position, limits.nodes, &mut self.shapes, &mut budget)?
            .decide(&mut budget)?;
        let giver = position.to_act();
        Some(if decided.value > 0 {
            giver
        } else {
            giver.other()
        })
    }

    /// Plays on, from where it is not known who wins, until it is or nothing of the stock
    /// fits any more.
    fn play_on(&mut self, trial: &mut Trial) -> Option<Player> {
        while !self.budget.check() {
            let tries = trial.tries(self.stock).into_iter();
            let chosen = tries.max_by_key(|it| it.value + self.dice.random_range(0..=CARELESS));
            let Some(chosen) = chosen else {
                return leading(&trial.position);
            };
            trial.play(self.stock, chosen.kind, chosen.spot.as_ref());
            self.budget.count();
            if let Some(winner) = self.winner(trial) {
                return Some(winner);
            }
        }
        None
    }

    fn report(&self, wanted: usize) -> Option<Report<Move>> {
        if self.nodes[0].count == 0 {
            return None;
        }
        let mut order: Vec<u32> = self.nodes[0].children.clone().collect();
        order.sort_by_key(|child| Reverse(self.nodes[*child as usize].count));
        order.truncate(wanted.max(1));
        let lines: Vec<Line<Move>> = order.into_iter().map(|child| self.line(child)).collect();
        Some(Report {
            depth: lines.first()?.moves.len() as u32,
            nodes: self.budget.nodes(),
            elapsed: self.patience.started.elapsed(),
            lines,
            complete: false,
        })
    }

    /// The line that was tried most often after a move.
    fn line(&self, first: u32) -> Line<Move> {
        let mut trial = Trial::start(self.root);
        let mut moves = Vec::new();
        let mut next = Some(first);
        while let Some(at) = next {
            let node = &self.nodes[at as usize];
            let mv = match (&node.spot, self.stock.kinds.get(node.kind)) {
                (Some(spot), _) => Move::Place(spot.legs),
                (None, Some(known)) => Move::Give(known.xoid.clone()),
                (None, None) => break,
            };
            moves.push(mv);
            trial.play(self.stock, node.kind, node.spot.as_ref());
            let tried = |child: &u32| self.nodes[*child as usize].count;
            let tried_at_all = node.children.clone().filter(|child| tried(child) > 0);
            next = tried_at_all.max_by_key(tried);
        }
        let node = &self.nodes[first as usize];
        // As if it had won one trial more and lost one more.
        let mean = f64::from(node.reward) / f64::from(node.count + 2);
        let odds = (1.0 + mean) / (1.0 - mean);
        Line {
            verdict: Verdict::Estimate((100.0 * odds.ln()) as i32),
            moves,
        }
    }
}

/// Whose hexes stand better.
fn leading(position: &Xong) -> Option<Player> {
    let judge = Judge {
        player: Player::FIRST,
        style: Style::Balanced,
    };
    match judge.evaluate(position, Player::FIRST) {
        0 => None,
        1.. => Some(Player::FIRST),
        _ => Some(Player::SECOND),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use curio_rules::{Game, xong::Options, zobrist_key};

    /// A position of a game of quick moves in which as few legs as this can still be
    /// covered and somebody has to give.
    fn near_the_end(live: u32, seed: u64) -> Xong {
        let mut position = Xong::new(Options::default());
        for ply in 0.. {
            if position.hand().is_none() && position.live().len() <= live {
                break;
            }
            let moves = position.legal_moves();
            let chance = zobrist_key(seed, ply) as usize;
            match moves.get(chance % moves.len().max(1)) {
                Some(mv) => position.play_unchecked(mv),
                None => break,
            }
        }
        position
    }

    fn decided(position: &Xong) -> Option<bool> {
        let (stop, done) = (CancelToken::default(), AtomicBool::new(false));
        let limits = Limits::nodes(20_000);
        let mut budget = SearchBudget::new(&limits, Instant::now(), &stop, &done);
        let mut shapes = Shapes::default();
        let mut endgame = Endgame::new(position, limits.nodes, &mut shapes, &mut budget)?;
        Some(endgame.decide(&mut budget)?.value > 0)
    }

    /// Where the give that looks best at a glance loses, and another one wins, trials find
    /// one that does not lose.
    #[test]
    fn trials_find_a_win_that_a_glance_misses() {
        let (stop, done) = (CancelToken::default(), AtomicBool::new(false));
        let (endless, short) = (Limits::default(), Limits::nodes(400));
        let budget = |limits| SearchBudget::new(limits, Instant::now(), &stop, &done);
        let mut found = 0;
        for seed in 0..200 {
            let position = near_the_end(34, seed);
            if position.is_over() {
                continue;
            }
            let stock = Stock::new(&position, &mut budget(&endless));
            let mut tries = Trial::start(&position).tries(&stock);
            tries.sort_by_key(|it| Reverse(it.value));
            tries.truncate(WIDTH);
            let wins = |mv: &Move| {
                let mut next = position.clone();
                next.play_unchecked(mv);
                decided(&next).map(|receiver_wins| !receiver_wins)
            };
            let given = |it: &Try| Move::Give(stock.kinds[it.kind].xoid.clone());
            let mut judged = tries.iter().map(|it| wins(&given(it)));
            if judged.next() != Some(Some(false)) || !judged.any(|wins| wins == Some(true)) {
                continue;
            }
            let patience = Patience {
                limits: &endless,
                started: Instant::now(),
                stop: &stop,
            };
            let report = Trials::new(&position, &stock, &tries, patience, budget(&short))
                .run(1, &mut |_| {})
                .unwrap();
            let mv = report.lines[0].moves[0].clone();
            assert_ne!(wins(&mv), Some(false), "{mv:?} in {position:?}");
            found += 1;
            if found == 4 {
                return;
            }
        }
        panic!("only {found} such positions");
    }
}
