//! A small copy of a film, of whatever format, for those who wait for it: a GIF that is kept
//! in memory where it is played.

use std::{
    path::{Path, PathBuf},
    sync::Arc,
};

use image::{ImageBuffer, Rgb, imageops};

use super::encode::{Shot, Writer};
use crate::{client::FilmFormat, record};

/// How long its longer side is, in pixels.
const LONGEST: u32 = 240;
/// The most bytes of a copy that is played.
const MOST: u64 = 16 << 20;

/// Writes the copy. If it cannot be written, the film is made without it.
#[derive(Debug)]
pub(super) struct SmallCopy {
    writer: Option<Writer>,
    whole: (u32, u32),
    size: (u32, u32),
}

impl SmallCopy {
    /// The copy of a film of `whole` pixels and `rate` ticks a second.
    pub(super) fn create(path: &Path, whole: (u32, u32), rate: u32) -> Self {
        let size = fitted(whole);
        Self {
            writer: Writer::create(path, FilmFormat::Gif, size, rate).ok(),
            whole,
            size,
        }
    }

    pub(super) fn add(&mut self, shot: &Shot) {
        let (width, height) = self.whole;
        let picture = ImageBuffer::<Rgb<u8>, &[u8]>::from_raw(width, height, &shot.rgb);
        if let (Some(writer), Some(picture)) = (&mut self.writer, picture) {
            let small = Shot {
                rgb: imageops::thumbnail(&picture, self.size.0, self.size.1).into_raw(),
                ticks: shot.ticks,
            };
            if writer.add(&small).is_err() {
                self.writer = None;
            }
        }
    }

    pub(super) fn finish(self) {
        // Nobody waits for it if it is not there.
        let _ = self.writer.map(|writer| writer.finish(Vec::new));
    }
}

/// The size of a film whose longer side is at most [`LONGEST`].
fn fitted((width, height): (u32, u32)) -> (u32, u32) {
    let longest = width.max(height).max(1);
    if longest <= LONGEST {
        return (width, height);
    }
    let side = |side: u32| (side * LONGEST / longest).max(1);
    (side(width), side(height))
}

/// Where a film made in this folder leaves its copy.
pub(super) fn in_folder(folder: &Path) -> PathBuf {
    folder.join("copy.gif")
}

/// The copy, if there is one that can be kept in memory.
pub(super) fn read(path: &Path) -> Option<Arc<[u8]>> {
    let file = record::open_file(path).ok()?;
    record::read_within(file, MOST).ok().map(Arc::from)
}

#[cfg(test)]
mod tests {
    use core::time::Duration;

    use super::*;
    use crate::plugins::ui::moving_pictures::MovingPictures;

    #[test]
    fn a_copy_has_the_shape_of_its_film() {
        assert_eq!(fitted((640, 360)), (240, 135));
        assert_eq!(fitted((1080, 1920)), (135, 240));
        assert_eq!(fitted((200, 100)), (200, 100));
    }

    #[test]
    fn a_copy_plays_what_was_filmed_and_begins_again() {
        let folder = tempfile::tempdir().unwrap();
        let path = in_folder(folder.path());
        let shot = |tone: u8, ticks| Shot {
            rgb: [tone, 0, 255 - tone].repeat(480 * 270),
            ticks,
        };
        let mut copy = SmallCopy::create(&path, (480, 270), 10);
        copy.add(&shot(250, 5));
        copy.add(&shot(10, 20));
        copy.finish();
        let mut film = MovingPictures::from_film(read(&path).unwrap()).unwrap();
        assert_eq!(film.size(), [240, 135]);
        for (tone, lasts) in [(250, 500), (10, 2_000), (250, 500)] {
            assert_eq!(film.go_on(), Some(Duration::from_millis(lasts)));
            let seen = film.picture()[240 * 60 * 4];
            assert!(seen.abs_diff(tone) < 12, "{seen} for {tone}");
        }
    }

    #[test]
    fn a_copy_that_cannot_be_written_is_none() {
        let folder = tempfile::tempdir().unwrap();
        let path = in_folder(&folder.path().join("missing"));
        let mut copy = SmallCopy::create(&path, (2, 2), 10);
        copy.add(&Shot {
            rgb: vec![0; 12],
            ticks: 1,
        });
        copy.finish();
        assert_eq!(read(&path), None);
    }
}
