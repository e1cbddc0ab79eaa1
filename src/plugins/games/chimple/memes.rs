//! The panel of eligible memes of the side to move: hovering over one lights
//! the squares that it speaks of, clicking deploys it. On demand it shows the value
//! and the distance of each, and the matrices behind them.

use bevy::{ecs::system::SystemParam, prelude::*};
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align2, FontId, Painter, Rect, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
        pos2, vec2,
    },
};

use super::{
    ChimpleTable, charts,
    pointing::{Aim, Target},
};
use crate::plugins::app::visitors;
use crate::{
    engine::chimple::{Value, ready, request, weigh},
    plugins::{
        app::{
            machine::redraw::RedrawScheduler,
            session::{Session, SessionRequest},
            settings::{GameSwitch, GameSwitches, Settings},
            states::Overlay,
        },
        board::ColumnOf,
        scene::{
            camera::TableCamera,
            palette::{self, Tone},
        },
        ui::{
            hud::{HudLayout, HudSystems, below_players, words},
            theme::{self, PushButton, focus::focus_ring, strong_family},
        },
    },
    rules::{
        Game, Player,
        chimple::{Chimple, Condition, Descriptor, Move, Step, View},
    },
    texts,
};

/// Shows the game as its inventor writes it down.
pub const EXPERT: GameSwitch = GameSwitch::expert(
    Chimple::INFO.id,
    texts::table_chimple_expert_name,
    texts::table_chimple_expert_tip,
);

pub(super) fn plugin(app: &mut App) {
    GameSwitches::add(app, EXPERT);
    visitors::reset_on_leave::<MemePanel>(app);
    app.init_resource::<MemePanel>();
    app.add_systems(
        EguiPrimaryContextPass,
        show.in_set(HudSystems::Left)
            .run_if(resource_exists::<ChimpleTable>),
    );
}

/// What the panel shows besides the memes.
#[derive(Resource, Clone, Copy, Debug, PartialEq, Eq, Default)]
pub struct MemePanel {
    /// The value and distance of each meme.
    pub values: bool,
}

/// The height of a line of the list.
const LINE: f32 = 45.0;
/// The side of the small board in it.
const SMALL: f32 = 35.0;
/// Letters are never smaller than this.
const LEAST_LETTERS: f32 = 9.0;
/// The height that the list has at least.
const LEAST: f32 = 130.0;

/// A line of the list.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Row {
    meme: Descriptor,
    step: Step,
    text: String,
    value: Option<Value>,
}

fn rows(position: &Chimple, values: bool) -> Vec<Row> {
    let weighed = if values {
        ready(&position.options()).map(|solution| weigh(position, &solution))
    } else {
        None
    };
    position
        .eligible(position.to_move())
        .map(|meme| {
            let step = position.step(meme);
            let all = weighed.as_ref();
            Row {
                meme: *meme,
                step,
                text: position.move_text(&Move::Deploy(step)),
                value: all.and_then(|all| {
                    let one = all.iter().find(|weighed| weighed.meme == meme)?;
                    Some(one.value)
                }),
            }
        })
        .collect()
}

/// What the panel has besides the memes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Extras {
    /// Nothing: a player who is learning the game is to read memes.
    None,
    /// The matrices. The values would give a puzzle's solution away.
    Matrices,
    /// The values and the matrices.
    All,
}

/// What the panel has at a table, or nothing where it is not shown.
fn extras(session: &Session, is_expert: bool) -> Option<Extras> {
    match session.lesson() {
        Some(state) => state.lesson.panel.then_some(Extras::None),
        None if !is_expert => None,
        None if session.puzzle().is_some() => Some(Extras::Matrices),
        None => Some(Extras::All),
    }
}

/// From where the memes are seen, where the camera (`camera_z` from the board's middle)
/// does not stand there. The first player sits at positive z.
fn seen_from(position: &Chimple, camera_z: f32) -> Option<String> {
    let mover = position.to_move();
    let is_opposite = (mover == Player::FIRST) != (camera_z >= 0.0);
    is_opposite.then(|| texts::table_chimple_seen_from(words::name(position, mover)))
}

/// A value in a word, with its colour.
fn value_word(value: Value) -> (String, Tone) {
    match value {
        Value::Win(plies) => (
            texts::table_chimple_wins_in(Chimple::INFO.moves(plies.into())),
            palette::GOOD,
        ),
        Value::Loss(plies) => (
            texts::table_chimple_loses_in(Chimple::INFO.moves(plies.into())),
            palette::WARN,
        ),
        Value::Draw => (
            texts::table_chimple_value_draw().to_owned(),
            palette::TEXT_QUIET,
        ),
    }
}

/// What the panel is drawn from.
#[derive(SystemParam)]
struct PanelParams<'w, 's> {
    settings: Res<'w, Settings>,
    layout: Res<'w, HudLayout>,
    overlay: Res<'w, State<Overlay>>,
    table: Res<'w, ChimpleTable>,
    session: Res<'w, Session>,
    camera: Query<'w, 's, &'static GlobalTransform, With<TableCamera>>,
}

/// What comes of what is done in the panel.
#[derive(SystemParam)]
struct Effects<'w> {
    settings: ResMut<'w, MemePanel>,
    column: ColumnOf<'w, Chimple>,
    aim: ResMut<'w, Aim>,
    requests: MessageWriter<'w, SessionRequest>,
    redraw: ResMut<'w, RedrawScheduler>,
}

/// What is kept from one frame to the next.
#[derive(Debug, Default)]
struct Memory {
    /// The meme that the pointer was over.
    over: Option<Step>,
    /// The lines, with the position that they belong to and whether they have values.
    rows: Option<(Chimple, bool, Vec<Row>)>,
}

impl Memory {
    /// The lines of the list for a position.
    fn rows(&mut self, position: &Chimple, values: bool) -> &[Row] {
        let known = self
            .rows
            .as_ref()
            .is_some_and(|(of, valued, _)| of == position && *valued == values);
        if !known {
            self.rows = None;
        }
        let (.., rows) = self
            .rows
            .get_or_insert_with(|| (position.clone(), values, rows(position, values)));
        rows
    }
}

/// What was done in the panel in a frame.
#[derive(Debug)]
struct Answer {
    settings: MemePanel,
    matrices: bool,
    over: Option<Step>,
    chosen: Option<Move>,
}

fn show(
    mut contexts: EguiContexts,
    shown: PanelParams,
    mut effects: Effects,
    mut memory: Local<Memory>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let position = &shown.table.0;
    let folded = shown.layout.is_rail;
    let Some(extras) = extras(&shown.session, shown.settings.is_on(&EXPERT)).filter(|_| !folded)
    else {
        return Ok(());
    };
    if position.end().is_some() {
        return Ok(());
    }
    let may_value = extras == Extras::All;
    let values = effects.settings.values && may_value;
    let is_awaited = values && ready(&position.options()).is_none();
    if is_awaited {
        // Sixteen squares take a moment; the frames go on meanwhile.
        request(&position.options());
        effects
            .redraw
            .within(core::time::Duration::from_millis(120));
        memory.rows = None;
    }
    let mut answer = Answer {
        settings: *effects.settings,
        matrices: effects.column.is_shown(),
        over: None,
        chosen: None,
    };
    let lit = effects.aim.meme();
    let may_move = shown.session.person_may_move();
    let camera_z = shown
        .camera
        .single()
        .map_or(0.0, |camera| camera.translation().z);
    below_players(
        context,
        &shown.layout,
        ("memes", LEAST),
        *shown.overlay.get(),
        |ui| {
            head(ui, position, extras, &mut answer);
            if let Some(note) = seen_from(position, camera_z) {
                theme::note(ui, note);
            }
            if is_awaited {
                theme::note(ui, texts::table_chimple_values_awaited());
            }
            let rows = memory.rows(position, values);
            list(ui, position, rows, (lit, may_move), &mut answer);
        },
    );
    effects.apply(answer, &mut memory.over);
    Ok(())
}

impl Effects<'_> {
    fn apply(&mut self, answer: Answer, before: &mut Option<Step>) {
        self.settings.set_if_neq(answer.settings);
        let over = answer.over;
        if over.is_some() || (before.is_some() && self.aim.meme() == *before) {
            let next = Aim {
                target: over.map(Target::Meme),
                ..*self.aim
            };
            if self.aim.set_if_neq(next) {
                self.redraw.now();
            }
        }
        *before = over;
        if answer.matrices != self.column.is_shown() {
            self.column.toggle();
            self.redraw.now();
        }
        if let Some(mv) = answer.chosen {
            self.requests.write(SessionRequest::play::<Chimple>(mv));
        }
    }
}

fn list(
    ui: &mut Ui,
    position: &Chimple,
    rows: &[Row],
    (lit, may_move): (Option<Step>, bool),
    answer: &mut Answer,
) {
    let mover = position.to_move();
    let view = position.view(mover);
    ui.spacing_mut().item_spacing.y = 2.0;
    for row in rows {
        let response = line(ui, row, (mover, &view), lit == Some(row.step), may_move);
        if response.hovered() || response.has_focus() {
            answer.over = Some(row.step);
        }
        if response.clicked() && may_move {
            answer.chosen = Some(Move::Deploy(row.step));
        }
    }
}

fn head(ui: &mut Ui, position: &Chimple, extras: Extras, answer: &mut Answer) {
    let name = words::name(position, position.to_move());
    theme::section(ui, texts::table_chimple_memes_of(name));
    if extras == Extras::None {
        return;
    }
    let state = position.view(Player::FIRST).number();
    theme::note(ui, texts::table_chimple_state(state));
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        let values = PushButton::new(texts::table_chimple_values()).height(32.0);
        let tip = texts::table_chimple_values_tip();
        if ui
            .add(
                values
                    .selected(answer.settings.values)
                    .enabled(extras == Extras::All)
                    .tip(tip),
            )
            .clicked()
        {
            answer.settings.values = !answer.settings.values;
        }
        let bits = PushButton::new(texts::table_chimple_matrices()).height(32.0);
        let tip = texts::table_chimple_matrices_tip();
        if ui.add(bits.selected(answer.matrices).tip(tip)).clicked() {
            answer.matrices = !answer.matrices;
        }
    });
}

/// A meme: a small board as the side to move sees it, the move, what the agent
/// does, and what must be the case.
fn line(
    ui: &mut Ui,
    row: &Row,
    view: (Player, &View),
    lit: bool,
    may_move: bool,
) -> egui::Response {
    let sense = if may_move {
        Sense::click()
    } else {
        Sense::hover()
    };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), LINE), sense);
    response.widget_info(|| {
        let text = texts::table_chimple_row_label(&row.text, &row.meme.to_string());
        WidgetInfo::labeled(WidgetType::Button, may_move, text)
    });
    if ui.is_rect_visible(rect) {
        paint(ui, rect, row, view, lit || response.hovered());
    }
    focus_ring(ui, &response, theme::BUTTON_RADIUS);
    response
}

fn paint(ui: &Ui, rect: Rect, row: &Row, view: (Player, &View), lit: bool) {
    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    if lit {
        painter.rect(
            rect,
            f32::from(theme::BUTTON_RADIUS) * 0.6,
            palette::PANEL_RAISED.egui(),
            Stroke::new(1.5, palette::ACCENT.egui()),
            StrokeKind::Inside,
        );
    }
    let middle = pos2(rect.left() + 4.0 + SMALL / 2.0, rect.center().y);
    let small = Rect::from_center_size(middle, vec2(SMALL, SMALL));
    charts::meme(&painter, small, view, &row.meme);
    let left = small.right() + 7.0;
    let (upper, lower) = (rect.center().y - 9.5, rect.center().y + 10.0);
    let strong = FontId::new(17.0, strong_family());
    let number = painter.text(
        pos2(left, upper),
        Align2::LEFT_CENTER,
        &row.text,
        strong,
        palette::TEXT.egui(),
    );
    // A value stands above: the condition needs the line to itself.
    let end = rect.right() - 5.0;
    let act_end = row.value.map_or(end, |value| {
        let (word, tone) = value_word(value);
        let font = FontId::new(13.5, strong_family());
        let at = pos2(end, upper);
        let word = painter.text(at, Align2::RIGHT_CENTER, word, font, tone.egui());
        word.left() - 6.0
    });
    let act = row.meme.act.to_string();
    let act_left = number.right() + 10.0;
    fitted(
        &painter,
        (act_left, act_end, upper),
        act,
        15.0,
        palette::TEXT,
    );
    let text = condition(&row.meme);
    fitted(
        &painter,
        (left, end, lower),
        text,
        13.0,
        palette::TEXT_QUIET,
    );
}

/// A text between two edges about a height, in letters that fit there.
fn fitted(
    painter: &Painter,
    (left, right, middle): (f32, f32, f32),
    text: String,
    points: f32,
    tone: Tone,
) {
    let ink = tone.egui();
    let lay = |points| painter.layout_no_wrap(text.clone(), FontId::proportional(points), ink);
    let mut galley = lay(points);
    let mut size = points;
    while galley.size().x > right - left && size > LEAST_LETTERS {
        size -= 1.0;
        galley = lay(size);
    }
    let at = pos2(left, middle - galley.size().y / 2.0);
    painter.galley(at, galley, ink);
}

/// What must be the case, in the words of the descriptor.
fn condition(meme: &Descriptor) -> String {
    let text = meme.to_string();
    let word = match meme.condition {
        Condition::Enemy(_) => "enemy.",
        Condition::NoBlock(_) => "no-block.",
    };
    let from = text.find(word).unwrap_or(0);
    let to = text.rfind(".agent.").unwrap_or(text.len());
    text.get(from..to).unwrap_or_default().to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::chimple::Options;

    #[test]
    fn rows_are_the_eligible_memes_with_values_on_request() {
        let start = Chimple::new(Options::default());
        request(&start.options());
        let plain = rows(&start, false);
        assert_eq!(plain.len(), 4);
        assert!(plain.iter().all(|row| row.value.is_none()));
        let valued = rows(&start, true);
        assert!(valued.iter().all(|row| row.value == Some(Value::Loss(10))));
        assert_eq!(value_word(Value::Loss(10)).0, "loses in 5");
        assert_eq!(condition(&plain[0].meme), "no-block.MidRight");
    }

    #[test]
    fn memes_are_said_to_be_seen_from_the_far_side_wherever_the_camera_stands() {
        let first = Chimple::new(Options::default());
        assert_eq!(seen_from(&first, 1.0), None);
        let note = seen_from(&first, -1.0);
        assert!(note.is_some_and(|note| note.starts_with("The board as Black sees it")));
        let mut second = Chimple::new(Options::default());
        let played = crate::rules::AnyGame::play_text(&mut second, "3-6");
        assert!(played.is_ok());
        let note = seen_from(&second, 1.0);
        assert!(note.is_some_and(|note| note.starts_with("The board as White sees it")));
        assert_eq!(seen_from(&second, -1.0), None);
    }
}
