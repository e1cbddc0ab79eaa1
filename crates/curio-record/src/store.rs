//! Where matches are kept: folders, names, and writing that never harms what
//! is there.
//!
//! ```text
//! DATA/matches/xafka-2026-11-20-anna-level-3.curio   saved matches
//! DATA/trash/                                        deleted ones
//! DATA/live/1.journal                                matches in progress
//! ```
//!
//! A journal is locked by the process that writes it, so several may run at
//! once; one that nobody holds is a match that a crash or a closed window has
//! left unfinished.

use std::{
    env,
    fs::{self, File, OpenOptions, TryLockError},
    io::{self, Read},
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{
    EXTENSION, LiveMatch, Match, Played, Ratings, RecordError, Salvaged, Stakes, Terms,
    files::{
        LARGEST, create_folder, files, hidden_name, load, move_into, publish, replace, salvage,
        save_new, sync_folder,
    },
    format,
    journal::{self, Damage, JournalError, JournalFile},
};

/// The environment variable that names the folder of all data.
pub const DATA_DIR_VARIABLE: &str = "CURIO_DATA_DIR";

const JOURNAL_EXTENSION: &str = "journal";

/// Why something could not be kept or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// The system has refused.
    #[error("cannot {action} {}: {source}", path.display())]
    Io {
        /// What was tried.
        action: &'static str,
        /// On what.
        path: PathBuf,
        /// Why not.
        source: io::Error,
    },
    /// The file is no record that can be taken.
    #[error("{}: {source}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: RecordError,
    },
    /// The file is no journal that can be taken.
    #[error("{}: {source}", path.display())]
    Journal {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        source: JournalError,
    },
    /// A match in progress belongs to another running program.
    #[error("{} is in use by another window of Curio", path.display())]
    InUse {
        /// The journal.
        path: PathBuf,
    },
    /// Reading the file brought out a fault in the program.
    #[error("{} could not be read because of a fault in Curio", path.display())]
    Failed {
        /// The file.
        path: PathBuf,
    },
    /// The system has no folder for data.
    #[error("there is no home folder to keep matches in; set {DATA_DIR_VARIABLE}")]
    NoHome,
}

impl StoreError {
    pub(super) fn io(action: &'static str, path: &Path, source: io::Error) -> Self {
        Self::Io {
            action,
            path: path.to_owned(),
            source,
        }
    }
}

/// The folder of all matches. Nothing is created before it is needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    root: PathBuf,
}

/// A saved match as lists show it.
#[derive(Debug)]
pub struct Saved {
    /// The file.
    pub path: PathBuf,
    /// When it was last written.
    pub modified: SystemTime,
    /// What it is about; nothing when not even its terms could be read.
    pub summary: Option<Summary>,
    /// What is wrong with it, if anything is.
    pub damage: Option<StoreError>,
    /// What it says of its players, when it is over and nothing is wrong.
    pub played: Option<Played>,
}

/// What a saved match is about.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// The game, by its name in commands and records.
    pub game: String,
    /// The names of the players in seat order.
    pub players: Vec<String>,
    /// The day.
    pub date: String,
    /// The occasion.
    pub event: String,
    /// How many moves were played.
    pub plies: usize,
    /// How it ended, as a sentence; nothing when it has not.
    pub ending: Option<String>,
}

impl Summary {
    /// The summary of a match.
    #[must_use]
    pub fn of(game: &Match) -> Self {
        let terms = game.terms();
        Self {
            game: terms.game.clone(),
            players: terms.seats.iter().map(|seat| seat.name.clone()).collect(),
            date: terms.date.clone(),
            event: terms.event.clone(),
            plies: game.len(),
            ending: game.outcome().map(|outcome| outcome.explanation),
        }
    }
}

/// A match in progress that nobody is playing.
#[derive(Debug)]
pub struct Unfinished {
    /// The match as it stood.
    pub game: Match,
    /// When its journal was last written.
    pub modified: SystemTime,
    /// Where its journal is damaged, if it is.
    pub damage: Option<Damage>,
    path: PathBuf,
    saved: Option<String>,
    file: File,
    recovered: journal::Recovered,
}

impl Store {
    /// The store in `folder`; else in the folder that `CURIO_DATA_DIR` names;
    /// else where the system keeps the data of programs.
    ///
    /// # Errors
    /// When the system has no such place.
    pub fn open(folder: Option<&Path>) -> Result<Self, StoreError> {
        if let Some(folder) = folder {
            return Ok(Self::at(folder));
        }
        if let Some(folder) = env::var_os(DATA_DIR_VARIABLE).filter(|folder| !folder.is_empty()) {
            return Ok(Self::at(folder));
        }
        directories::ProjectDirs::from("org", "curio", "curio")
            .map(|dirs| Self::at(dirs.data_dir()))
            .ok_or(StoreError::NoHome)
    }

    /// The store in `folder`.
    #[must_use]
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self {
            root: folder.into(),
        }
    }

    /// The folder of all data.
    #[must_use]
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// Where saved matches are.
    #[must_use]
    pub fn matches(&self) -> PathBuf {
        self.root.join("matches")
    }

    /// Where deleted matches are.
    #[must_use]
    pub fn trash(&self) -> PathBuf {
        self.root.join("trash")
    }

    fn live(&self) -> PathBuf {
        self.root.join("live")
    }

    /// The saved matches, the newest first.
    ///
    /// # Errors
    /// When the folder is there and cannot be read.
    pub fn list(&self) -> Result<Vec<Saved>, StoreError> {
        let mut list: Vec<Saved> = files(&self.matches(), EXTENSION)?
            .into_iter()
            .map(|(path, modified)| {
                let read = unharmed(&path, |path| {
                    let Salvaged { game, damage } = salvage(path)?;
                    let whole = Some(&game).filter(|_| damage.is_none());
                    let played = whole.and_then(|game| Played::of(path, game));
                    Ok((Summary::of(&game), played, damage))
                });
                let (summary, played, damage) = match read {
                    Ok((summary, played, damage)) => (
                        Some(summary),
                        played,
                        damage.map(|source| StoreError::Record {
                            path: path.clone(),
                            source,
                        }),
                    ),
                    Err(error) => (None, None, Some(error)),
                };
                Saved {
                    path,
                    modified,
                    summary,
                    damage,
                    played,
                }
            })
            .collect();
        list.sort_by(|a, b| (b.modified, &b.path).cmp(&(a.modified, &a.path)));
        Ok(list)
    }

    /// The players of all saved matches and their ratings, which follow from
    /// nothing but these records.
    ///
    /// # Errors
    /// When the folder is there and cannot be read.
    pub fn ratings(&self) -> Result<Ratings, StoreError> {
        let played = self.list()?.into_iter().filter_map(|saved| saved.played);
        Ok(Ratings::of(played))
    }

    /// Saves a match under a new name and returns the file.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn save(&self, game: &Match) -> Result<PathBuf, StoreError> {
        save_new(&self.matches(), &name_for(game), game)
    }

    /// Saves a match under the name it was last saved under, unless another
    /// match has that name by now, or this one with another end.
    pub(super) fn save_again(
        &self,
        name: Option<&str>,
        game: &Match,
    ) -> Result<PathBuf, StoreError> {
        let folder = self.matches();
        let known = name
            .map(|name| folder.join(name))
            .filter(|path| load(path).is_ok_and(|there| is_stage_of(&there, game)));
        match known {
            Some(path) => {
                replace(&path, &format::write(game))?;
                Ok(path)
            }
            None => self.save(game),
        }
    }

    /// Moves a saved match to the trash and returns where it is now.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn delete(&self, path: &Path) -> Result<PathBuf, StoreError> {
        move_into(&self.trash(), path)
    }

    /// Moves a match out of the trash and returns where it is now.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn restore(&self, path: &Path) -> Result<PathBuf, StoreError> {
        move_into(&self.matches(), path)
    }

    /// Begins to keep a match in progress. The match goes on even when the
    /// disk refuses, see [`LiveMatch::take_trouble`].
    #[must_use]
    pub fn begin(&self, game: Match) -> LiveMatch {
        LiveMatch::begin(self.clone(), game)
    }

    /// The matches in progress that nobody is playing, the newest first.
    /// On the way journals that tell of no move are removed, and matches that
    /// are over, but were not saved any more, are saved.
    ///
    /// # Errors
    /// When the folder is there and cannot be read, or the disk refuses.
    pub fn unfinished(&self) -> Result<Vec<Unfinished>, StoreError> {
        let mut list = Vec::new();
        for (path, modified) in files(&self.live(), JOURNAL_EXTENSION)? {
            // One that cannot be read is left for a person to look at.
            let Ok(Some((file, recovered))) = unharmed(&path, claim) else {
                continue;
            };
            if recovered.game.is_empty() && !recovered.game.can_redo() {
                drop(file);
                self.remove_journal(&path)?;
                continue;
            }
            let unfinished = Unfinished {
                game: recovered.game.clone(),
                modified,
                damage: recovered.damage.clone(),
                path,
                saved: recovered.saved.clone(),
                file,
                recovered,
            };
            if unfinished.game.outcome().is_some() {
                self.resume(unfinished)?.finish()?;
            } else {
                list.push(unfinished);
            }
        }
        list.sort_by(|a, b| (b.modified, &b.path).cmp(&(a.modified, &a.path)));
        Ok(list)
    }

    /// Goes on with an unfinished match.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn resume(&self, unfinished: Unfinished) -> Result<LiveMatch, StoreError> {
        let Unfinished {
            game,
            path,
            saved,
            file,
            recovered,
            ..
        } = unfinished;
        let journal = JournalFile::go_on(file, &recovered)
            .map_err(|source| StoreError::io("write to", &path, source))?;
        Ok(LiveMatch::go_on(self.clone(), game, saved, path, journal))
    }

    pub(super) fn begin_journal(
        &self,
        game: &Match,
        saved: Option<&str>,
    ) -> Result<(PathBuf, JournalFile), StoreError> {
        let folder = self.live();
        create_folder(&folder)?;
        // Nobody sees the journal before it is locked and has its beginning.
        let hidden = folder.join(hidden_name("journal"));
        let begin = || {
            let file = OpenOptions::new()
                .read(true)
                .write(true)
                .create_new(true)
                .open(&hidden)?;
            // Where the system knows no locks, a second window is on its own.
            let _ = file.try_lock();
            let journal = JournalFile::begin(file, game, saved)?;
            let mut number = 0_u64;
            loop {
                number += 1;
                let path = folder.join(format!("{number}.{JOURNAL_EXTENSION}"));
                if publish(&hidden, &path)? {
                    return Ok((path, journal));
                }
            }
        };
        let begun = begin().map_err(|source| StoreError::io("write to", &folder, source));
        if begun.is_err() {
            let _ = fs::remove_file(&hidden);
        }
        begun
    }

    pub(super) fn remove_journal(&self, path: &Path) -> Result<(), StoreError> {
        match fs::remove_file(path) {
            Err(error) if error.kind() != io::ErrorKind::NotFound => {
                Err(StoreError::io("remove", path, error))
            }
            _ => {
                sync_folder(&self.live());
                Ok(())
            }
        }
    }
}

impl Unfinished {
    /// Gives the match up: its journal goes to the trash.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn discard(self, store: &Store) -> Result<(), StoreError> {
        drop(self.file);
        move_into(&store.trash(), &self.path).map(|_| ())
    }
}

/// Reads one file of many with `read`. If the file brings out a fault in the
/// program, the fault spoils this file and not the list.
fn unharmed<T>(
    path: &Path,
    read: impl FnOnce(&Path) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    // Nothing that a failed reader has left half done is used again.
    panic::catch_unwind(AssertUnwindSafe(|| read(path))).unwrap_or_else(|_| {
        Err(StoreError::Failed {
            path: path.to_owned(),
        })
    })
}

/// Takes hold of a journal and reads it; nothing when somebody else holds it.
fn claim(path: &Path) -> Result<Option<(File, journal::Recovered)>, StoreError> {
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .open(path)
        .map_err(|source| StoreError::io("open", path, source))?;
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    (&file)
        .take(LARGEST)
        .read_to_end(&mut bytes)
        .map_err(|source| StoreError::io("read", path, source))?;
    let recovered = journal::recover(&bytes).map_err(|source| StoreError::Journal {
        path: path.to_owned(),
        source,
    })?;
    Ok(Some((file, recovered)))
}

/// What the file of a match is called: game, date and players.
fn name_for(game: &Match) -> String {
    let terms = game.terms();
    let mut name = terms.game.clone();
    let players = terms.seats.iter().map(|seat| seat.name.as_str());
    for part in core::iter::once(terms.date.as_str()).chain(players) {
        let part: Vec<String> = part
            .split(|c: char| !c.is_ascii_alphanumeric())
            .filter(|word| !word.is_empty())
            .map(str::to_ascii_lowercase)
            .collect();
        if !part.is_empty() {
            name.push('-');
            name.push_str(&part.join("-"));
        }
    }
    name.truncate(80);
    name
}

/// Whether the record of `game` may take the place of the one that is there:
/// it tells of the same match, and that one's end is not lost.
fn is_stage_of(there: &Match, game: &Match) -> bool {
    let terms = |game: &Match| {
        let terms = game.terms().clone();
        // Players and stakes may change.
        Terms {
            seats: Vec::new(),
            stakes: Stakes::Rated,
            ..terms
        }
    };
    let moves = |game: &Match| -> Vec<u64> { game.plies().iter().map(|ply| ply.hash).collect() };
    // An end that has counted for the ratings counts for good.
    let is_same_end = || moves(there) == moves(game) && there.terms().stakes == game.terms().stakes;
    terms(there) == terms(game) && (there.outcome().is_none() || is_same_end())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_that_a_file_brings_out_is_damage_to_that_file() {
        let path = Path::new("odd.curio");
        let failed: Result<(), _> = unharmed(path, |_| panic!("a fault that a file brings out"));
        assert!(
            matches!(failed, Err(StoreError::Failed { path }) if path == Path::new("odd.curio"))
        );
        assert!(matches!(unharmed(path, |_| Ok(7)), Ok(7)));
    }
}
