//! A position of Konane: what may be played, what a move does, who has won.

use core::fmt;

use curio::rules::{Colour, Numbered as _, Player, Retirement, squares::Step, zobrist_key};

use super::board::{Size, Square, Squares, of_player, owner};

/// The players' colours in turn order. Black begins.
pub(super) const COLOURS: [Colour; 2] = [Colour::Black, Colour::White];

/// Streams of hash keys.
mod keys {
    pub const HOLE: u64 = 1;
    pub const TO_MOVE: u64 = 2;
    pub const RETIRED: u64 = 3;
}

/// A move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Move {
    /// Take one of one's own stones off the board: each player's first turn.
    Remove(Square),
    /// Jump over one or more stones in a straight line.
    Jump {
        /// Where the stone lies.
        from: Square,
        /// Where it comes to lie.
        to: Square,
    },
    /// Leave the game.
    Retire(Retirement),
}

/// Why the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The player is to move and has no jump, and so has lost.
    Stuck(Player),
    /// The player resigned or ran out of time.
    Retired(Player, Retirement),
}

impl End {
    /// The player who has lost.
    #[must_use]
    pub const fn loser(self) -> Player {
        match self {
            Self::Stuck(player) | Self::Retired(player, _) => player,
        }
    }

    /// One word for it, as outcomes give it.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Stuck(_) => "stuck",
            Self::Retired(_, how) => how.reason(),
        }
    }
}

/// One thing that a move changed on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Change {
    /// A stone was taken off the board.
    Removed {
        /// Where it lay.
        at: Square,
    },
    /// A stone jumped over another one, which is off the board now.
    Jumped {
        /// Where it began.
        from: Square,
        /// Where the other stone lay.
        over: Square,
        /// Where it landed.
        to: Square,
    },
    /// The game is over.
    Over(End),
}

/// Why a move is not legal.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// Nothing can be played any more.
    #[error("the game is over")]
    Over,
    /// Black's first turn.
    #[error("Black begins by removing a black stone from the middle or from a corner")]
    BlackBegins,
    /// White's first turn.
    #[error("White begins by removing a white stone next to the empty square")]
    WhiteBegins,
    /// Stones are removed in the first turns only.
    #[error("after the first turns stones are only captured, by jumping over them")]
    NoMoreRemoving,
    /// There is no stone to jump with.
    #[error("{0} is empty")]
    Empty(Square),
    /// The stone is the opponent's.
    #[error("the stone on {at} is {colour}'s")]
    NotYours {
        /// Where it lies.
        at: Square,
        /// Whose it is.
        colour: Colour,
    },
    /// Jumps follow the lines.
    #[error("a jump goes straight along a line, two squares for each stone it captures")]
    NotStraight,
    /// A stone jumps over stones only.
    #[error("there is no stone to jump over on {0}")]
    NothingToCapture(Square),
    /// Each landing needs an empty square.
    #[error("{0} is occupied")]
    Occupied(Square),
}

/// A position: the stones that are left and whose turn it is.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Konane {
    size: Size,
    stones: Squares,
    to_move: Player,
    retired: Option<(Player, Retirement)>,
    pub(super) hash: u64,
}

impl fmt::Debug for Konane {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = curio::rules::Game::position_text(self);
        f.debug_tuple("Konane").field(&text).finish()
    }
}

impl Konane {
    /// The full board.
    pub fn new(size: Size) -> Self {
        Self::set_up(size, size.squares(), Player::FIRST, None)
    }

    /// A position with these stones.
    pub(super) fn set_up(
        size: Size,
        stones: Squares,
        to_move: Player,
        retired: Option<(Player, Retirement)>,
    ) -> Self {
        let mut position = Self {
            size,
            stones,
            to_move,
            retired,
            hash: 0,
        };
        position.hash = position.hash_afresh();
        position
    }

    /// The board.
    pub const fn size(&self) -> Size {
        self.size
    }

    /// The stones that are left.
    pub const fn stones(&self) -> Squares {
        self.stones
    }

    /// The player whose turn it is; at the end the one whose turn it would be.
    #[must_use]
    pub const fn to_move(self) -> Player {
        self.to_move
    }

    /// The squares without a stone.
    pub const fn holes(&self) -> Squares {
        self.size.squares().minus(&self.stones)
    }

    /// Whether the player to move removes a stone instead of jumping.
    pub const fn is_opening(&self) -> bool {
        self.holes().len() < 2
    }

    /// The stones that may be removed now; none after the first turns.
    pub fn removable(&self) -> Squares {
        let holes = self.holes();
        match (holes.len(), holes.least()) {
            (0, _) => {
                let last = self.size.side() - 1;
                let middle = last / 2;
                let places = [
                    (0, 0),
                    (last, last),
                    (middle, middle),
                    (middle + 1, middle + 1),
                ];
                let square = |(column, row)| Square::new(column, row);
                places.into_iter().filter_map(square).collect()
            }
            (1, Some(hole)) => Square::STRAIGHT
                .into_iter()
                .filter_map(|step| hole.after(step, 1))
                .filter(|at| self.stones.contains(*at))
                .collect(),
            _ => Squares::default(),
        }
    }

    /// The stones of a player that could jump, were it that player's turn.
    pub fn jumpers(&self, player: Player) -> Squares {
        let steps = Square::STRAIGHT.into_iter();
        steps
            .flat_map(|step| self.jumpers_by(player, step))
            .collect()
    }

    /// Those of them that could jump over a neighbour in one direction.
    fn jumpers_by(&self, player: Player, (columns, rows): Step) -> Squares {
        let by = columns + 8 * rows;
        let shifted = |squares: Squares, by: i8| {
            let [bits] = squares.words();
            let shifted = if by < 0 { bits << -by } else { bits >> by };
            Squares::from_words([shifted])
        };
        // The two columns from which no jump leads there.
        let last = Squares::from_words(match columns {
            1 => [0xc0c0_c0c0_c0c0_c0c0],
            -1 => [0x0303_0303_0303_0303],
            _ => [0],
        });
        let enemies = shifted(of_player(self.stones, player.other()), by);
        let landings = shifted(self.holes(), 2 * by);
        (of_player(self.stones, player) & enemies & landings) - last
    }

    /// In how many ways a player could begin a jump, were it that player's turn.
    pub fn mobility(&self, player: Player) -> u32 {
        let steps = Square::STRAIGHT.into_iter();
        steps.map(|step| self.jumpers_by(player, step).len()).sum()
    }

    /// Where a stone may land, the nearest squares of each direction first.
    pub fn landings(&self, from: Square) -> Vec<Square> {
        let mut found = Vec::new();
        if self.is_opening() || !self.stones.contains(from) {
            return found;
        }
        for step in Square::STRAIGHT {
            for steps in (2..self.size.side()).step_by(2) {
                match (from.after(step, steps - 1), from.after(step, steps)) {
                    (Some(over), Some(to))
                        if self.stones.contains(over) && self.holes().contains(to) =>
                    {
                        found.push(to);
                    }
                    _ => break,
                }
            }
        }
        found
    }

    /// Why the game is over, if it is.
    pub fn end(&self) -> Option<End> {
        if let Some((player, how)) = self.retired {
            return Some(End::Retired(player, how));
        }
        let stuck = !self.is_opening() && self.mobility(self.to_move) == 0;
        stuck.then_some(End::Stuck(self.to_move))
    }

    /// Appends the legal moves in the order of their squares.
    pub(super) fn list(&self, list: &mut Vec<Move>) {
        if self.retired.is_some() {
            return;
        }
        list.extend(self.removable().into_iter().map(Move::Remove));
        if !self.is_opening() {
            for from in self.jumpers(self.to_move) {
                let landings = self.landings(from).into_iter();
                list.extend(landings.map(|to| Move::Jump { from, to }));
            }
        }
    }

    /// Whether a move may be played.
    pub(super) fn refuse(&self, mv: &Move) -> Result<(), Refusal> {
        match *mv {
            _ if self.end().is_some() => Err(Refusal::Over),
            Move::Retire(_) => Ok(()),
            Move::Remove(at) if self.removable().contains(at) => Ok(()),
            _ if self.is_opening() && self.to_move == Player::FIRST => Err(Refusal::BlackBegins),
            _ if self.is_opening() => Err(Refusal::WhiteBegins),
            Move::Remove(_) => Err(Refusal::NoMoreRemoving),
            Move::Jump { from, to } => self.refuse_jump(from, to),
        }
    }

    fn refuse_jump(&self, from: Square, to: Square) -> Result<(), Refusal> {
        if !self.stones.contains(from) {
            return Err(Refusal::Empty(from));
        }
        if owner(from) != self.to_move {
            let colour = COLOURS[owner(from).index() & 1];
            return Err(Refusal::NotYours { at: from, colour });
        }
        let (step, far) = from.line_to(to).ok_or(Refusal::NotStraight)?;
        if far % 2 != 0 || !Square::STRAIGHT.contains(&step) {
            return Err(Refusal::NotStraight);
        }
        for steps in 1..=far {
            let at = from.after(step, steps).ok_or(Refusal::NotStraight)?;
            match (steps % 2, self.stones.contains(at)) {
                (1, false) => return Err(Refusal::NothingToCapture(at)),
                (0, true) => return Err(Refusal::Occupied(at)),
                _ => {}
            }
        }
        Ok(())
    }

    /// Plays a move that is known to be legal, and tells what it changes.
    pub(super) fn play_telling(&mut self, mv: Move, tell: &mut dyn FnMut(Change)) {
        match mv {
            Move::Retire(how) => {
                self.retired = Some((self.to_move, how));
                self.hash ^= Self::key_of_retirement(self.to_move, how);
            }
            Move::Remove(at) => {
                self.lift(at);
                tell(Change::Removed { at });
                self.pass_on();
            }
            Move::Jump { from, to } => {
                let Some((step, far)) = from.line_to(to) else {
                    return;
                };
                let mut at = from;
                for steps in (2..=far).step_by(2) {
                    let (Some(over), Some(landing)) =
                        (from.after(step, steps - 1), from.after(step, steps))
                    else {
                        return;
                    };
                    self.lift(over);
                    tell(Change::Jumped {
                        from: at,
                        over,
                        to: landing,
                    });
                    at = landing;
                }
                self.lift(from);
                self.stones = self.stones.with(to);
                self.hash ^= Self::key_of_hole(to);
                self.pass_on();
            }
        }
        if let Some(end) = self.end() {
            tell(Change::Over(end));
        }
    }

    fn lift(&mut self, at: Square) {
        self.stones = self.stones.without(at);
        self.hash ^= Self::key_of_hole(at);
    }

    fn pass_on(&mut self) {
        self.to_move = self.to_move.other();
        self.hash ^= zobrist_key(keys::TO_MOVE, 0);
    }

    fn key_of_hole(at: Square) -> u64 {
        zobrist_key(keys::HOLE, at.to_bit() as u64)
    }

    fn key_of_retirement(player: Player, how: Retirement) -> u64 {
        zobrist_key(keys::RETIRED, 2 * how as u64 + u64::from(player.0))
    }

    pub(super) fn hash_afresh(&self) -> u64 {
        let mut hash = zobrist_key(keys::TO_MOVE, u64::from(self.size.side()));
        if self.to_move == Player::SECOND {
            hash ^= zobrist_key(keys::TO_MOVE, 0);
        }
        for hole in self.holes() {
            hash ^= Self::key_of_hole(hole);
        }
        match self.retired {
            Some((player, how)) => hash ^ Self::key_of_retirement(player, how),
            None => hash,
        }
    }
}
