//! What historical models of Chimple have learned: a text file for each set of
//! options.

use std::{fs, path::PathBuf};

use crate::{
    Store, StoreError,
    bounds::read_text,
    files::{create_folder, replace},
    texts,
};
use curio_engine::chimple::models;
use curio_rules::{
    AnyGame, Game, OptionValues,
    chimple::{Chimple, Options},
    registry,
};

/// The beginning and the end of the file names.
const PREFIX: &str = "chimple-";
const SUFFIX: &str = ".txt";

/// The file name for these options: `chimple-back=yes-size=3.txt`.
fn name(options: &Options) -> String {
    let game = Chimple::new(*options);
    let values = (&game as &dyn AnyGame).option_values();
    let parts: Vec<String> = values
        .iter()
        .map(|(key, value)| format!("{key}={value}"))
        .collect();
    format!("{PREFIX}{}{SUFFIX}", parts.join("-"))
}

/// The options in a file name.
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
    /// The folder of the learned tables.
    pub fn tables_folder(&self) -> PathBuf {
        self.root().join("tables")
    }

    /// Saves what a model has learned under these options, replacing an older
    /// table, and gives it to the opponents.
    ///
    /// # Errors
    /// When the disk refuses.
    pub fn save_table(&self, options: &Options, text: &str) -> Result<PathBuf, StoreError> {
        let folder = self.tables_folder();
        create_folder(&folder)?;
        let path = folder.join(name(options));
        replace(&path, text)?;
        // A table that we have written can be read.
        let _ = models::keep(options, text);
        Ok(path)
    }

    /// Gives the saved tables to the opponents. Returns a message for each table
    /// that could not be read.
    pub fn load_tables(&self) -> Vec<String> {
        let mut errors = Vec::new();
        let Ok(folder) = fs::read_dir(self.tables_folder()) else {
            // Nothing has been saved yet.
            return errors;
        };
        for path in folder.flatten().map(|entry| entry.path()) {
            let name = path.file_name().and_then(|name| name.to_str());
            let Some(options) = name.and_then(options_of) else {
                continue;
            };
            let error = match read_text(&path) {
                Ok(text) => models::keep(&options, &text)
                    .err()
                    .map(|error| error.to_string()),
                Err(error) => Some(error.to_string()),
            };
            let path = path.display().to_string();
            errors.extend(error.map(|why| texts::record_table(&path, &why)));
        }
        errors
    }
}

#[cfg(test)]
mod tests {
    use rand::SeedableRng;
    use rand_pcg::Pcg64Mcg;

    use super::*;
    use curio_engine::CancelToken;
    use curio_rules::chimple::{Size, StuckRule};

    #[test]
    fn names_hold_the_options() {
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
    fn opponents_play_by_the_saved_table() {
        // Tables are shared: no other test uses these options.
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
            fs::remove_dir_all(store.tables_folder()).ok();
            store.save_table(&options, &text).unwrap();
            models::keep(&options, "").unwrap();
            assert_eq!(store.load_tables(), Vec::<String>::new());
            let mut dice = Pcg64Mcg::seed_from_u64(1);
            let chosen = models::decide(&spec, &game, &mut dice, &CancelToken::default()).unwrap();
            assert_eq!(*chosen, game.memes().all()[praised]);
        }
    }

    #[test]
    fn a_damaged_table_is_reported_and_left_out() {
        let folder = tempfile::TempDir::new().unwrap();
        let store = Store::at(folder.path());
        fs::create_dir_all(store.tables_folder()).unwrap();
        let path = store.tables_folder().join(name(&Options {
            capture_back: false,
            stuck: StuckRule::Wins,
            ..Options::default()
        }));
        fs::write(&path, "1 2 3").unwrap();
        let errors = store.load_tables();
        assert_eq!(errors.len(), 1);
        assert!(errors[0].contains("line 1"), "{errors:?}");
    }
}
