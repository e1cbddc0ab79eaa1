//! What a move does for the way to the summit that is no threat yet: stairs, and blocks
//! that come nearer.

use core::cmp::Ordering;

use super::{
    super::super::explain::{Claim, ClaimKind, Count},
    Explainer,
};
use crate::texts;
use curio_rules::{
    Player,
    xima::{Climb, Move, Origin, Square, Xima},
};

impl Explainer<'_> {
    /// How many blocks are missing in the stairs of a special, before the move and after it.
    fn missing(&self, player: Player) -> Option<[u8; 2]> {
        let missing = |position: &Xima| match position.climb(player) {
            Climb::Steps { missing, .. } => Some(missing),
            _ => None,
        };
        Some([missing(self.look.before)?, missing(self.look.after)?])
    }

    fn counted(player: Player, [before, after]: [u8; 2]) -> ClaimKind {
        ClaimKind::Counts {
            what: Count::Steps,
            player,
            before: before.into(),
            after: after.into(),
        }
    }

    /// Fewer blocks are missing on the way of the mover's special to the summit.
    pub fn steps(&self) -> Option<Claim> {
        let (me, voice) = (self.look.me, self.voice);
        let missing @ [before, after] = self.missing(me)?;
        let say = move |form: &str| texts::explain_xima_steps(form, voice.who(me), after);
        (after < before).then(|| Claim::new(Self::counted(me, missing), say, Vec::new()))
    }

    /// More blocks are missing on the way of the only rival's special.
    pub fn sets_back(&self) -> Option<Claim> {
        let (rival, voice) = (self.look.rival()?, self.voice);
        let missing @ [before, after] = self.missing(rival)?;
        let say = move |form: &str| texts::explain_xima_sets_back(form, voice.who(rival), after);
        (after > before).then(|| Claim::new(Self::counted(rival, missing), say, Vec::new()))
    }

    /// A block comes in while blocks are missing in the stairs of the mover's special.
    pub fn comes_in(&self) -> Option<Claim> {
        let is_common = match self.mv {
            Move::Enter(_) => true,
            Move::EnterBy { is_special, .. } => !is_special,
            _ => false,
        };
        let me = self.look.me;
        let missing = self.missing(me).filter(|_| is_common)?;
        let kind = Self::counted(me, missing);
        Some(Claim::new(kind, texts::explain_xima_comes_in, Vec::new()))
    }

    /// What becomes of the way of the mover's special, where that is not told in blocks.
    pub fn way(&self) -> Option<Claim> {
        let (me, voice) = (self.look.me, self.voice);
        let state = match self.look.after.climb(me) {
            Climb::Captured => Some("captured"),
            Climb::Held(_) => Some("held"),
            Climb::Moves(_) | Climb::Steps { .. } => None,
        };
        let nearness = |position: &Xima| position.climb(me).nearness();
        let change = nearness(self.look.after).cmp(&nearness(self.look.before));
        let is_told = self
            .missing(me)
            .is_some_and(|[before, after]| after < before);
        let key = match change {
            Ordering::Greater => "shorter",
            Ordering::Less => "longer",
            Ordering::Equal => "same",
        };
        let say = move |form: &str| match state.filter(|_| change.is_eq()) {
            Some(state) => texts::explain_xima_no_way(form, voice.who(me), state),
            None => texts::explain_xima_way(form, key, voice.who(me)),
        };
        let kind = ClaimKind::Way(change);
        let claim = Claim::new(kind, say, Vec::new()).against(change.is_lt());
        (!is_told).then_some(claim)
    }

    /// A block stands nearer the summit than before.
    pub fn nears(&self) -> Option<Claim> {
        let (Origin::On(from), to) = self.mv.block()? else {
            return None;
        };
        if rings(to) >= rings(from) {
            return None;
        }
        let special = self.look.before.top(from).is_some_and(|it| it.is_special);
        let what = if special { "special" } else { "block" };
        let say = move |form: &str| texts::explain_xima_nears(form, what);
        let (from, to) = (from.to_string(), to.to_string());
        let places = vec![to.clone()];
        Some(Claim::new(ClaimKind::Nears { from, to }, say, places))
    }
}

/// How many rings of squares a square is away from the summit.
fn rings(at: Square) -> u8 {
    let (column, row) = (Square::SUMMIT.column(), Square::SUMMIT.row());
    at.column().abs_diff(column).max(at.row().abs_diff(row))
}
