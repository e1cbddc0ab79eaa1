//! What an evening is to be: its games with their clocks, its form, its length. What becomes of
//! it is up to [`super::Evening`].

use core::time::Duration;

use curio_record::ClockSettings;
use curio_rules::{OptionValues, registry};
use serde::{Deserialize, Serialize};

use super::TournamentFormat;

/// One game of an evening, and how it is played there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct GamePlan {
    /// The game, by its name in commands and records.
    pub game: String,
    /// The options; the others have their defaults.
    #[serde(default)]
    pub options: OptionValues,
    /// The time of each player for a match, in minutes.
    pub minutes: u64,
    /// What is added after each move, in seconds.
    pub increment: u64,
    /// Whether two people play two matches, the second with seats changed: for a game that one
    /// of the seats can always win.
    #[serde(default)]
    pub is_pair: bool,
    /// Whether the board is filled by a draw before the first move, so that a match begins with
    /// its second stage.
    #[serde(default)]
    pub is_filled: bool,
}

impl GamePlan {
    /// A game under its usual rules: `minutes` for each player, `increment` seconds after each
    /// move.
    pub fn new(game: &str, minutes: u64, increment: u64) -> Self {
        Self {
            game: game.to_owned(),
            options: OptionValues::new(),
            minutes,
            increment,
            is_pair: false,
            is_filled: false,
        }
    }

    /// The time control.
    pub const fn clock(&self) -> ClockSettings {
        ClockSettings::Sudden {
            main: Duration::from_secs(self.minutes.saturating_mul(60)),
            increment: Duration::from_secs(self.increment),
        }
    }

    /// How long two people are at a table: three quarters of both main times for each match.
    pub const fn takes(&self) -> Duration {
        let seconds = if self.is_pair { 180 } else { 90 };
        Duration::from_secs(self.minutes.saturating_mul(seconds))
    }
}

/// What an evening is to be.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct EveningPlan {
    /// The games, in the order in which they are played when nobody votes.
    pub games: Vec<GamePlan>,
    /// How people are paired.
    pub form: TournamentFormat,
    /// How long each game is played before the next begins.
    pub round: Duration,
    /// From the start to the end.
    pub length: Duration,
    /// How many rounds a Swiss has.
    pub swiss_rounds: usize,
}

impl Default for EveningPlan {
    /// Two hours of the five games.
    fn default() -> Self {
        let pair = |game, minutes, increment| GamePlan {
            is_pair: true,
            ..GamePlan::new(game, minutes, increment)
        };
        let small = [("size", "7"), ("limit", "40")];
        let small = small.map(|(key, value)| (key.to_owned(), value.to_owned()));
        let mathematichess = GamePlan {
            options: small.into(),
            is_filled: true,
            ..GamePlan::new("mathematichess", 5, 5)
        };
        Self {
            games: vec![
                pair("chimple", 2, 2),
                pair("xafka", 3, 3),
                GamePlan::new("xong", 5, 5),
                GamePlan::new("xima", 6, 4),
                mathematichess,
            ],
            form: TournamentFormat::ByNumber,
            round: Duration::from_mins(25),
            length: Duration::from_hours(2),
            swiss_rounds: 5,
        }
    }
}

/// What is wrong with a plan.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlanError {
    /// It has no games.
    #[error("an evening needs at least one game")]
    Empty,
    /// It has a game twice.
    #[error("{0} is in the plan twice")]
    Twice(String),
    /// A match would be over at once.
    #[error("{0} needs some minutes for each player")]
    NoTime(String),
    /// The game is unknown, or does not take its options.
    #[error("{game}: {reason}")]
    Game {
        /// The game.
        game: String,
        /// What is wrong with it.
        reason: String,
    },
}

impl EveningPlan {
    /// The plan for a game, if it is played at all.
    pub fn game(&self, game: &str) -> Option<&GamePlan> {
        self.games.iter().find(|it| it.game == game)
    }

    /// Whether all games can be played as the plan says.
    ///
    /// # Errors
    /// The first thing that is wrong.
    pub fn check(&self) -> Result<(), PlanError> {
        if self.games.is_empty() {
            return Err(PlanError::Empty);
        }
        for (number, plan) in self.games.iter().enumerate() {
            let game = plan.game.clone();
            if self.games.iter().skip(number + 1).any(|it| it.game == game) {
                return Err(PlanError::Twice(game));
            }
            if plan.minutes == 0 {
                return Err(PlanError::NoTime(game));
            }
            if let Err(error) = registry::start(&game, &plan.options) {
                let reason = error.to_string();
                return Err(PlanError::Game { game, reason });
            }
        }
        Ok(())
    }

    /// The games from the one after `game` on, and at last `game` itself.
    pub(super) fn after(&self, game: Option<&str>) -> impl Iterator<Item = &GamePlan> {
        let is_it = |it: &GamePlan| Some(it.game.as_str()) == game;
        let next = self.games.iter().position(is_it).map_or(0, |at| at + 1);
        self.games.iter().cycle().skip(next).take(self.games.len())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_usual_plan_can_be_played() {
        let plan = EveningPlan::default();
        assert_eq!(plan.check(), Ok(()));
        let clocks: Vec<String> = plan.games.iter().map(|it| it.clock().to_string()).collect();
        assert_eq!(clocks, ["2m+2s", "3m+3s", "5m+5s", "6m+4s", "5m+5s"]);
        let order: Vec<&str> = plan
            .after(Some("xong"))
            .map(|it| it.game.as_str())
            .collect();
        assert_eq!(
            order,
            ["xima", "mathematichess", "chimple", "xafka", "xong"]
        );
    }

    #[test]
    fn a_plan_that_cannot_be_played_says_why() {
        let wrong = |change: fn(&mut EveningPlan)| {
            let mut plan = EveningPlan::default();
            change(&mut plan);
            plan.check().unwrap_err()
        };
        assert_eq!(wrong(|it| it.games.clear()), PlanError::Empty);
        let twice = wrong(|it| it.games.push(GamePlan::new("xong", 5, 5)));
        assert_eq!(twice, PlanError::Twice("xong".to_owned()));
        assert!(matches!(
            wrong(|it| it.games[0].minutes = 0),
            PlanError::NoTime(_)
        ));
        let unknown = wrong(|it| it.games[0].game = "go".to_owned());
        assert!(matches!(unknown, PlanError::Game { .. }));
        let options = wrong(|it| it.games[4].options = [("size".into(), "6".into())].into());
        assert!(matches!(options, PlanError::Game { .. }));
    }
}
