//! What keys can ask for, in the words of the help and the settings.

use serde::{Deserialize, Serialize};

use crate::texts;

/// Something that a key asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
pub enum Action {
    /// Rules and keys.
    Help,
    /// Menu, or one step back.
    Back,
    /// Full screen or window.
    Fullscreen,
    /// Picture of the window.
    Screenshot,
    /// Sound on or off.
    Mute,
    /// Undo.
    Undo,
    /// Redo.
    Redo,
    /// Ask for a hint.
    Hint,
    /// Let the computer make this move.
    Calc,
    /// Let the computer begin in one's place.
    SwapSides,
    /// Stop clocks and opponents, or let them go on.
    Pause,
    /// Save the match.
    Save,
    /// Restart.
    Restart,
    /// Resign.
    Resign,
    /// Undo everything after the position shown, and play on.
    PlayFromHere,
    /// Try moves out on a match that is watched, or go back to it.
    TryOut,
    /// Guess the next move of a match that is watched.
    Guess,
    /// Share the match as a link.
    Link,
    /// Copy the match as text.
    Share,
    /// Make a film of the match.
    Export,
    /// Open a match from a file.
    Open,
    /// One move back, or board cursor to the left.
    Left,
    /// One move on, or board cursor to the right.
    Right,
    /// Board cursor upwards.
    Up,
    /// Board cursor downwards.
    Down,
    /// To the first position.
    First,
    /// To the last position.
    Last,
    /// To the next comment or turning point.
    NextRemark,
    /// To the comment or turning point before.
    PreviousRemark,
    /// Replay by itself, or stop.
    PlayPause,
    /// Replay faster.
    Faster,
    /// Replay slower.
    Slower,
    /// Board cursor to the next possible move.
    CursorNext,
    /// Board cursor to the possible move before.
    CursorPrevious,
    /// Play where the board cursor is.
    Choose,
    /// Turn the piece in hand to the right.
    TurnRight,
    /// Turn the piece in hand to the left.
    TurnLeft,
    /// Turn the piece in hand over.
    TurnOver,
    /// Clear what is being built.
    Clear,
    /// Hand over what has been built.
    HandOver,
    /// To the buttons around the table, and back.
    Panels,
    /// Take the kind of value 1 from the tray.
    Choice1,
    /// Take the kind of value 2 from the tray.
    Choice2,
    /// Take the kind of value 3 from the tray.
    Choice3,
    /// Take the kind of value 4 from the tray.
    Choice4,
    /// Take the kind of value 5 from the tray.
    Choice5,
    /// Take the kind of value 6 from the tray.
    Choice6,
    /// Take the kind of value 7 from the tray.
    Choice7,
    /// Take the kind of value 8 from the tray.
    Choice8,
    /// Take the kind of value 9 from the tray.
    Choice9,
    /// The game's special tool: the Terminator.
    Special,
    /// What helps at the table of this game: Easy, on or off.
    #[serde(alias = "ReachDots")]
    PlayAid,
    /// Coordinates on or off.
    Coordinates,
    /// Analysis on or off.
    Analysis,
    /// List of moves on or off.
    Moves,
    /// Say what has happened last.
    SayLastMove,
    /// Say how the players stand.
    SayScore,
    /// Say what time is left.
    SayClocks,
    /// Say what may be chosen from here.
    SayMoves,
    /// View from the other side.
    Flip,
    /// Next camera view.
    Camera,
    /// Fit the whole board.
    Fit,
    /// The camera goes to where something happens, or stays.
    Follow,
    /// Zoom in.
    ZoomIn,
    /// Zoom out.
    ZoomOut,
}

/// The section of the key lists that an action belongs to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Group {
    /// Works on every screen.
    General,
    /// About the match.
    Match,
    /// Stepping through the moves of a match.
    Moves,
    /// Playing with the keyboard.
    Keyboard,
    /// What is on view.
    View,
}

impl Group {
    /// All groups in the order they are shown.
    pub(crate) const ALL: [Self; 5] = [
        Self::General,
        Self::Match,
        Self::Moves,
        Self::Keyboard,
        Self::View,
    ];

    /// The name as players read it.
    pub(crate) fn title(self) -> &'static str {
        match self {
            Self::General => texts::app_group_general(),
            Self::Match => texts::app_group_match(),
            Self::Moves => texts::app_group_moves(),
            Self::Keyboard => texts::app_group_keyboard(),
            Self::View => texts::app_group_view(),
        }
    }
}

/// An action with its title and its default keys.
struct Entry(Action, Group, fn() -> &'static str, &'static [&'static str]);

/// All actions in the order they are shown.
const ENTRIES: [Entry; 65] = {
    use Action as A;
    use Group as G;
    [
        Entry(A::Help, G::General, texts::app_action_help, &["F1"]),
        Entry(A::Back, G::General, texts::app_action_back, &["Esc"]),
        Entry(
            A::Fullscreen,
            G::General,
            texts::app_action_full_screen,
            &["F11", "Alt+Enter"],
        ),
        Entry(
            A::Screenshot,
            G::General,
            texts::app_action_screenshot,
            &["F12"],
        ),
        Entry(A::Mute, G::General, texts::app_action_mute, &["Ctrl+M"]),
        Entry(A::Open, G::General, texts::app_action_open, &["Ctrl+O"]),
        Entry(A::Undo, G::Match, texts::app_action_undo, &["Ctrl+Z"]),
        Entry(
            A::Redo,
            G::Match,
            texts::app_action_redo,
            &["Ctrl+Shift+Z", "Ctrl+Y"],
        ),
        Entry(A::Hint, G::Match, texts::app_action_hint, &["H"]),
        Entry(A::Calc, G::Match, texts::app_action_calc, &["G"]),
        Entry(A::SwapSides, G::Match, texts::tools_swap, &["Ctrl+G"]),
        Entry(A::Pause, G::Match, texts::app_action_pause, &["P"]),
        Entry(A::Save, G::Match, texts::app_action_save, &["Ctrl+S"]),
        Entry(A::Restart, G::Match, texts::app_action_restart, &["Ctrl+R"]),
        Entry(
            A::Resign,
            G::Match,
            texts::app_action_resign,
            &["Ctrl+Shift+R"],
        ),
        Entry(
            A::PlayFromHere,
            G::Match,
            texts::app_action_play_on,
            &["Ctrl+P"],
        ),
        Entry(A::TryOut, G::Match, texts::app_action_try_out, &["T"]),
        Entry(A::Guess, G::Match, texts::app_action_guess, &["Q"]),
        Entry(A::Link, G::Match, texts::app_action_link, &["Ctrl+L"]),
        Entry(
            A::Share,
            G::Match,
            texts::app_action_copy,
            &["Ctrl+Shift+C"],
        ),
        Entry(A::Export, G::Match, texts::app_action_export, &["Ctrl+E"]),
        Entry(A::Left, G::Moves, texts::app_action_left, &["Left"]),
        Entry(A::Right, G::Moves, texts::app_action_right, &["Right"]),
        Entry(A::First, G::Moves, texts::app_action_first, &["Home"]),
        Entry(A::Last, G::Moves, texts::app_action_last, &["End"]),
        Entry(
            A::NextRemark,
            G::Moves,
            texts::app_action_next_remark,
            &["Shift+Right"],
        ),
        Entry(
            A::PreviousRemark,
            G::Moves,
            texts::app_action_previous_remark,
            &["Shift+Left"],
        ),
        Entry(
            A::PlayPause,
            G::Moves,
            texts::app_action_play_pause,
            &["Space"],
        ),
        Entry(A::Faster, G::Moves, texts::app_action_faster, &["+", "="]),
        Entry(A::Slower, G::Moves, texts::app_action_slower, &["-"]),
        Entry(
            A::CursorNext,
            G::Keyboard,
            texts::app_action_cursor_next,
            &["Tab"],
        ),
        Entry(
            A::CursorPrevious,
            G::Keyboard,
            texts::app_action_cursor_previous,
            &["Shift+Tab"],
        ),
        Entry(A::Up, G::Keyboard, texts::app_action_up, &["Up"]),
        Entry(A::Down, G::Keyboard, texts::app_action_down, &["Down"]),
        Entry(A::Choose, G::Keyboard, texts::app_action_play, &["Enter"]),
        Entry(
            A::TurnRight,
            G::Keyboard,
            texts::app_action_turn_right,
            &["R"],
        ),
        Entry(
            A::TurnLeft,
            G::Keyboard,
            texts::app_action_turn_left,
            &["Shift+R", "L"],
        ),
        Entry(
            A::TurnOver,
            G::Keyboard,
            texts::app_action_turn_over,
            &["V"],
        ),
        Entry(
            A::Clear,
            G::Keyboard,
            texts::app_action_clear,
            &["Backspace", "Delete"],
        ),
        Entry(
            A::HandOver,
            G::Keyboard,
            texts::app_action_confirm,
            &["Ctrl+Enter"],
        ),
        Entry(A::Panels, G::Keyboard, texts::app_action_focus, &["F6"]),
        Entry(A::Choice1, G::Keyboard, texts::app_action_choice_1, &["1"]),
        Entry(A::Choice2, G::Keyboard, texts::app_action_choice_2, &["2"]),
        Entry(A::Choice3, G::Keyboard, texts::app_action_choice_3, &["3"]),
        Entry(A::Choice4, G::Keyboard, texts::app_action_choice_4, &["4"]),
        Entry(A::Choice5, G::Keyboard, texts::app_action_choice_5, &["5"]),
        Entry(A::Choice6, G::Keyboard, texts::app_action_choice_6, &["6"]),
        Entry(A::Choice7, G::Keyboard, texts::app_action_choice_7, &["7"]),
        Entry(A::Choice8, G::Keyboard, texts::app_action_choice_8, &["8"]),
        Entry(A::Choice9, G::Keyboard, texts::app_action_choice_9, &["9"]),
        Entry(A::Special, G::Keyboard, texts::app_action_remove, &["X"]),
        Entry(
            A::SayLastMove,
            G::Keyboard,
            texts::app_action_say_last,
            &["D"],
        ),
        Entry(
            A::SayScore,
            G::Keyboard,
            texts::app_action_say_score,
            &["S"],
        ),
        Entry(
            A::SayClocks,
            G::Keyboard,
            texts::app_action_say_clocks,
            &["K"],
        ),
        Entry(
            A::SayMoves,
            G::Keyboard,
            texts::app_action_say_moves,
            &["W"],
        ),
        Entry(A::PlayAid, G::View, texts::app_action_marks, &["E"]),
        Entry(
            A::Coordinates,
            G::View,
            texts::app_action_coordinates,
            &["N"],
        ),
        Entry(A::Analysis, G::View, texts::app_action_analysis, &["A"]),
        Entry(A::Moves, G::View, texts::app_action_moves, &["M"]),
        Entry(A::Flip, G::View, texts::app_action_flip, &["F"]),
        Entry(A::Camera, G::View, texts::app_action_camera, &["C"]),
        Entry(A::Fit, G::View, texts::app_action_fit, &["0"]),
        Entry(A::Follow, G::View, texts::app_action_follow, &["Shift+C"]),
        Entry(A::ZoomIn, G::View, texts::app_action_zoom_in, &["PageUp"]),
        Entry(
            A::ZoomOut,
            G::View,
            texts::app_action_zoom_out,
            &["PageDown"],
        ),
    ]
};

impl Action {
    /// All actions in the order they are shown.
    pub(crate) fn all() -> impl Iterator<Item = Self> {
        ENTRIES.iter().map(|entry| entry.0)
    }

    /// The actions of a group in the order they are shown.
    pub(crate) fn in_group(group: Group) -> impl Iterator<Item = Self> {
        ENTRIES
            .iter()
            .filter(move |entry| entry.1 == group)
            .map(|entry| entry.0)
    }

    fn entry(self) -> Option<&'static Entry> {
        ENTRIES.iter().find(|entry| entry.0 == self)
    }

    /// What it does, as players read it.
    pub(crate) fn title(self) -> &'static str {
        self.entry().map_or("", |entry| (entry.2)())
    }

    /// The texts of its default keys.
    pub(super) fn default_keys(self) -> &'static [&'static str] {
        self.entry().map_or(&[], |entry| entry.3)
    }

    /// Whether it is for the table, and not for what lies over it.
    pub(crate) fn is_of_table(self) -> bool {
        let is_general = self.entry().is_some_and(|entry| entry.1 == Group::General);
        !is_general && !matches!(self, Self::Export | Self::Link | Self::Share)
    }

    /// Whether it takes something from the tray.
    pub(crate) const fn is_choice(self) -> bool {
        matches!(
            self,
            Self::Choice1
                | Self::Choice2
                | Self::Choice3
                | Self::Choice4
                | Self::Choice5
                | Self::Choice6
                | Self::Choice7
                | Self::Choice8
                | Self::Choice9
        )
    }

    /// Whether holding the key down repeats it.
    pub(crate) const fn repeats(self) -> bool {
        matches!(
            self,
            Self::Undo
                | Self::Redo
                | Self::Left
                | Self::Right
                | Self::NextRemark
                | Self::PreviousRemark
                | Self::Up
                | Self::Down
                | Self::TurnRight
                | Self::TurnLeft
                | Self::CursorNext
                | Self::CursorPrevious
                | Self::ZoomIn
                | Self::ZoomOut
        )
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_action_is_described_once() {
        let mut seen: Vec<_> = Action::all().collect();
        seen.sort();
        seen.dedup();
        assert_eq!(seen.len(), ENTRIES.len());
        for action in Action::all() {
            assert!(!action.title().is_empty());
            assert!(!action.default_keys().is_empty());
        }
    }
}
