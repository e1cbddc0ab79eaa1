//! What Linux desktops show of Curio, `assets/linux`, in every language: the files are English,
//! and after each line of them stand its translations from `packaging/locales`.
//!
//! With `CURIO_WRITE_DOCS=1` in the environment the test writes the translations anew.

use std::{collections::BTreeMap, env, fs};

use super::languages::{root, wrong};
use curio::words::Language;
use curio_words_build::sentences;

const FILES: [&str; 4] = [
    "org.curio.Curio.desktop",
    "org.curio.Curio.Replay.desktop",
    "org.curio.Curio.metainfo.xml",
    "org.curio.Curio.mime.xml",
];

fn messages(language: Language) -> BTreeMap<String, String> {
    let all = sentences(&root().join("packaging/locales"), language).unwrap();
    let one = |(id, forms): (String, Vec<String>)| (id, forms.concat());
    all.into_iter().map(one).collect()
}

/// A line taken apart: `Comment`, `=`, text, and nothing; or `<p`, `>`, text, and `</p>`.
fn parts(line: &str) -> Option<(&str, &str, &str, &str)> {
    if let Some((head, rest)) = line.split_once('>') {
        let (text, _) = rest.split_once("</")?;
        return Some((head, ">", text, &rest[text.len()..]));
    }
    let (key, text) = line.split_once('=')?;
    Some((key, "=", text, ""))
}

/// The line in another language, where it says one of the messages.
fn translated(
    line: &str,
    english: &BTreeMap<String, String>,
    (language, messages): &(Language, BTreeMap<String, String>),
) -> Option<String> {
    let (head, sign, text, end) = parts(line)?;
    let (id, _) = english.iter().find(|(_, english)| *english == text)?;
    let code = language.code();
    let code = if sign == "=" {
        format!("[{code}]")
    } else {
        format!(r#" xml:lang="{code}""#)
    };
    Some(format!("{head}{code}{sign}{}{end}\n", messages[id]))
}

#[test]
fn desktops_show_curio_in_every_language() {
    let english = messages(Language::English);
    let others: Vec<(Language, BTreeMap<String, String>)> = Language::ALL[1..]
        .iter()
        .map(|language| (*language, messages(*language)))
        .collect();
    for (language, messages) in &others {
        assert!(messages.keys().eq(english.keys()), "{language:?}");
        for text in messages.values() {
            assert_eq!(wrong(*language, text.trim_end_matches(';')), None, "{text}");
            assert!(!text.contains(['<', '&']), "{text}");
            assert_eq!(text.ends_with(';'), text.contains(";XIMA;"), "{text}");
        }
    }
    let mut said = Vec::new();
    for name in FILES {
        let path = root().join("assets/linux").join(name);
        let there = fs::read_to_string(&path).unwrap();
        let is_english = |line: &&str| !line.contains("xml:lang") && !line.contains("]=");
        let mut wanted = String::new();
        for line in there.lines().filter(is_english) {
            wanted += &format!("{line}\n");
            wanted.extend(
                others
                    .iter()
                    .filter_map(|it| translated(line, &english, it)),
            );
            said.extend(parts(line).map(|(_, _, text, _)| text.to_owned()));
        }
        if env::var_os("CURIO_WRITE_DOCS").is_some() {
            fs::write(&path, wanted).unwrap();
        } else {
            assert_eq!(
                there, wanted,
                "{name} is not what CURIO_WRITE_DOCS=1 writes"
            );
        }
    }
    for text in english.values() {
        assert!(said.contains(text), "no file says “{text}”");
    }
}
