//! The order of the matches: the games take turns, bundled matches alternate with
//! matches that the computer has played out beforehand, and no two are alike. All are watched
//! to their end.

use core::time::Duration;

use bevy::prelude::*;

use super::{BEGINNING, CARD, LOOK_BACK, PACE};
use crate::{
    client::{Dress, PieceSet, ShowOrder, TableStyle},
    engine::{self, CancelToken, Level, MoveContext, Opponent},
    plugins::{
        app::{
            machine::worker::{Results, Threads, Waker, Worker},
            session::{Autoplay, SessionRequest, TableRequest},
            show::Showcase,
            states::ChosenGame,
        },
        ui::hud::GameWords,
    },
    record::{ClockSettings, Match, RecordError, Seat, SeatKind, Shipped, Terms, shipped},
    rules::{
        Game, OptionValues,
        mathematichess::{Mathematichess, set_up::random_placement},
        registry, zobrist_key,
    },
};

/// A match in which nothing happens for this time has failed.
const STALLED: Duration = Duration::from_secs(90);
/// How long each game is shown, unless the show was asked for another time: all five are
/// seen in five minutes.
const PER_GAME: Duration = Duration::from_secs(60);
/// The part of a match that is over when the computer takes it up, in percent: at least
/// so much, and at most so much more.
const TAKEN_UP: (u64, u64) = (40, 30);

/// How much longer a match may go on that was announced at `began`, and in which something
/// last happened at `since`, when it has `time` in all.
pub(super) fn left(began: Duration, since: Duration, now: Duration, time: Duration) -> Duration {
    (began + time).min(since + STALLED).saturating_sub(now)
}

/// At this speed no comment is waited for.
const HASTE: f32 = 60.0;

impl Showcase {
    /// The games of the show in the order that was asked for, those without a table
    /// left out.
    pub(super) fn programme(&self, words: &GameWords) -> Vec<&'static str> {
        let mut games = self.games.clone();
        if games.is_empty() {
            games = registry::games()
                .into_iter()
                .map(|entry| entry.id)
                .collect();
        }
        let mut known = Vec::new();
        for game in games.into_iter().filter(|id| words.knows(id)) {
            if !known.contains(&game) {
                known.push(game);
            }
        }
        known
    }
}

impl Autoplay {
    /// As fast as a show is told; `begins` plies in all of [`BEGINNING`], with nothing to read.
    pub(super) fn pace(&mut self, begins: usize) {
        self.true_times = false;
        (self.speed, self.seconds_per_ply) = match begins {
            0 => (1.0, PACE),
            _ => (
                HASTE,
                (HASTE * BEGINNING.as_secs_f32() / begins as f32).min(HASTE * PACE),
            ),
        };
    }
}

/// The most plies that the computer adds to a match that it plays out.
const LONGEST: usize = 120;

/// The match played on to its end by its levels; nothing where that takes too long.
fn played_out(mut record: Match) -> Option<Match> {
    let mut thinker = engine::thinker(&record.terms().game)?;
    let never = CancelToken::default();
    for _ in 0..LONGEST {
        let mv = match (record.chance_move(), record.to_move()) {
            (Some(mv), _) => mv,
            (None, Some(mover)) => {
                let SeatKind::Opponent(level) = record.seat(mover)?.kind.clone() else {
                    return None;
                };
                let now = MoveContext::new(record.terms().seed, record.len());
                let position = record.position();
                engine::choose(&mut *thinker, position, &level, now, &never, &mut |_| {})?
                    .mv
                    .text
            }
            (None, None) => break,
        };
        record.play(&mv, None).ok()?;
    }
    record.outcome().is_some().then_some(record)
}

/// A match with the round in which it is shown.
type OfRound<T> = (u64, T);

/// The match of the next round, played out while another one is watched.
#[derive(Resource, Debug, Default)]
pub(super) struct NextMatch(Option<Worker<OfRound<Match>, OfRound<Option<Match>>>>);

impl NextMatch {
    /// Has a match played out for a round.
    pub(super) fn prepare(&mut self, next: OfRound<Match>, threads: Threads, waker: &Waker) {
        let work = |(round, record), results: &mut Results<'_, _>| {
            results.give((round, played_out(record)));
        };
        let worker = self.0.get_or_insert_with(|| {
            Worker::new("next match of the show", threads, waker.clone(), work)
        });
        worker.submit(next);
    }

    /// The match of this round, if it is there and has an end.
    pub(super) fn take(&mut self, round: u64) -> Option<Match> {
        let worker = self.0.as_mut()?;
        let mut of_round = None;
        while let Some(result) = worker.result() {
            of_round = result.ok().filter(|(of, _)| *of == round);
        }
        of_round?.1
    }
}

/// A match that is watched to its end, from some ply on move by move.
#[derive(Clone, Debug)]
pub(super) struct Number {
    pub(super) record: Box<Match>,
    /// The ply from which it is shown move by move; before that, in fast time.
    pub(super) told_from: usize,
}

impl Number {
    /// What puts it on, behind its card.
    pub(super) fn requests(self) -> [SessionRequest; 2] {
        [
            SessionRequest::Table(TableRequest::Watch(self.record, None)),
            SessionRequest::seek(0),
        ]
    }

    /// The game, by its name in commands and records.
    pub(super) fn game(&self) -> &str {
        &self.record.terms().game
    }
}

/// What decides which matches are shown.
#[derive(Clone, Debug)]
pub(super) struct Plan<'a> {
    pub(super) games: &'a [&'static str],
    pub(super) order: ShowOrder,
    pub(super) per_game: Duration,
    pub(super) seed: u64,
}

impl<'a> Plan<'a> {
    pub(super) fn new(showcase: &Showcase, games: &'a [&'static str]) -> Self {
        Self {
            games,
            order: showcase.order,
            per_game: showcase.per_game.unwrap_or(PER_GAME),
            seed: showcase.seed,
        }
    }

    /// What is shown in a round: every other time that a game has its turn the match that the
    /// computer has `played`, else, and where that did not end in time, one of those that come
    /// with the program.
    pub(super) fn number(&self, round: u64, played: Option<Match>) -> Option<Number> {
        let played = played.filter(|_| self.is_played(round));
        let record = played
            .or_else(|| self.bundled(round))
            // A game that brings no matches.
            .or_else(|| played_out(self.begun(round)?))?;
        let told_from = record.len().saturating_sub(self.plies());
        Some(Number {
            record: Box::new(record),
            told_from,
        })
    }

    /// The match that the computer is to play out for a round, if it is to.
    pub(super) fn to_be_played(&self, round: u64) -> Option<Match> {
        self.is_played(round).then(|| self.begun(round))?
    }

    fn begun(&self, round: u64) -> Option<Match> {
        let game = self.game(self.turn(round).0);
        self.match_of(game, round, self.bundled(round).as_ref())
            .ok()
    }

    fn is_played(&self, round: u64) -> bool {
        let (place, cycle) = self.turn(round);
        (place as u64 + cycle).is_multiple_of(2)
    }

    /// The match that comes with the program and has its turn in a round.
    fn bundled(&self, round: u64) -> Option<Match> {
        let (place, cycle) = self.turn(round);
        let game = self.game(place);
        let shipped: Vec<&Shipped> = shipped().into_iter().filter(|it| it.game == game).collect();
        let next = u64::from(self.is_played(round));
        let number = (cycle / 2).wrapping_add(self.seed).wrapping_add(next);
        let which = number % shipped.len().max(1) as u64;
        shipped.get(which as usize)?.load().ok()
    }

    /// The table and the pieces of a round: the owner's at first, and each time that the games
    /// have come round another one of those whose light suits the `hour` of the day.
    pub(super) fn dress(&self, round: u64, own: Dress, hour: i8) -> Dress {
        let cycle = self.turn(round).1 as usize;
        let (other, usual) = match hour {
            6..17 => (TableStyle::Studio, TableStyle::Walnut),
            17..22 => (TableStyle::Night, TableStyle::Walnut),
            _ => (TableStyle::Walnut, TableStyle::Night),
        };
        let is_other = (cycle % 2 == 1) != (own.table == other);
        let changed = (cycle / 2) % 2 == 1;
        Dress {
            table: match cycle {
                0 => own.table,
                _ if is_other => other,
                _ => usual,
            },
            pieces: match own.pieces {
                pieces if !changed => pieces,
                PieceSet::Carved => PieceSet::Plain,
                PieceSet::Plain => PieceSet::Carved,
            },
        }
    }

    /// Which of the games has its turn in a round, and how often all had theirs before.
    fn turn(&self, round: u64) -> (usize, u64) {
        let count = self.games.len().max(1) as u64;
        let before = round.saturating_sub(1);
        let (turn, cycle) = ((before % count) as usize, before / count);
        match self.order {
            ShowOrder::Listed => (turn, cycle),
            ShowOrder::Random => (self.shuffled(cycle).get(turn).copied().unwrap_or(0), cycle),
        }
    }

    /// The places of the games in a random order; none comes twice running.
    fn shuffled(&self, cycle: u64) -> Vec<usize> {
        let drawn = |cycle: u64| {
            let mut places: Vec<usize> = (0..self.games.len()).collect();
            let dice = zobrist_key(self.seed, cycle);
            places.sort_by_key(|place| zobrist_key(dice, *place as u64));
            places
        };
        // Of two games one always follows the other.
        if self.games.len() < 3 {
            return drawn(0);
        }
        let mut places = drawn(cycle);
        let before = cycle.checked_sub(1).map(drawn);
        if before.is_some_and(|before| before.last() == places.first()) {
            places.swap(0, 1);
        }
        places
    }

    fn game(&self, place: usize) -> &'static str {
        let game = self.games.get(place).copied();
        game.unwrap_or(ChosenGame::default().0)
    }

    /// How many plies of a match that is watched there is time for.
    fn plies(&self) -> usize {
        let time = self.per_game.saturating_sub(CARD + BEGINNING + LOOK_BACK);
        (time.as_secs_f32() / PACE) as usize
    }

    /// A match between players of different strength: another way to go on from the middle
    /// of a match that comes with the program, or a match from the beginning.
    fn match_of(
        &self,
        game: &str,
        round: u64,
        middle: Option<&Match>,
    ) -> Result<Match, RecordError> {
        let dice = |salt: u64| zobrist_key(salt.wrapping_add(self.seed), round);
        // Weaker levels may move their pieces to and fro for a long time.
        let seat = |salt: u64| {
            let level = Level::try_from(5 + (dice(salt) % 3) as u8).unwrap_or(Level::HIGHEST);
            Seat::new(SeatKind::Opponent(Opponent::Level(level)))
        };
        let mut terms = match middle {
            Some(middle) => middle.terms().clone(),
            None => Terms::new(game, Vec::new()),
        };
        terms.seats = seats(game, &terms.options, seat);
        terms.seed = dice(0);
        terms.clock = ClockSettings::None;
        terms.event.clear();
        let mut record = Match::new(terms)?;
        let plies = middle.map_or(&[][..], Match::plies);
        let (least, more) = TAKEN_UP;
        let taken = plies.len() as u64 * (least + dice(10) % more) / 100;
        for ply in &plies[..taken as usize] {
            if record.play(&ply.mv, None).is_err() {
                break;
            }
        }
        Ok(record)
    }
}

/// A match for a visitor: the first seat is theirs, the opponents are beginners, and the
/// board is a small one on which they can begin to play.
pub(super) fn match_for_visitor(game: &'static str, seed: u64) -> Result<Match, RecordError> {
    let seat = |salt: u64| match (salt, Level::all().next()) {
        (1, _) | (_, None) => Seat::new(SeatKind::Human),
        (_, Some(level)) => Seat::new(SeatKind::Opponent(Opponent::Level(level))),
    };
    let first = registry::find(game).map_or(&[][..], |entry| entry.first_options);
    let texts = first
        .iter()
        .map(|(key, value)| ((*key).into(), (*value).into()));
    let options: OptionValues = texts.collect();
    let mut terms = Terms::new(game, seats(game, &options, seat));
    terms.start = laid_out(game, &options, seed);
    terms.options = options;
    terms.seed = seed;
    Match::new(terms)
}

/// The position after all pieces have been placed, in a game that begins with that: nobody
/// who passes by wants to lay out a board before anything happens.
fn laid_out(game: &str, options: &OptionValues, seed: u64) -> Option<String> {
    let start = registry::start(game, options).ok()?;
    let mut position = start.as_any().downcast_ref::<Mathematichess>()?.clone();
    while let Some(mv) = random_placement(&position, seed) {
        position.play(&mv).ok()?;
    }
    Some(Game::position_text(&position))
}

/// One seat for each player of a game under these options.
fn seats(game: &str, options: &OptionValues, seat: impl Fn(u64) -> Seat) -> Vec<Seat> {
    let players = registry::start(game, options).map_or(2, |start| start.colours().len());
    (1..=players as u64).map(seat).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Player;

    #[test]
    fn a_match_that_stands_still_or_never_ends_makes_room() {
        let minutes = |n: u64| Duration::from_secs(60 * n);
        let of_eight = |since, now| left(minutes(1), minutes(since), minutes(now), minutes(8));
        assert_eq!(of_eight(3, 3), STALLED);
        assert_eq!(of_eight(3, 5), Duration::ZERO);
        assert_eq!(of_eight(8, 8), minutes(1));
        assert_eq!(of_eight(9, 9), Duration::ZERO);
    }

    fn listed<'a>(games: &'a [&'static str]) -> Plan<'a> {
        Plan::new(&Showcase::default(), games)
    }

    fn all() -> Vec<&'static str> {
        registry::games()
            .into_iter()
            .map(|entry| entry.id)
            .collect()
    }

    #[test]
    fn no_two_rounds_are_alike_for_a_while() {
        let games = ["xafka"];
        let plan = listed(&games);
        let terms: Vec<_> = (1..20)
            .map(|round| plan.match_of("xafka", round, None).unwrap().terms().clone())
            .collect();
        for (n, one) in terms.iter().enumerate() {
            assert!(terms[..n].iter().all(|other| other.seed != one.seed));
        }
    }

    #[test]
    fn matches_that_come_with_the_program_are_mixed_in() {
        let games = ["xafka", "xima"];
        let plan = listed(&games);
        let mut bundled: Vec<String> = (1..=12)
            .filter(|round| !plan.is_played(*round))
            .map(|round| plan.number(round, None).unwrap())
            .map(|number| number.record.terms().event.clone())
            .collect();
        assert_eq!(bundled.len(), 6, "every other one");
        bundled.sort();
        bundled.dedup();
        assert_eq!(bundled.len(), 6, "{bundled:?}");
    }

    #[test]
    fn every_match_is_seen_in_its_time_and_to_its_end() {
        let games = all();
        for minutes in [1, 2] {
            let per_game = Duration::from_secs(60 * minutes);
            let plan = Plan {
                per_game,
                ..listed(&games)
            };
            for round in 1..=20 {
                let Number { record, told_from } = plan.number(round, None).unwrap();
                assert!(record.outcome().is_some());
                let shown = (record.len() - told_from) as u32;
                let told = Duration::from_secs_f32(PACE) * shown;
                let time = CARD + BEGINNING + told + LOOK_BACK;
                assert!(time <= per_game, "{time:?}");
                assert!(
                    told_from == 0 || shown >= 13,
                    "{told_from} of {}",
                    record.len()
                );
            }
        }
    }

    #[test]
    fn the_computer_plays_a_match_out_that_is_not_decided() {
        let games = ["xafka", "chimple"];
        let mut next = NextMatch::default();
        for round in 1..=8 {
            let plan = listed(&games);
            let Some(begun) = plan.to_be_played(round) else {
                continue;
            };
            assert!(begun.outcome().is_none() && begun.len() > 2);
            let people = begun.seats().iter().filter(|seat| seat.kind.is_human());
            assert_eq!(people.count(), 0);
            next.prepare((round, begun.clone()), Threads::Inline, &Waker::default());
            let played = next.take(round);
            let number = plan.number(round, played.clone()).unwrap();
            match played {
                Some(played) => assert_eq!(*number.record, played),
                // A match that does not end in time makes room for another one.
                None => assert_ne!(number.record.plies(), begun.plies()),
            }
            assert!(number.record.outcome().is_some());
        }
    }

    #[test]
    fn each_round_of_games_has_its_own_table_and_the_first_one_that_of_the_owner() {
        let games = ["xafka", "xima"];
        let plan = listed(&games);
        let own = Dress {
            table: TableStyle::Walnut,
            pieces: PieceSet::Plain,
        };
        for (hour, light) in [(9, TableStyle::Studio), (20, TableStyle::Night)] {
            let dress = |round| plan.dress(round, own, hour);
            let dresses: Vec<Dress> = (1..=10).map(dress).collect();
            assert_eq!(dresses[..2], [own, own]);
            for (at, pair) in dresses.windows(3).enumerate() {
                let is_other = pair[0] != pair[2];
                assert!(is_other, "{at}: {dresses:?}");
            }
            assert_eq!(dresses[2].table, light);
            assert!(dresses.iter().any(|dress| dress.pieces != own.pieces));
        }
    }

    #[test]
    fn a_random_order_gives_every_game_its_turn_and_none_two_running() {
        let games = all();
        for seed in 0..50 {
            let plan = Plan {
                order: ShowOrder::Random,
                seed,
                ..listed(&games)
            };
            let turns: Vec<usize> = (1..=40).map(|round| plan.turn(round).0).collect();
            for cycle in turns.chunks(games.len()) {
                let mut cycle = cycle.to_vec();
                cycle.sort_unstable();
                assert_eq!(cycle, (0..games.len()).collect::<Vec<_>>());
            }
            assert!(turns.windows(2).all(|pair| pair[0] != pair[1]), "{turns:?}");
        }
        let orders: Vec<Vec<usize>> = (0..20)
            .map(|cycle| {
                let plan = Plan {
                    order: ShowOrder::Random,
                    ..listed(&games)
                };
                plan.shuffled(cycle)
            })
            .collect();
        assert!(orders.windows(2).any(|pair| pair[0] != pair[1]));
    }

    #[test]
    fn every_bundled_match_is_shown_before_one_comes_again() {
        let games = all();
        for game in &games {
            let bundled = shipped().into_iter().filter(|it| it.game == *game).count();
            let mut seen = Vec::new();
            // Every other time that the game has its turn.
            for round in 1..=(2 * bundled * games.len()) as u64 {
                let plan = listed(&games);
                let record = plan.number(round, None).unwrap().record;
                if !plan.is_played(round) && record.terms().game == *game {
                    seen.push(record.terms().event.clone());
                }
            }
            let shown = seen.len();
            seen.sort();
            seen.dedup();
            assert_eq!((seen.len(), shown), (bundled, bundled), "{game}");
        }
    }

    #[test]
    fn every_game_has_its_turn() {
        let games = ["xafka", "xong", "xima"];
        let plan = listed(&games);
        let order: Vec<_> = (1..=4).map(|round| plan.game(plan.turn(round).0)).collect();
        assert_eq!(order, ["xafka", "xong", "xima", "xafka"]);
        let none = listed(&[]);
        assert_eq!(none.game(none.turn(3).0), ChosenGame::default().0);
    }

    #[test]
    fn a_visitor_sits_on_the_first_seat_at_a_board_that_is_ready() {
        for entry in registry::games() {
            let record = match_for_visitor(entry.id, 1).unwrap();
            let people = record.seats().iter().filter(|seat| seat.kind.is_human());
            assert_eq!(people.count(), 1, "{}", entry.name);
            assert!(record.seats()[0].kind.is_human());
            let opponent = &record.seats()[1].kind;
            assert_eq!(opponent.to_string(), "level:1", "{}", entry.name);
            for (key, value) in entry.first_options {
                assert_eq!(record.terms().options[*key], *value);
            }
            let position = record.position();
            if let Some(game) = position.as_any().downcast_ref::<Mathematichess>() {
                assert!(!game.is_placing());
                assert_eq!(record.to_move(), Some(Player::FIRST));
            }
        }
    }
}
