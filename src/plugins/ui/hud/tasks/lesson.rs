//! The lesson beside the board: the idea, what to do, what was said about the last try, and
//! the way to the next lesson.

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        Align, FocusDirection, Id, Key, Label, Margin, Rect, Response, RichText, ScrollArea, Sense,
        Stroke, StrokeKind, TextStyle, TextWrapMode, Ui, WidgetInfo, WidgetText, WidgetType, pos2,
        vec2,
    },
};

use super::lesson_pictures;
use crate::plugins::ui::hud::{HudSystems, Table, panel, sign};
use crate::{
    engine::lessons::{Lesson, Reply, Wanted, lessons},
    plugins::{
        app::{
            keys::{Action, ActionPressed},
            session::{
                LessonRequest, LessonState, PlayRequest, Session, SessionFact, SessionRequest,
                SessionSystems, TableRequest,
            },
            settings::Progress,
            states::{Activity, Screen},
        },
        scene::palette,
        ui::theme::{
            self, Icon, PushButton,
            focus::{enter_here, focus_ring},
        },
    },
    texts,
};

/// After this many wrong tries the right move is offered.
const TRIES: u32 = 2;
/// The space between the parts of the card.
const SPACING: f32 = 10.0;
/// The size of what is read, in points, and smaller ones for lessons that would not
/// fit in it.
const READ: [f32; 4] = [19.0, 18.0, 17.0, 16.0];

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(HudSystems::Right)
            .run_if(in_state(Activity::Lesson)),
    )
    .add_systems(Update, remember.in_set(SessionSystems::Show));
}

/// Notes which lessons have been done.
fn remember(
    mut facts: MessageReader<SessionFact>,
    session: If<Res<Session>>,
    mut progress: ResMut<Progress>,
) {
    let remarked = |fact: &SessionFact| matches!(fact, SessionFact::Remarked(it) if it.is_right);
    if facts.read().filter(|fact| remarked(fact)).count() == 0 {
        return;
    }
    if let Some(state) = session.lesson() {
        progress.learn(state.lesson);
    }
}

/// Where a lesson stands among those of its game, counted from 0, and how many
/// there are.
pub(crate) fn place_of(lesson: &Lesson) -> (usize, usize) {
    let all = lessons(lesson.game());
    let at = all.iter().position(|other| other.id == lesson.id);
    (at.unwrap_or(0), all.len())
}

/// What can be pressed beside a lesson.
enum LessonButton {
    Go(&'static Lesson),
    Ask(SessionRequest),
    /// Back to the board for another try, by this key.
    Return(Action),
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    progress: Res<Progress>,
    activity: Res<State<Activity>>,
    mut requests: MessageWriter<SessionRequest>,
    mut actions: MessageWriter<ActionPressed>,
    mut arrows: Local<Option<Action>>,
) -> Result {
    let session = &table.session;
    let Some(state) = session.lesson() else {
        return Ok(());
    };
    if activity.is_changed() {
        *arrows = None;
    }
    if state.waits_for_move() {
        // The wrong try is off the board: now the arrow moves the cursor.
        actions.write_batch(arrows.take().map(ActionPressed));
    }
    let context = contexts.ctx_mut()?;
    let frame = theme::panel_frame().inner_margin(Margin::same(18));
    let place = table.layout.right;
    let mut pressed = None;
    panel(
        context,
        "lesson",
        place,
        frame,
        *table.overlay.get(),
        |ui| {
            ui.set_min_height(ui.available_height());
            ui.spacing_mut().item_spacing.y = SPACING;
            beads(ui, state.lesson, &progress, &mut pressed);
            let room = ui.available_height() - foot_height(state) - SPACING;
            let size = Size::new(ui, state);
            let shown = ScrollArea::vertical()
                .id_salt(&state.lesson.id)
                .auto_shrink([false, false])
                .max_height(room)
                .show(ui, |ui| {
                    let title = RichText::new(&state.lesson.said().title)
                        .family(theme::title_family())
                        .size(32.0);
                    ui.add(Label::new(title).wrap());
                    // What has been done needs no explaining, and what follows needs the room.
                    if !state.is_done() {
                        read(ui, &state.lesson.said().say, size.points());
                        lesson_pictures::show(ui, state.lesson, table.words());
                    }
                    ui.add_space(2.0);
                    task(ui, state, &size, &mut pressed);
                    praise(ui, state, &progress, session.follows().is_some());
                    remark(ui, state, session.follows().is_some(), size.points());
                });
            size.fit(ui, shown.content_size.y > shown.inner_rect.height() + 0.5);
            ways(ui, session, state, &mut pressed);
        },
    );
    match pressed {
        Some(LessonButton::Go(lesson)) => {
            requests.write(SessionRequest::Table(TableRequest::Learn(lesson)));
        }
        Some(LessonButton::Ask(request)) => {
            requests.write(request);
        }
        Some(LessonButton::Return(arrow)) => {
            requests.write(SessionRequest::Play(PlayRequest::Restart));
            *arrows = Some(arrow);
        }
        None => {}
    }
    Ok(())
}

fn read(ui: &mut Ui, text: &str, size: f32) -> Response {
    ui.add(Label::new(RichText::new(text).size(size)).wrap())
}

/// Which of the sizes of [`READ`] a lesson is written in: the largest in which all of
/// it is seen.
struct Size {
    known: Id,
    step: usize,
    /// Whether another lesson was shown in the frame before.
    is_new: bool,
}

impl Size {
    fn new(ui: &Ui, state: &LessonState) -> Self {
        let height = ui.available_height() as u32;
        let known = ui.id().with((
            &state.lesson.id,
            state.remark.as_ref().map(|remark| &remark.text),
            offers_answer(state),
            height,
        ));
        let step = ui.data(|data| data.get_temp(known)).unwrap_or(0);
        let shown = Id::new("the lesson that is shown");
        let now = ui.ctx().cumulative_frame_nr();
        let before = ui.data(|data| data.get_temp::<(String, u64)>(shown));
        let is_new = before.is_none_or(|(id, at)| id != state.lesson.id || at + 1 < now);
        ui.data_mut(|data| data.insert_temp(shown, (state.lesson.id.clone(), now)));
        Self {
            known,
            step,
            is_new,
        }
    }

    fn points(&self) -> f32 {
        READ.get(self.step).copied().unwrap_or(READ[0])
    }

    /// Takes the next smaller size where there was not enough room.
    fn fit(&self, ui: &Ui, overflows: bool) {
        if overflows && self.step + 1 < READ.len() {
            ui.data_mut(|data| data.insert_temp(self.known, self.step + 1));
            ui.ctx().request_discard("the lesson in smaller letters");
        }
    }
}

/// A bead for each lesson of the game: filled once it has been done.
fn beads(ui: &mut Ui, lesson: &Lesson, progress: &Progress, pressed: &mut Option<LessonButton>) {
    let (at, count) = place_of(lesson);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 2.0;
        for (n, other) in lessons(lesson.game()).iter().enumerate() {
            let side = if n == at { 9.0 } else { 6.5 };
            let (rect, response) = ui.allocate_exact_size(vec2(21.0, 26.0), Sense::click());
            let done = progress.has_learned(other);
            let ink = if n == at || done {
                palette::ACCENT.egui()
            } else {
                palette::TEXT_QUIET.egui_alpha(120)
            };
            let painter = ui.painter();
            if done || n == at {
                painter.circle_filled(rect.center(), side, ink);
            } else {
                painter.circle_stroke(rect.center(), side, (2.0, ink));
            }
            if done && n != at {
                let place = Rect::from_center_size(rect.center(), vec2(11.0, 11.0));
                Icon::Check.paint(painter, place, palette::NIGHT.egui());
            }
            let name = texts::lesson_card_named(n + 1, count, &other.title);
            response.widget_info(|| {
                WidgetInfo::selected(WidgetType::Button, ui.is_enabled(), n == at, &name)
            });
            focus_ring(ui, &response, 8);
            if response.on_hover_text(name).clicked() && n != at {
                *pressed = Some(LessonButton::Go(other));
            }
        }
    });
    theme::note(ui, texts::lesson_card_number(at + 1, count));
}

/// What to do, and for a question its answers.
fn task(ui: &mut Ui, state: &LessonState, size: &Size, pressed: &mut Option<LessonButton>) {
    theme::inset_frame()
        .inner_margin(Margin::same(12))
        .show(ui, |ui| {
            ui.set_width(ui.available_width());
            let text = RichText::new(&state.lesson.said().task)
                .text_style(theme::strong_style())
                .size(size.points());
            ui.add(Label::new(text).wrap());
        });
    let Wanted::Answer(replies) = &state.lesson.said().wanted else {
        return;
    };
    for (n, reply) in replies.iter().enumerate() {
        if answer(ui, reply, size, state, n) {
            *pressed = Some(LessonButton::Ask(SessionRequest::Lesson(
                LessonRequest::Reply(n),
            )));
        }
    }
}

/// A reply: it may take several lines. Whether it was chosen.
fn answer(ui: &mut Ui, reply: &Reply, size: &Size, state: &LessonState, n: usize) -> bool {
    let chosen = state.reply == Some(n);
    let enabled = !state.is_done();
    let side = 20.0;
    let width = ui.available_width();
    let inset = vec2(14.0, 9.0);
    let ink = if enabled || chosen {
        palette::TEXT
    } else {
        palette::TEXT_QUIET
    };
    let text = WidgetText::from(
        RichText::new(&reply.text)
            .size(size.points())
            .color(ink.egui()),
    );
    let room = width - 2.0 * inset.x - side - theme::GAP;
    let text = text.into_galley(ui, Some(TextWrapMode::Wrap), room, TextStyle::Body);
    let height = (text.size().y + 2.0 * inset.y).max(theme::BUTTON_HEIGHT);
    let sense = if enabled {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), sense);
    response.widget_info(|| {
        let mut info = WidgetInfo::labeled(WidgetType::Button, enabled, &reply.text);
        info.selected = Some(chosen);
        info
    });
    let over = enabled && (response.hovered() || response.has_focus());
    let line = match (chosen, reply.is_right) {
        (true, true) => Stroke::new(2.0, palette::GOOD.egui()),
        (true, false) => Stroke::new(2.0, palette::WARN.egui()),
        _ if over => Stroke::new(1.5, palette::ACCENT.egui()),
        _ => Stroke::new(1.0, palette::LINE.egui()),
    };
    let painter = ui.painter();
    let fill = palette::PANEL_RAISED.egui();
    let round = f32::from(theme::BUTTON_RADIUS);
    painter.rect(rect, round, fill, line, StrokeKind::Inside);
    if chosen {
        let place = Rect::from_center_size(
            rect.right_center() - vec2(inset.x + side / 2.0, 0.0),
            vec2(side, side),
        );
        let (icon, tone) = if reply.is_right {
            (Icon::Check, palette::GOOD)
        } else {
            (Icon::Cross, palette::WARN)
        };
        icon.paint(painter, place, tone.egui());
    }
    let at = pos2(rect.left() + inset.x, rect.center().y - text.size().y / 2.0);
    painter.galley(at, text, ink.egui());
    if n == 0 && enabled {
        enter_here(ui, &response);
        if size.is_new {
            // The keys choose among the answers: the board waits for none.
            response.request_focus();
        }
    }
    focus_ring(ui, &response, theme::BUTTON_RADIUS);
    response.clicked()
}

/// What was said about the last try. While moves follow by themselves, what they lead to is
/// not told yet.
fn remark(ui: &mut Ui, state: &LessonState, goes_on: bool, size: f32) {
    let Some(remark) = &state.remark else {
        return;
    };
    let (icon, tone, head) = if remark.is_right {
        (Icon::Check, palette::GOOD, texts::status_correct())
    } else {
        (Icon::Cross, palette::WARN, texts::status_not_quite())
    };
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        sign(ui, icon, tone, 26.0);
        let head = RichText::new(head)
            .text_style(theme::strong_style())
            .size(22.0)
            .color(tone.egui());
        ui.add(Label::new(head));
    });
    let text = if remark.is_right && goes_on {
        texts::lesson_card_see()
    } else {
        &remark.text
    };
    let response = read(ui, text, size);
    // It comes into sight once, where the card is too long.
    let known = ui.id().with("remark");
    let about = (state.lesson.id.clone(), state.mistakes, text.to_owned());
    let before = ui.data(|data| data.get_temp::<(String, u32, String)>(known));
    if before.as_ref() != Some(&about) {
        ui.data_mut(|data| data.insert_temp(known, about));
        response.scroll_to_me(Some(Align::BOTTOM));
    }
}

/// A word at the end of the last lesson, once all of them have been done.
fn praise(ui: &mut Ui, state: &LessonState, progress: &Progress, goes_on: bool) {
    let all = lessons(state.lesson.game());
    let is_last = all.last().is_some_and(|last| last.id == state.lesson.id);
    let is_whole = state.is_done() && !goes_on && all.iter().all(|it| progress.has_learned(it));
    if !is_last || !is_whole {
        return;
    }
    ui.add_space(2.0);
    ui.horizontal(|ui| {
        sign(ui, Icon::Star, palette::ACCENT, 26.0);
        let text = texts::lesson_card_all_done(all.len());
        let text = RichText::new(text)
            .text_style(theme::strong_style())
            .size(20.0)
            .color(palette::ACCENT.egui());
        ui.add(Label::new(text).wrap());
    });
}

/// The height of the ways on: one button below the other.
fn foot_height(state: &LessonState) -> f32 {
    let first = state.is_done() || (state.remark.is_some() && !state.is_question());
    let rows = 1 + u8::from(first) + u8::from(offers_answer(state));
    f32::from(rows) * (theme::BUTTON_HEIGHT + SPACING) - SPACING
}

/// Whether the right move may be shown: it was missed more than once.
fn offers_answer(state: &LessonState) -> bool {
    state.may_show_answer() && state.mistakes >= TRIES
}

/// The ways on: what is to be pressed now, and back and on without doing it.
fn ways(ui: &mut Ui, session: &Session, state: &LessonState, pressed: &mut Option<LessonButton>) {
    let all = lessons(state.lesson.game());
    let (at, _) = place_of(state.lesson);
    let width = ui.available_width();
    let primary = |name: &str, icon: Icon| PushButton::new(name).icon(icon).width(width).primary();
    if state.is_done() {
        let (button, ask) = match all.get(at + 1) {
            Some(next) => (
                primary(texts::lesson_card_next(), Icon::Next),
                LessonButton::Go(next),
            ),
            None => (
                primary(texts::lesson_card_play(), Icon::Star).tip(texts::lesson_card_play_tip()),
                LessonButton::Ask(SessionRequest::Table(TableRequest::LeaveFor(Screen::Game))),
            ),
        };
        if press(ui, button, session).clicked() {
            *pressed = Some(ask);
        }
    } else {
        if offers_answer(state) {
            let button = PushButton::new(texts::lesson_card_show_me())
                .icon(Icon::Hint)
                .width(width);
            let tip = texts::lesson_card_show_me_tip();
            if ui.add(button.tip(tip)).clicked() {
                *pressed = Some(LessonButton::Ask(SessionRequest::Lesson(
                    LessonRequest::ShowAnswer,
                )));
            }
        }
        if state.remark.is_some() && !state.is_question() {
            let button = primary(texts::hud_try_again(), Icon::Restart);
            let button = press(ui, button, session);
            if button.clicked() {
                *pressed = Some(LessonButton::Ask(SessionRequest::Play(
                    PlayRequest::Restart,
                )));
            } else if let Some(arrow) = back_to_the_board(ui, &button) {
                *pressed = Some(LessonButton::Return(arrow));
            }
        }
    }
    ui.horizontal(|ui| {
        let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        let before = at.checked_sub(1).and_then(|before| all.get(before));
        let button = PushButton::new(texts::back())
            .icon(Icon::ChevronLeft)
            .width(half);
        let button = button.quiet().enabled(before.is_some());
        if ui.add(button).clicked() {
            *pressed = before.map(LessonButton::Go);
        }
        let next = all.get(at + 1).filter(|_| !state.is_done());
        let button = PushButton::new(texts::lesson_card_skip())
            .quiet()
            .width(half);
        let response = ui.add(button.enabled(next.is_some()));
        if next.is_some() && !state.is_question() {
            enter_here(ui, &response);
        }
        if response.clicked() {
            *pressed = next.map(LessonButton::Go);
        }
    });
}

/// The arrow key that leads from the button that asks for another try back to the board:
/// nothing else needs doing.
fn back_to_the_board(ui: &Ui, button: &Response) -> Option<Action> {
    let keys = [
        (Key::ArrowUp, Action::Up),
        (Key::ArrowDown, Action::Down),
        (Key::ArrowLeft, Action::Left),
        (Key::ArrowRight, Action::Right),
    ];
    let pressed = |key| ui.input(|input| input.key_pressed(key));
    let (_, arrow) = keys.into_iter().find(|(key, _)| pressed(*key))?;
    if !button.has_focus() {
        return None;
    }
    button.surrender_focus();
    ui.memory_mut(|memory| memory.move_focus(FocusDirection::None));
    Some(arrow)
}

/// A button that Enter presses as soon as it is there: nothing else can be done.
fn press(ui: &mut Ui, button: PushButton, session: &Session) -> Response {
    let response = ui.add(button);
    let known = response.id.with("about");
    let about = (session.revision(), session.record().len());
    let before = ui.data(|data| data.get_temp::<(u64, usize)>(known));
    if before != Some(about) {
        ui.data_mut(|data| data.insert_temp(known, about));
        response.request_focus();
    }
    response
}
