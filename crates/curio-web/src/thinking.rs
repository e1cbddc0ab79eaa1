//! Moves of levels, hints and reviews: the same as the native program's for the same match.

use curio_engine::{Level, opponents};
#[cfg(not(feature = "without_levels"))]
use {
    super::{Refusal, texts},
    curio_engine::{
        CancelToken, MoveContext, Opponent, Verdict, choose,
        coach::{self, AdviceKind},
        review::{Conclusion, Reviewer},
        suggestion, texts as coach_texts, thinker,
    },
    curio_record::Match,
    curio_rules::Player,
    serde_json::{Value, json},
};

/// The levels that are offered for a game, with their names.
pub(crate) fn levels(id: &str) -> Vec<(u8, &'static str)> {
    let highest = opponents(id).map_or(0, |known| known.highest_on_phones);
    let all = Level::all().take_while(|level| level.number() <= highest);
    all.map(|level| (level.number(), level.name())).collect()
}

/// The move of a level after the last move.
#[cfg(not(feature = "without_levels"))]
pub(crate) fn level(game: &Match, number: u8) -> Result<Value, Refusal> {
    let level = Level::try_from(number).map_err(|error| error.to_string())?;
    let mut thinker = thinker(&game.terms().game).ok_or_else(nothing)?;
    let at = MoveContext::new(game.terms().seed, game.len());
    let (who, never) = (Opponent::Level(level), CancelToken::default());
    let chosen = choose(
        &mut *thinker,
        game.position(),
        &who,
        at,
        &never,
        &mut |_| {},
    );
    Ok(json!({ "mv": chosen.ok_or_else(nothing)?.mv.text }))
}

/// A move for the player to move, and what it does.
#[cfg(not(feature = "without_levels"))]
pub(crate) fn hint(game: &Match) -> Result<Value, Refusal> {
    let mut thinker = thinker(&game.terms().game).ok_or_else(nothing)?;
    let position = game.position();
    let found = suggestion(&mut *thinker, position, &CancelToken::default());
    let found = found.ok_or_else(nothing)?;
    let mv = curio_page::move_in_words(position, &found.mv.text);
    let words = texts::hint(&mv, &found.reason());
    Ok(json!({ "mv": found.mv.text, "words": words, "places": found.places }))
}

/// What a move is worth as a guess at the next move of a match, of which `played` was the one;
/// where there is a better one, that and what answers this one.
#[cfg(not(feature = "without_levels"))]
pub(crate) fn guessed(game: &Match, mv: &str, played: &str) -> Result<Value, Refusal> {
    let id = &game.terms().game;
    let mut thinker = thinker(id).ok_or_else(nothing)?;
    let limits = coach::limits(&*thinker);
    let mut judge = |mv: &str| {
        let never = CancelToken::default();
        coach::judge_move(&mut *thinker, game.position(), mv, &limits, &never)
    };
    let advice = judge(mv).ok_or_else(nothing)?;
    let right = !advice.kind.is_warning();
    let mut said = vec![format!("{}.", advice.guess_head(id))];
    if mv == played {
        said.push(coach_texts::guess_was_played().to_owned());
    } else if right && judge(played).is_some_and(|other| other.kind.is_warning()) {
        said.push(texts::beats_played().to_owned());
    }
    said.push(advice.said.text());
    let answer = advice.refutation.iter().take(usize::from(!right));
    Ok(json!({
        "right": right, "done": right, "words": said.join(" "), "better": advice.better,
        "then": answer.collect::<Vec<_>>(),
    }))
}

/// Goes a step on with the review of a match, of `of` steps, none at its end: how far it has come in
/// words, and what was found so far.
#[cfg(not(feature = "without_levels"))]
pub(crate) fn review(game: &Match, kept: &mut Option<Reviewer>) -> Result<Value, Refusal> {
    if kept.is_none() {
        let moves: Vec<String> = game.plies().iter().map(|it| it.mv.clone()).collect();
        *kept = Reviewer::new(&*game.position_at(0), &moves, usize::MAX);
    }
    let review = kept.as_mut().ok_or_else(nothing)?;
    let goes_on = review.step(&CancelToken::default());
    let (done, of) = review.progress();
    let words = match review.proves() {
        true => texts::proving().to_owned(),
        false => texts::reviewing(100 * done / of.max(1)),
    };
    let of = if goes_on { of.max(1) } else { 0 };
    let known = review.known();
    let said = review.said().iter().map(|(ply, advice)| {
        let better = advice.better.as_deref().unwrap_or_default();
        let is_blunder = advice.kind == AdviceKind::Blunder;
        json!({
            "ply": ply,
            "mark": if is_blunder { "??" } else { "?" },
            "words": advice.said.text(),
            "better": better,
        })
    });
    let mut said: Vec<Value> = said.collect();
    // What is said of the whole match is said at its end.
    let concluded = concluded(game, review).filter(|_| !goes_on && !game.is_empty());
    said.extend(concluded.map(|words| json!({ "ply": game.len(), "mark": "", "words": words })));
    let curve = known.verdicts.iter().map(|it| it.map(Verdict::permille));
    Ok(json!({
        "of": of,
        "words": words,
        "said": said,
        "curve": curve.collect::<Vec<_>>(),
    }))
}

/// What there is to say besides the moves that are named; nothing where that is only that nothing
/// else was found.
#[cfg(not(feature = "without_levels"))]
fn concluded(game: &Match, review: &Reviewer) -> Option<String> {
    let known = review.known();
    let named = review.survey().named();
    let conclusion = known.conclusion(named);
    let says_nothing = matches!(conclusion, Conclusion::NotKnown) && !named.is_empty();
    if says_nothing || named.contains(&game.len()) {
        return None;
    }
    let moves = game.plies().iter().map(|ply| &*ply.mv);
    let gap = known.widest_gap(game.start_position(), moves);
    let name = |by: Player| {
        let colours = game.position().colours();
        colours
            .get(by.index())
            .map_or_else(String::new, |colour| colour.name().to_string())
    };
    // Moves are numbered as they are in the list.
    let rounds = game.round_of_each_ply();
    let round = |ply: usize| rounds.get(ply.wrapping_sub(1)).copied().unwrap_or(ply);
    Some(conclusion.text(gap, name, round))
}

#[cfg(not(feature = "without_levels"))]
fn nothing() -> Refusal {
    texts::nothing_to_think().to_owned()
}
