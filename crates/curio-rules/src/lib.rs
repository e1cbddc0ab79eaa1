#![doc = include_str!("../README.md")]
//!
//! [`Game`] is what each game implements; [`AnyGame`] is the same thing behind
//! a pointer and in texts, for everything that serves all games alike (records,
//! the command line, the session of the client). [`registry`] is the one list
//! of games.
//!
//! Opponents and windows are the business of the layers above.

mod achievements;
mod any;
mod change_log;
pub mod chimple;
mod compose;
mod game;
mod lead;
pub mod mathematichess;
mod options;
mod outcome;
mod parts;
mod perft;
mod played;
mod player;
pub mod registry;
mod score;
mod sets;
mod sorted;
pub mod squares;
mod text;
pub mod texts;
pub mod xafka;
pub mod xima;
pub mod xong;
mod zobrist;

pub use achievements::{Achievement, Test, achieved, achievements};
pub use any::{AnyGame, MoveError};
pub use compose::Composer;
pub use game::{Enumeration, Game, GameInfo, ParseError, Turn};
pub use lead::Lead;
pub use options::{
    GameOptions, OptionError, OptionKind, OptionSpec, OptionValues, Said, check_names,
};
pub use outcome::{Outcome, Retirement, in_english};
pub use parts::{Brush, ComposeError, Dial, Parts};
pub use perft::{LONGEST_PERFT, divide, perft, perft_while};
pub use played::{AnyPlayedMove, PlayedMove, RequestedMove, WrittenMove};
pub use player::{Colour, Player, PlayerSet};
pub use score::{Explanation, Points, Score};
pub use sets::{IndexSet, Members, Numbered};
pub use text::{excerpt, is_instruction, printable};
pub use zobrist::zobrist_key;
