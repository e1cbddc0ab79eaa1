//! Studies: saved matches as the chapters of one page, and the matches of a page that is opened.
//! What such a page holds is the business of [`crate::page`].

use std::path::{Path, PathBuf};

use crate::{
    page::{self, Look, site::Carried},
    record::{self, Match, Store},
    texts,
};

/// The first match of a page, and how many matches were saved: those of a study that were not
/// among the saved ones yet.
pub(super) fn opened(store: &Store, path: &Path) -> Result<(Match, usize), String> {
    let matches = page::matches_in(path).map_err(|error| error.to_string())?;
    let Some(first) = matches.first() else {
        return Err(texts::app_page_of_none().to_owned());
    };
    let mut added = 0;
    if matches.len() > 1 {
        let saved = store.list().map_err(|error| error.to_string())?;
        let saved: Vec<Match> = saved
            .iter()
            .filter_map(|saved| record::load(&saved.path).ok())
            .collect();
        for game in matches.iter().filter(|game| !saved.contains(game)) {
            store.save(game).map_err(|error| error.to_string())?;
            added += 1;
        }
    }
    Ok((first.clone(), added))
}

/// Writes a page with these matches as its chapters.
pub(super) fn made(matches: &[PathBuf], folder: &Path) -> Result<PathBuf, String> {
    let chapters = matches.iter().map(|file| record::load(file));
    let chapters = chapters.collect::<Result<Vec<_>, _>>();
    let chapters = chapters.map_err(|error| error.to_string())?;
    let built = page::site::built().map(|site| Carried::read(&site));
    let built = built.transpose().map_err(|error| error.to_string())?;
    let name = texts::app_study();
    let html = page::study(name, &chapters, &Look::default(), built.as_ref());
    std::fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    let mut files = (1..=u32::MAX).map(|number| folder.join(format!("curio-{number:04}.html")));
    let file = files.find(|file| !file.exists()).unwrap_or_default();
    record::replace(&file, &html).map_err(|error| error.to_string())?;
    Ok(file)
}
