//! Which of its two sets of pieces a game is played with.
//!
//! A game announces what its sets are called when its plugin is added; [`Settings`] keeps
//! those that were chosen, and whoever lays a table asks it.

use bevy::prelude::*;

use super::{Merge, Settings};
use crate::{
    client::{Dress, PieceSet},
    texts::Said,
};

/// What the sets of a game are called.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PieceNames {
    pub(crate) game: &'static str,
    pub(crate) carved: Said,
    pub(crate) plain: Said,
}

/// The names of the sets of all games.
#[derive(Resource, Clone, Debug, Default)]
pub(crate) struct PieceSets(Vec<PieceNames>);

impl PieceSets {
    /// Announces the sets of a game in an app.
    pub(crate) fn add(app: &mut App, names: PieceNames) {
        let mut sets = app.world_mut().get_resource_or_init::<Self>();
        sets.0.push(names);
    }

    /// What the sets of a game are called, if it has two.
    pub(crate) fn get(&self, game: &str) -> Option<&PieceNames> {
        self.0.iter().find(|names| names.game == game)
    }
}

impl Merge for PieceSet {}

impl Settings {
    /// The pieces that a game is played with.
    pub(crate) fn pieces(&self, game: &str) -> PieceSet {
        self.pieces.get(game).copied().unwrap_or_default()
    }

    /// What a match of a game is shown with.
    pub(crate) fn dress(&self, game: &str) -> Dress {
        Dress {
            table: self.table,
            pieces: self.pieces(game),
        }
    }

    /// Takes what a match of a game is to be shown with.
    pub(crate) fn wear(&mut self, dress: Dress, game: &str) {
        self.table = dress.table;
        self.pieces.insert(game.to_owned(), dress.pieces);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::client::TableStyle;

    #[test]
    fn each_game_remembers_its_pieces() {
        let mut settings = Settings::default();
        let dress = Dress {
            table: TableStyle::Studio,
            pieces: PieceSet::Plain,
        };
        settings.wear(dress, "xima");
        let text = ron::to_string(&settings).unwrap();
        let read: Settings = ron::from_str(&text).unwrap();
        assert_eq!(read.dress("xima"), dress);
        assert_eq!(read.pieces("xong"), PieceSet::Carved);
    }
}
