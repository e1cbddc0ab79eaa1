//! The order of the matches: the games take turns, bundled matches alternate with
//! matches that the computer plays, and no two are alike.

use core::time::Duration;

use crate::{
    engine::{Level, Opponent},
    plugins::app::states::ChosenGame,
    record::{Match, RecordError, Seat, SeatKind, Shipped, Terms, shipped},
    rules::{registry, zobrist_key},
};

/// A match in which nothing happens for this time has failed.
const STALLED: Duration = Duration::from_secs(90);

/// A match that goes on for this time makes room for the next: two opponents who
/// only move to and fro are no show.
const LONGEST: Duration = Duration::from_secs(8 * 60);

/// How much longer a match may go on that was announced at `began`, and in which something
/// last happened at `since`.
pub(super) fn left(began: Duration, since: Duration, now: Duration) -> Duration {
    (began + LONGEST).min(since + STALLED).saturating_sub(now)
}

/// What is shown in a round.
#[derive(Clone, Debug)]
pub(super) enum Number {
    /// The computer plays.
    Play(Box<Match>),
    /// A match that comes with the program is watched.
    Watch(Box<Match>),
}

/// What is shown in a round: every other time that a game has its turn, one of
/// the matches that come with the program, as far as there are any.
pub(super) fn number_of(round: u64, games: &[&'static str]) -> Result<Number, RecordError> {
    let count = games.len().max(1) as u64;
    let (turn, cycle) = (
        round.saturating_sub(1) % count,
        round.saturating_sub(1) / count,
    );
    let game = game_of(round, games);
    let shipped: Vec<&Shipped> = shipped().into_iter().filter(|it| it.game == game).collect();
    if (turn + cycle) % 2 == 1 && !shipped.is_empty() {
        let which = (cycle / 2) as usize % shipped.len();
        return Ok(Number::Watch(Box::new(shipped[which].load()?)));
    }
    match_of(round, games).map(|game| Number::Play(Box::new(game)))
}

/// The match of a round: the players differ, and so does every opening.
fn match_of(round: u64, games: &[&'static str]) -> Result<Match, RecordError> {
    // Weaker levels may move their pieces to and fro for a long time.
    let pick = |salt: u64| 5 + (zobrist_key(salt, round) % 3) as u8;
    let seat = |salt: u64| {
        let level = Level::try_from(pick(salt)).unwrap_or(Level::HIGHEST);
        Seat::of(SeatKind::Opponent(Opponent::Level(level)))
    };
    let game = game_of(round, games);
    let mut terms = Terms::new(game, seats(game, seat));
    terms.seed = zobrist_key(3, round);
    Match::new(terms)
}

/// The game of a round.
fn game_of(round: u64, games: &[&'static str]) -> &'static str {
    let turn = (round.saturating_sub(1) % games.len().max(1) as u64) as usize;
    games.get(turn).copied().unwrap_or(ChosenGame::default().0)
}

/// A match for a visitor: the first seat is theirs, and the opponents are not too
/// strong.
pub(super) fn match_for_visitor(game: &'static str, seed: u64) -> Result<Match, RecordError> {
    let seat = |salt: u64| match (salt, Level::try_from(2)) {
        (1, _) | (_, Err(_)) => Seat::of(SeatKind::Human),
        (_, Ok(level)) => Seat::of(SeatKind::Opponent(Opponent::Level(level))),
    };
    let mut terms = Terms::new(game, seats(game, seat));
    terms.seed = seed;
    Match::new(terms)
}

/// One seat for each player of a game under its usual options.
fn seats(game: &str, seat: impl Fn(u64) -> Seat) -> Vec<Seat> {
    let players =
        registry::start(game, &Default::default()).map_or(2, |start| start.colours().len());
    (1..=players as u64).map(seat).collect()
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    #[test]
    fn a_match_that_stands_still_or_never_ends_makes_room() {
        let minutes = |n: u64| Duration::from_secs(60 * n);
        assert_eq!(left(minutes(1), minutes(3), minutes(3)), STALLED);
        assert_eq!(left(minutes(1), minutes(3), minutes(5)), Duration::ZERO);
        assert_eq!(left(minutes(1), minutes(8), minutes(8)), minutes(1));
        assert_eq!(left(minutes(1), minutes(9), minutes(9)), Duration::ZERO);
    }

    #[test]
    fn no_two_rounds_are_alike_for_a_while() {
        let terms: Vec<_> = (1..20)
            .map(|round| match_of(round, &["xafka"]).unwrap().terms().clone())
            .collect();
        for (n, one) in terms.iter().enumerate() {
            assert!(terms[..n].iter().all(|other| other.seed != one.seed));
        }
    }

    #[test]
    fn matches_that_come_with_the_program_are_mixed_in() {
        let games = ["xafka", "xima"];
        let shown: Vec<(bool, String)> = (1..=12)
            .map(|round| match number_of(round, &games).unwrap() {
                Number::Play(game) => (false, game.terms().game.clone()),
                Number::Watch(game) => {
                    assert!(game.outcome().is_some());
                    (true, game.terms().event.clone())
                }
            })
            .collect();
        let watched: Vec<&String> = shown.iter().filter(|it| it.0).map(|it| &it.1).collect();
        assert_eq!(watched.len(), 6, "every other one");
        let mut different = watched.clone();
        different.sort();
        different.dedup();
        assert_eq!(different.len(), 6, "{watched:?}");
    }

    #[test]
    fn every_bundled_match_is_shown_before_one_comes_again() {
        let games: Vec<&'static str> = registry::games()
            .into_iter()
            .map(|entry| entry.id)
            .collect();
        for game in &games {
            let bundled = shipped().into_iter().filter(|it| it.game == *game).count();
            let mut seen = Vec::new();
            // Every other time that the game has its turn.
            for round in 1..=(2 * bundled * games.len()) as u64 {
                if let Number::Watch(record) = number_of(round, &games).unwrap()
                    && record.terms().game == *game
                {
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
        let order: Vec<_> = (1..=4).map(|round| game_of(round, &games)).collect();
        assert_eq!(order, ["xafka", "xong", "xima", "xafka"]);
        assert_eq!(game_of(3, &[]), ChosenGame::default().0);
    }

    #[test]
    fn a_visitor_sits_on_the_first_seat() {
        for entry in registry::games() {
            let record = match_for_visitor(entry.id, 1).unwrap();
            let people = record.seats().iter().filter(|seat| seat.kind.is_human());
            assert_eq!(people.count(), 1, "{}", entry.name);
            assert!(record.seats()[0].kind.is_human());
        }
    }
}
