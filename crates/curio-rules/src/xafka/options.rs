//! What can be agreed before a match of Xafka.

use super::board::{Board, Shape};
use crate::{OptionError, OptionKind, OptionSpec, OptionValues, options::check_names, texts};

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
    #[must_use]
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
    #[must_use]
    pub fn board(&self) -> &'static Board {
        Board::of(self.shape)
    }
}

pub(super) const SPECS: [OptionSpec; 5] = [
    OptionSpec {
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
    OptionSpec {
        key: "players",
        title: texts::option_players,
        help: texts::xafka_option_players_help,
        kind: OptionKind::Number {
            min: 2,
            max: 3,
            words: &[],
        },
        default: "2",
    },
    OptionSpec {
        key: "corner",
        title: texts::xafka_option_corner,
        help: texts::xafka_option_corner_help,
        kind: OptionKind::Choice(&[
            ("none", texts::xafka_option_corner_none),
            ("both", texts::xafka_option_corner_both),
            ("any", texts::xafka_option_corner_any),
        ]),
        default: "none",
    },
    OptionSpec {
        key: "light",
        title: texts::xafka_option_light,
        help: texts::xafka_option_light_help,
        kind: OptionKind::Number {
            min: 3,
            max: 63,
            words: &[("auto", texts::option_auto)],
        },
        default: "auto",
    },
    OptionSpec {
        key: "locked_stuck",
        title: texts::xafka_option_locked_stuck,
        help: texts::xafka_option_locked_stuck_help,
        kind: OptionKind::Choice(&[
            ("loses", texts::xafka_option_locked_stuck_loses),
            ("wins", texts::xafka_option_locked_stuck_wins),
        ]),
        default: "loses",
    },
];

pub(super) fn read(values: &OptionValues) -> Result<Options, OptionError> {
    check_names(&SPECS, values)?;
    let [board, players, corner, light, locked_stuck] = &SPECS;
    let shape = match board.read(values)? {
        "19" => Shape::Side3,
        "61" => Shape::Side5,
        "63" => Shape::Brick9x7,
        _ => Shape::Side4,
    };
    let players = match players.read(values)? {
        "3" => 3,
        _ => 2,
    };
    let corner = match corner.read(values)? {
        "both" => CornerLines::Both,
        "any" => CornerLines::Any,
        _ => CornerLines::None,
    };
    let light = match light.read(values)? {
        "auto" => shape.usual_light(),
        number => number.parse().map_err(|_| light.refuse(number))?,
    };
    if light > shape.cells() {
        return Err(OptionError::Value {
            key: "light".to_owned(),
            value: light.to_string(),
            expected: texts::xafka_option_light_most(shape.cells()),
        });
    }
    let locked_stuck = match locked_stuck.read(values)? {
        "wins" => LockedStuck::Wins,
        _ => LockedStuck::Loses,
    };
    Ok(Options {
        shape,
        players,
        corner,
        light,
        locked_stuck,
    })
}

pub(super) fn write(options: &Options) -> OptionValues {
    let corner = match options.corner {
        CornerLines::None => "none",
        CornerLines::Both => "both",
        CornerLines::Any => "any",
    };
    let locked_stuck = match options.locked_stuck {
        LockedStuck::Loses => "loses",
        LockedStuck::Wins => "wins",
    };
    [
        ("board", options.shape.cells().to_string()),
        ("players", options.players.to_string()),
        ("corner", corner.to_owned()),
        ("light", options.light.to_string()),
        ("locked_stuck", locked_stuck.to_owned()),
    ]
    .into_iter()
    .map(|(key, value)| (key.to_owned(), value))
    .collect()
}
