//! The languages, from outside: what is written in the messages, and what must not change
//! with them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use super::{Folder, curio, run_in, translated, words};
use curio::words::Language;
use curio_words_build::sentences;

/// The folders of messages, with the packages that say them.
const PACKAGES: [&str; 8] = [
    ".",
    "crates/curio-rules",
    "crates/curio-engine",
    "crates/curio-record",
    "crates/curio-ugi",
    "crates/curio-diagram",
    "crates/curio-page",
    "crates/curio-host",
];

const GAMES: [&str; 5] = ["xima", "xafka", "mathematichess", "xong", "chimple"];

pub(super) fn root() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The files below a folder whose names end so.
fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let mut found = Vec::new();
    let mut open = vec![folder.to_owned()];
    while let Some(folder) = open.pop() {
        for entry in fs::read_dir(&folder).into_iter().flatten().flatten() {
            let path = entry.path();
            if path.is_dir() && entry.file_name() != "target" {
                open.push(path);
            } else if path.to_string_lossy().ends_with(ending) {
                found.push(path);
            }
        }
    }
    found
}

/// What the messages of a package can say in a language.
fn messages(package: &str, language: Language) -> BTreeMap<String, Vec<String>> {
    sentences(&root().join(package).join("locales"), language).unwrap()
}

/// Every message is said somewhere.
#[test]
fn no_message_is_forgotten() {
    let mut said = BTreeSet::new();
    for folder in ["src", "crates", "examples"] {
        for path in files(&root().join(folder), ".rs") {
            let code = fs::read_to_string(path).unwrap();
            for rest in code.split("texts::").skip(1) {
                let end = rest.find(|c: char| !c.is_ascii_alphanumeric() && c != '_');
                said.insert(rest[..end.unwrap_or(rest.len())].to_owned());
            }
        }
    }
    let mut forgotten = Vec::new();
    for package in PACKAGES {
        let texts: String = files(&root().join(package).join("locales"), ".ftl")
            .into_iter()
            .map(|path| fs::read_to_string(path).unwrap())
            .collect();
        for id in messages(package, Language::English).keys() {
            let is_part = texts.contains(&format!("{{ {id} }}"));
            if !is_part && !said.contains(&id.replace('-', "_")) {
                forgotten.push(format!("{package}: {id}"));
            }
        }
    }
    assert!(forgotten.is_empty(), "{}", forgotten.join("\n"));
}

/// What a printer of each language would correct.
#[test]
fn every_language_is_set_as_its_readers_expect() {
    let mut faults = Vec::new();
    for package in PACKAGES {
        for language in Language::ALL {
            for (id, forms) in messages(package, language) {
                // The first line of a shared match is read back.
                if id.starts_with("share-") {
                    continue;
                }
                for form in forms {
                    if let Some(what) = wrong(language, &form) {
                        faults.push(format!("{}: {id}: {what}: {form}", language.code()));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// All that is read in a language, with the names of messages or the page.
fn everything(language: Language) -> Vec<(String, String)> {
    let translated = translated::english().into_iter().map(|(folder, english)| {
        let told = || sentences(&folder, language).unwrap();
        let one = |(id, text)| (id, vec![text]);
        match language {
            Language::English => english.into_iter().map(one).collect(),
            _ => told(),
        }
    });
    let packages = PACKAGES.into_iter().chain(["packaging"]);
    let packages = packages.map(|package| messages(package, language));
    let messages = packages.chain(translated).flatten();
    let spread = |(id, forms): (String, Vec<String>)| {
        let all = forms.into_iter().map(move |form| (id.clone(), form));
        all.collect::<Vec<_>>()
    };
    let folder = match language {
        Language::English => "assets/rules".to_owned(),
        _ => format!("assets/rules/{}", language.code()),
    };
    let pages = GAMES.map(|game| {
        let page = format!("{folder}/{game}.md");
        let text = fs::read_to_string(root().join(&page)).unwrap();
        (page, text)
    });
    messages.flat_map(spread).chain(pages).collect()
}

/// The words of a text in small letters, with one blank around each; `0` for an argument.
fn content_words(text: &str) -> String {
    let parts = text.split('{');
    let parts = parts.map(|part| part.split_once('}').map_or(part, |(_, rest)| rest));
    let plain = parts.collect::<Vec<_>>().join(" 0 ").to_lowercase();
    let words = plain.split(|c: char| !c.is_alphanumeric());
    let words = words.filter(|word| !word.is_empty());
    words.fold(" ".to_owned(), |before, word| before + word + " ")
}

/// The terms of a cell of the table; what is in brackets, or before a colon, is about them.
fn terms(cell: &str) -> Vec<String> {
    let mut plain = String::new();
    let mut depth = 0;
    for c in cell.chars() {
        depth += i32::from(c == '(');
        if depth == 0 {
            plain.push(c);
        }
        depth -= i32::from(c == ')');
    }
    let terms = plain.split([',', ';']).map(|term| {
        let term = term.rsplit_once(": ").map_or(term, |(_, term)| term);
        content_words(term.trim().strip_prefix("a ").unwrap_or(term))
    });
    terms.filter(|term| term != " ").collect()
}

/// The table “One word for one thing” of docs/words.md: its terms are used, and the words that
/// it rules out are not.
#[test]
fn one_thing_has_one_word() {
    let document = fs::read_to_string(root().join("docs/words.md")).unwrap();
    let (_, table) = document.split_once("## One word for one thing").unwrap();
    let rows = table.split("\n## ").next().unwrap().lines();
    let rows: Vec<Vec<&str>> = rows
        .filter(|line| line.starts_with("| "))
        .skip(1)
        .map(|line| line.trim_matches('|').split('|').map(str::trim).collect())
        .collect();
    assert!(rows.len() > 20);
    let mut faults = Vec::new();
    for (column, language) in Language::ALL.into_iter().enumerate() {
        let code = language.code();
        let all: Vec<(String, String)> = everything(language)
            .into_iter()
            .map(|(id, text)| (id, content_words(&text)))
            .collect();
        for row in &rows {
            for term in terms(row[column + 1]) {
                if !all.iter().any(|(_, text)| text.contains(term.trim_end())) {
                    faults.push(format!("{code}: nothing says “{}”", term.trim()));
                }
            }
            let mut never = row[6].split("; ").filter_map(|part| part.split_once(": "));
            let never = never.find(|(of, _)| *of == code).map_or("", |(_, it)| it);
            for word in terms(never) {
                let said = all.iter().filter(|(_, text)| text.contains(&word));
                faults.extend(said.map(|(id, _)| format!("{code}: {id} says “{}”", word.trim())));
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// What is wrong with the letters of a text.
pub(super) fn wrong(language: Language, text: &str) -> Option<&'static str> {
    let letters: Vec<char> = text.chars().chain([' ']).collect();
    let three = || letters.windows(3);
    if text.contains(['\u{202f}', '\u{2068}', '\u{2069}']) {
        return Some("a blank that the fonts lack");
    }
    if text.contains(['ş', 'ţ', 'Ş', 'Ţ']) {
        return Some("a cedilla for a comma below");
    }
    // After a name that is filled in, too.
    if three().any(|it| it[1] == '\'' && !it[0].is_whitespace() && it[2].is_alphabetic()) {
        return Some("a straight apostrophe");
    }
    // Within moves and commands there are such signs, too: no blank follows them there.
    let ends = |sign: char, signs: &str, next: char| signs.contains(sign) && next.is_whitespace();
    match language {
        Language::French => three()
            .any(|it| ends(it[1], "!?;:»", it[2]) && !"\u{a0}!?(…".contains(it[0]))
            .then_some("no blank before a sign"),
        Language::Spanish => {
            let count = |sign| letters.iter().filter(|it| **it == sign).count();
            let closed = letters
                .windows(2)
                .filter(|it| ends(it[0], "!?", it[1]))
                .count();
            (count('¿') + count('¡') != closed).then_some("a question without its beginning")
        }
        Language::German => text.contains('”').then_some("an English quotation mark"),
        Language::English | Language::Romanian | Language::Stretched => None,
    }
}

/// Sentences end in all languages as they do in English.
#[test]
fn sentences_end_alike() {
    let mut faults = Vec::new();
    for package in PACKAGES {
        let english = messages(package, Language::English);
        for language in &Language::ALL[1..] {
            for (id, forms) in messages(package, *language) {
                let mut same = english[&id].iter().map(|form| ends(form));
                let is_sentence = same.next().unwrap_or_default();
                if same.any(|other| other != is_sentence) {
                    continue;
                }
                for form in forms {
                    if ends(&form) != is_sentence {
                        faults.push(format!("{}: {id}: {form}", language.code()));
                    }
                }
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

/// Whether a text ends like a sentence.
pub(super) fn ends(text: &str) -> bool {
    let text = text.trim_end_matches(['“', '”', '»', '"', '\u{a0}', ')', '’']);
    text.ends_with(['.', '!', '?', '…'])
}

/// What programs read, and what is kept, is the same in all languages.
#[test]
fn records_and_what_programs_read_know_no_language() {
    let folder = Folder::new();
    for game in GAMES {
        let matches = |code: &str| {
            let out = folder.join(format!("{game}-{code}"));
            fs::create_dir(&out).unwrap();
            let table = format!("play {game} --terminal --players level:1,level:2 --seed 7");
            let said = run_in(&out, &format!("{table} --lang {code}"));
            assert_eq!(said.code, Some(0), "{game} {code}: {}", said.err);
            let records = files(&out.join("matches"), ".curio")
                .into_iter()
                .map(|path| fs::read_to_string(path).unwrap());
            let undated = |record: String| -> String {
                let lines = record.lines();
                let kept = lines.filter(|line| {
                    !line.trim().starts_with("date:") && !line.trim().starts_with("time:")
                });
                kept.collect::<Vec<_>>().join("\n")
            };
            records.map(undated).collect::<Vec<_>>()
        };
        let english = matches("en");
        assert!(!english.is_empty());
        for code in ["de", "stretched"] {
            assert_eq!(matches(code), english, "{game} {code}");
        }
        let shown = |code| folder.run(&format!("show {game} --json --lang {code}")).out;
        assert_eq!(shown("fr"), shown("en"), "{game}");
    }
    let shapes = |code| folder.run(&format!("xong shapes --json --lang {code}")).out;
    assert!(shapes("en").contains("\"Bowl\""));
    assert_eq!(shapes("de"), shapes("en"));
}

/// `--lang` comes before the system, and the C locale is English.
#[test]
fn the_language_is_that_of_the_command_line_or_the_system() {
    let folder = Folder::new();
    let refused = |locale: &str, more: &str| {
        let output = curio(&folder)
            .args(words(&format!("show xafka --moves 'a1 a1' {more}")))
            .env("LC_ALL", locale)
            .env("LANGUAGE", "fr:de")
            .output()
            .unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    let (english, german) = (refused("C", ""), refused("C", "--lang de"));
    assert_ne!(english, german);
    assert_eq!(refused("C.UTF-8", ""), english);
    assert_eq!(refused("POSIX", "--lang de"), german);
    assert_eq!(refused("de_DE.UTF-8", "--lang en"), english);
    let wrong = refused("C", "--lang xx");
    assert!(wrong.contains("en, de, es, fr or ro"), "{wrong}");
}

/// Rules pages have the same pictures in every language.
#[test]
fn rules_pages_keep_their_pictures() {
    let blocks = |page: &str| {
        let text = fs::read_to_string(root().join("assets/rules").join(page)).unwrap();
        let blocks = text.split("```").skip(1).step_by(2);
        // The words within those of lights are words.
        let kept = blocks.filter(|block| !block.starts_with("figure lights"));
        kept.map(str::to_owned).collect::<Vec<_>>()
    };
    for game in GAMES {
        let english = blocks(&format!("{game}.md"));
        for language in &Language::ALL[1..] {
            let page = format!("{}/{game}.md", language.code());
            assert_eq!(blocks(&page), english, "{page}");
        }
    }
}
