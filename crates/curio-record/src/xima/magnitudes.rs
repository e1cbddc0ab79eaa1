//! The magnitudes of a match: force, time, turns, power and level, at the end or
//! after any move.
//!
//! The formulas are in [`super::cimax`]; forces are the scores of positions, as
//! the rules count them. Matches of games without force have no magnitudes.

use core::{cmp::Ordering, time::Duration};

use serde::Serialize;

use super::cimax;
use crate::{ClockSettings, Match, is_rated, texts};
use curio_rules::{
    AnyGame, Player, Points, Retirement,
    xima::{Grade, magnitudes},
};
use curio_words::decimal;

/// The performance of one player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Performance {
    /// The seat.
    pub player: Player,
    /// The exact game force.
    pub force: Points,
    /// The player's turns.
    pub turns: usize,
    /// The time used.
    pub used: Duration,
    /// The agreed time, increments included; `None` without a time limit.
    pub agreed: Option<Duration>,
}

impl Performance {
    /// The effective time, see `effective_time` of the CIMAX module.
    pub fn effective_time(&self) -> f64 {
        cimax::effective_time(self.used, self.agreed)
    }

    /// The game power, see `power` of the CIMAX module.
    pub fn power(&self) -> f64 {
        cimax::power(self.force.to_f64(), self.effective_time(), self.turns)
    }
}

/// The magnitudes of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Magnitudes {
    /// The performance of each player, in seat order.
    pub players: Vec<Performance>,
}

impl Magnitudes {
    /// The magnitudes after the last move; `None` for games without force.
    pub fn from_match(game: &Match) -> Option<Self> {
        Self::after(game, game.len(), game.position())
    }

    /// The magnitudes after the first `ply` moves.
    pub fn at(game: &Match, ply: usize) -> Option<Self> {
        if !is_rated(&game.terms().game) {
            return None;
        }
        Self::after(game, ply, game.position_at(ply).as_ref())
    }

    fn after(game: &Match, ply: usize, position: &dyn AnyGame) -> Option<Self> {
        if !is_rated(&game.terms().game) {
            return None;
        }
        let forces = position.score().totals;
        let players = (0_u8..)
            .map(Player)
            .zip(forces)
            .take(game.seats().len())
            .map(|(player, force)| {
                let (turns, used) = turns_and_time(game, ply, player);
                Performance {
                    player,
                    force,
                    turns,
                    used,
                    agreed: agreed(game.terms().clock, turns),
                }
            })
            .collect();
        Some(Self { players })
    }

    /// The performance of a player.
    pub fn player(&self, player: Player) -> Option<&Performance> {
        self.players.get(player.index())
    }

    /// The exact game level: the sum of all forces.
    pub fn level(&self) -> Points {
        let forces: Vec<Points> = self.players.iter().map(|player| player.force).collect();
        magnitudes::level(&forces)
    }

    /// The grade that the level stands for.
    pub fn grade(&self) -> Grade {
        let players = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        Grade::among(self.level(), players)
    }
}

/// The turns and the time of a player in the first `ply` moves. Consecutive moves
/// of a player are one turn, and resigning is not a turn.
fn turns_and_time(game: &Match, ply: usize, player: Player) -> (usize, Duration) {
    let mut turns = 0;
    let mut used = Duration::ZERO;
    let mut last = None;
    for played in game.plies().iter().take(ply) {
        let Some(by) = played.by else {
            continue;
        };
        if by == player {
            used = used.saturating_add(played.used.unwrap_or_default());
            if last != Some(by) && Retirement::from_text(&played.mv).is_none() {
                turns += 1;
            }
        }
        last = Some(by);
    }
    (turns, used)
}

/// The total time given to a player for a number of turns.
fn agreed(clock: ClockSettings, turns: usize) -> Option<Duration> {
    let times = |time: Duration| time.saturating_mul(u32::try_from(turns).unwrap_or(u32::MAX));
    match clock {
        ClockSettings::None => None,
        ClockSettings::PerMove(time) => Some(times(time)),
        ClockSettings::Sudden { main, increment } => Some(main.saturating_add(times(increment))),
    }
}

/// The forces of all players before the first move and after each, in seat order;
/// `None` for games without force.
pub fn forces_over(game: &Match) -> Option<Vec<Vec<Points>>> {
    if !is_rated(&game.terms().game) {
        return None;
    }
    let mut position = game.start_position().boxed_clone();
    let mut forces = vec![position.score().totals];
    for ply in game.plies() {
        // The moves of a match are legal.
        if position.play_text(&ply.mv).is_err() {
            break;
        }
        forces.push(position.score().totals);
    }
    Some(forces)
}

/// A comparison of two players, possibly from different matches, as in the book's
/// opening example.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Comparison {
    /// The force of the first over that of the second.
    pub force_ratio: f64,
    /// The power of the first over that of the second.
    pub power_ratio: f64,
}

impl Comparison {
    /// Compares two performances.
    pub fn new(first: &Performance, second: &Performance) -> Self {
        Self {
            force_ratio: first.force.to_f64() / second.force.to_f64(),
            power_ratio: first.power() / second.power(),
        }
    }

    /// Compares by force, as the book does: `Greater` if the first is higher.
    pub fn by_force(&self) -> Ordering {
        self.force_ratio
            .partial_cmp(&1.0)
            .unwrap_or(Ordering::Equal)
    }

    /// Compares by power, which is force per turn with a bonus for speed.
    pub fn by_power(&self) -> Ordering {
        self.power_ratio
            .partial_cmp(&1.0)
            .unwrap_or(Ordering::Equal)
    }

    /// The conclusion as a sentence, with the names of the two players.
    pub fn verdict(&self, first: &str, second: &str) -> String {
        let times = |ratio: f64| {
            let ratio = if ratio < 1.0 { ratio.recip() } else { ratio };
            if ratio.is_finite() {
                decimal(&format!("{ratio:.2}"))
            } else {
                "all".to_owned()
            }
        };
        let named = |order: Ordering| match order {
            Ordering::Less => Some((second, first)),
            Ordering::Equal => None,
            Ordering::Greater => Some((first, second)),
        };
        let Some((better, other)) = named(self.by_force()) else {
            return match named(self.by_power()) {
                None => texts::record_verdict_equal().to_owned(),
                Some((better, _)) => texts::record_verdict_same_force(better),
            };
        };
        let force = times(self.force_ratio);
        if self.by_power() == self.by_force().reverse() {
            let power = times(self.power_ratio);
            texts::record_verdict_better_but(better, other, &force, &power)
        } else {
            texts::record_verdict_better(better, other, &force)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::testing::{self, played};

    fn performance(force: Points, turns: usize, used: u64) -> Performance {
        Performance {
            player: Player::FIRST,
            force,
            turns,
            used: Duration::from_secs(used),
            agreed: Some(Duration::from_secs(3600)),
        }
    }

    /// Player B with 56.5 against D, player C with 34 against A: "1.6 times
    /// greater", cut off from 1.66.
    #[test]
    fn who_played_better_the_opening_example() {
        let b = performance(Points::ratio(113, 2).unwrap(), 30, 0);
        let c = performance(Points::whole(34), 30, 0);
        let comparison = Comparison::new(&b, &c);
        assert_eq!(format!("{:.2}", comparison.force_ratio), "1.66");
        assert_eq!(comparison.by_force(), Ordering::Greater);
        assert_eq!(
            comparison.verdict("B", "C"),
            "B probably played better: 1.66 times the force of C."
        );
        assert_eq!(
            Comparison::new(&c, &b).verdict("C", "B"),
            comparison.verdict("B", "C")
        );
    }

    #[test]
    fn force_and_power_may_disagree() {
        let slow = performance(Points::whole(60), 50, 3600);
        let quick = performance(Points::whole(50), 20, 60);
        assert_eq!(
            Comparison::new(&slow, &quick).verdict("Ann", "Ben"),
            "Ann probably played better: 1.20 times the force of Ben, \
             though Ben had 4.12 times the power."
        );
        let alike = performance(Points::whole(50), 20, 60);
        assert_eq!(
            Comparison::new(&alike, &quick).verdict("Ann", "Ben"),
            "Both played equally well."
        );
        let nothing = performance(Points::ZERO, 20, 60);
        assert!(
            Comparison::new(&quick, &nothing)
                .verdict("Ann", "Ben")
                .contains("Ben had no force")
        );
    }

    #[test]
    fn times_and_turns_are_each_players_own() {
        let mut terms = testing::terms("xafka", &["Ann", "Ben"], &[]);
        terms.clock = "5m+3s".parse().unwrap();
        let mut game = testing::played_on(terms, &[]);
        for (mv, seconds) in [("f7", 10), ("b1", 20), ("f6", 5), ("resign", 2)] {
            game.play(mv, Some(Duration::from_secs(seconds))).unwrap();
        }
        let seconds = Duration::from_secs;
        let of = |ply, player| turns_and_time(&game, ply, player);
        assert_eq!(of(4, Player::FIRST), (2, seconds(15)));
        assert_eq!(of(4, Player::SECOND), (1, seconds(22)));
        assert_eq!(of(1, Player::SECOND), (0, seconds(0)));
        assert_eq!(agreed(game.terms().clock, 2), Some(seconds(306)));
        assert_eq!(agreed("30s/move".parse().unwrap(), 4), Some(seconds(120)));
        assert_eq!(agreed(ClockSettings::None, 4), None);
    }

    #[test]
    fn games_without_force_have_no_magnitudes() {
        let game = played("xafka", &["Ann", "Ben"], &[]);
        assert_eq!(Magnitudes::from_match(&game), None);
        assert_eq!(Magnitudes::at(&game, 0), None);
        assert_eq!(forces_over(&game), None);
    }
}
