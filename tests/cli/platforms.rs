//! Holds what is written once for each system to one face: an item that only other systems
//! compile is as visible as the one that is compiled here. What calls it from outside would
//! else be refused where nobody here looks.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

/// The visibilities of an item by its name, and that of its module if that is chosen by
/// system, too.
type Faces = BTreeMap<String, Vec<String>>;

/// The items of a file that are chosen by system.
fn chosen(text: &str) -> Faces {
    let mut faces = Faces::new();
    let mut is_chosen = false;
    // The module that is open, and how it ends.
    let mut module: Option<(String, String)> = None;
    for line in text.lines() {
        let code = line.trim_start();
        if let Some((_, end)) = &module
            && line == end
        {
            module = None;
        }
        if code.starts_with("#[cfg(") {
            is_chosen = ["unix", "windows", "target_os"]
                .iter()
                .any(|system| code.contains(system));
        } else if let Some((visibility, kind, name)) = item(code) {
            let within = module.as_ref().map(|(name, _)| name.as_str());
            if is_chosen || within.is_some() {
                let path = format!("{}::{name}", within.unwrap_or_default());
                faces.entry(path).or_default().push(visibility.to_owned());
            }
            if is_chosen && kind == "mod" && code.ends_with('{') && module.is_none() {
                let indent = &line[..line.len() - code.len()];
                module = Some((name.to_owned(), format!("{indent}}}")));
            }
            is_chosen = false;
        } else if !code.is_empty() && !code.starts_with("#[") && !code.starts_with("//") {
            is_chosen = false;
        }
    }
    faces
}

/// The visibility, the kind and the name of the item that a line begins.
fn item(code: &str) -> Option<(&str, &str, &str)> {
    let after = match code.strip_prefix("pub") {
        Some(rest) if rest.starts_with('(') => rest.split_once(')')?.1,
        Some(rest) => rest,
        None => code,
    };
    let visibility = &code[..code.len() - after.len()];
    let mut words = after.split_whitespace();
    let mut kind = words.next()?;
    let mut name = words.next()?;
    // `const fn`, `async fn`; a constant has its name in that place.
    if name == "fn" {
        (kind, name) = (name, words.next()?);
    }
    let is_item = [
        "fn", "mod", "struct", "enum", "type", "const", "static", "trait",
    ]
    .contains(&kind);
    let end = name.find(|c: char| !c.is_alphanumeric() && c != '_');
    is_item.then(|| (visibility, kind, &name[..end.unwrap_or(name.len())]))
}

/// The items of a file that are more visible on one system than on another.
fn uneven(text: &str) -> Vec<String> {
    let faces = chosen(text).into_iter();
    faces
        .filter(|(_, seen)| seen.windows(2).any(|two| two[0] != two[1]))
        .map(|(name, _)| name)
        .collect()
}

fn sources(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            sources(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            found.push(path);
        }
    }
}

#[test]
fn an_item_is_as_visible_on_every_system() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files = Vec::new();
    for folder in ["src", "crates", "tools"] {
        sources(&project.join(folder), &mut files);
    }
    let mut found = 0;
    for file in files {
        let text = fs::read_to_string(&file).unwrap();
        found += chosen(&text).len();
        assert_eq!(uneven(&text), [""; 0], "{}", file.display());
    }
    assert!(found > 20, "the check has nothing to look at");
}

#[test]
fn an_uneven_item_is_seen() {
    let text = "
#[cfg(unix)]
/// Here.
pub fn start() {}

#[cfg(not(unix))]
#[expect(unused)]
pub(super) const fn start() {}

#[cfg(target_os = \"linux\")]
mod system {
    pub(super) fn stop() {}
    pub(super) fn go() {}
}

#[cfg(not(target_os = \"linux\"))]
mod system {
    fn stop() {}
    pub(super) fn go() {}
}

#[cfg(test)]
fn helper() {}
fn helper() {}
";
    assert_eq!(uneven(text), ["::start", "system::stop"]);
}

/// Scripts and packages read or repeat what rust-toolchain.toml names, and readers are told.
#[test]
fn one_version_of_rust_is_named_everywhere() {
    let read = |path: &str| fs::read_to_string(super::languages::root().join(path)).unwrap();
    let toolchain = read("rust-toolchain.toml");
    let version = toolchain.split("channel = \"").nth(1).unwrap();
    let version = version.split('"').next().unwrap();
    assert!(
        version.split('.').count() == 3 && version.starts_with(char::is_numeric),
        "{version} is not one version"
    );
    let least = format!("rust-version = \"{}\"", version.rsplit_once('.').unwrap().0);
    for (path, names) in [
        ("Cargo.toml", least.as_str()),
        ("README.md", version),
        ("docs/manual.md", version),
        ("packaging/org.curio.Curio.yml", version),
        ("tests/scripts/machine", version),
    ] {
        assert!(read(path).contains(names), "{path} does not name {names}");
    }
    for script in [
        "scripts/machine.bash",
        "scripts/play",
        "scripts/test",
        "scripts/package",
    ] {
        let script_text = read(script);
        for other in [
            "toolchain stable",
            "toolchain install stable",
            "TOOLCHAIN=stable",
        ] {
            assert!(!script_text.contains(other), "{script}: {other}");
        }
    }
}
