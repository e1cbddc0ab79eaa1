//! How a game of Mathematichess ends.

use super::pieces::{colour, initial};
use crate::{Player, Retirement, texts};

/// What earns the bonus and ends the game, where that was agreed and the player
/// then has as many of them as it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Achievement {
    /// One more sovereign territory.
    Sovereign,
    /// One more homogeneous territory.
    Homogeneous,
    /// One more royal territory.
    Royal,
}

impl Achievement {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Sovereign, Self::Homogeneous, Self::Royal];

    /// Its place in [`Achievement::ALL`] and wherever they are counted.
    pub const fn index(self) -> usize {
        match self {
            Self::Sovereign => 0,
            Self::Homogeneous => 1,
            Self::Royal => 2,
        }
    }

    /// One word for it.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Sovereign => "sovereign",
            Self::Homogeneous => "homogeneous",
            Self::Royal => "royal",
        }
    }

    /// What was achieved, as a phrase: "created a fourth sovereign territory".
    #[must_use]
    pub fn phrase(self, count: u8) -> String {
        texts::mathematichess_created(count, self.word())
    }
}

/// What ends a game before the players agree or the ply limit is reached:
/// any set of the [achievements](Achievement) and the points (rulings M23 and M25).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub struct EarlyEnds {
    achievements: [bool; 3],
    /// Whether a number of points ends the game.
    pub points: bool,
}

impl EarlyEnds {
    /// Nothing.
    pub const NONE: Self = Self {
        achievements: [false; 3],
        points: false,
    };

    /// Every achievement, but not the points.
    pub const ACHIEVEMENTS: Self = Self {
        achievements: [true; 3],
        points: false,
    };

    /// A number of points and nothing else.
    pub const POINTS: Self = Self {
        achievements: [false; 3],
        points: true,
    };

    /// The same with an achievement more.
    #[must_use]
    pub const fn and(mut self, achievement: Achievement) -> Self {
        self.achievements[achievement.index()] = true;
        self
    }

    /// Whether an achievement ends the game.
    pub const fn contains(self, achievement: Achievement) -> bool {
        self.achievements[achievement.index()]
    }

    /// Whether there is an achievement that ends the game.
    pub fn any_achievement(self) -> bool {
        self.achievements.contains(&true)
    }

    /// As options write it: the words joined by `+`, or `agreement`.
    pub(super) fn text(self) -> String {
        let mut words: Vec<&str> = Achievement::ALL
            .into_iter()
            .filter(|it| self.contains(*it))
            .map(Achievement::word)
            .collect();
        if self.points {
            words.push("points");
        }
        if words.is_empty() {
            words.push("agreement");
        }
        words.join("+")
    }

    /// Reads what [`EarlyEnds::text`] writes, its words in any order; a word
    /// that is none of them adds nothing.
    pub(super) fn read(text: &str) -> Self {
        let mut ends = Self::NONE;
        for word in text.split('+') {
            let known = Achievement::ALL.into_iter().find(|it| it.word() == word);
            ends = known.map_or(ends, |it| ends.and(it));
            ends.points |= word == "points";
        }
        ends
    }
}

/// The end of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum End {
    /// The players agreed to count.
    Agreement,
    /// The ply limit was reached.
    Limit,
    /// A position came up once too often.
    Repetition,
    /// Neither player could move.
    Blocked,
    /// The points were reached.
    Points,
    /// A player earned the bonus.
    Bonus(Player, Achievement),
    /// A player resigned or ran out of time.
    Retired(Player, Retirement),
}

impl End {
    /// One word for it, as outcomes give it.
    pub const fn reason(self) -> &'static str {
        match self {
            Self::Agreement => "agreement",
            Self::Limit => "limit",
            Self::Repetition => "repetition",
            Self::Blocked => "blocked",
            Self::Points => "points",
            Self::Bonus(_, achievement) => achievement.word(),
            Self::Retired(_, how) => how.reason(),
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
    pub(super) fn sentence(self, options: &super::Options) -> String {
        match self {
            Self::Agreement => texts::mathematichess_end_agreement().to_owned(),
            Self::Limit => match options.limit.unwrap_or_default() {
                1 => texts::mathematichess_end_one_ply().to_owned(),
                limit => texts::mathematichess_end_limit(limit),
            },
            Self::Repetition => {
                texts::mathematichess_end_repetition(options.repetition.unwrap_or_default())
            }
            Self::Blocked => texts::mathematichess_end_blocked().to_owned(),
            Self::Points => texts::mathematichess_end_points(options.points),
            Self::Bonus(player, achievement) => texts::mathematichess_end_bonus(
                colour(player),
                options.wanted(achievement),
                achievement.word(),
                options.bonus,
            ),
            Self::Retired(player, Retirement::Resigned) => {
                texts::mathematichess_end_resigned(colour(player))
            }
            Self::Retired(player, Retirement::OutOfTime) => {
                texts::mathematichess_end_out_of_time(colour(player))
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

    #[test]
    fn every_set_of_conditions_comes_back_from_its_text() {
        for bits in 0..16 {
            let mut ends = EarlyEnds {
                points: bits & 8 != 0,
                ..EarlyEnds::NONE
            };
            for achievement in Achievement::ALL {
                if bits >> achievement.index() & 1 == 1 {
                    ends = ends.and(achievement);
                }
            }
            assert_eq!(EarlyEnds::read(&ends.text()), ends, "{}", ends.text());
            assert_eq!(ends.any_achievement(), bits & 7 != 0);
        }
        assert_eq!(EarlyEnds::read("points+royal").text(), "royal+points");
    }
}
