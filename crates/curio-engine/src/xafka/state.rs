//! A position of Xafka for two as the exact solver sees it: a few words, and what
//! follows from them at once. Whether a position can be seen so is decided by
//! [`Field::of`]; the search itself is in `solver`, and what is expected of a position
//! in `proof_estimator`.

use core::cell::RefCell;
use std::collections::HashMap;

use super::{
    lattice::{Ground, Lattice},
    proof_estimator::{Outlook, ProofEstimator, Situation},
};
use curio_rules::{
    Game, Player,
    xafka::{Cell, CornerLines, Goal, Light, LockedStuck, Move, Xafka},
};

/// Where a piece is that has not been placed.
const NOWHERE: u8 = 63;

/// Boards with more hexagons do not fit into a [`State::key`].
const MOST_CELLS: u8 = 37;

/// Regions with more hexagons are not walked through: that would take longer than
/// looking at the moves.
const WALKED: u32 = 9;

/// Walks that are remembered at most, about 32 bytes each.
const REMEMBERED: usize = 1 << 18;

/// What does not change while a position is solved.
#[derive(Debug)]
pub(super) struct Field {
    /// Per bit of the lattice the number of the hexagon.
    cells: [u8; 64],
    /// Per hexagon its bit.
    bits: [u64; 64],
    /// The light is free once this many hexagons are gone.
    light: u32,
    /// Whether being stuck wins while the light is locked.
    stuck_wins: bool,
    estimator: ProofEstimator,
    walks: RefCell<HashMap<(u8, u64), Walk>>,
}

/// How many moves a piece has that is alone in its region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Walk {
    longest: u8,
    shortest: u8,
}

/// A position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct State {
    /// The hexagons that are gone, by their numbers.
    holes: u64,
    /// Those that stand, on the lattice.
    standing: u64,
    pieces: [u8; 2],
    /// What the pieces see, on the lattice.
    reach: [u64; 2],
    /// 0 while it is yellow, else 1 for green and 2 for red.
    light: u8,
    to_move: u8,
}

impl State {
    /// Different for different positions, below 2^52.
    pub const fn key(&self) -> u64 {
        self.holes
            | (self.pieces[0] as u64) << 37
            | (self.pieces[1] as u64) << 43
            | (self.light as u64) << 49
            | (self.to_move as u64) << 51
    }
}

impl State {
    /// How many hexagons are gone in the position with this key.
    pub const fn gone(key: u64) -> u32 {
        (key & ((1 << MOST_CELLS) - 1)).count_ones()
    }
}

impl Field {
    /// The field of a position, and the position on it; nothing if the game is over,
    /// or has other rules than the solver knows.
    pub fn new(position: &Xafka, estimator: &ProofEstimator) -> Option<(Self, State)> {
        let options = position.options();
        let board = position.board();
        let lattice = Lattice::for_shape(options.shape);
        let fits = options.players == 2
            && board.len() <= MOST_CELLS
            && lattice.is_small
            && options.corner == CornerLines::None;
        if !fits || position.is_over() {
            return None;
        }
        let (mut cells, mut bits) = ([NOWHERE; 64], [0; 64]);
        for cell in board.all() {
            let bit: u64 = lattice.spread(core::iter::once(cell).collect());
            cells[bit.trailing_zeros() as usize & 63] = cell.0;
            bits[cell.index() & 63] = bit;
        }
        let field = Self {
            cells,
            bits,
            light: position.light_threshold(),
            stuck_wins: options.locked_stuck == LockedStuck::Wins,
            estimator: *estimator,
            walks: RefCell::default(),
        };
        let state = field.state(position);
        Some((field, state))
    }

    /// A position of this field.
    pub fn state(&self, position: &Xafka) -> State {
        let [holes] = position.holes().words();
        let standing = Lattice::for_shape(position.options().shape).spread(position.standing());
        let ground = Ground::new(standing);
        let seat = |number: u8| position.piece(Player(number)).map_or(NOWHERE, |at| at.0);
        let pieces = [seat(0), seat(1)];
        State {
            holes,
            standing,
            pieces,
            reach: pieces.map(|at| self.seen(&ground, at)),
            light: match position.light() {
                Light::Yellow => 0,
                Light::Set(Goal::Green) => 1,
                Light::Set(Goal::Red) => 2,
            },
            to_move: position.to_move().0 & 1,
        }
    }

    /// What a piece on this hexagon sees; the hexagon itself does not matter.
    fn seen(&self, ground: &Ground<u64>, at: u8) -> u64 {
        let from = self.bits[usize::from(at & 63)];
        ground.slide(from) & !from
    }

    const fn destinations(state: &State) -> u64 {
        let me = (state.to_move & 1) as usize;
        let open = state.standing & !state.reach[1 - me];
        if state.pieces[me] == NOWHERE {
            open
        } else {
            state.reach[me] & open
        }
    }

    const fn is_light_free(&self, state: &State) -> bool {
        state.light == 0 && state.holes.count_ones() >= self.light
    }

    /// The moves and where they lead.
    pub fn list_moves(&self, state: &State, list: &mut Vec<(Move, State)>) {
        let me = usize::from(state.to_move & 1);
        let ground = Ground::new(state.standing);
        for bit in each(Self::destinations(state)) {
            let cell = self.cells[bit.trailing_zeros() as usize & 63];
            let mut next = *state;
            next.holes |= 1 << (cell & 63);
            next.standing &= !bit;
            next.pieces[me] = cell;
            // The other piece does not see this hexagon, so it sees what it saw.
            next.reach[me] = ground.slide(bit) & !bit;
            next.to_move ^= 1;
            list.push((Move::To(Cell(cell)), next));
        }
        if self.is_light_free(state) {
            for (goal, light) in [(Goal::Green, 1), (Goal::Red, 2)] {
                let mut next = *state;
                next.light = light;
                next.to_move ^= 1;
                list.push((Move::Set(goal), next));
            }
        }
    }

    /// Whether the player to move wins, where that is seen without looking at moves.
    pub fn known(&self, state: &State) -> Option<bool> {
        if Self::destinations(state) == 0 && !self.is_light_free(state) {
            return Some(state.light == 2 || (state.light == 0 && self.stuck_wins));
        }
        self.known_apart(state)
    }

    /// Whether the player to move wins, where the pieces can no longer meet: the longer walk
    /// wins under a green light, the shorter under a red one.
    fn known_apart(&self, state: &State) -> Option<bool> {
        let is_free = self.is_light_free(state);
        let [first, second] = state.reach;
        if (state.light == 0 && !is_free) || state.pieces.contains(&NOWHERE) || first & second != 0
        {
            return None;
        }
        let me = usize::from(state.to_move & 1);
        let other = 1 - me;
        let ground = Ground::new(state.standing);
        let mine = region(&ground, state.reach[me]);
        let theirs = region(&ground, state.reach[other]);
        if mine & theirs != 0 || mine.count_ones().max(theirs.count_ones()) > WALKED {
            return None;
        }
        let mine = self.walk(state.pieces[me], state.reach[me], mine);
        let theirs = self.walk(state.pieces[other], state.reach[other], theirs);
        match state.light {
            1 => Some(mine.longest > theirs.longest),
            2 => Some(mine.shortest <= theirs.shortest),
            // Setting the light now wins; if it does not, waiting may.
            _ => {
                (theirs.longest <= mine.longest || mine.shortest < theirs.shortest).then_some(true)
            }
        }
    }

    /// The walks of the piece at `at`, which sees `seen` and is alone in `region`.
    fn walk(&self, at: u8, seen: u64, region: u64) -> Walk {
        if seen == 0 {
            return Walk {
                longest: 0,
                shortest: 0,
            };
        }
        if let Some(known) = self.walks.borrow().get(&(at, region)) {
            return *known;
        }
        let mut found = Walk {
            longest: 0,
            shortest: u8::MAX,
        };
        let ground = Ground::new(region);
        for bit in each(seen) {
            let cell = self.cells[bit.trailing_zeros() as usize & 63];
            // Nothing else that stands can be seen from within the region.
            let seen = ground.slide(bit) & !bit;
            let left = self::region(&Ground::new(region & !bit), seen);
            let rest = self.walk(cell, seen, left);
            found.longest = found.longest.max(rest.longest + 1);
            found.shortest = found.shortest.min(rest.shortest + 1);
        }
        let mut walks = self.walks.borrow_mut();
        if walks.len() >= REMEMBERED {
            walks.clear();
        }
        walks.insert((at, region), found);
        found
    }

    /// What is expected of a position before anything is searched.
    pub fn proof_numbers(&self, state: &State) -> (u32, u32) {
        let me = usize::from(state.to_move & 1);
        let is_free = self.is_light_free(state);
        let outlook = Outlook {
            situation: match state.light {
                0 if is_free => Situation::Free,
                0 => Situation::Locked,
                1 => Situation::Green,
                _ => Situation::Red,
            },
            standing: state.standing,
            ours: state.reach[me],
            theirs: state.reach[1 - me],
            moves: Self::destinations(state).count_ones(),
        };
        self.estimator.proof_numbers(&outlook)
    }
}

/// All that a piece that sees `from` can ever reach.
fn region(ground: &Ground<u64>, from: u64) -> u64 {
    let mut seen = from;
    loop {
        let more = ground.grow(seen);
        if more == seen {
            return seen;
        }
        seen = more;
    }
}

/// The bits of a word, one after the other.
fn each(mut bits: u64) -> impl Iterator<Item = u64> {
    core::iter::from_fn(move || {
        let bit = bits & bits.wrapping_neg();
        bits ^= bit;
        (bit != 0).then_some(bit)
    })
}
