//! Matches for tests, in this crate and in those that stand on it.

#![expect(clippy::unwrap_used, reason = "a failing test should panic")]

use super::{Match, Seat, Terms};

/// Terms with these options. A seat is given by its kind, or by the name of a person.
pub fn terms(game: &str, seats: &[&str], options: &[(&str, &str)]) -> Terms {
    let seat = |who: &&str| who.parse().map_or_else(|_| Seat::human(*who), Seat::new);
    let mut terms = Terms::new(game, seats.iter().map(seat).collect());
    let options = options.iter();
    terms.options = options
        .map(|&(key, value)| (key.into(), value.into()))
        .collect();
    terms
}

/// A match on these terms, with these moves; `any` is the first that is legal.
pub fn played_on(terms: Terms, moves: &[&str]) -> Match {
    let mut game = Match::new(terms).unwrap();
    for mv in moves {
        let any = || game.position().legal_texts().swap_remove(0);
        let mv = if *mv == "any" {
            any()
        } else {
            (*mv).to_owned()
        };
        game.play(&mv, None).unwrap();
    }
    game
}

/// The same on the usual terms of a game.
pub fn played(game: &str, seats: &[&str], moves: &[&str]) -> Match {
    played_on(terms(game, seats, &[]), moves)
}
