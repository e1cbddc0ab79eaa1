//! The tally, what it is made of, the cold value of a placement, and the
//! statistics of a game.
//!
//! A touched hex counts one point as long as one player alone touches it, and two when it is
//! cashed. At the end of the game everything is cashed, so every hex in contact with only one
//! player's legs counts two.

use super::{
    habitat,
    position::{COLOURS, Xong},
    sets::{CellSet, LegSet},
};
use crate::{Explanation, Player, Points, Retirement, Score, texts};

/// What a placement would do to the tally.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Cold {
    /// Hexes that nobody has touched before: a point each.
    pub touched: CellSet,
    /// The opponent's hexes that would be greened out: the opponent loses a
    /// point each.
    pub greened: CellSet,
    /// The player's own hexes that would be cashed: another point each.
    pub cashed: CellSet,
    /// The opponent's hexes that would be cashed: a point each to the opponent.
    pub conceded: CellSet,
    /// Whether no new Xoid would fit after it.
    pub ends: bool,
}

impl Cold {
    /// The cold value: by how much the player's tally would gain on the
    /// opponent's. The point at the end of the game is not in it.
    pub fn value(&self) -> i32 {
        let count = |cells: CellSet| cells.len() as i32;
        count(self.touched) + count(self.greened) + count(self.cashed) - count(self.conceded)
    }
}

/// What a player's tally is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Tally {
    /// Hexes that count one point: touched by this player alone so far.
    pub touched: u32,
    /// Hexes that count two: cashed.
    pub cashed: u32,
    /// The point for not placing last: 1 at the end, for one player.
    pub last_point: u32,
}

impl Tally {
    /// The sum.
    pub const fn total(&self) -> u32 {
        self.touched + 2 * self.cashed + self.last_point
    }
}

/// Figures of a game, as its inventor gathered them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// How many Xoids have been placed.
    pub turns: u32,
    /// Each player's hexes: those that no one else touches.
    pub owned: [u32; 2],
    /// Hexes that both touch.
    pub greened: u32,
    /// Hexes that nobody touches.
    pub untouched: u32,
    /// How many legs each player has placed.
    pub legs: [u32; 2],
    /// How many legs are vacant.
    pub vacant: u32,
    /// How many legs the longest Xoid has.
    pub longest: u32,
    /// Each player's points.
    pub points: [u32; 2],
    /// Who got the point for not placing last.
    pub last_point: Option<Player>,
}

impl Statistics {
    /// Hexes that count for nobody: greened out or untouched.
    pub const fn killed(&self) -> u32 {
        self.greened + self.untouched
    }

    /// By how much the first player leads.
    pub const fn margin(&self) -> i32 {
        self.points[0] as i32 - self.points[1] as i32
    }

    /// Whether the last point has made the winner.
    pub fn decided_by_last_point(&self) -> bool {
        self.last_point.is_some_and(|to| {
            let sign = if to == Player::FIRST { 1 } else { -1 };
            sign * self.margin() == 1
        })
    }
}

impl Xong {
    /// What a player's tally is made of.
    pub fn tally(&self, player: Player) -> Tally {
        let owned = self.owned_cells(player);
        let cashed = owned & self.cashed();
        Tally {
            touched: (owned - cashed).len(),
            cashed: cashed.len(),
            last_point: u32::from(self.last_point() == Some(player)),
        }
    }

    /// What placing the Xoid in hand on these legs would do to the tally;
    /// nothing when it cannot be placed there.
    pub fn cold(&self, legs: &LegSet) -> Option<Cold> {
        self.check_placement(legs).ok()?;
        let player = self.to_act();
        let played = habitat::with(&self.played, self.hand.as_ref()?);
        let board = self.board();
        let after = self.ground.after(board, player, legs, &played);
        let seat = player.index() & 1;
        let fresh = after.touched[seat] - self.ground.touched[seat];
        let cashed = after.cashed - self.ground.cashed;
        Some(Cold {
            touched: fresh - self.ground.touched[seat ^ 1],
            greened: fresh & self.ground.touched[seat ^ 1],
            cashed: cashed & after.touched[seat],
            conceded: cashed & after.touched[seat ^ 1],
            ends: after.live.is_empty(),
        })
    }

    /// The figures of the game so far.
    pub fn statistics(&self) -> Statistics {
        let touched = self.touched_by(Player::FIRST) | self.touched_by(Player::SECOND);
        let of_both = |figure: &dyn Fn(Player) -> u32| [figure(Player(0)), figure(Player(1))];
        Statistics {
            turns: self.turns() as u32,
            owned: of_both(&|player| self.owned_cells(player).len()),
            greened: self.greened().len(),
            untouched: self.board().cell_count() as u32 - touched.len(),
            legs: of_both(&|player| self.legs_of(player).len()),
            vacant: self.vacant().len(),
            longest: self
                .placed()
                .iter()
                .map(|placement| placement.xoid.len() as u32)
                .max()
                .unwrap_or(0),
            points: of_both(&|player| self.tally(player).total()),
            last_point: self.last_point(),
        }
    }

    pub(super) fn explained_score(&self) -> Score {
        let players = [Player::FIRST, Player::SECOND];
        let mut parts: Vec<Explanation> = players
            .iter()
            .map(|player| self.explained_tally(*player))
            .collect();
        let figures = self.statistics();
        let dead = figures.vacant - self.live().len();
        parts.extend([
            Explanation::line(texts::xong_greened(), figures.greened),
            Explanation::line(texts::xong_untouched(), figures.untouched),
            Explanation::line(texts::xong_vacant(), figures.vacant),
            Explanation::line(texts::xong_dead(), dead),
        ]);
        let [red, blue] = figures.points.map(|points| points.to_string());
        let totals = texts::xong_standing(&red, &blue);
        let label = if self.is_played_out() {
            texts::xong_points()
        } else {
            texts::xong_tally()
        };
        Score {
            totals: figures
                .points
                .iter()
                .map(|points| Points::whole(i64::from(*points)))
                .collect(),
            detail: Explanation::sum(label, totals, parts),
        }
    }

    fn explained_tally(&self, player: Player) -> Explanation {
        let tally = self.tally(player);
        let mut parts = vec![
            Explanation::line(texts::xong_touched(tally.touched), tally.touched),
            Explanation::line(texts::xong_cashed(tally.cashed), 2 * tally.cashed),
        ];
        if self.is_played_out() {
            parts.push(Explanation::line(
                texts::xong_last_point(),
                tally.last_point,
            ));
        }
        Explanation::sum(COLOURS[player.index() & 1].name(), tally.total(), parts)
    }

    /// Who has won, and why, as a sentence.
    pub(super) fn verdict(&self) -> Option<(Player, &'static str, String)> {
        let colour = |player: Player| COLOURS[player.index() & 1].name();
        if let Some((player, why)) = self.retired() {
            let winner = player.other();
            let (loser, other) = (colour(player), colour(winner));
            let (reason, text) = match why {
                Retirement::Resigned => ("resignation", texts::xong_end_resigned(loser, other)),
                Retirement::OutOfTime => ("timeout", texts::xong_end_out_of_time(loser, other)),
            };
            return Some((winner, reason, text));
        }
        let last = self.last_point()?;
        let points = self.statistics().points;
        let winner = if points[0] > points[1] {
            Player::FIRST
        } else {
            Player::SECOND
        };
        let text = texts::xong_end_points(
            colour(last),
            colour(winner),
            points[winner.index() & 1],
            points[winner.other().index() & 1],
        );
        Some((winner, "points", text))
    }
}
