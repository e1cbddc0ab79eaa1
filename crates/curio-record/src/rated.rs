//! Whether a match is rated, and if not, why.

use curio_rules::{Colour, Game as _, OptionValues, Player, Retirement, xima::Xima};

use super::{Match, PlayerId, Stakes, Terms, texts};

/// Why a match is not rated, as a sentence for players.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Unrated {
    /// The game has no ratings.
    #[error("{}", texts::record_unrated_game())]
    Game,
    /// The players have agreed on a friendly match.
    #[error("{}", texts::record_unrated_friendly())]
    Friendly,
    /// Moves were undone, the computer helped, or a seat changed hands.
    #[error("{}", texts::record_unrated_assisted())]
    Assisted,
    /// It was played with dice.
    #[error("{}", texts::record_unrated_dice())]
    Dice,
    /// It was played in pairs.
    #[error("{}", texts::record_unrated_pairs())]
    Pairs,
    /// It did not start from the usual position.
    #[error("{}", texts::record_unrated_position())]
    Position,
    /// A player has no name that identifies a person.
    #[error("{}", texts::record_unrated_nameless(.0.name()))]
    Nameless(Colour),
    /// The strength of an opponent depends on the machine or on chance.
    #[error("{}", texts::record_unrated_unsteady(.0))]
    Unsteady(String),
    /// A player has several seats.
    #[error("{}", texts::record_unrated_twice(.0))]
    Twice(String),
    /// All players are opponents of this program.
    #[error("{}", texts::record_unrated_no_person())]
    NoPerson,
    /// A player has not had a turn.
    #[error("{}", texts::record_unrated_too_short())]
    TooShort,
    /// There is not exactly one winner.
    #[error("{}", texts::record_unrated_no_winner())]
    NoWinner,
}

/// Whether matches of a game have magnitudes and its players a CIMAX.
pub fn is_rated(game: &str) -> bool {
    game == Xima::INFO.id
}

/// Checks whether a match can be rated on its terms, however it ends.
///
/// # Errors
/// The reason if it cannot.
pub fn check_rated_terms(game: &Match) -> Result<(), Unrated> {
    check_players(game.terms(), game.position().colours())
}

fn check_players(terms: &Terms, colours: &[Colour]) -> Result<(), Unrated> {
    if !is_rated(&terms.game) {
        return Err(Unrated::Game);
    }
    match terms.stakes {
        Stakes::Rated => {}
        Stakes::Friendly => return Err(Unrated::Friendly),
        Stakes::Assisted => return Err(Unrated::Assisted),
    }
    check_options(&terms.options)?;
    if terms.start.is_some() {
        return Err(Unrated::Position);
    }
    let mut seen: Vec<PlayerId> = Vec::new();
    for (seat, colour) in terms.seats.iter().zip(colours) {
        let id = PlayerId::from_seat(seat).ok_or(Unrated::Nameless(*colour))?;
        if !id.can_be_rated() {
            return Err(Unrated::Unsteady(seat.name.clone()));
        }
        if seen.contains(&id) {
            return Err(Unrated::Twice(seat.name.clone()));
        }
        seen.push(id);
    }
    if !seen.iter().any(PlayerId::is_person) {
        return Err(Unrated::NoPerson);
    }
    Ok(())
}

/// Checks whether a finished match is rated.
///
/// # Errors
/// The reason if it is not.
pub fn check_rated(game: &Match) -> Result<(), Unrated> {
    check_rated_terms(game)?;
    if game.plies().iter().any(|ply| ply.by.is_none()) {
        return Err(Unrated::Dice);
    }
    let has_moved = |player: Player| {
        let own = game.plies().iter().filter(|ply| ply.by == Some(player));
        own.into_iter()
            .any(|ply| Retirement::from_text(&ply.mv).is_none())
    };
    if !Player::all(game.seats().len() as u8).all(has_moved) {
        return Err(Unrated::TooShort);
    }
    match game.outcome() {
        Some(outcome) if outcome.winners.len() == 1 => Ok(()),
        _ => Err(Unrated::NoWinner),
    }
}

/// Only sport mode, where all players play for themselves, is rated.
fn check_options(options: &OptionValues) -> Result<(), Unrated> {
    let is_set = |key: &str| options.get(key).is_some_and(|value| value != "none");
    if is_set("dice") {
        return Err(Unrated::Dice);
    }
    if is_set("teams") {
        return Err(Unrated::Pairs);
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Seat;

    const COLOURS: [Colour; 2] = [Colour::Red, Colour::Blue];

    fn seat(name: &str, kind: &str) -> Seat {
        Seat {
            name: name.to_owned(),
            kind: kind.parse().unwrap(),
            person: None,
        }
    }

    fn terms(seats: [(&str, &str); 2]) -> Terms {
        Terms::new("xima", seats.map(|(name, kind)| seat(name, kind)).to_vec())
    }

    fn reason(seats: [(&str, &str); 2]) -> Option<Unrated> {
        check_players(&terms(seats), &COLOURS).err()
    }

    #[test]
    fn people_and_levels_are_rated() {
        assert_eq!(reason([("Ann", "human"), ("Ben", "human")]), None);
        assert_eq!(reason([("Level 3", "level:3"), ("Ben", "human")]), None);
    }

    #[test]
    fn unrated_matches_have_a_reason() {
        let cases = [
            (
                [("Ann", "human"), ("Guest", "human")],
                Unrated::Nameless(Colour::Blue),
            ),
            (
                [("Red", "human"), ("Ann", "human")],
                Unrated::Nameless(Colour::Red),
            ),
            (
                [("Ann", "human"), ("ann", "human")],
                Unrated::Twice("ann".to_owned()),
            ),
            (
                [("Ann", "human"), ("Random", "random")],
                Unrated::Unsteady("Random".to_owned()),
            ),
            (
                [("Ann", "human"), ("Unlimited, 0.5 s", "time:500ms")],
                Unrated::Unsteady("Unlimited, 0.5 s".to_owned()),
            ),
            (
                [("Level 3", "level:3"), ("Level 4", "level:4")],
                Unrated::NoPerson,
            ),
        ];
        for (seats, why) in cases {
            assert_eq!(reason(seats), Some(why));
        }
        let usual = terms([("Ann", "human"), ("Ben", "human")]);
        let reason_after = |change: fn(&mut Terms)| {
            let mut terms = usual.clone();
            change(&mut terms);
            check_players(&terms, &COLOURS).unwrap_err()
        };
        assert_eq!(
            reason_after(|it| it.game = "xafka".to_owned()),
            Unrated::Game
        );
        assert_eq!(
            reason_after(|it| it.stakes = Stakes::Friendly),
            Unrated::Friendly
        );
        assert_eq!(
            reason_after(|it| it.stakes = Stakes::Assisted),
            Unrated::Assisted
        );
        assert_eq!(
            reason_after(|it| it.start = Some("-".to_owned())),
            Unrated::Position
        );
        for (key, value, why) in [
            ("dice", "scienluck", Unrated::Dice),
            ("teams", "pairs", Unrated::Pairs),
        ] {
            let mut terms = usual.clone();
            terms.options.insert(key.to_owned(), value.to_owned());
            assert_eq!(check_players(&terms, &COLOURS), Err(why));
        }
    }
}
