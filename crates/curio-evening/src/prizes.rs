//! What is awarded at the end, besides the places in [`super::points`].

use core::cmp::Reverse;

use curio_record::PersonId;
use serde::Serialize;

use super::{Evening, Finish, Fixture, Standing, points};

/// The awards. Those who are equal share one; an award that nobody has earned is empty.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prizes {
    /// The places from the first to the third.
    pub podium: Vec<Standing>,
    /// Those with a stamp for every game of the plan.
    pub passports: Vec<PersonId>,
    /// Who has predicted most.
    pub prophets: Vec<PersonId>,
    /// The number of the match whose winner was furthest behind the loser.
    pub upset: Option<u32>,
    /// The number of the match that was won in the fewest plies.
    pub shortest_win: Option<u32>,
    /// Who has won most in a row, from two on.
    pub streaks: Vec<PersonId>,
    /// Who has met most others.
    pub most_opponents: Vec<PersonId>,
}

/// An award for something other than a place in the standings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Award {
    /// A stamp for every game.
    Passport,
    /// Most right predictions.
    Prophet,
    /// The winner who was furthest behind the loser.
    Upset,
    /// The win in the fewest plies.
    Shortest,
    /// Most wins in a row.
    Streak,
    /// Most opponents.
    Opponents,
}

impl Evening {
    /// Every award with its winners; the list is empty if nobody has earned it.
    pub fn awards(&self) -> [(Award, Vec<PersonId>); 6] {
        let prizes = self.prizes();
        let winner_of = |number: Option<u32>| {
            let won = self.fixtures().find(|it| Some(it.number) == number);
            won.and_then(Fixture::winner).into_iter().collect()
        };
        [
            (Award::Passport, prizes.passports),
            (Award::Prophet, prizes.prophets),
            (Award::Upset, winner_of(prizes.upset)),
            (Award::Shortest, winner_of(prizes.shortest_win)),
            (Award::Streak, prizes.streaks),
            (Award::Opponents, prizes.most_opponents),
        ]
    }

    /// The awards as things stand.
    pub fn prizes(&self) -> Prizes {
        let standings = self.standings();
        let played = points::finished(self.state()).into_iter();
        let won: Vec<(&Fixture, &Finish)> = played
            .filter_map(|it| Some((it, it.finish.as_ref()?)))
            .filter(|(_, finish)| finish.winner.is_some() && finish.plies > 0)
            .collect();
        // Of equals, the first that ended.
        let behind = |(fixture, finish): &(&Fixture, &Finish)| {
            let [first, second] = finish.places;
            let is_first = fixture.winner() == Some(fixture.seats[0]);
            let (winner, loser) = if is_first {
                (first, second)
            } else {
                (second, first)
            };
            winner.saturating_sub(loser)
        };
        let upset = won
            .iter()
            .filter(|it| behind(it) > 0)
            .min_by_key(|it| Reverse(behind(it)));
        let shortest = won.iter().min_by_key(|(_, finish)| finish.plies);
        let predictions = self.people().iter().map(|it| (it.id, it.predictions));
        let has_all = |it: &&Standing| {
            self.plan()
                .games
                .iter()
                .all(|game| it.stamps.contains(&game.game))
        };
        let streak = |it: &Standing| (it.person, if it.streak > 1 { it.streak } else { 0 });
        Prizes {
            podium: standings
                .iter()
                .filter(|it| it.place <= 3 && it.points > 0)
                .cloned()
                .collect(),
            passports: standings
                .iter()
                .filter(has_all)
                .map(|it| it.person)
                .collect(),
            prophets: most(predictions),
            upset: upset.map(|(it, _)| it.number),
            shortest_win: shortest.map(|(it, _)| it.number),
            streaks: most(standings.iter().map(streak)),
            most_opponents: most(standings.iter().map(|it| (it.person, it.opponents.len()))),
        }
    }
}

/// Those with the greatest number, unless it is 0.
fn most(numbers: impl Iterator<Item = (PersonId, usize)> + Clone) -> Vec<PersonId> {
    let most = numbers.clone().map(|it| it.1).max().unwrap_or(0);
    let best = numbers.filter(|it| it.1 == most && most > 0);
    best.map(|it| it.0).collect()
}
