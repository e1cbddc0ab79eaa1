//! Lines that run from right to left, such as those in Arabic and Hebrew.
//!
//! egui 0.36 shapes each word of such a script as it is read, with its letters joined, but
//! sets the words of a line from left to right. Here they are moved to where they belong,
//! line by line, by the rules of Unicode for text in both directions. Where a cursor stands
//! in a field stays egui's affair.

use core::ops::Range;
use std::sync::Arc;

use bevy_egui::egui::{
    Galley, Shape,
    epaint::text::{Glyph, Row},
};
use unicode_bidi::{BidiClass, BidiInfo, Level, bidi_class};

/// A line runs from right to left as a whole where letters that do so outnumber the others by
/// this factor: a name in an English sentence leaves the sentence as it is.
const CLEARLY: usize = 3;

/// Moves the words of texts in a shape to where they are read.
pub(super) fn direct(shape: &mut Shape) {
    match shape {
        Shape::Vec(shapes) => shapes.iter_mut().for_each(direct),
        Shape::Text(text) if text.galley.text().chars().any(is_turned) => {
            direct_galley(Arc::make_mut(&mut text.galley));
        }
        _ => {}
    }
}

fn direct_galley(galley: &mut Galley) {
    let base = base(galley.text());
    for placed in &mut galley.rows {
        if placed.row.glyphs.iter().any(|glyph| is_turned(glyph.chr)) {
            direct_row(Arc::make_mut(&mut placed.row), base);
        }
    }
}

/// Whether a letter runs from right to left.
fn is_turned(c: char) -> bool {
    // No letter before Hebrew does.
    c >= '\u{590}' && matches!(bidi_class(c), BidiClass::R | BidiClass::AL)
}

/// The direction of a text as a whole.
fn base(text: &str) -> Level {
    let turned = text.chars().filter(|c| is_turned(*c)).count();
    let straight = text
        .chars()
        .filter(|c| bidi_class(*c) == BidiClass::L)
        .count();
    if turned >= CLEARLY * straight.max(1) {
        Level::rtl()
    } else {
        Level::ltr()
    }
}

/// What moves as one: a word from right to left, which is in order within itself, or any
/// other character.
struct Piece {
    glyphs: Range<usize>,
    /// What stands for it when the directions are found.
    sign: char,
}

fn direct_row(row: &mut Row, base: Level) {
    let pieces = pieces(&row.glyphs);
    let ends: Vec<f32> = pieces.iter().map(|piece| end(&row.glyphs, piece)).collect();
    let Some(mut x) = row.glyphs.first().map(|glyph| glyph.pos.x) else {
        return;
    };
    for (number, turned) in order(&pieces, base) {
        let Some((piece, end)) = pieces.get(number).zip(ends.get(number)) else {
            continue;
        };
        let Some(start) = row.glyphs.get(piece.glyphs.start).map(|glyph| glyph.pos.x) else {
            continue;
        };
        for glyph in piece.glyphs.clone() {
            shift(row, glyph, x - start);
            if turned && is_mirrored(piece.sign) {
                mirror(row, glyph);
            }
        }
        x += end - start;
    }
}

/// Where a piece ends, as it was laid out: where the next one begins.
fn end(glyphs: &[Glyph], piece: &Piece) -> f32 {
    let next = glyphs.get(piece.glyphs.end).map(|glyph| glyph.pos.x);
    let last = glyphs.last().map(Glyph::max_x);
    next.or(last).unwrap_or_default()
}

fn pieces(glyphs: &[Glyph]) -> Vec<Piece> {
    let mut pieces: Vec<Piece> = Vec::new();
    let mut in_word = false;
    for (at, glyph) in glyphs.iter().enumerate() {
        let turned = is_turned(glyph.chr);
        // Marks belong to the letter beside them, which may come before or after.
        let joins = turned || matches!(bidi_class(glyph.chr), BidiClass::NSM | BidiClass::BN);
        match pieces.last_mut() {
            Some(word) if in_word && joins => {
                word.glyphs.end = at + 1;
                if turned {
                    word.sign = glyph.chr;
                }
            }
            _ => pieces.push(Piece {
                glyphs: at..at + 1,
                sign: glyph.chr,
            }),
        }
        in_word = joins;
    }
    pieces
}

/// The pieces in the order in which they are seen from left to right, and whether each is
/// read from right to left.
fn order(pieces: &[Piece], base: Level) -> Vec<(usize, bool)> {
    let text: String = pieces.iter().map(|piece| piece.sign).collect();
    let starts: Vec<usize> = text.char_indices().map(|(at, _)| at).collect();
    let info = BidiInfo::new(&text, Some(base));
    let mut order = Vec::with_capacity(pieces.len());
    for paragraph in &info.paragraphs {
        let (levels, runs) = info.visual_runs(paragraph, paragraph.range.clone());
        for run in runs {
            let turned = levels.get(run.start).is_some_and(Level::is_rtl);
            let first = starts.partition_point(|start| *start < run.start);
            let last = starts.partition_point(|start| *start < run.end);
            let within = (first..last).map(|number| (number, turned));
            if turned {
                order.extend(within.rev());
            } else {
                order.extend(within);
            }
        }
    }
    order
}

/// The corners of a letter in the picture of a row.
const CORNERS: usize = 4;

fn shift(row: &mut Row, glyph: usize, by: f32) {
    let Some(glyph) = row.glyphs.get_mut(glyph) else {
        return;
    };
    glyph.pos.x += by;
    if !glyph.uv_rect.is_nothing() {
        let corners = row.visuals.mesh.vertices.iter_mut();
        for corner in corners.skip(glyph.first_vertex as usize).take(CORNERS) {
            corner.pos.x += by;
        }
    }
}

/// Whether a sign looks the other way from right to left.
fn is_mirrored(sign: char) -> bool {
    "()[]{}<>«»‹›".contains(sign)
}

fn mirror(row: &mut Row, glyph: usize) {
    let Some(glyph) = row.glyphs.get(glyph) else {
        return;
    };
    let first = glyph.first_vertex as usize;
    let corners = row.visuals.mesh.vertices.get_mut(first..first + CORNERS);
    if let Some([a, b, c, d]) = corners.filter(|_| !glyph.uv_rect.is_nothing()) {
        core::mem::swap(&mut a.uv.x, &mut b.uv.x);
        core::mem::swap(&mut c.uv.x, &mut d.uv.x);
    }
}

#[cfg(test)]
mod tests {
    use bevy_egui::egui::{
        Context, Event, FontData, FontFamily, Key, Modifiers, RawInput, TextEdit,
        epaint::{
            ClippedShape,
            text::{FontInsert, FontPriority, InsertFontFamily},
        },
    };

    use super::{super::samples::font, *};
    use crate::plugins::ui::theme;

    /// What is seen from left to right; each letter of a word stands for itself here.
    fn seen(text: &str) -> String {
        let pieces: Vec<Piece> = text
            .chars()
            .enumerate()
            .map(|(at, sign)| Piece {
                glyphs: at..at + 1,
                sign,
            })
            .collect();
        let order = order(&pieces, base(text));
        let signs = order.iter().filter_map(|(number, _)| pieces.get(*number));
        signs.map(|piece| piece.sign).collect()
    }

    #[test]
    fn words_are_seen_where_they_are_read() {
        assert_eq!(seen("Anna vs. Ben"), "Anna vs. Ben");
        assert_eq!(seen("אב גד"), "דג בא");
        // A name in an English sentence.
        assert_eq!(seen("Game: אב גד beat Ben"), "Game: דג בא beat Ben");
        // A field of the board in a Hebrew one.
        assert_eq!(seen("אבג דה d4 וז חט"), "טח זו d4 הד גבא");
        assert_eq!(seen("אב 12 גד"), "דג 12 בא");
        assert_eq!(seen("שלום (טוב)"), ")בוט( םולש");
    }

    /// A context whose font has the letters of these tests.
    fn context() -> Context {
        let context = Context::default();
        context.add_font(FontInsert {
            name: "hebrew".to_owned(),
            data: FontData::from_owned(font("אבגדהוזחט\u{5b8}")),
            families: vec![InsertFontFamily {
                family: FontFamily::Proportional,
                priority: FontPriority::Lowest,
            }],
        });
        context
    }

    fn shapes(context: &Context, events: Vec<Event>, text: &mut String) -> Vec<ClippedShape> {
        let input = RawInput {
            events,
            ..RawInput::default()
        };
        let mut output = context.run_ui(input, |ui| {
            theme::field(ui, TextEdit::singleline(text)).request_focus();
        });
        for shape in &mut output.shapes {
            direct(&mut shape.shape);
        }
        output.shapes
    }

    /// The letters in the order of their places from left to right.
    fn drawn(text: &str) -> String {
        let context = context();
        let mut text = text.to_owned();
        shapes(&context, Vec::new(), &mut text);
        let shapes = shapes(&context, Vec::new(), &mut text);
        let galleys = shapes.iter().filter_map(|shape| match &shape.shape {
            Shape::Text(text) => Some(&text.galley),
            _ => None,
        });
        let rows = galleys.flat_map(|galley| &galley.rows);
        let mut glyphs: Vec<&Glyph> = rows
            .flat_map(|placed| &placed.row.glyphs)
            .filter(|glyph| glyph.advance_width > 0.0)
            .collect();
        glyphs.sort_by(|a, b| a.pos.x.total_cmp(&b.pos.x));
        for pair in glyphs.windows(2) {
            if let [left, right] = pair {
                assert!(
                    (left.max_x() - right.pos.x).abs() < 1.0,
                    "no gaps in {text}"
                );
            }
        }
        glyphs.iter().map(|glyph| glyph.chr).collect()
    }

    #[test]
    fn glyphs_are_moved_to_where_they_are_read() {
        for (text, expected) in [
            ("Anna vs. Ben", "Anna vs. Ben"),
            ("אב גד", "דג בא"),
            ("Game: אב גד beat Ben", "Game: דג בא beat Ben"),
            ("אבג דה d4 וז חט", "טח זו d4 הד גבא"),
        ] {
            assert_eq!(drawn(text), expected);
        }
    }

    #[test]
    fn text_from_right_to_left_can_be_edited() {
        let key = |key, modifiers| Event::Key {
            key,
            physical_key: None,
            pressed: true,
            repeat: false,
            modifiers,
        };
        let (none, shift) = (Modifiers::NONE, Modifiers::SHIFT);
        let context = context();
        let mut text = "אבג דה\u{5b8} x וז".to_owned();
        let events = [
            Event::PointerGone,
            key(Key::End, none),
            key(Key::Backspace, none),
            Event::Text("ט".to_owned()),
            key(Key::Home, none),
            key(Key::Delete, none),
            Event::Text("Ω ".to_owned()),
            key(Key::ArrowRight, shift),
            key(Key::ArrowLeft, none),
            key(Key::End, shift),
            Event::Copy,
            key(Key::Home, none),
            Event::Paste("בגד".to_owned()),
            key(Key::End, none),
            Event::Text("!".to_owned()),
        ];
        for event in events {
            shapes(&context, vec![event], &mut text);
        }
        assert_eq!(text, "בגדΩ בג דה\u{5b8} x וט!");
    }
}
