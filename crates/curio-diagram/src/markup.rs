//! The text of SVG: points, numbers, and texts that may say anything.

use core::{
    fmt,
    ops::{Add, Mul, Sub},
};

/// A point of the drawing, or the way from one to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct At {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl At {
    /// A point by its coordinates.
    pub const fn new(x: f64, y: f64) -> Self {
        Self { x, y }
    }

    /// The length of the way.
    pub fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }
}

impl Add for At {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for At {
    type Output = Self;

    fn sub(self, other: Self) -> Self {
        Self::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for At {
    type Output = Self;

    fn mul(self, by: f64) -> Self {
        Self::new(self.x * by, self.y * by)
    }
}

/// As in a list of points: `x y`.
impl fmt::Display for At {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", Num(self.x), Num(self.y))
    }
}

/// A number with at most one digit after the point: a tenth of a unit is less than a
/// screen shows.
#[derive(Clone, Copy, Debug)]
pub struct Num(pub f64);

impl fmt::Display for Num {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let tenths = (self.0 * 10.0).round() as i32;
        if tenths < 0 {
            f.write_str("-")?;
        }
        (tenths.unsigned_abs() / 10).fmt(f)?;
        match tenths.unsigned_abs() % 10 {
            0 => Ok(()),
            rest => write!(f, ".{rest}"),
        }
    }
}

/// A text as the content of an element or of an attribute in double quotes. What XML does
/// not allow at all becomes the sign for unreadable characters.
pub fn escaped(text: &str) -> String {
    let mut written = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '&' => written.push_str("&amp;"),
            '<' => written.push_str("&lt;"),
            '>' => written.push_str("&gt;"),
            '"' => written.push_str("&quot;"),
            '\t' | '\n' => written.push(c),
            '\0'..='\u{1f}' | '\u{7f}'..='\u{9f}' | '\u{fffe}' | '\u{ffff}' => {
                written.push('\u{fffd}');
            }
            _ => written.push(c),
        }
    }
    written
}

/// A closed shape through these points, as the content of `d` or `points`.
pub fn points(points: impl IntoIterator<Item = At>) -> String {
    let points: Vec<String> = points.into_iter().map(|at| at.to_string()).collect();
    points.join(" ")
}

/// The smallest letters: on a telephone, where the drawing is 344 points wide, 12 points.
pub const SMALL: f64 = 14.0;

/// A text about a point, no smaller than small letters.
pub fn text(at: At, size: f64, ink: impl fmt::Display, text: &str) -> String {
    anchored(at, [size.max(SMALL), f64::INFINITY], ink, text, "middle")
}

/// A text about a point in small letters, which are narrower where the room is less than they take.
pub fn text_within(at: At, room: f64, ink: impl fmt::Display, text: &str) -> String {
    anchored(at, [SMALL, room], ink, text, "middle")
}

/// A text in small letters that begins at a point.
pub fn text_from(at: At, room: f64, ink: impl fmt::Display, text: &str) -> String {
    anchored(at, [SMALL, room], ink, text, "start")
}

/// A text in small letters that ends at a point.
pub fn text_to(at: At, room: f64, ink: impl fmt::Display, text: &str) -> String {
    anchored(at, [SMALL, room], ink, text, "end")
}

fn anchored(at: At, measures: [f64; 2], ink: impl fmt::Display, text: &str, by: &str) -> String {
    let [size, room] = measures;
    // The middle of capitals and digits lies at about a third of the size above the line.
    let line = at + At::new(0.0, size * 0.35);
    // Letters are about half as wide as they are high.
    let is_long = 0.5 * size * text.chars().count() as f64 > room;
    let narrow = format!(r#" textLength="{room}" lengthAdjust="spacingAndGlyphs""#);
    let length = if is_long { &narrow } else { "" };
    let (x, y, size) = (Num(line.x), Num(line.y), Num(size));
    let text = escaped(text);
    format!(
        r#"<text x="{x}" y="{y}" font-size="{size}" fill="{ink}" text-anchor="{by}"{length}>{text}</text>"#
    )
}

/// A shape that was defined before, moved to a point.
pub fn symbol(id: &str, at: At) -> String {
    format!(
        r##"<use href="#{id}" x="{}" y="{}"/>"##,
        Num(at.x),
        Num(at.y)
    )
}

/// Something with a name that is read out, and shown where the pointer rests.
pub fn titled(title: &str, content: &str) -> String {
    format!("<g><title>{}</title>{content}</g>", escaped(title))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_short_and_have_no_negative_zero() {
        let written = [0.0, -0.04, 1.25, -3.95, 20.0, 0.1 + 0.2].map(|n| Num(n).to_string());
        assert_eq!(written, ["0", "0", "1.3", "-4", "20", "0.3"]);
    }

    #[test]
    fn texts_cannot_become_elements() {
        let text = "a<b & \"c\">\u{1b}\u{0}\u{fffe}d\n";
        assert_eq!(
            escaped(text),
            "a&lt;b &amp; &quot;c&quot;&gt;\u{fffd}\u{fffd}\u{fffd}d\n"
        );
    }
}
