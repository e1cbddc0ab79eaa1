//! Placing by trial: a tree of placements, each judged by filling the board from there,
//! at random but not badly, and by the first plies of the fight that follows.
//!
//! What a placement is worth shows only when the board is full, some dozens of plies later,
//! and hardly depends on the order in which the pieces come. So a trial counts for all
//! placements of a player in it, and not only for the first (all moves as first; Gelly &
//! Silver, "Monte-Carlo tree search and rapid action value estimation", 2011). With the same
//! limits on positions it finds the same on every machine.

use crate::clock::Instant;
use core::{cmp::Reverse, ops::Range};

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

use super::{
    super::{Line, Report, Verdict, limits::SearchBudget},
    list_fight, placing, standing,
};
use curio_rules::{
    Player,
    mathematichess::{Kind, Mathematichess, Move, Square},
};

/// Trials through a placement before the answers to it are told apart.
const TO_GROW: u32 = 6;
/// The exploration constant: the weight of how promising a placement looks.
const CURIOSITY: f64 = 0.3;
/// Trials of a placement itself that count as much as those in which it was made later.
const AS_FIRST: f64 = 200.0;
/// How far below its position's mean an untried placement is expected to be.
const UNTRIED: f64 = 0.05;
/// The lead in points that is worth half as much as a win for certain.
const HALF: i32 = 100;
/// Plies of the fight that follow in a trial.
const FOUGHT: u32 = 12;
/// How many placements are told apart in a position.
const WIDTH: usize = 24;
/// No tree grows beyond this many nodes.
const MOST_NODES: usize = 1 << 18;
/// What a trial brings a player who wins it for certain; a lead brings less.
const CERTAIN: i32 = 1_000;

/// A placement in the tree, or its root, which none leads to.
#[derive(Debug)]
struct Node {
    mv: Move,
    /// How good the placement looks before any trial; those of a position add up to 1.
    prior: f64,
    /// Of the trials that went this way.
    itself: Tally,
    /// Of the trials in which the same player made the placement, sooner or later.
    at_all: Tally,
    children: Range<u32>,
}

/// Trials, and what they brought the player who made a placement.
#[derive(Clone, Copy, Debug, Default)]
struct Tally {
    count: u32,
    reward: i64,
}

impl Tally {
    fn add(&mut self, reward: i32) {
        self.count += 1;
        self.reward += i64::from(reward);
    }

    /// The mean as a share of what is certain, or else what is expected.
    fn mean_or(self, expected: f64) -> f64 {
        if self.count == 0 {
            expected
        } else {
            self.reward as f64 / f64::from(self.count) / f64::from(CERTAIN)
        }
    }
}

impl Node {
    fn new(mv: Move, prior: f64) -> Self {
        Self {
            mv,
            prior,
            itself: Tally::default(),
            at_all: Tally::default(),
            children: 0..0,
        }
    }
}

/// Which kinds a player put where, in the trial that goes on.
#[derive(Debug)]
struct Diary {
    trial: u32,
    last_put: Vec<u32>,
}

impl Diary {
    const KINDS: usize = 16;
    const SQUARES: usize = 256;

    fn new() -> Self {
        Self {
            trial: 0,
            last_put: vec![0; 2 * Self::KINDS * Self::SQUARES],
        }
    }

    fn entry(&mut self, player: Player, kind: Kind, at: Square) -> Option<&mut u32> {
        let seat = (player.index() & 1) * Self::KINDS + kind as usize;
        let square = usize::from(at.rank()) * 16 + usize::from(at.file());
        self.last_put.get_mut(seat * Self::SQUARES + square)
    }

    fn note(&mut self, player: Player, mv: Move) {
        let trial = self.trial;
        if let Move::Place { kind, at } = mv
            && let Some(entry) = self.entry(player, kind, at)
        {
            *entry = trial;
        }
    }

    fn has(&mut self, player: Player, mv: Move) -> bool {
        let trial = self.trial;
        match mv {
            Move::Place { kind, at } => self
                .entry(player, kind, at)
                .is_some_and(|last| *last == trial),
            _ => false,
        }
    }
}

/// The trials of a position in which the player to move places a piece.
pub(super) struct Trials<'a, 'b> {
    root: &'a Mathematichess,
    budget: &'a mut SearchBudget<'b>,
    dice: Pcg64Mcg,
    nodes: Vec<Node>,
    /// The nodes that a trial goes through, with the players who made the placements.
    path: Vec<(u32, Player)>,
    diary: Diary,
    fight: Vec<Move>,
}

impl<'a, 'b> Trials<'a, 'b> {
    /// Nothing tried so far.
    pub fn new(root: &'a Mathematichess, budget: &'a mut SearchBudget<'b>) -> Self {
        let mut trials = Self {
            root,
            budget,
            dice: Pcg64Mcg::seed_from_u64(root.table_key()),
            nodes: vec![Node::new(Move::Pass, 1.0)],
            path: Vec::new(),
            diary: Diary::new(),
            fight: Vec::new(),
        };
        trials.grow(0, root);
        trials
    }

    /// Tries until the budget is spent; the most tried placements. Tells `report`
    /// whenever there are twice as many trials. Nothing where nothing can be placed.
    pub fn run(
        &mut self,
        wanted: usize,
        started: Instant,
        report: &mut dyn FnMut(&Report<Move>),
    ) -> Option<Report<Move>> {
        let mut next_report = 64;
        while !self.budget.check() {
            self.play_once();
            if self.nodes[0].itself.count >= next_report {
                next_report = next_report.saturating_mul(2);
                report(&self.report(wanted, started)?);
            }
        }
        self.report(wanted, started)
    }

    /// Adds the most promising placements of a position below a node.
    fn grow(&mut self, at: u32, position: &Mathematichess) {
        if self.nodes.len() >= MOST_NODES {
            return;
        }
        let mut ranked = placing::ranked(position);
        ranked.truncate(WIDTH);
        let weight = |place: usize| 1.0 / (place as f64 + 3.0);
        let all: f64 = (0..ranked.len()).map(weight).sum();
        let start = self.nodes.len() as u32;
        let nodes = ranked.into_iter().enumerate();
        self.nodes
            .extend(nodes.map(|(place, (_, mv))| Node::new(mv, weight(place) / all)));
        self.nodes[at as usize].children = start..self.nodes.len() as u32;
    }

    fn play_once(&mut self) {
        self.diary.trial += 1;
        let mut position = self.root.clone();
        self.descend(&mut position);
        self.fill(&mut position);
        self.fight_on(&mut position);
        if !self.budget.is_spent() {
            let lead = standing::evaluate(&position);
            self.tell(CERTAIN * lead / (lead.abs() + HALF));
        }
    }

    /// Goes down the tree to where it ends.
    fn descend(&mut self, position: &mut Mathematichess) {
        self.path.clear();
        self.path.push((0, position.to_move().other()));
        let mut at = 0;
        while position.is_placing() {
            let mover = position.to_move();
            let node = &self.nodes[at as usize];
            let is_leaf = node.children.is_empty();
            if is_leaf && node.itself.count >= TO_GROW && position.left_to_place(mover) > 0 {
                self.grow(at, position);
            }
            let Some(child) = self.most_promising(at) else {
                break;
            };
            at = child;
            let mv = self.nodes[at as usize].mv;
            self.diary.note(mover, mv);
            self.path.push((at, mover));
            position.play_unchecked(mv);
            self.budget.count();
        }
    }

    fn most_promising(&self, at: u32) -> Option<u32> {
        let parent = &self.nodes[at as usize];
        let curiosity = CURIOSITY * f64::from(parent.itself.count.max(1)).sqrt();
        let expected = -parent.itself.mean_or(0.0) - UNTRIED;
        let mut best = None;
        let mut most = f64::MIN;
        for child in parent.children.clone() {
            let node = &self.nodes[child as usize];
            let count = f64::from(node.itself.count);
            let share = (AS_FIRST / (3.0 * count + AS_FIRST)).sqrt();
            let value = (1.0 - share) * node.itself.mean_or(expected)
                + share * node.at_all.mean_or(expected)
                + curiosity * node.prior / (1.0 + count);
            if value > most {
                (best, most) = (Some(child), value);
            }
        }
        best
    }

    /// Fills the board: of a few placements, drawn at random, the one that gains most.
    fn fill(&mut self, position: &mut Mathematichess) {
        while position.is_placing() && !self.budget.is_spent() {
            let player = position.to_move();
            let mv = if position.left_to_place(player) == 0 {
                Move::Pass
            } else {
                match placing::drawn(position, &mut self.dice) {
                    Some(mv) => mv,
                    None => return,
                }
            };
            self.diary.note(player, mv);
            position.play_unchecked(mv);
            self.budget.count();
        }
    }

    /// Plays the moves that gain most at once.
    fn fight_on(&mut self, position: &mut Mathematichess) {
        for _ in 0..FOUGHT {
            if position.end().is_some() || self.budget.is_spent() {
                return;
            }
            self.fight.clear();
            list_fight(position, &mut self.fight);
            let Some(mv) = self.fight.first() else { return };
            position.play_unchecked(*mv);
            self.budget.count();
        }
    }

    /// Counts what a trial brought White for the placements in it.
    fn tell(&mut self, white: i32) {
        let reward = |player: Player| {
            if player == Player::FIRST {
                white
            } else {
                -white
            }
        };
        for &(at, mover) in &self.path {
            let node = &mut self.nodes[at as usize];
            node.itself.add(reward(mover));
            let next = mover.other();
            let children = node.children.start as usize..node.children.end as usize;
            for child in &mut self.nodes[children] {
                if self.diary.has(next, child.mv) {
                    child.at_all.add(reward(next));
                }
            }
        }
    }

    fn report(&self, wanted: usize, started: Instant) -> Option<Report<Move>> {
        let root = &self.nodes[0];
        let mut order: Vec<u32> = root.children.clone().collect();
        order.sort_by_key(|child| Reverse(self.nodes[*child as usize].itself.count));
        order.truncate(wanted.max(1));
        let lines: Vec<Line<Move>> = order.into_iter().map(|child| self.line(child)).collect();
        Some(Report {
            depth: lines.first()?.moves.len() as u32,
            nodes: self.budget.nodes(),
            elapsed: started.elapsed(),
            lines,
            complete: false,
        })
    }

    /// The line that was tried most often after a placement.
    fn line(&self, first: u32) -> Line<Move> {
        let mut position = self.root.clone();
        let mut moves = Vec::new();
        let mut next = Some(first);
        while let Some(at) = next {
            let node = &self.nodes[at as usize];
            moves.push(node.mv);
            position.play_unchecked(node.mv);
            let tried = |child: &u32| self.nodes[*child as usize].itself.count;
            next = node
                .children
                .clone()
                .filter(|child| tried(child) > 0)
                .max_by_key(tried);
        }
        Line {
            verdict: Verdict::Estimate(self.lead(first)),
            moves,
        }
    }

    /// The lead, in points, that the trials of a placement promise at least: the fewer
    /// there were, the less is sure.
    fn lead(&self, at: u32) -> i32 {
        let tally = self.nodes[at as usize].itself;
        let expected = -self.nodes[0].itself.mean_or(0.0) - UNTRIED;
        let doubt = 0.2 / f64::from(tally.count.max(1)).sqrt();
        let mean = (tally.mean_or(expected) - doubt).clamp(-0.9, 0.9);
        (f64::from(HALF) * mean / (1.0 - mean.abs())) as i32
    }
}
