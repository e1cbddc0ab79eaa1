//! The page for browsers: as `scripts/web` has built it, where it is and what is in it; and of
//! its sources in `site`, those that show the table of a host, which needs no build.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

use curio_words::Language;

/// The variable that names the folder of the built page; without it, that beside the program is.
pub const VARIABLE: &str = "CURIO_SITE_DIR";
/// The most files of the page, and the largest of them in bytes.
const MOST: (usize, u64) = (128, 16 << 20);

/// The style of the page.
pub const STYLE: &str = include_str!("../site/style.css");

/// The script of the chapters of a study.
pub(crate) const CHAPTERS: &str = include_str!("../site/chapters.js");

/// The modules that show the table of a host, in the order in which they need each other.
const LIVE: [&str; 8] = [
    include_str!("../site/parts.js"),
    include_str!("../site/machine.js"),
    include_str!("../site/motion.js"),
    include_str!("../site/sound.js"),
    include_str!("../site/board.js"),
    include_str!("../site/table.js"),
    include_str!("../site/evening.js"),
    include_str!("../site/live.js"),
];

/// The script of the page that shows the table of a host: its modules as one, without comments.
pub fn live() -> String {
    let is_said = |line: &&str| {
        ["import ", "//", "/**", "* ", "*/"]
            .iter()
            .all(|it| !line.starts_with(it))
    };
    let lines = LIVE.iter().flat_map(|module| module.lines());
    let lines = lines.map(str::trim_start).filter(is_said);
    let lines = lines.map(|line| line.strip_prefix("export ").unwrap_or(line));
    let script: Vec<&str> = lines.collect();
    format!(
        "(async () => {{\n'use strict';\n{}\n}})();\n",
        script.join("\n")
    )
}

/// A file of the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SiteFile {
    /// Its name in the folder.
    pub name: String,
    /// Its media type.
    pub kind: &'static str,
    /// What is in it.
    pub content: Vec<u8>,
}

/// Where the page was built or installed; nothing where it was not.
pub fn built() -> Option<PathBuf> {
    let program = env::current_exe().ok();
    let above = program
        .iter()
        .flat_map(|program| program.ancestors().skip(1).take(2));
    let mut beside = above.flat_map(|folder| [folder.join("web"), folder.join("share/curio/web")]);
    let is_built = |folder: &PathBuf| folder.join("curio.wasm").is_file();
    match env::var_os(VARIABLE).map(PathBuf::from) {
        Some(named) => Some(named).filter(is_built),
        None => beside.find(is_built),
    }
}

/// What one file needs of the page to be the page itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Carried {
    /// Its styles.
    pub style: String,
    /// Its script.
    pub script: String,
    /// The program with levels, compressed, as letters.
    pub program: String,
    /// What it says, in the same way, by the code of the language.
    pub words: Vec<(&'static str, String)>,
}

impl Carried {
    /// Reads it from the folder of the built page.
    ///
    /// # Errors
    /// When a file cannot be read.
    pub fn read(folder: &Path) -> io::Result<Self> {
        let read = |name: &str| fs::read_to_string(folder.join(name));
        let words = Language::ALL.map(Language::code);
        let words = words.map(|code| Ok((code, read(&format!("words-{code}.base64"))?)));
        Ok(Self {
            style: read("style.css")?,
            script: read("learn.js")? + &read("branches.js")? + &read("page.js")?,
            program: read("levels.base64")?,
            words: words.into_iter().collect::<io::Result<_>>()?,
        })
    }
}

/// The files of the page in a folder.
///
/// # Errors
/// When the folder or one of its files cannot be read.
pub fn files(folder: &Path) -> io::Result<Vec<SiteFile>> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder)?.take(MOST.0) {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let data = entry.metadata()?;
        if let Some(kind) = kind(&name).filter(|_| data.is_file() && data.len() <= MOST.1) {
            let content = fs::read(entry.path())?;
            all.push(SiteFile {
                name,
                kind,
                content,
            });
        }
    }
    Ok(all)
}

/// The media type of a file by its ending.
fn kind(name: &str) -> Option<&'static str> {
    let (_, ending) = name.rsplit_once('.')?;
    Some(match ending {
        "css" => "text/css; charset=utf-8",
        "br" | "gz" => "application/octet-stream",
        "html" => "text/html; charset=utf-8",
        "js" => "text/javascript; charset=utf-8",
        "png" => "image/png",
        "svg" => "image/svg+xml",
        "txt" => "text/plain; charset=utf-8",
        "wasm" => "application/wasm",
        "webmanifest" => "application/manifest+json",
        _ => return None,
    })
}
