//! Plain negamax: alpha-beta, deepening step by step, over the score that the rules
//! keep. No table, no estimates of its own, no captures followed beyond the depth;
//! where a game has no score before its end, it only sees wins and losses.
//!
//! With more than two players all opponents are taken for allies of each other.

use rand::seq::SliceRandom as _;
use rand_pcg::Pcg64Mcg;

use super::{Meter, RuleSet};
use curio_rules::{Game, Player, Turn};

/// A win on the spot; one after `n` plies is worth `n` less.
const WIN: i32 = 1_000_000_000;
const INFINITE: i32 = i32::MAX;
/// Standings count no more than this.
const MOST: i32 = 500_000_000;
const DEEPEST: i32 = 64;

/// The move that looks best at the greatest depth that was reached; nothing when it
/// is no player's turn.
pub(super) fn choose_move<G: Game>(
    rules: &RuleSet<G>,
    root: &G,
    meter: Meter<'_>,
    dice: &mut Pcg64Mcg,
) -> Option<G::Move> {
    let Turn::Player(us) = root.turn() else {
        return None;
    };
    let mut moves = Vec::new();
    (rules.list)(root, &mut moves);
    // Among moves that look alike none is preferred.
    moves.shuffle(dice);
    let mut search = Search {
        rules,
        us,
        meter,
        pulled: false,
    };
    if moves.len() > 1 {
        for depth in 1..=DEEPEST {
            let Some(value) = search.deepen(root, &mut moves, depth) else {
                break;
            };
            if value.abs() > MOST {
                break;
            }
        }
    }
    moves.into_iter().next()
}

struct Search<'a, 'b, G: Game> {
    rules: &'a RuleSet<G>,
    us: Player,
    meter: Meter<'b>,
    pulled: bool,
}

impl<G: Game> Search<'_, '_, G> {
    /// Brings the best move to the first place; its value, or nothing when the
    /// budget was used up.
    fn deepen(&mut self, root: &G, moves: &mut [G::Move], depth: i32) -> Option<i32> {
        let mut best = -INFINITE;
        for n in 0..moves.len() {
            let mut next = root.clone();
            (self.rules.make_move)(&mut next, &moves[n]);
            let value = self.child(&next, true, depth - 1, best, INFINITE, 1);
            if self.pulled {
                return None;
            }
            if value > best {
                best = value;
                // The others keep their order.
                moves[..=n].rotate_right(1);
            }
        }
        Some(best)
    }

    /// The value of a position that the side `ours` has reached, for that side.
    fn child(&mut self, next: &G, ours: bool, depth: i32, alpha: i32, beta: i32, ply: i32) -> i32 {
        if self.pulled {
            return 0;
        }
        self.pulled = self.meter.count(16);
        match next.turn() {
            Turn::Over => {
                let winners = (self.rules.winners)(next);
                if winners.is_empty() {
                    0
                } else if winners.contains(self.us) == ours {
                    WIN - ply
                } else {
                    ply - WIN
                }
            }
            Turn::Chance => self.average(next, ours, depth, ply),
            Turn::Player(player) if (player == self.us) == ours => {
                self.search(next, ours, depth, alpha, beta, ply)
            }
            Turn::Player(_) => -self.search(next, !ours, depth, -beta, -alpha, ply),
        }
    }

    /// What chance makes of a position, for the side `ours`.
    fn average(&mut self, node: &G, ours: bool, depth: i32, ply: i32) -> i32 {
        if depth <= 0 {
            return self.standing(node, ours);
        }
        let (mut sum, mut weights) = (0_i64, 0_i64);
        for (event, weight) in node.chances() {
            let mut next = node.clone();
            (self.rules.make_move)(&mut next, &event);
            let value = self.child(&next, ours, depth - 1, -INFINITE, INFINITE, ply + 1);
            sum += i64::from(value) * i64::from(weight);
            weights += i64::from(weight);
        }
        (sum / weights.max(1)) as i32
    }

    fn search(
        &mut self,
        node: &G,
        ours: bool,
        depth: i32,
        mut alpha: i32,
        beta: i32,
        ply: i32,
    ) -> i32 {
        if depth <= 0 {
            return self.standing(node, ours);
        }
        let mut moves = Vec::new();
        (self.rules.list)(node, &mut moves);
        let mut next: Vec<G> = moves
            .iter()
            .map(|mv| {
                let mut next = node.clone();
                (self.rules.make_move)(&mut next, mv);
                next
            })
            .collect();
        if depth > 1 {
            // For earlier cutoffs, what stands best at once comes first.
            next.sort_by_cached_key(|next| -self.standing(next, ours));
        }
        let mut best = -INFINITE;
        for next in &next {
            let value = self.child(next, ours, depth - 1, alpha, beta, ply + 1);
            if self.pulled {
                return 0;
            }
            best = best.max(value);
            alpha = alpha.max(value);
            if alpha >= beta {
                break;
            }
        }
        best
    }

    /// How much better a side stands than the other, by the score.
    fn standing(&self, node: &G, ours: bool) -> i32 {
        let standing = |player: Player| (self.rules.standing)(node, player);
        let players = u8::try_from(node.colours().len()).unwrap_or(u8::MAX);
        let others = Player::all(players).filter(|player| *player != self.us);
        let strongest = others.map(standing).max().unwrap_or(0);
        let lead = standing(self.us)
            .saturating_sub(strongest)
            .clamp(-MOST, MOST);
        if ours { lead } else { -lead }
    }
}
