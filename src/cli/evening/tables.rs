//! The matches of an evening as they are played: boards, clocks, journals. Who plays whom is
//! decided by the evening.

use core::time::Duration;
use std::sync::Arc;

use crate::{
    evening::{Fixture, GamePlan},
    host::{Called, Judged, Refusal, Table, judge},
    record::{Clock, Journal, Match, Seat, Store, StoreError, Terms, salvage, stamp},
    rules::{
        AnyPlayedMove, Game as _, Player, PlayerSet, RequestedMove, Retirement, Turn, WrittenMove,
        mathematichess::{Mathematichess, set_up},
        registry,
    },
};

/// How far apart the points of both sides may be where a board is filled by a draw.
const BALANCE: f64 = 10.0;

/// How many draws are tried for that.
const DRAWS: u64 = 64;

/// A match at a table of the evening.
#[derive(Debug)]
pub(super) struct LiveMatch {
    pub(crate) number: u32,
    pub(crate) journal: Journal,
    /// The move that led to the position.
    last: Option<Arc<dyn AnyPlayedMove>>,
    /// Since when somebody thinks, while the clocks run.
    pub(crate) thinks_since: Option<Duration>,
    /// Since when the clocks stand still.
    stopped_at: Option<Duration>,
    /// By seat: whether the computer moves for a player who is away.
    pub(crate) stands_in: [bool; 2],
    /// After how many plies the position is that the computer thinks about.
    pub(crate) thinking: Option<usize>,
    /// Since when its end is shown.
    pub(crate) over_since: Option<Duration>,
    /// Which phones were called.
    pub(crate) seats: [Option<Called>; 2],
}

impl LiveMatch {
    /// The match of a fixture: the one that was left, or a new one with its seed.
    ///
    /// # Errors
    /// When the disk refuses, or the game cannot be set up, which a checked plan can.
    pub(crate) fn open(
        store: &Store,
        fixture: &Fixture,
        plan: &GamePlan,
        (players, seed): ([Seat; 2], u64),
    ) -> anyhow::Result<Self> {
        let is_it = |terms: &Terms| terms.game == fixture.game && terms.seed == seed;
        let left = store.unfinished()?;
        let left = left.into_iter().find(|left| is_it(left.game.terms()));
        // What has begun may have been saved already: its last move was played and its result
        // not written down, or the evening had given it up and takes that back.
        let saved = || match fixture.began.is_some() {
            true => saved(store, is_it),
            false => Ok(None),
        };
        let journal = match left {
            Some(left) => store.resume(left)?,
            None => match saved()? {
                Some(journal) => journal,
                None => store.begin(begun(plan, players, seed)?),
            },
        };
        let mut live = Self {
            number: fixture.number,
            last: journal.move_before(journal.len()),
            journal,
            thinks_since: None,
            stopped_at: None,
            stands_in: [false; 2],
            thinking: None,
            over_since: None,
            seats: [None, None],
        };
        live.throw_dice()?;
        Ok(live)
    }

    /// Plays a move of a phone, which is on disk when anybody hears of it.
    ///
    /// # Errors
    /// Why it is not played.
    pub(crate) fn ask(
        &mut self,
        now: Duration,
        (seat, ply): (Player, usize),
        mv: &WrittenMove,
    ) -> anyhow::Result<Result<(), Refusal>> {
        match judge(&self.journal, seat, ply, mv) {
            Ok(Judged::Already) => Ok(Ok(())),
            // Whose flag has fallen is told so at the next look at the clocks.
            Ok(Judged::Play(_)) if self.flagged(now).is_some() => Ok(Err(Refusal::Over)),
            Ok(Judged::Play(mv)) => self.play(now, &mv.mv).map(Ok),
            Err(refusal) => Ok(Err(refusal)),
        }
    }

    /// Plays a legal move.
    ///
    /// # Errors
    /// When it is not legal after all.
    pub(crate) fn play(&mut self, now: Duration, mv: &RequestedMove) -> anyhow::Result<()> {
        let used = self.used(now);
        self.last = Some(self.journal.play(mv, used)?);
        self.throw_dice()?;
        self.journal.wait();
        self.thinks_since = self.thinks_since.map(|_| now);
        Ok(())
    }

    fn throw_dice(&mut self) -> anyhow::Result<()> {
        while self.journal.turn() == Turn::Chance
            && let Some(mv) = self.journal.chance_move()
        {
            self.last = Some(self.journal.play(&mv.into(), None)?);
        }
        Ok(())
    }

    /// Ends the match on time if a flag has fallen.
    ///
    /// # Errors
    /// As of [`Self::play`].
    pub(crate) fn look_at_clock(&mut self, now: Duration) -> anyhow::Result<bool> {
        let is_over = self.flagged(now).is_some();
        if is_over {
            self.play(now, &Retirement::OutOfTime.text().into())?;
        }
        Ok(is_over)
    }

    /// Stops the clocks, or has them go on as if no time had passed. Returns whether that changes
    /// anything.
    pub(crate) fn stop_clock(&mut self, now: Duration, is_stopped: bool) -> bool {
        match (is_stopped, self.thinks_since, self.stopped_at) {
            (true, Some(_), None) => self.stopped_at = Some(now),
            (false, Some(since), Some(stopped)) => {
                self.thinks_since = Some(since + now.saturating_sub(stopped));
                self.stopped_at = None;
            }
            _ => return false,
        }
        true
    }

    fn flagged(&self, now: Duration) -> Option<Player> {
        self.clock(now).flagged()
    }

    fn used(&self, now: Duration) -> Option<Duration> {
        let now = self.stopped_at.unwrap_or(now);
        Some(now.saturating_sub(self.thinks_since?))
    }

    /// The clocks as they are now.
    pub(crate) fn clock(&self, now: Duration) -> Clock {
        let mut clock = self.journal.clock();
        if let (Some(used), Some(player)) = (self.used(now), self.journal.to_move()) {
            clock.resume(player);
            clock.elapse(used);
            if self.stopped_at.is_some() {
                clock.pause();
            }
        }
        clock
    }

    /// Who has won, and in a word why, once it is over.
    pub(crate) fn result(&self) -> Option<(Option<Player>, String)> {
        let outcome = self.journal.outcome()?;
        let winner = outcome.winners.iter().next();
        Some((winner, outcome.reason.to_owned()))
    }

    /// The match as phones see it: those of the players, or of everybody else.
    pub(crate) fn table(&self, now: Duration, is_for_players: bool) -> Table {
        let (game, last) = (Match::clone(&self.journal), self.last.clone());
        let people: Vec<bool> = game.seats().iter().map(|it| it.kind.is_human()).collect();
        let is_for_phones =
            |seat: Player| is_for_players && people.get(seat.index()) == Some(&true);
        Table::after(game, last, is_for_phones).timed(self.clock(now))
    }

    /// Saves the match among those of the evening.
    ///
    /// # Errors
    /// When the disk refuses.
    pub(crate) fn finish(&mut self) -> Result<(), StoreError> {
        self.journal.finish().map(drop)
    }
}

/// A saved match, which goes on if it is not over.
fn saved(store: &Store, is_it: impl Fn(&Terms) -> bool) -> Result<Option<Journal>, StoreError> {
    for saved in store.list()? {
        let Ok(found) = salvage(&saved.path) else {
            continue;
        };
        let game = found.game;
        if is_it(game.terms()) {
            if game.outcome().is_some() {
                return Ok(Some(Journal::in_memory(game)));
            }
            let journal = store.begin(game);
            journal.wait();
            store.delete(&saved.path)?;
            return Ok(Some(journal));
        }
    }
    Ok(None)
}

/// A match before the first move of the players.
fn begun(plan: &GamePlan, players: [Seat; 2], seed: u64) -> anyhow::Result<Match> {
    let mut terms = Terms::new(&*plan.game, players.into());
    terms.options = registry::drawn_anew(&plan.game, &plan.options, seed);
    (terms.seed, terms.clock) = (seed, plan.clock());
    stamp(&mut terms);
    let start = Match::new(terms)?;
    if !plan.is_filled {
        return Ok(start);
    }
    let mut best: Option<(f64, Match)> = None;
    for draw in 0..DRAWS {
        let mut game = start.clone();
        for mv in filled(&start, seed.wrapping_add(draw)) {
            game.play(&mv, None)?;
        }
        let points = game.position().score().totals;
        let points: Vec<f64> = points.iter().map(|it| it.to_f64()).collect();
        let [white, black] = points[..] else {
            return Ok(game);
        };
        let apart = (white - black).abs();
        if best.as_ref().is_none_or(|(least, _)| apart < *least) {
            best = Some((apart, game));
        }
        if apart <= BALANCE {
            break;
        }
    }
    Ok(best.map_or(start, |(_, game)| game))
}

/// All placements of both sides by a draw; none in a game without placements.
fn filled(game: &Match, seed: u64) -> Vec<String> {
    let position = game.position();
    let Some(position) = position.as_any().downcast_ref::<Mathematichess>() else {
        return Vec::new();
    };
    let mut draw = |position: &Mathematichess| set_up::random_placement(position, seed);
    let moves = set_up::fill(position, PlayerSet::everybody(2), &mut draw);
    moves.iter().map(|mv| position.move_text(mv)).collect()
}
