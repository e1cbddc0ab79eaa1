//! What can be agreed before a match of Mathematichess.

use super::{
    ending::{Achievement, EarlyEnds},
    pieces::{Army, REVISION},
};
use crate::{
    GameOptions, OptionError, OptionKind, OptionSpec, OptionValues,
    options::{OptionRow, choice, number, read_rows, specs, write_rows},
    texts,
};

/// When pieces of one kind are the majority of a territory (ruling M2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Majority {
    /// At least half of the first-class settlers; no other kind has half of them, too.
    #[default]
    Half,
    /// More than any other kind of the owner's (ruling M3).
    Plurality,
    /// More than half of the owner’s first-class settlers.
    Owner,
    /// More than half of all first-class settlers.
    Strict,
}

/// Who has the advantage in a territory (rulings M4 and M5).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Advantage {
    /// The player with more first-class settlers.
    #[default]
    First,
    /// The same, and where they are equal, the one with more of the second class.
    Break,
    /// The player with more settlers of either class.
    All,
}

/// How guards jump (ruling M11).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum GuardLeap {
    /// Two squares, over whatever is between.
    #[default]
    Leap,
    /// Two squares, over a piece only.
    Over,
    /// One square in any direction.
    Step,
}

/// What was agreed before a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Options {
    /// Files and ranks of the board: 13, 11, 9, 7 or 5, or 8 for the later revision.
    pub size: u8,
    /// What ends a game early.
    pub ending: EarlyEnds,
    /// How many territories of each kind a player must have for the last of them
    /// to end the game, in the order of [`Achievement::ALL`].
    pub counts: [u8; 3],
    /// The points that end a game, where points do.
    pub points: u32,
    /// The points that an achievement brings.
    pub bonus: u32,
    /// The points are counted after this many plies of the second stage.
    pub limit: Option<u16>,
    /// The points are counted when a position has come up this many times.
    pub repetition: Option<u8>,
    /// When a territory is homogeneous.
    pub majority: Majority,
    /// When a territory is sovereign.
    pub sovereign: Advantage,
    /// Whether empty squares that share only a corner are joined (ruling M6).
    pub join_diagonally: bool,
    /// How guards jump.
    pub guard: GuardLeap,
    /// Whether a pusher stays behind while its line shifts (ruling M8).
    pub pusher_stays: bool,
    /// Whether territories can be secured.
    pub secured: bool,
    /// Whether a secured territory holds the opponent's settlers as well as the
    /// owner's (ruling M16).
    pub freezes_all: bool,
    /// Whether a piece may swap with its like, which changes nothing but the
    /// turn (ruling M14).
    pub null_swap: bool,
    /// Whether each player may take a Terminator off the board.
    pub terminators: bool,
    /// Whether a Terminator is used in addition to the turn and does not cost it
    /// (ruling M19).
    pub free_terminators: bool,
}

impl Default for Options {
    fn default() -> Self {
        Self::on(13)
    }
}

impl Options {
    /// The usual rules on a board of this size.
    pub const fn on(size: u8) -> Self {
        Self {
            size,
            ending: EarlyEnds::NONE,
            counts: usual_counts(size),
            points: usual_points(size),
            bonus: 300,
            limit: Some(100),
            repetition: Some(3),
            majority: Majority::Half,
            sovereign: Advantage::First,
            join_diagonally: false,
            guard: GuardLeap::Leap,
            pusher_stays: false,
            secured: true,
            freezes_all: false,
            null_swap: false,
            terminators: size != REVISION,
            free_terminators: false,
        }
    }

    /// Whether the pieces move as in the later revision on 8 by 8.
    pub const fn is_revision(&self) -> bool {
        self.size == REVISION
    }

    /// How many territories of a kind a player must have for the last of them to
    /// end the game, where that was agreed.
    pub const fn wanted(&self, achievement: Achievement) -> u8 {
        self.counts[achievement.index()]
    }

    /// What both players have before the first move.
    pub const fn army(&self) -> Army {
        Army::for_size(self.size)
    }
}

/// The counts with which two opponents of equal strength mostly play 20 to 60 plies of
/// the second stage, whether they overlook moves or see every one; with
/// [the published ones](PUBLISHED_COUNTS) on 13 by 13 they play seven or fewer.
const fn usual_counts(size: u8) -> [u8; 3] {
    match size {
        13 | 11 => [6, 5, 4],
        9 => [5, 4, 3],
        7 => [5, 3, 2],
        REVISION => [4, 3, 2],
        _ => [3, 1, 2],
    }
}

/// The points with which such opponents play as many plies.
const fn usual_points(size: u8) -> u32 {
    match size {
        13 => 2500,
        11 => 2250,
        9 => 1750,
        7 | REVISION => 1000,
        _ => 400,
    }
}

/// What the published rules want (Mathematichess, ruling M23).
const PUBLISHED_COUNTS: [u8; 3] = [4, 1, 2];

/// With fewer turns in the second stage a match is for practice.
const LEAST_TURNS: u16 = 20;

/// The sizes that can be played.
pub const SIZES: [u8; 6] = [13, 11, 9, 7, 5, REVISION];

const ROWS: [OptionRow<Options>; 18] = [
    OptionRow {
        spec: OptionSpec {
            key: "size",
            title: texts::mathematichess_option_size_title,
            help: texts::mathematichess_option_size_help,
            kind: OptionKind::Choice(&[
                ("13", texts::mathematichess_option_size_13),
                ("11", texts::mathematichess_option_size_11),
                ("9", texts::mathematichess_option_size_9),
                ("7", texts::mathematichess_option_size_7),
                ("5", texts::mathematichess_option_size_5),
                ("8", texts::mathematichess_option_size_8),
            ]),
            default: "13",
        },
        set: |options, text| {
            *options = Options::on(text.parse().ok()?);
            Some(())
        },
        text: |options| options.size.to_string(),
    },
    OptionRow {
        spec: OptionSpec {
            key: "ending",
            title: texts::mathematichess_option_ending_title,
            help: texts::mathematichess_option_ending_help,
            kind: OptionKind::Set {
                none: ("agreement", texts::mathematichess_option_ending_agreement),
                members: &[
                    (
                        "sovereign",
                        texts::mathematichess_option_sovereign_territories,
                    ),
                    (
                        "homogeneous",
                        texts::mathematichess_option_homogeneous_territories,
                    ),
                    ("royal", texts::mathematichess_option_royal_territories),
                    ("points", texts::mathematichess_option_ending_points),
                ],
            },
            default: "agreement",
        },
        set: |options, text| {
            options.ending = EarlyEnds::read(text);
            Some(())
        },
        text: |options| options.ending.text(),
    },
    number!(counts[0]: "sovereign_count" = "auto",
        texts::mathematichess_option_sovereign_territories,
        texts::mathematichess_option_sovereign_count_help, 1..=9, auto),
    number!(counts[1]: "homogeneous_count" = "auto",
        texts::mathematichess_option_homogeneous_territories,
        texts::mathematichess_option_homogeneous_count_help, 1..=9, auto),
    number!(counts[2]: "royal_count" = "auto",
        texts::mathematichess_option_royal_territories,
        texts::mathematichess_option_royal_count_help, 1..=9, auto),
    number!(points: "points" = "auto",
        texts::mathematichess_option_target_title,
        texts::mathematichess_option_target_help, 1..=100_000, auto),
    number!(bonus: "bonus" = "300",
        texts::mathematichess_option_bonus_title,
        texts::mathematichess_option_bonus_help, 0..=100_000),
    number!(limit: "limit" = "100",
        texts::mathematichess_option_limit_title,
        texts::mathematichess_option_limit_help, 1..=10_000, none),
    number!(repetition: "repetition" = "3",
        texts::mathematichess_option_repetition_title,
        texts::mathematichess_option_repetition_help, 2..=9, none),
    choice!(majority: "majority" = "half",
        texts::mathematichess_option_majority_title, texts::mathematichess_option_majority_help, [
        "half" texts::mathematichess_option_majority_half => Majority::Half,
        "plurality" texts::mathematichess_option_majority_plurality => Majority::Plurality,
        "owner" texts::mathematichess_option_majority_owner => Majority::Owner,
        "strict" texts::mathematichess_option_majority_strict => Majority::Strict,
    ]),
    choice!(sovereign: "sovereign" = "first",
        texts::mathematichess_option_sovereign_title, texts::mathematichess_option_sovereign_help, [
        "first" texts::mathematichess_option_sovereign_first => Advantage::First,
        "break" texts::mathematichess_option_sovereign_break => Advantage::Break,
        "all" texts::mathematichess_option_sovereign_all => Advantage::All,
    ]),
    choice!(join_diagonally: "join" = "orth",
        texts::mathematichess_option_join_title, texts::mathematichess_option_join_help, [
        "orth" texts::mathematichess_option_join_orth => false,
        "diag" texts::mathematichess_option_join_diag => true,
    ]),
    choice!(guard: "guard" = "leap",
        texts::mathematichess_option_guard_title, texts::mathematichess_option_guard_help, [
        "leap" texts::mathematichess_option_guard_leap => GuardLeap::Leap,
        "over" texts::mathematichess_option_guard_over => GuardLeap::Over,
        "step" texts::mathematichess_option_guard_step => GuardLeap::Step,
    ]),
    choice!(pusher_stays: "push" = "with",
        texts::mathematichess_option_push_title, texts::mathematichess_option_push_help, [
        "with" texts::mathematichess_option_push_with => false,
        "stay" texts::mathematichess_option_push_stay => true,
    ]),
    choice!(secured: "secured" = "on",
        texts::mathematichess_option_secured_title, texts::mathematichess_option_secured_help, [
        "on" texts::mathematichess_option_yes => true,
        "off" texts::mathematichess_option_no => false,
    ]),
    choice!(freezes_all: "frozen" = "owner",
        texts::mathematichess_option_frozen_title, texts::mathematichess_option_frozen_help, [
        "owner" texts::mathematichess_option_frozen_owner => false,
        "all" texts::mathematichess_option_frozen_all => true,
    ]),
    choice!(null_swap: "nullswap" = "off",
        texts::mathematichess_option_nullswap_title, texts::mathematichess_option_nullswap_help, [
        "on" texts::mathematichess_option_yes => true,
        "off" texts::mathematichess_option_no => false,
    ]),
    OptionRow {
        spec: OptionSpec {
            key: "terminators",
            title: texts::mathematichess_option_terminators_title,
            help: texts::mathematichess_option_terminators_help,
            kind: OptionKind::Choice(&[
                ("auto", texts::mathematichess_option_terminators_auto),
                ("on", texts::mathematichess_option_terminators_on),
                ("free", texts::mathematichess_option_terminators_free),
                ("off", texts::mathematichess_option_no),
            ]),
            default: "auto",
        },
        set: |options, text| {
            if text != "auto" {
                options.terminators = text != "off";
                options.free_terminators = text == "free";
            }
            Some(())
        },
        text: |options| {
            let word = match (options.terminators, options.free_terminators) {
                (true, true) => "free",
                (true, false) => "on",
                (false, _) => "off",
            };
            word.to_owned()
        },
    },
];

/// Replaces synonyms; options written out in full before there were counts get the published
/// ones.
fn plain(values: &OptionValues) -> OptionValues {
    let mut values = values.clone();
    for (key, value) in &mut values {
        let word = match (key.as_str(), value.to_ascii_lowercase().as_str()) {
            ("secured" | "nullswap" | "terminators", "true" | "yes") => "on",
            ("secured" | "nullswap" | "terminators", "false" | "no") => "off",
            ("ending", "any") => "sovereign+homogeneous+royal",
            _ => continue,
        };
        word.clone_into(value);
    }
    let is_count = |spec: &&OptionSpec| spec.key.ends_with("_count");
    let (counts, others): (Vec<&OptionSpec>, Vec<_>) = Options::SPECS.iter().partition(is_count);
    // Records name every option there is.
    if others.iter().all(|spec| values.contains_key(spec.key)) {
        for (spec, count) in counts.iter().zip(PUBLISHED_COUNTS) {
            let count = || count.to_string();
            values.entry(spec.key.to_owned()).or_insert_with(count);
        }
    }
    values
}

impl GameOptions for Options {
    const SPECS: &'static [OptionSpec] = &specs(&ROWS);

    fn read(values: &OptionValues) -> Result<Self, OptionError> {
        read_rows(&ROWS, &plain(values))
    }

    fn write(&self) -> OptionValues {
        write_rows(&ROWS, self)
    }

    fn is_practice(&self) -> bool {
        self.limit.is_some_and(|limit| limit < LEAST_TURNS)
    }

    fn matters(&self, key: &str) -> bool {
        match key {
            "sovereign_count" => self.ending.contains(Achievement::Sovereign),
            "homogeneous_count" => self.ending.contains(Achievement::Homogeneous),
            "royal_count" => self.ending.contains(Achievement::Royal),
            "points" => self.ending.points,
            "bonus" => self.ending.any_achievement(),
            "frozen" => self.secured,
            _ => true,
        }
    }
}
