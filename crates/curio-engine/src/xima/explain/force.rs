//! How the force of a player changes, taken apart.

use super::{
    super::super::explain::{Claim, ClaimKind, signed},
    Explainer,
};
use curio_rules::{Player, Points};

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
            (true, true) => "in the tray, as the average on the board fell",
            (true, false) => "in the tray, as the average on the board rose",
            (false, _) => "in the tray",
        };
        let parts: Vec<(String, Points)> = [
            ("captured", new.captured - old.captured),
            ("on the board", new.board - old.board),
            (average, new.reserve - old.reserve),
            (
                "from players who resigned",
                new.resignations - old.resignations,
            ),
            ("for the summit", new.win - old.win),
        ]
        .into_iter()
        .filter(|(_, part)| *part != Points::ZERO)
        .map(|(name, part)| (name.to_owned(), part))
        .collect();
        let verb = if change > Points::ZERO {
            "raise"
        } else {
            "lower"
        };
        let size = if change > Points::ZERO {
            change
        } else {
            change * -1
        };
        let mut words = format!("{verb}{{s}} {} force by {size}", self.voice.whose(player));
        if parts.len() > 1 {
            let listed: Vec<String> = parts
                .iter()
                .map(|(name, part)| format!("{} {name}", signed(*part)))
                .collect();
            words = format!("{words}: {}", listed.join(", "));
        }
        let kind = ClaimKind::Scores {
            player,
            change,
            parts,
        };
        let is_drawback = (player == self.look.me) == (change < Points::ZERO);
        Some(Claim::new(kind, &words, Vec::new()).against(is_drawback))
    }
}
