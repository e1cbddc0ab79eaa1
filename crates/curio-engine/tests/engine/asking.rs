//! Opponents as tests ask them: nobody stops them, and nobody hears what they find on the way.

use curio_engine::{
    AnyThinker, CancelToken, Hint, Level, Limits, MoveContext, Opponent, Report, choose,
    coach::{Advice, judge_move},
    hint, thinker,
};
use curio_rules::AnyGame;

/// What a search finds.
pub(crate) fn think(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    limits: &Limits,
) -> Report {
    let never = CancelToken::default();
    let found = thinker.think(position, limits, &never, &mut |_| {});
    found.unwrap()
}

/// What a search finds that knows nothing yet.
pub(crate) fn thought(position: &dyn AnyGame, limits: &Limits) -> Report {
    think(&mut *thinker(position.info().id).unwrap(), position, limits)
}

/// The move that an opponent chooses.
pub(crate) fn chosen(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    who: &Opponent,
    when: impl Into<MoveContext>,
) -> String {
    let never = CancelToken::default();
    let found = choose(thinker, position, who, when, &never, &mut |_| {});
    found.unwrap().mv.text
}

/// The move that an opponent chooses who knows nothing yet.
pub(crate) fn chosen_anew(position: &dyn AnyGame, who: &Opponent, seed: u64) -> String {
    chosen(
        &mut *thinker(position.info().id).unwrap(),
        position,
        who,
        seed,
    )
}

/// What is told as a hint.
pub(crate) fn hinted(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    limits: &Limits,
) -> Hint {
    let never = CancelToken::default();
    hint(thinker, position, limits, &never, &mut |_| {}).unwrap()
}

/// What the coach says of a move.
pub(crate) fn advised(
    coach: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    mv: &str,
    limits: &Limits,
) -> Option<Advice> {
    judge_move(coach, position, mv, limits, &CancelToken::default())
}

/// The opponent of a level.
pub(crate) fn level(number: u8) -> Opponent {
    Opponent::Level(Level::try_from(number).unwrap())
}
