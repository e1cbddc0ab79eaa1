//! Exact solving of Xafka for two: depth-first proof-number search (Nagai, "Df-pn
//! algorithm for searching AND/OR trees and its applications", 2002), which always
//! looks where the least is missing to prove a win or a loss. No game is drawn, and
//! no position comes up twice in a game, so neither needs care.
//!
//! The search says who wins, and by which move; how soon is not its question. What
//! a position is to it, and what is known of one at once, is in `state`.

use super::{
    super::limits::Brake,
    promise::Promise,
    state::{Field, State},
};
use curio_rules::xafka::{Move, Xafka};

/// A number of proof that cannot be reached: the opposite is proven.
const NEVER: u32 = u32::MAX / 4;

/// What is still missing to prove that the player to move wins, and to prove that the
/// other does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Missing {
    win: u32,
    loss: u32,
}

impl Missing {
    const fn of(wins: bool) -> Self {
        if wins {
            Self {
                win: 0,
                loss: NEVER,
            }
        } else {
            Self {
                win: NEVER,
                loss: 0,
            }
        }
    }

    const fn answer(self) -> Option<bool> {
        match (self.win, self.loss) {
            (0, _) => Some(true),
            (_, 0) => Some(false),
            _ => None,
        }
    }
}

/// A position after a move, and what is missing there.
#[derive(Clone, Copy, Debug)]
struct Child {
    state: State,
    missing: Missing,
}

/// Slots that share a place in the table.
const SLOTS: usize = 4;

/// The bits of a [`State::key`] in a slot; the others tell how much work is in it.
const KEY: u64 = (1 << 52) - 1;

/// What was found out before: per slot a key with the work done, and what is missing.
#[derive(Debug)]
struct Memory {
    /// First the places for positions near the end, then the others.
    slots: Vec<[u64; 2]>,
    /// How many places there are for positions near the end, and how many others.
    ends: usize,
    others: usize,
    /// A position is near the end once this many hexagons are gone.
    gone: u32,
}

/// Positions near the end are most of all, by far. They get no more memory than the caches
/// of a processor have: to find out again what was forgotten takes less time than to read it
/// from farther away.
const MOST_FOR_ENDS: usize = 1 << 23;

impl Memory {
    /// A memory of at most this many bytes, for a board of `cells` hexagons.
    fn new(bytes: usize, cells: u32) -> Self {
        let places = (bytes / (16 * SLOTS)).max(2);
        let ends = (places / 4).clamp(1, MOST_FOR_ENDS / (16 * SLOTS));
        Self {
            slots: vec![[0; 2]; places * SLOTS],
            ends,
            others: places - ends,
            gone: cells.div_ceil(2),
        }
    }

    /// Where the slots for a key begin.
    fn place(&self, key: u64) -> usize {
        let mut mixed = key.wrapping_mul(0x9E37_79B9_7F4A_7C15);
        mixed ^= mixed >> 32;
        mixed = mixed.wrapping_mul(0xD6E8_FEB8_6659_FD93);
        let within = |places: usize| ((u128::from(mixed) * places as u128) >> 64) as usize;
        let place = if State::gone(key) >= self.gone {
            within(self.ends)
        } else {
            self.ends + within(self.others)
        };
        place * SLOTS
    }

    fn get(&self, key: u64) -> Option<Missing> {
        let place = self.place(key);
        let slots = self.slots.get(place..place + SLOTS)?;
        let [_, missing] = slots
            .iter()
            .find(|[head, missing]| head & KEY == key && *missing != 0)?;
        Some(Missing {
            win: *missing as u32,
            loss: (*missing >> 32) as u32,
        })
    }

    /// Has the processor read all these places at the same time, which it does not when each
    /// is looked up for itself: most of the time is spent waiting for the memory.
    fn fetch(&self, moves: &[(Move, State)]) {
        let heads = moves
            .iter()
            .filter_map(|(_, state)| self.slots.get(self.place(state.key())))
            .fold(0, |heads, [head, _]| heads ^ head);
        core::hint::black_box(heads);
    }

    /// Keeps what is missing at a position, in the place of what cost least work.
    fn put(&mut self, key: u64, missing: Missing, work: u64) {
        let place = self.place(key);
        let Some(slots) = self.slots.get_mut(place..place + SLOTS) else {
            return;
        };
        let rank = |[head, missing]: &[u64; 2]| {
            if head & KEY == key || *missing == 0 {
                0
            } else {
                1 + (head >> 52)
            }
        };
        if let Some(slot) = slots.iter_mut().min_by_key(|slot| rank(slot)) {
            let data = u64::from(missing.win) | u64::from(missing.loss) << 32;
            *slot = [key | effort(work) << 52, data];
        }
    }
}

/// Sixteen times the logarithm of the work, for at most twelve bits.
const fn effort(work: u64) -> u64 {
    let work = if work == 0 { 1 } else { work };
    let whole = work.ilog2() as u64;
    let rest = if whole >= 4 {
        work >> (whole - 4) & 15
    } else {
        0
    };
    whole * 16 + rest
}

/// Solves one position and those after it.
#[derive(Debug)]
pub(super) struct Solver {
    field: Field,
    root: State,
    memory: Memory,
    /// Children of the positions between the root and the one that is looked at.
    lists: Vec<Vec<Child>>,
    scratch: Vec<(Move, State)>,
}

impl Solver {
    /// Prepares to solve a position with a memory of at most this many bytes; nothing
    /// if the game is over, or has rules that the solver does not know.
    pub fn new(position: &Xafka, bytes: usize) -> Option<Self> {
        Self::with(position, bytes, &Promise::default())
    }

    /// The same with other expectations.
    pub fn with(position: &Xafka, bytes: usize, promise: &Promise) -> Option<Self> {
        let (field, root) = Field::of(position, promise)?;
        Some(Self {
            field,
            root,
            memory: Memory::new(bytes, position.board().len().into()),
            lists: Vec::new(),
            scratch: Vec::new(),
        })
    }

    pub const fn root(&self) -> &State {
        &self.root
    }

    /// Whether the player to move in `state` wins; nothing if the brake was pulled
    /// before that was known.
    pub fn wins(&mut self, state: &State, brake: &mut Brake<'_>) -> Option<bool> {
        let mut missing = self.look(state);
        while missing.answer().is_none() {
            if brake.is_pulled() {
                return None;
            }
            missing = self.expand(state, NEVER, NEVER, 0, brake);
        }
        missing.answer()
    }

    /// The moves in `state` and the positions after them.
    pub fn moves(&self, state: &State) -> Vec<(Move, State)> {
        let mut list = Vec::new();
        self.field.list_moves(state, &mut list);
        list
    }

    /// The same, those first by which the player to move may win soonest.
    pub fn promising(&self, state: &State) -> Vec<(Move, State)> {
        let mut moves = self.moves(state);
        moves.sort_by_cached_key(|(_, next)| self.look(next).loss);
        moves
    }

    /// The move by which the player to move wins, and where it leads: of several that
    /// are known the first, else the first that is found. Nothing where none wins, or
    /// the brake was pulled.
    pub fn winning_move(&mut self, state: &State, brake: &mut Brake<'_>) -> Option<(Move, State)> {
        self.promising(state)
            .into_iter()
            .find(|(_, next)| self.wins(next, brake) == Some(false))
    }

    /// What is missing at a position, as far as it was looked at before.
    fn look(&self, state: &State) -> Missing {
        if let Some(wins) = self.field.known(state) {
            return Missing::of(wins);
        }
        self.memory.get(state.key()).unwrap_or_else(|| {
            let (win, loss) = self.field.promise(state);
            Missing { win, loss }
        })
    }

    /// Looks below a position until as much is missing to prove a win, or a loss, as
    /// is said, or either is proven. Its moves are kept in the list of its ply.
    fn expand(
        &mut self,
        state: &State,
        enough_win: u32,
        enough_loss: u32,
        ply: usize,
        brake: &mut Brake<'_>,
    ) -> Missing {
        let before = brake.nodes();
        brake.count();
        while self.lists.len() <= ply {
            self.lists.push(Vec::new());
        }
        let mut list = core::mem::take(&mut self.lists[ply]);
        list.clear();
        let mut moves = core::mem::take(&mut self.scratch);
        moves.clear();
        self.field.list_moves(state, &mut moves);
        self.memory.fetch(&moves);
        list.extend(moves.iter().map(|&(_, state)| Child {
            state,
            missing: self.look(&state),
        }));
        self.scratch = moves;
        let missing = loop {
            let sum = Sum::of(&list);
            let done = sum.missing.win >= enough_win || sum.missing.loss >= enough_loss;
            let Some(child) = list.get(sum.best).copied().filter(|_| !done) else {
                break sum.missing;
            };
            if brake.is_pulled() {
                break sum.missing;
            }
            // To win here is to leave a loss there. Another move is looked at only when
            // it has become clearly better than this one.
            let win = enough_loss - sum.missing.loss + child.missing.win;
            let second = sum.second.saturating_add(1 + sum.second / 8);
            let loss = enough_win.min(second);
            let found = self.expand(&child.state, win.min(NEVER), loss, ply + 1, brake);
            list[sum.best].missing = found;
        };
        self.lists[ply] = list;
        self.memory
            .put(state.key(), missing, brake.nodes() - before);
        missing
    }
}

/// What is missing at a position by what is missing after its moves.
struct Sum {
    missing: Missing,
    /// The number of the move that wins soonest.
    best: usize,
    /// What is missing to prove the next best.
    second: u32,
}

impl Sum {
    fn of(list: &[Child]) -> Self {
        let (mut win, mut second, mut best) = (NEVER, NEVER, 0);
        let mut loss = 0_u64;
        for (number, child) in list.iter().enumerate() {
            loss += u64::from(child.missing.win);
            if child.missing.loss < win {
                (second, win, best) = (win, child.missing.loss, number);
            } else {
                second = second.min(child.missing.loss);
            }
        }
        let loss = if win == 0 {
            NEVER
        } else {
            loss.min(u64::from(NEVER)) as u32
        };
        Self {
            missing: Missing { win, loss },
            best,
            second,
        }
    }
}
