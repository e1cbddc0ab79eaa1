//! Makes a function of each message of a folder of Fluent files, for a build script.
//!
//! The folder has a folder for each language, named by its code, with any number of `.ftl`
//! files. English is what the others are held against. Of Fluent there are messages, terms
//! with arguments, selectors and comments; attributes and functions other than `NUMBER` are
//! refused.
//!
//! An argument is a whole number ([`Count`](curio_words::Count)) where a language chooses a form
//! by it or the comment says `# $name (Number)`, and a text otherwise. One that a comment
//! names may be left out by a language that does not need it.

mod catalogue;
mod function;
mod pattern;

use core::fmt::Write as _;
use std::{
    collections::BTreeMap,
    env, fs, io,
    path::{Path, PathBuf},
    process::ExitCode,
};

use catalogue::Catalogue;
use curio_words::Language;
use pattern::Part;

/// Why no functions were made.
#[derive(Debug)]
#[non_exhaustive]
pub enum BuildError {
    /// A file or folder cannot be read or written.
    File(PathBuf, io::Error),
    /// What is wrong with the messages, one line each.
    Messages(Vec<String>),
}

/// Makes the functions of the folder, whose path starts at the package, and writes them to
/// `words.rs` in `OUT_DIR`. What is wrong goes to the error output.
#[must_use]
pub fn generate(folder: &str) -> ExitCode {
    generate_with(folder, &[])
}

/// The same, and one function more, `translated(name)`: it gives the translation of a text
/// that stands in English somewhere else, in a lesson say. The translations are plain
/// messages in `content`: folders with a folder for each language but English.
#[expect(clippy::print_stdout, reason = "so a build script speaks to cargo")]
#[must_use]
pub fn generate_with(folder: &str, content: &[&str]) -> ExitCode {
    let package = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default());
    let out = PathBuf::from(env::var_os("OUT_DIR").unwrap_or_default()).join("words.rs");
    for folder in content.iter().chain([&folder]) {
        println!("cargo::rerun-if-changed={folder}");
    }
    let folders: Vec<PathBuf> = content.iter().map(|folder| package.join(folder)).collect();
    let written = functions(&package.join(folder))
        .and_then(|code| match folders.as_slice() {
            [] => Ok(code),
            folders => Ok(code + &translations(folders)?),
        })
        .and_then(|code| fs::write(&out, code).map_err(|error| BuildError::File(out, error)));
    match written {
        Ok(()) => return ExitCode::SUCCESS,
        Err(BuildError::File(path, error)) => println!("cargo::error={}: {error}", path.display()),
        Err(BuildError::Messages(lines)) => {
            for line in lines {
                println!("cargo::error={line}");
            }
        }
    }
    ExitCode::FAILURE
}

/// The code of `translated`.
fn translations(folders: &[PathBuf]) -> Result<String, BuildError> {
    let mut wrong = Vec::new();
    let mut arms = String::new();
    for language in &Language::ALL[1..] {
        let mut table = BTreeMap::new();
        for folder in folders {
            let catalogue = read(*language, &folder.join(language.code()), &mut wrong)?;
            for (id, message) in &catalogue.messages {
                match pattern::parts(&catalogue, &message.value).as_deref() {
                    Ok([Part::Text(text)]) => {
                        table.insert(id.clone(), text.clone());
                    }
                    _ => wrong.push(format!("{}: `{id}` is no plain text", language.code())),
                }
            }
        }
        let _ = write!(
            arms,
            "        curio_words::Language::{language:?} => &{:?},",
            { table.into_iter().collect::<Vec<_>>() }
        );
    }
    if !wrong.is_empty() {
        return Err(BuildError::Messages(wrong));
    }
    Ok(format!(
        "/// The translation of a text by its name, where there is one.\n#[must_use]\n\
         pub fn translated(name: &str) -> Option<&'static str> {{\n    \
         let all: &[(&str, &str)] = match curio_words::language() {{\n{arms}\n        \
         curio_words::Language::English | curio_words::Language::Stretched => return None,\n    \
         }};\n    \
         let at = all.binary_search_by(|(known, _)| (*known).cmp(name)).ok()?;\n    \
         all.get(at).map(|(_, text)| *text)\n}}\n"
    ))
}

/// The code of the functions of a folder.
///
/// # Errors
/// When a file cannot be read, or the languages do not say the same.
pub fn functions(folder: &Path) -> Result<String, BuildError> {
    let mut wrong = Vec::new();
    let mut catalogues = Vec::new();
    for language in Language::ALL {
        catalogues.push(read(language, &folder.join(language.code()), &mut wrong)?);
    }
    let [english, others @ ..] = catalogues.as_slice() else {
        return Err(BuildError::Messages(wrong));
    };
    for other in others {
        for id in other.messages.keys() {
            if !english.messages.contains_key(id) {
                wrong.push(format!(
                    "{}: `{id}` is not in English",
                    other.language.code()
                ));
            }
        }
    }
    let mut code = String::new();
    for id in english.messages.keys() {
        match function::function(id, &catalogues) {
            Ok(function) => code.push_str(&function),
            Err(mut lines) => wrong.append(&mut lines),
        }
    }
    if wrong.is_empty() {
        Ok(code)
    } else {
        Err(BuildError::Messages(wrong))
    }
}

/// What the messages of a folder can say in a language, by name: each with all its forms,
/// and with `{name}` where an argument stands. For tests and for readers of proofs.
///
/// # Errors
/// When a file cannot be read, or is not well-formed.
pub fn sentences(
    folder: &Path,
    language: Language,
) -> Result<BTreeMap<String, Vec<String>>, BuildError> {
    let mut wrong = Vec::new();
    let catalogue = read(language, &folder.join(language.code()), &mut wrong)?;
    let mut all = BTreeMap::new();
    for (id, message) in &catalogue.messages {
        match pattern::parts(&catalogue, &message.value) {
            Ok(parts) => {
                all.insert(id.clone(), pattern::forms(&parts));
            }
            Err(reason) => wrong.push(format!("{}: `{id}`: {reason}", language.code())),
        }
    }
    if wrong.is_empty() {
        Ok(all)
    } else {
        Err(BuildError::Messages(wrong))
    }
}

/// All messages of the folder of one language.
fn read(
    language: Language,
    folder: &Path,
    wrong: &mut Vec<String>,
) -> Result<Catalogue, BuildError> {
    let mut catalogue = Catalogue::new(language);
    let listed = fs::read_dir(folder).and_then(|entries| {
        let mut paths = entries
            .map(|entry| Ok(entry?.path()))
            .collect::<io::Result<Vec<_>>>()?;
        paths.retain(|path| path.extension().is_some_and(|extension| extension == "ftl"));
        paths.sort();
        Ok(paths)
    });
    for path in listed.map_err(|error| BuildError::File(folder.to_owned(), error))? {
        let text =
            fs::read_to_string(&path).map_err(|error| BuildError::File(path.clone(), error))?;
        catalogue.add(&path.display().to_string(), text, wrong);
    }
    Ok(catalogue)
}

#[cfg(test)]
mod tests {
    #![allow(
        clippy::unwrap_used,
        clippy::panic,
        reason = "a failing test should panic"
    )]

    use super::*;

    /// The functions of one message, with a text for each language.
    fn made(texts: [&str; 5]) -> Result<String, Vec<String>> {
        let folder = tempfile::tempdir().unwrap();
        for (language, text) in Language::ALL.into_iter().zip(texts) {
            let folder = folder.path().join(language.code());
            fs::create_dir(&folder).unwrap();
            fs::write(folder.join("all.ftl"), text).unwrap();
        }
        functions(folder.path()).map_err(|error| match error {
            BuildError::Messages(lines) => lines,
            BuildError::File(path, error) => panic!("{}: {error}", path.display()),
        })
    }

    #[test]
    fn a_plain_message_is_a_text_that_lasts() {
        let code = made([
            "a-b = One {\"{\"}",
            "a-b = Eins",
            "a-b = Uno",
            "a-b = Un",
            "a-b = Unu",
        ]);
        let code = code.unwrap();
        assert!(code.contains("pub fn a_b() -> &'static str"), "{code}");
        assert!(code.contains(r#"English => "One {""#), "{code}");
        assert!(code.contains(r#"Stretched => "Óónéé {""#), "{code}");
    }

    #[test]
    fn numbers_are_known_by_their_forms_in_any_language() {
        let plain = "left = { $count } left for { $who }";
        let forms =
            "left = { $count ->\n    [0] none\n    [one] one\n   *[other] { $count }\n } { $who }";
        let code = made([plain, forms, plain, plain, plain]).unwrap();
        assert!(
            code.contains("count: impl curio_words::Count, who: &str) -> String"),
            "{code}"
        );
        assert!(code.contains("if count == 0 {"), "{code}");
    }

    #[test]
    fn terms_are_put_in_with_what_they_are_given() {
        let english = "-light = light\nset = Set the { -light }";
        let german = "-light = { $case ->\n    [dative] der Ampel\n   *[other] die Ampel\n }\n\
                      set = An { -light(case: \"dative\") } vor { -light }";
        let code = made([english, german, english, english, english]).unwrap();
        assert!(code.contains("An der Ampel vor die Ampel"), "{code}");
    }

    #[test]
    fn sentences_have_all_forms() {
        let folder = tempfile::tempdir().unwrap();
        let german = folder.path().join("de");
        fs::create_dir(&german).unwrap();
        let text = "a = { $n ->\n    [one] Ein Zug\n   *[other] { $n } Züge\n } { $who }.";
        fs::write(german.join("all.ftl"), text).unwrap();
        let all = sentences(folder.path(), Language::German).unwrap();
        assert_eq!(all["a"], ["Ein Zug {who}.", "{n} Züge {who}."]);
    }

    #[test]
    fn what_does_not_fit_is_told_with_language_and_name() {
        let english = "a = A { $x }";
        let wrong = [
            ("", "de: `a` is missing"),
            ("a = A", "de: `a` lacks `$x`"),
            (
                "a = A { $x } { $y }",
                "de: `a` has `$y`, which English has not",
            ),
            ("a = A { $x }\nb = B", "de: `b` is not in English"),
            (
                "a = A { $x ->\n    [few] 2\n   *[other] n\n }",
                "de: `a` has no form Few",
            ),
            ("a = A { $x }\n    .tip = Tip", "has attributes"),
            ("a = { a } { $x }", "it is made of itself"),
            ("a = { SUM($x) }", "NUMBER() is the only function"),
            ("a = A { $x }\na = B { $x }", "`a` is there twice"),
        ];
        for (german, reason) in wrong {
            let lines = made([english, german, english, english, english]).unwrap_err();
            assert!(
                lines.iter().any(|line| line.contains(reason)),
                "{german}: {lines:?}"
            );
        }
        // Unless the comment says that not every language needs it.
        let declared = "# $x who\na = A { $x }";
        made([declared, "a = A", english, english, english]).unwrap();
    }
}
