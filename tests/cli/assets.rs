//! The committed models and sounds are what the generator makes today.

#![allow(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "a failing test should panic"
)]

use std::{collections::BTreeSet, fs, path::Path};

use crate::forge;

#[test]
fn committed_files_equal_the_generated_ones() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    for file in forge::all().unwrap() {
        let committed = fs::read(root.join(&file.path))
            .unwrap_or_else(|error| panic!("{}: {error}", file.path));
        assert!(
            committed == file.bytes,
            "{} ({}) differs; run `cargo run --no-default-features --example make_assets`",
            file.path,
            file.note
        );
    }
}

#[test]
fn no_model_or_sound_is_left_over() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets");
    let made: BTreeSet<String> = forge::all().unwrap().into_iter().map(|f| f.path).collect();
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
    let total: usize = forge::all().unwrap().iter().map(|f| f.bytes.len()).sum();
    assert!(total < 2_500_000, "{total} bytes of models and sounds");
}
