//! Setting up a position at the table: what is clicked is put on the board, and the
//! rules say whether it can be played.
//!
//! The parts of the position are the business of [`Composer`]; this keeps the
//! session in step with them.

use super::{PlayRequest, Session, SessionFact, state::ActivityState};
use crate::{
    record::{Journal, Match, Seat, Terms},
    rules::{AnyGame, ComposeError, Composer},
    texts,
};

/// What a click on the board does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tool {
    /// Carries what is dragged.
    Hand,
    /// Puts this brush of [`Composer::brushes`] there.
    Brush(usize),
    /// Takes away what is there.
    Erase,
}

/// A step in setting up a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EditStep {
    /// Take up a tool.
    Take(Tool),
    /// Use the tool on this place.
    Use(String),
    /// Take away what is on this place, whatever the tool.
    Erase(String),
    /// Carry what is on the first place to the second.
    Carry(String, String),
    /// Choose something else with a dial.
    Choose(usize, usize),
    /// Take everything off the board.
    Clear,
    /// Set up the start of a match.
    Start,
    /// Take back the last step that changed something.
    Undo,
    /// Take it again.
    Redo,
    /// Set up a position given as text.
    Paste(String),
}

/// A position that is being set up.
#[derive(Clone, Debug)]
pub struct EditState {
    composer: Composer,
    tool: Tool,
    refused: Option<String>,
    wrong: Option<String>,
}

impl EditState {
    fn new(composer: Composer) -> Self {
        let mut state = Self {
            composer,
            tool: Tool::Brush(0),
            refused: None,
            wrong: None,
        };
        state.look();
        state
    }

    /// The position so far.
    pub const fn composer(&self) -> &Composer {
        &self.composer
    }

    /// What a click on the board does.
    pub(crate) const fn tool(&self) -> Tool {
        self.tool
    }

    /// Why the last step was not taken.
    pub fn refused(&self) -> Option<&str> {
        self.refused.as_deref()
    }

    /// Why the position cannot be played.
    pub(crate) fn wrong(&self) -> Option<&str> {
        self.wrong.as_deref()
    }

    /// Whether the tool goes on working while the mouse is dragged over the board.
    pub(crate) fn paints(&self) -> bool {
        match self.tool {
            Tool::Hand => false,
            Tool::Erase => true,
            Tool::Brush(brush) => {
                let brushes = self.composer.brushes();
                brushes.get(brush).is_some_and(|brush| brush.paints)
            }
        }
    }

    /// Asks the rules.
    fn look(&mut self) {
        self.wrong = self.composer.check().err().map(|error| error.to_string());
    }

    fn step(&mut self, step: EditStep) -> Result<(), ComposeError> {
        let composer = &mut self.composer;
        match step {
            EditStep::Take(tool) => {
                self.tool = tool;
                Ok(())
            }
            EditStep::Use(at) => match self.tool {
                Tool::Hand => Ok(()),
                Tool::Brush(brush) => composer.put(brush, &at),
                Tool::Erase => composer.take(&at),
            },
            EditStep::Erase(at) => composer.take(&at),
            EditStep::Carry(from, to) => composer.carry(&from, &to),
            EditStep::Choose(dial, choice) => composer.choose(dial, choice),
            EditStep::Clear => {
                composer.clear();
                Ok(())
            }
            EditStep::Undo => {
                composer.undo();
                Ok(())
            }
            EditStep::Redo => {
                composer.redo();
                Ok(())
            }
            EditStep::Start => composer.restart(),
            EditStep::Paste(text) => composer.paste(&text),
        }
    }
}

/// The match that would be played from here; where the rules refuse the position,
/// one that is not played stands for it.
fn record_of(composer: &Composer) -> Result<Match, String> {
    let start = composer.check().ok();
    let shown = composer.shown();
    let seat = |_| Seat::human(texts::default_name());
    let seats = shown.colours().iter().map(seat).collect();
    let terms = Terms {
        options: composer.options().clone(),
        start: start.map(|position| position.position_text()),
        ..Terms::new(composer.game(), seats)
    };
    Match::new(terms).map_err(|error| error.to_string())
}

impl Session {
    /// A table to set up a position at, beginning with this one.
    ///
    /// # Errors
    /// When positions of its game cannot be set up.
    pub(super) fn with_editor(position: &dyn AnyGame) -> Result<Self, String> {
        let composer = Composer::from_position(position).map_err(|error| error.to_string())?;
        let record = record_of(&composer)?;
        let state = EditState::new(composer);
        let shown = state.composer.shown();
        let mut session = Self::new(
            Journal::in_memory(record),
            ActivityState::Edit(Box::new(state)),
        );
        session.position = shown;
        Ok(session)
    }

    /// Carries out what is asked of moves while a position is set up: nothing is played.
    pub(super) fn carry_out_play_in_editor(&mut self, request: PlayRequest) -> Vec<SessionFact> {
        match request {
            PlayRequest::Restart => self.take_step(EditStep::Start),
            PlayRequest::Undo => self.take_step(EditStep::Undo),
            PlayRequest::Redo => self.take_step(EditStep::Redo),
            PlayRequest::Move { .. }
            | PlayRequest::Series(_)
            | PlayRequest::JoinSince(_)
            | PlayRequest::TakeBack { .. }
            | PlayRequest::Resign
            | PlayRequest::Calc
            | PlayRequest::SwapSides
            | PlayRequest::Hint
            | PlayRequest::SetMode(_)
            | PlayRequest::SetSeat(..)
            | PlayRequest::SetGuests(_)
            | PlayRequest::DeclineProgram(_)
            | PlayRequest::SetPaused(_)
            | PlayRequest::Save => Vec::new(),
        }
    }

    /// Changes the position that is set up, and lays it on the table.
    pub(super) fn take_step(&mut self, step: EditStep) -> Vec<SessionFact> {
        let ActivityState::Edit(state) = &mut self.activity else {
            return Vec::new();
        };
        let before = (state.composer.text(), state.composer.options().clone());
        let done = state.step(step);
        state.refused = done.err().map(|error| error.to_string());
        let composer = &state.composer;
        if before == (composer.text(), composer.options().clone()) {
            return Vec::new();
        }
        state.look();
        let composer = &state.composer;
        let another_board = before.1 != *composer.options();
        let brushes = composer.brushes().len();
        if matches!(state.tool, Tool::Brush(brush) if brush >= brushes) {
            state.tool = Tool::Brush(0);
        }
        let shown = state.composer.shown();
        if let Ok(record) = record_of(&state.composer) {
            self.record = Journal::in_memory(record);
        }
        self.position = shown;
        self.shown = 0;
        self.last = None;
        self.changed();
        if another_board {
            return vec![SessionFact::Opened];
        }
        vec![SessionFact::Moved {
            from: 0,
            to: 0,
            step: None,
        }]
    }
}
