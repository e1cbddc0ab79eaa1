//! The tools beside the board: a few in view, the rest in a drawer beside them.
//!
//! A tool does what its key does: it announces the same [`Action`], so that
//! each thing is carried out in one place. What the drawer holds is in [`drawer`].

mod drawer;
mod replay;
mod scores;

use std::sync::Arc;

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align, Align2, CornerRadius, Margin, Rect, Response, ScrollArea, Sense, Stroke,
        StrokeKind, Ui, WidgetInfo, WidgetType, pos2, text::LayoutJob, vec2,
    },
};

use super::{Hud, HudSystems, RightColumn, Table, panel};
use crate::{
    plugins::{
        app::{
            keys::{Action, ActionPressed, KeyMap},
            session::{
                Analysis, ComputerMode, Requests, Session, SessionRequest, SessionSystems, Thinking,
            },
            settings::{GameSwitches, Settings},
            states::{Activity, Overlay, OverlayRequest, Question},
        },
        scene::{camera::CameraRequest, palette},
        ui::theme::{self, BUTTON_RADIUS, Icon, focus::focus_ring},
    },
    texts,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (
            show,
            replay::show.run_if(in_state(Activity::Replay)),
            drawer::drawer,
        )
            .chain()
            .in_set(HudSystems::Tools),
    );
    app.add_systems(Requests, open_and_close.before(SessionSystems::Ask));
}

/// A tool: what it does, its sign, its name, whether it can be used now and
/// whether it is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Tool {
    /// What it does.
    pub(crate) action: Action,
    icon: Icon,
    name: &'static str,
    /// Whether it can be used now.
    pub(crate) enabled: bool,
    /// Whether it is on.
    pub(crate) on: bool,
}

impl Tool {
    const fn new(action: Action, icon: Icon, name: &'static str) -> Self {
        Self {
            action,
            icon,
            name,
            enabled: true,
            on: false,
        }
    }

    const fn when(self, enabled: bool) -> Self {
        Self { enabled, ..self }
    }

    const fn lit(self, on: bool) -> Self {
        Self { on, ..self }
    }
}

/// The switch that a game has for help on the board: its name, and whether it is on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct PlayAid {
    pub(crate) name: &'static str,
    pub(crate) on: bool,
}

/// The tools that are always in view.
pub(crate) fn first_tools(session: &Session, aid: Option<PlayAid>, analysis: bool) -> Vec<Tool> {
    let record = session.record();
    let is_over = session.position().outcome().is_some();
    let undo = Tool::new(Action::Undo, Icon::Undo, texts::hud_undo());
    let in_lesson = undo.when(record.can_undo());
    let undo = undo.when(session.can_take_back());
    let redo = Tool::new(Action::Redo, Icon::Redo, texts::hud_redo())
        .when(record.can_redo() && session.at_end());
    let hint =
        Tool::new(Action::Hint, Icon::Hint, texts::tools_hint()).when(session.person_may_move());
    let for_me =
        Tool::new(Action::Calc, Icon::Bolt, texts::tools_for_me()).when(can_calculate(session));
    let analyse = Tool::new(Action::Analysis, Icon::Chart, texts::hud_analyse())
        .when(!session.is_solving())
        .lit(analysis);
    let flip = Tool::new(Action::Flip, Icon::Flip, texts::tools_flip());
    let guess =
        Tool::new(Action::Guess, Icon::Puzzle, texts::tools_guess()).when(session.can_be_guessed());
    let try_out = Tool::new(Action::TryOut, Icon::Swap, texts::tools_try_out()).when(!is_over);
    let back = Tool::new(Action::TryOut, Icon::ChevronLeft, texts::back());
    let play_on =
        Tool::new(Action::PlayFromHere, Icon::Person, texts::tools_play_on()).when(!is_over);
    let aid = aid.map(|aid| Tool::new(Action::PlayAid, Icon::Dots, aid.name).lit(aid.on));
    let aid = aid.as_slice();
    let tools: [&[Tool]; 3] = match session.activity() {
        // The lesson says what to do.
        Activity::Lesson => [&[in_lesson], aid, &[flip]],
        Activity::Play => [&[undo, redo, hint, for_me], aid, &[analyse, flip]],
        Activity::Trial => [
            &[undo, redo, hint, for_me],
            aid,
            &[analyse, flip, back, play_on],
        ],
        Activity::Replay => [&[], aid, &[analyse, guess, try_out, play_on]],
        Activity::Puzzle | Activity::Edit | Activity::Display => {
            [&[undo, redo, hint], aid, &[analyse, flip]]
        }
    };
    tools.concat()
}

/// Whether the computer can make the move that is due, for the person whose turn it is.
fn can_calculate(session: &Session) -> bool {
    session.at_end()
        && session.to_move().is_some_and(|it| !session.is_guest(it))
        && session.mode() != ComputerMode::Ponder
        && session.guessed().is_none()
}

/// The tools in the drawer.
pub(crate) fn more_tools(session: &Session, coordinates: bool) -> Vec<Tool> {
    let restart = Tool::new(Action::Restart, Icon::Restart, texts::tools_restart());
    let flip = Tool::new(Action::Flip, Icon::Flip, texts::tools_flip());
    let swap = Tool::new(Action::SwapSides, Icon::Swap, texts::tools_swap());
    let swap = session.may_begin().then_some(swap);
    let resign =
        Tool::new(Action::Resign, Icon::Flag, texts::tools_resign()).when(session.in_progress());
    let pause = Tool::new(Action::Pause, Icon::Pause, texts::tools_pause())
        .when(session.to_move().is_some())
        .lit(session.paused());
    let save =
        Tool::new(Action::Save, Icon::Save, texts::tools_save()).when(!session.record().is_empty());
    let labels =
        Tool::new(Action::Coordinates, Icon::Letters, texts::tools_labels()).lit(coordinates);
    let picture = Tool::new(Action::Screenshot, Icon::Camera, texts::tools_screenshot());
    let whole = Tool::new(
        Action::Fullscreen,
        Icon::Fullscreen,
        texts::tools_full_screen(),
    );
    let rules = Tool::new(Action::Help, Icon::Help, texts::tools_rules());
    let tools: [&[Tool]; 3] = match session.activity() {
        Activity::Lesson => [&[restart, labels, whole, rules], &[], &[]],
        Activity::Play => [
            &[restart],
            swap.as_slice(),
            &[resign, pause, save, labels, picture, whole, rules],
        ],
        Activity::Replay => [
            &[restart, flip, save],
            &[],
            &[labels, picture, whole, rules],
        ],
        Activity::Trial | Activity::Puzzle | Activity::Edit | Activity::Display => {
            [&[restart, save], &[], &[labels, picture, whole, rules]]
        }
    };
    tools.concat()
}

/// The panels open and close themselves when their keys are pressed.
fn open_and_close(
    mut pressed: MessageReader<ActionPressed>,
    overlay: Res<State<Overlay>>,
    session: If<Res<Session>>,
    mut hud: ResMut<Hud>,
    mut analysis: ResMut<Analysis>,
    mut over: MessageWriter<OverlayRequest>,
) {
    let solving = session.is_solving();
    if solving && analysis.enabled {
        analysis.enabled = false;
    }
    for ActionPressed(action) in pressed.read() {
        if *overlay != Overlay::None {
            continue;
        }
        match action {
            Action::Analysis if solving => {}
            Action::Analysis
                if !analysis.enabled && session.is_rated() && session.in_progress() =>
            {
                over.write(OverlayRequest::Open(Overlay::Confirm(Question::Analysis)));
            }
            Action::Analysis => {
                // Behind a result it is brought to the front.
                let is_seen = hud.right(analysis.enabled) == RightColumn::Analysis;
                analysis.enabled = !(analysis.enabled && is_seen);
                hud.follow_analysis(analysis.enabled);
            }
            Action::Moves => hud.toggle_moves(),
            _ => {}
        }
    }
}

/// What is switched on, and what is under way.
#[derive(SystemParam)]
struct Switched<'w> {
    analysis: ResMut<'w, Analysis>,
    settings: Res<'w, Settings>,
    switches: Res<'w, GameSwitches>,
    keys: Res<'w, KeyMap>,
    thinking: Res<'w, Thinking>,
}

/// What the tools ask for.
#[derive(SystemParam)]
struct ToolRequests<'w> {
    pressed: MessageWriter<'w, ActionPressed>,
    requests: MessageWriter<'w, SessionRequest>,
    camera: MessageWriter<'w, CameraRequest>,
}

fn show(
    mut contexts: EguiContexts,
    table: Table,
    mut state: Switched,
    mut hud: ResMut<Hud>,
    mut asked: ToolRequests,
) -> Result {
    let context = contexts.ctx_mut()?;
    let session = &table.session;
    let Switched {
        analysis,
        settings,
        switches,
        keys,
        thinking,
    } = &mut state;
    let aid = switches.turned_by(Action::PlayAid, session.position().info().id);
    let aid = aid.map(|switch| PlayAid {
        name: (switch.label)(),
        on: settings.is_on(switch),
    });
    let column = hud.right(analysis.enabled);
    let mut tools = first_tools(session, aid, column == RightColumn::Analysis);
    for tool in &mut tools {
        tool.on |= tool.action == Action::Hint && thinking.looks_for_hint();
    }
    let lists = matches!(column, RightColumn::Moves | RightColumn::Analysis);
    let is_lesson = session.lesson().is_some();
    // The lesson has the place that they would need.
    let own = hud.own.filter(|_| !is_lesson).map(|own| (own.name)());
    if !is_lesson {
        tools.push(Tool::new(Action::Moves, Icon::List, texts::moves_title()).lit(lists));
    }
    let frame = theme::panel_frame().inner_margin(Margin::symmetric(8, 8));
    let place = table.layout.tools;
    panel(context, "tools", place, frame, *table.overlay.get(), |ui| {
        ScrollArea::vertical()
            .auto_shrink([false, true])
            .max_height(ui.available_height())
            .show(ui, |ui| {
                let count = tools.len() + 1 + usize::from(own.is_some());
                let names = tools.iter().map(|tool| tool.name);
                let names: Vec<&str> = names.chain(own).chain([texts::tools_more()]).collect();
                let face = Face::in_column(ui, count).for_names(ui, &names);
                ui.spacing_mut().item_spacing.y = COLUMN_GAP;
                for tool in &tools {
                    if button(ui, face, tool, keys).clicked() {
                        asked.pressed.write(ActionPressed(tool.action));
                    }
                }
                if let Some(own) = own {
                    let open = column == RightColumn::Own;
                    let tip = texts::tools_show_own(&own.to_lowercase(), own);
                    if face.show(ui, Icon::Dots, own, &tip, true, open).clicked() {
                        hud.set(RightColumn::Own, !open);
                        analysis.enabled &= open;
                    }
                }
                let drawer = hud.drawer;
                let tip = texts::tools_more_tip();
                if face
                    .show(ui, Icon::Plus, texts::tools_more(), tip, true, drawer)
                    .clicked()
                {
                    hud.drawer = !drawer;
                }
            });
    });
    Ok(())
}

/// The space between the tools of the column.
const COLUMN_GAP: f32 = 5.0;
/// The least height of a tool of the column.
const LOWEST: f32 = 36.0;
/// A name has two lines before its letters would become as small a part of their usual size:
const IN_ONE_LINE: f32 = 0.9;
/// so large are they then.
const IN_TWO_LINES: f32 = 0.85;

/// How large the faces of tools are.
#[derive(Clone, Copy, Debug)]
struct Face {
    size: egui::Vec2,
    /// The part of their usual size that the letters of all names have.
    letters: f32,
}

/// The least part of their usual size that letters have for the sake of a longer name beside
/// them: that one alone becomes smaller still.
const LEAST_LETTERS: f32 = 0.8;

impl Face {
    /// As large as fits for that many tools one below the other.
    fn in_column(ui: &Ui, count: usize) -> Self {
        let count = count.max(1) as f32;
        // Less a little for rounding: what just fits is not scrolled.
        let room = ui.available_height() - COLUMN_GAP * (count - 1.0) - 2.0;
        Self {
            size: vec2(ui.available_width(), (room / count).clamp(LOWEST, 60.0)),
            letters: 1.0,
        }
    }

    /// As wide as fits for that many tools side by side.
    fn in_row(ui: &Ui, count: usize) -> Self {
        let count = count.max(1) as f32;
        let room = ui.available_width() - ROW_GAP * (count - 1.0);
        Self {
            size: vec2((room / count).clamp(56.0, 84.0), 60.0),
            letters: 1.0,
        }
    }

    /// With letters of one size for names that stand together.
    fn for_names(self, ui: &Ui, names: &[&str]) -> Self {
        let ink = palette::TEXT.egui();
        let widths = names
            .iter()
            .map(|name| self.lay(ui, name, 1.0, ink).size().x);
        let widest = widths.fold(1.0, f32::max);
        let letters = ((self.size.x - 4.0) / widest).clamp(LEAST_LETTERS, 1.0);
        Self { letters, ..self }
    }
}

/// The space between the tools of a row.
const ROW_GAP: f32 = 6.0;

/// A centred row of tools.
fn row(ui: &mut Ui, count: usize, contents: impl FnOnce(&mut Ui, Face)) {
    let face = Face::in_row(ui, count);
    let gaps = ROW_GAP * count.saturating_sub(1) as f32;
    let room = ui.available_width() - face.size.x * count as f32 - gaps;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = ROW_GAP;
        ui.add_space((room / 2.0 - ROW_GAP).max(0.0));
        contents(ui, face);
    });
}

fn button(ui: &mut Ui, face: Face, tool: &Tool, keys: &KeyMap) -> Response {
    let tip = keys.tip(tool.action.title(), tool.action);
    face.show(ui, tool.icon, tool.name, &tip, tool.enabled, tool.on)
}

/// A button with its sign in the middle; its tip says what it does.
pub(super) fn narrow(ui: &mut Ui, icon: Icon, tip: &str, enabled: bool, on: bool) -> Response {
    let face = Face {
        size: vec2(replay::RECORDER_BUTTON, replay::RAIL),
        letters: 1.0,
    };
    face.show(ui, icon, "", tip, enabled, on)
}

impl Face {
    /// A name in letters of a part of their usual size.
    fn lay(self, ui: &Ui, name: &str, part: f32, ink: egui::Color32) -> Arc<egui::Galley> {
        ui.painter()
            .layout_no_wrap(name.to_owned(), self.font(ui, part), ink)
    }

    fn font(self, ui: &Ui, part: f32) -> egui::FontId {
        let usual = egui::TextStyle::Body.resolve(ui.style()).size - 1.0;
        egui::FontId::proportional(usual.min(self.size.y * 0.35) * part)
    }

    /// The name under the sign, in letters for which there is room: in two lines before they
    /// become much smaller than those beside them.
    fn name(self, ui: &Ui, name: &str, ink: egui::Color32) -> Arc<egui::Galley> {
        let galley = self.lay(ui, name, self.letters, ink);
        let width = self.size.x - 4.0;
        let room = width / galley.size().x.max(1.0);
        if room >= 1.0 {
            return galley;
        }
        if self.letters * room < IN_ONE_LINE {
            let font = self.font(ui, IN_TWO_LINES);
            let close = font.size * 1.1;
            let mut job = LayoutJob::simple(name.to_owned(), font, ink, width);
            for section in &mut job.sections {
                section.format.line_height = Some(close);
            }
            job.halign = Align::Center;
            job.break_on_newline = false;
            let wrapped = ui.painter().layout_job(job);
            // No word is broken, and the sign has room above.
            let fits = |word| self.lay(ui, word, IN_TWO_LINES, ink).size().x <= width;
            let is_low = wrapped.size().y <= 0.8 * self.size.y - 13.0;
            if is_low && wrapped.rows.len() == 2 && name.split(' ').all(fits) {
                return wrapped;
            }
        }
        self.lay(ui, name, self.letters * room, ink)
    }

    /// A button with its sign above its name.
    fn show(
        self,
        ui: &mut Ui,
        icon: Icon,
        name: &str,
        tip: &str,
        enabled: bool,
        on: bool,
    ) -> Response {
        let enabled = enabled && ui.is_enabled();
        let sense = if enabled {
            Sense::click()
        } else {
            Sense::hover()
        };
        let (rect, response) = ui.allocate_exact_size(self.size, sense);
        let label = if name.is_empty() { tip } else { name };
        response.widget_info(|| WidgetInfo::selected(WidgetType::Button, enabled, on, label));
        if ui.is_rect_visible(rect) {
            let over = enabled && (response.hovered() || response.has_focus());
            let (fill, line, ink) = match (on, over) {
                (true, _) => (palette::ACCENT.egui(), Stroke::NONE, palette::NIGHT.egui()),
                (false, true) => (
                    palette::PANEL_RAISED.egui(),
                    Stroke::new(1.0, palette::ACCENT.egui_alpha(200)),
                    palette::TEXT.egui(),
                ),
                (false, false) => (
                    palette::PANEL_RAISED.egui_alpha(120),
                    Stroke::new(1.0, palette::LINE.egui_alpha(110)),
                    palette::TEXT.egui(),
                ),
            };
            let ink = if enabled {
                ink
            } else {
                palette::TEXT_QUIET.egui_alpha(110)
            };
            let painter = ui.painter();
            let round = CornerRadius::same(BUTTON_RADIUS);
            painter.rect(rect, round, fill, line, StrokeKind::Inside);
            let name = self.name(ui, name, ink);
            let (height, side) = match name.rows.len() {
                _ if name.is_empty() => (0.5, 25.0),
                1 => (0.33, 25.0),
                _ => (0.2, 16.0_f32),
            };
            let middle = pos2(rect.center().x, rect.top() + self.size.y * height);
            let side = side.min(self.size.y * 0.5);
            let sign = Rect::from_center_size(middle, vec2(side, side));
            icon.paint(painter, sign, ink);
            let foot = pos2(
                rect.center().x,
                rect.bottom() - (self.size.y * 0.07).min(4.0),
            );
            let at = Align2::CENTER_BOTTOM.anchor_size(foot, name.size()).min;
            // Rows that are centred stand to both sides of where they are put.
            let at = at - vec2(name.rect.left(), 0.0);
            painter.galley(at, name, ink);
            focus_ring(ui, &response, BUTTON_RADIUS);
        }
        if enabled {
            response.on_hover_text(tip)
        } else {
            response.on_disabled_hover_text(tip).on_hover_text(tip)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::testing::played;

    fn table(moves: &[&str], activity: Activity) -> Session {
        Session::for_test(played("xafka", &["Ada", "level:2"], moves), activity)
    }

    fn aid(on: bool) -> Option<PlayAid> {
        Some(PlayAid { name: "Reach", on })
    }

    fn usable(tools: &[Tool]) -> Vec<Action> {
        let enabled = tools.iter().filter(|tool| tool.enabled);
        enabled.map(|tool| tool.action).collect()
    }

    #[test]
    fn nothing_can_be_taken_back_before_the_first_move() {
        let table = table(&[], Activity::Play);
        let tools = usable(&first_tools(&table, aid(false), false));
        assert!(!tools.contains(&Action::Undo) && !tools.contains(&Action::Redo));
        assert!(tools.contains(&Action::Hint));
        let more = usable(&more_tools(&table, false));
        assert!(!more.contains(&Action::Resign));
        assert!(tools.contains(&Action::Calc) && more.contains(&Action::SwapSides));
    }

    #[test]
    fn a_match_in_progress_can_be_given_up_and_saved() {
        let table = table(&["d4"], Activity::Play);
        let tools = usable(&more_tools(&table, false));
        assert!(tools.contains(&Action::Resign) && tools.contains(&Action::Save));
        let first = usable(&first_tools(&table, None, false));
        assert!(first.contains(&Action::Undo));
        assert!(!first.contains(&Action::Hint), "it is the opponent's turn");
    }

    #[test]
    fn a_replay_offers_nothing_that_would_change_it() {
        let table = table(&["d4"], Activity::Replay);
        let mut tools = usable(&first_tools(&table, None, false));
        tools.extend(usable(&more_tools(&table, false)));
        for action in [Action::Undo, Action::Hint, Action::Calc, Action::Resign] {
            assert!(!tools.contains(&action), "{action:?}");
        }
    }

    #[test]
    fn switches_show_whether_they_are_on() {
        let table = table(&[], Activity::Play);
        let on = |aid, analysis| -> Vec<Action> {
            let tools = first_tools(&table, aid, analysis);
            let lit = tools.iter().filter(|tool| tool.on);
            lit.map(|tool| tool.action).collect()
        };
        assert_eq!(on(aid(false), false), []);
        assert_eq!(on(None, true), [Action::Analysis]);
        assert_eq!(on(aid(true), true), [Action::PlayAid, Action::Analysis]);
    }
}
