//! The screen on which a board is drawn, reached from the set-up of a match:
//! hexes by click, by dragging or by keys, alone or under a symmetry, beginning
//! with nothing, a regular board or a random one.

use std::sync::Arc;

use bevy::prelude::*;
use bevy_egui::{
    EguiContexts, EguiPrimaryContextPass,
    egui::{
        self, Align, Color32, Event, EventFilter, Key, PointerButton, Pos2, Rect, Response,
        ScrollArea, Sense, Shape, Stroke, Ui, Vec2 as Size, WidgetInfo, WidgetType, pos2, vec2,
    },
};
use hexx::Hex;

use super::drawn_board::{HALF_COLUMNS, ROWS, Sketch, Symmetry, field, is_on_field};
use crate::plugins::app::visitors;
use crate::{
    plugins::{
        app::{
            settings::Progress,
            states::{ChosenGame, Screen},
        },
        scene::palette,
        ui::{
            screens::{
                Draft, OwnScreen, OwnScreens,
                stage::{self, Ground},
            },
            theme::{self, Icon, PushButton, focus::focus_ring, shapes::polygon},
        },
    },
    record::fresh_seed,
    rules::{
        Game,
        xong::{Board, BoardError, Regular, Xong},
    },
    texts,
    words::decimal,
};

pub(super) fn plugin(app: &mut App) {
    visitors::reset_on_leave::<Editor>(app);
    app.init_resource::<Editor>()
        .add_systems(Startup, announce)
        .add_systems(OnEnter(Screen::Own), take_up.run_if(is_ours))
        .add_systems(
            EguiPrimaryContextPass,
            show.run_if(in_state(Screen::Own).and_then(is_ours)),
        );
}

fn announce(mut screens: ResMut<OwnScreens>) {
    screens.add(
        Xong::INFO.id,
        OwnScreen {
            label: texts::table_xong_editor_label,
            icon: Icon::Pencil,
            tip: texts::table_xong_editor_tip,
        },
    );
}

fn is_ours(chosen: Res<ChosenGame>) -> bool {
    chosen.0 == Xong::INFO.id
}

/// The option that a board is named in.
const OPTION: &str = "board";
/// How many numbers there are for random boards.
const SEEDS: u64 = 1_000_000;
/// The width of the column of tools.
const TOOLS: f32 = 330.0;
/// How wide a hex is from side to side, in lengths of its sides.
const ACROSS: f32 = 1.732_050_8;

/// What is being drawn.
#[derive(Resource, Clone, Debug, Default)]
pub struct Editor {
    /// The board.
    pub(crate) sketch: Sketch,
    /// Where the pointer was last, while the button is held.
    held: Option<Pos2>,
    /// Whether hexes are put down or taken away, from the first one on.
    stroke: Option<bool>,
    /// The hex that the arrow keys have led to.
    cursor: Hex,
    /// The number of the last random board.
    number: u64,
    /// The board that was drawn last, to go back to from another one.
    drawn: Option<Arc<Board>>,
}

impl Editor {
    /// Begins with a random board that fits on the field.
    fn roll(&mut self, make: fn(usize, u64) -> Board) {
        for _ in 0..64 {
            self.number = (self.number + 1) % SEEDS;
            let cells = Board::usual_size(self.number);
            if self.sketch.take(&make(cells, self.number)) {
                return;
            }
        }
    }

    /// Writes the board into the set-up of the match; whether the hexes make one.
    fn agree(&self, draft: &mut Draft) -> bool {
        let Ok(board) = self.sketch.board() else {
            return false;
        };
        draft.set_option(OPTION, board.text());
        true
    }
}

/// Begins with the board that the match is set up for.
fn take_up(draft: Res<Draft>, mut editor: ResMut<Editor>) {
    let position = draft.start().ok();
    let board = position
        .as_deref()
        .and_then(|game| game.as_any().downcast_ref::<Xong>())
        .map(Xong::board);
    let drawn = draft
        .own
        .get(OPTION)
        .and_then(|text| Board::drawn(text).ok());
    *editor = Editor {
        number: fresh_seed() % SEEDS,
        drawn: drawn.map(Arc::new),
        ..Editor::default()
    };
    if let Some(board) = board {
        let mut sketch = Sketch::default();
        sketch.take(board);
        // There is nothing before it to go back to.
        sketch.forget();
        editor.sketch = sketch;
    }
}

/// What a press asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum EditorAction {
    Back,
    Play,
}

fn show(
    mut contexts: EguiContexts,
    editor: ResMut<Editor>,
    mut draft: ResMut<Draft>,
    mut progress: ResMut<Progress>,
    mut next: ResMut<NextState<Screen>>,
) -> Result {
    let context = contexts.ctx_mut()?;
    let editor = editor.into_inner();
    let mut press = None;
    stage::screen(context, "board editor", Ground::Veiled, |ui| {
        if stage::head(
            ui,
            texts::table_xong_editor_label(),
            texts::table_xong_editor_subtitle(),
        ) {
            press = Some(EditorAction::Back);
        }
        let height = ui.available_height();
        ui.horizontal_top(|ui| {
            ui.spacing_mut().item_spacing.x = theme::GROUP_GAP;
            let layout = egui::Layout::top_down(Align::Min);
            ui.allocate_ui_with_layout(vec2(TOOLS, height), layout, |ui| {
                ui.set_width(TOOLS);
                press = tools(ui, editor).or(press);
            });
            canvas(ui, editor);
        });
    });
    let Some(press) = press else {
        return Ok(());
    };
    if press == EditorAction::Play && !editor.agree(&mut draft) {
        return Ok(());
    }
    // The set-up opens with what is remembered of it.
    progress
        .set_ups
        .insert(draft.game.to_owned(), draft.to_remember());
    next.set(Screen::SetUp);
    Ok(())
}

/// The regular boards to begin with, with their names.
fn shapes() -> [(&'static str, Regular); 7] {
    [
        (texts::table_xong_shape_standard(), Regular::Hexagon(5)),
        (texts::table_xong_shape_small(), Regular::Hexagon(4)),
        (texts::table_xong_shape_large(), Regular::Hexagon(6)),
        (texts::table_xong_shape_triangle(), Regular::Triangle(11)),
        (texts::table_xong_shape_rhombus(), Regular::Rhombus(8)),
        (texts::table_xong_shape_star(), Regular::Star(4)),
        (texts::table_xong_shape_ring(), Regular::Ring(5)),
    ]
}

/// The boards to begin with.
fn beginnings(ui: &mut Ui, editor: &mut Editor) {
    theme::section(ui, texts::table_xong_begin_with());
    ui.horizontal_wrapped(|ui| {
        for (name, shape) in shapes() {
            if ui.add(PushButton::new(name).height(34.0)).clicked() {
                editor.sketch.take(&Board::regular(shape));
            }
        }
        if let Some(drawn) = editor.drawn.clone() {
            let yours = PushButton::new(texts::table_xong_yours())
                .icon(Icon::Pencil)
                .height(34.0);
            if ui.add(yours.tip(texts::table_xong_yours_tip())).clicked() {
                editor.sketch.take(&drawn);
            }
        }
        let blob = PushButton::new(texts::table_xong_random())
            .icon(Icon::Dice)
            .height(34.0);
        if ui.add(blob.tip(texts::table_xong_random_tip())).clicked() {
            editor.roll(Board::random);
        }
        let islands = PushButton::new(texts::table_xong_islands())
            .icon(Icon::Dice)
            .height(34.0);
        if ui
            .add(islands.tip(texts::table_xong_islands_tip()))
            .clicked()
        {
            editor.roll(Board::isles);
        }
    });
}

/// Where to begin, the symmetry, what has come of it, and the way on.
fn tools(ui: &mut Ui, editor: &mut Editor) -> Option<EditorAction> {
    ui.spacing_mut().item_spacing = vec2(6.0, 6.0);
    // The buttons that lead on stay in sight.
    let height = (ui.available_height() - 106.0).max(106.0);
    let upper = ScrollArea::vertical().max_height(height);
    let board = upper.show(ui, |ui| sketching(ui, editor)).inner;
    ways(ui, &board)
}

/// Where to begin, the symmetry, and what has come of it.
fn sketching(ui: &mut Ui, editor: &mut Editor) -> Result<Board, BoardError> {
    beginnings(ui, editor);
    theme::section(ui, texts::table_xong_symmetry());
    theme::choices(ui, &mut editor.sketch.symmetry, &Symmetry::all());
    let third = (ui.available_width() - 2.0 * ui.spacing().item_spacing.x) / 3.0;
    ui.horizontal(|ui| {
        let undo = PushButton::new(texts::table_xong_undo())
            .icon(Icon::Undo)
            .width(third)
            .height(36.0);
        if ui.add(undo.enabled(editor.sketch.can_undo())).clicked() {
            editor.sketch.undo();
        }
        let redo = PushButton::new(texts::table_xong_redo())
            .icon(Icon::Redo)
            .width(third)
            .height(36.0);
        if ui.add(redo.enabled(editor.sketch.can_redo())).clicked() {
            editor.sketch.redo();
        }
        let clear = PushButton::new(texts::table_xong_clear())
            .icon(Icon::Bin)
            .width(third)
            .height(36.0);
        if ui.add(clear.enabled(!editor.sketch.is_empty())).clicked() {
            editor.sketch.clear();
        }
    });
    theme::rule(ui);
    let board = editor.sketch.board();
    match &board {
        Ok(board) => figures(ui, board),
        Err(error) => {
            let text = crate::plugins::ui::hud::words::sentence(&error.to_string());
            ui.colored_label(palette::WARN.egui(), format!("{text}."));
        }
    }
    board
}

/// The way on.
fn ways(ui: &mut Ui, board: &Result<Board, BoardError>) -> Option<EditorAction> {
    let mut press = None;
    ui.with_layout(egui::Layout::bottom_up(Align::Min), |ui| {
        let play = PushButton::new(texts::table_xong_use_board())
            .icon(Icon::Check)
            .primary()
            .height(52.0)
            .width(ui.available_width());
        if ui.add(play.enabled(board.is_ok())).clicked() {
            press = Some(EditorAction::Play);
        }
        let copy = PushButton::new(texts::table_xong_copy_as_text())
            .icon(Icon::Save)
            .quiet();
        let copy = copy.height(36.0).enabled(board.is_ok());
        if ui
            .add(copy.tip(texts::table_xong_copy_as_text_tip()))
            .clicked()
            && let Ok(board) = board
        {
            ui.ctx().copy_text(board.picture());
        }
    });
    press
}

fn figures(ui: &mut Ui, board: &Board) {
    let (hexes, legs) = (board.cell_count(), board.leg_count());
    ui.label(texts::table_xong_board_figures(hexes, legs));
    let ratio = legs as f32 / hexes as f32;
    let ratio = decimal(&format!("{ratio:.2}"));
    theme::note(ui, texts::table_xong_legs_a_hex(&ratio, &decimal("3.80")));
    let islands = board.islands().len();
    if islands > 1 {
        theme::note(ui, texts::table_xong_many_islands(islands));
    }
}

/// The field: where each hex lies in the picture.
#[derive(Clone, Copy, Debug)]
struct Field {
    middle: Pos2,
    unit: f32,
}

impl Field {
    fn within(rect: Rect) -> Self {
        let columns = (HALF_COLUMNS + 1) as f32;
        let rows = (2 * ROWS + 1) as f32;
        Self {
            middle: rect.center(),
            unit: (rect.width() / (columns * ACROSS)).min(rect.height() / (1.5 * rows + 0.5)),
        }
    }

    fn place(self, hex: Hex) -> Pos2 {
        let (q, r) = (hex.x as f32, hex.y as f32);
        self.middle + vec2(ACROSS * (q + r / 2.0), 1.5 * r) * self.unit
    }

    fn under(self, at: Pos2) -> Option<Hex> {
        field()
            .map(|hex| (self.place(hex).distance(at), hex))
            .min_by(|(one, _), (other, _)| one.total_cmp(other))
            .filter(|(far, _)| *far <= self.unit)
            .map(|(_, hex)| hex)
    }

    /// The hexes under a way, so that a swift hand leaves none out.
    fn along(self, from: Pos2, to: Pos2) -> impl Iterator<Item = Hex> {
        let steps = (from.distance(to) / (self.unit * 0.5))
            .ceil()
            .clamp(1.0, 100.0);
        let way: Size = to - from;
        (0..=steps as usize).filter_map(move |step| self.under(from + way * (step as f32 / steps)))
    }

    fn corners(self, hex: Hex, part: f32) -> Vec<Pos2> {
        polygon(self.place(hex), self.unit * part, 6, 1.0 / 12.0)
    }
}

fn canvas(ui: &mut Ui, editor: &mut Editor) {
    let size = ui.available_size();
    let (rect, response) = ui.allocate_exact_size(size, Sense::click_and_drag());
    response.widget_info(|| {
        let label = texts::table_xong_field_label(editor.sketch.len());
        WidgetInfo::labeled(WidgetType::Other, true, label)
    });
    let field = Field::within(rect);
    draw_by_pointer(ui, &response, field, editor);
    draw_by_keys(ui, &response, editor);
    let pointed = response
        .hover_pos()
        .and_then(|at| field.under(at))
        .or_else(|| response.has_focus().then_some(editor.cursor));
    paint(ui, rect, field, &editor.sketch, pointed);
    focus_ring(ui, &response, 8);
}

/// Goes through what the pointer did one by one: press and release may come in the same
/// frame.
fn draw_by_pointer(ui: &Ui, response: &Response, field: Field, editor: &mut Editor) {
    let on_top = |at: Pos2| {
        response.rect.contains(at) && ui.ctx().layer_id_at(at) == Some(response.layer_id)
    };
    for event in ui.input(|input| input.events.clone()) {
        match event {
            Event::PointerButton {
                pos,
                button: PointerButton::Primary,
                pressed,
                ..
            } => {
                editor.held = (pressed && on_top(pos)).then_some(pos);
                editor.stroke = None;
            }
            Event::PointerMoved(_) => {}
            _ => continue,
        }
        let (Some(from), Event::PointerMoved(to) | Event::PointerButton { pos: to, .. }) =
            (editor.held, event)
        else {
            continue;
        };
        editor.held = Some(to);
        for hex in field.along(from, to) {
            let there = *editor.stroke.get_or_insert_with(|| {
                editor.sketch.begin_stroke();
                !editor.sketch.contains(hex)
            });
            editor.sketch.set(hex, there);
            editor.cursor = hex;
        }
    }
}

fn draw_by_keys(ui: &Ui, response: &Response, editor: &mut Editor) {
    if !response.has_focus() {
        return;
    }
    let arrows = EventFilter {
        horizontal_arrows: true,
        vertical_arrows: true,
        ..EventFilter::default()
    };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, arrows));
    for key in [
        Key::ArrowLeft,
        Key::ArrowRight,
        Key::ArrowUp,
        Key::ArrowDown,
    ] {
        if ui.input(|input| input.key_pressed(key)) {
            let to = beside(editor.cursor, key);
            if is_on_field(to) {
                editor.cursor = to;
            }
        }
    }
    // A click that no pointer made is Enter or the space bar.
    if response.clicked() && !response.clicked_by(PointerButton::Primary) {
        editor.sketch.toggle(editor.cursor);
    }
}

/// Where an arrow key leads: up and down in a zigzag, so that it stays in its
/// column.
const fn beside(hex: Hex, key: Key) -> Hex {
    let odd = hex.y.rem_euclid(2);
    let (x, y) = match key {
        Key::ArrowLeft => (-1, 0),
        Key::ArrowRight => (1, 0),
        Key::ArrowUp => (1 - odd, -1),
        _ => (-odd, 1),
    };
    Hex {
        x: hex.x + x,
        y: hex.y + y,
    }
}

fn paint(ui: &Ui, rect: Rect, field: Field, sketch: &Sketch, pointed: Option<Hex>) {
    let painter = ui.painter().with_clip_rect(rect);
    painter.rect_filled(rect, 12.0, palette::NIGHT.egui_alpha(150));
    let line = Stroke::new(1.0, palette::LINE.egui_alpha(150));
    match sketch.symmetry {
        Symmetry::None => {}
        Symmetry::Mirror => {
            painter.vline(field.middle.x, rect.y_range(), line);
        }
        Symmetry::Half | Symmetry::Thirds | Symmetry::Sixths => {
            painter.circle_stroke(field.middle, field.unit * 0.3, line);
        }
    }
    for hex in self::field() {
        if sketch.contains(hex) {
            let rods = Stroke::new(field.unit * 0.1, palette::GROOVE.egui());
            painter.add(Shape::convex_polygon(
                field.corners(hex, 0.94),
                palette::LIMESTONE.egui(),
                rods,
            ));
        } else {
            let dot = palette::TEXT_QUIET.egui_alpha(110);
            painter.circle_filled(field.place(hex), 2.0, dot);
        }
    }
    let Some(pointed) = pointed else {
        return;
    };
    for hex in sketch.symmetry.images(pointed) {
        let width = if hex == pointed { 3.0 } else { 1.5 };
        let ring = Stroke::new(width, palette::ACCENT.egui());
        let corners = field.corners(hex, 0.86);
        painter.add(Shape::convex_polygon(corners, Color32::TRANSPARENT, ring));
    }
    // What a click will do.
    let (at, arm) = (field.place(pointed), field.unit * 0.26);
    let taken = sketch.contains(pointed);
    let ink = if taken {
        palette::NIGHT
    } else {
        palette::ACCENT
    };
    let pen = Stroke::new(2.5, ink.egui());
    painter.line_segment([pos2(at.x - arm, at.y), pos2(at.x + arm, at.y)], pen);
    if !taken {
        painter.line_segment([pos2(at.x, at.y - arm), pos2(at.x, at.y + arm)], pen);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::Seat;

    fn shown() -> Field {
        Field::within(Rect::from_min_size(pos2(350.0, 80.0), vec2(860.0, 600.0)))
    }

    #[test]
    fn every_hex_of_the_field_is_seen_and_found() {
        let shown = shown();
        for hex in field() {
            let at = shown.place(hex);
            assert_eq!(shown.under(at), Some(hex));
            assert!(at.x > 350.0 && at.x < 1210.0 && at.y > 80.0 && at.y < 680.0);
        }
        assert_eq!(shown.under(pos2(0.0, 0.0)), None);
    }

    #[test]
    fn a_swift_hand_leaves_no_hex_out() {
        let shown = shown();
        let (from, to) = (Hex { x: -4, y: 0 }, Hex { x: 4, y: 0 });
        let mut met: Vec<i32> = shown
            .along(shown.place(from), shown.place(to))
            .map(|hex| hex.x)
            .collect();
        met.dedup();
        assert_eq!(met, (-4..=4).collect::<Vec<_>>());
    }

    #[test]
    fn arrow_keys_lead_there_and_back() {
        for hex in [Hex { x: 2, y: 1 }, Hex { x: -3, y: 4 }] {
            for (one, other) in [
                (Key::ArrowLeft, Key::ArrowRight),
                (Key::ArrowUp, Key::ArrowDown),
            ] {
                assert_eq!(beside(beside(hex, one), other), hex);
                assert_eq!(beside(beside(hex, other), one), hex);
            }
            let up = beside(beside(hex, Key::ArrowUp), Key::ArrowUp);
            assert_eq!(2 * up.x + up.y, 2 * hex.x + hex.y, "it stays in its column");
        }
    }

    #[test]
    fn the_board_drawn_is_the_one_played_on() {
        let mut draft = Draft::with_defaults("xong", Seat::human("Ada"));
        let mut editor = Editor::default();
        assert!(!editor.agree(&mut draft), "nothing is no board");
        editor.sketch.symmetry = Symmetry::Sixths;
        editor.sketch.toggle(Hex { x: 0, y: 0 });
        editor.sketch.toggle(Hex { x: 1, y: 0 });
        assert!(editor.agree(&mut draft));
        let game = draft.start().unwrap();
        let game: &Xong = game.as_any().downcast_ref().unwrap();
        assert_eq!(game.board().text(), "-1:0..1/0:-1..1/1:-1..0");
        assert_eq!(draft.option(OPTION), game.board().text());
    }

    #[test]
    fn boards_by_chance_differ_and_can_be_taken_back() {
        let mut editor = Editor::default();
        editor.roll(Board::random);
        let first = editor.sketch.board().unwrap();
        editor.roll(Board::isles);
        let second = editor.sketch.board().unwrap();
        assert_ne!(first, second);
        assert!(second.islands().len() > 1);
        editor.sketch.undo();
        assert_eq!(editor.sketch.board().unwrap(), first);
    }
}
