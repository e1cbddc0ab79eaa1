//! Fonts for tests: those of the machine are others everywhere.

#![allow(
    clippy::indexing_slicing,
    clippy::unwrap_used,
    reason = "a failing test should panic"
)]

use skrifa::{FontRef, MetadataProvider as _};

const SANS: &[u8] = include_bytes!("../../../../assets/fonts/OpenSans-Regular.ttf");

/// A font in which each of these letters, and no other, looks like an A.
pub(super) fn font(letters: &str) -> Vec<u8> {
    let glyph = FontRef::new(SANS).unwrap().charmap().map('A').unwrap();
    let mut letters: Vec<char> = letters.chars().collect();
    letters.sort_unstable();
    let count = u32::try_from(letters.len()).unwrap();
    let mut map = vec![0, 0, 0, 1, 0, 3, 0, 10, 0, 0, 0, 12, 0, 12, 0, 0];
    for number in [16 + 12 * count, 0, count] {
        map.extend(number.to_be_bytes());
    }
    for letter in letters {
        for number in [u32::from(letter), u32::from(letter), glyph.to_u32()] {
            map.extend(number.to_be_bytes());
        }
    }
    let mut font = SANS.to_vec();
    let (start, length) = (font.len(), map.len());
    let entry = entry(&font, b"cmap");
    font[entry + 8..entry + 12].copy_from_slice(&u32::try_from(start).unwrap().to_be_bytes());
    font[entry + 12..entry + 16].copy_from_slice(&u32::try_from(length).unwrap().to_be_bytes());
    font.extend(map);
    font
}

/// A font with pictures instead of outlines.
pub(super) fn pictures(letters: &str) -> Vec<u8> {
    let mut font = font(letters);
    let entry = entry(&font, b"glyf");
    font[entry..entry + 4].copy_from_slice(b"CBDT");
    font
}

/// Fonts in one file.
pub(super) fn collection(fonts: &[Vec<u8>]) -> Vec<u8> {
    let mut file = b"ttcf\0\x01\0\0".to_vec();
    file.extend(u32::try_from(fonts.len()).unwrap().to_be_bytes());
    let mut start = file.len() + 4 * fonts.len();
    for font in fonts {
        file.extend(u32::try_from(start).unwrap().to_be_bytes());
        start += font.len();
    }
    for font in fonts {
        let start = u32::try_from(file.len()).unwrap();
        let mut font = font.clone();
        for entry in entries(&font) {
            let place = &mut font[entry + 8..entry + 12];
            let within = u32::from_be_bytes(place.try_into().unwrap());
            place.copy_from_slice(&(start + within).to_be_bytes());
        }
        file.extend(font);
    }
    file
}

fn entries(font: &[u8]) -> impl Iterator<Item = usize> + use<> {
    let count = u16::from_be_bytes([font[4], font[5]]);
    (0..usize::from(count)).map(|number| 12 + 16 * number)
}

fn entry(font: &[u8], tag: &[u8; 4]) -> usize {
    entries(font)
        .find(|at| font[*at..].starts_with(tag))
        .unwrap()
}
