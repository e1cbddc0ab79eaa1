//! What a puzzle is about: themes, found by playing its solution.
//!
//! How long a puzzle is can be said of every game; the rest each game finds for
//! itself (`themes.rs` in its folder), so that a player's own puzzles have themes
//! as well as those of the collection.

use core::cmp::Ordering;

use crate::texts;
use curio_rules::{AnyGame, Game, Player, Turn};

/// What a puzzle is about. The themes of a game differ by their names in commands.
#[derive(Clone, Copy, Debug)]
pub struct Theme {
    /// The name in commands.
    pub id: &'static str,
    name: fn() -> &'static str,
    about: fn() -> &'static str,
}

impl Theme {
    /// A theme: its name in commands and as players read it, and what it means, in a
    /// sentence.
    pub const fn new(
        id: &'static str,
        name: fn() -> &'static str,
        about: fn() -> &'static str,
    ) -> Self {
        Self { id, name, about }
    }

    /// The name as players read it.
    pub fn name(&self) -> &'static str {
        (self.name)()
    }

    /// What it means, in a sentence.
    pub fn about(&self) -> &'static str {
        (self.about)()
    }
}

/// The themes of a game: their constants, their names in commands, and the texts that name and
/// explain them.
macro_rules! themes {
    ($($theme:ident = $id:literal, $name:path, $about:path;)*) => {
        $(const $theme: Theme = Theme::new($id, $name, $about);)*
    };
}

pub(crate) use themes;

/// Those that hold, in their order.
pub(crate) fn holding(found: impl IntoIterator<Item = (Theme, bool)>) -> Vec<Theme> {
    let holding = found.into_iter().filter(|(_, holds)| *holds);
    holding.map(|(theme, _)| theme).collect()
}

impl PartialEq for Theme {
    fn eq(&self, other: &Self) -> bool {
        self.id == other.id
    }
}

impl Eq for Theme {}

impl PartialOrd for Theme {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Theme {
    fn cmp(&self, other: &Self) -> Ordering {
        self.id.cmp(other.id)
    }
}

/// The lengths, by the number of the solver's turns.
const LENGTHS: [Theme; 4] = [
    Theme::new("one", texts::theme_one, texts::theme_one_about),
    Theme::new("two", texts::theme_two, texts::theme_two_about),
    Theme::new("three", texts::theme_three, texts::theme_three_about),
    Theme::new("long", texts::theme_long, texts::theme_long_about),
];

/// A puzzle that is played as in its solution.
#[derive(Debug)]
pub struct Course {
    /// The player who is to win.
    pub solver: Player,
    start: Box<dyn AnyGame>,
    moves: Vec<String>,
}

/// A ply of a [`Course`].
#[derive(Clone, Debug)]
pub struct Step<G: Game> {
    /// The position before it.
    pub before: G,
    /// The move.
    pub mv: G::Move,
    /// The position after it.
    pub after: G,
    /// Whether it is the solver's.
    pub is_own: bool,
}

impl Course {
    /// The course of a puzzle that starts here and is solved by these moves; nothing when
    /// it is no player's turn.
    pub fn new(start: Box<dyn AnyGame>, moves: Vec<String>) -> Option<Self> {
        let Turn::Player(solver) = start.turn() else {
            return None;
        };
        Some(Self {
            solver,
            start,
            moves,
        })
    }

    /// The plies, in the types of the game; none when it is another game.
    pub fn steps<G: Game>(&self) -> Vec<Step<G>> {
        let Some(start) = self.start.as_any().downcast_ref::<G>() else {
            return Vec::new();
        };
        let mut steps: Vec<Step<G>> = Vec::new();
        let mut before = start.clone();
        for text in &self.moves {
            let mut after = before.clone();
            let Ok(mv) = before.parse_move(text) else {
                break;
            };
            if after.play(&mv).is_err() {
                break;
            }
            steps.push(Step {
                is_own: before.turn() == Turn::Player(self.solver),
                before,
                mv,
                after: after.clone(),
            });
            before = after;
        }
        steps
    }

    /// How many turns the solver needs. In some games a turn has several plies.
    pub fn turns(&self) -> usize {
        let mut position = self.start.boxed_clone();
        let (mut turns, mut was_own) = (0, false);
        for text in &self.moves {
            let is_own = position.turn() == Turn::Player(self.solver);
            turns += usize::from(is_own && !was_own);
            was_own = is_own;
            if position.play_text(text).is_err() {
                break;
            }
        }
        turns
    }

    pub(super) fn length(&self) -> Theme {
        let place = self.turns().clamp(1, LENGTHS.len()) - 1;
        LENGTHS[place]
    }
}
