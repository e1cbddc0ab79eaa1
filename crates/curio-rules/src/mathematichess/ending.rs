//! How a game of Mathematichess ends.

use super::pieces::{colour, initial};
use crate::{Player, Retirement};

/// What earns the bonus and ends the game, where that was agreed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Achievement {
    /// One more sovereign territory, the fourth or a later one.
    Sovereign,
    /// One more homogeneous territory.
    Homogeneous,
    /// One more royal territory, the second or a later one.
    Royal,
}

impl Achievement {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Sovereign, Self::Homogeneous, Self::Royal];

    /// How many territories it takes.
    #[must_use]
    pub const fn wanted(self) -> u32 {
        match self {
            Self::Sovereign => 4,
            Self::Homogeneous => 1,
            Self::Royal => 2,
        }
    }

    /// One word for it.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sovereign => "sovereign",
            Self::Homogeneous => "homogeneous",
            Self::Royal => "royal",
        }
    }

    /// What was achieved, as a phrase: "created a fourth sovereign territory".
    #[must_use]
    pub const fn phrase(self) -> &'static str {
        match self {
            Self::Sovereign => "created a fourth sovereign territory",
            Self::Homogeneous => "created a homogeneous territory",
            Self::Royal => "created a second royal territory",
        }
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The players agreed to count.
    Agreement,
    /// The count of plies is full.
    Limit,
    /// A position came up once too often.
    Repetition,
    /// Neither player could move.
    Blocked,
    /// The points were reached.
    Points,
    /// A player earned the bonus.
    Bonus(Player, Achievement),
    /// A player gave up or ran out of time.
    Retired(Player, Retirement),
}

impl End {
    /// One word for it, as outcomes give it.
    #[must_use]
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Agreement => "agreement",
            Self::Limit => "limit",
            Self::Repetition => "repetition",
            Self::Blocked => "blocked",
            Self::Points => "points",
            Self::Bonus(_, achievement) => achievement.word(),
            Self::Retired(_, Retirement::Resigned) => "resignation",
            Self::Retired(_, Retirement::OutOfTime) => "timeout",
        }
    }

    /// As position texts write it: the reason, with the player where one counts.
    pub(super) fn text(self) -> String {
        match self {
            Self::Bonus(player, _) | Self::Retired(player, _) => {
                format!("{}:{}", self.reason(), initial(player))
            }
            _ => self.reason().to_owned(),
        }
    }

    pub(super) fn read(text: &str) -> Option<Self> {
        let plain = [
            Self::Agreement,
            Self::Limit,
            Self::Repetition,
            Self::Blocked,
            Self::Points,
        ];
        let personal = |player| {
            let bonus = Achievement::ALL.map(|achievement| Self::Bonus(player, achievement));
            let retired = [Retirement::Resigned, Retirement::OutOfTime]
                .map(|retirement| Self::Retired(player, retirement));
            bonus.into_iter().chain(retired)
        };
        plain
            .into_iter()
            .chain(Player::all(2).flat_map(personal))
            .find(|end| end.text() == text)
    }

    /// What ended the game, as the first half of a sentence.
    pub(super) fn told(self, options: &super::Options) -> String {
        match self {
            Self::Agreement => "The players have agreed to count the points".to_owned(),
            Self::Limit => match options.limit.unwrap_or_default() {
                1 => "The only ply of the second stage has been played".to_owned(),
                limit => format!("The limit of {limit} plies in the second stage has been reached"),
            },
            Self::Repetition => format!(
                "The same position has occurred {} times",
                options.repetition.unwrap_or_default()
            ),
            Self::Blocked => "Neither player can move".to_owned(),
            Self::Points => format!("The target of {} points has been reached", options.points),
            Self::Bonus(player, achievement) => format!(
                "{} {} and scores {} points",
                colour(player),
                achievement.phrase(),
                options.bonus
            ),
            Self::Retired(player, Retirement::Resigned) => {
                format!("{} resigns", colour(player))
            }
            Self::Retired(player, Retirement::OutOfTime) => {
                format!("{} has run out of time", colour(player))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ends_come_back_from_their_text() {
        let ends = [
            End::Agreement,
            End::Points,
            End::Bonus(Player::SECOND, Achievement::Royal),
            End::Retired(Player::FIRST, Retirement::OutOfTime),
        ];
        for end in ends {
            assert_eq!(End::read(&end.text()), Some(end));
        }
        assert_eq!(End::read("royal"), None);
    }
}
