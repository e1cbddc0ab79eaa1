//! The path of a block, step by step, and why a square is out of reach.

use super::{
    moves::{Move, Origin, Throw, Tread},
    options::FirstSquare,
    position::{Phase, Special, Xima},
    reach::ANY,
    refusal::Refusal,
    square::{Direction, Square},
};

/// A path that a block cannot follow to its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Attempt {
    /// The squares that it runs over before it is stopped.
    pub way: Vec<Tread>,
    /// What stops it.
    pub refusal: Refusal,
}

impl Attempt {
    /// Stopped before the first square.
    const fn none(refusal: Refusal) -> Self {
        Self {
            way: Vec::new(),
            refusal,
        }
    }
}

/// A straight line from outside the board to a square.
#[derive(Clone, Copy, Debug)]
struct Line {
    direction: Direction,
    /// Its first square on the board.
    first: Square,
    /// How many squares it has, the last included.
    length: u8,
}

impl Line {
    fn onto(to: Square, direction: Direction) -> Self {
        let (mut first, mut length) = (to, 1);
        while let Some(before) = first.step(direction.reversed()) {
            first = before;
            length += 1;
        }
        Self {
            direction,
            first,
            length,
        }
    }

    const fn is_diagonal(&self) -> bool {
        let (dx, dy) = self.direction.delta();
        dx != 0 && dy != 0
    }
}

impl Xima {
    /// The squares that a block runs over, the last included, with the heights
    /// of their surfaces. From the reserve the shortest way is taken, or one
    /// that the dice permit.
    ///
    /// Whose turn it is, and what may come to rest where, is not checked here.
    ///
    /// # Errors
    /// The step that is too high, or the reason why there is no line.
    pub fn path(&self, origin: Origin, to: Square) -> Result<Vec<Tread>, Refusal> {
        self.attempt(origin, to).map_err(|attempt| attempt.refusal)
    }

    /// The same, with what a block runs over before the place where it is stopped.
    /// From the reserve that is the line with the fewest obstacles.
    ///
    /// # Errors
    /// How far the block gets, and why no farther.
    pub fn attempt(&self, origin: Origin, to: Square) -> Result<Vec<Tread>, Attempt> {
        match origin {
            Origin::On(from) => {
                let top = self.height(from);
                if self.tower_len(from) == 0 {
                    return Err(Attempt::none(Refusal::Empty(from)));
                }
                let (direction, distance) = from
                    .line_to(to)
                    .ok_or_else(|| Attempt::none(Refusal::NotInLine { from, to }))?;
                self.walk(from.step(direction), direction, distance, top - 1)
            }
            Origin::Reserve | Origin::SpecialReserve => {
                self.path_from_outside(to, self.permitted_steps())
            }
        }
    }

    /// Whether a block may come in with the higher of two dice where the lower one
    /// would lead to the same square.
    pub(super) fn check_choice_of_dice(
        &self,
        is_special: bool,
        to: Square,
        die: u8,
    ) -> Result<(), Refusal> {
        let origin = if is_special {
            Origin::SpecialReserve
        } else {
            Origin::Reserve
        };
        self.check_block(origin, to)?;
        if self.choice_of_dice().is_some_and(|(second, both)| {
            // A special on the summit has won: no die is left to be kept.
            second == die && both.contains(to) && !(is_special && to == Square::SUMMIT)
        }) {
            Ok(())
        } else {
            Err(Refusal::NoChoiceOfDice(to))
        }
    }

    /// The way of a block that comes in with a die.
    pub(super) fn path_by(&self, to: Square, die: u8) -> Result<Vec<Tread>, Refusal> {
        self.path_from_outside(to, 1 << die.min(15))
            .map_err(|attempt| attempt.refusal)
    }

    fn path_from_outside(&self, to: Square, steps: u16) -> Result<Vec<Tread>, Attempt> {
        let mut lines: Vec<Line> = Direction::ALL
            .into_iter()
            .map(|direction| Line::onto(to, direction))
            .collect();
        // Of two lines of one length the straight one is easier to see.
        lines.sort_by_key(|line| (line.length, line.is_diagonal(), line.direction));
        let mut best: Option<Vec<Tread>> = None;
        let mut nearest: Option<(usize, Attempt)> = None;
        for line in lines {
            let walked = if self.is_edge_taken(line.first) {
                Err(Attempt::none(Refusal::EdgeTaken(line.first)))
            } else {
                self.walk(Some(line.first), line.direction, line.length, 0)
            };
            match walked {
                // A way that the dice permit is better than a shorter one.
                Ok(way) => {
                    let is_better = best.as_ref().is_none_or(|known| {
                        steps != ANY
                            && steps >> line.length & 1 != 0
                            && steps >> known.len().min(15) & 1 == 0
                    });
                    if is_better {
                        best = Some(way);
                    }
                }
                Err(attempt) => {
                    let obstacles = self.obstacles(&line);
                    if nearest.as_ref().is_none_or(|(least, _)| obstacles < *least) {
                        nearest = Some((obstacles, attempt));
                    }
                }
            }
        }
        match (best, nearest) {
            (Some(way), _) => Ok(way),
            (None, Some((_, attempt))) => Err(attempt),
            (None, None) => Err(Attempt::none(Refusal::EdgeTaken(to))),
        }
    }

    /// Whether no path may begin on a square at the edge.
    fn is_edge_taken(&self, first: Square) -> bool {
        self.options.first_square == FirstSquare::Free && self.tower_len(first) > 0
    }

    /// How many squares of a line bar the way: those that are too high for a block
    /// from the square before, full ones, and a first square that is taken.
    fn obstacles(&self, line: &Line) -> usize {
        let mut height = 0;
        let squares = core::iter::successors(Some(line.first), |at| at.step(line.direction));
        let bars = |at: Square| {
            let surface = self.height(at);
            let is_barred = surface > height + 1
                || self.towers[at.index()].is_full()
                || (at == line.first && self.is_edge_taken(at));
            height = surface;
            is_barred
        };
        squares
            .take(line.length.into())
            .map(bars)
            .filter(|is_barred| *is_barred)
            .count()
    }

    /// Walks `count` squares from `first` on, coming from a surface at `height`.
    fn walk(
        &self,
        first: Option<Square>,
        direction: Direction,
        count: u8,
        mut height: u8,
    ) -> Result<Vec<Tread>, Attempt> {
        let mut path = Vec::with_capacity(count.into());
        let mut at = first;
        for _ in 0..count {
            let Some(square) = at else {
                break;
            };
            if self.towers[square.index()].is_full() {
                let refusal = Refusal::Full(square);
                return Err(Attempt { way: path, refusal });
            }
            let surface = self.height(square);
            if surface > height + 1 {
                let refusal = Refusal::TooHigh {
                    at: square,
                    surface,
                    from: height,
                };
                return Err(Attempt { way: path, refusal });
            }
            path.push(Tread {
                square,
                height: surface,
            });
            height = surface;
            at = square.step(direction);
        }
        Ok(path)
    }

    /// Whether a block may be moved so.
    pub(super) fn check_block(&self, origin: Origin, to: Square) -> Result<(), Refusal> {
        let player = self.to_move;
        if self.phase == Phase::Due {
            return Err(Refusal::DiceFirst);
        }
        let is_special = match origin {
            Origin::Reserve if self.reserve(player) == 0 => return Err(Refusal::NoReserve),
            Origin::Reserve => false,
            Origin::SpecialReserve => match self.special(player) {
                Special::Reserve => true,
                Special::Board { .. } => return Err(Refusal::SpecialOnBoard),
                Special::Captured { .. } => return Err(Refusal::SpecialCaptured),
            },
            Origin::On(from) => {
                let Some(top) = self.top(from) else {
                    return Err(Refusal::Empty(from));
                };
                if top.owner != player {
                    return Err(Refusal::NotYours {
                        at: from,
                        owner: self.colour(top.owner),
                    });
                }
                if self.moved == Some(from) {
                    return Err(Refusal::MovedAlready(from));
                }
                top.is_special
            }
        };
        let is_from_outside = !matches!(origin, Origin::On(_));
        if is_from_outside && self.tower_len(to) > 0 {
            return Err(Refusal::Taken(to));
        }
        let path = self.path(origin, to)?;
        if to == Square::SUMMIT {
            if is_from_outside && !self.options.summit_entry {
                return Err(Refusal::SummitFromReserve);
            }
            if !is_special && !self.may_rescue(player) {
                return Err(Refusal::SummitForSpecial);
            }
        }
        if self.permitted_steps() >> path.len().min(15) & 1 == 0 {
            let thrown = match self.phase {
                Phase::Thrown(throw) => throw,
                Phase::Second { die } => Throw {
                    first: die,
                    second: 0,
                },
                Phase::Free | Phase::Due => Throw {
                    first: 0,
                    second: 0,
                },
            };
            return Err(Refusal::Distance { thrown, to });
        }
        match origin {
            Origin::On(from) if self.is_forbidden_repetition(Move::Step { from, to }) => {
                Err(Refusal::Repetition)
            }
            _ => Ok(()),
        }
    }
}
