//! Puzzles of the player's own: positions that were set up and kept, each proven to
//! be won by the player to move.
//!
//! The proof takes a while, so a worker looks for it; what has none is not kept,
//! because nothing could say whether a try is right.

use bevy::prelude::*;
use serde::{Deserialize, Serialize};

use crate::plugins::app::{
    machine::worker::{Threads, Waker, Worker},
    notices::Notice,
    settings::{self, Merge, Stored, merge_lists},
    visitors,
};
use crate::{
    engine::{
        CancelToken,
        puzzles::{self, ComposeError, Composed, Puzzle},
    },
    rules::{AnyGame, OptionValues},
    texts,
};

/// How many are kept.
const MOST: usize = 500;

pub(super) fn plugin(app: &mut App) {
    settings::store::<OwnPuzzles>(app);
    visitors::put_back::<OwnPuzzles>(app);
    app.add_message::<KeepPuzzle>()
        .add_systems(Startup, start_worker)
        .add_systems(
            Update,
            (
                prove,
                add_proven,
                register_own_puzzles.run_if(resource_exists_and_changed::<OwnPuzzles>),
            )
                .chain(),
        );
}

/// The puzzles of the player's own.
///
/// What cannot be set up is not shown, but stays in the file: another program on the same
/// folder may have a game that this one has not.
#[derive(Resource, Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct OwnPuzzles {
    /// In the order in which they were kept.
    pub all: Vec<OwnPuzzle>,
}

/// A position that the player to move wins.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OwnPuzzle {
    pub(crate) game: String,
    /// The puzzle.
    pub puzzle: Puzzle,
}

/// Keep a position as a puzzle, if it is one.
#[derive(Message, Clone, Debug)]
pub(crate) struct KeepPuzzle {
    pub(crate) game: &'static str,
    /// The options that the position is under.
    pub(crate) options: OptionValues,
    /// The position, as the game writes it.
    pub(crate) position: String,
    /// The name as the player reads it.
    pub(crate) title: String,
}

impl Merge for OwnPuzzles {
    fn merge(base: &Self, ours: &Self, theirs: &Self) -> Self {
        Self {
            all: merge_lists(&base.all, &ours.all, &theirs.all),
        }
    }
}

impl Stored for OwnPuzzles {
    const FILE: &'static str = "puzzles.ron";
    const NAME: &'static str = "puzzles";
}

impl OwnPuzzles {
    /// Those of a game.
    pub(crate) fn for_game<'a>(&'a self, game: &'a str) -> impl Iterator<Item = &'a OwnPuzzle> {
        self.all.iter().filter(move |puzzle| puzzle.game == game)
    }
}

impl OwnPuzzle {
    /// The same as the puzzles that come with the game.
    pub(crate) fn puzzle(&self) -> Option<Puzzle> {
        self.puzzle.clone().of_game(&self.game)
    }
}

impl KeepPuzzle {
    /// Asks to keep this position.
    pub(crate) fn from_position(position: &dyn AnyGame, title: String) -> Self {
        Self {
            game: position.info().id,
            options: position.option_values(),
            position: position.position_text(),
            title,
        }
    }
}

/// What was found out about a position.
#[derive(Debug)]
struct Proof(Result<Composed, ComposeError>);

#[derive(Resource, Debug)]
struct Prover(Worker<KeepPuzzle, Proof>);

/// Puts the player's own puzzles among those that can be solved, and takes away what
/// this program has put there before.
fn register_own_puzzles(own: Res<OwnPuzzles>, mut known: Local<Vec<(String, String)>>) {
    let now: Vec<(String, String)> = own
        .all
        .iter()
        .map(|own| (own.game.clone(), own.puzzle.id.clone()))
        .collect();
    for (game, id) in known.iter().filter(|it| !now.contains(it)) {
        puzzles::remove(game, id);
    }
    *known = now;
    for puzzle in own.all.iter().filter_map(OwnPuzzle::puzzle) {
        if let Err(error) = puzzles::add(puzzle) {
            info!("a puzzle of the player's own is not shown: {error}");
        }
    }
}

fn start_worker(mut commands: Commands, threads: Res<Threads>, waker: Res<Waker>) {
    let worker = Worker::new(
        "puzzles",
        *threads,
        waker.clone(),
        |asked: KeepPuzzle, results| {
            let KeepPuzzle {
                game,
                options,
                position,
                title,
            } = asked;
            let never = CancelToken::default();
            let composed = puzzles::compose(game, &options, &position, &title, &never);
            results.give(Proof(composed));
        },
    );
    commands.insert_resource(Prover(worker));
}

fn prove(
    mut asked: MessageReader<KeepPuzzle>,
    If(mut prover): If<ResMut<Prover>>,
    own: Res<OwnPuzzles>,
    mut notices: MessageWriter<Notice>,
) {
    for asked in asked.read() {
        let is_same =
            |known: &OwnPuzzle| known.game == asked.game && known.puzzle.position == asked.position;
        if own.all.iter().any(is_same) {
            notices.write(Notice::done(texts::app_puzzle_known()));
        } else if own.all.len() >= MOST {
            notices.write(Notice::trouble(texts::app_puzzles_full(MOST)));
        } else {
            notices.write(Notice::done(texts::app_puzzle_proving()));
            prover.0.submit(asked.clone());
        }
    }
}

fn add_proven(
    If(mut prover): If<ResMut<Prover>>,
    mut own: ResMut<OwnPuzzles>,
    mut notices: MessageWriter<Notice>,
) {
    while let Some(found) = prover.0.result() {
        match found {
            Ok(Proof(Ok(Composed { puzzle, unique }))) => {
                let mut text = texts::app_puzzle_saved(&puzzle.title);
                if !unique {
                    text.push(' ');
                    text.push_str(texts::app_puzzle_ambiguous());
                }
                notices.write(Notice::done(text));
                let game = puzzle.game().to_owned();
                own.all.push(OwnPuzzle { game, puzzle });
            }
            Ok(Proof(Err(ComposeError::NoWin))) => {
                notices.write(Notice::trouble(texts::app_puzzle_no_win()));
            }
            Ok(Proof(Err(error))) => {
                notices.write(Notice::trouble(texts::app_puzzle_not_saved(
                    &error.to_string(),
                )));
            }
            Err(failed) => {
                let text = texts::app_position_not_examined(&failed.to_string());
                notices.write(Notice::trouble(text));
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;
    use crate::plugins::app::settings::{Folder, SettingsFolder, store};

    #[test]
    fn a_puzzle_of_a_game_that_is_not_here_stays_in_the_file() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(OwnPuzzles::FILE);
        let puzzle =
            r#"(game: "halma", puzzle: (id: "one", title: "One", task: "Win.", solution: "a1"))"#;
        fs::write(&path, format!("(all: [{puzzle}])")).unwrap();
        let mut app = App::new();
        app.insert_resource(SettingsFolder(Folder::At(folder.path().to_owned())));
        store::<OwnPuzzles>(&mut app);
        let mut own = app.world_mut().resource_mut::<OwnPuzzles>();
        assert_eq!(own.all.len(), 1);
        assert!(own.all[0].puzzle().is_none());
        let copy = own.all[0].clone();
        own.all.push(copy);
        app.update();
        let written = fs::read_to_string(&path).unwrap();
        assert_eq!(written.matches("halma").count(), 2, "{written}");
    }
}
