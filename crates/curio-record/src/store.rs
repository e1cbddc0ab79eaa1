//! The folders of matches and the names of the files in them.
//!
//! ```text
//! DATA/matches/xafka-2026-11-20-anna-level-3.curio   saved matches
//! DATA/trash/                                        deleted ones
//! DATA/live/1.journal                                matches in progress
//! DATA/set-aside/                                    journals that cannot be read
//! DATA/phones.json, DATA/phones/                     guests of matches in progress
//! ```
//!
//! The process that writes a journal locks it, so several may run at once. A
//! journal without a lock belongs to a match that a crash or a closed window has
//! left unfinished. Playing on with it is left to [`Journal`](super::Journal).

use std::{
    env,
    fs::{self, File, OpenOptions, TryLockError},
    io,
    panic::{self, AssertUnwindSafe},
    path::{Path, PathBuf},
    time::SystemTime,
};

use super::{
    EXTENSION, FinishedMatch, Match, Owner, Ratings, Salvaged, Stakes, StoreError, Terms,
    bounds::{LARGEST_JOURNAL, read_text, read_within},
    files::{
        create_folder, create_hidden, files, load, move_into, publish, replace, salvage, save_new,
        sync_folder, written,
    },
    journal_file::{Damage, JournalError, JournalFile, Recovered, recover},
    store_error::DATA_DIR_VARIABLE,
};
use curio_rules::{AnyGame, OptionValues, Player, registry};

pub(super) const JOURNAL_EXTENSION: &str = "journal";

/// The folder of all matches. It is created when it is needed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Store {
    root: PathBuf,
}

/// A saved match as lists show it.
#[derive(Debug)]
pub struct SavedMatch {
    /// The file.
    pub path: PathBuf,
    /// When the file was last written.
    pub modified: SystemTime,
    /// Its summary; `None` if not even its terms could be read.
    pub summary: Option<Summary>,
    /// The damage, if there is any.
    pub damage: Option<StoreError>,
    /// The match as the ratings see it, if it is over and undamaged.
    pub finished: Option<FinishedMatch>,
}

/// A saved match in a few words.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// The game, by its name in commands and records.
    pub game: String,
    /// The names of the players in seat order.
    pub players: Vec<String>,
    /// The date.
    pub date: String,
    /// The occasion.
    pub event: String,
    /// The number of moves of everybody.
    pub plies: usize,
    /// The number of rounds.
    pub rounds: usize,
    /// How it ended, as a sentence; `None` if it is not over.
    pub ending: Option<String>,
    /// The seat of the only person at the table, and whether that person won; nobody wins a
    /// draw.
    pub alone: Option<(usize, Option<bool>)>,
    /// The options.
    pub options: OptionValues,
    /// The position after the last move, as text.
    pub last: String,
}

impl Summary {
    /// The summary of a match.
    pub fn from_match(game: &Match) -> Self {
        let terms = game.terms();
        Self {
            game: terms.game.clone(),
            players: terms.seats.iter().map(|seat| seat.name.clone()).collect(),
            date: terms.date.clone(),
            event: terms.event.clone(),
            plies: game.len(),
            rounds: game.rounds(),
            ending: game.outcome().map(|outcome| outcome.explanation),
            alone: alone(game),
            options: terms.options.clone(),
            last: game.position().position_text(),
        }
    }

    /// The position after the last move; nothing where its text cannot be read.
    pub fn position(&self) -> Option<Box<dyn AnyGame>> {
        let rules = registry::rules(&self.game).ok()?;
        rules.parse_position(&self.options, &self.last).ok()
    }
}

/// The seat of the only person at the table, and whether that person has won.
fn alone(game: &Match) -> Option<(usize, Option<bool>)> {
    let seats = game.terms().seats.iter().enumerate();
    let mut people = seats.filter(|(_, seat)| seat.kind.is_human());
    let (seat, _) = people.next()?;
    let winners = game.outcome()?.winners;
    let player = Player::all(u8::MAX).nth(seat)?;
    let won = (!winners.is_empty()).then(|| winners.contains(player));
    people.next().is_none().then_some((seat, won))
}

impl Store {
    /// The store in `folder`, or else in the folder that `CURIO_DATA_DIR` names, or
    /// else in the system's folder for program data.
    ///
    /// # Errors
    /// When the system has no such folder.
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
    pub fn at(folder: impl Into<PathBuf>) -> Self {
        Self {
            root: folder.into(),
        }
    }

    /// The folder of all data.
    pub fn root(&self) -> &Path {
        &self.root
    }

    /// The folder of saved matches.
    pub fn matches(&self) -> PathBuf {
        self.root.join("matches")
    }

    /// The folder of deleted matches.
    pub fn trash(&self) -> PathBuf {
        self.root.join("trash")
    }

    pub(super) fn live(&self) -> PathBuf {
        self.root.join("live")
    }

    /// The saved matches, the newest first.
    ///
    /// # Errors
    /// When the folder exists but cannot be read.
    pub fn list(&self) -> Result<Vec<SavedMatch>, StoreError> {
        let mut list: Vec<SavedMatch> = files(&self.matches(), EXTENSION)?
            .into_iter()
            .map(|(path, modified)| {
                let read = read_safely(&path, |path| {
                    let Salvaged { game, damage } = salvage(path)?;
                    let whole = Some(&game).filter(|_| damage.is_none());
                    let finished = whole.and_then(|game| FinishedMatch::new(path, game));
                    Ok((Summary::from_match(&game), finished, damage))
                });
                let (summary, finished, damage) = match read {
                    Ok((summary, finished, damage)) => (
                        Some(summary),
                        finished,
                        damage.map(|source| StoreError::Record {
                            path: path.clone(),
                            source,
                        }),
                    ),
                    Err(error) => (None, None, Some(error)),
                };
                SavedMatch {
                    path,
                    modified,
                    summary,
                    damage,
                    finished,
                }
            })
            .collect();
        list.sort_by(|a, b| (b.modified, &b.path).cmp(&(a.modified, &a.path)));
        Ok(list)
    }

    /// The players of all saved matches and their ratings, computed from these
    /// records alone.
    ///
    /// # Errors
    /// When the folder exists but cannot be read.
    pub fn ratings(&self) -> Result<Ratings, StoreError> {
        let finished = self.list()?.into_iter().filter_map(|saved| saved.finished);
        Ok(Ratings::from_matches(finished, self.owner().as_ref()))
    }

    /// Where the settings of the program are that has its matches here: in the same folder, or
    /// where the system keeps settings if matches are where it keeps data.
    pub fn settings(&self) -> PathBuf {
        match directories::ProjectDirs::from("org", "curio", "curio") {
            Some(usual) if self.root == usual.data_dir() => usual.config_dir().to_owned(),
            _ => self.root.clone(),
        }
    }

    /// Whom the program belongs to, as far as it has noted that.
    pub fn owner(&self) -> Option<Owner> {
        let text = read_text(&self.settings().join(Owner::FILE)).ok()?;
        ron::from_str(&text).ok()
    }

    /// Saves a match under a new name and returns the file.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn save(&self, game: &Match) -> Result<PathBuf, StoreError> {
        save_new(&self.matches(), &name_for(game), game)
    }

    /// Saves a match under its last file name, unless that file now holds another
    /// match, or an end of this one that has changed ratings. Another end that is
    /// replaced goes to the trash.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn save_again(&self, name: Option<&str>, game: &Match) -> Result<PathBuf, StoreError> {
        let folder = self.matches();
        let known = name.map(|name| folder.join(name)).and_then(|path| {
            let saved = load(&path).ok().filter(|saved| may_replace(saved, game))?;
            Some((
                path,
                saved.outcome().is_some() && !is_same_end(&saved, game),
            ))
        });
        match known {
            Some((path, has_other_end)) => {
                if has_other_end {
                    self.delete(&path)?;
                }
                replace(&path, &written(&path, game)?)?;
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

    /// The newest saved match in the trash.
    pub fn newest_deleted(&self) -> Option<PathBuf> {
        let found = files(&self.trash(), EXTENSION).unwrap_or_default();
        let newest = found
            .into_iter()
            .max_by(|a, b| (a.1, &a.0).cmp(&(b.1, &b.0)));
        newest.map(|(path, _)| path)
    }

    /// Moves a match out of the trash and returns where it is now: among the saved ones, or
    /// among the unfinished.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn restore(&self, path: &Path) -> Result<PathBuf, StoreError> {
        let is_journal = path.extension().is_some_and(|it| it == JOURNAL_EXTENSION);
        let folder = if is_journal {
            self.live()
        } else {
            self.matches()
        };
        move_into(&folder, path)
    }

    pub(super) fn create_journal(
        &self,
        game: &Match,
        saved: Option<&str>,
    ) -> Result<(PathBuf, JournalFile), StoreError> {
        let folder = self.live();
        create_folder(&folder)?;
        // Hidden until the journal is locked and has its first lines.
        let (hidden, file) = create_hidden(&folder, "journal", OpenOptions::new())
            .map_err(|source| StoreError::io("write to", &folder, source))?;
        let begin = || {
            // On systems without locks, two windows may resume the same match.
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

/// Reads one of many files with `read`. If the file triggers a bug that panics,
/// that is an error of this file only.
pub(super) fn read_safely<T>(
    path: &Path,
    read: impl FnOnce(&Path) -> Result<T, StoreError>,
) -> Result<T, StoreError> {
    // Everything that `read` has touched is dropped after a panic.
    panic::catch_unwind(AssertUnwindSafe(|| read(path))).unwrap_or_else(|_| {
        Err(StoreError::Failed {
            path: path.to_owned(),
        })
    })
}

/// Locks a journal and reads it; `None` if another process has locked it.
pub(super) fn claim(path: &Path) -> Result<Option<(File, Recovered)>, StoreError> {
    let file = OpenOptions::new()
        .read(true)
        .write(true)
        .open(path)
        .map_err(|source| StoreError::io("open", path, source))?;
    if matches!(file.try_lock(), Err(TryLockError::WouldBlock)) {
        return Ok(None);
    }
    match read_claimed(&file, path) {
        Ok(recovered) => Ok(Some((file, recovered))),
        Err(error) => {
            let _ = file.unlock();
            Err(error)
        }
    }
}

fn read_claimed(file: &File, path: &Path) -> Result<Recovered, StoreError> {
    let unreadable = |source| StoreError::Journal {
        path: path.to_owned(),
        source,
    };
    let bytes = match read_within(file, LARGEST_JOURNAL) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::FileTooLarge => {
            return Err(unreadable(JournalError::NoBeginning));
        }
        Err(source) => return Err(StoreError::io("read", path, source)),
    };
    let recovered = recover(&bytes).map_err(unreadable)?;
    match recovered.damage {
        Some(Damage { line }) if has_no_moves(&recovered) => {
            Err(unreadable(JournalError::NoMoves { line }))
        }
        _ => Ok(recovered),
    }
}

pub(super) fn has_no_moves(recovered: &Recovered) -> bool {
    recovered.game.is_empty() && !recovered.game.can_redo()
}

/// The file name of a match: game, date and players.
pub(super) fn name_for(game: &Match) -> String {
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

/// Whether the record of `game` may replace `saved`: it is the same match, and no result
/// is lost that has changed ratings.
fn may_replace(saved: &Match, game: &Match) -> bool {
    let terms = |game: &Match| {
        let terms = game.terms().clone();
        // Players and stakes may change.
        Terms {
            seats: Vec::new(),
            stakes: Stakes::Rated,
            ..terms
        }
    };
    let is_friendly = |game: &Match| game.terms().stakes == Stakes::Friendly;
    let may_go = saved.outcome().is_none() || (is_friendly(saved) && is_friendly(game));
    terms(saved) == terms(game) && (may_go || is_same_end(saved, game))
}

/// Whether two records of a match have the same moves and the same stakes.
fn is_same_end(saved: &Match, game: &Match) -> bool {
    let moves = |game: &Match| -> Vec<u64> { game.plies().iter().map(|ply| ply.hash).collect() };
    moves(saved) == moves(game) && saved.terms().stakes == game.terms().stakes
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_while_reading_a_file_is_an_error_of_that_file() {
        let path = Path::new("odd.curio");
        let failed: Result<(), _> = read_safely(path, |_| panic!("a bug that a file triggers"));
        assert!(
            matches!(failed, Err(StoreError::Failed { path }) if path == Path::new("odd.curio"))
        );
        assert!(matches!(read_safely(path, |_| Ok(7)), Ok(7)));
    }
}
