//! The way of a move over the board: the last one, and one that could be played next.
//! They differ in colour and in their lines.

use super::{
    View,
    markup::{At, Num, SMALL, points, text},
    palette::{self, Tone},
    sheet::{Sheet, layer},
};

/// Which move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Which {
    /// The one that led to the position: solid lines, corners around its end.
    Last,
    /// One that could be played next: dashed lines, a ring around its end.
    Hint,
}

impl Which {
    const fn tone(self) -> Tone {
        match self {
            Self::Last => palette::MARK_LAST,
            Self::Hint => palette::MARK_HINT,
        }
    }

    const fn name(self) -> &'static str {
        match self {
            Self::Last => "last",
            Self::Hint => "hint",
        }
    }
}

/// Draws the way from the first of these points to the last, whose surroundings reach
/// `half` away, and the mark that the last move was given. One point is an end without a way.
pub fn draw(sheet: &mut Sheet, view: &View<'_>, which: Which, way: &[At], half: f64) {
    let Some(end) = way.last() else { return };
    let tone = which.tone();
    let mut drawn = line(which, way, half);
    match which {
        Which::Last => {
            sheet.way = way.to_vec();
            drawn.push_str(&corners(*end, half, tone));
        }
        Which::Hint => drawn.push_str(&format!(
            r#"<circle cx="{}" cy="{}" r="{}" fill="none" stroke="{tone}" stroke-width="3" stroke-dasharray="5 4"/>"#,
            Num(end.x),
            Num(end.y),
            Num(half * 0.9)
        )),
    }
    sheet.put(layer::OVER, which.name(), drawn);
    if which == Which::Last {
        mark(sheet, view, *end, half);
    }
}

/// The arrow, which ends before the middle of the last place, so that what stands there is
/// seen.
fn line(which: Which, way: &[At], half: f64) -> String {
    let [.., before, end] = way else {
        return String::new();
    };
    let along = *end - *before;
    let length = along.length();
    if length < half {
        return String::new();
    }
    let unit = along * (1.0 / length);
    let aside = At::new(-unit.y, unit.x);
    let tip = *end - unit * (half * 0.62);
    let neck = tip - unit * 8.0;
    let mut bends = way.to_vec();
    if let Some(last) = bends.last_mut() {
        *last = neck;
    }
    if let [first, second, ..] = &mut bends[..] {
        let away = *second - *first;
        let far = away.length().max(1.0);
        *first = *first + away * (half * 0.3 / far).min(0.4);
    }
    let bends = points(bends);
    let head = points([tip, neck + aside * 5.5, neck - aside * 5.5]);
    let dashes = match which {
        Which::Last => "",
        Which::Hint => r#" stroke-dasharray="7 4""#,
    };
    let tone = which.tone();
    let edge = palette::IVORY;
    format!(
        r#"<g stroke-linejoin="round" opacity=".9"><polyline points="{bends}" fill="none" stroke="{edge}" stroke-width="5.5" stroke-linecap="round"/><polygon points="{head}" fill="{edge}" stroke="{edge}" stroke-width="3"/><polyline points="{bends}" fill="none" stroke="{tone}" stroke-width="3.4"{dashes}/><polygon points="{head}" fill="{tone}"/></g>"#
    )
}

/// The corners of a square about a place.
pub fn corners(at: At, half: f64, tone: Tone) -> String {
    let arm = half * 0.55;
    let mut path = String::new();
    for (x, y) in [(-1.0, -1.0), (1.0, -1.0), (1.0, 1.0), (-1.0, 1.0)] {
        let corner = at + At::new(x * half, y * half);
        let (one, other) = (At::new(-x * arm, 0.0), At::new(0.0, -y * arm));
        path.push_str(&format!("M{}L{}L{}", corner + one, corner, corner + other));
    }
    format!(
        r#"<path d="{path}" fill="none" stroke="{}" stroke-width="4.6"/><path d="{path}" fill="none" stroke="{tone}" stroke-width="3"/>"#,
        palette::IVORY
    )
}

/// How far from the end of a move its mark is, in parts of the way to the corner.
pub const ASIDE: f64 = 0.85;

/// Writes what an annotator thinks of the last move at the corner of its end.
pub fn mark(sheet: &mut Sheet, view: &View<'_>, end: At, half: f64) {
    if view.mark.is_empty() {
        return;
    }
    let at = end + At::new(half, -half) * ASIDE;
    // Never over the edge of the drawing.
    let at = At::new(at.x.clamp(12.0, 388.0), at.y.max(12.0));
    let badge = format!(
        r#"<circle cx="{}" cy="{}" r="9.5" fill="{}" stroke="{}" stroke-width="1.5"/>{}"#,
        Num(at.x),
        Num(at.y),
        palette::ACCENT,
        palette::NIGHT,
        text(at, SMALL, palette::NIGHT, view.mark),
    );
    sheet.put(layer::OVER, "mark", badge);
}
