//! The battery that every game passes, whatever its rules.
//!
//! It knows nothing but the trait, so that games from outside can include this
//! file and pass it too.
#![allow(
    dead_code,
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic, and not every binary uses all of it"
)]

use std::{collections::BTreeSet, iter::successors};

use curio_rules::{Enumeration, Game, Turn, zobrist_key};

/// The positions of a random match: the start, and what each move leads to until the end.
pub fn random_match<G: Game>(start: G, seed: u64) -> impl Iterator<Item = G> {
    let mut numbers = (0..).map(move |ply| zobrist_key(seed, ply));
    successors(Some(start), move |position| {
        let moves = position.legal_moves();
        let number = numbers.next()?.checked_rem(moves.len() as u64)?;
        let mut next = position.clone();
        next.play(&moves[number as usize]).unwrap();
        Some(next)
    })
}

/// Walks through random games and checks everything at every position.
pub fn battery<G: Game>(options: &G::Options, games: u64, longest: u32) {
    battery_until::<G>(options, games, longest, false);
}

/// The same where random players may never come to an end: after `longest` moves
/// they resign, one after the other.
pub fn battery_until<G: Game>(options: &G::Options, games: u64, longest: u32, gives_up: bool) {
    assert_eq!(
        G::read_options(&G::write_options(options)).as_ref(),
        Ok(options),
        "options survive being written"
    );
    for seed in 0..games {
        let mut position = G::start(options);
        let mut before: Vec<G> = Vec::new();
        let mut played: Vec<G::Move> = Vec::new();
        let mut state = seed;
        while Game::turn(&position) != Turn::Over {
            let is_long = played.len() as u32 >= longest;
            assert!(!is_long || gives_up, "a random game ends");
            let moves = position.legal_moves();
            check_position(options, &position, &moves);
            state = zobrist_key(state, 0);
            let mv = if is_long {
                position.parse_move("resign").unwrap()
            } else {
                moves[(state % moves.len() as u64) as usize].clone()
            };
            before.push(position.clone());
            let changes = position.play(&mv).unwrap();
            assert!(!changes.is_empty(), "a move changes something");
            assert_ne!(before.last(), Some(&position));
            played.push(mv);
        }
        check_end(&position);
        // Undo is replay: every prefix leads where the game once was.
        let mut replayed = G::start(options);
        for (then, mv) in before.iter().zip(&played) {
            assert_eq!(&replayed, then);
            assert_eq!(Game::hash(&replayed), Game::hash(then));
            replayed.play(mv).unwrap();
        }
        assert_eq!(replayed, position);
    }
}

fn check_position<G: Game>(options: &G::Options, position: &G, moves: &[G::Move]) {
    assert!(Game::outcome(position).is_none());
    assert!(!moves.is_empty(), "who is to act can act: {position:?}");
    assert_eq!(
        Game::hash(position),
        position.recomputed_hash(),
        "{position:?}"
    );
    let text = Game::position_text(position);
    let read = G::parse_position(options, &text).unwrap();
    assert_eq!(&read, position, "{text}");
    assert_eq!(Game::hash(&read), Game::hash(position), "{text}");
    let mut texts = BTreeSet::new();
    for mv in moves {
        assert_eq!(position.check(mv), Ok(()), "{mv:?} in {text}");
        let written = position.move_text(mv);
        assert!(!written.contains(char::is_whitespace), "{written}");
        assert_eq!(position.parse_move(&written).as_ref(), Ok(mv), "{written}");
        assert!(
            texts.insert(written),
            "moves are listed once: {mv:?} in {text}"
        );
    }
    for retirement in ["resign", "timeout"] {
        let mv = position.parse_move(retirement).unwrap();
        assert!(!moves.contains(&mv));
        assert_eq!(position.check(&mv), Ok(()));
    }
    let score = Game::score(position);
    assert_eq!(score.totals.len(), Game::colours(position).len());
}

fn check_end<G: Game>(position: &G) {
    let outcome = Game::outcome(position).unwrap();
    assert!(!outcome.reason.is_empty() && !outcome.explanation.is_empty());
    assert!(position.legal_moves().is_empty());
    let mut untouched = position.clone();
    for retirement in ["resign", "timeout"] {
        let mv = position.parse_move(retirement).unwrap();
        assert!(
            untouched.play(&mv).is_err(),
            "a finished match refuses moves"
        );
    }
    assert_eq!(&untouched, position, "a refused move changes nothing");
    let text = Game::position_text(position);
    let read = G::parse_position(&position.options(), &text).unwrap();
    assert_eq!(Game::outcome(&read), Some(outcome), "{text}");
    assert_eq!(&read, position, "{text}");
}

/// Where every legal move is listed, a move is legal exactly if it is listed.
pub fn listed_is_legal<G: Game>(options: &G::Options, everything: &[&str], games: u64) {
    listed_is_legal_until::<G>(options, everything, games, usize::MAX);
}

/// The same for the first `longest` moves of each game.
pub fn listed_is_legal_until<G: Game>(
    options: &G::Options,
    everything: &[&str],
    games: u64,
    longest: usize,
) {
    assert_eq!(G::INFO.enumeration, Enumeration::Complete);
    for seed in 0..games {
        let goes_on = |position: &G| Game::turn(position) != Turn::Over;
        let positions = random_match(G::start(options), seed).take(longest);
        for position in positions.take_while(goes_on) {
            let moves = position.legal_moves();
            for text in everything {
                let mv = position.parse_move(text).unwrap();
                assert_eq!(moves.contains(&mv), position.check(&mv).is_ok(), "{text}");
                let mut tried = position.clone();
                if tried.play(&mv).is_err() {
                    assert_eq!(tried, position, "a refused move changes nothing");
                }
            }
        }
    }
}
