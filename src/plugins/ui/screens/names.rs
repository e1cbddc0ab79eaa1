//! What games are called on the screens.

use crate::rules::registry;

/// The name of a game as players read it.
pub(crate) fn game_name(id: &str) -> &str {
    registry::find(id).map_or(id, |entry| entry.name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn unknown_games_keep_their_name() {
        assert_eq!(game_name("xima"), "XIMA");
        assert_eq!(game_name("go"), "go");
    }
}
