//! The end of a game, solved: once the vacant legs lie in small pockets, every
//! Xoid that can still be given is known, and so who wins.

use super::{
    super::{
        limits::SearchBudget,
        table::{Bound, Entry, Table, from_table, to_table},
        verdict::score,
    },
    pockets::{self, MOST_KINDS, Shapes},
};
use curio_rules::{
    IndexSet, Player,
    xong::{CellSet, Leg, LegSet, Move, Xoid, Xong},
    zobrist_key,
};

/// The most vacant legs that matter.
const MOST_LEGS: usize = 128;

/// Some of the vacant legs, in numbers of this endgame.
type VacantSet = IndexSet<usize, { MOST_LEGS / 64 }>;

/// Some of the kinds, in numbers of this endgame.
type KindSet = IndexSet<usize, { MOST_KINDS / 64 }>;

/// A place of a kind.
#[derive(Clone, Copy, Debug)]
struct Spot {
    legs: VacantSet,
    cells: CellSet,
}

#[derive(Debug)]
struct Kind {
    xoid: Xoid,
    spots: Vec<Spot>,
}

/// What changes as the endgame goes on.
#[derive(Clone, Copy, Debug)]
struct State {
    vacant: VacantSet,
    used: KindSet,
    touched: [CellSet; 2],
    /// The kind in hand.
    hand: Option<u16>,
    /// The seat that acts.
    seat: u8,
}

impl State {
    fn hash(&self) -> u64 {
        let [first, second] = self.touched.map(CellSet::words);
        let turn = u64::from(self.seat) << 16 | u64::from(self.hand.unwrap_or(u16::MAX));
        let (vacant, used) = (self.vacant.words(), self.used.words());
        vacant
            .into_iter()
            .chain(used)
            .chain(first)
            .chain(second)
            .fold(turn, zobrist_key)
    }
}

#[derive(Clone, Copy, Debug)]
enum Step {
    Give(u16),
    Place(VacantSet, CellSet),
}

/// A root move with its proven value.
#[derive(Clone, Debug)]
pub(super) struct Proven {
    /// As [`score`] writes it: a win or a loss after a number of plies.
    pub value: i32,
    pub moves: Vec<Move>,
}

/// All that can still be given and placed.
#[derive(Debug)]
pub(super) struct Endgame {
    kinds: Vec<Kind>,
    /// The kinds by their numbers of legs, the smallest first.
    by_size: Vec<(u32, usize)>,
    legs: Vec<Leg>,
    /// The hexes on either side of each leg.
    beside: Vec<CellSet>,
    root: State,
    known: Table,
}

impl Endgame {
    /// The endgame of a position, if it is small enough to be solved within
    /// `nodes` positions.
    pub fn new(
        position: &Xong,
        nodes: Option<u64>,
        shapes: &mut Shapes,
        budget: &mut SearchBudget<'_>,
    ) -> Option<Self> {
        let board = position.board();
        let live = *position.live();
        if position.is_over() || live.is_empty() {
            return None;
        }
        let legs: Vec<Leg> = live.iter().collect();
        if legs.len() > MOST_LEGS {
            return None;
        }
        let kinds = pockets::kinds_that_fit(position, nodes.unwrap_or(0), shapes, budget)?;
        let numbers = |set: &LegSet| -> VacantSet {
            (legs.iter().enumerate())
                .filter(|(_, leg)| set.contains(**leg))
                .map(|(at, _)| at)
                .collect()
        };
        let kinds: Vec<Kind> = kinds
            .into_iter()
            .map(|(xoid, sets)| Kind {
                spots: sets
                    .iter()
                    .map(|set| Spot {
                        legs: numbers(set),
                        cells: board.touched_by(set),
                    })
                    .collect(),
                xoid,
            })
            .collect();
        let hand = match position.hand() {
            None => None,
            Some(hand) => Some(kinds.iter().position(|kind| kind.xoid == *hand)? as u16),
        };
        let mut by_size: Vec<(u32, usize)> = (kinds.iter().enumerate())
            .map(|(at, kind)| (kind.xoid.len() as u32, at))
            .collect();
        by_size.sort_unstable();
        let mut known = Table::default();
        known.renew(nodes);
        Some(Self {
            root: State {
                vacant: VacantSet::first(legs.len()),
                used: KindSet::EMPTY,
                touched: [Player::FIRST, Player::SECOND].map(|player| position.touched_by(player)),
                hand,
                seat: position.to_act().0 & 1,
            },
            by_size,
            kinds,
            beside: legs.iter().map(|leg| board.beside(*leg)).collect(),
            legs,
            known,
        })
    }

    /// Finds out who wins, but not how soon: a winning step, or the losing one that seems
    /// to hold out longest. The number of plies in its value is an upper bound. Nothing when
    /// the budget was spent.
    pub fn decide(&mut self, budget: &mut SearchBudget<'_>) -> Option<Proven> {
        let root = self.root;
        let mut best: Option<(i32, Step)> = None;
        for step in self.steps(&root) {
            let value = self.value_after(&root, step, 1, (-1, 1), budget);
            if budget.is_spent() {
                return None;
            }
            if best.is_none_or(|(most, _)| value > most) {
                best = Some((value, step));
            }
            if value > 0 {
                break;
            }
        }
        best.map(|(value, step)| Proven {
            value,
            moves: vec![self.move_of(step)],
        })
    }

    /// An upper bound for a seat's final lead, in hexes: its lead if it took every hex that
    /// can still be touched.
    fn most_lead(&self, state: &State, seat: usize) -> i32 {
        let beside = |at| self.beside.get(at).copied().unwrap_or(CellSet::EMPTY);
        let open = (state.vacant.iter()).fold(CellSet::EMPTY, |open, at| open | beside(at));
        let (own, theirs) = (state.touched[seat], state.touched[seat ^ 1]);
        let lead = (own - theirs).len() as i32 - (theirs - own).len() as i32;
        lead + (open - own).len() as i32
    }

    /// The value of a position that is already decided, if that is enough for this window:
    /// a seat that cannot catch up, even with the last point, has lost. The number of plies
    /// is an upper bound.
    fn certain(&self, state: &State, ply: i32, (alpha, beta): (i32, i32)) -> Option<i32> {
        let seat = usize::from(state.seat & 1);
        let is_lost = |seat| 2 * self.most_lead(state, seat) + 1 < 0;
        let (loses, wins) = (is_lost(seat), is_lost(seat ^ 1));
        if !loses && !wins {
            return None;
        }
        let late = score::WIN - (ply + 2 * self.most_turns(state));
        if wins {
            (late >= beta).then_some(late)
        } else {
            (-late <= alpha).then_some(-late)
        }
    }

    /// An upper bound for the Xoids that can still be placed: as many of the smallest as
    /// there are legs for.
    fn most_turns(&self, state: &State) -> i32 {
        let mut legs = state.vacant.len();
        let mut turns = 0;
        let unused = (self.by_size.iter()).filter(|(_, kind)| !state.used.contains(*kind));
        for (size, _) in unused {
            if *size > legs {
                break;
            }
            legs -= size;
            turns += 1;
        }
        turns
    }

    /// The root moves with their values, the best first; nothing when the budget
    /// was pulled. Unless `all` are wanted, only the first one's value is exact.
    pub fn solve(&mut self, all: bool, budget: &mut SearchBudget<'_>) -> Option<Vec<Proven>> {
        let root = self.root;
        let mut found: Vec<Proven> = Vec::new();
        let mut alpha = -score::INFINITE;
        for step in self.steps(&root) {
            let low = if all { -score::INFINITE } else { alpha };
            let value = self.value_after(&root, step, 1, (low, score::INFINITE), budget);
            if budget.is_spent() {
                return None;
            }
            if value > alpha {
                alpha = value;
            }
            found.push(Proven {
                value,
                moves: vec![self.move_of(step)],
            });
        }
        found.sort_by_key(|proven| -proven.value);
        let count = if all { found.len() } else { 1 };
        for proven in found.iter_mut().take(count) {
            self.finish(proven, budget);
        }
        (!found.is_empty()).then_some(found)
    }

    /// Adds the best play to the end of the game.
    fn finish(&mut self, proven: &mut Proven, budget: &mut SearchBudget<'_>) {
        let plies = score::plies(proven.value) as usize;
        let mut state = self.root;
        let first = self
            .steps(&state)
            .into_iter()
            .find(|step| proven.moves.first() == Some(&self.move_of(*step)));
        let Some(mut step) = first else {
            return;
        };
        loop {
            state = self.after(&state, step);
            if proven.moves.len() >= plies || budget.is_spent() {
                return;
            }
            let next = self
                .steps(&state)
                .into_iter()
                .map(|step| {
                    let window = (-score::INFINITE, score::INFINITE);
                    (self.value_after(&state, step, 1, window, budget), step)
                })
                .max_by_key(|(value, _)| *value);
            let Some((_, best)) = next.filter(|_| !budget.is_spent()) else {
                return;
            };
            step = best;
            proven.moves.push(self.move_of(step));
        }
    }

    fn move_of(&self, step: Step) -> Move {
        match step {
            Step::Give(kind) => Move::Give(
                self.kinds
                    .get(usize::from(kind))
                    .map_or_else(Xoid::leg, |kind| kind.xoid.clone()),
            ),
            Step::Place(legs, _) => Move::Place(
                legs.iter()
                    .filter_map(|at| self.legs.get(at).copied())
                    .collect(),
            ),
        }
    }

    /// What can be done, the most promising first.
    fn steps(&self, state: &State) -> Vec<Step> {
        let placer = match state.hand {
            Some(_) => state.seat,
            None => state.seat ^ 1,
        };
        let seat = usize::from(placer & 1);
        let gain = |spot: &Spot| {
            let own = state.touched[seat];
            let theirs = state.touched[seat ^ 1];
            let fresh = spot.cells - own;
            2 * (fresh & theirs).len() + 3 * (fresh - theirs).len()
        };
        let fits = |spot: &&Spot| spot.legs.is_within(&state.vacant);
        match state.hand {
            Some(kind) => {
                let spots = self
                    .kinds
                    .get(usize::from(kind))
                    .map_or(&[][..], |it| &it.spots);
                let mut found: Vec<_> = spots.iter().filter(fits).collect();
                found.sort_by_key(|spot| core::cmp::Reverse(gain(spot)));
                found
                    .into_iter()
                    .map(|spot| Step::Place(spot.legs, spot.cells))
                    .collect()
            }
            None => {
                let unused = self.kinds.iter().enumerate();
                let mut found: Vec<(u32, u16)> = unused
                    .filter(|(number, _)| !state.used.contains(*number))
                    .filter_map(|(number, kind)| {
                        let most = kind.spots.iter().filter(fits).map(gain).max()?;
                        Some((most, number as u16))
                    })
                    .collect();
                found.sort_unstable();
                found
                    .into_iter()
                    .map(|(_, kind)| Step::Give(kind))
                    .collect()
            }
        }
    }

    fn after(&self, state: &State, step: Step) -> State {
        let mut next = *state;
        match step {
            Step::Give(kind) => {
                next.hand = Some(kind);
                next.seat ^= 1;
            }
            Step::Place(legs, cells) => {
                next.vacant -= legs;
                if let Some(kind) = next.hand.take() {
                    next.used.insert(usize::from(kind));
                }
                let touched = &mut next.touched[usize::from(state.seat & 1)];
                *touched |= cells;
            }
        }
        next
    }

    /// The value of a step for the player who takes it, `ply` plies from the
    /// root.
    fn value_after(
        &mut self,
        state: &State,
        step: Step,
        ply: i32,
        (alpha, beta): (i32, i32),
        budget: &mut SearchBudget<'_>,
    ) -> i32 {
        let next = self.after(state, step);
        if next.seat == state.seat {
            self.value(&next, ply, (alpha, beta), budget)
        } else {
            -self.value(&next, ply, (-beta, -alpha), budget)
        }
    }

    fn value(
        &mut self,
        state: &State,
        ply: i32,
        (mut alpha, mut beta): (i32, i32),
        budget: &mut SearchBudget<'_>,
    ) -> i32 {
        if budget.count() {
            return 0;
        }
        let steps = self.steps(state);
        if steps.is_empty() {
            return self.end(state, ply);
        }
        if let Some(value) = self.certain(state, ply, (alpha, beta)) {
            return value;
        }
        let hash = state.hash();
        if let Some(entry) = self.known.get(hash) {
            let value = from_table(entry.score, ply as usize);
            match entry.bound {
                Bound::Exact => return value,
                Bound::Lower => alpha = alpha.max(value),
                Bound::Upper => beta = beta.min(value),
            }
            if alpha >= beta {
                return value;
            }
        }
        let (low, mut best) = (alpha, -score::INFINITE);
        for step in steps {
            let value = self.value_after(state, step, ply + 1, (alpha, beta), budget);
            if budget.is_spent() {
                return 0;
            }
            best = best.max(value);
            alpha = alpha.max(best);
            if alpha >= beta {
                break;
            }
        }
        let bound = if best <= low {
            Bound::Upper
        } else if best >= beta {
            Bound::Lower
        } else {
            Bound::Exact
        };
        // What has more of the game still to come cost more to find out.
        let entry = Entry {
            best: None,
            score: to_table(best, ply as usize),
            depth: state.vacant.len() as u8,
            bound,
        };
        self.known.put(hash, entry);
        best
    }

    /// The game is over: the one who acts has placed last.
    fn end(&self, state: &State, ply: i32) -> i32 {
        let seat = usize::from(state.seat & 1);
        let own = |seat: usize| (state.touched[seat] - state.touched[seat ^ 1]).len() as i32;
        let margin = 2 * (own(seat) - own(seat ^ 1)) - 1;
        margin.signum() * (score::WIN - ply)
    }
}
