//! What a page may ask.

use curio_rules::OptionValues;
use serde::Deserialize;

/// A request: `{"do": "play", "mv": "d4"}`.
#[derive(Debug, Deserialize)]
#[cfg_attr(
    feature = "without_levels",
    expect(dead_code, reason = "what takes levels is refused unread")
)]
#[serde(tag = "do", rename_all = "lowercase")]
pub(crate) enum Request {
    /// Speak this language from now on, and say all that the page says. A page brings what is
    /// said in it, once.
    Language {
        code: String,
        #[serde(default)]
        words: Option<String>,
    },
    /// List the games.
    Games,
    /// Say on how many days in a row today’s puzzle was solved.
    Days { count: u32 },
    /// Begin a match.
    New(NewMatch),
    /// Open a link, a record or a list of moves.
    Open { text: String },
    /// List the matches of a game that come with the program.
    Shipped { game: String },
    /// Open a match that comes with the program, by its name.
    Watch { name: String },
    /// Tell the match again, in another language perhaps.
    Match,
    /// Tell the points of all positions.
    Course,
    /// Draw a position.
    Show(View),
    /// Draw a position of the rules: the words and the lines of a fenced block.
    Figure { words: String, body: String },
    /// Play a move after the last one.
    Play { mv: String },
    /// Take back all moves after the first `ply`.
    Cut { ply: usize },
    /// Put somebody else on a seat.
    Seat {
        seat: u8,
        kind: String,
        #[serde(default)]
        name: String,
    },
    /// Write the match as a record.
    Record,
    /// Choose a move as a level does.
    Think { level: u8 },
    /// Suggest a move.
    Hint,
    /// Go on with the review of the match.
    Review,
    /// List the lessons and puzzles of a game.
    Learn { game: String },
    /// Open a lesson or a puzzle by its name: `puzzle:xafka:which-light`, or `today` with the
    /// day, counted from 1 January 1970.
    Task {
        name: String,
        #[serde(default)]
        day: i32,
    },
    /// Judge a move in a lesson or a puzzle.
    Try { name: String, mv: String },
}

/// The terms of a new match.
#[derive(Debug, Deserialize)]
pub(crate) struct NewMatch {
    pub game: String,
    #[serde(default)]
    pub options: OptionValues,
    /// Under the options of a newcomer's first matches.
    #[serde(default)]
    pub first: bool,
    /// What chooses the moves of each seat; people where nothing is said.
    #[serde(default)]
    pub kinds: Vec<String>,
    #[serde(default)]
    pub names: Vec<String>,
    /// A number that nobody could know before.
    pub seed: u64,
    #[serde(default)]
    pub date: String,
}

/// How a position is to be drawn.
#[derive(Debug, Deserialize)]
pub(crate) struct View {
    /// The number of moves before it.
    pub ply: usize,
    /// Who sits at the near edge.
    #[serde(default)]
    pub from: u8,
    /// Whether its legal moves are drawn.
    #[serde(default)]
    pub moves: bool,
    /// Whether what can be played is left out that stands below the board of some games.
    #[serde(default)]
    pub plain: bool,
    /// A move that is suggested.
    #[serde(default)]
    pub hint: Option<String>,
}
