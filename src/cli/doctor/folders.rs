//! The folders in which Curio keeps its files.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use crate::report::{Lack, Report};

use crate::record::{Store, lasting, lasting_folders};

/// The most files that are counted in a folder.
const MOST: u64 = 100_000;

pub(super) fn examine(store: Option<&Store>, report: &mut Report) {
    let Some(store) = store else {
        report.lacks(Lack::optional("a home folder: nothing is kept"));
        return;
    };
    let mut refused = Vec::new();
    let section = report.section("Folders");
    for (name, folder) in [
        ("matches", store.root().to_owned()),
        ("settings", store.settings()),
    ] {
        let state = match writable(&folder) {
            Ok(()) if lasting(&folder).is_err() => "lost with this sandbox",
            Ok(()) if folder.exists() => "writable",
            Ok(()) => "not there yet",
            Err(error) => {
                refused.push(format!("cannot write to {}: {error}", folder.display()));
                "not writable"
            }
        };
        section.say(
            name,
            format!("{} ({state}, {})", folder.display(), size(&folder)),
        );
    }
    if let Some(fault) = newest(&store.root().join("faults")) {
        section.say("last crash report", fault.display().to_string());
    }
    if let Some(lasting) = lasting_folders() {
        let lasting: Vec<_> = lasting.iter().map(|it| it.display().to_string()).collect();
        let named = match lasting.is_empty() {
            true => "none: films and pictures would be lost with this sandbox".to_owned(),
            false => format!(
                "{}; what is elsewhere is lost with this sandbox",
                lasting.join(", ")
            ),
        };
        section.say("folders that last", named);
    }
    for what in refused {
        report.lacks(Lack::optional(what));
    }
}

/// Whether files can be made in a folder, or the folder itself.
fn writable(folder: &Path) -> io::Result<()> {
    let there = folder.ancestors().find(|folder| folder.exists());
    let folder = there.unwrap_or_else(|| Path::new("."));
    let probe = folder.join(format!(".curio-doctor-{}", std::process::id()));
    fs::File::create_new(&probe)?;
    fs::remove_file(&probe)
}

fn size(folder: &Path) -> String {
    let (files, bytes) = counted(folder);
    let files = match files {
        1 => "1 file".to_owned(),
        MOST.. => format!("more than {MOST} files"),
        _ => format!("{files} files"),
    };
    format!("{files}, {} KiB", bytes.div_ceil(1 << 10))
}

/// The number of files in a folder and below, and of their bytes.
fn counted(folder: &Path) -> (u64, u64) {
    let (mut files, mut bytes) = (0, 0);
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if files >= MOST {
                return (files, bytes);
            }
            // A link counts as itself: one that leads upwards would never end.
            match entry.metadata() {
                Ok(about) if about.is_dir() => open.push(entry.path()),
                Ok(about) => {
                    files += 1;
                    bytes += about.len();
                }
                Err(_) => {}
            }
        }
    }
    (files, bytes)
}

/// The newest file in a folder.
fn newest(folder: &Path) -> Option<PathBuf> {
    let files = fs::read_dir(folder).ok()?.flatten();
    let dated =
        files.filter_map(|file| Some((file.metadata().ok()?.modified().ok()?, file.path())));
    dated.max().map(|(_, path)| path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_is_measured_and_left_as_it_was() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("inner");
        fs::create_dir(&inner).unwrap();
        fs::write(inner.join("a"), [0; 1025]).unwrap();
        writable(folder.path()).unwrap();
        writable(&folder.path().join("not/there/yet")).unwrap();
        assert_eq!(size(folder.path()), "1 file, 2 KiB");
        assert_eq!(newest(&inner), Some(inner.join("a")));
        assert!(writable(&inner.join("a")).is_err());
    }
}
