//! The pieces on their squares, with territories and score kept up to date by
//! every change, which can be taken back.
//!
//! Nothing here knows of hands, turns and the end of the game. The moves of the
//! second stage are listed in `listing`, and judged one by one in `legality`.

use super::{
    hashing::piece_key,
    moves::Move,
    options::{GuardLeap, Options},
    pieces::{Kind, Piece, code},
    squares::{Square, SquareSet},
    zones::{Counting, Zone, survey, survey_alone},
};
use crate::Player;

/// The most pieces that one move takes from square to square.
const LONGEST: usize = 12;

/// The board with its pieces.
///
/// Boards with equal pieces are equal under equal options.
#[derive(Clone, Debug)]
pub struct Board {
    pub(super) cells: [u8; 256],
    pub(super) holes: SquareSet,
    pub(super) size: u8,
    pub(super) revision: bool,
    pub(super) guard: GuardLeap,
    pub(super) pusher_stays: bool,
    pub(super) null_swap: bool,
    freezes_all: bool,
    counting: Counting,
    /// Whether territories count: not while pieces are being placed.
    counted: bool,
    pub(super) zones: Vec<Zone>,
    /// Territories that moves have changed, for taking back.
    replaced: Vec<Zone>,
    totals: [i32; 2],
    hash: u64,
}

impl PartialEq for Board {
    fn eq(&self, other: &Self) -> bool {
        self.cells == other.cells && self.counted == other.counted
    }
}

impl Eq for Board {}

/// What is needed to take back a move.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    shifts: Shifts,
    removed: Option<(Square, u8)>,
    replaced: u32,
    added: u32,
    totals: [i32; 2],
    hash: u64,
}

/// Which squares' pieces go to which squares, all at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shifts {
    list: [(Square, Square); LONGEST],
    count: u8,
}

impl Shifts {
    const NONE: Self = Self {
        list: [(Square::NONE, Square::NONE); LONGEST],
        count: 0,
    };

    #[inline]
    fn push(&mut self, from: Square, to: Square) {
        if let Some(slot) = self.list.get_mut(usize::from(self.count)) {
            *slot = (from, to);
            self.count += 1;
        }
    }

    #[inline]
    pub fn as_slice(&self) -> &[(Square, Square)] {
        &self.list[..usize::from(self.count).min(LONGEST)]
    }
}

impl Board {
    /// A board without pieces.
    pub fn new(options: &Options) -> Self {
        let mut board = Self {
            cells: [code::BORDER; 256],
            holes: SquareSet::EMPTY,
            size: options.size,
            revision: options.is_revision(),
            guard: options.guard,
            pusher_stays: options.pusher_stays,
            null_swap: options.null_swap,
            freezes_all: options.freezes_all,
            counting: Counting::new(options),
            counted: false,
            zones: Vec::new(),
            replaced: Vec::new(),
            totals: [0; 2],
            hash: 0,
        };
        for square in Square::all(options.size) {
            board.cells[square.index()] = code::HOLE;
            board.holes.insert(square);
        }
        board
    }

    /// Files and ranks.
    pub const fn size(&self) -> u8 {
        self.size
    }

    /// What stands on a square.
    pub fn piece(&self, at: Square) -> Option<Piece> {
        Piece::from_code(self.cells[at.index()])
    }

    /// Whether the square belongs to this board.
    pub fn has(&self, at: Square) -> bool {
        self.cells[at.index()] != code::BORDER
    }

    /// The empty squares.
    pub const fn holes(&self) -> SquareSet {
        self.holes
    }

    /// What the territories are worth to White and Black; nothing as long as
    /// pieces are being placed.
    pub const fn totals(&self) -> [i32; 2] {
        self.totals
    }

    /// A hash of the pieces on their squares, the same on every machine.
    pub const fn hash(&self) -> u64 {
        self.hash
    }

    pub(super) fn value(&self, kind: Kind) -> i32 {
        i32::from(self.counting.values[kind.index()])
    }

    /// The hash computed afresh.
    pub(super) fn recomputed_hash(&self) -> u64 {
        Square::all(self.size).fold(0, |hash, square| {
            let byte = self.cells[square.index()];
            hash ^ piece_key(byte, square)
        })
    }

    /// The totals computed afresh, for comparison.
    pub fn recomputed_totals(&self) -> [i32; 2] {
        let mut totals = [0; 2];
        if self.counted {
            let mut left = self.holes;
            while let Some(seed) = left.take_least() {
                let zone = survey(&self.cells, &self.counting, seed);
                left -= zone.cells;
                totals[0] += zone.points[0];
                totals[1] += zone.points[1];
            }
        }
        totals
    }

    /// What an empty square would be worth to White and Black if it were a
    /// territory by itself, whatever is still to be placed.
    pub fn prospect(&self, at: Square) -> [i32; 2] {
        survey_alone(&self.cells, &self.counting, at)
    }

    /// What the secured territories are worth to White and Black.
    pub fn held(&self) -> [i32; 2] {
        let mut held = [0; 2];
        for zone in self.zones.iter().filter(|zone| zone.secured) {
            held[0] += zone.points[0];
            held[1] += zone.points[1];
        }
        held
    }

    /// Puts a piece on an empty square of the board.
    pub fn put(&mut self, piece: Piece, at: Square) {
        self.cells[at.index()] = piece.code();
        self.holes.remove(at);
        self.hash ^= piece_key(piece.code(), at);
        self.refresh(&SquareSet::only(at));
    }

    /// Takes a piece off the board.
    pub fn take(&mut self, at: Square) {
        self.hash ^= piece_key(self.cells[at.index()], at);
        self.cells[at.index()] = code::HOLE;
        self.holes.insert(at);
        self.refresh(&SquareSet::only(at));
    }

    /// Lets territories count from now on.
    pub(super) fn begin_counting(&mut self) {
        self.counted = true;
        let everything = Square::all(self.size).collect();
        self.refresh(&everything);
    }

    /// Surveys again what a change on `squares` may have changed.
    fn refresh(&mut self, squares: &SquareSet) {
        self.resurvey(squares);
        self.replaced.clear();
    }

    /// The same, keeping what is needed to take it back: how many territories
    /// were replaced, and by how many.
    #[inline]
    fn resurvey(&mut self, squares: &SquareSet) -> (u32, u32) {
        if !self.counted {
            return (0, 0);
        }
        let before = self.replaced.len();
        let mut seeds = *squares & self.holes;
        let mut n = 0;
        while let Some(zone) = self.zones.get(n) {
            if zone.touches(squares) {
                seeds |= zone.cells & self.holes;
                self.totals[0] -= zone.points[0];
                self.totals[1] -= zone.points[1];
                self.replaced.push(*zone);
                self.zones.swap_remove(n);
            } else {
                n += 1;
            }
        }
        let kept = self.zones.len();
        while let Some(seed) = seeds.take_least() {
            let zone = survey(&self.cells, &self.counting, seed);
            seeds -= zone.cells;
            self.totals[0] += zone.points[0];
            self.totals[1] += zone.points[1];
            self.zones.push(zone);
        }
        (
            (self.replaced.len() - before) as u32,
            (self.zones.len() - kept) as u32,
        )
    }

    /// Which pieces a move of the second stage takes where.
    pub(super) fn shifts(&self, mv: Move) -> Shifts {
        let mut shifts = Shifts::NONE;
        match mv {
            Move::Step { from, to } => shifts.push(from, to),
            Move::Swap { from, with } => {
                shifts.push(from, with);
                shifts.push(with, from);
            }
            Move::Push { from, to } => {
                let Some((step, count)) = from.line_to(to) else {
                    return shifts;
                };
                if self.revision {
                    // A royal pushes one piece, over as many squares as are empty
                    // behind it, and follows.
                    let pushed = from.walk(step);
                    shifts.push(pushed, to);
                    shifts.push(from, to.walk_back(step));
                } else {
                    let mut at = to;
                    for _ in u8::from(self.pusher_stays)..count {
                        let behind = at.walk_back(step);
                        shifts.push(behind, at);
                        at = behind;
                    }
                }
            }
            _ => {}
        }
        shifts
    }

    /// Makes a move of the second stage that is known to be legal; moves that leave the board
    /// as it is are accepted, too.
    pub fn make(&mut self, mv: Move) -> Undo {
        let mut undo = Undo {
            shifts: Shifts::NONE,
            removed: None,
            replaced: 0,
            added: 0,
            totals: self.totals,
            hash: self.hash,
        };
        let mut changed = SquareSet::EMPTY;
        if let Move::Terminate { at } = mv {
            let byte = self.cells[at.index()];
            undo.removed = Some((at, byte));
            self.hash ^= piece_key(byte, at);
            self.cells[at.index()] = code::HOLE;
            self.holes.insert(at);
            changed.insert(at);
        } else {
            undo.shifts = self.shifts(mv);
            let mut lifted = [0; LONGEST];
            for (&(from, _), byte) in undo.shifts.as_slice().iter().zip(&mut lifted) {
                *byte = self.cells[from.index()];
                self.cells[from.index()] = code::HOLE;
                self.hash ^= piece_key(*byte, from);
                self.holes.insert(from);
                changed.insert(from);
            }
            for (&(_, to), byte) in undo.shifts.as_slice().iter().zip(lifted) {
                self.cells[to.index()] = byte;
                self.hash ^= piece_key(byte, to);
                self.holes.remove(to);
                changed.insert(to);
            }
        }
        (undo.replaced, undo.added) = self.resurvey(&changed);
        undo
    }

    /// Takes back the last move that was made and not taken back.
    pub fn unmake(&mut self, undo: &Undo) {
        if let Some((at, byte)) = undo.removed {
            self.cells[at.index()] = byte;
            self.holes.remove(at);
        }
        let mut lifted = [0; LONGEST];
        for (&(_, to), byte) in undo.shifts.as_slice().iter().zip(&mut lifted) {
            *byte = self.cells[to.index()];
            self.cells[to.index()] = code::HOLE;
            self.holes.insert(to);
        }
        for (&(from, _), byte) in undo.shifts.as_slice().iter().zip(lifted) {
            self.cells[from.index()] = byte;
            self.holes.remove(from);
        }
        let kept = self.zones.len().saturating_sub(undo.added as usize);
        self.zones.truncate(kept);
        let old = self.replaced.len().saturating_sub(undo.replaced as usize);
        self.zones.extend(self.replaced.drain(old..));
        self.totals = undo.totals;
        self.hash = undo.hash;
    }

    /// Makes a move that will not be taken back.
    pub fn make_for_good(&mut self, mv: Move) {
        self.make(mv);
        self.replaced.clear();
    }

    /// The empty squares that `player` may not enter, and the pieces that `player` may not
    /// push or swap, because they settle a territory that the opponent has secured. Where
    /// settlers of either colour are frozen, `player` may not move those of their own,
    /// either.
    pub fn closed_to(&self, player: Player) -> (SquareSet, SquareSet) {
        let mut barred = SquareSet::EMPTY;
        let mut frozen = SquareSet::EMPTY;
        let rival = (player.0 & 1) ^ 1;
        for zone in &self.zones {
            if !zone.secured || zone.owner != Some(rival) {
                continue;
            }
            barred |= zone.cells;
            for at in zone.settlers() {
                let side = code::side(self.cells[at.index()]);
                if self.freezes_all || side == usize::from(rival) {
                    frozen.insert(at);
                }
            }
        }
        (barred, frozen)
    }

    /// How many sovereign, homogeneous and royal territories each player has.
    pub fn achievements(&self) -> [[u32; 3]; 2] {
        let mut counts = [[0; 3]; 2];
        for zone in &self.zones {
            let Some(owner) = zone.owner else { continue };
            let counts = &mut counts[usize::from(owner & 1)];
            counts[0] += 1;
            counts[1] += u32::from(zone.kind != 0);
            counts[2] += u32::from(zone.royal);
        }
        counts
    }
}
