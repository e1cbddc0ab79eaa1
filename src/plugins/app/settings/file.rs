//! Reading and writing the small files that the program keeps for itself.
//!
//! A file that cannot be understood is moved to another name, and the player gets a
//! notice. Writing goes to a new file that then takes the old one's place: a crash
//! leaves one or the other.
//!
//! Several windows may share a folder. Each writes only what it has changed, joined with
//! what the file says by then, and follows the file when it comes to the front.

use core::time::Duration;
use std::{
    env, fs, io,
    path::{Path, PathBuf},
    thread,
};

use bevy::{ecs::component::Mutable, input::touch::Touches, prelude::*, window::WindowFocused};
use serde::{Serialize, de::DeserializeOwned};

use super::{
    Merge,
    fields::{Rest, understood},
};
use crate::{
    plugins::app::{
        machine::redraw::{NextFrame, RedrawScheduler},
        notices::Notice,
    },
    record::{self, DATA_DIR_VARIABLE, FolderLock},
    rules::excerpt,
    texts,
};

/// Something that is stored in a file between two runs.
pub trait Stored:
    Resource<Mutability = Mutable> + Clone + Default + Merge + Serialize + DeserializeOwned
{
    /// The name of the file.
    const FILE: &'static str;
    /// What it is, as the texts about it call it.
    const NAME: &'static str;

    /// Corrects values that no program would have written.
    fn after_reading(&mut self) {}

    /// Takes over what the file says now.
    fn follow(&mut self, file: Self) {
        *self = file;
    }
}

/// Where settings are.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct SettingsFolder(pub Folder);

/// A folder, or none where nothing is to be kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Folder {
    /// This one; it is made when it is needed.
    At(PathBuf),
    /// Nothing is read or written: for tests and pictures.
    Nowhere,
}

impl Default for SettingsFolder {
    /// Beside the matches where the player has named a folder for them, else
    /// where the system keeps the settings of programs.
    fn default() -> Self {
        let named = env::var_os(DATA_DIR_VARIABLE).filter(|folder| !folder.is_empty());
        let folder = named.map(PathBuf::from).or_else(|| {
            directories::ProjectDirs::from("org", "curio", "curio")
                .map(|dirs| dirs.config_dir().to_owned())
        });
        Self(folder.map_or(Folder::Nowhere, Folder::At))
    }
}

/// What this window knows of the file.
#[derive(Resource, Debug)]
struct OnDisk<T> {
    /// What was last read or written: what differs from it has been changed here.
    value: T,
    /// What could not be written, as the player knows. It is tried again when it has
    /// changed.
    refused: Option<T>,
}

/// Reads `T` now and when the window comes to the front, and writes it whenever it
/// changes.
pub fn store<T: Stored>(app: &mut App) {
    let folder = app.world().resource::<SettingsFolder>().0.clone();
    let (value, trouble) = match &folder {
        Folder::At(folder) => {
            record::sweep(folder);
            read::<T>(&folder.join(T::FILE))
        }
        Folder::Nowhere => (T::default(), None),
    };
    app.insert_resource(OnDisk {
        value: value.clone(),
        refused: None,
    });
    app.insert_resource(value);
    app.add_message::<Notice>().add_message::<WindowFocused>();
    if let Some(trouble) = trouble {
        warn!("{trouble}");
        app.world_mut().write_message(Notice::trouble(trouble));
    }
    app.add_systems(PreUpdate, follow_file::<T>)
        .add_systems(Last, write_changes::<T>.before(NextFrame));
}

/// Why a file says nothing.
#[derive(Debug)]
enum Unread {
    /// It cannot be read at the moment.
    Closed(io::Error),
    /// It can be read, and makes no sense.
    Senseless(String),
}

/// What a file says; `None` if there is none.
fn look<T: Stored>(path: &Path) -> Result<Option<(T, Rest)>, Unread> {
    match record::read_text(path) {
        Ok(text) => understood(&text)
            .map(Some)
            .map_err(|error| Unread::Senseless(error.to_string())),
        Err(error) => match error.kind() {
            io::ErrorKind::NotFound => Ok(None),
            // Not text, or far too much of it.
            io::ErrorKind::InvalidData | io::ErrorKind::FileTooLarge => {
                Err(Unread::Senseless(error.to_string()))
            }
            _ => Err(Unread::Closed(error)),
        },
    }
}

/// Sets the file in a folder aside, so that the defaults are used.
///
/// # Errors
/// When there is a file and it cannot be renamed.
pub(crate) fn reset<T: Stored>(folder: &Folder) -> io::Result<()> {
    let Folder::At(folder) = folder else {
        return Ok(());
    };
    match set_aside(&folder.join(T::FILE), "before-reset") {
        Err(error) if error.kind() != io::ErrorKind::NotFound => Err(error),
        _ => Ok(()),
    }
}

/// What the file in a folder says, if it can be understood. It is left as it is.
pub fn peek<T: Stored>(folder: &Folder) -> Option<T> {
    match folder {
        Folder::At(folder) => look(&folder.join(T::FILE)).ok()?.map(|(value, _)| value),
        Folder::Nowhere => None,
    }
}

/// Reads a file; one that cannot be understood is set aside.
fn read<T: Stored>(path: &Path) -> (T, Option<String>) {
    match look(path) {
        Ok(read) => (read.map_or_else(T::default, |(value, _)| value), None),
        Err(Unread::Closed(error)) => {
            let (path, error) = (path.display().to_string(), error.to_string());
            let text = texts::app_stored_unread(T::NAME, &path, &error);
            (T::default(), Some(text))
        }
        Err(Unread::Senseless(why)) => (
            T::default(),
            Some(not_understood(
                path,
                texts::app_stored_defaults(T::NAME, &excerpt(&why)),
            )),
        ),
    }
}

/// Sets a file aside and says so after `said`.
fn not_understood(path: &Path, said: String) -> String {
    let kept = match set_aside(path, "broken") {
        Ok(kept) => texts::app_stored_kept(&kept.display().to_string()),
        Err(error) => texts::app_stored_stays(&error.to_string()),
    };
    format!("{said} {kept}")
}

/// Moves a file that is not to be used to a name that nothing has. It is not copied:
/// the next start would copy it again. A link stays where it is.
fn set_aside(path: &Path, named: &str) -> io::Result<PathBuf> {
    let path = record::followed(path)?;
    let mut number = 1_u32;
    loop {
        let copy = path.with_extension(format!("{named}-{number}.ron"));
        match fs::File::create_new(&copy) {
            Ok(_) => {
                return match fs::rename(&path, &copy) {
                    Ok(()) => Ok(copy),
                    Err(error) => {
                        // Another window may have done it.
                        let _ = fs::remove_file(&copy);
                        Err(error)
                    }
                };
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => {
                number += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

/// What has come of writing.
#[derive(Debug)]
enum Written<T> {
    /// What the file says now, and what the player should know.
    Done(T, Option<String>),
    /// Another window is writing at this moment.
    Busy,
}

/// Writes what has become of `base` here, joined with what the file says now.
fn write<T: Stored>(folder: &Path, base: &T, ours: &T) -> io::Result<Written<T>> {
    let path = folder.join(T::FILE);
    let Some(_lock) = FolderLock::try_for(&path)? else {
        return Ok(Written::Busy);
    };
    let (theirs, mut trouble) = match look(&path) {
        Ok(theirs) => (theirs, None),
        Err(Unread::Closed(error)) => return Err(error),
        Err(Unread::Senseless(why)) => {
            let trouble =
                not_understood(&path, texts::app_stored_rewritten(T::NAME, &excerpt(&why)));
            (None, Some(trouble))
        }
    };
    let (theirs, rest) = theirs.unzip();
    let merged = match &theirs {
        Some(theirs) => T::merge(base, ours, theirs),
        None => ours.clone(),
    };
    if theirs.as_ref() != Some(&merged) {
        let (text, is_replaced) = rest
            .unwrap_or_default()
            .text_with(&merged)
            .map_err(io::Error::other)?;
        if is_replaced {
            // Something of another version that would be lost.
            let why = texts::app_stored_of_another_version();
            let said = texts::app_stored_rewritten(T::NAME, why);
            trouble = Some(not_understood(&path, said));
        }
        record::replace(&path, &text).map_err(io::Error::other)?;
    }
    Ok(Written::Done(merged, trouble))
}

/// How soon another window will have finished writing.
const SOON: Duration = Duration::from_millis(20);
/// How many times to look whether it has before this window closes.
const LOOKS: u32 = 100;

/// Writes before the window closes: this is the last occasion.
fn write_at_last<T: Stored>(folder: &Path, base: &T, ours: &T) -> io::Result<Written<T>> {
    for _ in 0..LOOKS {
        match write(folder, base, ours)? {
            Written::Busy => thread::sleep(SOON),
            done => return Ok(done),
        }
    }
    Err(io::Error::other("another window is writing it"))
}

/// Writes what has changed, once the mouse or the finger lets go: a slider that is dragged
/// changes in every frame.
fn write_changes<T: Stored>(
    mut value: ResMut<T>,
    folder: Res<SettingsFolder>,
    mouse: Option<Res<ButtonInput<MouseButton>>>,
    touches: Option<Res<Touches>>,
    mut on_disk: ResMut<OnDisk<T>>,
    mut notices: MessageWriter<Notice>,
    mut exits: MessageReader<AppExit>,
    redraw: Option<ResMut<RedrawScheduler>>,
) {
    let leaving = exits.read().count() > 0;
    let dragging = mouse.is_some_and(|mouse| mouse.get_pressed().len() > 0)
        || touches.is_some_and(|touches| touches.iter().next().is_some());
    let Folder::At(folder) = &folder.0 else {
        return;
    };
    let ours = value.as_ref();
    let is_refused = on_disk.refused.as_ref() == Some(ours);
    if on_disk.value == *ours || (!leaving && (dragging || is_refused)) {
        return;
    }
    let write = if leaving { write_at_last } else { write };
    match write(folder, &on_disk.value, ours) {
        Ok(Written::Done(merged, trouble)) => {
            adopt(&mut value, merged);
            *on_disk = OnDisk {
                value: value.clone(),
                refused: None,
            };
            if let Some(trouble) = trouble {
                warn!("{trouble}");
                notices.write(Notice::trouble(trouble));
            }
        }
        Ok(Written::Busy) => {
            if let Some(mut redraw) = redraw {
                redraw.within(SOON);
            }
        }
        Err(error) => {
            if on_disk.refused.is_none() {
                let (folder, error) = (folder.display().to_string(), error.to_string());
                let text = texts::app_stored_unsaved(T::NAME, &folder, &error);
                warn!("{text}");
                notices.write(Notice::trouble(text));
            }
            on_disk.refused = Some(value.clone());
        }
    }
}

/// Takes over what other windows have written when this one comes to the front. A file
/// that cannot be read now is left to whoever writes it.
fn follow_file<T: Stored>(
    mut value: ResMut<T>,
    folder: Res<SettingsFolder>,
    mut on_disk: ResMut<OnDisk<T>>,
    mut focused: MessageReader<WindowFocused>,
) {
    let in_front = focused.read().filter(|window| window.focused).count() > 0;
    let Folder::At(folder) = &folder.0 else {
        return;
    };
    if in_front && let Ok(Some((theirs, _))) = look::<T>(&folder.join(T::FILE)) {
        let merged = T::merge(&on_disk.value, value.as_ref(), &theirs);
        adopt(&mut value, merged);
        on_disk.value.follow(theirs);
    }
}

/// Takes over a value; it counts as changed only if it has.
fn adopt<T: Stored>(value: &mut ResMut<T>, file: T) {
    let mut followed = T::clone(value);
    followed.follow(file);
    value.set_if_neq(followed);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{
        plugins::app::settings::{LastSetUp, Played, Progress, Settings, Strength},
        rules::zobrist_key,
    };

    fn app_in(folder: &Path) -> App {
        let mut app = App::new();
        app.insert_resource(SettingsFolder(Folder::At(folder.to_owned())));
        store::<Settings>(&mut app);
        app
    }

    fn troubles(app: &App) -> usize {
        app.world().resource::<Messages<Notice>>().len()
    }

    #[test]
    fn changes_are_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let inner = folder.path().join("not/there/yet");
        let mut app = app_in(&inner);
        app.update();
        assert!(
            !inner.exists(),
            "nothing is written before something changes"
        );
        app.world_mut().resource_mut::<Settings>().volume = 0.125;
        app.update();
        let again = app_in(&inner);
        assert_eq!(again.world().resource::<Settings>().volume, 0.125);
        assert_eq!(troubles(&again), 0);
        assert_eq!(fs::read_dir(&inner).unwrap().count(), 1);
    }

    #[test]
    fn settings_that_are_reset_are_kept_under_another_name() {
        let home = tempfile::tempdir().unwrap();
        let folder = Folder::At(home.path().to_owned());
        reset::<Settings>(&folder).unwrap();
        assert_eq!(fs::read_dir(home.path()).unwrap().count(), 0);
        let file = home.path().join(Settings::FILE);
        fs::write(&file, "(volume: 0.25)").unwrap();
        reset::<Settings>(&folder).unwrap();
        let kept = home.path().join("settings.before-reset-1.ron");
        assert_eq!(fs::read_to_string(kept).unwrap(), "(volume: 0.25)");
        let app = app_in(home.path());
        assert_eq!(*app.world().resource::<Settings>(), Settings::default());
        assert_eq!(troubles(&app), 0);
    }

    #[test]
    fn a_broken_file_is_set_aside_and_reported() {
        let folder = tempfile::tempdir().unwrap();
        for (number, text) in ["(volume loud)", "\u{0}\u{1}", ""].into_iter().enumerate() {
            fs::write(folder.path().join(Settings::FILE), text).unwrap();
            let app = app_in(folder.path());
            assert_eq!(*app.world().resource::<Settings>(), Settings::default());
            assert_eq!(troubles(&app), 1, "{text}");
            let kept = folder
                .path()
                .join(format!("settings.broken-{}.ron", number + 1));
            assert_eq!(fs::read_to_string(kept).unwrap(), text);
            // The next start finds nothing to complain about.
            assert_eq!(troubles(&app_in(folder.path())), 0, "{text}");
            let files = fs::read_dir(folder.path()).unwrap().count();
            assert_eq!(files, number + 1, "{text}");
        }
    }

    #[test]
    fn a_folder_that_cannot_be_written_is_reported_once() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("a file");
        fs::write(&file, "").unwrap();
        let mut app = app_in(&file.join("inside"));
        let before = troubles(&app);
        for volume in [0.1, 0.2, 0.3] {
            app.world_mut().resource_mut::<Settings>().volume = volume;
            app.update();
        }
        let on_disk = app.world().resource::<OnDisk<Settings>>();
        assert_eq!(on_disk.refused.as_ref().unwrap().volume, 0.3);
        assert!(troubles(&app) <= before + 1);
    }

    #[test]
    fn nothing_is_written_while_the_mouse_is_down() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app_in(folder.path());
        let mut mouse = ButtonInput::<MouseButton>::default();
        mouse.press(MouseButton::Left);
        app.insert_resource(mouse);
        app.world_mut().resource_mut::<Settings>().volume = 0.5;
        app.update();
        assert!(!folder.path().join(Settings::FILE).exists());
        app.world_mut()
            .resource_mut::<ButtonInput<MouseButton>>()
            .release(MouseButton::Left);
        app.update();
        assert!(folder.path().join(Settings::FILE).exists());
    }

    fn change<T: Stored>(app: &mut App, change: impl FnOnce(&mut T)) {
        change(&mut app.world_mut().resource_mut::<T>());
        app.update();
    }

    #[test]
    fn a_file_that_breaks_meanwhile_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        let mut app = app_in(folder.path());
        change(&mut app, |settings: &mut Settings| settings.volume = 0.5);
        fs::write(folder.path().join(Settings::FILE), "nonsense").unwrap();
        change(&mut app, |settings: &mut Settings| settings.muted = true);
        assert_eq!(troubles(&app), 1);
        let kept = folder.path().join("settings.broken-1.ron");
        assert_eq!(fs::read_to_string(kept).unwrap(), "nonsense");
        let again = app_in(folder.path());
        assert_eq!(again.world().resource::<Settings>().volume, 0.5);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_to_the_settings_stays_one() {
        use std::os::unix::fs::symlink;

        let folder = tempfile::tempdir().unwrap();
        let at = |name: &str| folder.path().join(name);
        fs::create_dir(at("dotfiles")).unwrap();
        fs::write(at("dotfiles/curio.ron"), "nonsense").unwrap();
        let link = at(Settings::FILE);
        symlink("dotfiles/curio.ron", &link).unwrap();
        let mut app = app_in(folder.path());
        assert_eq!(troubles(&app), 1);
        assert!(at("dotfiles/curio.broken-1.ron").exists());
        change(&mut app, |settings: &mut Settings| settings.volume = 0.5);
        assert!(link.is_symlink());
        assert!(at("dotfiles/curio.ron").exists());
        let again = app_in(folder.path());
        assert_eq!(again.world().resource::<Settings>().volume, 0.5);
        assert_eq!(troubles(&again), 0);
    }

    #[cfg(unix)]
    #[test]
    fn settings_that_are_no_file_are_left_alone() {
        let folder = tempfile::tempdir().unwrap();
        let link = folder.path().join(Settings::FILE);
        std::os::unix::fs::symlink("/dev/zero", &link).unwrap();
        let mut app = app_in(folder.path());
        change(&mut app, |settings: &mut Settings| settings.volume = 0.5);
        assert_eq!(troubles(&app), 2, "neither read nor saved");
        assert!(link.is_symlink());
    }

    /// What may be left of a file: some parts from its beginning, and the file with any
    /// block of the disk zeroed, garbled, or exchanged for another one.
    fn damaged(whole: &[u8]) -> Vec<Vec<u8>> {
        const BLOCK: usize = 512;
        let cuts = (0..whole.len()).step_by(whole.len() / 20);
        let mut all: Vec<_> = cuts.map(|cut| whole[..cut].to_vec()).collect();
        let starts = || (0..whole.len()).step_by(BLOCK);
        let range = |start: usize| start..(start + BLOCK).min(whole.len());
        for block in starts() {
            let mut zeroed = whole.to_vec();
            zeroed[range(block)].fill(0);
            let mut garbled = whole.to_vec();
            for (at, byte) in range(block).zip(&mut garbled[range(block)]) {
                *byte ^= zobrist_key(1, at as u64) as u8;
            }
            all.extend([zeroed, garbled]);
            if block + BLOCK < whole.len() {
                let mut blocks: Vec<&[u8]> = whole.chunks(BLOCK).collect();
                blocks.swap(block / BLOCK, block / BLOCK + 1);
                all.push(blocks.concat());
            }
        }
        all
    }

    fn survives_damage<T: Stored>(value: &T) -> usize {
        let folder = tempfile::tempdir().unwrap();
        write(folder.path(), &T::default(), value).unwrap();
        let path = folder.path().join(T::FILE);
        let kept = path.with_extension("broken-1.ron");
        let whole = fs::read(&path).unwrap();
        let all = damaged(&whole);
        for (number, bytes) in all.iter().enumerate() {
            fs::write(&path, bytes).unwrap();
            let (read, trouble) = read::<T>(&path);
            if trouble.is_none() {
                let is_cut = whole.starts_with(bytes);
                assert!(!is_cut && path.exists() && !kept.exists(), "{number}");
                continue;
            }
            assert!(read == T::default() && !path.exists(), "{number}");
            assert_eq!(fs::read(&kept).unwrap(), *bytes, "{number}");
            fs::remove_file(&kept).unwrap();
        }
        all.len()
    }

    #[test]
    fn damaged_files_are_read_or_set_aside() {
        let mut settings = Settings::default();
        for game in 0..40 {
            let switches = [("reach".to_owned(), game % 2 == 0)];
            let switches = switches.into_iter().collect();
            settings.games.insert(format!("game-{game}"), switches);
        }
        assert!(survives_damage(&settings) > 20);
        let mut progress = Progress::default();
        let mut strength = Strength::default();
        for number in 0..60 {
            progress.solved.insert(format!("xafka/puzzle-{number}"));
            strength.note(Played {
                level: 3,
                won: Some(number % 2 == 0),
                seed: None,
            });
        }
        let of_game = [("You".to_owned(), strength)].into_iter().collect();
        progress.strength.insert("xafka".to_owned(), of_game);
        let set_up = LastSetUp {
            clock: "5m+3s".to_owned(),
            ..LastSetUp::default()
        };
        progress.set_ups.insert("xafka".to_owned(), set_up);
        assert!(survives_damage(&progress) > 20);
    }
}
