//! What each event does to the state. An event is checked before anything changes, so one that
//! is refused leaves no trace. What should happen next is decided elsewhere.

use core::time::Duration;

use curio_record::PersonId;

use super::{
    Event, HOUSE, Hill, Person, Refused, Sign, SwissRound, people::free_sign, state::EveningState,
};

pub(super) type Applied = Result<(), Refused>;

impl EveningState {
    pub(super) fn apply(&mut self, at: Duration, event: &Event) -> Applied {
        match event {
            Event::Opened { .. } => Err(Refused::NoChange),
            Event::Joined { person, name } => self.join(*person, name, at),
            Event::Away { person } => self.leave_phone(*person, at),
            Event::Back { person } => self.come_back(*person, at),
            Event::Paused { person, is_paused } => self.pause(*person, *is_paused, at),
            Event::Renamed { person, name } => self.rename(*person, name),
            Event::Removed { person } => self.remove(*person),
            Event::Merged { from, into } => self.merge(*from, *into),
            Event::Started => self.timetable.start(&self.plan, at),
            Event::Held { is_held } => self.timetable.hold(*is_held, at),
            Event::Extended { seconds } => self.timetable.extend(*seconds),
            Event::GameBegan { game } => self.timetable.begin(&self.plan, game, at),
            Event::Voted { person, game } => {
                self.present(*person)?;
                self.timetable.vote(&self.plan, *person, game, at)
            }
            Event::Paired { pairs, bye } => self.pair(pairs, *bye, at),
            Event::Called {
                match_number,
                table,
                game,
                seats: [HOUSE, person],
                ..
            } => self.play_house((*match_number, *table), game, *person, at),
            Event::Called { .. } => self.call(event, at),
            Event::Began { table } => self.begin(*table, at),
            Event::Ended {
                table,
                winner,
                plies,
                reason,
            } => self.end(*table, *winner, *plies, reason, at),
            Event::Corrected {
                match_number,
                winner,
            } => self.correct(*match_number, *winner),
            Event::Abandoned { table } => self.abandon(*table, at),
            Event::Predicted { person, is_right } => {
                self.present(*person)?.predictions += usize::from(*is_right);
                Ok(())
            }
            Event::Interlude { is_on } => self.interlude(*is_on),
            Event::Closed => {
                self.timetable.close(at)?;
                self.houses.clear();
                for number in core::mem::take(&mut self.returns).into_values() {
                    self.free(number, at);
                }
                Ok(())
            }
            // The log knows what it takes back.
            Event::Undone { event } => Err(Refused::NotUndoable(*event)),
        }
    }

    fn known(&mut self, id: PersonId) -> Result<&mut Person, Refused> {
        let person = self.people.iter_mut().find(|it| it.id == id);
        person.ok_or(Refused::UnknownPerson(id))
    }

    /// Somebody who has not left.
    pub(super) fn present(&mut self, id: PersonId) -> Result<&mut Person, Refused> {
        let person = self.known(id)?;
        if person.is_gone {
            Err(Refused::Left(id))
        } else {
            Ok(person)
        }
    }

    fn join(&mut self, id: PersonId, name: &str, at: Duration) -> Applied {
        check_name(name)?;
        let sign = free_sign(&self.people);
        let full = Refused::Full { most: Sign::COUNT };
        let Ok(known) = self.known(id) else {
            let sign = sign.ok_or(full)?;
            self.people.push(Person::new(id, name.to_owned(), sign, at));
            return Ok(());
        };
        if !known.is_gone {
            return Err(Refused::AlreadyHere(id));
        }
        let own = known.sign;
        let is_taken = self.people.iter().any(|it| !it.is_gone && it.sign == own);
        let sign = if is_taken { sign.ok_or(full)? } else { own };
        let person = self.known(id)?;
        *person = Person {
            predictions: person.predictions,
            beaten: core::mem::take(&mut person.beaten),
            ..Person::new(id, name.to_owned(), sign, at)
        };
        Ok(())
    }

    fn leave_phone(&mut self, id: PersonId, at: Duration) -> Applied {
        let person = self.present(id)?;
        if person.away.is_some() {
            return Err(Refused::NoChange);
        }
        person.away = Some(at);
        Ok(())
    }

    fn come_back(&mut self, id: PersonId, at: Duration) -> Applied {
        let person = self.present(id)?;
        if person.away.is_none() {
            return Err(Refused::NoChange);
        }
        if person.is_absent(at) {
            person.waits = at;
        }
        person.away = None;
        Ok(())
    }

    fn pause(&mut self, id: PersonId, is_paused: bool, at: Duration) -> Applied {
        let person = self.present(id)?;
        if person.is_paused == is_paused {
            return Err(Refused::NoChange);
        }
        person.is_paused = is_paused;
        person.waits = at;
        person.is_passed = false;
        Ok(())
    }

    fn rename(&mut self, id: PersonId, name: &str) -> Applied {
        check_name(name)?;
        name.clone_into(&mut self.known(id)?.name);
        Ok(())
    }

    fn remove(&mut self, id: PersonId) -> Applied {
        self.present(id)?.is_gone = true;
        self.leave_house(&[id]);
        self.timetable.votes.remove(&id);
        Ok(())
    }

    fn merge(&mut self, from: PersonId, into: PersonId) -> Applied {
        if from == into {
            return Err(Refused::Same(from));
        }
        let gone = self.known(from)?.clone();
        self.known(into)?;
        let is_both = |pair: &[PersonId; 2]| pair.contains(&from) && pair.contains(&into);
        let mut pairs = self.swiss.iter().flat_map(|it| &it.pairs);
        if self.fixtures.values().any(|it| is_both(&it.seats)) || pairs.any(is_both) {
            return Err(Refused::Met(from, into));
        }
        if self.is_seated(from) && self.is_seated(into) {
            return Err(Refused::Seated(from));
        }
        let put = |id: &mut PersonId| *id = if *id == from { into } else { *id };
        let fixtures = self.fixtures.values_mut().chain(self.houses.values_mut());
        fixtures.flat_map(|it| &mut it.seats).for_each(put);
        for round in &mut self.swiss {
            round
                .pairs
                .iter_mut()
                .flatten()
                .chain(&mut round.bye)
                .for_each(put);
        }
        if let Some(hill) = &mut self.hill {
            hill.king.iter_mut().for_each(put);
        }
        if let Some(vote) = self.timetable.votes.remove(&from) {
            self.timetable.votes.entry(into).or_insert(vote);
        }
        self.people.retain(|it| it.id != from);
        let person = self.known(into)?;
        person.predictions += gone.predictions;
        person.beaten.extend(gone.beaten);
        if person.is_gone && !gone.is_gone {
            // The sign may be somebody else's by now.
            (person.sign, person.waits) = (gone.sign, gone.waits);
            (person.is_paused, person.away) = (gone.is_paused, gone.away);
        } else if !gone.is_gone {
            person.is_paused &= gone.is_paused;
            person.away = person.away.and(gone.away);
            person.waits = person.waits.min(gone.waits);
        }
        person.is_gone &= gone.is_gone;
        Ok(())
    }

    fn pair(&mut self, pairs: &[[PersonId; 2]], bye: Option<PersonId>, at: Duration) -> Applied {
        self.timetable.check_started()?;
        let mut all: Vec<PersonId> = pairs.iter().flatten().copied().chain(bye).collect();
        for id in &all {
            self.present(*id)?;
        }
        all.sort_unstable();
        if let Some([twice, _]) = all.array_windows().find(|[one, next]| one == next) {
            return Err(Refused::Same(*twice));
        }
        let pairs = pairs.to_vec();
        self.swiss.push(SwissRound { pairs, bye, at });
        Ok(())
    }

    fn interlude(&mut self, is_on: bool) -> Applied {
        self.timetable.check_started()?;
        if self.hill.is_some() == is_on {
            return Err(Refused::NoChange);
        }
        self.hill = is_on.then(Hill::default);
        Ok(())
    }
}

fn check_name(name: &str) -> Applied {
    if name.trim().is_empty() {
        Err(Refused::NoName)
    } else {
        Ok(())
    }
}
