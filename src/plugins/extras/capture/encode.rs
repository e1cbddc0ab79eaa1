//! Writes the pictures of a film as they come: an animated GIF, numbered PNG
//! files, or a video that `ffmpeg` makes.
//!
//! A picture lasts until the next one; what a film shows, and when, is decided
//! in [`super::film`].

use std::{
    fs::{self, File},
    io::{BufWriter, ErrorKind, Write},
    path::{Path, PathBuf},
    process::{Child, ChildStdin, Command, Stdio},
};

use super::colours;
use crate::cli::FilmFormat;

/// A picture of three bytes a pixel, line by line from the top.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Shot {
    /// Red, green and blue of each pixel.
    pub rgb: Vec<u8>,
    /// For how many ticks it is seen.
    pub ticks: u32,
}

/// Writes a film.
#[derive(Debug)]
pub struct Writer {
    size: (u32, u32),
    to: Destination,
}

#[derive(Debug)]
enum Destination {
    Gif(Box<Gif>),
    Pictures {
        part: PathBuf,
        path: PathBuf,
        next: u32,
    },
    Video {
        child: Child,
        input: Option<ChildStdin>,
        part: PathBuf,
        path: PathBuf,
    },
}

impl Writer {
    /// A film of `rate` ticks a second. An earlier file of the name stays as it
    /// is until the film is whole; a folder of pictures must be new or empty.
    ///
    /// # Errors
    /// When the file cannot be written, or `ffmpeg` is wanted and not there.
    pub fn create(
        path: &Path,
        format: FilmFormat,
        size: (u32, u32),
        rate: u32,
    ) -> Result<Self, String> {
        let to = match format {
            FilmFormat::Gif => Destination::Gif(Box::new(Gif::create(path, size, rate)?)),
            FilmFormat::Pictures => {
                if !is_free(path)? {
                    return Err(format!(
                        "{} is not empty; pictures need a new or empty folder",
                        path.display()
                    ));
                }
                if let Some(folder) = path.parent() {
                    fs::create_dir_all(folder).map_err(|error| at_path(folder, &error))?;
                }
                let (part, ()) = create_part(path, |part| fs::create_dir(part))?;
                Destination::Pictures {
                    part,
                    path: path.to_owned(),
                    next: 0,
                }
            }
            FilmFormat::Video => video(path, size, rate)?,
        };
        Ok(Self { size, to })
    }

    /// Adds a picture.
    ///
    /// # Errors
    /// When it cannot be written.
    pub fn add(&mut self, shot: &Shot) -> Result<(), String> {
        match &mut self.to {
            Destination::Gif(gif) => gif.add(shot),
            Destination::Pictures { part, next, .. } => {
                for _ in 0..shot.ticks {
                    let path = part.join(format!("{next:05}.png"));
                    image::save_buffer(
                        &path,
                        &shot.rgb,
                        self.size.0,
                        self.size.1,
                        image::ExtendedColorType::Rgb8,
                    )
                    .map_err(|error| format!("{}: {error}", path.display()))?;
                    *next += 1;
                }
                Ok(())
            }
            Destination::Video { input, path, .. } => {
                let Some(input) = input else { return Ok(()) };
                for _ in 0..shot.ticks {
                    input
                        .write_all(&shot.rgb)
                        .map_err(|error| at_path(path, &error))?;
                }
                Ok(())
            }
        }
    }

    /// Removes a film that has failed.
    pub fn discard(self) {
        match self.to {
            Destination::Gif(gif) => gif.discard(),
            Destination::Pictures { part, .. } => drop(fs::remove_dir_all(part)),
            Destination::Video {
                mut child, part, ..
            } => {
                // It may have ended by itself.
                let _ = child.kill();
                let _ = child.wait();
                let _ = fs::remove_file(part);
            }
        }
    }

    /// Ends the film and puts it in its place.
    ///
    /// # Errors
    /// When the last of it cannot be written.
    pub fn finish(self) -> Result<(), String> {
        match self.to {
            Destination::Gif(gif) => gif.finish(),
            Destination::Pictures { part, path, .. } => {
                // An empty folder makes room.
                let _ = fs::remove_dir(&path);
                fs::rename(&part, &path).map_err(|error| at_path(&path, &error))
            }
            Destination::Video {
                mut child,
                input,
                part,
                path,
            } => {
                drop(input);
                let status = child.wait().map_err(|error| at_path(&path, &error))?;
                if !status.success() {
                    return Err(format!("ffmpeg failed to write {}", path.display()));
                }
                fs::rename(&part, &path).map_err(|error| at_path(&path, &error))
            }
        }
    }
}

/// An error with the file it concerns.
fn at_path(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// Whether pictures can be put there: there is nothing, or an empty folder.
fn is_free(path: &Path) -> Result<bool, String> {
    match fs::read_dir(path) {
        Ok(mut within) => Ok(within.next().is_none()),
        Err(error) if error.kind() == ErrorKind::NotFound => Ok(true),
        Err(error) => Err(at_path(path, &error)),
    }
}

/// Where a film grows until it is whole, beside its place. Another film of this name
/// may be growing, or may have been interrupted: then it has a number.
fn part_of(path: &Path, number: u32) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    if number > 1 {
        name.push(format!(".{number}"));
    }
    name.push(".part");
    path.with_file_name(name)
}

/// Takes the first name for a growing film that is free.
fn create_part<T>(
    path: &Path,
    create: impl Fn(&Path) -> std::io::Result<T>,
) -> Result<(PathBuf, T), String> {
    let mut number = 1;
    loop {
        let part = part_of(path, number);
        match create(&part) {
            Ok(created) => return Ok((part, created)),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => number += 1,
            Err(error) => return Err(at_path(&part, &error)),
        }
    }
}

fn video(path: &Path, (width, height): (u32, u32), rate: u32) -> Result<Destination, String> {
    // `ffmpeg` replaces the empty file.
    let (part, _) = create_part(path, |part| File::create_new(part))?;
    let webm = path
        .extension()
        .is_some_and(|extension| extension.eq_ignore_ascii_case("webm"));
    let (container, codec) = if webm {
        ("webm", "libvpx-vp9")
    } else {
        ("mp4", "libx264")
    };
    let started = Command::new("ffmpeg")
        .args(["-loglevel", "error", "-y", "-f", "rawvideo"])
        .args(["-pix_fmt", "rgb24", "-s", &format!("{width}x{height}")])
        .args(["-r", &rate.to_string(), "-i", "-", "-an"])
        // Video players want even sides and the usual pixel format.
        .args(["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2"])
        .args(["-pix_fmt", "yuv420p", "-c:v", codec, "-f", container])
        .arg(&part)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn();
    let mut child = started.map_err(|error| {
        let _ = fs::remove_file(&part);
        match error.kind() {
            ErrorKind::NotFound => "videos need the program ffmpeg, which is not installed; \
             name a .gif file, or a folder for pictures"
                .to_owned(),
            _ => format!("ffmpeg: {error}"),
        }
    })?;
    Ok(Destination::Video {
        input: child.stdin.take(),
        child,
        part,
        path: path.to_owned(),
    })
}

/// How alike two colours must be, per channel, to count as unchanged.
const UNSEEN: u8 = 3;
/// How far a colour may be, per channel, from what is seen in its place. There
/// are 256 in a picture; what is farther off is painted again with the next.
const FAULT: u8 = 10;

/// An animated GIF: each picture brings only what has changed.
#[derive(Debug)]
struct Gif {
    encoder: GifEncoder,
    size: (u32, u32),
    /// Ticks a second.
    rate: u32,
    /// What was to be seen when a pixel was last painted.
    meant: Vec<u8>,
    /// What is seen after the pictures so far.
    seen: Vec<u8>,
    /// A picture that is written once it is known how long it lasts.
    waiting: Option<gif::Frame<'static>>,
    /// Ticks and hundredths of a second up to now: hundredths are rounded, and
    /// the error must not add up.
    ticks: u64,
    hundredths: u64,
    part: PathBuf,
    path: PathBuf,
}

struct GifEncoder(gif::Encoder<BufWriter<File>>);

impl core::fmt::Debug for GifEncoder {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("GifEncoder").finish_non_exhaustive()
    }
}

impl Gif {
    fn create(path: &Path, size: (u32, u32), rate: u32) -> Result<Self, String> {
        let side = |side: u32| {
            u16::try_from(side)
                .map_err(|_| "a GIF is at most 65535 pixels wide and high".to_owned())
        };
        let (width, height) = (side(size.0)?, side(size.1)?);
        let (part, file) = create_part(path, |part| File::create_new(part))?;
        let failed = |error: gif::EncodingError| format!("{}: {error}", path.display());
        let mut encoder =
            gif::Encoder::new(BufWriter::new(file), width, height, &[]).map_err(failed)?;
        encoder.set_repeat(gif::Repeat::Infinite).map_err(failed)?;
        Ok(Self {
            encoder: GifEncoder(encoder),
            size,
            rate,
            meant: Vec::new(),
            seen: Vec::new(),
            waiting: None,
            ticks: 0,
            hundredths: 0,
            part,
            path: path.to_owned(),
        })
    }

    fn add(&mut self, shot: &Shot) -> Result<(), String> {
        let width = self.size.0 as usize;
        if self.seen.len() != shot.rgb.len() {
            self.seen.clear();
        }
        let stale = self.stale(&shot.rgb);
        if let Some(rect) = surrounds(&stale, width) {
            self.flush()?;
            self.waiting = Some(self.paint(&shot.rgb, &stale, rect));
        }
        self.ticks += u64::from(shot.ticks);
        Ok(())
    }

    /// Writes the picture that waits, lasting until now.
    fn flush(&mut self) -> Result<(), String> {
        let Some(mut frame) = self.waiting.take() else {
            return Ok(());
        };
        let now = self.ticks * 100 / u64::from(self.rate.max(1));
        frame.delay = u16::try_from(now - self.hundredths).unwrap_or(u16::MAX);
        self.hundredths = now;
        self.encoder
            .0
            .write_frame(&frame)
            .map_err(|error| format!("{}: {error}", self.path.display()))
    }

    fn discard(self) {
        let Self { encoder, part, .. } = self;
        drop(encoder);
        let _ = fs::remove_file(part);
    }

    fn finish(mut self) -> Result<(), String> {
        self.flush()?;
        let Self {
            encoder,
            part,
            path,
            ..
        } = self;
        let mut file = encoder
            .0
            .into_inner()
            .map_err(|error| format!("{}: {error}", path.display()))?;
        file.flush().map_err(|error| at_path(&path, &error))?;
        drop(file);
        fs::rename(&part, &path).map_err(|error| at_path(&path, &error))
    }
}

/// A part of a picture: left, top, width and height.
type Part = (usize, usize, usize, usize);

fn differs(one: &[u8], other: &[u8], most: u8) -> bool {
    one.iter()
        .zip(other)
        .any(|(one, other)| one.abs_diff(*other) > most)
}

/// The smallest part that holds all pixels that are `stale`.
fn surrounds(stale: &[bool], width: usize) -> Option<Part> {
    let width = width.max(1);
    let (mut left, mut right, mut top, mut bottom) = (width, 0, usize::MAX, 0);
    for (y, row) in stale.chunks(width).enumerate() {
        let (Some(first), Some(last)) = (
            row.iter().position(|stale| *stale),
            row.iter().rposition(|stale| *stale),
        ) else {
            continue;
        };
        (left, right) = (left.min(first), right.max(last));
        (top, bottom) = (top.min(y), y);
    }
    (left <= right && top <= bottom).then(|| (left, top, right - left + 1, bottom - top + 1))
}

impl Gif {
    /// Which pixels have to be painted: what has changed enough to be seen, and what was not
    /// matched well enough. Everything, where nothing is seen yet.
    fn stale(&self, now: &[u8]) -> Vec<bool> {
        if self.seen.is_empty() {
            return vec![true; now.len() / 3];
        }
        // What was too little to be seen stays, so that it cannot add up.
        let before = self.meant.chunks_exact(3).zip(self.seen.chunks_exact(3));
        now.chunks_exact(3)
            .zip(before)
            .map(|(now, (meant, seen))| differs(meant, now, UNSEEN) || differs(seen, now, FAULT))
            .collect()
    }

    /// Paints what is `stale` of the part `rect`; the rest is transparent, and shows
    /// what was there before.
    fn paint(&mut self, now: &[u8], stale: &[bool], rect: Part) -> gif::Frame<'static> {
        let width = self.size.0 as usize;
        let (left, top, wide, high) = rect;
        let places =
            || (top..top + high).flat_map(move |y| (left..left + wide).map(move |x| y * width + x));
        let picture: Vec<Option<[u8; 3]>> = places()
            .map(|at| match (stale.get(at), now.get(at * 3..at * 3 + 3)) {
                (Some(true), Some(&[red, green, blue])) => Some([red, green, blue]),
                _ => None,
            })
            .collect();
        let painted = colours::choose(&picture);
        if self.seen.len() != now.len() {
            self.seen = now.to_vec();
            self.meant = now.to_vec();
        }
        for (at, colour) in places().zip(&painted.pixels) {
            let (at, from) = (at * 3, usize::from(*colour) * 3);
            if let (true, Some(meant), Some(seen), Some(new), Some(shown)) = (
                *colour != painted.clear,
                self.meant.get_mut(at..at + 3),
                self.seen.get_mut(at..at + 3),
                now.get(at..at + 3),
                painted.palette.get(from..from + 3),
            ) {
                meant.copy_from_slice(new);
                seen.copy_from_slice(shown);
            }
        }
        let side = |side: usize| u16::try_from(side).unwrap_or(u16::MAX);
        let mut frame = gif::Frame::from_palette_pixels(
            side(wide),
            side(high),
            painted.pixels,
            painted.palette,
            Some(painted.clear),
        );
        frame.left = side(left);
        frame.top = side(top);
        frame.dispose = gif::DisposalMethod::Keep;
        frame
    }
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use super::*;

    fn shot(colours: [[u8; 3]; 6], ticks: u32) -> Shot {
        Shot {
            rgb: colours.concat(),
            ticks,
        }
    }

    const NIGHT: [u8; 3] = [20, 20, 30];
    const GOLD: [u8; 3] = [220, 180, 40];

    fn film(path: &Path, format: FilmFormat) {
        let mut writer = Writer::create(path, format, (3, 2), 12).unwrap();
        let mut colours = [NIGHT; 6];
        writer.add(&shot(colours, 6)).unwrap();
        colours[4] = GOLD;
        writer.add(&shot(colours, 1)).unwrap();
        writer.add(&shot(colours, 5)).unwrap();
        writer.finish().unwrap();
    }

    #[test]
    fn a_gif_shows_what_was_filmed_for_as_long() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("film.gif");
        film(&path, FilmFormat::Gif);
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(File::open(&path).unwrap()).unwrap();
        let mut frames = Vec::new();
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            let rect = (frame.left, frame.top, frame.width, frame.height);
            frames.push((rect, frame.delay, frame.buffer[..3].to_vec()));
        }
        assert_eq!(frames.len(), 2, "nothing is written twice");
        assert_eq!(frames[0].0, (0, 0, 3, 2));
        assert_eq!(frames[1].0, (1, 1, 1, 1), "only what has changed");
        assert_eq!((frames[0].1, frames[1].1), (50, 50), "hundredths");
        assert!(frames[1].2.iter().zip(GOLD).all(|(a, b)| a.abs_diff(b) < 8));
        assert!(!part_of(&path, 1).exists());
    }

    /// Where a thing has passed over a picture of many colours, what it covered
    /// is as it was before: no trace of it stays.
    #[test]
    fn nothing_leaves_a_trace() {
        const SIDE: usize = 60;
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("film.gif");
        let ground: Vec<u8> = (0..SIDE * SIDE)
            .flat_map(|at| {
                let (x, y) = (at % SIDE, at / SIDE);
                [90 + 2 * x, 60 + x + y, 30 + (x * y) % 50].map(|channel| channel as u8)
            })
            .collect();
        let side = SIDE as u32;
        let mut writer = Writer::create(&path, FilmFormat::Gif, (side, side), 12).unwrap();
        for step in 0..12 {
            let mut rgb = ground.clone();
            for y in 20..40 {
                for x in (step * 5)..(step * 5 + 5).min(SIDE) {
                    let at = (y * SIDE + x) * 3;
                    rgb[at..at + 3].copy_from_slice(&[12, 12, (x * 3) as u8]);
                }
            }
            writer.add(&Shot { rgb, ticks: 1 }).unwrap();
        }
        for _ in 0..2 {
            let rgb = ground.clone();
            writer.add(&Shot { rgb, ticks: 1 }).unwrap();
        }
        writer.finish().unwrap();
        let mut options = gif::DecodeOptions::new();
        options.set_color_output(gif::ColorOutput::RGBA);
        let mut decoder = options.read_info(File::open(&path).unwrap()).unwrap();
        let mut seen = vec![0; SIDE * SIDE * 3];
        while let Some(frame) = decoder.read_next_frame().unwrap() {
            let wide = usize::from(frame.width);
            for (at, pixel) in frame.buffer.chunks_exact(4).enumerate() {
                let x = usize::from(frame.left) + at % wide;
                let y = usize::from(frame.top) + at / wide;
                let to = (y * SIDE + x) * 3;
                if pixel[3] > 0 {
                    seen[to..to + 3].copy_from_slice(&pixel[..3]);
                }
            }
        }
        let off = seen.iter().zip(&ground).map(|(a, b)| a.abs_diff(*b));
        assert!(off.max().unwrap() <= FAULT);
    }

    #[test]
    fn the_same_film_has_the_same_bytes() {
        let folder = tempfile::tempdir().unwrap();
        let [one, two] = ["one.gif", "two.gif"].map(|name| folder.path().join(name));
        film(&one, FilmFormat::Gif);
        film(&two, FilmFormat::Gif);
        assert_eq!(fs::read(one).unwrap(), fs::read(two).unwrap());
    }

    #[test]
    fn pictures_are_numbered_one_a_tick() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("pictures");
        film(&path, FilmFormat::Pictures);
        assert_eq!(fs::read_dir(&path).unwrap().count(), 12);
        assert_eq!(
            fs::read(path.join("00006.png")).unwrap(),
            fs::read(path.join("00011.png")).unwrap()
        );
        let again = Writer::create(&path, FilmFormat::Pictures, (3, 2), 12).unwrap_err();
        assert!(again.contains("not empty"), "{again}");
    }

    /// A film that is interrupted leaves something, and another may be in the making.
    #[test]
    fn what_another_film_has_left_is_in_nobodys_way() {
        let folder = tempfile::tempdir().unwrap();
        for (name, format) in [
            ("film.gif", FilmFormat::Gif),
            ("film", FilmFormat::Pictures),
        ] {
            let path = folder.path().join(name);
            let interrupted = Writer::create(&path, format, (3, 2), 12).unwrap();
            film(&path, format);
            assert!(path.exists() && part_of(&path, 1).exists());
            assert!(!part_of(&path, 2).exists());
            interrupted.discard();
            assert!(path.exists() && !part_of(&path, 1).exists());
        }
    }

    #[test]
    fn a_film_in_progress_leaves_the_old_one_alone() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("film.gif");
        fs::write(&path, "old").unwrap();
        let writer = Writer::create(&path, FilmFormat::Gif, (3, 2), 12).unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"old");
        drop(writer);
        assert_eq!(fs::read(&path).unwrap(), b"old");
    }
}
