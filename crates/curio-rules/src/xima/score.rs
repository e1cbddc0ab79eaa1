//! The score for players to read: each force with the sum that makes it up.

use super::{
    magnitudes::{Force, Grade},
    moves::Block,
    position::Xima,
};
use crate::{Explanation, Player, Points, Score};

impl Xima {
    /// The forces of all players with everything they are made of.
    pub(super) fn told_score(&self) -> Score {
        let mut totals = Vec::new();
        let mut parts = Vec::new();
        for player in Player::all(self.options.players) {
            let force = self.force(player);
            totals.push(force.total());
            parts.push(self.tell_force(player, &force));
        }
        let level: Points = totals.iter().copied().sum();
        let grade = Grade::among(level, self.options.players).name();
        Score {
            totals,
            detail: Explanation::sum("Game level", format!("{level} ({grade})"), parts),
        }
    }

    fn tell_force(&self, player: Player, force: &Force) -> Explanation {
        let blocks: Vec<Explanation> = self
            .weighed_blocks()
            .into_iter()
            .filter(|weighed| weighed.block.owner == player)
            .map(|weighed| {
                let kind = if weighed.block.is_special {
                    "special"
                } else {
                    "common"
                };
                let len = self.tower_len(weighed.at);
                let role = if weighed.level + 1 == len {
                    match self.held_below(weighed.at) {
                        0 => String::new(),
                        held => format!(", holds {held}"),
                    }
                } else if self
                    .top(weighed.at)
                    .is_some_and(|top| self.are_enemies(top.owner, player))
                {
                    ", held".to_owned()
                } else {
                    ", under its own colour".to_owned()
                };
                Explanation::line(format!("{} {kind}{role}", weighed.at), weighed.points)
            })
            .collect();
        let mut parts = vec![Explanation::sum(
            "Blocks on the board (V_BB)",
            force.board,
            blocks,
        )];
        let average = if force.on_board == 0 {
            format!("Off the board (V_OB): {} at 1 each", force.off_board)
        } else {
            format!(
                "Off the board (V_OB): {} / {} x {}",
                force.board, force.on_board, force.off_board
            )
        };
        parts.push(Explanation::line(average, force.reserve));
        let prizes = self.captured_by(player);
        let captured = if prizes.is_empty() {
            "Captured blocks (V_CB)".to_owned()
        } else {
            let letters: String = prizes.iter().map(|block| self.letter(*block)).collect();
            format!("Captured blocks (V_CB): {letters}")
        };
        parts.push(Explanation::line(captured, force.captured));
        parts.push(Explanation::line(
            "From players who resigned (V_R)",
            force.resignations,
        ));
        parts.push(Explanation::line("Special on the summit (V_W)", force.win));
        let label = format!("{} force", self.colour(player));
        Explanation::sum(label, force.total(), parts)
    }

    /// How many enemies of its top block a tower holds.
    fn held_below(&self, at: super::Square) -> usize {
        let Some(top) = self.top(at) else {
            return 0;
        };
        self.tower(at)
            .filter(|block| self.are_enemies(top.owner, block.owner))
            .count()
    }

    /// The letter of a block: the initial of its colour, small for the special.
    #[must_use]
    pub fn letter(&self, block: Block) -> char {
        let letter = self
            .colour(block.owner)
            .name()
            .chars()
            .next()
            .unwrap_or('?');
        if block.is_special {
            letter.to_ascii_lowercase()
        } else {
            letter
        }
    }
}
