//! Makes a puzzle of a position that somebody has set up: the solution is
//! searched, so that only what can be won becomes one.

use super::super::{CancelToken, Verdict, thinker};
use super::Puzzle;
use crate::texts;
use curio_rules::{OptionValues, Turn, registry};

/// A puzzle that was made, and whether it is a good one.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Composed {
    /// The puzzle; [`add`](super::add) puts it among the player's own.
    pub puzzle: Puzzle,
    /// Whether no other first move wins, as far as could be seen.
    pub unique: bool,
}

/// Why a position makes no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ComposeError {
    /// The position cannot be set up.
    #[error("{}", .0)]
    Position(String),
    /// Nobody is to move.
    #[error("{}", texts::coach_compose_over())]
    Over,
    /// More than two play, or dice decide.
    #[error("{}", texts::coach_compose_no_duel())]
    NoDuel,
    /// The player to move is not seen to win.
    #[error("{}", texts::coach_compose_no_win())]
    NoWin,
    /// The search was stopped.
    #[error("{}", texts::coach_compose_stopped())]
    Stopped,
}

/// Makes a puzzle of a position: the player to move is to win.
///
/// The same position makes a puzzle of the same name.
///
/// # Errors
/// When the position is none, or not won.
pub fn compose(
    game_id: &str,
    options: &OptionValues,
    position: &str,
    title: &str,
    stop: &CancelToken,
) -> Result<Composed, ComposeError> {
    let wrong = |error: &dyn core::fmt::Display| ComposeError::Position(error.to_string());
    let rules = registry::rules(game_id).map_err(|error| wrong(&error))?;
    let start = rules
        .parse_position(options, position)
        .map_err(|error| wrong(&error))?;
    let player = match start.turn() {
        Turn::Player(player) => player,
        Turn::Over => return Err(ComposeError::Over),
        Turn::Chance => return Err(ComposeError::NoDuel),
    };
    if start.colours().len() != 2 {
        return Err(ComposeError::NoDuel);
    }
    let mut thinker = thinker(game_id).ok_or(ComposeError::NoWin)?;
    let limits = thinker.profile().to_judge.with_lines(2);
    let report = thinker
        .think(start.as_ref(), &limits, stop, &mut |_| {})
        .ok_or(ComposeError::NoWin)?;
    let is_win = |verdict: Verdict| matches!(verdict, Verdict::Win { .. });
    let mut lines = report.lines.into_iter();
    let best = lines.next().filter(|line| is_win(line.verdict));
    let Some(best) = best else {
        let stopped = stop.is_cancelled();
        return Err(if stopped {
            ComposeError::Stopped
        } else {
            ComposeError::NoWin
        });
    };
    let colour = start.colours().get(player.index());
    let colour = colour.map_or("?", |colour| colour.name());
    let puzzle = Puzzle {
        id: format!("own-{:016x}", start.hash()),
        title: title.to_owned(),
        task: texts::coach_find_the_win(colour),
        found: None,
        options: start.option_values(),
        position: start.position_text(),
        moves: Vec::new(),
        solution: best.moves,
        game: rules.info.id,
        is_own: true,
        difficulty: None,
    };
    Ok(Composed {
        puzzle,
        unique: lines.next().is_none_or(|other| !is_win(other.verdict)),
    })
}
