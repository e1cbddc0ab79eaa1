//! A match at once: against the level that is a fair opponent, on the board that
//! suits a newcomer; and what its result says of the player.

use bevy::prelude::*;

use crate::{
    engine::{Level, Opponent},
    plugins::app::{
        session::{Session, SessionFact},
        settings::{Me, OWNER, Played, Progress, Strength},
    },
    record::{Match, RecordError, Seat, SeatKind, Stakes, Terms, fresh_seed, stamp},
    rules::{OptionValues, Outcome, Player, registry},
};

/// After this many wins the usual board is laid rather than the newcomers'.
const WINS_TO_GROW: usize = 3;

/// A match against a fair opponent.
///
/// # Errors
/// When the game cannot be played.
pub(in crate::plugins::ui::screens) fn against_the_computer(
    game: &'static str,
    person: Seat,
    strength: &Strength,
) -> Result<Match, RecordError> {
    let computer = Seat::new(SeatKind::Opponent(Opponent::Level(strength.level())));
    let seats = if strength.begins() {
        vec![person, computer]
    } else {
        vec![computer, person]
    };
    open(game, seats, strength)
}

/// A match of two people at one table.
///
/// # Errors
/// When the game cannot be played.
pub(super) fn with_a_friend(
    game: &'static str,
    person: Seat,
    strength: &Strength,
) -> Result<Match, RecordError> {
    let seats = vec![person, Seat::new(SeatKind::Human)];
    open(game, seats, strength)
}

/// The options that suit how often a player has won.
pub(super) fn options(game: &str, strength: &Strength) -> OptionValues {
    if strength.wins() < WINS_TO_GROW {
        first_options(game)
    } else {
        OptionValues::new()
    }
}

fn open(game: &'static str, seats: Vec<Seat>, strength: &Strength) -> Result<Match, RecordError> {
    let mut terms = Terms {
        options: options(game, strength),
        ..Terms::new(game, seats)
    };
    // Being coached and taking moves back costs nobody a rating.
    terms.stakes = Stakes::Friendly;
    terms.seed = fresh_seed();
    stamp(&mut terms);
    Match::new(terms)
}

/// The options of a newcomer's matches.
fn first_options(game: &str) -> OptionValues {
    let entry = registry::find(game);
    let options = entry.map_or(&[][..], |entry| entry.first_options);
    let texts = options
        .iter()
        .map(|(key, value)| ((*key).to_owned(), (*value).to_owned()));
    texts.collect()
}

/// Notes which game somebody sits down to.
pub(super) fn note_game(
    mut facts: MessageReader<SessionFact>,
    session: If<Res<Session>>,
    mut progress: ResMut<Progress>,
) {
    let opened = facts.read().filter(|it| matches!(it, SessionFact::Opened));
    if opened.count() == 0 {
        return;
    }
    let terms = session.record().terms();
    let is_for_people = match session.is_played() {
        true => terms.seats.iter().any(|seat| seat.kind.is_human()),
        false => session.is_exercise(),
    };
    if is_for_people && progress.last_game != terms.game {
        progress.last_game.clone_from(&terms.game);
    }
}

/// Notes the result of a match between one person and one level.
pub(super) fn note_result(
    mut facts: MessageReader<SessionFact>,
    session: If<Res<Session>>,
    me: Me,
    mut progress: ResMut<Progress>,
) {
    let ended = facts.read().filter_map(|fact| match fact {
        SessionFact::Ended(outcome) => Some(outcome),
        _ => None,
    });
    let Some(outcome) = ended.last() else { return };
    if !session.is_played() {
        return;
    }
    let terms = session.record().terms();
    if session.position().is_practice() {
        return;
    }
    if let Some(mut played) = played_by(&terms.seats, |seat| me.has(seat), terms.stakes, outcome) {
        played.seed = Some(terms.seed);
        let of_game = progress.strength.entry(terms.game.clone()).or_default();
        let strength = of_game.entry(OWNER.to_owned()).or_default();
        strength.note(played);
    }
}

/// What a match says of a player: nothing unless one level was the only opponent, and nothing
/// good when there was help.
fn played_by(
    seats: &[Seat],
    is_person: impl Fn(&Seat) -> bool,
    stakes: Stakes,
    outcome: &Outcome,
) -> Option<Played> {
    let [one, other] = seats else { return None };
    let level = |seat: &Seat| match &seat.kind {
        SeatKind::Opponent(opponent) => opponent.level().map(|(level, _)| level),
        _ => None,
    };
    let (seat, level): (usize, Level) = match (level(one), level(other)) {
        (None, Some(level)) if is_person(one) => (0, level),
        (Some(level), None) if is_person(other) => (1, level),
        _ => return None,
    };
    let person = Player::all(2).nth(seat)?;
    let won = if outcome.winners.is_empty() || outcome.winners.len() > 1 {
        None
    } else {
        Some(outcome.winners.contains(person))
    };
    if stakes == Stakes::Assisted && won != Some(false) {
        return None;
    }
    Some(Played {
        level: level.number(),
        won,
        seed: None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::PlayerSet;

    fn outcome(winner: Option<Player>) -> Outcome {
        Outcome {
            winners: winner.map_or(PlayerSet::EMPTY, |it| PlayerSet::EMPTY.with(it)),
            reason: "test",
            explanation: String::new(),
        }
    }

    fn level(number: u8) -> Seat {
        let level = Level::try_from(number).unwrap();
        Seat::new(SeatKind::Opponent(Opponent::Level(level)))
    }

    #[test]
    fn every_game_can_be_played_at_once_on_a_board_for_newcomers_and_on_the_usual_one() {
        for entry in registry::games() {
            let new = Strength::default();
            let first = against_the_computer(entry.id, Seat::human("Ada"), &new).unwrap();
            assert_eq!(first.terms().seats[0].name, "Ada");
            let mut grown = Strength::default();
            for _ in 0..3 {
                let level = grown.level().number();
                grown.note(Played {
                    level,
                    won: Some(true),
                    seed: None,
                });
            }
            let later = against_the_computer(entry.id, Seat::human("Ada"), &grown).unwrap();
            assert_eq!(later.terms().seats[1].name, "Ada", "colours change");
            let usual = registry::start(entry.id, &OptionValues::new()).unwrap();
            assert_eq!(later.terms().options, usual.option_values());
            let small = !entry.first_options.is_empty();
            let is_usual = first.terms().options == usual.option_values();
            assert_eq!(is_usual, !small, "{}", entry.id);
            assert!(with_a_friend(entry.id, Seat::human("Ada"), &new).is_ok());
        }
    }

    #[test]
    fn only_a_match_against_one_level_says_something() {
        let [first, second] = [0, 1].map(|n| Player::all(2).nth(n).unwrap());
        let ada = Seat::human("Ada");
        let won = |seats: &[Seat], winner| {
            played_by(
                seats,
                |seat| seat.name == "Ada",
                Stakes::Rated,
                &outcome(winner),
            )
            .map(|it| (it.level, it.won))
        };
        let seats = [ada.clone(), level(3)];
        assert_eq!(won(&seats, Some(first)), Some((3, Some(true))));
        assert_eq!(won(&seats, Some(second)), Some((3, Some(false))));
        assert_eq!(won(&seats, None), Some((3, None)));
        let seats = [level(5), ada.clone()];
        assert_eq!(won(&seats, Some(second)), Some((5, Some(true))));
        let friends = [ada.clone(), Seat::human("Ben")];
        assert_eq!(won(&friends, Some(first)), None);
        let other = [Seat::human("Ben"), level(3)];
        assert_eq!(won(&other, Some(first)), None);
    }

    #[test]
    fn a_win_with_help_does_not_count() {
        let seats = [Seat::human("Ada"), level(3)];
        let [first, second] = [0, 1].map(|n| Player::all(2).nth(n).unwrap());
        let by = |winner| {
            played_by(
                &seats,
                |seat| seat.name == "Ada",
                Stakes::Assisted,
                &outcome(Some(winner)),
            )
        };
        assert_eq!(by(first), None);
        assert_eq!(by(second).map(|it| it.won), Some(Some(false)));
    }
}
