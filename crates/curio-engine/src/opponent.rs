//! Opponents: who chooses moves at the table, and how.

use core::{fmt, str::FromStr, time::Duration};

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    Budget, Level, LevelError, Limits, Report, Signal, Style, StyleError, Thinker, Yardstick,
    YardstickError, form, has_form,
    registry::opponents,
    sight::{Glance, any_as_good, pick},
};
use curio_rules::{AnyGame, Turn, excerpt, is_instruction};

/// How the computer plays.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Opponent {
    /// Plays any legal move.
    Random,
    /// Plays at a level.
    Level(Level),
    /// Plays at a level in a style, in games that have [`styles`](super::styles()).
    Styled(Level, Style),
    /// Plays as well as it can in a time per move.
    Time(Duration),
    /// Plays by a decision model: one of the game, such as `bold` (see
    /// [`models`](super::models)), or a [`Yardstick`], which every game has and
    /// whose text stands for itself: `uct:100ms`.
    Model(String),
}

/// A text that names no opponent.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpponentError {
    /// The kind is unknown.
    #[error(
        "`{}` is not an opponent: use random, level:1 to level:8, level:4:bold, time:500ms, model:NAME, uct:100ms or plain:100ms",
        excerpt(.0)
    )]
    Unknown(String),
    /// There is no such level.
    #[error(transparent)]
    Level(#[from] LevelError),
    /// There is no such style.
    #[error(transparent)]
    Style(#[from] StyleError),
    /// The time cannot be read.
    #[error("`{}` is not a time: use 500ms or 2s", excerpt(.0))]
    Time(String),
    /// The model has no name, or one that cannot be written.
    #[error("`{}` is not a model: use model:NAME, without spaces or commas", excerpt(.0))]
    Model(String),
    /// There is no such yardstick.
    #[error(transparent)]
    Yardstick(#[from] YardstickError),
}

impl Opponent {
    /// The yardstick that plays, if it is one.
    #[must_use]
    pub fn yardstick(&self) -> Option<Yardstick> {
        match self {
            Self::Model(model) => model.parse().ok(),
            _ => None,
        }
    }

    /// At a level, in a style.
    #[must_use]
    pub const fn at(level: Level, style: Style) -> Self {
        match style {
            Style::Balanced => Self::Level(level),
            style => Self::Styled(level, style),
        }
    }

    /// The level, if it plays at one, and the style.
    #[must_use]
    pub const fn level(&self) -> Option<(Level, Style)> {
        match self {
            Self::Level(level) => Some((*level, Style::Balanced)),
            Self::Styled(level, style) => Some((*level, *style)),
            _ => None,
        }
    }

    /// Whether it chooses the same whatever the speed of the machine.
    #[must_use]
    pub fn is_repeatable(&self) -> bool {
        match self {
            Self::Random | Self::Level(_) | Self::Styled(..) => true,
            Self::Time(_) => false,
            Self::Model(_) => self
                .yardstick()
                .is_none_or(|yardstick| matches!(yardstick.budget(), Budget::Work(_))),
        }
    }
}

impl fmt::Display for Opponent {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Random => f.write_str("random"),
            Self::Level(level) => write!(f, "level:{level}"),
            Self::Styled(level, style) => write!(f, "level:{level}:{style}"),
            Self::Time(time) => write!(f, "time:{}ms", time.as_millis()),
            Self::Model(model) if self.yardstick().is_some() => f.write_str(model),
            Self::Model(model) => write!(f, "model:{model}"),
        }
    }
}

impl FromStr for Opponent {
    type Err = OpponentError;

    fn from_str(text: &str) -> Result<Self, OpponentError> {
        let text = text.trim();
        if text == "random" {
            Ok(Self::Random)
        } else if let Some(level) = text.strip_prefix("level:") {
            Ok(match level.split_once(':') {
                Some((level, style)) => Self::at(level.parse()?, style.parse()?),
                None => Self::Level(level.parse()?),
            })
        } else if let Some(time) = text.strip_prefix("time:") {
            read_time(time)
                .map(Self::Time)
                .ok_or_else(|| OpponentError::Time(time.to_owned()))
        } else if let Some(model) = text.strip_prefix("model:") {
            let odd = |c: char| c.is_whitespace() || c == ',' || is_instruction(c);
            if model.is_empty() || model.contains(odd) {
                Err(OpponentError::Model(model.to_owned()))
            } else {
                Ok(Self::Model(model.to_owned()))
            }
        } else if text.starts_with("uct:") || text.starts_with("plain:") {
            Ok(Self::Model(text.parse::<Yardstick>()?.to_string()))
        } else {
            Err(OpponentError::Unknown(text.to_owned()))
        }
    }
}

pub(super) fn read_time(text: &str) -> Option<Duration> {
    let millis = match text.strip_suffix("ms") {
        Some(number) => number.parse::<u64>().ok()?,
        None => text
            .strip_suffix('s')?
            .parse::<u64>()
            .ok()?
            .checked_mul(1000)?,
    };
    (millis > 0).then_some(Duration::from_millis(millis))
}

/// A chosen move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Choice {
    /// The move as text.
    pub mv: String,
    /// What was thought about it; nothing when nothing was.
    pub report: Option<Report>,
}

/// Where a move is chosen: in a match, or, where only a seed is given, outside of any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Occasion {
    /// The seed of all chance.
    pub seed: u64,
    /// How many plies the match has had.
    pub plies: u32,
    /// The seed of the match, from which the form of its players follows: how well a
    /// level plays in it. Without one, as in a puzzle, levels play as usual.
    pub match_seed: Option<u64>,
}

impl Occasion {
    /// A match with this seed that has had this many plies.
    #[must_use]
    pub fn new(seed: u64, plies: usize) -> Self {
        Self {
            seed,
            plies: u32::try_from(plies).unwrap_or(u32::MAX),
            match_seed: Some(seed),
        }
    }

    /// The same with another seed for this move alone.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }
}

impl From<u64> for Occasion {
    fn from(seed: u64) -> Self {
        Self {
            seed,
            ..Self::default()
        }
    }
}

/// Chooses a move in a position; nothing when it is no player's turn.
///
/// Opponents that are [repeatable](Opponent::is_repeatable) choose the same for the
/// same position and occasion, unless they are stopped.
pub fn choose(
    thinker: &mut dyn Thinker,
    position: &dyn AnyGame,
    who: &Opponent,
    occasion: impl Into<Occasion>,
    stop: &Signal,
    report: &mut dyn FnMut(&Report),
) -> Option<Choice> {
    let Turn::Player(player) = position.turn() else {
        return None;
    };
    let Occasion {
        seed,
        plies,
        match_seed,
    } = occasion.into();
    let mut dice = Pcg64Mcg::seed_from_u64(seed ^ position.hash());
    match who {
        Opponent::Random => any_move(position, &mut dice),
        Opponent::Time(time) => {
            let limits = Limits {
                match_plies: Some(plies),
                ..Limits::time(*time)
            };
            let found = thinker.think(position, &limits, stop, report)?;
            Some(Choice {
                mv: found.best()?.moves.first()?.clone(),
                report: Some(found),
            })
        }
        Opponent::Level(_) | Opponent::Styled(..) => {
            let (level, style) = who.level()?;
            let level = match match_seed {
                Some(match_seed) if has_form(position) => form::in_match(level, player, match_seed),
                _ => level,
            };
            let who = (level, style);
            choose_at_level(thinker, position, who, plies, &mut dice, stop, report)
        }
        Opponent::Model(model) => match model.parse() {
            Ok(yardstick) => {
                let measure = opponents(position.info().id)?.yardstick;
                measure(position, yardstick, &mut dice, stop)
            }
            Err(_) => thinker.by_model(position, model, &mut dice, stop),
        },
    }
}

fn any_move(position: &dyn AnyGame, dice: &mut Pcg64Mcg) -> Option<Choice> {
    let moves = position.legal_texts();
    let mv = pick(&moves, dice)?.clone();
    Some(Choice { mv, report: None })
}

fn choose_at_level(
    thinker: &mut dyn Thinker,
    position: &dyn AnyGame,
    (level, style): (Level, Style),
    plies: u32,
    dice: &mut Pcg64Mcg,
    stop: &Signal,
    report: &mut dyn FnMut(&Report),
) -> Option<Choice> {
    let chosen = thinker.choose_at_level(position, (level, style), dice, stop);
    if chosen.is_some() {
        return chosen;
    }
    // What was thought before must not matter, or a hint taken in between would
    // change how the game goes on.
    thinker.forget();
    let sight = thinker.sight(level, position);
    let glance = (!sight.is_clear()).then(|| Glance {
        sight,
        seed: dice.random(),
    });
    let lines = if thinker.is_opening(position) { 4 } else { 1 };
    let limits = Limits {
        glance,
        style,
        match_plies: Some(plies),
        ..thinker.at_level(level).with_lines(lines)
    };
    // A player who does not see everything knows nothing for certain, so nothing is reported.
    let mut tell = |found: &Report| {
        if glance.is_none() {
            report(found);
        }
    };
    let found = thinker.think(position, &limits, stop, &mut tell)?;
    let chosen = any_as_good(&found.lines, dice);
    let mv = chosen?.moves.first()?;
    let alike = thinker.alike(position, mv);
    let mv = pick(&alike, dice)?.clone();
    Some(Choice {
        mv,
        report: glance.is_none().then_some(found),
    })
}
