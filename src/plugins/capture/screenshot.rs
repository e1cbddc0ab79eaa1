//! Screenshots: taken with a key, written by a worker, confirmed by a notice.

use std::{
    fs,
    io::{self, Write as _},
    path::{Path, PathBuf},
};

use bevy::{
    prelude::*,
    render::view::window::screenshot::{Capturing, Screenshot, ScreenshotCaptured},
};

use super::png;
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed},
            machine::{
                redraw::RedrawScheduler,
                worker::{Results, Threads, Waker, Worker},
            },
            notices::Notice,
            session::Archive,
            show::Showcase,
        },
        ui::hud::BoardAlone,
    },
    record::{Draft, lasting},
    texts,
};

pub(in crate::plugins) fn plugin(app: &mut App) {
    app.add_message::<Notice>()
        .add_systems(Startup, start_worker)
        .add_systems(
            Update,
            (
                take,
                // A film is drawn by its own time.
                stay_awake.run_if(not(resource_exists::<BoardAlone>)),
                report,
            ),
        );
}

/// A picture and the folder it goes to.
struct Job {
    image: Image,
    folder: PathBuf,
}

#[derive(Resource, Debug)]
struct Developer(Worker<Job, Result<PathBuf, String>>);

fn start_worker(mut commands: Commands, threads: Res<Threads>, waker: Res<Waker>) {
    let work = |job: Job, results: &mut Results<'_, _>| {
        results.give(write(job.image, &job.folder));
    };
    let developer = Worker::new("pictures", *threads, waker.clone(), work);
    commands.insert_resource(Developer(developer));
}

fn take(
    mut pressed: MessageReader<ActionPressed>,
    archive: Res<Archive>,
    showcase: Option<Res<Showcase>>,
    mut commands: Commands,
    mut notices: MessageWriter<Notice>,
) {
    let wanted = ActionPressed(Action::Screenshot);
    // Visitors leave nothing behind.
    let kiosk = showcase.is_some_and(|showcase| showcase.kiosk);
    if !pressed.read().any(|action| *action == wanted) || kiosk {
        return;
    }
    match archive.pictures() {
        Ok(folder) => {
            commands.spawn(Screenshot::primary_window()).observe(
                move |captured: On<ScreenshotCaptured>, mut developer: ResMut<Developer>| {
                    let image = captured.image.clone();
                    developer.0.submit(Job {
                        image,
                        folder: folder.clone(),
                    });
                },
            );
        }
        Err(error) => {
            notices.write(Notice::trouble(texts::film_picture_not_taken(&error)));
        }
    }
}

/// A picture is taken when a frame is drawn: the window must not fall asleep
/// before.
fn stay_awake(
    waiting: Query<(), Or<(With<Screenshot>, With<Capturing>)>>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    if !waiting.is_empty() {
        redraw.now();
    }
}

fn report(mut developer: ResMut<Developer>, mut notices: MessageWriter<Notice>) {
    while let Some(written) = developer.bypass_change_detection().0.result() {
        let written = written.unwrap_or_else(|failed| Err(failed.to_string()));
        notices.write(match written {
            Ok(path) => Notice {
                text: texts::film_picture_saved(&path.display().to_string()),
                ..Notice::saved(path)
            },
            Err(error) => Notice::trouble(texts::film_picture_not_saved(&error)),
        });
    }
}

/// Writes a picture under a free name.
fn write(image: Image, folder: &Path) -> Result<PathBuf, String> {
    let picture = png::encode(image)?;
    write_new(&picture, folder).map_err(|error| format!("{}: {error}", folder.display()))
}

/// Writes a picture under the first name that is free. There is none of that name until
/// it is whole.
fn write_new(picture: &[u8], folder: &Path) -> io::Result<PathBuf> {
    lasting(folder)?;
    fs::create_dir_all(folder)?;
    let mut number = 1_u32;
    loop {
        let path = folder.join(format!("curio-{number:04}.png"));
        if path.symlink_metadata().is_err() {
            let (draft, mut file) = Draft::for_path(&path)?;
            file.write_all(picture)?;
            drop(file);
            if draft.create()? {
                return Ok(path);
            }
        }
        number += 1;
    }
}

#[cfg(test)]
mod tests {
    use bevy::{
        asset::RenderAssetUsages,
        render::render_resource::{Extent3d, TextureDimension, TextureFormat},
    };

    use super::{
        super::encode::{Shot, Writer},
        *,
    };
    use crate::client::FilmFormat;

    fn picture() -> Image {
        let size = Extent3d {
            width: 4,
            height: 2,
            depth_or_array_layers: 1,
        };
        Image::new_fill(
            size,
            TextureDimension::D2,
            &[200, 100, 50, 0],
            TextureFormat::Rgba8UnormSrgb,
            RenderAssetUsages::default(),
        )
    }

    #[test]
    fn no_picture_is_written_over() {
        let folder = tempfile::tempdir().unwrap();
        let inside = folder.path().join("new");
        let one = write(picture(), &inside).unwrap();
        let two = write(picture(), &inside).unwrap();
        assert_ne!(one, two);
        assert!(fs::read(&one).unwrap().starts_with(b"\x89PNG"));
        assert_eq!(fs::read(&one).unwrap(), fs::read(&two).unwrap());
    }

    /// Runs this test in a process of its own that may write no large files: what is
    /// refused in the middle of a file, by a full disk or anything else, leaves nothing.
    #[cfg(unix)]
    #[test]
    fn a_picture_that_is_refused_leaves_nothing() {
        const FOLDER: &str = "CURIO_TEST_SMALL_FILES";
        let Some(folder) = std::env::var_os(FOLDER) else {
            let folder = tempfile::tempdir().unwrap();
            let name = module_path!().split_once("::").unwrap().1;
            let limited = std::process::Command::new("sh")
                .args(["-c", "trap '' XFSZ; ulimit -f 8; exec \"$0\" \"$@\""])
                .arg(std::env::current_exe().unwrap())
                .arg(format!("{name}::a_picture_that_is_refused_leaves_nothing"))
                .args(["--exact", "--nocapture"])
                .env(FOLDER, folder.path())
                // Through a pipe: the limit holds for its own output, too.
                .output();
            let limited = limited.unwrap();
            assert!(limited.status.success(), "{limited:?}");
            return;
        };
        let folder = PathBuf::from(folder);
        // Noise that cannot be made smaller.
        let noise = std::iter::successors(Some(7_u32), |number| {
            Some(number.wrapping_mul(1_664_525).wrapping_add(1_013_904_223))
        });
        let rgb: Vec<u8> = noise
            .map(|number| (number >> 24) as u8)
            .take(30_000)
            .collect();
        let large = png::encoded(&rgb, (100, 100)).unwrap();
        let refused = |error: String| assert!(error.contains("File too large"), "{error}");
        refused(write_new(&large, &folder).unwrap_err().to_string());
        for (name, format) in [("a.gif", FilmFormat::Gif), ("a", FilmFormat::Pictures)] {
            let mut writer = Writer::create(&folder.join(name), format, (100, 100), 12).unwrap();
            let shot = Shot {
                rgb: rgb.clone(),
                ticks: 1,
            };
            refused(
                writer
                    .add(&shot)
                    .and_then(|()| writer.finish(Vec::new))
                    .unwrap_err(),
            );
        }
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 0);
    }

    #[test]
    fn a_place_that_cannot_be_written_is_named() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("file");
        fs::write(&file, "").unwrap();
        let error = write(picture(), &file).unwrap_err();
        assert!(error.contains("file"), "{error}");
    }
}
