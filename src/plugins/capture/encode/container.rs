//! Reads back whether a video is whole, and how many pictures it has.
//!
//! Only the outline is read: in an `.mp4` file the boxes and the table of sizes, in a
//! `.webm` file the elements. A film that was cut off lacks its index, or is shorter than
//! it says; programs that write films do not always say so.

use std::{
    fs::File,
    io::{self, BufReader, ErrorKind, Read, Seek, SeekFrom},
    path::Path,
};

use crate::texts;

/// The kind of a video.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Container {
    Mp4,
    WebM,
}

impl Container {
    /// The number of pictures in a film that is whole.
    pub(super) fn count_frames(self, path: &Path) -> io::Result<u64> {
        let file = File::open(path)?;
        let film = Section {
            from: 0,
            to: file.metadata()?.len(),
        };
        let mut file = BufReader::new(file);
        let counted = match self {
            _ if film.from == film.to => Err(broken(texts::film_file_empty())),
            Self::Mp4 => mp4_frames(&mut file, film),
            Self::WebM => webm_frames(&mut file, film),
        };
        counted.map_err(|error| match error.kind() {
            ErrorKind::UnexpectedEof => broken(texts::film_file_cut_off()),
            _ => error,
        })
    }
}

fn broken(what: &'static str) -> io::Error {
    io::Error::new(ErrorKind::InvalidData, what)
}

/// A section of a file.
#[derive(Clone, Copy, Debug)]
struct Section {
    from: u64,
    to: u64,
}

impl Section {
    /// What follows the header that has just been read and is so long.
    fn following(self, film: &mut impl Seek, length: u64) -> io::Result<Self> {
        let from = film.stream_position()?;
        let to = from.checked_add(length).filter(|&to| to <= self.to);
        Ok(Self {
            from,
            to: to.ok_or(ErrorKind::UnexpectedEof)?,
        })
    }

    const fn length(self) -> u64 {
        self.to.saturating_sub(self.from)
    }
}

fn bytes<const N: usize>(film: &mut impl Read) -> io::Result<[u8; N]> {
    let mut bytes = [0; N];
    film.read_exact(&mut bytes)?;
    Ok(bytes)
}

fn number(film: &mut impl Read) -> io::Result<u64> {
    bytes(film).map(|bytes| u64::from(u32::from_be_bytes(bytes)))
}

// --- MP4 ---------------------------------------------------------------------

/// The boxes that lead to the table of the pictures' sizes.
const TO_SIZES: [&[u8; 4]; 6] = [b"moov", b"trak", b"mdia", b"minf", b"stbl", b"stsz"];

fn mp4_frames<F: Read + Seek>(film: &mut F, all: Section) -> io::Result<u64> {
    let content = boxes(film, all)?;
    let content = content.iter().filter(|(kind, _)| kind == b"mdat");
    let content: u64 = content.map(|(_, section)| section.length()).sum();
    let mut sizes = all;
    for wanted in TO_SIZES {
        let found = boxes(film, sizes)?;
        let found = found.into_iter().find(|(kind, _)| kind == wanted);
        sizes = found.ok_or_else(|| broken(texts::film_file_no_index()))?.1;
    }
    film.seek(SeekFrom::Start(sizes.from))?;
    let _version = number(film)?;
    let (size_of_each, frames) = (number(film)?, number(film)?);
    let in_all = if size_of_each > 0 {
        size_of_each.saturating_mul(frames)
    } else {
        sizes.following(film, frames * 4)?;
        (0..frames).try_fold(0, |sum: u64, _| Ok::<_, io::Error>(sum + number(film)?))?
    };
    if in_all > content {
        return Err(broken(texts::film_pictures_missing()));
    }
    Ok(frames)
}

type Box4 = ([u8; 4], Section);

/// The boxes in a section, which they fill.
fn boxes<F: Read + Seek>(film: &mut F, within: Section) -> io::Result<Vec<Box4>> {
    let mut found = Vec::new();
    let mut at = within.from;
    while at < within.to {
        film.seek(SeekFrom::Start(at))?;
        let (size, kind) = (number(film)?, bytes(film)?);
        let (size, header) = match size {
            // To the end of the file: whoever wrote it did not know how long it would be.
            0 => return Err(ErrorKind::UnexpectedEof.into()),
            1 => (u64::from_be_bytes(bytes(film)?), 16),
            size => (size, 8),
        };
        let length = size
            .checked_sub(header)
            .ok_or_else(|| broken(texts::film_file_garbled()))?;
        let section = within.following(film, length)?;
        at = section.to;
        found.push((kind, section));
    }
    Ok(found)
}

// --- WebM --------------------------------------------------------------------

const SEGMENT: u32 = 0x1853_8067;
const CLUSTER: u32 = 0x1F43_B675;
const BLOCK_GROUP: u32 = 0xA0;
const SIMPLE_BLOCK: u32 = 0xA3;

fn webm_frames<F: Read + Seek>(film: &mut F, all: Section) -> io::Result<u64> {
    let (mut frames, mut has_segment) = (0, false);
    each_element(film, all, |film, kind, segment| {
        if kind != SEGMENT {
            return Ok(());
        }
        has_segment = true;
        each_element(film, segment, |film, kind, cluster| {
            if kind != CLUSTER {
                return Ok(());
            }
            each_element(film, cluster, |_, kind, _| {
                frames += u64::from(matches!(kind, BLOCK_GROUP | SIMPLE_BLOCK));
                Ok(())
            })
        })
    })?;
    if has_segment {
        Ok(frames)
    } else {
        Err(broken(texts::film_file_no_film()))
    }
}

/// Visits the elements in a section, which they fill.
fn each_element<F: Read + Seek>(
    film: &mut F,
    within: Section,
    mut visit: impl FnMut(&mut F, u32, Section) -> io::Result<()>,
) -> io::Result<()> {
    let mut at = within.from;
    while at < within.to {
        film.seek(SeekFrom::Start(at))?;
        let (kind, _) = variable(film, 4)?;
        let (size, bits) = variable(film, 8)?;
        let size = size & !(1 << bits);
        if size == (1 << bits) - 1 {
            // Whoever wrote it did not come to the end.
            return Err(ErrorKind::UnexpectedEof.into());
        }
        let section = within.following(film, size)?;
        at = section.to;
        visit(film, u32::try_from(kind).unwrap_or_default(), section)?;
    }
    Ok(())
}

/// A number of `most` bytes or fewer with the mark of its length, and how many bits there
/// are after the mark.
fn variable(film: &mut impl Read, most: u32) -> io::Result<(u64, u32)> {
    let [first] = bytes(film)?;
    let more = first.leading_zeros();
    if more >= most {
        return Err(broken(texts::film_file_garbled()));
    }
    let mut value = u64::from(first);
    for _ in 0..more {
        let [next] = bytes(film)?;
        value = value << 8 | u64::from(next);
    }
    Ok((value, 7 * (more + 1)))
}

#[cfg(test)]
pub(super) mod tests {
    #![allow(clippy::unwrap_used, reason = "a failing test should panic")]

    use std::fs;

    use super::*;

    fn boxed(kind: &[u8; 4], content: &[u8]) -> Vec<u8> {
        let size = u32::try_from(content.len() + 8).unwrap();
        [&size.to_be_bytes()[..], kind, content].concat()
    }

    /// The outline of a film of pictures of ten bytes.
    fn mp4(frames: u32) -> Vec<u8> {
        let mut sizes = [0, 0, frames].map(u32::to_be_bytes).concat();
        sizes.extend((0..frames).flat_map(|_| 10_u32.to_be_bytes()));
        let index = TO_SIZES
            .iter()
            .rev()
            .fold(sizes, |content, kind| boxed(kind, &content));
        let mut content = vec![7; 10 * frames as usize];
        // Once with a size of eight bytes.
        let size = (content.len() as u64 + 16).to_be_bytes();
        content.splice(..0, [&1_u32.to_be_bytes()[..], b"mdat", &size].concat());
        [boxed(b"ftyp", b"isom"), content, index].concat()
    }

    fn element(kind: &[u8], content: &[u8]) -> Vec<u8> {
        let size = u32::try_from(content.len()).unwrap() | 0x1000_0000;
        [kind, &size.to_be_bytes(), content].concat()
    }

    fn webm(frames: usize) -> Vec<u8> {
        let block = element(&[0xA3], b"picture");
        let cluster = element(&CLUSTER.to_be_bytes(), &block.repeat(frames));
        let cues = element(&[0x1C, 0x53, 0xBB, 0x6B], b"cues");
        let segment = [cluster.clone(), cluster, cues].concat();
        [
            element(&[0x1A, 0x45, 0xDF, 0xA3], b"webm"),
            element(&SEGMENT.to_be_bytes(), &segment),
        ]
        .concat()
    }

    fn count(container: Container, film: &[u8]) -> io::Result<u64> {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("film");
        fs::write(&path, film).unwrap();
        container.count_frames(&path)
    }

    #[test]
    fn pictures_are_counted() {
        assert_eq!(count(Container::Mp4, &mp4(5)).unwrap(), 5);
        assert_eq!(count(Container::WebM, &webm(5)).unwrap(), 10);
    }

    #[test]
    fn what_is_cut_off_is_no_film() {
        for (container, film) in [(Container::Mp4, mp4(5)), (Container::WebM, webm(5))] {
            for length in 0..film.len() {
                let counted = count(container, &film[..length]);
                assert!(counted.is_err(), "{container:?} {length}: {counted:?}");
            }
        }
    }

    #[test]
    fn nothing_else_is_a_film() {
        let zeros = [0; 64];
        let text = b"This is no film, and it is quite long for one that is none.";
        for container in [Container::Mp4, Container::WebM] {
            for film in [&zeros[..], text, &[0xFF; 64]] {
                assert!(count(container, film).is_err(), "{container:?}");
            }
        }
        // The pictures are shorter than the index says.
        let mut short = mp4(5);
        let at = short.windows(4).position(|kind| kind == b"stsz").unwrap();
        short[at + 4 + 12] = 1;
        assert!(count(Container::Mp4, &short).is_err());
    }
}
