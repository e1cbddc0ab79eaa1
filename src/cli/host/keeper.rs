//! Keeps the match that the phones play: asks the rules, writes the journal, shows the board.

use core::time::Duration;
use std::{
    io::Write,
    sync::{
        Arc,
        mpsc::{Receiver, Sender, channel},
    },
    thread,
};

use super::{Thinkers, invitation, thinkers::Thought};
use crate::{
    cli::output,
    host::{Host, HostRequest, Invitation, Judged, Refusal, Table, judge},
    record::{Edit, Journal, Match, Seat, SeatKind, Store, fresh_seed, stamp},
    rules::{AnyPlayedMove, Player, RequestedMove, Turn, WrittenMove, registry},
    texts,
};

/// How long the end of the last match is shown.
const LAST_LOOK: Duration = Duration::from_secs(3);

/// What the keeper waits for.
enum Event {
    Asked(HostRequest),
    Thought(Thought),
    /// Nobody can ask any more.
    Closed,
}

pub(super) struct Keeper<'a> {
    pub(crate) store: Store,
    pub(crate) journal: Journal,
    /// The move that led to the position, once one was played.
    pub(crate) last: Option<Arc<dyn AnyPlayedMove>>,
    pub(crate) host: Host,
    pub(crate) thinkers: Thinkers,
    pub(crate) stand_in: Option<SeatKind>,
    /// After how many moves the position is that a program thinks about.
    pub(crate) thinking: Option<usize>,
    pub(crate) is_finished: bool,
    pub(crate) out: &'a mut dyn Write,
}

impl Keeper<'_> {
    /// Keeps this many matches, or goes on for ever.
    pub(crate) fn run(
        mut self,
        requests: Receiver<HostRequest>,
        games: Option<u32>,
    ) -> anyhow::Result<()> {
        let (events, happened) = channel();
        let asked = events.clone();
        let forward = move || {
            for request in requests {
                if asked.send(Event::Asked(request)).is_err() {
                    return;
                }
            }
            let _ = asked.send(Event::Closed);
        };
        thread::Builder::new()
            .name("requests".to_owned())
            .spawn(forward)?;

        let mut away = vec![false; self.journal.seats().len()];
        let mut played = 0;
        self.invite()?;
        let mut is_over = self.go_on(&away, &events)?;
        loop {
            if is_over && games.is_some_and(|games| played + 1 >= games) {
                // The phones are shown the end before the table closes.
                thread::sleep(LAST_LOOK);
                return Ok(());
            }
            match happened.recv()? {
                Event::Closed => anyhow::bail!(texts::cli_table_closed()),
                Event::Asked(HostRequest::Again) => {
                    if !is_over {
                        continue;
                    }
                    played += 1;
                    self.begin_another()?;
                }
                Event::Asked(HostRequest::Undo { seat, ply }) => self.take_back(seat, ply)?,
                Event::Asked(HostRequest::Away { seat, is_away }) => {
                    if let Some(place) = away.get_mut(seat.index()) {
                        *place = is_away;
                    }
                    self.tell(seat, if is_away { "is away" } else { "is back" })?;
                }
                Event::Asked(HostRequest::Moved) if self.host.is_found() => {
                    output::tell(texts::cli_host_moved());
                    super::invite(&self.host, self.out)?;
                }
                Event::Asked(HostRequest::Moved) => output::tell(texts::cli_host_no_network()),
                Event::Asked(HostRequest::Seated { seat, name }) => self.seat(seat, name)?,
                Event::Asked(HostRequest::Play {
                    seat,
                    ply,
                    mv,
                    answer,
                    ..
                }) => {
                    let outcome = self.judge_and_play(seat, ply, &mv)?;
                    answer.send(outcome);
                }
                Event::Asked(HostRequest::Evening { answer, .. }) => {
                    answer.send(Err(Refusal::NotNow));
                }
                Event::Thought(thought) => self.take(thought, &away)?,
            }
            is_over = self.go_on(&away, &events)?;
        }
    }

    /// Plays a move of a phone.
    fn judge_and_play(
        &mut self,
        seat: Player,
        ply: usize,
        mv: &WrittenMove,
    ) -> anyhow::Result<Result<(), Refusal>> {
        match judge(&self.journal, seat, ply, mv) {
            Ok(Judged::Already) => Ok(Ok(())),
            Ok(Judged::Play(mv)) => self.play(&mv.mv, None).map(Ok),
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    /// Plays a legal move, which is on disk when anybody hears of it.
    fn play(&mut self, mv: &RequestedMove, comment: Option<String>) -> anyhow::Result<()> {
        let by = self.journal.to_move();
        let played = self.journal.play(mv, None)?;
        if let Some(comment) = comment {
            let ply = self.journal.len() - 1;
            self.journal.apply(Edit::Comment(ply, comment))?;
        }
        self.journal.wait();
        if let Some(error) = self.journal.take_error() {
            writeln!(self.out, "{error}; the match goes on, but only in memory")?;
        }
        let ply = self.journal.len();
        let by = by.map_or("Dice", |by| self.colour(by));
        writeln!(self.out, "{ply}. {by}: {}", played.text())?;
        self.last = Some(played);
        Ok(())
    }

    /// Takes back the last move of a phone, and what followed.
    fn take_back(&mut self, seat: Player, ply: usize) -> anyhow::Result<()> {
        let last = self.journal.plies().get(ply);
        if self.journal.outcome().is_none() && last.is_some_and(|last| last.by == Some(seat)) {
            self.journal.apply(Edit::go_to(ply, &self.journal))?;
            self.journal.wait();
            self.last = self.journal.move_before(ply);
            self.show();
            self.tell(seat, &format!("takes back move {}", ply + 1))?;
        }
        Ok(())
    }

    /// Plays the move of a program, unless the match has gone on without it.
    fn take(&mut self, thought: Thought, away: &[bool]) -> anyhow::Result<()> {
        let Thought { seat, ply, chosen } = thought;
        if self.thinking == Some(ply) {
            self.thinking = None;
        }
        let is_due = self.journal.len() == ply && self.journal.to_move() == Some(seat);
        if !is_due || !self.is_for_a_program(seat, away) {
            return Ok(());
        }
        let chosen = chosen?;
        let is_stand_in = is_for_a_phone(&self.journal, seat);
        let stand_in = self.stand_in.as_ref().filter(|_| is_stand_in);
        let by = stand_in.map(|kind| {
            format!(
                "Played by {} for a player who was away.",
                kind.default_name()
            )
        });
        self.play(&chosen.mv.into(), chosen.fault.or(by))
    }

    /// Does what follows by itself, shows the board, and has programs think. Returns whether
    /// the match is over.
    fn go_on(&mut self, away: &[bool], events: &Sender<Event>) -> anyhow::Result<bool> {
        while self.journal.turn() == Turn::Chance
            && let Some(mv) = self.journal.chance_move()
        {
            self.play(&mv.into(), None)?;
        }
        self.show();
        self.out.flush()?;
        let Some(seat) = self.journal.to_move() else {
            self.finish()?;
            return Ok(true);
        };
        let ply = self.journal.len();
        if self.is_for_a_program(seat, away) && self.thinking != Some(ply) {
            self.thinking = Some(ply);
            let events = events.clone();
            self.thinkers.think(&self.journal, seat, move |thought| {
                let _ = events.send(Event::Thought(thought));
            });
        }
        Ok(false)
    }

    fn show(&self) {
        let game: &Match = &self.journal;
        let is_for_phones = |seat| is_for_a_phone(game, seat);
        let table = Table::after(game.clone(), self.last.clone(), is_for_phones);
        self.host.show(table);
    }

    fn is_for_a_program(&self, seat: Player, away: &[bool]) -> bool {
        let stands_in = self.stand_in.is_some() && away.get(seat.index()) == Some(&true);
        !is_for_a_phone(&self.journal, seat) || stands_in
    }

    /// Saves a match that is over, once.
    fn finish(&mut self) -> anyhow::Result<()> {
        if core::mem::replace(&mut self.is_finished, true) {
            return Ok(());
        }
        if let Some(outcome) = self.journal.outcome()
            && let Some(path) = self.journal.finish()?
        {
            writeln!(self.out, "{}", outcome.explanation)?;
            writeln!(self.out, "saved as {}", path.display())?;
            self.out.flush()?;
        }
        Ok(())
    }

    /// Begins another match with the same players on the same seats.
    fn begin_another(&mut self) -> anyhow::Result<()> {
        self.host.change_sides();
        let mut terms = self.journal.terms().clone();
        terms.seed = fresh_seed();
        stamp(&mut terms);
        terms.options = registry::drawn_anew(&terms.game, &terms.options, terms.seed);
        for (seat, guest) in terms.seats.iter_mut().zip(self.host.kept().seats) {
            if let Some((_, name)) = guest {
                *seat = Seat::human(name);
            }
        }
        self.thinking = None;
        self.is_finished = false;
        self.journal = self.store.begin(Match::new(terms)?);
        self.last = None;
        writeln!(self.out, "another match")?;
        self.invite()
    }

    /// Notes who sits where, in the match and for the next start.
    fn seat(&mut self, seat: Player, name: Option<String>) -> anyhow::Result<()> {
        match name {
            Some(name) => {
                if !self.is_finished {
                    let guest = Seat::human(name.as_str());
                    self.journal.apply(Edit::Seat(seat, guest))?;
                }
                self.tell(seat, &format!("is {name}"))?;
            }
            None => self.tell(seat, "is free")?,
        }
        self.invite()
    }

    fn invite(&self) -> anyhow::Result<()> {
        invitation::keep(
            &Invitation::new(&self.journal, self.host.kept()),
            &self.store,
        )
    }

    fn tell(&mut self, seat: Player, what: &str) -> anyhow::Result<()> {
        let colour = self.colour(seat);
        writeln!(self.out, "{colour} {what}")?;
        self.out.flush()?;
        Ok(())
    }

    fn colour(&self, seat: Player) -> &'static str {
        let colours = self.journal.position().colours();
        colours
            .get(seat.index())
            .map_or("?", |colour| colour.name())
    }
}

/// A match as the phones are shown it first.
pub(super) fn table(game: &Match) -> Table {
    Table::new(game, |seat| is_for_a_phone(game, seat))
}

fn is_for_a_phone(game: &Match, seat: Player) -> bool {
    game.seat(seat).is_some_and(|seat| seat.kind.is_human())
}
