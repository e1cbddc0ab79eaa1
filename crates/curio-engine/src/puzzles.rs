//! Composed positions with one way to win, and the judge of the tries.
//!
//! The puzzles are data (`assets/puzzles/*.ron`), embedded so that they are
//! there wherever the program is started. That each has exactly one winning
//! line is proven by `crates/curio-engine/tests/engine/puzzles.rs`.

use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Deserializer};

use super::{Line, Signal, Verdict, opponents, thinker};
use curio_rules::{AnyGame, MoveError, OptionValues, Turn, registry};

/// A position to be won.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Puzzle {
    /// The name in commands and records.
    pub id: String,
    /// The name as players read it.
    pub title: String,
    /// What to find, in a sentence or two.
    pub task: String,
    /// From 1 (found at a glance) to 5 (work for an evening).
    pub difficulty: u8,
    /// The options that differ from the defaults.
    #[serde(default)]
    pub options: OptionValues,
    /// The position as text, where it is not reached by moves.
    #[serde(default)]
    pub position: Option<String>,
    /// The moves from the start of the match to the position.
    #[serde(deserialize_with = "words")]
    pub moves: Vec<String>,
    /// The winning line, both players' moves, to the end of the game. The
    /// solver's first move is the only one that wins, and so are the later ones
    /// where the game allows; the defender may choose others.
    #[serde(deserialize_with = "words")]
    pub solution: Vec<String>,
    #[serde(skip)]
    game: &'static str,
}

/// A puzzle whose own moves cannot be played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the puzzle `{id}` cannot be set up: {reason}")]
pub struct PuzzleError {
    /// The puzzle.
    pub id: String,
    /// What is wrong.
    pub reason: String,
}

impl Puzzle {
    /// The game it is a position of.
    #[must_use]
    pub fn game(&self) -> &'static str {
        self.game
    }

    /// A puzzle that a player has set up: `names` are its name in what is
    /// remembered, its title and its task. What solves it is not known beforehand.
    #[must_use]
    pub fn set_up(
        game: &'static str,
        names: (&str, &str, &str),
        difficulty: u8,
        options: OptionValues,
        position: String,
    ) -> Self {
        let (id, title, task) = names;
        Self {
            id: id.to_owned(),
            title: title.to_owned(),
            task: task.to_owned(),
            difficulty,
            options,
            position: Some(position),
            moves: Vec::new(),
            solution: Vec::new(),
            game,
        }
    }

    /// The position to be won by the player whose turn it is.
    ///
    /// # Errors
    /// When options or moves of the puzzle are wrong; a test proves that those
    /// of the collection are not.
    pub fn start(&self) -> Result<Box<dyn AnyGame>, PuzzleError> {
        let fail = |reason: String| PuzzleError {
            id: self.id.clone(),
            reason,
        };
        let found = match &self.position {
            Some(text) => registry::rules(self.game)
                .and_then(|rules| rules.parse_position(&self.options, text)),
            None => registry::start(self.game, &self.options),
        };
        let mut position = found.map_err(|error| fail(error.to_string()))?;
        for mv in &self.moves {
            position
                .play_text(mv)
                .map_err(|error| fail(error.to_string()))?;
        }
        Ok(position)
    }
}

/// The puzzles of a game, the easiest first; none where the game has none.
#[must_use]
pub fn puzzles(game_id: &str) -> &'static [Puzzle] {
    /// What has been read: once for each game that was asked for, and for good.
    static READ: Mutex<Vec<(&str, &[Puzzle])>> = Mutex::new(Vec::new());
    let Some(found) = opponents(game_id).filter(|found| !found.puzzles.is_empty()) else {
        return &[];
    };
    let mut known = READ.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, puzzles)) = known.iter().find(|(game, _)| *game == found.game) {
        return puzzles;
    }
    let puzzles = read(found.game, found.puzzles).unwrap_or_else(|error| {
        tracing::error!("the puzzles of {game_id} cannot be read: {error}");
        Vec::new()
    });
    let puzzles: &'static [Puzzle] = Vec::leak(puzzles);
    known.push((found.game, puzzles));
    puzzles
}

/// A puzzle of a player's own, kept for as long as the program runs.
pub fn own(puzzle: Puzzle) -> &'static Puzzle {
    /// What was asked for, each once.
    static KEPT: Mutex<Vec<&Puzzle>> = Mutex::new(Vec::new());
    let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = kept.iter().find(|known| ***known == puzzle) {
        return known;
    }
    let puzzle: &'static Puzzle = Box::leak(Box::new(puzzle));
    kept.push(puzzle);
    puzzle
}

/// How a position goes on, looked at as far as a try in a puzzle would be; nothing
/// where the game is over, or has no opponents.
#[must_use]
pub fn best_line(position: &dyn AnyGame, stop: &Signal) -> Option<Line> {
    let mut thinker = thinker(position.info().id)?;
    let limits = thinker.to_judge();
    let report = thinker.think(position, &limits, stop, &mut |_| {})?;
    report.lines.into_iter().next()
}

fn read(game: &'static str, text: &str) -> Result<Vec<Puzzle>, ron::error::SpannedError> {
    let mut puzzles: Vec<Puzzle> = ron::from_str(text)?;
    for puzzle in &mut puzzles {
        puzzle.game = game;
    }
    Ok(puzzles)
}

/// Moves are written one after another, with blanks between them.
fn words<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Vec<String>, D::Error> {
    let text = String::deserialize(deserializer)?;
    Ok(text.split_whitespace().map(str::to_owned).collect())
}

/// What a try in a puzzle is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Feedback {
    /// The game is over and won.
    Solves,
    /// The win is still there.
    KeepsWinning {
        /// Whether no other move would have won, as far as could be seen.
        unique: bool,
        /// Whether no other move would have won as soon.
        quickest: bool,
        /// After how many further plies the game is won at the latest.
        plies: u32,
        /// How the game may go on; the first move is the defender's, or the
        /// solver's own where the try has not ended the turn.
        line: Line,
    },
    /// Nobody is seen to win by force: the win is gone, or too far away to be
    /// found within [`Thinker::to_judge`](super::Thinker::to_judge).
    LetsGo {
        /// How the game may go on; the first move is the defender's, or the
        /// solver's own where the try has not ended the turn.
        answer: Vec<String>,
    },
    /// The opponent can win now.
    Loses {
        /// How; the first move is the opponent's, or the solver's own where the
        /// try has not ended the turn. Empty when the try itself has lost the
        /// game.
        refutation: Vec<String>,
    },
}

/// Judges a try in a position that is not too far from its end to be solved.
///
/// It looks no further than the game's thinker finds worth while, so it always
/// comes to an end. Nothing when the search was stopped before it knew, or the
/// game has no opponents.
///
/// # Errors
/// When the try is not legal.
pub fn judge(
    position: &dyn AnyGame,
    mv: &str,
    stop: &Signal,
) -> Result<Option<Feedback>, MoveError> {
    let mut after = position.boxed_clone();
    after.play_text(mv)?;
    if let Some(end) = after.outcome() {
        let player = position.turn();
        let won = matches!(player, Turn::Player(player) if end.winners.contains(player));
        return Ok(Some(if won {
            Feedback::Solves
        } else {
            Feedback::Loses {
                refutation: Vec::new(),
            }
        }));
    }
    Ok(judge_undecided(position, after.as_ref(), stop))
}

fn judge_undecided(position: &dyn AnyGame, after: &dyn AnyGame, stop: &Signal) -> Option<Feedback> {
    let mut thinker = thinker(position.info().id)?;
    let limits = thinker.to_judge();
    let reply = thinker.think(after, &limits, stop, &mut |_| {})?;
    let best = reply.lines.into_iter().next()?;
    // Two players are opponents here; in some games one of them acts twice in a
    // turn, and what follows the try is still the same player's.
    let for_opponent = if after.turn() == position.turn() {
        best.verdict.reversed()
    } else {
        best.verdict
    };
    match for_opponent {
        Verdict::Win { .. } => Some(Feedback::Loses {
            refutation: best.moves,
        }),
        Verdict::Loss { plies } => {
            let all = limits.with_lines(2);
            let tries = thinker.think(position, &all, stop, &mut |_| {})?;
            // The try is one of them, and takes one ply more than what follows it.
            let others_within = |most: u32| {
                let is_win =
                    |line: &&Line| matches!(line.verdict, Verdict::Win { plies } if plies <= most);
                tries.lines.iter().filter(is_win).count() > 1
            };
            Some(Feedback::KeepsWinning {
                unique: !others_within(u32::MAX),
                quickest: !others_within(plies + 1),
                plies,
                line: best,
            })
        }
        // A search that was stopped has not looked.
        Verdict::Draw | Verdict::Estimate(_) if stop.is_stopped() => None,
        Verdict::Draw | Verdict::Estimate(_) => Some(Feedback::LetsGo { answer: best.moves }),
    }
}
