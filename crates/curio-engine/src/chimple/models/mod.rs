//! Deployment decision models: how a side chooses among its eligible memes.
//!
//! The descriptors only say what may be deployed. The essay names random
//! selection, "ideomemeplex" models, which it calls arbitrary in the end, and
//! some kind of accumulative historical model. Here they are, beside two
//! baselines: greed that looks one turn ahead, and perfect play.
//!
//! A model is chosen by the text of a [`Spec`], such as `bold` or
//! `historical:k=4`. All chance comes from the dice that are handed in.

mod features;
mod historical;
mod ideomemeplex;
mod kept;
mod simple;
mod spec;
mod temper;

use core::fmt;
use std::{
    collections::BTreeMap,
    sync::{Arc, Mutex, PoisonError},
};

use rand::SeedableRng;
use rand_pcg::Pcg64Mcg;

pub use features::{FEATURES, Features};
pub use historical::{Historical, HistoryError, Pick, Tally};
pub use ideomemeplex::{Ideomemeplex, Poll};
pub use kept::keep;
pub(super) use simple::greed;
pub use spec::{KINDS, Kind, KindInfo, Source, Spec, SpecError};
pub use temper::{
    AGENT_NAMES, AGENTS, Company, MOST_STRENGTH, MOST_SWAY, MOST_WEIGHT, Preset, TEMPERS, Temper,
};

use super::shared::solved;
use crate::{CancelToken, ModelInfo, Models};
use curio_rules::{
    Game, Player, PlayerSet,
    chimple::{Chimple, Descriptor, Move, Options, View},
};

/// The models behind their texts, for everything that knows no game.
pub(crate) const MODELS: Models = Models {
    list: || {
        let info = |kind: &KindInfo| ModelInfo {
            id: kind.id,
            name: kind.name(),
            help: kind.help(),
            settings: kind.settings,
        };
        KINDS.iter().map(info).collect()
    },
    check: |text| match text.parse::<Spec>() {
        Ok(_) => Ok(()),
        Err(error) => Err(error.to_string()),
    },
};

/// What a model decides about: the eligible memes of the side to move.
#[derive(Debug)]
pub struct Scene<'a> {
    /// The position.
    pub position: &'a Chimple,
    /// The state as the side to move sees it.
    pub view: View,
    /// The eligible memes with their places in the list, at least one.
    pub memes: Vec<(usize, &'static Descriptor)>,
}

impl<'a> Scene<'a> {
    /// The scene of a position; nothing when the game is over.
    pub fn new(position: &'a Chimple) -> Option<Self> {
        if position.end().is_some() {
            return None;
        }
        let view = position.view(position.to_move());
        let memes: Vec<_> = position
            .memes()
            .all()
            .iter()
            .enumerate()
            .filter(|(_, meme)| meme.is_eligible(view.own, view.enemy))
            .collect();
        (!memes.is_empty()).then_some(Self {
            position,
            view,
            memes,
        })
    }
}

/// A way of choosing among eligible memes, which may learn from games.
pub trait Model: fmt::Debug + Send {
    /// A new game begins.
    fn begin(&mut self) {}

    /// The place in `scene.memes` of the meme to deploy; the first one where the
    /// answer lies beyond the list.
    fn decide(&mut self, scene: &Scene<'_>, dice: &mut Pcg64Mcg) -> usize;

    /// The game is over. Models that learn take what they have chosen since
    /// [`Model::begin`] as good or bad.
    fn learn(&mut self, winners: PlayerSet) {
        let _ = winners;
    }

    /// The prestige of a side's agents, where it has any; at first 1 each.
    fn prestige(&self, player: Player) -> Option<[f64; AGENTS]> {
        let _ = player;
        None
    }

    /// What it has learned, where that can be described.
    fn history(&self) -> Option<&Historical> {
        None
    }

    /// Whether it keeps adding the games that it plays to its record.
    fn set_learning(&mut self, on: bool) {
        let _ = on;
    }
}

/// A model that has not played yet.
pub fn fresh(spec: &Spec, options: &Options) -> Box<dyn Model> {
    match spec.kind {
        Kind::Random => Box::new(simple::Random),
        Kind::Agents => Box::new(simple::Agents),
        Kind::Greedy => Box::new(simple::Greedy),
        Kind::Perfect => Box::new(simple::Perfect::new(options)),
        Kind::Ideomemeplex(_) => Box::new(Ideomemeplex::new(spec, options)),
        Kind::Historical | Kind::Matchbox => Box::new(kept::experienced(spec, options).0),
    }
}

/// How a game between models went.
#[derive(Clone, Debug)]
pub struct Played {
    /// The position at its end.
    pub end: Chimple,
    /// Each turn: the number of the state as the side to move saw it, and the
    /// place of its meme in the list.
    pub turns: Vec<(u32, usize)>,
}

impl Played {
    /// Who has won; nobody in a draw.
    pub fn winners(&self) -> PlayerSet {
        Game::outcome(&self.end).map_or(PlayerSet::EMPTY, |outcome| outcome.winners)
    }
}

/// Who decides in a game.
#[derive(Debug)]
pub enum Sides<'a> {
    /// One model for each side, Black's first.
    Two(&'a mut dyn Model, &'a mut dyn Model),
    /// One and the same for both.
    One(&'a mut dyn Model),
}

impl Sides<'_> {
    fn model_of(&mut self, player: Player) -> &mut dyn Model {
        match self {
            Self::One(model) => *model,
            Self::Two(first, second) => {
                if player == Player::FIRST {
                    *first
                } else {
                    *second
                }
            }
        }
    }

    fn each(&mut self, mut act: impl FnMut(&mut dyn Model)) {
        match self {
            Self::One(model) => act(*model),
            Self::Two(first, second) => {
                act(*first);
                act(*second);
            }
        }
    }
}

/// Plays a game from the start, and lets the models learn from it.
pub fn play(options: &Options, mut sides: Sides<'_>, dice: &mut Pcg64Mcg) -> Played {
    let mut position = Chimple::new(*options);
    let mut turns = Vec::new();
    sides.each(|model| model.begin());
    while let Some(scene) = Scene::new(&position) {
        let chosen = sides.model_of(position.to_move()).decide(&scene, dice);
        let Some((id, meme)) = scene.memes.get(chosen).or(scene.memes.first()) else {
            break;
        };
        let mv = Move::Deploy(position.step(meme));
        turns.push((scene.view.number(), *id));
        if position.play(&mv).is_err() {
            break;
        }
    }
    let played = Played {
        end: position,
        turns,
    };
    let winners = played.winners();
    sides.each(|model| model.learn(winners));
    played
}

/// The meme that a model deploys at the table, where it plays without learning.
/// Historical models are trained first, once for everybody.
///
/// Nothing when the game is over, or `stop` was set before it was known.
pub fn decide(
    spec: &Spec,
    position: &Chimple,
    dice: &mut Pcg64Mcg,
    stop: &CancelToken,
) -> Option<&'static Descriptor> {
    let scene = Scene::new(position)?;
    let options = position.options();
    let chosen = match spec.kind {
        Kind::Historical | Kind::Matchbox => trained(spec, &options, stop)?.pick(&scene, dice),
        Kind::Perfect => {
            // Solved here first, where the long computation can be stopped.
            solved(&options, stop, None)?;
            fresh(spec, &options).decide(&scene, dice)
        }
        _ => fresh(spec, &options).decide(&scene, dice),
    };
    let (_, meme) = scene.memes.get(chosen).or(scene.memes.first())?;
    Some(meme)
}

type Trained = BTreeMap<(String, Options), Arc<Historical>>;

static TRAINED: Mutex<Trained> = Mutex::new(BTreeMap::new());

/// Historical models under these options are made anew when they are asked for.
fn forget_trained(options: &Options) {
    let mut trained = TRAINED.lock().unwrap_or_else(PoisonError::into_inner);
    trained.retain(|(_, known), _| known != options);
}

/// A historical model that has played its games against itself, or knows what
/// was kept; found once.
fn trained(spec: &Spec, options: &Options, stop: &CancelToken) -> Option<Arc<Historical>> {
    let known = || TRAINED.lock().unwrap_or_else(PoisonError::into_inner);
    let key = (spec.to_string(), *options);
    if let Some(model) = known().get(&key) {
        return Some(Arc::clone(model));
    }
    let (mut model, is_kept) = kept::experienced(spec, options);
    let mut dice = Pcg64Mcg::seed_from_u64(spec.seed);
    let games = if is_kept { 0 } else { spec.games };
    for _ in 0..games {
        if stop.is_cancelled() {
            return None;
        }
        play(options, Sides::One(&mut model), &mut dice);
    }
    let model = Arc::new(model);
    known().insert(key, Arc::clone(&model));
    Some(model)
}
