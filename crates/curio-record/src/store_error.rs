//! Why a match could not be stored or found.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{JournalError, RecordError};

/// The environment variable that names the folder of all data.
pub const DATA_DIR_VARIABLE: &str = "CURIO_DATA_DIR";

/// Why a match could not be stored or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An operation of the file system failed.
    #[error("cannot {action} {}: {source}", path.display())]
    Io {
        /// The operation.
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// The file is not a valid record.
    #[error("{}: {source}", path.display())]
    Record {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: RecordError,
    },
    /// The file is not a valid journal.
    #[error("{}: {source}", path.display())]
    Journal {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: JournalError,
    },
    /// A match in progress belongs to another running program.
    #[error("{} is in use by another window of Curio", path.display())]
    InUse {
        /// The journal.
        path: PathBuf,
    },
    /// Reading the file triggered a bug in the program.
    #[error("{} could not be read because of a bug in Curio", path.display())]
    Failed {
        /// The file.
        path: PathBuf,
    },
    /// The system has no folder for data.
    #[error("there is no home folder for matches; set {DATA_DIR_VARIABLE}")]
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
