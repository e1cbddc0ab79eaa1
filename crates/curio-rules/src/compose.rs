//! Positions set up by hand: what can be put where, and what the rules say about it.
//!
//! A position being set up need not be one that the rules allow. Each game takes its
//! positions apart into [`Parts`], which take whatever is put on them; a
//! [`Composer`] keeps them with what was undone, and asks the rules whether the
//! text that they make is a position to be played.

use super::{
    AnyGame, Brush, ComposeError, Dial, OptionKind, OptionValues, ParseError, Parts, Turn,
    registry::{self, SetUpError},
    texts,
};

/// The options that say what board there is, in the order they are offered.
const BOARD_KEYS: [&str; 3] = ["board", "size", "players"];

/// No more than this many steps can be undone.
const MOST_STEPS: usize = 500;

/// A position being set up, with the steps that led to it.
#[derive(Clone, Debug)]
pub struct Composer {
    now: ComposeStage,
    past: Vec<ComposeStage>,
    future: Vec<ComposeStage>,
}

/// The parts at one time, and the options they are under.
#[derive(Clone, Debug)]
struct ComposeStage {
    game: &'static str,
    options: OptionValues,
    parts: Box<dyn Parts>,
}

impl ComposeStage {
    fn new(position: &dyn AnyGame) -> Result<Self, ComposeError> {
        Ok(Self {
            game: position.info().id,
            options: position.option_values(),
            parts: position.parts().ok_or(ComposeError::NoParts)?,
        })
    }

    /// The boards that there are, with the options that select them.
    fn boards(&self) -> Vec<(Dial, Vec<OptionValues>)> {
        let specs = registry::rules(self.game).map_or(&[][..], |rules| (rules.option_specs)());
        let of_key = |key: &str| {
            let spec = specs.iter().find(|spec| spec.key == key)?;
            let values: Vec<(String, String)> = match &spec.kind {
                OptionKind::Choice(choices) | OptionKind::Text { choices, .. } => choices
                    .iter()
                    // A random board is a different one every time.
                    .filter(|(value, _)| !matches!(*value, "random" | "islands"))
                    .map(|(value, name)| ((*value).to_owned(), name().to_owned()))
                    .collect(),
                // No option of this kind decides the board.
                OptionKind::Set { .. } => Vec::new(),
                OptionKind::Number { min, max, .. } => (*min..=*max)
                    .map(|number| (number.to_string(), number.to_string()))
                    .collect(),
            };
            let now = self.options.get(key);
            let chosen = values.iter().position(|(value, _)| Some(value) == now);
            let mut choices: Vec<String> = values.iter().map(|(_, name)| name.clone()).collect();
            if chosen.is_none() {
                choices.push(texts::compose_own_board().to_owned());
            }
            let others = BOARD_KEYS.iter().filter(|other| **other != key);
            let kept: OptionValues = others
                .filter_map(|other| Some(((*other).to_owned(), self.options.get(*other)?.clone())))
                .collect();
            let options = values
                .into_iter()
                .map(|(value, _)| {
                    let mut options = kept.clone();
                    options.insert(key.to_owned(), value);
                    options
                })
                .collect();
            let dial = Dial {
                name: (spec.title)().to_owned(),
                chosen: chosen.unwrap_or(choices.len().saturating_sub(1)),
                choices,
            };
            Some((dial, options))
        };
        BOARD_KEYS.iter().filter_map(|key| of_key(key)).collect()
    }

    /// The start of a match on another board.
    fn on_board(&self, dial: usize, choice: usize) -> Result<Self, ComposeError> {
        let boards = self.boards();
        let (now, options) = boards.get(dial).ok_or(ComposeError::NoChoice)?;
        if now.chosen == choice {
            return Ok(self.clone());
        }
        let options = options.get(choice).ok_or(ComposeError::NoChoice)?;
        let start = registry::start(self.game, options).map_err(of_rules)?;
        Self::new(start.as_ref())
    }

    fn check(&self) -> Result<Box<dyn AnyGame>, ComposeError> {
        let text = self.parts.shown().position_text();
        let position = read(self.game, &self.options, &text).map_err(of_rules)?;
        if let Some(outcome) = position.outcome() {
            return Err(ComposeError::Over(outcome.explanation));
        }
        if position.turn() != Turn::Chance && position.legal_texts().is_empty() {
            return Err(ComposeError::NoMove);
        }
        Ok(position)
    }
}

fn read(game: &str, options: &OptionValues, text: &str) -> Result<Box<dyn AnyGame>, SetUpError> {
    registry::rules(game)?.parse_position(options, text)
}

/// What the rules said, without the text that they said it of.
fn of_rules(error: SetUpError) -> ComposeError {
    ComposeError::Rules(match error {
        SetUpError::Position(ParseError { reason, .. }) => reason,
        error => error.to_string(),
    })
}

impl Composer {
    /// Begins with a position.
    ///
    /// # Errors
    /// When positions of its game cannot be set up.
    pub fn from_position(position: &dyn AnyGame) -> Result<Self, ComposeError> {
        Ok(Self {
            now: ComposeStage::new(position)?,
            past: Vec::new(),
            future: Vec::new(),
        })
    }

    /// The game.
    pub fn game(&self) -> &'static str {
        self.now.game
    }

    /// The options that the position is under.
    pub const fn options(&self) -> &OptionValues {
        &self.now.options
    }

    /// What can be put on the board.
    pub fn brushes(&self) -> Vec<Brush> {
        self.now.parts.brushes()
    }

    /// What else there is to choose: first what board there is, then the rest.
    pub fn dials(&self) -> Vec<Dial> {
        let boards = self.now.boards().into_iter().map(|(dial, _)| dial);
        boards.chain(self.now.parts.dials()).collect()
    }

    /// The position as one line of text.
    pub fn text(&self) -> String {
        self.shown().position_text()
    }

    /// The position to be looked at, whether or not the rules allow it.
    pub fn shown(&self) -> Box<dyn AnyGame> {
        self.now.parts.shown()
    }

    /// The position to be played on from.
    ///
    /// # Errors
    /// Why the rules do not allow it, or why there is nothing to play.
    pub fn check(&self) -> Result<Box<dyn AnyGame>, ComposeError> {
        self.now.check()
    }

    /// Changes the parts; nothing is noted where nothing has changed.
    fn step(
        &mut self,
        change: impl FnOnce(&mut ComposeStage) -> Result<(), ComposeError>,
    ) -> Result<(), ComposeError> {
        let before = self.now.clone();
        if let Err(error) = change(&mut self.now) {
            self.now = before;
            return Err(error);
        }
        let seen =
            |stage: &ComposeStage| (stage.parts.shown().position_text(), stage.parts.dials());
        if seen(&before) != seen(&self.now) || before.options != self.now.options {
            self.future.clear();
            self.past.push(before);
            if self.past.len() > MOST_STEPS {
                self.past.remove(0);
            }
        }
        Ok(())
    }

    /// Puts something on a place.
    ///
    /// # Errors
    /// When it cannot be there; nothing is changed then.
    pub fn put(&mut self, brush: usize, at: &str) -> Result<(), ComposeError> {
        self.step(|now| now.parts.put(brush, at))
    }

    /// Takes away what is on a place.
    ///
    /// # Errors
    /// When there is nothing.
    pub fn take(&mut self, at: &str) -> Result<(), ComposeError> {
        self.step(|now| now.parts.take(at))
    }

    /// Carries what is on one place to another.
    ///
    /// # Errors
    /// When there is nothing, or it cannot be there; nothing is changed then.
    pub fn carry(&mut self, from: &str, to: &str) -> Result<(), ComposeError> {
        self.step(|now| now.parts.carry(from, to))
    }

    /// Chooses something else with a dial. Another board is laid as for the start
    /// of a match under the usual rules.
    ///
    /// # Errors
    /// When that is not a choice.
    pub fn choose(&mut self, dial: usize, choice: usize) -> Result<(), ComposeError> {
        let boards = self.now.boards().len();
        self.step(|now| match dial.checked_sub(boards) {
            None => {
                *now = now.on_board(dial, choice)?;
                Ok(())
            }
            Some(dial) => now.parts.set_dial(dial, choice),
        })
    }

    /// Takes everything off the board.
    pub fn clear(&mut self) {
        let cleared = self.step(|now| {
            now.parts.clear();
            Ok(())
        });
        debug_assert!(cleared.is_ok(), "nothing is in the way of clearing");
    }

    /// Sets up the start of a match under the same options.
    ///
    /// # Errors
    /// When positions of the game cannot be set up.
    pub fn restart(&mut self) -> Result<(), ComposeError> {
        self.step(|now| {
            *now = ComposeStage::new(now.parts.shown().restarted().as_ref())?;
            Ok(())
        })
    }

    /// Sets up a position given as text, if need be on another board.
    ///
    /// # Errors
    /// Why it cannot be read.
    pub fn paste(&mut self, text: &str) -> Result<(), ComposeError> {
        let text = text.trim();
        self.step(|now| {
            let found = read(now.game, &now.options, text).or_else(|error| {
                let boards = now.boards().into_iter().flat_map(|(_, options)| options);
                let mut found = boards.filter_map(|options| read(now.game, &options, text).ok());
                found.next().ok_or(error)
            });
            let position = found.map_err(|error| match of_rules(error) {
                ComposeError::Rules(reason) => ComposeError::Text(reason),
                error => error,
            })?;
            *now = ComposeStage::new(position.as_ref())?;
            Ok(())
        })
    }

    /// Whether there is a step to undo.
    pub const fn can_undo(&self) -> bool {
        !self.past.is_empty()
    }

    /// Whether there is a step to redo.
    pub const fn can_redo(&self) -> bool {
        !self.future.is_empty()
    }

    /// Undoes the last step.
    pub fn undo(&mut self) {
        if let Some(before) = self.past.pop() {
            self.future.push(core::mem::replace(&mut self.now, before));
        }
    }

    /// Redoes what was undone last.
    pub fn redo(&mut self) {
        if let Some(after) = self.future.pop() {
            self.past.push(core::mem::replace(&mut self.now, after));
        }
    }
}
