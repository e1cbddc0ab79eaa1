//! What a name is: of players, wherever one comes in.

use unicode_normalization::char::is_combining_mark;
use unicode_segmentation::UnicodeSegmentation as _;
use unicode_width::UnicodeWidthStr as _;

use curio_rules::is_instruction;

use super::{folded, normal::normal};

/// The width of the longest name, in columns of a terminal.
pub const WIDEST_NAME: usize = 40;

/// How many marks a letter may bear; no writing needs more.
const MOST_MARKS: usize = 4;

/// What joins two signs, and what keeps two letters apart that would be joined.
const JOINER: char = '\u{200d}';
const NON_JOINER: char = '\u{200c}';
/// The flag that the letters of a country follow unseen.
const BLACK_FLAG: char = '\u{1f3f4}';

/// The name as it is kept and shown: what nobody can see is left out, blanks are single, a
/// letter bears a few marks at most, and a name wider than [`WIDEST_NAME`] ends with “…” between
/// two signs. `None` if nothing is left to be seen.
pub fn name(text: &str) -> Option<String> {
    let text = text
        .chars()
        .filter(|c| c.is_whitespace() || !is_instruction(*c));
    let text = normal(&text.map(plain_blank).collect::<String>(), false);
    let mut words: Vec<String> = Vec::new();
    for word in text.split(' ') {
        let seen: String = word.graphemes(true).filter_map(visible).collect();
        let seen = seen.trim_end_matches([JOINER, NON_JOINER]);
        if !seen.is_empty() {
            words.push(seen.to_owned());
        }
    }
    let name = words.join(" ");
    (!name.is_empty()).then(|| shortened(name, WIDEST_NAME))
}

/// The name, or with the first number behind it that makes it differ from all that are
/// `taken`: “Anna 2”.
pub fn distinct<'a>(name: &str, taken: impl IntoIterator<Item = &'a str>) -> String {
    let taken: Vec<String> = taken.into_iter().map(folded).collect();
    let is_free = |name: &str| !taken.contains(&folded(name));
    if is_free(name) {
        return name.to_owned();
    }
    let numbered = (2_u32..).map(|number| {
        let behind = format!(" {number}");
        shortened(name.to_owned(), WIDEST_NAME - behind.len()) + &behind
    });
    // One more than there are names is enough.
    let mut free = numbered.take(taken.len() + 1).filter(|it| is_free(it));
    free.next().unwrap_or_else(|| name.to_owned())
}

/// The text, or if it is wider than `columns`, its beginning up to a whole sign, and “…”.
pub fn shortened(text: String, columns: usize) -> String {
    if text.width() <= columns {
        return text;
    }
    let mut short = String::new();
    for cluster in text.graphemes(true) {
        if short.width() + cluster.width() >= columns {
            break;
        }
        short.push_str(cluster);
    }
    let mut short = short.trim_end().to_owned();
    short.push('…');
    short
}

/// One blank for all kinds of them, the sign of braille without a dot included.
fn plain_blank(c: char) -> char {
    if c.is_whitespace() || c == '\u{2800}' {
        ' '
    } else {
        c
    }
}

/// What can be seen of a sign with its marks.
fn visible(cluster: &str) -> Option<String> {
    let is_seen = |c: char| !is_unseen(c) && !is_combining_mark(c);
    let first = cluster.chars().find(|c| is_seen(*c))?;
    let mut marks = 0;
    let mut kept = String::new();
    for c in cluster.chars().skip_while(|c| !is_seen(*c)) {
        marks += usize::from(is_combining_mark(c));
        let is_kept = match c {
            JOINER | NON_JOINER | '\u{fe00}'..='\u{fe0f}' => true,
            '\u{e0020}'..='\u{e007f}' => first == BLACK_FLAG,
            _ if is_combining_mark(c) => marks <= MOST_MARKS,
            _ => !is_unseen(c),
        };
        let is_repeated = matches!(c, JOINER | NON_JOINER) && kept.ends_with(c);
        if is_kept && !is_repeated {
            kept.push(c);
        }
    }
    Some(kept)
}

/// Whether a character is not seen by itself: `Default_Ignorable_Code_Point` of Unicode,
/// fillers among them.
pub(crate) const fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{ad}' | '\u{34f}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}'
        | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
        | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
        | '\u{ffa0}' | '\u{fff0}'..='\u{fff8}' | '\u{1bca0}'..='\u{1bca3}'
        | '\u{1d173}'..='\u{1d17a}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;

    #[test]
    fn what_cannot_be_seen_is_no_name() {
        for nobody in [
            "",
            " \u{a0}\u{3000}",
            "\u{3164}",
            "\u{115f}\u{1160}",
            "\u{200b}\u{200d}",
            "\u{2060}\u{feff}",
            "\u{301}",
            "\u{e0041}\u{e0042}",
            "\u{2800}",
            "\u{ad}",
            "\u{202e}\u{7}",
            "\u{fe0f}",
        ] {
            assert_eq!(name(nobody), None, "{nobody:?}");
        }
    }

    #[test]
    fn names_of_all_writings_are_kept() {
        for kept in [
            "Anna Lee",
            "Ștefan",
            "김철수",
            "日本 太郎",
            "علی‌رضا",
            "नीलम",
            "נועם",
            "👩‍🚀 Ada",
            "👨‍👩‍👧‍👦",
            "🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f}",
            "☺\u{fe0f}!",
        ] {
            assert_eq!(name(kept).as_deref(), Some(kept), "{kept:?}");
        }
        for (text, kept) in [
            (" Anna  Lee\n", "Anna Lee"),
            ("Anna\u{200b}\u{200d}", "Anna"),
            ("A\u{e0041}\u{3164}nna", "Anna"),
            ("Jose\u{301}", "José"),
            (
                "a\u{301}\u{302}\u{303}\u{304}\u{305}\u{306}\u{307}",
                "á\u{302}\u{303}\u{304}\u{305}",
            ),
        ] {
            assert_eq!(name(text).as_deref(), Some(kept), "{text:?}");
        }
    }

    #[test]
    fn long_names_are_cut_between_two_signs() {
        let long = name(&"x".repeat(200)).unwrap();
        assert_eq!((long.width(), long.ends_with("x…")), (WIDEST_NAME, true));
        let families = name(&"👨‍👩‍👧‍👦".repeat(30)).unwrap();
        assert_eq!(families, format!("{}…", "👨‍👩‍👧‍👦".repeat(19)));
    }

    #[test]
    fn two_of_one_name_are_told_apart() {
        assert_eq!(distinct("Anna", ["Ben"]), "Anna");
        assert_eq!(distinct("Anna", ["ANNA\u{200b}", "Ben"]), "Anna 2");
        assert_eq!(distinct("anna", ["Anna", "Anna 2"]), "anna 3");
        let long = "x".repeat(WIDEST_NAME);
        let other = distinct(&long, [long.as_str()]);
        assert!(
            other.ends_with("… 2") && other.width() <= WIDEST_NAME,
            "{other}"
        );
    }

    proptest! {
        /// What is a name stays one, can be seen, and pads no table.
        #[test]
        fn a_name_is_its_own_name(text in "\\PC{0,60}|[\u{300}-\u{320}a\u{200b}-\u{200f}\u{3164} ]{0,40}") {
            if let Some(kept) = name(&text) {
                prop_assert_eq!(name(&kept), Some(kept.clone()));
                prop_assert!(kept.width() <= WIDEST_NAME);
                prop_assert!(kept.chars().any(|c| !c.is_whitespace() && !is_unseen(c)));
            } else {
                let is_nothing = |c: char| c.is_whitespace() || is_unseen(c)
                    || is_combining_mark(c) || is_instruction(c) || plain_blank(c) == ' ';
                prop_assert!(text.chars().all(is_nothing));
            }
        }
    }
}
