//! Puzzles of the player's own: positions that were set up and kept, each proven to
//! be won by the player to move.
//!
//! The proof takes a while, so a worker looks for it; what has none is not kept,
//! because nothing could say whether a try is right.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use super::{
    notices::Notice,
    settings::{self, Stored},
    visitors,
    worker::{Threads, Waker, Worker},
};
use crate::{
    engine::{
        Signal, Verdict,
        puzzles::{self, Puzzle},
    },
    rules::{
        AnyGame, OptionValues, Turn,
        registry::{self, SetUpError},
    },
};

/// How many are kept.
const MOST: usize = 500;

pub(super) fn plugin(app: &mut App) {
    settings::store::<OwnPuzzles>(app);
    visitors::put_back::<OwnPuzzles>(app);
    app.add_message::<KeepPuzzle>()
        .add_systems(Startup, start_worker)
        .add_systems(Update, (prove, keep).chain());
}

/// The puzzles of the player's own.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnPuzzles {
    /// In the order in which they were kept.
    pub all: Vec<OwnPuzzle>,
}

/// A position that the player to move wins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnPuzzle {
    /// The game.
    pub game: String,
    /// The name in what the program remembers.
    pub id: String,
    /// The name as the player reads it.
    pub title: String,
    /// What to find.
    pub task: String,
    /// From 1 to 5.
    pub difficulty: u8,
    /// The options it is under.
    pub options: OptionValues,
    /// The position, as the game writes it.
    pub position: String,
}

/// Keep a position as a puzzle, if it is one.
#[derive(Message, Clone, Debug)]
pub struct KeepPuzzle(pub OwnPuzzle);

impl Stored for OwnPuzzles {
    const FILE: &'static str = "puzzles.ron";
    const NAME: &'static str = "puzzles";

    fn after_reading(&mut self) {
        self.all.retain(|puzzle| puzzle.start().is_ok());
        self.all.truncate(MOST);
    }
}

impl OwnPuzzles {
    /// Those of a game.
    pub fn of<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a OwnPuzzle> {
        self.all.iter().filter(move |puzzle| puzzle.game == game)
    }
}

impl OwnPuzzle {
    /// A puzzle made of a position.
    #[must_use]
    pub fn of(position: &dyn AnyGame, title: String) -> Self {
        let mover = match position.turn() {
            Turn::Player(player) => position.colours().get(player.index()),
            Turn::Chance | Turn::Over => None,
        };
        let task = mover.map_or_else(String::new, |mover| format!("{mover} to move and win."));
        Self {
            game: position.info().id.to_owned(),
            id: format!("own-{:016x}", position.hash()),
            title,
            task,
            difficulty: 1,
            options: position.option_values(),
            position: position.position_text(),
        }
    }

    /// The position.
    ///
    /// # Errors
    /// When it is none.
    pub fn start(&self) -> Result<Box<dyn AnyGame>, SetUpError> {
        registry::rules(&self.game)?.parse_position(&self.options, &self.position)
    }

    /// The same as the puzzles that come with the game.
    #[must_use]
    pub fn puzzle(&self) -> Option<&'static Puzzle> {
        let game = registry::find(&self.game)?.id;
        Some(puzzles::own(Puzzle::set_up(
            game,
            (&self.id, &self.title, &self.task),
            self.difficulty,
            self.options.clone(),
            self.position.clone(),
        )))
    }
}

/// What was found out about a position: after how many plies it is won, if it is.
#[derive(Debug)]
struct Proof {
    puzzle: OwnPuzzle,
    wins_in: Option<u32>,
}

#[derive(Resource, Debug)]
struct Prover(Worker<OwnPuzzle, Proof>);

fn start_worker(mut commands: Commands, threads: Res<Threads>, waker: Res<Waker>) {
    let worker = Worker::new(
        "puzzles",
        *threads,
        waker.clone(),
        |puzzle: OwnPuzzle, results| {
            let best = puzzle.start().ok().and_then(|position| {
                let line = puzzles::best_line(position.as_ref(), &Signal::default())?;
                match line.verdict {
                    Verdict::Win { plies } => Some(plies),
                    _ => None,
                }
            });
            results.give(Proof {
                puzzle,
                wins_in: best,
            });
        },
    );
    commands.insert_resource(Prover(worker));
}

fn prove(
    mut asked: MessageReader<KeepPuzzle>,
    prover: Option<ResMut<Prover>>,
    own: Res<OwnPuzzles>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(mut prover) = prover else { return };
    for KeepPuzzle(puzzle) in asked.read() {
        if own.all.iter().any(|known| known.id == puzzle.id) {
            notices.write(Notice::done("You have this puzzle already."));
        } else if own.all.len() >= MOST {
            let text = format!("You have {MOST} puzzles, and there is no room for more.");
            notices.write(Notice::trouble(text));
        } else {
            notices.write(Notice::done("Looking for a forced win ..."));
            prover.0.submit(puzzle.clone());
        }
    }
}

fn keep(
    prover: Option<ResMut<Prover>>,
    mut own: ResMut<OwnPuzzles>,
    mut notices: MessageWriter<Notice>,
) {
    let Some(mut prover) = prover else { return };
    while let Some(found) = prover.0.result() {
        match found {
            Ok(Proof {
                puzzle,
                wins_in: Some(plies),
            }) => {
                let text = format!("Saved as “{}” among your puzzles.", puzzle.title);
                notices.write(Notice::done(text));
                own.all.push(OwnPuzzle {
                    // As long as it takes: one star for every other move of one's own.
                    difficulty: (1 + plies / 4).clamp(1, 5) as u8,
                    ..puzzle
                });
            }
            Ok(Proof { puzzle, .. }) => {
                let who = puzzle.task.split_whitespace().next().unwrap_or("anybody");
                let text = format!(
                    "Not saved: the computer finds no forced win for {who} here, so it could not \
                     say whether a move is right."
                );
                notices.write(Notice::trouble(text));
            }
            Err(failed) => {
                let text = format!("The position could not be examined: {failed}.");
                notices.write(Notice::trouble(text));
            }
        }
    }
}
