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
use curio_words::{CRATE, Language, MESSAGE};
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

/// What is said in each language, by its code: messages one after another.
type Texts = BTreeMap<&'static str, String>;

/// What is made of a folder.
#[derive(Debug, Default)]
struct Made {
    /// The functions.
    code: String,
    texts: Texts,
}

/// Makes the functions of the folder, whose path starts at the package, and writes them to
/// `words.rs` in `OUT_DIR`, with what they say beside it. What is wrong goes to the error
/// output.
///
/// A page for browsers fetches what it says: for these, the texts are left out, and written into
/// the folder that `CURIO_WORDS` names.
pub fn generate(folder: &str) -> ExitCode {
    generate_with(folder, &[])
}

/// The same, and one function more, `translated(name)`: it gives the translation of a text
/// that stands in English somewhere else, in a lesson say. The translations are plain
/// messages in `content`: folders with a folder for each language but English.
#[expect(clippy::print_stdout, reason = "so a build script speaks to cargo")]
pub fn generate_with(folder: &str, content: &[&str]) -> ExitCode {
    let variable = |name| PathBuf::from(env::var_os(name).unwrap_or_default());
    let package = variable("CARGO_MANIFEST_DIR");
    for folder in content.iter().chain([&folder]) {
        println!("cargo::rerun-if-changed={folder}");
    }
    match write(&package, folder, content, &variable("OUT_DIR")) {
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

/// Writes the functions, and what they say.
#[expect(clippy::print_stdout, reason = "so a build script speaks to cargo")]
fn write(package: &Path, folder: &str, content: &[&str], out: &Path) -> Result<(), BuildError> {
    let is_page = env::var_os("CARGO_CFG_TARGET_FAMILY").is_some_and(|family| family == "wasm");
    let fetched = env::var_os("CURIO_WORDS").map(PathBuf::from);
    let name = env::var("CARGO_PKG_NAME").unwrap_or_default();
    println!("cargo::rerun-if-env-changed=CURIO_WORDS");
    let write = |path: PathBuf, text: &str| {
        fs::write(&path, text).map_err(|error| BuildError::File(path, error))
    };
    let Made { mut code, texts } = functions(&package.join(folder))?;
    let mut all = vec![("words", texts)];
    if !content.is_empty() {
        all.push(("translated", translations(package, content)?));
        code.push_str(
            "/// The translation of a text by its name, where there is one.\n#[must_use]\n\
             pub fn translated(name: &str) -> Option<&'static str> { TRANSLATED.translated(name) }\n",
        );
    }
    for (kind, texts) in all {
        let mut arms = String::new();
        for (language, text) in &texts {
            let file = format!("{kind}-{language}");
            match &fetched {
                Some(fetched) if is_page => {
                    let path = fetched.join(format!("{name}-{file}.txt"));
                    println!("cargo::rerun-if-changed={}", path.display());
                    write(path, &format!("{name} {kind}{CRATE}{text}{CRATE}"))?;
                }
                _ => write(out.join(&file), text)?,
            }
            let path = format!("concat!(env!(\"OUT_DIR\"), \"/{file}\")");
            let _ = writeln!(arms, "    {language:?} => include_str!({path}),");
        }
        let source = match is_page {
            true => format!("curio_words::brought(\"{name} {kind}\", language)"),
            false => format!("match language.code() {{\n{arms}    _ => \"\",\n}}"),
        };
        let (words, constant) = ("curio_words::Words", kind.to_uppercase());
        let _ = writeln!(
            code,
            "static {constant}: {words} = {words}::new(|language| {source});"
        );
    }
    write(out.join("words.rs"), &code)
}

/// The translations of the folders of a package, behind their names.
fn translations(package: &Path, folders: &[&str]) -> Result<Texts, BuildError> {
    let mut wrong = Vec::new();
    // English stands elsewhere.
    let mut texts = Texts::from([("en", String::new())]);
    for language in &Language::ALL[1..] {
        let mut table = BTreeMap::new();
        for folder in folders {
            let folder = package.join(folder).join(language.code());
            let catalogue = read(*language, &folder, &mut wrong)?;
            for (id, message) in &catalogue.messages {
                match pattern::parts(&catalogue, &message.value).as_deref() {
                    Ok([Part::Text(text)]) => {
                        table.insert(id.clone(), text.clone());
                    }
                    _ => wrong.push(format!("{}: `{id}` is no plain text", language.code())),
                }
            }
        }
        let text = texts.entry(language.code()).or_default();
        for part in table.into_iter().flat_map(|(name, text)| [name, text]) {
            text.push_str(&part);
            text.push(MESSAGE);
        }
    }
    if wrong.is_empty() {
        Ok(texts)
    } else {
        Err(BuildError::Messages(wrong))
    }
}

/// The functions of the messages of a folder.
fn functions(folder: &Path) -> Result<Made, BuildError> {
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
    let mut made = Made::default();
    for (number, id) in english.messages.keys().enumerate() {
        match function::function(id, number, &catalogues, &mut made.texts) {
            Ok(function) => made.code.push_str(&function),
            Err(mut lines) => wrong.append(&mut lines),
        }
    }
    if wrong.is_empty() {
        Ok(made)
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
    fn made(texts: [&str; 5]) -> Result<Made, Vec<String>> {
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
        let Made { code, texts } = code.unwrap();
        assert!(
            code.contains("pub fn a_b() -> &'static str { WORDS.text(0)"),
            "{code}"
        );
        assert_eq!(texts["en"], "One {\u{1e}");
        assert_eq!(texts["stretched"], "Óónéé {\u{1e}");
    }

    #[test]
    fn numbers_are_known_by_their_forms_in_any_language() {
        let plain = "left = { $count } left for { $who }";
        let forms =
            "left = { $count ->\n    [0] none\n    [one] one\n   *[other] { $count }\n } { $who }";
        let Made { code, texts } = made([plain, forms, plain, plain, plain]).unwrap();
        assert!(
            code.contains("count: impl curio_words::Count, who: &str) -> String"),
            "{code}"
        );
        let german = "\u{2}A=0\u{4}none\u{3}*One\u{4}one\u{3}\u{4}\u{1}A\u{5} \u{1}B\u{1e}";
        assert_eq!(texts["de"], german);
    }

    #[test]
    fn terms_are_put_in_with_what_they_are_given() {
        let english = "-light = light\nset = Set the { -light }";
        let german = "-light = { $case ->\n    [dative] der Ampel\n   *[other] die Ampel\n }\n\
                      set = An { -light(case: \"dative\") } vor { -light }";
        let made = made([english, german, english, english, english]).unwrap();
        assert_eq!(made.texts["de"], "An der Ampel vor die Ampel\u{1e}");
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
