//! A position of Xafka for two as the exact solver sees it: a few words, and what
//! follows from them at once. Whether a position can be seen so is decided by
//! [`Field::of`]; the search itself is in `solver`.

use core::cell::RefCell;
use std::collections::HashMap;

use super::{evaluation::territory, lattice::Lattice};
use curio_rules::{
    Game, Player,
    xafka::{Board, Cell, CellSet, CornerLines, Goal, Light, LockedStuck, Move, Xafka},
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
    board: &'static Board,
    lattice: &'static Lattice,
    all: u64,
    /// Per hexagon those that are one step away, over edges and corners.
    near: Vec<u64>,
    /// The light is free once this many hexagons are gone.
    light: u32,
    /// Whether being stuck wins while the light is locked.
    stuck_wins: bool,
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
    holes: u64,
    pieces: [u8; 2],
    /// What the pieces see.
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

impl Field {
    /// The field of a position, and the position on it; nothing if the game is over,
    /// or has other rules than the solver knows.
    pub fn of(position: &Xafka) -> Option<(Self, State)> {
        let options = position.options();
        let board = position.board();
        let fits = options.players == 2
            && board.len() <= MOST_CELLS
            && options.corner == CornerLines::None;
        if !fits || position.is_over() {
            return None;
        }
        let [all] = board.all().words();
        let field = Self {
            board,
            lattice: Lattice::of(options.shape),
            all,
            near: board.all().into_iter().map(|at| near(board, at)).collect(),
            light: position.light_threshold(),
            stuck_wins: options.locked_stuck == LockedStuck::Wins,
            walks: RefCell::default(),
        };
        let [holes] = position.holes().words();
        let seat = |number: u8| position.piece(Player(number)).map_or(NOWHERE, |at| at.0);
        let pieces = [seat(0), seat(1)];
        let state = State {
            holes,
            pieces,
            reach: pieces.map(|at| field.reach(at, holes)),
            light: match position.light() {
                Light::Yellow => 0,
                Light::Set(Goal::Green) => 1,
                Light::Set(Goal::Red) => 2,
            },
            to_move: position.to_move().0 & 1,
        };
        Some((field, state))
    }

    fn reach(&self, at: u8, holes: u64) -> u64 {
        if at == NOWHERE {
            return 0;
        }
        let holes = CellSet::from_words([holes]);
        let [seen] = self.board.reach(Cell(at), holes, CornerLines::None).words();
        seen
    }

    fn destinations(&self, state: &State) -> u64 {
        let me = usize::from(state.to_move & 1);
        let open = self.all & !state.holes & !state.reach[1 - me];
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
        for cell in CellSet::from_words([self.destinations(state)]) {
            let mut next = *state;
            next.holes |= 1 << (cell.0 & 63);
            next.pieces[me] = cell.0;
            // The other piece does not see this hexagon, so it sees what it saw.
            next.reach[me] = self.reach(cell.0, next.holes);
            next.to_move ^= 1;
            list.push((Move::To(cell), next));
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
        if self.destinations(state) == 0 && !self.is_light_free(state) {
            return Some(state.light == 2 || (state.light == 0 && self.stuck_wins));
        }
        self.known_apart(state)
    }

    /// Whether the player to move wins, where the pieces can meet no more: the
    /// longer walk wins under a green light, the shorter under a red one.
    fn known_apart(&self, state: &State) -> Option<bool> {
        let is_free = self.is_light_free(state);
        let [first, second] = state.reach;
        if (state.light == 0 && !is_free) || state.pieces.contains(&NOWHERE) || first & second != 0
        {
            return None;
        }
        let standing = self.all & !state.holes;
        let me = usize::from(state.to_move & 1);
        let other = 1 - me;
        let mine = self.region(state.reach[me], standing);
        let theirs = self.region(state.reach[other], standing);
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

    /// All that a piece which sees `from` can ever come to.
    fn region(&self, from: u64, standing: u64) -> u64 {
        let mut seen = from;
        let mut new = from;
        while new != 0 {
            let mut next = 0;
            for cell in CellSet::from_words([new]) {
                next |= self.near.get(cell.index()).copied().unwrap_or(0);
            }
            new = next & standing & !seen;
            seen |= new;
        }
        seen
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
        for cell in CellSet::from_words([seen]) {
            let standing = region & !(1 << (cell.0 & 63));
            // Nothing else that stands can be seen from within the region.
            let seen = self.reach(cell.0, !standing);
            let rest = self.walk(cell.0, seen, self.region(seen, standing));
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

    /// How hard a position looks before anything is searched: how many positions
    /// must be looked at to prove a win of the player to move, and a loss. The player
    /// with more territory is taken to be nearer to a win, unless the light is red.
    pub fn promise(&self, state: &State) -> (u32, u32) {
        let me = usize::from(state.to_move & 1);
        let standing = self.all & !state.holes;
        let alone = (state.reach[1 - me] & !state.reach[me] & standing).count_ones();
        let slides = self.destinations(state).count_ones();
        let moves = slides + 2 * u32::from(self.is_light_free(state));
        let [near, _] = territory::<u64>(
            self.lattice,
            CellSet::from_words([standing]),
            [state.reach[me], state.reach[1 - me]].map(|seen| CellSet::from_words([seen])),
        );
        let lead = if state.light == 2 { -near } else { near } / 2;
        let toward = |count: u32, lead: i32| count.saturating_add_signed(lead).max(1);
        (toward(alone, -lead), toward(moves, lead))
    }
}

/// The hexagons one step away from this one: those that are seen with all others gone.
fn near(board: &Board, at: Cell) -> u64 {
    let is_near = |other: &Cell| {
        let alone: CellSet = core::iter::once(*other).collect();
        let seen = board.reach(at, board.all() - alone, CornerLines::None);
        seen.contains(*other)
    };
    let near: CellSet = board.all().into_iter().filter(is_near).collect();
    near.words()[0]
}
