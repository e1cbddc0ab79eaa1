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
        folder: PathBuf,
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
                fs::create_dir_all(path).map_err(|error| told(path, &error))?;
                let mut within = fs::read_dir(path).map_err(|error| told(path, &error))?;
                if within.next().is_some() {
                    return Err(format!(
                        "{} is not empty: pictures go to a folder of their own",
                        path.display()
                    ));
                }
                Destination::Pictures {
                    folder: path.to_owned(),
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
            Destination::Pictures { folder, next } => {
                for _ in 0..shot.ticks {
                    let path = folder.join(format!("{next:05}.png"));
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
                        .map_err(|error| told(path, &error))?;
                }
                Ok(())
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
            Destination::Pictures { .. } => Ok(()),
            Destination::Video {
                mut child,
                input,
                part,
                path,
            } => {
                drop(input);
                let status = child.wait().map_err(|error| told(&path, &error))?;
                if !status.success() {
                    return Err(format!("ffmpeg could not make {}", path.display()));
                }
                fs::rename(&part, &path).map_err(|error| told(&path, &error))
            }
        }
    }
}

fn told(path: &Path, error: &std::io::Error) -> String {
    format!("{}: {error}", path.display())
}

/// Where a film grows until it is whole, beside its place.
fn part_of(path: &Path) -> PathBuf {
    let mut name = path.file_name().unwrap_or_default().to_owned();
    name.push(".part");
    path.with_file_name(name)
}

fn video(path: &Path, (width, height): (u32, u32), rate: u32) -> Result<Destination, String> {
    let part = part_of(path);
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
        // Players want both sides even and the usual kind of colours.
        .args(["-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2"])
        .args(["-pix_fmt", "yuv420p", "-c:v", codec, "-f", container])
        .arg(&part)
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .spawn();
    let mut child = started.map_err(|error| match error.kind() {
        ErrorKind::NotFound => "videos are made by the program ffmpeg, which is not installed; \
             name a .gif file, or a folder for pictures"
            .to_owned(),
        _ => format!("ffmpeg: {error}"),
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
/// How carefully colours are chosen: 1 (best) to 30 (fast).
const CARE: i32 = 12;

/// An animated GIF: each picture brings only what has changed.
#[derive(Debug)]
struct Gif {
    encoder: GifEncoder,
    size: (u32, u32),
    /// Ticks a second.
    rate: u32,
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
            u16::try_from(side).map_err(|_| "a GIF is at most 65535 pixels wide".to_owned())
        };
        let part = part_of(path);
        let file = File::create(&part).map_err(|error| told(&part, &error))?;
        let (width, height) = (side(size.0)?, side(size.1)?);
        let failed = |error: gif::EncodingError| format!("{}: {error}", path.display());
        let mut encoder =
            gif::Encoder::new(BufWriter::new(file), width, height, &[]).map_err(failed)?;
        encoder.set_repeat(gif::Repeat::Infinite).map_err(failed)?;
        Ok(Self {
            encoder: GifEncoder(encoder),
            size,
            rate,
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
        if let Some(rect) = changed(&self.seen, &shot.rgb, width) {
            self.flush()?;
            self.waiting = Some(frame(&self.seen, &shot.rgb, width, rect));
            // What was too little to be seen stays, so that it cannot add up.
            take_over(&mut self.seen, &shot.rgb);
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
        file.flush().map_err(|error| told(&path, &error))?;
        drop(file);
        fs::rename(&part, &path).map_err(|error| told(&path, &error))
    }
}

/// A part of a picture: left, top, width and height.
type Part = (usize, usize, usize, usize);

fn differs(one: &[u8], other: &[u8]) -> bool {
    one.iter()
        .zip(other)
        .any(|(one, other)| one.abs_diff(*other) > UNSEEN)
}

/// The smallest part that holds all that has changed. Everything, where there
/// was nothing before.
fn changed(before: &[u8], now: &[u8], width: usize) -> Option<Part> {
    let height = now.len() / 3 / width.max(1);
    if before.len() != now.len() {
        return Some((0, 0, width, height));
    }
    let (mut left, mut right, mut top, mut bottom) = (width, 0, height, 0);
    let rows = before
        .chunks_exact(width * 3)
        .zip(now.chunks_exact(width * 3));
    for (y, (old, new)) in rows.enumerate() {
        if old == new {
            continue;
        }
        for (x, (one, other)) in old.chunks_exact(3).zip(new.chunks_exact(3)).enumerate() {
            if differs(one, other) {
                (left, right) = (left.min(x), right.max(x));
                (top, bottom) = (top.min(y), bottom.max(y));
            }
        }
    }
    (left <= right && top <= bottom).then(|| (left, top, right - left + 1, bottom - top + 1))
}

/// The part `rect` of a picture; what has not changed in it is seen through.
fn frame(before: &[u8], now: &[u8], width: usize, rect: Part) -> gif::Frame<'static> {
    let (left, top, wide, high) = rect;
    let mut rgba = Vec::with_capacity(wide * high * 4);
    for y in top..top + high {
        for x in left..left + wide {
            let at = (y * width + x) * 3;
            let new = now.get(at..at + 3).unwrap_or(&[0; 3]);
            let same = before.get(at..at + 3).is_some_and(|old| !differs(old, new));
            rgba.extend_from_slice(new);
            rgba.push(if same { 0 } else { 255 });
        }
    }
    let side = |side: usize| u16::try_from(side).unwrap_or(u16::MAX);
    let mut frame = gif::Frame::from_rgba_speed(side(wide), side(high), &mut rgba, CARE);
    frame.left = side(left);
    frame.top = side(top);
    frame.dispose = gif::DisposalMethod::Keep;
    frame
}

fn take_over(seen: &mut Vec<u8>, now: &[u8]) {
    if seen.len() != now.len() {
        seen.clear();
        seen.extend_from_slice(now);
        return;
    }
    for (old, new) in seen.chunks_exact_mut(3).zip(now.chunks_exact(3)) {
        if differs(old, new) {
            old.copy_from_slice(new);
        }
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
        assert!(!part_of(&path).exists());
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
