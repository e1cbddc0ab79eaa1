//! Small pictures for the rules page: positions, and the traffic light.

use bevy_egui::egui::{
    Align2, Color32, Painter, Pos2, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, vec2,
};

use super::layout::Layout;
use crate::{
    plugins::{
        scene::palette,
        ui::theme::shapes::{hexagon, player_mark},
    },
    rules::{
        AnyGame, Player,
        xafka::{Cell, Goal, Light, Xafka},
    },
};

/// What is marked on the hexagons.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Marks {
    /// What the first player's piece reaches.
    First,
    /// What either piece reaches: black, white or both.
    Both,
    /// Where the next move may end.
    Destinations,
}

/// Draws a position in a square of `side`.
pub(crate) fn show(ui: &mut Ui, side: f32, position: &Xafka, marks: Marks) {
    let (rect, _) = ui.allocate_exact_size(vec2(side, side), Sense::hover());
    if ui.is_rect_visible(rect) {
        draw(ui.painter(), rect, position, marks);
    }
}

fn draw(painter: &Painter, rect: Rect, position: &Xafka, marks: Marks) {
    let board = position.board();
    let layout = Layout::new(board);
    let half = layout.half_size();
    let unit = (rect.width() / (2.0 * half.x)).min(rect.height() / (2.0 * half.y));
    let place = |cell: Cell| -> Pos2 {
        let at = layout.place(cell);
        rect.center() + vec2(at.x, at.z) * unit
    };
    let standing = position.standing();
    for cell in board.all() {
        let (fill, line) = if standing.contains(cell) {
            (palette::LIMESTONE.egui(), palette::LIMESTONE_DARK.egui())
        } else {
            (palette::NIGHT.egui(), palette::LINE.egui_alpha(130))
        };
        hexagon(
            painter,
            place(cell),
            unit * 0.95,
            fill,
            Stroke::new(1.0, line),
        );
    }
    let (first, second) = (Player::FIRST, Player::SECOND);
    for cell in standing {
        let (black, white) = (
            position.reach(first).contains(cell),
            position.reach(second).contains(cell),
        );
        let at = place(cell);
        match marks {
            Marks::Both if black && white => dot(painter, at, unit, Color32::GRAY),
            Marks::Both | Marks::First if black => {
                dot(painter, at, unit, palette::EBONY.egui());
            }
            Marks::Both if white => dot(painter, at, unit, Color32::WHITE),
            Marks::Destinations if position.destinations().contains(cell) => {
                let stroke = Stroke::new(unit * 0.16, palette::MARK_LEGAL.egui());
                painter.circle_stroke(at, unit * 0.42, stroke);
            }
            _ => {}
        }
    }
    let colours = AnyGame::colours(position);
    for player in Player::all(position.players()) {
        if let (Some(cell), Some(colour)) = (position.piece(player), colours.get(player.index())) {
            player_mark(painter, place(cell), unit * 0.7, *colour);
        }
    }
}

fn dot(painter: &Painter, at: Pos2, unit: f32, fill: Color32) {
    painter.circle(
        at,
        unit * 0.26,
        fill,
        Stroke::new(1.0, palette::OAK_DARK.egui()),
    );
}

/// The traffic light in one of its states, with a word below.
pub(crate) fn light(ui: &mut Ui, light: Light, free: bool, word: &str, height: f32) {
    let font = TextStyle::Small.resolve(ui.style());
    let galley = ui
        .painter()
        .layout_no_wrap(word.to_owned(), font, palette::TEXT.egui());
    let width = galley.size().x.max(height * 0.36) + 8.0;
    let below = galley.size().y + 6.0;
    let (rect, _) = ui.allocate_exact_size(vec2(width, height + below), Sense::hover());
    let painter = ui.painter();
    let case = Align2::CENTER_TOP.align_size_within_rect(vec2(height * 0.36, height), rect);
    painter.rect(
        case,
        height * 0.08,
        palette::IRON.egui(),
        Stroke::new(1.5, palette::BRASS.egui()),
        StrokeKind::Inside,
    );
    let lamps = [
        (palette::LAMP_RED, light == Light::Set(Goal::Red)),
        (palette::LAMP_YELLOW, light == Light::Yellow),
        (palette::LAMP_GREEN, light == Light::Set(Goal::Green)),
    ];
    for (number, (tone, lit)) in lamps.into_iter().enumerate() {
        let at = case.center_top() + vec2(0.0, height * (0.2 + 0.3 * number as f32));
        let strength = match (lit, free) {
            (true, true) => 1.0,
            (true, false) => 0.55,
            _ => 0.16,
        };
        painter.circle_filled(at, height * 0.115, tone.egui().gamma_multiply(strength));
    }
    let at = rect.center_bottom() - vec2(galley.size().x / 2.0, galley.size().y);
    painter.galley(at, galley, palette::TEXT.egui());
}
