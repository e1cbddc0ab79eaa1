//! Writes the pictures of a film as they come: an animated GIF, numbered PNG
//! files, or a video that `ffmpeg` makes.
//!
//! A picture lasts until the next one; what a film shows, and when, is decided
//! in [`super::film`]. A film takes its place only when it has been read back and
//! found whole; one that is dropped before leaves nothing.

mod colours;
mod ffmpeg;
mod gif;
mod pictures;
mod video;

use core::fmt;
use std::path::Path;

use self::{ffmpeg::Container, gif::Gif, pictures::Pictures, video::Video};
use crate::texts;
use crate::{client::FilmFormat, record};

/// A picture of three bytes a pixel, line by line from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Shot {
    /// Red, green and blue of each pixel.
    pub(crate) rgb: Vec<u8>,
    /// For how many ticks it is seen.
    pub(crate) ticks: u32,
}

/// Writes a film.
#[derive(Debug)]
pub(crate) enum Writer {
    /// An animated GIF.
    Gif(Box<Gif>),
    /// A folder of numbered pictures.
    Pictures(Pictures),
    Video(Box<Video>),
}

impl Writer {
    /// A film of `rate` ticks a second. An earlier file of the name stays as it
    /// is until the film is whole; a folder of pictures must be new or empty.
    ///
    /// # Errors
    /// When the file cannot be written, or `ffmpeg` is wanted and not there.
    pub(crate) fn create(
        path: &Path,
        format: FilmFormat,
        size: (u32, u32),
        rate: u32,
    ) -> Result<Self, String> {
        // What a film left there that was killed together with all that could clean up.
        record::sweep(path.parent().unwrap_or(Path::new("")));
        let video = |container| Video::create(path, container, size, rate).map(Box::new);
        Ok(match format {
            FilmFormat::Gif => Self::Gif(Box::new(Gif::create(path, size, rate)?)),
            FilmFormat::Pictures => Self::Pictures(Pictures::create(path, size)?),
            FilmFormat::Mp4 => Self::Video(video(Container::Mp4)?),
            FilmFormat::WebM => Self::Video(video(Container::WebM)?),
        })
    }

    /// Adds a picture.
    ///
    /// # Errors
    /// When it cannot be written.
    pub(crate) fn add(&mut self, shot: &Shot) -> Result<(), String> {
        match self {
            Self::Gif(gif) => gif.add(shot),
            Self::Pictures(pictures) => pictures.add(shot),
            Self::Video(video) => video.add(shot),
        }
    }

    /// Ends the film, reads it back and puts it in its place. A video has what is `heard`,
    /// left and right in turn, [`RATE`] times a second.
    ///
    /// # Errors
    /// When the last of it cannot be written, or it is not whole.
    pub(crate) fn finish(self, heard: impl FnOnce() -> Vec<f32>) -> Result<(), String> {
        match self {
            Self::Gif(gif) => gif.finish(),
            Self::Pictures(pictures) => pictures.finish(),
            Self::Video(video) => video.finish(&heard()),
        }
    }
}

/// That a film is not written, and why.
fn cannot_write(path: &Path, why: impl fmt::Display) -> String {
    texts::film_cannot_write(&path.display().to_string(), &why.to_string())
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    pub(super) fn shot(colours: [[u8; 3]; 6], ticks: u32) -> Shot {
        Shot {
            rgb: colours.concat(),
            ticks,
        }
    }

    const NIGHT: [u8; 3] = [20, 20, 30];
    pub(super) const GOLD: [u8; 3] = [220, 180, 40];

    /// A film of twelve ticks.
    fn write(mut writer: Writer) -> Result<(), String> {
        let mut colours = [NIGHT; 6];
        writer.add(&shot(colours, 6))?;
        colours[4] = GOLD;
        writer.add(&shot(colours, 1))?;
        writer.add(&shot(colours, 5))?;
        writer.finish(Vec::new)
    }

    pub(super) fn film(path: &Path, format: FilmFormat) {
        write(Writer::create(path, format, (3, 2), 12).unwrap()).unwrap();
    }

    fn count(folder: &Path) -> usize {
        fs::read_dir(folder).unwrap().count()
    }

    #[test]
    fn pictures_are_numbered_one_a_tick() {
        let folder = tempfile::tempdir().unwrap();
        // A folder that is there is filled, and may be anywhere.
        let elsewhere = folder.path().join("elsewhere");
        fs::create_dir(&elsewhere).unwrap();
        for path in [folder.path().join("pictures"), elsewhere] {
            film(&path, FilmFormat::Pictures);
            assert_eq!(count(&path), 12);
            assert_eq!(
                fs::read(path.join("00006.png")).unwrap(),
                fs::read(path.join("00011.png")).unwrap()
            );
            let again = Writer::create(&path, FilmFormat::Pictures, (3, 2), 12).unwrap_err();
            assert!(again.contains("not empty"), "{again}");
        }
        assert_eq!(count(folder.path()), 2);
    }

    #[test]
    fn a_film_that_is_given_up_leaves_nothing_and_the_old_one_alone() {
        let folder = tempfile::tempdir().unwrap();
        for (name, format) in [
            ("film.gif", FilmFormat::Gif),
            ("film", FilmFormat::Pictures),
        ] {
            let path = folder.path().join(name);
            let before = count(folder.path());
            let mut writer = Writer::create(&path, format, (3, 2), 12).unwrap();
            writer.add(&shot([GOLD; 6], 1)).unwrap();
            // Another of the same name is made meanwhile.
            film(&path, format);
            drop(writer);
            assert!(path.exists());
            assert_eq!(count(folder.path()), before + 1);
        }
        let path = folder.path().join("film.gif");
        fs::write(&path, "old").unwrap();
        drop(Writer::create(&path, FilmFormat::Gif, (3, 2), 12).unwrap());
        assert_eq!(fs::read(&path).unwrap(), b"old");
    }

    /// A picture that is written is not always one that is there.
    #[test]
    fn pictures_that_are_not_whole_are_no_film() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("film");
        let mut pictures = Pictures::create(&path, (3, 2)).unwrap();
        pictures.add(&shot([GOLD; 6], 3)).unwrap();
        pictures.cut_off(1);
        let error = pictures.finish().unwrap_err();
        assert!(error.contains("00001.png: it is incomplete"), "{error}");
        assert_eq!(count(folder.path()), 0);
    }

    #[test]
    fn where_a_folder_is_there_is_no_room_for_a_file() {
        let folder = tempfile::tempdir().unwrap();
        for format in [FilmFormat::Gif, FilmFormat::Mp4, FilmFormat::WebM] {
            let error = Writer::create(folder.path(), format, (3, 2), 12).unwrap_err();
            assert!(error.contains("a folder"), "{error}");
        }
        assert_eq!(count(folder.path()), 0);
    }
}
