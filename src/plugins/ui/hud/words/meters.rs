//! What each player has scored so far: a bar below the name that is always in
//! view, and opens into the sum that makes it.
//!
//! A game with a running score implements [`Words::meter`](super::Words::meter):
//!
//! ```ignore
//! fn meter(&self, game: &Self::Game, _: &ShownPosition<'_>, player: Player) -> Option<Meter> {
//!     let points = game.points(player);
//!     Some(Meter {
//!         name: "Territory",
//!         value: points.to_string(),
//!         fill: points.to_f64() / game.most_points().to_f64(),
//!         sum: vec![Explanation::line("c4", 9), Explanation::line("c5", 4)],
//!     })
//! }
//! ```
//!
//! Everything else is done here. Whether a sum is open is kept in
//! [`Hud::opened`](crate::plugins::ui::hud::Hud::opened). Numbers that need the times or the
//! number of turns are found in [`ShownPosition::record`].

use bevy_egui::egui::{
    self, Align2, CornerRadius, FontId, Painter, Rect, Response, Sense, Stroke, StrokeKind, Ui,
    WidgetInfo, WidgetType, pos2, vec2,
};

use crate::{
    plugins::{
        scene::palette,
        ui::theme::{self, Icon, focus::focus_ring, player_tone},
    },
    record::Match,
    rules::{AnyGame, Colour, Explanation},
    texts,
};

/// What is on the table: a position, and the match it belongs to.
#[derive(Clone, Copy, Debug)]
pub struct ShownPosition<'a> {
    /// The whole match.
    pub(crate) record: &'a Match,
    /// How many plies are played in the position.
    pub(crate) ply: usize,
    /// The position.
    pub(crate) game: &'a dyn AnyGame,
    /// Whether a lesson is about it, which says what the score means.
    pub(crate) is_taught: bool,
}

/// A running score of one player.
#[derive(Clone, Debug, PartialEq)]
pub struct Meter {
    /// What is counted: "Force".
    pub(crate) name: &'static str,
    /// What it has come to, as it is read from afar: "54.86"; empty where that is said
    /// beside it.
    pub(crate) value: String,
    /// How much of the bar is filled, from 0 to 1, on the same scale for all
    /// players.
    pub(crate) fill: f64,
    /// What it is the sum of, and what else there is to know about it; shown
    /// once the bar is clicked.
    pub(crate) sum: Vec<Explanation>,
}

/// The height of a bar with its words.
const HEIGHT: f32 = 34.0;
/// The height of the bar alone.
const BAR: f32 = 7.0;
/// How far the parts of a sum are moved to the right of it.
const INDENT: f32 = 14.0;

/// A line of a sum as it is shown: how deep, what, how much.
fn lines(sum: &[Explanation]) -> Vec<(usize, &str, &str)> {
    fn add<'a>(parts: &'a [Explanation], depth: usize, all: &mut Vec<(usize, &'a str, &'a str)>) {
        for part in parts {
            all.push((depth, &part.label, &part.value));
            add(&part.parts, depth + 1, all);
        }
    }
    let mut all = Vec::new();
    add(sum, 0, &mut all);
    all
}

/// Shows the score of a player; whether it was clicked.
pub(crate) fn show(ui: &mut Ui, meter: &Meter, colour: Colour, open: bool) -> bool {
    let bar = bar(ui, meter, colour, open);
    if open {
        for (depth, label, value) in lines(&meter.sum) {
            line(ui, depth, label, value);
        }
    }
    bar.clicked()
}

fn bar(ui: &mut Ui, meter: &Meter, colour: Colour, open: bool) -> Response {
    let is_compared = meter.value.is_empty();
    let height = if is_compared { HEIGHT - BAR } else { HEIGHT };
    let size = vec2(ui.available_width(), height);
    let (rect, response) = ui.allocate_exact_size(size, Sense::click());
    response.widget_info(|| {
        let text = format!("{} {}", meter.name, meter.value);
        WidgetInfo::selected(WidgetType::CollapsingHeader, ui.is_enabled(), open, text)
    });
    let painter = ui.painter();
    let ink = if response.hovered() || response.has_focus() {
        palette::ACCENT
    } else {
        palette::TEXT
    };
    let sign = if open {
        Icon::ChevronUp
    } else {
        Icon::ChevronDown
    };
    let words = rect.top() + (HEIGHT - BAR) / 2.0 - 1.0;
    let place = Rect::from_center_size(pos2(rect.left() + 8.0, words), vec2(14.0, 14.0));
    sign.paint(painter, place, palette::TEXT_QUIET.egui());
    painter.text(
        pos2(rect.left() + 22.0, words),
        Align2::LEFT_CENTER,
        meter.name,
        FontId::proportional(16.0),
        ink.egui(),
    );
    painter.text(
        pos2(rect.right() - 2.0, words),
        Align2::RIGHT_CENTER,
        &meter.value,
        FontId::new(22.0, theme::strong_family()),
        ink.egui(),
    );
    if !is_compared {
        fill(painter, rect, meter, colour);
    }
    focus_ring(ui, &response, 6);
    response.on_hover_text(if open {
        texts::close()
    } else {
        texts::seats_worked_out()
    })
}

/// How much of the bar is filled.
fn fill(painter: &Painter, rect: Rect, meter: &Meter, colour: Colour) {
    let whole = Rect::from_min_max(pos2(rect.left(), rect.bottom() - BAR), rect.max);
    let round = CornerRadius::same((BAR / 2.0) as u8);
    painter.rect_filled(whole, round, palette::NIGHT.egui());
    let mut part = whole;
    part.set_width(whole.width() * meter.fill.clamp(0.0, 1.0) as f32);
    painter.rect_filled(part, round, player_tone(colour).egui());
    // Dark colours stand out from the groove by their rim.
    let rim = Stroke::new(1.0, palette::TEXT_QUIET.egui());
    painter.rect_stroke(part, round, rim, StrokeKind::Inside);
}

fn line(ui: &mut Ui, depth: usize, label: &str, value: &str) {
    ui.horizontal_top(|ui| {
        ui.spacing_mut().item_spacing.x = 6.0;
        ui.add_space(22.0 + INDENT * depth as f32);
        let right = ui.available_rect_before_wrap().right() - 2.0;
        let size = if depth == 0 { 15.0 } else { 14.0 };
        let figure = ui.painter().layout_no_wrap(
            value.to_owned(),
            FontId::new(size, theme::strong_family()),
            palette::TEXT.egui(),
        );
        let room = ui.available_width() - figure.size().x - 10.0;
        let text = egui::RichText::new(label)
            .color(palette::TEXT_QUIET.egui())
            .size(size);
        let shown = ui
            .scope(|ui| {
                ui.set_max_width(room);
                ui.add(egui::Label::new(text).wrap())
            })
            .inner;
        let at = pos2(right - figure.size().x, shown.rect.top());
        ui.painter().galley(at, figure, palette::TEXT.egui());
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_goes_from_the_whole_to_its_parts() {
        let sum = [
            Explanation::sum("Board", 34, vec![Explanation::line("F6", 6)]),
            Explanation::line("Reserve", 0),
        ];
        assert_eq!(
            lines(&sum),
            [(0, "Board", "34"), (1, "F6", "6"), (0, "Reserve", "0")]
        );
    }
}
