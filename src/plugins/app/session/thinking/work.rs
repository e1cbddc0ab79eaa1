//! What the thread that thinks does with a task: a move, a hint, an analysis, a
//! judgement.

use std::time::Instant;

use super::{
    other_program::{NoMove, OtherProgram},
    task::{Finding, Found, Job, Mover, REPORT_EVERY, Task},
};
use crate::{
    engine::{
        self, AnyThinker, CancelToken, Limits, Report,
        coach::{self, Known},
        puzzles,
        review::LOOK,
    },
    plugins::app::machine::worker::Results,
    rules::{AnyGame, Player},
};

/// Carries out a task.
pub(super) fn work(
    thinker: &mut dyn AnyThinker,
    other: &mut OtherProgram,
    job: Job,
    results: &mut Results<'_, Finding>,
) -> Found {
    let Job {
        ticket,
        task,
        record,
        ply,
        stop,
    } = job;
    let position = record.position_at(ply);
    let occasion = engine::MoveContext::new(record.terms().seed, ply);
    let mut last = Instant::now();
    let mut tell = |report: &Report| {
        if last.elapsed() >= REPORT_EVERY {
            last = Instant::now();
            results.give(Finding {
                ticket,
                what: Found::Progress(report.clone()),
            });
        }
    };
    match task {
        Task::Move(_, Mover::Opponent(opponent)) => {
            match engine::choose(
                thinker,
                position.as_ref(),
                &opponent,
                occasion,
                &stop,
                &mut tell,
            ) {
                Some(choice) => Found::Move(choice.mv.into(), choice.report),
                None => Found::Done(None),
            }
        }
        Task::Move(_, Mover::Advice) => {
            let report = coach::suggest(thinker, position.as_ref(), &stop);
            let best = report.as_ref().and_then(Report::best);
            match best.and_then(|line| line.moves.first().cloned()) {
                Some(mv) => Found::Move(mv.into(), report),
                None => Found::Done(None),
            }
        }
        Task::Move(_, Mover::Program(permit, patience)) => {
            match other.choose(&permit, patience, &record) {
                Ok(text) => Found::Move(text.into(), None),
                Err(NoMove::Fault(why)) => Found::Forfeit(why),
                Err(NoMove::Start(error)) => Found::Failed(error.to_string()),
            }
        }
        Task::Judge(text) => {
            let feedback = puzzles::judge(position.as_ref(), &text, &stop)
                .ok()
                .flatten();
            Found::Judgement(text, feedback)
        }
        Task::Coach(text, mut known) => {
            let mover = record.plies().get(ply).and_then(|played| played.by);
            if known.before.is_some() && known.after.is_none() {
                let after = record.position_at(ply + 1);
                let proof = coach::prove(thinker, after.as_ref(), None, &stop);
                known.after = proof.and_then(|report| report.best().cloned());
            }
            judged(thinker, position.as_ref(), &text, &stop, (&known, mover))
        }
        Task::Moment(text, known, reader) => {
            let told = (&known, reader);
            judged(thinker, position.as_ref(), &text, &stop, told)
        }
        Task::Hint(Some(report)) => {
            Found::Hint(engine::hint_from(thinker, position.as_ref(), report))
        }
        Task::Hint(None) => Found::Hint(engine::suggestion(thinker, position.as_ref(), &stop)),
        Task::Analyse(limits) => {
            Found::Done(thinker.think(position.as_ref(), &limits, &stop, &mut tell))
        }
        Task::Review => {
            let limits = Limits::nodes(LOOK);
            Found::Done(coach::look(thinker, position.as_ref(), &limits, &stop))
        }
        Task::Prove(most) => Found::Done(coach::prove(thinker, position.as_ref(), most, &stop)),
    }
}

/// What the coach, who knows this already, says of a move to this reader.
fn judged(
    thinker: &mut dyn AnyThinker,
    position: &dyn AnyGame,
    text: &str,
    stop: &CancelToken,
    told: (&Known, Option<Player>),
) -> Found {
    let limits = coach::limits(thinker);
    Found::Advice(coach::judge_move_for(
        thinker, position, text, &limits, stop, told,
    ))
}
