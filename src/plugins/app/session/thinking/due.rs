//! What the computer is to think about now: it follows from the session.

use core::time::Duration;

use super::{
    Analysis, ThinkingSettings,
    task::{Mover, Task},
};
use crate::{
    engine::{
        Hint, Level, Limits, Opponent, Report,
        coach::Known,
        margins,
        review::{Due, LOOK},
    },
    plugins::app::{
        session::{Coach, ComputerMode, Review, Session, addressed, review::next_position},
        states::Activity,
    },
    record::SeatKind,
    ugi::Permits,
};

/// What a hint goes by where it is known: a proof of the review's, else what the analysis on the
/// screen has found of the position, if it has looked as far as a hint would.
fn known(session: &Session, analysis: &Analysis, review: &Review) -> Option<Report> {
    if let Some(proof) = review.proof(session, session.record().len()) {
        return Some(proof);
    }
    let report = analysis.report.as_ref();
    let report = report.filter(|_| analysis.enabled && session.at_end())?;
    (report.best().is_some() && (report.complete || report.nodes >= LOOK)).then(|| report.clone())
}

/// By how many thousandths another move must be worth more for a hint to go.
const NOTICED: u16 = 60;

/// Whether more is known by now than the hint on the screen went by, and speaks for another move
/// that is clearly worth more.
pub(super) fn is_outdated(
    hint: &Hint,
    session: &Session,
    analysis: &Analysis,
    review: &Review,
) -> bool {
    let report = known(session, analysis, review);
    let further = |it: &&Report| it.complete || it.nodes > hint.report.nodes;
    let Some(report) = report.as_ref().filter(further) else {
        return false;
    };
    let hinted = report
        .lines
        .iter()
        .find(|line| line.moves.first() == Some(&hint.mv.text));
    let hinted = hinted.map_or(hint.verdict, |line| line.verdict).permille();
    // Where the outcome alone counts, an estimate says nothing against another.
    let counts = margins(session.position().info().id).is_some();
    report.best().is_some_and(|best| {
        (counts || best.verdict.is_proven()) && best.verdict.permille() >= hinted + NOTICED
    })
}

/// What is to be thought about now, and after how many plies.
pub(super) fn task(
    session: &Session,
    kept: bool,
    settings: &ThinkingSettings,
    permits: &Permits,
    analysis: &Analysis,
    (coach, review, hint_wanted): (&Coach, &Review, bool),
) -> Option<(Task, usize)> {
    let end = session.record().len();
    if (session.has_coach() || session.has_retried())
        && session.at_end()
        && let Some(judge) = to_judge(session, coach, review)
    {
        return Some(judge);
    }
    // What is tried again and is no better is not answered.
    if session.has_retried() && coach.warns() {
        return None;
    }
    if let Some(mover) = mover(session, settings, permits)
        && let Some(player) = session.record().to_move()
    {
        // The move before must be safe before the opponent answers it.
        return kept.then_some((Task::Move(player, mover), end));
    }
    if let Some(state) = session.puzzle()
        && let Some(text) = &state.trying
    {
        return Some((Task::Judge(text.clone()), end));
    }
    if matches!(
        session.activity(),
        Activity::Lesson | Activity::Edit | Activity::Display
    ) {
        return None;
    }
    if hint_wanted && session.person_may_move() {
        return Some((Task::Hint(known(session, analysis, review)), end));
    }
    if let Some(next) = review.next(session, analysis) {
        return reviewed(session, analysis, review, (next, settings.most_nodes));
    }
    // A puzzle is not solved by the computer.
    if session.is_solving() {
        return None;
    }
    if analysis.enabled || session.mode() == ComputerMode::Ponder {
        if session.to_move().is_some() && !is_settled(session, analysis) {
            let limits = Limits {
                lines: settings.lines.max(1),
                threads: settings.threads.max(1),
                nodes: settings.most_nodes,
                ..Limits::default()
            };
            return Some((Task::Analyse(limits), session.shown()));
        }
        return next_position(session, analysis, None).map(|ply| (Task::Review, ply));
    }
    if settings.review
        && session.is_watched()
        && let Some(ply) = next_position(session, analysis, None)
    {
        return Some((Task::Review, ply));
    }
    if settings.ponder && session.person_may_move() && session.is_played() {
        let limits = Limits {
            time: Some(Duration::from_secs(60)),
            nodes: settings.most_nodes,
            ..Limits::default()
        };
        return Some((Task::Analyse(limits), end));
    }
    None
}

/// Whether everything is known about the position that is shown.
fn is_settled(session: &Session, analysis: &Analysis) -> bool {
    let known = analysis.per_ply.get(session.shown());
    let report = analysis.report.as_ref();
    report.is_some_and(|report| report.complete) && known.is_some_and(Option::is_some)
}

/// What a review is to look at.
fn reviewed(
    session: &Session,
    analysis: &Analysis,
    review: &Review,
    (next, most): (Due, Option<u64>),
) -> Option<(Task, usize)> {
    match next {
        Due::Position(ply) => Some((Task::Review, ply)),
        Due::Proof(ply) => Some((Task::Prove(most), ply)),
        Due::Move(ply) => {
            let record = session.record();
            let before = ply.checked_sub(1)?;
            let played = record.plies().get(before)?;
            let known = review.known(record, analysis, ply);
            let moment = Task::Moment(played.mv.clone(), known, addressed(record));
            Some((moment, before))
        }
    }
}

/// The last move, if the coach is to judge it before it is answered.
fn to_judge(session: &Session, coach: &Coach, review: &Review) -> Option<(Task, usize)> {
    let last = session.record().plies().last()?;
    let before = session.record().len().checked_sub(1)?;
    let wanted = coach.is_to_judge(session);
    // What is tried again is judged by the proof that the review goes by.
    let proof = review
        .proof(session, before)
        .filter(|_| session.has_retried());
    let proof = proof.and_then(|report| report.best().cloned());
    let known = proof.map_or_else(Known::default, |line| Known::from_proof(line, &last.mv));
    wanted.then(|| (Task::Coach(last.mv.clone(), known), before))
}

/// What decides on the move that the match waits for, if that is the computer's.
fn mover(session: &Session, settings: &ThinkingSettings, permits: &Permits) -> Option<Mover> {
    if session.paused() || session.record().outcome().is_some() {
        return None;
    }
    let player = session.record().to_move()?;
    let calc = || Some(Mover::Opponent(settings.calc.clone()));
    match session.activity() {
        Activity::Replay | Activity::Lesson | Activity::Edit | Activity::Display => None,
        Activity::Trial if session.calc && session.at_end() => Some(Mover::Advice),
        // A guess is not answered.
        Activity::Trial if session.guessed().is_some() => None,
        Activity::Trial if !session.at_end() || !session.computer_plays(player) => None,
        // Whoever tries another move of their own meets the same opponent.
        Activity::Trial => match session.seat(player).map(|seat| &seat.kind) {
            Some(SeatKind::Opponent(opponent)) => Some(Mover::Opponent(opponent.clone())),
            _ => calc(),
        },
        Activity::Puzzle => session.puzzle().and_then(|state| {
            (player != state.solver && !state.solved && state.shows.is_none())
                .then_some(Mover::Opponent(Opponent::Level(Level::HIGHEST)))
        }),
        Activity::Play => {
            if !session.at_end() {
                return None;
            }
            match session.seat(player).map(|seat| &seat.kind) {
                Some(SeatKind::Opponent(opponent)) if session.computer_plays(player) => {
                    Some(Mover::Opponent(opponent.clone()))
                }
                // Nobody moves for a program that has not been allowed yet.
                Some(SeatKind::External(command))
                    if session.computer_plays(player) && !session.is_declined(player) =>
                {
                    let patience = permits.patience().unwrap_or(settings.patience);
                    let permit = permits.get(command)?;
                    Some(Mover::Program(permit, patience))
                }
                _ if session.calc => Some(Mover::Advice),
                _ if session.computer_plays(player) => calc(),
                _ => None,
            }
        }
    }
}
