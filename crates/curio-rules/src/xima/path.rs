//! The path of a block, step by step, and why a square is out of reach.

use super::{
    moves::{Move, Origin, Throw, Tread},
    options::FirstSquare,
    position::{Phase, Special, Xima},
    reach::ANY,
    refusal::Refusal,
    square::{Direction, Square},
};

impl Xima {
    /// The squares that a block runs over, the last included, with the heights
    /// of their surfaces. From the reserve the shortest way is taken, or one
    /// that the dice permit.
    ///
    /// Whose turn it is and what comes to rest where is not asked here.
    ///
    /// # Errors
    /// The step that is too high, or the reason why there is no line.
    pub fn path(&self, origin: Origin, to: Square) -> Result<Vec<Tread>, Refusal> {
        match origin {
            Origin::On(from) => {
                let top = self.height(from);
                if self.tower_len(from) == 0 {
                    return Err(Refusal::Empty { at: from });
                }
                let (direction, distance) =
                    from.line_to(to).ok_or(Refusal::NotInLine { from, to })?;
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
            Err(Refusal::NoChoiceOfDice { to })
        }
    }

    /// The way of a block that comes in with a die.
    pub(super) fn path_by(&self, to: Square, die: u8) -> Result<Vec<Tread>, Refusal> {
        self.path_from_outside(to, 1 << die.min(15))
    }

    fn path_from_outside(&self, to: Square, steps: u16) -> Result<Vec<Tread>, Refusal> {
        let mut best: Option<Result<Vec<Tread>, Refusal>> = None;
        let mut lines: Vec<(u8, Direction, Square)> = Direction::ALL
            .into_iter()
            .map(|direction| {
                let (mut first, mut length) = (to, 1);
                while let Some(before) = first.step(direction.reversed()) {
                    first = before;
                    length += 1;
                }
                (length, direction, first)
            })
            .collect();
        lines.sort_by_key(|(length, direction, _)| (*length, *direction));
        for (length, direction, first) in lines {
            let walked = if self.tower_len(first)
                > u8::from(self.options.first_square == FirstSquare::Any)
            {
                Err(Refusal::EdgeTaken { at: first })
            } else {
                self.walk(Some(first), direction, length, 0)
            };
            let is_better = match (&best, &walked) {
                (None, _) => true,
                (Some(Err(_)), Ok(_)) => true,
                // A way that the dice permit is better than a shorter one.
                (Some(Ok(known)), Ok(_)) => {
                    steps != ANY
                        && steps >> length & 1 != 0
                        && steps >> known.len().min(15) & 1 == 0
                }
                (Some(_), Err(_)) => false,
            };
            if is_better {
                best = Some(walked);
            }
        }
        best.unwrap_or(Err(Refusal::EdgeTaken { at: to }))
    }

    /// Walks `count` squares from `first` on, coming from a surface `height`.
    fn walk(
        &self,
        first: Option<Square>,
        direction: Direction,
        count: u8,
        mut height: u8,
    ) -> Result<Vec<Tread>, Refusal> {
        let mut path = Vec::with_capacity(count.into());
        let mut at = first;
        for _ in 0..count {
            let Some(square) = at else {
                break;
            };
            if self.towers[square.index()].is_full() {
                return Err(Refusal::Full { at: square });
            }
            let surface = self.height(square);
            if surface > height + 1 {
                return Err(Refusal::TooHigh {
                    at: square,
                    surface,
                    from: height,
                });
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
                    return Err(Refusal::Empty { at: from });
                };
                if top.owner != player {
                    return Err(Refusal::NotYours {
                        at: from,
                        owner: self.colour(top.owner).key(),
                    });
                }
                if self.moved == Some(from) {
                    return Err(Refusal::MovedAlready { at: from });
                }
                top.is_special
            }
        };
        let is_from_outside = !matches!(origin, Origin::On(_));
        if is_from_outside && self.tower_len(to) > 0 {
            return Err(Refusal::Taken { at: to });
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
                Phase::Thrown(Throw { first, second }) if second > 0 => {
                    format!("{first} or {second}")
                }
                Phase::Thrown(Throw { first, .. }) => first.to_string(),
                Phase::Second { die } => die.to_string(),
                Phase::Free | Phase::Due => String::new(),
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
