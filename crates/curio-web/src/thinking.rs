//! Moves of levels, and hints: the same as the native program's for the same match.

use curio_engine::Level;
#[cfg(not(feature = "without_levels"))]
use curio_engine::{CancelToken, MoveContext, Opponent, choose, suggestion, thinker};
use curio_record::Match;
use serde_json::Value;

use super::{Refusal, texts};

/// The highest level that answers within two seconds on a telephone four times slower than a
/// desk computer, by game.
const HIGHEST: [(&str, u8); 5] = [
    ("xima", 6),
    ("xafka", 7),
    ("mathematichess", 8),
    ("xong", 8),
    ("chimple", 8),
];

/// The levels that are offered for a game, with their names.
pub(crate) fn levels(id: &str) -> Vec<(u8, &'static str)> {
    let known = HIGHEST.iter().find(|(game, _)| *game == id);
    let highest = known.map_or(4, |(_, level)| *level);
    let all = Level::all().take_while(|level| level.number() <= highest);
    all.map(|level| (level.number(), level.name())).collect()
}

/// The move of a level after the last move.
#[cfg(not(feature = "without_levels"))]
pub(crate) fn level(game: &Match, number: u8) -> Result<Value, Refusal> {
    let level = Level::try_from(number).map_err(|error| error.to_string())?;
    let mut thinker = thinker(&game.terms().game).ok_or_else(nothing)?;
    let at = MoveContext::new(game.terms().seed, game.len());
    let (who, never) = (Opponent::Level(level), CancelToken::default());
    let chosen = choose(
        &mut *thinker,
        game.position(),
        &who,
        at,
        &never,
        &mut |_| {},
    );
    Ok(serde_json::json!({ "mv": chosen.ok_or_else(nothing)?.mv }))
}

/// A move for the player to move, and what it does.
#[cfg(not(feature = "without_levels"))]
pub(crate) fn hint(game: &Match) -> Result<Value, Refusal> {
    let mut thinker = thinker(&game.terms().game).ok_or_else(nothing)?;
    let position = game.position();
    let found = suggestion(&mut *thinker, position, &CancelToken::default());
    let found = found.ok_or_else(nothing)?;
    let mv = curio_page::move_in_words(position, &found.mv);
    let words = texts::hint(&mv, &found.reason());
    Ok(serde_json::json!({ "mv": found.mv, "words": words, "places": found.places }))
}

/// Where the program was built without levels, another one is to be asked.
#[cfg(feature = "without_levels")]
pub(crate) fn level(_: &Match, _: u8) -> Result<Value, Refusal> {
    Err(nothing())
}

/// As for levels.
#[cfg(feature = "without_levels")]
pub(crate) fn hint(_: &Match) -> Result<Value, Refusal> {
    Err(nothing())
}

fn nothing() -> Refusal {
    texts::nothing_to_think().to_owned()
}
