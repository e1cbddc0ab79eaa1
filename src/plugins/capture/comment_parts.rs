//! Splits the long comments of a film into parts that fit below a line at the usual letter size,
//! and gives each the time to be read. Drawing them is left to [`super::caption`].

use bevy::prelude::*;

use super::caption::{EDGE, SIDE, SMALLER, letters, room};

/// The time to read a letter, in seconds.
const READ: f32 = 0.04;
/// The time to notice that another part has come, in seconds.
const GLANCE: f32 = 0.8;
/// The width of a letter, and the height of a row, in sizes of the letters.
const LETTER: (f32, f32) = (0.6, 1.36);

/// How many letters of a comment fit into the caption of a picture, below its first line.
pub(super) fn fitting(size: Vec2) -> usize {
    let small = letters(size) * SMALLER;
    let columns = (size.x - 4.0 * SIDE) / (small * LETTER.0);
    // A line is two rows high where rows are short.
    let line = letters(size) * LETTER.1 * if columns < 60.0 { 2.0 } else { 1.0 };
    let rows = ((room(size) - 5.0 * EDGE - line) / (small * LETTER.1)).floor();
    // A row ends with a word.
    (columns * rows.max(1.0) * 0.85) as usize
}

/// The comment that is shown, which of its parts, and since when.
#[derive(Resource, Debug, Default)]
pub(super) struct CommentParts {
    /// How many letters a part has at most; nothing where comments are whole.
    most: Option<usize>,
    of: (usize, String),
    part: usize,
    since: f32,
    /// Whether there was no time yet to read all of it.
    pub(super) is_unread: bool,
}

impl CommentParts {
    pub(super) fn new(most: Option<usize>) -> Self {
        Self {
            most,
            ..Self::default()
        }
    }

    /// Cuts the comment on the position after `shown` moves down to the part that is due `now`, a
    /// time in seconds. Returns whether there was time to read all parts.
    pub(super) fn turn(&mut self, shown: usize, comment: &mut String, now: f32) -> bool {
        let Some(most) = self.most else {
            return true;
        };
        if (self.of.0, &self.of.1) != (shown, comment) {
            self.of = (shown, comment.clone());
            (self.part, self.since) = (0, now);
        }
        let parts = parts(comment, most);
        let part = parts.get(self.part).copied().unwrap_or_default();
        let is_last = self.part + 1 >= parts.len();
        // After the last part, nothing more has to be noticed.
        let glance = if is_last { 0.0 } else { GLANCE };
        let reading = glance + part.chars().count() as f32 * READ;
        let is_read = now - self.since >= reading;
        if is_read && !is_last {
            (self.part, self.since) = (self.part + 1, now);
        }
        *comment = parts.get(self.part).copied().unwrap_or_default().to_owned();
        is_read && is_last
    }
}

/// Splits a text at the ends of sentences or at commas into parts of at most `most` letters. A
/// part without such a place to split it is longer.
fn parts(text: &str, most: usize) -> Vec<&str> {
    let ends = text.match_indices(['.', '!', '?', ';', ':', ',']);
    let ends = ends.map(|(at, sign)| at + sign.len());
    let ends: Vec<usize> = ends.filter(|at| text[*at..].starts_with(' ')).collect();
    let mut parts = Vec::new();
    let mut rest = 0;
    while text[rest..].chars().count() > most {
        let fits = |at: &usize| *at > rest && text[rest..*at].chars().count() <= most;
        let is_stop = |at: &usize| text[..*at].ends_with(['.', '!', '?']);
        let mut possible = ends.iter().copied().filter(fits);
        // The end of a sentence is a better place than a comma.
        let whole = ends.iter().copied().filter(fits).rfind(is_stop);
        let Some(end) = whole.or_else(|| possible.next_back()) else {
            break;
        };
        parts.push(text[rest..end].trim());
        rest = end;
    }
    parts.push(text[rest..].trim());
    parts
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "White wins here. It takes five plies, and each of them is forced! Why?";

    #[test]
    fn a_comment_is_parted_where_its_sentences_end() {
        assert_eq!(parts(TEXT, 100), [TEXT]);
        assert_eq!(
            parts(TEXT, 50),
            [
                "White wins here.",
                "It takes five plies, and each of them is forced!",
                "Why?"
            ]
        );
        let small = parts(TEXT, 30);
        assert_eq!(small[1], "It takes five plies,");
        assert_eq!(small.concat().replace(' ', ""), TEXT.replace(' ', ""));
        assert_eq!(parts("", 10), [""]);
    }

    #[test]
    fn each_part_is_read_before_the_next() {
        let mut all = CommentParts::new(Some(50));
        let mut shown_at = |now: f32| {
            let mut comment = TEXT.to_owned();
            let is_read = all.turn(3, &mut comment, now);
            (comment, is_read)
        };
        assert_eq!(shown_at(0.0).0, "White wins here.");
        assert!(shown_at(1.5).0.starts_with("It takes"));
        assert!(shown_at(4.0).0.starts_with("It takes"));
        assert_eq!(shown_at(4.3), ("Why?".to_owned(), false));
        assert!(shown_at(4.5).1);
    }

    #[test]
    fn letters_never_become_small() {
        for (width, height) in [(640, 360), (1080, 1080), (1080, 1920), (1920, 1080)] {
            let most = fitting(Vec2::new(width as f32, height as f32));
            assert!((50..260).contains(&most), "{width}x{height}: {most}");
        }
    }
}
