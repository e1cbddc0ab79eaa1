//! What can be agreed before a match of Chimple.

use super::squares::Size;
use crate::{
    GameOptions, OptionError, OptionKind, OptionSpec, OptionValues,
    options::{OptionRow, choice, read_rows, specs, write_rows},
    texts,
};

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

const ROWS: [OptionRow<Options>; 5] = [
    OptionRow {
        spec: OptionSpec {
            key: "size",
            title: texts::chimple_option_size_title,
            help: texts::chimple_option_size_help,
            kind: OptionKind::Choice(&[
                ("3", texts::chimple_option_size_3),
                ("4", texts::chimple_option_size_4),
            ]),
            default: "3",
        },
        set: |options, text| {
            *options = Options::on(if text == "4" { Size::Four } else { Size::Three });
            Some(())
        },
        text: |options| options.size.side().to_string(),
    },
    OptionRow {
        spec: OptionSpec {
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
        set: |options, text| {
            if text != "auto" {
                options.back = text == "yes";
            }
            Some(())
        },
        text: |options| if options.back { "yes" } else { "no" }.to_owned(),
    },
    choice!(capture_back: "capture_back" = "yes",
        texts::chimple_option_capture_back_title, texts::chimple_option_capture_back_help, [
        "yes" texts::chimple_option_yes => true,
        "no" texts::chimple_option_no => false,
    ]),
    choice!(slide: "slide" = "no",
        texts::chimple_option_slide_title, texts::chimple_option_slide_help, [
        "no" texts::chimple_option_slide_no => false,
        "yes" texts::chimple_option_slide_yes => true,
    ]),
    choice!(stuck: "stuck" = "loses",
        texts::chimple_option_stuck_title, texts::chimple_option_stuck_help, [
        "loses" texts::chimple_option_stuck_loses => StuckRule::Loses,
        "draw" texts::chimple_option_stuck_draw => StuckRule::Draw,
        "wins" texts::chimple_option_stuck_wins => StuckRule::Wins,
    ]),
];

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &specs(&ROWS);

    fn read(values: &OptionValues) -> Result<Self, OptionError> {
        read_rows(&ROWS, values)
    }

    fn write(&self) -> OptionValues {
        write_rows(&ROWS, self)
    }
}
