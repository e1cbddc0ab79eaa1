//! What can be agreed before a match of Mathematichess.

use super::{
    ending::{Achievement, EarlyEnds},
    pieces::{Army, REVISION},
};
use crate::{
    OptionError, OptionKind, OptionSpec, OptionValues,
    options::{check_names, meaning, word_for},
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
    #[must_use]
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
    #[must_use]
    pub const fn is_revision(&self) -> bool {
        self.size == REVISION
    }

    /// How many territories of a kind a player must have for the last of them to
    /// end the game, where that was agreed.
    #[must_use]
    pub const fn wanted(&self, achievement: Achievement) -> u8 {
        self.counts[achievement.index()]
    }

    /// What both players have before the first move.
    #[must_use]
    pub const fn army(&self) -> Army {
        Army::of(self.size)
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

/// The sizes that can be played.
pub const SIZES: [u8; 6] = [13, 11, 9, 7, 5, REVISION];

const YES_NO: OptionKind = OptionKind::Choice(&[
    ("on", texts::mathematichess_option_yes),
    ("off", texts::mathematichess_option_no),
]);

/// How many territories of a kind: no board has more holes than nine.
const COUNT: OptionKind = OptionKind::Number {
    min: 1,
    max: 9,
    words: &[("auto", texts::option_auto)],
};

pub(super) const SPECS: [OptionSpec; 18] = [
    OptionSpec {
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
    OptionSpec {
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
    OptionSpec {
        key: "sovereign_count",
        title: texts::mathematichess_option_sovereign_territories,
        help: texts::mathematichess_option_sovereign_count_help,
        kind: COUNT,
        default: "auto",
    },
    OptionSpec {
        key: "homogeneous_count",
        title: texts::mathematichess_option_homogeneous_territories,
        help: texts::mathematichess_option_homogeneous_count_help,
        kind: COUNT,
        default: "auto",
    },
    OptionSpec {
        key: "royal_count",
        title: texts::mathematichess_option_royal_territories,
        help: texts::mathematichess_option_royal_count_help,
        kind: COUNT,
        default: "auto",
    },
    OptionSpec {
        key: "points",
        title: texts::mathematichess_option_target_title,
        help: texts::mathematichess_option_target_help,
        kind: OptionKind::Number {
            min: 1,
            max: 100_000,
            words: &[("auto", texts::option_auto)],
        },
        default: "auto",
    },
    OptionSpec {
        key: "bonus",
        title: texts::mathematichess_option_bonus_title,
        help: texts::mathematichess_option_bonus_help,
        kind: OptionKind::Number {
            min: 0,
            max: 100_000,
            words: &[],
        },
        default: "300",
    },
    OptionSpec {
        key: "limit",
        title: texts::mathematichess_option_limit_title,
        help: texts::mathematichess_option_limit_help,
        kind: OptionKind::Number {
            min: 1,
            max: 10_000,
            words: &[("none", texts::option_none)],
        },
        default: "100",
    },
    OptionSpec {
        key: "repetition",
        title: texts::mathematichess_option_repetition_title,
        help: texts::mathematichess_option_repetition_help,
        kind: OptionKind::Number {
            min: 2,
            max: 9,
            words: &[("none", texts::option_none)],
        },
        default: "3",
    },
    OptionSpec {
        key: "majority",
        title: texts::mathematichess_option_majority_title,
        help: texts::mathematichess_option_majority_help,
        kind: OptionKind::Choice(&[
            ("half", texts::mathematichess_option_majority_half),
            ("plurality", texts::mathematichess_option_majority_plurality),
            ("owner", texts::mathematichess_option_majority_owner),
            ("strict", texts::mathematichess_option_majority_strict),
        ]),
        default: "half",
    },
    OptionSpec {
        key: "sovereign",
        title: texts::mathematichess_option_sovereign_title,
        help: texts::mathematichess_option_sovereign_help,
        kind: OptionKind::Choice(&[
            ("first", texts::mathematichess_option_sovereign_first),
            ("break", texts::mathematichess_option_sovereign_break),
            ("all", texts::mathematichess_option_sovereign_all),
        ]),
        default: "first",
    },
    OptionSpec {
        key: "join",
        title: texts::mathematichess_option_join_title,
        help: texts::mathematichess_option_join_help,
        kind: OptionKind::Choice(&[
            ("orth", texts::mathematichess_option_join_orth),
            ("diag", texts::mathematichess_option_join_diag),
        ]),
        default: "orth",
    },
    OptionSpec {
        key: "guard",
        title: texts::mathematichess_option_guard_title,
        help: texts::mathematichess_option_guard_help,
        kind: OptionKind::Choice(&[
            ("leap", texts::mathematichess_option_guard_leap),
            ("over", texts::mathematichess_option_guard_over),
            ("step", texts::mathematichess_option_guard_step),
        ]),
        default: "leap",
    },
    OptionSpec {
        key: "push",
        title: texts::mathematichess_option_push_title,
        help: texts::mathematichess_option_push_help,
        kind: OptionKind::Choice(&[
            ("with", texts::mathematichess_option_push_with),
            ("stay", texts::mathematichess_option_push_stay),
        ]),
        default: "with",
    },
    OptionSpec {
        key: "secured",
        title: texts::mathematichess_option_secured_title,
        help: texts::mathematichess_option_secured_help,
        kind: YES_NO,
        default: "on",
    },
    OptionSpec {
        key: "frozen",
        title: texts::mathematichess_option_frozen_title,
        help: texts::mathematichess_option_frozen_help,
        kind: OptionKind::Choice(&[
            ("owner", texts::mathematichess_option_frozen_owner),
            ("all", texts::mathematichess_option_frozen_all),
        ]),
        default: "owner",
    },
    OptionSpec {
        key: "nullswap",
        title: texts::mathematichess_option_nullswap_title,
        help: texts::mathematichess_option_nullswap_help,
        kind: YES_NO,
        default: "off",
    },
    OptionSpec {
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
];

const MAJORITY: [(&str, Majority); 4] = [
    ("half", Majority::Half),
    ("plurality", Majority::Plurality),
    ("owner", Majority::Owner),
    ("strict", Majority::Strict),
];

const SOVEREIGN: [(&str, Advantage); 3] = [
    ("first", Advantage::First),
    ("break", Advantage::Break),
    ("all", Advantage::All),
];

const GUARD: [(&str, GuardLeap); 3] = [
    ("leap", GuardLeap::Leap),
    ("over", GuardLeap::Over),
    ("step", GuardLeap::Step),
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
    let (counts, others): (Vec<_>, Vec<_>) = SPECS.iter().partition(is_count);
    // Records name every option there is.
    if others.iter().all(|spec| values.contains_key(spec.key)) {
        for (spec, count) in counts.iter().zip(PUBLISHED_COUNTS) {
            let count = || count.to_string();
            values.entry(spec.key.to_owned()).or_insert_with(count);
        }
    }
    values
}

pub(super) fn read(values: &OptionValues) -> Result<Options, OptionError> {
    check_names(&SPECS, values)?;
    let values = &plain(values);
    let [
        size,
        ending,
        sovereigns,
        homogeneous,
        royals,
        points,
        bonus,
        limit,
        repetition,
        majority,
        sovereign,
        join,
        guard,
        push,
        secured,
        frozen,
        nullswap,
        terminators,
    ] = &SPECS;
    let number = |spec: &OptionSpec| -> Result<u32, OptionError> {
        let text = spec.read(values)?;
        text.parse().map_err(|_| spec.refuse(text))
    };
    let size = number(size)? as u8;
    let usual = Options::on(size);
    let or_usual = |spec: &OptionSpec, usual: u32| match spec.read(values)? {
        "auto" => Ok(usual),
        _ => number(spec),
    };
    let mut counts = usual.counts;
    for (count, spec) in counts.iter_mut().zip([sovereigns, homogeneous, royals]) {
        *count = or_usual(spec, u32::from(*count))? as u8;
    }
    Ok(Options {
        size,
        ending: EarlyEnds::read(ending.read(values)?),
        counts,
        points: or_usual(points, usual.points)?,
        bonus: number(bonus)?,
        limit: match limit.read(values)? {
            "none" => None,
            text => Some(text.parse().map_err(|_| limit.refuse(text))?),
        },
        repetition: match repetition.read(values)? {
            "none" => None,
            text => Some(text.parse().map_err(|_| repetition.refuse(text))?),
        },
        majority: meaning(&MAJORITY, majority.read(values)?),
        sovereign: meaning(&SOVEREIGN, sovereign.read(values)?),
        join_diagonally: join.read(values)? == "diag",
        guard: meaning(&GUARD, guard.read(values)?),
        pusher_stays: push.read(values)? == "stay",
        secured: secured.read(values)? == "on",
        freezes_all: frozen.read(values)? == "all",
        null_swap: nullswap.read(values)? == "on",
        terminators: match terminators.read(values)? {
            "on" | "free" => true,
            "off" => false,
            _ => usual.terminators,
        },
        free_terminators: terminators.read(values)? == "free",
    })
}

pub(super) fn write(options: &Options) -> OptionValues {
    let or_none = |number: Option<u16>| number.map_or("none".to_owned(), |n| n.to_string());
    let switch = |on: bool| if on { "on" } else { "off" }.to_owned();
    let join = if options.join_diagonally {
        "diag"
    } else {
        "orth"
    };
    let frozen = if options.freezes_all { "all" } else { "owner" };
    let terminators = if options.terminators && options.free_terminators {
        "free".to_owned()
    } else {
        switch(options.terminators)
    };
    let push = if options.pusher_stays { "stay" } else { "with" };
    let [sovereigns, homogeneous, royals] = options.counts;
    [
        ("size", options.size.to_string()),
        ("ending", options.ending.text()),
        ("sovereign_count", sovereigns.to_string()),
        ("homogeneous_count", homogeneous.to_string()),
        ("royal_count", royals.to_string()),
        ("points", options.points.to_string()),
        ("bonus", options.bonus.to_string()),
        ("limit", or_none(options.limit)),
        ("repetition", or_none(options.repetition.map(u16::from))),
        ("majority", word_for(&MAJORITY, options.majority).to_owned()),
        (
            "sovereign",
            word_for(&SOVEREIGN, options.sovereign).to_owned(),
        ),
        ("join", join.to_owned()),
        ("guard", word_for(&GUARD, options.guard).to_owned()),
        ("push", push.to_owned()),
        ("secured", switch(options.secured)),
        ("frozen", frozen.to_owned()),
        ("nullswap", switch(options.null_swap)),
        ("terminators", terminators),
    ]
    .into_iter()
    .map(|(key, value)| (key.to_owned(), value))
    .collect()
}
