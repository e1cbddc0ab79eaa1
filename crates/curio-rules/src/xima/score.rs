//! The score for players to read: each force with the sum that makes it up.

use core::num::NonZeroI64;

use super::{
    magnitudes::{Force, Grade, free_value},
    moves::Block,
    position::Xima,
};
use crate::{Explanation, Player, Points, Score, texts};

/// The kind of a block, as texts choose by it.
const fn kind(block: Block) -> &'static str {
    if block.is_special { "special" } else { "block" }
}

impl Xima {
    /// The forces of all players with everything they are made of.
    pub(super) fn explained_score(&self) -> Score {
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
            detail: Explanation::sum(texts::xima_level(), format!("{level} ({grade})"), parts),
        }
    }

    fn tell_force(&self, player: Player, force: &Force) -> Explanation {
        let blocks: Vec<Explanation> = self
            .weighed_blocks()
            .into_iter()
            .filter(|weighed| weighed.block.owner == player)
            .map(|weighed| {
                let (at, kind) = (weighed.at.to_string(), kind(weighed.block));
                let floor = weighed.at.floor();
                let len = self.tower_len(weighed.at);
                let free = free_value(floor, weighed.block.is_special);
                let label = if weighed.level + 1 == len {
                    match self.held_below(weighed.at) {
                        0 => texts::xima_block_free(&at, kind, floor),
                        held => {
                            let gain = weighed.points - free;
                            texts::xima_block_holds(&at, kind, floor, held, gain)
                        }
                    }
                } else if self
                    .top(weighed.at)
                    .is_some_and(|top| self.are_enemies(top.owner, player))
                {
                    texts::xima_block_held(&at, kind, floor)
                } else {
                    texts::xima_block_under_own(&at, kind, floor)
                };
                Explanation::line(label, weighed.points)
            })
            .collect();
        let mut parts = vec![Explanation::sum(
            texts::xima_on_board(),
            force.board,
            blocks,
        )];
        let waiting = match NonZeroI64::new(force.off_board.into()) {
            None => texts::xima_in_tray().to_owned(),
            Some(count) => {
                let each = (force.reserve / count).to_string();
                if force.on_board == 0 {
                    texts::xima_in_tray_at_first(force.off_board, &each)
                } else {
                    texts::xima_in_tray_by_average(force.off_board, &each)
                }
            }
        };
        parts.push(Explanation::line(waiting, force.reserve));
        let prizes = self.captured_by(player);
        let captured = if prizes.is_empty() {
            texts::xima_captured().to_owned()
        } else {
            let letters: String = prizes.iter().map(|block| self.letter(*block)).collect();
            texts::xima_captured_then(&letters)
        };
        parts.push(Explanation::line(captured, force.captured));
        parts.push(Explanation::line(
            texts::xima_from_resigned(),
            force.resignations,
        ));
        parts.push(Explanation::line(
            texts::xima_special_on_summit(),
            force.win,
        ));
        let colour = self.colour(player);
        Explanation::sum(texts::xima_force(colour.name()), force.total(), parts)
            .belonging_to(colour, texts::xima_own_force())
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

    /// The letter of a block: that of its colour, small for the special.
    pub fn letter(&self, block: Block) -> char {
        let letter = self.colour(block.owner).letter();
        if block.is_special {
            letter.to_ascii_lowercase()
        } else {
            letter
        }
    }
}
