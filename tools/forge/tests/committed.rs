//! The committed models and sounds are what the generator makes today.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic"
)]

use std::{collections::BTreeSet, fs, path::Path, sync::OnceLock};

use curio_forge::Asset;

const ASSETS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets");

/// What the generator makes, made once.
fn made() -> &'static [Asset] {
    static MADE: OnceLock<Vec<Asset>> = OnceLock::new();
    MADE.get_or_init(|| curio_forge::all().unwrap())
}

#[test]
fn committed_files_equal_the_generated_ones() {
    let root = Path::new(ASSETS);
    for file in made() {
        let committed = fs::read(root.join(&file.path))
            .unwrap_or_else(|error| panic!("{}: {error}", file.path));
        assert!(
            committed == file.bytes,
            "{} ({}) differs; run `cargo run --release -p curio-forge`",
            file.path,
            file.note
        );
    }
}

#[test]
fn no_model_or_sound_is_left_over() {
    let root = Path::new(ASSETS);
    let made: BTreeSet<String> = made().iter().map(|f| f.path.clone()).collect();
    for folder in ["models", "sounds"] {
        for entry in fs::read_dir(root.join(folder)).unwrap() {
            let name = entry.unwrap().file_name().into_string().unwrap();
            let path = format!("{folder}/{name}");
            assert!(made.contains(&path), "nothing makes {path}");
        }
    }
}

#[test]
fn everything_stays_small() {
    let total: usize = made().iter().map(|f| f.bytes.len()).sum();
    assert!(total < 3_250_000, "{total} bytes of models and sounds");
}

#[test]
fn models_keep_to_their_triangles() {
    for file in made().iter().filter(|file| file.triangles > 0) {
        let is_court = file.path.contains("court_");
        let is_plain = file.path.ends_with("_low.glb");
        // A board of Mathematichess has up to 162 pieces.
        let most = match (is_court, is_plain) {
            (true, false) => 1_550,
            (true, true) => 370,
            (false, false) => 4_000,
            (false, true) => 1_250,
        };
        assert!(file.triangles <= most, "{}: {}", file.path, file.triangles);
    }
}

#[test]
fn every_part_says_how_open_it_is_to_light() {
    for file in made().iter().filter(|file| file.triangles > 0) {
        let count = |word: &str| {
            let bytes = word.as_bytes();
            file.bytes
                .windows(bytes.len())
                .filter(|it| *it == bytes)
                .count()
        };
        assert!(count("\"COLOR_0\"") > 0, "{}", file.path);
        assert_eq!(count("\"COLOR_0\""), count("\"POSITION\""), "{}", file.path);
    }
}
