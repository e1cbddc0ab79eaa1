//! The card of a puzzle in the list: its picture, its task, how hard it is, and
//! whether it is solved.

use bevy_egui::egui::{
    Align, Label, Layout, Rect, Response, RichText, Sense, Stroke, StrokeKind, Ui, UiBuilder,
    WidgetInfo, WidgetType, pos2, vec2,
};

use super::Entry;
use crate::{
    engine::puzzles::{Puzzle, Said},
    plugins::{
        scene::palette,
        ui::{
            screens::Miniatures,
            theme::{self, Icon, PushButton, focus::focus_ring},
        },
    },
    texts,
};

/// The height of a card.
const HEIGHT: f32 = 148.0;
/// The distance of the picture from the edges.
const INSET: f32 = 12.0;
/// The most stars a puzzle has.
const STARS: u8 = 5;
/// The side of the mark of a puzzle that is solved.
const MARK: f32 = 28.0;

/// Shows how many puzzles were solved in a row.
pub(super) fn streak(ui: &mut Ui, text: &str) {
    let label = RichText::new(text)
        .text_style(theme::strong_style())
        .color(palette::ACCENT.egui());
    ui.add(Label::new(label));
    let (rect, _) = ui.allocate_exact_size(vec2(22.0, 22.0), Sense::hover());
    Icon::Star.paint(ui.painter(), rect, palette::ACCENT.egui());
}

/// The button that deletes a puzzle of the player's own, in the corner of its card.
/// Returns whether it was pressed.
pub(super) fn bin(ui: &mut Ui, card: &Response, puzzle: &Puzzle) -> bool {
    let corner = card.rect.right_bottom() - vec2(INSET, INSET);
    let place = Rect::from_min_max(corner - vec2(40.0, 36.0), corner);
    let mut inside = ui.new_child(UiBuilder::new().max_rect(place));
    let delete = PushButton::new("").icon(Icon::Bin).quiet().height(36.0);
    let tip = texts::puzzles_delete(puzzle.said().title);
    inside.add(delete.tip(tip)).clicked()
}

pub(super) fn card(
    ui: &mut Ui,
    entry: &Entry,
    solved: bool,
    width: f32,
    miniatures: &mut Miniatures,
) -> Response {
    let puzzle = entry.puzzle;
    let (rect, response) = ui.allocate_exact_size(vec2(width, HEIGHT), Sense::click());
    response.widget_info(|| {
        let state = if solved { "solved" } else { "open" };
        let Said { title, task } = puzzle.said();
        let label = match puzzle.difficulty() {
            Some(stars) => texts::puzzles_card_difficulty(title, stars, STARS, state, task),
            None => texts::puzzles_card(title, state, task),
        };
        WidgetInfo::labeled(WidgetType::Button, true, label)
    });
    if response.gained_focus() {
        response.scroll_to_me(None);
    }
    if !ui.is_rect_visible(rect) {
        return response;
    }
    let over = response.hovered() || response.has_focus();
    let (fill, line) = if over {
        let line = Stroke::new(2.0, palette::ACCENT.egui());
        (palette::PANEL_RAISED, line)
    } else {
        let line = Stroke::new(1.0, palette::LINE.egui_alpha(140));
        (palette::PANEL, line)
    };
    let radius = f32::from(theme::RADIUS);
    ui.painter()
        .rect(rect, radius, fill.egui_alpha(240), line, StrokeKind::Inside);
    let inner = rect.shrink(INSET);
    let picture = Rect::from_min_size(inner.min, vec2(inner.height(), inner.height()));
    let position = || puzzle.start().ok();
    let miniature = miniatures.get(puzzle.game(), &puzzle.id, position);
    let text = match miniature {
        Some(miniature) => {
            miniature.paint(ui.painter(), picture);
            Rect::from_min_max(pos2(picture.right() + INSET + 4.0, inner.top()), inner.max)
        }
        None => inner,
    };
    if solved {
        let corner = pos2(inner.right() - MARK, inner.top());
        let mark = Rect::from_min_size(corner, vec2(MARK, MARK));
        ui.painter()
            .circle_filled(mark.center(), MARK / 2.0, palette::GOOD.egui());
        Icon::Check.paint(ui.painter(), mark.shrink(6.0), palette::NIGHT.egui());
    }
    let builder = UiBuilder::new()
        .max_rect(text)
        .layout(Layout::top_down(Align::Min));
    words(&mut ui.new_child(builder), entry, solved);
    focus_ring(ui, &response, theme::RADIUS);
    response
}

fn words(ui: &mut Ui, entry: &Entry, solved: bool) {
    let puzzle = entry.puzzle;
    ui.spacing_mut().item_spacing.y = 3.0;
    let whole = ui.available_width();
    ui.set_max_width(whole - MARK - 4.0);
    let Said { title, task } = puzzle.said();
    let title = format!("{}. {title}", entry.number);
    let title = RichText::new(title).text_style(theme::strong_style());
    ui.add(Label::new(title).truncate());
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = theme::GAP;
        if let Some(difficulty) = puzzle.difficulty() {
            stars(ui, difficulty);
        }
        if puzzle.is_own() {
            theme::note(ui, texts::puzzles_mine());
        }
        if solved {
            theme::note(ui, texts::puzzles_solved());
        }
    });
    ui.set_max_width(whole);
    let task = RichText::new(task)
        .size(15.0)
        .color(palette::TEXT_QUIET.egui());
    ui.add(Label::new(task).wrap());
}

/// How hard a puzzle is.
fn stars(ui: &mut Ui, difficulty: u8) {
    let size = vec2(16.0, 16.0);
    let (rect, response) =
        ui.allocate_exact_size(vec2(f32::from(STARS) * 18.0, size.y), Sense::hover());
    for star in 0..STARS {
        let at = pos2(rect.left() + f32::from(star) * 18.0, rect.top());
        let (icon, colour) = if star < difficulty {
            (Icon::Star, palette::ACCENT)
        } else {
            (Icon::StarEmpty, palette::LINE)
        };
        icon.paint(ui.painter(), Rect::from_min_size(at, size), colour.egui());
    }
    response.on_hover_text(texts::puzzles_difficulty(difficulty, STARS));
}
