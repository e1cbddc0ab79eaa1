//! The games whose matches have magnitudes and ratings, found by name.

use curio_rules::OptionValues;

use super::{
    Unrated,
    xima::{self, Printed},
};

/// What a rated game knows about its matches. Its score is a force in ximas.
pub(crate) struct RatedGame {
    /// The game, by its name in commands and records.
    pub id: &'static str,
    /// Whether matches with these options are rated, and if not, why.
    pub check_options: fn(&OptionValues) -> Result<(), Unrated>,
    /// What books print about some of its matches.
    pub printed: &'static [Printed],
}

/// All rated games.
const RATED_GAMES: [&RatedGame; 1] = [&xima::RATED_GAME];

/// The entry of a game; `None` for games without ratings.
pub(crate) fn rated_game(game: &str) -> Option<&'static RatedGame> {
    RATED_GAMES.into_iter().find(|rated| rated.id == game)
}

/// Whether matches of a game have magnitudes and its players a CIMAX.
#[must_use]
pub fn is_rated(game: &str) -> bool {
    rated_game(game).is_some()
}
