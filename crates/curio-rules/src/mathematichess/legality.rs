//! Whether a single move of the second stage is legal, and which rule forbids
//! it where not.

use super::{
    board::Board,
    listing::is_common,
    moves::Move,
    options::GuardLeap,
    pieces::{Kind, Piece, code},
    refusal::Refusal,
    squares::{Square, SquareSet},
};
use crate::Player;

impl Board {
    /// Whether `player` may make this move with a piece on the board; moves without one are
    /// always allowed.
    ///
    /// # Errors
    /// The rule that forbids it.
    pub(super) fn allows(&self, player: Player, mv: Move) -> Result<(), Refusal> {
        match mv {
            Move::Step { from, to } => {
                let kind = self.free_mover(player, from)?.kind;
                self.enterable(player, to)?;
                self.allows_step(kind, from, to)
            }
            Move::Push { from, to } => {
                let kind = self.free_mover(player, from)?.kind;
                self.enterable(player, to)?;
                if self.revision {
                    self.allows_revised_push(player, kind, from, to)
                } else {
                    self.allows_push(player, kind, from, to)
                }
            }
            Move::Swap { from, with } => self.allows_swap(player, from, with),
            Move::Terminate { at } => self.mover(player, at).map(|_| ()),
            _ => Ok(()),
        }
    }

    /// The piece that `player` wants to move.
    fn mover(&self, player: Player, from: Square) -> Result<Piece, Refusal> {
        if !self.has(from) {
            return Err(Refusal::OffBoard(from));
        }
        match self.piece(from) {
            None => Err(Refusal::NoPiece(from)),
            Some(piece) if piece.player != player => Err(Refusal::NotYours(from)),
            Some(piece) => Ok(piece),
        }
    }

    /// The same; where the opponent's territories hold settlers of either
    /// colour, it must not be one of them.
    fn free_mover(&self, player: Player, from: Square) -> Result<Piece, Refusal> {
        let piece = self.mover(player, from)?;
        if self.is_frozen(player, from) {
            return Err(Refusal::Frozen(from));
        }
        Ok(piece)
    }

    fn enterable(&self, player: Player, to: Square) -> Result<(), Refusal> {
        if !self.has(to) {
            Err(Refusal::OffBoard(to))
        } else if !self.holes.contains(to) {
            Err(Refusal::Occupied(to))
        } else if self.closed_to(player).0.contains(to) {
            Err(Refusal::Secured(to))
        } else {
            Ok(())
        }
    }

    fn byte(&self, at: Square) -> u8 {
        self.cells[at.index()]
    }

    fn allows_step(&self, kind: Kind, from: Square, to: Square) -> Result<(), Refusal> {
        let apart = from.apart(to);
        let straight = from.line_to(to);
        let near = straight.is_some_and(|(_, count)| count == 1);
        let beside = near && (apart.0 == 0 || apart.1 == 0);
        let corner = near && !beside;
        let two = straight.filter(|(_, count)| *count == 2);
        let over = two.map(|(step, _)| from.walk(step));
        let knight = matches!(apart, (1, 2) | (2, 1));
        let fits = if self.revision {
            match kind {
                Kind::Knight => knight,
                Kind::Bishop => corner,
                Kind::Rook => beside,
                Kind::King => near,
                Kind::Queen => near || self.glides(from, to),
                Kind::Pawn => match over {
                    Some(at) if !is_common(self.byte(at)) => {
                        return Err(Refusal::NothingToJump(at));
                    }
                    over => over.is_some(),
                },
                Kind::Farmer | Kind::Guard | Kind::Treasurer => false,
            }
        } else {
            match kind {
                Kind::Farmer => corner,
                Kind::Pawn => beside,
                Kind::Knight => knight,
                Kind::Guard => match self.guard {
                    GuardLeap::Leap => two.is_some(),
                    GuardLeap::Step => near,
                    GuardLeap::Over => over.is_some_and(|over| code::is_piece(self.byte(over))),
                },
                _ => false,
            }
        };
        if fits { Ok(()) } else { Err(self.manner(kind)) }
    }

    /// Whether a queen of the revision gets from square to square over empty
    /// squares of one territory.
    fn glides(&self, from: Square, to: Square) -> bool {
        from.line_to(to).is_some_and(|(step, count)| {
            let mut at = from;
            (1..count).all(|_| {
                at = at.walk(step);
                self.in_one_zone(at, to)
            })
        })
    }

    fn allows_push(
        &self,
        player: Player,
        kind: Kind,
        from: Square,
        to: Square,
    ) -> Result<(), Refusal> {
        let apart = from.apart(to);
        let beside = apart.0 == 0 || apart.1 == 0;
        let Some((step, count)) = from.line_to(to).filter(|_| match kind {
            Kind::Bishop => !beside,
            Kind::Rook => beside,
            Kind::Treasurer => true,
            _ => false,
        }) else {
            return Err(self.manner(kind));
        };
        let mut at = from;
        let mut held = None;
        for _ in 1..count {
            at = at.walk(step);
            if self.holes.contains(at) {
                return Err(Refusal::HoleBefore { at, to });
            }
            held = held.or(self.is_frozen(player, at).then_some(at));
        }
        if let Some(at) = held {
            return Err(Refusal::Frozen(at));
        }
        if self.pusher_stays && count == 1 {
            return Err(Refusal::NothingToPush { from, to });
        }
        Ok(())
    }

    fn allows_revised_push(
        &self,
        player: Player,
        kind: Kind,
        from: Square,
        to: Square,
    ) -> Result<(), Refusal> {
        let Some((step, count)) = from
            .line_to(to)
            .filter(|(_, count)| kind.is_royal() && *count >= 2)
        else {
            return Err(self.manner(kind));
        };
        let pushed = from.walk(step);
        if !is_common(self.byte(pushed)) {
            return Err(Refusal::NotPushable(pushed));
        }
        if count > 2 && (kind != Kind::Queen || !self.glides(pushed, to)) {
            return Err(self.manner(kind));
        }
        if self.is_frozen(player, pushed) {
            return Err(Refusal::Frozen(pushed));
        }
        Ok(())
    }

    fn allows_swap(&self, player: Player, from: Square, with: Square) -> Result<(), Refusal> {
        let own = self.free_mover(player, from)?;
        if !self.has(with) {
            return Err(Refusal::OffBoard(with));
        }
        let line = from.line_to(with).filter(|(_, count)| match own.kind {
            Kind::King => *count == 1 && !self.revision,
            Kind::Queen => !self.revision,
            _ => false,
        });
        let Some((step, count)) = line else {
            return Err(self.manner(own.kind));
        };
        let other = self.piece(with).ok_or(Refusal::NoPiece(with))?;
        let mut at = from;
        for _ in 1..count {
            at = at.walk(step);
            match self.piece(at) {
                None => return Err(Refusal::HoleBetween(at)),
                Some(piece) if piece.kind == Kind::King => {
                    return Err(Refusal::KingBetween(at));
                }
                Some(_) => {}
            }
        }
        if !self.is_near_hole(with) {
            return Err(Refusal::FarFromHoles(with));
        }
        if self.is_frozen(player, with) {
            return Err(Refusal::Frozen(with));
        }
        if other == own && !self.null_swap {
            return Err(Refusal::SameKind {
                at: with,
                kind: own.kind,
            });
        }
        Ok(())
    }

    fn is_frozen(&self, player: Player, at: Square) -> bool {
        let frozen: SquareSet = self.closed_to(player).1;
        frozen.contains(at)
    }

    /// Says how a kind does move.
    const fn manner(&self, kind: Kind) -> Refusal {
        Refusal::Manner {
            kind,
            revision: self.revision,
            guard: self.guard,
        }
    }
}
