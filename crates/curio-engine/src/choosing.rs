//! How an opponent chooses a move.

use rand::{RngExt, SeedableRng};
use rand_pcg::Pcg64Mcg;

use super::{
    CancelToken, Level, Limits, Opponent, Report, Style,
    choice::Choice,
    form,
    registry::opponents,
    sight::{Glance, any_as_good, pick},
    thinker::AnyThinker,
};
use curio_rules::{AnyGame, Turn};

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
    #[must_use]
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
    let Turn::Player(player) = position.turn() else {
        return None;
    };
    let MoveContext {
        seed,
        plies,
        match_seed,
    } = context.into();
    let mut dice = Pcg64Mcg::seed_from_u64(seed ^ position.hash());
    match who {
        Opponent::Random => any_move(position, &mut dice),
        Opponent::Time(time) => {
            let limits = Limits {
                match_plies: Some(plies),
                ..Limits::time(*time)
            };
            let found = thinker.think(position, &limits, stop, report)?;
            Some(Choice {
                mv: found.best()?.moves.first()?.clone(),
                report: Some(found),
            })
        }
        Opponent::Level(_) | Opponent::Styled(..) => {
            let (level, style) = who.level()?;
            let level = match match_seed {
                Some(match_seed) if has_form(position) => form::in_match(level, player, match_seed),
                _ => level,
            };
            let who = (level, style);
            choose_at_level(thinker, position, who, plies, &mut dice, stop, report)
        }
        Opponent::Model(model) => match model.parse() {
            Ok(baseline) => {
                let measure = opponents(position.info().id)?.baseline;
                measure(position, baseline, &mut dice, stop)
            }
            Err(_) => thinker.by_model(position, model, &mut dice, stop),
        },
    }
}

/// Whether the levels have good and bad days in matches like the one that `position` is of:
/// any level but the lowest and the highest may play a match like the level below or the
/// level above.
#[must_use]
pub fn has_form(position: &dyn AnyGame) -> bool {
    opponents(position.info().id).is_some_and(|found| (found.has_form)(position))
}

fn any_move(position: &dyn AnyGame, dice: &mut Pcg64Mcg) -> Option<Choice> {
    let moves = position.legal_texts();
    let mv = pick(&moves, dice)?.clone();
    Some(Choice { mv, report: None })
}

fn choose_at_level(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    (level, style): (Level, Style),
    plies: u32,
    dice: &mut Pcg64Mcg,
    stop: &CancelToken,
    report: &mut dyn FnMut(&Report),
) -> Option<Choice> {
    let chosen = thinker.choose_at_level(position, (level, style), dice, stop);
    if chosen.is_some() {
        return chosen;
    }
    // What was thought before must not matter, or a hint taken in between would
    // change how the game goes on.
    thinker.forget();
    let sight = thinker.sight(level, position);
    let glance = (!sight.is_clear()).then(|| Glance {
        sight,
        seed: dice.random(),
    });
    let lines = if thinker.is_opening(position) { 4 } else { 1 };
    let limits = Limits {
        glance,
        style,
        match_plies: Some(plies),
        ..(thinker.profile().at_level)(level).with_lines(lines)
    };
    // A player who does not see everything knows nothing for certain, so nothing is reported.
    let mut tell = |found: &Report| {
        if glance.is_none() {
            report(found);
        }
    };
    let found = thinker.think(position, &limits, stop, &mut tell)?;
    let chosen = any_as_good(&found.lines, dice);
    let mv = chosen?.moves.first()?;
    let alike = thinker.alike(position, mv);
    let mv = pick(&alike, dice)?.clone();
    Some(Choice {
        mv,
        report: glance.is_none().then_some(found),
    })
}
