//! How the force of a player changes, and how many steps are missing on the way up.

use super::{
    super::super::explain::{Claim, ClaimKind, Count},
    Explainer,
};
use crate::texts;
use curio_rules::{
    Player, Points,
    xima::{Climb, Move, Xima},
};

impl Explainer<'_> {
    /// Fewer blocks are missing on the way of the mover's special to the summit.
    pub fn steps(&self) -> Option<Claim> {
        let me = self.look.me;
        let (
            Climb::Steps {
                missing: before, ..
            },
            Climb::Steps { missing: after, .. },
        ) = (self.look.before.climb(me), self.look.after.climb(me))
        else {
            return None;
        };
        let voice = self.voice;
        let say = move |form: &str| texts::explain_xima_steps(form, voice.who(me), after);
        let kind = ClaimKind::Counts {
            what: Count::Steps,
            player: me,
            before: before.into(),
            after: after.into(),
        };
        (after < before).then(|| Claim::new(kind, say, Vec::new()))
    }

    /// A block comes in while blocks are missing in the stairs of the mover's special.
    pub fn comes_in(&self) -> Option<Claim> {
        let is_common = match self.mv {
            Move::Enter(_) => true,
            Move::EnterBy { is_special, .. } => !is_special,
            _ => false,
        };
        let me = self.look.me;
        let missing = |position: &Xima| match position.climb(me) {
            Climb::Steps { missing, .. } => Some(missing),
            _ => None,
        };
        let before = missing(self.look.before)?;
        let after = missing(self.look.after).filter(|_| is_common)?;
        let kind = ClaimKind::Counts {
            what: Count::Steps,
            player: me,
            before: before.into(),
            after: after.into(),
        };
        Some(Claim::new(kind, texts::explain_xima_comes_in, Vec::new()))
    }

    /// How a force changes, taken apart.
    pub fn force(&self, player: Player) -> Option<Claim> {
        let (old, new) = (
            self.look.before.force(player),
            self.look.after.force(player),
        );
        let change = new.total() - old.total();
        if change == Points::ZERO {
            return None;
        }
        let parts: Vec<(String, Points)> = [
            ("captured", new.captured - old.captured),
            ("board", new.board - old.board),
            ("tray", new.reserve - old.reserve),
            ("resigned", new.resignations - old.resignations),
            ("summit", new.win - old.win),
        ]
        .into_iter()
        .filter(|(_, part)| *part != Points::ZERO)
        .map(|(name, part)| (name.to_owned(), part))
        .collect();
        let voice = self.voice;
        let say = move |form: &str| {
            let who = voice.who(player);
            if change > Points::ZERO {
                texts::explain_xima_raises(form, who, &change.to_string())
            } else {
                texts::explain_xima_lowers(form, who, &(change * -1).to_string())
            }
        };
        let kind = ClaimKind::Scores {
            player,
            change,
            parts,
        };
        let is_drawback = (player == self.look.me) == (change < Points::ZERO);
        Some(Claim::new(kind, say, Vec::new()).against(is_drawback))
    }
}
