//! Who may know whom: the crates, the command line and the client, and inside
//! the client one folder after the other, without a cycle.

use std::collections::{BTreeMap, BTreeSet};

use super::source::Source;

/// The crates, each knowing only those before it.
const CRATES: [&str; 4] = ["curio-rules", "curio-engine", "curio-record", "curio"];

/// The folders of the client, each knowing only those before it. The files
/// beside them put the client together: they know all, and no folder knows them.
const CLIENT: [&str; 6] = ["app", "scene", "ui", "board", "games", "extras"];

/// Folders in which one part knows no other.
const APART: [&str; 1] = ["games"];

/// Sources as one crate, with what is needed to follow a path.
pub(super) struct Crate<'a> {
    sources: Vec<&'a Source>,
    modules: BTreeSet<Vec<&'a str>>,
    /// Paths behind the names that the imports of a module give.
    imports: BTreeMap<(Vec<&'a str>, &'a str), Vec<&'a str>>,
}

/// One module knows another.
#[derive(Clone, Debug)]
struct Arrow<'a> {
    from: Vec<&'a str>,
    to: Vec<&'a str>,
    place: String,
}

impl<'a> Crate<'a> {
    /// The shipped files of a package: `src`, or a crate under `crates/`.
    pub(super) fn new(package: &str, sources: &'a [Source]) -> Self {
        let own = || {
            sources
                .iter()
                .filter(|source| source.package() == Some(package))
        };
        let for_tests: Vec<Vec<String>> = own().flat_map(Source::modules_for_tests).collect();
        let shipped = |source: &&Source| {
            let module = source.module();
            !for_tests.iter().any(|tests| {
                module.len() >= tests.len() && module.iter().zip(tests).all(|(a, b)| a == b)
            })
        };
        let sources: Vec<&Source> = own().filter(shipped).collect();
        let mut modules: BTreeSet<Vec<&str>> = BTreeSet::new();
        let mut imports = BTreeMap::new();
        for source in &sources {
            let module = source.module();
            modules.extend((0..=module.len()).map(|depth| module[..depth].to_vec()));
            for named in source.named_paths() {
                imports.insert((source.module(), named.name), named.path);
            }
        }
        Self {
            sources,
            modules,
            imports,
        }
    }

    /// The module that a path leads to, through what others import.
    fn target(&self, path: &[&'a str]) -> Vec<&'a str> {
        let mut path = path.to_vec();
        // Imports that lead to each other would never end.
        for _ in 0..8 {
            let mut known = 0;
            while known < path.len() && self.modules.contains(&path[..=known]) {
                known += 1;
            }
            let (module, rest) = path.split_at(known);
            let behind = rest
                .first()
                .and_then(|name| self.imports.get(&(module.to_vec(), *name)));
            match behind {
                Some(behind) if *behind != path[..=known] => path = [behind, &rest[1..]].concat(),
                _ => return module.to_vec(),
            }
        }
        path
    }

    /// Whether a module has others below it.
    fn is_folder(&self, module: &[&str]) -> bool {
        self.modules
            .iter()
            .any(|other| other.len() > module.len() && other.starts_with(module))
    }

    fn arrows(&self) -> Vec<Arrow<'a>> {
        let mut arrows = Vec::new();
        for source in &self.sources {
            for named in source.named_paths() {
                arrows.push(Arrow {
                    from: source.module(),
                    to: self.target(&named.path),
                    place: format!("{}:{}", source.path, named.line),
                });
            }
        }
        arrows
    }
}

/// Arrows that run up: from a crate, from the command line, from a folder of the
/// client, or from one game to another.
pub(super) fn upward(sources: &[Source]) -> Vec<String> {
    let mut offences = Vec::new();
    for arrow in Crate::new("src", sources).arrows() {
        if let Some(reason) = why_upward(&arrow.from, &arrow.to) {
            offences.push(format!("{}: {reason}", arrow.place));
        }
    }
    for source in sources {
        let Some(own) = CRATES
            .iter()
            .position(|name| source.package() == Some(name))
        else {
            continue;
        };
        for (line, word) in source.tokens() {
            let other = CRATES
                .iter()
                .position(|name| name.replace('-', "_") == word);
            if other.is_some_and(|other| other > own) {
                offences.push(format!(
                    "{}:{line}: {} knows {word}",
                    source.path, CRATES[own]
                ));
            }
        }
    }
    offences
}

fn why_upward(from: &[&str], to: &[&str]) -> Option<String> {
    let height = |folder: &str| CLIENT.iter().position(|&name| name == folder);
    match (from, to) {
        (["cli", ..], ["plugins", ..]) => Some("cli knows plugins".to_owned()),
        (["plugins", folder, ..], ["plugins", rest @ ..]) => {
            let own = height(folder)?;
            let other = rest.first().map_or("the client's root", |name| *name);
            match height(other) {
                None => Some(format!("{folder} knows {other}")),
                Some(height) if height > own => Some(format!("{folder} knows {other}")),
                Some(height) if height == own && APART.contains(folder) => {
                    let (one, another) = (from.get(2)?, to.get(2)?);
                    (one != another).then(|| format!("{one} knows {another}"))
                }
                Some(_) => None,
            }
        }
        _ => None,
    }
}

/// Files of the client that are in no folder known here.
pub(super) fn strangers(sources: &[Source]) -> Vec<String> {
    let mut offences = Vec::new();
    for source in sources
        .iter()
        .filter(|source| source.package() == Some("src"))
    {
        let module = source.module();
        let known = match module[..] {
            [] => true,
            ["plugins", folder, _, ..] => CLIENT.contains(&folder),
            [layer, ..] => matches!(layer, "cli" | "plugins"),
        };
        if !known {
            offences.push(format!("{}: belongs to no layer", source.path));
        }
    }
    offences
}

/// Folders of the client that know each other in a cycle, even through files beside them.
/// Files of one folder may: a value and what is done with it.
pub(super) fn cycles(sources: &[Source]) -> Vec<String> {
    let client = Crate::new("src", sources);
    let arrows = client.arrows();
    let mut offences = BTreeSet::new();
    let folders = client
        .modules
        .iter()
        .filter(|module| module.first() == Some(&"plugins"));
    for folder in folders {
        let mut known: BTreeMap<&str, BTreeMap<&str, &str>> = BTreeMap::new();
        for arrow in &arrows {
            let from = arrow.from.strip_prefix(&folder[..]).and_then(<[_]>::first);
            let to = arrow.to.strip_prefix(&folder[..]).and_then(<[_]>::first);
            if let (Some(from), Some(to)) = (from, to)
                && from != to
            {
                known
                    .entry(from)
                    .or_default()
                    .entry(to)
                    .or_insert(&arrow.place);
            }
        }
        for (from, others) in &known {
            let circle = circle(&known, from);
            let has_files = |part: &&&str| client.is_folder(&[folder, &[**part][..]].concat());
            if circle.iter().filter(has_files).count() < 2 {
                continue;
            }
            let inside = others.iter().filter(|(to, _)| circle.contains(**to));
            offences.extend(inside.map(|(to, place)| {
                let folder = folder.join("/");
                format!("{place}: in {folder}, {from} knows {to}, and {to} knows {from}")
            }));
        }
    }
    offences.into_iter().collect()
}

/// What lies on a cycle of arrows with a part.
fn circle<'a>(
    known: &BTreeMap<&'a str, BTreeMap<&'a str, &str>>,
    part: &'a str,
) -> BTreeSet<&'a str> {
    let there = reached(known, part);
    there
        .into_iter()
        .filter(|other| reached(known, other).contains(part))
        .collect()
}

/// All parts to which the arrows lead from one, over whatever lies between.
fn reached<'a>(
    known: &BTreeMap<&'a str, BTreeMap<&'a str, &str>>,
    from: &'a str,
) -> BTreeSet<&'a str> {
    let mut seen = BTreeSet::new();
    let mut open = vec![from];
    while let Some(part) = open.pop() {
        for next in known.get(part).into_iter().flat_map(BTreeMap::keys) {
            if seen.insert(*next) {
                open.push(next);
            }
        }
    }
    seen
}

#[cfg(test)]
mod checks {
    use super::*;

    fn project(files: &[(&str, &str)]) -> Vec<Source> {
        files
            .iter()
            .map(|(path, text)| Source::new(path, text))
            .collect()
    }

    /// The client in small: what the files of the checks may name.
    const CLIENT_IN_SMALL: [(&str, &str); 10] = [
        ("src/lib.rs", "pub mod cli; pub mod plugins;"),
        ("src/cli/mod.rs", "//! Commands."),
        ("src/plugins/mod.rs", "pub mod app; use app::session;"),
        ("src/plugins/testing.rs", "use super::{app, extras::film};"),
        ("src/plugins/app/session/state.rs", "//! State."),
        ("src/plugins/ui/hud/mod.rs", "//! Panels."),
        ("src/plugins/board/mod.rs", "//! Tables."),
        (
            "src/plugins/games/mod.rs",
            "mod xima; mod xong; use xima::aim;",
        ),
        ("src/plugins/games/xima/mod.rs", "//! XIMA."),
        ("src/plugins/games/xong/mod.rs", "//! Xong."),
    ];

    fn offences(check: fn(&[Source]) -> Vec<String>, more: &[(&str, &str)]) -> Vec<String> {
        check(&project(&[&CLIENT_IN_SMALL, more].concat()))
    }

    #[test]
    fn an_arrow_upwards_is_seen() {
        for (path, text) in [
            ("crates/curio-rules/src/hex.rs", "use curio_engine::Search;"),
            (
                "crates/curio-engine/src/a/b.rs",
                "fn f() { curio_record::save() }",
            ),
            ("crates/curio-record/src/lib.rs", "use curio::cli;"),
            ("src/cli/play.rs", "use crate::plugins::ui;"),
            (
                "src/cli/play.rs",
                "pub(crate) use super::super::plugins as p;",
            ),
            (
                "src/plugins/app/a.rs",
                "use crate::plugins::scene::Camera;\nuse crate::plugins::ui;",
            ),
            (
                "src/plugins/app/a.rs",
                "use crate::{cli, plugins::{app::b, ui::{hud::C, D}}};",
            ),
            (
                "src/plugins/app/a/b.rs",
                "use super::super::super::board::Table;",
            ),
            (
                "src/plugins/ui/hud/a.rs",
                "fn f(x: &crate::plugins::games::Xima) {}",
            ),
            (
                "src/plugins/ui/a.rs",
                "mod inner { use super::super::super::extras; }",
            ),
            (
                "src/plugins/board/a.rs",
                "use crate::plugins::testing::frames;",
            ),
            ("src/plugins/board/a.rs", "use super::super::table_plugins;"),
            (
                "src/plugins/games/xima/a.rs",
                "use super::super::xong::board;",
            ),
            (
                "src/plugins/games/xima/a.rs",
                "use crate::plugins::games::xong;",
            ),
            (
                "src/plugins/app/a.rs",
                "#[cfg(test)] mod tests { } use super::super::ui;",
            ),
        ] {
            assert!(
                !offences(upward, &[(path, text)]).is_empty(),
                "{path}: {text}"
            );
        }
    }

    #[test]
    fn an_arrow_downwards_is_let_pass() {
        for (path, text) in [
            (
                "crates/curio-record/src/a.rs",
                "use curio_engine::Level; use crate::cli;",
            ),
            (
                "crates/curio-rules/src/a.rs",
                "// curio_engine\nlet s = \"curio_record\";",
            ),
            (
                "src/plugins/ui/a.rs",
                "use super::super::app::{self, session as s};",
            ),
            ("src/plugins/ui/a.rs", "pub(in crate::plugins) fn f() {}"),
            (
                "src/plugins/ui/a.rs",
                "use bevy::scene::board; use std::extras;",
            ),
            (
                "src/plugins/games/xima/a.rs",
                "use super::b; use crate::{cli, plugins::{ui, board}};",
            ),
            (
                "src/plugins/games/xima/a.rs",
                "/* crate::plugins::extras */ fn f() {}",
            ),
            (
                "src/plugins/extras/a.rs",
                "use crate::plugins::games::{xima, xong};",
            ),
            (
                "src/plugins/app/a.rs",
                "#[cfg(test)] mod tests { use crate::plugins::testing::f; }",
            ),
            ("src/plugins/app/mod.rs", "mod session; use session::State;"),
        ] {
            assert_eq!(offences(upward, &[(path, text)]), [""; 0], "{path}: {text}");
        }
        let tests_in_a_file = [
            ("src/plugins/app/mod.rs", "#[cfg(test)]\nmod walk;"),
            ("src/plugins/app/walk.rs", "use crate::plugins::testing;"),
        ];
        assert_eq!(offences(upward, &tests_in_a_file), [""; 0]);
    }

    #[test]
    fn a_file_of_no_layer_is_seen() {
        assert_eq!(offences(strangers, &[]), [""; 0]);
        for path in [
            "src/assistant/mod.rs",
            "src/plugins/hud/mod.rs/a.rs",
            "src/plugins/hud/a.rs",
        ] {
            assert_eq!(offences(strangers, &[(path, "")]).len(), 1, "{path}");
        }
    }

    const SCREENS: &str = "src/plugins/ui/screens/title.rs";
    const HUD: &str = "src/plugins/ui/hud/score.rs";
    const THEME: &str = "src/plugins/ui/theme.rs";

    #[test]
    fn a_cycle_is_seen() {
        for (files, arrows) in [
            (
                vec![
                    (SCREENS, "use super::super::hud::score;"),
                    (HUD, "use super::super::screens::title;"),
                ],
                2,
            ),
            // Round a file.
            (
                vec![
                    (SCREENS, "use crate::plugins::ui::theme;"),
                    (THEME, "use super::hud;"),
                    (HUD, "use crate::plugins::ui::screens;"),
                ],
                3,
            ),
            // Through a name that the folder re-exports.
            (
                vec![
                    (
                        "src/plugins/ui/mod.rs",
                        "pub use screens::title::Page as Sheet;",
                    ),
                    (SCREENS, "use super::super::hud::score;"),
                    (HUD, "fn f() { crate::plugins::ui::Sheet::new() }"),
                ],
                2,
            ),
        ] {
            assert_eq!(offences(cycles, &files).len(), arrows, "{files:?}");
        }
    }

    #[test]
    fn what_is_no_cycle_is_let_pass() {
        for files in [
            vec![
                (
                    "src/plugins/ui/mod.rs",
                    "mod hud; use hud::score; pub use screens::Page;",
                ),
                (SCREENS, "use crate::plugins::ui::hud::score;"),
                (
                    HUD,
                    "#[cfg(test)] mod tests { use super::super::super::screens; }",
                ),
            ],
            vec![
                (HUD, "use super::seats; use super::Panel;"),
                ("src/plugins/ui/hud/seats.rs", "use super::score;"),
            ],
            vec![
                (HUD, "use super::super::theme;"),
                (THEME, "use super::hud::score;"),
            ],
        ] {
            assert_eq!(offences(cycles, &files), [""; 0], "{files:?}");
        }
    }
}
