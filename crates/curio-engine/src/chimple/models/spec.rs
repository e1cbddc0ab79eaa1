//! Which model, with which settings: as text and as a value.
//!
//! `historical:k=4:games=2000`: the name of a kind, then settings, each after a
//! colon. What is not said has its default.

use core::{fmt, str::FromStr};

use super::{AGENT_NAMES, Company, Pick, Preset, Temper};
use crate::texts;
use curio_rules::{OptionKind, OptionSpec, Said, excerpt};

/// A kind of model.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// Evenly among the eligible memes.
    Random,
    /// Evenly among the agents, then among their memes.
    Agents,
    /// Agents of a character vote.
    Ideomemeplex(Preset),
    /// By how states and memes fared in earlier games.
    Historical,
    /// The same with beads in matchboxes.
    Matchbox,
    /// One turn ahead.
    Greedy,
    /// Perfectly.
    Perfect,
}

/// What there is to say of a kind.
#[derive(Clone, Copy, Debug)]
pub struct KindInfo {
    /// The kind.
    pub kind: Kind,
    /// The name in texts.
    pub id: &'static str,
    name: fn() -> &'static str,
    help: fn() -> &'static str,
    /// What can be set for play at the table.
    pub settings: &'static [OptionSpec],
}

impl KindInfo {
    /// The name as players read it.
    pub fn name(&self) -> &'static str {
        (self.name)()
    }

    /// What it does, in a sentence.
    pub fn help(&self) -> &'static str {
        (self.help)()
    }
}

const SOURCE: OptionSpec = OptionSpec {
    key: "from",
    title: texts::opponents_source,
    help: texts::opponents_source_help,
    kind: OptionKind::Choice(&[
        ("itself", texts::opponents_source_itself),
        ("kept", texts::opponents_source_kept),
    ]),
    default: "itself",
};

const GAMES: OptionSpec = OptionSpec {
    key: "games",
    title: texts::opponents_games,
    help: texts::opponents_games_help,
    kind: OptionKind::Number {
        min: 0,
        max: MOST_GAMES as i64,
        words: &[],
    },
    default: "20000",
};

const TEMPERATURE_SPEC: OptionSpec = OptionSpec {
    key: "t",
    title: texts::opponents_temperature,
    help: texts::opponents_temperature_help,
    kind: OptionKind::Number {
        min: 0,
        max: 10_000,
        words: &[],
    },
    default: "100",
};

const VOTES: &[OptionSpec] = &[TEMPERATURE_SPEC];

const fn agent(key: &'static str, title: Said, default: &'static str) -> OptionSpec {
    OptionSpec {
        key,
        title,
        help: texts::opponents_agent_help,
        kind: OptionKind::Choice(&[
            ("bold", texts::opponents_model_bold),
            ("timid", texts::opponents_model_timid),
            ("conformist", texts::opponents_model_conformist),
            ("calculating", texts::opponents_agent_calculating),
            ("indifferent", texts::opponents_agent_indifferent),
        ]),
        default,
    }
}

/// On nine squares a side has an ape and a hare, on sixteen all four.
const OWN: &[OptionSpec] = &[
    agent("ape", texts::opponents_ape, "bold"),
    agent("hare", texts::opponents_hare, "timid"),
    agent("elephant", texts::opponents_elephant, "conformist"),
    agent("owl", texts::opponents_owl, "calculating"),
    TEMPERATURE_SPEC,
];

const HISTORY: &[OptionSpec] = &[
    OptionSpec {
        key: "pick",
        title: texts::opponents_pick,
        help: texts::opponents_pick_help,
        kind: OptionKind::Choice(&[
            ("share", texts::opponents_pick_share),
            ("thompson", texts::opponents_pick_thompson),
            ("best", texts::opponents_pick_best),
        ]),
        default: "share",
    },
    OptionSpec {
        key: "k",
        title: texts::opponents_power,
        help: texts::opponents_power_help,
        kind: OptionKind::Number {
            min: 0,
            max: 64,
            words: &[],
        },
        default: "1",
    },
    SOURCE,
    GAMES,
];

const BEADS: &[OptionSpec] = &[SOURCE, GAMES];

const fn info(
    kind: Kind,
    id: &'static str,
    name: fn() -> &'static str,
    help: fn() -> &'static str,
) -> KindInfo {
    KindInfo {
        kind,
        id,
        name,
        help,
        settings: match kind {
            Kind::Ideomemeplex(Preset::Own) => OWN,
            Kind::Ideomemeplex(_) => VOTES,
            Kind::Historical => HISTORY,
            Kind::Matchbox => BEADS,
            Kind::Random | Kind::Agents | Kind::Greedy | Kind::Perfect => &[],
        },
    }
}

/// All kinds of models.
pub const KINDS: [KindInfo; 11] = [
    info(
        Kind::Random,
        "random",
        texts::opponents_model_random,
        texts::opponents_model_random_help,
    ),
    info(
        Kind::Agents,
        "agents",
        texts::opponents_model_agents,
        texts::opponents_model_agents_help,
    ),
    info(
        Kind::Ideomemeplex(Preset::Bold),
        "bold",
        texts::opponents_model_bold,
        texts::opponents_model_bold_help,
    ),
    info(
        Kind::Ideomemeplex(Preset::Timid),
        "timid",
        texts::opponents_model_timid,
        texts::opponents_model_timid_help,
    ),
    info(
        Kind::Ideomemeplex(Preset::Conformist),
        "conformist",
        texts::opponents_model_conformist,
        texts::opponents_model_conformist_help,
    ),
    info(
        Kind::Ideomemeplex(Preset::Mixed),
        "mixed",
        texts::opponents_model_mixed,
        texts::opponents_model_mixed_help,
    ),
    info(
        Kind::Ideomemeplex(Preset::Own),
        "company",
        texts::opponents_model_company,
        texts::opponents_model_company_help,
    ),
    info(
        Kind::Historical,
        "historical",
        texts::opponents_model_historical,
        texts::opponents_model_historical_help,
    ),
    info(
        Kind::Matchbox,
        "matchbox",
        texts::opponents_model_matchbox,
        texts::opponents_model_matchbox_help,
    ),
    info(
        Kind::Greedy,
        "greedy",
        texts::opponents_model_greedy,
        texts::opponents_model_greedy_help,
    ),
    info(
        Kind::Perfect,
        "perfect",
        texts::opponents_model_perfect,
        texts::opponents_model_perfect_help,
    ),
];

/// Where the experience of a model that learns comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Source {
    /// Games against itself.
    #[default]
    Itself,
    /// The table that was kept, see [`keep`](super::keep); games against itself
    /// where none was.
    Kept,
}

/// A model with its settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Spec {
    /// The kind.
    pub kind: Kind,
    /// Voting: how much chance there is, in hundredths of a vote (`t`).
    pub temperature: u32,
    /// Voting: what each agent is like. Only `company` can be set (`ape`,
    /// `hare`, `elephant`, `owl`).
    pub company: Company,
    /// Voting: whether prestige stays as it is from game to game
    /// (`prestige=fixed`).
    pub has_fixed_prestige: bool,
    /// Historical: the power that chances of winning are raised to (`k`).
    pub power: u32,
    /// Historical: how a meme is chosen by its record (`pick`).
    pub pick: Pick,
    /// Historical: in ten-thousandths, what a game is worth beside the one
    /// after it (`decay`).
    pub decay: u32,
    /// Historical: where its experience comes from (`from`).
    pub source: Source,
    /// Historical: how many games it plays against itself first (`games`).
    pub games: u32,
    /// Historical: what the chance in those comes from (`seed`).
    pub seed: u64,
}

/// The temperature when nothing is said.
const TEMPERATURE: u32 = 100;
/// What an agent's setting looks like.
const AN_AGENT: &str =
    "ape=bold, hare=timid*2, owl=8/4/-4/0/0/0/0/2/0*3~5, t=100 or prestige=fixed";
/// The most games that a model may be trained with.
const MOST_GAMES: u32 = 1_000_000;

/// A text that names no model.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// There is no such kind.
    #[error("{}", texts::opponents_no_model(&excerpt(given), known))]
    Kind {
        /// What was given.
        given: String,
        /// The names that would do.
        known: String,
    },
    /// A setting is wrong.
    #[error("{}", texts::opponents_no_setting(&excerpt(given), expected))]
    Setting {
        /// What was given.
        given: String,
        /// What would do.
        expected: &'static str,
    },
}

impl Spec {
    /// A kind with its usual settings.
    pub const fn usual(kind: Kind) -> Self {
        Self {
            kind,
            temperature: TEMPERATURE,
            company: match kind {
                Kind::Ideomemeplex(preset) => preset.company(),
                _ => Preset::Own.company(),
            },
            has_fixed_prestige: false,
            power: 1,
            pick: Pick::Share,
            decay: 10_000,
            source: Source::Itself,
            games: 20_000,
            seed: 1,
        }
    }

    /// What there is to say of its kind.
    pub fn info(&self) -> &'static KindInfo {
        KINDS
            .iter()
            .find(|info| info.kind == self.kind)
            .unwrap_or(&KINDS[0])
    }

    /// Whether it learns from games by a table.
    pub const fn is_historical(&self) -> bool {
        matches!(self.kind, Kind::Historical | Kind::Matchbox)
    }

    fn set(&mut self, setting: &str) -> Result<(), SpecError> {
        let wrong = |expected| SpecError::Setting {
            given: setting.to_owned(),
            expected,
        };
        let (key, value) = setting.split_once('=').unwrap_or((setting, ""));
        let number = |most: u32| value.parse::<u32>().ok().filter(|number| *number <= most);
        let votes = matches!(self.kind, Kind::Ideomemeplex(_));
        let agent = AGENT_NAMES.iter().position(|name| *name == key);
        match key {
            _ if let (Some(agent), Kind::Ideomemeplex(Preset::Own)) = (agent, self.kind) => {
                self.company[agent] = Temper::read(value).ok_or(wrong(AN_AGENT))?;
            }
            "prestige" if votes => {
                self.has_fixed_prestige = match value {
                    "fixed" => true,
                    "moving" => false,
                    _ => return Err(wrong("prestige=moving or prestige=fixed")),
                };
            }
            "t" if votes => {
                self.temperature = number(10_000).ok_or(wrong("t=0 to t=10000"))?;
            }
            "k" if self.kind == Kind::Historical => {
                self.power = number(64).ok_or(wrong("k=0 to k=64"))?;
            }
            "pick" if self.kind == Kind::Historical => {
                self.pick = match value {
                    "share" => Pick::Share,
                    "thompson" => Pick::Thompson,
                    "best" => Pick::Best,
                    _ => return Err(wrong("pick=share, pick=thompson or pick=best")),
                };
            }
            "decay" if self.is_historical() => {
                self.decay = number(10_000)
                    .filter(|decay| *decay >= 5_000)
                    .ok_or(wrong("decay=5000 to decay=10000 (ten-thousandths)"))?;
            }
            "from" if self.is_historical() => {
                self.source = match value {
                    "itself" => Source::Itself,
                    "kept" => Source::Kept,
                    _ => return Err(wrong("from=itself or from=kept")),
                };
            }
            "games" if self.is_historical() => {
                self.games = number(MOST_GAMES).ok_or(wrong("games=0 to games=1000000"))?;
            }
            "seed" if self.is_historical() => {
                self.seed = value.parse().map_err(|_| wrong("seed=1"))?;
            }
            _ if self.kind == Kind::Ideomemeplex(Preset::Own) => return Err(wrong(AN_AGENT)),
            _ if votes => return Err(wrong("t=100 or prestige=fixed")),
            _ if self.is_historical() => {
                return Err(wrong(
                    "k=1, pick=share, decay=10000, from=itself, games=20000 or seed=1",
                ));
            }
            _ => return Err(wrong("no settings at all")),
        }
        Ok(())
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let usual = Self::usual(self.kind);
        f.write_str(self.info().id)?;
        for (agent, name) in AGENT_NAMES.iter().enumerate() {
            if self.company[agent] != usual.company[agent] {
                write!(f, ":{name}={}", self.company[agent])?;
            }
        }
        if self.has_fixed_prestige {
            f.write_str(":prestige=fixed")?;
        }
        if self.temperature != usual.temperature {
            write!(f, ":t={}", self.temperature)?;
        }
        if self.power != usual.power {
            write!(f, ":k={}", self.power)?;
        }
        if self.pick != usual.pick {
            write!(f, ":pick={}", self.pick.text())?;
        }
        if self.decay != usual.decay {
            write!(f, ":decay={}", self.decay)?;
        }
        if self.source != usual.source {
            f.write_str(":from=kept")?;
        }
        if self.games != usual.games {
            write!(f, ":games={}", self.games)?;
        }
        if self.seed != usual.seed {
            write!(f, ":seed={}", self.seed)?;
        }
        Ok(())
    }
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let mut parts = text.trim().split(':');
        let name = parts.next().unwrap_or_default();
        let Some(info) = KINDS.iter().find(|info| info.id == name) else {
            return Err(SpecError::Kind {
                given: name.to_owned(),
                known: KINDS.map(|info| info.id).join(", "),
            });
        };
        let mut spec = Self::usual(info.kind);
        parts.try_for_each(|setting| spec.set(setting))?;
        Ok(spec)
    }
}
