//! Which game is played, when the next begins and which it is, and until when people are called.
//! Who they are is decided in [`super::pairing`].

use core::time::Duration;
use std::collections::BTreeMap;

use curio_record::PersonId;

use super::{EveningPlan, Refused};

/// How long before the end of a round people can vote for the next game.
pub const VOTE: Duration = Duration::from_mins(3);

/// Less than this is no round, whatever the plan says.
const SHORTEST_ROUND: Duration = Duration::from_mins(1);

/// The round that is being played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Round {
    /// The game.
    pub game: String,
    /// When it began.
    pub began: Duration,
    /// When the next begins.
    pub ends: Duration,
}

/// The hours of an evening.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Timetable {
    /// When the organiser started it.
    pub started: Option<Duration>,
    /// When nobody is called any more.
    pub ends: Duration,
    /// The round that is being played.
    pub round: Option<Round>,
    /// Since when the evening is held, when it is.
    pub held: Option<Duration>,
    /// When it was last held no longer.
    pub(super) let_go: Duration,
    /// When it was closed.
    pub closed: Option<Duration>,
    /// Who wants to play which game next.
    pub votes: BTreeMap<PersonId, String>,
}

impl Timetable {
    /// The game that is played.
    pub fn game(&self) -> Option<&str> {
        self.round.as_ref().map(|it| it.game.as_str())
    }

    /// The game that comes next: the one with the most votes, or the earlier one in the order of
    /// the plan, counted on from the game that is played.
    pub fn next_game<'a>(&self, plan: &'a EveningPlan) -> Option<&'a str> {
        let votes = |game: &str| self.votes.values().filter(|it| *it == game).count();
        let games = plan.after(self.game()).map(|it| it.game.as_str());
        // The last of the greatest is chosen, and so the first in order when it is turned round.
        let games: Vec<&str> = games.collect();
        games.into_iter().rev().max_by_key(|it| votes(it))
    }

    /// Whether people can vote.
    pub fn is_voting(&self, now: Duration) -> bool {
        let is_last = |it: &Round| now.saturating_add(VOTE) >= it.ends;
        self.closed.is_none() && self.round.as_ref().is_some_and(is_last)
    }

    /// Whether people may still be called to the game that is played: a third of the time that
    /// it takes must be left.
    pub fn may_call(&self, plan: &EveningPlan, now: Duration) -> bool {
        let left = |it: &Round| it.ends.min(self.ends).saturating_sub(now);
        let is_open = self.held.is_none() && self.closed.is_none();
        self.round.as_ref().is_some_and(|round| {
            let third = plan.game(&round.game).map(|it| it.takes() / 3);
            is_open && third.is_some_and(|it| left(round) >= it)
        })
    }

    /// Whether it is time for the next game, and worth while.
    pub(super) fn is_next_due(&self, plan: &EveningPlan, now: Duration) -> bool {
        let left = self.ends.saturating_sub(now);
        let next = self.next_game(plan).and_then(|it| plan.game(it));
        let is_over = self.round.as_ref().is_none_or(|it| now >= it.ends);
        is_over && next.is_some_and(|it| !left.is_zero() && left >= it.takes() / 3)
    }

    pub(super) fn start(&mut self, plan: &EveningPlan, at: Duration) -> Result<(), Refused> {
        self.check_open()?;
        if self.started.is_some() {
            return Err(Refused::NoChange);
        }
        self.started = Some(at);
        self.ends = at.saturating_add(plan.length);
        Ok(())
    }

    pub(super) fn hold(&mut self, is_held: bool, at: Duration) -> Result<(), Refused> {
        self.check_started()?;
        match self.held {
            None if is_held => self.held = Some(at),
            Some(since) if !is_held => {
                self.held = None;
                self.let_go = at;
                self.ends = self.ends.saturating_add(at.saturating_sub(since));
                if let Some(round) = &mut self.round {
                    let since = since.max(round.began);
                    round.ends = round.ends.saturating_add(at.saturating_sub(since));
                }
            }
            _ => return Err(Refused::NoChange),
        }
        Ok(())
    }

    pub(super) fn extend(&mut self, seconds: u64) -> Result<(), Refused> {
        self.check_started()?;
        let round = self.round.as_mut().ok_or(Refused::NotStarted)?;
        let more = Duration::from_secs(seconds);
        round.ends = round.ends.saturating_add(more);
        self.ends = self.ends.saturating_add(more);
        Ok(())
    }

    pub(super) fn begin(
        &mut self,
        plan: &EveningPlan,
        game: &str,
        at: Duration,
    ) -> Result<(), Refused> {
        self.check_started()?;
        check_game(plan, game)?;
        self.votes.clear();
        self.round = Some(Round {
            game: game.to_owned(),
            began: at,
            ends: at.saturating_add(plan.round.max(SHORTEST_ROUND)),
        });
        Ok(())
    }

    pub(super) fn vote(
        &mut self,
        plan: &EveningPlan,
        person: PersonId,
        game: &str,
        at: Duration,
    ) -> Result<(), Refused> {
        check_game(plan, game)?;
        if !self.is_voting(at) {
            return Err(Refused::NoVote);
        }
        if self.game() == Some(game) {
            return Err(Refused::CurrentGame(game.to_owned()));
        }
        self.votes.insert(person, game.to_owned());
        Ok(())
    }

    pub(super) fn close(&mut self, at: Duration) -> Result<(), Refused> {
        self.check_open()?;
        // Matches in progress are played to their end.
        if self.held.take().is_some() {
            self.let_go = at;
        }
        self.closed = Some(at);
        Ok(())
    }

    pub(super) const fn check_open(&self) -> Result<(), Refused> {
        match self.closed {
            Some(_) => Err(Refused::Closed),
            None => Ok(()),
        }
    }

    pub(super) fn check_started(&self) -> Result<(), Refused> {
        self.check_open()?;
        self.started.map(|_| ()).ok_or(Refused::NotStarted)
    }
}

pub(super) fn check_game(plan: &EveningPlan, game: &str) -> Result<(), Refused> {
    match plan.game(game) {
        Some(_) => Ok(()),
        None => Err(Refused::UnknownGame(game.to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const MINUTE: Duration = Duration::from_mins(1);

    fn person(number: u32) -> PersonId {
        format!("{number:016x}").parse().unwrap()
    }

    fn started(plan: &EveningPlan) -> Timetable {
        let mut timetable = Timetable::default();
        timetable.start(plan, Duration::ZERO).unwrap();
        timetable.begin(plan, "chimple", Duration::ZERO).unwrap();
        timetable
    }

    #[test]
    fn votes_decide_and_ties_go_by_the_plan() {
        let plan = EveningPlan::default();
        let mut it = started(&plan);
        assert_eq!(it.next_game(&plan), Some("xafka"));
        let vote =
            |it: &mut Timetable, number, game| it.vote(&plan, person(number), game, 23 * MINUTE);
        let early = it.vote(&plan, person(1), "xima", 21 * MINUTE);
        assert_eq!(early, Err(Refused::NoVote));
        let current = Refused::CurrentGame("chimple".to_owned());
        assert_eq!(vote(&mut it, 1, "chimple"), Err(current));
        let unknown = Refused::UnknownGame("go".to_owned());
        assert_eq!(vote(&mut it, 1, "go"), Err(unknown));
        vote(&mut it, 1, "mathematichess").unwrap();
        assert_eq!(it.next_game(&plan), Some("mathematichess"));
        vote(&mut it, 2, "xong").unwrap();
        assert_eq!(it.next_game(&plan), Some("xong"), "a tie");
        vote(&mut it, 2, "mathematichess").unwrap();
        vote(&mut it, 3, "xong").unwrap();
        // A vote is changed.
        assert_eq!(it.next_game(&plan), Some("mathematichess"));
        it.begin(&plan, "mathematichess", 25 * MINUTE).unwrap();
        // After the last comes the first.
        assert_eq!(it.next_game(&plan), Some("chimple"));
    }

    #[test]
    fn nobody_is_called_when_little_is_left_of_the_round() {
        let plan = EveningPlan::default();
        let mut it = started(&plan);
        // Two matches of chimple take six minutes.
        assert!(it.may_call(&plan, 23 * MINUTE));
        assert!(!it.may_call(&plan, 23 * MINUTE + Duration::from_secs(1)));
        it.extend(300).unwrap();
        assert!(it.may_call(&plan, 28 * MINUTE));
        assert!(!it.is_next_due(&plan, 25 * MINUTE) && it.is_next_due(&plan, 30 * MINUTE));
        // A third of xafka is three minutes.
        it.ends = 33 * MINUTE;
        assert!(it.is_next_due(&plan, 30 * MINUTE) && !it.is_next_due(&plan, 31 * MINUTE));
    }

    #[test]
    fn a_held_evening_loses_no_time() {
        let plan = EveningPlan::default();
        let mut it = started(&plan);
        it.hold(true, 10 * MINUTE).unwrap();
        assert_eq!(it.hold(true, 11 * MINUTE), Err(Refused::NoChange));
        assert!(!it.may_call(&plan, 12 * MINUTE));
        it.hold(false, 20 * MINUTE).unwrap();
        assert_eq!(it.round.as_ref().unwrap().ends, 35 * MINUTE);
        assert_eq!(it.ends, 130 * MINUTE);
        it.hold(true, 30 * MINUTE).unwrap();
        it.begin(&plan, "xong", 40 * MINUTE).unwrap();
        it.hold(false, 41 * MINUTE).unwrap();
        let ends = it.round.as_ref().unwrap().ends;
        assert_eq!(ends, 66 * MINUTE, "a round that began meanwhile");
    }
}
