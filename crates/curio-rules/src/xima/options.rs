//! What can be agreed before a match of XIMA.

use crate::{
    Colour, GameOptions, OptionError, OptionKind, OptionSpec, OptionValues,
    options::{OptionRow, choice, number, read_rows, specs, write_rows},
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
    pub fn for_players(players: u8) -> Self {
        Self {
            players,
            ..Self::default()
        }
    }

    /// The colours in turn order.
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

const ROWS: [OptionRow<Options>; 14] = [
    number!(players: "players" = "2",
        texts::option_players, texts::xima_option_players_help, 2..=4),
    choice!(pairs: "teams" = "none", texts::xima_option_teams, texts::xima_option_teams_help, [
        "none" texts::xima_option_teams_none => false,
        "pairs" texts::xima_option_teams_pairs => true,
    ]),
    choice!(dice: "dice" = "none", texts::xima_option_dice, texts::xima_option_dice_help, [
        "none" texts::xima_option_dice_none => Dice::None,
        "one" texts::xima_option_dice_one => Dice::One,
        "scienluck" texts::xima_option_dice_scienluck => Dice::Scienluck,
    ]),
    number!(thrower: "thrower" = "1",
        texts::xima_option_thrower, texts::xima_option_thrower_help, 1..=4),
    choice!(first: "first" = "red", texts::xima_option_first, texts::xima_option_first_help, [
        "red" texts::colour_red => First::Red,
        "blue" texts::colour_blue => First::Blue,
    ]),
    choice!(first_square: "first_square" = "free",
        texts::xima_option_first_square, texts::xima_option_first_square_help, [
        "free" texts::xima_option_first_square_free => FirstSquare::Free,
        "any" texts::xima_option_first_square_any => FirstSquare::Any,
    ]),
    choice!(summit_entry: "summit_entry" = "yes",
        texts::xima_option_summit_entry, texts::xima_option_summit_entry_help, [
        "yes" texts::option_yes => true,
        "no" texts::option_no => false,
    ]),
    choice!(uncover: "uncover" = "no",
        texts::xima_option_uncover, texts::xima_option_uncover_help, [
        "yes" texts::option_yes => true,
        "no" texts::option_no => false,
    ]),
    choice!(partners: "partners" = "separate",
        texts::xima_option_partners, texts::xima_option_partners_help, [
        "separate" texts::xima_option_partners_separate => Partners::Separate,
        "together" texts::xima_option_partners_together => Partners::Together,
    ]),
    choice!(more_blocks: "more_blocks" = "agreed",
        texts::xima_option_more_blocks, texts::xima_option_more_blocks_help, [
        "agreed" texts::xima_option_more_blocks_agreed => MoreBlocks::Agreed,
        "automatic" texts::xima_option_more_blocks_automatic => MoreBlocks::Automatic,
        "never" texts::xima_option_more_blocks_never => MoreBlocks::Never,
    ]),
    OptionRow {
        spec: OptionSpec {
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
        set: |options, text| {
            options.patience = match text {
                "off" => 0,
                text => text.parse().ok()?,
            };
            Some(())
        },
        text: |options| match options.patience {
            0 => "off".to_owned(),
            turns => turns.to_string(),
        },
    },
    choice!(repetition: "repetition" = "third",
        texts::xima_option_repetition, texts::xima_option_repetition_help, [
        "third" texts::xima_option_repetition_third => Repetition::Third,
        "consecutive" texts::xima_option_repetition_consecutive => Repetition::Consecutive,
        "allowed" texts::xima_option_repetition_allowed => Repetition::Allowed,
    ]),
    choice!(summit_value: "summit_value" = "a",
        texts::xima_option_summit_value, texts::xima_option_summit_value_help, [
        "a" texts::xima_option_summit_value_a => SummitValue::Apart,
        "b" texts::xima_option_summit_value_b => SummitValue::Counted,
        "c" texts::xima_option_summit_value_c => SummitValue::OnBoard,
    ]),
    choice!(dominated_special: "dominated_special" = "floor",
        texts::xima_option_dominated_special, texts::xima_option_dominated_special_help, [
        "floor" texts::xima_option_dominated_special_floor => DominatedSpecial::Floor,
        "half" texts::xima_option_dominated_special_half => DominatedSpecial::Half,
    ]),
];

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &specs(&ROWS);

    fn read(values: &OptionValues) -> Result<Self, OptionError> {
        let options = read_rows(&ROWS, values)?;
        check_together(&options)?;
        Ok(options)
    }

    fn write(&self) -> OptionValues {
        write_rows(&ROWS, self)
    }

    fn matters(&self, key: &str) -> bool {
        match key {
            "teams" => self.players == 4,
            "partners" => self.pairs,
            "thrower" => self.dice == Dice::Scienluck,
            // With dice, repetition is nobody's choice.
            "repetition" => self.dice == Dice::None,
            _ => true,
        }
    }
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
