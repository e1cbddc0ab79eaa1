//! What `curio doctor` finds, as far as it needs no window.

use std::{fs, path::Path};

use curio::report::{Family, Need};
use serde_json::Value;

use super::{Folder, curio};

#[test]
fn what_is_found_can_be_read_by_people_and_programs() {
    let folder = Folder::new();
    fs::write(folder.join("a.curio"), [0; 100]).unwrap();
    let said = folder.run("doctor");
    assert_eq!((said.code, &*said.err), (Some(0), ""));
    for part in [
        "version",
        env!("CARGO_PKG_VERSION"),
        "1 file, 1 KiB",
        "Missing",
    ] {
        assert!(said.out.contains(part), "{part}: {}", said.out);
    }
    let said = folder.run("doctor --json");
    let found: Value = serde_json::from_str(&said.out).unwrap();
    assert_eq!(found["playable"], true);
    let matches = found["folders"]["matches"].as_str().unwrap();
    assert!(matches.contains("writable"), "{matches}");
    let files: Vec<_> = fs::read_dir(&folder).unwrap().collect();
    assert_eq!(files.len(), 1, "nothing is left behind");
}

#[test]
fn a_folder_that_cannot_be_written_to_is_missing() {
    let folder = Folder::new();
    let file = folder.join("file");
    fs::write(&file, "").unwrap();
    let output = curio(&file.join("inner"))
        .args(["doctor", "--json"])
        .output();
    let output = output.unwrap();
    let found: Value = serde_json::from_slice(&output.stdout).unwrap();
    let missing = found["missing"].as_array().unwrap();
    let is_told = missing.iter().any(|lack| {
        let what = lack["what"].as_str().unwrap();
        what.starts_with("cannot write to") && lack["essential"] == false
    });
    assert!(is_told, "{found}");
}

/// The script for a machine on which nothing is built yet, and the program, name the same
/// packages.
#[test]
fn the_script_names_the_same_packages() {
    let script = Path::new(env!("CARGO_MANIFEST_DIR")).join("scripts/machine.bash");
    let script = fs::read_to_string(script).unwrap();
    let families = [
        ("debian", Family::Debian),
        ("fedora", Family::Fedora),
        ("arch", Family::Arch),
    ];
    let needs = [
        ("vulkan-loader", Need::VulkanLoader),
        ("vulkan-driver", Need::VulkanDriver),
        ("x11", Need::X11),
        ("wayland", Need::Wayland),
    ];
    for (family_name, family) in families {
        for (need_name, need) in needs {
            let line = format!(
                "{family_name}:{need_name}) echo {} ;;",
                family.packages(need)
            );
            assert!(script.contains(&line), "{line}");
        }
    }
}
