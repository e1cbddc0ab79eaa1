//! The score for players to read: each force with the sum that makes it up.

use core::num::NonZeroI64;

use super::{
    magnitudes::{Force, Grade, free_value},
    moves::Block,
    position::Xima,
};
use crate::{Explanation, Player, Points, Score};

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
                    "block"
                };
                let floor = weighed.at.floor();
                let len = self.tower_len(weighed.at);
                let free = free_value(floor, weighed.block.is_special);
                let role = if weighed.level + 1 == len {
                    match self.held_below(weighed.at) {
                        0 => String::new(),
                        held => format!(", holds {held}: +{}", weighed.points - free),
                    }
                } else if self
                    .top(weighed.at)
                    .is_some_and(|top| self.are_enemies(top.owner, player))
                {
                    ", held: half".to_owned()
                } else {
                    ", under its own colour".to_owned()
                };
                let label = format!("{}: {kind} on floor {floor}{role}", weighed.at);
                Explanation::line(label, weighed.points)
            })
            .collect();
        let mut parts = vec![Explanation::sum("On the board", force.board, blocks)];
        let waiting = match NonZeroI64::new(force.off_board.into()) {
            None => "In the tray".to_owned(),
            Some(count) => {
                let each = force.reserve / count;
                let blocks = if force.off_board == 1 {
                    "block"
                } else {
                    "blocks"
                };
                let why = if force.on_board == 0 {
                    ""
                } else {
                    ", the average on the board"
                };
                format!("In the tray: {count} {blocks} at {each}{why}")
            }
        };
        parts.push(Explanation::line(waiting, force.reserve));
        let prizes = self.captured_by(player);
        let captured = if prizes.is_empty() {
            "Captured".to_owned()
        } else {
            let letters: String = prizes.iter().map(|block| self.letter(*block)).collect();
            format!("Captured, as it was worth then: {letters}")
        };
        parts.push(Explanation::line(captured, force.captured));
        parts.push(Explanation::line(
            "From players who resigned",
            force.resignations,
        ));
        parts.push(Explanation::line("Special on the summit", force.win));
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
