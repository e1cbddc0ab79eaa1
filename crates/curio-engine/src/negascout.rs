//! The search of one thread to a given depth: NegaScout, that is, alpha-beta that tries to
//! prove with null windows that the first move is the best (Reinefeld, "An improvement to the
//! Scout tree-search algorithm", 1983).

use super::{
    Style,
    limits::SearchBudget,
    ordering::Ordering,
    searchable::{Ending, Searchable},
    table::{Entry, Table},
    verdict::score::{self, INFINITE, MAX_PLY, PROVEN, WIN},
};
use curio_rules::{Player, PlayerSet, Turn, zobrist_key};

/// The stream of hash keys that keep the sides of several players apart.
const SIDE_KEYS: u64 = 0x5349_4445;

/// A move at the root, with what is known of it.
#[derive(Clone, Debug)]
pub(super) struct RootMove<M> {
    pub mv: M,
    /// The score of the last search that found it best, or else less than all.
    pub score: i32,
    /// The moves expected, this one first.
    pub line: Vec<M>,
}

/// A move with its rank.
type Ranked<M> = (i32, M);

/// What is asked about the moves of a position.
#[derive(Clone, Copy)]
struct Frame {
    /// Whether the side of the player who thinks is to move.
    ours: bool,
    /// How many plies are to be searched, the moves included.
    depth: i32,
    /// Scores up to this are all the same.
    alpha: i32,
    /// Scores from this on are all the same.
    beta: i32,
    /// How far the position is from the root.
    ply: usize,
}

/// One thread's search.
#[derive(Debug)]
pub(super) struct Worker<'a, G: Searchable> {
    table: &'a Table,
    pub budget: SearchBudget<'a>,
    ordering: Ordering,
    /// The side of the player who thinks.
    us: PlayerSet,
    style: Style,
    /// Keeps apart in the table what was found for different sides.
    salt: u64,
    lists: Vec<Vec<Ranked<G::Move>>>,
    lines: Vec<Vec<G::Move>>,
    scratch: Vec<G::Move>,
    /// Whether any score since this was last reset rests on an estimate.
    pub estimated: bool,
}

impl<'a, G: Searchable> Worker<'a, G> {
    pub fn new(table: &'a Table, budget: SearchBudget<'a>, root: &G, style: Style) -> Self {
        let us = match root.turn() {
            Turn::Player(player) => PlayerSet::only(player),
            Turn::Chance | Turn::Over => PlayerSet::only(Player::FIRST),
        };
        let salt = if root.colours().len() == 2 && style == Style::Balanced {
            // Scores are from the mover's view, whoever thinks.
            0
        } else {
            us.iter().fold(0, |salt, player| {
                salt ^ zobrist_key(SIDE_KEYS, u64::from(player.0))
            })
        };
        Self {
            table,
            budget,
            ordering: Ordering::new(G::CODES, MAX_PLY),
            us,
            style,
            salt,
            lists: vec![Vec::new(); MAX_PLY + 1],
            lines: vec![Vec::new(); MAX_PLY + 2],
            scratch: Vec::new(),
            estimated: false,
        }
    }

    fn is_ours(&self, node: &G) -> bool {
        matches!(node.turn(), Turn::Player(player) if self.us.contains(player))
    }

    /// Searches the root moves to `depth`, the first of them with the whole
    /// window, and sorts them best first. Returns the best score; it means
    /// nothing when the budget was spent.
    pub fn search_root(
        &mut self,
        root: &G,
        moves: &mut [RootMove<G::Move>],
        depth: i32,
        mut alpha: i32,
        beta: i32,
    ) -> i32 {
        let ours = self.is_ours(root);
        let mut best = -INFINITE;
        for (n, tried) in moves.iter_mut().enumerate() {
            let mut child = root.clone();
            child.make_move(&tried.mv);
            let frame = Frame {
                ours,
                depth,
                alpha,
                beta,
                ply: 0,
            };
            let value = self.search_child(&child, n, frame);
            if self.budget.is_spent() {
                for later in &mut moves[n..] {
                    later.score = -INFINITE;
                }
                break;
            }
            if n == 0 || value > alpha {
                tried.score = value;
                tried.line.clear();
                tried.line.push(tried.mv.clone());
                tried.line.extend_from_slice(&self.lines[1]);
            } else {
                tried.score = -INFINITE;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                for later in &mut moves[n + 1..] {
                    later.score = -INFINITE;
                }
                break;
            }
        }
        moves.sort_by_key(|tried| core::cmp::Reverse(tried.score));
        best
    }

    /// The score of a move, the `number`-th that is tried, for the side that
    /// plays it.
    #[inline]
    fn search_child(&mut self, child: &G, number: usize, frame: Frame) -> i32 {
        let Frame {
            ours,
            depth,
            alpha,
            beta,
            ply,
        } = frame;
        self.budget.count();
        if let Some(ending) = child.result_for(self.us) {
            self.lines[ply + 1].clear();
            let value = match ending {
                Ending::Win => WIN - (ply as i32 + 1),
                Ending::Loss => -WIN + (ply as i32 + 1),
                Ending::Draw => 0,
            };
            return if ours { value } else { -value };
        }
        let same_side = self.is_ours(child) == ours;
        let look = |worker: &mut Self, alpha: i32, beta: i32| {
            if same_side {
                worker.search(child, depth - 1, alpha, beta, ply + 1)
            } else {
                -worker.search(child, depth - 1, -beta, -alpha, ply + 1)
            }
        };
        if number == 0 {
            return look(self, alpha, beta);
        }
        let value = look(self, alpha, alpha + 1);
        if value <= alpha || value >= beta || self.budget.is_spent() {
            return value;
        }
        let again = look(self, alpha, beta);
        if value > PROVEN && again < value {
            // The null window met a win in the table that lies beyond this
            // depth. It is true all the same, but its line is not known here.
            self.lines[ply + 1].clear();
            return value;
        }
        again
    }

    /// The best line from a position, searched to `depth` with the whole
    /// window, and its score.
    pub fn line_from(&mut self, node: &G, depth: i32) -> (i32, Vec<G::Move>) {
        let value = self.search(node, depth, -INFINITE, INFINITE, 0);
        (value, self.lines[0].clone())
    }

    fn search(&mut self, node: &G, depth: i32, mut alpha: i32, mut beta: i32, ply: usize) -> i32 {
        self.lines[ply].clear();
        if self.budget.is_spent() {
            return 0;
        }
        // No line is worth more than winning at the next ply, nor less than
        // losing here.
        alpha = alpha.max(-WIN + ply as i32);
        beta = beta.min(WIN - (ply as i32 + 1));
        if alpha >= beta {
            return alpha;
        }
        let ours = self.is_ours(node);
        let mut depth = depth;
        if depth <= 0 {
            if node.is_quiet() || ply >= MAX_PLY {
                return self.evaluate(node, ours);
            }
            depth = 1;
        }
        let empty_window = beta - alpha == 1;
        let hash = node.key() ^ self.salt;
        let known = self.table.get(hash);
        if empty_window
            && let Some(entry) = known
            && let Some(value) = entry.answer(depth, (alpha, beta), ply)
        {
            self.estimated |= !score::is_proven(value);
            return value;
        }
        let table_move = known.and_then(|entry| entry.best);

        let mut list = core::mem::take(&mut self.lists[ply]);
        self.rank_moves(node, ours, ply, depth, table_move, &mut list);
        if list.len() == 1 {
            depth += 1;
        }
        let before = alpha;
        let mut best = -INFINITE;
        let mut best_code = None;
        for n in 0..list.len() {
            pick_best(&mut list, n);
            let mv = list[n].1.clone();
            let mut child = node.clone();
            child.make_move(&mv);
            let frame = Frame {
                ours,
                depth,
                alpha,
                beta,
                ply,
            };
            let value = self.search_child(&child, n, frame);
            if self.budget.is_spent() {
                self.lists[ply] = list;
                return 0;
            }
            if value > best {
                best = value;
                if value > alpha {
                    alpha = value;
                    best_code = Some(G::code(&mv));
                    if !empty_window {
                        let (upper, lower) = self.lines.split_at_mut(ply + 1);
                        upper[ply].clear();
                        upper[ply].push(mv.clone());
                        upper[ply].extend_from_slice(&lower[0]);
                    }
                    if value >= beta {
                        self.ordering.refuted(ours, ply, G::code(&mv), depth);
                        break;
                    }
                }
            }
        }
        self.lists[ply] = list;
        let entry = Entry::found(best_code, best, (before, beta), depth, ply);
        self.table.put(hash, entry);
        best
    }

    fn rank_moves(
        &mut self,
        node: &G,
        ours: bool,
        ply: usize,
        depth: i32,
        table_move: Option<u16>,
        list: &mut Vec<Ranked<G::Move>>,
    ) {
        list.clear();
        self.scratch.clear();
        node.list_moves(&mut self.scratch);
        for mv in self.scratch.drain(..) {
            let order_score = if depth > 1 { node.order_score(&mv) } else { 0 };
            let code = G::code(&mv);
            let rank = self.ordering.rank(ours, ply, code, table_move, order_score);
            list.push((rank, mv));
        }
    }

    fn evaluate(&mut self, node: &G, ours: bool) -> i32 {
        self.estimated = true;
        let value = node
            .evaluate_in(self.us, self.style)
            .clamp(-score::ESTIMATE, score::ESTIMATE);
        if ours { value } else { -value }
    }
}

/// Brings the best-ranked of the moves from `n` on to place `n`.
fn pick_best<M>(list: &mut [Ranked<M>], n: usize) {
    let mut best = n;
    for m in n + 1..list.len() {
        if list[m].0 > list[best].0 {
            best = m;
        }
    }
    list.swap(n, best);
}
