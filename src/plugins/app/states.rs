//! What the client shows: which screen is open, what lies over it, and which
//! game it is about. Drawing them is left to the interface.

use bevy::prelude::*;

/// The screen that is open.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Screen {
    /// The five games.
    #[default]
    Title,
    /// The page of a game: learn it, play it, watch it.
    Game,
    /// Players, board and options before a match.
    SetUp,
    /// The table: a match, a replay or a puzzle.
    Table,
    /// Saved matches.
    Library,
    /// The list of puzzles.
    Puzzles,
    /// The players, with ratings.
    Players,
    /// One player: matches, rating over time, head-to-head.
    Player,
    /// A screen that the chosen game brings of its own.
    Own,
    /// The big screen of an evening.
    Evening,
}

/// What the table is for. [`Session`](super::session::Session) knows how far that has come;
/// from [`Update`] on, both say the same.
#[derive(SubStates, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
#[source(Screen = Screen::Table | Screen::Game | Screen::Evening)]
pub enum Activity {
    /// A match is played.
    #[default]
    Play,
    /// A finished or loaded match is watched.
    Replay,
    /// Moves are tried out on a match that is watched; nothing of it is kept,
    /// and the way back leads to where the match was left.
    Trial,
    /// A composed position is to be solved.
    Puzzle,
    /// Something is learned.
    Lesson,
    /// A position is set up by hand.
    Edit,
    /// A match is shown on the page of its game or on the big screen of an evening: nobody acts,
    /// and there are no panels.
    Display,
}

/// What lies over the screen, if anything.
#[derive(States, Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Overlay {
    /// Nothing.
    #[default]
    None,
    /// The menu of the table: go on, restart, save, settings, leave.
    Menu,
    /// Settings.
    Settings,
    /// Rules and keys.
    Help,
    /// A question before something that is not easily taken back.
    Confirm(Question),
    /// The question whether another program may be started.
    RunProgram,
    /// The showcase asks a visitor to sit down.
    Invitation,
    /// The folders of the machine, to open a match.
    OpenFile,
    /// A film of the match.
    Export,
    /// A link that is the match.
    Share,
    /// The players and the clock of a match that begins in the middle of a replay.
    PlayOn,
    /// The code with which phones join the table.
    Phones,
    /// A night of games for people with phones.
    Evening,
}

/// Asks for something to be laid over the screen, or taken away.
#[derive(Message, Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum OverlayRequest {
    /// Lay this over the screen; [`OverlayRequest::Back`] leads back to what
    /// was there.
    Open(Overlay),
    /// Open it, or close it if it is open.
    Toggle(Overlay),
    /// Back to what lay there before.
    Back,
    /// Take everything away.
    Close,
}

/// The game that screens are about: chosen on the title screen.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq)]
pub struct ChosenGame(pub &'static str);

impl Default for ChosenGame {
    fn default() -> Self {
        Self("xafka")
    }
}

/// The game that is pointed at on the title screen, with the mouse or the keys: its things
/// on the table come forward.
#[derive(Resource, Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PointedGame(pub Option<&'static str>);

/// A question before something that is not easily taken back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Question {
    /// Resign?
    Resign,
    /// Ask for a hint, though the match is rated?
    Hint,
    /// Let the computer move, though the match is rated?
    ForMe,
    /// Take a move back, though the match is rated?
    Undo,
    /// Look at the analysis, though the match is rated?
    Analysis,
    /// Start again, though the match is not over?
    Restart,
}
