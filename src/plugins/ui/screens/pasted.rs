//! Matches that come as text: from an email, or as the path of a file, pasted into the
//! window.

use std::path::{Path, PathBuf};

use super::paths;
use crate::{
    plugins::app::{notices::Notice, session::SessionRequest},
    record::{
        RecordError,
        link::{self, DoneTasks},
        notation,
    },
    texts,
};

/// The longest text that is taken for a match, in bytes.
const LONGEST: usize = 1 << 20;

/// What comes of a text.
#[derive(Clone, Debug)]
pub(super) enum Opened {
    /// It is a match: a finished one is watched, another one goes on.
    Match(SessionRequest),
    /// It is the path of a file.
    File(PathBuf),
    /// It is a link of the lessons and puzzles that were done in a browser.
    Done(DoneTasks),
}

/// What comes of a text.
///
/// # Errors
/// Why the text is no match.
pub(super) fn opened(text: &str, game: &str) -> Result<Opened, Notice> {
    if text.trim().is_empty() {
        let text = texts::pasted_empty();
        return Err(Notice::trouble(text.to_owned()));
    }
    if text.len() > LONGEST {
        let text = texts::pasted_too_long();
        return Err(Notice::trouble(text.to_owned()));
    }
    if let Some(path) = file(text) {
        return Ok(Opened::File(path));
    }
    if let Some(done) = link::word_in(text).and_then(DoneTasks::read) {
        let no_match =
            |error: RecordError| Notice::trouble(texts::pasted_no_match(&error.to_string()));
        return done.map(Opened::Done).map_err(no_match);
    }
    let record = notation::read_any(text, Some(game))
        .map_err(|error| {
            // Positions have strokes, too.
            let is_plain = |path: &&str| path.starts_with(['/', '~']) || path.contains("://");
            let path = path(text).filter(is_plain);
            let nowhere = path.and_then(|path| paths::meant_in(Path::new(""), path).err());
            Notice::trouble(match nowhere {
                Some(nowhere) => nowhere.to_string(),
                None => texts::pasted_no_match(&error.to_string()),
            })
        })?
        .game;
    Ok(Opened::Match(if record.outcome().is_some() {
        SessionRequest::watch(record)
    } else {
        SessionRequest::open(record)
    }))
}

/// The file that a text names: file managers copy a path where others copy a file.
fn file(text: &str) -> Option<PathBuf> {
    let path = paths::meant_in(Path::new(""), path(text)?).ok()?;
    (path.is_absolute() && path.is_file()).then_some(path)
}

/// The only path in a text; lists of files may have comments.
fn path(text: &str) -> Option<&str> {
    let mut lines = text.trim().lines().filter(|line| !line.starts_with('#'));
    let only = lines.next().filter(|_| lines.next().is_none());
    only.filter(|line| paths::is_path(line))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        engine::lessons::lessons,
        plugins::app::{session::TableRequest, settings::Progress},
    };

    #[test]
    fn a_mailed_list_goes_on_and_a_finished_one_is_watched() {
        let mail = "place:0,0,0 give:Boomerang place:0,0,1;0,0,2";
        match opened(mail, "xafka") {
            Ok(Opened::Match(SessionRequest::Table(TableRequest::Open(record)))) => {
                assert_eq!((record.terms().game.as_str(), record.len()), ("xong", 3));
            }
            other => panic!("{other:?}"),
        }
        let whole = opened(&format!("{mail} resign"), "xong");
        assert!(
            matches!(
                whole,
                Ok(Opened::Match(SessionRequest::Table(TableRequest::Watch(
                    _,
                    None
                ))))
            ),
            "{whole:?}"
        );
    }

    #[test]
    fn the_path_of_a_file_opens_it() {
        let file = tempfile::NamedTempFile::new().unwrap();
        for text in [
            format!("{}\n", file.path().display()),
            format!("'file://{}'", file.path().display()),
            format!("# from a folder\r\nfile://{}\r\n", file.path().display()),
        ] {
            match opened(&text, "xafka") {
                Ok(Opened::File(path)) => assert_eq!(path, file.path()),
                other => panic!("{text}: {other:?}"),
            }
        }
        let gone = opened("/no/such/match.curio", "xafka").unwrap_err();
        assert!(gone.text.contains("no file or folder"), "{gone:?}");
    }

    #[test]
    fn what_was_done_in_a_browser_counts() {
        let names = [
            "lesson:chimple:step",
            "puzzle:chimple:none",
            "lesson:no:step",
        ];
        let word = names.into_iter().collect::<DoneTasks>().word().unwrap();
        let text = format!("https://club.example/curio/#{word}\n");
        let Ok(Opened::Done(done)) = opened(&text, "xong") else {
            panic!("{text}");
        };
        let mut progress = Progress::default();
        assert_eq!(
            (progress.take_done(&done), progress.take_done(&done)),
            (1, 0)
        );
        assert!(progress.has_learned(&lessons("chimple")[0]));
        let cut = &text[..text.len() - 3];
        assert!(opened(cut, "xong").is_err(), "{cut}");
    }

    #[test]
    fn what_is_no_match_says_why() {
        for text in ["", "Dear Anna,", "place:0,0,0 place:0,0,1"] {
            assert!(opened(text, "xong").is_err(), "{text}");
        }
        assert!(opened(&"x".repeat(LONGEST + 1), "xong").is_err());
    }
}
