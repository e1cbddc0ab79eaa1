//! The evening: the log of what has happened, the state that follows from it, and taking back.

use core::time::Duration;

use curio_record::PersonId;

use super::{
    EveningPlan, Event, Fixture, Hill, LogEntry, Person, Refused, Standing, SwissRound, points,
    state::EveningState, timetable::Timetable,
};

/// An evening. Equal logs give equal evenings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Evening {
    log: Vec<LogEntry>,
    state: EveningState,
}

impl Evening {
    /// An evening that nobody has come to yet. The plan is the first entry of its log.
    pub fn new(plan: EveningPlan) -> Self {
        let event = Event::Opened { plan: plan.clone() };
        let first = LogEntry {
            at: Duration::ZERO,
            event,
            is_undone: false,
        };
        Self {
            log: vec![first],
            state: EveningState::new(plan),
        }
    }

    /// The evening that has this log.
    ///
    /// # Errors
    /// When the first entry is not the opening, or a later one is refused.
    pub fn from_log(log: impl IntoIterator<Item = LogEntry>) -> Result<Self, Refused> {
        let mut log = log.into_iter();
        let Some(Event::Opened { plan }) = log.next().map(|it| it.event) else {
            return Err(Refused::NotStarted);
        };
        let mut evening = Self::new(plan);
        for entry in log {
            evening.apply(entry.at, &entry.event)?;
        }
        Ok(evening)
    }

    /// Lets an event happen. Time does not go back: an event counts as no earlier than the last.
    ///
    /// # Errors
    /// When the event cannot be; then nothing has changed.
    pub fn apply(&mut self, at: Duration, event: &Event) -> Result<(), Refused> {
        let last = self.log.last().map_or(Duration::ZERO, |it| it.at);
        let entry = LogEntry {
            at: at.max(last),
            event: event.clone(),
            is_undone: false,
        };
        if let Event::Undone { event } = event {
            let is_counted =
                |it: &LogEntry| !it.is_undone && !matches!(it.event, Event::Opened { .. });
            if !self.log.get(*event).is_some_and(is_counted) {
                return Err(Refused::NotUndoable(*event));
            }
            let mut log = self.log.clone();
            log.push(entry);
            self.state = folded(&mut log, EveningState::new(self.state.plan.clone()))?;
            self.log = log;
        } else {
            self.state.apply(entry.at, event)?;
            self.log.push(entry);
        }
        Ok(())
    }

    /// What follows by itself at this time: calls, second matches, the next game, the end of
    /// matches that somebody is absent from. Whoever drives the evening applies the events in
    /// order, and asks again until there are none.
    pub fn due(&self, now: Duration) -> Vec<Event> {
        self.state.due(self.next_number(), now)
    }

    /// All that has happened, the first first.
    pub fn log(&self) -> &[LogEntry] {
        &self.log
    }

    /// The number of the next match. Those of matches that were taken back are not used again.
    pub fn next_number(&self) -> u32 {
        let number = |it: &LogEntry| match it.event {
            Event::Called { match_number, .. } => Some(match_number),
            _ => None,
        };
        self.log
            .iter()
            .filter_map(number)
            .max()
            .unwrap_or(0)
            .saturating_add(1)
    }

    /// What the evening was to be.
    pub const fn plan(&self) -> &EveningPlan {
        &self.state.plan
    }

    /// Everybody who is there or has been, in the order in which they came.
    pub fn people(&self) -> &[Person] {
        &self.state.people
    }

    /// Somebody who is there or has been.
    pub fn person(&self, id: PersonId) -> Option<&Person> {
        self.state.person(id)
    }

    /// Those who can be called to a table now.
    pub fn ready(&self, now: Duration) -> Vec<&Person> {
        self.state.ready(now)
    }

    /// How long somebody has been waiting, if they can be called.
    pub fn waiting(&self, id: PersonId, now: Duration) -> Option<Duration> {
        let person = self.person(id).filter(|it| self.state.is_ready(it, now))?;
        Some(self.state.waited(person, now))
    }

    /// All matches, in the order of their numbers.
    pub fn fixtures(&self) -> impl Iterator<Item = &Fixture> {
        self.state.fixtures.values()
    }

    /// The matches in progress, in the order of their tables.
    pub fn live(&self) -> impl Iterator<Item = &Fixture> {
        self.state
            .live
            .values()
            .filter_map(|it| self.state.fixtures.get(it))
    }

    /// The matches in progress against the house, in the order of their tables.
    pub fn houses(&self) -> impl Iterator<Item = &Fixture> {
        self.state.houses.values()
    }

    /// The event that calls somebody to play the house, if they may play it now.
    pub fn house_call(&self, id: PersonId, now: Duration) -> Option<Event> {
        self.state.house_call(self.next_number(), id, now)
    }

    /// The match in progress at a table, of the evening or against the house.
    pub fn at_table(&self, table: u32) -> Option<&Fixture> {
        self.state.at_table(table)
    }

    /// Who may claim the match at a table, as the opponent has been absent for
    /// [`super::PATIENCE`].
    pub fn may_claim(&self, table: u32, now: Duration) -> Option<PersonId> {
        self.state.may_claim(table, now)
    }

    /// The hours, the current game and the votes.
    pub const fn timetable(&self) -> &Timetable {
        &self.state.timetable
    }

    /// The rounds of the Swiss.
    pub fn swiss(&self) -> &[SwissRound] {
        &self.state.swiss
    }

    /// King of the hill, while it is on.
    pub const fn hill(&self) -> Option<&Hill> {
        self.state.hill.as_ref()
    }

    /// The standings, the best first.
    pub fn standings(&self) -> Vec<Standing> {
        points::standings(&self.state)
    }

    pub(super) const fn state(&self) -> &EveningState {
        &self.state
    }
}

/// Folds a log anew, and notes which entries no longer count: those that are taken back, all
/// that is about their matches, and small things that no longer apply.
fn folded(log: &mut [LogEntry], mut state: EveningState) -> Result<EveningState, Refused> {
    let mut undone = vec![false; log.len()];
    for (number, entry) in log.iter().enumerate().rev() {
        if let (Event::Undone { event }, Some(false)) = (&entry.event, undone.get(number))
            && let Some(it) = undone.get_mut(*event)
        {
            *it = true;
        }
    }
    // Tables whose match was taken back, and the numbers of such matches.
    let mut void_tables = Vec::new();
    let mut void_numbers = Vec::new();
    for (by, (entry, is_undone)) in log.iter_mut().zip(undone).enumerate() {
        entry.is_undone = is_undone;
        match &entry.event {
            Event::Opened { .. } | Event::Undone { .. } => continue,
            Event::Called {
                table,
                match_number,
                ..
            } if is_undone => {
                void_tables.push(*table);
                void_numbers.push(*match_number);
            }
            Event::Called { table, .. } => void_tables.retain(|it| it != table),
            Event::Began { table } | Event::Ended { table, .. } | Event::Abandoned { table } => {
                entry.is_undone |= void_tables.contains(table);
            }
            Event::Corrected { match_number, .. } => {
                entry.is_undone |= void_numbers.contains(match_number);
            }
            _ => {}
        }
        if !entry.is_undone && state.apply(entry.at, &entry.event).is_err() {
            if is_needed(&entry.event) {
                return Err(Refused::Needed { by });
            }
            entry.is_undone = true;
        }
    }
    Ok(state)
}

/// Whether results would be lost with an event.
const fn is_needed(event: &Event) -> bool {
    matches!(
        event,
        Event::Joined { .. }
            | Event::Merged { .. }
            | Event::Paired { .. }
            | Event::Called { .. }
            | Event::Began { .. }
            | Event::Ended { .. }
            | Event::Abandoned { .. }
            | Event::Corrected { .. }
            | Event::Predicted { .. }
    )
}
