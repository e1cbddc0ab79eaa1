//! How near each special is to the summit, and what is missing on its way: that is what the
//! players compare, not the force of their blocks.

use core::cmp::Reverse;

use super::{
    position::{Special, Xima},
    square::{Direction, SQUARES, Square},
};
use crate::{Lead, Player, Points, lead::together, sorted::sort_few, texts};

/// How far the special of a player is from the summit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Climb {
    /// It can be there in this many moves of its own, as the blocks stand, stopping only
    /// where no enemy is.
    Moves(u8),
    /// It cannot climb to the summit yet: blocks are missing in the stairs, the first of them
    /// for the step up to a floor.
    Steps {
        /// How many blocks at least.
        missing: u8,
        /// The floor that the first of them leads to; 0 where the special stands as high already.
        floor: u8,
        /// In how many turns it can be there at least, each block that is missing being one.
        turns: u8,
    },
    /// It lies under another block.
    Held(Square),
    /// It is captured.
    Captured,
}

impl Climb {
    /// How near it is, for a bar: never negative, and more the nearer.
    pub fn nearness(self) -> i64 {
        match self {
            Self::Moves(turns) => 25 - 2 * i64::from(turns.min(11)),
            Self::Steps { turns, .. } => 24 - 2 * i64::from(turns.min(11)),
            Self::Held(_) | Self::Captured => 1,
        }
    }

    /// What is missing, in a word or two: "2 moves", "3 blocks", "held".
    #[must_use]
    pub fn brief(self) -> String {
        match self {
            Self::Steps { missing, .. } => texts::xima_climb_blocks(missing),
            Self::Held(_) => texts::xima_climb_is_held().to_owned(),
            Self::Moves(_) | Self::Captured => self.text(),
        }
    }

    /// "2 moves", "3 more blocks needed as stairs, first up to floor 2".
    #[must_use]
    pub fn text(self) -> String {
        match self {
            Self::Moves(moves) => texts::xima_climb_moves(moves),
            Self::Steps { missing, floor, .. } => texts::xima_climb_steps(missing, floor),
            Self::Held(at) => texts::xima_climb_held(&at.to_string()),
            Self::Captured => texts::xima_climb_captured().to_owned(),
        }
    }
}

/// The fewest blocks with which a step of this height can be made on level ground: a
/// staircase of one, two, three.
const fn blocks_for(rise: u8) -> u8 {
    let below = rise.saturating_sub(1);
    below * (below + 1) / 2
}

impl Xima {
    /// How far the special of a player is from the summit.
    pub fn climb(&self, player: Player) -> Climb {
        let origin = match self.special(player) {
            Special::Captured { .. } => return Climb::Captured,
            Special::Board { at, level } if level + 1 < self.tower_len(at) => {
                return Climb::Held(at);
            }
            Special::Board { at, .. } => Some(at),
            Special::Reserve => None,
        };
        self.moves_to_summit(player, origin)
            .map_or_else(|| self.missing_steps(player, origin), Climb::Moves)
    }

    /// The height of a square for the special that stands on `origin`: its own does not
    /// count.
    fn height_below(&self, origin: Option<Square>, at: Square) -> u8 {
        self.height(at) - u8::from(origin == Some(at))
    }

    /// Whether a block of the player may stop here without capturing or being in a tower
    /// with enemies.
    fn is_peaceful(&self, player: Player, at: Square) -> bool {
        self.tower(at)
            .all(|block| !self.are_enemies(block.owner, player))
    }

    /// The fewest moves that bring the special to the summit while nothing else moves.
    fn moves_to_summit(&self, player: Player, origin: Option<Square>) -> Option<u8> {
        let mut seen = [false; SQUARES];
        let (mut reached, mut moves) = (Vec::new(), 0);
        match origin {
            Some(at) => reached.push(at),
            None => {
                moves = 1;
                reached.extend(self.entrances(player, true).iter());
                if reached.contains(&Square::SUMMIT) {
                    return Some(moves);
                }
            }
        }
        for at in &reached {
            seen[at.index()] = true;
        }
        while !reached.is_empty() {
            moves += 1;
            let mut next = Vec::new();
            for from in reached {
                for direction in Direction::ALL {
                    let mut height = self.height_below(origin, from);
                    let mut ahead = from.step(direction);
                    while let Some(at) = ahead {
                        let surface = self.height_below(origin, at);
                        if surface > height + 1 {
                            break;
                        }
                        if at == Square::SUMMIT {
                            return Some(moves);
                        }
                        if !seen[at.index()] && self.is_peaceful(player, at) {
                            seen[at.index()] = true;
                            next.push(at);
                        }
                        height = surface;
                        ahead = at.step(direction);
                    }
                }
            }
            reached = next;
        }
        None
    }

    /// How many blocks are missing at least, and in how many turns it can be done at least.
    fn missing_steps(&self, player: Player, origin: Option<Square>) -> Climb {
        let stands = origin.map_or(0, Square::floor);
        let (missing, floor) = self.least(player, origin, 0);
        let (turns, _) = self.least(player, origin, 1);
        Climb::Steps {
            missing: missing.max(1),
            floor: Some(floor.max(2)).filter(|it| *it > stands).unwrap_or(0),
            turns: turns.max(2),
        }
    }

    /// The way to the summit that costs least where each block that is missing costs 1 and each
    /// move so much, and the floor that the first block leads to. Where moves cost nothing, the
    /// special may stop anywhere.
    fn least(&self, player: Player, origin: Option<Square>, per_move: u8) -> (u8, u8) {
        let mut best: [Option<(u8, u8)>; SQUARES] = [None; SQUARES];
        let mut open: Vec<(u8, u8, Square)> = Vec::new();
        let step = |from: u8, at: Square, (cost, floor): (u8, u8)| {
            let surface = self.height_below(origin, at);
            let blocks = blocks_for(surface.saturating_sub(from));
            let is_first = floor == 0 && blocks > 0;
            let floor = if is_first { at.floor() } else { floor };
            (cost.saturating_add(blocks), floor)
        };
        match origin {
            Some(at) => open.push((0, 0, at)),
            None => open.extend(Square::all().filter_map(|at| {
                let is_edge = Direction::ALL.iter().any(|it| at.step(*it).is_none());
                let (cost, floor) = step(0, at, (per_move, 0));
                is_edge.then_some((cost, floor, at))
            })),
        }
        // Every square can be reached over enough blocks.
        while let Some(nearest) = (0..open.len()).min_by_key(|index| open.get(*index).copied()) {
            let (cost, floor, from) = open.swap_remove(nearest);
            if from == Square::SUMMIT {
                return (cost, floor);
            }
            for direction in Direction::ALL {
                let mut height = self.height_below(origin, from);
                let mut so_far = (cost.saturating_add(per_move), floor);
                let mut ahead = from.step(direction);
                while let Some(at) = ahead {
                    so_far = step(height, at, so_far);
                    let known = &mut best[at.index()];
                    if known.is_none_or(|known| so_far < known)
                        && (per_move == 0 || self.is_peaceful(player, at))
                    {
                        *known = Some(so_far);
                        open.push((so_far.0, so_far.1, at));
                    }
                    height = self.height_below(origin, at);
                    ahead = at.step(direction);
                }
            }
        }
        (u8::MAX, 2)
    }

    /// The floor on which a special stands free; 0 in the tray, held or captured.
    fn stands(&self, player: Player) -> i64 {
        match self.special(player) {
            Special::Board { at, level } if level + 1 == self.tower_len(at) => at.floor().into(),
            _ => 0,
        }
    }

    /// Whose special is nearest the summit.
    pub(super) fn lead_by_climb(&self) -> Option<Lead> {
        if self.is_over() {
            return None;
        }
        let name = |player: Player| self.colour(player).name();
        let mut climbs: Vec<(Climb, Player)> = self
            .playing()
            .iter()
            .map(|player| (self.climb(player), player))
            .collect();
        // Of two that need as many turns, the one that lacks less or stands higher is nearer.
        let near = |(climb, player): &(Climb, Player)| {
            let missing = match *climb {
                Climb::Moves(_) => 0,
                Climb::Steps { missing, .. } => i64::from(missing.min(7)),
                Climb::Held(_) | Climb::Captured => 7,
            };
            64 * climb.nearness() - 8 * missing + self.stands(*player)
        };
        // Whoever can step onto the summit now has all of it.
        let now = (Climb::Moves(1), self.to_move);
        let has_won = climbs.contains(&now);
        let amount = |it: &(Climb, Player)| match has_won {
            true => i64::from(*it == now),
            false => near(it),
        };
        let amounts = climbs
            .iter()
            .map(|it| (it.1, Points::whole(amount(it))))
            .collect();
        sort_few(&mut climbs, |it| (Reverse(near(it)), it.1));
        let (nearest @ (first, leader), rest) = climbs.split_first()?;
        let is_level = rest.iter().all(|it| near(it) == near(nearest));
        let line = match first {
            Climb::Held(_) | Climb::Captured => texts::xima_lead_none_free().to_owned(),
            _ if is_level => {
                let is_same = rest.iter().all(|(climb, _)| climb.text() == first.text());
                texts::xima_lead_level(&if is_same { first.text() } else { first.brief() })
            }
            Climb::Moves(1) => texts::xima_lead_next(name(*leader)),
            _ if rest.iter().any(|(climb, _)| climb == first) => {
                texts::xima_lead_higher(name(*leader), &first.text())
            }
            _ => texts::xima_lead_nearest(name(*leader), &first.text()),
        };
        let (next, others): (Vec<_>, Vec<_>) = rest
            .iter()
            .copied()
            .filter(|_| !is_level)
            .partition(|(climb, _)| *climb == Climb::Moves(1));
        let reasons = others
            .into_iter()
            .map(|(climb, player)| texts::xima_lead_special(name(player), &climb.text()))
            .collect();
        let next: Vec<&str> = next.into_iter().map(|(_, player)| name(player)).collect();
        Some(Lead {
            amounts,
            line,
            reasons,
            danger: (!next.is_empty()).then(|| texts::xima_lead_next(&together(&next))),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Game as _, xima::Options};

    #[test]
    fn specials_that_are_captured_or_held_are_no_race() {
        // Both captured, and one captured where the other lies under a block.
        for text in ["A1:R;A2:B R8/B8 B:r=4/R:b=4 R", "A1:bR;A2:B R8/B8 B:r=4 R"] {
            let lead = position(text).lead_by_climb().unwrap();
            assert!(lead.line.starts_with("No special is free"), "{lead:?}");
        }
    }

    fn position(text: &str) -> Xima {
        Xima::parse_position(&Options::default(), text).unwrap()
    }

    #[test]
    fn an_empty_board_lacks_a_step_to_every_floor() {
        let start = Xima::new(Options::default());
        let all = Climb::Steps {
            missing: 3,
            floor: 2,
            turns: 5,
        };
        assert_eq!(start.climb(Player::FIRST), all);
        let lead = start.lead().unwrap();
        assert_eq!(
            lead.line,
            "Equally far from the summit: 3 more blocks needed as stairs, first up to floor 2"
        );
        assert!(lead.reasons.is_empty() && lead.danger.is_none());
    }

    #[test]
    fn a_special_beside_a_block_on_the_third_floor_is_a_move_away() {
        // On a block next to the summit, five blocks high.
        let near = position("F7:Rr;A1:B R8/B8b - B");
        assert_eq!(near.climb(Player::FIRST), Climb::Moves(1));
        let lead = near.lead().unwrap();
        assert_eq!(lead.line, "Red’s special can step onto the summit next");
        assert_eq!(lead.danger, None, "it is said once");
        // The block beside the summit is the last step of a staircase of three.
        let stairs = position("G1:B;G2:R;G4:R;G6:R R6r/B8b - R");
        assert!(matches!(stairs.climb(Player::FIRST), Climb::Moves(_)));
    }

    #[test]
    fn a_block_that_is_missing_is_a_turn() {
        // Red brings a block in and is there in two turns, Blue walks for longer.
        let near = position("D10:b;H8:r;J7:B R9/B8 - R");
        let text = near.lead().unwrap().line;
        assert!(
            text.starts_with("Red"),
            "{text} {:?}",
            near.climb(Player(1))
        );
    }

    #[test]
    fn a_special_under_another_block_is_held() {
        let held = position("D7:rB;A1:R R8/B8b - R");
        let at = Square::parse("D7").unwrap();
        assert_eq!(held.climb(Player::FIRST), Climb::Held(at));
    }
}
