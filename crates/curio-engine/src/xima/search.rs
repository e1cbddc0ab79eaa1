//! Looking ahead in XIMA: alpha-beta over the most promising moves, further
//! where blocks are captured or a special is about to ascend, with dice averaged.
//!
//! Not every move is searched, but what is reported as proven is: a position counts
//! as lost only when all moves have been looked at and lose.

use super::{
    super::{
        Style,
        limits::SearchBudget,
        ordering::Ordering,
        table::{Entry, Table},
        verdict::score::{self, INFINITE, PROVEN, WIN},
    },
    evaluation::{Outlook, evaluate},
    order_score::order_score,
    replies::{Candidate, Sides},
};
use curio_rules::{
    Game, Turn,
    xima::{Dice, Move, Xima},
    zobrist_key,
};

/// Moves have codes below this.
const CODES: usize = 4 * 169 + 169 * 169 + 3;
/// The most plies from the root.
const DEEPEST: usize = 60;
/// How many captures in a row are followed beyond the depth.
const CAPTURES: u32 = 5;
/// How often a threat to the summit makes a line longer.
pub(super) const ALARMS: u32 = 3;
/// Values are clamped to this before they are averaged over the dice.
const LUCK: i32 = 2_000;

/// A number for a move, different for different moves of one position.
fn code(mv: Move) -> u16 {
    match mv {
        Move::Enter(to) => to.index() as u16,
        Move::EnterSpecial(to) => 169 + to.index() as u16,
        Move::Step { from, to } => 338 + (169 * from.index() + to.index()) as u16,
        Move::EnterBy { is_special, to, .. } => {
            (338 + 169 * 169 + 169 * usize::from(is_special) + to.index()) as u16
        }
        Move::Pass => (CODES - 3) as u16,
        Move::Stop => (CODES - 2) as u16,
        _ => (CODES - 1) as u16,
    }
}

/// What is asked about the moves of a position.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    /// Whether the side of the player who thinks is to move.
    pub ours: bool,
    /// How many plies are to be searched, the moves included.
    pub depth: i32,
    /// Scores up to this are all the same.
    pub alpha: i32,
    /// Scores from this on are all the same.
    pub beta: i32,
    /// How far the position is from the root.
    pub ply: usize,
    /// How often a threat to the summit may still make the line longer.
    pub alarms: u32,
}

/// One thread's search.
pub(super) struct Search<'a> {
    table: &'a Table,
    pub budget: SearchBudget<'a>,
    ordering: Ordering,
    pub sides: Sides,
    outlook: Outlook,
    salt: u64,
    /// Whether found positions are kept: not where dice decide.
    keeps: bool,
    lists: Vec<Vec<Candidate>>,
    pub lines: Vec<Vec<Move>>,
    scratch: Vec<Move>,
    /// Whether any score since this was last reset rests on an estimate.
    pub is_estimated: bool,
}

impl<'a> Search<'a> {
    pub fn new(table: &'a Table, budget: SearchBudget<'a>, root: &Xima, outlook: Outlook) -> Self {
        let sides = Sides::new(root);
        // Values of one outlook are of no use to another.
        let is_usual = outlook.style == Style::Balanced && outlook.rivals_weight == 100;
        let salt = if root.players() == 2 && is_usual {
            0
        } else {
            let rivals_weight = zobrist_key(9, i64::from(outlook.rivals_weight).cast_unsigned());
            let salt = rivals_weight ^ zobrist_key(8, sides.is_round.into());
            let keys = sides.us.iter();
            keys.fold(salt, |salt, player| salt ^ zobrist_key(7, player.0.into()))
        };
        Self {
            table,
            budget,
            ordering: Ordering::new(CODES, DEEPEST + 1),
            sides,
            outlook,
            salt,
            keeps: Game::options(root).dice == Dice::None,
            lists: vec![Vec::new(); DEEPEST + 2],
            lines: vec![Vec::new(); DEEPEST + 3],
            scratch: Vec::new(),
            is_estimated: false,
        }
    }

    /// The score of a position that a move of the side `ours` has led to, for
    /// that side.
    pub fn child(
        &mut self,
        node: &Xima,
        ours: bool,
        depth: i32,
        window: (i32, i32),
        ply: usize,
        alarms: u32,
    ) -> i32 {
        self.budget.count();
        self.lines[ply].clear();
        if let Some(victory) = node.victory() {
            let value = WIN - ply as i32;
            let is_won = self.sides.us.contains(victory.winner()) == ours;
            return if is_won { value } else { -value };
        }
        if matches!(Game::turn(node), Turn::Chance) {
            return self.average(node, ours, depth, ply);
        }
        if self.sides.is_ours(node) == ours {
            self.search(node, depth, window.0, window.1, ply, alarms)
        } else {
            -self.search(node, depth, -window.1, -window.0, ply, alarms)
        }
    }

    /// What the dice make of a position, for the side `ours`.
    fn average(&mut self, node: &Xima, ours: bool, depth: i32, ply: usize) -> i32 {
        if depth <= 0 || ply >= DEEPEST {
            return self.guess(node, ours);
        }
        let (mut sum, mut weights) = (0_i64, 0_i64);
        for (roll, weight) in node.chances() {
            let mut next = *node;
            next.play_unchecked(roll);
            let value = self.child(&next, ours, depth - 1, (-INFINITE, INFINITE), ply, 0);
            sum += i64::from(value.clamp(-LUCK, LUCK)) * i64::from(weight);
            weights += i64::from(weight);
        }
        self.is_estimated = true;
        self.lines[ply].clear();
        (sum / weights.max(1)) as i32
    }

    fn guess(&mut self, node: &Xima, ours: bool) -> i32 {
        self.is_estimated = true;
        let value =
            evaluate(node, self.sides.us, self.outlook).clamp(-score::ESTIMATE, score::ESTIMATE);
        if ours { value } else { -value }
    }

    /// Whether a special of the other side is one move from the summit.
    fn is_alarmed(&self, node: &Xima, ours: bool) -> bool {
        node.playing()
            .iter()
            .any(|player| self.sides.us.contains(player) != ours && node.ascent(player).is_some())
    }

    fn search(
        &mut self,
        node: &Xima,
        mut depth: i32,
        mut alpha: i32,
        mut beta: i32,
        ply: usize,
        mut alarms: u32,
    ) -> i32 {
        if self.budget.is_spent() {
            return 0;
        }
        if let Some(ascent) = self.sides.ascent(node) {
            self.extend_line(ply, ascent);
            return WIN - (ply as i32 + 1);
        }
        alpha = alpha.max(-WIN + ply as i32);
        beta = beta.min(WIN - (ply as i32 + 2));
        if alpha >= beta {
            return alpha;
        }
        let ours = self.sides.is_ours(node);
        if depth <= 0 {
            if alarms == 0 || ply + 2 >= DEEPEST || !self.is_alarmed(node, ours) {
                return self.settle(node, alpha, beta, ply, CAPTURES);
            }
            alarms -= 1;
            depth = 1;
        }
        if ply >= DEEPEST {
            return self.guess(node, ours);
        }
        let has_empty_window = beta - alpha == 1;
        let hash = node.key() ^ self.salt;
        let known = if self.keeps {
            self.table.get(hash)
        } else {
            None
        };
        if has_empty_window
            && let Some(entry) = known
            && let Some(value) = entry.answer(depth, (alpha, beta), ply)
        {
            self.is_estimated |= !score::is_proven(value);
            return value;
        }
        let mut list = core::mem::take(&mut self.lists[ply]);
        self.rank_moves(
            node,
            ours,
            ply,
            known.and_then(|entry| entry.best),
            &mut list,
        );
        let frame = Frame {
            ours,
            depth,
            alpha,
            beta,
            ply,
            alarms,
        };
        let found = self.search_moves(node, &mut list, frame);
        self.lists[ply] = list;
        let Some((best, best_code)) = found else {
            return 0;
        };
        if self.keeps {
            let entry = Entry::found(best_code, best, (alpha, beta), depth, ply);
            self.table.put(hash, entry);
        }
        best
    }

    /// The best score of the moves in a list, and the code of the move that
    /// raised alpha last; nothing when the budget was spent.
    #[inline]
    fn search_moves(
        &mut self,
        node: &Xima,
        list: &mut [Candidate],
        mut frame: Frame,
    ) -> Option<(i32, Option<u16>)> {
        let Frame {
            ours, depth, ply, ..
        } = frame;
        let kept = if depth <= 1 { 24 } else { 36 };
        let mut best = -INFINITE;
        let mut best_code = None;
        for n in 0..list.len() {
            // Losing is believed only when nothing is left to try.
            if n >= kept && best > -PROVEN {
                self.is_estimated = true;
                break;
            }
            pick_best(list, n);
            let candidate = list[n];
            let next = self.sides.after(node, candidate);
            let value = self.look(&next, n, frame);
            if self.budget.is_spent() {
                return None;
            }
            if value <= best {
                continue;
            }
            best = value;
            if value > frame.alpha {
                frame.alpha = value;
                best_code = Some(code(candidate.mv));
                self.extend_line(ply, candidate);
                if value >= frame.beta {
                    self.ordering.refuted(ours, ply, code(candidate.mv), depth);
                    break;
                }
            }
        }
        Some((best, best_code))
    }

    /// Puts a move before the line that was found below it. A line ends before a turn
    /// that is left out.
    fn extend_line(&mut self, ply: usize, candidate: Candidate) {
        let (upper, lower) = self.lines.split_at_mut(ply + 1);
        upper[ply].clear();
        if candidate.skipped == 0 {
            upper[ply].push(candidate.mv);
            let is_reply = self.sides.is_round && ply % 2 == 1;
            if !is_reply {
                upper[ply].extend_from_slice(&lower[0]);
            }
        }
    }

    /// Looks at the `n`-th move of a position: later ones first with a null window, and not
    /// as deep.
    pub fn look(&mut self, next: &Xima, n: usize, frame: Frame) -> i32 {
        let Frame {
            ours,
            depth,
            alpha,
            beta,
            ply,
            alarms,
        } = frame;
        let mut child =
            |depth: i32, window: (i32, i32)| self.child(next, ours, depth, window, ply + 1, alarms);
        if n == 0 || alpha == -INFINITE {
            return child(depth - 1, (alpha, beta));
        }
        let less = i32::from(n >= 4 && depth >= 3) + i32::from(n >= 16 && depth >= 4);
        let mut value = child(depth - 1 - less, (alpha, alpha + 1));
        if less > 0 && value > alpha {
            value = child(depth - 1, (alpha, alpha + 1));
        }
        if value > alpha && value < beta {
            value = child(depth - 1, (alpha, beta));
        }
        value
    }

    /// Follows captures until none is worth it.
    fn settle(&mut self, node: &Xima, mut alpha: i32, beta: i32, ply: usize, left: u32) -> i32 {
        let ours = self.sides.is_ours(node);
        let mut best = self.guess(node, ours);
        if best >= beta || left == 0 || ply >= DEEPEST {
            return best;
        }
        alpha = alpha.max(best);
        let mut list = core::mem::take(&mut self.lists[ply]);
        list.clear();
        let road = node.high_road();
        self.sides.each_turn(node, |turn, skipped| {
            self.scratch.clear();
            turn.list_captures(&mut self.scratch);
            list.extend(self.scratch.iter().map(|&mv| Candidate {
                rank: order_score(turn, mv, road),
                skipped,
                mv,
            }));
        });
        for n in 0..list.len() {
            pick_best(&mut list, n);
            let next = self.sides.after(node, list[n]);
            self.budget.count();
            let value = self.settle_child(&next, ours, (alpha, beta), ply, left);
            if value > best {
                best = value;
                alpha = alpha.max(value);
                if value >= beta {
                    break;
                }
            }
            if self.budget.is_spent() {
                break;
            }
        }
        self.lists[ply] = list;
        best
    }

    fn settle_child(
        &mut self,
        next: &Xima,
        ours: bool,
        (alpha, beta): (i32, i32),
        ply: usize,
        left: u32,
    ) -> i32 {
        let win = WIN - (ply as i32 + 1);
        if let Some(victory) = next.victory() {
            let is_won = self.sides.us.contains(victory.winner()) == ours;
            return if is_won { win } else { -win };
        }
        if matches!(Game::turn(next), Turn::Chance) {
            return self.guess(next, ours);
        }
        let is_same = self.sides.is_ours(next) == ours;
        if self.sides.ascent(next).is_some() {
            return if is_same { win - 1 } else { 1 - win };
        }
        self.lines[ply + 1].clear();
        if is_same {
            self.settle(next, alpha, beta, ply + 1, left - 1)
        } else {
            -self.settle(next, -beta, -alpha, ply + 1, left - 1)
        }
    }

    /// The legal moves with their ranks.
    pub fn rank_moves(
        &mut self,
        node: &Xima,
        ours: bool,
        ply: usize,
        table_move: Option<u16>,
        list: &mut Vec<Candidate>,
    ) {
        list.clear();
        let road = node.high_road();
        self.sides.each_turn(node, |turn, skipped| {
            self.scratch.clear();
            turn.list_legal(&mut self.scratch);
            list.extend(self.scratch.iter().map(|&mv| {
                let order_score = order_score(turn, mv, road);
                let rank = self
                    .ordering
                    .rank(ours, ply, code(mv), table_move, order_score);
                Candidate { rank, skipped, mv }
            }));
        });
    }
}

/// Brings the best-ranked of the moves from `n` on to place `n`.
fn pick_best(list: &mut [Candidate], n: usize) {
    let mut best = n;
    for m in n + 1..list.len() {
        if list[m].rank > list[best].rank {
            best = m;
        }
    }
    list.swap(n, best);
}
