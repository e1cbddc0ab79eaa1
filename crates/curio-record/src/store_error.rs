//! Why a match could not be stored or found.

use std::{
    io,
    path::{Path, PathBuf},
};

use super::{JournalError, RecordError, texts};

/// The environment variable that names the folder of all data.
pub const DATA_DIR_VARIABLE: &str = "CURIO_DATA_DIR";

/// Why a match could not be stored or found.
#[derive(Debug, thiserror::Error)]
pub enum StoreError {
    /// An operation of the file system failed.
    #[error("{}", texts::record_io(&action.replace(' ', "-"), &shown(path), &source.to_string()))]
    Io {
        /// The operation.
        action: &'static str,
        /// The file or folder.
        path: PathBuf,
        /// The reason.
        source: io::Error,
    },
    /// The file is not a valid record.
    #[error("{}", texts::record_of_file(&shown(path), &source.to_string()))]
    Record {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: RecordError,
    },
    /// The file is not a valid journal.
    #[error("{}", texts::record_of_file(&shown(path), &source.to_string()))]
    Journal {
        /// The file.
        path: PathBuf,
        /// The reason.
        source: JournalError,
    },
    /// A match in progress belongs to another running program.
    #[error("{}", texts::record_in_use(&shown(path)))]
    InUse {
        /// The journal.
        path: PathBuf,
    },
    /// Reading the file triggered a bug in the program.
    #[error("{}", texts::record_failed(&shown(path)))]
    Failed {
        /// The file.
        path: PathBuf,
    },
    /// The system has no folder for data.
    #[error("{}", texts::record_no_home(DATA_DIR_VARIABLE))]
    NoHome,
}

fn shown(path: &Path) -> String {
    path.display().to_string()
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
