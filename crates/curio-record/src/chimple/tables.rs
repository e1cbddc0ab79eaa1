//! What historical models of Chimple have learnt, kept on the disk: a table for
//! each set of options, as text.

use std::{fs, path::PathBuf};

use crate::{
    Store, StoreError,
    files::{create_folder, replace},
};
use curio_engine::chimple::models;
use curio_rules::{
    AnyGame, Game, OptionValues,
    chimple::{Chimple, Options},
    registry,
};

/// What the names of the files begin and end with.
const PREFIX: &str = "chimple-";
const SUFFIX: &str = ".txt";

/// The name of the file for these options: `chimple-back=yes-size=3.txt`.
fn name(options: &Options) -> String {
    let game = Chimple::new(*options);
    let values = (&game as &dyn AnyGame).option_values();
    let parts: Vec<String> = values
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    format!("{PREFIX}{}{SUFFIX}", parts.join("-"))
}

/// The options that a name tells of.
fn options_of(name: &str) -> Option<Options> {
    let text = name.strip_prefix(PREFIX)?.strip_suffix(SUFFIX)?;
    let values: Option<OptionValues> = text
        .split('-')
        .map(|part| {
            let (key, value) = part.split_once('=')?;
            Some((key.to_owned(), value.to_owned()))
        })
        .collect();
    let game = registry::start(Chimple::INFO.id, &values?).ok()?;
    let game: &Chimple = game.as_any().downcast_ref()?;
    Some(game.options())
}

impl Store {
    /// Where tables are kept.
    #[must_use]
    pub fn tables(&self) -> PathBuf {
        self.root().join("tables")
    }

    /// Keeps what a model has learnt under these options, in place of what was
    /// kept before, and hands it to the opponents.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn keep_table(&self, options: &Options, text: &str) -> Result<PathBuf, StoreError> {
        let folder = self.tables();
        create_folder(&folder)?;
        let path = folder.join(name(options));
        replace(&path, text)?;
        // A table that was saved by us can be read.
        let _ = models::keep(options, text);
        Ok(path)
    }

    /// Hands the tables that are kept to the opponents. Returns what is wrong
    /// with those that could not be read, each in a sentence.
    #[must_use]
    pub fn share_tables(&self) -> Vec<String> {
        let mut troubles = Vec::new();
        let Ok(folder) = fs::read_dir(self.tables()) else {
            // Nothing was kept yet.
            return troubles;
        };
        for path in folder.flatten().map(|entry| entry.path()) {
            let name = path.file_name().and_then(|name| name.to_str());
            let Some(options) = name.and_then(options_of) else {
                continue;
            };
            let trouble = match fs::read_to_string(&path) {
                Ok(text) => models::keep(&options, &text)
                    .err()
                    .map(|error| error.to_string()),
                Err(error) => Some(error.to_string()),
            };
            troubles.extend(trouble.map(|why| format!("cannot read {}: {why}", path.display())));
        }
        troubles
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use rand::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use curio_engine::Signal;
    use curio_rules::chimple::{Size, StuckRule};

    #[test]
    fn names_tell_the_options() {
        for options in [
            Options::default(),
            Options::on(Size::Four),
            Options {
                slide: true,
                stuck: StuckRule::Draw,
                ..Options::on(Size::Four)
            },
        ] {
            assert_eq!(options_of(&name(&options)), Some(options));
        }
        assert_eq!(options_of("notes.txt"), None);
        assert_eq!(options_of("chimple-size=9.txt"), None);
    }

    #[test]
    fn opponents_play_by_the_table_that_was_kept() {
        // These options are of this test alone: tables are shared.
        let options = Options {
            stuck: StuckRule::Wins,
            slide: true,
            ..Options::default()
        };
        let game = Chimple::new(options);
        let spec: models::Spec = "historical:pick=best:from=kept".parse().unwrap();
        assert_eq!(spec.to_string(), "historical:pick=best:from=kept");
        let view = game.view(game.to_move());
        let memes = game.memes().all().iter().enumerate();
        let eligible: Vec<usize> = memes
            .filter(|(_, meme)| meme.is_eligible(view.own, view.enemy))
            .map(|(id, _)| id)
            .collect();
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::at(folder.path());
        for praised in eligible {
            let text = format!("{} {praised} 50 0 0\n", view.number());
            fs::remove_dir_all(store.tables()).ok();
            store.keep_table(&options, &text).unwrap();
            models::keep(&options, "").unwrap();
            assert_eq!(store.share_tables(), Vec::<String>::new());
            let mut dice = Pcg64Mcg::seed_from_u64(1);
            let chosen = models::decide(&spec, &game, &mut dice, &Signal::default()).unwrap();
            assert_eq!(*chosen, game.memes().all()[praised]);
        }
    }

    #[test]
    fn a_damaged_table_is_told_of_and_left_out() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::at(folder.path());
        fs::create_dir_all(store.tables()).unwrap();
        let path = store.tables().join(name(&Options {
            capture_back: false,
            stuck: StuckRule::Wins,
            ..Options::default()
        }));
        fs::write(&path, "1 2 3").unwrap();
        let troubles = store.share_tables();
        assert_eq!(troubles.len(), 1);
        assert!(troubles[0].contains("line 1"), "{troubles:?}");
    }
}
