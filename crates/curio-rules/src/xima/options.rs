//! What can be agreed before a match of XIMA.

use crate::{
    Colour, OptionError, OptionKind, OptionSpec, OptionValues,
    options::{check_names, meaning, word_for},
    texts,
};

/// Which dice are thrown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Dice {
    /// None: the sport mode.
    #[default]
    None,
    /// One: it says how many steps the block of the turn runs (ruling R17).
    One,
    /// Scienluck: one player throws two dice and may move two blocks in a turn,
    /// the others play without dice (ruling R18).
    Scienluck,
}

/// Who has the first turn (ruling R16).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum First {
    /// Red, as in the recorded games.
    #[default]
    Red,
    /// Blue, as in the chapter on combinatorics.
    Blue,
}

/// What the first square of a path from outside must be like (ruling R1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum FirstSquare {
    /// Without a block.
    #[default]
    Free,
    /// One block high at most.
    Any,
}

/// What partners are to each other in a tower (ruling R6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Partners {
    /// Two colours like any others.
    #[default]
    Separate,
    /// One majority: they neither capture nor weigh on each other.
    Together,
}

/// How three more blocks come to be given (ruling R12).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum MoreBlocks {
    /// When everybody agrees, and when nobody owns a common block.
    #[default]
    Agreed,
    /// Only when nobody owns a common block.
    Automatic,
    /// No blocks are given.
    Never,
}

/// Which repetitions are forbidden (rulings R14 and R15).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Repetition {
    /// The third occurrence of a position.
    #[default]
    Third,
    /// The third in a row, by the same shuffling.
    Consecutive,
    /// None.
    Allowed,
}

/// How the special on the summit is weighed (ruling R21).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum SummitValue {
    /// 16 for the win, and the special is no block of the board.
    #[default]
    Apart,
    /// 16 for the win, and the special counts among the blocks on the board.
    Counted,
    /// 16 as a block on the board, and nothing for the win.
    OnBoard,
}

/// What a special adds to the block that holds it (ruling R20).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum DominatedSpecial {
    /// As much as any block: the number of the floor.
    #[default]
    Floor,
    /// Half of its own value: twice the number of the floor.
    Half,
}

/// What was agreed before a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// How many players take part: 2 to 4.
    pub players: u8,
    /// Whether opposite players are partners; only for four.
    pub pairs: bool,
    /// What partners are to each other in a tower.
    pub partners: Partners,
    /// Which dice are thrown.
    pub dice: Dice,
    /// The seat that throws the dice of Scienluck, counted from 1.
    pub thrower: u8,
    /// Who has the first turn.
    pub first: First,
    /// What the first square of a path from outside must be like.
    pub first_square: FirstSquare,
    /// Whether a path from outside may end on the summit (ruling R2).
    pub summit_entry: bool,
    /// Whether a majority captures when a block leaves the top (ruling R3).
    pub uncover: bool,
    /// How three more blocks come to be given.
    pub more_blocks: MoreBlocks,
    /// After how many full turns without progress everybody gets three more
    /// blocks (ruling R13); 0 for never.
    pub patience: u8,
    /// Which repetitions are forbidden.
    pub repetition: Repetition,
    /// How the special on the summit is weighed.
    pub summit_value: SummitValue,
    /// What a special adds to the block that holds it.
    pub dominated_special: DominatedSpecial,
}

impl Default for Options {
    fn default() -> Self {
        Self {
            players: 2,
            pairs: false,
            partners: Partners::Separate,
            dice: Dice::None,
            thrower: 1,
            first: First::Red,
            first_square: FirstSquare::Free,
            summit_entry: true,
            uncover: false,
            more_blocks: MoreBlocks::Agreed,
            patience: 20,
            repetition: Repetition::Third,
            summit_value: SummitValue::Apart,
            dominated_special: DominatedSpecial::Floor,
        }
    }
}

impl Options {
    /// The usual rules for this many players.
    #[must_use]
    pub fn for_players(players: u8) -> Self {
        Self {
            players,
            ..Self::default()
        }
    }

    /// The colours in turn order.
    #[must_use]
    pub fn colours(&self) -> &'static [Colour] {
        const RED: [Colour; 4] = [Colour::Red, Colour::Blue, Colour::Yellow, Colour::Green];
        const BLUE: [Colour; 4] = [Colour::Blue, Colour::Red, Colour::Yellow, Colour::Green];
        let colours = match self.first {
            First::Red => &RED,
            First::Blue => &BLUE,
        };
        &colours[..usize::from(self.players).min(4)]
    }
}

const YES_NO: OptionKind =
    OptionKind::Choice(&[("yes", texts::option_yes), ("no", texts::option_no)]);

pub(super) const SPECS: [OptionSpec; 14] = [
    OptionSpec {
        key: "players",
        title: texts::option_players,
        help: texts::xima_option_players_help,
        kind: OptionKind::Number {
            min: 2,
            max: 4,
            words: &[],
        },
        default: "2",
    },
    OptionSpec {
        key: "teams",
        title: texts::xima_option_teams,
        help: texts::xima_option_teams_help,
        kind: OptionKind::Choice(&[
            ("none", texts::xima_option_teams_none),
            ("pairs", texts::xima_option_teams_pairs),
        ]),
        default: "none",
    },
    OptionSpec {
        key: "dice",
        title: texts::xima_option_dice,
        help: texts::xima_option_dice_help,
        kind: OptionKind::Choice(&[
            ("none", texts::xima_option_dice_none),
            ("one", texts::xima_option_dice_one),
            ("scienluck", texts::xima_option_dice_scienluck),
        ]),
        default: "none",
    },
    OptionSpec {
        key: "thrower",
        title: texts::xima_option_thrower,
        help: texts::xima_option_thrower_help,
        kind: OptionKind::Number {
            min: 1,
            max: 4,
            words: &[],
        },
        default: "1",
    },
    OptionSpec {
        key: "first",
        title: texts::xima_option_first,
        help: texts::xima_option_first_help,
        kind: OptionKind::Choice(&[("red", texts::colour_red), ("blue", texts::colour_blue)]),
        default: "red",
    },
    OptionSpec {
        key: "first_square",
        title: texts::xima_option_first_square,
        help: texts::xima_option_first_square_help,
        kind: OptionKind::Choice(&[
            ("free", texts::xima_option_first_square_free),
            ("any", texts::xima_option_first_square_any),
        ]),
        default: "free",
    },
    OptionSpec {
        key: "summit_entry",
        title: texts::xima_option_summit_entry,
        help: texts::xima_option_summit_entry_help,
        kind: YES_NO,
        default: "yes",
    },
    OptionSpec {
        key: "uncover",
        title: texts::xima_option_uncover,
        help: texts::xima_option_uncover_help,
        kind: YES_NO,
        default: "no",
    },
    OptionSpec {
        key: "partners",
        title: texts::xima_option_partners,
        help: texts::xima_option_partners_help,
        kind: OptionKind::Choice(&[
            ("separate", texts::xima_option_partners_separate),
            ("together", texts::xima_option_partners_together),
        ]),
        default: "separate",
    },
    OptionSpec {
        key: "more_blocks",
        title: texts::xima_option_more_blocks,
        help: texts::xima_option_more_blocks_help,
        kind: OptionKind::Choice(&[
            ("agreed", texts::xima_option_more_blocks_agreed),
            ("automatic", texts::xima_option_more_blocks_automatic),
            ("never", texts::xima_option_more_blocks_never),
        ]),
        default: "agreed",
    },
    OptionSpec {
        key: "patience",
        title: texts::xima_option_patience,
        help: texts::xima_option_patience_help,
        kind: OptionKind::Number {
            min: 4,
            max: 50,
            words: &[("off", texts::option_off)],
        },
        default: "20",
    },
    OptionSpec {
        key: "repetition",
        title: texts::xima_option_repetition,
        help: texts::xima_option_repetition_help,
        kind: OptionKind::Choice(&[
            ("third", texts::xima_option_repetition_third),
            ("consecutive", texts::xima_option_repetition_consecutive),
            ("allowed", texts::xima_option_repetition_allowed),
        ]),
        default: "third",
    },
    OptionSpec {
        key: "summit_value",
        title: texts::xima_option_summit_value,
        help: texts::xima_option_summit_value_help,
        kind: OptionKind::Choice(&[
            ("a", texts::xima_option_summit_value_a),
            ("b", texts::xima_option_summit_value_b),
            ("c", texts::xima_option_summit_value_c),
        ]),
        default: "a",
    },
    OptionSpec {
        key: "dominated_special",
        title: texts::xima_option_dominated_special,
        help: texts::xima_option_dominated_special_help,
        kind: OptionKind::Choice(&[
            ("floor", texts::xima_option_dominated_special_floor),
            ("half", texts::xima_option_dominated_special_half),
        ]),
        default: "floor",
    },
];

const DICE: [(&str, Dice); 3] = [
    ("none", Dice::None),
    ("one", Dice::One),
    ("scienluck", Dice::Scienluck),
];

const FIRST: [(&str, First); 2] = [("red", First::Red), ("blue", First::Blue)];

const FIRST_SQUARE: [(&str, FirstSquare); 2] =
    [("free", FirstSquare::Free), ("any", FirstSquare::Any)];

const PARTNERS: [(&str, Partners); 2] = [
    ("separate", Partners::Separate),
    ("together", Partners::Together),
];

const MORE_BLOCKS: [(&str, MoreBlocks); 3] = [
    ("agreed", MoreBlocks::Agreed),
    ("automatic", MoreBlocks::Automatic),
    ("never", MoreBlocks::Never),
];

const REPETITION: [(&str, Repetition); 3] = [
    ("third", Repetition::Third),
    ("consecutive", Repetition::Consecutive),
    ("allowed", Repetition::Allowed),
];

const SUMMIT_VALUE: [(&str, SummitValue); 3] = [
    ("a", SummitValue::Apart),
    ("b", SummitValue::Counted),
    ("c", SummitValue::OnBoard),
];

const DOMINATED_SPECIAL: [(&str, DominatedSpecial); 2] = [
    ("floor", DominatedSpecial::Floor),
    ("half", DominatedSpecial::Half),
];

pub(super) fn read(values: &OptionValues) -> Result<Options, OptionError> {
    check_names(&SPECS, values)?;
    let [
        players,
        teams,
        dice,
        thrower,
        first,
        first_square,
        summit_entry,
        uncover,
        partners,
        more_blocks,
        patience,
        repetition,
        summit_value,
        dominated_special,
    ] = &SPECS;
    let number = |spec: &OptionSpec| -> Result<u8, OptionError> {
        let text = spec.read(values)?;
        text.parse().map_err(|_| spec.refuse(text))
    };
    let options = Options {
        players: number(players)?,
        pairs: teams.read(values)? == "pairs",
        dice: meaning(&DICE, dice.read(values)?),
        thrower: number(thrower)?,
        first: meaning(&FIRST, first.read(values)?),
        first_square: meaning(&FIRST_SQUARE, first_square.read(values)?),
        summit_entry: summit_entry.read(values)? == "yes",
        uncover: uncover.read(values)? == "yes",
        partners: meaning(&PARTNERS, partners.read(values)?),
        more_blocks: meaning(&MORE_BLOCKS, more_blocks.read(values)?),
        patience: match patience.read(values)? {
            "off" => 0,
            _ => number(patience)?,
        },
        repetition: meaning(&REPETITION, repetition.read(values)?),
        summit_value: meaning(&SUMMIT_VALUE, summit_value.read(values)?),
        dominated_special: meaning(&DOMINATED_SPECIAL, dominated_special.read(values)?),
    };
    check_together(&options)?;
    Ok(options)
}

/// Checks what options ask of each other.
fn check_together(options: &Options) -> Result<(), OptionError> {
    let wrong = |key: &str, value: &str, expected: String| OptionError::Value {
        key: key.to_owned(),
        value: value.to_owned(),
        expected,
    };
    if options.pairs && options.players != 4 {
        return Err(wrong(
            "teams",
            "pairs",
            texts::xima_option_teams_four(options.players),
        ));
    }
    if options.thrower > options.players {
        return Err(wrong(
            "thrower",
            &options.thrower.to_string(),
            texts::xima_option_thrower_seat(options.players),
        ));
    }
    Ok(())
}

pub(super) fn write(options: &Options) -> OptionValues {
    let yes_no = |value: bool| if value { "yes" } else { "no" };
    let players = options.players.to_string();
    let thrower = options.thrower.to_string();
    let patience = match options.patience {
        0 => "off".to_owned(),
        turns => turns.to_string(),
    };
    [
        ("players", players.as_str()),
        ("teams", if options.pairs { "pairs" } else { "none" }),
        ("dice", word_for(&DICE, options.dice)),
        ("thrower", &thrower),
        ("first", word_for(&FIRST, options.first)),
        (
            "first_square",
            word_for(&FIRST_SQUARE, options.first_square),
        ),
        ("summit_entry", yes_no(options.summit_entry)),
        ("uncover", yes_no(options.uncover)),
        ("partners", word_for(&PARTNERS, options.partners)),
        ("more_blocks", word_for(&MORE_BLOCKS, options.more_blocks)),
        ("patience", &patience),
        ("repetition", word_for(&REPETITION, options.repetition)),
        (
            "summit_value",
            word_for(&SUMMIT_VALUE, options.summit_value),
        ),
        (
            "dominated_special",
            word_for(&DOMINATED_SPECIAL, options.dominated_special),
        ),
    ]
    .into_iter()
    .map(|(key, value)| (key.to_owned(), value.to_owned()))
    .collect()
}
