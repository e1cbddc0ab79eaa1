//! The trait that each game implements.

use core::{error::Error, fmt, hash::Hash};

use super::{
    Colour, GameOptions, Lead, OptionError, OptionSpec, OptionValues, Outcome, Parts, PlayedMove,
    Player, PlayerSet, Score, excerpt, texts,
};

/// What is known of a game before a match.
#[derive(Clone, Copy, Debug)]
pub struct GameInfo {
    /// The name in commands and records, in lower case.
    pub id: &'static str,
    /// The name as players read it.
    pub name: &'static str,
    /// Counted up when a change of the rules would replay an old record differently.
    pub rules_version: u32,
    /// Whether [`Game::legal_moves`] lists all moves.
    pub enumeration: Enumeration,
    /// The texts of the moves that leave the board as it is: offers, and answers to them.
    pub talk: &'static [&'static str],
    /// What stands in the text of each move that only sets up the board, and of no other;
    /// nothing where the board is set from the start.
    pub sets_up: Option<&'static str>,
    /// How many plies a turn has that is played whole.
    pub turn_plies: u32,
}

impl GameInfo {
    /// A game whose moves are all listed, alternate, and change the board, in its first version.
    pub const fn new(id: &'static str, name: &'static str) -> Self {
        Self {
            id,
            name,
            rules_version: 1,
            enumeration: Enumeration::Complete,
            talk: &[],
            sets_up: None,
            turn_plies: 1,
        }
    }

    /// Whether a move only makes an offer or answers one.
    pub fn is_talk(&self, text: &str) -> bool {
        self.talk.contains(&text)
    }

    /// Whether a move only sets up the board on which the game then begins.
    pub fn is_setting_up(&self, text: &str) -> bool {
        self.sets_up.is_some_and(|sign| text.contains(sign))
    }

    /// How many moves whoever wins makes in this many plies up to the end of a match of two, as
    /// everything that players read counts them.
    pub const fn moves(&self, plies: u32) -> u32 {
        plies.div_ceil(2 * self.turn_plies)
    }
}

/// Whether the legal moves of a game can be listed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Enumeration {
    /// [`Game::legal_moves`] lists every legal move.
    Complete,
    /// There may be more legal moves than [`Game::legal_moves`] lists: it gives
    /// candidates, and [`Game::check`] decides.
    Candidates,
}

/// Whose action a position waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Turn {
    /// A player's. The same player may act more than once in a row, where a
    /// turn has several parts.
    Player(Player),
    /// Nobody's: a roll of dice or the like decides, by [`Game::chances`].
    Chance,
    /// The game is over.
    Over,
}

/// A text that cannot be read.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{}", texts::read_error(&excerpt(text), &excerpt(reason)))]
pub struct ParseError {
    /// The text.
    pub text: String,
    /// What is wrong with it.
    pub reason: String,
}

impl ParseError {
    /// An error about `text`.
    pub fn new(text: impl Into<String>, reason: impl Into<String>) -> Self {
        Self {
            text: text.into(),
            reason: reason.into(),
        }
    }
}

/// A position of a game, with the rules that apply to it.
///
/// A position is a value: copying it is cheap, and the copy is the way to look
/// ahead or to take back. Two positions are equal when the same moves lead to
/// the same results from them.
///
/// Each implementation passes the contract battery in `crates/curio-rules/tests/rules/contract.rs`.
pub trait Game: Clone + Eq + fmt::Debug + Send + Sync + 'static {
    /// What was agreed before the match.
    type Options: GameOptions;
    /// A move, `resign` and `timeout` included.
    type Move: Clone + Eq + Hash + Ord + fmt::Debug + Send + Sync + 'static;
    /// One thing that a move changed on the table, in the order it happens.
    type Change: Clone + Eq + fmt::Debug + Send + Sync + 'static;
    /// Why a move is not legal, told in the terms of the rules.
    type Refusal: Error + Clone + Eq + Send + Sync + 'static;

    /// Name and nature of the game.
    const INFO: GameInfo;

    /// The options that a match may be given.
    fn option_specs() -> &'static [OptionSpec] {
        Self::Options::SPECS
    }

    /// Reads options from texts; what is not named has its default.
    ///
    /// # Errors
    /// As [`GameOptions::read`].
    fn read_options(values: &OptionValues) -> Result<Self::Options, OptionError> {
        Self::Options::read(values)
    }

    /// All options as texts.
    fn write_options(options: &Self::Options) -> OptionValues {
        options.write()
    }

    /// The position before the first move.
    fn start(options: &Self::Options) -> Self;

    /// The options under which this position is played.
    fn options(&self) -> Self::Options;

    /// The colours of the players in seat order.
    fn colours(&self) -> &'static [Colour];

    /// A player together with everybody who wins and loses with them.
    fn side(&self, player: Player) -> PlayerSet {
        PlayerSet::only(player)
    }

    /// Whose action the position waits for.
    fn turn(&self) -> Turn;

    /// How the game ended, if it has.
    fn outcome(&self) -> Option<Outcome>;

    /// The score as it stands, for the players to read.
    fn score(&self) -> Score;

    /// How the players stand against each other, by the aim of the game; `None` before
    /// there is anything to compare.
    fn lead(&self) -> Option<Lead> {
        Lead::by_score(self)
    }

    /// What a move did, after the name of the player and without coordinates: "slid 3
    /// hexagons". Nothing where the notation says it.
    fn narration(played: &PlayedMove<Self>) -> Option<String> {
        let _ = played;
        None
    }

    /// The legal moves, in an order that is the same everywhere; without
    /// `resign` and `timeout`. Empty when the game is over.
    fn legal_moves(&self) -> Vec<Self::Move>;

    /// Whether a move is legal.
    ///
    /// # Errors
    /// The rule that forbids it.
    fn check(&self, mv: &Self::Move) -> Result<(), Self::Refusal>;

    /// Plays a move and returns what it changed.
    ///
    /// # Errors
    /// The rule that forbids the move; the position is then unchanged.
    fn play(&mut self, mv: &Self::Move) -> Result<Vec<Self::Change>, Self::Refusal>;

    /// While [`Turn::Chance`]: each possible event as a move, with its weight.
    fn chances(&self) -> Vec<(Self::Move, u32)> {
        Vec::new()
    }

    /// A hash of all that equality compares, the same on every machine.
    fn hash(&self) -> u64;

    /// The hash computed afresh; equal to [`Game::hash`], which may be kept up
    /// to date move by move.
    fn recomputed_hash(&self) -> u64;

    /// A move as text, without blanks.
    fn move_text(&self, mv: &Self::Move) -> String;

    /// A move in the short form that players of the game write, where there is
    /// one: it may need the position to be understood.
    fn short_text(&self, mv: &Self::Move) -> String {
        self.move_text(mv)
    }

    /// The text of a move as it is read: in the letters of the language, where notation has
    /// others.
    fn shown(text: &str) -> String {
        text.to_owned()
    }

    /// Reads a move, in the canonical or in a lenient form. The move need not
    /// be legal.
    ///
    /// # Errors
    /// When the text is no move of this game.
    fn parse_move(&self, text: &str) -> Result<Self::Move, ParseError>;

    /// Every move that a text may mean, the likeliest first, where a game has a
    /// short notation that does not always tell moves apart.
    ///
    /// # Errors
    /// When the text is no move of this game.
    fn readings(&self, text: &str) -> Result<Vec<Self::Move>, ParseError> {
        Ok(vec![self.parse_move(text)?])
    }

    /// The position as one line of text.
    fn position_text(&self) -> String;

    /// Reads a position under the given options.
    ///
    /// # Errors
    /// When the text is none, or the position could not be played on.
    fn parse_position(options: &Self::Options, text: &str) -> Result<Self, ParseError>;

    /// The position taken apart, to be set up by hand; nothing where a game has no
    /// use for that.
    fn parts(&self) -> Option<Box<dyn Parts>> {
        None
    }

    /// The position drawn with characters, several lines.
    fn diagram(&self) -> String;
}
