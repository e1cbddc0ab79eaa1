//! The games at the table: each brings its geometry, its view and its words.

pub mod chimple;
pub mod mathematichess;
pub mod xafka;
pub mod xima;
pub mod xong;

use bevy::prelude::*;

use super::app::machine::embedded::{self, File};

/// The files that the games carry besides those of the client.
const FILES: [&[File]; 5] = [
    chimple::FILES,
    mathematichess::FILES,
    xafka::FILES,
    xima::FILES,
    xong::FILES,
];

/// Adds the games' files to those that the client carries.
pub(crate) fn carry_files(app: &mut App) {
    for files in FILES {
        embedded::add(app, files);
    }
}

pub(super) fn plugin(app: &mut App) {
    carry_files(app);
    app.add_plugins((
        chimple::plugin,
        mathematichess::plugin,
        xafka::plugin,
        xima::plugin,
        xong::plugin,
    ));
}

#[cfg(test)]
mod tests {
    use std::{collections::BTreeSet, fs, path::Path};

    use super::*;

    #[test]
    fn every_asset_file_is_carried_once() {
        let lists = FILES.into_iter().chain([embedded::FILES]);
        let carried: Vec<&str> = lists.flatten().map(|(path, _)| *path).collect();
        let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
        let mut there = BTreeSet::new();
        for folder in ["models", "pictures", "shaders"] {
            for entry in fs::read_dir(root.join(folder)).unwrap() {
                let name = entry.unwrap().file_name().into_string().unwrap();
                there.insert(format!("{folder}/{name}"));
            }
        }
        let listed: BTreeSet<String> = carried.iter().map(|path| (*path).to_owned()).collect();
        assert_eq!(listed, there);
        assert_eq!(carried.len(), listed.len());
    }
}
