//! The guests of a match, as a file beside the matches keeps them: after a crash or a power
//! cut, their phones find their seats again.

use std::{
    fs::{self, OpenOptions},
    io,
    path::Path,
};

use curio_record::{Match, StoreError, replace};
use serde::{Deserialize, Serialize};

use super::Kept;

/// The guests who were invited to a match.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Invitation {
    /// What tells the match from others.
    game: String,
    seed: u64,
    date: String,
    time: String,
    /// The key of the link, and the guests.
    pub kept: Kept,
}

impl Invitation {
    /// An invitation to a match.
    pub fn new(game: &Match, kept: Kept) -> Self {
        let terms = game.terms();
        Self {
            game: terms.game.clone(),
            seed: terms.seed,
            date: terms.date.clone(),
            time: terms.time.clone(),
            kept,
        }
    }

    /// Whether it is one to this match.
    pub fn is_to(&self, game: &Match) -> bool {
        let terms = game.terms();
        (&self.game, self.seed) == (&terms.game, terms.seed)
            && (&self.date, &self.time) == (&terms.date, &terms.time)
    }
}

/// Writes a file that nobody but its owner may read: whoever knows a token has the seat.
///
/// # Errors
/// When the disk refuses.
pub fn write_private(path: &Path, text: &str) -> Result<(), StoreError> {
    // What replaces a file has its permissions.
    match create_private(path) {
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => restrict(path),
        created => created,
    }
    .map_err(|source| StoreError::Io {
        action: "write",
        path: path.to_owned(),
        source,
    })?;
    replace(path, text)
}

fn create_private(path: &Path) -> io::Result<()> {
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder)?;
    }
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path).map(drop)
}

#[cfg(unix)]
fn restrict(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::PermissionsExt as _;
    fs::set_permissions(path, fs::Permissions::from_mode(0o600))
}

/// Elsewhere the folder of a person's data is theirs alone.
#[cfg(not(unix))]
fn restrict(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
mod tests {
    use curio_record::{Seat, Terms};

    use super::*;

    #[test]
    fn an_invitation_is_to_one_match() {
        let seats = || vec![Seat::human("Ada"), Seat::human("Grace")];
        let begun = |seed| {
            let terms = Terms {
                seed,
                ..Terms::new("xafka", seats())
            };
            Match::new(terms).unwrap()
        };
        let invitation = Invitation::new(&begun(1), Kept::default());
        assert!(invitation.is_to(&begun(1)));
        assert!(!invitation.is_to(&begun(2)));
    }

    #[cfg(unix)]
    #[test]
    fn nobody_else_may_read_what_is_private() {
        use std::os::unix::fs::PermissionsExt as _;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("phones/1.json");
        let mode = || fs::metadata(&path).unwrap().permissions().mode() & 0o777;
        write_private(&path, "one").unwrap();
        assert_eq!(mode(), 0o600);
        fs::set_permissions(&path, fs::Permissions::from_mode(0o644)).unwrap();
        write_private(&path, "another").unwrap();
        assert_eq!(mode(), 0o600);
        assert_eq!(fs::read_to_string(&path).unwrap(), "another");
    }
}
