//! Letters that no font of the system has: which they are, and what helps.

use std::collections::BTreeSet;

use crate::{
    plugins::ui::hud::words::together,
    texts::{self, Said},
};

/// A group of letters that one font is made for.
struct Script {
    /// What its letters are, as players call them.
    name: Said,
    ranges: &'static [(char, char)],
    /// The package of Debian and Ubuntu that has a font for it.
    package: &'static str,
}

const KOREAN: Script = Script {
    name: texts::letters_korean,
    ranges: &[
        ('\u{1100}', '\u{11ff}'),
        ('\u{3130}', '\u{318f}'),
        ('\u{a960}', '\u{a97f}'),
        ('\u{ac00}', '\u{d7ff}'),
    ],
    package: "fonts-noto-cjk",
};

const CHINESE_OR_JAPANESE: Script = Script {
    name: texts::letters_chinese_or_japanese,
    ranges: &[
        ('\u{2e80}', '\u{9fff}'),
        ('\u{f900}', '\u{faff}'),
        ('\u{fe30}', '\u{fe4f}'),
        ('\u{ff00}', '\u{ffef}'),
        ('\u{20000}', '\u{3ffff}'),
    ],
    package: "fonts-noto-cjk",
};

const SYMBOLS: Script = Script {
    name: texts::letters_symbols,
    ranges: &[('\u{2000}', '\u{2bff}'), ('\u{1f000}', '\u{1faff}')],
    package: "fonts-symbola",
};

const OTHERS: Script = Script {
    name: texts::letters_others,
    ranges: &[('\0', char::MAX)],
    package: "fonts-noto-core",
};

const SCRIPTS: [Script; 12] = [
    KOREAN,
    CHINESE_OR_JAPANESE,
    script(
        texts::letters_hebrew,
        &[('\u{590}', '\u{5ff}'), ('\u{fb1d}', '\u{fb4f}')],
    ),
    script(
        texts::letters_arabic,
        &[
            ('\u{600}', '\u{6ff}'),
            ('\u{750}', '\u{77f}'),
            ('\u{8a0}', '\u{8ff}'),
            ('\u{fb50}', '\u{fdff}'),
            ('\u{fe70}', '\u{fefe}'),
        ],
    ),
    script(texts::letters_armenian, &[('\u{530}', '\u{58f}')]),
    script(
        texts::letters_georgian,
        &[('\u{10a0}', '\u{10ff}'), ('\u{1c90}', '\u{1cbf}')],
    ),
    script(texts::letters_indic, &[('\u{900}', '\u{dff}')]),
    script(texts::letters_thai_or_lao, &[('\u{e00}', '\u{eff}')]),
    script(texts::letters_ethiopic, &[('\u{1200}', '\u{139f}')]),
    script(
        texts::letters_khmer_or_burmese,
        &[('\u{1000}', '\u{109f}'), ('\u{1780}', '\u{17ff}')],
    ),
    SYMBOLS,
    OTHERS,
];

const fn script(name: Said, ranges: &'static [(char, char)]) -> Script {
    Script {
        name,
        ranges,
        package: "fonts-noto-core",
    }
}

impl Script {
    fn for_letter(letter: char) -> &'static Self {
        let has = |script: &&Self| {
            let mut ranges = script.ranges.iter();
            ranges.any(|(first, last)| (*first..=*last).contains(&letter))
        };
        SCRIPTS.iter().find(has).unwrap_or(&OTHERS)
    }
}

/// Whether a character is drawn by itself: others change the one before, or have no
/// meaning but what two people have agreed on.
pub(super) fn is_drawn(c: char) -> bool {
    !c.is_ascii()
        && !c.is_control()
        && !c.is_whitespace()
        && !matches!(c,
            // Joiners, and marks of the direction.
            '\u{ad}' | '\u{61c}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}'
            | '\u{2060}'..='\u{206f}' | '\u{feff}'
            // Accents: they are drawn with the font of the letter before, or not at all.
            | '\u{300}'..='\u{36f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}'
            | '\u{20d0}'..='\u{20ff}'
            // Ways to draw the character before, and tags.
            | '\u{fe00}'..='\u{fe0f}' | '\u{e0000}'..='\u{e0fff}'
            | '\u{1f3fb}'..='\u{1f3ff}'
            // For private use.
            | '\u{e000}'..='\u{f8ff}' | '\u{f0000}'..='\u{10ffff}'
            | char::REPLACEMENT_CHARACTER)
}

/// What is said about letters that cannot be drawn, unless it `said` so before.
pub(super) fn news(missing: &BTreeSet<char>, said: &mut BTreeSet<&'static str>) -> Option<String> {
    let mut names = Vec::new();
    let mut packages = Vec::new();
    for script in missing.iter().map(|letter| Script::for_letter(*letter)) {
        let name = (script.name)();
        if said.insert(name) {
            names.push(name);
            if !packages.contains(&script.package) {
                packages.push(script.package);
            }
        }
    }
    (!names.is_empty()).then(|| {
        let (names, all) = (names.join("; "), together(&packages));
        texts::letters_missing(&names, &all, packages.len())
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_is_said_once_what_would_help() {
        let mut said = BTreeSet::new();
        let mut say = |text: &str| news(&text.chars().collect(), &mut said);
        let text = say("王小明よ").unwrap_or_default();
        assert!(text.contains("(Chinese or Japanese)"), "{text}");
        assert!(text.contains("the package fonts-noto-cjk may"), "{text}");
        assert_eq!(say("李漢"), None);
        let text = say("אع李").unwrap_or_default();
        assert!(text.contains("(Hebrew; Arabic)"), "{text}");
        assert!(text.contains("the package fonts-noto-core may"), "{text}");
        assert!(say("🫠𓀀").is_some());
        assert_eq!(say(""), None);
    }

    #[test]
    fn what_changes_other_characters_is_not_searched() {
        for c in [
            'a',
            '\u{fe0f}',
            '\u{200d}',
            '\u{202e}',
            '\u{323}',
            '\u{e0101}',
            '\u{e000}',
            '\u{a0}',
            '\u{fffd}',
            '\u{85}',
        ] {
            assert!(!is_drawn(c), "{c:?}");
        }
        for c in ['é', '王', '\u{5b8}', '🫠'] {
            assert!(is_drawn(c), "{c:?}");
        }
    }
}
