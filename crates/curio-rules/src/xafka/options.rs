//! What can be agreed before a match of Xafka.

use super::board::{Board, Shape};
use crate::{
    GameOptions, OptionError, OptionKind, OptionSpec, OptionValues,
    options::{OptionRow, choice, number, read_rows, specs, write_rows},
    texts,
};

/// What stops a slide over corners, where a hexagon is left between two
/// others (ruling A1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum CornerLines {
    /// Only the hexagons on the line count.
    #[default]
    None,
    /// The step is blocked when both hexagons beside it are gone.
    Both,
    /// The step is blocked when one hexagon beside it is gone.
    Any,
}

/// What being stuck means while the light is still locked (ruling A3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum LockedStuck {
    /// The stuck player loses, as under a green light.
    #[default]
    Loses,
    /// The stuck player wins, as under a red light.
    Wins,
}

/// What was agreed before a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// The board.
    pub shape: Shape,
    /// How many players take part: 2 or 3.
    pub players: u8,
    /// What stops a slide over corners.
    pub corner: CornerLines,
    /// The light is free once this many hexagons are gone.
    pub light: u8,
    /// What being stuck means while the light is locked.
    pub locked_stuck: LockedStuck,
}

impl Default for Options {
    fn default() -> Self {
        Self::on(Shape::Side4)
    }
}

impl Options {
    /// The usual rules for two players on a board of this shape.
    pub const fn on(shape: Shape) -> Self {
        Self {
            shape,
            players: 2,
            corner: CornerLines::None,
            light: shape.usual_light(),
            locked_stuck: LockedStuck::Loses,
        }
    }

    /// The board with its lines.
    pub fn board(&self) -> &'static Board {
        Board::for_shape(self.shape)
    }
}

const ROWS: [OptionRow<Options>; 5] = [
    OptionRow {
        spec: OptionSpec {
            key: "board",
            title: texts::option_board,
            help: texts::xafka_option_board_help,
            kind: OptionKind::Choice(&[
                ("37", texts::xafka_option_board_37),
                ("61", texts::xafka_option_board_61),
                ("63", texts::xafka_option_board_63),
                ("19", texts::xafka_option_board_19),
            ]),
            default: "37",
        },
        set: |options, text| {
            *options = Options::on(match text {
                "19" => Shape::Side3,
                "61" => Shape::Side5,
                "63" => Shape::Brick9x7,
                _ => Shape::Side4,
            });
            Some(())
        },
        text: |options| options.shape.cells().to_string(),
    },
    number!(players: "players" = "2",
        texts::option_players, texts::xafka_option_players_help, 2..=3),
    choice!(corner: "corner" = "none",
        texts::xafka_option_corner, texts::xafka_option_corner_help, [
        "none" texts::xafka_option_corner_none => CornerLines::None,
        "both" texts::xafka_option_corner_both => CornerLines::Both,
        "any" texts::xafka_option_corner_any => CornerLines::Any,
    ]),
    number!(light: "light" = "auto",
        texts::xafka_option_light, texts::xafka_option_light_help, 3..=63, auto),
    choice!(locked_stuck: "locked_stuck" = "loses",
        texts::xafka_option_locked_stuck, texts::xafka_option_locked_stuck_help, [
        "loses" texts::xafka_option_locked_stuck_loses => LockedStuck::Loses,
        "wins" texts::xafka_option_locked_stuck_wins => LockedStuck::Wins,
    ]),
];

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &specs(&ROWS);

    fn read(values: &OptionValues) -> Result<Self, OptionError> {
        let options = read_rows(&ROWS, values)?;
        if options.light > options.shape.cells() {
            return Err(OptionError::Value {
                key: "light".to_owned(),
                value: options.light.to_string(),
                expected: texts::xafka_option_light_most(options.shape.cells()),
            });
        }
        Ok(options)
    }

    fn write(&self) -> OptionValues {
        write_rows(&ROWS, self)
    }

    /// On 19 hexagons a first piece in the middle wins at once.
    fn is_practice(&self) -> bool {
        self.shape == Shape::Side3
    }
}
