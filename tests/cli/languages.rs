//! The languages, from outside: what is written in the messages, and what must not change
//! with them.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::{Path, PathBuf},
};

use super::{curio, run_in};
use curio::words::Language;
use curio_words_build::sentences;

/// The folders of messages, with the packages that say them.
const PACKAGES: [&str; 3] = [".", "crates/curio-rules", "crates/curio-engine"];

fn root() -> &'static Path {
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
        let all = messages(package, Language::English);
        for id in all.keys() {
            if !said.contains(&id.replace('-', "_")) {
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
            let all = messages(package, language).into_iter();
            for (id, shown) in
                all.flat_map(|(id, all)| all.into_iter().map(move |one| (id.clone(), one)))
            {
                let mut fault = |what: &str| {
                    faults.push(format!("{}: {id}: {what}: {shown}", language.code()));
                };
                if shown.contains(['\u{202f}', '\u{2068}', '\u{2069}']) {
                    fault("a blank that the fonts lack");
                }
                if shown.contains(['ş', 'ţ', 'Ş', 'Ţ']) {
                    fault("a cedilla for a comma below");
                }
                let letters = |c: char| c.is_alphabetic();
                if shown
                    .split('\'')
                    .collect::<Vec<_>>()
                    .windows(2)
                    .any(|two| two[0].ends_with(letters) && two[1].starts_with(letters))
                {
                    fault("a straight apostrophe");
                }
                if language == Language::French
                    && shown.lines().any(|line| {
                        let line: Vec<char> = line.chars().collect();
                        line.windows(2).any(|two| {
                            matches!(two[1], '!' | '?' | ';' | '»')
                                && two[0] != '\u{a0}'
                                && !matches!(two[0], '!' | '?' | '(' | '…')
                        })
                    })
                {
                    fault("no blank before a sign");
                }
                if language == Language::Spanish
                    && (shown.matches('?').count() != shown.matches('¿').count()
                        || shown.matches('!').count() != shown.matches('¡').count())
                {
                    fault("a question or a cry without its beginning");
                }
                if language == Language::German && shown.contains('”') {
                    fault("an English quotation mark");
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// Sentences end in all languages as they do in English.
#[test]
fn sentences_end_alike() {
    let mut faults = Vec::new();
    for package in PACKAGES {
        let english = messages(package, Language::English);
        for language in &Language::ALL[1..] {
            for (id, forms) in messages(package, *language) {
                let is_sentence = english[&id].iter().any(|form| ends(form));
                for form in forms {
                    if ends(&form) != is_sentence {
                        faults.push(format!("{}: {id}: {form}", language.code()));
                    }
                }
            }
        }
    }
    assert!(
        faults.is_empty(),
        "{} faults\n{}",
        faults.len(),
        faults.join("\n")
    );
}

/// Whether a text ends like a sentence.
fn ends(text: &str) -> bool {
    let text = text.trim_end_matches(['“', '”', '»', '"', '\u{a0}', ')', '’']);
    text.ends_with(['.', '!', '?', '…'])
}

/// What programs read, and what is kept, is the same in all languages.
#[test]
fn records_and_what_programs_read_know_no_language() {
    let folder = tempfile::tempdir().unwrap();
    for game in ["xima", "xafka", "mathematichess", "xong", "chimple"] {
        let matches = |code: &str| {
            let out = folder.path().join(format!("{game}-{code}"));
            let out = out.to_str().unwrap();
            let players = "level:1,level:2";
            let said = run_in(
                folder.path(),
                &[
                    "match",
                    game,
                    "--players",
                    players,
                    "--games",
                    "1",
                    "--seed",
                    "7",
                    "--lang",
                    code,
                    "--out",
                    out,
                ],
            );
            assert_eq!(said.code, Some(0), "{game} {code}: {}", said.err);
            let mut records: Vec<String> = files(Path::new(out), ".curio")
                .into_iter()
                .map(|path| fs::read_to_string(path).unwrap())
                .collect();
            records.sort();
            let undated = |record: &String| -> String {
                let lines = record.lines();
                let kept = lines.filter(|line| {
                    !line.trim().starts_with("date:") && !line.trim().starts_with("time:")
                });
                kept.collect::<Vec<_>>().join("\n")
            };
            records.iter().map(undated).collect::<Vec<_>>()
        };
        let english = matches("en");
        assert!(!english.is_empty());
        for code in ["de", "stretched"] {
            assert_eq!(matches(code), english, "{game} {code}");
        }
        let shown = |code| run_in(folder.path(), &["show", game, "--json", "--lang", code]).out;
        assert_eq!(shown("fr"), shown("en"), "{game}");
    }
}

/// `--lang` comes before the system, and the C locale is English.
#[test]
fn the_language_is_that_of_the_command_line_or_the_system() {
    let folder = tempfile::tempdir().unwrap();
    let refused = |locale: &str, more: &[&str]| {
        let output = curio(folder.path())
            .args(["show", "xafka", "--moves", "a1 a1"])
            .args(more)
            .env("LC_ALL", locale)
            .env("LANGUAGE", "fr:de")
            .output()
            .unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    let (english, german) = (refused("C", &[]), refused("C", &["--lang", "de"]));
    assert_ne!(english, german);
    assert_eq!(refused("C.UTF-8", &[]), english);
    assert_eq!(refused("POSIX", &["--lang", "de"]), german);
    assert_eq!(refused("de_DE.UTF-8", &["--lang", "en"]), english);
    let wrong = refused("C", &["--lang", "xx"]);
    assert!(wrong.contains("en, de, es, fr or ro"), "{wrong}");
}
