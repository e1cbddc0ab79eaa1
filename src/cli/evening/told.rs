//! How an evening stands, as its pages are told: in numbers, names and keys, without a word of
//! any language.

use core::time::Duration;
use std::sync::{Arc, PoisonError};

use serde_json::{Value, json};

use super::keeper::EveningKeeper;
use crate::{
    client::{EveningBoard, EveningShown},
    evening::{Event, Fixture, MOST_TABLES, Presence, Standing},
    host::EveningNews,
    page::Code,
    record::{Match, PersonId},
};

/// After how many moves a page may take it that a match is under way. Only the screen, which shows
/// all boards, hears of each: all that is told is told again with it, to every phone.
const BEGUN: usize = 2;

/// How many entries of the log an organiser is shown.
const LOG: usize = 40;

impl EveningKeeper<'_> {
    /// Tells every page how the evening stands, and guests how they do.
    pub(super) fn tell(&self, now: Duration) {
        let standings = self.evening.standings();
        // Most of it is the same for everybody, and is written once.
        let all = self.common(now, &standings, BEGUN).to_string();
        let of_screen = self.common(now, &standings, usize::MAX).to_string();
        let guests = self.guests.iter().map(|(token, person)| {
            let own = self.own(*person, now, &standings);
            (token.clone(), with(&all, "me", &own))
        });
        let link = self.host.link();
        let code = Code::from_text(&link).ok();
        let code = code.map(|code| (code.width(), code.path()));
        let invitation = json!([link, code, self.host.word()]);
        self.host.tell(EveningNews {
            guests: guests.collect(),
            organiser: with(&all, "log", &self.log()),
            screen: with(&of_screen, "invitation", &invitation),
            all: Arc::from(&*all),
        });
    }

    /// Tells whoever else looks how it stands.
    pub(super) fn tell_watcher(&self) {
        let Some(watcher) = &self.watcher else {
            return;
        };
        let link = self.host.link();
        let (root, key) = link.split_once('#').unwrap_or((&link, ""));
        let port = self.host.address().port();
        let now = self.now();
        let mut shown = watcher.shown.lock().unwrap_or_else(PoisonError::into_inner);
        // What has not changed is not copied.
        let evening = shown.evening.take();
        let evening = evening.filter(|it| it.log().len() == self.evening.log().len());
        // Matches against the house are their players' own.
        let tables = self.tables.range(..=MOST_TABLES);
        let boards = tables.map(|(table, live)| {
            let known = |it: &&EveningBoard| (it.table, it.number) == (*table, live.number);
            let known = shown.boards.iter().find(known).map(|it| &it.game);
            let known = known.filter(|it| it.len() == live.journal.len());
            EveningBoard {
                table: *table,
                number: live.number,
                game: known.map_or_else(|| Arc::new(Match::clone(&live.journal)), Arc::clone),
                clock: live.clock(now),
            }
        });
        let boards = boards.collect();
        *shown = EveningShown {
            link: self.host.is_found().then(|| link.clone()),
            word: self.host.word(),
            // This machine finds itself in whatever network it is.
            screen: format!("http://127.0.0.1:{port}/screen#{key}"),
            remote: format!("{root}remote#{}", self.keys.pin),
            pin: self.keys.pin.clone(),
            boards,
            evening: evening.or_else(|| Some(Arc::new(self.evening.clone()))),
            now,
            main: self.main,
            fault: None,
        };
    }

    /// What everybody is told, with the number of moves at each table up to this one.
    fn common(&self, now: Duration, standings: &[Standing], most: usize) -> Value {
        let evening = &self.evening;
        let timetable = evening.timetable();
        let state = match timetable {
            it if it.closed.is_some() => "closed",
            it if it.held.is_some() => "held",
            it if it.started.is_some() => "play",
            _ => "lobby",
        };
        let votes = |game: &str| timetable.votes.values().filter(|it| *it == game).count();
        let games = evening.plan().games.iter().map(|it| &it.game);
        let others = games.clone().filter(|it| timetable.game() != Some(it));
        let choices: Vec<_> = others.map(|it| json!([it, votes(it)])).collect();
        let people = evening.people().iter().filter(|it| !it.is_gone);
        let people: Vec<Value> = people
            .map(|it| {
                json!({
                    "who": self.who(it.id),
                    "id": it.id,
                    "is": match it.presence() {
                        Presence::Here => "here",
                        Presence::Away { .. } => "away",
                        Presence::Paused => "paused",
                        Presence::Gone => "gone",
                    },
                })
            })
            .collect();
        json!({
            "state": state,
            "zero": self.began.1.as_secs(),
            "games": games.collect::<Vec<_>>(),
            "game": timetable.game(),
            "next": timetable.next_game(evening.plan()),
            "round": timetable.round.as_ref().map(|it| it.ends.as_secs()),
            "ends": timetable.started.map(|_| timetable.ends.as_secs()),
            "choices": timetable.is_voting(now).then_some(choices),
            "people": people,
            "standings": standings.iter().map(|it| self.standing(it)).collect::<Vec<_>>(),
            "tables": evening.live().map(|it| self.table(it, most)).collect::<Vec<_>>(),
            "main": self.main,
            "king": evening.hill().is_some(),
            "prizes": timetable.closed.map(|_| self.prizes()),
        })
    }

    /// Name and sign of somebody.
    fn who(&self, person: PersonId) -> Value {
        let person = self.evening.person(person);
        person.map_or(Value::Null, |it| {
            json!([it.name, it.sign.shape(), it.sign.css()])
        })
    }

    fn standing(&self, standing: &Standing) -> Value {
        json!({
            "who": self.who(standing.person),
            "place": standing.place,
            "points": standing.points,
            "matches": standing.matches,
            "stamps": standing.stamps,
        })
    }

    fn table(&self, fixture: &Fixture, most: usize) -> Value {
        let live = self.tables.get(&fixture.table);
        json!({
            "table": fixture.table,
            "game": fixture.game,
            "who": fixture.seats.map(|it| self.who(it)),
            "number": fixture.number,
            "began": fixture.began.is_some(),
            "ply": live.map(|it| it.journal.len().min(most)),
        })
    }

    /// What concerns one guest.
    fn own(&self, person: PersonId, now: Duration, standings: &[Standing]) -> Value {
        let place = standings.iter().find(|it| it.person == person);
        let is_in = |it: &&Fixture| it.seat(person).is_some();
        let fixture = self.evening.live().find(is_in);
        let last = self.evening.fixtures().filter(is_in).last();
        let may_claim = fixture.is_some_and(|it| {
            let live = self.tables.get(&it.table);
            let is_played_on = live.is_some_and(|it| it.stands_in.contains(&true));
            !is_played_on && self.evening.may_claim(it.table, now) == Some(person)
        });
        let shown = last.filter(|it| {
            let live = self.tables.get(&it.table);
            live.is_some_and(|live| live.number == it.number)
        });
        let own = self.evening.person(person);
        json!({
            "who": self.who(person),
            "standing": place.map(|it| self.standing(it)),
            "of": standings.len(),
            "paused": own.is_some_and(|it| it.is_paused),
            "gone": own.is_some_and(|it| it.is_gone),
            "table": shown.map(|it| it.table),
            "other": shown.and_then(|it| it.opponent(person)).map(|it| self.who(it)),
            "claim": may_claim,
            "house": match self.evening.houses().any(|it| it.seat(person).is_some()) {
                true => Some("on"),
                false => self.evening.house_call(person, now).map(|_| "free"),
            },
            "vote": self.evening.timetable().votes.get(&person),
            "home": self.evening.timetable().closed.map(|_| self.home(person)),
        })
    }

    /// The matches of somebody as links, to be taken home.
    fn home(&self, person: PersonId) -> Vec<Value> {
        let matches = self
            .evening
            .fixtures()
            .filter(|it| it.seat(person).is_some());
        let played = matches.filter(|it| it.finish.is_some());
        played
            .map(|it| {
                json!({
                    "game": it.game,
                    "other": it.opponent(person).map(|it| self.who(it)),
                    "won": it.winner().map(|it| it == person),
                    "link": self.links.get(&self.seed(it.number)),
                })
            })
            .collect::<Vec<_>>()
    }

    fn prizes(&self) -> Value {
        let (prizes, awards) = (self.evening.prizes(), self.evening.awards());
        let all = |people: &[PersonId]| people.iter().map(|it| self.who(*it)).collect::<Vec<_>>();
        let podium = prizes.podium.iter().map(|it| self.standing(it));
        json!({
            "podium": podium.collect::<Vec<_>>(),
            "all": awards.map(|(award, people)| (award, all(&people))),
        })
    }

    /// What was done, the last first.
    fn log(&self) -> Value {
        let entries = self.evening.log().iter().enumerate().rev();
        let is_told = |event: &Event| {
            !matches!(
                event,
                Event::Opened { .. }
                    | Event::Away { .. }
                    | Event::Back { .. }
                    | Event::Predicted { .. }
            )
        };
        let told = entries.filter(|(_, it)| is_told(&it.event)).take(LOG);
        let told = told.map(|(number, it)| {
            let mut event = json!(it.event);
            event["entry"] = json!(number);
            event["at"] = json!(it.at.as_secs());
            event["undone"] = json!(it.is_undone);
            event["who"] = json!(self.concerned(&it.event));
            event
        });
        told.collect()
    }

    /// Whom an event is about.
    fn concerned(&self, event: &Event) -> Vec<Value> {
        let people = match event {
            Event::Joined { person, .. }
            | Event::Paused { person, .. }
            | Event::Renamed { person, .. }
            | Event::Removed { person }
            | Event::Voted { person, .. } => vec![*person],
            Event::Merged { from, into } => vec![*from, *into],
            Event::Called { seats, .. } => seats.to_vec(),
            Event::Corrected { match_number, .. } => {
                let mut all = self.evening.fixtures();
                let found = all.find(|it| it.number == *match_number);
                found.map_or_else(Vec::new, |it| it.seats.to_vec())
            }
            _ => Vec::new(),
        };
        people.into_iter().map(|it| self.who(it)).collect()
    }
}

/// What everybody is told, and something more.
fn with(common: &str, name: &str, more: &Value) -> Arc<str> {
    let common = common.strip_suffix('}').unwrap_or(common);
    Arc::from(format!("{common},\"{name}\":{more}}}"))
}
