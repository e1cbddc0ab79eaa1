//! Deployment descriptors: the memes of the game, written as the author writes
//! them, and evaluated as he does: by matrices.
//!
//! `agent.BotRight.no-block.MidRight.agent.up! => agent.MidRight` reads: an
//! agent on `BotRight`, with nobody blocking `MidRight`, goes up and is the
//! agent on `MidRight`. Descriptors speak of the board as the side to move sees
//! it, with its own edge at the bottom.

use core::fmt;

use super::squares::{Direction, Matrix, Size, Square};
use crate::{ParseError, sorted::sort_few, texts};

/// The virtual agent that a descriptor asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Condition {
    /// `enemy`: somebody of the other side stands in the capture filter matrix.
    Enemy(Matrix),
    /// `no-block`: nobody of either side stands in the collision matrix.
    NoBlock(Matrix),
}

impl Condition {
    /// The matrix that the position matrices are joined with, bit by bit.
    #[must_use]
    pub const fn filter(self) -> Matrix {
        match self {
            Self::Enemy(filter) | Self::NoBlock(filter) => filter,
        }
    }

    /// Whether the condition holds for one's own position matrix and the
    /// rotated one of the enemy.
    pub const fn holds(self, own: Matrix, rotated_enemy: Matrix) -> bool {
        match self {
            Self::Enemy(capture) => capture.meets(&rotated_enemy),
            Self::NoBlock(collision) => !collision.meets(&own.union(&rotated_enemy)),
        }
    }
}

/// What the agent does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Act {
    /// `up!`, `down!`, `left!` or `right!`.
    Move(Direction),
    /// `capture!(up-left)` and the like.
    Capture(Direction),
}

impl Act {
    /// Where it leads.
    #[must_use]
    pub const fn direction(self) -> Direction {
        match self {
            Self::Move(direction) | Self::Capture(direction) => direction,
        }
    }

    /// Whether an enemy is captured.
    pub const fn is_capture(self) -> bool {
        matches!(self, Self::Capture(_))
    }
}

impl fmt::Display for Act {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Move(direction) => write!(f, "{}!", direction.word()),
            Self::Capture(direction) => write!(f, "capture!({})", direction.word()),
        }
    }
}

/// A deployment descriptor: one meme.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Descriptor {
    /// The board that its names belong to.
    pub size: Size,
    /// Where the agent stands.
    pub agent: Square,
    /// What must be the case.
    pub condition: Condition,
    /// What the agent does.
    pub act: Act,
    /// Where the agent stands afterwards.
    pub result: Square,
}

impl Descriptor {
    /// Whether the meme may be deployed: the agent is there and the condition
    /// holds.
    pub fn is_eligible(&self, own: Matrix, rotated_enemy: Matrix) -> bool {
        own.contains(self.agent) && self.condition.holds(own, rotated_enemy)
    }

    /// The meme that geometry gives for an agent, a direction and a number of
    /// steps; nothing where the board ends first. Captures are one step long.
    pub fn geometric(size: Size, agent: Square, act: Act, steps: u8) -> Option<Self> {
        let mut path = Matrix::EMPTY;
        let mut result = agent;
        for _ in 0..steps {
            result = result.toward(act.direction(), size)?;
            path.insert(result);
        }
        let condition = match act {
            Act::Move(_) => Condition::NoBlock(path),
            Act::Capture(_) => Condition::Enemy(path),
        };
        Some(Self {
            size,
            agent,
            condition,
            act,
            result,
        })
    }

    /// Reads a descriptor in the author's notation; spaces are ignored, and so are dots
    /// within the name of a square. It need not make sense: `condition` and `result` are
    /// taken as they are written.
    ///
    /// # Errors
    /// Which part cannot be read.
    pub fn parse(size: Size, text: &str) -> Result<Self, ParseError> {
        read(size, text).map_err(|reason| ParseError::new(text, reason))
    }
}

fn read(size: Size, text: &str) -> Result<Descriptor, String> {
    let bare: String = text.chars().filter(|c| !c.is_whitespace()).collect();
    let square = |name: &str| {
        let joined: String = name.chars().filter(|c| *c != '.').collect();
        size.named(&joined)
            .ok_or_else(|| texts::chimple_descriptor_square(name))
    };
    let (deployment, result) = bare
        .split_once("=>")
        .ok_or_else(texts::chimple_descriptor_arrow)?;
    let result = result
        .strip_prefix("agent.")
        .ok_or_else(texts::chimple_descriptor_result)?;
    let (state, act) = deployment
        .strip_prefix("agent.")
        .and_then(|rest| rest.rsplit_once(".agent."))
        .ok_or_else(texts::chimple_descriptor_beginning)?;
    let act = read_act(act).ok_or_else(|| texts::chimple_descriptor_action(act))?;
    let (agent, condition) = if let Some((agent, enemy)) = state.split_once(".enemy.") {
        (agent, Condition::Enemy(Matrix::only(square(enemy)?)))
    } else {
        let mut parts = state.split(".no-block.");
        let agent = parts.next().unwrap_or_default();
        let path: Matrix = parts.map(square).collect::<Result<_, _>>()?;
        if path.is_empty() {
            return Err(texts::chimple_descriptor_condition().to_owned());
        }
        (agent, Condition::NoBlock(path))
    };
    Ok(Descriptor {
        size,
        agent: square(agent)?,
        condition,
        act,
        result: square(result)?,
    })
}

fn read_act(text: &str) -> Option<Act> {
    let among = |directions: [Direction; 4], word: &str| {
        directions
            .into_iter()
            .find(|direction| direction.word() == word)
    };
    if let Some(rest) = text.strip_prefix("capture!(") {
        among(Direction::SLANTING, rest.strip_suffix(')')?).map(Act::Capture)
    } else {
        among(Direction::STRAIGHT, text.strip_suffix('!')?).map(Act::Move)
    }
}

/// The author's notation.
impl fmt::Display for Descriptor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = |square: Square| square.name(self.size);
        write!(f, "agent.{}", name(self.agent))?;
        match self.condition {
            Condition::Enemy(filter) => {
                for square in filter {
                    write!(f, ".enemy.{}", name(square))?;
                }
            }
            Condition::NoBlock(filter) => {
                // In the order in which the agent comes by.
                let mut path: Vec<Square> = filter.into_iter().collect();
                sort_few(&mut path, |square| square.0.abs_diff(self.agent.0));
                for square in path {
                    write!(f, ".no-block.{}", name(square))?;
                }
            }
        }
        write!(f, ".agent.{} => agent.{}", self.act, name(self.result))
    }
}
