//! Who replies to a move where more than two sides play.
//!
//! To expect that all the others act as one is too gloomy: every threat seems parried
//! twice and every plan refuted, and a table of four waits for ever. Instead one of
//! them replies, whoever harms the player who thinks most, and the rest are left out
//! ("best-reply search": Schadd and Winands, "Best reply search for multiplayer games",
//! 2011). So three plies reach the player's next move whatever the number of others.
//! What such a search takes for won or lost is not proven beyond one ply.

use curio_rules::{
    Game, Player, PlayerSet,
    xima::{Dice, Move, Xima},
};

/// A move with its rank.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate {
    /// How promising it is; a higher rank is searched earlier.
    pub rank: i32,
    /// How many players before the one who makes it are left out.
    pub skipped: u8,
    pub mv: Move,
}

/// The players who think together, and how the others reply to them.
#[derive(Clone, Copy, Debug)]
pub(super) struct Sides {
    /// The side of the player who thinks.
    pub us: PlayerSet,
    /// Whether one reply is all that the others have together. Not with dice: there
    /// everybody's throw would have to be left out as well.
    pub is_round: bool,
}

impl Sides {
    /// The sides as the player to move sees them.
    pub fn new(root: &Xima) -> Self {
        let us = root.side(root.to_move());
        let mut others = root.playing().iter().filter(|player| !us.contains(*player));
        let first = others.next().map_or(us, |player| root.side(player));
        Self {
            us,
            is_round: Game::options(root).dice == Dice::None
                && others.any(|player| !first.contains(player)),
        }
    }

    /// Whether one of us is to move.
    #[inline]
    pub fn is_ours(self, node: &Xima) -> bool {
        self.us.contains(node.to_move())
    }

    /// Calls `with` for each turn that may come next: with the position, and with the
    /// number of players who are left out before it.
    #[inline]
    pub fn each_turn(self, node: &Xima, mut with: impl FnMut(&Xima, u8)) {
        with(node, 0);
        if !self.is_round || self.is_ours(node) {
            return;
        }
        let mut turn = *node;
        for skipped in 1..node.playing().len() as u8 {
            turn.skip_turn();
            if turn.is_over() || self.is_ours(&turn) {
                return;
            }
            with(&turn, skipped);
        }
    }

    /// The position after a move; after a reply the turn comes back to us.
    #[inline]
    pub fn after(self, node: &Xima, candidate: Candidate) -> Xima {
        let mut next = *node;
        for _ in 0..candidate.skipped {
            next.skip_turn();
        }
        next.play_unchecked(candidate.mv);
        if self.is_round && !self.is_ours(node) {
            // Those who are out of the game get no turn back.
            for _ in 0..next.playing().len() {
                if next.is_over() || self.is_ours(&next) {
                    break;
                }
                next.skip_turn();
            }
        }
        next
    }

    /// The move by which the player to move, or any who may reply, ascends at once.
    #[inline]
    pub fn ascent(self, node: &Xima) -> Option<Candidate> {
        let by = |player: Player, skipped: u8| {
            let mv = node.ascent(player)?;
            (node.thrown().is_none() || node.check(&mv).is_ok()).then_some(Candidate {
                rank: 0,
                skipped,
                mv,
            })
        };
        if !self.is_round || self.is_ours(node) {
            return by(node.to_move(), 0);
        }
        // Nobody's ascent depends on a turn that is left out.
        let first = node.to_move();
        by(first, 0).or_else(|| {
            let others = node.playing().without(first);
            let mut others = others.iter().filter(|player| !self.us.contains(*player));
            others.find_map(|player| by(player, 1))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use curio_rules::xima::Options;

    fn table_of(players: u8) -> Xima {
        Xima::new(Options {
            players,
            ..Options::default()
        })
    }

    #[test]
    fn one_of_several_others_replies_and_the_turn_comes_back() {
        for players in 2..=4 {
            let start = table_of(players);
            let sides = Sides::new(&start);
            assert_eq!(sides.is_round, players > 2);
            let mut replies = start;
            replies.skip_turn();
            let mut turns = Vec::new();
            sides.each_turn(&replies, |turn, skipped| {
                turns.push((turn.to_move(), skipped));
            });
            let others = if players == 2 { 1 } else { players - 1 };
            let expected: Vec<_> = (0..others).map(|n| (Player(n + 1), n)).collect();
            assert_eq!(turns, expected);
            for (_, skipped) in turns {
                let mut turn = replies;
                (0..skipped).for_each(|_| turn.skip_turn());
                let mut moves = Vec::new();
                turn.list_legal(&mut moves);
                let mv = moves[moves.len() / 2];
                let candidate = Candidate {
                    rank: 0,
                    skipped,
                    mv,
                };
                assert!(sides.is_ours(&sides.after(&replies, candidate)));
            }
        }
    }
}
