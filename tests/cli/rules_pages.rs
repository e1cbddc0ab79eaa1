//! Holds the rules for players, `assets/rules/GAME.md`, to the rules that are
//! played, and `docs/rules/GAME.md` to them: its first part is the same text,
//! with positions drawn in characters and options listed.
//!
//! With `CURIO_WRITE_DOCS=1` in the environment the test writes that part anew.

use std::{collections::BTreeMap, fmt::Write as _, fs, path::PathBuf};

use curio::{
    rules::{
        AnyGame, OptionKind, OptionSpec, Said,
        mathematichess::Army,
        registry::{self, Rules},
    },
    words::{Language, in_language},
};
use markdown::{ParseOptions, mdast::Node};

const MARKER: &str = "{options}";

fn read(path: &str) -> String {
    fs::read_to_string(file(path)).unwrap()
}

fn file(path: &str) -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)
}

/// The games with their rules.
fn games() -> impl Iterator<Item = (&'static str, Rules)> {
    registry::games()
        .into_iter()
        .map(|entry| (entry.id, entry.rules))
}

/// The position of a fenced block, from the words behind the fence and its text.
fn position(rules: &Rules, words: &str, body: &str) -> Box<dyn AnyGame> {
    let mut words = words.split_whitespace();
    assert_eq!(words.next(), Some(rules.info.id));
    let options: BTreeMap<_, _> = words
        .map(|word| word.split_once('=').unwrap())
        .map(|(key, value)| (key.to_owned(), value.to_owned()))
        .collect();
    let line = body.lines().next().unwrap();
    let (start, moves) = line.split_once(" moves ").unwrap_or((line, ""));
    let mut position = match start.trim() {
        "startpos" => rules.start(&options).unwrap(),
        text => rules.parse_position(&options, text).unwrap(),
    };
    for mv in moves.split_whitespace() {
        position.play_text(mv).unwrap();
    }
    position
}

/// The page as it stands in the documents: each picture in characters.
fn document(rules: &Rules, page: &str) -> String {
    let id = rules.info.id;
    let mut text = format!(
        "<!-- Written by tests/cli/rules_pages.rs from assets/rules/{id}.md: change it there. -->\n"
    );
    let mut lines = page.lines().enumerate();
    let root = markdown::to_mdast(page, &ParseOptions::gfm()).unwrap();
    for node in root.children().unwrap() {
        let Node::Code(code) = node else { continue };
        let drawn = match code.lang.as_deref() {
            Some("position") => {
                let words = code.meta.as_deref().unwrap();
                position(rules, words, &code.value).diagram()
            }
            Some("figure") => code.value.clone(),
            _ => continue,
        };
        let place = code.position.as_ref().unwrap();
        for (number, line) in lines.by_ref() {
            if number + 1 < place.start.line {
                let _ = writeln!(text, "{line}");
            }
            if number + 1 == place.end.line {
                break;
            }
        }
        let _ = writeln!(text, "```text\n{}\n```", drawn.trim_end());
    }
    for (_, line) in lines {
        let _ = writeln!(text, "{line}");
    }
    text.replace(MARKER, &options((rules.option_specs)()))
}

/// The options as a table.
fn options(specs: &[OptionSpec]) -> String {
    let mut text = String::from("| option | values | meaning |\n|---|---|---|");
    for spec in specs {
        let (key, title, help) = (spec.key, (spec.title)(), (spec.help)());
        let _ = write!(text, "\n| `{key}` | {} | *{title}.* {help} |", values(spec));
    }
    text
}

/// What an option may be, the usual value marked.
fn values(spec: &OptionSpec) -> String {
    let marked = |value: &str, what: &str| {
        if value == spec.default {
            format!("{what} (default)")
        } else {
            what.to_owned()
        }
    };
    let named = |choices: &[(&str, Said)]| {
        choices
            .iter()
            .map(|(value, name)| marked(value, &format!("`{value}`: {}", name())))
            .collect::<Vec<_>>()
            .join("; ")
    };
    match &spec.kind {
        OptionKind::Choice(choices) => named(choices),
        OptionKind::Set { none, members } => format!(
            "{}; or any of these, joined by `+`: {}",
            named(&[*none]),
            named(members)
        ),
        OptionKind::Text { choices, other } => format!("{}; or {}", named(choices), other()),
        OptionKind::Number { min, max, words } => {
            let mut text = format!("{min} to {max}");
            for (word, _) in *words {
                let _ = write!(text, ", `{word}`");
            }
            let _ = write!(text, "; default: `{}`", spec.default);
            text
        }
    }
}

#[test]
fn every_game_has_a_page_of_rules() {
    for (id, rules) in games() {
        let page = read(&format!("assets/rules/{id}.md"));
        let name = format!("# {}\n", rules.info.name);
        assert!(page.starts_with(&name), "{id}");
        assert_eq!(page.matches(MARKER).count(), 1, "{id}");
        assert!(page.matches("\n```position").count() >= 3, "{id}");
    }
}

#[test]
fn the_documents_show_the_rules_that_players_read() {
    for (id, rules) in games() {
        let path = format!("docs/rules/{id}.md");
        let page = read(&format!("assets/rules/{id}.md"));
        let wanted = document(&rules, &page);
        let there = read(&path);
        let end = "<!-- The part for players ends here. -->";
        let (first, rest) = there.split_once(end).unwrap();
        if std::env::var_os("CURIO_WRITE_DOCS").is_some() {
            fs::write(file(&path), format!("{wanted}\n{end}{rest}")).unwrap();
        } else {
            assert_eq!(
                first.trim_end(),
                wanted.trim_end(),
                "{path} is not what CURIO_WRITE_DOCS=1 writes"
            );
        }
        for spec in (rules.option_specs)() {
            let row = format!("\n| `{}` |", spec.key);
            assert_eq!(wanted.matches(&row).count(), 1, "{id}: {}", spec.key);
            assert!(
                !rest.contains(&row),
                "{id}: {} is explained twice",
                spec.key
            );
        }
    }
}

#[test]
fn the_rules_of_xong_begin_with_the_aim_and_end_with_who_wins() {
    let page = read("assets/rules/xong.md");
    let sections: Vec<&str> = page.split("\n## ").collect();
    assert!(sections[1].starts_with("The aim\n"), "{}", sections[1]);
    let says = |section: &str, words: &str| section.replace('\n', " ").contains(words);
    assert!(says(sections[1], "more points wins"));
    let end = sections.iter().find(|it| it.starts_with("The end\n"));
    assert!(end.is_some_and(|end| says(end, "more points wins")));
}

#[test]
fn the_kinds_of_mathematichess_have_the_letters_of_the_language() {
    let army = Army::for_size(13);
    for language in Language::ALL {
        let folder = match language {
            Language::English => String::new(),
            _ => format!("{}/", language.code()),
        };
        let page = read(&format!("assets/rules/{folder}mathematichess.md")).to_lowercase();
        for kind in army.kinds() {
            let row = in_language(language, || {
                let (letter, name) = (kind.letter_shown(), kind.name());
                format!("| `{letter}` | {name} | {} |", army.value(kind)).to_lowercase()
            });
            assert_eq!(page.matches(&row).count(), 1, "{language:?}: {row}");
        }
    }
}
