//! The code of the function that says one message.

use std::collections::BTreeSet;

use super::{
    Texts,
    catalogue::Catalogue,
    pattern::{self, Case, Part},
};
use curio_words::{ARGUMENT, CASE, CHOICE, END, Language, MESSAGE, THEN, plural};

/// An argument of a message.
struct Argument {
    name: String,
    is_number: bool,
    /// Whether a comment names it, so that a language may do without it.
    is_declared: bool,
}

/// The code that says the message `id`, which has this number; or what is wrong with it. What it
/// says goes behind the texts of each language.
pub(crate) fn function(
    id: &str,
    number: usize,
    catalogues: &[Catalogue],
    texts: &mut Texts,
) -> Result<String, Vec<String>> {
    let mut wrong = Vec::new();
    let mut said = Vec::new();
    for catalogue in catalogues {
        let code = catalogue.language.code();
        let Some(message) = catalogue.messages.get(id) else {
            wrong.push(format!("{code}: `{id}` is missing"));
            continue;
        };
        match pattern::parts(catalogue, &message.value) {
            Ok(parts) => said.push((catalogue.language, parts)),
            Err(reason) => wrong.push(format!("{code}: `{id}`: {reason}")),
        }
    }
    let english = catalogues.first().and_then(|first| first.messages.get(id));
    let declared = english.map_or(&[][..], |message| &message.declared);
    let arguments = arguments(declared, &said);
    for (language, parts) in &said {
        check(id, *language, parts, &arguments, &mut wrong);
    }
    if !wrong.is_empty() {
        return Err(wrong);
    }
    let english = said.first().map_or(&[][..], |(_, parts)| parts);
    let code = written(id, number, &arguments, english);
    said.push((Language::Stretched, stretched(english)));
    for (language, parts) in &said {
        let text = texts.entry(language.code()).or_default();
        encode(text, parts, &arguments);
        text.push(MESSAGE);
    }
    Ok(code)
}

/// The arguments in the order of the comment, then of the English text.
fn arguments(declared: &[(String, bool)], said: &[(Language, Vec<Part>)]) -> Vec<Argument> {
    let mut numbers = BTreeSet::new();
    for (_, parts) in said {
        find_numbers(parts, &mut numbers);
    }
    let mut found: Vec<Argument> = declared
        .iter()
        .map(|(name, is_number)| Argument {
            name: name.clone(),
            is_number: *is_number || numbers.contains(name),
            is_declared: true,
        })
        .collect();
    let mut used = Vec::new();
    if let Some((_, parts)) = said.first() {
        find_arguments(parts, &mut used);
    }
    for name in used {
        if found.iter().all(|argument| argument.name != name) {
            found.push(Argument {
                is_number: numbers.contains(&name),
                is_declared: false,
                name,
            });
        }
    }
    found
}

fn find_numbers(parts: &[Part], found: &mut BTreeSet<String>) {
    for part in parts {
        let Part::Choice {
            argument,
            cases,
            default,
        } = part
        else {
            continue;
        };
        if cases.iter().any(|(case, _)| !matches!(case, Case::Word(_))) {
            found.insert(argument.clone());
        }
        cases
            .iter()
            .for_each(|(_, parts)| find_numbers(parts, found));
        find_numbers(default, found);
    }
}

fn find_arguments(parts: &[Part], found: &mut Vec<String>) {
    for part in parts {
        match part {
            Part::Text(_) => {}
            Part::Argument(name) => found.push(name.clone()),
            Part::Choice {
                argument,
                cases,
                default,
            } => {
                found.push(argument.clone());
                cases
                    .iter()
                    .for_each(|(_, parts)| find_arguments(parts, found));
                find_arguments(default, found);
            }
        }
    }
}

/// Whether a language uses the arguments as English does.
fn check(
    id: &str,
    language: Language,
    parts: &[Part],
    arguments: &[Argument],
    wrong: &mut Vec<String>,
) {
    let mut complain = |what: String| wrong.push(format!("{}: `{id}` {what}", language.code()));
    let mut used = Vec::new();
    find_arguments(parts, &mut used);
    for name in &used {
        if arguments.iter().all(|argument| argument.name != *name) {
            complain(format!("has `${name}`, which English has not"));
        }
    }
    for argument in arguments {
        if !argument.is_declared && !used.contains(&argument.name) {
            complain(format!("lacks `${}`", argument.name));
        }
    }
    check_choices(parts, language, arguments, &mut complain);
}

/// Whether numbers are chosen by numbers, texts by texts, and the language has each form.
fn check_choices(
    parts: &[Part],
    language: Language,
    arguments: &[Argument],
    complain: &mut impl FnMut(String),
) {
    let has = |form| {
        (0..200)
            .chain([1_000_000])
            .any(|n| plural(language, n) == form)
    };
    for part in parts {
        let Part::Choice {
            argument,
            cases,
            default,
        } = part
        else {
            continue;
        };
        let is_number = arguments
            .iter()
            .any(|known| known.name == *argument && known.is_number);
        for (case, parts) in cases {
            match case {
                Case::Word(word) if is_number => complain(format!("chooses `{word}` by a number")),
                Case::Form(form) if !has(*form) => complain(format!("has no form {form:?}")),
                _ => {}
            }
            check_choices(parts, language, arguments, complain);
        }
        check_choices(default, language, arguments, complain);
    }
}

/// The function itself: the message of its number, with its gaps filled.
fn written(id: &str, number: usize, arguments: &[Argument], english: &[Part]) -> String {
    let doc = format!("```text\n{}\n```", shown(english));
    let name = id.replace('-', "_");
    let head = format!("#[doc = {doc:?}]\n#[must_use]\npub fn {name}");
    if arguments.is_empty() {
        return format!("{head}() -> &'static str {{ WORDS.text({number}) }}\n");
    }
    let list = |write: fn(&Argument, &str) -> String| {
        let all = arguments.iter();
        let all = all.map(|argument| write(argument, &argument.name.replace('-', "_")));
        all.collect::<Vec<_>>().join(", ")
    };
    let taken = list(|argument, name| match argument.is_number {
        true => format!("{name}: impl curio_words::Count"),
        false => format!("{name}: &str"),
    });
    let passed = list(|argument, name| match argument.is_number {
        true => format!("&curio_words::Count::count({name}).to_string()"),
        false => name.to_owned(),
    });
    format!("{head}({taken}) -> String {{ WORDS.said({number}, &[{passed}]) }}\n")
}

/// What a message says, with marks for its gaps.
fn encode(text: &mut String, parts: &[Part], arguments: &[Argument]) {
    let letter = |name: &str| {
        let place = arguments.iter().position(|known| known.name == name);
        char::from(b'A'.saturating_add(place.and_then(|it| it.try_into().ok()).unwrap_or(u8::MAX)))
    };
    for part in parts {
        match part {
            Part::Text(said) => text.push_str(said),
            Part::Argument(name) => text.extend([ARGUMENT, letter(name)]),
            Part::Choice {
                argument,
                cases,
                default,
            } => {
                text.extend([CHOICE, letter(argument)]);
                for (case, parts) in cases {
                    text.push_str(&match case {
                        Case::Exactly(number) => format!("={number}"),
                        Case::Form(form) => format!("*{form:?}"),
                        Case::Word(word) => format!("={word}"),
                    });
                    text.push(THEN);
                    encode(text, parts, arguments);
                    text.push(CASE);
                }
                text.push(THEN);
                encode(text, default, arguments);
                text.push(END);
            }
        }
    }
}

/// The text as it reads in a description: arguments by name, choices by their default.
fn shown(parts: &[Part]) -> String {
    parts
        .iter()
        .map(|part| match part {
            Part::Text(text) => text.clone(),
            Part::Argument(name) => format!("{{{name}}}"),
            Part::Choice { default, .. } => shown(default),
        })
        .collect()
}

/// English with its vowels doubled and accented.
fn stretched(parts: &[Part]) -> Vec<Part> {
    let all = |parts: &[Part]| stretched(parts);
    parts
        .iter()
        .map(|part| match part {
            Part::Text(text) => Part::Text(text.chars().flat_map(stretched_letter).collect()),
            Part::Argument(name) => Part::Argument(name.clone()),
            Part::Choice {
                argument,
                cases,
                default,
            } => Part::Choice {
                argument: argument.clone(),
                cases: cases
                    .iter()
                    .map(|(case, parts)| (case.clone(), all(parts)))
                    .collect(),
                default: all(default),
            },
        })
        .collect()
}

fn stretched_letter(letter: char) -> impl Iterator<Item = char> {
    let doubled = match letter {
        'a' => "áá",
        'e' => "éé",
        'i' => "íí",
        'o' => "óó",
        'u' => "úú",
        'A' => "Áá",
        'E' => "Éé",
        'I' => "Íí",
        'O' => "Óó",
        'U' => "Úú",
        _ => "",
    };
    doubled.chars().chain(doubled.is_empty().then_some(letter))
}
