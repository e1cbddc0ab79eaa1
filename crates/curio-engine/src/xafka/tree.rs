//! The tree above the jobs (see `jobs`): a proof-number search (Allis, van der Meulen and
//! van den Herik, "Proof-number search", 1994), so small that it is the proof. Positions that
//! a symmetry of the board makes the same are one position here.

use std::collections::{BTreeMap, BTreeSet, VecDeque};

use super::{
    jobs::{Found, Job},
    memory::{Missing, NEVER},
};
use curio_rules::{
    Game, Player,
    xafka::{Move, Xafka},
};

/// Of the positions that symmetries of the board make the same, the one whose text comes
/// first, and the text.
pub(super) fn first_alike(position: &Xafka) -> (Xafka, String) {
    let alike = position.board().symmetries().iter().map(|symmetry| {
        let alike = position.transformed(symmetry);
        (alike, alike.position_text())
    });
    alike
        .min_by(|(_, one), (_, other)| one.cmp(other))
        .unwrap_or_else(|| (*position, position.position_text()))
}

/// What is known of a position before a job is done there.
#[derive(Clone, Copy, Debug)]
pub(super) struct Prior {
    pub missing: Missing,
    /// A job was done there before.
    pub was_tried: bool,
    /// It is what jobs elsewhere suggest.
    pub is_news: bool,
}

impl Prior {
    /// What is seen without any job.
    pub const fn at_once(missing: Missing) -> Self {
        Self {
            missing,
            was_tried: false,
            is_news: false,
        }
    }
}

/// A position of the tree.
#[derive(Debug)]
struct Node {
    position: Xafka,
    text: String,
    missing: Missing,
    children: Vec<usize>,
    parents: Vec<usize>,
    /// A job was done here that did not suffice.
    was_tried: bool,
    /// A job is being done here.
    is_busy: bool,
}

impl Node {
    /// What is missing here. While a job is being done, more is shown than is missing, so
    /// that the next job is done elsewhere unless all else is much worse.
    const fn shown(&self) -> Missing {
        if !self.is_busy || self.missing.answer().is_some() {
            return self.missing;
        }
        Missing {
            win: busy(self.missing.win),
            loss: busy(self.missing.loss),
        }
    }
}

const fn busy(missing: u32) -> u32 {
    let more = missing.saturating_mul(2).saturating_add(50);
    if more < NEVER { more } else { NEVER - 1 }
}

/// The positions above the jobs, the first is the one to solve.
#[derive(Debug)]
pub(super) struct Tree {
    nodes: Vec<Node>,
    numbers: BTreeMap<String, usize>,
}

impl Tree {
    /// The position that is to be solved. No job is done there, so that there is a move
    /// for it in the end.
    pub fn new(position: &Xafka) -> Self {
        let mut tree = Self {
            nodes: Vec::new(),
            numbers: BTreeMap::new(),
        };
        let (position, text) = first_alike(position);
        let root = Prior {
            missing: Missing { win: 1, loss: 1 },
            was_tried: true,
            is_news: false,
        };
        tree.add(position, text, root);
        tree
    }

    fn add(&mut self, position: Xafka, text: String, known: Prior) -> usize {
        let number = self.nodes.len();
        self.numbers.insert(text.clone(), number);
        self.nodes.push(Node {
            position,
            text,
            missing: known.missing,
            children: Vec::new(),
            parents: Vec::new(),
            was_tried: known.was_tried,
            is_busy: false,
        });
        number
    }

    /// Whether the player to move wins at the root.
    pub fn answer(&self) -> Option<bool> {
        self.nodes.first().and_then(|root| root.missing.answer())
    }

    /// The position where the next job should be done; nothing if all that matter are busy.
    pub fn next(&self) -> Option<usize> {
        let mut number = 0;
        loop {
            let node = self.nodes.get(number)?;
            if node.missing.answer().is_some() {
                return None;
            }
            if node.children.is_empty() {
                return (!node.is_busy).then_some(number);
            }
            let loss = |child: &&usize| self.nodes.get(**child).map(|child| child.shown().loss);
            number = *node.children.iter().min_by_key(loss)?;
        }
    }

    /// Adds the positions after the moves of a position, with what other jobs suggest about
    /// them.
    pub fn expand(&mut self, number: usize, known: impl Fn(&Xafka, &str) -> Prior) -> Vec<Job> {
        let mut found = Vec::new();
        let Some(node) = self.nodes.get(number) else {
            return found;
        };
        let (position, me) = (node.position, node.position.to_move());
        let nexts = position.legal_moves().into_iter().map(|mv| {
            let mut next = position;
            next.play_unchecked(mv);
            let (next, text) = first_alike(&next);
            (text, next)
        });
        let mut children = Vec::new();
        for (text, next) in nexts.collect::<BTreeMap<_, _>>() {
            children.push(self.numbers.get(&text).copied().unwrap_or_else(|| {
                let known = match next.winner() {
                    Some(winner) => Prior::at_once(Missing::proven(winner != me)),
                    None => known(&next, &text),
                };
                if known.is_news {
                    found.push(Job {
                        position: text.clone(),
                        found: Found::from_missing(known.missing, next.to_move()),
                        nodes: 0,
                    });
                }
                self.add(next, text, known)
            }));
        }
        for child in &children {
            if let Some(child) = self.nodes.get_mut(*child) {
                child.parents.push(number);
            }
        }
        if let Some(node) = self.nodes.get_mut(number) {
            node.children = children;
        }
        self.update([number]);
        found
    }

    /// Finds out again what is missing at positions, and at those before them.
    fn update(&mut self, numbers: impl IntoIterator<Item = usize>) {
        let mut open: VecDeque<usize> = numbers.into_iter().collect();
        while let Some(number) = open.pop_front() {
            let Some(node) = self.nodes.get(number) else {
                continue;
            };
            let missing = self.missing_after(node);
            if let Some(node) = self.nodes.get_mut(number)
                && node.missing != missing
            {
                node.missing = missing;
                open.extend(&node.parents);
            }
        }
    }

    fn missing_after(&self, node: &Node) -> Missing {
        let (mut win, mut loss) = (NEVER, 0_u64);
        for child in &node.children {
            if let Some(child) = self.nodes.get(*child) {
                let shown = child.shown();
                win = win.min(shown.loss);
                loss += u64::from(shown.win);
            }
        }
        let loss = if win == 0 {
            NEVER
        } else {
            loss.min(u64::from(NEVER)) as u32
        };
        Missing { win, loss }
    }

    pub fn was_tried(&self, number: usize) -> bool {
        self.nodes.get(number).is_some_and(|node| node.was_tried)
    }

    /// The position for a job, which begins.
    pub fn begin(&mut self, number: usize) -> Option<Xafka> {
        let node = self.nodes.get_mut(number)?;
        node.is_busy = true;
        let (position, parents) = (node.position, node.parents.clone());
        self.update(parents);
        Some(position)
    }

    /// A job has ended.
    pub fn end(&mut self, number: usize, missing: Missing, nodes: u64) -> Option<Job> {
        let node = self.nodes.get_mut(number)?;
        (node.is_busy, node.was_tried, node.missing) = (false, true, missing);
        let job = Job {
            position: node.text.clone(),
            found: Found::from_missing(missing, node.position.to_move()),
            nodes,
        };
        let parents = node.parents.clone();
        self.update(parents);
        Some(job)
    }

    /// The position that is to be solved, as if a job had been done there.
    pub fn start(&self) -> Option<Job> {
        let root = self.nodes.first()?;
        Some(Job {
            position: root.text.clone(),
            found: Found::from_missing(root.missing, root.position.to_move()),
            nodes: 1,
        })
    }

    /// How many positions it has.
    pub const fn len(&self) -> usize {
        self.nodes.len()
    }

    /// What is known of the position that is to be solved.
    pub fn root(&self) -> Option<Found> {
        let root = self.nodes.first()?;
        Some(Found::from_missing(root.missing, root.position.to_move()))
    }

    /// The moves of the winner, and the positions that the solver has solved, in the positions
    /// that can come up: the proof. Nothing where the tree does not say who wins.
    pub fn proof(&self, start: &Xafka, winner: Player) -> Option<Plan> {
        let mut plan = Plan::default();
        let mut seen = BTreeSet::new();
        let mut open = vec![*start];
        while let Some(position) = open.pop() {
            let text = position.position_text();
            if position.is_over() || !seen.insert(text.clone()) {
                continue;
            }
            let node = self.node(&position)?;
            node.missing.answer()?;
            if node.children.is_empty() {
                plan.left_to_solve.insert(text);
                continue;
            }
            let after = |mv: Move| {
                let mut next = position;
                next.play_unchecked(mv);
                next
            };
            let moves = position.legal_moves().into_iter().map(|mv| (mv, after(mv)));
            if position.to_move() != winner {
                open.extend(moves.map(|(_, next)| next));
                continue;
            }
            let (mv, next) = moves.into_iter().find(|(_, next)| self.loses(next))?;
            plan.moves.insert(text, position.move_text(&mv));
            open.push(next);
        }
        Some(plan)
    }

    fn node(&self, position: &Xafka) -> Option<&Node> {
        let (_, text) = first_alike(position);
        self.nodes.get(*self.numbers.get(&text)?)
    }

    /// Whether it is known that the player to move loses there.
    pub fn loses(&self, position: &Xafka) -> bool {
        let node = self.node(position);
        node.is_some_and(|node| node.missing.answer() == Some(false))
    }
}

/// How a tree says that the winner wins.
#[derive(Debug, Default)]
pub(super) struct Plan {
    /// The winner's moves by the positions as texts.
    pub moves: BTreeMap<String, String>,
    /// Positions of which the solver says that the winner wins.
    pub left_to_solve: BTreeSet<String>,
}
