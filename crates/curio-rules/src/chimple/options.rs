//! What can be agreed before a match of Chimple.

use super::squares::Size;
use crate::{OptionError, OptionKind, OptionSpec, OptionValues, options::check_names};

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
        title: || "Board",
        help: || "Three by three squares with two characters a side, or four by four with four.",
        kind: OptionKind::Choice(&[("3", || "3 x 3"), ("4", || "4 x 4")]),
        default: "3",
    },
    OptionSpec {
        key: "back",
        title: || "Moves backward",
        help: || {
            "Whether characters may move back towards their own edge; auto means yes on nine \
               squares and no on sixteen."
        },
        kind: OptionKind::Choice(&[
            ("auto", || "As in the essays"),
            ("yes", || "Yes"),
            ("no", || "No"),
        ]),
        default: "auto",
    },
    OptionSpec {
        key: "capture_back",
        title: || "Captures backward",
        help: || "Whether characters capture on all four diagonals or only on the two ahead.",
        kind: OptionKind::Choice(&[("yes", || "Yes"), ("no", || "No")]),
        default: "yes",
    },
    OptionSpec {
        key: "slide",
        title: || "Moves like a rook",
        help: || "Whether characters may move any distance along a free line instead of one square.",
        kind: OptionKind::Choice(&[("no", || "One step"), ("yes", || "Any distance")]),
        default: "no",
    },
    OptionSpec {
        key: "stuck",
        title: || "No legal move",
        help: || "What happens when the side to move has no legal move.",
        kind: OptionKind::Choice(&[
            ("loses", || "Loses"),
            ("draw", || "Draw"),
            ("wins", || "Wins"),
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
