//! Whether what is written somewhere is still there when this program has ended: a sandbox
//! has folders in memory that go with it, and says nothing of that.
//!
//! Asked before people have a film, page, picture or record made. A `/tmp` outside a sandbox
//! may be in memory, too; that is known of it.

use std::{
    fs, io,
    path::{Path, PathBuf, absolute},
};

use super::{place::followed, texts};

/// Refuses a place for a file or folder that does not outlast this program, and names
/// folders that do.
///
/// # Errors
/// When what is written there would be gone.
pub fn lasting(path: &Path) -> io::Result<()> {
    // There may be nothing yet, but what is mounted above is there.
    let place = absolute(followed(path)?)?;
    let there = place.ancestors().find_map(|it| it.canonicalize().ok());
    Surroundings::here().check(there.as_deref().unwrap_or(&place))
}

/// The folders of this person that outlast this program; `None` where that is no question.
pub fn lasting_folders() -> Option<Vec<PathBuf>> {
    let here = Surroundings::here();
    let home = here.home.as_deref()?;
    (here.is_flatpak || !here.lasts(home)).then(|| here.lasting())
}

/// Where this program runs.
#[derive(Debug, Default)]
struct Surroundings {
    is_flatpak: bool,
    home: Option<PathBuf>,
    /// What is mounted where, and whether it is in memory. Of two in one place, the later one
    /// is seen.
    mounts: Vec<(PathBuf, bool)>,
    /// Where people keep such files.
    folders: Vec<PathBuf>,
}

impl Surroundings {
    fn here() -> Self {
        let mounts = fs::read("/proc/self/mountinfo").unwrap_or_default();
        let dirs = directories::UserDirs::new();
        let folders = dirs.iter().flat_map(|dirs| {
            [
                dirs.document_dir().map(Path::to_owned),
                dirs.download_dir().map(Path::to_owned),
                dirs.picture_dir().map(|pictures| pictures.join("Curio")),
            ]
        });
        Self {
            is_flatpak: Path::new("/.flatpak-info").exists(),
            home: dirs
                .as_ref()
                .and_then(|it| it.home_dir().canonicalize().ok()),
            mounts: mounted(&String::from_utf8_lossy(&mounts)),
            folders: folders.flatten().collect(),
        }
    }

    fn check(&self, path: &Path) -> io::Result<()> {
        if self.lasts(path) {
            return Ok(());
        }
        let path = path.display().to_string();
        let folders = self.lasting();
        let folders: Vec<_> = folders.iter().map(|it| it.display().to_string()).collect();
        Err(io::Error::other(if folders.is_empty() {
            texts::record_fleeting_everywhere(&path)
        } else {
            texts::record_fleeting(&path, &folders.join(", "))
        }))
    }

    fn lasting(&self) -> Vec<PathBuf> {
        let lasts = |folder: &&PathBuf| {
            let there = folder.canonicalize();
            there.is_ok_and(|there| self.lasts(&there))
        };
        self.folders.iter().filter(lasts).cloned().collect()
    }

    fn lasts(&self, path: &Path) -> bool {
        let above = self.mounts.iter().filter(|(at, _)| path.starts_with(at));
        let nearest = above.max_by_key(|(at, _)| at.components().count());
        let Some((at, true)) = nearest else {
            return true;
        };
        // Outside a Flatpak, a home folder in memory is that of a sandbox, unless the whole
        // system is there.
        let home = self.home.as_deref().filter(|home| home.starts_with(at));
        let is_known = path.starts_with("/tmp") || at.parent().is_none();
        !self.is_flatpak && (home.is_none() || is_known)
    }
}

/// What is mounted where, by the text of `/proc/self/mountinfo`, and whether in memory.
fn mounted(text: &str) -> Vec<(PathBuf, bool)> {
    let read = |line: &str| {
        let (mount, kind) = line.split_once(" - ")?;
        let mut at = mount.split(' ').nth(4)?.to_owned();
        for (written, sign) in [
            ("\\040", " "),
            ("\\011", "\t"),
            ("\\012", "\n"),
            ("\\134", "\\"),
        ] {
            at = at.replace(written, sign);
        }
        let kind = kind.split(' ').next()?;
        Some((at.into(), matches!(kind, "tmpfs" | "ramfs")))
    };
    text.lines().filter_map(read).collect()
}

#[cfg(all(test, unix))]
mod tests {
    use super::*;

    const FLATPAK: &str = "\
600 500 0:60 / / ro,nosuid - tmpfs tmpfs rw,uid=1000
601 600 8:2 /flatpak/usr /usr ro master:1 - ext4 /dev/sda2 rw
602 600 0:70 / /tmp rw - tmpfs tmpfs rw
603 600 8:2 /home/anna/.var/app/curio /home/anna/.var/app/curio rw - ext4 /dev/sda2 rw
604 600 8:2 /home/anna/My\\040Films /home/anna/My\\040Films rw - ext4 /dev/sda2 rw
";

    fn around(is_flatpak: bool, home: &str, mounts: &str) -> Surroundings {
        Surroundings {
            is_flatpak,
            home: Some(home.into()),
            mounts: mounted(mounts),
            folders: Vec::new(),
        }
    }

    #[track_caller]
    fn assert_lasts(around: &Surroundings, stays: &[&str], goes: &[&str]) {
        for path in stays {
            assert!(around.lasts(Path::new(path)), "{path}");
        }
        for path in goes {
            assert!(!around.lasts(Path::new(path)), "{path}");
        }
    }

    #[test]
    fn in_a_flatpak_only_what_it_was_given_lasts() {
        assert_lasts(
            &around(true, "/home/anna", FLATPAK),
            &["/home/anna/My Films", "/home/anna/.var/app/curio/data"],
            &["/home/anna", "/tmp", "/home/anna/My", "/home/anna/Videos"],
        );
    }

    #[test]
    fn elsewhere_a_home_in_memory_goes_and_tmp_is_left_to_people() {
        let disk = "1 0 8:2 / / rw - ext4 /dev/sda2 rw\n";
        let memory = |at: &str| format!("2 1 0:40 / {at} rw - tmpfs tmpfs rw\n");
        let usual = format!("{disk}{}{}", memory("/tmp"), memory("/home/anna/ram"));
        let usual = around(false, "/home/anna", &usual);
        assert_lasts(&usual, &["/tmp", "/home/anna", "/home/anna/ram"], &[]);
        let tested = format!("{disk}{}", memory("/tmp"));
        assert_lasts(&around(false, "/tmp/a", &tested), &["/tmp/a", "/tmp"], &[]);
        let cage = format!("{disk}{}", memory("/home"));
        assert_lasts(
            &around(false, "/home/anna", &cage),
            &["/tmp", "/srv"],
            &["/home/anna/film.gif"],
        );
        let live = memory("/");
        assert_lasts(&around(false, "/home/anna", &live), &["/home/anna"], &[]);
        assert_lasts(&around(false, "/home/anna", ""), &["/home/anna"], &[]);
        assert_lasts(&around(false, "/home/anna", "no mounts\n - "), &["/"], &[]);
    }

    #[test]
    fn who_is_refused_is_told_where_to_go() {
        let folder = tempfile::tempdir().unwrap();
        let kept = folder.path().canonicalize().unwrap();
        let disk = format!("700 600 8:2 / {} rw - ext4 /dev/sda2 rw\n", kept.display());
        let mut around = around(true, "/home/anna", &format!("{FLATPAK}{disk}"));
        let refused = |around: &Surroundings| {
            let error = around.check(Path::new("/home/anna/Videos"));
            error.unwrap_err().to_string()
        };
        assert!(refused(&around).contains("access to one of your folders"));
        around.folders = vec!["/no/such/folder".into(), kept.clone()];
        let told = refused(&around);
        assert!(told.starts_with("/home/anna/Videos "), "{told}");
        assert!(told.ends_with(&format!(": {}", kept.display())), "{told}");
        assert!(around.check(&kept).is_ok());
    }
}
