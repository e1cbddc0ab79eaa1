//! The search for fonts among those of the system.

use std::{
    cmp::Reverse,
    collections::{BTreeSet, HashMap, HashSet},
    env, fs,
    path::{Path, PathBuf},
};

use super::face::{self, Face};

/// The most bytes of fonts that are ever read: the fonts for Chinese, Japanese and Korean
/// have 20 to 30 MB together.
const MOST_BYTES: u64 = 96 << 20;
/// The most files that are looked at, and how deep in folders.
const MOST_FILES: usize = 20_000;
const DEPTH: usize = 6;

/// Where the fonts of the system are.
pub(super) fn folders() -> Vec<PathBuf> {
    let mut folders = Vec::new();
    let dirs = directories::BaseDirs::new();
    let home = dirs.as_ref().map(directories::BaseDirs::home_dir);
    if cfg!(windows) {
        folders.extend(env::var_os("WINDIR").map(|it| Path::new(&it).join("Fonts")));
        let local = dirs.as_ref().map(directories::BaseDirs::data_local_dir);
        folders.extend(local.map(|it| it.join("Microsoft/Windows/Fonts")));
    } else if cfg!(target_os = "macos") {
        folders.extend(home.map(|it| it.join("Library/Fonts")));
        folders.extend(["/Library/Fonts", "/System/Library/Fonts"].map(PathBuf::from));
    } else {
        let local = dirs.as_ref().map(directories::BaseDirs::data_dir);
        folders.extend(local.map(|it| it.join("fonts")));
        folders.extend(home.map(|it| it.join(".fonts")));
        let shared = env::var_os("XDG_DATA_DIRS").filter(|it| !it.is_empty());
        let shared = shared.unwrap_or_else(|| "/usr/local/share:/usr/share".into());
        folders.extend(env::split_paths(&shared).map(|it| it.join("fonts")));
        // The last ones are those of a sandbox, and of NixOS.
        let others = [
            "/usr/local/share/fonts",
            "/usr/share/fonts",
            "/run/host/fonts",
            "/run/host/local-fonts",
            "/run/host/user-fonts",
            "/run/current-system/sw/share/X11/fonts",
        ];
        folders.extend(others.map(PathBuf::from));
    }
    let mut seen = HashSet::new();
    folders.retain(|folder| folder.is_absolute() && seen.insert(folder.clone()));
    folders
}

/// A font that has letters that ours lack.
#[derive(Clone, Debug)]
pub(super) struct FoundFace {
    pub(crate) name: String,
    /// Never given back: as long as there is a window, it may need the font.
    pub(crate) data: &'static [u8],
    pub(crate) index: u32,
}

/// What a search has found.
#[derive(Clone, Debug, Default)]
pub(super) struct Found {
    pub(crate) faces: Vec<FoundFace>,
    /// The letters that no font has.
    pub(crate) missing: BTreeSet<char>,
}

/// The search among the fonts of the system.
pub(super) struct Search {
    folders: Vec<PathBuf>,
    /// What has been read.
    files: HashMap<PathBuf, &'static [u8]>,
    bytes_left: u64,
    region: Option<&'static str>,
}

/// A font, and how well it would do.
struct Candidate {
    path: PathBuf,
    size: u64,
    face: Face,
}

impl Search {
    pub(super) fn new(folders: Vec<PathBuf>) -> Self {
        Self {
            folders,
            files: HashMap::new(),
            bytes_left: MOST_BYTES,
            region: region_of_locale(),
        }
    }

    /// Finds as few fonts as possible for these letters.
    pub(super) fn find(&mut self, mut missing: BTreeSet<char>) -> Found {
        let region = self.region.unwrap_or_else(|| region_of(&missing));
        let mut candidates = self.candidates(&missing);
        let mut faces = Vec::new();
        while !missing.is_empty() {
            candidates.retain_mut(|candidate| {
                candidate.face.letters.retain(|it| missing.contains(it));
                !candidate.face.letters.is_empty()
            });
            let all = candidates.iter().enumerate();
            let best = all.max_by_key(|(_, it)| it.worth(region)).map(|it| it.0);
            let Some(best) = best.map(|best| candidates.swap_remove(best)) else {
                break;
            };
            let Some(data) = self.read(&best) else {
                continue;
            };
            missing.retain(|letter| !best.face.letters.contains(letter));
            faces.push(FoundFace {
                name: format!("{}#{}", best.path.display(), best.face.index),
                data,
                index: best.face.index,
            });
        }
        Found { faces, missing }
    }

    fn candidates(&self, letters: &BTreeSet<char>) -> Vec<Candidate> {
        let mut candidates = Vec::new();
        for path in files(&self.folders) {
            let size = fs::metadata(&path).map_or(u64::MAX, |it| it.len());
            // A font that cannot be read is none.
            let faces = face::read(&path, letters).unwrap_or_default();
            candidates.extend(faces.into_iter().map(|face| Candidate {
                path: path.clone(),
                size,
                face,
            }));
        }
        candidates
    }

    /// The bytes of a font that draws all of its letters, if there is room for it.
    fn read(&mut self, candidate: &Candidate) -> Option<&'static [u8]> {
        let Face { index, letters, .. } = &candidate.face;
        let draws_all = |data: &[u8]| face::drawn(data, *index, letters) == *letters;
        if let Some(data) = self.files.get(&candidate.path) {
            return Some(*data).filter(|data| draws_all(data));
        }
        if candidate.size > self.bytes_left {
            return None;
        }
        let data = fs::read(&candidate.path).ok()?;
        if !draws_all(&data) {
            return None;
        }
        self.bytes_left = self.bytes_left.saturating_sub(data.len() as u64);
        let data: &'static [u8] = data.leak();
        self.files.insert(candidate.path.clone(), data);
        Some(data)
    }
}

impl Candidate {
    /// The more the better: the letters that it has, then how well it goes with ours.
    fn worth(&self, region: &str) -> impl Ord + use<> {
        let family = self.face.family.to_lowercase();
        let is = |words: &[&str]| words.iter().any(|word| family.contains(word));
        let is_last_resort = is(&["unifont", "last resort", "lastresort", "tofu"]);
        let looks_different = is(&[
            "serif",
            "mono",
            "slab",
            "hand",
            "nastaliq",
            "kufi",
            "condensed",
        ]);
        (
            !is_last_resort,
            self.face.letters.len(),
            !self.face.italic,
            !looks_different,
            self.face.family.ends_with(region),
            Reverse(self.face.weight.abs_diff(400)),
            Reverse(self.size),
            // Of two that are alike it is always the same one.
            Reverse((self.path.clone(), self.face.index)),
        )
    }
}

/// The files of fonts in folders and below.
pub(super) fn files(folders: &[PathBuf]) -> Vec<PathBuf> {
    let mut files = Vec::new();
    for folder in folders {
        list(folder, DEPTH, &mut files);
    }
    files.sort();
    files.dedup();
    files
}

/// The files of fonts in a folder and below.
fn list(folder: &Path, depth: usize, files: &mut Vec<PathBuf>) {
    let Ok(entries) = fs::read_dir(folder) else {
        return;
    };
    for entry in entries.filter_map(Result::ok) {
        let path = entry.path();
        if files.len() >= MOST_FILES {
            return;
        }
        if path.is_dir() {
            if depth > 0 {
                list(&path, depth - 1, files);
            }
        } else if is_font(&path) && path.is_file() {
            files.push(path);
        }
    }
}

fn is_font(path: &Path) -> bool {
    let extension = path.extension().and_then(|it| it.to_str());
    extension.is_some_and(|it| {
        let all = ["ttf", "otf", "ttc", "otc"];
        all.iter().any(|font| it.eq_ignore_ascii_case(font))
    })
}

/// How the same character is drawn differs from country to country: the end of the name of
/// a font that draws it as this player is used to.
fn region_of_locale() -> Option<&'static str> {
    let set = |name: &&str| env::var(name).ok().filter(|it| !it.is_empty());
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].iter().find_map(set)?;
    Some(match locale.get(..5).unwrap_or(&locale) {
        "zh_TW" => "TC",
        "zh_HK" | "zh_MO" => "HK",
        _ => match locale.get(..2)? {
            "zh" => "SC",
            "ja" => "JP",
            "ko" => "KR",
            _ => return None,
        },
    })
}

/// The same, by the letters themselves.
fn region_of(letters: &BTreeSet<char>) -> &'static str {
    let has = |first: char, last: char| letters.range(first..=last).next().is_some();
    if has('\u{3040}', '\u{30ff}') {
        "JP"
    } else if has('\u{ac00}', '\u{d7a3}') && !has('\u{4e00}', '\u{9fff}') {
        "KR"
    } else {
        "SC"
    }
}

#[cfg(test)]
mod tests {
    use super::{
        super::samples::{collection, font, pictures},
        *,
    };

    fn search(files: &[(&str, Vec<u8>)], letters: &str) -> (Vec<(String, u32)>, String) {
        let folder = tempfile::tempdir().unwrap();
        fs::create_dir(folder.path().join("within")).unwrap();
        for (name, bytes) in files {
            fs::write(folder.path().join(name), bytes).unwrap();
        }
        let mut search = Search::new(vec![folder.path().to_owned(), "/no/such".into()]);
        let found = search.find(letters.chars().collect());
        let faces = found.faces.iter().map(|face| {
            let path = face.name.rsplit_once('#').unwrap().0;
            let name = Path::new(path).file_name().unwrap();
            (name.to_str().unwrap().to_owned(), face.index)
        });
        (faces.collect(), found.missing.into_iter().collect())
    }

    #[test]
    fn the_font_with_the_letters_is_found_and_read_alone() {
        let files = [
            ("a.ttf", font("王")),
            (
                "within/b.TTC",
                collection(&[font("x"), font("王小明"), font("小")]),
            ),
            ("c.otf", pictures("王小明א")),
            ("d.ttf", b"no font".to_vec()),
            ("e.txt", font("א")),
        ];
        let found = search(&files, "王小明א");
        assert_eq!(found, (vec![("b.TTC".to_owned(), 1)], "א".to_owned()));
        let (faces, missing) = search(&[("a.ttf", font("王")), ("b.ttf", font("א"))], "א王");
        assert_eq!((faces.len(), missing.as_str()), (2, ""));
        assert_eq!(search(&[], "王"), (Vec::new(), "王".to_owned()));
    }

    #[test]
    fn a_broken_font_is_none() {
        let whole = collection(&[font("王"), font("王")]);
        for length in (0..700)
            .step_by(7)
            .chain((700..whole.len()).step_by(20_011))
        {
            let cut = whole.get(..length).unwrap().to_vec();
            search(&[("a.ttc", cut)], "王");
        }
        let mut odd = font("王");
        for at in (0..300).step_by(3) {
            if let Some(byte) = odd.get_mut(at) {
                *byte = 0xff;
            }
            search(&[("a.ttf", odd.clone())], "王");
        }
    }

    #[test]
    fn no_more_is_read_than_there_is_room_for() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join("a.ttf"), font("王")).unwrap();
        let mut search = Search::new(vec![folder.path().to_owned()]);
        search.bytes_left = 1000;
        let found = search.find(['王'].into());
        assert!(found.faces.is_empty());
        assert_eq!(found.missing, ['王'].into());
    }

    #[test]
    fn a_text_says_whose_characters_it_has() {
        let region = |text: &str| region_of(&text.chars().collect());
        assert_eq!(region("好棋 — よい手"), "JP");
        assert_eq!(region("이영희"), "KR");
        assert_eq!(region("王小明"), "SC");
    }
}
