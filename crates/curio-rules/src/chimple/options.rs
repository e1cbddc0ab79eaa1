//! What can be agreed before a match of Chimple.

use super::squares::Size;
use crate::{OptionError, OptionKind, OptionSpec, OptionValues, options::check_names, texts};

/// What it means that the side to move has no eligible meme (ruling C4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Default)]
pub enum StuckRule {
    /// A player without an eligible meme loses.
    #[default]
    Loses,
    /// Nobody wins.
    Draw,
    /// A player without an eligible meme wins.
    Wins,
}

/// What was agreed before a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Options {
    /// The board.
    pub size: Size,
    /// Characters move towards their own edge too (ruling C1).
    pub back: bool,
    /// They capture towards their own edge too (ruling C3).
    pub capture_back: bool,
    /// They move as far as nobody blocks, instead of one step (ruling C2).
    pub slide: bool,
    /// What being stuck means.
    pub stuck: StuckRule,
}

impl Default for Options {
    fn default() -> Self {
        Self::on(Size::Three)
    }
}

impl Options {
    /// The usual rules on a board: on sixteen squares nobody moves backward.
    #[must_use]
    pub const fn on(size: Size) -> Self {
        Self {
            size,
            back: matches!(size, Size::Three),
            capture_back: true,
            slide: false,
            stuck: StuckRule::Loses,
        }
    }
}

pub(super) const SPECS: [OptionSpec; 5] = [
    OptionSpec {
        key: "size",
        title: texts::chimple_option_size_title,
        help: texts::chimple_option_size_help,
        kind: OptionKind::Choice(&[
            ("3", texts::chimple_option_size_3),
            ("4", texts::chimple_option_size_4),
        ]),
        default: "3",
    },
    OptionSpec {
        key: "back",
        title: texts::chimple_option_back_title,
        help: texts::chimple_option_back_help,
        kind: OptionKind::Choice(&[
            ("auto", texts::chimple_option_back_auto),
            ("yes", texts::chimple_option_yes),
            ("no", texts::chimple_option_no),
        ]),
        default: "auto",
    },
    OptionSpec {
        key: "capture_back",
        title: texts::chimple_option_capture_back_title,
        help: texts::chimple_option_capture_back_help,
        kind: OptionKind::Choice(&[
            ("yes", texts::chimple_option_yes),
            ("no", texts::chimple_option_no),
        ]),
        default: "yes",
    },
    OptionSpec {
        key: "slide",
        title: texts::chimple_option_slide_title,
        help: texts::chimple_option_slide_help,
        kind: OptionKind::Choice(&[
            ("no", texts::chimple_option_slide_no),
            ("yes", texts::chimple_option_slide_yes),
        ]),
        default: "no",
    },
    OptionSpec {
        key: "stuck",
        title: texts::chimple_option_stuck_title,
        help: texts::chimple_option_stuck_help,
        kind: OptionKind::Choice(&[
            ("loses", texts::chimple_option_stuck_loses),
            ("draw", texts::chimple_option_stuck_draw),
            ("wins", texts::chimple_option_stuck_wins),
        ]),
        default: "loses",
    },
];

pub(super) fn read(values: &OptionValues) -> Result<Options, OptionError> {
    check_names(&SPECS, values)?;
    let [size, back, capture_back, slide, stuck] = &SPECS;
    let size = match size.read(values)? {
        "4" => Size::Four,
        _ => Size::Three,
    };
    let usual = Options::on(size);
    Ok(Options {
        back: match back.read(values)? {
            "auto" => usual.back,
            answer => answer == "yes",
        },
        capture_back: capture_back.read(values)? == "yes",
        slide: slide.read(values)? == "yes",
        stuck: match stuck.read(values)? {
            "draw" => StuckRule::Draw,
            "wins" => StuckRule::Wins,
            _ => StuckRule::Loses,
        },
        ..usual
    })
}

pub(super) fn write(options: &Options) -> OptionValues {
    let answer = |yes: bool| if yes { "yes" } else { "no" };
    let stuck = match options.stuck {
        StuckRule::Loses => "loses",
        StuckRule::Draw => "draw",
        StuckRule::Wins => "wins",
    };
    [
        ("size", options.size.side().to_string()),
        ("back", answer(options.back).to_owned()),
        ("capture_back", answer(options.capture_back).to_owned()),
        ("slide", answer(options.slide).to_owned()),
        ("stuck", stuck.to_owned()),
    ]
    .into_iter()
    .map(|(key, value)| (key.to_owned(), value))
    .collect()
}
