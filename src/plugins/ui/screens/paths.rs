//! Paths as people write and paste them: in quotes, as addresses that begin with
//! `file:`, with `~` or a variable for the home folder, or as a terminal escapes them.

use core::fmt;
use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
};

use percent_encoding::percent_decode_str;

use crate::rules::{excerpt, is_instruction};
use crate::texts;

/// The marks around a text that is quoted.
const QUOTES: [(char, char); 8] = [
    ('"', '"'),
    ('\'', '\''),
    ('`', '`'),
    ('“', '”'),
    ('„', '“'),
    ('‘', '’'),
    ('«', '»'),
    ('<', '>'),
];

/// Why a text leads to no file or folder.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum PathError {
    /// There is nothing of that name.
    Missing(String),
    /// It is a path of another system.
    Windows(String),
    /// It is an address of something elsewhere.
    Elsewhere(String),
}

impl fmt::Display for PathError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&match self {
            Self::Missing(path) => texts::paths_missing(path),
            Self::Windows(path) => texts::paths_windows(path),
            Self::Elsewhere(path) => texts::paths_elsewhere(path),
        })
    }
}

impl core::error::Error for PathError {}

/// Where paths begin that do not say it themselves.
#[derive(Clone, Copy)]
pub(super) struct Origin<'a> {
    /// The folder that is shown.
    pub(crate) folder: &'a Path,
    /// The home folder.
    pub(crate) home: Option<&'a Path>,
    /// The variables of the environment.
    pub(crate) variable: &'a dyn Fn(&str) -> Option<OsString>,
}

/// Whether a text is meant as a path, rather than as a part of a name.
pub(super) fn is_path(text: &str) -> bool {
    let text = bare(text);
    matches!(text, "~" | "..")
        || variable(text).is_some()
        || scheme(text).is_some()
        || is_of_windows(text)
        || text.contains(std::path::is_separator)
}

/// The file or folder that a text means: the first of its meanings that there is.
///
/// # Errors
/// When it leads nowhere.
pub(super) fn meant(text: &str, origin: Origin<'_>) -> Result<PathBuf, PathError> {
    if let Some(path) = meanings(text, origin)
        .into_iter()
        .find(|path| path.exists())
    {
        return Ok(path);
    }
    let shown = excerpt(bare(text)).into_owned();
    Err(match scheme(bare(text)) {
        Some(scheme) if !scheme.eq_ignore_ascii_case("file") => PathError::Elsewhere(shown),
        _ if is_of_windows(bare(text)) && !cfg!(windows) => PathError::Windows(shown),
        _ => PathError::Missing(shown),
    })
}

/// The same, seen from a folder of this computer.
pub(super) fn meant_in(folder: &Path, text: &str) -> Result<PathBuf, PathError> {
    let dirs = directories::UserDirs::new();
    let origin = Origin {
        folder,
        home: dirs.as_ref().map(directories::UserDirs::home_dir),
        variable: &|name| env::var_os(name),
    };
    meant(text, origin)
}

/// What a text may mean, the likeliest first: as it stands before anything is taken
/// for a way of writing it.
fn meanings(text: &str, origin: Origin<'_>) -> Vec<PathBuf> {
    let whole = text.trim_matches(is_edge);
    let bare = bare(text);
    let mut forms = vec![OsString::from(whole), OsString::from(bare)];
    if let Some(path) = of_address(bare) {
        forms.push(decoded(path));
        forms.push(path.into());
    }
    if !cfg!(windows) {
        forms.push(unescaped(bare).into());
    }
    forms.push(decoded(bare));
    let mut paths: Vec<PathBuf> = Vec::new();
    for form in forms {
        for path in origin.paths(form) {
            if !paths.contains(&path) {
                paths.push(path);
            }
        }
    }
    paths
}

impl Origin<'_> {
    /// Where a path leads, as it stands and with what it stands for.
    fn paths(self, form: OsString) -> Vec<PathBuf> {
        let mut paths = vec![self.folder.join(&form)];
        let Some(text) = form.to_str() else {
            return paths;
        };
        let (first, rest) = match text.find(std::path::is_separator) {
            Some(at) => (&text[..at], &text[at..]),
            None => (text, ""),
        };
        let rest = rest.trim_start_matches(std::path::is_separator);
        let start = match first {
            "~" => self.home.map(Path::to_owned),
            _ => variable(first).and_then(self.variable).map(PathBuf::from),
        };
        paths.extend(start.map(|start| start.join(rest)));
        if cfg!(unix) {
            paths.extend(from_windows(text));
        }
        paths
    }
}

/// The text without blanks and line breaks around it.
fn is_edge(c: char) -> bool {
    c.is_whitespace() || is_instruction(c)
}

/// The text without what stands around a path.
fn bare(text: &str) -> &str {
    let mut text = text.trim_matches(is_edge);
    while let Some(inner) = unquoted(text) {
        text = inner.trim_matches(is_edge);
    }
    text
}

fn unquoted(text: &str) -> Option<&str> {
    let mut pairs = QUOTES.iter();
    pairs.find_map(|(open, close)| text.strip_prefix(*open)?.strip_suffix(*close))
}

/// What stands before the colon of an address.
fn scheme(text: &str) -> Option<&str> {
    let (scheme, rest) = text.split_once(':')?;
    let is_scheme = scheme.len() > 1
        && scheme.starts_with(|c: char| c.is_ascii_alphabetic())
        && scheme
            .chars()
            .all(|c| c.is_ascii_alphanumeric() || "+-.".contains(c));
    let is_file = scheme.eq_ignore_ascii_case("file") && rest.starts_with('/');
    (is_scheme && (is_file || rest.starts_with("//"))).then_some(scheme)
}

/// The path of an address of a file. A computer that it names is taken for this one.
fn of_address(text: &str) -> Option<&str> {
    let scheme = scheme(text).filter(|it| it.eq_ignore_ascii_case("file"))?;
    let rest = text.get(scheme.len() + 1..)?;
    let path = match rest.strip_prefix("//") {
        Some(rest) => rest.get(rest.find('/')?..)?,
        None => rest,
    };
    let inner = path.strip_prefix('/').filter(|inner| is_of_windows(inner));
    Some(inner.filter(|_| cfg!(windows)).unwrap_or(path))
}

/// The text with the bytes that `%41` and its like stand for.
fn decoded(text: &str) -> OsString {
    os_string(percent_decode_str(text).collect())
}

#[cfg(unix)]
fn os_string(bytes: Vec<u8>) -> OsString {
    std::os::unix::ffi::OsStringExt::from_vec(bytes)
}

#[cfg(not(unix))]
fn os_string(bytes: Vec<u8>) -> OsString {
    String::from_utf8_lossy(&bytes).into_owned().into()
}

/// The text as a terminal reads it: what follows a backslash stands for itself.
fn unescaped(text: &str) -> String {
    let mut signs = text.chars();
    let mut read = String::with_capacity(text.len());
    while let Some(c) = signs.next() {
        read.extend(if c == '\\' { signs.next() } else { Some(c) });
    }
    read
}

/// The name in `$HOME`, `${HOME}` or `%USERPROFILE%`.
fn variable(text: &str) -> Option<&str> {
    let braced = text.strip_prefix("${").and_then(|it| it.strip_suffix('}'));
    let between = || text.strip_prefix('%')?.strip_suffix('%');
    let name = braced.or_else(|| text.strip_prefix('$')).or_else(between)?;
    let is_name = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let begins = name.starts_with(|c: char| c.is_ascii_alphabetic());
    (begins && name.chars().all(is_name)).then_some(name)
}

/// Whether a text begins with a drive or a server, as on Windows.
fn is_of_windows(text: &str) -> bool {
    let mut signs = text.chars();
    let drive = signs.next().is_some_and(|c| c.is_ascii_alphabetic())
        && signs.next() == Some(':')
        && matches!(signs.next(), None | Some('\\' | '/'));
    drive || text.starts_with(r"\\")
}

/// Where Wine and the Linux of Windows have the drives of Windows.
fn from_windows(text: &str) -> Option<PathBuf> {
    if !is_of_windows(text) || text.starts_with(r"\\") {
        return None;
    }
    let drive = text.chars().next()?.to_ascii_lowercase();
    let rest = text.get(2..)?.replace('\\', "/");
    let root = match drive {
        'z' => String::new(),
        drive => format!("/mnt/{drive}"),
    };
    Some(PathBuf::from(format!("{root}{rest}")))
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    /// Where the home folder has `a match.curio` and `50%.curio`.
    fn home() -> tempfile::TempDir {
        let home = tempfile::tempdir().unwrap();
        for name in ["a match.curio", "50%.curio", "%41.curio", "'q'.curio"] {
            fs::write(home.path().join(name), "").unwrap();
        }
        home
    }

    #[cfg(unix)]
    #[test]
    fn a_path_may_be_written_in_many_ways() {
        let home = home();
        let root = home.path().display().to_string();
        let origin = Origin {
            folder: home.path(),
            home: Some(home.path()),
            variable: &|name| (name == "HOME").then(|| home.path().into()),
        };
        let wanted = home.path().join("a match.curio");
        for text in [
            format!("{root}/a match.curio"),
            format!("  {root}/a match.curio \r\n"),
            format!("\"{root}/a match.curio\""),
            format!("'{root}/a match.curio'\n"),
            format!("„{root}/a match.curio“"),
            format!("<file://{root}/a%20match.curio>"),
            format!("{root}/a\\ match.curio"),
            format!("file://{root}/a%20match.curio\r\n"),
            format!("file://localhost{root}/a%20match.curio"),
            format!("FILE://some.host{root}/a match.curio"),
            format!("file:{root}/a%20match.curio"),
            format!("{root}/a%20match.curio"),
            format!("Z:{}\\a match.curio", root.replace('/', "\\")),
            "~/a match.curio".to_owned(),
            "\"~/a match.curio\"".to_owned(),
            "~/a\\ match.curio".to_owned(),
            "$HOME/a match.curio".to_owned(),
            "${HOME}/a match.curio".to_owned(),
            "%HOME%/a match.curio".to_owned(),
            "a match.curio".to_owned(),
            "./a match.curio".to_owned(),
            format!("\u{202a}{root}/a match.curio\u{202c}"),
        ] {
            let path = meant(&text, origin).map_err(|error| format!("{text}: {error}"));
            let path = path.unwrap().canonicalize().unwrap();
            assert_eq!(path, wanted.canonicalize().unwrap(), "{text}");
        }
        for (text, name) in [
            (format!("{root}/50%.curio"), "50%.curio"),
            (format!("{root}/%41.curio"), "%41.curio"),
            (format!("{root}/%2541.curio"), "%41.curio"),
            ("'q'.curio".to_owned(), "'q'.curio"),
        ] {
            assert_eq!(meant(&text, origin), Ok(home.path().join(name)), "{text}");
        }
        assert_eq!(meant("~", origin), Ok(home.path().to_owned()));
    }

    #[cfg(unix)]
    #[test]
    fn a_path_that_leads_nowhere_says_why() {
        let home = home();
        let origin = Origin {
            folder: home.path(),
            home: None,
            variable: &|_| None,
        };
        for (text, expected) in [
            ("/no/such file", "There is no file or folder /no/such file."),
            ("~/x.curio", "There is no file or folder ~/x.curio."),
            ("file:///no/x", "There is no file or folder file:///no/x."),
            (
                "\"C:\\Users\\anna\\x.curio\"",
                "C:\\Users\\anna\\x.curio is a path on a Windows computer.",
            ),
            (
                "https://example.org/x.curio",
                "https://example.org/x.curio is not on this computer. Save the match as a file first.",
            ),
        ] {
            assert_eq!(meant(text, origin).unwrap_err().to_string(), expected);
        }
    }

    #[test]
    fn a_part_of_a_name_is_no_path() {
        for text in [
            "anna",
            "a:b",
            "final 2:1",
            "50%",
            "$100",
            "#1",
            "\"anna\"",
            "",
            "~anna",
        ] {
            assert!(!is_path(text), "{text}");
        }
        for text in [
            "/tmp",
            "~",
            "~/x",
            "$HOME",
            "file:///x",
            "c:\\x",
            "a/b",
            "'/tmp/x y'",
            "..",
        ] {
            assert!(is_path(text), "{text}");
        }
    }
}
