//! How an opponent chooses a move.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    CancelToken, Level, Limits, Opponent, Report, Style,
    choice::{Choice, Chosen},
    form,
    registry::opponents,
    sight::{Glance, any_as_good, pick},
    thinker::{AnyThinker, Thinker},
};
use curio_rules::{AnyGame, Game, Turn};

/// Where a move is chosen: in a match, or, where only a seed is given, outside of any.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct MoveContext {
    /// The seed of all chance.
    pub seed: u64,
    /// How many plies the match has had.
    pub plies: u32,
    /// The seed of the match, from which the form of its players follows: how well a
    /// level plays in it. Without one, as in a puzzle, levels play as usual.
    pub match_seed: Option<u64>,
}

impl MoveContext {
    /// A match with this seed that has had this many plies.
    pub fn new(seed: u64, plies: usize) -> Self {
        Self {
            seed,
            plies: u32::try_from(plies).unwrap_or(u32::MAX),
            match_seed: Some(seed),
        }
    }

    /// The same with another seed for this move alone.
    #[must_use]
    pub const fn with_seed(self, seed: u64) -> Self {
        Self { seed, ..self }
    }
}

impl From<u64> for MoveContext {
    fn from(seed: u64) -> Self {
        Self {
            seed,
            ..Self::default()
        }
    }
}

/// Chooses a move in a position; nothing when it is no player's turn.
///
/// Opponents that are [repeatable](Opponent::is_repeatable) choose the same for the
/// same position and context, unless they are stopped.
pub fn choose(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    who: &Opponent,
    context: impl Into<MoveContext>,
    stop: &CancelToken,
    report: &mut dyn FnMut(&Report),
) -> Option<Choice> {
    thinker.choose(position, who, context.into(), stop, report)
}

/// The same in the types of a game.
pub(super) fn choose_typed<T: Thinker>(
    thinker: &mut T,
    position: &T::Game,
    who: &Opponent,
    context: MoveContext,
    stop: &CancelToken,
    report: &mut dyn FnMut(&Report),
) -> Option<Choice> {
    let Turn::Player(player) = Game::turn(position) else {
        return None;
    };
    let MoveContext {
        seed,
        plies,
        match_seed,
    } = context;
    let mut dice = Pcg64Mcg::seed_from_u64(seed ^ Game::hash(position));
    let mut tell = |found: &Report<_>| report(&found.written(position));
    let chosen = match who {
        Opponent::Random => pick(&position.legal_moves(), &mut dice)?.clone().into(),
        Opponent::Time(time) => {
            let limits = Limits {
                match_plies: Some(plies),
                ..Limits::time(*time)
            };
            let found = Thinker::think(thinker, position, &limits, stop, &mut tell)?;
            Chosen {
                mv: found.best()?.moves.first()?.clone(),
                report: Some(found),
            }
        }
        Opponent::Level(_) | Opponent::Styled(..) => {
            let (level, style) = who.level()?;
            let level = match match_seed {
                Some(match_seed) if has_form(position) => form::in_match(level, player, match_seed),
                _ => level,
            };
            let who = (level, style);
            choose_at_level(thinker, position, who, plies, &mut dice, stop, &mut tell)?
        }
        Opponent::Model(model) => match model.parse() {
            Ok(baseline) => {
                let measure = opponents(T::Game::INFO.id)?.baseline;
                return measure(position, baseline, &mut dice, stop);
            }
            Err(_) => thinker.by_model(position, model, &mut dice, stop)?,
        },
    };
    Some(chosen.written(position))
}

/// Whether the levels have good and bad days in matches like the one that `position` is of:
/// any level but the lowest and the highest may play a match like the level below or the
/// level above.
pub fn has_form(position: &dyn AnyGame) -> bool {
    opponents(position.info().id).is_some_and(|found| (found.has_form)(position))
}

fn choose_at_level<T: Thinker>(
    thinker: &mut T,
    position: &T::Game,
    (level, style): (Level, Style),
    plies: u32,
    dice: &mut Pcg64Mcg,
    stop: &CancelToken,
    report: &mut dyn FnMut(&Report<<T::Game as Game>::Move>),
) -> Option<Chosen<<T::Game as Game>::Move>> {
    let chosen = thinker.choose_at_level(position, (level, style), dice, stop);
    if chosen.is_some() {
        return chosen;
    }
    // What was thought before must not matter, or a hint taken in between would
    // change how the game goes on.
    Thinker::forget(thinker);
    let sight = Thinker::sight(thinker, level, position);
    let glance = (!sight.is_clear()).then(|| Glance {
        sight,
        seed: dice.random(),
    });
    let lines = if Thinker::is_opening(thinker, position) {
        4
    } else {
        1
    };
    let limits = Limits {
        glance,
        style,
        match_plies: Some(plies),
        ..(Thinker::profile(thinker).at_level)(level).with_lines(lines)
    };
    // A player who does not see everything knows nothing for certain, so nothing is reported.
    let mut tell = |found: &Report<_>| {
        if glance.is_none() {
            report(found);
        }
    };
    let found = Thinker::think(thinker, position, &limits, stop, &mut tell)?;
    let chosen = any_as_good(&found.lines, dice);
    let mv = chosen?.moves.first()?;
    let alike = Thinker::alike(thinker, position, mv);
    let mv = pick(&alike, dice)?.clone();
    Some(Chosen {
        mv,
        report: glance.is_none().then_some(found),
    })
}
