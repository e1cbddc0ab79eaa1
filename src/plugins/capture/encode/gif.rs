//! An animated GIF: each picture brings only what has changed.

use std::{
    fs::File,
    io::{self, BufWriter, Write as _},
    path::{Path, PathBuf},
};

use super::{Shot, cannot_write, colours};
use crate::texts;
use crate::{process::Watched, record::Draft};

/// How alike two colours must be, per channel, to count as unchanged.
const UNSEEN: u8 = 3;
/// How far a colour may be, per channel, from what is seen in its place. There
/// are 256 in a picture; what is farther off is painted again with the next.
const FAULT: u8 = 10;

/// An animated GIF.
#[derive(Debug)]
pub(crate) struct Gif {
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
    /// Pictures written.
    frames: u64,
    draft: Draft,
    watched: Watched,
    path: PathBuf,
}

struct GifEncoder(gif::Encoder<BufWriter<File>>);

impl core::fmt::Debug for GifEncoder {
    fn fmt(&self, f: &mut core::fmt::Formatter<'_>) -> core::fmt::Result {
        f.debug_struct("GifEncoder").finish_non_exhaustive()
    }
}

impl Gif {
    pub(super) fn create(path: &Path, size: (u32, u32), rate: u32) -> Result<Self, String> {
        let side =
            |side: u32| u16::try_from(side).map_err(|_| texts::film_gif_too_large().to_owned());
        let (width, height) = (side(size.0)?, side(size.1)?);
        let (draft, file) = Draft::for_path(path).map_err(|error| cannot_write(path, error))?;
        let watched = Watched::path(draft.path());
        let failed = |error: gif::EncodingError| cannot_write(path, error);
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
            frames: 0,
            draft,
            watched,
            path: path.to_owned(),
        })
    }

    pub(super) fn add(&mut self, shot: &Shot) -> Result<(), String> {
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
        let Some(frame) = self.waiting.take() else {
            return Ok(());
        };
        let now = self.ticks * 100 / u64::from(self.rate.max(1));
        let mut next = Some(frame);
        while let Some(mut frame) = next {
            // What lasts longer than can be written is followed by pictures of nothing.
            frame.delay = u16::try_from(now - self.hundredths).unwrap_or(u16::MAX);
            self.hundredths += u64::from(frame.delay);
            self.frames += 1;
            self.encoder
                .0
                .write_frame(&frame)
                .map_err(|error| cannot_write(&self.path, error))?;
            next = (self.hundredths < now).then(nothing);
        }
        Ok(())
    }

    pub(super) fn finish(mut self) -> Result<(), String> {
        self.flush()?;
        let Self {
            encoder,
            frames,
            hundredths,
            draft,
            watched,
            path,
            ..
        } = self;
        let written = encoder.0.into_inner().map_err(io::Error::other);
        written
            .and_then(|mut file| file.flush())
            .map_err(|error| cannot_write(&path, error))?;
        let read = read_back(draft.path()).map_err(|error| cannot_write(&path, error))?;
        if read != (frames, hundredths) {
            return Err(cannot_write(&path, texts::film_pictures_missing_from_it()));
        }
        draft
            .replace()
            .map_err(|error| cannot_write(&path, error))?;
        drop(watched);
        Ok(())
    }
}

/// A picture in which nothing changes.
fn nothing() -> gif::Frame<'static> {
    let mut frame = gif::Frame::from_palette_pixels(1, 1, vec![0], vec![0; 3], Some(0));
    frame.dispose = gif::DisposalMethod::Keep;
    frame
}

/// How many pictures a whole GIF has, and for how many hundredths of a second it shows
/// them.
fn read_back(path: &Path) -> Result<(u64, u64), gif::DecodingError> {
    let mut decoder = gif::Decoder::new(File::open(path)?)?;
    let (mut frames, mut hundredths) = (0, 0);
    while let Some(frame) = decoder.read_next_frame()? {
        frames += 1;
        hundredths += u64::from(frame.delay);
    }
    Ok((frames, hundredths))
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
    use std::fs;

    use super::{
        super::tests::{GOLD, film, shot},
        *,
    };
    use crate::client::{FilmFormat, GIF_RATE};

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
        assert_eq!(fs::read_dir(folder.path()).unwrap().count(), 1);
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
        let mut writer = Gif::create(&path, (side, side), 12).unwrap();
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
    fn what_is_cut_off_is_no_gif() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("film.gif");
        film(&path, FilmFormat::Gif);
        assert_eq!(read_back(&path).unwrap(), (2, 100));
        let whole = fs::read(&path).unwrap();
        for length in 0..whole.len() {
            fs::write(&path, &whole[..length]).unwrap();
            let read = read_back(&path);
            assert!(!matches!(read, Ok((2, 100))), "{length}");
        }
    }

    #[test]
    fn a_picture_may_last_longer_than_a_gif_can_say_at_once() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("film.gif");
        let mut gif = Gif::create(&path, (3, 2), 10).unwrap();
        gif.add(&shot([GOLD; 6], 20_000)).unwrap();
        gif.finish().unwrap();
        assert_eq!(read_back(&path).unwrap(), (4, 200_000));
    }

    /// Browsers show a picture of a single hundredth of a second for ten.
    #[test]
    fn no_picture_is_too_short_for_browsers() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("film.gif");
        for rate in 1..=GIF_RATE {
            let mut gif = Gif::create(&path, (3, 2), rate).unwrap();
            for number in 0..100_u8 {
                gif.add(&shot([[2 * number, 0, 0]; 6], 1)).unwrap();
            }
            gif.finish().unwrap();
            let mut decoder = gif::Decoder::new(File::open(&path).unwrap()).unwrap();
            while let Some(frame) = decoder.read_next_frame().unwrap() {
                assert!(frame.delay > 1, "{rate}");
            }
        }
    }
}
