//! Plain UCT: a tree grown by random games, which goes where the upper confidence
//! bound is greatest (Kocsis & Szepesvári, "Bandit based Monte-Carlo Planning",
//! 2006). It knows the rules of the game and nothing else: no estimates, no order
//! of moves, no transpositions.

use core::ops::Range;

use rand::{RngExt, seq::SliceRandom as _};
use rand_pcg::Pcg64Mcg;

use super::{Meter, RuleSet};
use curio_rules::{Game, Player, PlayerSet, Turn};

/// The exploration constant, squared and for logarithms to base two: UCB1 has 2 for natural
/// ones.
const CURIOSITY: f64 = 2.0 * core::f64::consts::LN_2;

/// A random game is given up after this many plies and counts as a draw: in XIMA
/// most would go on for ever.
const LONGEST: u32 = 600;

/// No tree grows beyond this many nodes.
const MOST_NODES: usize = 1 << 22;

/// What a random game brings a winner; a draw brings half of it.
const WIN: u64 = 2;

/// A move in the tree, or its root, which no move leads to.
#[derive(Debug)]
struct Node<M> {
    mv: Option<M>,
    /// How often random games went this way.
    visits: u32,
    /// What they brought the player who made the move.
    reward: u64,
    children: Range<u32>,
    /// How many of the children have been tried at least once.
    tried: u32,
}

impl<M> Node<M> {
    const fn new(mv: Option<M>) -> Self {
        Self {
            mv,
            visits: 0,
            reward: 0,
            children: 0..0,
            tried: 0,
        }
    }
}

/// The move that most random games went through; nothing when it is no player's
/// turn.
pub(super) fn choose_move<G: Game>(
    rules: &RuleSet<G>,
    root: &G,
    mut meter: Meter<'_>,
    dice: &mut Pcg64Mcg,
) -> Option<G::Move> {
    let Turn::Player(_) = root.turn() else {
        return None;
    };
    let mut tree = Tree {
        rules,
        nodes: vec![Node::new(None)],
        path: Vec::new(),
        spare: Vec::new(),
    };
    loop {
        tree.play_once(root, dice);
        let is_forced = tree.nodes[0].children.len() < 2;
        if is_forced || meter.count(1) {
            break;
        }
    }
    let moves = tree.nodes[0].children.clone();
    let moves = tree.nodes.get(moves.start as usize..moves.end as usize)?;
    // Of those visited equally often the first one counts.
    let best = moves.iter().rev().max_by_key(|node| node.visits)?;
    best.mv.clone()
}

struct Tree<'a, G: Game> {
    rules: &'a RuleSet<G>,
    nodes: Vec<Node<G::Move>>,
    /// The nodes that a random game goes through, with the players who chose them.
    path: Vec<(u32, Option<Player>)>,
    spare: Vec<G::Move>,
}

impl<G: Game> Tree<'_, G> {
    /// Adds the moves of a position in random order below a node, unless there are
    /// none or the tree is full.
    fn grow(&mut self, at: u32, position: &G, dice: &mut Pcg64Mcg) {
        if self.nodes.len() >= MOST_NODES {
            return;
        }
        self.spare.clear();
        match position.turn() {
            Turn::Player(_) => {
                (self.rules.list)(position, &mut self.spare);
                self.spare.shuffle(dice);
            }
            // Events keep the order in which they are drawn.
            Turn::Chance => self
                .spare
                .extend(position.chances().into_iter().map(|(event, _)| event)),
            Turn::Over => {}
        }
        let start = self.nodes.len() as u32;
        let grown = self.spare.drain(..).map(|mv| Node::new(Some(mv)));
        self.nodes.extend(grown);
        self.nodes[at as usize].children = start..self.nodes.len() as u32;
    }

    /// Goes down the tree, plays a random game from there, and tells the result to
    /// all moves on the way.
    fn play_once(&mut self, root: &G, dice: &mut Pcg64Mcg) {
        let mut position = root.clone();
        let mut at = 0;
        self.path.clear();
        loop {
            if self.nodes[at as usize].children.is_empty() {
                self.grow(at, &position, dice);
            }
            let node = &mut self.nodes[at as usize];
            if node.children.is_empty() {
                break;
            }
            let (child, mover) = match position.turn() {
                Turn::Player(player) if node.tried < node.children.len() as u32 => {
                    node.tried += 1;
                    (node.children.start + node.tried - 1, Some(player))
                }
                Turn::Player(player) => (self.most_promising(at), Some(player)),
                Turn::Chance | Turn::Over => {
                    let place = event(&position.chances(), dice) as u32;
                    (node.children.start + place, None)
                }
            };
            if let Some(mv) = &self.nodes[child as usize].mv {
                (self.rules.make_move)(&mut position, mv);
            }
            self.path.push((child, mover));
            at = child;
            if self.nodes[at as usize].visits == 0 {
                break;
            }
        }
        let winners = self.finish(&mut position, dice);
        self.nodes[0].visits += 1;
        for &(child, mover) in &self.path {
            let node = &mut self.nodes[child as usize];
            node.visits += 1;
            node.reward += match winners {
                None => WIN / 2,
                Some(winners) if mover.is_some_and(|mover| winners.contains(mover)) => WIN,
                Some(_) => 0,
            };
        }
    }

    /// The child of a node with the greatest upper confidence bound.
    fn most_promising(&self, at: u32) -> u32 {
        let parent = &self.nodes[at as usize];
        let children = parent.children.clone();
        let curiosity = CURIOSITY * logarithm(parent.visits);
        let bound = |node: &Node<G::Move>| {
            let visits = f64::from(node.visits);
            node.reward as f64 / WIN as f64 / visits + (curiosity / visits).sqrt()
        };
        let mut best = (children.start, f64::MIN);
        for child in children {
            let bound = bound(&self.nodes[child as usize]);
            if bound > best.1 {
                best = (child, bound);
            }
        }
        best.0
    }

    /// Plays to the end with random moves; the winners, or nothing for a draw.
    fn finish(&mut self, position: &mut G, dice: &mut Pcg64Mcg) -> Option<PlayerSet> {
        for _ in 0..LONGEST {
            match position.turn() {
                Turn::Over => {
                    let winners = (self.rules.winners)(position);
                    return (!winners.is_empty()).then_some(winners);
                }
                Turn::Chance => {
                    let events = position.chances();
                    let (mv, _) = events.get(event(&events, dice))?;
                    (self.rules.make_move)(position, mv);
                }
                Turn::Player(_) => {
                    let mv = (self.rules.draw)(position, &mut self.spare, dice)?;
                    (self.rules.make_move)(position, &mv);
                }
            }
        }
        None
    }
}

/// The place of an event drawn by its weight.
fn event<M>(events: &[(M, u32)], dice: &mut Pcg64Mcg) -> usize {
    let total: u32 = events.iter().map(|(_, weight)| weight).sum();
    let mut pick = dice.random_range(0..total.max(1));
    let place = events.iter().position(|(_, weight)| {
        let found = pick < *weight;
        pick = pick.saturating_sub(*weight);
        found
    });
    place.unwrap_or(0)
}

/// The logarithm to base two, linear between the powers of two: exactly the same on every
/// machine.
fn logarithm(number: u32) -> f64 {
    let whole = number.max(1).ilog2();
    f64::from(whole) + (f64::from(number.max(1)) / f64::from(1_u32 << whole) - 1.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn logarithms_are_right_at_powers_and_near_between() {
        for power in 0..31 {
            assert!((logarithm(1 << power) - f64::from(power)).abs() < 1e-12);
        }
        for number in 1..1000_u32 {
            let exact = f64::from(number).log2();
            assert!((logarithm(number) - exact).abs() < 0.087, "{number}");
        }
    }
}
