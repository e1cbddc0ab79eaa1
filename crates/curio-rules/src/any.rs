//! A position of any game behind a pointer, with moves as texts.

use core::{any::Any, fmt};
use std::sync::Arc;

use super::{
    AnyPlayedMove, Colour, Game, GameInfo, GameOptions as _, Lead, OptionSpec, OptionValues,
    Outcome, ParseError, Parts, Player, PlayerSet, RequestedMove, Score, Turn, WrittenMove,
    excerpt, perft, perft_while, played, texts,
};

/// A move that could not be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// The text is no move of the game.
    #[error(transparent)]
    Unreadable(#[from] ParseError),
    /// The rules forbid the move.
    #[error("{}", texts::refusal_illegal(&excerpt(text), reason))]
    Illegal {
        /// The move as the game writes it.
        text: String,
        /// The rule that forbids it, as a sentence.
        reason: String,
    },
}

/// A position of some game, for code that serves all games alike.
///
/// Implemented for every [`Game`]; what is said there holds here. Where the
/// game is known, [`AnyGame::as_any`] leads back to its own type.
pub trait AnyGame: fmt::Debug + Send + Sync {
    /// Name and nature of the game.
    fn info(&self) -> GameInfo;
    /// The options that a match may be given.
    fn option_specs(&self) -> &'static [OptionSpec];
    /// Whether an option makes a difference under the others of this match.
    fn option_matters(&self, key: &str) -> bool;
    /// Whether winning this match says nothing of how strong the loser is.
    fn is_practice(&self) -> bool;
    /// All options of this match as texts.
    fn option_values(&self) -> OptionValues;
    /// The colours of the players in seat order.
    fn colours(&self) -> &'static [Colour];
    /// A player together with everybody who wins and loses with them.
    fn side(&self, player: Player) -> PlayerSet;
    /// Whose action the position waits for.
    fn turn(&self) -> Turn;
    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;
    /// The score as it stands, for the players to read.
    fn score(&self) -> Score;
    /// How the players stand against each other, by the aim of the game.
    fn lead(&self) -> Option<Lead>;
    /// The legal moves as texts.
    fn legal_texts(&self) -> Vec<String>;
    /// The canonical text of a move, if it is legal.
    ///
    /// # Errors
    /// When it is no move of the game, or the rules forbid it.
    fn check_move(&self, mv: &RequestedMove) -> Result<String, MoveError> {
        self.legal_move(mv).map(|legal| legal.text)
    }
    /// Like [`AnyGame::check_move`], for a move given as text.
    ///
    /// # Errors
    /// When the text is no move, or the rules forbid it.
    fn check_text(&self, text: &str) -> Result<String, MoveError> {
        self.check_move(&text.into())
    }
    /// A legal move with its canonical text, in the types of the game: nobody has to read it
    /// again.
    ///
    /// # Errors
    /// When it is no move of the game, or the rules forbid it.
    fn legal_move(&self, mv: &RequestedMove) -> Result<WrittenMove, MoveError>;
    /// The canonical text of every move that a text may mean, the likeliest
    /// first; none when it is no move.
    fn readings(&self, text: &str) -> Vec<String>;
    /// A readable move in the game's short form; the text itself where it is no
    /// move.
    fn short_text(&self, text: &str) -> String;
    /// Plays a move given as text and returns its canonical text.
    ///
    /// # Errors
    /// When the text is no move, or the rules forbid it; nothing is changed.
    fn play_text(&mut self, text: &str) -> Result<String, MoveError>;
    /// A move played in this position, which stays as it is.
    ///
    /// # Errors
    /// When it is no move of the game, or the rules forbid it.
    fn played_move(&self, mv: &RequestedMove) -> Result<Arc<dyn AnyPlayedMove>, MoveError>;
    /// Like [`AnyGame::played_move`], for a move given as text.
    ///
    /// # Errors
    /// When the text is no move, or the rules forbid it.
    fn played(&self, text: &str) -> Result<Arc<dyn AnyPlayedMove>, MoveError> {
        self.played_move(&text.into())
    }
    /// While the turn is chance's: each event with its weight.
    fn chance_texts(&self) -> Vec<(String, u32)>;
    /// A hash of the position, the same on every machine.
    fn hash(&self) -> u64;
    /// The position as one line of text.
    fn position_text(&self) -> String;
    /// The position taken apart, to be set up by hand, where the game has a use for
    /// that.
    fn parts(&self) -> Option<Box<dyn Parts>>;
    /// The position drawn with characters.
    fn diagram(&self) -> String;
    /// The number of sequences of `depth` moves.
    fn perft(&self, depth: u32) -> u64;
    /// Like [`AnyGame::perft`]; `None` as soon as `goes_on` says no.
    fn perft_while(&self, depth: u32, goes_on: &dyn Fn() -> bool) -> Option<u64>;
    /// The position before the first move, under the same options.
    fn restarted(&self) -> Box<dyn AnyGame>;
    /// A copy.
    fn boxed_clone(&self) -> Box<dyn AnyGame>;
    /// The position as its own type.
    fn as_any(&self) -> &dyn Any;
}

impl<G: Game> AnyGame for G {
    fn info(&self) -> GameInfo {
        G::INFO
    }

    fn option_specs(&self) -> &'static [OptionSpec] {
        G::option_specs()
    }

    fn option_matters(&self, key: &str) -> bool {
        self.options().matters(key)
    }

    fn is_practice(&self) -> bool {
        self.options().is_practice()
    }

    fn option_values(&self) -> OptionValues {
        self.options().write()
    }

    fn colours(&self) -> &'static [Colour] {
        Game::colours(self)
    }

    fn side(&self, player: Player) -> PlayerSet {
        Game::side(self, player)
    }

    fn turn(&self) -> Turn {
        Game::turn(self)
    }

    fn outcome(&self) -> Option<Outcome> {
        Game::outcome(self)
    }

    fn score(&self) -> Score {
        Game::score(self)
    }

    fn lead(&self) -> Option<Lead> {
        Game::lead(self)
    }

    fn legal_texts(&self) -> Vec<String> {
        self.legal_moves()
            .iter()
            .map(|mv| self.move_text(mv))
            .collect()
    }

    fn legal_move(&self, mv: &RequestedMove) -> Result<WrittenMove, MoveError> {
        let mv = mv.in_types_of(self)?;
        match self.check(&mv) {
            Ok(()) => Ok(WrittenMove::new(self, mv.into_owned())),
            Err(refusal) => Err(MoveError::Illegal {
                text: self.move_text(&mv),
                reason: refusal.to_string(),
            }),
        }
    }

    fn readings(&self, text: &str) -> Vec<String> {
        let found = Game::readings(self, text).unwrap_or_default();
        found.iter().map(|mv| self.move_text(mv)).collect()
    }

    fn short_text(&self, text: &str) -> String {
        match self.parse_move(text) {
            Ok(mv) => Game::short_text(self, &mv),
            Err(_) => text.to_owned(),
        }
    }

    fn play_text(&mut self, text: &str) -> Result<String, MoveError> {
        let mv = self.parse_move(text)?;
        let canonical = self.move_text(&mv);
        match self.play(&mv) {
            Ok(_) => Ok(canonical),
            Err(refusal) => Err(MoveError::Illegal {
                text: canonical,
                reason: refusal.to_string(),
            }),
        }
    }

    fn played_move(&self, mv: &RequestedMove) -> Result<Arc<dyn AnyPlayedMove>, MoveError> {
        played::played(self, mv)
    }

    fn chance_texts(&self) -> Vec<(String, u32)> {
        self.chances()
            .iter()
            .map(|(mv, weight)| (self.move_text(mv), *weight))
            .collect()
    }

    fn hash(&self) -> u64 {
        Game::hash(self)
    }

    fn position_text(&self) -> String {
        Game::position_text(self)
    }

    fn parts(&self) -> Option<Box<dyn Parts>> {
        Game::parts(self)
    }

    fn diagram(&self) -> String {
        Game::diagram(self)
    }

    fn perft(&self, depth: u32) -> u64 {
        perft(self, depth)
    }

    fn perft_while(&self, depth: u32, goes_on: &dyn Fn() -> bool) -> Option<u64> {
        perft_while(self, depth, goes_on)
    }

    fn restarted(&self) -> Box<dyn AnyGame> {
        Box::new(G::start(&self.options()))
    }

    fn boxed_clone(&self) -> Box<dyn AnyGame> {
        Box::new(self.clone())
    }

    fn as_any(&self) -> &dyn Any {
        self
    }
}

impl Clone for Box<dyn AnyGame> {
    fn clone(&self) -> Self {
        self.as_ref().boxed_clone()
    }
}
