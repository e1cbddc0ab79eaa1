//! What is in a file of fonts, without reading all of it: large ones have 20 MB and more.

use std::{
    collections::BTreeSet,
    fs::File,
    io::{self, Read as _, Seek as _, SeekFrom},
    path::Path,
};

use skrifa::{
    FontRef, GlyphId, MetadataProvider as _,
    instance::{LocationRef, Size},
    outline::{DrawSettings, OutlinePen},
    raw::{
        FontData, FontRead as _,
        tables::{cmap::Cmap, name::Name},
    },
};

/// Collections with more fonts, and fonts with more tables, are none.
const MOST_FONTS: u32 = 256;
const MOST_TABLES: u16 = 256;
/// The longest table that is read of a font that may not be used.
const LONGEST_TABLE: u32 = 1 << 22;
/// The names of a family, the one for all its weights first.
const FAMILY_NAMES: [u16; 2] = [16, 1];

/// A font of a file, as far as choosing one goes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Face {
    /// Its place in the file.
    pub(crate) index: u32,
    pub(crate) family: String,
    /// From 100 (thin) to 900 (black); 400 where it can be chosen.
    pub(crate) weight: u16,
    pub(crate) italic: bool,
    /// Those of the letters asked for that it has.
    pub(crate) letters: BTreeSet<char>,
}

/// The fonts of a file that have any of `letters`, and can be drawn.
pub(super) fn read(path: &Path, letters: &BTreeSet<char>) -> io::Result<Vec<Face>> {
    let mut file = File::open(path)?;
    let mut faces = Vec::new();
    for (index, start) in (0..).zip(starts(&mut file)?) {
        // One broken font of a collection does not spoil the others.
        if let Ok(Some(face)) = face(&mut file, index, start, letters) {
            faces.push(face);
        }
    }
    Ok(faces)
}

/// Where the fonts of a file begin.
fn starts(file: &mut File) -> io::Result<Vec<u32>> {
    let head = bytes::<12>(file, 0)?;
    if !head.starts_with(b"ttcf") {
        return Ok(vec![0]);
    }
    let count = long(&head, 8).unwrap_or_default().min(MOST_FONTS);
    (0..count)
        .map(|number| {
            let start = bytes::<4>(file, 12 + 4 * number)?;
            Ok(u32::from_be_bytes(start))
        })
        .collect()
}

/// Where a table is: its place and length.
#[derive(Clone, Copy)]
struct Table(u32, u32);

fn face(
    file: &mut File,
    index: u32,
    start: u32,
    letters: &BTreeSet<char>,
) -> io::Result<Option<Face>> {
    let head = bytes::<12>(file, start)?;
    let count = short(&head, 4).unwrap_or_default().min(MOST_TABLES);
    let (mut cmap, mut name, mut os2) = (None, None, None);
    let (mut has_outlines, mut is_variable) = (false, false);
    for number in 0..u32::from(count) {
        let entry = bytes::<16>(file, start.saturating_add(12 + 16 * number))?;
        let table = Table(
            long(&entry, 8).unwrap_or_default(),
            long(&entry, 12).unwrap_or_default(),
        );
        match &entry[..4] {
            b"cmap" => cmap = Some(table),
            b"name" => name = Some(table),
            b"OS/2" => os2 = Some(table),
            b"fvar" => is_variable = true,
            // Others have pictures for letters, which are not drawn here.
            b"glyf" | b"CFF " | b"CFF2" => has_outlines = true,
            _ => {}
        }
    }
    let Some(cmap) = cmap.filter(|_| has_outlines) else {
        return Ok(None);
    };
    let cmap = read_table(file, cmap)?;
    let Ok(cmap) = Cmap::read(FontData::new(&cmap)) else {
        return Ok(None);
    };
    let has = |letter: &char| {
        cmap.map_codepoint(*letter)
            .is_some_and(|it| it != GlyphId::NOTDEF)
    };
    let letters: BTreeSet<char> = letters.iter().copied().filter(has).collect();
    if letters.is_empty() {
        return Ok(None);
    }
    let family = match name {
        Some(table) => family(&read_table(file, table)?),
        None => String::new(),
    };
    let os2 = match os2 {
        Some(table) => read_table(file, table)?,
        None => Vec::new(),
    };
    Ok(Some(Face {
        index,
        family,
        weight: short(&os2, 4).filter(|_| !is_variable).unwrap_or(400),
        italic: short(&os2, 62).is_some_and(|selection| selection & 1 != 0),
        letters,
    }))
}

fn family(table: &[u8]) -> String {
    let Ok(names) = Name::read(FontData::new(table)) else {
        return String::new();
    };
    let named = |id: u16| {
        let mut records = names.name_record().iter();
        let record = records.find(|record| record.name_id().to_u16() == id)?;
        let text = record.string(names.string_data()).ok()?;
        Some(text.chars().take(100).collect())
    };
    FAMILY_NAMES.into_iter().find_map(named).unwrap_or_default()
}

/// The letters that a font draws indeed: some have an empty outline beside a picture, which
/// is not drawn here.
pub(super) fn drawn(data: &[u8], index: u32, letters: &BTreeSet<char>) -> BTreeSet<char> {
    let Ok(font) = FontRef::from_index(data, index) else {
        return BTreeSet::new();
    };
    let (map, outlines) = (font.charmap(), font.outline_glyphs());
    let is_drawn = |letter: &char| {
        let outline = map.map(*letter).and_then(|glyph| outlines.get(glyph));
        outline.is_some_and(|outline| {
            let settings = DrawSettings::unhinted(Size::unscaled(), LocationRef::default());
            let mut ink = Ink(false);
            outline.draw(settings, &mut ink).is_ok() && ink.0
        })
    };
    letters.iter().copied().filter(is_drawn).collect()
}

/// Whether anything was drawn.
struct Ink(bool);

impl OutlinePen for Ink {
    fn move_to(&mut self, _: f32, _: f32) {}

    fn line_to(&mut self, _: f32, _: f32) {
        self.0 = true;
    }

    fn quad_to(&mut self, _: f32, _: f32, _: f32, _: f32) {
        self.0 = true;
    }

    fn curve_to(&mut self, _: f32, _: f32, _: f32, _: f32, _: f32, _: f32) {
        self.0 = true;
    }

    fn close(&mut self) {}
}

fn bytes<const COUNT: usize>(file: &mut File, at: u32) -> io::Result<[u8; COUNT]> {
    let mut read = [0; COUNT];
    file.seek(SeekFrom::Start(at.into()))?;
    file.read_exact(&mut read)?;
    Ok(read)
}

fn read_table(file: &mut File, Table(start, length): Table) -> io::Result<Vec<u8>> {
    let mut table = Vec::new();
    file.seek(SeekFrom::Start(start.into()))?;
    file.take(length.min(LONGEST_TABLE).into())
        .read_to_end(&mut table)?;
    Ok(table)
}

fn short(bytes: &[u8], at: usize) -> Option<u16> {
    let two = bytes.get(at..)?.first_chunk()?;
    Some(u16::from_be_bytes(*two))
}

fn long(bytes: &[u8], at: usize) -> Option<u32> {
    let four = bytes.get(at..)?.first_chunk()?;
    Some(u32::from_be_bytes(*four))
}
