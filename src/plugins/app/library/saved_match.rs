//! A saved match as the lists show it, and what is found in it by words.

use std::{
    path::{Path, PathBuf},
    sync::OnceLock,
};

use crate::{
    record::{self, Summary, folded},
    rules::excerpt,
    texts,
};

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SavedMatch {
    /// The file.
    pub(crate) path: PathBuf,
    /// What it is about, as far as it could be read.
    pub(crate) summary: Option<Summary>,
    /// What is wrong with it, if anything is.
    pub(crate) damage: Option<String>,
}

impl SavedMatch {
    /// The name of the file without its folder and ending.
    pub(crate) fn name(&self) -> String {
        stem(&self.path)
    }

    /// Whether all of `words` are found in what is said of it, whatever their case.
    pub(crate) fn matches(&self, words: &str) -> bool {
        says(&self.name(), self.summary.as_ref(), words)
    }
}

/// The matches that come with the program, as far as their games can be played.
pub(super) fn shipped() -> &'static [(usize, Summary)] {
    static READ: OnceLock<Vec<(usize, Summary)>> = OnceLock::new();
    READ.get_or_init(|| {
        let all = record::shipped().into_iter().enumerate();
        all.filter_map(|(number, shipped)| {
            Some((number, Summary::from_match(&shipped.load().ok()?)))
        })
        .collect()
    })
}

/// Whether all of `words`, in whatever case, are in a name and what is said of a match.
pub(crate) fn says(name: &str, summary: Option<&Summary>, words: &str) -> bool {
    let mut text = name.to_owned();
    if let Some(summary) = summary {
        let said = record::said(&summary.game, &summary.event);
        let kept = [&summary.game, &summary.date, &summary.event];
        let kept = kept.into_iter().chain(&summary.players);
        let kept = kept.chain(&summary.ending).map(String::as_str);
        for part in kept.chain([said]) {
            text.extend([" ", part]);
        }
    }
    let text = folded(&text);
    folded(words)
        .split_whitespace()
        .all(|word| text.contains(word))
}

/// Names with "vs." between them, or what that is in the language that is read.
pub(crate) fn pairing(players: &[String]) -> String {
    players.join(texts::app_versus())
}

/// The name of a file without its folder and ending, as it is shown.
pub(super) fn stem(path: &Path) -> String {
    excerpt(&path.file_stem().unwrap_or_default().to_string_lossy()).into_owned()
}
