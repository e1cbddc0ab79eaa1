//! The menu of the table, and the questions before something that is not
//! easily taken back.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Layout, Ui, vec2},
};

use super::stage;
use crate::plugins::{
    app::{
        keys::{Action, KeyMap},
        session::{Analysis, PlayRequest, Session, SessionRequest, TableRequest, TrialRequest},
        settings::Settings,
        show::Showcase,
        states::{Activity, Overlay, OverlayRequest, Question, Screen},
    },
    ui::theme::{self, Icon, PushButton},
};
use crate::texts;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (menu.run_if(in_state(Overlay::Menu)), question),
    );
}

/// The question, what it means, and the answer that does it.
fn words(question: Question) -> (&'static str, &'static str, &'static str) {
    match question {
        Question::Resign => (
            texts::menu_resign_question(),
            texts::menu_resign_meaning(),
            texts::menu_resign(),
        ),
        Question::Hint => (
            texts::menu_hint_question(),
            texts::menu_unrated_meaning(),
            texts::menu_hint_answer(),
        ),
        Question::ForMe => (
            texts::menu_for_me_question(),
            texts::menu_unrated_meaning(),
            texts::tools_for_me(),
        ),
        Question::Undo => (
            texts::menu_undo_question(),
            texts::menu_unrated_meaning(),
            texts::hud_undo(),
        ),
        Question::Analysis => (
            texts::menu_analysis_question(),
            texts::menu_unrated_meaning(),
            texts::hud_analyse(),
        ),
        Question::Restart => (
            texts::menu_restart_question(),
            texts::menu_restart_meaning(),
            texts::menu_restart(),
        ),
    }
}

/// What the session is asked to do; to look at the analysis changes no match by itself.
const fn request(question: Question) -> Option<SessionRequest> {
    let request = match question {
        Question::Resign => PlayRequest::Resign,
        Question::Hint => PlayRequest::Hint,
        Question::ForMe => PlayRequest::Calc,
        Question::Undo => PlayRequest::Undo,
        Question::Restart => PlayRequest::Restart,
        Question::Analysis => return None,
    };
    Some(SessionRequest::Play(request))
}

/// What the menu offers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Item {
    GoOn,
    Restart,
    BackToReplay,
    EndTrial,
    PlayFromHere,
    SetUp,
    Export,
    Save,
    Phones,
    Resign,
    Settings,
    Help,
    Leave,
}

/// The items that make sense for what is on the table.
fn items(session: Option<&Session>) -> Vec<Item> {
    let Some(session) = session else {
        return vec![Item::GoOn, Item::Settings, Item::Help, Item::Leave];
    };
    let mut items = vec![Item::GoOn];
    let play_on = (session.position().outcome().is_none()).then_some(Item::PlayFromHere);
    match session.activity() {
        Activity::Play => {
            items.extend([Item::Restart, Item::Save, Item::SetUp]);
            if cfg!(feature = "host") {
                items.push(Item::Phones);
            }
            if session.in_progress() {
                items.push(Item::Resign);
            }
            if session.comes_from_replay() {
                items.push(Item::BackToReplay);
            }
        }
        Activity::Replay => {
            items.extend(play_on);
            items.extend([Item::SetUp, Item::Export]);
        }
        Activity::Trial => {
            items.push(Item::EndTrial);
            items.extend(play_on);
            items.push(Item::SetUp);
        }
        Activity::Puzzle | Activity::Lesson => items.push(Item::Restart),
        Activity::Edit | Activity::Display => {}
    }
    items.extend([Item::Settings, Item::Help, Item::Leave]);
    items
}

impl Item {
    fn words(self, session: Option<&Session>) -> (&'static str, Icon, Option<Action>) {
        let activity = session.map(Session::activity);
        match self {
            Self::GoOn => (texts::menu_resume(), Icon::Play, Some(Action::Back)),
            Self::Restart => {
                let name = match activity {
                    Some(Activity::Puzzle) => texts::menu_restart_puzzle(),
                    Some(Activity::Lesson) => texts::menu_restart_lesson(),
                    _ => texts::menu_restart(),
                };
                (name, Icon::Restart, Some(Action::Restart))
            }
            Self::PlayFromHere => {
                let action = Action::PlayFromHere;
                (texts::menu_play_on(), Icon::Play, Some(action))
            }
            Self::BackToReplay => (texts::menu_back_to_replay(), Icon::ChevronLeft, None),
            Self::EndTrial => {
                let name = texts::menu_back_to_match();
                (name, Icon::ChevronLeft, Some(Action::TryOut))
            }
            Self::SetUp => (texts::menu_edit(), Icon::Pencil, None),
            Self::Export => (texts::menu_export(), Icon::Eye, Some(Action::Export)),
            Self::Save => (texts::menu_save(), Icon::Save, Some(Action::Save)),
            Self::Phones => (texts::menu_phones(), Icon::Person, None),
            Self::Resign => (texts::menu_resign(), Icon::Flag, Some(Action::Resign)),
            Self::Settings => (texts::settings_title(), Icon::Settings, None),
            Self::Help => {
                let name = texts::stage_rules_and_keys();
                (name, Icon::Help, Some(Action::Help))
            }
            Self::Leave => {
                let name = match activity {
                    Some(Activity::Lesson) => texts::menu_leave_lesson(),
                    Some(Activity::Puzzle) => texts::menu_leave_puzzle(),
                    Some(Activity::Edit) => texts::menu_leave_editor(),
                    _ => texts::menu_leave_match(),
                };
                (name, Icon::Exit, None)
            }
        }
    }
}

/// What the menu may ask for.
#[derive(SystemParam)]
struct MenuRequests<'w> {
    overlay: MessageWriter<'w, OverlayRequest>,
    requests: MessageWriter<'w, SessionRequest>,
    next: ResMut<'w, NextState<Screen>>,
}

impl MenuRequests<'_> {
    /// Carries out what was pressed; what cannot easily be undone is asked about
    /// first.
    fn carry_out(&mut self, item: Item, session: Option<&Session>, confirm_resign: bool) {
        let in_progress = session.is_some_and(Session::in_progress);
        let overlay = match item {
            Item::Restart if in_progress => {
                OverlayRequest::Open(Overlay::Confirm(Question::Restart))
            }
            Item::Resign if confirm_resign => {
                OverlayRequest::Open(Overlay::Confirm(Question::Resign))
            }
            Item::Settings => OverlayRequest::Open(Overlay::Settings),
            Item::Help => OverlayRequest::Open(Overlay::Help),
            Item::Export => OverlayRequest::Open(Overlay::Export),
            Item::PlayFromHere => OverlayRequest::Open(Overlay::PlayOn),
            Item::Phones => OverlayRequest::Open(Overlay::Phones),
            item => {
                let request = match item {
                    Item::EndTrial => Some(SessionRequest::Trial(TrialRequest::End)),
                    Item::Restart => Some(SessionRequest::Play(PlayRequest::Restart)),
                    Item::BackToReplay => Some(SessionRequest::Table(TableRequest::BackToReplay)),
                    Item::SetUp => session.map(|session| {
                        SessionRequest::Table(TableRequest::Compose(
                            session.position().boxed_clone(),
                        ))
                    }),
                    Item::Save => Some(SessionRequest::Play(PlayRequest::Save)),
                    Item::Resign => Some(SessionRequest::Play(PlayRequest::Resign)),
                    Item::Leave if session.is_some() => {
                        Some(SessionRequest::Table(TableRequest::Leave))
                    }
                    Item::Leave => {
                        self.next.set(Screen::Title);
                        None
                    }
                    _ => None,
                };
                self.requests.write_batch(request);
                OverlayRequest::Close
            }
        };
        self.overlay.write(overlay);
    }
}

fn menu(
    mut contexts: EguiContexts,
    keys: Res<KeyMap>,
    settings: Res<Settings>,
    session: Option<Res<Session>>,
    showcase: Option<Res<Showcase>>,
    open: Res<State<Overlay>>,
    mut asked: MenuRequests,
) -> Result {
    let context = contexts.ctx_mut()?;
    let session = session.as_deref();
    let shown = showcase.is_some();
    let kiosk = showcase.is_some_and(|showcase| showcase.kiosk);
    let mut pressed = None;
    let beside = stage::dialog(context, "menu", 440.0, |ui, room| {
        theme::heading(ui, texts::menu_title());
        ui.add_space(4.0);
        for item in items(session) {
            // Neither files nor the network are a visitor's business.
            let owners = matches!(item, Item::Export | Item::Save | Item::SetUp | Item::Phones);
            if kiosk && item == Item::Settings || shown && owners {
                continue;
            }
            let response = ui.add(button(item, session, &keys).width(room.x));
            // Those who opened the menu with a key go on with keys.
            if item == Item::GoOn && open.is_changed() {
                response.request_focus();
            }
            if response.clicked() {
                pressed = Some(item);
            }
        }
        // Nothing of a visitor to the showcase is kept.
        if !shown && session.is_some_and(Session::in_progress) {
            ui.add_space(4.0);
            theme::note(ui, texts::menu_is_saved());
        }
    });
    if beside {
        pressed = Some(Item::GoOn);
    }
    if let Some(item) = pressed {
        asked.carry_out(item, session, settings.confirm_resign);
    }
    Ok(())
}

/// The button of an item, with its key.
fn button(item: Item, session: Option<&Session>, keys: &KeyMap) -> PushButton {
    let (name, icon, action) = item.words(session);
    let mut button = PushButton::new(name).icon(icon).height(46.0).left();
    if let Some(action) = action {
        button = button.shortcut(keys.text(action));
    }
    if item == Item::GoOn {
        button = button.primary();
    }
    button
}

fn question(
    mut contexts: EguiContexts,
    open: Res<State<Overlay>>,
    mut analysis: ResMut<Analysis>,
    mut overlay: MessageWriter<OverlayRequest>,
    mut requests: MessageWriter<SessionRequest>,
) -> Result {
    let Overlay::Confirm(question) = *open.get() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let (title, meaning, does) = words(question);
    let mut answer = None;
    let beside = stage::dialog(context, "question", 500.0, |ui, _| {
        theme::heading(ui, title);
        ui.label(meaning);
        ui.add_space(theme::GAP);
        answer = answers(ui, does, open.is_changed());
    });
    if beside {
        answer = Some(false);
    }
    match answer {
        Some(true) => {
            overlay.write(OverlayRequest::Close);
            analysis.enabled |= question == Question::Analysis;
            requests.write_batch(request(question));
        }
        Some(false) => {
            overlay.write(OverlayRequest::Back);
        }
        None => {}
    }
    Ok(())
}

fn answers(ui: &mut Ui, does: &str, fresh: bool) -> Option<bool> {
    let mut answer = None;
    // Of the buttons' height: left to itself the row would take all that is free.
    let size = vec2(ui.available_width(), theme::BUTTON_HEIGHT);
    ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        if ui.add(PushButton::new(does).danger()).clicked() {
            answer = Some(true);
        }
        let no = ui.add(PushButton::new(texts::cancel()).primary());
        if fresh {
            no.request_focus();
        }
        if no.clicked() {
            answer = Some(false);
        }
    });
    answer
}
