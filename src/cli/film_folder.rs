//! A film of the matches in a folder, such as that of an evening: the biggest turning point and
//! the end of each, one minute in total. [`super::export`] films a single match.

use core::time::Duration;
use std::{
    cmp::Reverse,
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use super::film_plan::{self, Turned};
use crate::{
    record::{self, Draft, Match},
    texts,
};

/// The length of the whole film.
pub(super) const LENGTH: Duration = Duration::from_secs(60);
/// The most matches it shows.
const MOST: usize = 5;

/// A match, and the plies after which its positions are shown.
pub(super) type FilmedMatch = (Match, Vec<usize>);

/// The matches in a folder with the biggest turning points, ordered by file name. Each is shown
/// around that point and at its end.
///
/// # Errors
/// When the folder cannot be read, or no match in it has a turning point.
pub(super) fn scenes(folder: &Path) -> anyhow::Result<Vec<FilmedMatch>> {
    let mut turned = Vec::new();
    for file in folder_of_records(folder)? {
        // Damaged records are left out, and so are matches that are unfinished or not for two.
        let Ok(game) = record::load(&file) else {
            continue;
        };
        if game.outcome().is_some()
            && let Ok(turnings) = film_plan::turnings(&game)
            && let Some(turning) = turnings.first().map(Turned::turning)
        {
            turned.push((turning, turnings, game));
        }
    }
    anyhow::ensure!(!turned.is_empty(), texts::cli_no_scenes());
    let mut best: Vec<usize> = (0..turned.len()).collect();
    best.sort_by_key(|at| Reverse(turned.get(*at).map(|(it, ..)| it.swing.abs())));
    best.truncate(MOST);
    let shown = turned.into_iter().enumerate();
    let shown = shown.filter(|(at, _)| best.contains(at));
    Ok(shown
        .map(|(_, (turning, turnings, game))| {
            let plies = film_plan::around(&[turning.ply], game.len());
            (film_plan::annotated(game, &turnings), plies)
        })
        .collect())
}

/// The records in a folder, ordered by their names.
///
/// # Errors
/// When the folder cannot be read.
pub(super) fn folder_of_records(folder: &Path) -> io::Result<Vec<PathBuf>> {
    // An evening and the data folder keep their matches in a folder of that name.
    let matches = folder.join("matches");
    let folder = if matches.is_dir() { &*matches } else { folder };
    let mut files: Vec<PathBuf> = fs::read_dir(folder)?
        .map(|entry| entry.map(|entry| entry.path()))
        .collect::<Result<_, io::Error>>()?;
    files.retain(|file| record::is_record(file));
    files.sort();
    Ok(files)
}

/// Joins videos with the same encoding into one.
///
/// # Errors
/// When ffmpeg is missing or fails; then the film is not replaced.
pub(super) fn join(parts: &[PathBuf], film: &Path) -> anyhow::Result<()> {
    let (draft, _) = Draft::for_path(film)?;
    let format = film.extension().unwrap_or_default();
    let mut ffmpeg = Command::new("ffmpeg")
        .args(["-hide_banner", "-loglevel", "error", "-y"])
        .args(["-protocol_whitelist", "file,pipe,fd,crypto,data"])
        .args([
            "-f", "concat", "-safe", "0", "-i", "pipe:0", "-c", "copy", "-f",
        ])
        .arg(format)
        .args(["-movflags", "+faststart"])
        .arg(draft.path())
        .stdin(Stdio::piped())
        .spawn()?;
    if let Some(mut list) = ffmpeg.stdin.take() {
        for part in parts {
            let part = part.display().to_string().replace('\'', r"'\''");
            writeln!(list, "file 'file:{part}'")?;
        }
    }
    let ended = ffmpeg.wait()?;
    anyhow::ensure!(ended.success(), "ffmpeg: {ended}");
    draft.replace()?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::{save_to, shipped};

    #[test]
    fn a_folder_gives_the_matches_that_turned_and_how_they_ended() {
        let folder = tempfile::tempdir().unwrap();
        let matches = folder.path().join("matches");
        fs::create_dir(&matches).unwrap();
        assert!(scenes(folder.path()).is_err(), "there is nothing to show");
        fs::write(matches.join("damaged.curio"), "curio").unwrap();
        let title = "Both corners are covered";
        let shipped = shipped();
        let record = shipped.iter().find(|it| it.title == title).unwrap();
        let game = record.load().unwrap();
        save_to(&matches.join("a.curio"), &game).unwrap();
        let found = scenes(folder.path()).unwrap();
        let [(shown, plies)] = &found[..] else {
            panic!("{} scenes", found.len());
        };
        assert_eq!(plies.last(), Some(&game.len()));
        assert!(plies.len() >= 2 && shown.plies().iter().any(|it| !it.comment.is_empty()));
    }

    #[test]
    fn videos_become_one() {
        let folder = tempfile::tempdir().unwrap();
        let parts = ["it's one.mp4", "two.mp4"].map(|name| folder.path().join(name));
        for part in &parts {
            let second = ["-f", "lavfi", "-i", "color=size=64x64:rate=5:duration=1"];
            let made = Command::new("ffmpeg").args(second).arg(part).output();
            // Without ffmpeg there is nothing to test.
            if !made.is_ok_and(|it| it.status.success()) {
                return;
            }
        }
        let film = folder.path().join("both.mp4");
        join(&parts, &film).unwrap();
        let [one, both] = [&parts[0], &film].map(|file| fs::metadata(file).unwrap().len());
        assert!(both > one);
        assert!(join(&[folder.path().join("none.mp4")], &film).is_err());
        assert_eq!(fs::metadata(&film).unwrap().len(), both, "it is as it was");
    }
}
