//! The coach: what a move that somebody wants to make, or has just made, is
//! worth, in two short sentences.
//!
//! It compares the best that a search finds with what it finds after the move. A better
//! move is spoken of only where it changes the outcome, or the points by more than
//! searches differ: where a game can be solved the solver decides, and what a search
//! suspects must be found again by one that looks much further, and at two depths
//! (`comparison`). With the
//! same limits the coach always says the same. Showing it, and taking back, is the
//! business of the client.

mod advice;
mod comparison;
mod words;

pub use self::advice::{Advice, AdviceKind, Known};
use self::comparison::{Comparison, Question};
use super::{AnyThinker, CancelToken, Limits, Report, Verdict};
use curio_rules::{AnyGame, Player, Turn};

/// As far as a search looks for the end of a match that is known to be won.
const TO_SEE_THE_END: u64 = 1_000_000;

/// How far the coach looks at first.
pub fn limits(thinker: &dyn AnyThinker) -> Limits {
    thinker.profile().to_advise
}

/// Looks at a position as the coach and the review see it: with a search within these
/// limits, and with the solver where the game has one that comes to an end.
pub fn look(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    limits: &Limits,
    stop: &CancelToken,
) -> Option<Report> {
    let mut found = thinker.think(position, limits, stop, &mut |_| {})?;
    let is_known = found.best().is_some_and(|best| best.verdict.is_proven());
    if !is_known && let Some(settled) = thinker.settle(position, stop) {
        for line in &mut found.lines {
            line.verdict = settled.verdict;
        }
        if matches!(settled.verdict, Verdict::Win { .. }) {
            found.lines = vec![settled];
        }
    }
    Some(found)
}

/// The budget of a hint for a proof is that of a review divided by this.
const OF_PROOF: u64 = 3;

/// Looks at a position for a hint: just as the coach does before it speaks of a better move,
/// so that both name the same one. Where a solver may see who wins, it is asked as well: nobody
/// who follows hints is to lose what is won.
pub fn suggest(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    stop: &CancelToken,
) -> Option<Report> {
    thinker.forget();
    let profile = thinker.profile();
    let limits = comparison::around(position, &profile.to_confirm);
    let found = look(thinker, position, &limits, stop)?;
    let is_known = found.best().is_some_and(|best| best.verdict.is_proven());
    let Some(nodes) = profile.to_prove.filter(|_| !is_known) else {
        return Some(found);
    };
    let proof = thinker.prove(position, nodes / OF_PROOF, stop);
    // Of a lost position the solver may know no move.
    let proof = proof.filter(|line| !line.moves.is_empty());
    Some(proof.map_or(found, |line| Report::of_proof(line, nodes)))
}

/// Proves who wins a position, by looking at as many others as a review may, or at fewer.
pub fn prove(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    most: Option<u64>,
    stop: &CancelToken,
) -> Option<Report> {
    let most = most.unwrap_or(u64::MAX);
    let Some(nodes) = thinker.profile().to_prove.map(|nodes| nodes.min(most)) else {
        // Where there is no solver, a search may see the end.
        let limits = Limits::nodes(TO_SEE_THE_END.min(most));
        let seen = look(thinker, position, &limits, stop);
        return seen.filter(|report| report.best().is_some_and(|it| it.verdict.is_proven()));
    };
    let line = thinker.prove(position, nodes, stop)?;
    Some(Report::of_proof(line, nodes))
}

/// Judges a move that the player to move wants to make or has just made in
/// `position`.
///
/// What the thinker has found before is forgotten, so that equal limits give
/// equal advice. Nothing when it is no player's turn, the move is not legal, the
/// search was stopped, or it has not looked at the move because dice follow it.
pub fn judge_move(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    mv: &str,
    limits: &Limits,
    stop: &CancelToken,
) -> Option<Advice> {
    let Turn::Player(me) = position.turn() else {
        return None;
    };
    let known = Known::default();
    judge_move_for(thinker, position, mv, limits, stop, (&known, Some(me)))
}

/// The same where something is known already, addressed to `reader`, who is "you" in the
/// text; where that is nobody, all players are named.
pub fn judge_move_for(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    mv: &str,
    limits: &Limits,
    stop: &CancelToken,
    (known, reader): (&Known, Option<Player>),
) -> Option<Advice> {
    let Turn::Player(me) = position.turn() else {
        return None;
    };
    let mv = position.check_text(mv).ok()?;
    let mut after = position.boxed_clone();
    after.play_text(&mv).ok()?;
    thinker.forget();
    let question = Question {
        position,
        after: after.as_ref(),
        me,
        mv: &mv,
        stop,
    };
    let seen = question.compare(thinker, limits)?;
    let profile = thinker.profile();
    let mut found = question.settle(thinker, seen, known);
    let mut kind = found.kind(profile.margins);
    let is_suspicion = kind.is_warning() || kind == AdviceKind::OnlyMove;
    if is_suspicion && !found.is_certain() {
        let further = &profile.to_confirm;
        // What is told of the best move is what a hint would tell.
        thinker.forget();
        let seen = question.compare(thinker, further)?;
        found = question.told(seen, known);
        kind = confirmed(kind, found.kind(profile.margins));
        if kind.is_warning() && !found.is_certain() {
            let again = question.look_less_far(thinker, &found, further)?;
            kind = confirmed(kind, again.kind(profile.margins));
        }
    }
    if stop.is_cancelled() {
        return None;
    }
    Some(advice(thinker, &question, &found, kind, reader))
}

/// What is left of a suspicion after a look that goes much further.
fn confirmed(suspicion: AdviceKind, found: AdviceKind) -> AdviceKind {
    use AdviceKind::{Best, Fine, OnlyMove};
    match (suspicion, found) {
        (OnlyMove, OnlyMove) => OnlyMove,
        (OnlyMove, Best) | (_, OnlyMove | Best) => Best,
        (OnlyMove, _) | (_, Fine) => Fine,
        // Two warnings: the milder one.
        _ => suspicion.max(found),
    }
}

fn advice(
    thinker: &dyn AnyThinker,
    question: &Question<'_>,
    found: &Comparison,
    kind: AdviceKind,
    reader: Option<Player>,
) -> Advice {
    let (said, places) = words::say(thinker, question, found, kind, reader);
    let answer = found.played.answer.as_ref();
    let better = found.best.moves.first().filter(|_| kind.is_warning());
    Advice {
        kind,
        loss: found.loss(),
        best: found.base,
        played: found.played.verdict,
        said,
        better: better.cloned(),
        places,
        refutation: answer.map_or_else(Vec::new, |line| line.moves.clone()),
    }
}
