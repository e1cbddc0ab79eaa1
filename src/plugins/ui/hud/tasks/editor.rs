//! The panel beside a board on which a position is set up: what to put there, what
//! else makes up the position, what the rules say about it, and what to do with it.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiClipboard, EguiContexts, EguiPrimaryContextPass,
    egui::{Align, Label, Layout, Margin, RichText, ScrollArea, Ui},
};

use crate::plugins::ui::hud::{HudSystems, Table, panel, sign, words};
use crate::{
    engine::Opponent,
    plugins::{
        app::{
            library::own_puzzles::{KeepPuzzle, OwnPuzzles},
            notices::Notice,
            session::{
                Analysis, EditState, EditStep, PlayRequest, Session, SessionRequest, TableRequest,
                Tool, TrialRequest,
            },
            settings::{Me, OWNER, Progress},
            states::{Activity, Overlay},
        },
        scene::{camera::CameraRequest, palette},
        ui::{
            clipboard,
            theme::{self, Icon, PushButton},
        },
    },
    record::{Match, RecordError, Seat, SeatKind, Stakes, Terms, fresh_seed, stamp},
    rules::{AnyGame, Brush, Dial, Player, Turn},
    texts,
};

/// The height of what is chosen from.
const ROW: f32 = 34.0;
/// The height of what the rules say.
const VERDICT: f32 = 48.0;
/// Between the panel and what it holds.
const MARGIN: i8 = 14;
/// The room for the scroll bar.
const BAR: f32 = 10.0;
/// The space between the parts of the panel.
const SPACING: f32 = 6.0;
/// With more brushes than this, each player's have a column of their own.
const FEW: usize = 6;
/// With more choices than this, a dial has buttons for less and more.
const ROOM: usize = 3;

pub(crate) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(HudSystems::Right)
            .run_if(in_state(Activity::Edit)),
    );
}

/// What can be asked for beside the board.
#[derive(Clone, Debug, PartialEq)]
enum EditorButton {
    Step(EditStep),
    Undo,
    Redo,
    Flip,
    Leave,
    PlayComputer,
    PlayFriend,
    Analyse,
    Keep,
    Copy,
    Paste,
}

/// What the panel may ask for.
#[derive(SystemParam)]
struct Asks<'w> {
    progress: Res<'w, Progress>,
    me: Me<'w>,
    own: Res<'w, OwnPuzzles>,
    analysis: ResMut<'w, Analysis>,
    clipboard: ResMut<'w, EguiClipboard>,
    requests: MessageWriter<'w, SessionRequest>,
    camera: MessageWriter<'w, CameraRequest>,
    keep: MessageWriter<'w, KeepPuzzle>,
    notices: MessageWriter<'w, Notice>,
}

fn show(mut contexts: EguiContexts, table: Table, mut asks: Asks) -> Result {
    let session = &table.session;
    let Some(state) = session.editor() else {
        return Ok(());
    };
    let context = contexts.ctx_mut()?;
    let mut pressed = None;
    let place = table.layout.right;
    let frame = theme::panel_frame().inner_margin(Margin::same(MARGIN));
    let width = place.width() - 2.0 * f32::from(MARGIN) - 4.0;
    panel(
        context,
        "editor",
        place,
        frame,
        *table.overlay.get(),
        |ui| {
            ui.set_min_height(ui.available_height());
            ui.spacing_mut().item_spacing.y = SPACING;
            head(ui, &mut pressed);
            tools(ui, state, &mut pressed);
            let foot = 4.0 * (ROW + SPACING) + VERDICT + SPACING + 4.0;
            let foot = foot * theme::text_factor(ui).max(1.0);
            let room = ui.available_height() - foot;
            ScrollArea::vertical()
                .id_salt("editor")
                .auto_shrink([false, false])
                .max_height(room)
                .show(ui, |ui| {
                    ui.set_max_width(width - BAR);
                    brushes(ui, state, &mut pressed);
                    ui.add_space(4.0);
                    dials(ui, state, &mut pressed);
                });
            verdict(ui, session, state);
            ways(ui, width, state, &mut pressed);
        },
    );
    if *table.overlay == Overlay::None
        && let Some(text) = clipboard::pasted(context)
    {
        asks.paste(Some(text));
    }
    let copied = state.composer().text();
    if pressed == Some(EditorButton::Copy) {
        context.copy_text(copied);
    }
    if let Some(pressed) = pressed {
        asks.carry_out(pressed, state);
    }
    Ok(())
}

fn head(ui: &mut Ui, pressed: &mut Option<EditorButton>) {
    ui.horizontal(|ui| {
        let back = PushButton::new("").icon(Icon::ChevronLeft).height(ROW);
        if ui
            .add(back.quiet().tip(texts::position_editor_leave()))
            .clicked()
        {
            *pressed = Some(EditorButton::Leave);
        }
        let title = RichText::new(texts::position_editor_title())
            .family(theme::title_family())
            .size(26.0);
        ui.add(Label::new(title));
    });
}

/// What carries and takes away, and the way back and forth.
fn tools(ui: &mut Ui, state: &EditState, pressed: &mut Option<EditorButton>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 5.0;
        let tools = [
            (
                Tool::Hand,
                Icon::Swap,
                texts::position_editor_move(),
                texts::position_editor_move_tip(),
            ),
            (
                Tool::Erase,
                Icon::Bin,
                texts::position_editor_erase(),
                texts::position_editor_erase_tip(),
            ),
        ];
        for (tool, icon, name, tip) in tools {
            let button = PushButton::new(name).icon(icon).height(ROW).tip(tip);
            if ui.add(button.selected(state.tool() == tool)).clicked() {
                *pressed = Some(EditorButton::Step(EditStep::Take(tool)));
            }
        }
        let composer = state.composer();
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 5.0;
            let steps = [
                (
                    EditorButton::Flip,
                    Icon::Flip,
                    texts::position_editor_flip(),
                    true,
                ),
                (
                    EditorButton::Redo,
                    Icon::Redo,
                    texts::hud_redo(),
                    composer.can_redo(),
                ),
                (
                    EditorButton::Undo,
                    Icon::Undo,
                    texts::hud_undo(),
                    composer.can_undo(),
                ),
            ];
            for (step, icon, name, enabled) in steps {
                let button = PushButton::new("").icon(icon).height(ROW).quiet();
                if ui.add(button.enabled(enabled).tip(name)).clicked() {
                    *pressed = Some(step);
                }
            }
        });
    });
}

/// What can be put on the board: few things side by side, many in a column for
/// each player.
fn brushes(ui: &mut Ui, state: &EditState, pressed: &mut Option<EditorButton>) {
    let all = state.composer().brushes();
    let half = (ui.available_width() - SPACING) / 2.0;
    let height = if all.len() <= FEW { ROW } else { ROW - 6.0 };
    let mut add = |ui: &mut Ui, n: usize, brush: &Brush, name: String| {
        let tool = Tool::Brush(n);
        let mut button = PushButton::new(name).height(height).width(half).left();
        if let Some(left) = brush.left {
            button = button.shortcut(left.to_string());
        }
        if ui.add(button.selected(state.tool() == tool)).clicked() {
            *pressed = Some(EditorButton::Step(EditStep::Take(tool)));
        }
    };
    let numbered: Vec<(usize, &Brush)> = all.iter().enumerate().collect();
    if all.len() <= FEW {
        for row in numbered.chunks(2) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = SPACING;
                for (n, brush) in row {
                    add(ui, *n, brush, brush.name.clone());
                }
            });
        }
        return;
    }
    let shown = state.composer().shown();
    let of = |player: Player| {
        numbered
            .iter()
            .filter(move |(_, it)| it.owner == Some(player))
    };
    let seats: Vec<Player> = Player::all(shown.colours().len() as u8).collect();
    for pair in seats.chunks(2) {
        let rows = pair.iter().map(|player| of(*player).count()).max();
        for row in 0..rows.unwrap_or(0) {
            ui.horizontal(|ui| {
                ui.spacing_mut().item_spacing.x = SPACING;
                for (n, brush) in pair.iter().filter_map(|player| of(*player).nth(row)) {
                    let name = brush.name.clone();
                    let mut letters = name.chars();
                    let first = letters.next().map(|letter| letter.to_ascii_uppercase());
                    let name = first.into_iter().chain(letters).collect();
                    add(ui, *n, brush, name);
                }
            });
        }
    }
}

/// What else there is to choose, each with its name.
fn dials(ui: &mut Ui, state: &EditState, pressed: &mut Option<EditorButton>) {
    for (n, dial) in state.composer().dials().iter().enumerate() {
        let chosen = self::dial(ui, dial);
        if let Some(choice) = chosen.filter(|choice| *choice != dial.chosen) {
            *pressed = Some(EditorButton::Step(EditStep::Choose(n, choice)));
        }
    }
}

fn dial(ui: &mut Ui, dial: &Dial) -> Option<usize> {
    let mut chosen = None;
    let name = RichText::new(&dial.name).size(15.0);
    let buttons = dial.choices.iter();
    let needed: f32 = buttons.map(|it| PushButton::new(it).needs(ui) + 4.0).sum();
    let in_a_row = dial.choices.len() <= ROOM
        && theme::width_of(ui, name.clone()) + needed <= ui.available_width();
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 4.0;
        ui.add(Label::new(name));
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            ui.spacing_mut().item_spacing.x = 4.0;
            if in_a_row {
                for (n, choice) in dial.choices.iter().enumerate().rev() {
                    let button = PushButton::new(choice).height(ROW - 2.0);
                    if ui.add(button.selected(n == dial.chosen)).clicked() {
                        chosen = Some(n);
                    }
                }
                return;
            }
            let last = dial.choices.len().saturating_sub(1);
            let arrow = |icon| PushButton::new("").icon(icon).height(ROW - 2.0);
            let more = arrow(Icon::ChevronRight).tip(texts::position_editor_dial_next(&dial.name));
            if ui.add(more.enabled(dial.chosen < last)).clicked() {
                chosen = Some(dial.chosen + 1);
            }
            let name = dial.choices.get(dial.chosen).cloned().unwrap_or_default();
            let name = RichText::new(name).text_style(theme::strong_style());
            ui.add(Label::new(name.size(15.0)));
            let less =
                arrow(Icon::ChevronLeft).tip(texts::position_editor_dial_previous(&dial.name));
            if ui.add(less.enabled(dial.chosen > 0)).clicked() {
                chosen = dial.chosen.checked_sub(1);
            }
        });
    });
    chosen
}

/// What the rules say.
fn verdict(ui: &mut Ui, session: &Session, state: &EditState) {
    let shown = session.position();
    let (icon, tone, text) = match (state.refused(), state.wrong()) {
        (Some(reason), _) => (Icon::Warning, palette::WARN, reason.to_owned()),
        (None, Some(reason)) => (Icon::Cross, palette::WARN, reason.to_owned()),
        (None, None) => {
            let text = match shown.turn() {
                Turn::Player(player) => shown
                    .colours()
                    .get(player.index())
                    .map_or_else(String::new, |colour| texts::status_to_move(colour.name())),
                Turn::Chance => texts::position_editor_dice().to_owned(),
                Turn::Over => String::new(),
            };
            (Icon::Check, palette::GOOD, text)
        }
    };
    let size = bevy_egui::egui::vec2(ui.available_width(), VERDICT);
    ui.allocate_ui_with_layout(size, Layout::left_to_right(Align::Center), |ui| {
        ui.set_min_height(VERDICT);
        sign(ui, icon, tone, 22.0);
        let text = RichText::new(words::sentence(&text)).size(16.0);
        ui.add(Label::new(text).wrap());
    });
}

/// What to do with the position.
fn ways(ui: &mut Ui, width: f32, state: &EditState, pressed: &mut Option<EditorButton>) {
    let playable = state.wrong().is_none();
    let half = (width - SPACING) / 2.0;
    let rows = [
        [
            (
                EditorButton::PlayComputer,
                Icon::Play,
                texts::position_editor_play(),
                playable,
            ),
            (
                EditorButton::PlayFriend,
                Icon::Person,
                texts::position_editor_friend(),
                playable,
            ),
        ],
        [
            (
                EditorButton::Analyse,
                Icon::Chart,
                texts::hud_analyse(),
                playable,
            ),
            (
                EditorButton::Keep,
                Icon::Puzzle,
                texts::position_editor_puzzle(),
                playable,
            ),
        ],
        [
            (
                EditorButton::Step(EditStep::Start),
                Icon::First,
                texts::position_editor_start(),
                true,
            ),
            (
                EditorButton::Step(EditStep::Clear),
                Icon::Cross,
                texts::position_editor_clear(),
                true,
            ),
        ],
        [
            (
                EditorButton::Copy,
                Icon::Letters,
                texts::position_editor_copy(),
                true,
            ),
            (
                EditorButton::Paste,
                Icon::Letters,
                texts::position_editor_paste(),
                true,
            ),
        ],
    ];
    for row in rows {
        ui.horizontal(|ui| {
            ui.spacing_mut().item_spacing.x = SPACING;
            for (what, icon, name, enabled) in row {
                let mut button = PushButton::new(name).icon(icon).width(half).height(ROW);
                if what == EditorButton::PlayComputer {
                    let tip = texts::position_editor_play_tip();
                    button = button.primary().tip(tip);
                }
                if ui.add(button.left().enabled(enabled)).clicked() {
                    *pressed = Some(what);
                }
            }
        });
    }
}

/// A match from this position, which begins now.
fn match_from(position: &dyn AnyGame, seats: Vec<Seat>) -> Result<Match, RecordError> {
    let mut terms = Terms::from_position(position, seats);
    terms.stakes = Stakes::Friendly;
    terms.seed = fresh_seed();
    stamp(&mut terms);
    Match::new(terms)
}

impl Asks<'_> {
    fn carry_out(&mut self, pressed: EditorButton, state: &EditState) {
        match pressed {
            EditorButton::Step(step) => {
                self.requests.write(SessionRequest::Edit(step));
            }
            EditorButton::Undo => {
                self.requests.write(SessionRequest::Play(PlayRequest::Undo));
            }
            EditorButton::Redo => {
                self.requests.write(SessionRequest::Play(PlayRequest::Redo));
            }
            EditorButton::Leave => {
                self.requests
                    .write(SessionRequest::Table(TableRequest::Leave));
            }
            EditorButton::Flip => {
                self.camera.write(CameraRequest::Flip);
            }
            EditorButton::Copy => {
                let text = texts::position_editor_copied();
                self.notices.write(Notice::done(text));
            }
            EditorButton::Paste => {
                let text = self.clipboard.get_text();
                self.paste(text);
            }
            EditorButton::PlayComputer
            | EditorButton::PlayFriend
            | EditorButton::Analyse
            | EditorButton::Keep => match state.composer().check() {
                Ok(position) => self.leave_for(&pressed, position.as_ref()),
                Err(error) => {
                    self.notices.write(Notice::trouble(error.to_string()));
                }
            },
        }
    }

    fn paste(&mut self, text: Option<String>) {
        match text.filter(|text| !text.trim().is_empty()) {
            Some(text) => {
                self.requests
                    .write(SessionRequest::Edit(EditStep::Paste(text)));
            }
            None => {
                let text = texts::position_editor_no_text();
                self.notices.write(Notice::trouble(text));
            }
        }
    }

    /// What is done with a position that the rules allow.
    fn leave_for(&mut self, pressed: &EditorButton, position: &dyn AnyGame) {
        let me = self.me.seat();
        let game = position.info().id;
        let count = position.colours().len();
        let person = match position.turn() {
            Turn::Player(player) => player,
            _ => Player::FIRST,
        };
        let seats = |of: &dyn Fn(Player) -> Seat| -> Vec<Seat> {
            Player::all(count as u8).map(of).collect()
        };
        let found = match pressed {
            EditorButton::Keep => {
                let title = texts::position_editor_name(self.own.for_game(game).count() + 1);
                self.keep.write(KeepPuzzle::from_position(position, title));
                return;
            }
            EditorButton::PlayComputer => {
                let level = self.progress.strength_of(game, OWNER).level();
                match_from(
                    position,
                    seats(&|player| {
                        if player == person {
                            me.clone()
                        } else {
                            Seat::new(SeatKind::Opponent(Opponent::Level(level)))
                        }
                    }),
                )
            }
            _ => match_from(
                position,
                seats(&|player| {
                    if player == person {
                        me.clone()
                    } else {
                        Seat::new(SeatKind::Human)
                    }
                }),
            ),
        };
        match found {
            Ok(game) if *pressed == EditorButton::Analyse => {
                self.analysis.enabled = true;
                self.requests.write(SessionRequest::watch(game));
                self.requests
                    .write(SessionRequest::Trial(TrialRequest::Begin));
            }
            Ok(game) => {
                self.requests.write(SessionRequest::open(game));
            }
            Err(error) => {
                self.notices.write(Notice::trouble(error.to_string()));
            }
        }
    }
}
