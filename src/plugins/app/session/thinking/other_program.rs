//! Another program that plays at the table, over its text protocol.

use core::time::Duration;

use crate::{
    record::{Match, Terms},
    texts,
    ugi::{External, ExternalError, Permit},
};

/// How long another program may think about a move.
const EXTERNAL_TIME: Duration = Duration::from_secs(2);

/// Another program that plays, by the permit to run it.
#[derive(Default)]
pub(super) struct OtherProgram(Option<Running>);

struct Running {
    permit: Permit,
    external: External,
    /// The match that it was prepared for.
    terms: Terms,
    /// The positions of that match that it was asked about last, by their hashes.
    asked: Vec<u64>,
}

/// Why another program has made no move.
#[derive(Debug, thiserror::Error)]
pub(super) enum NoMove {
    /// It could not be started: nobody plays.
    #[error(transparent)]
    Start(ExternalError),
    /// It plays, and failed to move: it loses.
    #[error("{0}")]
    Fault(String),
}

impl Running {
    /// Whether `record` goes on where the program was asked last. If not, it is
    /// another match, or another line of this one.
    fn goes_on_with(&self, record: &Match) -> bool {
        let (old, new) = (&self.terms, record.terms());
        let is_same_match = old.game == new.game
            && old.options == new.options
            && old.start == new.start
            && old.seed == new.seed
            && (&old.date, &old.time) == (&new.date, &new.time);
        let played = record.plies().iter().map(|ply| ply.hash);
        let shared = played.zip(&self.asked).all(|(new, old)| new == *old);
        is_same_match && record.len() >= self.asked.len() && shared
    }
}

impl OtherProgram {
    /// Asks the program for a move, starting it first where it is not running, and
    /// preparing it for each match. The move is legal, and in its canonical text.
    pub(crate) fn choose(
        &mut self,
        permit: &Permit,
        patience: Duration,
        record: &Match,
    ) -> Result<String, NoMove> {
        let fault = |error: ExternalError| NoMove::Fault(error.to_string());
        // After a failure, it is not asked again: what it still has to say would be
        // taken for its next answer.
        let running = self.0.take().filter(|running| running.permit == *permit);
        let (mut external, is_prepared) = match running {
            Some(running) => {
                let is_prepared = running.goes_on_with(record);
                (running.external, is_prepared)
            }
            None => {
                let external = External::start(permit, patience).map_err(NoMove::Start)?;
                (external, false)
            }
        };
        if !is_prepared {
            external.new_game(record).map_err(fault)?;
        }
        let mv = external.choose(record, EXTERNAL_TIME).map_err(fault)?;
        let mv = record.position().check_text(&mv).map_err(|error| {
            NoMove::Fault(texts::app_illegal_move(
                permit.command(),
                &error.to_string(),
            ))
        })?;
        self.0 = Some(Running {
            permit: permit.clone(),
            external,
            terms: record.terms().clone(),
            asked: record.plies().iter().map(|ply| ply.hash).collect(),
        });
        Ok(mv)
    }
}

#[cfg(unix)]
#[cfg(test)]
mod tests {
    use std::{fs, path::Path};

    use super::*;
    use crate::{
        record::{Edit, testing},
        ugi::{PATIENCE, Permits},
    };

    /// A program that notes what it is told, and answers every question with `answer`.
    fn program(folder: &Path, answer: &str) -> Permit {
        let script = format!(
            "while read line; do echo \"$line\" >> {0}/told; case $line in ugi) echo ugiok;; \
             isready) echo readyok;; go*) echo bestmove {answer};; esac; done",
            folder.display()
        );
        fs::write(folder.join("program.sh"), script).unwrap();
        let command = format!("sh {}/program.sh", folder.display());
        let mut permits = Permits::default();
        permits.allow(&command);
        permits.get(&command).unwrap()
    }

    fn game(board: &str, seed: u64) -> Match {
        let mut terms = testing::terms("xafka", &["Ann", "Ben"], &[("board", board)]);
        terms.seed = seed;
        testing::played_on(terms, &[])
    }

    #[test]
    fn every_match_is_prepared_once() {
        let folder = tempfile::tempdir().unwrap();
        let permit = program(folder.path(), "c3");
        let mut other = OtherProgram::default();
        let mut large = game("61", 1);
        let mut ask = |game: &Match| {
            let _ = fs::remove_file(folder.path().join("told"));
            assert_eq!(other.choose(&permit, PATIENCE, game).unwrap(), "c3");
            let told = fs::read_to_string(folder.path().join("told")).unwrap();
            let board = told
                .lines()
                .find_map(|line| line.strip_prefix("setoption name board value "));
            board.map(str::to_owned)
        };
        assert_eq!(ask(&large).as_deref(), Some("61"));
        for mv in ["e5", "a4"] {
            large.play(mv, None).unwrap();
        }
        assert_eq!(ask(&large), None, "it goes on");
        assert_eq!(ask(&game("19", 1)).as_deref(), Some("19"));
        assert_eq!(ask(&game("19", 2)).as_deref(), Some("19"));
        // Taken back: another line of the same match.
        assert_eq!(ask(&large).as_deref(), Some("61"));
        large.apply(Edit::Undo(2)).unwrap();
        assert_eq!(ask(&large).as_deref(), Some("61"));
    }

    #[test]
    fn a_move_that_is_not_legal_is_a_fault() {
        let folder = tempfile::tempdir().unwrap();
        for answer in ["red", "nonsense", ""] {
            let permit = program(folder.path(), answer);
            let mut other = OtherProgram::default();
            let error = other.choose(&permit, PATIENCE, &game("19", 1)).unwrap_err();
            assert!(matches!(error, NoMove::Fault(_)), "{answer}: {error}");
        }
        let mut permits = Permits::default();
        permits.allow("no-such-program");
        let permit = permits.get("no-such-program").unwrap();
        let error = OtherProgram::default().choose(&permit, PATIENCE, &game("19", 1));
        assert!(matches!(error, Err(NoMove::Start(_))));
    }
}
