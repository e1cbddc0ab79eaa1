//! Reading and writing the small files that the program keeps for itself.
//!
//! A file that cannot be understood is moved to another name, and the player gets a
//! notice. Writing goes to a new file that then takes the old one's place: a crash
//! leaves one or the other.

use std::{
    env, fs, io,
    path::{Path, PathBuf},
};

use bevy::{ecs::component::Mutable, prelude::*};
use serde::{Serialize, de::DeserializeOwned};

use crate::{
    plugins::app::notices::Notice,
    record::{self, DATA_DIR_VARIABLE},
    rules::excerpt,
};

/// Something that is stored in a file between two runs.
pub trait Stored:
    Resource<Mutability = Mutable> + Clone + Default + PartialEq + Serialize + DeserializeOwned
{
    /// The name of the file.
    const FILE: &'static str;
    /// What it is, in a sentence: "Your ... could not be read".
    const NAME: &'static str;

    /// Corrects values that no program would have written.
    fn after_reading(&mut self) {}
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

/// What was last read or written, so that only changes are.
#[derive(Resource, Debug)]
struct OnDisk<T> {
    value: T,
    /// Writing has failed and the player knows.
    reported: bool,
}

/// Reads `T` now, and writes it whenever it changes.
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
        reported: false,
    });
    app.insert_resource(value);
    app.add_message::<Notice>();
    if let Some(trouble) = trouble {
        warn!("{trouble}");
        app.world_mut().write_message(Notice::trouble(trouble));
    }
    app.add_systems(Last, write_changes::<T>);
}

/// Reads a file; one that cannot be understood is set aside.
fn read<T: Stored>(path: &Path) -> (T, Option<String>) {
    let text = match record::read_text(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return (T::default(), None),
        // Not a text, or far too much of it.
        Err(error)
            if matches!(
                error.kind(),
                io::ErrorKind::InvalidData | io::ErrorKind::FileTooLarge
            ) =>
        {
            return (
                T::default(),
                Some(not_understood::<T>(path, &error.to_string())),
            );
        }
        Err(error) => {
            let text = format!(
                "Your {} could not be read: {}: {error}",
                T::NAME,
                path.display()
            );
            return (T::default(), Some(text));
        }
        Ok(text) => text,
    };
    match ron::from_str::<T>(&text) {
        Ok(mut value) => {
            value.after_reading();
            (value, None)
        }
        Err(error) => (
            T::default(),
            Some(not_understood::<T>(path, &error.to_string())),
        ),
    }
}

/// Sets a file aside and says so.
fn not_understood<T: Stored>(path: &Path, why: &str) -> String {
    let kept = match set_aside(path) {
        Ok(kept) => format!("The file was kept as {}.", kept.display()),
        Err(error) => format!("It could not be moved out of the way: {error}."),
    };
    format!(
        "Your {} could not be understood ({}), so the defaults are used. {kept}",
        T::NAME,
        excerpt(why)
    )
}

/// Moves a file that cannot be understood to a name that nothing has. It is not copied:
/// the next start would copy it again.
fn set_aside(path: &Path) -> io::Result<PathBuf> {
    let mut number = 1_u32;
    loop {
        let copy = path.with_extension(format!("broken-{number}.ron"));
        match fs::File::create_new(&copy) {
            Ok(_) => {
                fs::rename(path, &copy)?;
                return Ok(copy);
            }
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && number < 1000 => {
                number += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

/// Writes a value in the place of what was there.
fn write<T: Stored>(folder: &Path, value: &T) -> io::Result<()> {
    fs::create_dir_all(folder)?;
    let text = ron::ser::to_string_pretty(value, ron::ser::PrettyConfig::default())
        .map_err(io::Error::other)?;
    record::replace(&folder.join(T::FILE), &text).map_err(io::Error::other)
}

/// Writes what has changed, once the mouse lets go: a slider that is dragged
/// changes in every frame.
fn write_changes<T: Stored>(
    value: Res<T>,
    folder: Res<SettingsFolder>,
    mouse: Option<Res<ButtonInput<MouseButton>>>,
    mut on_disk: ResMut<OnDisk<T>>,
    mut notices: MessageWriter<Notice>,
    mut exits: MessageReader<AppExit>,
) {
    let leaving = exits.read().count() > 0;
    let dragging = mouse.is_some_and(|mouse| mouse.get_pressed().len() > 0);
    if on_disk.value == *value || (dragging && !leaving) {
        return;
    }
    on_disk.value = value.clone();
    let Folder::At(folder) = &folder.0 else {
        return;
    };
    match write(folder, value.as_ref()) {
        Ok(()) => on_disk.reported = false,
        Err(error) => {
            if !on_disk.reported {
                let text = format!(
                    "Your {} could not be saved: {}: {error}",
                    T::NAME,
                    folder.display()
                );
                warn!("{text}");
                notices.write(Notice::trouble(text));
            }
            on_disk.reported = true;
        }
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;
    use crate::plugins::app::settings::Settings;

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
    fn a_broken_file_is_set_aside_and_reported() {
        let folder = tempfile::tempdir().unwrap();
        for (number, text) in ["(volume: loud)", "\u{0}\u{1}", ""].into_iter().enumerate() {
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
        assert!(app.world().resource::<OnDisk<Settings>>().reported);
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
}
