//! `scripts/new-game`: a copy of the sixth game in which nothing is called Konane.

use std::{fs, path::Path, process::Command};

fn copy(from: &Path, to: &Path) {
    fs::create_dir_all(to).unwrap();
    for entry in fs::read_dir(from).unwrap() {
        let path = entry.unwrap().path();
        let target = to.join(path.file_name().unwrap());
        match path.is_dir() {
            true => copy(&path, &target),
            false => drop(fs::copy(&path, &target).unwrap()),
        }
    }
}

#[test]
fn a_new_game_is_a_whole_copy_under_its_own_name() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let folder = tempfile::tempdir().unwrap();
    // The tests of the game take the battery of the rules from where it stands.
    for part in [
        "examples/sixth_game",
        "scripts",
        "crates/curio-rules/tests/rules",
    ] {
        copy(&project.join(part), &folder.path().join(part));
    }
    let manifest = folder.path().join("Cargo.toml");
    fs::write(&manifest, "[package]\n").unwrap();
    let begin = |names: &[&str]| {
        let mut script = Command::new("bash");
        script
            .arg(folder.path().join("scripts/new-game"))
            .args(names);
        let output = script.output().unwrap();
        (
            output.status.code(),
            String::from_utf8_lossy(&output.stderr).into_owned(),
        )
    };
    assert_eq!(begin(&["hex", "Hex"]), (Some(0), String::new()));
    let game = folder.path().join("examples/hex");
    let entry = fs::read_to_string(game.join("hex/mod.rs")).unwrap();
    assert!(entry.contains("Entry::new::<Hex>()"), "{entry}");
    assert!(!entry.to_lowercase().contains("konane"), "{entry}");
    let tests = fs::read_to_string(game.join("tests/main.rs")).unwrap();
    assert!(tests.contains("\"../hex/mod.rs\""), "{tests}");
    assert!(
        fs::read_to_string(&manifest)
            .unwrap()
            .contains("examples/hex/main.rs")
    );
    for wrong in [&["hex", "Hex"][..], &["Go", "Go"], &["go", "go"], &["go"]] {
        assert_eq!(begin(wrong).0, Some(2), "{wrong:?}");
    }
}
