//! Sets the computer thinking: as an opponent, for a hint, to analyse.
//!
//! One thread thinks about one thing at a time. What it should be about follows
//! from the session anew each frame; when that changes, the search in progress
//! is told to stop and what it finds is dropped.

mod analysis;
mod due;
mod other_program;
mod pace;
mod surrender;
mod task;
mod work;

use core::time::Duration;
use std::{
    borrow::Cow,
    panic::{self, AssertUnwindSafe},
    sync::Arc,
};

use bevy::{ecs::system::SystemParam, prelude::*};

pub use self::{analysis::Analysis, surrender::Surrender};
use self::{
    analysis::{note, remember},
    other_program::OtherProgram,
    pace::Pace,
    task::{Finding, Found, Job, Task},
    work::work,
};
use super::{
    Coach, ComputerMode, Origin, PlayRequest, Programs, PuzzleRequest, Requests, Review, Session,
    SessionFact, SessionRequest, SessionSystems, table::trouble,
};
use crate::plugins::app::settings::Settings;
use crate::{
    engine::{
        self, AnyThinker, CancelToken, Hint, Opponent, Report, Throttle, coach::Advice, review::Due,
    },
    plugins::app::{
        keys::CursorAction,
        machine::{
            redraw::RedrawScheduler,
            worker::{JobFailed, Threads, Waker, Worker, WorkerThrottle},
        },
    },
    record::Match,
    rules::{Game, Player, RequestedMove, Retirement},
    texts,
    ugi::PATIENCE,
};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<CursorAction>();
    app.init_resource::<ThinkingSettings>()
        .init_resource::<Analysis>()
        .init_resource::<Haste>()
        .init_resource::<HintShown>()
        .init_resource::<HintWanted>()
        .init_resource::<Surrender>();
    app.add_systems(Startup, start_thread);
    app.add_systems(
        PreUpdate,
        follow_settings.run_if(resource_exists_and_changed::<Settings>),
    );
    app.add_systems(
        Requests,
        (take_findings, hand_over_results)
            .chain()
            .in_set(SessionSystems::Ask),
    );
    app.add_systems(
        Requests,
        ask_for_hints
            .before(SessionSystems::Apply)
            .after(SessionSystems::Ask),
    );
    // In the frame in which the position changes: what is found out about the new one
    // may be there in the next.
    app.add_systems(
        Update,
        (
            forget_what_is_past,
            let_go_of_outdated,
            surrender::reopen,
            think,
        )
            .chain()
            .in_set(SessionSystems::Follow),
    );
}

fn follow_settings(settings: Res<Settings>, mut thinking: ResMut<ThinkingSettings>) {
    let wanted = ThinkingSettings {
        calc: Opponent::Time(settings.calc_time()),
        ponder: settings.ponder,
        threads: settings.threads,
        patience: settings.patience(),
        ..thinking.clone()
    };
    thinking.set_if_neq(wanted);
}

/// How the computer thinks where no seat says how.
#[derive(Resource, Clone, Debug, PartialEq, Eq)]
pub struct ThinkingSettings {
    /// The opponent that plays people's seats in automatic mode.
    pub(crate) calc: Opponent,
    /// Go on thinking while people think.
    pub(crate) ponder: bool,
    /// How many lines the analysis shows.
    pub(crate) lines: u8,
    /// How many cores the analysis uses.
    pub(crate) threads: u8,
    /// The least time between two moves of the computer and the move before, so
    /// that eyes can follow.
    pub pause: Duration,
    /// How long another program may take to start.
    pub(crate) patience: Duration,
    /// Look at every position of a match that is watched, for the curve behind
    /// the scrubber.
    pub review: bool,
    /// Where an analysis ends, and a proof; without a limit one goes on until it is stopped, and
    /// the other as far as a review does.
    pub(crate) most_nodes: Option<u64>,
}

impl Default for ThinkingSettings {
    fn default() -> Self {
        Self {
            calc: Opponent::Time(Duration::from_secs(1)),
            ponder: false,
            lines: 3,
            threads: 1,
            pause: Duration::from_millis(900),
            patience: PATIENCE,
            review: true,
            most_nodes: None,
        }
    }
}

/// Whether the computer moves without the pause for the eyes: while many small
/// moves are made, none of which is worth watching. A game's plugin decides.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Haste {
    /// Whether the pause is left out.
    pub is_on: bool,
    /// Whose moves are made without being asked for again.
    pub ordered_by: Option<Player>,
}

/// The hint that is shown.
#[derive(Resource, Debug, Default)]
pub struct HintShown(pub Option<Hint>);

impl HintShown {
    /// The move that is proposed, in the types of the game of `position`.
    pub(crate) fn mv<G: Game>(&self, position: &G) -> Option<Cow<'_, G::Move>> {
        self.0.as_ref()?.mv.mv.in_types_of(position).ok()
    }
}

/// What is to be hinted at.
#[derive(Resource, Debug, Default)]
pub(super) struct HintWanted {
    /// Whether a hint has been asked for and not been found yet.
    asked: bool,
    /// What was found for this position: whoever asks again is told the same.
    found: Option<Hint>,
}

/// The thinking in progress.
#[derive(Resource, Debug)]
pub struct Thinking {
    worker: Worker<Job, Finding>,
    /// Whether searches give way to the picture.
    throttle: Throttle,
    current: Option<Current>,
    tickets: u64,
    /// The move that was decided on and waits to be played.
    found: Option<RequestedMove>,
    /// When the last move was played, since the start.
    since: Duration,
}

#[derive(Debug)]
struct Current {
    ticket: u64,
    about: About,
    stop: Arc<CancelToken>,
    report: Option<Report>,
}

/// What is thought about.
#[derive(Clone, Debug, PartialEq, Eq)]
struct About {
    task: Task,
    revision: u64,
    ply: usize,
}

impl Thinking {
    /// The player a move is being chosen for, if any.
    pub(crate) fn mover(&self) -> Option<Player> {
        match &self.current.as_ref()?.about.task {
            Task::Move(player, _) => Some(*player),
            _ => None,
        }
    }

    /// Whether a hint is being looked for.
    pub(crate) fn looks_for_hint(&self) -> bool {
        self.current
            .as_ref()
            .is_some_and(|current| matches!(current.about.task, Task::Hint(_)))
    }

    /// What the search in progress has found so far.
    pub(crate) fn report(&self) -> Option<&Report> {
        self.current.as_ref()?.report.as_ref()
    }

    fn stop(&mut self) {
        self.found = None;
        if let Some(current) = self.current.take() {
            current.stop.cancel();
        }
    }

    fn start(&mut self, about: About, record: &Match) {
        self.stop();
        self.tickets += 1;
        let stop = Arc::new(CancelToken::throttled(self.throttle.clone()));
        let job = Job {
            ticket: self.tickets,
            task: about.task.clone(),
            record: Box::new(record.clone()),
            ply: about.ply,
            stop: Arc::clone(&stop),
        };
        self.current = Some(Current {
            ticket: self.tickets,
            about,
            stop,
            report: None,
        });
        self.worker.submit(job);
    }
}

fn start_thread(
    mut commands: Commands,
    threads: Res<Threads>,
    waker: Res<Waker>,
    worker_throttle: Res<WorkerThrottle>,
) {
    let mut thinker: Option<(&'static str, Box<dyn AnyThinker>)> = None;
    let mut other = OtherProgram::default();
    let worker = Worker::new(
        "thinking",
        *threads,
        waker.clone(),
        move |job: Job, results| {
            let game = job.record.position().info().id;
            if thinker.as_ref().is_none_or(|(id, _)| *id != game) {
                thinker = engine::thinker(game).map(|thinker| (game, thinker));
            }
            let ticket = job.ticket;
            let what = match &mut thinker {
                Some((_, known)) => {
                    let search =
                        AssertUnwindSafe(|| work(known.as_mut(), &mut other, job, results));
                    // A search that fails ends its match and not the program.
                    panic::catch_unwind(search).unwrap_or_else(|_| {
                        thinker = None;
                        Found::Failed(texts::app_search_failed().to_owned())
                    })
                }
                None => Found::Failed(texts::app_unknown_game(game)),
            };
            results.give(Finding { ticket, what });
        },
    );
    commands.insert_resource(Thinking {
        worker,
        // A picture that waits for the search anyway is drawn no sooner if that naps.
        throttle: match *threads {
            Threads::Own => worker_throttle.0.clone(),
            Threads::Inline => Throttle::default(),
        },
        current: None,
        tickets: 0,
        found: None,
        since: Duration::ZERO,
    });
}

/// What hears of a finding besides the session.
#[derive(SystemParam)]
struct FindingTargets<'w> {
    hint: ResMut<'w, HintShown>,
    surrender: ResMut<'w, Surrender>,
    wanted: ResMut<'w, HintWanted>,
    analysis: ResMut<'w, Analysis>,
    coach: ResMut<'w, Coach>,
    review: ResMut<'w, Review>,
}

impl FindingTargets<'_> {
    /// What was said of a move: during the match, or looking back on it.
    fn advice(&mut self, about: &About, record: &Match, advice: Option<Advice>) {
        if matches!(about.task, Task::Moment(..)) {
            let found = &mut self.analysis.per_ply;
            self.review.take(record, about.ply + 1, advice, found);
        } else {
            self.coach.take(about.revision, advice);
        }
    }

    /// What a search has found of a position so far.
    fn report(&mut self, about: &About, session: &Session, report: &Report) {
        let what = (&about.task, about.ply);
        let hint = self.wanted.found.as_ref().map(|hint| &hint.report);
        let proof = self.review.proof(session, about.ply);
        let proof = proof.as_ref().or(hint.filter(|_| session.at_end()));
        let proof = proof.and_then(Report::best);
        let proof = proof.filter(|best| best.verdict.is_proven());
        let reviewed = self.review.is_wanted();
        note(&mut self.analysis, session, what, report, (proof, reviewed));
    }

    /// What a search that has ended by itself has found, if anything.
    fn done(&mut self, about: &About, session: &Session, report: Option<&Report>) {
        // Moves that are tried out are no part of the match.
        if self.review.is_wanted() && session.trial_from().is_none() {
            let due = match about.task {
                Task::Prove(_) => Due::Proof(about.ply),
                _ => Due::Position(about.ply),
            };
            self.review.note(due, report);
        }
        if let Some(report) = report {
            self.report(about, session, report);
        }
        if about.task == Task::Review {
            remember(&mut self.analysis.per_ply, about.ply);
            self.review.has_looked_at(about.ply);
        }
    }

    fn hint(&mut self, found: Option<Hint>) {
        self.wanted.asked = false;
        self.wanted.found.clone_from(&found);
        self.hint.0 = found;
    }
}

/// A finding; where the thread has failed, the news of that, if anything was asked of it.
fn finding_of(result: Result<Finding, JobFailed>, ticket: Option<u64>) -> Option<Finding> {
    match result {
        Ok(finding) => Some(finding),
        Err(failed) => Some(Finding {
            ticket: ticket?,
            what: Found::Failed(failed.to_string()),
        }),
    }
}

fn take_findings(
    If(mut thinking): If<ResMut<Thinking>>,
    session: Option<Res<Session>>,
    mut heard: FindingTargets,
    mut requests: MessageWriter<SessionRequest>,
    mut facts: MessageWriter<SessionFact>,
) {
    while let Some(result) = thinking.worker.result() {
        let ticket = thinking.current.as_ref().map(|current| current.ticket);
        let Some(finding) = finding_of(result, ticket) else {
            continue;
        };
        let Some(current) = thinking
            .current
            .as_mut()
            .filter(|current| current.ticket == finding.ticket)
        else {
            continue;
        };
        let Some(session) = session
            .as_ref()
            .filter(|session| session.revision() == current.about.revision)
        else {
            continue;
        };
        match finding.what {
            Found::Progress(report) => {
                heard.report(&current.about, session, &report);
                current.report = Some(report);
            }
            Found::Done(report) => {
                heard.done(&current.about, session, report.as_ref());
                current.report = report.or(current.report.take());
                // An analysis stays the current one: there is no more to find.
                if !matches!(current.about.task, Task::Analyse(_)) {
                    thinking.current = None;
                }
            }
            Found::Move(mv, report) => {
                heard.surrender.consider(session, report.as_ref());
                if let Some(report) = report {
                    heard.report(&current.about, session, &report);
                }
                // It is played once eyes have followed the move before.
                thinking.found = Some(mv);
            }
            Found::Forfeit(reason) => {
                facts.write(trouble(texts::app_opponent_resigns(&reason)));
                thinking.found = Some(Retirement::Resigned.text().into());
            }
            Found::Judgement(text, feedback) => {
                thinking.current = None;
                requests.write(SessionRequest::Puzzle(PuzzleRequest::Judgement {
                    text,
                    feedback,
                }));
            }
            Found::Advice(advice) => {
                heard.advice(&current.about, session.record(), advice);
                thinking.current = None;
            }
            Found::Hint(found) => {
                thinking.current = None;
                heard.hint(found);
            }
            Found::Failed(reason) => {
                thinking.current = None;
                requests.write(SessionRequest::Play(PlayRequest::SetMode(
                    ComputerMode::BoardOnly,
                )));
                facts.write(trouble(texts::app_opponent_stuck(&reason)));
            }
        }
    }
}

/// Plays the move that was decided on, when the time for it has come.
fn hand_over_results(
    time: Res<Time<Real>>,
    session: Option<Res<Session>>,
    mut pace: Pace,
    If(mut thinking): If<ResMut<Thinking>>,
    mut surrender: ResMut<Surrender>,
    mut requests: MessageWriter<SessionRequest>,
    mut redraw: ResMut<RedrawScheduler>,
) {
    let task = thinking.current.as_ref().map(|current| &current.about.task);
    let chance = session.map_or(0, |session| session.position().hash());
    // What was pressed before there was a move to wait for must not hurry it.
    let pause = pace.pause(task, chance);
    if thinking.found.is_none() || surrender.asks().is_some() {
        return;
    }
    let left = (thinking.since + pause).saturating_sub(time.elapsed());
    if !left.is_zero() {
        redraw.within(left);
    } else {
        surrender.settle(&mut thinking.found);
        let Some(mv) = thinking.found.take() else {
            return;
        };
        thinking.current = None;
        requests.write(SessionRequest::play_by(mv, Origin::Computer));
    }
}

fn ask_for_hints(
    mut requests: MessageReader<SessionRequest>,
    session: If<Res<Session>>,
    (analysis, review): (Res<Analysis>, Res<Review>),
    mut hint: ResMut<HintShown>,
    mut wanted: ResMut<HintWanted>,
) {
    let asked = requests
        .read()
        .any(|request| matches!(request, SessionRequest::Play(PlayRequest::Hint)));
    if asked && session.person_may_move() {
        let follows = |it: &&Hint| !due::is_outdated(it, &session, &analysis, &review);
        hint.0 = wanted.found.as_ref().filter(follows).cloned();
        wanted.asked = hint.0.is_none();
    }
}

/// A hint goes when the analysis beside it has come to another move: what is read does not turn
/// into another. Where a proof of the review's speaks for another, that is shown instead.
fn let_go_of_outdated(
    session: If<Res<Session>>,
    (analysis, review): (Res<Analysis>, Res<Review>),
    mut hint: ResMut<HintShown>,
    mut wanted: ResMut<HintWanted>,
) {
    let outdated = |it: &Hint| due::is_outdated(it, &session, &analysis, &review);
    if hint.0.as_ref().is_some_and(outdated) {
        hint.0 = None;
        wanted.asked = review.proof(&session, session.record().len()).is_some();
    }
}

/// Hints and verdicts are about positions: they go when those do.
fn forget_what_is_past(
    mut facts: MessageReader<SessionFact>,
    mut analysis: ResMut<Analysis>,
    mut hint: ResMut<HintShown>,
    mut wanted: ResMut<HintWanted>,
    session: Option<Res<Session>>,
    time: Res<Time<Real>>,
    mut thinking: Option<ResMut<Thinking>>,
) {
    for fact in facts.read() {
        match fact {
            SessionFact::Opened | SessionFact::Closed => {
                analysis.begin();
                // A match in which it runs does not count, so that it is asked for in each.
                let plays = |it: &Res<Session>| it.is_unassisted() || it.lesson().is_some();
                analysis.enabled &= !session.as_ref().is_some_and(plays);
            }
            SessionFact::Played { .. } | SessionFact::Moved { .. } => {
                let trial = session.as_ref().is_some_and(|it| it.trial_from().is_some());
                analysis.follow_trial(trial);
                let length = session
                    .as_ref()
                    .map_or(0, |session| session.record().len() + 1);
                analysis.per_ply.truncate(length);
            }
            _ => continue,
        }
        analysis.report = None;
        hint.0 = None;
        *wanted = HintWanted::default();
        if let Some(thinking) = &mut thinking {
            thinking.since = time.elapsed();
        }
    }
}

pub(super) fn think(
    If(mut thinking): If<ResMut<Thinking>>,
    session: Option<Res<Session>>,
    settings: Res<ThinkingSettings>,
    programs: Res<Programs>,
    analysis: Res<Analysis>,
    wanted: Res<HintWanted>,
    coach: Res<Coach>,
    review: Res<Review>,
) {
    let Some(session) = session else {
        thinking.stop();
        return;
    };
    let kept = session.is_settled();
    let asked = (&*coach, &*review, wanted.asked);
    let task = due::task(&session, kept, &settings, &programs.0, &analysis, asked);
    let Some((task, ply)) = task else {
        thinking.stop();
        return;
    };
    let about = About {
        task,
        revision: session.revision(),
        ply,
    };
    if thinking
        .current
        .as_ref()
        .is_some_and(|current| current.about == about)
    {
        return;
    }
    thinking.start(about, session.record());
}
