//! The log file. Every window on the same folder of data adds to it.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, Write as _},
    path::PathBuf,
    process,
};

use jiff::Timestamp;

/// A file that has grown larger than this is put away, in place of the one before it.
const LARGEST: u64 = 1 << 20;

/// A log file, made when there is something to write.
#[derive(Debug)]
pub(super) struct LogFile {
    path: PathBuf,
}

impl LogFile {
    pub(crate) const fn at(path: PathBuf) -> Self {
        Self { path }
    }

    /// Adds a line. Where that is impossible, there is no log.
    pub(crate) fn write(&mut self, line: &str) {
        let _ = self.try_to_write(line);
    }

    fn try_to_write(&self, line: &str) -> io::Result<()> {
        let mut file = self.open()?;
        if file.metadata()?.len() > LARGEST {
            fs::rename(&self.path, self.path.with_extension("old.log"))?;
            file = self.open()?;
        }
        let now = Timestamp::now().strftime("%F %T UTC");
        // At once, so that lines of several processes are not torn.
        file.write_all(format!("{now} [{}] {line}\n", process::id()).as_bytes())
    }

    /// Opened for each line, as they are few: another process may have put the file away.
    fn open(&self) -> io::Result<File> {
        if let Some(folder) = self.path.parent() {
            fs::create_dir_all(folder)?;
        }
        OpenOptions::new()
            .append(true)
            .create(true)
            .open(&self.path)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_log_has_a_greatest_size() {
        let home = tempfile::tempdir().unwrap();
        let path = home.path().join("data/curio.log");
        let mut log = LogFile::at(path.clone());
        let line = "x".repeat(100 << 10);
        for _ in 0..40 {
            log.write(&line);
        }
        log.write("the last line");
        assert!(
            fs::read_to_string(&path)
                .unwrap()
                .ends_with("the last line\n")
        );
        let files: Vec<_> = fs::read_dir(path.parent().unwrap()).unwrap().collect();
        assert_eq!(files.len(), 2);
        let all: u64 = files
            .into_iter()
            .map(|file| file.unwrap().metadata().unwrap().len())
            .sum();
        assert!(all < 3 * LARGEST, "{all}");
    }
}
