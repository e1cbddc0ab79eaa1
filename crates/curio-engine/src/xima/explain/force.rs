//! How the force of a player changes, taken apart.

use super::{
    super::super::explain::{Claim, ClaimKind, signed},
    Explainer,
};
use crate::texts;
use curio_rules::{Player, Points};
use curio_words::decimal;

impl Explainer<'_> {
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
        let average = match (old.off_board == new.off_board, new.reserve < old.reserve) {
            (true, true) => "fell",
            (true, false) => "rose",
            (false, _) => "tray",
        };
        let parts: Vec<(String, Points)> = [
            ("captured", new.captured - old.captured),
            ("board", new.board - old.board),
            (average, new.reserve - old.reserve),
            ("resigned", new.resignations - old.resignations),
            ("summit", new.win - old.win),
        ]
        .into_iter()
        .filter(|(_, part)| *part != Points::ZERO)
        .map(|(name, part)| (name.to_owned(), part))
        .collect();
        let (voice, told) = (self.voice, parts.clone());
        let say = move |form: &str| {
            let (who, all) = (voice.who(player), told_parts(&told));
            if change > Points::ZERO {
                texts::explain_xima_raises(form, who, &decimal(&change.to_string()), &all)
            } else {
                let size = (change * -1).to_string();
                texts::explain_xima_lowers(form, who, &decimal(&size), &all)
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

/// What a change is made of; `none` where that is one thing.
fn told_parts(parts: &[(String, Points)]) -> String {
    if parts.len() < 2 {
        return "none".to_owned();
    }
    let all: Vec<String> = parts
        .iter()
        .map(|(what, part)| texts::explain_xima_part(what, &signed(*part)))
        .collect();
    all.join(", ")
}
