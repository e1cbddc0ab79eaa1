//! Carries out what keys ask for, unless a panel does so itself.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{EguiContext, EguiInput, PrimaryEguiContext, egui};

use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed, BoardCursor, CursorAction},
            notices::Notice,
            session::{
                Analysis, Autoplay, HintShown, LessonRequest, LessonState, Origin, PlayRequest,
                ReplayRequest, Requests, Review, Session, SessionRequest, SessionSystems,
                TrialRequest,
            },
            settings::{GameSwitches, Settings},
            show::Showcase,
            states::{Overlay, OverlayRequest, Question, Screen},
        },
        scene::camera::CameraRequest,
        ui::{hud::Hud, theme::focus::entry},
    },
    texts,
};

/// How far a key zooms in.
const ZOOM_STEP: f32 = 1.15;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Requests,
        (
            general,
            back,
            walk_cursor.run_if(at_table),
            play.run_if(at_table),
            look.run_if(at_table),
            reach_panels.run_if(at_table),
        )
            .chain()
            .before(SessionSystems::Ask),
    );
}

/// Whether keys apply to the table.
fn at_table(screen: Res<State<Screen>>, overlay: Res<State<Overlay>>) -> bool {
    *screen.get() == Screen::Table && *overlay == Overlay::None
}

/// What keys do on every screen.
fn general(
    mut pressed: MessageReader<ActionPressed>,
    session: Option<Res<Session>>,
    showcase: Option<Res<Showcase>>,
    mut overlay: MessageWriter<OverlayRequest>,
    mut settings: ResMut<Settings>,
) {
    for ActionPressed(action) in pressed.read() {
        match action {
            // Visitors have no business with the files of the machine.
            Action::Open | Action::Export | Action::Link if showcase.is_some() => {}
            Action::Open => {
                overlay.write(OverlayRequest::Open(Overlay::OpenFile));
            }
            Action::Export | Action::Link
                if session.as_ref().is_some_and(|it| !it.record().is_empty()) =>
            {
                let over = match action {
                    Action::Link => Overlay::Share,
                    _ => Overlay::Export,
                };
                overlay.write(OverlayRequest::Open(over));
            }
            Action::Help => {
                overlay.write(OverlayRequest::Toggle(Overlay::Help));
            }
            Action::Mute => settings.muted = !settings.muted,
            Action::Fullscreen => settings.fullscreen = !settings.fullscreen,
            _ => {}
        }
    }
}

/// The drawers over the table, and the hint.
#[derive(SystemParam)]
struct Drawers<'w> {
    hud: ResMut<'w, Hud>,
    analysis: ResMut<'w, Analysis>,
    hint: ResMut<'w, HintShown>,
    session: Option<Res<'w, Session>>,
}

impl Drawers<'_> {
    fn close_topmost(&mut self) -> bool {
        if self.hint.0.is_some() {
            self.hint.0 = None;
            return true;
        }
        let session = self.session.as_ref();
        let watching = session.is_some_and(|session| session.is_watched());
        self.hud.close_topmost(&mut self.analysis.enabled, watching)
    }
}

/// The cursor over the board.
#[derive(SystemParam)]
struct Cursor<'w> {
    state: ResMut<'w, BoardCursor>,
    actions: MessageWriter<'w, CursorAction>,
}

impl Cursor<'_> {
    /// Hides the cursor and puts back what it, or the mouse, has chosen; whether there was any
    /// of this.
    fn leave(&mut self) -> bool {
        let BoardCursor { awake, holds } = *self.state;
        if awake || holds {
            self.state.awake = false;
            self.actions.write(CursorAction::Leave);
        }
        awake || holds
    }
}

/// One step back: from what lies over the table, from the board cursor, from an
/// open drawer, or to the screen before.
fn back(
    mut pressed: MessageReader<ActionPressed>,
    screen: Res<State<Screen>>,
    open: Res<State<Overlay>>,
    mut overlay: MessageWriter<OverlayRequest>,
    mut cursor: Cursor,
    mut next: ResMut<NextState<Screen>>,
    mut drawers: Drawers,
) {
    for ActionPressed(action) in pressed.read() {
        // The question about a program needs an answer.
        if *action != Action::Back || *open == Overlay::RunProgram {
            continue;
        }
        if *open != Overlay::None {
            overlay.write(OverlayRequest::Back);
            continue;
        }
        match screen.get() {
            Screen::Title => {}
            Screen::Table if cursor.leave() => {}
            Screen::Table if drawers.close_topmost() => {}
            Screen::Table => {
                overlay.write(OverlayRequest::Open(Overlay::Menu));
            }
            Screen::Own => next.set(Screen::SetUp),
            Screen::SetUp | Screen::Puzzles => next.set(Screen::Game),
            Screen::Game | Screen::Library | Screen::Players | Screen::Evening => {
                next.set(Screen::Title);
            }
            Screen::Player => next.set(Screen::Players),
        }
    }
}

fn walk_cursor(
    mut pressed: MessageReader<ActionPressed>,
    mut cursor: ResMut<BoardCursor>,
    mut actions: MessageWriter<CursorAction>,
    mut requests: MessageWriter<SessionRequest>,
    session: If<Res<Session>>,
) {
    // In a lesson there are no moves to step through.
    let learns = session.lesson().is_some();
    for ActionPressed(action) in pressed.read() {
        let to = match action {
            Action::CursorNext => CursorAction::Next,
            Action::CursorPrevious => CursorAction::Previous,
            Action::Choose if cursor.awake => CursorAction::Choose,
            Action::Left if cursor.awake || learns => CursorAction::Left,
            Action::Right if cursor.awake || learns => CursorAction::Right,
            Action::Up => CursorAction::Up,
            Action::Down => CursorAction::Down,
            Action::Left => {
                requests.write(SessionRequest::Replay(ReplayRequest::Step(-1)));
                continue;
            }
            Action::Right => {
                requests.write(SessionRequest::Replay(ReplayRequest::Step(1)));
                continue;
            }
            _ => continue,
        };
        cursor.awake = true;
        actions.write(to);
    }
}

/// What is asked before help of the program ends the rating of a match.
fn costs_rating(action: Action, session: &Session) -> Option<Question> {
    let question = match action {
        Action::Hint if session.person_may_move() => Question::Hint,
        Action::Calc if session.person_may_move() => Question::ForMe,
        Action::Undo if session.can_take_back() => Question::Undo,
        _ => return None,
    };
    (session.is_rated() && session.in_progress()).then_some(question)
}

/// The position that is asked for, if there is one.
fn sought(action: Action, session: &Session, review: &Review) -> Option<usize> {
    match action {
        Action::First => Some(0),
        Action::Last => Some(session.record().len()),
        _ => review.remarked(session, action == Action::PreviousRemark),
    }
}

fn play(
    mut pressed: MessageReader<ActionPressed>,
    session: If<Res<Session>>,
    settings: Res<Settings>,
    mut autoplay: ResMut<Autoplay>,
    (review, hint): (Res<Review>, Res<HintShown>),
    mut overlay: MessageWriter<OverlayRequest>,
    mut requests: MessageWriter<SessionRequest>,
    mut notices: MessageWriter<Notice>,
) {
    for ActionPressed(action) in pressed.read() {
        if let Some(question) = costs_rating(*action, &session) {
            overlay.write(OverlayRequest::Open(Overlay::Confirm(question)));
            continue;
        }
        if matches!(action, Action::Hint | Action::Calc) && session.would_lose_level() {
            notices.write(Notice::done(texts::app_helped()));
        }
        let request = match action {
            Action::Undo => SessionRequest::Play(PlayRequest::Undo),
            Action::Redo => SessionRequest::Play(PlayRequest::Redo),
            // A lesson knows the move that it asks for.
            Action::Hint if session.lesson().is_some_and(LessonState::may_show_answer) => {
                SessionRequest::Lesson(LessonRequest::ShowAnswer)
            }
            Action::Hint => SessionRequest::Play(PlayRequest::Hint),
            // What was just advised is what the computer plays.
            Action::Calc => match hint.0.as_ref().filter(|_| session.person_may_move()) {
                Some(hint) => SessionRequest::play_by(hint.mv.clone(), Origin::Computer),
                None => SessionRequest::Play(PlayRequest::Calc),
            },
            Action::SwapSides => SessionRequest::Play(PlayRequest::SwapSides),
            Action::Save => SessionRequest::Play(PlayRequest::Save),
            Action::PlayFromHere if session.looks_on() => {
                if session.position().outcome().is_none() {
                    overlay.write(OverlayRequest::Open(Overlay::PlayOn));
                }
                continue;
            }
            Action::PlayFromHere => SessionRequest::Replay(ReplayRequest::PlayFromHere),
            Action::TryOut if session.trial_from().is_some() => {
                SessionRequest::Trial(TrialRequest::End)
            }
            Action::TryOut => SessionRequest::Trial(TrialRequest::Begin),
            Action::Guess => SessionRequest::Trial(TrialRequest::Guess),
            Action::First | Action::Last | Action::NextRemark | Action::PreviousRemark => {
                let Some(at) = sought(*action, &session, &review) else {
                    notices.write(Notice::done(texts::replay_no_other_remark()));
                    continue;
                };
                SessionRequest::seek(at)
            }
            Action::Pause => SessionRequest::Play(PlayRequest::SetPaused(!session.paused())),
            Action::Restart if session.in_progress() => {
                overlay.write(OverlayRequest::Open(Overlay::Confirm(Question::Restart)));
                continue;
            }
            Action::Restart => SessionRequest::Play(PlayRequest::Restart),
            Action::Resign if !session.in_progress() => continue,
            Action::Resign if settings.confirm_resign => {
                overlay.write(OverlayRequest::Open(Overlay::Confirm(Question::Resign)));
                continue;
            }
            Action::Resign => SessionRequest::Play(PlayRequest::Resign),
            Action::PlayPause if session.is_watched() => {
                // At the end, play means from the start.
                if !autoplay.playing && session.at_end() {
                    requests.write(SessionRequest::seek(0));
                }
                autoplay.playing = !autoplay.playing;
                continue;
            }
            Action::Faster => {
                autoplay.faster();
                continue;
            }
            Action::Slower => {
                autoplay.slower();
                continue;
            }
            _ => continue,
        };
        requests.write(request);
    }
}

fn look(
    mut pressed: MessageReader<ActionPressed>,
    mut settings: ResMut<Settings>,
    switches: Res<GameSwitches>,
    session: If<Res<Session>>,
    mut camera: MessageWriter<CameraRequest>,
    mut notices: MessageWriter<Notice>,
) {
    for ActionPressed(action) in pressed.read() {
        match action {
            Action::Flip => {
                camera.write(CameraRequest::Flip);
            }
            Action::Camera => {
                camera.write(CameraRequest::NextPreset);
            }
            Action::Fit => {
                camera.write(CameraRequest::Fit);
            }
            Action::ZoomIn => {
                camera.write(CameraRequest::Zoom(ZOOM_STEP));
            }
            Action::ZoomOut => {
                camera.write(CameraRequest::Zoom(1.0 / ZOOM_STEP));
            }
            Action::Follow => settings.follow_action = !settings.follow_action,
            Action::PlayAid => {
                let game = session.position().info().id;
                if let Some(switch) = switches.turned_by(*action, game) {
                    let on = settings.is_on(switch);
                    settings.turn(switch, !on);
                    if !on {
                        // What the marks mean is said when they appear.
                        notices.write(Notice::done((switch.tip)()));
                    }
                }
            }
            Action::Coordinates => settings.coordinates = !settings.coordinates,
            _ => {}
        }
    }
}

/// Leads the keyboard to the buttons around the board, and back.
fn reach_panels(
    mut pressed: MessageReader<ActionPressed>,
    mut contexts: Query<(&mut EguiContext, &mut EguiInput), With<PrimaryEguiContext>>,
) {
    let asked = pressed
        .read()
        .filter(|ActionPressed(action)| *action == Action::Panels)
        .count();
    if asked % 2 == 0 {
        return;
    }
    for (mut context, mut input) in &mut contexts {
        let context = context.get_mut();
        let way = (context.memory(egui::Memory::focused), entry(context));
        match way {
            (Some(id), _) => context.memory_mut(|memory| memory.surrender_focus(id)),
            (None, Some(id)) => context.memory_mut(|memory| memory.request_focus(id)),
            // The first widget takes the focus when Tab is pressed and nothing has it.
            (None, None) => input.events.push(egui::Event::Key {
                key: egui::Key::Tab,
                physical_key: None,
                pressed: true,
                repeat: false,
                modifiers: egui::Modifiers::NONE,
            }),
        }
    }
}
