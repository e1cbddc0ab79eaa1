//! What can be agreed before a match of Xong.

use std::sync::{Arc, OnceLock};

use super::{
    board::{Board, MOST_CELLS},
    drawing::Regular,
    placement::Grid,
    xoid::Xoid,
};
use crate::{
    GameOptions, OptionError, OptionKind, OptionSpec, OptionValues, options::check_names, texts,
};

/// Where the board comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// A regular shape, by its name among the options.
    Regular(&'static str),
    /// A random blob.
    Random,
    /// Several random islands.
    Isles,
    /// Several random islands as earlier versions grew them: ragged ones. Only
    /// records ask for them.
    Islands,
    /// Drawn by hand.
    Drawn,
}

impl Source {
    /// Whether a seed decides how the board looks.
    pub const fn is_by_chance(self) -> bool {
        matches!(self, Self::Random | Self::Isles | Self::Islands)
    }
}

/// What the second player gives first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstGive {
    /// The straight Xoid of this many legs, handed over before the match begins;
    /// 1 is the Leg.
    Straight(u8),
    /// Whatever the second player likes, as the first move of the match.
    Free,
}

/// What was agreed before a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Options {
    source: Source,
    board: Arc<Board>,
    /// How many hexagons a random board has; kept for the others.
    hexes: Option<u8>,
    seed: u32,
    first_give: FirstGive,
}

/// On fewer hexagons a match is for practice.
const LEAST_CELLS: usize = 30;

/// The longest straight Xoid that can be asked for.
const LONGEST_HANDICAP: u8 = 40;

impl Default for Options {
    fn default() -> Self {
        static STANDARD: OnceLock<Arc<Board>> = OnceLock::new();
        Self {
            source: Source::Regular("standard"),
            board: Arc::clone(STANDARD.get_or_init(|| Arc::new(Board::standard()))),
            hexes: None,
            seed: 1,
            first_give: FirstGive::Straight(1),
        }
    }
}

impl Options {
    /// The usual rules on a board that was drawn or made elsewhere.
    pub fn on(board: Board) -> Self {
        Self {
            source: Source::Drawn,
            board: Arc::new(board),
            ..Self::default()
        }
    }

    /// The usual rules on a random board of `hexes` hexagons.
    pub fn random(hexes: u8, seed: u32) -> Self {
        let hexes = hexes.clamp(1, MOST_CELLS as u8);
        Self {
            source: Source::Random,
            board: Arc::new(Board::random(usize::from(hexes), u64::from(seed))),
            hexes: Some(hexes),
            seed,
            ..Self::default()
        }
    }

    /// The same with another first give; nothing when that Xoid does not fit.
    #[must_use]
    pub fn with_first_give(self, first_give: FirstGive) -> Option<Self> {
        let fits = match first_give {
            FirstGive::Free => true,
            FirstGive::Straight(legs) => {
                legs > 0 && Grid::new(&self.board, &self.board.all()).fits(&Xoid::straight(legs))
            }
        };
        fits.then_some(Self { first_give, ..self })
    }

    /// The board.
    pub const fn board(&self) -> &Arc<Board> {
        &self.board
    }

    /// Where the board comes from.
    pub const fn source(&self) -> Source {
        self.source
    }

    /// The seed that random boards grow from.
    pub const fn seed(&self) -> u32 {
        self.seed
    }

    /// What the second player gives first.
    pub const fn first_give(&self) -> FirstGive {
        self.first_give
    }
}

/// The regular boards by name.
const REGULAR: [(&str, Regular); 7] = [
    ("standard", Regular::Hexagon(5)),
    ("small", Regular::Hexagon(4)),
    ("large", Regular::Hexagon(6)),
    ("triangle", Regular::Triangle(11)),
    ("rhombus", Regular::Rhombus(8)),
    ("star", Regular::Star(4)),
    ("ring", Regular::Ring(5)),
];

const SPECS: [OptionSpec; 4] = [
    OptionSpec {
        key: "board",
        title: texts::xong_option_board_title,
        help: texts::xong_option_board_help,
        kind: OptionKind::Text {
            choices: &[
                ("standard", texts::xong_option_board_standard),
                ("random", texts::xong_option_board_random),
                ("isles", texts::xong_option_board_isles),
                ("small", texts::xong_option_board_small),
                ("large", texts::xong_option_board_large),
                ("triangle", texts::xong_option_board_triangle),
                ("rhombus", texts::xong_option_board_rhombus),
                ("star", texts::xong_option_board_star),
                ("ring", texts::xong_option_board_ring),
            ],
            other: texts::xong_option_board_other,
        },
        default: "standard",
    },
    OptionSpec {
        key: "hexes",
        title: texts::xong_option_hexes_title,
        help: texts::xong_option_hexes_help,
        kind: OptionKind::Number {
            min: 12,
            max: MOST_CELLS as i64,
            words: &[("auto", texts::option_auto)],
        },
        default: "auto",
    },
    OptionSpec {
        key: "board_seed",
        title: texts::xong_option_seed_title,
        help: texts::xong_option_seed_help,
        kind: OptionKind::Number {
            min: 0,
            max: 999_999,
            words: &[],
        },
        default: "1",
    },
    OptionSpec {
        key: "handicap",
        title: texts::xong_option_handicap_title,
        help: texts::xong_option_handicap_help,
        kind: OptionKind::Number {
            min: 1,
            max: LONGEST_HANDICAP as i64,
            words: &[("free", texts::option_free)],
        },
        default: "1",
    },
];

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &SPECS;

    fn read(values: &OptionValues) -> Result<Self, OptionError> {
        check_names(&SPECS, values)?;
        let [board, hexes, seed, handicap] = &SPECS;
        let seed_text = seed.read(values)?;
        let seed_number: u32 = seed_text.parse().map_err(|_| seed.refuse(seed_text))?;
        let hexes_number: Option<u8> = match hexes.read(values)? {
            "auto" => None,
            number => Some(number.parse().map_err(|_| hexes.refuse(number))?),
        };
        let size =
            || hexes_number.map_or_else(|| Board::usual_size(u64::from(seed_number)), usize::from);
        let text = board.read(values)?;
        let usual = Options::default();
        let (source, made) = match text {
            "standard" => (usual.source, Arc::clone(&usual.board)),
            "random" => (
                Source::Random,
                Arc::new(Board::random(size(), u64::from(seed_number))),
            ),
            "isles" => (
                Source::Isles,
                Arc::new(Board::isles(size(), u64::from(seed_number))),
            ),
            "islands" => (
                Source::Islands,
                Arc::new(Board::archipelago(size(), u64::from(seed_number))),
            ),
            _ => match REGULAR.iter().find(|(name, _)| *name == text) {
                Some((name, shape)) => (Source::Regular(name), Arc::new(Board::regular(*shape))),
                None => match Board::drawn(text) {
                    Ok(drawn) => (Source::Drawn, Arc::new(drawn)),
                    Err(error) => {
                        return Err(OptionError::Value {
                            key: board.key.to_owned(),
                            value: text.to_owned(),
                            expected: texts::xong_option_board(
                                &board.expected(),
                                &error.to_string(),
                            ),
                        });
                    }
                },
            },
        };
        let options = Options {
            source,
            hexes: if source.is_by_chance() {
                Some(size() as u8)
            } else {
                hexes_number
            },
            board: made,
            seed: seed_number,
            first_give: FirstGive::Free,
        };
        let handicap_text = handicap.read(values)?;
        let first_give = match handicap_text {
            "free" => FirstGive::Free,
            number => FirstGive::Straight(number.parse().map_err(|_| handicap.refuse(number))?),
        };
        options
            .with_first_give(first_give)
            .ok_or_else(|| OptionError::Value {
                key: handicap.key.to_owned(),
                value: handicap_text.to_owned(),
                expected: texts::xong_option_straight().to_owned(),
            })
    }

    fn write(&self) -> OptionValues {
        let board = match self.source {
            Source::Regular(name) => name.to_owned(),
            Source::Random => "random".to_owned(),
            Source::Isles => "isles".to_owned(),
            Source::Islands => "islands".to_owned(),
            Source::Drawn => self.board.text(),
        };
        let hexes = self
            .hexes
            .map_or_else(|| "auto".to_owned(), |hexes| hexes.to_string());
        let handicap = match self.first_give {
            FirstGive::Straight(legs) => legs.to_string(),
            FirstGive::Free => "free".to_owned(),
        };
        [
            ("board", board),
            ("hexes", hexes),
            ("board_seed", self.seed.to_string()),
            ("handicap", handicap),
        ]
        .into_iter()
        .map(|(key, value)| (key.to_owned(), value))
        .collect()
    }

    fn matters(&self, key: &str) -> bool {
        let is_grown = matches!(self.source(), Source::Random | Source::Islands);
        !matches!(key, "hexes" | "board_seed") || is_grown
    }

    fn is_practice(&self) -> bool {
        self.board().cells().len() < LEAST_CELLS
    }
}
